//! Answers about a position in the shape that all games share: who wins, with which moves, and why. The ways to an answer that
//! need only the rules are here; games with engines of their own add theirs.

use crate::{Analysis, GridGame, analyse, best_move, explain, outcome_told, side_name};
use rules::{Impartial, PositionNotation, Side};
use say::Message;
use values::{Outcome, Unable, Values};
use work::{Halt, Work};

/// A solved position.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// Who wins.
    pub outcome: Outcome,
    /// The value as text, where the answer was read off it.
    pub value: Option<String>,
    /// The Grundy value of a position in which both sides have the same moves.
    pub grundy: Option<u32>,
    /// Positions searched; zero where nothing was.
    pub nodes: u64,
    /// The winning first moves of Left and of Right, as they are written.
    pub winning: [Vec<String>; 2],
    /// Why, sentence by sentence.
    pub reasons: Vec<Message>,
}

/// A move to make, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<M> {
    /// The move.
    pub chosen: M,
    /// Why it is.
    pub reasons: Vec<Message>,
}

/// The moves as they are written.
pub(crate) fn labels<'m, P: PositionNotation>(
    position: &P,
    side: Side,
    moves: impl IntoIterator<Item = &'m P::Move>,
) -> Vec<String>
where
    P::Move: 'm,
{
    let moves = moves.into_iter();
    moves
        .map(|chosen| position.write_move(side, chosen))
        .collect()
}

/// Reads everything off values.
pub(crate) fn by_values<P: GridGame>(position: &P, work: &Work) -> Result<Solution, Unable> {
    let values = Values::large(work);
    let analysis = analyse(position, &values, P::finder(&values, work))?;
    let winning = Side::BOTH.map(|side| {
        let winning = analysis.winning(side).iter();
        labels(position, side, winning.map(|winning| &winning.chosen))
    });
    Ok(Solution {
        outcome: analysis.outcome,
        value: Some(values.text(analysis.value)),
        grundy: None,
        nodes: 0,
        winning,
        reasons: explain(position, &analysis, &values),
    })
}

/// Reads everything off Grundy values: those moves win that leave zero.
pub(crate) fn impartial<P: GridGame>(position: &P, work: &Work) -> Result<Solution, Unable> {
    let values = Values::large(work);
    let mut finder = P::finder(&values, work);
    let value = finder(position)?;
    let outcome = values.outcome(value)?;
    let mut moves = Vec::new();
    position.moves(Side::Left, &mut moves);
    let mut winning = Vec::new();
    for chosen in &moves {
        if finder(&position.after(Side::Left, chosen))? == Values::ZERO {
            winning.push(position.write_move(Side::Left, chosen));
        }
    }
    Ok(Solution {
        outcome,
        value: Some(values.text(value)),
        grundy: Some(values.nus(value).map_or(0, |nus| nus.nim)),
        nodes: 0,
        winning: [winning.clone(), winning],
        reasons: vec![outcome_told(outcome)],
    })
}

/// An answer about misère play, given the moves of both sides that win it.
pub(crate) fn misere<P: GridGame>(position: &P, winning: &[Vec<P::Move>; 2]) -> Solution {
    let wins = |side: Side| !winning[side as usize].is_empty() || stuck(position, side);
    let outcome = Outcome::from_left(wins(Side::Left), !wins(Side::Right));
    Solution {
        outcome,
        value: None,
        grundy: None,
        nodes: 0,
        winning: Side::BOTH.map(|side| labels(position, side, &winning[side as usize])),
        reasons: vec![outcome_told(outcome)],
    }
}

/// What a search says: the winning first moves of both sides, of which there may be more than were looked for.
pub(crate) fn by_search<P: GridGame>(
    position: &P,
    winning: &[Vec<P::Move>; 2],
    nodes: u64,
) -> Solution {
    let outcome = Outcome::from_left(!winning[0].is_empty(), winning[1].is_empty());
    let winning = Side::BOTH.map(|side| labels(position, side, &winning[side as usize]));
    let mut reasons = vec![outcome_told(outcome)];
    for side in Side::BOTH {
        reasons.push(match winning[side as usize].first() {
            Some(first) => Message::new("grids-explain-first")
                .with("side", side_name(side))
                .with("move", first.as_str()),
            None => Message::new("grids-explain-loses").with("side", side_name(side)),
        });
    }
    Solution {
        outcome,
        value: None,
        grundy: None,
        nodes,
        winning,
        reasons,
    }
}

/// A winning move if there is one, else one that no other is better than.
pub(crate) fn advise_by_values<P: GridGame>(
    position: &P,
    mover: Side,
    work: &Work,
) -> Result<Option<Advice<P::Move>>, Unable> {
    let values = Values::large(work);
    let mut finder = P::finder(&values, work);
    let analysis: Analysis<_> = analyse(position, &values, &mut finder)?;
    let reasons = explain(position, &analysis, &values);
    let chosen = match analysis.winning(mover).first() {
        Some(winning) => Some(winning.chosen.clone()),
        None => best_move(position, mover, &values, &mut finder)?.map(|(chosen, _)| chosen),
    };
    Ok(chosen.map(|chosen| Advice { chosen, reasons }))
}

/// A move that was found to win, else any: for where nobody knows which loss is the slowest.
pub(crate) fn advise_by_search<P: GridGame>(
    position: &P,
    mover: Side,
    winning: Option<P::Move>,
) -> Option<Advice<P::Move>> {
    let reasons = vec![outcome_told(first_wins(winning.is_some()))];
    let any = || {
        let mut moves = Vec::new();
        position.moves(mover, &mut moves);
        moves.into_iter().next()
    };
    let chosen = winning.or_else(any)?;
    Some(Advice { chosen, reasons })
}

/// The moves of an impartial game that win when who cannot move wins.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn misere_moves<P: Impartial + crate::Shape>(
    position: &P,
    work: &Work,
) -> Result<Vec<<P as Impartial>::Move>, Halt> {
    crate::MisereSolver::new(work).winning_moves(position)
}

fn first_wins(wins: bool) -> Outcome {
    if wins {
        Outcome::Next
    } else {
        Outcome::Previous
    }
}

fn stuck<P: GridGame>(position: &P, side: Side) -> bool {
    let mut moves = Vec::new();
    position.moves(side, &mut moves);
    moves.is_empty()
}
