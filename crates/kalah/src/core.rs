//! The search behind one interface for boards of every width, with its threads. It answers one question: is the future
//! of this position worth at least so much? Roots, lines and checkpoints are in `solve`.

use crate::board::{Board, Sower, fits_small};
use crate::busy::Busy;
use crate::database::Database;
use crate::depth::{self, Estimate};
use crate::game::Kalah;
use crate::lanes::Lanes;
use crate::position::Position;
use crate::rank::{Ranker, boards_up_to};
use crate::search::{Cut, Search, Shared};
use crate::table::{KEY_BITS, Table};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use work::{Halt, Work};

/// Below so many beans one thread is done before a second has begun.
const LEAST_SHARED: u16 = 24;

/// A search over the positions of one game.
pub trait Core: Send + Sync {
    /// A bound on what the mover gains over the other from here on: at least the bound if it is ≥ `beta`, at most the bound
    /// if it is < `beta`.
    ///
    /// # Errors
    /// When stopped, or after visiting `most` boards.
    fn test(&self, work: &Work, position: &Position, beta: i16, most: u64) -> Result<i16, Cut>;

    /// An estimate of the same by a search of limited depth.
    ///
    /// # Errors
    /// When stopped.
    fn estimate(&self, work: &Work, position: &Position, depth: u32) -> Result<Estimate, Halt>;

    /// The pit that the table remembers as good here; only a hint.
    fn hint(&self, position: &Position) -> Option<u8>;

    /// Boards visited so far.
    fn nodes(&self) -> u64;

    /// The table.
    fn table(&self) -> &Table;
}

struct Sized<L> {
    sower: Sower<L>,
    ranker: Ranker,
    table: Table,
    database: Option<Database>,
    nodes: AtomicU64,
}

/// A core for the positions of a game, with a table of about `bytes` bytes; `None` when there are too many boards.
///
/// # Errors
/// When the table would take more memory than allowed.
pub fn core(
    work: &Work,
    game: &Kalah,
    beans: u16,
    bytes: u64,
    database: Option<Database>,
) -> Result<Option<Box<dyn Core>>, Halt> {
    let length = game.length();
    let Some(keys) = boards_up_to(length, beans).filter(|&keys| keys < 1 << KEY_BITS) else {
        return Ok(None);
    };
    let Some(ranker) = Ranker::new(length, beans) else {
        return Ok(None);
    };
    work.claim(Table::size(keys, bytes))?;
    let table = Table::new(keys, bytes);
    let database = database.filter(|database| database.serves(length, game.rules()));
    Ok(Some(if fits_small(length, beans) {
        Box::new(Sized::<u64> {
            sower: Sower::new(length, beans, game.rules()),
            ranker,
            table,
            database,
            nodes: AtomicU64::new(0),
        })
    } else {
        Box::new(Sized::<u128> {
            sower: Sower::new(length, beans, game.rules()),
            ranker,
            table,
            database,
            nodes: AtomicU64::new(0),
        })
    }))
}

impl<L: Lanes> Core for Sized<L> {
    fn test(&self, work: &Work, position: &Position, beta: i16, most: u64) -> Result<i16, Cut> {
        let board = Board::<L>::from_position(position);
        let beans = board.beans();
        let threads = match beans {
            ..LEAST_SHARED => 1,
            _ => rayon::current_num_threads(),
        };
        let busy = (threads > 1).then(Busy::default);
        let shared = Shared {
            sower: &self.sower,
            ranker: &self.ranker,
            table: &self.table,
            // A database may know more beans than this game has.
            database: self.database.as_ref(),
            busy: busy.as_ref(),
            work,
        };
        let done = AtomicBool::new(false);
        let run = || {
            let mut search = Search::new(&shared, most);
            search.done = Some(&done);
            let found = search.test(board, beans, beta);
            self.nodes.fetch_add(search.nodes, Ordering::Relaxed);
            // The first to know, or to be out of boards, sends the others home.
            done.store(true, Ordering::Relaxed);
            found
        };
        if threads == 1 {
            return run();
        }
        let all: Vec<Result<i16, Cut>> = std::thread::scope(|scope| {
            let helpers: Vec<_> = (1..threads).map(|_| scope.spawn(run)).collect();
            let mut all = vec![run()];
            all.extend(
                helpers
                    .into_iter()
                    .map(|helper| helper.join().expect("a search does not panic")),
            );
            all
        });
        work.check()?;
        let answer = all.iter().find(|found| found.is_ok());
        *answer.unwrap_or(&Err(Cut::Spent))
    }

    fn estimate(&self, work: &Work, position: &Position, depth: u32) -> Result<Estimate, Halt> {
        depth::estimate(work, &self.sower, Board::from_position(position), depth)
    }

    fn hint(&self, position: &Position) -> Option<u8> {
        let key = self.ranker.rank(Board::<L>::from_position(position));
        self.table.get(key).map(|found| found.pit)
    }

    fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    fn table(&self) -> &Table {
        &self.table
    }
}
