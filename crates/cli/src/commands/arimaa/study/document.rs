//! The tables as a document for programs, and as lines of CSV.

use arimaa::Piece;
use lab::arimaa::corpus::Corpus;
use lab::arimaa::ordering::ORDER_KEYS;
use lab::arimaa::study::Study;
use lab::arimaa::turn_sets::COLUMN_KEYS;
use lab::interval::{CONFIDENCE_95, wilson};
use serde::Serialize;

#[derive(Serialize)]
pub struct StudyAnswer {
    /// Null when single positions were studied.
    pub games: Option<Games>,
    /// How many positions the tables of turns are from, how many turns they were drawn from, by which seed.
    pub positions: usize,
    pub drawn_from: usize,
    pub seed: u64,
    /// Means over the positions.
    pub sequences: f64,
    pub unique: f64,
    pub unique_share: f64,
    pub factors: Vec<Factor>,
    /// Null when single positions were studied.
    pub pieces: Option<Vec<PieceSteps>>,
    pub branching: Vec<Branching>,
    /// Null when no searches were asked for.
    pub ordering: Option<Ordering>,
    /// Each position, when single ones were studied.
    pub rows: Vec<Row>,
}

#[derive(Serialize)]
pub struct Games {
    pub taken: usize,
    pub left_out: usize,
    pub broken: usize,
    /// Turns of both sides, setups not counted.
    pub turns: usize,
    pub mean_turns: f64,
    pub fewest_turns: usize,
    pub most_turns: usize,
    /// Turns with one, two, three and four steps.
    pub turns_by_steps: [u64; 4],
}

#[derive(Serialize)]
pub struct Factor {
    pub factor: &'static str,
    /// The share of unique turns that it removes, on average.
    pub removed: f64,
    /// Played turns whose placement it does not offer; null without records.
    pub lost: Option<Lost>,
    /// The same for the order of steps in which the turn was played.
    pub lost_as_played: Option<Lost>,
}

#[derive(Serialize, Clone, Copy)]
pub struct Lost {
    pub turns: usize,
    pub share: f64,
    /// The interval of 95 %.
    pub lower: f64,
    pub upper: f64,
}

#[derive(Serialize)]
pub struct PieceSteps {
    pub piece: char,
    pub steps: u64,
    pub share: f64,
    /// Steps of such pieces that were pushed or pulled.
    pub displaced: u64,
}

#[derive(Serialize)]
pub struct Branching {
    /// Turn numbers as records count them.
    pub from: usize,
    pub to: usize,
    pub positions: usize,
    pub unique: f64,
    /// With all factors.
    pub left: f64,
}

#[derive(Serialize)]
pub struct Ordering {
    pub searches: usize,
    pub orders: Vec<OrderNodes>,
}

#[derive(Serialize)]
pub struct OrderNodes {
    pub order: &'static str,
    pub nodes: u64,
    /// Against the order of generating.
    pub saved: f64,
}

#[derive(Serialize)]
pub struct Row {
    pub position: String,
    pub sequences: u64,
    pub unique: usize,
    pub keep: usize,
    pub linked: usize,
    pub whole: usize,
    pub all: usize,
}

/// Turns of each side in one stretch of the branching.
const STRETCH: usize = 5;

impl StudyAnswer {
    pub fn new(study: &Study, corpus: Option<&Corpus>, seed: u64) -> StudyAnswer {
        let factor = |(column, factor): (usize, &&'static str)| {
            let lost = |turns: usize| {
                let all = study.counted.len() as u64;
                let found = wilson(turns as u64, all, CONFIDENCE_95);
                study.played.then_some(Lost {
                    turns,
                    share: found.mean,
                    lower: found.lower,
                    upper: found.upper,
                })
            };
            let (placement, order) = study.lost(column);
            Factor {
                factor,
                removed: study.removed(column),
                lost: lost(placement),
                lost_as_played: lost(order),
            }
        };
        let branching = study.stretches(STRETCH).into_iter();
        StudyAnswer {
            games: corpus.map(|corpus| games(study, corpus)),
            positions: study.counted.len(),
            drawn_from: study.drawn_from,
            seed,
            sequences: study.mean_sequences(),
            unique: study.mean_unique(),
            unique_share: study.unique_share(),
            factors: COLUMN_KEYS.iter().enumerate().map(factor).collect(),
            pieces: study.played.then(|| pieces(study)),
            branching: branching
                .filter(|_| study.played)
                .map(|stretch| Branching {
                    from: stretch.from,
                    to: stretch.to,
                    positions: stretch.positions,
                    unique: stretch.unique,
                    left: stretch.left,
                })
                .collect(),
            ordering: (!study.searched.is_empty()).then(|| ordering(study)),
            rows: if study.played {
                Vec::new()
            } else {
                rows(study)
            },
        }
    }
}

fn games(study: &Study, corpus: &Corpus) -> Games {
    Games {
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

fn pieces(study: &Study) -> Vec<PieceSteps> {
    let steps = |piece: Piece| PieceSteps {
        piece: piece.letter(arimaa::Colour::Gold),
        steps: study.pieces.own[piece.index()],
        share: study.pieces.share(piece),
        displaced: study.pieces.displaced[piece.index()],
    };
    study.pieces.order().into_iter().map(steps).collect()
}

fn ordering(study: &Study) -> Ordering {
    let order = |(index, order): (usize, &&'static str)| OrderNodes {
        order,
        nodes: study.searched.iter().map(|one| one.nodes[index]).sum(),
        saved: study.saved(index),
    };
    Ordering {
        searches: study.searched.len(),
        orders: ORDER_KEYS.iter().enumerate().map(order).collect(),
    }
}

fn rows(study: &Study) -> Vec<Row> {
    let row = |one: &lab::arimaa::study::Counted| {
        let [keep, linked, whole, all] = one.counts.left;
        Row {
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

/// Every number on a line of its own: table, row, measure, value.
pub fn csv(answer: &StudyAnswer) -> String {
    let mut lines = vec!["table,row,measure,value".to_owned()];
    let mut add = |table: &str, row: &str, measure: &str, value: f64| {
        lines.push(format!("{table},{row},{measure},{value}"));
    };
    if let Some(games) = &answer.games {
        for (measure, value) in [
            ("taken", games.taken as f64),
            ("left_out", games.left_out as f64),
            ("broken", games.broken as f64),
            ("turns", games.turns as f64),
            ("mean_turns", games.mean_turns),
            ("fewest_turns", games.fewest_turns as f64),
            ("most_turns", games.most_turns as f64),
        ] {
            add("games", "", measure, value);
        }
        for (steps, turns) in (1..).zip(games.turns_by_steps) {
            add("turns_by_steps", &steps.to_string(), "turns", turns as f64);
        }
    }
    add("unique", "", "positions", answer.positions as f64);
    add("unique", "", "sequences", answer.sequences);
    add("unique", "", "unique", answer.unique);
    add("unique", "", "share", answer.unique_share);
    for one in &answer.factors {
        add("factors", one.factor, "removed", one.removed);
        let losses = [("lost", one.lost), ("lost_as_played", one.lost_as_played)];
        for (measure, lost) in losses {
            if let Some(lost) = lost {
                add("factors", one.factor, measure, lost.share);
                add(
                    "factors",
                    one.factor,
                    &format!("{measure}_lower"),
                    lost.lower,
                );
                add(
                    "factors",
                    one.factor,
                    &format!("{measure}_upper"),
                    lost.upper,
                );
            }
        }
    }
    for one in answer.pieces.iter().flatten() {
        let row = one.piece.to_string();
        add("pieces", &row, "steps", one.steps as f64);
        add("pieces", &row, "share", one.share);
        add("pieces", &row, "displaced", one.displaced as f64);
    }
    for one in &answer.branching {
        let row = format!("{}-{}", one.from, one.to);
        add("branching", &row, "positions", one.positions as f64);
        add("branching", &row, "unique", one.unique);
        add("branching", &row, "left", one.left);
    }
    for one in answer.ordering.iter().flat_map(|found| &found.orders) {
        add("ordering", one.order, "nodes", one.nodes as f64);
        add("ordering", one.order, "saved", one.saved);
    }
    for one in &answer.rows {
        let row = format!("\"{}\"", one.position);
        add("positions", &row, "sequences", one.sequences as f64);
        add("positions", &row, "unique", one.unique as f64);
        for (measure, left) in COLUMN_KEYS
            .iter()
            .zip([one.keep, one.linked, one.whole, one.all])
        {
            add("positions", &row, measure, left as f64);
        }
    }
    lines.push(String::new());
    lines.join("\n")
}
