//! Arimaa at a table, from the setup, a position or a record, with the clock and the programs that somebody brings.

mod game;
mod guide;
mod machines;
mod program;

pub use game::{Match, Move, State};
pub use program::Program;

use super::guide::OwnPlayers;
use super::{Patience, Seated, Table};
use crate::Told;
use crate::aei::AeiPlayer;
use crate::answers::arimaa::{Given, given};
use arimaa::{Ply, TimeControl};
use guide::ArimaaGuide;
use machines::{Strength, placed};
use program::Spoken;
use rules::{Game, Notation};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::io::Write;
use std::time::Duration;
use utoipa::ToSchema;

/// From where Arimaa is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaStart {
    /// A position, `g [64 characters]`, or a record with which the game goes on; the setup if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Our engine by what it may use.
pub const PLAYERS: OwnPlayers = OwnPlayers {
    listed: Some("arimaa-accepted-own-players"),
    knows: |name| Strength::read(name).is_some(),
};

/// What a command brings to the table beside the game.
#[derive(Default)]
pub struct House {
    /// The time control, where times are told.
    pub control: Option<TimeControl>,
    /// Programs by the names under which they sit at the table.
    pub programs: HashMap<String, Box<dyn Program>>,
}

impl House {
    /// A house with this time control, as `M/R/P/L/G/T`.
    ///
    /// # Errors
    /// When the control cannot be read.
    pub fn timed(control: Option<&str>) -> Result<Self, Told> {
        Ok(House {
            control: control.map(str::parse).transpose()?,
            programs: HashMap::new(),
        })
    }

    /// Seats a program that was started and greeted, under this name.
    pub fn bring<W: Write + Send + 'static>(&mut self, name: &str, player: AeiPlayer<W>) {
        let program = Box::new(Spoken::new(player));
        self.programs.insert(name.to_owned(), program);
    }
}

/// Sets up the game that is asked for.
///
/// # Errors
/// When the text is neither a position nor a record that can be played.
pub fn open(start: &ArimaaStart, patience: Patience) -> Result<Box<dyn Table>, Told> {
    let given = start.position.as_deref().map(given).transpose()?;
    seat(given, House::default(), patience)
}

/// Sets up a game from what was given.
///
/// # Errors
/// When a record cannot be played.
pub fn seat(
    given: Option<Given>,
    house: House,
    patience: Patience,
) -> Result<Box<dyn Table>, Told> {
    let (from, plies) = match given {
        None => (None, Vec::new()),
        Some(Given::Position(board)) => (Some(board), Vec::new()),
        Some(Given::Record(record)) => {
            let referee = arimaa::replay::replay(&record)?.referee;
            let from = (!referee.began_with_setup()).then(|| *referee.first());
            (from, referee.plies().to_vec())
        }
    };
    let control = house
        .control
        .unwrap_or_else(|| TimeControl::fixed(Duration::ZERO));
    let guide = ArimaaGuide::new(patience, control, house.programs);
    let game = Match::new(from);
    let mut state = game.start();
    let mut table = Seated::new(game.clone(), guide);
    for chosen in plies.into_iter().flat_map(moves_of) {
        table.play(&game.write_move(&state, &chosen))?;
        game.play(&mut state, &chosen);
    }
    Ok(Box::new(table))
}

/// The moves of a setup or turn, one after another.
fn moves_of(ply: Ply) -> Vec<Move> {
    match ply {
        Ply::Setup(setup) => placed(setup.pieces().map(|(piece, _)| piece)),
        Ply::Turn(turn) => {
            let steps = turn.steps().map(arimaa::Move::Step);
            let acts = steps.chain([arimaa::Move::Done]);
            acts.map(Move::Act).collect()
        }
    }
}
