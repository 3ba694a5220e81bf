//! Everybody for himself: each player maximises his own chance, and what that leads to is iterated to a fixed point. There
//! may be several, and nothing here proves that this is the only one: the residual says how well it fits.

use crate::board::Board;
use crate::count;
use crate::equation::{Outcome, Rolls, Value, outcome};
use crate::formation::{Formations, Id};
use crate::game::Ludo;
use crate::numbering::{Numbering, Placement};
use crate::state::State;
use rayon::prelude::*;
use work::{Estimate, Halt, Work};

/// The chance of each player.
pub type Chances = [f64; 4];

/// A choice counts as better only when it is better by more than rounding, so that ties do not flicker.
const CLEARLY: f64 = 1e-12;
/// Positions that one thread takes at a time.
const CHUNK: usize = 256;

impl Value for Chances {
    fn times(self, weight: u32) -> Self {
        self.map(|chance| chance * f64::from(weight))
    }

    fn plus(self, other: Self) -> Self {
        std::array::from_fn(|player| self[player] + other[player])
    }

    fn over(self, parts: u32) -> Self {
        self.map(|chance| chance / f64::from(parts))
    }
}

/// What everybody's chances are when each plays for himself.
pub struct Selfish {
    numbering: Numbering,
    /// For each player about to roll, by number.
    values: Vec<Vec<Chances>>,
    /// How much the last sweep still changed any chance.
    pub residual: f64,
    /// How many sweeps there were.
    pub sweeps: u64,
}

impl Selfish {
    /// Bytes needed.
    #[must_use]
    pub fn estimate(board: Board, from: &State) -> Estimate {
        let columns: Vec<u8> = (0..board.players())
            .map(|player| from.column(board, player))
            .collect();
        let each = 32 * board.players() as u64 + 6;
        let bytes = count::below(board, &columns).saturating_mul(each.into());
        let lists = u128::from(Formations::estimate(board) + (1 << 20));
        Estimate(bytes.saturating_add(lists))
    }

    /// Iterates until a sweep changes no chance by more than `residual`, or `most` sweeps are over.
    ///
    /// # Errors
    /// When stopped, or too big.
    pub fn solve(
        game: &Ludo,
        from: &State,
        residual: f64,
        most: u64,
        work: &Work,
    ) -> Result<Self, Halt> {
        let board = game.board();
        work.claim(Selfish::estimate(board, from).bytes().0)?;
        let numbering = Numbering::new(board, game.variant(), from);
        let even = 1.0 / board.players() as f64;
        let begin: Chances =
            std::array::from_fn(|player| if player < board.players() { even } else { 0.0 });
        let mut selfish = Selfish {
            values: vec![vec![begin; numbering.size() as usize]; board.players()],
            numbering,
            residual: 1.0,
            sweeps: 0,
        };
        let (order, ends) = selfish.numbering.order();
        let progress = work.task("ludo-task-selfish", Some(most));
        while selfish.residual > residual && selfish.sweeps < most {
            progress.tick()?;
            selfish.residual = selfish.sweep(&order, &ends, work)?;
            selfish.sweeps += 1;
        }
        Ok(selfish)
    }

    fn sweep(&mut self, order: &[u32], ends: &[usize], work: &Work) -> Result<f64, Halt> {
        let (mut most, mut begin) = (0f64, 0);
        for &end in ends {
            work.check()?;
            for mover in (0..self.values.len()).rev() {
                let found: Vec<(u32, Chances)> = order[begin..end]
                    .par_iter()
                    .with_min_len(CHUNK)
                    .map(|&number| (number, self.evaluate(number as usize, mover)))
                    .collect();
                for (number, chances) in found {
                    let old = &mut self.values[mover][number as usize];
                    for (old, new) in old.iter().zip(&chances) {
                        most = most.max((old - new).abs());
                    }
                    *old = chances;
                }
            }
            begin = end;
        }
        Ok(most)
    }

    fn evaluate(&self, number: usize, mover: usize) -> Chances {
        let placement = self.numbering.placement(number);
        let seat = Seat {
            selfish: self,
            placement: &placement,
            number,
            mover,
            formation: self.numbering.formation(&placement, mover),
        };
        let in_house = placement.columns[mover] == 0 && placement.rings[mover] == 0;
        match outcome(&seat, self.numbering.variant(), in_house) {
            Outcome::Known(chances) => chances,
            Outcome::Open(open) => open.with(seat.passed()),
        }
    }

    /// How many positions with who is about to roll there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.numbering.size() * self.values.len() as u64
    }

    /// Everybody's chances before the mover rolls; none where it was not asked for, or the game is over.
    #[must_use]
    pub fn before_roll(&self, state: &State) -> Option<Chances> {
        let number = self.numbering.number(&self.numbering.of_state(state)?)?;
        Some(self.values[state.mover()][number])
    }
}

struct Seat<'s> {
    selfish: &'s Selfish,
    placement: &'s Placement,
    number: usize,
    mover: usize,
    formation: Id,
}

impl Seat<'_> {
    fn choose(&self, die: u8, next: usize) -> Option<Chances> {
        let numbering = &self.selfish.numbering;
        let mut best: Option<Chances> = None;
        for &go in numbering.goes(self.formation, die) {
            let chances = match numbering.after(self.placement, self.mover, go) {
                None => std::array::from_fn(|player| f64::from(u8::from(player == self.mover))),
                Some(after) => {
                    let number = numbering
                        .number(&after)
                        .expect("play stays among what was numbered");
                    self.selfish.values[next][number]
                }
            };
            best = Some(best.map_or(chances, |best| self.better(best, chances)));
        }
        best
    }

    fn next(&self) -> usize {
        (self.mover + 1) % self.selfish.values.len()
    }
}

impl Rolls for Seat<'_> {
    type Value = Chances;

    fn best(&self, die: u8) -> Option<Chances> {
        self.choose(die, self.next())
    }

    fn best_and_again(&self) -> Option<Chances> {
        self.choose(6, self.mover)
    }

    fn passed(&self) -> Chances {
        self.selfish.values[self.next()][self.number]
    }

    fn better(&self, one: Chances, other: Chances) -> Chances {
        if other[self.mover] > one[self.mover] + CLEARLY {
            other
        } else {
            one
        }
    }
}
