//! Boards as whole numbers without gaps: all boards with at most k beans are numbered 0 … C(k + 2m, 2m) − 1, fewer beans
//! first. Databases use the number as their index and the search as its exact key. It knows no rules.

use crate::board::Board;
use crate::lanes::Lanes;

/// Numbers boards of one size.
#[derive(Clone, Debug)]
pub struct Ranker {
    length: usize,
    stride: usize,
    /// `table[i * stride + p]` is C(p + i, i + 1).
    table: Vec<u64>,
}

/// The number of boards with `length` pits on a side and at most `beans` beans, if it fits.
#[must_use]
pub fn boards_up_to(length: usize, beans: u16) -> Option<u64> {
    choose(u64::from(beans) + 2 * length as u64, 2 * length as u64)
}

fn choose(n: u64, k: u64) -> Option<u64> {
    let mut result: u128 = 1;
    for i in 0..u128::from(k) {
        if u128::from(n) < i + 1 {
            return Some(0);
        }
        result = result.checked_mul(u128::from(n) - i)? / (i + 1);
    }
    u64::try_from(result).ok()
}

impl Ranker {
    /// For boards with `length` pits on a side and at most `beans` beans; `None` when there are more than 2^64.
    #[must_use]
    pub fn new(length: usize, beans: u16) -> Option<Self> {
        boards_up_to(length, beans)?;
        let stride = usize::from(beans) + 1;
        let mut table = vec![0; 2 * length * stride];
        for i in 0..2 * length {
            for p in 0..stride {
                table[i * stride + p] = choose((p + i) as u64, i as u64 + 1)?;
            }
        }
        Some(Ranker {
            length,
            stride,
            table,
        })
    }

    /// The number of a board.
    #[inline(always)]
    #[must_use]
    pub fn rank<L: Lanes>(&self, board: Board<L>) -> u64 {
        // The common board gets a loop of known length, which the compiler unrolls.
        if self.length == 6 {
            self.rank_of(board, 6)
        } else {
            self.rank_of(board, self.length)
        }
    }

    #[inline(always)]
    fn rank_of<L: Lanes>(&self, board: Board<L>, length: usize) -> u64 {
        let mine = board.mine.prefix_sums();
        let theirs = board.theirs.prefix_sums();
        let before = mine.lane(length - 1);
        let mut rank = 0;
        for i in 0..length {
            rank += self.table[i * self.stride + usize::from(mine.lane(i))];
        }
        for i in 0..length {
            let place = (length + i) * self.stride;
            rank += self.table[place + usize::from(before + theirs.lane(i))];
        }
        rank
    }

    /// The board whose number is next, among those with as many beans: one bean of the second pit that holds any goes one pit back,
    /// and takes with it what lay in the first. Nothing after the last.
    #[must_use]
    pub fn next<L: Lanes>(&self, board: Board<L>) -> Option<Board<L>> {
        let lane = |pit: usize| {
            if pit < self.length {
                board.mine.lane(pit)
            } else {
                board.theirs.lane(pit - self.length)
            }
        };
        let from = (1..2 * self.length).find(|&pit| lane(pit) > 0)?;
        let carried = lane(0);
        let mut next = board;
        let mut change = |pit: usize, more: u16, less: u16| {
            let (row, pit) = if pit < self.length {
                (&mut next.mine, pit)
            } else {
                (&mut next.theirs, pit - self.length)
            };
            *row = row.plus(L::single(pit, more)).minus(L::single(pit, less));
        };
        change(from, 0, 1);
        change(0, 0, carried);
        change(from - 1, carried + 1, 0);
        Some(next)
    }

    /// The board with this number.
    #[must_use]
    pub fn unrank<L: Lanes>(&self, rank: u64) -> Board<L> {
        let mut rest = rank;
        let mut sums = vec![0u16; 2 * self.length];
        for i in (0..2 * self.length).rev() {
            let row = &self.table[i * self.stride..(i + 1) * self.stride];
            let sum = row.partition_point(|&count| count <= rest) - 1;
            sums[i] = sum as u16;
            rest -= row[sum];
        }
        let mut board = Board::default();
        for i in 0..2 * self.length {
            let beans = sums[i] - if i == 0 { 0 } else { sums[i - 1] };
            if i < self.length {
                board.mine = L::plus(board.mine, L::single(i, beans));
            } else {
                board.theirs = L::plus(board.theirs, L::single(i - self.length, beans));
            }
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn numbers_have_no_gaps_and_go_back() {
        for (length, beans) in [(1, 9), (2, 6), (3, 5), (6, 3)] {
            let ranker = Ranker::new(length, beans).unwrap();
            let count = boards_up_to(length, beans).unwrap();
            let mut seen = HashSet::new();
            let mut before = 0;
            for rank in 0..count {
                let board: Board<u64> = ranker.unrank(rank);
                assert_eq!(ranker.rank(board), rank);
                assert!(board.beans() >= before, "fewer beans come first");
                before = board.beans();
                assert!(seen.insert(board));
                let next = ranker.next(board).map(|next| ranker.rank(next));
                let last = board
                    == Board {
                        mine: u64::single(0, board.beans()),
                        theirs: 0,
                    };
                assert_eq!(next, (!last).then_some(rank + 1));
                let wide: Board<u128> = ranker.unrank(rank);
                assert_eq!(ranker.rank(wide), rank);
            }
            assert_eq!(before, beans);
        }
    }

    #[test]
    fn counts() {
        assert_eq!(boards_up_to(6, 0), Some(1));
        assert_eq!(boards_up_to(6, 1), Some(13));
        assert_eq!(boards_up_to(6, 48), Some(1_399_358_844_975));
        assert_eq!(boards_up_to(12, 480), None);
    }
}
