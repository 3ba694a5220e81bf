//! Where a kept table of any number of players has the bounds of a position, told from the format of the file alone: home columns in the order
//! of the players, then how many pieces each has on the ring, then which fields those take.

use super::layout::{Ring, sets, ways};
use crate::board::{Board, MOST_PLAYERS};
use crate::state::State;
use std::collections::{BTreeMap, BTreeSet};

/// Something of each player.
pub(super) type Each<T> = [T; MOST_PLAYERS as usize];

/// The places of positions.
pub(super) struct Seats {
    board: Board,
    /// n over k.
    ways: Vec<Vec<u64>>,
    /// Where the positions with these home columns begin.
    layers: BTreeMap<Each<u8>, u64>,
    /// By how many pieces each has outside his column.
    blocks: BTreeMap<Each<usize>, Blocks>,
    size: u64,
}

/// The positions of a layer.
struct Blocks {
    /// Where those with so many pieces on the ring begin.
    begins: BTreeMap<Each<usize>, u64>,
    size: u64,
}

impl Seats {
    /// Of the positions to which play from this one leads.
    pub fn new(board: Board, from: &State) -> Self {
        let mut seats = Seats {
            board,
            ways: ways(board.fields().into(), board.pieces()),
            layers: BTreeMap::new(),
            blocks: BTreeMap::new(),
            size: 0,
        };
        let columns = (0..board.players()).map(|player| from.column(board, player));
        let reached: Vec<Vec<u8>> = columns
            .map(|column| reached(column, board.pieces()).into_iter().collect())
            .collect();
        for columns in combinations(&reached) {
            seats.layers.insert(columns, seats.size);
            let rooms = seats.rooms(&columns);
            seats.size += seats.block_begins(rooms);
        }
        seats
    }

    /// How many positions a player can be about to roll in.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The home columns of all players, unit by unit.
    pub fn units(&self) -> Vec<Each<u8>> {
        self.layers.keys().copied().collect()
    }

    /// How many pieces each player has outside his column.
    fn rooms(&self, columns: &Each<u8>) -> Each<usize> {
        let mut rooms = columns.map(|column| self.board.pieces() - column.count_ones() as usize);
        rooms[self.board.players()..].fill(0);
        rooms
    }

    /// Notes where positions with so many pieces on the ring begin; how many there are.
    fn block_begins(&mut self, rooms: Each<usize>) -> u64 {
        if let Some(known) = self.blocks.get(&rooms) {
            return known.size;
        }
        let counts: Vec<Vec<usize>> = rooms[..self.board.players()]
            .iter()
            .map(|&room| (0..=room).collect())
            .collect();
        let (mut begins, mut size) = (BTreeMap::new(), 0);
        for counts in combinations(&counts) {
            begins.insert(counts, size);
            let mut free = usize::from(self.board.fields());
            let mut wide = 1;
            for &count in &counts {
                wide *= self.of(free, count);
                free = free.saturating_sub(count);
            }
            size += wide;
        }
        self.blocks.insert(rooms, Blocks { begins, size });
        size
    }

    fn of(&self, n: usize, k: usize) -> u64 {
        self.ways[n].get(k).copied().unwrap_or(0)
    }

    /// The number of a set among those of its size: those whose largest different member is smaller come before it.
    fn number(&self, set: Ring) -> u64 {
        let members = (0..usize::from(self.board.fields())).filter(|field| set >> field & 1 == 1);
        let smaller = members.enumerate();
        smaller.map(|(at, field)| self.of(field, at + 1)).sum()
    }

    /// The place of a position by the fields that each player's pieces take; none where play does not lead there.
    pub fn place(&self, columns: &Each<u8>, rings: &Each<Ring>) -> Option<u64> {
        let begin = self.layers.get(columns)?;
        let counts = rings.map(|ring| ring.count_ones() as usize);
        let begins = &self.blocks.get(&self.rooms(columns))?.begins;
        let (mut taken, mut number) = (0, 0);
        for (&ring, &count) in rings.iter().zip(&counts) {
            let free = usize::from(self.board.fields()) - Ring::count_ones(taken) as usize;
            number = number * self.of(free, count) + self.number(among(ring, taken));
            taken |= ring;
        }
        Some(begin + begins.get(&counts)? + number)
    }

    /// Every position with these home columns, by the fields that each player's pieces take, with its place.
    pub fn visit(&self, columns: &Each<u8>, mut act: impl FnMut(u64, &Each<Ring>)) {
        let begins = &self.blocks[&self.rooms(columns)].begins;
        for (counts, begin) in begins {
            let mut place = self.layers[columns] + begin;
            self.seated(counts, 0, [0; MOST_PLAYERS as usize], &mut |rings| {
                act(place, rings);
                place += 1;
            });
        }
    }

    /// Every way in which the players from this one on can take fields, when those before him have.
    fn seated(
        &self,
        counts: &Each<usize>,
        player: usize,
        rings: Each<Ring>,
        act: &mut impl FnMut(&Each<Ring>),
    ) {
        if player == self.board.players() {
            return act(&rings);
        }
        let taken = rings.iter().fold(0, |all, ring| all | ring);
        let fields = 0..self.board.fields();
        let free: Vec<u8> = fields.filter(|field| taken >> field & 1 == 0).collect();
        for set in sets(free.len(), counts[player]) {
            let mut rings = rings;
            let members = free.iter().enumerate();
            let members = members.filter(|(at, _)| set >> at & 1 == 1);
            rings[player] = members.fold(0, |ring, (_, field)| ring | 1 << field);
            self.seated(counts, player + 1, rings, act);
        }
    }
}

/// A set as one among the fields that are not taken.
fn among(ring: Ring, taken: Ring) -> Ring {
    let members = (0..Ring::BITS).filter(|field| ring >> field & 1 == 1);
    members.fold(0, |set, field| {
        let before = (taken & ((1 << field) - 1)).count_ones();
        set | 1 << (field - before)
    })
}

/// One of each, in the order of the first, then the second …; nobody has more than there are.
fn combinations<T: Copy + Default>(each: &[Vec<T>]) -> Vec<Each<T>> {
    let mut all = vec![Each::<T>::default()];
    for (player, choices) in each.iter().enumerate() {
        let chosen = |before: Each<T>| {
            choices.iter().map(move |&choice| {
                let mut next = before;
                next[player] = choice;
                next
            })
        };
        all = all.into_iter().flat_map(chosen).collect();
    }
    all
}

/// The home columns to which one leads by steps within it and into it, but for the full one.
fn reached(column: u8, pieces: usize) -> BTreeSet<u8> {
    let full = ((1u16 << pieces) - 1) as u8;
    let mut all = BTreeSet::from([column]);
    let mut open = vec![column];
    while let Some(column) = open.pop() {
        for to in (0..pieces).filter(|at| column >> at & 1 == 0) {
            let below = (0..to).filter(|from| column >> from & 1 == 1);
            let moved = below.map(|from| column & !(1 << from) | 1 << to);
            for next in moved.chain([column | 1 << to]) {
                if all.insert(next) {
                    open.push(next);
                }
            }
        }
    }
    all.remove(&full);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ludo, Variant};
    use rules::Game;

    #[test]
    fn every_place_is_one_position() {
        for (players, pieces, fields) in [(2, 2, 5), (3, 2, 4), (4, 1, 6), (4, 2, 4)] {
            let board = Board::new(players, pieces, fields).unwrap();
            let start = Ludo::new(board, Variant::default()).start();
            let seats = Seats::new(board, &start);
            let mut next = 0;
            for columns in seats.units() {
                seats.visit(&columns, |place, rings| {
                    assert_eq!(place, next);
                    assert_eq!(seats.place(&columns, rings), Some(place));
                    next += 1;
                });
            }
            assert_eq!(next, seats.size());
        }
    }
}
