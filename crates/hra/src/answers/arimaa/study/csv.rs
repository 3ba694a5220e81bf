//! The tables as lines of CSV.

use super::StudyAnswer;
use lab::arimaa::turn_sets::COLUMN_KEYS;

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
    add("setups", "", "setups", answer.setups as f64);
    if let Some(tree) = &answer.tree {
        add("tree", "", "log10_leaves", tree.leaves);
        add("tree", "", "log10_from_one_setup", tree.from_one_setup);
        add("tree", "", "log10_by_stretches", tree.by_stretches);
    }
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
