//! Whether kept bounds are bounds, by a program that shares nothing with the solvers but the rules and the format of the file: every bound is
//! compared with what the bounds after each roll and move allow. Every game ends, whatever people do, as long as nobody may decline to move; so
//! numbers that keep all these inequalities are on the right side of the truth.

mod council;
mod equation;
mod layout;
mod seats;
mod tables;

use crate::cells::{Pair, Wide};
use crate::duel::Duel;
use crate::game::{Ludo, tries};
use crate::keep::Keeper;
use crate::solved::Chance;
use crate::state::State;
use equation::{Bounds, Equation};
use layout::Ring;
use rayon::prelude::*;
use rules::Notation;
use say::{Message, Told};
use tables::{Tables, Unit};
use work::{Halt, Work};

/// Rows that are checked before the next look at the clock.
const ROWS: usize = 64;

/// What was checked, every bound of it right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verified {
    /// Units, each the home columns of all players, that were kept and checked.
    pub units: usize,
    /// Units to which play from the position leads and that are not kept.
    pub missing: usize,
    /// Positions whose two bounds were checked.
    pub positions: u64,
    /// Bytes of a bound.
    pub width: u8,
    /// How far two bounds are apart at most.
    pub widest: f64,
    /// Bounds on the mover's chance before his roll in the position asked about, where its unit is kept.
    pub chance: Option<Chance>,
}

/// Why kept bounds are not accepted.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Wrong {
    /// A lower bound above what its successors allow.
    #[error("{position}: the lower bound {kept} is above {allowed}")]
    Low {
        /// Where.
        position: String,
        /// The bound, in units.
        kept: u64,
        /// The largest that it could be.
        allowed: i128,
    },
    /// An upper bound below what its successors allow.
    #[error("{position}: the upper bound {kept} is below {allowed}")]
    High {
        /// Where.
        position: String,
        /// The bound, in units.
        kept: u64,
        /// The smallest that it could be.
        allowed: i128,
    },
    /// Bounds that are no bounds of a probability, or in the wrong order.
    #[error("{position}: {low} and {high} are no bounds")]
    Crossed {
        /// Where.
        position: String,
        /// The lower one.
        low: u64,
        /// The upper one.
        high: u64,
    },
    /// Bounds farther apart than was claimed.
    #[error("{position}: the bounds are {gap} apart")]
    Apart {
        /// Where.
        position: String,
        /// How far.
        gap: f64,
        /// How far they may be.
        epsilon: f64,
    },
    /// Stopped.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// What is kept cannot be read, or something is missing.
    #[error(transparent)]
    Keep(#[from] Told),
}

say::tell!(Wrong, |wrong| match wrong {
    Wrong::Halt(halt) => say::Tell::told(halt),
    Wrong::Keep(told) => told.clone(),
    Wrong::Low {
        position,
        kept,
        allowed,
    } => Told::other(
        Message::new("ludo-error-verify-low")
            .with("position", position.as_str())
            .with("kept", kept.to_string())
            .with("allowed", allowed.to_string())
    ),
    Wrong::High {
        position,
        kept,
        allowed,
    } => Told::other(
        Message::new("ludo-error-verify-high")
            .with("position", position.as_str())
            .with("kept", kept.to_string())
            .with("allowed", allowed.to_string())
    ),
    Wrong::Crossed {
        position,
        low,
        high,
    } => Told::other(
        Message::new("ludo-error-verify-crossed")
            .with("position", position.as_str())
            .with("low", low.to_string())
            .with("high", high.to_string())
    ),
    Wrong::Apart {
        position,
        gap,
        epsilon,
    } => Told::other(
        Message::new("ludo-error-verify-apart")
            .with("position", position.as_str())
            .with("gap", format!("{gap:.3e}"))
            .with("epsilon", epsilon.to_string())
    )
    .accepting(Message::new("ludo-accepted-verify-apart")),
});

/// Checks all that is kept of the positions to which play from this one leads, every bound against its inequality, and that no two bounds are
/// farther apart than `epsilon`.
///
/// # Errors
/// The first bound found wrong, what is missing, or when stopped.
pub fn verify(
    game: &Ludo,
    from: &State,
    epsilon: f64,
    keeper: &mut dyn Keeper,
    work: &Work,
) -> Result<Verified, Wrong> {
    if game.variant().may_decline {
        let refused = Told::input(
            Message::new("ludo-error-verify-decline"),
            Message::new("ludo-accepted-verify"),
        );
        return Err(refused.into());
    }
    if !Duel::<Wide>::suits(game.board()) {
        return council::verify(game, from, epsilon, keeper, work);
    }
    let mut tables = Tables::open(game, from, keeper)?;
    let units = tables.units();
    let total = units.iter().map(|&unit| tables.positions(unit)).sum();
    let task = work.task("ludo-task-verify", Some(total));
    let mut verified = Verified {
        units: units.len(),
        missing: tables.missing(),
        positions: total,
        width: tables.width(),
        widest: 0.0,
        chance: None,
    };
    for unit in units {
        tables.bring(unit, work.memory.0 / 2, keeper)?;
        for (mover, opponent) in unit.layers() {
            let check = Check {
                game,
                tables: &tables,
                columns: [mover, opponent],
                epsilon,
            };
            verified.widest = verified.widest.max(check.layer(|done| task.advance(done))?);
        }
        let columns = [from.mover(), 1 - from.mover()].map(|seat| from.column(game.board(), seat));
        if unit == Unit::of(columns[0], columns[1]) && from.winner(game.board()).is_none() {
            let found = tables.look(game.board(), from, from.mover());
            verified.chance = Some(tables.chance(found));
        }
    }
    Ok(verified)
}

/// How far bounds are apart, which must be bounds of a probability, and as close as was claimed.
fn close(here: Pair, one: u64, epsilon: f64, position: impl Fn() -> String) -> Result<u64, Wrong> {
    let Pair { low, high } = here;
    if low > high || high > one {
        return Err(Wrong::Crossed {
            position: position(),
            low,
            high,
        });
    }
    let gap = (high - low) as f64 / one as f64;
    if gap > epsilon {
        return Err(Wrong::Apart {
            position: position(),
            gap,
            epsilon,
        });
    }
    Ok(high - low)
}

/// Whether a lower bound is at most, and an upper one at least, what the positions after it allow.
fn allowed(
    here: Pair,
    (most, least): (i128, i128),
    position: impl Fn() -> String,
) -> Result<(), Wrong> {
    if i128::from(here.low) > most {
        return Err(Wrong::Low {
            position: position(),
            kept: here.low,
            allowed: most,
        });
    }
    if i128::from(here.high) < least {
        return Err(Wrong::High {
            position: position(),
            kept: here.high,
            allowed: least,
        });
    }
    Ok(())
}

/// One layer that is checked.
struct Check<'t> {
    game: &'t Ludo,
    tables: &'t Tables,
    /// Of the player about to roll, and of his opponent.
    columns: [u8; 2],
    epsilon: f64,
}

impl Check<'_> {
    /// Checks every position and tells how far bounds are apart at most.
    fn layer(&self, advance: impl Fn(u64) -> Result<(), Halt> + Sync) -> Result<f64, Wrong> {
        let layout = self.tables.layout();
        let rooms = self.tables.rooms(self.columns);
        let rings = layout.rings(rooms[0]);
        let widest = rings.par_chunks(ROWS).map(|rings| {
            let (mut widest, mut checked) = (0, 0);
            let mut first = Ok(());
            for &mine in rings {
                layout.row(rooms, mine, |place, theirs| {
                    checked += 1;
                    if first.is_ok() {
                        match self.position(place, mine, theirs) {
                            Ok(gap) => widest = widest.max(gap),
                            Err(wrong) => first = Err(wrong),
                        }
                    }
                });
            }
            first?;
            advance(checked)?;
            Ok(widest)
        });
        let widest = widest.try_reduce(|| 0, |a: u64, b| Ok::<_, Wrong>(a.max(b)))?;
        Ok(widest as f64 / self.tables.one() as f64)
    }

    /// Checks one position and tells how far its bounds are apart.
    fn position(&self, place: u64, mine: Ring, theirs: Ring) -> Result<u64, Wrong> {
        let one = self.tables.one();
        let here = self.tables.at(self.columns, place);
        let state = self.state(mine, theirs, 0);
        let gap = close(here, one, self.epsilon, || self.game.write_state(&state))?;
        let (low, high) = (here.low, here.high);
        let equation = Equation::of(self.game, self.tables, &state);
        let turned = self.state(mine, theirs, 1);
        let there = || self.tables.look(self.game.board(), &turned, 0);
        let back = || Equation::of(self.game, self.tables, &turned);
        let most = equation.most(low, one, there, back);
        let least = equation.least(high, one, there, back);
        allowed(here, (most, least), || self.game.write_state(&state))?;
        Ok(gap)
    }

    /// The position with this player about to roll; player 1 has the first column and ring.
    fn state(&self, mine: Ring, theirs: Ring, mover: usize) -> State {
        let board = self.game.board();
        let own = |ring: Ring, column: u8| {
            let mut own = [0; crate::MOST_PIECES as usize];
            let ring = (0..board.fields()).filter(|field| ring >> field & 1 == 1);
            let column = (0..board.pieces() as u8).filter(|at| column >> at & 1 == 1);
            let places = ring
                .map(|field| field + 1)
                .chain(column.map(|at| board.fields() + 1 + at));
            own.iter_mut()
                .zip(places)
                .for_each(|(slot, place)| *slot = place);
            own
        };
        let mut state = State {
            pieces: Default::default(),
            mover: mover as u8,
            die: 0,
            tries: 1,
        };
        state.pieces[0] = own(mine, self.columns[0]);
        state.pieces[1] = own(theirs, self.columns[1]);
        state.tries = tries(board, self.game.variant(), &state, mover);
        state
    }
}
