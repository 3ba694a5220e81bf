//! Whether a turn does what a lesson or a puzzle asks: the rules and the exact detectors judge it.

use super::colour_name;
use super::given::position;
use crate::Told;
use crate::answers::{Asked, Choice, Example, Question, Teller};
use arimaa::{Bits, Board, Kind, Reason, Square, Turn};
use bot::capture::captures;
use bot::field::Field;
use lab::arimaa::puzzles::{self, Aim, Outcome};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is to be done in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ArimaaAim {
    /// A rabbit comes home.
    #[default]
    Goal,
    /// A piece is captured.
    Capture,
    /// The opponent has no goal in his next turn.
    Defend,
    /// A piece stands on the square.
    Reach,
    /// A piece is pushed.
    Push,
    /// A piece is pulled.
    Pull,
    /// The opponent's piece on the square is frozen.
    Freeze,
    /// The own piece on the square is free.
    Thaw,
    /// The opponent can capture nothing in his next turn.
    Guard,
    /// The opponent has no legal turn.
    Immobilise,
}

impl Choice for ArimaaAim {
    const ALL: &'static [(&'static str, Self)] = &[
        ("goal", ArimaaAim::Goal),
        ("capture", ArimaaAim::Capture),
        ("defend", ArimaaAim::Defend),
        ("reach", ArimaaAim::Reach),
        ("push", ArimaaAim::Push),
        ("pull", ArimaaAim::Pull),
        ("freeze", ArimaaAim::Freeze),
        ("thaw", ArimaaAim::Thaw),
        ("guard", ArimaaAim::Guard),
        ("immobilise", ArimaaAim::Immobilise),
    ];
}

/// Does this turn do it?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaAttempt {
    /// What is to be done.
    pub aim: ArimaaAim,
    /// The square that it is about, where it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    /// Where.
    pub position: String,
    /// The turn.
    pub turn: String,
}

/// What the turn did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaAttempted {
    /// Whether it does what is asked.
    pub solved: bool,
    /// The position after it.
    pub after: String,
    /// Who is to move then.
    pub side: &'static str,
    /// How the opponent comes home, where that is what shows it.
    pub reply: Option<String>,
}

impl ArimaaAttempt {
    fn square(&self) -> Result<Square, Told> {
        let text = self.square.as_deref().unwrap_or_default();
        Square::read(text).ok_or_else(|| {
            Told::input(
                Message::new("arimaa-error-square").with("text", text),
                Message::new("arimaa-accepted-square"),
            )
        })
    }

    fn judge(&self, before: &Board, turn: &Turn, after: &Board) -> Result<Outcome, Told> {
        let (side, other) = (before.side(), before.side().other());
        let has = |kind: Kind| turn.steps().any(|step| step.kind() == kind);
        let on = |square: Square, pieces: Bits| pieces.has(square);
        let done = match self.aim {
            ArimaaAim::Goal => return Ok(puzzles::outcome(Aim::Goal, before, after)),
            ArimaaAim::Capture => return Ok(puzzles::outcome(Aim::Capture, before, after)),
            ArimaaAim::Defend => return Ok(puzzles::outcome(Aim::Defend, before, after)),
            ArimaaAim::Reach => on(self.square()?, after.all(side)),
            ArimaaAim::Push => has(Kind::Push),
            ArimaaAim::Pull => has(Kind::Pull),
            ArimaaAim::Freeze => on(self.square()?, after.frozen(other)),
            ArimaaAim::Thaw => {
                let square = self.square()?;
                on(square, after.all(side)) && !on(square, after.frozen(side))
            }
            ArimaaAim::Guard => captures(&Field::from(after), other.index(), 4).none(),
            ArimaaAim::Immobilise => after
                .ended()
                .is_some_and(|end| end.winner == side && end.reason == Reason::Immobilisation),
        };
        Ok(if done {
            Outcome::Reached
        } else {
            Outcome::Missed
        })
    }
}

impl Question for ArimaaAttempt {
    const NAME: &'static str = "arimaa.attempt";
    const ABOUT: &'static str = "Whether a turn does what a lesson or a puzzle asks, and what the opponent answers where it does not.";
    const EXAMPLE: Example = Example::only(
        r#"{"aim": "freeze", "square": "c5", "position": "g [r.........................h.........E..........................R]", "turn": "Ee4n Ee5w"}"#,
    );
    type Answer = ArimaaAttempted;

    fn answer(&self, _: &mut Asked<'_>) -> Result<ArimaaAttempted, Told> {
        let before = position(&self.position)?;
        let (turn, after) = before.read_turn(&self.turn)?;
        let outcome = self.judge(&before, &turn, &after)?;
        Ok(ArimaaAttempted {
            solved: outcome == Outcome::Reached,
            after: after.write_short(),
            side: colour_name(after.side()),
            reply: match outcome {
                Outcome::Refuted(reply) => Some(after.write_turn(&reply)),
                Outcome::Reached | Outcome::Missed => None,
            },
        })
    }

    fn tell(&self, answer: &ArimaaAttempted, _: &Teller) -> String {
        format!("{} {}", answer.solved, answer.after)
    }
}
