//! Who sits at the table: a person, chance, or a program that speaks AEI.

use super::super::matches::engine::{Engine, Fault, command_line};
use super::super::matches::no_engine;
use super::Room;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::Leave;
use arimaa::{Clock, Colour, Ending, Ply, Reason, Referee, unique_turns};
use rand::RngExt;
use std::time::Duration;
use work::Stream;

/// How long a program may think where no clock runs; it is told half of it.
const UNTIMED: Duration = Duration::from_secs(10);

pub enum Seat {
    Person,
    Random(Box<Stream>),
    /// The program, while it lives, and how it was called.
    Engine(Option<Box<Engine>>, String),
}

impl Seat {
    pub fn new(text: &str, colour: Colour, context: &Context) -> Result<Seat, Failure> {
        match text {
            "human" => Ok(Seat::Person),
            "random" => {
                let stream = context
                    .work
                    .streams
                    .stream("arimaa play", colour.index() as u64);
                Ok(Seat::Random(Box::new(stream)))
            }
            program => {
                let words =
                    command_line(program).ok_or_else(|| no_engine(program, &Fault::Gone))?;
                let engine =
                    Engine::start(&words, &[]).map_err(|fault| no_engine(program, &fault))?;
                Ok(Seat::Engine(Some(Box::new(engine)), program.to_owned()))
            }
        }
    }

    pub fn name(&self) -> String {
        match self {
            Seat::Person => "human".to_owned(),
            Seat::Random(_) => "random".to_owned(),
            Seat::Engine(Some(engine), _) => engine.name.clone(),
            Seat::Engine(None, text) => text.clone(),
        }
    }

    /// Tells a program the move that was made. One that does not listen is found out when it is asked.
    pub fn tell(&mut self, text: &str) {
        if let Seat::Engine(Some(engine), _) = self {
            let _ = engine.send(&format!("makemove {text}"));
        }
    }

    /// Brings a program to where the game is.
    pub fn resume(&mut self, referee: &Referee, clock: &Clock) {
        if let Seat::Engine(Some(engine), _) = self {
            let _ = resume(engine, referee, clock);
        }
    }
}

/// Sends the whole game so far.
pub fn resume(engine: &mut Engine, referee: &Referee, clock: &Clock) -> Result<(), Fault> {
    if clock.control().is_untimed() {
        let half = (UNTIMED / 2).as_secs().to_string();
        engine.option("tcmove", &half)?;
        engine.option("tcreserve", "0")?;
    } else {
        engine.tell_control(clock)?;
    }
    engine.send("newgame")?;
    if !referee.began_with_setup() {
        engine.send(&format!("setposition {}", referee.first().write_short()))?;
    }
    for index in 0..referee.plies().len() {
        engine.send(&format!("makemove {}", referee.write_ply(index)))?;
    }
    Ok(())
}

impl Room<'_> {
    /// The move of chance or of a program, or how the game ended instead.
    pub(super) fn machine(&mut self, side: Colour) -> Result<Result<Ply, Ending>, Leave> {
        let lost = |reason| {
            Ok(Err(Ending {
                winner: side.other(),
                reason,
            }))
        };
        let setup = self.referee.in_setup();
        let clock = self.clock;
        let last = self.last;
        match &mut self.seats[side.index()] {
            Seat::Person => lost(Reason::Forfeit),
            Seat::Random(random) => Ok(Ok(random_ply(&self.referee, random))),
            Seat::Engine(engine, _) => {
                let Some(program) = engine else {
                    return lost(Reason::Forfeit);
                };
                let allowed = clock.allowed(side, setup).unwrap_or(UNTIMED);
                let asked = if clock.control().is_untimed() {
                    Ok(())
                } else {
                    program.tell_clock(&clock, last)
                };
                let answer = match asked.and_then(|()| program.go(allowed)) {
                    Ok(answer) => answer,
                    Err(Fault::Silent) => return lost(Reason::Time),
                    Err(_) => {
                        *engine = None;
                        return lost(Reason::Forfeit);
                    }
                };
                if answer.bestmove.starts_with("resign") {
                    return lost(Reason::Resignation);
                }
                match self.referee.clone().play_text(&answer.bestmove) {
                    Ok(ply) => Ok(Ok(ply)),
                    Err(_) => lost(Reason::Forfeit),
                }
            }
        }
    }
}

/// Any setup of our list, any turn that is allowed. The referee has said that there is one.
fn random_ply(referee: &Referee, random: &mut Stream) -> Ply {
    if referee.in_setup() {
        let setups = arimaa::openings::setups(referee.side());
        return Ply::Setup(setups[random.random_range(0..setups.len())]);
    }
    let mut turns = unique_turns(referee.board());
    turns.retain(|reached| !referee.repeats(&reached.after));
    Ply::Turn(turns[random.random_range(0..turns.len())].turn)
}
