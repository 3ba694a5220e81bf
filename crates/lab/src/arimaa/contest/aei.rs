//! A player that speaks AEI: greeted, told what happens, asked within a time. It knows lines and deadlines, no rules, and not where the
//! lines go.

use super::{Fault, Moment, Player, Reply};
use arimaa::{Clock, Colour, GameLimit, Ply, Referee};
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// How long a player may take to greet, and to say that it is ready.
const GREETING: Duration = Duration::from_secs(30);
/// How long after `stop` a player may take before it is taken for hung.
const AFTER_STOP: Duration = Duration::from_secs(3);
/// A line longer than this is cut.
const LONGEST: u64 = 1 << 16;
/// So many lines wait to be read at most; a player that says more waits itself.
const BACKLOG: usize = 256;
/// More lines than this are no greeting.
const MOST_GREETING: usize = 10_000;

/// A player behind two streams: what it is told, and what it says.
pub struct AeiPlayer<W: Write> {
    told: W,
    lines: Receiver<(Instant, String)>,
    /// What it calls itself.
    pub name: String,
}

impl<W: Write> AeiPlayer<W> {
    /// Greets, waits until it has greeted, and gives it its options. `name` is what it is called until it says its own.
    ///
    /// # Errors
    /// When it goes away or says nothing.
    pub fn greet(
        name: &str,
        told: W,
        said: impl Read + Send + 'static,
        options: &[(String, String)],
    ) -> Result<Self, Fault> {
        let (sender, lines) = sync_channel(BACKLOG);
        // The thread ends when the player closes its output or nobody listens any more.
        std::thread::spawn(move || {
            let mut reader = BufReader::new(said);
            let mut bytes = Vec::new();
            while Read::take(reader.by_ref(), LONGEST)
                .read_until(b'\n', &mut bytes)
                .is_ok_and(|read| read > 0)
            {
                let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                if sender.send((Instant::now(), line)).is_err() {
                    break;
                }
                bytes.clear();
            }
        });
        let mut player = AeiPlayer {
            told,
            lines,
            name: name.to_owned(),
        };
        player.send("aei")?;
        let mut called = None;
        player.wait("aeiok", |line| {
            if let Some(name) = line.strip_prefix("id name ") {
                called = Some(name.trim().to_owned());
            }
        })?;
        player.name = called.unwrap_or_else(|| name.to_owned());
        for (name, value) in options {
            player.option(name, value)?;
        }
        player.ready()?;
        Ok(player)
    }

    /// Sends one line.
    ///
    /// # Errors
    /// When nobody reads it.
    pub fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.told
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| self.told.flush())
            .map_err(|_| Fault::Gone)
    }

    /// Sets an option.
    ///
    /// # Errors
    /// When it cannot be told.
    pub fn option(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.send(&format!("setoption name {name} value {value}"))
    }

    /// Waits for this line within the time of a greeting; `heard` is told of all before it.
    fn wait(&mut self, wanted: &str, mut heard: impl FnMut(&str)) -> Result<(), Fault> {
        let begun = Instant::now();
        for _ in 0..MOST_GREETING {
            let left = GREETING.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left) {
                Ok((_, line)) if line == wanted => return Ok(()),
                Ok((_, line)) => heard(&line),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Silent),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
            }
        }
        Err(Fault::Noise)
    }

    /// Waits until everything sent so far is understood.
    ///
    /// # Errors
    /// When it goes away or says nothing.
    pub fn ready(&mut self) -> Result<(), Fault> {
        self.send("isready")?;
        self.wait("readyok", |_| ())
    }

    /// Tells the time control once a game begins.
    ///
    /// # Errors
    /// When it cannot be told.
    pub fn tell_control(&mut self, clock: &Clock) -> Result<(), Fault> {
        let control = clock.control();
        let (total, turns) = match control.game {
            GameLimit::None => (Duration::ZERO, 0),
            GameLimit::Time(limit) => (limit, 0),
            GameLimit::Turns(turns) => (Duration::ZERO, turns),
        };
        for (name, value) in [
            ("tcmove", seconds(control.per_move)),
            ("tcreserve", seconds(control.reserve)),
            ("tcpercent", control.percent.to_string()),
            ("tcmax", seconds(control.most_reserve)),
            ("tctotal", seconds(total)),
            ("tcturns", turns.to_string()),
            ("tcturntime", seconds(control.most_per_move)),
        ] {
            self.option(name, &value)?;
        }
        Ok(())
    }

    /// Tells how the clocks stand before a move.
    ///
    /// # Errors
    /// When it cannot be told.
    pub fn tell_clock(&mut self, clock: &Clock, last: Duration) -> Result<(), Fault> {
        for (name, value) in [
            ("greserve", clock.reserve(Colour::Gold)),
            ("sreserve", clock.reserve(Colour::Silver)),
            ("gused", clock.used(Colour::Gold)),
            ("sused", clock.used(Colour::Silver)),
            ("lastmoveused", last),
            ("moveused", Duration::ZERO),
        ] {
            self.option(name, &seconds(value))?;
        }
        Ok(())
    }

    /// Asks for a move and waits for it; when the time is over it is told to stop, and a little later given up.
    ///
    /// # Errors
    /// When it goes away or stays silent.
    pub fn go(&mut self, allowed: Duration) -> Result<Reply, Fault> {
        let begun = Instant::now();
        self.send("go")?;
        let mut answer = Reply::default();
        loop {
            let patience = if answer.stopped {
                allowed + AFTER_STOP
            } else {
                allowed
            };
            let left = patience.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left) {
                // Who goes on talking is not waited for longer than who is silent.
                Ok((when, _)) if answer.stopped && when.duration_since(begun) > patience => {
                    return Err(Fault::Silent);
                }
                Ok((when, line)) => {
                    if !answer.stopped && when.duration_since(begun) > patience {
                        self.send("stop")?;
                        answer.stopped = true;
                    }
                    // Engines without a move send the bare word.
                    if line == "bestmove" || line.starts_with("bestmove ") {
                        answer.bestmove = line["bestmove".len()..].trim().to_owned();
                        answer.took = when.duration_since(begun);
                        return Ok(answer);
                    }
                    let number = |key: &str| {
                        let rest = line.strip_prefix("info ")?.strip_prefix(key)?;
                        rest.split_whitespace().next()?.parse().ok()
                    };
                    answer.nodes = number("nodes ").or(answer.nodes);
                    answer.depth = number("depth ").or(answer.depth);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
                Err(RecvTimeoutError::Timeout) if answer.stopped => return Err(Fault::Silent),
                Err(RecvTimeoutError::Timeout) => {
                    self.send("stop")?;
                    answer.stopped = true;
                }
            }
        }
    }
}

impl<W: Write> Player for AeiPlayer<W> {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, clock: &Clock, opening: &[Ply]) -> Result<(), Fault> {
        self.tell_control(clock)?;
        self.send("newgame")?;
        let mut referee = Referee::new();
        for (index, ply) in opening.iter().enumerate() {
            if referee.play(*ply).is_ok() {
                self.send(&format!("makemove {}", referee.write_ply(index)))?;
            }
        }
        self.ready()
    }

    fn turn(&mut self, moment: &Moment<'_>) -> Result<Reply, Fault> {
        if !moment.clock.control().is_untimed() {
            self.tell_clock(moment.clock, moment.last)?;
        }
        self.go(moment.allowed)
    }

    fn played(&mut self, text: &str) -> Result<(), Fault> {
        self.send(&format!("makemove {text}"))
    }
}

impl<W: Write> Drop for AeiPlayer<W> {
    fn drop(&mut self) {
        // A polite word; whoever holds the other end sees to those that do not listen.
        let _ = self.send("quit");
    }
}

/// Seconds as AEI has them: whole where they are, with a point where they are not.
fn seconds(time: Duration) -> String {
    if time.subsec_millis() == 0 {
        time.as_secs().to_string()
    } else {
        format!("{:.3}", time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{self, sink};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn seconds_are_whole_where_they_can_be() {
        assert_eq!(seconds(Duration::from_secs(90)), "90");
        assert_eq!(seconds(Duration::from_millis(200)), "0.200");
    }

    /// What is said is there before anything is asked, so that no time passes.
    #[test]
    fn it_is_greeted_and_answers_by_its_last_word() {
        let said = "id name Bob\naeiok\nreadyok\ninfo nodes 7\nbestmove Ra1n\n";
        let mut told = Vec::new();
        let options = [("hash".to_owned(), "5".to_owned())];
        let mut player = AeiPlayer::greet("?", &mut told, said.as_bytes(), &options).unwrap();
        assert_eq!(player.name, "Bob");
        let reply = player.go(Duration::from_secs(600)).unwrap();
        assert_eq!((reply.bestmove.as_str(), reply.nodes), ("Ra1n", Some(7)));
        assert_eq!(player.go(Duration::from_secs(600)).err(), Some(Fault::Gone));
        drop(player);
        let heard = "aei\nsetoption name hash value 5\nisready\ngo\ngo\nquit\n";
        assert_eq!(told, heard.as_bytes());
    }

    /// Says `y` without end, and counts how often it was asked.
    struct Flood(Arc<AtomicUsize>);

    impl Read for Flood {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            self.0.fetch_add(1, Ordering::Relaxed);
            for (index, byte) in bytes.iter_mut().enumerate() {
                *byte = b"y\n"[index % 2];
            }
            Ok(bytes.len() & !1)
        }
    }

    #[test]
    fn a_flood_is_no_greeting_and_is_not_stored() {
        let asked = Arc::new(AtomicUsize::new(0));
        let greeted = AeiPlayer::greet("yes", sink(), Flood(asked.clone()), &[]);
        assert_eq!(greeted.err(), Some(Fault::Noise));
        // As much as the greeting may have, what waits, and a buffer: no more was read.
        let lines = MOST_GREETING + BACKLOG + 2;
        let reads = 2 * lines / BufReader::new(io::empty()).capacity() + 2;
        assert!(asked.load(Ordering::Relaxed) <= reads);
    }

    #[test]
    fn a_line_without_an_end_is_cut() {
        let mut text = vec![b'x'; 3 * LONGEST as usize];
        text.extend_from_slice(b"\nid name Someone\naeiok\nreadyok\n");
        let player = AeiPlayer::greet("long", sink(), io::Cursor::new(text), &[]);
        assert_eq!(
            player.ok().map(|player| player.name.clone()),
            Some("Someone".to_owned())
        );
    }
}
