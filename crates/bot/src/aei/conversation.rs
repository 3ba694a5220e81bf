//! A conversation in AEI over two streams: one thread listens, one thinks, and this one speaks and keeps the time. What is said is the
//! protocol's; where the streams come from is not known here.

use super::{Job, Protocol, Request};
use crate::player::Player;
use crate::search::{Choice, Report};
use std::io::{self, BufRead, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;
use work::{Clock, Stop};

/// Speaks for a player until the controller says farewell or ends its stream. Tables larger than `memory` bytes are refused;
/// turns are timed by clocks like the one that is handed over.
///
/// # Errors
/// When nothing can be said any more.
pub fn converse(
    player: Player,
    protocol: Protocol,
    input: impl BufRead + Send + 'static,
    output: impl Write,
    memory: u64,
    clock: Clock,
) -> io::Result<()> {
    let (events, inbox) = channel();
    let (orders, queue) = channel();
    thread::spawn({
        let events = events.clone();
        move || listen(input, &events)
    });
    thread::spawn(move || work_off(player, &queue, &events));
    let mut desk = Desk {
        protocol,
        output,
        orders,
        thought: None,
        closing: false,
        memory,
        clock,
    };
    desk.serve(&inbox)
}

/// What can happen while the protocol waits.
enum Event {
    Line(String),
    End,
    Progress(u64, Report, u128),
    Thought(u64, Option<Choice>),
}

/// What the thinking thread is told.
enum Order {
    Think(Box<Job>, Clock, Stop),
    Table(usize),
    Threads(usize),
    NewGame,
}

/// A line longer than this is no line of the protocol.
const LONGEST: u64 = 1 << 16;

fn listen(mut input: impl BufRead, events: &Sender<Event>) {
    loop {
        let mut bytes = Vec::new();
        match Read::take(input.by_ref(), LONGEST).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).into_owned();
                if events.send(Event::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
    let _ = events.send(Event::End);
}

fn work_off(mut player: Player, queue: &Receiver<Order>, events: &Sender<Event>) {
    for order in queue {
        match order {
            Order::Table(megabytes) => player.set_table(megabytes),
            Order::Threads(threads) => player.set_threads(threads),
            Order::NewGame => player.new_game(),
            Order::Think(job, clock, stop) => {
                let number = job.number;
                let mut tell = |report: &Report| {
                    let took = clock.now().as_millis();
                    let _ = events.send(Event::Progress(number, report.clone(), took));
                };
                let choice = player.think(&job, clock, &stop, &mut tell);
                if events.send(Event::Thought(number, choice)).is_err() {
                    return;
                }
            }
        }
    }
}

/// A thought in progress.
struct Thought {
    clock: Clock,
    deadline: Option<Duration>,
    stop: Stop,
}

impl Thought {
    /// How long it may still last, where that is said.
    fn left(&self) -> Option<Duration> {
        let deadline = self.deadline?;
        Some(deadline.saturating_sub(self.clock.now()))
    }
}

struct Desk<W> {
    protocol: Protocol,
    output: W,
    orders: Sender<Order>,
    thought: Option<Thought>,
    /// The controller's stream has ended: the answer that is being thought about is still given.
    closing: bool,
    memory: u64,
    clock: Clock,
}

impl<W: Write> Desk<W> {
    fn serve(&mut self, inbox: &Receiver<Event>) -> io::Result<()> {
        loop {
            let left = self.thought.as_ref().and_then(Thought::left);
            let event = match left {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(left) => inbox.recv_timeout(left),
            };
            let requests = match event {
                Ok(Event::Line(line)) => self.protocol.line(&line),
                Ok(Event::End) => {
                    self.closing = true;
                    // Nobody is left to say stop to a thought without an end.
                    match &self.thought {
                        Some(thought) if thought.deadline.is_none() => self.protocol.line("stop"),
                        _ => vec![],
                    }
                }
                Ok(Event::Progress(number, report, took)) => {
                    self.protocol.progress(number, &report, took)
                }
                Ok(Event::Thought(number, choice)) => {
                    let requests = self.protocol.thought(number, choice);
                    if !requests.is_empty() {
                        self.thought = None;
                    }
                    requests
                }
                Err(RecvTimeoutError::Timeout) => {
                    self.halt();
                    vec![]
                }
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            if self.carry_out(requests)? || self.closing && self.thought.is_none() {
                return Ok(());
            }
        }
    }

    fn halt(&mut self) {
        if let Some(thought) = &mut self.thought {
            thought.stop.request();
            thought.deadline = None;
        }
    }

    /// Whether the controller said farewell.
    fn carry_out(&mut self, requests: Vec<Request>) -> io::Result<bool> {
        for request in requests {
            match request {
                Request::Say(line) => writeln!(self.output, "{line}")?,
                Request::Think(job) => {
                    let (clock, stop) = (self.clock.anew(), Stop::default());
                    self.thought = Some(Thought {
                        clock,
                        deadline: job.budget.map(|budget| budget.most),
                        stop: stop.clone(),
                    });
                    self.order(Order::Think(job, clock, stop));
                }
                Request::Budget(budget) => {
                    if let Some(thought) = &mut self.thought {
                        thought.deadline = budget.map(|budget| budget.most);
                    }
                }
                Request::Halt => self.halt(),
                Request::Table(megabytes) => {
                    if (megabytes as u64) << 20 <= self.memory {
                        self.order(Order::Table(megabytes));
                    } else {
                        writeln!(
                            self.output,
                            "log Warning: a table of {megabytes} MB exceeds the memory budget"
                        )?;
                    }
                }
                Request::Threads(threads) => self.order(Order::Threads(threads)),
                Request::Forget => self.order(Order::NewGame),
                Request::Quit => {
                    self.output.flush()?;
                    return Ok(true);
                }
            }
        }
        self.output.flush()?;
        Ok(false)
    }

    /// The thinking thread lives as long as this one.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Opening;
    use crate::seed::Weights;

    /// The answer that is being thought about when the stream ends is still given.
    #[test]
    fn a_whole_conversation_fits_into_two_texts() {
        let said = "aei\nisready\nsetoption name hash value 64\ngo\n";
        let mut heard = Vec::new();
        let player = Player::seed(Weights::W3);
        let protocol = Protocol::new(player.name(), Opening::A);
        let clock = Clock::still();
        converse(
            player,
            protocol,
            said.as_bytes(),
            &mut heard,
            1 << 20,
            clock,
        )
        .unwrap();
        let heard = String::from_utf8(heard).unwrap();
        for line in ["aeiok", "readyok"] {
            assert!(heard.lines().any(|one| one == line), "{heard}");
        }
        assert!(
            heard.contains("log Warning"),
            "a table of 64 MB is too large: {heard}"
        );
        assert!(heard.contains("bestmove Ra1 "), "{heard}");
    }
}
