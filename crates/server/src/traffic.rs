//! What goes in and out: bodies and answers draw on one budget. A body is read when there is room for it, and until then its sender waits;
//! an answer counts until the last byte of it was sent.

use crate::refusal::Refusal;
use axum::body::{Body, Bytes as Payload, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use work::Bytes;

/// No request may be larger, however much memory there is.
pub const LARGEST_BODY: usize = 16 << 20;
/// What everybody has: a page that only asks small questions never waits for room.
const SMALL: usize = 16 << 10;
/// A body is there twice for a moment: as it came, and as it is understood.
const COPIES: u64 = 2;
/// How long one waits for room.
const PATIENCE: Duration = Duration::from_secs(5);
/// A body comes in this time,
const ARRIVAL: Duration = Duration::from_secs(20);
/// and this much longer for each of so many bytes.
const SLOWEST: usize = 64 << 10;

/// Room for bodies and answers.
pub struct Traffic {
    /// In KiB.
    room: Arc<Semaphore>,
    most: u64,
}

impl Traffic {
    pub fn new(memory: Bytes) -> Self {
        let most = (memory.0 >> 10).min(u64::from(u32::MAX));
        Traffic {
            room: Arc::new(Semaphore::new(most as usize)),
            most,
        }
    }

    /// No body may be larger.
    pub fn largest_body(&self) -> usize {
        let fitting = (self.most << 10) / COPIES;
        LARGEST_BODY.min(usize::try_from(fitting).unwrap_or(LARGEST_BODY))
    }

    /// Waits until there is room for a document of this size.
    pub async fn hold(&self, size: u64) -> Result<Option<OwnedSemaphorePermit>, Refusal> {
        if size <= SMALL as u64 {
            return Ok(None);
        }
        // More than there is would never come: who is alone may have all.
        let needed = (size.saturating_mul(COPIES) >> 10).clamp(1, self.most.max(1)) as u32;
        let room = Arc::clone(&self.room).acquire_many_owned(needed);
        match tokio::time::timeout(PATIENCE, room).await {
            Ok(Ok(room)) => Ok(Some(room)),
            _ => Err(Refusal::busy(PATIENCE)),
        }
    }

    /// Reads a body when there is room for it.
    async fn receive(
        &self,
        request: Request,
    ) -> Result<(Request, Option<OwnedSemaphorePermit>), Refusal> {
        let (head, body) = request.into_parts();
        if body.is_end_stream() {
            return Ok((Request::from_parts(head, body), None));
        }
        let most = self.largest_body();
        let stated = stated(&head.headers).unwrap_or(most);
        if stated > most {
            return Err(Refusal::too_large(most));
        }
        let room = self.hold(stated as u64).await?;
        let time = ARRIVAL + Duration::from_secs((stated / SLOWEST) as u64);
        let slow = || Refusal::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "server-error-slow");
        let body = tokio::time::timeout(time, to_bytes(body, most)).await;
        let body = body.map_err(|_| slow())?;
        let body = body.map_err(|_| Refusal::too_large(most))?;
        Ok((Request::from_parts(head, Body::from(body)), room))
    }

    /// Counts an answer until it was sent.
    async fn send(&self, response: Response) -> Result<Response, Refusal> {
        let exact = response.body().size_hint().exact();
        let Some(size) = exact.filter(|&size| size > SMALL as u64) else {
            return Ok(response);
        };
        let room = self.hold(size / COPIES).await?;
        let (head, body) = response.into_parts();
        let bytes = to_bytes(body, usize::MAX).await;
        let bytes = bytes.map_err(|error| Refusal::broken(error.to_string()))?;
        let held = Payload::from_owner(Held { bytes, _room: room });
        Ok(Response::from_parts(head, Body::from(held)))
    }
}

/// Bytes that take room as long as anybody has them.
struct Held {
    bytes: Payload,
    _room: Option<OwnedSemaphorePermit>,
}

impl AsRef<[u8]> for Held {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

/// How long a body says it is; a length that lies is noticed while reading.
fn stated(headers: &HeaderMap) -> Option<usize> {
    headers
        .get(header::CONTENT_LENGTH)?
        .to_str()
        .ok()?
        .parse()
        .ok()
}

/// Lets requests in as there is room for them.
pub async fn bounded(
    State(traffic): State<Arc<Traffic>>,
    request: Request,
    next: Next,
) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let passed = async {
        let (request, room) = traffic.receive(request).await?;
        let response = next.run(request).await;
        drop(room);
        if api {
            traffic.send(response).await
        } else {
            Ok(response)
        }
    };
    passed.await.unwrap_or_else(IntoResponse::into_response)
}
