//! The tables as a document for programs.

use arimaa::Piece;
use lab::arimaa::corpus::Corpus;
use lab::arimaa::ordering::ORDER_KEYS;
use lab::arimaa::study::Study;
use lab::arimaa::turn_sets::COLUMN_KEYS;
use lab::interval::{CONFIDENCE_95, wilson};
use serde::Serialize;
use utoipa::ToSchema;

/// What a study of turns found.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyAnswer {
    /// Null when single positions were studied.
    pub games: Option<StudyGames>,
    /// How many positions the tables of turns are from, how many turns they were drawn from, by which seed.
    pub positions: usize,
    /// How many turns they were drawn from.
    pub drawn_from: usize,
    /// By which seed.
    pub seed: u64,
    /// Means over the positions.
    pub sequences: f64,
    /// Different turns.
    pub unique: f64,
    /// Those as a share of the sequences.
    pub unique_share: f64,
    /// What each factor removes and loses.
    pub factors: Vec<StudyFactor>,
    /// Null when single positions were studied.
    pub pieces: Option<Vec<StudyPiece>>,
    /// How many turns there are, by the turn of the game.
    pub branching: Vec<StudyBranching>,
    /// Null when no searches were asked for.
    pub ordering: Option<StudyOrdering>,
    /// How many setups a player can choose from.
    pub setups: u64,
    /// The complexity of the game tree; null when single positions were studied.
    pub tree: Option<StudyTree>,
    /// Each position, when single ones were studied.
    pub rows: Vec<StudyRow>,
    /// The turns of each game, for the charts.
    #[serde(skip)]
    pub(super) lengths: Vec<usize>,
}

/// How large the tree of the game is: the setups of both sides, then as many turns as games have on average, with as many different
/// turns to choose from as positions have on average. Decimal logarithms.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyTree {
    /// Leaves, with the setups of both sides.
    pub leaves: f64,
    /// The same from one setup.
    pub from_one_setup: f64,
    /// Leaves where every position has as many turns as the mean of its stretch of the game says, and not the mean of all.
    pub by_stretches: f64,
}

impl StudyTree {
    fn new(games: &StudyGames, unique: f64, stretches: &[StudyBranching]) -> Self {
        let both = 2.0 * (setups() as f64).log10();
        let from_one_setup = games.mean_turns * unique.max(1.0).log10();
        // Turns are numbered for both sides together, so that a number stands for two.
        let mut left = games.mean_turns;
        let mut by_stretches = both;
        for one in stretches {
            let turns = (2.0 * (one.to + 1 - one.from) as f64).min(left);
            left -= turns;
            by_stretches += turns * one.unique.max(1.0).log10();
        }
        by_stretches += left * unique.max(1.0).log10();
        StudyTree {
            leaves: both + from_one_setup,
            from_one_setup,
            by_stretches,
        }
    }
}

/// In how many ways a side can set up: its pieces on two rows, pieces of a kind being alike.
fn setups() -> u64 {
    let counts = Piece::ALL.map(|piece| u64::from(piece.number()));
    let places: u64 = counts.iter().sum();
    let ways = |of: u64, count: u64| (1..=count).fold(1, |ways, at| ways * (of - count + at) / at);
    let mut left = places;
    counts.iter().fold(1, |all, &count| {
        let chosen = ways(left, count);
        left -= count;
        all * chosen
    })
}

/// The games that were studied.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyGames {
    /// Games that were taken.
    pub taken: usize,
    /// Games that the filter left out.
    pub left_out: usize,
    /// Games that cannot be read or played.
    pub broken: usize,
    /// Turns of both sides, setups not counted.
    pub turns: usize,
    /// Turns of a game, in the mean.
    pub mean_turns: f64,
    /// Turns of the shortest game.
    pub fewest_turns: usize,
    /// Turns of the longest game.
    pub most_turns: usize,
    /// Turns with one, two, three and four steps.
    pub turns_by_steps: [u64; 4],
}

/// What a factor leaves out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyFactor {
    /// Its name.
    pub factor: &'static str,
    /// The share of unique turns that it removes, on average.
    pub removed: f64,
    /// Played turns whose placement it does not offer; null without records.
    pub lost: Option<StudyLost>,
    /// The same for the order of steps in which the turn was played.
    pub lost_as_played: Option<StudyLost>,
}

/// Played turns that a factor loses.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyLost {
    /// How many.
    pub turns: usize,
    /// The share of all.
    pub share: f64,
    /// The interval of 95 %.
    pub lower: f64,
    /// And where it ends.
    pub upper: f64,
}

/// How often a kind of pieces steps.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyPiece {
    /// The letter of the piece.
    pub piece: char,
    /// Its own steps.
    pub steps: u64,
    /// The share of all.
    pub share: f64,
    /// Steps of such pieces that were pushed or pulled.
    pub displaced: u64,
}

/// How many turns there are in a stretch of games.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyBranching {
    /// Turn numbers as records count them.
    pub from: usize,
    /// And the last of the stretch.
    pub to: usize,
    /// Positions.
    pub positions: usize,
    /// Different turns.
    pub unique: f64,
    /// With all factors.
    pub left: f64,
}

/// Searches compared by the order of their turns.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyOrdering {
    /// How many searches.
    pub searches: usize,
    /// Each order.
    pub orders: Vec<StudyOrder>,
}

/// The nodes that an order needs.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyOrder {
    /// Its name.
    pub order: &'static str,
    /// Nodes of all searches.
    pub nodes: u64,
    /// Against the order of generating.
    pub saved: f64,
}

/// A single position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StudyRow {
    /// The position.
    pub position: String,
    /// Sequences of steps.
    pub sequences: u64,
    /// Different turns.
    pub unique: usize,
    /// Turns that the first factor leaves.
    pub keep: usize,
    /// Turns that the second leaves.
    pub linked: usize,
    /// Turns that the third leaves.
    pub whole: usize,
    /// Turns that all of them leave.
    pub all: usize,
}

/// Turns of each side in one stretch of the branching.
const STRETCH: usize = 5;

impl StudyAnswer {
    pub(super) fn new(study: &Study, corpus: Option<&Corpus>, seed: u64) -> StudyAnswer {
        let factor = |(column, factor): (usize, &&'static str)| {
            let lost = |turns: usize| {
                let all = study.counted.len() as u64;
                let found = wilson(turns as u64, all, CONFIDENCE_95);
                study.played.then_some(StudyLost {
                    turns,
                    share: found.mean,
                    lower: found.lower,
                    upper: found.upper,
                })
            };
            let (placement, order) = study.lost(column);
            StudyFactor {
                factor,
                removed: study.removed(column),
                lost: lost(placement),
                lost_as_played: lost(order),
            }
        };
        let branching = study.stretches(STRETCH).into_iter();
        let branching: Vec<StudyBranching> = branching
            .filter(|_| study.played)
            .map(|stretch| StudyBranching {
                from: stretch.from,
                to: stretch.to,
                positions: stretch.positions,
                unique: stretch.unique,
                left: stretch.left,
            })
            .collect();
        let games = corpus.map(|corpus| games(study, corpus));
        let tree = games.as_ref();
        let tree = tree.map(|games| StudyTree::new(games, study.mean_unique(), &branching));
        StudyAnswer {
            games,
            setups: setups(),
            tree,
            positions: study.counted.len(),
            drawn_from: study.drawn_from,
            seed,
            sequences: study.mean_sequences(),
            unique: study.mean_unique(),
            unique_share: study.unique_share(),
            factors: COLUMN_KEYS.iter().enumerate().map(factor).collect(),
            pieces: study.played.then(|| pieces(study)),
            branching,
            ordering: (!study.searched.is_empty()).then(|| ordering(study)),
            lengths: study.turns.clone(),
            rows: if study.played {
                Vec::new()
            } else {
                rows(study)
            },
        }
    }
}

fn games(study: &Study, corpus: &Corpus) -> StudyGames {
    StudyGames {
        taken: study.turns.len(),
        left_out: corpus.left_out,
        broken: corpus.broken,
        turns: study.turns.iter().sum(),
        mean_turns: study.mean_turns(),
        fewest_turns: study.turns.iter().copied().min().unwrap_or(0),
        most_turns: study.turns.iter().copied().max().unwrap_or(0),
        turns_by_steps: study.pieces.lengths,
    }
}

fn pieces(study: &Study) -> Vec<StudyPiece> {
    let steps = |piece: Piece| StudyPiece {
        piece: piece.letter(arimaa::Colour::Gold),
        steps: study.pieces.own[piece.index()],
        share: study.pieces.share(piece),
        displaced: study.pieces.displaced[piece.index()],
    };
    study.pieces.order().into_iter().map(steps).collect()
}

fn ordering(study: &Study) -> StudyOrdering {
    let order = |(index, order): (usize, &&'static str)| StudyOrder {
        order,
        nodes: study.searched.iter().map(|one| one.nodes[index]).sum(),
        saved: study.saved(index),
    };
    StudyOrdering {
        searches: study.searched.len(),
        orders: ORDER_KEYS.iter().enumerate().map(order).collect(),
    }
}

fn rows(study: &Study) -> Vec<StudyRow> {
    let row = |one: &lab::arimaa::study::Counted| {
        let [keep, linked, whole, all] = one.counts.left;
        StudyRow {
            position: one.board.write_short(),
            sequences: one.sequences,
            unique: one.counts.unique,
            keep,
            linked,
            whole,
            all,
        }
    };
    study.counted.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 16! / (8! · 2! · 2! · 2!), and a tree by hand: 10 turns with 100 choices each are 10²⁰ leaves from one setup.
    #[test]
    fn setups_and_trees_are_counted() {
        assert_eq!(setups(), 64_864_800);
        let games = StudyGames {
            taken: 1,
            left_out: 0,
            broken: 0,
            turns: 10,
            mean_turns: 10.0,
            fewest_turns: 10,
            most_turns: 10,
            turns_by_steps: [0; 4],
        };
        let stretch = |from, to, unique| StudyBranching {
            from,
            to,
            positions: 1,
            unique,
            left: 1.0,
        };
        let stretches = [stretch(2, 4, 10.0), stretch(5, 9, 1000.0)];
        let tree = StudyTree::new(&games, 100.0, &stretches);
        assert!((tree.from_one_setup - 20.0).abs() < 1e-9);
        let both = 2.0 * 64_864_800f64.log10();
        assert!((tree.leaves - 20.0 - both).abs() < 1e-9);
        // Six turns with ten choices, then four with a thousand.
        assert!((tree.by_stretches - 6.0 - 12.0 - both).abs() < 1e-9);
    }
}
