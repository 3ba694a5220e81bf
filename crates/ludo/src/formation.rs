//! Where the pieces of one player stand when they are alike: which fields of the ring and of his home column are taken.
//! All formations of a board are listed once, with everything a die can make of them. Opponents are unknown here.

use crate::board::{Board, MOST_PIECES};
use crate::rank::Choose;
use crate::state::Own;
use crate::steps::steps;
use crate::variant::Variant;
use std::ops::Range;

/// The number of a formation in its list.
pub type Id = u32;
/// All pieces are home.
pub const FINISHED: Id = Id::MAX;

/// One formation.
#[derive(Clone, Copy, Debug)]
pub struct Formation {
    /// A bit for each field of the home column.
    pub column: u8,
    /// A bit for each ring field, counted from the player's own entry.
    pub ring: u64,
    /// How many pieces are on the ring.
    pub count: u8,
    /// The sum of all pieces' places: what the pieces have done so far.
    pub progress: u16,
    /// The number of `ring` among the sets of its size.
    pub rank: u32,
}

/// What a die makes of a formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Go {
    /// The formation that results, or [`FINISHED`].
    pub to: Id,
    /// The place where the piece lands when that is on the ring, else 0.
    pub lands: u8,
}

/// All formations of a board.
pub struct Formations {
    board: Board,
    /// Ordered by column, then by falling progress.
    all: Vec<Formation>,
    /// Where the formations of a column begin, and the numbers of its sets by count and rank.
    columns: Vec<ColumnIndex>,
    starts: Vec<u32>,
    goes: Vec<Go>,
    /// What is left of each formation when its first, second … piece on the ring is sent home.
    losses: Vec<[Id; MOST_PIECES as usize]>,
}

#[derive(Default)]
struct ColumnIndex {
    range: Range<usize>,
    begins: [usize; MOST_PIECES as usize + 1],
    ids: Vec<Id>,
}

impl Formations {
    /// Lists them.
    #[must_use]
    pub fn new(board: Board, variant: Variant, table: &Choose) -> Self {
        let pieces = board.pieces();
        let mut list = Formations {
            board,
            all: Vec::new(),
            columns: Vec::new(),
            starts: vec![0],
            goes: Vec::new(),
            losses: Vec::new(),
        };
        for column in 0..(1u16 << pieces) - 1 {
            list.add_column(column as u8, table);
        }
        for id in 0..list.all.len() {
            let own = list.own(id as Id);
            for die in 1..=6 {
                let before = list.goes.len();
                for step in steps(board, variant, &own, die) {
                    let mut next = own;
                    next[step.piece] = step.to;
                    let go = Go {
                        to: list.id(&next, table),
                        lands: if step.to <= board.fields() {
                            step.to
                        } else {
                            0
                        },
                    };
                    // Pieces in the house are alike.
                    if !list.goes[before..].contains(&go) {
                        list.goes.push(go);
                    }
                }
                list.starts.push(list.goes.len() as u32);
            }
            let losses = list.losses_of(list.get(id as Id), table);
            list.losses.push(losses);
        }
        list
    }

    fn add_column(&mut self, column: u8, table: &Choose) {
        let board = self.board;
        let fields = usize::from(board.fields());
        let room = board.pieces() - column.count_ones() as usize;
        let home: u16 = (0..board.pieces())
            .filter(|place| column >> place & 1 == 1)
            .map(|place| (fields + 1 + place) as u16)
            .sum();
        let mut found: Vec<Formation> = Vec::new();
        let mut index = ColumnIndex::default();
        for count in 0..=room.min(fields) {
            index.begins[count] = found.len();
            for rank in 0..table.of(fields, count) {
                let ring = table.unrank(rank, count, 0, board.fields());
                let places = (0..fields as u16).filter(|field| ring >> field & 1 == 1);
                found.push(Formation {
                    column,
                    ring,
                    count: count as u8,
                    progress: home + places.map(|field| field + 1).sum::<u16>(),
                    rank: rank as u32,
                });
            }
        }
        let mut order: Vec<usize> = (0..found.len()).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(found[at].progress));
        let first = self.all.len();
        index.range = first..first + found.len();
        index.ids = vec![0; found.len()];
        for (place, &at) in order.iter().enumerate() {
            index.ids[at] = (first + place) as Id;
            self.all.push(found[at]);
        }
        self.columns.push(index);
    }

    fn losses_of(&self, formation: &Formation, table: &Choose) -> [Id; MOST_PIECES as usize] {
        let mut losses = [FINISHED; MOST_PIECES as usize];
        let mut ring = formation.ring;
        for loss in losses.iter_mut().take(formation.count.into()) {
            let lost = ring & ring.wrapping_neg();
            *loss = self.find(formation.column, formation.ring & !lost, table);
            ring &= !lost;
        }
        losses
    }

    /// The formation without its piece on this ring field, which has one.
    #[inline]
    #[must_use]
    pub fn without(&self, id: Id, field: u8) -> Id {
        let before = self.get(id).ring & ((1 << field) - 1);
        self.losses[id as usize][before.count_ones() as usize]
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none; there always are.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// A formation.
    #[inline]
    #[must_use]
    pub fn get(&self, id: Id) -> &Formation {
        &self.all[id as usize]
    }

    /// The formations with this home column.
    #[must_use]
    pub fn of_column(&self, column: u8) -> Range<usize> {
        self.columns[usize::from(column)].range.clone()
    }

    /// What a die can make of a formation.
    #[inline]
    #[must_use]
    pub fn goes(&self, id: Id, die: u8) -> &[Go] {
        let at = id as usize * 6 + usize::from(die) - 1;
        &self.goes[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// The formation with this home column and ring.
    #[must_use]
    pub fn find(&self, column: u8, ring: u64, table: &Choose) -> Id {
        let index = &self.columns[usize::from(column)];
        let rank = table.rank(ring, 0) as usize;
        index.ids[index.begins[ring.count_ones() as usize] + rank]
    }

    /// The formation of pieces that are told apart.
    #[must_use]
    pub fn id(&self, own: &Own, table: &Choose) -> Id {
        let (mut column, mut ring) = (0u8, 0u64);
        for &place in &own[..self.board.pieces()] {
            match place {
                0 => {}
                _ if place <= self.board.fields() => ring |= 1 << (place - 1),
                _ => column |= 1 << (place - 1 - self.board.fields()),
            }
        }
        if column.count_ones() as usize == self.board.pieces() {
            return FINISHED;
        }
        self.find(column, ring, table)
    }

    /// Pieces that stand so, the ones in the house first.
    #[must_use]
    pub fn own(&self, id: Id) -> Own {
        let formation = self.get(id);
        let mut own = [0; MOST_PIECES as usize];
        let pieces = self.board.pieces();
        let column = (0..pieces as u8).filter(|place| formation.column >> place & 1 == 1);
        let ring = (0..self.board.fields()).filter(|field| formation.ring >> field & 1 == 1);
        let places = column
            .map(|place| self.board.fields() + 1 + place)
            .chain(ring.map(|field| field + 1));
        for (slot, place) in own[..pieces].iter_mut().rev().zip(places) {
            *slot = place;
        }
        own
    }

    /// Bytes that the list takes, more or less.
    #[must_use]
    pub fn estimate(board: Board) -> u64 {
        let pieces = board.pieces() as u64;
        let all: u64 = (0..pieces)
            .map(|home| {
                let rings: u64 = (0..=pieces - home)
                    .map(|ring| crate::count::choose(board.fields().into(), ring))
                    .sum();
                crate::count::choose(pieces, home) * rings
            })
            .sum();
        all * (size_of::<Formation>() as u64
            + 12
            + u64::from(board.fields())
            + 6 * (4 + pieces * size_of::<Go>() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_and_formations_are_two_views_of_the_same() {
        let table = Choose::new();
        for (pieces, fields) in [(1, 4), (3, 7), (4, 4), (4, 12)] {
            let board = Board::new(2, pieces, fields).unwrap();
            let list = Formations::new(board, Variant::default(), &table);
            for id in 0..list.len() as Id {
                let own = list.own(id);
                assert_eq!(list.id(&own, &table), id);
                let progress: u16 = own.iter().map(|&place| u16::from(place)).sum();
                assert_eq!(list.get(id).progress, progress);
                let ring = list.get(id).ring;
                for field in (0..board.fields()).filter(|field| ring >> field & 1 == 1) {
                    let left = list.get(list.without(id, field));
                    assert_eq!(left.ring, ring & !(1 << field));
                    assert_eq!(left.column, list.get(id).column);
                }
                for die in 1..=6 {
                    for go in list.goes(id, die).iter().filter(|go| go.to != FINISHED) {
                        assert!(
                            list.get(go.to).progress > progress,
                            "pieces only go forward"
                        );
                    }
                }
            }
        }
    }
}
