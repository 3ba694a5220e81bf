//! The tables for people.

use super::StudyAnswer;
use crate::answers::Teller;
use crate::answers::table;
use lab::arimaa::turn_sets::COLUMN_KEYS;
use say::Message;

/// The message that names a column of factors.
pub fn factor_name(key: &str) -> &'static str {
    match key {
        "keep" => "arimaa-study-keep",
        "linked" => "arimaa-study-linked",
        "whole" => "arimaa-study-whole",
        _ => "arimaa-study-all",
    }
}

/// The message that names a piece.
pub fn piece_name(letter: char) -> &'static str {
    match letter {
        'R' => "arimaa-rabbit",
        'C' => "arimaa-cat",
        'D' => "arimaa-dog",
        'H' => "arimaa-horse",
        'M' => "arimaa-camel",
        _ => "arimaa-elephant",
    }
}

fn order_name(key: &str) -> &'static str {
    match key {
        "generated" => "arimaa-study-order-generated",
        "seed" => "arimaa-study-order-seed",
        _ => "arimaa-study-order-refuting",
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

pub fn told(answer: &StudyAnswer, teller: &Teller) -> String {
    let words = teller.words;
    let get = |id: &'static str| words.get(id);
    let mut parts = Vec::new();
    if let Some(games) = &answer.games {
        let told = Message::new("arimaa-study-games")
            .with("taken", games.taken)
            .with("left_out", games.left_out)
            .with("broken", games.broken)
            .with("turns", games.turns)
            .with("mean", format!("{:.1}", games.mean_turns))
            .with("fewest", games.fewest_turns)
            .with("most", games.most_turns);
        parts.push(words.say(&told));
        let [one, two, three, four] = games.turns_by_steps;
        let steps = Message::new("arimaa-study-steps")
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("four", four);
        parts.push(words.say(&steps));
    }
    let unique = Message::new("arimaa-study-unique")
        .with("positions", answer.positions)
        .with("drawn_from", answer.drawn_from)
        .with("sequences", format!("{:.0}", answer.sequences))
        .with("unique", format!("{:.0}", answer.unique))
        .with("share", percent(answer.unique_share));
    parts.push(words.say(&unique));
    parts.push(words.say(&Message::new("arimaa-study-setups").with("setups", answer.setups)));
    if let Some(tree) = &answer.tree {
        let told = Message::new("arimaa-study-tree")
            .with("leaves", format!("{:.0}", tree.leaves))
            .with("one", format!("{:.0}", tree.from_one_setup))
            .with("stretches", format!("{:.0}", tree.by_stretches));
        parts.push(words.say(&told));
    }
    parts.push(factors(answer, teller));
    if !answer.rows.is_empty() {
        parts.push(positions(answer, teller));
    }
    if let Some(pieces) = &answer.pieces {
        let mut rows = vec![
            [
                "arimaa-study-piece",
                "arimaa-study-piece-steps",
                "arimaa-study-share",
                "arimaa-study-displaced",
            ]
            .map(get)
            .to_vec(),
        ];
        for one in pieces {
            rows.push(vec![
                get(piece_name(one.piece)),
                one.steps.to_string(),
                percent(one.share),
                one.displaced.to_string(),
            ]);
        }
        parts.push(table(&rows));
    }
    if !answer.branching.is_empty() {
        let mut rows = vec![
            [
                "arimaa-study-turns",
                "arimaa-study-positions",
                "arimaa-study-unique-turns",
                "arimaa-study-left",
            ]
            .map(get)
            .to_vec(),
        ];
        for one in &answer.branching {
            rows.push(vec![
                format!("{}–{}", one.from, one.to),
                one.positions.to_string(),
                format!("{:.0}", one.unique),
                format!("{:.0}", one.left),
            ]);
        }
        parts.push(table(&rows));
    }
    if let Some(ordering) = &answer.ordering {
        let head = Message::new("arimaa-study-searches").with("searches", ordering.searches);
        let mut rows = vec![vec![
            words.say(&head),
            get("arimaa-study-nodes"),
            get("arimaa-study-saved"),
        ]];
        for one in &ordering.orders {
            rows.push(vec![
                get(order_name(one.order)),
                one.nodes.to_string(),
                percent(one.saved),
            ]);
        }
        parts.push(table(&rows));
    }
    parts.join("\n\n")
}

fn factors(answer: &StudyAnswer, teller: &Teller) -> String {
    let get = |id: &'static str| teller.get(id);
    let played = answer.factors.iter().any(|one| one.lost.is_some());
    let mut head = vec![get("arimaa-study-factor"), get("arimaa-study-removed")];
    if played {
        head.push(get("arimaa-study-lost"));
        head.push(get("arimaa-study-lost-as-played"));
    }
    let mut rows = vec![head];
    for one in &answer.factors {
        let mut row = vec![get(factor_name(one.factor)), percent(one.removed)];
        for lost in [one.lost, one.lost_as_played].into_iter().flatten() {
            let half = 50.0 * (lost.upper - lost.lower);
            row.push(format!("{:.1} ± {half:.1} %", 100.0 * lost.share));
        }
        rows.push(row);
    }
    table(&rows)
}

fn positions(answer: &StudyAnswer, teller: &Teller) -> String {
    let get = |id: &'static str| teller.get(id);
    let mut head = vec![
        get("arimaa-study-position"),
        get("arimaa-study-sequences"),
        get("arimaa-study-unique-turns"),
    ];
    head.extend(COLUMN_KEYS.iter().map(|key| get(factor_name(key))));
    let mut rows = vec![head];
    for (index, one) in answer.rows.iter().enumerate() {
        let numbers = [one.unique, one.keep, one.linked, one.whole, one.all];
        let mut row = vec![(index + 1).to_string(), one.sequences.to_string()];
        row.extend(numbers.map(|number| number.to_string()));
        rows.push(row);
    }
    table(&rows)
}
