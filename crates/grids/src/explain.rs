//! Why a position is won or lost, as sentences: what each side should do first, what that leaves, and the best answer.

use crate::solve::Analysis;
use rules::{PositionNotation, Side};
use say::Message;
use values::{Outcome, Values};

/// Longer values are not put into sentences.
const LONGEST: usize = 60;

/// The name of a side.
#[must_use]
pub fn side_name(side: Side) -> Message {
    Message::new(match side {
        Side::Left => "grids-left",
        Side::Right => "grids-right",
    })
}

/// What an outcome class means.
#[must_use]
pub fn outcome_told(outcome: Outcome) -> Message {
    Message::new(match outcome {
        Outcome::Previous => "grids-outcome-p",
        Outcome::Next => "grids-outcome-n",
        Outcome::Left => "grids-outcome-l",
        Outcome::Right => "grids-outcome-r",
    })
}

/// The reasons, one sentence for each side.
#[must_use]
pub fn explain<P: PositionNotation>(
    position: &P,
    analysis: &Analysis<P::Move>,
    values: &Values,
) -> Vec<Message> {
    let shown = |value| {
        let text = values.text(value);
        let whole = text.len() <= LONGEST;
        if whole { text } else { "{…}".to_owned() }
    };
    let mut told = vec![outcome_told(analysis.outcome)];
    for side in Side::BOTH {
        let Some(winning) = analysis.winning(side).first() else {
            told.push(Message::new("grids-explain-loses").with("side", side_name(side)));
            continue;
        };
        let wins = |id| {
            Message::new(id)
                .with("side", side_name(side))
                .with("move", position.write_move(side, &winning.chosen))
                .with("leaves", shown(winning.leaves))
                .with("other", side_name(side.other()))
        };
        let next = position.after(side, &winning.chosen);
        told.push(match &winning.answer {
            None => wins("grids-explain-wins-at-once"),
            Some((answer, then)) => wins("grids-explain-wins")
                .with("answer", next.write_move(side.other(), answer))
                .with("then", shown(*then)),
        });
    }
    told
}
