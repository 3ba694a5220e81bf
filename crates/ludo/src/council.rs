//! The implicit solver for any number of players: one player against all others together, the coalition value of the
//! thesis. Bounds for every position and every player about to roll, swept from most progress to least.

use crate::board::Board;
use crate::cells::{Fresh, Pair};
use crate::count;
use crate::equation::{Outcome, Rolls, outcome};
use crate::formation::{Formations, Id};
use crate::game::Ludo;
use crate::keep::{KIND, Keeper, SolveError};
use crate::numbering::{Numbering, Placement};
use crate::state::State;
use rayon::prelude::*;
use say::Told;
use work::checkpoint::Unusable;
use work::keep::Piece;
use work::{Estimate, Work};

/// Bounds on the chance of one player, for every position and whoever is about to roll.
pub struct Council<C> {
    numbering: Numbering,
    hero: usize,
    /// For each player about to roll.
    cells: Vec<C>,
    sweeps: u64,
}

/// Positions that one thread takes at a time.
const CHUNK: usize = 256;
/// What the checkpoint is called.
const NAME: &str = "council";

impl<C: Fresh> Council<C> {
    /// Bytes needed to solve everything that play from this position leads to.
    #[must_use]
    pub fn estimate(board: Board, from: &State) -> Estimate {
        let columns: Vec<u8> = (0..board.players())
            .map(|player| from.column(board, player))
            .collect();
        let each = C::BYTES * board.players() as u64 + 6;
        let bytes = count::below(board, &columns).saturating_mul(each.into());
        let lists = u128::from(Formations::estimate(board) + (1 << 20));
        Estimate(bytes.saturating_add(lists))
    }

    /// Solves for the player `hero` everything that play from this position leads to.
    ///
    /// # Errors
    /// When stopped, too big, or what is kept cannot be used.
    pub fn solve(
        game: &Ludo,
        from: &State,
        hero: usize,
        epsilon: f64,
        keeper: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, SolveError> {
        let board = game.board();
        work.claim(Council::<C>::estimate(board, from).bytes().0)?;
        let numbering = Numbering::new(board, game.variant(), from);
        let size = numbering.size() as usize;
        let mut council = Council {
            numbering,
            hero,
            cells: (0..board.players()).map(|_| C::unknown(size)).collect(),
            sweeps: 0,
        };
        let resumed = council.resume(keeper)?;
        let (order, ends) = council.numbering.order();
        let wanted = (epsilon.min(1.0) * C::ONE as f64) as u64;
        let all = (C::ONE as f64 / wanted.max(1) as f64).ln();
        let progress = work.task("ludo-task-solve", Some(STEPS));
        let mut told = 0;
        let finished = |cells: &C| cells.widest() <= wanted;
        // It may have been finished before a kill; one more sweep would only change the last digits.
        while !resumed || !council.cells.iter().all(finished) {
            let (gap, changed) = council.sweep(&order, &ends, wanted / 4, work)?;
            council.sweeps += 1;
            let far = (C::ONE as f64 / gap.max(1) as f64).ln() / all;
            let far = (far.clamp(0.0, 1.0) * STEPS as f64) as u64;
            progress.advance(far.saturating_sub(told))?;
            told = told.max(far);
            if gap <= wanted || !changed {
                break;
            }
            if keeper.due() {
                council.keep(keeper)?;
            }
        }
        council.keep(keeper)?;
        Ok(council)
    }

    /// Improves all bounds once; tells the widest gap that is left and whether anything became better.
    fn sweep(
        &self,
        order: &[u32],
        ends: &[usize],
        enough: u64,
        work: &Work,
    ) -> Result<(u64, bool), work::Halt> {
        let (mut gap, mut changed, mut begin) = (0, false, 0);
        for &end in ends {
            work.check()?;
            // A pass leads to the next player: he comes first.
            for mover in (0..self.cells.len()).rev() {
                let found: Vec<(u64, Vec<(u32, Pair)>)> = order[begin..end]
                    .par_chunks(CHUNK)
                    .map(|numbers| self.visit(numbers, mover, enough))
                    .collect();
                for (widest, better) in found {
                    gap = gap.max(widest);
                    changed |= !better.is_empty();
                    for (number, pair) in better {
                        self.cells[mover].set(number as usize, pair);
                    }
                }
            }
            begin = end;
        }
        Ok((gap, changed))
    }

    fn visit(&self, numbers: &[u32], mover: usize, enough: u64) -> (u64, Vec<(u32, Pair)>) {
        let mut gap = 0;
        let mut better = Vec::new();
        for &number in numbers {
            let old = self.cells[mover].get(number as usize);
            if old.gap() <= enough {
                gap = gap.max(old.gap());
                continue;
            }
            let new = self.evaluate(number as usize, mover);
            let pair = Pair {
                low: new.low.max(old.low),
                high: new.high.min(old.high),
            };
            gap = gap.max(pair.gap());
            if pair != old {
                better.push((number, pair));
            }
        }
        (gap, better)
    }

    fn evaluate(&self, number: usize, mover: usize) -> Pair {
        let placement = self.numbering.placement(number);
        let seat = Seat {
            council: self,
            placement: &placement,
            number,
            mover,
            formation: self.numbering.formation(&placement, mover),
        };
        let in_house = placement.columns[mover] == 0 && placement.rings[mover] == 0;
        match outcome(&seat, self.numbering.variant(), in_house) {
            Outcome::Known(pair) => pair,
            Outcome::Open(open) => open.with(seat.passed()),
        }
    }

    /// Bounds on the hero's chance before the mover rolls; none where it was not asked for, or the game is over.
    #[must_use]
    pub fn before_roll(&self, state: &State) -> Option<Pair> {
        let number = self.numbering.number(&self.numbering.of_state(state)?)?;
        Some(self.cells[state.mover()].get(number))
    }

    /// Whose chance it is.
    #[must_use]
    pub fn hero(&self) -> usize {
        self.hero
    }

    /// How many pairs of bounds are kept.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.numbering.size() * self.cells.len() as u64
    }

    /// How many sweeps it took.
    #[must_use]
    pub fn sweeps(&self) -> u64 {
        self.sweeps
    }

    fn question(&self) -> String {
        let board = self.numbering.board();
        format!(
            "council {board} {} hero {} positions {} width {}",
            self.numbering.variant(),
            self.hero,
            self.numbering.size(),
            C::WIDTH
        )
    }

    fn resume(&mut self, keeper: &mut dyn Keeper) -> Result<bool, Told> {
        let question = self.question();
        let piece = piece(&question);
        let Some(kept) = keeper.load(&piece)? else {
            return Ok(false);
        };
        let length = self.cells[0].length() * C::BYTES as usize;
        let loaded = if kept.len() == length * self.cells.len() {
            let mut pairs = self.cells.iter().zip(kept.chunks_exact(length));
            pairs.try_for_each(|(cells, bytes)| cells.load(bytes))
        } else {
            Err(Unusable::Misfit)
        };
        loaded.map_err(|why| keeper.refuse(&piece, &why))?;
        Ok(true)
    }

    fn keep(&self, keeper: &mut dyn Keeper) -> Result<(), Told> {
        let mut payload = Vec::new();
        for cells in &self.cells {
            cells.save(&mut payload);
        }
        keeper.save(&piece(&self.question()), &payload)
    }
}

fn piece(question: &str) -> Piece<'_> {
    Piece {
        name: NAME,
        kind: KIND,
        question,
    }
}

/// Units in which progress is told.
const STEPS: u64 = 1000;

/// A player about to roll.
struct Seat<'c, C> {
    council: &'c Council<C>,
    placement: &'c Placement,
    number: usize,
    mover: usize,
    formation: Id,
}

impl<C: Fresh> Seat<'_, C> {
    fn choose(&self, die: u8, next: usize) -> Option<Pair> {
        let numbering = &self.council.numbering;
        let mut best: Option<Pair> = None;
        for &go in numbering.goes(self.formation, die) {
            let pair = match numbering.after(self.placement, self.mover, go) {
                None if self.mover == self.council.hero => Pair {
                    low: C::ONE,
                    high: C::ONE,
                },
                None => Pair { low: 0, high: 0 },
                Some(after) => {
                    let number = numbering
                        .number(&after)
                        .expect("play stays among what was numbered");
                    self.council.cells[next].get(number)
                }
            };
            best = Some(best.map_or(pair, |best| self.better(best, pair)));
        }
        best
    }

    fn next(&self) -> usize {
        (self.mover + 1) % self.council.cells.len()
    }
}

impl<C: Fresh> Rolls for Seat<'_, C> {
    type Value = Pair;

    fn best(&self, die: u8) -> Option<Pair> {
        self.choose(die, self.next())
    }

    fn best_and_again(&self) -> Option<Pair> {
        self.choose(6, self.mover)
    }

    fn passed(&self) -> Pair {
        self.council.cells[self.next()].get(self.number)
    }

    fn better(&self, one: Pair, other: Pair) -> Pair {
        if self.mover == self.council.hero {
            one.max(other)
        } else {
            one.min(other)
        }
    }
}
