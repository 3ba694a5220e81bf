//! The rules a second time, slowly: a plain array, square by square, written from the rules and sharing nothing with the
//! bitboards but names. Tests tie the two; nothing else uses it.

use crate::{Board, Colour, Direction, Piece, Square};
use std::collections::HashSet;

type Squares = [Option<(Piece, Colour)>; 64];

/// One way to understand the steps made so far. The same steps can be a pull or the beginning of a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Reading {
    /// Nothing is half done.
    Whole,
    /// An enemy was pushed off this square by something stronger, which has to step in now.
    HalfPushed(Square, Piece),
    /// A piece of ours left this square by itself and may drag an enemy in.
    Left(Square, Piece),
}

/// A position inside a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Twin {
    squares: Squares,
    side: Colour,
    used: u8,
    readings: Vec<Reading>,
}

/// Who goes where.
pub type TwinStep = (Square, Direction);

impl Twin {
    /// The same placement as on the board, at the start of the turn of its side.
    #[must_use]
    pub fn of(board: &Board) -> Twin {
        let mut squares = [None; 64];
        for square in Square::all() {
            squares[square.index()] = board.at(square);
        }
        Twin {
            squares,
            side: board.side(),
            used: 0,
            readings: vec![Reading::Whole],
        }
    }

    fn at(&self, square: Square) -> Option<(Piece, Colour)> {
        self.squares[square.index()]
    }

    fn around(square: Square) -> impl Iterator<Item = Square> {
        Direction::ALL
            .into_iter()
            .filter_map(move |direction| square.step(direction))
    }

    /// Whether the piece on this square is beside a stronger enemy and beside no friend.
    #[must_use]
    pub fn is_frozen(&self, square: Square) -> bool {
        let Some((piece, colour)) = self.at(square) else {
            return false;
        };
        let beside = || Twin::around(square).filter_map(|near| self.at(near));
        let friend = beside().any(|(_, other)| other == colour);
        let threat = beside().any(|(other, owner)| owner != colour && other > piece);
        threat && !friend
    }

    /// Every legal step.
    #[must_use]
    pub fn steps(&self) -> Vec<TwinStep> {
        let all = Square::all()
            .flat_map(|from| Direction::ALL.map(|direction| (from, direction)))
            .filter(|step| !self.after_readings(*step).is_empty());
        all.collect()
    }

    /// How the steps made so far and this one can be understood; no way when it is illegal.
    fn after_readings(&self, (from, direction): TwinStep) -> Vec<Reading> {
        let mut after = Vec::new();
        let (Some((piece, colour)), Some(to)) = (self.at(from), from.step(direction)) else {
            return after;
        };
        if self.used == 4 || self.at(to).is_some() {
            return after;
        }
        for reading in &self.readings {
            if colour == self.side {
                if self.is_frozen(from) {
                    continue;
                }
                match *reading {
                    Reading::HalfPushed(square, pushed) => {
                        if to == square && piece > pushed {
                            after.push(Reading::Whole);
                        }
                    }
                    Reading::Whole | Reading::Left(..) => {
                        let backward = match colour {
                            Colour::Gold => Direction::South,
                            Colour::Silver => Direction::North,
                        };
                        if piece != Piece::Rabbit || direction != backward {
                            after.push(Reading::Left(from, piece));
                        }
                    }
                }
                continue;
            }
            if matches!(reading, Reading::HalfPushed(..)) {
                continue;
            }
            if let Reading::Left(square, puller) = *reading
                && square == to
                && puller > piece
            {
                after.push(Reading::Whole);
            }
            let pusher = |near: Square| match self.at(near) {
                Some((other, owner)) => {
                    owner == self.side && other > piece && !self.is_frozen(near)
                }
                None => false,
            };
            if self.used <= 2 && Twin::around(from).any(pusher) {
                after.push(Reading::HalfPushed(from, piece));
            }
        }
        after
    }

    /// Makes a step, if it is legal; says whether it was.
    pub fn make(&mut self, step: TwinStep) -> bool {
        let readings = self.after_readings(step);
        let (from, direction) = step;
        let Some(to) = from.step(direction) else {
            return false;
        };
        if readings.is_empty() {
            return false;
        }
        self.readings = readings;
        self.used += 1;
        self.squares[to.index()] = self.squares[from.index()].take();
        for trap in ["c3", "f3", "c6", "f6"]
            .into_iter()
            .filter_map(Square::read)
        {
            let Some((_, colour)) = self.at(trap) else {
                continue;
            };
            let saved = Twin::around(trap)
                .filter_map(|near| self.at(near))
                .any(|(_, other)| other == colour);
            if !saved {
                self.squares[trap.index()] = None;
            }
        }
        true
    }

    /// Whether the turn may end here, were it not for the past.
    #[must_use]
    pub fn can_finish(&self) -> bool {
        let whole = |reading: &Reading| !matches!(reading, Reading::HalfPushed(..));
        self.used > 0 && self.readings.iter().any(whole)
    }

    /// Ends the turn.
    pub fn finish(&mut self) {
        self.side = self.side.other();
        self.used = 0;
        self.readings = vec![Reading::Whole];
    }

    /// Every placement that one turn can reach, other than the one it begins from.
    #[must_use]
    pub fn placements(&self) -> HashSet<Squares> {
        let mut reached = HashSet::new();
        let mut seen = HashSet::new();
        let mut open = vec![self.clone()];
        while let Some(state) = open.pop() {
            for step in state.steps() {
                let mut next = state.clone();
                next.make(step);
                if !seen.insert(next.clone()) {
                    continue;
                }
                if next.can_finish() {
                    reached.insert(next.squares);
                }
                open.push(next);
            }
        }
        reached.remove(&self.squares);
        reached
    }

    /// Who won with the turn that led here, if anybody.
    #[must_use]
    pub fn winner(&self) -> Option<Colour> {
        let (moved, next) = (self.side.other(), self.side);
        let rabbits = |colour: Colour| {
            Square::all().filter(move |square| self.at(*square) == Some((Piece::Rabbit, colour)))
        };
        let goal = |colour: Colour| {
            let row = if colour == Colour::Gold { 7 } else { 0 };
            rabbits(colour).any(|square| square.row() == row)
        };
        if goal(moved) {
            Some(moved)
        } else if goal(next) {
            Some(next)
        } else if rabbits(next).next().is_none() {
            Some(moved)
        } else if rabbits(moved).next().is_none() {
            Some(next)
        } else if self.steps().is_empty() {
            Some(moved)
        } else {
            None
        }
    }

    /// Whether the board shows the same.
    #[must_use]
    pub fn agrees(&self, board: &Board) -> bool {
        self.side == board.side()
            && self.used == board.steps_used()
            && Square::all().all(|square| self.at(square) == board.at(square))
    }
}
