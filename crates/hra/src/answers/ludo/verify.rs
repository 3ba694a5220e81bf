//! Whether kept bounds are bounds.

use super::{LudoGame, checked_epsilon};
use crate::Told;
use crate::answers::Teller;
use ludo::keep::Keeper;
use ludo::verify::verify;
use say::Message;
use serde::Serialize;
use utoipa::ToSchema;
use work::Work;

/// That every bound of a kept table holds.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoVerified {
    /// Always true: what does not hold is an error that says where.
    pub verified: bool,
    /// Pairs of home columns whose positions were checked.
    pub units: usize,
    /// Pairs of home columns to which play leads and that are not kept.
    pub missing: usize,
    /// Positions whose two bounds were checked.
    pub positions: u64,
    /// Bytes of a bound.
    pub width: u8,
    /// How far two bounds are apart at most.
    pub widest: f64,
    /// The mover's chance before the roll in the position asked about is at least this, where its unit is kept.
    pub lower: Option<f64>,
    /// And at most this.
    pub upper: Option<f64>,
}

impl LudoVerified {
    /// Checks what is kept of the positions to which play leads from the game's position.
    ///
    /// # Errors
    /// The first bound found wrong, or why nothing can be checked.
    pub fn of(
        game: &LudoGame,
        epsilon: Option<f64>,
        kept: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, Told> {
        let epsilon = checked_epsilon(epsilon)?;
        let (game, state) = game.read()?;
        let found = verify(&game, &state, epsilon, kept, work)?;
        Ok(LudoVerified {
            verified: true,
            units: found.units,
            missing: found.missing,
            positions: found.positions,
            width: found.width,
            widest: found.widest,
            lower: found.chance.map(|chance| chance.lower),
            upper: found.chance.map(|chance| chance.upper),
        })
    }

    /// For people.
    #[must_use]
    pub fn told(&self, teller: &Teller) -> String {
        let holds = Message::new("ludo-verified")
            .with("positions", self.positions)
            .with("units", self.units)
            .with("widest", format!("{:.3e}", self.widest));
        let mut lines = vec![teller.say(&holds)];
        if self.missing > 0 {
            let missing = Message::new("ludo-verified-missing").with("missing", self.missing);
            lines.push(teller.say(&missing));
        }
        if let (Some(lower), Some(upper)) = (self.lower, self.upper) {
            let chance = Message::new("ludo-verified-chance")
                .with("lower", format!("{lower:.12}"))
                .with("upper", format!("{upper:.12}"));
            lines.push(teller.say(&chance));
        }
        lines.join("\n")
    }
}
