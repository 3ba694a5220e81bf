//! Exact search: fail-soft alpha-beta with zero windows over packed boards to the end of the game. Values are what the player to
//! move gains over the other from here on; stores do not matter. It knows no root, no checkpoint and no other thread but
//! through the shared table and the marks of what is being searched.

use crate::board::{Board, Sower};
use crate::busy::Busy;
use crate::database::Database;
use crate::family::{Child, Families, Family};
use crate::lanes::Lanes;
use crate::open::Open;
use crate::rank::Ranker;
use crate::table::{NO_PIT, Proven, Table};
use std::sync::atomic::{AtomicBool, Ordering};
use work::hint::wanted_soon;
use work::{Halt, Work};

/// Boards with more beans are searched but not stored: their values may not fit an entry.
const MOST_STORED: u16 = 127;
/// Children with fewer beans are not worth telling other threads of.
const LEAST_DEFERRED: u16 = 24;
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
    /// Boards that are being searched, where several threads search.
    pub busy: Option<&'s Busy>,
    /// Stop and progress.
    pub work: &'s Work,
}

/// One thread's search.
pub struct Search<'s, L> {
    shared: &'s Shared<'s, L>,
    known: &'s [u8],
    known_beans: u16,
    families: Families<L>,
    /// Boards visited.
    pub nodes: u64,
    /// How many may be visited.
    pub most: u64,
    /// Raised when another thread has the answer.
    pub done: Option<&'s AtomicBool>,
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
            families: Families::default(),
            nodes: 0,
            most,
            done: None,
        }
    }

    fn breathe(&self) -> Result<(), Cut> {
        self.shared.work.check()?;
        if self.nodes > self.most {
            return Err(Cut::Spent);
        }
        match self.done {
            Some(done) if done.load(Ordering::Relaxed) => Err(Cut::Stopped),
            _ => Ok(()),
        }
    }

    /// A bound on the value of a board that is not over and has `beans` beans: at least the bound if that is `beta` or more, at most
    /// the bound if it is less. Values have the parity of `beans`, and so must `beta`.
    ///
    /// # Errors
    /// When stopped or spent.
    pub fn test(&mut self, board: Board<L>, beans: u16, beta: i16) -> Result<i16, Cut> {
        let key = self.shared.ranker.rank(board);
        let mut root = Child::root(board, key, beans, beta);
        root.known = self.look(&root);
        if let Some(bound) = root.known.decides(beta) {
            return Ok(bound);
        }
        let family = self.family(&root, 0);
        self.search(&root, family)
    }

    /// What is known of a child without searching it.
    #[inline(always)]
    fn look(&self, child: &Child<L>) -> Proven {
        let limits = child.limits();
        if child.trivial() {
            return limits;
        }
        if child.beans <= self.known_beans {
            return Proven::exactly(self.known[child.key as usize] as i8);
        }
        let stored = child.beans <= MOST_STORED;
        match self.shared.table.get(child.key) {
            Some(found) if stored => Proven {
                lower: found.lower.max(limits.lower),
                upper: found.upper.min(limits.upper),
                pit: found.pit,
            },
            _ => limits,
        }
    }

    /// Sows every pit of a board. The memory that tells what is known of the children is asked for at once for all.
    #[inline(always)]
    fn family(&mut self, parent: &Child<L>, first: usize) -> Family {
        let Shared {
            sower,
            ranker,
            table,
            ..
        } = *self.shared;
        let (known, known_beans) = (self.known, self.known_beans);
        self.families.found(sower, ranker, parent, first, |child| {
            if child.beans > known_beans {
                table.touch(child.key);
            } else {
                wanted_soon(&known[child.key as usize]);
            }
        })
    }

    /// A bound that decides whether a board is worth its `beta`, which what is known does not; the children are sown.
    fn search(&mut self, here: &Child<L>, family: Family) -> Result<i16, Cut> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(BREATH) {
            self.breathe()?;
        }
        let before = self.nodes;
        let family = match here.known.pit {
            NO_PIT => family,
            pit => self.families.favouring(family, pit),
        };
        let top = family.first + family.count;
        // While the memory of the children arrives, those of the favourite are sown, which will be wanted next.
        let favourite = *self.families.at(family.first + family.favourite);
        let mut ahead = (favourite.beans > self.known_beans && !favourite.trivial())
            .then(|| self.family(&favourite, top));
        let (mut best, mut open) = match self.look_at_all(here, family) {
            Looked::Enough { bound, pit } => {
                self.store(here, bound, pit, before);
                return Ok(bound);
            }
            Looked::Open { best, open } => (best, open),
        };
        let mut best_pit = NO_PIT;
        let mut first = true;
        while let Some((place, late)) = open.take() {
            let mut child = *self.families.at(place);
            if !first {
                child.known = self.look(&child);
            }
            let bound = match child.known.decides(child.beta) {
                Some(bound) => bound,
                None => {
                    let busy = self.shared.busy;
                    let busy = busy.filter(|_| child.beans >= LEAST_DEFERRED);
                    if let Some(busy) = busy {
                        if !first && !late && busy.holds(child.key) {
                            open.put_off(place);
                            continue;
                        }
                        busy.enter(child.key);
                    }
                    let family = match ahead.take() {
                        Some(family) if first && child.pit == favourite.pit => family,
                        _ => self.family(&child, top),
                    };
                    let bound = self.search(&child, family)?;
                    if let Some(busy) = busy {
                        busy.leave(child.key);
                    }
                    bound
                }
            };
            first = false;
            let bound = child.worth(bound);
            if bound > best {
                best = bound;
                best_pit = child.pit;
                if bound >= here.beta {
                    break;
                }
            }
        }
        self.store(here, best, best_pit, before);
        Ok(best)
    }

    /// Looks at every child without searching it: often one is already known to be good enough. Those that the database knows
    /// come first, since its memory is the nearer.
    #[inline(always)]
    fn look_at_all(&mut self, here: &Child<L>, family: Family) -> Looked {
        let mut open = Open::default();
        let mut best = -(here.beans as i16);
        for from_database in [true, false] {
            for place in family.first..family.first + family.count {
                let child = self.families.at(place);
                if (child.beans <= self.known_beans) != from_database {
                    continue;
                }
                let known = self.look(child);
                if let Some(bound) = known.decides(child.beta) {
                    let bound = child.worth(bound);
                    if bound >= here.beta {
                        let pit = child.pit;
                        return Looked::Enough { bound, pit };
                    }
                    best = best.max(bound);
                } else {
                    let favoured = place == family.first + family.favourite;
                    open.add(place, if favoured { i32::MAX } else { child.promise() });
                    self.families.note(place, known);
                }
            }
        }
        Looked::Open { best, open }
    }

    #[inline(always)]
    fn store(&self, here: &Child<L>, bound: i16, pit: u8, before: u64) {
        if here.beans > MOST_STORED {
            return;
        }
        let effort = (self.nodes - before + 1).ilog2().min(31) as u8;
        let mut proven = here.known;
        if bound >= here.beta {
            proven.lower = bound;
        } else {
            proven.upper = bound;
        }
        if pit != NO_PIT {
            proven.pit = pit;
        }
        self.shared.table.put(here.key, proven, effort);
    }
}

/// What looking at all children tells.
enum Looked {
    /// This pit decides.
    Enough {
        /// The move is worth at least this.
        bound: i16,
        /// The move.
        pit: u8,
    },
    /// None does.
    Open {
        /// The others are worth at most this.
        best: i16,
        /// These must be searched.
        open: Open,
    },
}
