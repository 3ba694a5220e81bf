//! From where Min reaches an end almost surely, whatever Max does, and how: by looking at edges only.

use crate::arena::Arena;
use std::collections::VecDeque;

/// The states from which the total is finite.
pub(super) struct Finite {
    /// Ends included.
    pub inside: Vec<bool>,
    /// Inside, a choice of Min by which an end is reached almost surely; outside, one of Max by which that is not so.
    pub choice: Vec<u32>,
}

/// Nested attractors: the largest set that Min can keep play in and from all of which, playing so, he comes nearer to an
/// end with some probability, whatever Max chooses.
pub(super) fn finite(arena: &Arena) -> Finite {
    let count = arena.len();
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); count];
    let mut state_of = vec![0u32; arena.reward.len()];
    for state in 0..count {
        for choice in arena.choices(state) {
            state_of[choice] = state as u32;
            for (to, _) in arena.drawn(choice) {
                before[to].push(choice as u32);
            }
        }
    }
    let mut inside = vec![true; count];
    let mut escape = vec![u32::MAX; count];
    loop {
        // Choices that cannot lead out; Max's states with another are out, and so are Min's without one.
        let mut safe = vec![true; arena.reward.len()];
        let mut queue: Vec<usize> = (0..count).filter(|&state| !inside[state]).collect();
        let mut left: Vec<usize> = (0..count).map(|state| arena.choices(state).len()).collect();
        while let Some(out) = queue.pop() {
            for &choice in &before[out] {
                let state = state_of[choice as usize] as usize;
                if !std::mem::replace(&mut safe[choice as usize], false) {
                    continue;
                }
                left[state] -= 1;
                if inside[state] && (arena.max[state] || left[state] == 0) {
                    inside[state] = false;
                    escape[state] = choice;
                    queue.push(state);
                }
            }
        }
        // Which of them come nearer to an end.
        let mut near = vec![false; count];
        let mut nearing = vec![false; arena.reward.len()];
        let mut open: Vec<usize> = (0..count).map(|state| arena.choices(state).len()).collect();
        let mut chosen = vec![u32::MAX; count];
        let mut queue: VecDeque<usize> = (0..count)
            .filter(|&state| inside[state] && arena.choices(state).is_empty())
            .collect();
        for &state in &queue {
            near[state] = true;
        }
        while let Some(home) = queue.pop_front() {
            for &choice in &before[home] {
                let at = choice as usize;
                let state = state_of[at] as usize;
                if !inside[state] || !safe[at] || std::mem::replace(&mut nearing[at], true) {
                    continue;
                }
                open[state] -= 1;
                if near[state] || (arena.max[state] && open[state] > 0) {
                    continue;
                }
                near[state] = true;
                chosen[state] = choice;
                queue.push_back(state);
            }
        }
        let mut lost = false;
        for state in 0..count {
            if inside[state] && !near[state] {
                // Max stays where Min cannot come nearer, or Min leaves for what was out before.
                let mut stay = arena.choices(state).filter(|&choice| !nearing[choice]);
                escape[state] = stay.next().map_or(u32::MAX, |choice| choice as u32);
                inside[state] = false;
                lost = true;
            }
        }
        if !lost {
            for (state, choice) in chosen.iter_mut().enumerate() {
                if !inside[state] {
                    *choice = escape[state];
                }
                if *choice == u32::MAX {
                    *choice = arena.first_choice[state];
                }
            }
            return Finite {
                inside,
                choice: chosen,
            };
        }
    }
}
