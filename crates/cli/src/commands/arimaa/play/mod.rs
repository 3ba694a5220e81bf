//! `hra arimaa play`: a game in the terminal between people and programs, by steps or whole turns, with clocks.

mod person;
mod seat;

use super::matches::engine::Engine;
use super::{Given, drawing, given};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::play::{Console, Leave};
use arimaa::{Clock, Colour, Ending, Flag, GameLimit, Ply, Reason, Record, Referee, TimeControl};
use clap::Args;
use hra::answers::arimaa::{colour_name, told_ending};
use person::Wish;
use say::Message;
use seat::Seat;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(Args)]
pub struct PlayArgs {
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    gold: String,
    #[arg(long, value_name = "PLAYER", default_value = "hra")]
    silver: String,
    #[arg(long, value_name = "M/R/P/L/G/T")]
    time: Option<String>,
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// The table at which a game is played.
pub struct Room<'c> {
    context: &'c Context,
    console: Console,
    referee: Referee,
    clock: Clock,
    /// The clock before every ply, so that a move that is taken back gives its time back.
    earlier: Vec<Clock>,
    seats: [Seat; 2],
    save: Option<PathBuf>,
    /// The engine that is asked for hints, once somebody wants one.
    adviser: Option<Engine>,
    last: Duration,
}

#[derive(Serialize)]
struct PlayAnswer {
    winner: Option<&'static str>,
    reason: Option<char>,
    plies: usize,
    position: String,
    record: String,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let control = match &args.time {
        Some(text) => text.parse::<TimeControl>()?,
        None => TimeControl::fixed(Duration::ZERO),
    };
    let referee = match args.position.as_deref().map(given).transpose()? {
        None => Referee::new(),
        Some(Given::Position(board)) => Referee::from_position(board),
        Some(Given::Record(record)) => arimaa::replay::replay(&record)?.referee,
    };
    let clock = Clock::new(control);
    let mut room = Room {
        context,
        console: Console::new(context),
        earlier: vec![clock; referee.plies().len()],
        referee,
        clock,
        seats: [
            Seat::new(&args.gold, Colour::Gold, context)?,
            Seat::new(&args.silver, Colour::Silver, context)?,
        ],
        save: args.save.clone(),
        adviser: None,
        last: Duration::ZERO,
    };
    room.resume();
    let ended = match room.play() {
        Ok(ended) => ended,
        Err(Leave::EndOfInput | Leave::Quit) => None,
        Err(leave) => {
            room.keep(None)?;
            return leave.ended();
        }
    };
    room.keep(ended)?;
    if !context.json {
        return Ok(());
    }
    let answer = PlayAnswer {
        winner: ended.map(|ending| colour_name(ending.winner)),
        reason: ended.map(|ending| ending.reason.letter()),
        plies: room.referee.plies().len(),
        position: room.referee.board().write_short(),
        record: room.record(ended).to_string(),
    };
    context.answer(&answer, String::new)
}

impl Room<'_> {
    /// Plays until the end; nothing when it was broken off.
    fn play(&mut self) -> Result<Option<Ending>, Leave> {
        loop {
            if let Some(ending) = self.over() {
                self.show()?;
                self.console.say(&told_ending(ending))?;
                return Ok(Some(ending));
            }
            let side = self.referee.side();
            let begun = Instant::now();
            let wish = match self.seats[side.index()] {
                Seat::Person => self.person(begun)?,
                Seat::Random(_) | Seat::Engine(..) => match self.machine(side)? {
                    Ok(ply) => Wish::Play(ply),
                    Err(ending) => {
                        self.console.say(&told_ending(ending))?;
                        return Ok(Some(ending));
                    }
                },
            };
            match wish {
                Wish::Resign => {
                    let ending = Ending {
                        winner: side.other(),
                        reason: Reason::Resignation,
                    };
                    self.console.say(&told_ending(ending))?;
                    return Ok(Some(ending));
                }
                Wish::TakeBack => self.take_back()?,
                Wish::Play(ply) => {
                    if let Some(ending) = self.accept(ply, begun.elapsed())? {
                        self.console.say(&told_ending(ending))?;
                        return Ok(Some(ending));
                    }
                }
            }
        }
    }

    /// The end on the board, or by a limit of turns.
    fn over(&self) -> Option<Ending> {
        let turns = self.referee.plies().len() / 2;
        let limit = match self.clock.control().game {
            GameLimit::Turns(most) => turns >= most as usize,
            _ => false,
        };
        self.referee
            .ended()
            .or_else(|| limit.then(|| self.referee.score()))
    }

    /// Makes a move that is legal, unless it came too late.
    fn accept(&mut self, ply: Ply, took: Duration) -> Result<Option<Ending>, Leave> {
        let side = self.referee.side();
        let before = self.clock;
        match self.clock.count(side, took, self.referee.in_setup()) {
            Flag::Fine => {}
            Flag::Fallen(loser) => {
                return Ok(Some(Ending {
                    winner: loser.other(),
                    reason: Reason::Time,
                }));
            }
            Flag::GameOver => return Ok(Some(self.referee.score())),
        }
        let tag = self.referee.tag();
        if let Err(error) = self.referee.play(ply) {
            let told = say::Tell::message(&error);
            self.console.say(&told)?;
            self.clock = before;
            return Ok(None);
        }
        self.earlier.push(before);
        self.last = took;
        let text = self.referee.write_ply(self.referee.plies().len() - 1);
        self.console.line(&format!("{tag} {text}"))?;
        for seat in &mut self.seats {
            seat.tell(&text);
        }
        self.keep(None)?;
        Ok(None)
    }

    /// Takes back the last move, and the answer of a program to it too.
    fn take_back(&mut self) -> Result<(), Leave> {
        let mut back = 0;
        loop {
            if !self.referee.take_back() {
                break;
            }
            back += 1;
            if let Some(clock) = self.earlier.pop() {
                self.clock = clock;
            }
            if matches!(self.seats[self.referee.side().index()], Seat::Person) {
                break;
            }
        }
        if back == 0 {
            self.console
                .say(&Message::new("arimaa-play-nothing-back"))?;
        }
        self.resume();
        self.keep(None)?;
        Ok(())
    }

    /// Brings programs to where the game is.
    fn resume(&mut self) {
        let referee = &self.referee;
        for seat in &mut self.seats {
            seat.resume(referee, &self.clock);
        }
    }

    /// Shows the board, and the clocks where there are any.
    fn show(&mut self) -> Result<(), Leave> {
        let text = drawing::diagram(self.referee.board(), self.context.colour);
        self.console.line(text.trim_end())?;
        if self.clock.control().is_untimed() {
            return Ok(());
        }
        let left = |side: Colour| {
            let time = self.clock.reserve(side);
            format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
        };
        let told = Message::new("arimaa-play-clocks")
            .with("gold", left(Colour::Gold))
            .with("silver", left(Colour::Silver));
        self.console.say(&told)
    }

    fn record(&self, ended: Option<Ending>) -> Record {
        let mut record = Record::new();
        record.set("Gold", &self.seats[0].name());
        record.set("Silver", &self.seats[1].name());
        if !self.clock.control().is_untimed() {
            record.set("TimeControl", &self.clock.control().to_string());
        }
        record.set_ending(ended);
        let moves = Record::of(&self.referee);
        if let Some(start) = moves.get("Position") {
            record.set("Position", start);
        }
        for entry in moves.entries() {
            record.push(entry.clone());
        }
        record
    }

    /// Writes the game where it is to be kept.
    fn keep(&self, ended: Option<Ending>) -> Result<(), Failure> {
        match &self.save {
            Some(path) => self.write(path, ended),
            None => Ok(()),
        }
    }

    fn write(&self, path: &Path, ended: Option<Ending>) -> Result<(), Failure> {
        files::write_atomically(path, self.record(ended).to_string().as_bytes())
    }
}
