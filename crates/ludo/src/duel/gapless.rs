//! Rows without gaps: as many places as positions, which files and ranks keep. A place is found by looking up where each of the other's
//! pieces stands among the fields that the owner leaves free.

use super::rows::Rows;
use crate::board::Board;
use crate::count;
use crate::formation::{Formation, Formations, Id};
use crate::rank::Choose;

/// What the number of a position needs to know of a formation.
#[derive(Clone, Copy)]
struct Seen {
    /// Ring fields counted from the own entry, rising.
    fields: [u8; 4],
    count: u8,
    /// Pieces outside the column.
    room: u8,
}

/// Where positions are when there are no gaps.
pub struct Gapless {
    board: Board,
    table: Choose,
    seen: Vec<Seen>,
    /// For each formation and each ring field as the other player counts it: how many fields before it are free of the
    /// formation's pieces.
    free: Vec<u8>,
    /// Sets among the free fields by falling progress: by the pieces that took the others and the size of the set, then by
    /// the number of the set. What a die leads to is then close together.
    orders: Vec<Vec<u32>>,
    /// For each formation: which row it has among those with as many pieces on the ring that are kept where its own is.
    pub(super) rows: Vec<u32>,
    /// Where the rows that are kept here are.
    pub(super) held: Held,
}

/// A row, and where it begins for every number of pieces that the other may have on the ring.
#[derive(Clone, Copy)]
pub struct GaplessRow {
    begins: [u64; 5],
    count: u8,
    owner: Id,
}

impl Rows for Gapless {
    type Row = GaplessRow;

    fn new(board: Board, formations: &Formations) -> Self {
        let table = Choose::new();
        let pieces = board.pieces() as u8;
        let every = |count: u8| table.of(board.fields().into(), count.into());
        let held = Held::new(board, &table, every);
        let half = board.fields() / 2;
        let all = 0..formations.len() as Id;
        let seen = all.clone().map(|id| see(formations.get(id), board));
        let seen = seen.collect();
        // Everybody's rows are kept here, in the order of their numbers.
        let rows = all.clone().map(|id| formations.get(id).rank).collect();
        let mut free = Vec::with_capacity(formations.len() * usize::from(board.fields()));
        for id in all {
            let ring = formations.get(id).ring;
            let mut before = 0;
            for field in 0..board.fields() {
                free.push(before);
                before += u8::from(ring >> ((field + half) % board.fields()) & 1 == 0);
            }
        }
        let mut orders = vec![Vec::new(); BASE * BASE];
        for taken in 0..=pieces.min(board.fields()) {
            for count in 0..=pieces.min(board.fields() - taken) {
                orders[usize::from(taken) * BASE + usize::from(count)] =
                    by_progress(board.fields() - taken, count, &table);
            }
        }
        Gapless {
            board,
            table,
            seen,
            free,
            orders,
            rows,
            held,
        }
    }

    fn places(board: Board, columns: [u8; 2]) -> u128 {
        let here = count::below(board, &columns);
        // The turned table needs its own layers where the columns differ.
        if columns[0] == columns[1] {
            here
        } else {
            here.saturating_mul(2)
        }
    }

    fn filed(&self) -> &Gapless {
        self
    }

    fn length(&self, owner: u8, other: u8) -> u64 {
        self.held.length(self.room(owner), self.room(other))
    }

    fn row(&self, owner: Id, column: u8) -> GaplessRow {
        let seen = &self.seen[owner as usize];
        let room = self.room(column);
        let mut begins = [0; 5];
        for (count, begin) in (0..=room).zip(&mut begins) {
            let block = self.held.begin([seen.room, room, seen.count, count]);
            *begin = block.wrapping_add(self.before(owner, seen.count, count));
        }
        GaplessRow {
            begins,
            count: seen.count,
            owner,
        }
    }

    #[inline]
    fn spot(&self, row: GaplessRow, other: Id) -> usize {
        let seen = &self.seen[other as usize];
        let begin = row.begins[usize::from(seen.count)];
        (begin + self.column(row.count, self.free_before(row.owner), seen)) as usize
    }

    #[inline]
    fn place(&self, owner: Id, other: Id, _: (u8, u8)) -> usize {
        self.place_among(&self.held, owner, other) as usize
    }
}

impl Gapless {
    pub(super) fn room(&self, column: u8) -> u8 {
        (self.board.pieces() - column.count_ones() as usize) as u8
    }

    /// The number of a position among rows that are kept elsewhere.
    pub(super) fn place_among(&self, held: &Held, owner: Id, other: Id) -> u64 {
        let (first, second) = (&self.seen[owner as usize], &self.seen[other as usize]);
        let begin = held.begin([first.room, second.room, first.count, second.count]);
        let row = begin.wrapping_add(self.before(owner, first.count, second.count));
        row + self.column(first.count, self.free_before(owner), second)
    }

    #[inline]
    fn free_before(&self, id: Id) -> &[u8] {
        let fields = usize::from(self.board.fields());
        &self.free[id as usize * fields..][..fields]
    }

    /// How many positions are in the rows before this one.
    #[inline]
    fn before(&self, owner: Id, own: u8, count: u8) -> u64 {
        let free = usize::from(self.board.fields() - own);
        u64::from(self.rows[owner as usize]).wrapping_mul(self.table.of(free, count.into()))
    }

    /// The place of a formation in a row whose owner has so many pieces on the ring and leaves these fields free.
    #[inline]
    fn column(&self, taken: u8, free: &[u8], other: &Seen) -> u64 {
        let mut set = 0;
        for (place, &field) in other.fields[..other.count.into()].iter().enumerate() {
            set += self.table.of(free[usize::from(field)].into(), place + 1);
        }
        let order = &self.orders[usize::from(taken) * BASE + usize::from(other.count)];
        order[set as usize].into()
    }
}

/// Where rows begin that are kept in one place.
pub(super) struct Held {
    /// By the pieces that each has outside his column, then by those on the ring, the owner of the row first.
    begins: Vec<u64>,
    /// By the pieces that each has outside his column.
    lengths: Vec<u64>,
}

impl Held {
    /// `rows` tells how many rows there are whose owner has so many pieces on the ring.
    pub fn new(board: Board, table: &Choose, rows: impl Fn(u8) -> u64) -> Self {
        let pieces = board.pieces() as u8;
        let mut held = Held {
            begins: vec![u64::MAX; BASE.pow(4)],
            lengths: vec![0; BASE.pow(2)],
        };
        for owner in 0..=pieces {
            for other in 0..=pieces {
                let mut begin = 0;
                for first in 0..=owner {
                    for second in 0..=other {
                        held.begins[code([owner, other, first, second])] = begin;
                        let free = board.fields().saturating_sub(first);
                        begin += rows(first) * table.of(free.into(), second.into());
                    }
                }
                held.lengths[usize::from(owner) * BASE + usize::from(other)] = begin;
            }
        }
        held
    }

    #[inline]
    fn begin(&self, counts: [u8; 4]) -> u64 {
        self.begins[code(counts)]
    }

    pub fn length(&self, owner: u8, other: u8) -> u64 {
        self.lengths[usize::from(owner) * BASE + usize::from(other)]
    }
}

/// Numbers of pieces are digits to this base.
const BASE: usize = 5;

#[inline]
fn code(numbers: [u8; 4]) -> usize {
    numbers
        .iter()
        .fold(0, |code, &number| code * BASE + usize::from(number))
}

/// For each set of so many of the free fields, by its number: its place by falling sum.
fn by_progress(free: u8, count: u8, table: &Choose) -> Vec<u32> {
    let sum = |number: u64| -> u32 {
        let set = table.unrank(number, count.into(), 0, free);
        (0..u32::from(free))
            .filter(|field| set >> field & 1 == 1)
            .sum()
    };
    let mut order: Vec<u64> = (0..table.of(free.into(), count.into())).collect();
    order.sort_by_key(|&number| std::cmp::Reverse(sum(number)));
    let mut places = vec![0; order.len()];
    for (place, &number) in order.iter().enumerate() {
        places[number as usize] = place as u32;
    }
    places
}

fn see(formation: &Formation, board: Board) -> Seen {
    let mut seen = Seen {
        fields: [0; 4],
        count: formation.count,
        room: (board.pieces() - formation.column.count_ones() as usize) as u8,
    };
    let taken = (0..board.fields()).filter(|field| formation.ring >> field & 1 == 1);
    for (slot, field) in seen.fields.iter_mut().zip(taken) {
        *slot = field;
    }
    seen
}
