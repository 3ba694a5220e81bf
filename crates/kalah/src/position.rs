//! The board as people see it, and sowing done bean by bean as the rules tell it. This is the slow twin:
//! engines use the packed [`Board`](crate::board::Board), and a law ties the two.

use crate::error::SetupError;
use crate::variant::{MAX_BEANS, MAX_PITS, MAX_SEEDS, Remaining, Rules};
use rules::Seat;

/// South sits first; the letters are small.
pub const SOUTH: Seat = Seat(0);
/// North sits second; the letters are capital.
pub const NORTH: Seat = Seat(1);

/// Where the beans lie and who is to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// How many pits a row has.
    pub(crate) length: u8,
    /// The pits of each seat in the order in which that player sows: the last one is next to his store.
    pub(crate) pits: [[u16; MAX_PITS]; 2],
    /// The stores.
    pub(crate) stores: [u16; 2],
    /// Who is to move.
    pub(crate) mover: Seat,
    /// Whether the second player has still to decide about turning the board around.
    pub(crate) pie: bool,
}

/// What a sowing led to, for notation and for players who want to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sown {
    /// The last bean fell into the mover's store: he moves again.
    pub again: bool,
    /// The pit (in the mover's order of sowing) in which the last bean captured.
    pub capture: Option<u8>,
    /// The game is over.
    pub over: bool,
    /// The mover's store right after the sowing, before remaining beans are swept into it.
    pub store: u16,
}

impl Position {
    /// The start: `seeds` beans in each of `pits` pits on either side, South to move.
    ///
    /// # Errors
    /// When the board would be too small or too large.
    pub fn start(pits: usize, seeds: u64, rules: Rules) -> Result<Self, SetupError> {
        if !(1..=MAX_PITS).contains(&pits) {
            return Err(SetupError::Pits(pits));
        }
        if !(1..=u64::from(MAX_SEEDS)).contains(&seeds) {
            return Err(SetupError::Seeds(seeds));
        }
        let mut row = [0; MAX_PITS];
        row[..pits].fill(seeds as u16);
        Ok(Position {
            length: pits as u8,
            pits: [row, row],
            stores: [0, 0],
            mover: SOUTH,
            pie: rules.pie,
        })
    }

    /// A position from its parts; `south` is a, b, c … and `north` is A, B, C …
    ///
    /// # Errors
    /// When the rows do not fit each other or there are too many beans.
    pub fn new(
        south: &[u16],
        north: &[u16],
        stores: [u16; 2],
        mover: Seat,
        pie: bool,
    ) -> Result<Self, SetupError> {
        if !(1..=MAX_PITS).contains(&south.len()) {
            return Err(SetupError::Pits(south.len()));
        }
        if north.len() != south.len() {
            return Err(SetupError::RowLength {
                found: north.len(),
                wanted: south.len(),
            });
        }
        let beans: u64 = [south, north, &stores]
            .into_iter()
            .flatten()
            .map(|&beans| u64::from(beans))
            .sum();
        if beans > u64::from(MAX_BEANS) {
            return Err(SetupError::TooManyBeans(beans));
        }
        let mut pits = [[0; MAX_PITS]; 2];
        for i in 0..south.len() {
            pits[0][i] = south[i];
            pits[1][i] = north[south.len() - 1 - i];
        }
        Ok(Position {
            length: south.len() as u8,
            pits,
            stores,
            mover,
            pie,
        })
    }

    /// How many pits a row has.
    #[must_use]
    pub fn length(&self) -> usize {
        usize::from(self.length)
    }

    /// The pits of a seat in the order in which it sows; the last is next to its store.
    #[must_use]
    pub fn row(&self, seat: Seat) -> &[u16] {
        &self.pits[seat.index()][..self.length()]
    }

    /// The beans in a seat's store.
    #[must_use]
    pub fn store(&self, seat: Seat) -> u16 {
        self.stores[seat.index()]
    }

    /// Who is to move.
    #[must_use]
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Who is not to move.
    #[must_use]
    pub fn waiting(&self) -> Seat {
        self.mover.next(2)
    }

    /// Whether the second player has still to decide about turning the board around.
    #[must_use]
    pub fn pie(&self) -> bool {
        self.pie
    }

    /// Whether the mover may turn the board around instead of sowing. The second player moves first of all
    /// players on a board where the choice is open, and the first player is South.
    #[must_use]
    pub fn may_swap(&self) -> bool {
        self.pie && self.mover == NORTH
    }

    /// Beans in all pits.
    #[must_use]
    pub fn in_pits(&self) -> u16 {
        self.beans_of(SOUTH) + self.beans_of(NORTH)
    }

    /// Beans in the pits of a seat.
    #[must_use]
    pub fn beans_of(&self, seat: Seat) -> u16 {
        self.row(seat).iter().sum()
    }

    /// All beans, the stored ones too.
    #[must_use]
    pub fn total(&self) -> u16 {
        self.in_pits() + self.stores[0] + self.stores[1]
    }

    /// Whether one player's pits are all empty.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.beans_of(SOUTH) == 0 || self.beans_of(NORTH) == 0
    }

    /// Both stores after the remaining beans are put where the rules say; only of use when the game is over.
    #[must_use]
    pub fn final_stores(&self, rules: Rules) -> [u16; 2] {
        let mut stores = self.stores;
        for seat in [SOUTH, NORTH] {
            let heir = match rules.remaining {
                Remaining::Owner => seat,
                Remaining::Emptier => seat.next(2),
            };
            stores[heir.index()] += self.beans_of(seat);
        }
        stores
    }

    /// Sows the beans of one of the mover's pits, one by one, and does what the last bean asks for.
    ///
    /// # Panics
    /// When the pit does not exist or is empty.
    pub fn sow(&mut self, pit: usize, rules: Rules) -> Sown {
        let (me, length) = (self.mover.index(), self.length());
        assert!(pit < length && self.pits[me][pit] > 0, "nothing to sow");
        let hand = std::mem::take(&mut self.pits[me][pit]);
        let mut place = pit;
        for _ in 0..hand {
            place = next_place(place, length);
            if place < length {
                self.pits[me][place] += 1;
            } else if place == length {
                self.stores[me] += 1;
            } else {
                self.pits[1 - me][place - length - 1] += 1;
            }
        }
        let mut capture = None;
        if place < length && self.pits[me][place] == 1 {
            let opposite = length - 1 - place;
            if self.pits[1 - me][opposite] > 0 || rules.capture_empty {
                let taken = std::mem::take(&mut self.pits[1 - me][opposite]);
                self.stores[me] += 1 + taken;
                self.pits[me][place] = 0;
                capture = Some(place as u8);
            }
        }
        let store = self.stores[me];
        // Sowing as the second player declines to turn the board around.
        self.pie &= self.mover == SOUTH;
        let again = place == length;
        if !again {
            self.mover = self.waiting();
        }
        let over = self.is_over();
        if over {
            self.stores = self.final_stores(rules);
            self.pits = [[0; MAX_PITS]; 2];
            self.pie = false;
        }
        Sown {
            again,
            capture,
            over,
            store,
        }
    }

    /// Where the beans of one of the mover's pits fall, one by one: whose side, and which pit of it in that player's order of sowing;
    /// the store comes after the last pit.
    #[must_use]
    pub fn path(&self, pit: usize) -> Vec<(Seat, usize)> {
        let length = self.length();
        let mut place = pit;
        let beans = self.row(self.mover).get(pit).copied().unwrap_or(0);
        (0..beans)
            .map(|_| {
                place = next_place(place, length);
                match place.checked_sub(length + 1) {
                    None => (self.mover, place),
                    Some(pit) => (self.waiting(), pit),
                }
            })
            .collect()
    }

    /// The board seen from the other side: rows, stores and mover exchanged.
    #[must_use]
    pub fn turned(&self) -> Position {
        Position {
            length: self.length,
            pits: [self.pits[1], self.pits[0]],
            stores: [self.stores[1], self.stores[0]],
            mover: self.waiting(),
            pie: self.pie,
        }
    }

    /// Turns the board around by the pie rule: the second player takes over the first player's pits and store, and
    /// the first player, now behind the others, is to move.
    pub fn swap(&mut self) {
        *self = self.turned();
        self.pie = false;
    }
}

/// Where the next bean falls. Places 0 … length-1 are the mover's pits, then his store, then the opponent's pits; his store is skipped.
fn next_place(place: usize, length: usize) -> usize {
    (place + 1) % (2 * length + 1)
}
