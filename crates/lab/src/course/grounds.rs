//! Positions for exercises, drawn by a stream: small enough for a head, larger with the level.

use super::exercise::{pick, some};
use super::ground::Ground;
use super::part::{Number, Part, Taking};
use rand::RngExt as _;
use work::Stream;

/// Where positions come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Soil {
    /// One heap, a few numbers may be taken.
    OneHeap,
    /// One large heap.
    LargeHeap,
    /// Several heaps under the same rules.
    SeveralHeaps,
    /// Nim.
    Nim,
    /// Dominoes of both players.
    Cram,
    /// Stretches of Dawson's chess.
    Dawson,
    /// Dominoes, upright and across.
    Domineering,
    /// A sum of values.
    Terms,
    /// Two numbers in braces.
    Braces,
}

impl Soil {
    /// A position.
    pub fn drawn(self, level: u64, stream: &mut Stream) -> Ground {
        match self {
            Soil::OneHeap => {
                let set = numbers(level, stream);
                Ground::Heaps(set, vec![stream.random_range(4..=9 + 2 * level)])
            }
            Soil::LargeHeap => {
                let set = numbers(level, stream);
                Ground::Heaps(set, vec![stream.random_range(30..=60 + 10 * level)])
            }
            Soil::SeveralHeaps => {
                let set = numbers(level, stream);
                let count = 2 + (level as usize).min(1);
                let heaps = (0..count).map(|_| stream.random_range(2..=9 + level));
                Ground::Heaps(set, heaps.collect())
            }
            Soil::Nim => {
                let count = if level == 0 { 2 } else { 3 };
                let heaps = (0..count).map(|_| stream.random_range(1..=5 + 2 * level));
                Ground::Heaps(Taking::Nim, heaps.collect())
            }
            Soil::Dawson => {
                let count = 1 + level.min(2);
                let most = if count == 3 { 7 } else { 9 };
                let stretches = (0..count).map(|_| stream.random_range(2..=most));
                Ground::Heaps(Taking::Dawson, stretches.collect())
            }
            Soil::Cram => board("cram", level, stream),
            Soil::Domineering => board("domineering", level, stream),
            Soil::Terms => {
                let terms = (0..2 + level.min(2)).map(|_| term(stream));
                Ground::Terms(terms.collect())
            }
            Soil::Braces => loop {
                let [low, high] = [(); 2].map(|()| number(stream, 1 + level.min(2) as u32));
                if low.dyadic() < high.dyadic() {
                    return Ground::Terms(vec![Part::Braces(low, high)]);
                }
            },
        }
    }
}

/// Two or three numbers that may be taken.
pub(super) fn numbers(level: u64, stream: &mut Stream) -> Taking {
    let count = pick(stream, &[2, 2, 3]);
    Taking::Subtract(some(stream, 1..=4 + level, count))
}

/// Rows with some squares missing.
fn board(game: &str, level: u64, stream: &mut Stream) -> Ground {
    loop {
        let (rows, columns) = pick(
            stream,
            &[(2, 3), (3, 2), (2, 4), (3, 3)][..2 + (level as usize).min(2)],
        );
        let square = |stream: &mut Stream| {
            if stream.random_range(0..6) == 0 {
                '#'
            } else {
                '.'
            }
        };
        let row = |stream: &mut Stream| (0..columns).map(|_| square(stream)).collect::<String>();
        let text: Vec<String> = (0..rows).map(|_| row(stream)).collect();
        // A board of squares that are all gone is no board.
        if let Ok(ground) = Ground::board(game, &text.join("/")) {
            return ground;
        }
    }
}

fn number(stream: &mut Stream, places: u32) -> Number {
    let places = stream.random_range(0..=places);
    Number::new(stream.random_range(-3i64 << places..=3 << places), places)
}

fn term(stream: &mut Stream) -> Part {
    match stream.random_range(0..6) {
        0 | 1 => Part::Number(number(stream, 2)),
        2 => Part::Star(stream.random_range(1..=2)),
        3 => Part::Up,
        4 => Part::Down,
        _ => {
            let size = stream.random_range(1..=2);
            Part::Braces(Number::new(size, 0), Number::new(-size, 0))
        }
    }
}
