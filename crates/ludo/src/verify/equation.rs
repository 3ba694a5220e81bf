//! What the bounds after each roll and move allow a position to be worth, in whole numbers, nothing rounded: the game itself is asked what may be
//! done and what comes of it.

use crate::board::Board;
use crate::cells::Pair;
use crate::game::{Ludo, Move, tries};
use crate::state::State;
use rules::Game;

/// The bounds that are kept, from the point of view of a player about to roll, or of one player throughout.
pub(super) trait Bounds: Sync {
    /// Certainty, in units of a bound.
    fn one(&self) -> u64;

    /// Bounds on the worth of a position in which somebody is about to roll, for the player `me` who comes to it.
    fn look(&self, board: Board, state: &State, me: usize) -> Pair;

    /// What it is worth that `me` has just won.
    fn won(&self, me: usize) -> Pair;

    /// What `me` has of two moves.
    fn better(&self, me: usize, one: Pair, other: Pair) -> Pair;
}

/// The value of a position times `whole` is between the sums, and `passes` times what it is worth when the other rolls and nothing has moved,
/// and `again` times itself.
#[derive(Clone, Copy)]
pub(super) struct Equation {
    low: u128,
    high: u128,
    passes: i128,
    again: i128,
    whole: i128,
}

impl Equation {
    /// Of a position in which a player is about to roll.
    pub fn of(game: &Ludo, tables: &impl Bounds, state: &State) -> Self {
        // A position between two tries is of use only for what follows it.
        let weight = 6u128.pow(u32::from(state.tries()) - 1);
        let mut equation = Equation {
            low: 0,
            high: 0,
            passes: 0,
            again: 0,
            whole: 6 * weight as i128,
        };
        equation.roll(game, tables, state, weight);
        equation
    }

    fn roll(&mut self, game: &Ludo, tables: &impl Bounds, state: &State, weight: u128) {
        let board = game.board();
        let me = state.mover();
        let mut moves = Vec::with_capacity(4);
        for die in 1..=6 {
            let mut rolled = *state;
            game.land(&mut rolled, die);
            moves.clear();
            game.moves(&rolled, &mut moves);
            let played = |chosen: &Move| {
                let mut next = rolled;
                game.play(&mut next, chosen);
                next
            };
            if moves == [Move::Pass] {
                let next = played(&Move::Pass);
                if next.mover() != me {
                    self.passes += weight as i128;
                } else if next.tries() == tries(board, game.variant(), &next, me) {
                    self.again += weight as i128;
                } else {
                    self.roll(game, tables, &next, weight / 6);
                }
                continue;
            }
            let bounds = moves.iter().map(|chosen| {
                let next = played(chosen);
                match next.winner(board) {
                    Some(_) => tables.won(me),
                    None => tables.look(board, &next, me),
                }
            });
            let best = bounds.reduce(|best, other| tables.better(me, best, other));
            let best = best.expect("whoever can move nothing passes");
            self.low += weight * u128::from(best.low);
            self.high += weight * u128::from(best.high);
        }
    }

    /// The most that a lower bound can be, where it is known what the position is worth when the next rolls.
    pub fn below(&self, there: Pair) -> i128 {
        let sum = self.low as i128 + self.passes * i128::from(there.low);
        sum.div_euclid(self.whole - self.again)
    }

    /// The least that an upper bound can be.
    pub fn above(&self, there: Pair) -> i128 {
        let sum = self.high as i128 + self.passes * i128::from(there.high);
        up(sum, self.whole - self.again)
    }

    /// The most that a lower bound can be between two players. `there` is what the position is worth when the other rolls, `back` its equation for him.
    pub fn most(
        &self,
        kept: u64,
        one: u64,
        there: impl Fn() -> Pair,
        back: impl Fn() -> Equation,
    ) -> i128 {
        let whole = self.whole - self.again;
        if self.passes == 0 {
            return self.low as i128 / whole;
        }
        let simple = self.below(there());
        if simple >= kept.into() {
            return simple;
        }
        // Who passes may be passed to in turn: both equations together say more than each with what was kept of the other.
        let (back, one) = (back(), i128::from(one));
        let other = back.whole - back.again;
        let sum = other * (self.low as i128 + self.passes * one)
            - self.passes * (back.high as i128 + back.passes * one);
        simple.max(sum.div_euclid(whole * other - self.passes * back.passes))
    }

    /// The least that an upper bound can be between two players.
    pub fn least(
        &self,
        kept: u64,
        one: u64,
        there: impl Fn() -> Pair,
        back: impl Fn() -> Equation,
    ) -> i128 {
        let whole = self.whole - self.again;
        if self.passes == 0 {
            return up(self.high as i128, whole);
        }
        let simple = self.above(there());
        if simple <= kept.into() {
            return simple;
        }
        let (back, one) = (back(), i128::from(one));
        let other = back.whole - back.again;
        let sum = other * (self.high as i128 + self.passes * one)
            - self.passes * (back.low as i128 + back.passes * one);
        simple.min(up(sum, whole * other - self.passes * back.passes))
    }
}

/// A division rounded upward.
fn up(sum: i128, whole: i128) -> i128 {
    -(-sum).div_euclid(whole)
}
