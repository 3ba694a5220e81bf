//! Who wins from these heaps, how, and why.

use super::HeapRules;
use crate::Told;
use crate::answers::{Asked, Example, Explain, Question, Teller};
use heaps::{Oracle, Taken};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who wins from these heaps?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapSolve {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// How many are in each heap; not needed where they stand with the rules.
    #[serde(default)]
    #[schema(example = json!([1, 3, 5]))]
    pub heaps: Vec<u64>,
    /// How much is explained.
    #[serde(default, skip_serializing_if = "Explain::is_short")]
    pub explain: Explain,
}

/// Who wins, how, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeapSolution {
    /// `N`: who is to move wins; `P`: who moved last wins.
    pub outcome: &'static str,
    /// The Grundy value, where there is one and it is known.
    pub grundy: Option<u64>,
    /// Every move that wins.
    pub winning_moves: Vec<HeapMove>,
    /// Why, in sentences.
    pub explanation: String,
    /// The same moves for those who word them.
    #[serde(skip)]
    pub winning: Vec<Taken>,
}

/// A move as the contract writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HeapMove {
    /// A number where all are the same, else one for each heap.
    pub take: Take,
    /// From which heaps, counted from one.
    pub from: Vec<usize>,
    /// All heaps afterwards.
    pub to: Vec<u64>,
}

/// How many are taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Take {
    /// So many from every heap.
    Same(u64),
    /// So many from each heap.
    Each(Vec<u64>),
}

impl HeapMove {
    /// The document of a move from these heaps.
    #[must_use]
    pub fn of(taken: &Taken, heaps: &[u64]) -> Self {
        let amounts: Vec<u64> = taken.from.iter().map(|&(_, amount)| amount).collect();
        let same = amounts.windows(2).all(|pair| pair[0] == pair[1]);
        HeapMove {
            take: match amounts.first() {
                Some(&amount) if same => Take::Same(amount),
                _ => Take::Each(amounts),
            },
            from: taken.from.iter().map(|(heap, _)| heap + 1).collect(),
            to: taken.applied(heaps),
        }
    }
}

impl Question for HeapSolve {
    const NAME: &'static str = "heap.solve";
    const ABOUT: &'static str = "Who wins, how and why.";
    const EXAMPLE: Example = Example::new(
        r#"{"rules": "wythoff", "heaps": [1, 3, 5]}"#,
        &["heap", "solve", "wythoff", "1", "3", "5"],
    );
    type Answer = HeapSolution;

    fn check(&self) -> Result<(), Told> {
        self.rules.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<HeapSolution, Told> {
        let (heaps, work) = (&self.rules.heaps(&self.heaps)?[..], asked.work);
        let oracle = Oracle::new(&self.rules.read()?, heaps, work)?;
        let solution = oracle.solution(heaps, work)?;
        let explanation = heaps::explain(&oracle, heaps, &solution, self.explain.into(), work)?;
        let winning = solution.winning.iter();
        Ok(HeapSolution {
            outcome: if solution.mover_wins { "N" } else { "P" },
            grundy: solution.grundy,
            winning_moves: winning.map(|taken| HeapMove::of(taken, heaps)).collect(),
            explanation: asked.words.lines(&explanation),
            winning: solution.winning,
        })
    }

    fn tell(&self, answer: &HeapSolution, teller: &Teller) -> String {
        let outcome = teller.get(if answer.outcome == "N" {
            "heap-outcome-n"
        } else {
            "heap-outcome-p"
        });
        let mut lines = vec![teller.strong(&outcome)];
        if let Some(grundy) = answer.grundy {
            lines.push(teller.say(&Message::new("heap-grundy").with("value", grundy.to_string())));
        }
        let winning = &answer.winning;
        if !winning.is_empty() {
            lines
                .push(teller.say(&Message::new("heap-winning-moves").with("count", winning.len())));
            for (taken, listed) in winning.iter().zip(&answer.winning_moves) {
                let to: Vec<String> = listed.to.iter().map(ToString::to_string).collect();
                lines.push(format!(
                    "  {}  →  {}",
                    teller.say(&taken.told()),
                    to.join(" ")
                ));
            }
        }
        lines.push(String::new());
        lines.push(answer.explanation.clone());
        lines.join("\n")
    }
}
