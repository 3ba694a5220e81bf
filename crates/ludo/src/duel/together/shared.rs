//! Whose rows are whose. A row belongs to a formation, and formations go together by their foremost piece on the ring: what a capture makes of an
//! opponent is then mostly at the same rank. It knows neither bounds nor messages.

use crate::board::Board;
use crate::duel::Duel;
use crate::duel::gapless::{Gapless, Held};
use crate::formation::Id;
use std::cmp::Reverse;

/// With more ranks than this the second piece counts too, so that everybody has something to do.
const FEW: usize = 8;

/// Whose row it is, and which of his rows with as many pieces on the ring.
#[derive(Clone, Copy, Default)]
pub(super) struct Row {
    pub owner: u16,
    number: u32,
}

/// The rows of all formations.
pub(super) struct Shared {
    /// By the pieces on the ring and the number of their set.
    rows: Vec<Vec<Row>>,
    /// Whose row each formation's is.
    pub owners: Vec<u16>,
    /// Where the rows of each rank are.
    pub held: Vec<Held>,
}

impl Shared {
    /// Gives all rows away and tells the solver of this rank where his are.
    pub fn new<C>(duel: &mut Duel<C, Gapless>, ranks: usize, me: usize) -> Self {
        let board = duel.board;
        let all = duel.formations.of_column(0);
        let mut weights: Vec<(u64, usize)> = (0..KEYS * KEYS).map(|key| (0, key)).collect();
        for id in all.clone() {
            weights[key(duel.formations.get(id as Id).ring, ranks)].0 += 1;
        }
        weights.sort_by_key(|&(weight, key)| (Reverse(weight), key));
        let mut owner_of = vec![0; KEYS * KEYS];
        let mut load = vec![0; ranks];
        for (weight, key) in weights {
            let least = (0..ranks).min_by_key(|&rank| load[rank]).unwrap_or(0);
            owner_of[key] = least as u16;
            load[least] += weight;
        }
        let mut shared = Shared {
            rows: sets(board, duel).collect(),
            owners: Vec::new(),
            held: Vec::new(),
        };
        for id in all {
            let formation = duel.formations.get(id as Id);
            let row = &mut shared.rows[usize::from(formation.count)][formation.rank as usize];
            row.owner = owner_of[key(formation.ring, ranks)];
        }
        let mut counts = vec![vec![0u64; shared.rows.len()]; ranks];
        for (count, rows) in shared.rows.iter_mut().enumerate() {
            for row in rows {
                let mine = &mut counts[usize::from(row.owner)][count];
                row.number = *mine as u32;
                *mine += 1;
            }
        }
        for counts in &counts {
            let rows = |count: u8| counts.get(usize::from(count)).copied().unwrap_or(0);
            shared.held.push(Held::new(board, &duel.table, rows));
        }
        for id in 0..duel.formations.len() {
            let formation = duel.formations.get(id as Id);
            let row = shared.rows[usize::from(formation.count)][formation.rank as usize];
            shared.owners.push(row.owner);
            duel.rows.rows[id] = row.number;
        }
        let rows = |count: u8| counts[me].get(usize::from(count)).copied().unwrap_or(0);
        duel.rows.held = Held::new(board, &duel.table, rows);
        shared
    }

    /// The owners of all rows with so many pieces on the ring, in the order of a file.
    pub fn rows(&self, count: u8) -> &[Row] {
        self.rows.get(usize::from(count)).map_or(&[], |rows| rows)
    }
}

/// Places of a foremost piece, none included.
const KEYS: usize = 64;

fn key(ring: u64, ranks: usize) -> usize {
    let first = (u64::BITS - ring.leading_zeros()) as usize;
    if ranks <= FEW || first == 0 {
        return first;
    }
    let others = ring & !(1 << (first - 1));
    let second = (u64::BITS - others.leading_zeros()) as usize;
    first * KEYS + second
}

fn sets<C>(board: Board, duel: &Duel<C, Gapless>) -> impl Iterator<Item = Vec<Row>> {
    let counts = 0..=board.pieces().min(board.fields().into());
    counts.map(move |count| {
        let sets = duel.table.of(board.fields().into(), count);
        vec![Row::default(); sets as usize]
    })
}
