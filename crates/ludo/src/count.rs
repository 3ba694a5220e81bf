//! How many positions there are, without visiting any. It counts live positions: pieces of a player alike, no ring field
//! shared, nobody finished, reachable or not, whose roll it is not counted.

use crate::board::Board;
use crate::variant::Variant;

/// n over k.
#[must_use]
pub fn choose(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// All live positions of a board.
#[must_use]
pub fn live_positions(board: Board) -> u128 {
    below(board, &vec![0; board.players()])
}

/// The live positions in which every player's home column holds at least what play from `columns` leads to: a bit for
/// each field of the column, the lowest for the first. These are all that a solver has to know.
#[must_use]
pub fn below(board: Board, columns: &[u8]) -> u128 {
    counted(board, columns, |_, _, _| 1)
}

/// The most vertices that the explicit graph can have, which tells pieces apart: those outside the house in every order, for
/// each player about to roll one before the roll and one for each face, with three tries each of them; and two ends.
#[must_use]
pub fn most_vertices(board: Board, variant: Variant, columns: &[u8]) -> u128 {
    let tries = if variant.three_tries { 3 } else { 1 };
    told_apart(board, columns) * board.players() as u128 * 7 * tries + 2
}

fn told_apart(board: Board, columns: &[u8]) -> u128 {
    let pieces = board.pieces() as u64;
    let down = |from: u64, most: u64| (from + 1..=most).map(u128::from).product::<u128>();
    counted(board, columns, |player, home, ring| {
        // Those that are in the column now will be there; the others are anywhere, and in the house their order is nothing.
        let there = u64::from(columns[player].count_ones());
        down(home - there, home) * down(pieces - home - ring, pieces - there)
    })
}

/// The sum over all positions of how often each counts: `times` says so for every player's pieces at home and on the ring.
fn counted(board: Board, columns: &[u8], times: impl Fn(usize, u64, u64) -> u128) -> u128 {
    let pieces = board.pieces();
    // How many columns with so many pieces each player can still come to.
    let homes: Vec<Vec<u64>> = columns
        .iter()
        .map(|&from| {
            let mut by_count = vec![0; pieces];
            for column in (0..(1u16 << pieces) - 1).map(|column| column as u8) {
                if leads_to(from, column) {
                    by_count[column.count_ones() as usize] += 1;
                }
            }
            by_count
        })
        .collect();
    sum(board, &homes, 0, u64::from(board.fields()), &times)
}

fn sum(
    board: Board,
    homes: &[Vec<u64>],
    player: usize,
    free: u64,
    times: &impl Fn(usize, u64, u64) -> u128,
) -> u128 {
    let Some(by_count) = homes.get(player) else {
        return 1;
    };
    let pieces = board.pieces() as u64;
    let mut total = 0;
    for (home, &columns) in by_count
        .iter()
        .enumerate()
        .filter(|(_, columns)| **columns > 0)
    {
        for ring in 0..=(pieces - home as u64).min(free) {
            let ways = u128::from(choose(free, ring)) * u128::from(columns);
            let ways = ways * times(player, home as u64, ring);
            total += ways * sum(board, homes, player + 1, free - ring, times);
        }
    }
    total
}

/// Whether pieces in the column `from` can come to stand as in `to`, perhaps with others that join them: pieces only go up.
#[must_use]
pub fn leads_to(from: u8, to: u8) -> bool {
    // Matched from the top: the highest piece of `from` must fit under the highest of `to`, and so on.
    let tops = |mut column: u8| {
        std::iter::from_fn(move || {
            let top = 8u32.checked_sub(column.leading_zeros() + 1)?;
            column &= !(1 << top);
            Some(top)
        })
    };
    let mut targets = tops(to);
    tops(from).all(|place| targets.next().is_some_and(|target| target >= place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_real_board_has_the_published_counts() {
        let count = |pieces| live_positions(Board::new(2, pieces, 40).unwrap());
        assert_eq!(
            [1, 2, 3, 4].map(count),
            [1_641, 745_629, 145_221_769, 16_052_754_015]
        );
    }

    /// One piece each on a ring of four: play comes to every position, and the graph was counted.
    #[test]
    fn a_graph_has_no_more_vertices_than_are_told() {
        let board = Board::new(2, 1, 4).unwrap();
        assert_eq!(most_vertices(board, Variant::default(), &[0, 0]), 296);
        let board = Board::new(2, 3, 4).unwrap();
        assert!(most_vertices(board, Variant::default(), &[0, 0]) >= 843_250);
        // Example 2 of the thesis.
        let board = Board::new(2, 3, 12).unwrap();
        let most = most_vertices(board, Variant::default(), &[0b001, 0b100]);
        assert!((1_436_430..2 * 1_436_430).contains(&most), "{most}");
    }

    #[test]
    fn pieces_in_the_column_only_go_up() {
        assert!(leads_to(0, 0b101));
        assert!(leads_to(0b001, 0b100));
        assert!(leads_to(0b001, 0b101));
        assert!(leads_to(0b011, 0b101));
        assert!(!leads_to(0b011, 0b100));
        assert!(!leads_to(0b100, 0b011));
        assert!(!leads_to(0b101, 0b011));
        assert!(leads_to(0b101, 0b110));
    }
}
