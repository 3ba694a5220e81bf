//! A person's turn: steps one by one or all at once, and everything else that may be said instead.

use super::super::drawing;
use super::super::matches::engine::{Engine, command_line};
use super::Room;
use super::seat::resume;
use crate::play::Leave;
use arimaa::{Board, Colour, MoveError, Ply, Setup, StepList, Turn};
use say::{Message, Tell};
use std::time::{Duration, Instant};

/// What a person decided.
pub enum Wish {
    Play(Ply),
    TakeBack,
    Resign,
}

/// The turn as far as it has been stepped.
struct Partial {
    turn: Turn,
    board: Board,
}

impl Room<'_> {
    /// Asks until a move is complete, or something else is wanted.
    pub(super) fn person(&mut self, begun: Instant) -> Result<Wish, Leave> {
        self.show()?;
        if self.referee.in_setup() {
            self.offer_setups()?;
        }
        let start = *self.referee.board();
        let mut partial = Partial {
            turn: Turn::EMPTY,
            board: start,
        };
        loop {
            let prompt = self.prompt(&partial);
            let line = self.console.ask(&prompt)?;
            match line.strip_prefix(':').unwrap_or(&line) {
                "" => {}
                "h" | "help" => self.console.say(&Message::new("arimaa-play-help"))?,
                "q" | "quit" => return Err(Leave::Quit),
                "resign" | "resigns" => return Ok(Wish::Resign),
                "b" | "board" => self.show_partial(&partial)?,
                "c" | "clock" => {
                    let used = begun.elapsed().as_secs();
                    self.console
                        .say(&Message::new("arimaa-play-used").with("seconds", used))?;
                    self.show()?;
                }
                "u" | "undo" | "takeback" => {
                    if partial.turn.is_empty() {
                        return Ok(Wish::TakeBack);
                    }
                    // One step back: the turn is played again without its last step.
                    let steps: Vec<_> = partial.turn.steps().collect();
                    partial.turn = Turn::new(&steps[..steps.len() - 1]);
                    partial.board = start;
                    for step in partial.turn.steps() {
                        partial.board.make(step);
                    }
                    self.show_partial(&partial)?;
                }
                "m" | "moves" => self.list(&partial)?,
                "t" | "hint" => {
                    if let Some(text) = self.hint()? {
                        let told = Message::new("arimaa-play-hint").with("move", text);
                        self.console.say(&told)?;
                    }
                }
                "o" => {
                    if let Some(text) = self.hint()? {
                        match self.referee.clone().play_text(&text) {
                            Ok(ply) => return Ok(Wish::Play(ply)),
                            Err(error) => self.complain(&error)?,
                        }
                    }
                }
                "s" | "save" => {
                    let path = self.console.ask(&Message::new("play-prompt-file"))?;
                    if !path.is_empty() {
                        self.write(path.as_ref(), None)?;
                        self.save = Some(path.into());
                    }
                }
                words if self.referee.in_setup() => match self.read_setup(words) {
                    Ok(ply) => return Ok(Wish::Play(ply)),
                    Err(error) => self.complain(&error)?,
                },
                words => match self.step(&start, &mut partial, words) {
                    Ok(Some(turn)) => return Ok(Wish::Play(Ply::Turn(turn))),
                    Ok(None) => self.show_partial(&partial)?,
                    Err(error) => self.complain(&error)?,
                },
            }
        }
    }

    fn prompt(&self, partial: &Partial) -> Message {
        let tag = self.referee.tag();
        if self.referee.in_setup() {
            return Message::new("arimaa-play-prompt-setup").with("tag", tag);
        }
        Message::new("arimaa-play-prompt")
            .with("tag", tag)
            .with("left", partial.board.steps_left())
    }

    fn complain(&mut self, error: &MoveError) -> Result<(), Leave> {
        self.console.say(&error.message())?;
        match error.accepted() {
            Some(accepted) => {
                let accepted = self.console.words.say(&accepted);
                self.console
                    .say(&Message::new("accepted-line").with("accepted", accepted))
            }
            None => Ok(()),
        }
    }

    fn show_partial(&mut self, partial: &Partial) -> Result<(), Leave> {
        let text = drawing::diagram(&partial.board, self.context.colour);
        self.console.line(text.trim_end())?;
        if partial.turn.is_empty() {
            return Ok(());
        }
        let steps = self.referee.board().write_turn(&partial.turn);
        self.console
            .say(&Message::new("arimaa-play-so-far").with("steps", steps))
    }

    fn offer_setups(&mut self) -> Result<(), Leave> {
        let side = self.referee.side();
        for (index, setup) in arimaa::openings::setups(side).iter().enumerate() {
            let mut rows = [String::new(), String::new()];
            for (at, (piece, _)) in setup.pieces().enumerate() {
                rows[at / 8].push(piece.letter(side));
            }
            // As they lie on the board: the higher row first.
            let [edge, front] = rows;
            let (upper, lower) = match side {
                Colour::Gold => (front, edge),
                Colour::Silver => (edge, front),
            };
            self.console
                .line(&format!("{}) {upper} / {lower}", index + 1))?;
        }
        Ok(())
    }

    /// A number of the list, or the sixteen pieces.
    fn read_setup(&self, words: &str) -> Result<Ply, MoveError> {
        let side = self.referee.side();
        let chosen = words.parse::<usize>().ok().and_then(|number| {
            let setups = arimaa::openings::setups(side);
            setups.get(number.checked_sub(1)?).copied()
        });
        match chosen {
            Some(setup) => Ok(Ply::Setup(setup)),
            None => Setup::read(side, words).map(Ply::Setup),
        }
    }

    /// Adds steps to the turn; gives the turn when it is complete: after `done`, or with the fourth step.
    fn step(
        &self,
        start: &Board,
        partial: &mut Partial,
        words: &str,
    ) -> Result<Option<Turn>, MoveError> {
        let (steps, done) = match words.strip_suffix("done") {
            Some(steps) => (steps, true),
            None => (words, false),
        };
        let (added, board) = partial.board.read_steps(steps)?;
        let whole: Vec<_> = partial.turn.steps().chain(added.steps()).collect();
        let turn = Turn::new(&whole);
        if done || board.steps_left() == 0 {
            start.check_finish(&board)?;
            self.referee.after_turn(&turn)?;
            return Ok(Some(turn));
        }
        *partial = Partial { turn, board };
        Ok(None)
    }

    fn list(&mut self, partial: &Partial) -> Result<(), Leave> {
        let mut steps = StepList::new();
        partial.board.steps(&mut steps);
        let labels: Vec<String> = steps.iter().map(ToString::to_string).collect();
        self.console.line(&labels.join(" "))
    }

    /// What our engine would play from the start of this turn.
    fn hint(&mut self) -> Result<Option<String>, Leave> {
        if self.adviser.is_none() {
            self.adviser = command_line("hra").and_then(|words| Engine::start(&words, &[]).ok());
        }
        let untimed = arimaa::Clock::new(arimaa::TimeControl::fixed(Duration::ZERO));
        let (referee, adviser) = (&self.referee, &mut self.adviser);
        let answer = adviser.as_mut().and_then(|engine| {
            resume(engine, referee, &untimed).ok()?;
            engine.option("tcmove", "2").ok()?;
            engine.go(Duration::from_secs(10)).ok()
        });
        match answer {
            Some(answer) => Ok(Some(answer.bestmove)),
            None => {
                self.adviser = None;
                self.console.say(&Message::new("arimaa-play-no-hint"))?;
                Ok(None)
            }
        }
    }
}
