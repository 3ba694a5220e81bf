//! Kalaha as a [`Game`]: who acts, what can be sown, what the end pays. Sowing itself is in `position`.

use crate::error::SetupError;
use crate::position::Position;
use crate::variant::Rules;
use rules::{Game, Never, Payoff, Stakes, Turn};

/// A game of Kalaha from a given start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kalah {
    start: Position,
    rules: Rules,
}

/// One sowing, or turning the board around.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Sow this pit, counted in the mover's order of sowing.
    Sow(u8),
    /// Turn the board around: the second player's choice under the pie rule.
    Swap,
}

impl Kalah {
    /// The game with `seeds` beans in each of `pits` pits on either side.
    ///
    /// # Errors
    /// When the board would be too small or too large.
    pub fn new(pits: usize, seeds: u64, rules: Rules) -> Result<Self, SetupError> {
        Ok(Kalah {
            start: Position::start(pits, seeds, rules)?,
            rules,
        })
    }

    /// The game that goes on from a position.
    #[must_use]
    pub fn from(start: Position, rules: Rules) -> Self {
        Kalah { start, rules }
    }

    /// The rules played by.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many pits a row has.
    #[must_use]
    pub fn length(&self) -> usize {
        self.start.length()
    }

    /// How many beans there are.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.start.total()
    }
}

impl Game for Kalah {
    type State = Position;
    type Move = Move;
    type Dice = Never;

    /// The end pays the difference of the stores.
    fn stakes(&self) -> Stakes {
        let most = i32::from(self.total());
        Stakes {
            seats: 2,
            sum: 0,
            least: -most,
            most,
        }
    }

    fn start(&self) -> Position {
        self.start.clone()
    }

    fn turn(&self, state: &Position) -> Turn<Never> {
        if state.is_over() {
            let [south, north] = state.final_stores(self.rules);
            return Turn::Over(Payoff::zero_sum(i32::from(south) - i32::from(north)));
        }
        Turn::Decide(state.mover())
    }

    fn moves(&self, state: &Position, out: &mut Vec<Move>) {
        let row = state.row(state.mover()).iter().enumerate();
        out.extend(
            row.filter(|&(_, &beans)| beans > 0)
                .map(|(pit, _)| Move::Sow(pit as u8)),
        );
        if state.may_swap() {
            out.push(Move::Swap);
        }
    }

    fn play(&self, state: &mut Position, chosen: &Move) {
        match *chosen {
            Move::Sow(pit) => {
                state.sow(usize::from(pit), self.rules);
            }
            Move::Swap => state.swap(),
        }
    }

    fn land(&self, _: &mut Position, face: Never) {
        match face {}
    }
}
