//! Rules in sentences, for people who ask how the game is played.

use crate::{Amounts, Pattern, Ruleset};
use say::{Arg, Message};
use values::grundy::Digit;

/// More patterns than this (a long code) are not read by anybody.
const MOST_TOLD: usize = 12;

impl Ruleset {
    /// What a move may do, one sentence for each kind.
    #[must_use]
    pub fn told(&self) -> Message {
        let sentences = self.patterns.iter().take(MOST_TOLD).map(Pattern::told);
        joined("heap-rule-and", sentences).unwrap_or_else(|| Message::new("heap-leave-nothing"))
    }
}

impl Pattern {
    fn told(&self) -> Message {
        match self {
            Pattern::One { amounts, leave } if *leave == Digit::TAKE => {
                Message::new("heap-rule-one").with("amounts", amounts.told())
            }
            Pattern::One { amounts, leave } => {
                let ways = [
                    (Digit::NOTHING, "heap-leave-nothing"),
                    (Digit::ONE, "heap-leave-one"),
                    (Digit::TWO, "heap-leave-two"),
                    (Digit::TWO_UNEQUAL, "heap-leave-two-unequal"),
                    (Digit::THREE, "heap-leave-three"),
                ];
                let allowed = ways.into_iter().filter(|(way, _)| leave.allows(*way));
                let ways = joined("heap-leave-or", allowed.map(|(_, id)| Message::new(id)));
                Message::new("heap-rule-break")
                    .with("amounts", amounts.told())
                    .with(
                        "leave",
                        ways.unwrap_or_else(|| Message::new("heap-leave-nothing")),
                    )
            }
            Pattern::Several {
                amounts,
                fewest,
                most,
                equal,
            } => Message::new(if *equal {
                "heap-rule-equal"
            } else {
                "heap-rule-free"
            })
            .with("amounts", amounts.told())
            .with("heaps", heap_count(*fewest, *most)),
        }
    }
}

/// How many heaps are taken from at once.
fn heap_count(fewest: usize, most: usize) -> Message {
    if fewest == most {
        Message::new("heap-rule-count").with("count", most)
    } else {
        Message::new("heap-rule-count-range")
            .with("fewest", fewest)
            .with("most", most)
    }
}

impl Amounts {
    fn told(&self) -> Arg {
        if self.is_any() {
            Message::new("heap-amounts-any").into()
        } else {
            self.to_string().into()
        }
    }
}

impl std::fmt::Display for Amounts {
    /// As a rules file has it: `1-3,7,10-`; a step is shown by the first numbers and dots.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let run = |run: &crate::Run| match (run.to, run.step) {
            (Some(to), _) if to == run.from => run.from.to_string(),
            (Some(to), 1) => format!("{}-{to}", run.from),
            (None, 1) => format!("{}-", run.from),
            (to, step) => {
                let end = to.map_or(String::new(), |to| to.to_string());
                format!("{},{}…{end}", run.from, run.from + step)
            }
        };
        write!(
            f,
            "{}",
            self.runs().iter().map(run).collect::<Vec<_>>().join(",")
        )
    }
}

/// Two by two, as a wording with `first` and `second` puts them.
fn joined(id: &'static str, messages: impl Iterator<Item = Message>) -> Option<Message> {
    messages.reduce(|first, second| Message::new(id).with("first", first).with("second", second))
}
