//! The value of a single heap argued from the definition: what its moves leave, what that is worth, and the least number that is
//! not among it. It computes each value a second time, from the moves and not from the sequence.

use crate::{Heaps, Ruleset, Taken};
use rules::Impartial;
use say::Message;
use std::sync::Arc;

/// One move of a single heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapOption {
    /// The move.
    pub taken: Taken,
    /// The heaps that it leaves; none where nothing is left.
    pub leaves: Vec<u64>,
    /// What they are worth together.
    pub value: u32,
}

/// A single heap with all its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argued {
    /// How many it has.
    pub heap: u64,
    /// What each move leaves.
    pub options: Vec<HeapOption>,
    /// What options are worth, each once and rising.
    pub excluded: Vec<u32>,
    /// The least number that is not among them.
    pub mex: u32,
}

impl Argued {
    /// Argues a heap, given something that knows the values of all that its moves leave.
    #[must_use]
    pub fn of(rules: &Arc<Ruleset>, heap: u64, worth: &dyn Fn(u64) -> u32) -> Self {
        let mut moves = Vec::new();
        Heaps::new(Arc::clone(rules), vec![heap]).moves(&mut moves);
        let option = |taken: Taken| {
            let mut leaves = taken.applied(&[heap]);
            leaves.retain(|&left| left > 0);
            HeapOption {
                value: leaves.iter().fold(0, |sum, &left| sum ^ worth(left)),
                leaves,
                taken,
            }
        };
        let options: Vec<HeapOption> = moves.into_iter().map(option).collect();
        let mut excluded: Vec<u32> = options.iter().map(|option| option.value).collect();
        excluded.sort_unstable();
        excluded.dedup();
        let mex = (0..)
            .zip(&excluded)
            .find(|(wanted, found)| wanted != *found);
        Argued {
            heap,
            mex: mex.map_or(excluded.len() as u32, |(wanted, _)| wanted),
            options,
            excluded,
        }
    }

    /// Whether who is to move wins with this heap alone.
    #[must_use]
    pub fn class(&self) -> &'static str {
        if self.mex == 0 { "P" } else { "N" }
    }

    /// The moves that win with this heap alone: those that leave 0.
    pub fn winning(&self) -> impl Iterator<Item = &HeapOption> {
        self.options.iter().filter(|option| option.value == 0)
    }

    /// The values of the options as a set.
    #[must_use]
    pub fn set(&self) -> String {
        let values: Vec<String> = self.excluded.iter().map(ToString::to_string).collect();
        format!("{{{}}}", values.join(", "))
    }

    /// The argument in sentences.
    #[must_use]
    pub fn told(&self) -> Vec<Message> {
        if self.options.is_empty() {
            return vec![Message::new("heap-mex-none").with("heap", self.heap)];
        }
        let shown: Vec<String> = self.options.iter().map(HeapOption::to_string).collect();
        vec![
            Message::new("heap-mex-options")
                .with("heap", self.heap)
                .with("options", shown.join(", ")),
            Message::new("heap-mex-value")
                .with("heap", self.heap)
                .with("set", self.set())
                .with("value", self.mex),
        ]
    }
}

impl std::fmt::Display for HeapOption {
    /// Such as `6: 0` or `2+3: 1`.
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let leaves: Vec<String> = self.leaves.iter().map(ToString::to_string).collect();
        let leaves = if leaves.is_empty() {
            "0".to_owned()
        } else {
            leaves.join("+")
        };
        write!(out, "{leaves}: {}", self.value)
    }
}

/// Every heap up to the largest, each argued from those before.
#[must_use]
pub fn argued(rules: &Ruleset, values: &[u32]) -> Vec<Argued> {
    let rules = Arc::new(rules.clone());
    let worth = |heap: u64| {
        let at = usize::try_from(heap).ok();
        at.and_then(|at| values.get(at)).copied().unwrap_or(0)
    };
    let heaps = 0..values.len() as u64;
    heaps.map(|heap| Argued::of(&rules, heap, &worth)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use values::grundy::sequence;
    use work::Work;

    /// Two ways to the same values: the sequence, and the mex of what moves leave.
    #[test]
    fn arguments_give_the_values_of_the_sequence() {
        for name in [
            "subtract:3,4",
            "subtract:1,3,4",
            "nim",
            "kayles",
            "grundy",
            "octal:0.137",
            "hex:0.8",
        ] {
            let rules: Ruleset = name.parse().unwrap();
            let values = sequence(&rules.code(), 40, &Work::unlimited()).unwrap();
            let found: Vec<u32> = argued(&rules, &values)
                .iter()
                .map(|each| each.mex)
                .collect();
            assert_eq!(found, values, "{name}");
        }
    }

    #[test]
    fn a_heap_of_the_lecture_is_argued() {
        let rules: Ruleset = "subtract:1,3".parse().unwrap();
        let values = sequence(&rules.code(), 9, &Work::unlimited()).unwrap();
        let nine = &argued(&rules, &values)[9];
        let shown: Vec<String> = nine.options.iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["8: 0", "6: 0"]);
        assert_eq!(
            (nine.set().as_str(), nine.mex, nine.class()),
            ("{0}", 1, "N")
        );
        assert_eq!(nine.winning().count(), 2);
    }
}
