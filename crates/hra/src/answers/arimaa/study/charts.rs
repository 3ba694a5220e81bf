//! The tables as charts.

use super::StudyAnswer;
use super::tell::{factor_name, piece_name};
use crate::Words;
use crate::answers::Attachment;
use draw::{Bars, Groups, Lines};

/// Games are counted by tens of turns.
const WIDTH: usize = 10;

/// The charts with the names of their files.
pub fn all(answer: &StudyAnswer, words: Words) -> Vec<Attachment> {
    let mut charts = vec![Attachment::new("factors.svg", factors(answer, words))];
    if let Some(pieces) = &answer.pieces {
        let groups = pieces
            .iter()
            .map(|one| (words.get(piece_name(one.piece)), vec![100.0 * one.share]));
        let chart = Groups {
            title: words.get("arimaa-chart-pieces"),
            axis: words.get("arimaa-chart-percent"),
            measures: vec![words.get("arimaa-study-share")],
            groups: groups.collect(),
        };
        charts.push(Attachment::new("pieces.svg", chart.svg()));
    }
    if !answer.branching.is_empty() {
        charts.push(Attachment::new("branching.svg", branching(answer, words)));
        charts.push(Attachment::new(
            "lengths.svg",
            lengths(&answer.lengths, words),
        ));
    }
    charts
}

fn factors(answer: &StudyAnswer, words: Words) -> String {
    let played = answer.factors.iter().any(|one| one.lost.is_some());
    let mut measures = vec![words.get("arimaa-study-removed")];
    if played {
        measures.push(words.get("arimaa-study-lost"));
    }
    let groups = answer.factors.iter().map(|one| {
        let mut bars = vec![100.0 * one.removed];
        bars.extend(one.lost.map(|lost| 100.0 * lost.share));
        (words.get(factor_name(one.factor)), bars)
    });
    let chart = Groups {
        title: words.get("arimaa-chart-factors"),
        axis: words.get("arimaa-chart-percent"),
        measures,
        groups: groups.collect(),
    };
    chart.svg()
}

fn branching(answer: &StudyAnswer, words: Words) -> String {
    let middle = |from: usize, to: usize| (from + to) as f64 / 2.0;
    let points = |of: &dyn Fn(usize) -> f64| -> Vec<(f64, f64)> {
        let stretches = answer.branching.iter().enumerate();
        stretches
            .map(|(index, one)| (middle(one.from, one.to), of(index).round()))
            .collect()
    };
    let unique = points(&|index| answer.branching[index].unique);
    let left = points(&|index| answer.branching[index].left);
    let chart = Lines {
        title: words.get("arimaa-chart-branching"),
        axis: words.get("arimaa-study-turns"),
        series: vec![
            (words.get("arimaa-study-unique-turns"), unique),
            (words.get("arimaa-study-left"), left),
        ],
    };
    chart.svg()
}

fn lengths(turns: &[usize], words: Words) -> String {
    let last = turns.iter().max().map_or(0, |most| most / WIDTH);
    let count = |index: usize| turns.iter().filter(|turns| *turns / WIDTH == index).count();
    let chart = Bars {
        title: words.get("arimaa-chart-lengths"),
        axis: words.get("arimaa-chart-tens"),
        first: 0,
        step: 1,
        heights: (0..=last).map(|index| count(index) as f64).collect(),
    };
    chart.svg()
}
