//! What moves leave, equal shapes as one, and which of it need not be considered.

use super::named::Named;
use crate::solve::Shape;
use crate::{Board, side_name};
use rules::{Partizan, PositionNotation, Side};
use say::Message;
use values::{Unable, Value, Values};
use work::Work;

/// A shape that moves can leave.
pub(super) struct Choice {
    /// The moves that leave it.
    pub labels: Vec<String>,
    /// The shape, without squares that nobody will use.
    pub leaves: String,
    /// What it is worth.
    pub value: Value,
    normal: (Board, bool),
}

impl Choice {
    /// How many moves leave it.
    pub fn count(&self) -> usize {
        self.labels.len()
    }
}

/// Everything that a side's moves leave.
pub(super) fn choices(
    board: &Board,
    side: Side,
    values: &Values,
    work: &Work,
) -> Result<Vec<Choice>, Unable> {
    let mut labels = Vec::new();
    board.moves(side, &mut labels);
    let mut found: Vec<Choice> = Vec::new();
    for label in labels {
        let after = board.after(side, &label).essential();
        let normal = after.normal();
        match found.iter_mut().find(|choice| choice.normal == normal) {
            Some(choice) => choice.labels.push(label),
            None => found.push(Choice {
                labels: vec![label],
                leaves: after.write(),
                value: after.value(values, work)?,
                normal,
            }),
        }
    }
    Ok(found)
}

/// Whether the parts pair off so that each undoes another: equal ones where both sides have the same moves, else one and the same with
/// the sides exchanged.
pub(super) fn pair_off(parts: &[Board], impartial: bool) -> bool {
    let mut open: Vec<(Board, bool)> = Vec::new();
    for part in parts {
        let (shape, turned) = part.essential().normal();
        let fits = |other: &(Board, bool)| other.0 == shape && (impartial || other.1 != turned);
        match open.iter().position(fits) {
            Some(at) => drop(open.swap_remove(at)),
            None => open.push((shape, turned)),
        }
    }
    open.is_empty()
}

/// Whether one option is at least as good for a side as another.
fn serves(values: &Values, side: Side, better: Value, worse: Value) -> Result<bool, Unable> {
    match side {
        Side::Left => values.at_most(worse, better),
        Side::Right => values.at_most(better, worse),
    }
}

/// The options that no other is better than; what is left out is told.
pub(super) fn undominated(
    all: &[Value],
    side: Side,
    named: &Named<'_>,
    told: &mut Vec<Message>,
) -> Result<Vec<Value>, Unable> {
    let values = named.values;
    let mut kept = Vec::new();
    for &option in all {
        let mut by = None;
        for &other in all {
            if other != option && serves(values, side, other, option)? {
                by = Some(other);
                break;
            }
        }
        match by {
            None => kept.push(option),
            Some(better) => told.push(
                Message::new("grids-why-dominated")
                    .with("side", side_name(side))
                    .with("worse", named.text(option))
                    .with("better", named.text(better)),
            ),
        }
    }
    Ok(kept)
}

/// Tells which options are answered at once by a move that leaves the other side no worse than before.
pub(super) fn reversible(
    all: &[Value],
    whole: Value,
    side: Side,
    named: &Named<'_>,
    told: &mut Vec<Message>,
) -> Result<(), Unable> {
    let values = named.values;
    if values.as_number(whole).is_some() {
        // A number is the simplest that fits; nothing need be bypassed to see that.
        return Ok(());
    }
    for &option in all {
        for &answer in values.options(option, side.other())? {
            if !serves(values, side.other(), answer, whole)? {
                continue;
            }
            let then = values.options(answer, side)?;
            told.push(
                Message::new("grids-why-reversible")
                    .with("side", side_name(side))
                    .with("other", side_name(side.other()))
                    .with("option", named.text(option))
                    .with("answer", named.text(answer))
                    .with("whole", named.text(whole))
                    .with("count", then.len())
                    .with("then", named.list(then)),
            );
            break;
        }
    }
    Ok(())
}
