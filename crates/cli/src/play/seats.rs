//! One game at a table, with whoever sits there: turns, dice, what is said, and what is kept after every move.

use super::games::House;
use super::turn::{Decision, decide};
use super::{Console, Leave};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use hra::tables::{Ended, Look, Next, Played, Transcript};
use hra::{Player, Seat, Table};
use say::{Fault, Message};
use std::path::{Path, PathBuf};
use std::time::Instant;
use work::Stream;

pub(super) struct Seats<'t> {
    pub context: &'t Context,
    pub house: &'t House<'t>,
    pub console: &'t mut Console,
    pub table: Box<dyn Table>,
    pub players: &'t [Player],
    pub names: Vec<String>,
    pub save: Option<PathBuf>,
    pub random: Stream,
}

impl Seats<'_> {
    pub(super) fn play(&mut self) -> Result<(), Leave> {
        if let Some(told) = self.table.opening(&self.names) {
            self.console.say(&told)?;
        }
        loop {
            self.keep()?;
            match self.table.next() {
                Next::Over(winner) => return self.announce(winner),
                Next::Roll => {
                    let rolled = self.table.roll(&mut self.random)?;
                    self.console.say(&rolled)?;
                }
                Next::Decide(seat) => {
                    if let Some(forced) = self.table.forced() {
                        self.make(seat, &forced)?;
                        continue;
                    }
                    let machine = self.players[seat.index()] != Player::Human;
                    if !(machine && self.table.begun()) {
                        self.show(seat)?;
                    }
                    match &self.players[seat.index()] {
                        Player::Human => self.person(seat)?,
                        machine => self.machine(seat, machine, true)?,
                    }
                }
            }
        }
    }

    /// The board, and what is known about it where that is wanted.
    fn board(&mut self) -> Result<(), Leave> {
        let board = self.table.board(Look {
            words: self.console.words,
            colour: self.context.colour,
        });
        self.console.line(&board)?;
        if !self.house.live {
            return Ok(());
        }
        match self.table.known(&self.context.work) {
            Some(told) => self.console.say(&told),
            None => Ok(()),
        }
    }

    fn show(&mut self, seat: Seat) -> Result<(), Leave> {
        let name = self.names[seat.index()].as_str();
        let told = Message::new("play-to-move").with("name", name);
        self.console.say(&told)?;
        self.board()
    }

    fn person(&mut self, seat: Seat) -> Result<(), Leave> {
        let begun = Instant::now();
        let decision = decide(self.console, self.context, &mut *self.table)?;
        self.table.spend(begun.elapsed());
        match decision {
            Decision::Play(labels) => labels.iter().try_for_each(|label| self.make(seat, label)),
            Decision::PlayBest => match self.best(seat) {
                // Neither is a best move that is too expensive.
                Err(Leave::Failed(Failure::Told(told))) if told.fault == Fault::TooBig => {
                    self.console.refused(&told)
                }
                played => played,
            },
            Decision::Look => Ok(()),
            Decision::Undo => self.undo(),
            Decision::Save(path) => {
                let saved = self
                    .write(&path)
                    .map(|()| Message::new("play-saved").with("path", path.display().to_string()));
                match saved {
                    Ok(message) => self.console.say(&message),
                    // A bad file name is no reason to lose the game.
                    Err(Failure::Told(told)) => self.console.say(&told.message),
                    Err(other) => Err(Leave::Failed(other)),
                }
            }
        }
    }

    /// Plays a move and says so.
    fn make(&mut self, seat: Seat, label: &str) -> Result<(), Leave> {
        let told = self.table.play(label)?;
        self.made(seat, told)
    }

    /// A turn of several moves is told once it is complete.
    fn made(&mut self, seat: Seat, told: Message) -> Result<(), Leave> {
        if self.table.begun() {
            return Ok(());
        }
        let played = Message::new("play-played")
            .with("name", self.names[seat.index()].as_str())
            .with("move", told);
        self.console.say(&played)
    }

    /// Lets a machine move, and explains it to people.
    fn machine(&mut self, seat: Seat, player: &Player, explain: bool) -> Result<(), Leave> {
        let work = &self.context.work;
        let begun = Instant::now();
        let reply = self.table.choose(player, work, &mut self.random)?;
        self.table.spend(begun.elapsed());
        if explain && !reply.reasons.is_empty() && self.players.contains(&Player::Human) {
            let reasons = self.console.words.lines(&reply.reasons);
            self.console.line(&reasons)?;
        }
        self.make(seat, &reply.label)
    }

    /// The best turn that a machine finds, or the rest of it, for a person.
    fn best(&mut self, seat: Seat) -> Result<(), Leave> {
        let mut explain = true;
        loop {
            self.machine(seat, &Player::Perfect, explain)?;
            explain = false;
            let goes_on = self.table.next() == Next::Decide(seat) && self.table.begun();
            if !goes_on || self.table.forced().is_some() {
                return Ok(());
            }
        }
    }

    /// Back to the last decision of a person, if there was one.
    fn undo(&mut self) -> Result<(), Leave> {
        let person = |seat: Seat| self.players[seat.index()] == Player::Human;
        let told = match self.table.last_decision(&person) {
            Some(at) => {
                self.table.go(at)?;
                "play-undone"
            }
            None => "play-nothing-to-undo",
        };
        self.console.say(&Message::new(told))
    }

    fn announce(&mut self, winner: Option<Seat>) -> Result<(), Leave> {
        let message = match winner {
            Some(seat) => Message::new("play-won").with("name", self.names[seat.index()].as_str()),
            None => Message::new("play-drawn"),
        };
        let message = self.table.ending().unwrap_or(message);
        self.board()?;
        self.console.say(&message)?;
        let Some(keep) = self.house.keep else {
            return Ok(());
        };
        match self.table.remember(&self.ended(&self.kinds())) {
            Some(memory) => {
                let told = keep(&memory)?;
                self.console.line(&memory.record)?;
                self.console.say(&told)
            }
            None => Ok(()),
        }
    }

    /// Plays again what a transcript tells, with words; then the game goes on from there.
    pub(super) fn replay(&mut self, transcript: &Transcript) -> Result<(), Leave> {
        let wrong = |text: &str| {
            let message = Message::new("play-error-after-end").with("text", text);
            Leave::Failed(Failure::input(
                message,
                Message::new("play-accepted-game").with("game", transcript.game.as_str()),
            ))
        };
        for text in &transcript.moves {
            match self.table.next() {
                Next::Roll => {
                    let rolled = self.table.play(text)?;
                    self.console.say(&rolled)?;
                }
                Next::Decide(seat) => self.make(seat, text)?,
                Next::Over(_) => return Err(wrong(text)),
            }
        }
        // What a transcript says of its end must be what its moves lead to.
        match (&transcript.result, self.transcript().result) {
            (Some(told), found) if found.as_ref() != Some(told) => Err(wrong(told)),
            _ => Ok(()),
        }
    }

    fn kinds(&self) -> Vec<String> {
        self.players.iter().map(Player::name).collect()
    }

    fn transcript(&self) -> Transcript {
        Transcript::of(&*self.table, &self.names, &self.kinds())
    }

    fn ended<'e>(&'e self, kinds: &'e [String]) -> Ended<'e> {
        Ended {
            players: kinds,
            names: &self.names,
            moves: self.table.steps().0,
        }
    }

    /// The game as its own records write it, where it has such.
    fn record(&self) -> Option<String> {
        self.table.record(&self.ended(&self.kinds()))
    }

    /// The game as a document.
    pub(super) fn document(&self) -> Played {
        Played::from(self.transcript()).with(self.record())
    }

    fn write(&self, path: &Path) -> Result<(), Failure> {
        let text = self.record().unwrap_or_else(|| self.transcript().write());
        files::write_atomically(path, text.as_bytes())
    }

    /// After every move, so that nothing is lost whatever happens.
    fn keep(&self) -> Result<(), Leave> {
        match &self.save {
            Some(path) => self.write(path).map_err(Leave::Failed),
            None => Ok(()),
        }
    }
}
