//! What a commentator would say about a game: which sowings were strong or weak, and which one lost it. By exact
//! values where the effort allows, by a search of stated depth otherwise. It words nothing.

use crate::game::Move;
use crate::position::{NORTH, SOUTH};
use crate::record::{Mark, Record};
use crate::solve::{Effort, SolveError, Solver};
use rules::{Game, Turn};
use work::Work;

/// How a judgement was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// By exact values.
    Exact,
    /// By a search so many sowings deep.
    Depth(u32),
}

/// What is thought of one sowing. Values are for its mover, stored beans included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// How it was reached.
    pub sight: Sight,
    /// Every legal move with its value.
    pub values: Vec<(Move, i32)>,
    /// The value of what was sown.
    pub chosen: i32,
    /// The value of the best.
    pub best: i32,
    /// A best move, if what was sown is none.
    pub better: Option<Move>,
    /// `!` or `?`.
    pub mark: Option<Mark>,
}

/// What is thought of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Annotation {
    /// One for each sowing.
    pub judgements: Vec<Judgement>,
    /// The sowing (from 0) after which the loser could no longer hold the game, if that was seen exactly.
    pub losing: Option<usize>,
}

/// How much is lost by a weak move that does not change who wins: beans of the final difference.
const WEAK: i32 = 4;

/// Judges every sowing of a record, from the end backwards: ends are solved cheaply and what they teach helps before them.
/// Where the exact value needs more than `effort.most` boards, and everywhere before, a search of `depth` sowings judges.
///
/// # Errors
/// When stopped or refused.
pub fn annotate(
    work: &Work,
    record: &Record,
    effort: Effort,
    depth: u32,
) -> Result<Annotation, SolveError> {
    let mut solver = Solver::new(work, record.game(), effort)?;
    let task = work.task("kalah-task-annotate", Some(record.entries().len() as u64));
    let mut exact = true;
    let mut judgements = Vec::new();
    for (entry, position) in record.entries().iter().zip(record.positions()).rev() {
        let mut values = None;
        if exact {
            match solver.moves_exactly(work, position, &mut |_| ()) {
                Ok(found) => values = Some((Sight::Exact, found)),
                Err(SolveError::Spent) => exact = false,
                Err(error) => return Err(error),
            }
        }
        let (sight, values) = match values {
            Some(values) => values,
            None => {
                let seen = solver.moves_roughly(work, position, depth)?;
                let values = seen.into_iter().map(|(chosen, value, _)| (chosen, value));
                (Sight::Depth(depth), values.collect())
            }
        };
        judgements.push(judge(entry.chosen, sight, values));
        task.tick()?;
    }
    judgements.reverse();
    let losing = losing(record, &judgements);
    Ok(Annotation { judgements, losing })
}

/// Judges one sowing by the values of all.
#[must_use]
pub fn judge(played: Move, sight: Sight, values: Vec<(Move, i32)>) -> Judgement {
    let of = |wanted: Move| values.iter().find(|(chosen, _)| *chosen == wanted);
    let chosen = of(played).map_or(0, |&(_, value)| value);
    let (best_move, best) = values
        .iter()
        .copied()
        .max_by_key(|&(_, value)| value)
        .unwrap_or((played, chosen));
    // What he would have had without the move that he played.
    let second = values
        .iter()
        .filter(|(other, _)| *other != played)
        .map(|&(_, value)| value)
        .max();
    let worse = |than: i32, value: i32| {
        let outcome_changed = sight == Sight::Exact && than.signum() != value.signum();
        value < than && (outcome_changed || than - value >= WEAK)
    };
    let mark = if worse(best, chosen) {
        Some(Mark::Weak)
    } else if chosen == best && second.is_some_and(|second| worse(chosen, second)) {
        Some(Mark::Strong)
    } else {
        None
    };
    Judgement {
        sight,
        chosen,
        best,
        better: (chosen < best).then_some(best_move),
        mark,
        values,
    }
}

/// The last sowing by which the loser gave away a game that he could still have held. A draw, and a game that was not
/// finished, have no loser.
fn losing(record: &Record, judgements: &[Judgement]) -> Option<usize> {
    let Turn::Over(payoff) = record.game().turn(record.last()) else {
        return None;
    };
    let loser = [SOUTH, NORTH]
        .into_iter()
        .find(|&seat| payoff.of(seat) < 0)?;
    (0..judgements.len()).rev().find(|&at| {
        let judgement = &judgements[at];
        record.positions()[at].mover() == loser
            && judgement.sight == Sight::Exact
            && judgement.best >= 0
            && judgement.chosen < 0
    })
}
