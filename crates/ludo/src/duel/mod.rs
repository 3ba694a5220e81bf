//! The implicit solver for two players on an even ring. The table can be turned, so the player about to roll is always
//! player 1 here: one pair of bounds for each position, and the opponent's lower bound is what the upper bound leaves.
//! Positions fall into layers by home columns, which pieces never leave; layers are solved one after another.

mod equation;
mod layers;
mod solve;
mod sweep;
pub mod together;

pub use layers::Unit;

use crate::board::Board;
use crate::cells::{Cells, Pair};
use crate::count;
use crate::formation::{FINISHED, Formation, Formations, Id};
use crate::rank::Choose;
use crate::state::State;
use crate::variant::Variant;
use work::Estimate;

/// What the number of a position needs to know of a formation.
#[derive(Clone, Copy)]
struct Seen {
    /// Ring fields counted from the own entry, rising.
    fields: [u8; 4],
    count: u8,
    column: u8,
    /// Pieces outside the column.
    room: u8,
}

/// Bounds on the chance of the player about to roll, for every position that was asked for.
pub struct Duel<C> {
    board: Board,
    variant: Variant,
    table: Choose,
    formations: Formations,
    seen: Vec<Seen>,
    /// For each formation and each ring field as the other player counts it: how many fields before it are free of the
    /// formation's pieces.
    free: Vec<u8>,
    /// Sets among the free fields by falling progress: by the pieces that took the others and the size of the set, then by
    /// the number of the set. What a die leads to is then close together.
    orders: Vec<Vec<u32>>,
    /// For each formation: which row it has among those with as many pieces on the ring that are kept where its own is.
    rows: Vec<u32>,
    /// Where the rows that are kept here are.
    held: Held,
    /// By the columns of mover and opponent; only those that were asked for.
    layers: Vec<Option<C>>,
    /// The same bounds, but in the opponent's row: everything that one opponent makes the mover look at is close together.
    turned: Vec<Option<C>>,
    /// How many times positions were visited, in all.
    evaluations: u64,
}

impl<C: Cells> Duel<C> {
    /// Whether this solver can do it: two players opposite each other.
    #[must_use]
    pub fn suits(board: Board) -> bool {
        board.players() == 2 && board.is_symmetric()
    }

    /// Bytes needed to solve everything that play from these columns leads to.
    #[must_use]
    pub fn estimate(board: Board, columns: [u8; 2]) -> Estimate {
        let here = count::below(board, &columns);
        // The turned table needs its own layers where the columns differ.
        let cells = if columns[0] == columns[1] {
            here
        } else {
            here.saturating_mul(2)
        };
        // Every pair is kept in both players' rows.
        let bytes = cells.saturating_mul(2 * u128::from(C::BYTES));
        let lists = u128::from(2 * Formations::estimate(board) + (1 << 20));
        Estimate(bytes.saturating_add(lists))
    }

    fn new(board: Board, variant: Variant) -> Self {
        let table = Choose::new();
        let formations = Formations::new(board, variant, &table);
        let pieces = board.pieces() as u8;
        // Everybody's rows are kept here, in the order of their numbers.
        let rows = (0..formations.len() as Id).map(|id| formations.get(id).rank);
        let rows = rows.collect();
        let every = |count: u8| table.of(board.fields().into(), count.into());
        let held = Held::new(board, &table, every);
        let half = board.fields() / 2;
        let seen = (0..formations.len() as Id)
            .map(|id| see(formations.get(id), board))
            .collect();
        let mut free = Vec::with_capacity(formations.len() * usize::from(board.fields()));
        for id in 0..formations.len() as Id {
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
        let columns = (1 << pieces) - 1;
        Duel {
            board,
            variant,
            table,
            formations,
            seen,
            free,
            rows,
            held,
            orders,
            layers: (0..columns * columns).map(|_| None).collect(),
            turned: (0..columns * columns).map(|_| None).collect(),
            evaluations: 0,
        }
    }

    #[inline]
    fn free_before(&self, id: Id) -> &[u8] {
        let fields = usize::from(self.board.fields());
        &self.free[id as usize * fields..][..fields]
    }

    #[inline]
    fn columns(&self) -> usize {
        (1 << self.board.pieces()) - 1
    }

    #[inline]
    fn layer(&self, mover: u8, opponent: u8) -> usize {
        usize::from(mover) * self.columns() + usize::from(opponent)
    }

    #[inline]
    fn cells(&self, mover: u8, opponent: u8) -> &C {
        self.layers[self.layer(mover, opponent)]
            .as_ref()
            .expect("play leads only to layers that were asked for")
    }

    /// The bounds of positions with these columns of mover and opponent, in the opponent's row.
    #[inline]
    fn turned(&self, mover: u8, opponent: u8) -> &C {
        self.turned[self.layer(mover, opponent)]
            .as_ref()
            .expect("play leads only to layers that were asked for")
    }

    /// How many positions are kept here in rows whose owner has the first column, against the other.
    fn length(&self, owner: u8, other: u8) -> u64 {
        self.held.length(self.room(owner), self.room(other))
    }

    fn room(&self, column: u8) -> u8 {
        (self.board.pieces() - column.count_ones() as usize) as u8
    }

    /// The number of a position in its layer: in the row of the first, the place of the second.
    #[inline]
    fn place(&self, owner: Id, other: Id) -> usize {
        self.place_among(&self.held, owner, other) as usize
    }

    /// The same among rows that are kept elsewhere.
    fn place_among(&self, held: &Held, owner: Id, other: Id) -> u64 {
        let (first, second) = (&self.seen[owner as usize], &self.seen[other as usize]);
        let begin = held.begin([first.room, second.room, first.count, second.count]);
        let row = begin.wrapping_add(self.before(owner, first.count, second.count));
        row + self.column(first.count, self.free_before(owner), second)
    }

    /// Where a row begins: its owner has so many pieces outside his column, and the other so many on the ring and outside his.
    #[inline]
    fn row(&self, owner: Id, owner_room: u8, count: u8, room: u8) -> u64 {
        let own = self.seen[owner as usize].count;
        let begin = self.held.begin([owner_room, room, own, count]);
        begin.wrapping_add(self.before(owner, own, count))
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

    /// Bounds on the mover's chance before he rolls, in a position of pieces that are told apart. None where it was not
    /// asked for, or the game is over.
    #[must_use]
    pub fn before_roll(&self, state: &State) -> Option<Pair> {
        let (mover, opponent) = (state.mover(), 1 - state.mover());
        let first = self.formations.id(&state.pieces[mover], &self.table);
        let second = self.formations.id(&state.pieces[opponent], &self.table);
        if first == FINISHED || second == FINISHED {
            return None;
        }
        let columns = [first, second].map(|id| self.formations.get(id).column);
        let cells = self.layers[self.layer(columns[0], columns[1])].as_ref()?;
        Some(cells.get(self.place(first, second)))
    }

    /// How many pairs of bounds are kept.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.layers
            .iter()
            .flatten()
            .map(|cells| cells.length() as u64)
            .sum()
    }

    /// How many times a position was looked at, in all sweeps.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }
}

/// Where rows begin that are kept in one place.
struct Held {
    /// By the pieces that each has outside his column, then by those on the ring, the owner of the row first.
    begins: Vec<u64>,
    /// By the pieces that each has outside his column.
    lengths: Vec<u64>,
}

impl Held {
    /// `rows` tells how many rows there are whose owner has so many pieces on the ring.
    fn new(board: Board, table: &Choose, rows: impl Fn(u8) -> u64) -> Self {
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

    fn length(&self, owner: u8, other: u8) -> u64 {
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
        column: formation.column,
        room: (board.pieces() - formation.column.count_ones() as usize) as u8,
    };
    let taken = (0..board.fields()).filter(|field| formation.ring >> field & 1 == 1);
    for (slot, field) in seen.fields.iter_mut().zip(taken) {
        *slot = field;
    }
    seen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Narrow;

    /// Every number of every layer belongs to exactly one position.
    #[test]
    fn there_are_no_gaps() {
        for (pieces, fields) in [(1, 4), (2, 6), (3, 8), (4, 4)] {
            let board = Board::new(2, pieces, fields).unwrap();
            let duel = Duel::<Narrow>::new(board, Variant::default());
            let half = board.fields() / 2;
            for mover in 0..duel.columns() as u8 {
                for opponent in 0..duel.columns() as u8 {
                    let mut found = vec![false; duel.length(mover, opponent) as usize];
                    for first in duel.formations.of_column(mover) {
                        for second in duel.formations.of_column(opponent) {
                            let (first, second) = (first as Id, second as Id);
                            let ring = duel.formations.get(first).ring;
                            let other = duel.formations.get(second).ring;
                            let meets = (0..board.fields()).any(|field| {
                                ring >> field & 1 == 1
                                    && other >> ((field + half) % board.fields()) & 1 == 1
                            });
                            if !meets {
                                let place = duel.place(first, second);
                                assert!(!std::mem::replace(&mut found[place], true));
                            }
                        }
                    }
                    assert!(
                        found.iter().all(|&found| found),
                        "{pieces} pieces, {fields} fields"
                    );
                }
            }
        }
    }
}
