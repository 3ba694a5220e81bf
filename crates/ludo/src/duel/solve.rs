//! Layer after layer until the bounds are close enough, with checkpoints. A sweep depends on the bounds alone, so that a
//! run that was killed and goes on gives what it would have given.

use super::equation::Opponent;
use super::layers::{Unit, units};
use super::{Duel, Rows, sweep::Swept};
use crate::cells::{Cells, Fresh};
use crate::formation::Id;
use crate::game::Ludo;
use crate::keep::{KIND, Keeper, SolveError};
use crate::state::State;
use say::Told;
use work::checkpoint::Unusable;
use work::keep::Piece;
use work::{Task, Work};

impl<C: Fresh> Duel<C> {
    /// Solves everything that play from this position leads to, until the bounds of every position are at most `epsilon`
    /// apart, or as close as the width of the cells allows.
    ///
    /// # Errors
    /// When stopped, too big, or what is kept cannot be used.
    pub fn solve(
        game: &Ludo,
        from: &State,
        epsilon: f64,
        keeper: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, SolveError> {
        Self::solve_in(game, from, epsilon, keeper, work)
    }
}

impl<C: Fresh, R: Rows> Duel<C, R> {
    /// The same with rows of any kind.
    pub(crate) fn solve_in(
        game: &Ludo,
        from: &State,
        epsilon: f64,
        keeper: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, SolveError> {
        let board = game.board();
        let columns = [from.mover(), 1 - from.mover()].map(|player| from.column(board, player));
        work.claim(Duel::<C, R>::needs(board, columns).bytes().0)?;
        let mut duel = Duel::<C, R>::new(board, game.variant());
        let units = units(board.pieces(), columns);
        let sizes: Vec<u64> = units.iter().map(|unit| duel.size(*unit)).collect();
        let progress = work.task("ludo-task-solve", Some(sizes.iter().sum()));
        let deepest = units.iter().map(|unit| unit.depth).max().unwrap_or(1);
        let mut unsaved: Vec<Unit> = Vec::new();
        for (&unit, &size) in units.iter().zip(&sizes) {
            let plan = Plan::new(unit, size, epsilon, C::ONE, deepest);
            if duel.begin(unit, keeper)? && duel.gap(unit) <= plan.wanted {
                // It was finished before a kill; one more sweep would only change the last digits.
                progress.advance(size)?;
                continue;
            }
            unsaved.push(unit);
            duel.run(&plan, &mut unsaved, keeper, &progress, work)?;
        }
        duel.keep(&mut unsaved, keeper)?;
        Ok(duel)
    }

    fn run(
        &mut self,
        plan: &Plan,
        unsaved: &mut Vec<Unit>,
        keeper: &mut dyn Keeper,
        progress: &Task<'_>,
        work: &Work,
    ) -> Result<(), SolveError> {
        let mut told = 0;
        loop {
            let Swept {
                gap,
                changed,
                looked,
            } = self.sweep(plan.unit, plan.enough, work)?;
            self.evaluations += looked;
            let far = plan.far(gap, C::ONE);
            progress.advance(far.saturating_sub(told))?;
            told = told.max(far);
            if gap <= plan.wanted || changed == 0 {
                progress.advance(plan.size - told)?;
                return Ok(());
            }
            if keeper.due() {
                self.keep(unsaved, keeper)?;
                unsaved.push(plan.unit);
            }
        }
    }

    /// Prepares the cells of a unit; tells whether something was kept.
    fn begin(&mut self, unit: Unit, keeper: &mut dyn Keeper) -> Result<bool, Told> {
        for (mover, opponent) in unit.layers() {
            let length = self.rows.length(mover, opponent) as usize;
            let layer = self.layer(mover, opponent);
            self.layers[layer] = Some(C::unknown(length));
            let length = self.rows.length(opponent, mover) as usize;
            self.turned[layer] = Some(C::unknown(length));
        }
        self.positions += self.size(unit);
        let (name, question) = (unit.name(C::WIDTH), self.question(unit));
        let piece = piece(&name, &question);
        let Some(kept) = keeper.load(&piece)? else {
            return Ok(false);
        };
        let fits = kept.len() as u64 == self.size(unit) * C::BYTES;
        let taken = fits && self.take(unit, &kept);
        taken
            .then_some(true)
            .ok_or_else(|| keeper.refuse(&piece, &Unusable::Misfit))
    }
}

impl<C: Cells, R: Rows> Duel<C, R> {
    fn size(&self, unit: Unit) -> u64 {
        let layers = unit.layers();
        layers
            .map(|(mover, opponent)| self.rows.filed().length(mover, opponent))
            .sum()
    }

    /// Calls with every position of a layer: its formations, and the opponent as the mover sees him.
    fn positions_of(
        &self,
        (mover, opponent): (u8, u8),
        mut visit: impl FnMut(Id, &Opponent<'_, C, R>),
    ) {
        for second in self.formations.of_column(opponent) {
            let rival = self.opponent(second as Id, mover);
            for first in self.formations.of_column(mover) {
                if !rival.meets(self.formations.get(first as Id).ring) {
                    visit(first as Id, &rival);
                }
            }
        }
    }

    /// The widest gap between bounds in a unit.
    fn gap(&self, unit: Unit) -> u64 {
        let mut widest = 0;
        for columns in unit.layers() {
            let turned = self.turned(columns.0, columns.1);
            self.positions_of(columns, |first, rival| {
                let pair = turned.get(self.rows.spot(rival.row(), first));
                widest = widest.max(pair.gap());
            });
        }
        widest
    }

    /// Takes bounds from a file; tells whether all of them are bounds.
    fn take(&self, unit: Unit, kept: &[u8]) -> bool {
        let mut rest = kept;
        let mut good = true;
        for columns in unit.layers() {
            let (cells, turned) = (
                self.cells(columns.0, columns.1),
                self.turned(columns.0, columns.1),
            );
            self.positions_of(columns, |first, rival| {
                let at = self.rows.filed().place(first, rival.id(), columns) * C::BYTES as usize;
                let pair = C::read(&rest[at..]);
                good &= pair.low <= pair.high && pair.high <= C::ONE;
                cells.set(self.rows.place(first, rival.id(), columns), pair);
                turned.set(self.rows.spot(rival.row(), first), pair);
            });
            rest = &rest
                [self.rows.filed().length(columns.0, columns.1) as usize * C::BYTES as usize..];
        }
        good
    }

    /// The bounds of a unit as a file has them.
    fn bytes_of(&self, unit: Unit) -> Vec<u8> {
        let mut bytes = vec![0; (self.size(unit) * C::BYTES) as usize];
        let mut begin = 0;
        for columns in unit.layers() {
            let turned = self.turned(columns.0, columns.1);
            self.positions_of(columns, |first, rival| {
                let place = begin + self.rows.filed().place(first, rival.id(), columns);
                let pair = turned.get(self.rows.spot(rival.row(), first));
                C::write(pair, &mut bytes[place * C::BYTES as usize..]);
            });
            begin += self.rows.filed().length(columns.0, columns.1) as usize;
        }
        bytes
    }

    fn keep(&self, units: &mut Vec<Unit>, keeper: &mut dyn Keeper) -> Result<(), Told> {
        for unit in units.drain(..) {
            let (name, question) = (unit.name(C::WIDTH), self.question(unit));
            keeper.save(&piece(&name, &question), &self.bytes_of(unit))?;
        }
        Ok(())
    }

    /// What the bounds in a checkpoint are about.
    pub(super) fn question(&self, unit: Unit) -> String {
        let board = self.board;
        format!(
            "duel {board} {} {} width {}",
            self.variant,
            unit.name(C::WIDTH),
            C::WIDTH
        )
    }
}

pub(super) fn piece<'p>(name: &'p str, question: &'p str) -> Piece<'p> {
    Piece {
        name,
        kind: KIND,
        question,
    }
}

/// What is wanted of a unit.
pub(super) struct Plan {
    pub unit: Unit,
    pub size: u64,
    /// Bounds that are so close will do.
    pub wanted: u64,
    /// Positions that are so close are left alone.
    pub enough: u64,
}

impl Plan {
    /// Every unit gets its share of `epsilon`, as deep as the deepest is.
    pub fn new(unit: Unit, size: u64, epsilon: f64, one: u64, deepest: u32) -> Self {
        let share = epsilon.min(1.0) * one as f64 / f64::from(deepest);
        Plan {
            unit,
            size,
            wanted: (share * f64::from(unit.depth)) as u64,
            enough: (share * (f64::from(unit.depth) - 0.75)) as u64,
        }
    }

    /// How far a unit with this gap is: bounds approach each other by about the same factor in every sweep.
    pub fn far(&self, gap: u64, one: u64) -> u64 {
        let wanted = self.wanted.max(1) as f64;
        let (all, done) = (
            (one as f64 / wanted).ln(),
            (one as f64 / (gap.max(1) as f64)).ln(),
        );
        ((done / all).clamp(0.0, 1.0) * self.size as f64) as u64
    }
}
