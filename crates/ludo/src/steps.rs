//! What a player may do with his own pieces for a number on the die. Opponents do not matter here: their pieces are
//! captured or passed, and never in the way.

use crate::board::Board;
use crate::state::Own;
use crate::variant::Variant;

/// One piece that can go somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which piece, from 0.
    pub piece: usize,
    /// Where it goes.
    pub to: u8,
}

/// Every piece that can move, in order. Passing is not listed: it is what one does when there is nothing here, or when
/// the variant lets one decline.
pub fn steps(board: Board, variant: Variant, own: &Own, die: u8) -> impl Iterator<Item = Step> {
    let own = *own;
    let pieces = board.pieces();
    let free = move |place: u8| !own[..pieces].contains(&place);
    let enters = die == 6 && free(1);
    let must = variant.must_enter && enters && own[..pieces].contains(&0);
    (0..pieces).filter_map(move |piece| {
        let from = own[piece];
        let to = match from {
            0 if enters => 1,
            0 => return None,
            _ if must => return None,
            _ => from + die,
        };
        let fits = to <= board.last() && free(to);
        let passes = || {
            let column = from.max(board.fields()) + 1..to;
            own[..pieces].iter().any(|place| column.contains(place))
        };
        (fits && !(variant.no_passing && passes())).then_some(Step { piece, to })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed(variant: &str, own: [u8; 4], die: u8) -> Vec<(usize, u8)> {
        let board = Board::new(2, 4, 10).unwrap();
        let all = steps(board, variant.parse().unwrap(), &own, die);
        all.map(|step| (step.piece, step.to)).collect()
    }

    #[test]
    fn only_a_six_brings_pieces_in() {
        assert_eq!(listed("standard", [0, 0, 3, 14], 5), [(2, 8)]);
        assert_eq!(
            listed("standard", [0, 0, 3, 14], 6),
            [(0, 1), (1, 1), (2, 9)]
        );
        assert_eq!(
            listed("standard", [0, 1, 3, 14], 6),
            [(1, 7), (2, 9)],
            "the entry is taken"
        );
        assert_eq!(listed("must-enter", [0, 2, 3, 14], 6), [(0, 1)]);
        assert_eq!(listed("must-enter", [0, 1, 3, 14], 6), [(1, 7), (2, 9)]);
    }

    #[test]
    fn the_column_ends_and_own_pieces_block_only_the_target() {
        assert_eq!(
            listed("standard", [10, 11, 13, 9], 2),
            [(0, 12)],
            "13 is taken, 15 does not exist, 11 is taken"
        );
        assert_eq!(
            listed("standard", [10, 11, 13, 0], 4),
            [(0, 14)],
            "passes two"
        );
        assert_eq!(listed("no-passing", [10, 11, 13, 0], 4), []);
        assert_eq!(
            listed("no-passing", [8, 9, 10, 0], 5),
            [(0, 13), (1, 14)].as_slice()[..2].to_vec(),
            "pieces on the ring are no hindrance"
        );
        assert_eq!(listed("no-passing", [11, 12, 0, 0], 2), [(1, 14)]);
    }
}
