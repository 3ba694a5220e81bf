//! Kept tables of one player against all others together, for any number of players: one file with the bounds of every position, by who is
//! about to roll.

use super::equation::{Bounds, Equation};
use super::layout::Ring;
use super::seats::{Each, Seats};
use super::tables::shares;
use super::{Verified, Wrong, allowed, close};
use crate::board::Board;
use crate::cells::Pair;
use crate::game::{Ludo, tries};
use crate::keep::{KIND, Keeper};
use crate::state::State;
use rayon::prelude::*;
use rules::Notation;
use say::{Message, Told};
use work::Work;
use work::checkpoint::Unusable;
use work::keep::Piece;

/// Bytes of a bound.
const WIDTH: usize = 8;

/// Checks the bounds on the chance of the player about to roll in this position.
pub(super) fn verify(
    game: &Ludo,
    from: &State,
    epsilon: f64,
    keeper: &mut dyn Keeper,
    work: &Work,
) -> Result<Verified, Wrong> {
    let table = Table::open(game, from, keeper, work)?;
    let board = game.board();
    let units = table.seats.units();
    let positions = table.seats.size() * board.players() as u64;
    let task = work.task("ludo-task-verify", Some(positions));
    let widest = units.par_iter().map(|columns| {
        let (mut widest, mut checked) = (0, 0);
        let mut first = Ok(());
        table.seats.visit(columns, |_, rings| {
            for mover in 0..board.players() {
                checked += 1;
                if first.is_ok() {
                    match table.position(columns, rings, mover, epsilon) {
                        Ok(gap) => widest = widest.max(gap),
                        Err(wrong) => first = Err(wrong),
                    }
                }
            }
        });
        first?;
        task.advance(checked)?;
        Ok(widest)
    });
    let widest = widest.try_reduce(|| 0, |a: u64, b| Ok::<_, Wrong>(a.max(b)))?;
    let alive = from.winner(board).is_none();
    Ok(Verified {
        units: units.len(),
        missing: 0,
        positions,
        width: WIDTH as u8,
        widest: widest as f64 / table.one() as f64,
        chance: alive.then(|| shares(table.look(board, from, from.mover()), table.one())),
    })
}

/// What is kept.
struct Table<'g> {
    game: &'g Ludo,
    seats: Seats,
    /// Whose chance it is.
    hero: usize,
    kept: Vec<u8>,
}

impl<'g> Table<'g> {
    fn open(
        game: &'g Ludo,
        from: &State,
        keeper: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, Wrong> {
        let (board, hero) = (game.board(), from.mover());
        let seats = Seats::new(board, from);
        let bytes = seats.size() * board.players() as u64 * 2 * WIDTH as u64;
        work.claim(bytes)?;
        let question = format!(
            "council {board} {} hero {hero} positions {} width {WIDTH}",
            game.variant(),
            seats.size()
        );
        let piece = Piece {
            name: "council",
            kind: KIND,
            question: &question,
        };
        let kept = keeper.load(&piece)?.ok_or_else(|| {
            Told::input(
                Message::new("ludo-error-verify-nothing").with("board", board.to_string()),
                Message::new("ludo-accepted-verify"),
            )
        })?;
        if kept.len() as u64 != bytes {
            return Err(keeper.refuse(&piece, &Unusable::Misfit).into());
        }
        Ok(Table {
            game,
            seats,
            hero,
            kept,
        })
    }

    /// The bounds of a position when this player is about to roll.
    fn at(&self, columns: &Each<u8>, rings: &Each<Ring>, mover: usize) -> Option<Pair> {
        let place = self.seats.place(columns, rings)?;
        let pair = (mover as u64 * self.seats.size() + place) as usize;
        let bound = |at: usize| {
            let bytes = self.kept[at * WIDTH..(at + 1) * WIDTH].iter().rev();
            bytes.fold(0, |bound, &byte| bound << 8 | u64::from(byte))
        };
        Some(Pair {
            low: bound(2 * pair),
            high: bound(2 * pair + 1),
        })
    }

    /// Checks one position and tells how far its bounds are apart.
    fn position(
        &self,
        columns: &Each<u8>,
        rings: &Each<Ring>,
        mover: usize,
        epsilon: f64,
    ) -> Result<u64, Wrong> {
        let state = self.state(columns, rings, mover);
        let board = self.game.board();
        let position = || self.game.write_state(&state);
        let here = self.look(board, &state, mover);
        let gap = close(here, self.one(), epsilon, position)?;
        let equation = Equation::of(self.game, self, &state);
        let passed = self.state(columns, rings, (mover + 1) % board.players());
        let there = self.look(board, &passed, mover);
        allowed(
            here,
            (equation.below(there), equation.above(there)),
            position,
        )?;
        Ok(gap)
    }

    /// The position with this player about to roll.
    fn state(&self, columns: &Each<u8>, rings: &Each<Ring>, mover: usize) -> State {
        let board = self.game.board();
        let mut state = State {
            pieces: Default::default(),
            mover: mover as u8,
            die: 0,
            tries: 1,
        };
        for player in 0..board.players() {
            let taken = |place: &u8| {
                let field = board.field(player, *place);
                field.is_some_and(|field| rings[player] >> field & 1 == 1)
            };
            let ring = (1..=board.fields()).filter(taken);
            let column = (0..board.pieces() as u8).filter(|at| columns[player] >> at & 1 == 1);
            let places = ring.chain(column.map(|at| board.fields() + 1 + at));
            let own = state.pieces[player].iter_mut();
            own.zip(places).for_each(|(slot, place)| *slot = place);
        }
        state.tries = tries(board, self.game.variant(), &state, mover);
        state
    }
}

impl Bounds for Table<'_> {
    fn one(&self) -> u64 {
        1 << 56
    }

    /// From the point of view of the one, whoever comes there.
    fn look(&self, board: Board, state: &State, _: usize) -> Pair {
        let mut columns = Each::<u8>::default();
        let mut rings = Each::<Ring>::default();
        for player in 0..board.players() {
            columns[player] = state.column(board, player);
            let own = state.own(board, player).iter();
            let fields = own.filter_map(|&place| board.field(player, place));
            rings[player] = fields.fold(0, |ring, field| ring | 1 << field);
        }
        // Play leads nowhere else; if it did, nothing would be known of it.
        let unknown = Pair {
            low: 0,
            high: self.one(),
        };
        self.at(&columns, &rings, state.mover()).unwrap_or(unknown)
    }

    fn won(&self, me: usize) -> Pair {
        let worth = if me == self.hero { self.one() } else { 0 };
        Pair {
            low: worth,
            high: worth,
        }
    }

    fn better(&self, me: usize, one: Pair, other: Pair) -> Pair {
        if me == self.hero {
            one.max(other)
        } else {
            one.min(other)
        }
    }
}
