//! Dawson's chess as the heap game that it amounts to where capturing is mandatory: a step and the captures that it forces close
//! its column and the neighbours. Which way decides a position is chosen here; where no sum of heaps is known the board is searched.

use crate::{Dawson, DawsonSolver, Step};
use rules::{Partizan, PositionNotation, Side};
use say::Message;
use values::grundy::{Code, sequence};
use work::{Halt, Work};

/// Who wins for whoever is to move, with which pawns, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct DawsonDecision {
    /// Whether who is to move wins.
    pub wins: bool,
    /// The columns, from 1 and in order, of the pawns that win.
    pub columns: Vec<usize>,
    /// The moves that win, where they were looked for on a board.
    pub steps: Vec<Step>,
    /// The Grundy value, where the position is a sum of heaps.
    pub grundy: Option<u32>,
    /// Why, sentence by sentence.
    pub reasons: Vec<Message>,
}

/// Grundy values of the heaps up to this one: take one if it is the whole heap, two, or three and perhaps part the rest.
fn heaps(longest: usize, work: &Work) -> Result<Vec<u32>, Halt> {
    let code = Code::octal("0.137").expect("the code is one");
    sequence(&code, longest, work)
}

/// Decides the start with mandatory capture on so many columns, without a board.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn decide_columns(columns: usize, work: &Work) -> Result<DawsonDecision, Halt> {
    let values = heaps(columns, work)?;
    let rest = |column: usize| (column.saturating_sub(2), columns.saturating_sub(column + 1));
    let wins = |column: &usize| {
        let (before, after) = rest(*column);
        values[before] == values[after]
    };
    let winning: Vec<usize> = (1..=columns).filter(wins).collect();
    let reasons = vec![
        Message::new("dawson-reason-heap")
            .with("columns", columns)
            .with("value", values[columns]),
        match winning.first() {
            Some(&column) => {
                let (before, after) = rest(column);
                Message::new("dawson-reason-equal")
                    .with("column", column)
                    .with("before", before)
                    .with("after", after)
                    .with("value", values[before])
            }
            None => Message::new("dawson-reason-unequal"),
        },
    ];
    Ok(DawsonDecision {
        wins: values[columns] != 0,
        columns: winning,
        steps: Vec::new(),
        grundy: Some(values[columns]),
        reasons,
    })
}

/// The same argued from the definition: what every pawn leaves, what that is worth, and the least number that is not among it. Columns
/// that mirror each other are one.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn argue_columns(columns: usize, work: &Work) -> Result<Vec<Message>, Halt> {
    let values = heaps(columns, work)?;
    let mut told = vec![Message::new("dawson-why-head")];
    let mut worth = Vec::new();
    for column in 1..=columns.div_ceil(2) {
        let (before, after) = (column.saturating_sub(2), columns.saturating_sub(column + 1));
        let value = values[before] ^ values[after];
        worth.push(value);
        told.push(
            Message::new("dawson-why-column")
                .with("column", column)
                .with("before", before)
                .with("after", after)
                .with("first", values[before])
                .with("second", values[after])
                .with("value", value),
        );
    }
    worth.sort_unstable();
    worth.dedup();
    let set: Vec<String> = worth.iter().map(ToString::to_string).collect();
    told.push(
        Message::new("grids-why-mex")
            .with("set", format!("{{{}}}", set.join(", ")))
            .with("value", values[columns]),
    );
    if columns % 2 == 1 && columns > 1 {
        told.push(Message::new("dawson-why-odd").with("column", columns.div_ceil(2)));
    }
    Ok(told)
}

impl Dawson {
    /// Who wins this position when `mover` is to move and who cannot move wins; all that can follow is searched.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn decide_misere(&self, mover: Side, work: &Work) -> Result<DawsonDecision, Halt> {
        let mut search = DawsonSolver::misere(work);
        let steps = search.winning(self, mover)?;
        let mut columns: Vec<usize> = steps.iter().map(|&step| self.column(step)).collect();
        columns.sort_unstable();
        columns.dedup();
        let wins = search.wins(self, mover)?;
        Ok(DawsonDecision {
            wins,
            columns,
            steps,
            grundy: None,
            reasons: vec![Message::new("dawson-reason-misere").with("positions", search.nodes())],
        })
    }

    /// The heaps that the position is a sum of: only with mandatory capture, and where none is or can become pending but by a step
    /// into an untouched stretch.
    #[must_use]
    pub fn as_heaps(&self) -> Option<Vec<usize>> {
        self.stretches().filter(|_| self.mandatory)
    }

    /// The Grundy value of a sum of heaps; nothing where the position is none.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn nimber(&self, work: &Work) -> Result<Option<u32>, Halt> {
        let Some(stretches) = self.as_heaps() else {
            return Ok(None);
        };
        Ok(Some(total(&stretches, &longest(&stretches, work)?)))
    }

    /// The moves of `mover` that win: by the heaps where the position is a sum of them, else by search.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn winning(
        &self,
        mover: Side,
        search: &mut DawsonSolver<'_>,
        work: &Work,
    ) -> Result<Vec<Step>, Halt> {
        let Some(strips) = self.strips(mover, work)? else {
            return search.winning(self, mover);
        };
        let winning = strips.moves.into_iter().filter(|(_, leaves)| *leaves == 0);
        Ok(winning.map(|(step, _)| step).collect())
    }

    /// The position as a sum of heaps with the moves of `mover` in it; nothing where it is none.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub(crate) fn strips(&self, mover: Side, work: &Work) -> Result<Option<Strips>, Halt> {
        let Some(stretches) = self.as_heaps() else {
            return Ok(None);
        };
        let values = longest(&stretches, work)?;
        let sum = total(&stretches, &values);
        let mut steps = Vec::new();
        self.moves(mover, &mut steps);
        let leaves = |step: Step| {
            let [before, after] = self.untouched_beside(self.column(step));
            let left = values[before.saturating_sub(1)] ^ values[after.saturating_sub(1)];
            (step, sum ^ values[before + 1 + after] ^ left)
        };
        Ok(Some(Strips {
            value: sum,
            moves: steps.into_iter().map(leaves).collect(),
        }))
    }

    /// The same argued move by move where a board was searched: what answers each first move, or a winning move and what is played
    /// after every answer to it.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn argue_moves(
        &self,
        mover: Side,
        misere: bool,
        work: &Work,
    ) -> Result<Vec<Message>, Halt> {
        let mut search = match misere {
            true => DawsonSolver::misere(work),
            false => DawsonSolver::new(work),
        };
        if let Some(&first) = search.winning(self, mover)?.first() {
            let after = self.after(mover, &first);
            let head = Message::new("dawson-why-wins").with("move", self.write_move(mover, &first));
            let answers = search.answered(&after, mover.other())?;
            return Ok([head].into_iter().chain(answers).collect());
        }
        let answers = search.answered(self, mover)?;
        let head = match (answers.is_empty(), misere) {
            (false, _) => "dawson-why-loses",
            (true, false) => "dawson-why-stuck",
            (true, true) => "dawson-why-stuck-wins",
        };
        Ok([Message::new(head)].into_iter().chain(answers).collect())
    }

    /// Who wins this position when `mover` is to move, and why.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn decide(&self, mover: Side, work: &Work) -> Result<DawsonDecision, Halt> {
        let steps = self.winning(mover, &mut DawsonSolver::new(work), work)?;
        let mut columns: Vec<usize> = steps.iter().map(|&step| self.column(step)).collect();
        columns.sort_unstable();
        columns.dedup();
        let grundy = self.nimber(work)?;
        let reason = match (self.as_heaps(), grundy) {
            (Some(stretches), Some(value)) => {
                let lengths: Vec<String> = stretches.iter().map(ToString::to_string).collect();
                Message::new("dawson-reason-sum")
                    .with("stretches", lengths.join(", "))
                    .with("count", lengths.len())
                    .with("value", value)
            }
            _ => Message::new("dawson-reason-search"),
        };
        Ok(DawsonDecision {
            wins: !steps.is_empty(),
            columns,
            steps,
            grundy,
            reasons: vec![reason],
        })
    }
}

/// A position that is a sum of heaps.
pub(crate) struct Strips {
    /// Its Grundy value.
    pub value: u32,
    /// The moves, each with the Grundy value that is left when all captures that it forces are made.
    pub moves: Vec<(Step, u32)>,
}

impl DawsonSolver<'_> {
    /// What wins after every move of `mover`, who has lost.
    fn answered(&mut self, position: &Dawson, mover: Side) -> Result<Vec<Message>, Halt> {
        let mut steps = Vec::new();
        position.moves(mover, &mut steps);
        let mut told = Vec::new();
        for step in steps {
            let after = position.after(mover, &step);
            let line = match self.winning(&after, mover.other())?.first() {
                Some(reply) => Message::new("dawson-why-answered")
                    .with("answer", after.write_move(mover.other(), reply)),
                None => Message::new("dawson-why-over"),
            };
            told.push(line.with("move", position.write_move(mover, &step)));
        }
        Ok(told)
    }
}

fn longest(stretches: &[usize], work: &Work) -> Result<Vec<u32>, Halt> {
    heaps(stretches.iter().copied().max().unwrap_or(0), work)
}

fn total(stretches: &[usize], values: &[u32]) -> u32 {
    stretches
        .iter()
        .fold(0, |sum, &length| sum ^ values[length])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashMap;

    /// Who wins the heap game 0.137 when who cannot move wins, plainly: heaps are sorted, and every move is tried.
    fn heaps_won(heaps: Vec<usize>, known: &mut FxHashMap<Vec<usize>, bool>) -> bool {
        if let Some(&known) = known.get(&heaps) {
            return known;
        }
        let mut after = Vec::new();
        for (at, &heap) in heaps.iter().enumerate() {
            let mut others = heaps.clone();
            others.remove(at);
            for column in 1..=heap {
                let parts = [column.saturating_sub(2), heap.saturating_sub(column + 1)];
                let mut next = others.clone();
                next.extend(parts.into_iter().filter(|&part| part > 0));
                next.sort_unstable();
                after.push(next);
            }
        }
        let wins = after.is_empty() || after.into_iter().any(|next| !heaps_won(next, known));
        known.insert(heaps, wins);
        wins
    }

    /// The board and the heaps are two ways to who wins Dawson's own, misère game.
    #[test]
    fn misere_play_on_the_board_is_that_of_the_heaps() {
        let work = Work::unlimited();
        let mut known = FxHashMap::default();
        let mut lost = Vec::new();
        for columns in 1..=12 {
            let start = Dawson::start(columns, true).unwrap();
            let found = start.decide_misere(Side::Left, &work).unwrap();
            assert_eq!(
                found.wins,
                heaps_won(vec![columns], &mut known),
                "{columns}"
            );
            assert_eq!(found.wins, !found.steps.is_empty());
            if !found.wins {
                lost.push(columns);
            }
        }
        // One pawn each: the only move is the last one, and whoever makes it loses.
        assert!(lost.starts_with(&[1, 2]), "{lost:?}");
    }

    #[test]
    fn columns_are_argued_to_the_value_of_the_sequence() {
        let work = Work::unlimited();
        for columns in 1..=20 {
            let told = argue_columns(columns, &work).unwrap();
            assert_eq!(
                told.iter()
                    .filter(|message| message.id == "dawson-why-column")
                    .count(),
                columns.div_ceil(2)
            );
        }
    }
}
