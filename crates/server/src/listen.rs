//! Connections: as many as we can hold, and none that only sits there. It knows nothing of HTTP.

use axum::serve::Listener;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};

/// More connections than this wait in the system's own line.
const MOST_CONNECTIONS: usize = 1024;
/// A connection on which nothing moves for so long is closed. The longest question takes less, and streams of events
/// send a sign of life more often.
const IDLE: Duration = Duration::from_secs(90);

/// Whoever sends a request more slowly than one byte in this time
const SLOWEST: Duration = Duration::from_millis(50);
/// for so long is not waited for.
const GRACE: Duration = Duration::from_secs(30);

/// Accepts a bounded number of connections.
pub struct Bounded {
    listener: TcpListener,
    places: Arc<Semaphore>,
}

impl Bounded {
    pub fn new(listener: TcpListener) -> Self {
        Bounded {
            listener,
            places: Arc::new(Semaphore::new(MOST_CONNECTIONS)),
        }
    }
}

impl Listener for Bounded {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        // The semaphore is never closed.
        let place = Arc::clone(&self.places).acquire_owned().await.ok();
        let (stream, address) = Listener::accept(&mut self.listener).await;
        // Answers are small: they should not wait for more to come.
        let _ = stream.set_nodelay(true);
        let connection = Connection {
            stream,
            patience: Box::pin(tokio::time::sleep(IDLE)),
            received: Received::default(),
            _place: place,
        };
        (connection, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that is closed when nothing moves on it.
pub struct Connection {
    stream: TcpStream,
    patience: Pin<Box<Sleep>>,
    received: Received,
    _place: Option<OwnedSemaphorePermit>,
}

impl Connection {
    fn moved(&mut self) {
        self.patience.as_mut().reset(Instant::now() + IDLE);
    }
}

/// What came since something was last sent: a request, or a part of one.
#[derive(Default)]
struct Received {
    since: Option<Instant>,
    bytes: u32,
}

impl Received {
    /// Whether more came, and so slowly that it is no request that somebody waits for. Who sends nothing waits for an answer.
    fn trickles(&mut self, bytes: usize, now: Instant) -> bool {
        let since = *self.since.get_or_insert(now);
        self.bytes = self
            .bytes
            .saturating_add(u32::try_from(bytes).unwrap_or(u32::MAX));
        let taken = now.saturating_duration_since(since);
        bytes > 0 && taken > GRACE && taken > SLOWEST.saturating_mul(self.bytes)
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        match Pin::new(&mut self.stream).poll_read(context, buffer) {
            Poll::Ready(read) => {
                self.moved();
                let came = buffer.filled().len() - before;
                if self.received.trickles(came, Instant::now()) {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
                Poll::Ready(read)
            }
            Poll::Pending => match self.patience.as_mut().poll(context) {
                Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
                Poll::Pending => Poll::Pending,
            },
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        if written.is_ready() {
            self.moved();
            self.received = Received::default();
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many bytes at once, every so many seconds: after how long the connection is closed, if ever.
    fn closed(bytes: usize, every: u64) -> Option<u64> {
        let begin = Instant::now();
        let mut received = Received::default();
        let times = (0..600).step_by(every as usize);
        let mut times = times.map(|seconds| (seconds, begin + Duration::from_secs(seconds)));
        times.find_map(|(seconds, now)| received.trickles(bytes, now).then_some(seconds))
    }

    #[test]
    fn who_trickles_is_closed_and_who_sends_much_is_not() {
        assert_eq!(closed(1, 20), Some(40));
        assert_eq!(closed(10, 1), Some(31));
        assert_eq!(closed(1000, 1), None);
    }

    #[test]
    fn who_waits_for_a_long_answer_is_not_closed() {
        let begin = Instant::now();
        let mut received = Received::default();
        assert!(!received.trickles(300, begin));
        assert!(!received.trickles(0, begin + Duration::from_secs(80)));
    }
}
