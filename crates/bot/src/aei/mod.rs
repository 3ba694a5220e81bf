//! The Arimaa Engine Interface as a pure state machine: lines and thoughts go in, requests come out. It reads no input, starts no
//! thread and looks at no clock; the conversation over two streams does, and carries out the requests.

mod conversation;
mod options;
mod time;

pub use conversation::converse;
pub use options::Options;
pub use time::{Budget, budget};

use crate::bridge;
use crate::player::Opening;
use crate::search::{Choice, Question, Report, WON};
use arimaa::{Board, Ply, Referee};

/// What the state machine wants done.
#[derive(Clone, Debug)]
pub enum Request {
    /// Send this line to the controller.
    Say(String),
    /// Begin to think.
    Think(Box<Job>),
    /// The time that may be used has changed; counted from the beginning of the thought.
    Budget(Option<Budget>),
    /// Stop thinking; the thought in progress is answered by [`Protocol::thought`] as soon as it comes.
    Halt,
    /// The table of positions shall have this many megabytes.
    Table(usize),
    /// So many threads.
    Threads(usize),
    /// Forget the last game.
    Forget,
    /// The controller said farewell.
    Quit,
}

/// A position to think about.
#[derive(Clone, Debug)]
pub struct Job {
    /// The number of the thought; answers to older ones are dropped.
    pub number: u64,
    /// The position with its past.
    pub question: Question,
    /// How long to think; `None` until told to stop.
    pub budget: Option<Budget>,
    /// How deep at most, in steps.
    pub depth: Option<usize>,
    /// How many positions at most.
    pub nodes: Option<u64>,
}

/// Whether and why the engine is thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Idle,
    /// The answer is wanted as soon as it is there.
    Thinking,
    /// The answer is wanted when the controller says stop.
    Pondering,
    /// The controller has said stop.
    Stopping,
}

/// The protocol's state.
pub struct Protocol {
    name: &'static str,
    referee: Referee,
    options: Options,
    opening: Opening,
    mode: Mode,
    number: u64,
    /// A thought that ended while its answer was not wanted yet.
    ready: Option<Choice>,
}

impl Protocol {
    /// A protocol for a player of this name that opens like this.
    #[must_use]
    pub fn new(name: &'static str, opening: Opening) -> Self {
        Protocol {
            name,
            referee: Referee::new(),
            options: Options::default(),
            opening,
            mode: Mode::Idle,
            number: 0,
            ready: None,
        }
    }

    /// The game so far.
    #[must_use]
    pub fn referee(&self) -> &Referee {
        &self.referee
    }

    /// The options in force.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Takes a line of the controller.
    pub fn line(&mut self, line: &str) -> Vec<Request> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match command {
            "" => vec![],
            "aei" => self.greet(),
            "isready" => vec![say("readyok")],
            "newgame" => {
                let mut requests = self.abandon();
                self.referee = Referee::new();
                requests.push(Request::Forget);
                requests
            }
            "setposition" => self.set_position(rest),
            "setoption" => self.set_option(rest),
            "makemove" => self.make_move(rest),
            "go" => self.go(rest),
            "stop" => self.stop(),
            "quit" => {
                let mut requests = self.abandon();
                requests.push(Request::Quit);
                requests
            }
            other => vec![warning(&format!("unknown command {other:?}"))],
        }
    }

    /// Takes the answer of a thought; old ones are dropped.
    pub fn thought(&mut self, number: u64, choice: Option<Choice>) -> Vec<Request> {
        if number != self.number {
            return vec![];
        }
        match self.mode {
            Mode::Idle => vec![],
            Mode::Pondering => {
                self.ready = choice;
                vec![]
            }
            Mode::Thinking | Mode::Stopping => {
                self.mode = Mode::Idle;
                self.answer(choice)
            }
        }
    }

    /// Words for how far a thought is.
    #[must_use]
    pub fn progress(&self, number: u64, report: &Report, milliseconds: u128) -> Vec<Request> {
        if number != self.number || self.mode == Mode::Idle {
            return vec![];
        }
        let score = match report.score {
            score if score >= WON => "10000".to_owned(),
            score if score <= -WON => "-10000".to_owned(),
            score => score.to_string(),
        };
        let mut requests = vec![
            say(&format!("info depth {}", report.depth)),
            say(&format!("info score {score}")),
            say(&format!("info nodes {}", report.nodes)),
            say(&format!("info time {}", milliseconds / 1000)),
        ];
        let line = self.write_line(report);
        if !line.is_empty() {
            requests.push(say(&format!("info pv {line}")));
        }
        requests
    }

    /// The expected line as steps, turns one after the other.
    fn write_line(&self, report: &Report) -> String {
        let mut board = *self.referee.board();
        let mut words = Vec::new();
        for turn in report.line.chunk_by(|one, other| one.0 == other.0) {
            let acts: Vec<_> = turn.iter().map(|&(_, act)| act).collect();
            let steps = bridge::steps(&board, &acts);
            let written = board.write_turn(&arimaa::Turn::new(&steps));
            if !written.is_empty() {
                words.push(written);
            }
            for step in steps {
                board.make(step);
            }
            if !board.can_finish() {
                break;
            }
            board.finish();
        }
        words.join(" ")
    }

    fn greet(&self) -> Vec<Request> {
        [
            "protocol-version 1".to_owned(),
            format!("id name {}", self.name),
            "id author Hra".to_owned(),
            format!("id version {}", env!("CARGO_PKG_VERSION")),
            "aeiok".to_owned(),
        ]
        .iter()
        .map(|text| say(text))
        .collect()
    }

    /// Drops the thought in progress, if there is one.
    fn abandon(&mut self) -> Vec<Request> {
        self.number += 1;
        self.ready = None;
        let busy = self.mode != Mode::Idle;
        self.mode = Mode::Idle;
        if busy { vec![Request::Halt] } else { vec![] }
    }

    fn set_position(&mut self, text: &str) -> Vec<Request> {
        match Board::read_short(text) {
            Ok(board) => {
                let requests = self.abandon();
                self.referee = Referee::from_position(board);
                requests
            }
            Err(found) => vec![error(&format!("setposition: {found}"))],
        }
    }

    fn make_move(&mut self, text: &str) -> Vec<Request> {
        let mut requests = self.abandon();
        if let Err(found) = self.referee.play_text(text) {
            requests.push(error(&format!("makemove: {found}")));
        }
        requests
    }

    fn set_option(&mut self, text: &str) -> Vec<Request> {
        let Some(named) = text.strip_prefix("name").map(str::trim_start) else {
            return vec![error("setoption: no name")];
        };
        let (name, value) = match named.split_once(" value") {
            Some((name, value)) => (name.trim(), value.trim()),
            None => (named.trim(), ""),
        };
        match self.options.set(name, value) {
            Ok(options::Effect::None) => vec![],
            Ok(options::Effect::Time) if self.mode == Mode::Thinking => {
                vec![Request::Budget(self.budget())]
            }
            Ok(options::Effect::Time) => vec![],
            Ok(options::Effect::Table(megabytes)) => vec![Request::Table(megabytes)],
            Ok(options::Effect::Threads(threads)) => vec![Request::Threads(threads)],
            Err(options::Refused::Unknown) => vec![warning(&format!("unknown option {name:?}"))],
            Err(options::Refused::Value) => {
                vec![warning(&format!("option {name}: {value:?} is not taken"))]
            }
        }
    }

    fn budget(&self) -> Option<Budget> {
        budget(&self.options, self.referee.side())
    }

    fn go(&mut self, how: &str) -> Vec<Request> {
        if self.mode != Mode::Idle {
            return vec![warning("go: already thinking")];
        }
        let ponder = match how {
            "" => false,
            "ponder" => true,
            _ => return vec![warning(&format!("go: {how:?} is not understood"))],
        };
        if self.referee.in_setup() {
            if ponder {
                return vec![];
            }
            let setup = self.opening.setup(self.referee.board());
            return vec![say(&format!("bestmove {setup}"))];
        }
        if self.referee.ended().is_some() {
            return if ponder {
                vec![]
            } else {
                vec![error("go: the game is over"), say("bestmove resign")]
            };
        }
        self.number += 1;
        self.ready = None;
        self.mode = if ponder {
            Mode::Pondering
        } else {
            Mode::Thinking
        };
        vec![Request::Think(Box::new(Job {
            number: self.number,
            question: bridge::question(&self.referee),
            budget: if ponder { None } else { self.budget() },
            depth: self.options.depth,
            nodes: self.options.nodes,
        }))]
    }

    fn stop(&mut self) -> Vec<Request> {
        match (self.mode, self.ready.take()) {
            (Mode::Idle, _) => vec![],
            (_, Some(choice)) => {
                self.mode = Mode::Idle;
                self.answer(Some(choice))
            }
            (_, None) => {
                self.mode = Mode::Stopping;
                vec![Request::Halt]
            }
        }
    }

    fn answer(&self, choice: Option<Choice>) -> Vec<Request> {
        let board = self.referee.board();
        let turn = choice.map(|choice| bridge::turn(board, &choice.acts));
        // Never an illegal turn: what the search says is checked by the rules' own referee.
        match turn.filter(|turn| self.referee.after_turn(turn).is_ok()) {
            Some(turn) => vec![say(&format!("bestmove {}", board.write_turn(&turn)))],
            None => {
                let legal = arimaa::unique_turns(board)
                    .into_iter()
                    .find(|reached| self.referee.after_turn(&reached.turn).is_ok());
                let text = legal.map_or("resign".to_owned(), |reached| {
                    board.write_turn(&reached.turn)
                });
                vec![
                    error("the search has no legal turn"),
                    say(&format!("bestmove {text}")),
                ]
            }
        }
    }

    /// What was played in this ply, for those who show the game.
    #[must_use]
    pub fn last_ply(&self) -> Option<&Ply> {
        self.referee.plies().last()
    }
}

fn say(text: &str) -> Request {
    Request::Say(text.to_owned())
}

fn error(text: &str) -> Request {
    Request::Say(format!("log Error: {text}"))
}

fn warning(text: &str) -> Request {
    Request::Say(format!("log Warning: {text}"))
}

#[cfg(test)]
mod tests;
