//! The implicit solver for two players on an even ring. The table can be turned, so the player about to roll is always
//! player 1 here: one pair of bounds for each position, and the opponent's lower bound is what the upper bound leaves.
//! Positions fall into layers by home columns, which pieces never leave; layers are solved one after another.

mod equation;
mod layers;
mod solve;
mod sweep;

pub use layers::Unit;

use crate::board::Board;
use crate::cells::{Cells, Pair};
use crate::count;
use crate::formation::{FINISHED, Formation, Formations, Id};
use crate::rank::{Choose, Ranker};
use crate::state::State;
use crate::variant::Variant;

/// A formation as the opponent sees it.
#[derive(Clone, Copy)]
struct Seen {
    /// Ring fields counted from the opponent's entry, rising.
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
    /// For each formation and each ring field: how many fields before it are free of the formation's pieces.
    free: Vec<u8>,
    /// By the pieces that each has outside his column.
    rankers: Vec<Ranker>,
    /// Where blocks begin in a layer: by the pieces that each has outside his column, then by those on the ring.
    begins: Vec<u64>,
    /// By the columns of mover and opponent; only those that were asked for.
    layers: Vec<Option<C>>,
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
    pub fn estimate(board: Board, columns: [u8; 2]) -> u64 {
        let here = count::below(board, &columns);
        // The turned table needs its own layers where the columns differ.
        let cells = if columns[0] == columns[1] {
            here
        } else {
            here.saturating_mul(2)
        };
        let bytes = cells.saturating_mul(u128::from(C::BYTES));
        u64::try_from(bytes)
            .unwrap_or(u64::MAX)
            .saturating_add(2 * Formations::estimate(board))
            .saturating_add(1 << 20)
    }

    fn new(board: Board, variant: Variant) -> Self {
        let table = Choose::new();
        let formations = Formations::new(board, variant, &table);
        let pieces = board.pieces() as u8;
        let mut rankers = Vec::new();
        for mover in 0..=pieces {
            for opponent in 0..=pieces {
                rankers.push(Ranker::new(board, &[mover, opponent], &table));
            }
        }
        let mut begins = vec![u64::MAX; BASE.pow(4)];
        for mover in 0..=pieces {
            for opponent in 0..=pieces {
                let ranker =
                    &rankers[usize::from(mover) * (board.pieces() + 1) + usize::from(opponent)];
                for first in 0..=mover {
                    for second in 0..=opponent {
                        begins[code([mover, opponent, first, second])] =
                            ranker.begin(&[first, second]);
                    }
                }
            }
        }
        let half = board.fields() / 2;
        let seen = (0..formations.len() as Id)
            .map(|id| see(formations.get(id), board, half))
            .collect();
        let mut free = Vec::with_capacity(formations.len() * usize::from(board.fields()));
        for id in 0..formations.len() as Id {
            let mut before = 0;
            for field in 0..board.fields() {
                free.push(before);
                before += u8::from(formations.get(id).ring >> field & 1 == 0);
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
            rankers,
            begins,
            layers: (0..columns * columns).map(|_| None).collect(),
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

    fn ranker(&self, mover: u8, opponent: u8) -> &Ranker {
        let pieces = self.board.pieces();
        let room = |column: u8| pieces - column.count_ones() as usize;
        &self.rankers[room(mover) * (pieces + 1) + room(opponent)]
    }

    /// The number of a position in its layer.
    #[inline]
    fn place(&self, mover: Id, opponent: Id) -> usize {
        let (first, second) = (self.formations.get(mover), &self.seen[opponent as usize]);
        let room = self.seen[mover as usize].room;
        let begin = self.begins[code([room, second.room, first.count, second.count])];
        let free = usize::from(self.board.fields() - first.count);
        let mut at = begin + u64::from(first.rank) * self.table.of(free, second.count.into());
        let free = self.free_before(mover);
        for (place, &field) in second.fields[..second.count.into()].iter().enumerate() {
            at += self.table.of(free[usize::from(field)].into(), place + 1);
        }
        at as usize
    }

    /// The bounds of a position.
    #[inline]
    fn pair(&self, mover: Id, opponent: Id) -> Pair {
        let (first, second) = (self.formations.get(mover), &self.seen[opponent as usize]);
        self.cells(first.column, second.column)
            .get(self.place(mover, opponent))
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

/// Numbers of pieces are digits to this base.
const BASE: usize = 5;

#[inline]
fn code(numbers: [u8; 4]) -> usize {
    numbers
        .iter()
        .fold(0, |code, &number| code * BASE + usize::from(number))
}

fn see(formation: &Formation, board: Board, half: u8) -> Seen {
    let fields = board.fields();
    let mut seen = Seen {
        fields: [0; 4],
        count: formation.count,
        column: formation.column,
        room: (board.pieces() - formation.column.count_ones() as usize) as u8,
    };
    let turned = (0..fields).filter(|field| formation.ring >> ((field + half) % fields) & 1 == 1);
    for (slot, field) in seen.fields.iter_mut().zip(turned) {
        *slot = field;
    }
    seen
}
