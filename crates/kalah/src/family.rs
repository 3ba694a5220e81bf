//! What the moves of a board lead to, as the exact search sees it: packed boards with their numbers, and how early to try each.

use crate::board::{Board, Sower};
use crate::lanes::Lanes;
use crate::rank::Ranker;
use crate::table::Proven;

/// What a move leads to, seen by who moves then. Where the game is over no beans are left, and all that the move brings is gain.
#[derive(Clone, Copy)]
pub struct Child<L> {
    /// Where the beans lie, unless the game is over.
    pub board: Board<L>,
    /// The board's number, unless the child is [`Child::trivial`].
    pub key: u64,
    /// Beans in pits.
    pub beans: u16,
    /// What the move stores.
    pub gain: i16,
    /// What the board must be worth to decide the question about the board before.
    pub beta: i16,
    /// Which pit was sown.
    pub pit: u8,
    /// Whether the same player moves again.
    pub again: bool,
    /// What is known without searching.
    pub known: Proven,
}

impl<L: Lanes> Child<L> {
    /// A board that no move led to, and what it must be worth.
    #[must_use]
    pub fn root(board: Board<L>, key: u64, beans: u16, beta: i16) -> Self {
        Child {
            board,
            key,
            beans,
            beta,
            ..Child::default()
        }
    }

    /// What sowing a pit of `before` leads to. The number is left out.
    #[inline(always)]
    #[must_use]
    pub fn sown(sower: &Sower<L>, before: &Child<L>, pit: usize) -> Self {
        let sown = sower.sow(before.board, pit);
        let mut child = Child {
            pit: pit as u8,
            again: sown.again,
            gain: sown.gain as i16,
            beans: before.beans - sown.gain,
            board: sown.board,
            ..Child::default()
        };
        if sown.board.is_over() {
            child.again = true;
            child.gain += sower.swept(sown.board);
            child.beans = 0;
        }
        if child.again {
            child.beta = before.beta - child.gain;
        } else {
            child.board = sown.board.swapped();
            // Values have the parity of the beans.
            child.beta = child.gain - before.beta + 2;
        }
        child
    }

    /// Whether the beans alone decide: no board is worth more than all of them.
    #[inline(always)]
    #[must_use]
    pub fn trivial(&self) -> bool {
        let limit = self.beans as i16;
        self.beta > limit || self.beta <= -limit
    }

    /// What the beans alone tell.
    #[inline(always)]
    #[must_use]
    pub fn limits(&self) -> Proven {
        Proven {
            lower: -(self.beans as i16),
            upper: self.beans as i16,
            ..Proven::NOTHING
        }
    }

    /// What a bound on the board's value says of the move.
    #[inline(always)]
    #[must_use]
    pub fn worth(&self, bound: i16) -> i16 {
        if self.again {
            self.gain + bound
        } else {
            self.gain - bound
        }
    }

    /// How early to try the move: what it stores, whether it moves again, near pits before far ones, and how few pits are left to
    /// the other. The weights were chosen by the number of boards visited for (6,3), (5,4) and (6,4).
    #[inline(always)]
    #[must_use]
    pub fn promise(&self) -> i32 {
        let (again, theirs) = if self.again {
            (60, self.board.theirs)
        } else {
            (0, self.board.mine)
        };
        let choices = theirs.occupied().count_ones() as i32;
        16 * i32::from(self.gain) + again + 8 * i32::from(self.pit) - 10 * choices
    }
}

impl<L: Default> Default for Child<L> {
    fn default() -> Self {
        Child {
            board: Board::default(),
            key: 0,
            beans: 0,
            gain: 0,
            beta: 0,
            pit: 0,
            again: false,
            known: Proven::NOTHING,
        }
    }
}

/// The children of a board: a part of the stack.
#[derive(Clone, Copy)]
pub struct Family {
    /// Where they begin.
    pub first: usize,
    /// How many there are.
    pub count: usize,
    /// The one to try first, counted from the first.
    pub favourite: usize,
}

/// The children of all boards between the root and the one that is searched.
pub struct Families<L>(Vec<Child<L>>);

impl<L: Lanes> Default for Families<L> {
    fn default() -> Self {
        Families(Vec::new())
    }
}

impl<L: Lanes> Families<L> {
    /// Sows every pit of a board; the children come to lie from `first` on. Each that has a number is shown to `meet`, which may
    /// begin to fetch what is known of it.
    #[inline(always)]
    pub fn found(
        &mut self,
        sower: &Sower<L>,
        ranker: &Ranker,
        parent: &Child<L>,
        first: usize,
        meet: impl Fn(&Child<L>),
    ) -> Family {
        let room = first + L::LANES;
        if self.0.len() < room {
            self.0.resize_with(2 * room, Child::default);
        }
        let mut count = 0;
        let mut favourite = (i32::MIN, 0);
        let mut pits = parent.board.mine.occupied();
        while pits != 0 {
            let pit = pits.trailing_zeros() as usize;
            pits &= pits - 1;
            let mut child = Child::sown(sower, parent, pit);
            if !child.trivial() {
                child.key = ranker.rank(child.board);
                meet(&child);
            }
            favourite = favourite.max((child.promise(), count));
            self.0[first + count] = child;
            count += 1;
        }
        Family {
            first,
            count,
            favourite: favourite.1,
        }
    }

    /// A child by its place.
    #[inline(always)]
    #[must_use]
    pub fn at(&self, place: usize) -> &Child<L> {
        &self.0[place]
    }

    /// Notes what is known of a child.
    #[inline(always)]
    pub fn note(&mut self, place: usize, known: Proven) {
        self.0[place].known = known;
    }

    /// The family with the child of this pit as its favourite, if it has one.
    #[inline(always)]
    #[must_use]
    pub fn favouring(&self, family: Family, pit: u8) -> Family {
        let children = &self.0[family.first..family.first + family.count];
        match children.iter().position(|child| child.pit == pit) {
            Some(favourite) => Family {
                favourite,
                ..family
            },
            None => family,
        }
    }
}
