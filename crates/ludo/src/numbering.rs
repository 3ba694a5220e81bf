//! All positions of any number of players, numbered without gaps: layer by layer of home columns, and within a layer by
//! what is on the ring. It says what a move leads to; it does not know what positions are worth.

use crate::board::{Board, MOST_PLAYERS};
use crate::count::leads_to;
use crate::formation::{FINISHED, Formations, Go, Id};
use crate::rank::{Choose, Ranker, Rings};
use crate::state::State;
use crate::variant::Variant;

/// Columns are digits to this base.
const BASE: usize = 16;
const SEATS: usize = MOST_PLAYERS as usize;

/// Where all pieces stand when those of a player are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The home columns.
    pub columns: [u8; SEATS],
    /// The ring fields of each player, counted from the entry of player 1.
    pub rings: Rings,
}

/// The numbers of all positions that play from given columns leads to.
pub struct Numbering {
    board: Board,
    variant: Variant,
    table: Choose,
    formations: Formations,
    /// By the pieces that each player has outside his column, as digits to the base.
    rankers: Vec<Option<Ranker>>,
    /// Where each layer begins, by its columns as digits to the base.
    begins: Vec<u64>,
    layers: Vec<([u8; SEATS], u64)>,
    size: u64,
}

impl Numbering {
    /// The positions that play from this one leads to.
    #[must_use]
    pub fn new(board: Board, variant: Variant, from: &State) -> Self {
        let players = board.players();
        let table = Choose::new();
        let formations = Formations::new(board, variant, &table);
        let mut numbering = Numbering {
            board,
            variant,
            table,
            formations,
            rankers: (0..BASE.pow(players as u32)).map(|_| None).collect(),
            begins: vec![u64::MAX; BASE.pow(players as u32)],
            layers: Vec::new(),
            size: 0,
        };
        let full = ((1u16 << board.pieces()) - 1) as u8;
        let reached: Vec<Vec<u8>> = (0..players)
            .map(|player| {
                let column = from.column(board, player);
                (0..full).filter(|&to| leads_to(column, to)).collect()
            })
            .collect();
        let mut chosen = [0usize; SEATS];
        while reached.iter().all(|columns| !columns.is_empty()) {
            let mut columns = [0; SEATS];
            for player in 0..players {
                columns[player] = reached[player][chosen[player]];
            }
            numbering.add(columns);
            let Some(player) = (0..players)
                .rev()
                .find(|&player| chosen[player] + 1 < reached[player].len())
            else {
                break;
            };
            chosen[player] += 1;
            chosen[player + 1..].fill(0);
        }
        numbering
    }

    fn add(&mut self, columns: [u8; SEATS]) {
        let room = self.room(&columns);
        let size = {
            let ranker = &mut self.rankers[digits(&room[..self.board.players()])];
            let ranker = ranker.get_or_insert_with(|| Ranker::new(self.board, &room, &self.table));
            ranker.size()
        };
        self.begins[digits(&columns[..self.board.players()])] = self.size;
        self.layers.push((columns, self.size));
        self.size += size;
    }

    fn room(&self, columns: &[u8; SEATS]) -> [u8; SEATS] {
        columns.map(|column| (self.board.pieces() - column.count_ones() as usize) as u8)
    }

    fn ranker(&self, columns: &[u8; SEATS]) -> &Ranker {
        let room = self.room(columns);
        self.rankers[digits(&room[..self.board.players()])]
            .as_ref()
            .expect("layers are added with their ranker")
    }

    /// How many positions there are.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// The rules that differ.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of a placement; none where it cannot come of where numbering began.
    #[must_use]
    pub fn number(&self, placement: &Placement) -> Option<usize> {
        let begin = self.begins[digits(&placement.columns[..self.board.players()])];
        if begin == u64::MAX {
            return None;
        }
        let rank = self
            .ranker(&placement.columns)
            .rank(&placement.rings, &self.table);
        Some((begin + rank) as usize)
    }

    /// The placement with this number.
    #[must_use]
    pub fn placement(&self, number: usize) -> Placement {
        let number = number as u64;
        let layer = self.layers.partition_point(|&(_, begin)| begin <= number) - 1;
        let (columns, begin) = self.layers[layer];
        Placement {
            columns,
            rings: self.ranker(&columns).unrank(number - begin, &self.table),
        }
    }

    /// The placement of pieces that are told apart; none when somebody has finished.
    #[must_use]
    pub fn of_state(&self, state: &State) -> Option<Placement> {
        let mut placement = Placement {
            columns: [0; SEATS],
            rings: [0; SEATS],
        };
        for player in 0..self.board.players() {
            placement.columns[player] = state.column(self.board, player);
            for &place in state.own(self.board, player) {
                if let Some(field) = self.board.field(player, place) {
                    placement.rings[player] |= 1 << field;
                }
            }
        }
        state.winner(self.board).is_none().then_some(placement)
    }

    /// The formation of a player.
    #[must_use]
    pub fn formation(&self, placement: &Placement, player: usize) -> Id {
        let fields = self.board.fields();
        let ring = turned(
            placement.rings[player],
            fields - self.board.entry(player),
            fields,
        );
        self.formations
            .find(placement.columns[player], ring, &self.table)
    }

    /// What a die can make of a formation.
    #[must_use]
    pub fn goes(&self, formation: Id, die: u8) -> &[Go] {
        self.formations.goes(formation, die)
    }

    /// The placement after a player's move; none when he has finished.
    #[must_use]
    pub fn after(&self, placement: &Placement, player: usize, go: Go) -> Option<Placement> {
        if go.to == FINISHED {
            return None;
        }
        let fields = self.board.fields();
        let to = self.formations.get(go.to);
        let mut next = *placement;
        if let Some(field) = self.board.field(player, go.lands) {
            next.rings
                .iter_mut()
                .for_each(|ring| *ring &= !(1 << field));
        }
        next.rings[player] = turned(to.ring, self.board.entry(player), fields);
        next.columns[player] = to.column;
        Some(next)
    }

    /// The sum of all pieces' places.
    #[must_use]
    pub fn progress(&self, placement: &Placement) -> u16 {
        let all = 0..self.board.players();
        all.map(|player| {
            self.formations
                .get(self.formation(placement, player))
                .progress
        })
        .sum()
    }

    /// All numbers, those of most progress first, and where each class of equal progress ends.
    #[must_use]
    pub fn order(&self) -> (Vec<u32>, Vec<usize>) {
        let progress: Vec<u16> = (0..self.size as usize)
            .map(|number| self.progress(&self.placement(number)))
            .collect();
        let most = progress.iter().max().map_or(0, |&most| usize::from(most));
        let mut ends = vec![0; most + 1];
        for &progress in &progress {
            ends[most - usize::from(progress)] += 1;
        }
        let mut next = 0;
        for end in &mut ends {
            next += std::mem::replace(end, next);
        }
        let mut order = vec![0; progress.len()];
        for (number, progress) in progress.iter().enumerate() {
            let slot = &mut ends[most - usize::from(*progress)];
            order[*slot] = number as u32;
            *slot += 1;
        }
        ends.dedup();
        (order, ends)
    }
}

fn digits(numbers: &[u8]) -> usize {
    numbers
        .iter()
        .fold(0, |code, &number| code * BASE + usize::from(number))
}

/// A set of ring fields, each so many fields further.
fn turned(ring: u64, by: u8, fields: u8) -> u64 {
    let by = by % fields;
    (ring << by | ring >> (fields - by)) & ((1 << fields) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Ludo, count};
    use rules::{Game, Notation};

    #[test]
    fn numbers_and_placements_are_two_views_of_the_same() {
        for (players, pieces, fields) in [(2, 2, 5), (3, 2, 4), (4, 1, 6), (2, 4, 4)] {
            let board = Board::new(players, pieces, fields).unwrap();
            let game = Ludo::new(board, Variant::default());
            let numbering = Numbering::new(board, Variant::default(), &game.start());
            assert_eq!(u128::from(numbering.size()), count::live_positions(board));
            for number in 0..numbering.size() as usize {
                assert_eq!(numbering.number(&numbering.placement(number)), Some(number));
            }
            let (order, ends) = numbering.order();
            let progress = |number: u32| numbering.progress(&numbering.placement(number as usize));
            assert!(
                order
                    .windows(2)
                    .all(|pair| progress(pair[0]) >= progress(pair[1]))
            );
            assert_eq!(ends.last(), Some(&order.len()));
            assert!(
                ends.iter()
                    .all(|&end| end == order.len()
                        || progress(order[end - 1]) > progress(order[end]))
            );
        }
    }

    #[test]
    fn only_what_play_leads_to_is_numbered() {
        let board = Board::new(3, 2, 4).unwrap();
        let game = Ludo::new(board, Variant::default());
        let state = game.read_state("6,0/0,5/0,0/1").unwrap();
        let numbering = Numbering::new(board, Variant::default(), &state);
        assert_eq!(
            u128::from(numbering.size()),
            count::below(board, &[0b10, 0b01, 0])
        );
        assert!(
            numbering
                .number(&numbering.of_state(&game.start()).unwrap())
                .is_none()
        );
    }
}
