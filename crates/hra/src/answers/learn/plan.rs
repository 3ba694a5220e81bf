//! What the lessons say, by the ids of their words, and the boards between.

use crate::Told;
use lab::course::{LESSONS, Node, Number, Part, Taking, Touchable};

/// A board inside a lesson.
pub(super) enum Toy {
    Nim(&'static [u64]),
    Subtract(&'static [u64], &'static [u64]),
    Dawson(&'static [u64]),
    Board(&'static str, &'static str),
    Terms,
    Table,
    Mixture,
    Graph,
    Risk,
}

/// A lesson.
pub(super) struct Plan {
    pub title: &'static str,
    pub lead: &'static str,
    /// What is said, and the board behind it.
    pub pieces: [(&'static str, Toy); 2],
}

/// The lessons in order.
pub(super) static PLANS: [Plan; LESSONS.len()] = [
    Plan {
        title: "course-positions-title",
        lead: "course-positions-lead",
        pieces: [
            ("course-positions-first", Toy::Subtract(&[1, 3], &[9])),
            ("course-positions-second", Toy::Board("cram", "3x3")),
        ],
    },
    Plan {
        title: "course-pn-title",
        lead: "course-pn-lead",
        pieces: [
            ("course-pn-first", Toy::Subtract(&[1, 3], &[7])),
            ("course-pn-second", Toy::Subtract(&[3, 4], &[11])),
        ],
    },
    Plan {
        title: "course-mex-title",
        lead: "course-mex-lead",
        pieces: [
            ("course-mex-first", Toy::Subtract(&[1, 3, 4], &[10])),
            ("course-mex-second", Toy::Subtract(&[1, 3, 4], &[5, 4])),
        ],
    },
    Plan {
        title: "course-nim-title",
        lead: "course-nim-lead",
        pieces: [
            ("course-nim-first", Toy::Nim(&[3, 5, 2])),
            ("course-nim-second", Toy::Nim(&[1, 4, 7])),
        ],
    },
    Plan {
        title: "course-period-title",
        lead: "course-period-lead",
        pieces: [
            ("course-period-first", Toy::Subtract(&[1, 2], &[13])),
            ("course-period-second", Toy::Subtract(&[2, 3, 5], &[23])),
        ],
    },
    Plan {
        title: "course-sums-title",
        lead: "course-sums-lead",
        pieces: [
            ("course-sums-first", Toy::Subtract(&[1, 3], &[5, 6])),
            ("course-sums-second", Toy::Subtract(&[1, 3, 4], &[4, 5, 6])),
        ],
    },
    Plan {
        title: "course-cram-title",
        lead: "course-cram-lead",
        pieces: [
            ("course-cram-first", Toy::Board("cram", "3x4")),
            ("course-cram-second", Toy::Board("cram", "2x3")),
        ],
    },
    Plan {
        title: "course-dawson-title",
        lead: "course-dawson-lead",
        pieces: [
            ("course-dawson-first", Toy::Board("dawson", "5")),
            ("course-dawson-second", Toy::Dawson(&[7])),
        ],
    },
    Plan {
        title: "course-domineering-title",
        lead: "course-domineering-lead",
        pieces: [
            ("course-domineering-first", Toy::Board("domineering", "3x3")),
            (
                "course-domineering-second",
                Toy::Board("domineering", "4x3"),
            ),
        ],
    },
    Plan {
        title: "course-numbers-title",
        lead: "course-numbers-lead",
        pieces: [
            (
                "course-numbers-first",
                Toy::Board("domineering", ".#/.#/.."),
            ),
            ("course-numbers-second", Toy::Terms),
        ],
    },
    Plan {
        title: "course-tables-title",
        lead: "course-tables-lead",
        pieces: [
            ("course-tables-first", Toy::Table),
            ("course-tables-second", Toy::Mixture),
        ],
    },
    Plan {
        title: "course-chance-title",
        lead: "course-chance-lead",
        pieces: [
            ("course-chance-first", Toy::Graph),
            ("course-chance-second", Toy::Risk),
        ],
    },
];

impl Toy {
    /// The board itself.
    pub(super) fn opened(&self) -> Result<Touchable, Told> {
        Ok(match self {
            Toy::Nim(heaps) => Touchable::heaps(Taking::Nim, heaps),
            Toy::Subtract(set, heaps) => Touchable::heaps(Taking::Subtract(set.to_vec()), heaps),
            Toy::Dawson(stretches) => Touchable::heaps(Taking::Dawson, stretches),
            Toy::Board(game, rows) => Touchable::board(game, rows)?,
            Toy::Terms => Touchable::terms(vec![
                Part::Braces(Number::new(1, 0), Number::new(-1, 0)),
                Part::Number(Number::new(-1, 1)),
                Part::Number(Number::new(3, 2)),
                Part::Star(1),
            ]),
            Toy::Table => Touchable::Table(vec![vec![5, 6, 4], vec![-3, 5, 3], vec![7, 8, -1]]),
            Toy::Mixture => Touchable::Mixture([[3, -1], [-2, 1]]),
            Toy::Risk => Touchable::Graph(vec![
                node("max", &[1, 3]),
                node("chance", &[2, 5]),
                node("max", &[3, 4]),
                node("chance", &[4, 6]),
                end("1/4"),
                end("3/4"),
                end("1"),
            ]),
            Toy::Graph => Touchable::Graph(vec![
                node("max", &[1, 2]),
                node("chance", &[3, 5]),
                node("min", &[4, 3]),
                end("1/4"),
                end("1/2"),
                end("1"),
            ]),
        })
    }
}

fn node(kind: &'static str, to: &[usize]) -> Node {
    Node {
        kind,
        value: None,
        to: to.to_vec(),
    }
}

fn end(value: &str) -> Node {
    Node {
        kind: "sink",
        value: Some(value.to_owned()),
        to: Vec::new(),
    }
}
