//! Boards to make tables of: all rectangles up to a size, and all shapes of so many squares that hang together. It finds no values.

use crate::solve::Shape;
use crate::{Board, BoardRules};
use rules::ReadError;
use rustc_hash::FxHashSet;

/// Every rectangle of at most so many rows and columns with its size, row by row; without those on which the game has no start.
///
/// # Errors
/// When the game has no boards of such sizes at all.
pub fn rectangles(
    rules: BoardRules,
    rows: usize,
    columns: usize,
) -> Result<Vec<(String, Board)>, ReadError> {
    let sizes = (1..=rows).flat_map(|row| (1..=columns).map(move |column| (row, column)));
    let mut found = Vec::new();
    let mut refused = None;
    for (row, column) in sizes {
        let size = format!("{row}x{column}");
        match rules.read(&size) {
            Ok(board) => found.push((size, board)),
            Err(error) => refused = Some(error),
        }
    }
    match refused {
        Some(error) if found.is_empty() => Err(error),
        _ => Ok(found),
    }
}

/// Every shape of so many free squares that hang together; those that are images of each other are one.
///
/// # Errors
/// When the game's boards are not made of free squares.
pub fn connected(rules: BoardRules, squares: usize) -> Result<Vec<Board>, ReadError> {
    let mut shapes = vec![rules.read(".")?];
    for _ in 1..squares {
        let mut seen = FxHashSet::default();
        let mut grown = Vec::new();
        for shape in &shapes {
            for larger in larger(shape)? {
                let image = larger.normal().0;
                if seen.insert(image.clone()) {
                    grown.push(image);
                }
            }
        }
        shapes = grown;
    }
    Ok(shapes)
}

/// The shapes with one square more.
fn larger(shape: &Board) -> Result<Vec<Board>, ReadError> {
    let own = shape.own_squares();
    // One more row and column on every side.
    let own: Vec<(usize, usize)> = own
        .iter()
        .map(|&[row, column]| (row + 1, column + 1))
        .collect();
    let mut beside: Vec<(usize, usize)> = Vec::new();
    for &(row, column) in &own {
        for next in [
            (row - 1, column),
            (row + 1, column),
            (row, column - 1),
            (row, column + 1),
        ] {
            if !own.contains(&next) && !beside.contains(&next) {
                beside.push(next);
            }
        }
    }
    let with = |extra: (usize, usize)| {
        let all: Vec<(usize, usize)> = own.iter().copied().chain([extra]).collect();
        let span = |axis: fn(&(usize, usize)) -> usize| {
            let places = all.iter().map(axis);
            places.clone().min().unwrap_or(0)..=places.max().unwrap_or(0)
        };
        let (down, across) = (span(|place| place.0), span(|place| place.1));
        let letter = |row, column| {
            if all.contains(&(row, column)) {
                '.'
            } else {
                '#'
            }
        };
        let row = |row| -> String { across.clone().map(|column| letter(row, column)).collect() };
        let rows: Vec<String> = down.map(row).collect();
        shape.game_rules().read(&rows.join("/"))
    };
    beside.into_iter().map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The free polyominoes: 1, 1, 2, 5, 12, 35, 108.
    #[test]
    fn shapes_are_counted_as_published() {
        for game in ["cram", "domineering"] {
            let rules = crate::named(game).unwrap().usual();
            let counts = (1..=7).map(|squares| connected(rules, squares).unwrap().len());
            assert_eq!(
                counts.collect::<Vec<_>>(),
                [1, 1, 2, 5, 12, 35, 108],
                "{game}"
            );
        }
    }

    #[test]
    fn rectangles_are_all_there() {
        let rules = crate::named("domineering").unwrap().usual();
        assert_eq!(rectangles(rules, 2, 3).unwrap().len(), 6);
        let hackenbush = crate::named("hackenbush").unwrap().usual();
        assert!(rectangles(hackenbush, 2, 2).is_err());
    }
}
