//! The implicit solver for two players on an even ring. The table can be turned, so the player about to roll is always
//! player 1 here: one pair of bounds for each position, and the opponent's lower bound is what the upper bound leaves.
//! Positions fall into layers by home columns, which pieces never leave; layers are solved one after another.

mod equation;
mod gapless;
mod layers;
mod rows;
mod solve;
mod sweep;
pub mod together;

pub(crate) use gapless::Gapless;
pub use layers::Unit;
pub use rows::{Rows, Spread};

use crate::board::Board;
use crate::cells::{Cells, Pair};
use crate::formation::{FINISHED, Formations, Id};
use crate::rank::Choose;
use crate::state::State;
use crate::variant::Variant;
use work::Estimate;

/// Bounds on the chance of the player about to roll, for every position that was asked for.
pub struct Duel<C, R = Spread> {
    board: Board,
    variant: Variant,
    table: Choose,
    formations: Formations,
    /// Where positions are in the arrays.
    rows: R,
    /// By the columns of mover and opponent; only those that were asked for.
    layers: Vec<Option<C>>,
    /// The same bounds, but in the opponent's row: everything that one opponent makes the mover look at is close together.
    turned: Vec<Option<C>>,
    /// How many positions the layers have.
    positions: u64,
    /// How many times positions were visited, in all.
    evaluations: u64,
}

impl<C: Cells> Duel<C> {
    /// Whether this solver can do it: two players opposite each other.
    #[must_use]
    pub fn suits(board: Board) -> bool {
        board.players() == 2 && board.is_symmetric()
    }
}

impl<C: Cells, R: Rows> Duel<C, R> {
    /// Bytes needed to solve everything that play from these columns leads to.
    #[must_use]
    pub(crate) fn needs(board: Board, columns: [u8; 2]) -> Estimate {
        // Every pair is kept in both players' rows.
        let cells = R::places(board, columns).saturating_mul(2 * u128::from(C::BYTES));
        let lists = u128::from(2 * Formations::estimate(board) + (1 << 20));
        Estimate(cells.saturating_add(lists))
    }

    fn new(board: Board, variant: Variant) -> Self {
        let table = Choose::new();
        let formations = Formations::new(board, variant, &table);
        let columns = (1 << board.pieces()) - 1;
        Duel {
            board,
            variant,
            table,
            rows: R::new(board, &formations),
            formations,
            layers: (0..columns * columns).map(|_| None).collect(),
            turned: (0..columns * columns).map(|_| None).collect(),
            positions: 0,
            evaluations: 0,
        }
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
        let columns = (self.column(first), self.column(second));
        let cells = self.layers[self.layer(columns.0, columns.1)].as_ref()?;
        Some(cells.get(self.rows.place(first, second, columns)))
    }

    #[inline]
    fn column(&self, id: Id) -> u8 {
        self.formations.get(id).column
    }

    /// How many pairs of bounds are kept.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many times a position was looked at, in all sweeps.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::{Fresh, Narrow, Wide};
    use crate::game::Ludo;
    use crate::keep::Keeper;
    use rules::Game;
    use say::Told;
    use std::collections::BTreeMap;
    use work::keep::Piece;
    use work::{Work, checkpoint::Unusable};

    /// Keeps in memory what a solver wants to be kept, after every sweep.
    struct Shelf(Kept);

    impl Keeper for Shelf {
        fn due(&mut self) -> bool {
            true
        }

        fn load(&mut self, piece: &Piece<'_>) -> Result<Option<Vec<u8>>, Told> {
            Ok(self.0.get(piece.name).cloned())
        }

        fn save(&mut self, piece: &Piece<'_>, payload: &[u8]) -> Result<(), Told> {
            self.0.insert(piece.name.to_owned(), payload.to_vec());
            Ok(())
        }

        fn refuse(&self, piece: &Piece<'_>, _: &Unusable) -> Told {
            panic!("{} was kept by the same code", piece.name)
        }
    }

    type Kept = BTreeMap<String, Vec<u8>>;

    /// What is known of some positions, and what was kept.
    fn kept<C: Fresh, R: Rows>(game: &Ludo, before: Kept) -> (Vec<(State, Option<Pair>)>, Kept) {
        let mut shelf = Shelf(before);
        let solved =
            Duel::<C, R>::solve_in(game, &game.start(), 1e-7, &mut shelf, &Work::unlimited());
        let solved = solved.unwrap();
        let mut state = game.start();
        let mut seen = Vec::new();
        for place in 0..=game.board().fields() {
            state.pieces[0][0] = place;
            seen.push((state, solved.before_roll(&state)));
        }
        (seen, shelf.0)
    }

    /// Rows with gaps and rows without give the same bits, and one goes on with what the other has kept.
    #[test]
    fn gaps_change_nothing() {
        for (pieces, fields, variant) in [
            (1, 8, Variant::default()),
            (2, 8, Variant::default()),
            (3, 4, Variant::default()),
            (2, 6, "three-tries,must-enter".parse().unwrap()),
        ] {
            let game = Ludo::new(Board::new(2, pieces, fields).unwrap(), variant);
            let nothing = Kept::new();
            let gapless = kept::<Wide, Gapless>(&game, nothing.clone());
            assert!(gapless == kept::<Wide, Spread>(&game, nothing.clone()));
            assert!(gapless == kept::<Wide, Spread>(&game, gapless.1.clone()));
            let narrow = kept::<Narrow, Spread>(&game, nothing.clone());
            assert!(narrow == kept::<Narrow, Gapless>(&game, narrow.1.clone()));
            assert!(narrow == kept::<Narrow, Gapless>(&game, nothing));
        }
    }

    /// What is told beforehand is what is taken: as many places as there are.
    #[test]
    fn places_are_counted_beforehand() {
        let board = Board::new(2, 3, 8).unwrap();
        for columns in [[0, 0], [0b100, 0], [0b110, 0b010]] {
            fn counted<R: Rows>(board: Board, columns: [u8; 2]) -> (u128, u128) {
                let duel = Duel::<Narrow, R>::new(board, Variant::default());
                let units = layers::units(board.pieces(), columns);
                let layers = units.iter().flat_map(|unit| unit.layers());
                let lengths = layers.map(|(a, b)| u128::from(duel.rows.length(a, b)));
                (lengths.sum(), R::places(board, columns))
            }
            let (taken, told) = counted::<Spread>(board, columns);
            assert_eq!(taken, told);
            let (taken, told) = counted::<Gapless>(board, columns);
            assert!(taken <= told && (columns[0] != columns[1] || taken == told));
        }
    }

    /// Every number of every layer belongs to exactly one position.
    #[test]
    fn there_are_no_gaps() {
        for (pieces, fields) in [(1, 4), (2, 6), (3, 8), (4, 4)] {
            let board = Board::new(2, pieces, fields).unwrap();
            let duel = Duel::<Narrow, Gapless>::new(board, Variant::default());
            let half = board.fields() / 2;
            for mover in 0..duel.columns() as u8 {
                for opponent in 0..duel.columns() as u8 {
                    let mut found = vec![false; duel.rows.length(mover, opponent) as usize];
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
                                let columns = (mover, opponent);
                                let place = duel.rows.place(first, second, columns);
                                let row = duel.rows.row(first, opponent);
                                assert_eq!(duel.rows.spot(row, second), place);
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
