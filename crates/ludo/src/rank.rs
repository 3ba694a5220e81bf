//! Positions ranked to integers and back, without gaps: pieces of a player are alike and no two stand on a ring field.
//! It ranks what is on the ring when the home columns are given; which columns there are is the solvers' business.

use crate::board::{Board, MOST_FIELDS, MOST_PIECES, MOST_PLAYERS};
use crate::count::choose;

const ROWS: usize = MOST_FIELDS as usize + 1;
const COLUMNS: usize = MOST_PIECES as usize + 1;

/// n over k for all n and k that a board needs.
pub struct Choose([[u64; COLUMNS]; ROWS]);

impl Choose {
    /// The table.
    #[must_use]
    pub fn new() -> Self {
        let mut table = [[0; COLUMNS]; ROWS];
        for (n, row) in table.iter_mut().enumerate() {
            for (k, entry) in row.iter_mut().enumerate() {
                *entry = choose(n as u64, k as u64);
            }
        }
        Choose(table)
    }

    /// n over k.
    #[inline]
    #[must_use]
    pub fn of(&self, n: usize, k: usize) -> u64 {
        self.0[n][k]
    }

    /// The number of a set among all sets of its size whose members are not in `taken`: members are counted past those
    /// that are taken, and sets ordered by their largest member, then the next.
    #[inline]
    #[must_use]
    pub fn rank(&self, set: u64, taken: u64) -> u64 {
        let mut left = set;
        let (mut sum, mut place) = (0, 1);
        while left != 0 {
            let field = left.trailing_zeros();
            let below = (taken & ((1 << field) - 1)).count_ones();
            sum += self.0[(field - below) as usize][place];
            place += 1;
            left &= left - 1;
        }
        sum
    }

    /// The set of `count` members with this number among the fields that are not `taken`.
    #[must_use]
    pub fn unrank(&self, mut number: u64, count: usize, taken: u64, fields: u8) -> u64 {
        let mut set = 0;
        let mut most = usize::from(fields) - taken.count_ones() as usize;
        for place in (1..=count).rev() {
            let mut member = most - 1;
            while self.0[member][place] > number {
                member -= 1;
            }
            number -= self.0[member][place];
            set |= 1 << nth_free(taken, member);
            most = member;
        }
        set
    }
}

impl Default for Choose {
    fn default() -> Self {
        Choose::new()
    }
}

/// The field with `number` free ones before it.
fn nth_free(taken: u64, number: usize) -> u32 {
    let mut free = !taken;
    for _ in 0..number {
        free &= free - 1;
    }
    free.trailing_zeros()
}

/// The rings of all players, as sets of ring fields.
pub type Rings = [u64; MOST_PLAYERS as usize];

/// Ranks what is on the ring when each player has room for so many pieces outside his home column.
pub struct Ranker {
    players: usize,
    fields: u8,
    /// Blocks of equal counts of pieces on the ring, with where they begin.
    blocks: Vec<([u8; MOST_PLAYERS as usize], u64)>,
    /// Where the block with these counts begins; counts are digits to a base of five.
    begins: Vec<u64>,
    size: u64,
}

impl Ranker {
    /// `room` says how many pieces of each player are not in his home column.
    #[must_use]
    pub fn new(board: Board, room: &[u8], table: &Choose) -> Self {
        let players = board.players();
        let mut ranker = Ranker {
            players,
            fields: board.fields(),
            blocks: Vec::new(),
            begins: vec![u64::MAX; COLUMNS.pow(players as u32)],
            size: 0,
        };
        let mut counts = [0; MOST_PLAYERS as usize];
        loop {
            let wide = ranker.block_size(&counts, table);
            ranker.begins[digits(&counts[..players])] = ranker.size;
            if wide > 0 {
                ranker.blocks.push((counts, ranker.size));
            }
            ranker.size += wide;
            let Some(player) = (0..players)
                .rev()
                .find(|&player| counts[player] < room[player])
            else {
                return ranker;
            };
            counts[player] += 1;
            counts[player + 1..].fill(0);
        }
    }

    fn block_size(&self, counts: &[u8; MOST_PLAYERS as usize], table: &Choose) -> u64 {
        let mut free = usize::from(self.fields);
        let mut product = 1;
        for &count in &counts[..self.players] {
            product *= table.of(free, count.into());
            free = free.saturating_sub(count.into());
        }
        product
    }

    /// How many there are.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.size
    }

    /// Where the positions with these counts of pieces on the ring begin.
    #[inline]
    #[must_use]
    pub fn begin(&self, counts: &[u8]) -> u64 {
        self.begins[digits(counts)]
    }

    /// The number of a position.
    #[must_use]
    pub fn rank(&self, rings: &Rings, table: &Choose) -> u64 {
        let (mut taken, mut number, mut code) = (0u64, 0, 0);
        let mut free = usize::from(self.fields);
        for &ring in &rings[..self.players] {
            let count = ring.count_ones() as usize;
            number = number * table.of(free, count) + table.rank(ring, taken);
            code = code * COLUMNS + count;
            taken |= ring;
            free -= count;
        }
        self.begins[code] + number
    }

    /// The position with this number.
    #[must_use]
    pub fn unrank(&self, index: u64, table: &Choose) -> Rings {
        let block = self.blocks.partition_point(|&(_, begin)| begin <= index) - 1;
        let (counts, begin) = self.blocks[block];
        let mut number = index - begin;
        let mut parts = [0; MOST_PLAYERS as usize];
        let mut free = usize::from(self.fields)
            - counts[..self.players]
                .iter()
                .map(|&count| usize::from(count))
                .sum::<usize>();
        for player in (0..self.players).rev() {
            let count = usize::from(counts[player]);
            free += count;
            let wide = table.of(free, count);
            parts[player] = number % wide;
            number /= wide;
        }
        let mut rings = [0; MOST_PLAYERS as usize];
        let mut taken = 0;
        for player in 0..self.players {
            rings[player] = table.unrank(parts[player], counts[player].into(), taken, self.fields);
            taken |= rings[player];
        }
        rings
    }
}

#[inline]
fn digits(counts: &[u8]) -> usize {
    counts
        .iter()
        .fold(0, |code, &count| code * COLUMNS + usize::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number is a position, every position has its number, and there are as many as the formula counts.
    #[test]
    fn there_are_no_gaps() {
        let table = Choose::new();
        for (players, pieces, fields) in [
            (2, 3, 9),
            (3, 2, 4),
            (3, 3, 5),
            (4, 2, 6),
            (4, 4, 4),
            (2, 4, 4),
        ] {
            let board = Board::new(players, pieces, fields).unwrap();
            let room = [pieces as u8; 4];
            let ranker = Ranker::new(board, &room, &table);
            for index in 0..ranker.size() {
                let rings = ranker.unrank(index, &table);
                assert_eq!(ranker.rank(&rings, &table), index);
                let all = rings.iter().map(|ring| ring.count_ones()).sum::<u32>();
                assert_eq!(
                    all,
                    rings.iter().fold(0, |all, ring| all | ring).count_ones(),
                    "no field shared"
                );
                assert!(
                    rings
                        .iter()
                        .all(|ring| ring.count_ones() <= pieces as u32 && ring >> fields == 0)
                );
            }
        }
        let board = Board::new(2, 3, 40).unwrap();
        assert_eq!(Ranker::new(board, &[3, 3], &table).size(), 91_289_461);
    }
}
