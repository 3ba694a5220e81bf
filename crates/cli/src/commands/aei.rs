//! `hra aei`: a player on standard input and output, for any controller that speaks the Arimaa Engine Interface. The protocol itself
//! is `bot::aei`; here are the threads, the clock and the streams.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use bot::aei::{Budget, Job, Protocol, Request};
use bot::evaluate::{self, Evaluator};
use bot::network::Network;
use bot::player::{Opening, Player};
use bot::search::{Choice, Engine, Parameters, Report};
use bot::seed::Weights;
use clap::{Args, ValueEnum};
use say::Message;
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;
use work::Stop;

#[derive(Args)]
pub struct AeiArgs {
    #[arg(long, value_name = "WHO", default_value = "engine")]
    player: Who,
    #[arg(long, value_name = "W", default_value = "w3")]
    weights: Vector,
    #[arg(long, value_name = "S", default_value = "A")]
    setup: Rows,
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    #[arg(long, value_name = "FILE")]
    evaluation: Option<String>,
    #[arg(long, value_name = "FILE")]
    network: Option<String>,
    #[arg(long, value_name = "NAME=NUMBER", value_delimiter = ',')]
    tune: Vec<String>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Who {
    Engine,
    Seed,
}

#[derive(Clone, Copy, ValueEnum)]
enum Vector {
    W1,
    W2,
    W3,
}

#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "UPPER")]
enum Rows {
    A,
    B,
    C,
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
    Think(Box<Job>, Instant, Stop),
    Table(usize),
    Threads(usize),
    NewGame,
}

/// The engine with what was learnt elsewhere, if that is asked for.
fn engine(args: &AeiArgs, bytes: usize, threads: usize) -> Result<Engine, Failure> {
    let mut engine = Engine::new(bytes, threads);
    if let Some(path) = &args.evaluation {
        let weights = evaluate::Weights::read(&files::read_text(path)?)?;
        engine = engine.judging_by(Arc::new(Evaluator::new(weights)));
    }
    if let Some(path) = &args.network {
        let network = Network::read(&files::read_bytes(path)?)?;
        engine = engine.advised_by(Arc::new(network));
    }
    let mut tuned = Parameters::default();
    for word in &args.tune {
        let set = word.split_once('=').and_then(|(name, number)| {
            let number = number.parse().ok()?;
            tuned.set(name, number).then_some(())
        });
        set.ok_or_else(|| {
            let all = Parameters::ALL.iter();
            let names: Vec<String> = all
                .map(|(name, least, most)| format!("{name}={least}…{most}"))
                .collect();
            Failure::input(
                Message::new("bot-error-tune").with("word", word.as_str()),
                Message::new("bot-accepted-tune").with("names", names.join(", ")),
            )
        })?;
    }
    Ok(engine.tuned(tuned))
}

pub fn run(args: &AeiArgs, context: &Context) -> Result<(), Failure> {
    let bytes = (args.hash as usize) << 20;
    let player = match args.player {
        Who::Engine => {
            context.work.claim(bytes as u64)?;
            Player::Engine(engine(args, bytes, context.threads.unwrap_or(1))?)
        }
        Who::Seed => Player::seed(match args.weights {
            Vector::W1 => Weights::W1,
            Vector::W2 => Weights::W2,
            Vector::W3 => Weights::W3,
        }),
    };
    let opening = match args.setup {
        Rows::A => Opening::A,
        Rows::B => Opening::B,
        Rows::C => Opening::C,
    };
    // There is nothing to finish when somebody presses Ctrl-C here.
    let _waiting = interrupt::waiting();
    let mut protocol = Protocol::new(player.name(), opening);
    if let Some(nodes) = args.nodes {
        protocol.line(&format!("setoption name nodes value {nodes}"));
    }
    let (events, inbox) = channel();
    let (orders, queue) = channel();
    thread::spawn({
        let events = events.clone();
        move || listen(io::stdin().lock(), &events)
    });
    thread::spawn(move || work_off(player, &queue, &events));
    let mut desk = Desk {
        protocol,
        orders,
        thought: None,
        closing: false,
        budget_bytes: context.work.memory.0,
    };
    desk.serve(&inbox)
        .map_err(|error| Failure::from_output(&error))
}

/// A line longer than this is no line of the protocol.
const LONGEST: u64 = 1 << 16;

fn listen(mut input: impl BufRead, events: &Sender<Event>) {
    loop {
        let mut bytes = Vec::new();
        match input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
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
            Order::Think(job, began, stop) => {
                let number = job.number;
                let mut tell = |report: &Report| {
                    let took = began.elapsed().as_millis();
                    let _ = events.send(Event::Progress(number, report.clone(), took));
                };
                let choice = player.think(&job, began, &stop, &mut tell);
                if events.send(Event::Thought(number, choice)).is_err() {
                    return;
                }
            }
        }
    }
}

/// A thought in progress.
struct Thought {
    began: Instant,
    deadline: Option<Instant>,
    stop: Stop,
}

struct Desk {
    protocol: Protocol,
    orders: Sender<Order>,
    thought: Option<Thought>,
    /// Standard input has ended: the answer that is being thought about is still given.
    closing: bool,
    budget_bytes: u64,
}

impl Desk {
    fn serve(&mut self, inbox: &Receiver<Event>) -> io::Result<()> {
        loop {
            let deadline = self.thought.as_ref().and_then(|thought| thought.deadline);
            let event = match deadline {
                None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => inbox.recv_timeout(at.saturating_duration_since(Instant::now())),
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
        let mut out = io::stdout().lock();
        for request in requests {
            match request {
                Request::Say(line) => writeln!(out, "{line}")?,
                Request::Think(job) => {
                    let began = Instant::now();
                    let stop = Stop::default();
                    self.thought = Some(Thought {
                        began,
                        deadline: at(began, job.budget),
                        stop: stop.clone(),
                    });
                    self.order(Order::Think(job, began, stop));
                }
                Request::Budget(budget) => {
                    if let Some(thought) = &mut self.thought {
                        thought.deadline = at(thought.began, budget);
                    }
                }
                Request::Halt => self.halt(),
                Request::Table(megabytes) => {
                    if (megabytes as u64) << 20 <= self.budget_bytes {
                        self.order(Order::Table(megabytes));
                    } else {
                        writeln!(
                            out,
                            "log Warning: a table of {megabytes} MB exceeds the memory budget"
                        )?;
                    }
                }
                Request::Threads(threads) => self.order(Order::Threads(threads)),
                Request::Forget => self.order(Order::NewGame),
                Request::Quit => {
                    out.flush()?;
                    return Ok(true);
                }
            }
        }
        out.flush()?;
        Ok(false)
    }

    /// The thinking thread lives as long as this one.
    fn order(&self, order: Order) {
        let _ = self.orders.send(order);
    }
}

fn at(began: Instant, budget: Option<Budget>) -> Option<Instant> {
    budget.map(|budget| began + budget.most)
}
