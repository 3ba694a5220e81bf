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

pub use ::kalah::database::{Bytes, Database};
pub use analyse::{KalahAnalyse, KalahAnalysis, KalahMoveValue};
pub use annotate::{KalahAnnotate, KalahAnnotated, KalahJudgement};
pub use board::{KalahBoard, board_text, letters};
pub use database::{KalahBuilt, KalahDatabase, KalahDatabaseAnswer, KalahVerified, Lower, Storage};
pub use enumerate::{KalahEnumerate, KalahEnumerated, KalahExactly, KalahLine, KalahStarted};
pub(in crate::answers) use report::answered;
pub use report::{KalahReport, KalahReported};
pub use solve::{KalahSolution, KalahSolve};
pub use statistics::{
    KalahAgainst, KalahGame, KalahStatistics, KalahStatisticsAnswer, STATISTICS_HEAD,
    read_statistics,
};
pub use tournament::{
    KalahInterval, KalahPairing, KalahPlayer, KalahRating, KalahTournament, KalahTournamentAnswer,
};

use super::numbers::{Bounds, within};
use crate::Told;
use kalah::archive;
use kalah::database::MOST_BEANS;
use kalah::player::DEEPEST;
use kalah::solve::Effort;
use kalah::{Kalah, MAX_PITS, MAX_SEEDS};
use work::Work;

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
/// Games that are played while somebody waits: a few seconds of strategies.
const GAMES_AT_ONCE: u64 = 5_000_000;
/// Boards that are visited while somebody waits, over all positions of a record.
const NODES_AT_ONCE: u64 = 30_000_000;
/// Beans of a database.
pub const DATABASE_BEANS: Bounds = 0..=MOST_BEANS as u64;

/// A database in memory or mapped into it, every byte of it checked.
///
/// # Errors
/// When it is none, unfinished or damaged, or when stopped.
pub fn open_database(bytes: Bytes, work: &Work) -> Result<Database, Told> {
    Ok(archive::open(work, bytes)?)
}

/// The effort that suits a game, with the database that somebody opened if it is one of this game.
///
/// # Errors
/// When it is not, when stopped, or when memory does not do.
pub fn effort(game: &Kalah, opened: Option<&Database>, work: &Work) -> Result<Effort, Told> {
    Ok(Effort::suited(game, fitting(game, opened)?, work)?)
}

/// The database that somebody opened, if it is one of this game.
fn fitting(game: &Kalah, opened: Option<&Database>) -> Result<Option<Database>, Told> {
    if let Some(database) = opened {
        archive::fits(database, game)?;
    }
    Ok(opened.cloned())
}
