//! Answers from whichever solver did the work: what a position is worth before and after the roll, and the best piece.

use crate::board::Board;
use crate::cells::{Cells, Fresh, Narrow, Pair, Wide};
use crate::council::Council;
use crate::duel::{Duel, Gapless, Rows, Spread};
use crate::game::{Ludo, Move};
use crate::keep::{Keeper, SolveError};
use crate::selfish::Selfish;
use crate::state::State;
use rules::{Dice, Game, Seat, Turn};
use work::{Estimate, Work};

/// A probability that lies between two others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// At least this.
    pub lower: f64,
    /// At most this.
    pub upper: f64,
}

impl Chance {
    /// Certain.
    #[must_use]
    pub fn exactly(value: f64) -> Self {
        Chance {
            lower: value,
            upper: value,
        }
    }

    /// Half way between the bounds.
    #[must_use]
    pub fn middle(self) -> f64 {
        self.lower.midpoint(self.upper)
    }

    /// How far the bounds are apart.
    #[must_use]
    pub fn gap(self) -> f64 {
        self.upper - self.lower
    }

    pub(crate) fn of<C: Cells>(pair: Pair) -> Self {
        // A division of whole numbers below 2^57 by a constant is off by less than one step of the last place.
        let share = |units: u64| units as f64 / C::ONE as f64;
        Chance {
            lower: if pair.low == 0 {
                0.0
            } else {
                share(pair.low).next_down().next_down()
            },
            upper: if pair.high == C::ONE {
                1.0
            } else {
                share(pair.high).next_up().next_up()
            },
        }
    }

    fn other(self) -> Self {
        Chance {
            lower: (1.0 - self.upper).next_down(),
            upper: (1.0 - self.lower).next_up(),
        }
    }
}

/// A question wider than this is answered with four bytes a bound.
pub const NARROW_ENOUGH: f64 = 1e-6;

enum Table {
    Duel(Box<dyn Known>),
    Council(Council<Wide>),
    Selfish(Selfish),
}

/// What a duel knows, whatever its bounds are kept in.
trait Known: Send + Sync {
    fn positions(&self) -> u64;
    fn before_roll(&self, state: &State) -> Option<Chance>;
}

impl<C: Cells, R: Rows> Known for Duel<C, R> {
    fn positions(&self) -> u64 {
        Duel::positions(self)
    }

    fn before_roll(&self, state: &State) -> Option<Chance> {
        Duel::before_roll(self, state).map(Chance::of::<C>)
    }
}

/// Solves with rows that are found at once, or, where there is no memory for them, with rows without gaps.
fn duel<C: Fresh + 'static>(
    game: &Ludo,
    from: &State,
    epsilon: f64,
    keeper: &mut dyn Keeper,
    work: &Work,
) -> Result<Table, SolveError> {
    let board = game.board();
    let columns = [from.mover(), 1 - from.mover()].map(|player| from.column(board, player));
    let spread = Duel::<C, Spread>::needs(board, columns).bytes();
    Ok(Table::Duel(if work.claim(spread.0).is_ok() {
        Box::new(Duel::<C, Spread>::solve_in(
            game, from, epsilon, keeper, work,
        )?)
    } else {
        Box::new(Duel::<C, Gapless>::solve_in(
            game, from, epsilon, keeper, work,
        )?)
    }))
}

/// What one player's chance is, in every position that play from the question leads to.
pub struct Solved {
    game: Ludo,
    hero: usize,
    table: Table,
}

/// What is known about a position with a die fallen.
#[derive(Clone, Debug)]
pub struct Choices {
    /// What each piece leads to; none where it cannot move.
    pub by_piece: Vec<Option<Chance>>,
    /// What moving nothing leads to, where that is possible.
    pub pass: Option<Chance>,
    /// The best move of who is to move.
    pub best: Move,
}

/// Bytes that a solver would need for this question at least.
#[must_use]
pub fn estimate(board: Board, from: &State, epsilon: f64) -> Estimate {
    if Duel::<Wide>::suits(board) {
        let columns = [from.mover(), 1 - from.mover()].map(|player| from.column(board, player));
        return if epsilon >= NARROW_ENOUGH {
            Duel::<Narrow, Gapless>::needs(board, columns)
        } else {
            Duel::<Wide, Gapless>::needs(board, columns)
        };
    }
    Council::<Wide>::estimate(board, from)
}

impl Solved {
    /// Solves for the player `hero` against all others together.
    ///
    /// # Errors
    /// When stopped, too big, or what is kept cannot be used.
    pub fn new(
        game: &Ludo,
        from: &State,
        hero: usize,
        epsilon: f64,
        keeper: &mut dyn Keeper,
        work: &Work,
    ) -> Result<Self, SolveError> {
        let solved = |table| Solved {
            game: game.clone(),
            hero,
            table,
        };
        if Duel::<Wide>::suits(game.board()) {
            if epsilon >= NARROW_ENOUGH {
                let narrow = solved(duel::<Narrow>(game, from, epsilon, keeper, work)?);
                // Rounding may have kept the bounds apart; then twice the memory does it.
                if narrow.fresh(from).gap() <= epsilon {
                    return Ok(narrow);
                }
            }
            return Ok(solved(duel::<Wide>(game, from, epsilon, keeper, work)?));
        }
        let council = Council::<Wide>::solve(game, from, hero, epsilon, keeper, work)?;
        Ok(solved(Table::Council(council)))
    }

    /// What everybody has when each plays for himself; `hero` says whose chance is told.
    ///
    /// # Errors
    /// When stopped, or too big.
    pub fn selfish(
        game: &Ludo,
        from: &State,
        hero: usize,
        residual: f64,
        work: &Work,
    ) -> Result<Self, SolveError> {
        const MOST_SWEEPS: u64 = 10_000;
        let table = Selfish::solve(game, from, residual, MOST_SWEEPS, work)?;
        Ok(Solved {
            game: game.clone(),
            hero,
            table: Table::Selfish(table),
        })
    }

    /// How many positions, each with who is about to roll unless the table was turned, were solved.
    #[must_use]
    pub fn positions(&self) -> u64 {
        match &self.table {
            Table::Duel(duel) => duel.positions(),
            Table::Council(council) => council.positions(),
            Table::Selfish(selfish) => selfish.positions(),
        }
    }

    /// How much the last sweep changed, where that is all that is known about the error.
    #[must_use]
    pub fn residual(&self) -> Option<f64> {
        match &self.table {
            Table::Selfish(selfish) => Some(selfish.residual),
            _ => None,
        }
    }

    /// Whose chance it is.
    #[must_use]
    pub fn hero(&self) -> usize {
        self.hero
    }

    /// The same values, told for another player. Between two players everything is known of both, and so it is when
    /// everybody plays for himself; a coalition knows one.
    #[must_use]
    pub fn of(&self, hero: usize, state: &State) -> Option<Chance> {
        match &self.table {
            Table::Council(council) if council.hero() != hero => {
                let two = self.game.board().players() == 2;
                two.then(|| self.chance(council.hero(), state).other())
            }
            _ => Some(self.chance(hero, state)),
        }
    }

    /// The hero's chance in a position: before a roll, or with the best move when the die has fallen.
    #[must_use]
    pub fn value(&self, state: &State) -> Chance {
        self.chance(self.hero, state)
    }

    fn chance(&self, hero: usize, state: &State) -> Chance {
        match self.game.turn(state) {
            Turn::Over(payoff) => Chance::exactly(f64::from(payoff.of(Seat(hero as u8)))),
            Turn::Decide(_) => {
                let best = self.choices(state).best;
                self.chance(hero, &self.after(state, best))
            }
            Turn::Chance(_) if self.is_fresh(state) => self.looked_up(hero, state),
            Turn::Chance(dice) => {
                let mut faces = Vec::new();
                dice.faces(&mut faces);
                let (mut lower, mut upper) = (0.0, 0.0);
                for &(face, _) in &faces {
                    let mut next = *state;
                    self.game.land(&mut next, face);
                    let chance = self.chance(hero, &next);
                    lower += chance.lower / faces.len() as f64;
                    upper += chance.upper / faces.len() as f64;
                }
                // Six additions are off by less than this.
                Chance {
                    lower: (lower - 1e-15).max(0.0),
                    upper: (upper + 1e-15).min(1.0),
                }
            }
        }
    }

    /// Whether the mover has all his tries: what is between tries is not kept.
    fn is_fresh(&self, state: &State) -> bool {
        state.tries()
            == crate::game::tries(self.game.board(), self.game.variant(), state, state.mover())
    }

    /// Whatever the solver knows of a position before a whole turn.
    fn fresh(&self, state: &State) -> Chance {
        let mut begun = State { die: 0, ..*state };
        begun.tries =
            crate::game::tries(self.game.board(), self.game.variant(), state, state.mover());
        self.value(&begun)
    }

    fn looked_up(&self, hero: usize, state: &State) -> Chance {
        let turned = |chance: Chance| {
            if state.mover() == hero {
                chance
            } else {
                chance.other()
            }
        };
        let found = match &self.table {
            Table::Duel(duel) => duel.before_roll(state).map(turned),
            Table::Council(council) => council.before_roll(state).map(Chance::of::<Wide>),
            Table::Selfish(selfish) => selfish
                .before_roll(state)
                .map(|chances| Chance::exactly(chances[hero])),
        };
        // A position that the question does not lead to: nothing is known.
        found.unwrap_or(Chance {
            lower: 0.0,
            upper: 1.0,
        })
    }

    fn after(&self, state: &State, chosen: Move) -> State {
        let mut next = *state;
        self.game.play(&mut next, &chosen);
        next
    }

    /// What each piece leads to for the hero, and what the mover does best: he helps himself when everybody does, and
    /// otherwise the hero wants much and all others want little.
    ///
    /// # Panics
    /// When nobody is to move.
    #[must_use]
    pub fn choices(&self, state: &State) -> Choices {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let mut choices = Choices {
            by_piece: vec![None; self.game.board().pieces()],
            pass: None,
            best: moves[0],
        };
        let mut most = f64::NEG_INFINITY;
        for chosen in moves {
            let next = self.after(state, chosen);
            let chance = self.chance(self.hero, &next);
            match chosen {
                Move::Piece(piece) => choices.by_piece[usize::from(piece)] = Some(chance),
                Move::Pass => choices.pass = Some(chance),
            }
            let liking = match &self.table {
                Table::Selfish(_) => self.chance(state.mover(), &next).middle(),
                _ if state.mover() == self.hero => chance.middle(),
                _ => -chance.middle(),
            };
            if liking > most {
                (most, choices.best) = (liking, chosen);
            }
        }
        choices
    }
}
