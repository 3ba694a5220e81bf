//! How hard a solver tries on a board of a given size: the table it keeps and the database it builds first. It opens no files.

use crate::database::{Database, build, bytes_needed};
use crate::game::Kalah;
use crate::solve::Effort;
use rules::Game;
use work::{Halt, Work};

/// Boards of a database that is built on the way: worth it only when the search will take longer than the building.
const SMALL_START: (u16, u64) = (30, 100_000);
const LARGE_START: (u16, u64) = (40, 10_000_000);
/// Where the search takes many minutes, if nothing limits it.
const HUGE_START: (u16, u64) = (49, 250_000_000);
/// Longer rows have no database.
const LONGEST_ROW: usize = 8;

impl Effort {
    /// What suits this game: a table by the number of beans, and the database that was given, or one that is built where it pays.
    ///
    /// # Errors
    /// When stopped, or when memory does not do.
    pub fn suited(game: &Kalah, given: Option<Database>, work: &Work) -> Result<Self, Halt> {
        Self::with(game, given, work, &[SMALL_START, LARGE_START])
    }

    /// The same for whoever waits for the answer however long that takes: on large boards the database is larger.
    ///
    /// # Errors
    /// When stopped, or when memory does not do.
    pub fn patient(game: &Kalah, given: Option<Database>, work: &Work) -> Result<Self, Halt> {
        Self::with(game, given, work, &[SMALL_START, LARGE_START, HUGE_START])
    }

    fn with(
        game: &Kalah,
        given: Option<Database>,
        work: &Work,
        starts: &[(u16, u64)],
    ) -> Result<Self, Halt> {
        let beans = game.start().in_pits();
        let table = match beans {
            ..=30 => 8 << 20,
            31..=40 => 32 << 20,
            41..=48 => 256 << 20,
            _ => work.memory.0 / 2,
        };
        let database = match given {
            Some(database) => Some(database),
            None => built(game, beans, work, starts)?,
        };
        Ok(Effort {
            table: table.min(work.memory.0 / 2),
            most: None,
            database,
        })
    }
}

fn built(
    game: &Kalah,
    beans: u16,
    work: &Work,
    starts: &[(u16, u64)],
) -> Result<Option<Database>, Halt> {
    let reached = starts.iter().rev().find(|&&(from, _)| beans >= from);
    let Some(&(_, boards)) = reached else {
        return Ok(None);
    };
    let most = boards.min(work.memory.0 / 4);
    let small =
        |&beans: &u16| bytes_needed(game.length(), beans).is_some_and(|bytes| bytes <= most);
    match (1..beans).take_while(small).last() {
        Some(beans) if game.length() <= LONGEST_ROW => {
            build(work, game.length(), game.rules(), beans).map(Some)
        }
        _ => Ok(None),
    }
}
