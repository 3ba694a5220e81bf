//! Copying: where every domino can be answered by its image, whoever answers never runs out of moves first. It searches nothing.

use crate::Region;
use crate::dominoes::{Domino, places};
use rules::Side;
use say::Message;

/// A strategy by images.
#[derive(Clone, Debug, PartialEq)]
pub struct Copying {
    /// What turns a domino into its image.
    pub turn: Message,
    /// The move that is its own image, after which everything else can be copied; nothing where who moves second copies at once.
    pub first: Option<String>,
}

type Place = (usize, usize);
/// An image of the board that is the same when it is done twice: its name, whether the region stays as it is, and where a square goes.
type Turn<'r> = (&'static str, bool, Box<dyn Fn(Place) -> Place + 'r>);

/// How to win by copying, if that is possible. In Cram images lie any way; in Domineering they must be the other player's.
#[must_use]
pub fn copying(region: &Region, sides_differ: bool) -> Option<Copying> {
    let (last_row, last_column) = (region.rows() - 1, region.columns() - 1);
    let turns: Vec<Turn<'_>> = if sides_differ {
        let square = last_row == last_column;
        let other = region.mirrored().transposed().mirrored();
        vec![
            (
                "grids-turn-diagonal",
                square && region.transposed() == *region,
                Box::new(|(row, column)| (column, row)),
            ),
            (
                "grids-turn-diagonal",
                square && other == *region,
                Box::new(move |(row, column)| (last_row - column, last_row - row)),
            ),
        ]
    } else {
        vec![
            (
                "grids-turn-half",
                region.mirrored().flipped() == *region,
                Box::new(move |(row, column)| (last_row - row, last_column - column)),
            ),
            (
                "grids-turn-mirror",
                region.mirrored() == *region,
                Box::new(move |(row, column)| (row, last_column - column)),
            ),
            (
                "grids-turn-flip",
                region.flipped() == *region,
                Box::new(move |(row, column)| (last_row - row, column)),
            ),
        ]
    };
    let mut dominoes = Vec::new();
    Side::BOTH
        .into_iter()
        .for_each(|side| places(region, side, &mut dominoes));
    if dominoes.is_empty() {
        return None;
    }
    let same: Vec<&Turn<'_>> = turns.iter().filter(|(_, same, _)| *same).collect();
    let found = |turn: &&Turn<'_>| {
        let (name, _, image) = turn;
        let first = overlapping(&dominoes, image)?;
        Some(Copying {
            turn: Message::new(name),
            first: first.map(|domino| domino.name(region)),
        })
    };
    let all: Vec<Copying> = same.iter().filter_map(found).collect();
    let second = all.iter().find(|copying| copying.first.is_none());
    second.or(all.first()).cloned()
}

/// The one domino that overlaps its image, which must be itself, and after which no other can; `Some(None)` where there is none.
fn overlapping(dominoes: &[Domino], image: &dyn Fn(Place) -> Place) -> Option<Option<Domino>> {
    let overlaps = |domino: &&Domino| {
        let squares = domino.squares();
        squares
            .iter()
            .any(|&square| squares.contains(&image(square)))
    };
    let mut all = dominoes.iter().filter(overlaps);
    let Some(&own) = all.next() else {
        return Some(None);
    };
    let squares = own.squares();
    let itself = squares
        .iter()
        .all(|&square| squares.contains(&image(square)));
    let gone = |other: &Domino| {
        other
            .squares()
            .iter()
            .any(|square| squares.contains(square))
    };
    (itself && all.all(gone)).then_some(Some(own))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cram, Domineering, wins_by_search};
    use rustc_hash::FxHashMap;
    use work::Work;

    fn region(text: &str) -> Region {
        Region::read(text).unwrap()
    }

    #[test]
    fn cram_is_copied_on_even_boards_and_after_the_middle_domino() {
        assert_eq!(copying(&region("4x4"), false).unwrap().first, None);
        let two_by_three = copying(&region("2x3"), false).unwrap();
        assert_eq!(two_by_three.first.as_deref(), Some("b1-b2"));
        assert_eq!(copying(&region("3x3"), false), None);
        assert_eq!(copying(&region("1x1"), false), None);
    }

    /// What copying says is what a plain search of every small board finds.
    #[test]
    fn who_copies_wins() {
        let work = Work::unlimited();
        let mut found = 0;
        for squares in 1u32..1 << 9 {
            let letter = |at: u32| if squares >> at & 1 == 1 { '.' } else { '#' };
            let row = |row: u32| (0..3).map(|at| letter(3 * row + at)).collect::<String>();
            let region = region(&[row(0), row(1), row(2)].join("/"));
            if let Some(copying) = copying(&region, false) {
                let mut known = FxHashMap::default();
                let wins = wins_by_search(&Cram(region), Side::Left, &mut known, &work).unwrap();
                assert_eq!(wins, copying.first.is_some(), "{region}");
                found += 1;
            }
            if copying(&region, true).is_some() {
                let mut known = FxHashMap::default();
                for side in Side::BOTH {
                    let position = Domineering(region);
                    assert!(
                        !wins_by_search(&position, side, &mut known, &work).unwrap(),
                        "{region}"
                    );
                }
                found += 1;
            }
        }
        assert!(found > 30, "{found}");
    }
}
