//! The same solver by several ranks, each with the rows of some formations: bit for bit what one process finds, whatever their number. A unit
//! is kept as one process keeps it, so that anybody goes on with it: other ranks, or one process, or the checker.

mod keep;
mod rolls;
mod shared;
mod sweep;
mod wire;

use super::Duel;
use super::gapless::{Gapless, Held};
use super::layers::{Unit, units};
use super::solve::Plan;
use super::sweep::Swept;
use crate::board::Board;
use crate::cells::{Cells, Pair};
use crate::formation::FINISHED;
use crate::game::Ludo;
use crate::keep::{Keeper, SolveError};
use crate::solved::Chance;
use crate::state::State;
use ranks::{Fold, Lost, Ranks};
use say::Told;
use shared::Shared;
use std::time::Duration;
use work::{Estimate, Work};

/// How several ranks work.
pub struct Setting<'s, C> {
    /// Makes an array of pairs about which nothing is known.
    pub make: &'s dyn Fn(usize) -> C,
    /// Whether the arrays are still to be trusted.
    pub check: &'s dyn Fn() -> Result<(), Told>,
    /// After how many sweeps of a unit it is kept again.
    pub every: u64,
}

/// What it took, on all ranks together.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Effort {
    /// Ranks that worked.
    pub ranks: usize,
    /// Pairs of bounds of all units.
    pub positions: u64,
    /// Units that were swept; those that were kept already are not.
    pub units: u64,
    /// Sweeps over them.
    pub sweeps: u64,
    /// How many times a position was looked at.
    pub looked: u64,
    /// Bytes that went from rank to rank in sweeps.
    pub sent: u64,
    /// How long it took to read and hand out what was kept.
    pub resuming: Duration,
    /// How long sweeps took.
    pub sweeping: Duration,
    /// How long everything took.
    pub lasted: Duration,
}

/// Bytes that all ranks together need.
#[must_use]
pub fn estimate<C: Cells>(board: Board, from: &State) -> Estimate {
    Duel::<C, Gapless>::needs(board, columns(board, from))
}

/// The home columns of the mover and of the other.
fn columns(board: Board, from: &State) -> [u8; 2] {
    [from.mover(), 1 - from.mover()].map(|player| from.column(board, player))
}

/// Solves everything that play from this position leads to, as [`Duel::solve`] does, and tells the mover's chance before the roll. Only the
/// first rank keeps anything.
///
/// # Errors
/// As for one process; [`Lost`] where another rank has ended.
pub fn solve<C: Cells>(
    ranks: &dyn Ranks,
    game: &Ludo,
    from: &State,
    epsilon: f64,
    setting: &Setting<'_, C>,
    keeper: &mut dyn Keeper,
    work: &Work,
) -> Result<(Chance, Effort), SolveError> {
    let begun = work.clock.now();
    let board = game.board();
    let columns = columns(board, from);
    let mut duel = Duel::<C, Gapless>::new(board, game.variant());
    let every = |count: u8| duel.table.of(board.fields().into(), count.into());
    let whole = Held::new(board, &duel.table, every);
    let me = ranks.rank();
    let shared = Shared::new(&mut duel, ranks.count(), me);
    let mut together = Together {
        ranks,
        work,
        setting,
        me,
        duel,
        shared,
        whole,
        effort: Effort::default(),
    };
    let units = units(board.pieces(), columns);
    let sizes: Vec<u64> = units.iter().map(|unit| together.size(*unit)).collect();
    together.effort.positions = sizes.iter().sum();
    let progress = work.task("ludo-task-solve", Some(together.effort.positions));
    let deepest = units.iter().map(|unit| unit.depth).max().unwrap_or(1);
    for (&unit, &size) in units.iter().zip(&sizes) {
        let plan = Plan::new(unit, size, epsilon, C::ONE, deepest);
        let reading = work.clock.now();
        let kept = together.begin(unit, keeper)?;
        together.effort.resuming += work.clock.now().saturating_sub(reading);
        if kept && together.gap(unit)? <= plan.wanted {
            progress.advance(size)?;
            continue;
        }
        let sweeping = work.clock.now();
        let mut told = 0;
        for sweep in 1.. {
            let Swept {
                gap,
                changed,
                looked,
            } = together.sweep(unit, plan.enough)?;
            together.effort.sweeps += 1;
            together.effort.looked += looked;
            let far = plan.far(gap, C::ONE);
            progress.advance(far.saturating_sub(told))?;
            told = told.max(far);
            let done = gap <= plan.wanted || changed == 0;
            if done || sweep % setting.every.max(1) == 0 {
                together.keep(unit, keeper)?;
            }
            if done {
                break;
            }
        }
        progress.advance(size - told)?;
        together.effort.units += 1;
        together.effort.sweeping += work.clock.now().saturating_sub(sweeping);
    }
    let chance = together.chance(from)?;
    let mut effort = together.effort;
    let mut sent = [effort.sent];
    ranks.reduce(Fold::Sum, &mut sent)?;
    effort.sent = sent[0];
    effort.ranks = ranks.count();
    effort.lasted = work.clock.now().saturating_sub(begun);
    Ok((chance, effort))
}

struct Together<'r, C> {
    ranks: &'r dyn Ranks,
    work: &'r Work,
    setting: &'r Setting<'r, C>,
    me: usize,
    /// With the rows of this rank alone.
    duel: Duel<C, Gapless>,
    shared: Shared,
    /// Where rows are in a file.
    whole: Held,
    effort: Effort,
}

impl<C: Cells> Together<'_, C> {
    fn exchange(&mut self, messages: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Lost> {
        let others = messages
            .iter()
            .enumerate()
            .filter(|(rank, _)| *rank != self.me);
        self.effort.sent += others.map(|(_, message)| message.len() as u64).sum::<u64>();
        self.ranks.exchange(messages)
    }

    /// How many positions a unit has, on all ranks.
    fn size(&self, unit: Unit) -> u64 {
        let layers = unit.layers();
        let room = |column| self.duel.rows.room(column);
        layers
            .map(|(mover, opponent)| self.whole.length(room(mover), room(opponent)))
            .sum()
    }

    /// The widest gap between bounds in a unit, on all ranks.
    fn gap(&self, unit: Unit) -> Result<u64, Lost> {
        let layers = unit.layers();
        let widest = layers.map(|(mover, opponent)| self.duel.cells(mover, opponent).widest());
        let mut widest = [widest.max().unwrap_or(0)];
        self.ranks.reduce(Fold::Max, &mut widest)?;
        Ok(widest[0])
    }

    /// Bounds on the mover's chance before he rolls.
    fn chance(&self, state: &State) -> Result<Chance, Lost> {
        let (mover, opponent) = (state.mover(), 1 - state.mover());
        let first = self
            .duel
            .formations
            .id(&state.pieces[mover], &self.duel.table);
        let second = self
            .duel
            .formations
            .id(&state.pieces[opponent], &self.duel.table);
        if first == FINISHED || second == FINISHED {
            return Ok(Chance::exactly(f64::from(u8::from(first == FINISHED))));
        }
        let mut bounds = [0, 0];
        if usize::from(self.shared.owners[first as usize]) == self.me {
            let found = self.duel.before_roll(state);
            let Pair { low, high } = found.unwrap_or(Pair {
                low: 0,
                high: C::ONE,
            });
            bounds = [low, high];
        }
        // Only one rank has the row.
        self.ranks.reduce(Fold::Sum, &mut bounds)?;
        let [low, high] = bounds;
        Ok(Chance::of::<C>(Pair { low, high }))
    }
}
