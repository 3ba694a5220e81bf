//! How games end, in documents and in sentences.

use arimaa::{Colour, Ending, Reason};
use say::Message;
use serde::Serialize;
use utoipa::ToSchema;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaEnd {
    /// `gold` or `silver`.
    pub winner: &'static str,
    /// The archive's letter for why.
    pub reason: char,
    /// The same for those who word it.
    #[serde(skip)]
    pub(super) ending: Ending,
}

impl ArimaaEnd {
    pub(super) fn new(ending: Ending) -> Self {
        ArimaaEnd {
            winner: colour_name(ending.winner),
            reason: ending.reason.letter(),
            ending,
        }
    }
}

/// The word for a side in documents.
#[must_use]
pub fn colour_name(colour: Colour) -> &'static str {
    match colour {
        Colour::Gold => "gold",
        Colour::Silver => "silver",
    }
}

/// What is said of an end.
#[must_use]
pub fn told_ending(ending: Ending) -> Message {
    let id = match (ending.winner, ending.reason) {
        (Colour::Gold, Reason::Goal) => "arimaa-gold-goal",
        (Colour::Gold, Reason::Elimination) => "arimaa-gold-elimination",
        (Colour::Gold, Reason::Immobilisation) => "arimaa-gold-immobilisation",
        (Colour::Gold, Reason::Time) => "arimaa-gold-time",
        (Colour::Gold, Reason::Resignation) => "arimaa-gold-resignation",
        (Colour::Gold, Reason::Score) => "arimaa-gold-score",
        (Colour::Gold, Reason::Forfeit) => "arimaa-gold-forfeit",
        (Colour::Silver, Reason::Goal) => "arimaa-silver-goal",
        (Colour::Silver, Reason::Elimination) => "arimaa-silver-elimination",
        (Colour::Silver, Reason::Immobilisation) => "arimaa-silver-immobilisation",
        (Colour::Silver, Reason::Time) => "arimaa-silver-time",
        (Colour::Silver, Reason::Resignation) => "arimaa-silver-resignation",
        (Colour::Silver, Reason::Score) => "arimaa-silver-score",
        (Colour::Silver, Reason::Forfeit) => "arimaa-silver-forfeit",
    };
    Message::new(id)
}
