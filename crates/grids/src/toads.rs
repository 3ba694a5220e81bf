//! Toads and Frogs: on a strip, Left's toads go right and Right's frogs go left, one step onto an empty square or one jump over
//! a single animal of the other kind. Rules only.

use crate::game::GridGame;
use crate::solve::Shape;
use crate::stones::Symbols;
use rules::{Partizan, PositionNotation, ReadError, Side};
use say::Message;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Animal {
    /// Nothing.
    Nobody,
    /// Left's, going right.
    Toad,
    /// Right's, going left.
    Frog,
}

/// The strip.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Toads(pub Vec<Animal>);

/// Longer strips are refused.
const LONGEST: usize = 64;

impl Toads {
    fn at(&self, square: usize, side: Side, steps: usize) -> Option<(usize, Animal)> {
        let target = match side {
            Side::Left => square.checked_add(steps)?,
            Side::Right => square.checked_sub(steps)?,
        };
        Some((target, *self.0.get(target)?))
    }

    fn target(&self, square: usize, side: Side) -> Option<usize> {
        let other = match side {
            Side::Left => Animal::Frog,
            Side::Right => Animal::Toad,
        };
        match self.at(square, side, 1)? {
            (target, Animal::Nobody) => Some(target),
            (_, animal) if animal == other => match self.at(square, side, 2)? {
                (target, Animal::Nobody) => Some(target),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Partizan for Toads {
    type Move = u8;

    fn moves(&self, side: Side, out: &mut Vec<u8>) {
        let own = match side {
            Side::Left => Animal::Toad,
            Side::Right => Animal::Frog,
        };
        let movable =
            |&square: &usize| self.0[square] == own && self.target(square, side).is_some();
        out.extend((0..self.0.len()).filter(movable).map(|square| square as u8));
    }

    fn after(&self, side: Side, chosen: &u8) -> Self {
        let from = usize::from(*chosen);
        let mut next = self.clone();
        if let Some(to) = self.target(from, side) {
            next.0.swap(from, to);
        }
        next
    }
}

impl Shape for Toads {
    /// Read from the other end with the animals exchanged, the strip is the negative.
    fn normal(&self) -> (Self, bool) {
        let exchanged = |animal: &Animal| match animal {
            Animal::Nobody => Animal::Nobody,
            Animal::Toad => Animal::Frog,
            Animal::Frog => Animal::Toad,
        };
        let turned = Toads(self.0.iter().rev().map(exchanged).collect());
        if turned.0 < self.0 {
            (turned, true)
        } else {
            (self.clone(), false)
        }
    }
}

impl PositionNotation for Toads {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        let letter = |animal: &Animal| match animal {
            Animal::Nobody => '.',
            Animal::Toad => 't',
            Animal::Frog => 'f',
        };
        self.0.iter().map(letter).collect()
    }

    /// A strip such as `tt..ff`.
    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        let wrong = |part: String| {
            ReadError::new(text, Message::new("toads-error").with("part", part))
                .accepting(Message::new("toads-accepted").with("most", LONGEST))
        };
        let strip: Vec<char> = text.trim().chars().collect();
        if strip.is_empty() || strip.len() > LONGEST {
            return Err(wrong(text.to_owned()));
        }
        let animal = |&letter: &char| match letter {
            '.' => Ok(Animal::Nobody),
            't' => Ok(Animal::Toad),
            'f' => Ok(Animal::Frog),
            other => Err(wrong(other.to_string())),
        };
        strip
            .iter()
            .map(animal)
            .collect::<Result<_, _>>()
            .map(Toads)
    }

    fn write_move(&self, side: Side, chosen: &u8) -> String {
        let from = usize::from(*chosen);
        let to = self.target(from, side).unwrap_or(from);
        format!("{}-{}", from + 1, to + 1)
    }
}

impl GridGame for Toads {
    const SYMBOLS: Symbols = ['t', 'f'];

    const PIECES: &'static str = ".tf";

    const ROWS: Option<usize> = Some(1);

    fn touches(&self, side: Side, chosen: &u8) -> Vec<(usize, usize)> {
        let from = usize::from(*chosen);
        let to = self.target(from, side).unwrap_or(from);
        vec![(0, from), (0, to)]
    }

    /// Squares of a strip are numbered, not named.
    fn squares(&self) -> Option<Vec<String>> {
        None
    }
}
