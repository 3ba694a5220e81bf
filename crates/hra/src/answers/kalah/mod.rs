//! Kalaha: values, comments on games, tournaments, enumerations, databases and statistics, as documents.

mod analyse;
mod annotate;
mod board;
mod database;
mod enumerate;
mod played;
mod report;
mod solve;
mod statistics;
mod tournament;

pub use analyse::{KalahAnalyse, KalahAnalysis, KalahMoveValue};
pub use annotate::{KalahAnnotate, KalahAnnotated, KalahJudgement};
pub use board::{KalahBoard, board_text, letters};
pub use database::{KalahDatabase, KalahDatabaseAnswer, Storage};
pub use enumerate::{KalahEnumerate, KalahEnumerated, KalahExactly, KalahLine, KalahStarted};
pub use report::{KalahReport, KalahReported};
pub use solve::{KalahSolution, KalahSolve};
pub use statistics::{
    KalahAgainst, KalahGame, KalahStatistics, KalahStatisticsAnswer, STATISTICS_HEAD,
    read_statistics,
};
pub use tournament::{
    KalahInterval, KalahPairing, KalahPlayer, KalahRating, KalahTournament, KalahTournamentAnswer,
};

use crate::Told;
use kalah::archive;
use kalah::database::{Database, MOST_BEANS};
use kalah::player::DEEPEST;
use kalah::solve::Effort;
use kalah::{Kalah, MAX_PITS, MAX_SEEDS};
use say::Message;
use std::ops::RangeInclusive;
use work::Work;

/// Within what a number must lie.
pub type Bounds = RangeInclusive<u64>;

/// Pits on a side.
pub const PITS: Bounds = 1..=MAX_PITS as u64;
/// Pits on a side of a board that has a database.
pub const DATABASE_PITS: Bounds = 1..=8;
/// Beans in each pit at the start.
pub const SEEDS: Bounds = 1..=MAX_SEEDS as u64;
/// Games of a tournament, or of an enumeration.
pub const GAMES: Bounds = 1..=1_000_000_000;
/// How many sowings deep a search may go.
pub const DEPTH: Bounds = 1..=DEEPEST as u64;
/// Boards that may be visited.
pub const NODES: Bounds = 1..=u64::MAX;
/// Beans of a database.
pub const DATABASE_BEANS: Bounds = 0..=MOST_BEANS as u64;

/// A number within bounds, or an error that names it and them.
pub(super) fn within(number: u64, bounds: &Bounds) -> Result<u64, Told> {
    if bounds.contains(&number) {
        return Ok(number);
    }
    Err(outside(&number.to_string(), bounds))
}

/// A number within bounds, as people write it.
///
/// # Errors
/// When it is none, with the bounds.
pub fn read_number(text: &str, bounds: &Bounds) -> Result<u64, Told> {
    let parsed = text.trim().parse().ok();
    let parsed = parsed.filter(|number| bounds.contains(number));
    parsed.ok_or_else(|| outside(text, bounds))
}

fn outside(text: &str, bounds: &Bounds) -> Told {
    Told::input(
        Message::new("kalah-error-number").with("text", text),
        Message::new("accepted-number-from-to")
            .with("from", *bounds.start())
            .with("to", *bounds.end()),
    )
}

/// The effort that suits a game, with the database that somebody opened if it is one of this game.
///
/// # Errors
/// When it is not, when stopped, or when memory does not do.
pub fn effort(game: &Kalah, opened: Option<&Database>, work: &Work) -> Result<Effort, Told> {
    if let Some(database) = opened {
        archive::fits(database, game)?;
    }
    Ok(Effort::suited(game, opened.cloned(), work)?)
}
