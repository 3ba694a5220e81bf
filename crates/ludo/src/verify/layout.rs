//! Where a kept table has the bounds of a position, told from the format of the file alone: numbers of sets, orders of rows, places in a layer.

use crate::board::Board;

/// Pieces on the ring as a set of fields, each counted from its owner's entry.
pub(super) type Ring = u64;

/// The places of positions in layers of one board.
pub(super) struct Layout {
    fields: usize,
    pieces: usize,
    /// n over k.
    ways: Vec<Vec<u64>>,
    /// By how many fields are taken, then by the size of the set.
    orders: Vec<Vec<Order>>,
    /// Where positions with so many pieces on the ring begin: by the pieces that both have outside their columns, then by those on the ring.
    begins: Vec<u64>,
}

/// Sets among free fields, in the order in which a row holds them.
struct Order {
    sets: Vec<Ring>,
    /// The place of each set, by its number.
    places: Vec<u32>,
}

/// Positions with as many pieces on the ring: where they begin, and how many each row has.
struct Block {
    begin: u64,
    wide: u64,
}

impl Layout {
    pub fn new(board: Board) -> Self {
        let (fields, pieces) = (usize::from(board.fields()), board.pieces());
        let mut layout = Layout {
            fields,
            pieces,
            ways: ways(fields, pieces),
            orders: Vec::new(),
            begins: Vec::new(),
        };
        let numbers = 0..=pieces;
        for rooms in numbers
            .clone()
            .flat_map(|first| (0..=pieces).map(move |second| [first, second]))
        {
            for (mine, theirs) in numbers
                .clone()
                .flat_map(|mine| (0..=pieces).map(move |theirs| (mine, theirs)))
            {
                let blocks = blocks(rooms).take_while(|&block| block < (mine, theirs));
                let begin = blocks
                    .map(|(first, second)| layout.block_size(first, second))
                    .sum();
                layout.begins.push(begin);
            }
        }
        for taken in 0..=pieces.min(fields) {
            let sizes = 0..=pieces;
            let orders = sizes.map(|size| layout.order(fields - taken, size));
            layout.orders.push(orders.collect());
        }
        layout
    }

    /// Sets of this size among so many fields: those that have gone farthest first.
    fn order(&self, free: usize, size: usize) -> Order {
        let mut sets = sets(free, size);
        let gone = |set: Ring| -> usize { (0..free).filter(|field| set >> field & 1 == 1).sum() };
        // Sets come in the order of their numbers; sorting keeps it where they have gone as far.
        sets.sort_by_key(|&set| std::cmp::Reverse(gone(set)));
        let mut places = vec![0; sets.len()];
        for (place, &set) in sets.iter().enumerate() {
            places[self.number(set) as usize] = place as u32;
        }
        Order { sets, places }
    }

    /// How many sets of its size come before a set: those whose largest different member is smaller.
    fn number(&self, set: Ring) -> u64 {
        let members = (0..self.fields).filter(|field| set >> field & 1 == 1);
        members
            .enumerate()
            .map(|(before, field)| self.ways[field].get(before + 1).copied().unwrap_or(0))
            .sum()
    }

    /// How many positions a layer has when mover and opponent have so many pieces that are not in their columns.
    pub fn size(&self, rooms: [usize; 2]) -> u64 {
        blocks(rooms)
            .map(|(mine, theirs)| self.block_size(mine, theirs))
            .sum()
    }

    fn block_size(&self, mine: usize, theirs: usize) -> u64 {
        self.of(self.fields, mine) * self.of(self.fields.saturating_sub(mine), theirs)
    }

    fn of(&self, n: usize, k: usize) -> u64 {
        self.ways[n].get(k).copied().unwrap_or(0)
    }

    fn block(&self, rooms: [usize; 2], mine: usize, theirs: usize) -> Block {
        let digits = [rooms[0], rooms[1], mine, theirs].into_iter();
        Block {
            begin: self.begins[digits.fold(0, |code, digit| code * (self.pieces + 1) + digit)],
            wide: self.of(self.fields.saturating_sub(mine), theirs),
        }
    }

    /// The place in its layer of a position by what is on the ring, the player about to roll first.
    pub fn place(&self, rooms: [usize; 2], mine: Ring, theirs: Ring) -> u64 {
        let (count, other) = (mine.count_ones() as usize, theirs.count_ones() as usize);
        let block = self.block(rooms, count, other);
        let taken = self.across(mine);
        let mut free = 0;
        for field in (0..self.fields).filter(|field| theirs >> field & 1 == 1) {
            let before = (taken & ((1 << field) - 1)).count_ones() as usize;
            free |= 1 << (field - before);
        }
        let place = self.orders[count][other].places[self.number(free) as usize];
        block.begin + self.number(mine) * block.wide + u64::from(place)
    }

    /// The same fields counted from the entry of the player who sits opposite.
    fn across(&self, ring: Ring) -> Ring {
        let half = self.fields / 2;
        (ring >> half | ring << (self.fields - half)) & ((1 << self.fields) - 1)
    }

    /// All sets of fields that a player's pieces can stand on, if so many are not in his column.
    pub fn rings(&self, room: usize) -> Vec<Ring> {
        let sizes = 0..=room.min(self.fields).min(self.pieces);
        sizes.flat_map(|size| sets(self.fields, size)).collect()
    }

    /// All sets of fields for the opponent of a player whose pieces stand so, with the places of these positions.
    pub fn row(&self, rooms: [usize; 2], mine: Ring, mut visit: impl FnMut(u64, Ring)) {
        let count = mine.count_ones() as usize;
        let taken = self.across(mine);
        let free: Vec<usize> = (0..self.fields)
            .filter(|field| taken >> field & 1 == 0)
            .collect();
        for other in 0..=rooms[1] {
            let block = self.block(rooms, count, other);
            let begin = block.begin + self.number(mine) * block.wide;
            for (place, &set) in (begin..).zip(&self.orders[count][other].sets) {
                let spread = free.iter().enumerate();
                let theirs = spread.filter(|(at, _)| set >> at & 1 == 1);
                visit(place, theirs.fold(0, |ring, (_, &field)| ring | 1 << field));
            }
        }
    }
}

/// n over k, for as many fields and pieces.
pub(super) fn ways(fields: usize, pieces: usize) -> Vec<Vec<u64>> {
    let mut ways = vec![vec![0; pieces + 1]; fields + 1];
    for n in 0..=fields {
        ways[n][0] = 1;
        for k in 1..=pieces.min(n) {
            ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
        }
    }
    ways
}

/// The numbers of pieces that both can have on the ring, in the order in which a layer has them.
fn blocks(rooms: [usize; 2]) -> impl Iterator<Item = (usize, usize)> {
    (0..=rooms[0]).flat_map(move |mine| (0..=rooms[1]).map(move |theirs| (mine, theirs)))
}

/// All sets of this size among so many fields, by their largest members.
pub(super) fn sets(fields: usize, size: usize) -> Vec<Ring> {
    if size == 0 {
        return vec![0];
    }
    let mut all = Vec::new();
    for largest in size - 1..fields {
        all.extend(
            sets(largest, size - 1)
                .into_iter()
                .map(|set| set | 1 << largest),
        );
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_a_layer_is_one_position() {
        for (pieces, fields) in [(1, 4), (2, 6), (3, 8), (4, 4)] {
            let layout = Layout::new(Board::new(2, pieces, fields).unwrap());
            for rooms in [
                [pieces as usize; 2],
                [1, pieces as usize],
                [2.min(pieces as usize), 1],
            ] {
                let mut found = vec![false; layout.size(rooms) as usize];
                for mine in layout.rings(rooms[0]) {
                    layout.row(rooms, mine, |place, theirs| {
                        assert_eq!(layout.place(rooms, mine, theirs), place);
                        assert!(!std::mem::replace(&mut found[place as usize], true));
                        assert_eq!(layout.across(mine) & theirs, 0);
                    });
                }
                assert!(
                    found.iter().all(|&found| found),
                    "{pieces} {fields} {rooms:?}"
                );
            }
        }
    }
}
