//! A table of bounds built by several ranks.

use super::{LudoGame, checked_epsilon};
use crate::Told;
use crate::answers::Teller;
use ludo::cells::{Fresh, Narrow, Wide};
use ludo::duel::Duel;
use ludo::duel::together::{Effort, Setting, estimate, solve};
use ludo::keep::Keeper;
use ludo::paged::Pool;
pub use ludo::paged::Scratch;
use ludo::solved::NARROW_ENOUGH;
use ludo::{Chance, Ludo, State};
use ranks::Ranks;
use say::Message;
use serde::Serialize;
use utoipa::ToSchema;
use work::{Bytes, Work};

/// What a build found and what it took, on all ranks together.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoBuilt {
    /// The chance of the mover before the roll is at least this.
    pub lower: f64,
    /// And at most this.
    pub upper: f64,
    /// What was asked for.
    pub epsilon: f64,
    /// Whether the bounds are as close as that.
    pub proven: bool,
    /// Positions, each with two bounds.
    pub positions: u64,
    /// Ranks that worked.
    pub ranks: usize,
    /// Pairs of home columns that were solved now; others were kept before.
    pub units: u64,
    /// Sweeps over them.
    pub sweeps: u64,
    /// How many times a position was looked at.
    pub looked: u64,
    /// The same for each rank and second of sweeping.
    pub looks_a_second: f64,
    /// Bytes that went from rank to rank in sweeps.
    pub sent: u64,
    /// Bytes that were read from scratch files and written to them by the first rank.
    pub paged: Option<[u64; 2]>,
    /// Seconds that it took to read and hand out what was kept.
    pub resuming: f64,
    /// Seconds of sweeping.
    pub sweeping: f64,
    /// Seconds in all.
    pub seconds: f64,
}

impl LudoBuilt {
    /// Builds, or goes on, with others.
    ///
    /// # Errors
    /// When stopped, too big, what is kept cannot be used, or another rank has ended.
    pub fn of(
        ranks: &dyn Ranks,
        game: &LudoGame,
        epsilon: Option<f64>,
        every: u64,
        scratch: Option<(Box<dyn Scratch>, u64)>,
        kept: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, Told> {
        let epsilon = checked_epsilon(epsilon)?;
        let (game, from) = game.read()?;
        let asked = Asked {
            ranks,
            game: &game,
            from: &from,
            epsilon,
            every,
            work,
        };
        if !Duel::<Wide>::suits(game.board()) || from.winner(game.board()).is_some() {
            return Err(Told::input(
                Message::new("ludo-error-build"),
                Message::new("ludo-accepted-build"),
            ));
        }
        let Some((file, memory)) = scratch else {
            return if epsilon >= NARROW_ENOUGH {
                asked.in_memory::<Narrow>(kept)
            } else {
                asked.in_memory::<Wide>(kept)
            };
        };
        if epsilon < NARROW_ENOUGH {
            return Err(Told::input(
                Message::new("ludo-error-build-wide"),
                Message::new("ludo-accepted-build-wide"),
            ));
        }
        work.claim(memory)?;
        let pool = Pool::new(file, memory);
        let setting = Setting {
            make: &|length| pool.array(length),
            check: &|| pool.check(),
            every,
        };
        let (chance, effort) = solve(ranks, &game, &from, epsilon, &setting, kept, work)?;
        Ok(asked.built(chance, effort, Some(pool.moved())))
    }

    /// For people.
    #[must_use]
    pub fn told(&self, teller: &Teller) -> String {
        let found = Message::new(if self.proven {
            "ludo-verified-chance"
        } else {
            "ludo-built-apart"
        });
        let found = found
            .with("lower", format!("{:.12}", self.lower))
            .with("upper", format!("{:.12}", self.upper));
        let took = Message::new("ludo-built")
            .with("positions", self.positions)
            .with("ranks", self.ranks)
            .with("units", self.units)
            .with("sweeps", self.sweeps)
            .with("rate", format!("{:.0}", self.looks_a_second))
            .with("sent", Bytes(self.sent).to_string())
            .with("resuming", format!("{:.1}", self.resuming))
            .with("seconds", format!("{:.1}", self.seconds));
        format!("{}\n{}", teller.say(&found), teller.say(&took))
    }
}

struct Asked<'a> {
    ranks: &'a dyn Ranks,
    game: &'a Ludo,
    from: &'a State,
    epsilon: f64,
    every: u64,
    work: &'a Work,
}

impl Asked<'_> {
    fn in_memory<C: Fresh>(&self, kept: &mut dyn Keeper) -> Result<LudoBuilt, Told> {
        let needed = estimate::<C>(self.game.board(), self.from).bytes().0;
        self.work.claim(needed / self.ranks.count() as u64)?;
        let setting = Setting {
            make: &C::unknown,
            check: &|| Ok(()),
            every: self.every,
        };
        let found = solve(
            self.ranks,
            self.game,
            self.from,
            self.epsilon,
            &setting,
            kept,
            self.work,
        );
        let (chance, effort) = found?;
        Ok(self.built(chance, effort, None))
    }

    fn built(&self, chance: Chance, effort: Effort, paged: Option<[u64; 2]>) -> LudoBuilt {
        let sweeping = effort.sweeping.as_secs_f64();
        let rate = effort.looked as f64 / effort.ranks as f64 / sweeping;
        LudoBuilt {
            lower: chance.lower,
            upper: chance.upper,
            epsilon: self.epsilon,
            proven: chance.gap() <= self.epsilon,
            positions: effort.positions,
            ranks: effort.ranks,
            units: effort.units,
            sweeps: effort.sweeps,
            looked: effort.looked,
            looks_a_second: if rate.is_finite() { rate } else { 0.0 },
            sent: effort.sent,
            paged,
            resuming: effort.resuming.as_secs_f64(),
            sweeping,
            seconds: effort.lasted.as_secs_f64(),
        }
    }
}
