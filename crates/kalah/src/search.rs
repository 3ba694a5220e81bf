//! Exact search: fail-soft alpha-beta over packed boards to the end of the game. Values are what the player to move gains
//! over the other from here on; stores do not matter. It knows no root, no checkpoint and no other thread but through
//! the shared table.

use crate::board::{Board, Sower};
use crate::database::Database;
use crate::lanes::Lanes;
use crate::rank::Ranker;
use crate::table::{NO_PIT, Proven, Table};
use crate::variant::MAX_PITS;
use work::{Halt, Work};

/// Boards with more beans are searched but not stored: their values may not fit an entry.
const MOST_STORED: u16 = 127;
/// Children with fewer beans are not looked up before they are searched: waiting for memory costs more than it saves.
const LEAST_GLANCED: u16 = 30;
/// How often a search looks up from its work.
const BREATH: u64 = 1 << 16;

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// Somebody asked to stop.
    Stopped,
    /// It may not visit more boards.
    Spent,
}

impl From<Halt> for Cut {
    fn from(_: Halt) -> Self {
        Cut::Stopped
    }
}

/// What all threads of one search share.
pub struct Shared<'s, L> {
    /// Sows.
    pub sower: &'s Sower<L>,
    /// Numbers boards.
    pub ranker: &'s Ranker,
    /// Proven bounds.
    pub table: &'s Table,
    /// Known values of boards with few beans.
    pub database: Option<&'s Database>,
    /// Stop and progress.
    pub work: &'s Work,
}

/// What a move leads to, seen by who moves then.
#[derive(Clone, Copy, Default)]
struct Child<L> {
    board: Board<L>,
    key: u64,
    beans: u16,
    /// What the move stores; where the game is over, all that it brings.
    gain: i16,
    pit: u8,
    again: bool,
    over: bool,
}

/// One thread's search.
pub struct Search<'s, L> {
    shared: &'s Shared<'s, L>,
    known: &'s [u8],
    known_beans: u16,
    /// Boards visited.
    pub nodes: u64,
    /// How many may be visited.
    pub most: u64,
    /// Thread number: others than 0 try quiet moves in another order, so that threads do not do the same twice.
    pub thread: u32,
    /// Raised when another thread has the answer.
    pub done: Option<&'s std::sync::atomic::AtomicBool>,
}

impl<'s, L: Lanes> Search<'s, L> {
    /// A search that may visit `most` boards.
    #[must_use]
    pub fn new(shared: &'s Shared<'s, L>, most: u64) -> Self {
        let (known, known_beans) = match shared.database {
            Some(database) => (database.values(), database.beans()),
            None => (&[][..], 0),
        };
        Search {
            shared,
            known,
            known_beans,
            nodes: 0,
            most,
            thread: 0,
            done: None,
        }
    }

    fn breathe(&self) -> Result<(), Cut> {
        self.shared.work.check()?;
        if self.nodes > self.most {
            return Err(Cut::Spent);
        }
        match self.done {
            Some(done) if done.load(std::sync::atomic::Ordering::Relaxed) => Err(Cut::Stopped),
            _ => Ok(()),
        }
    }

    /// The value of a board that is not over and has `beans` beans: exact if between `alpha` and `beta`, otherwise a bound
    /// on the same side. Values have the parity of `beans`.
    ///
    /// # Errors
    /// When stopped or spent.
    pub fn value(
        &mut self,
        board: Board<L>,
        beans: u16,
        alpha: i16,
        beta: i16,
    ) -> Result<i16, Cut> {
        let key = self.shared.ranker.rank(board);
        self.value_of(board, key, beans, alpha, beta)
    }

    /// The same for a board whose number is known.
    fn value_of(
        &mut self,
        board: Board<L>,
        key: u64,
        beans: u16,
        mut alpha: i16,
        beta: i16,
    ) -> Result<i16, Cut> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BREATH) {
            self.breathe()?;
        }
        let limit = beans as i16;
        if -limit >= beta {
            return Ok(-limit);
        }
        if limit <= alpha {
            return Ok(limit);
        }
        if beans <= self.known_beans {
            return Ok(i16::from(self.known[key as usize] as i8));
        }
        let stored = beans <= MOST_STORED;
        let mut proven = Proven::NOTHING;
        if stored && let Some(found) = self.shared.table.get(key) {
            let (lower, upper) = (i16::from(found.lower), i16::from(found.upper));
            if lower >= beta || lower == upper {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
            proven = found;
        }
        let before = self.nodes;
        let floor = alpha;
        let (children, count) = self.children(board, beans);
        let children = &children[..count];
        // First look at every child without searching: often one is already known to be good enough.
        let mut order = [0i32; MAX_PITS];
        let mut count = 0;
        let mut best = -limit;
        let mut best_pit = NO_PIT;
        for (place, child) in children.iter().enumerate() {
            let (lower, upper) = self.glance(child);
            if lower > best {
                best = lower;
                best_pit = child.pit;
            }
            if lower >= beta {
                if stored {
                    self.store(key, proven, Some(lower), None, best_pit, before);
                }
                return Ok(lower);
            }
            if lower == upper || upper <= alpha {
                // Nothing to search: either its value is known or it cannot matter.
                best = best.max(lower.min(upper));
                if upper > best && upper <= alpha {
                    best = upper;
                }
                continue;
            }
            let score = if child.pit == proven.pit {
                i32::MAX >> 8
            } else {
                self.promise(child)
            };
            order[count] = score << 4 | place as i32;
            count += 1;
        }
        alpha = alpha.max(best);
        let order = &mut order[..count];
        order.sort_unstable_by(|a, b| b.cmp(a));
        for &mut coded in order {
            let child = &children[(coded & 15) as usize];
            let gain = child.gain;
            let value = if child.again {
                gain + self.searched(child, alpha - gain, beta - gain)?
            } else {
                gain - self.searched(child, gain - beta, gain - alpha)?
            };
            if value > best {
                best = value;
                best_pit = child.pit;
                if value >= beta {
                    break;
                }
                alpha = alpha.max(value);
            }
        }
        if stored {
            let lower = (best > floor).then_some(best);
            let upper = (best < beta).then_some(best);
            self.store(key, proven, lower, upper, best_pit, before);
        }
        Ok(best)
    }

    /// What every move leads to. The memory that tells what is known of it is asked for at once for all, and arrives while
    /// the others are sown.
    #[inline(always)]
    fn children(&self, board: Board<L>, beans: u16) -> ([Child<L>; MAX_PITS], usize) {
        let sower = self.shared.sower;
        let mut children = [Child::default(); MAX_PITS];
        let mut count = 0;
        let mut pits = board.mine.occupied();
        while pits != 0 {
            let pit = pits.trailing_zeros() as usize;
            pits &= pits - 1;
            let sown = sower.sow(board, pit);
            let child = &mut children[count];
            count += 1;
            child.gain = sown.gain as i16;
            child.pit = pit as u8;
            child.again = sown.again;
            if sown.board.is_over() {
                child.over = true;
                child.gain += sower.swept(sown.board);
                continue;
            }
            child.beans = beans - sown.gain;
            child.board = if sown.again {
                sown.board
            } else {
                sown.board.swapped()
            };
            child.key = self.shared.ranker.rank(child.board);
            if child.beans > self.known_beans && child.beans >= LEAST_GLANCED {
                self.shared.table.touch(child.key);
            }
        }
        (children, count)
    }

    /// The value of a child for who moves there.
    fn searched(&mut self, child: &Child<L>, alpha: i16, beta: i16) -> Result<i16, Cut> {
        self.value_of(child.board, child.key, child.beans, alpha, beta)
    }

    /// Bounds of what a move is worth without searching it.
    #[inline(always)]
    fn glance(&self, child: &Child<L>) -> (i16, i16) {
        let gain = child.gain;
        if child.over {
            return (gain, gain);
        }
        let limit = child.beans as i16;
        let (low, high) = if child.beans <= self.known_beans {
            let value = i16::from(self.known[child.key as usize] as i8);
            (value, value)
        } else if child.beans < LEAST_GLANCED {
            (-limit, limit)
        } else {
            match self.shared.table.get(child.key) {
                Some(found) if child.beans <= MOST_STORED => (
                    i16::from(found.lower).max(-limit),
                    i16::from(found.upper).min(limit),
                ),
                _ => (-limit, limit),
            }
        };
        if child.again {
            (gain + low, gain + high)
        } else {
            (gain - high, gain - low)
        }
    }

    /// How early to try a move: what it stores, whether it moves again, and near pits before far ones. The weights were
    /// chosen by the number of boards visited for (6,3) and (5,4).
    #[inline(always)]
    fn promise(&self, child: &Child<L>) -> i32 {
        let quiet = if self.thread % 2 == 1 { 4 } else { 8 };
        let again = if child.again { 60 } else { 0 };
        16 * i32::from(child.gain) + again + quiet * i32::from(child.pit)
    }

    #[inline(always)]
    fn store(
        &self,
        key: u64,
        old: Proven,
        lower: Option<i16>,
        upper: Option<i16>,
        pit: u8,
        before: u64,
    ) {
        let effort = (self.nodes - before + 1).ilog2().min(31) as u8;
        let proven = Proven {
            lower: lower.map_or(old.lower, |value| (value as i8).max(old.lower)),
            upper: upper.map_or(old.upper, |value| (value as i8).min(old.upper)),
            pit: if pit == NO_PIT { old.pit } else { pit },
        };
        self.shared.table.put(key, proven, effort);
    }
}
