//! Grundy values of coupled heaps, by the mex over all moves of all positions in the order of their ranks.

use super::neighbours::{Way, neighbours};
use super::{MOST_GRUNDY_POSITIONS, Staircase};
use crate::{Known, Ruleset};
use values::grundy::Mex;
use work::{Halt, Work};

/// All moves of all positions are looked at; beyond this it would take hours, whatever the number of positions.
const MOST_MOVES: f64 = 1e12;

/// The Grundy value of these heaps; `None` where there are too many positions below them.
pub(super) fn coupled(rules: &Ruleset, heaps: &[u64], work: &Work) -> Result<Option<u64>, Halt> {
    if let [heap] = heaps
        .iter()
        .copied()
        .filter(|&heap| heap > 0)
        .collect::<Vec<_>>()[..]
        && matches!(rules.known(), Some(Known::Wythoff | Known::Moore(_)))
    {
        // A single heap is a heap of Nim.
        return Ok(Some(heap));
    }
    // A heap alone has more positions below it than its size.
    if heaps.iter().any(|&heap| heap >= MOST_GRUNDY_POSITIONS) {
        return Ok(None);
    }
    let positions = match Staircase::measure(heaps) {
        Some(positions) if positions <= MOST_GRUNDY_POSITIONS => positions,
        _ => return Ok(None),
    };
    if positions as f64 * rules.most_moves(heaps) > MOST_MOVES {
        return Ok(None);
    }
    work.claim(Staircase::table_bytes(heaps) + 4 * positions)?;
    let stairs = Staircase::new(heaps);
    let task = work.task("heap-task-grundy", Some(positions));
    let mut values: Vec<u32> = Vec::with_capacity(positions as usize);
    let mut sorted = vec![0; heaps.len()];
    let mut seen = Mex::default();
    for rank in 0..positions {
        stairs.unrank(rank, &mut sorted);
        seen.clear();
        let mut visit = |below| {
            seen.insert(values[below as usize]);
        };
        neighbours(rules, &stairs, &sorted, Way::Down, &mut visit);
        values.push(seen.least_missing());
        task.tick()?;
    }
    Ok(values.last().map(|&value| value.into()))
}
