//! How many step sequences make a turn: layer by layer, with equal states counted together. Which of them are unique, `arimaa` knows.

use arimaa::{Board, StepList};
use rustc_hash::FxHashMap;

/// The number of different sequences of one to four steps that are a legal turn: they end no turn inside a push, and change the
/// placement. Repetition is left out, as in [`arimaa::unique_turns`].
#[must_use]
pub fn count_sequences(board: &Board) -> u64 {
    let start = board.placement_hash();
    let mut complete = 0;
    let mut layer: Vec<(Board, u64)> = vec![(*board, 1)];
    while !layer.is_empty() {
        let mut next: FxHashMap<u64, (Board, u64)> = FxHashMap::default();
        for (state, ways) in layer {
            let mut steps = StepList::new();
            state.steps(&mut steps);
            for &step in steps.iter() {
                let mut after = state;
                after.make(step);
                if after.can_finish() && after.placement_hash() != start {
                    complete += ways;
                }
                if after.steps_left() > 0 {
                    // All states of a layer have used as many steps: the state says everything about what can follow.
                    next.entry(after.state_hash()).or_insert((after, 0)).1 += ways;
                }
            }
        }
        layer = next.into_values().collect();
    }
    complete
}

#[cfg(test)]
mod tests {
    use super::*;
    use bot::bench::POSITIONS;

    /// One sequence after the other.
    fn slowly(board: &Board, start: u64) -> u64 {
        let mut steps = StepList::new();
        board.steps(&mut steps);
        let each = steps.iter().map(|&step| {
            let mut after = *board;
            after.make(step);
            let complete = after.can_finish() && after.placement_hash() != start;
            let longer = if after.steps_left() > 0 {
                slowly(&after, start)
            } else {
                0
            };
            u64::from(complete) + longer
        });
        each.sum()
    }

    #[test]
    fn counted_together_or_one_by_one() {
        for (name, text) in POSITIONS {
            let board = Board::read(text).unwrap();
            let fast = count_sequences(&board);
            assert_eq!(fast, slowly(&board, board.placement_hash()), "{name}");
            assert!(fast > arimaa::count_unique_turns(&board) as u64);
        }
    }
}
