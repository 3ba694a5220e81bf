//! Which steps are legal: freezing, pushes, pulls. It does not know about turns that change nothing or repeat.

use crate::board::Pending;
use crate::{Bits, Board, Colour, Direction, Kind, Piece, Step, StepList};

impl Board {
    /// The pieces of a colour that cannot step: beside a stronger piece of the opponent and beside no friend.
    #[must_use]
    #[inline]
    pub fn frozen(&self, colour: Colour) -> Bits {
        let own = self.all(colour);
        let alone = own & !own.neighbours();
        if alone.is_empty() {
            return Bits::NONE;
        }
        let enemy = colour.other();
        let mut stronger = self.pieces(Piece::Elephant, enemy);
        let mut frozen = Bits::NONE;
        for piece in [
            Piece::Camel,
            Piece::Horse,
            Piece::Dog,
            Piece::Cat,
            Piece::Rabbit,
        ] {
            frozen |= self.pieces(piece, colour) & stronger.neighbours();
            stronger |= self.pieces(piece, enemy);
        }
        frozen & alone
    }

    /// The pieces of a colour that may step if there is room.
    #[must_use]
    #[inline]
    pub fn unfrozen(&self, colour: Colour) -> Bits {
        self.all(colour).without(self.frozen(colour))
    }

    /// Appends every legal step of the side to move, each once; nothing when four steps are used. A step that is a pull
    /// is listed as that only, never also as the start of a push: whatever may follow the push may follow the pull.
    #[inline]
    pub fn steps(&self, out: &mut StepList) {
        if self.steps_used() >= Board::STEPS {
            return;
        }
        let us = self.side();
        let unfrozen = self.unfrozen(us);
        match self.pending() {
            Pending::Push { square, piece } => {
                let pushers = self.stronger(piece, us) & unfrozen & square.bit().neighbours();
                for from in pushers {
                    let direction = direction_between(from.bit(), square.bit());
                    let pusher = self.kind_at(from, us);
                    out.push(Step::new(pusher, us, from, direction, Kind::Follow));
                }
            }
            Pending::Pull { square, piece } => {
                let pullable = self.weaker(piece, us.other()) & square.bit().neighbours();
                for from in pullable {
                    let direction = direction_between(from.bit(), square.bit());
                    let pulled = self.kind_at(from, us.other());
                    out.push(Step::new(pulled, us.other(), from, direction, Kind::Pull));
                }
                self.pushes(unfrozen, square.bit(), pullable, out);
                self.plain_steps(unfrozen, out);
            }
            Pending::Nothing => {
                self.pushes(unfrozen, Bits::NONE, Bits::NONE, out);
                self.plain_steps(unfrozen, out);
            }
        }
    }

    /// Own pieces that step by themselves.
    #[inline]
    fn plain_steps(&self, unfrozen: Bits, out: &mut StepList) {
        let us = self.side();
        let free = self.free();
        let backward = match us {
            Colour::Gold => Direction::South,
            Colour::Silver => Direction::North,
        };
        for piece in Piece::ALL.into_iter().rev() {
            let movers = self.pieces(piece, us) & unfrozen;
            if movers.is_empty() {
                continue;
            }
            for direction in Direction::ALL {
                if piece == Piece::Rabbit && direction == backward {
                    continue;
                }
                for from in movers & free.shift(direction.opposite()) {
                    out.push(Step::new(piece, us, from, direction, Kind::Plain));
                }
            }
        }
    }

    /// First halves of pushes, without those steps of `pulled` pieces into `pulled_to` that were listed as pulls.
    #[inline]
    fn pushes(&self, unfrozen: Bits, pulled_to: Bits, pulled: Bits, out: &mut StepList) {
        if self.steps_left() < 2 {
            return;
        }
        let (us, them) = (self.side(), self.side().other());
        let free = self.free();
        let mut pushers = Bits::NONE;
        for piece in [
            Piece::Camel,
            Piece::Horse,
            Piece::Dog,
            Piece::Cat,
            Piece::Rabbit,
        ] {
            let stronger = Piece::ALL[piece.index() + 1];
            pushers |= self.pieces(stronger, us) & unfrozen;
            let pushable = self.pieces(piece, them) & pushers.neighbours();
            if pushable.is_empty() {
                continue;
            }
            for direction in Direction::ALL {
                let back = direction.opposite();
                let twice = pulled & pulled_to.shift(back);
                for from in (pushable & free.shift(back)).without(twice) {
                    out.push(Step::new(piece, them, from, direction, Kind::Push));
                }
            }
        }
    }

    /// Whether the side to move has a step at all, at the start of its turn.
    #[must_use]
    pub fn can_step(&self) -> bool {
        let us = self.side();
        let unfrozen = self.unfrozen(us);
        let free = self.free();
        let rabbits = self.pieces(Piece::Rabbit, us) & unfrozen;
        let officers = unfrozen.without(rabbits);
        let forward = match us {
            Colour::Gold => rabbits.north(),
            Colour::Silver => rabbits.south(),
        };
        let reach = officers.neighbours() | forward | rabbits.east() | rabbits.west();
        if (reach & free).any() {
            return true;
        }
        let mut steps = StepList::new();
        self.steps(&mut steps);
        !steps.is_empty()
    }
}

/// The direction from a square to its neighbour.
#[inline]
fn direction_between(from: Bits, to: Bits) -> Direction {
    if from.north() == to {
        Direction::North
    } else if from.south() == to {
        Direction::South
    } else if from.east() == to {
        Direction::East
    } else {
        Direction::West
    }
}
