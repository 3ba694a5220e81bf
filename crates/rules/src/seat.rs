//! Who plays, and what the end pays. It does not know what is played.

use std::fmt;

/// The two sides of a combinatorial game. Left is bLue, vertical, positive, and moves first by convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// bLue; the positive side.
    Left,
    /// Red; the negative side.
    Right,
}

impl Side {
    /// Both sides, Left first.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }

    /// The seat that this side takes when the position is played as a [`Game`](crate::Game).
    #[must_use]
    pub fn seat(self) -> Seat {
        match self {
            Side::Left => Seat(0),
            Side::Right => Seat(1),
        }
    }
}

/// A place at the table, counted from 0. Two in most games, up to [`MAX_SEATS`] in Ludo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into arrays that have one entry for each seat.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat that moves after this one when `seats` take turns.
    #[must_use]
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }
}

impl fmt::Display for Seat {
    /// People count from one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

/// The largest table that any game here needs.
pub const MAX_SEATS: usize = 4;

/// What each seat receives at the end. Seats that nobody takes receive nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payoff([i32; MAX_SEATS]);

impl Payoff {
    /// A payoff from one number for each seat.
    ///
    /// # Panics
    /// When there are more than [`MAX_SEATS`] numbers.
    #[must_use]
    pub fn new(shares: &[i32]) -> Self {
        let mut all = [0; MAX_SEATS];
        all[..shares.len()].copy_from_slice(shares);
        Payoff(all)
    }

    /// What a two-player zero-sum game pays when the first seat receives `amount`.
    #[must_use]
    pub fn zero_sum(amount: i32) -> Self {
        Payoff::new(&[amount, -amount])
    }

    /// Plus one for the winner, minus one for the loser, in a game for two.
    #[must_use]
    pub fn win(winner: Seat) -> Self {
        Payoff::zero_sum(if winner == Seat(0) { 1 } else { -1 })
    }

    /// What this seat receives.
    #[must_use]
    pub fn of(&self, seat: Seat) -> i32 {
        self.0[seat.index()]
    }

    /// All shares added up.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.0.iter().sum()
    }
}
