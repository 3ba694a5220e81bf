//! Heap games: who wins and why, and the graph of a game, as documents.

use crate::{Told, Words};
use heaps::{End, Oracle, Picture, Ruleset, Taken};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// Which game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapRules {
    /// `nim`, `wythoff`, `subtract:1,3,4`, `octal:0.137`, `moore:2`, `kayles` …; not looked at where there are rules of one's own.
    #[serde(default)]
    #[schema(example = "wythoff")]
    pub rules: String,
    /// The text of one's own rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_rules: Option<String>,
    /// Whether the last move loses.
    #[serde(default)]
    pub misere: bool,
}

impl HeapRules {
    /// The rules themselves.
    ///
    /// # Errors
    /// When the name stands for no rules, or the text is none.
    pub fn read(&self) -> Result<Ruleset, Told> {
        let rules = match &self.own_rules {
            Some(text) => {
                let mut own = Ruleset::from_text(text)?;
                // So that a transcript does not take it for a game of ours with the same name.
                own.name.insert(0, '@');
                own
            }
            None => self.rules.parse::<Ruleset>()?,
        };
        Ok(if self.misere {
            rules.with_end(End::Misere)
        } else {
            rules
        })
    }
}

/// Who wins from these heaps?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapSolve {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// How many are in each heap.
    #[schema(example = json!([1, 3, 5]))]
    pub heaps: Vec<u64>,
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

/// Solves one position.
///
/// # Errors
/// When the rules or heaps are wrong, when stopped, or when it would need too much memory.
pub fn solve(request: &HeapSolve, work: &Work, words: Words) -> Result<HeapSolution, Told> {
    let heaps = &request.heaps;
    let oracle = Oracle::new(&request.rules.read()?, heaps, work)?;
    let solution = oracle.solution(heaps, work)?;
    let explanation = heaps::explain(&oracle, heaps, &solution, work)?;
    Ok(HeapSolution {
        outcome: if solution.mover_wins { "N" } else { "P" },
        grundy: solution.grundy,
        winning_moves: solution
            .winning
            .iter()
            .map(|taken| HeapMove::of(taken, heaps))
            .collect(),
        explanation: words.lines(&explanation),
        winning: solution.winning,
    })
}

/// Draw what can be reached from these heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct HeapGraph {
    /// Which game.
    #[serde(flatten)]
    pub rules: HeapRules,
    /// How many are in each heap.
    #[schema(example = json!([2, 2]))]
    pub heaps: Vec<u64>,
    /// Equal positions again and again, as a tree, instead of once.
    #[serde(default)]
    pub tree: bool,
    /// Positions that differ only in the order of heaps, or in empty ones, are one.
    #[serde(default)]
    pub merge: bool,
    /// More positions than this are not drawn; 400 if nothing is said.
    #[serde(default = "usual_limit")]
    pub limit: usize,
    /// `svg` or `dot`.
    #[serde(default)]
    pub format: PictureFormat,
}

fn usual_limit() -> usize {
    400
}

/// What a drawing is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PictureFormat {
    /// To look at.
    #[default]
    Svg,
    /// For Graphviz.
    Dot,
}

/// A drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct HeapDrawing {
    /// How many positions were drawn.
    pub positions: usize,
    /// The text of the drawing.
    pub drawing: String,
}

/// Draws the graph of a game, with P and N in colours.
///
/// # Errors
/// When there is too much to draw, or the game cannot be solved.
pub fn graph(request: &HeapGraph, work: &Work) -> Result<HeapDrawing, Told> {
    let what = Picture {
        tree: request.tree,
        merge: request.merge,
        limit: request.limit,
    };
    let drawing = heaps::picture(&request.rules.read()?, &request.heaps, what, work)?;
    Ok(HeapDrawing {
        positions: drawing.len(),
        drawing: match request.format {
            PictureFormat::Dot => drawing.dot(),
            PictureFormat::Svg => drawing.svg(),
        },
    })
}

/// Rules by name, with what a move may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NamedRules {
    /// The name, such as `subtract:1,3,4`.
    pub rules: String,
    /// What a move may do, in sentences.
    pub text: String,
}

/// One of each kind of rules that have a name.
const NAMES: [&str; 9] = [
    "nim",
    "wythoff",
    "moore:2",
    "subtract:1,3,4",
    "kayles",
    "dawson-kayles",
    "grundy",
    "octal:0.137",
    "hex:0.8",
];

/// The rules that have a name.
#[must_use]
pub fn named_rules(words: Words) -> Vec<NamedRules> {
    let known = |name: &&str| {
        let rules: Ruleset = name.parse().ok()?;
        Some(NamedRules {
            rules: (*name).to_owned(),
            text: words.say(&rules.told()),
        })
    };
    NAMES.iter().filter_map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_game_is_a_game() {
        assert_eq!(named_rules(Words::default()).len(), NAMES.len());
    }
}
