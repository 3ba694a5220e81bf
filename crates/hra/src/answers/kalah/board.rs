//! Which board and rules a question is about, and how boards and moves are written for people.

use super::{PITS, SEEDS, within};
use crate::Told;
use kalah::{Kalah, Move, NORTH, Position, Rules, SOUTH, SetupError, letter};
use rules::{Game, Notation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The board and its rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KalahBoard {
    /// Pits on a side, 1 to 12; 6 if nothing is said and no position says otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = 4)]
    pub pits: Option<u64>,
    /// Beans in each pit at the start, 1 to 20; 4 if nothing is said and no position says otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = 3)]
    pub seeds: Option<u64>,
    /// `thesis`, `standard` …, with `pie` behind a comma; `thesis` if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(example = "standard")]
    pub rules: Option<String>,
}

impl KalahBoard {
    fn rules(&self) -> Result<Rules, Told> {
        let text = self.rules.as_deref().unwrap_or("thesis");
        Ok(text.parse::<Rules>()?)
    }

    fn pits(&self) -> Result<usize, Told> {
        Ok(within(self.pits.unwrap_or(6), &PITS)? as usize)
    }

    fn seeds(&self) -> Result<u64, Told> {
        within(self.seeds.unwrap_or(4), &SEEDS)
    }

    /// The game from its start.
    ///
    /// # Errors
    /// When there is no such board, or no such rules.
    pub fn game(&self) -> Result<Kalah, Told> {
        Ok(Kalah::new(self.pits()?, self.seeds()?, self.rules()?)?)
    }

    /// The game from a position, or from its start without one. Pits and beans that are also given must fit the position.
    ///
    /// # Errors
    /// When the position is none, or does not fit.
    pub fn game_from(&self, position: Option<&str>) -> Result<Kalah, Told> {
        let Some(text) = position else {
            return self.game();
        };
        let rules = self.rules()?;
        let position: Position = text.parse::<Position>()?;
        if self.pits.is_some() && self.pits()? != position.length() {
            return Err(SetupError::RowLength {
                found: position.length(),
                wanted: self.pits()?,
            }
            .into());
        }
        let beans = match self.seeds {
            Some(_) => 2 * position.length() as u64 * self.seeds()?,
            None => position.total().into(),
        };
        if beans != u64::from(position.total()) {
            return Err(SetupError::Beans {
                found: position.total().into(),
                wanted: beans,
            }
            .into());
        }
        if position.pie() && !rules.pie {
            return Err(SetupError::NoPie.into());
        }
        Ok(Kalah::from(position, rules))
    }
}

/// The letters of moves.
#[must_use]
pub fn letters(game: &Kalah, position: &Position, moves: &[Move]) -> Vec<String> {
    moves
        .iter()
        .map(|chosen| game.write_move(position, chosen))
        .collect()
}

/// The letters of a line of play.
pub(super) fn line_text(game: &Kalah, position: &Position, line: &[Move]) -> Vec<String> {
    let mut state = position.clone();
    line.iter()
        .map(|chosen| {
            let text = game.describe(&state, *chosen);
            game.play(&mut state, chosen);
            text
        })
        .collect()
}

/// The board as people see it: North's row above, stores at the sides.
#[must_use]
pub fn board_text(position: &Position) -> String {
    let length = position.length();
    let cells = |texts: &mut dyn Iterator<Item = String>| {
        let cells: Vec<String> = texts.map(|text| format!("{text:>4}")).collect();
        cells
    };
    let names = |seat| cells(&mut (0..length).map(|pit| letter(length, seat, pit).to_string()));
    let row = |seat| cells(&mut position.row(seat).iter().map(u16::to_string));
    let reversed = |mut cells: Vec<String>| {
        cells.reverse();
        cells.concat()
    };
    let gap = " ".repeat(4 * length);
    format!(
        "     {}\n     {}\n{:>4} {gap} {:>4}\n     {}\n     {}",
        reversed(names(NORTH)),
        reversed(row(NORTH)),
        position.store(NORTH),
        position.store(SOUTH),
        row(SOUTH).concat(),
        names(SOUTH).concat()
    )
}
