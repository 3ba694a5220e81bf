//! Colours and pieces: their letters, strength and number.

use rules::Seat;

/// A side. Gold moves first and towards row 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Upper case; sets up on rows 1 and 2.
    Gold,
    /// Lower case; sets up on rows 7 and 8.
    Silver,
}

impl Colour {
    /// Both, Gold first.
    pub const BOTH: [Colour; 2] = [Colour::Gold, Colour::Silver];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Gold => Colour::Silver,
            Colour::Silver => Colour::Gold,
        }
    }

    /// As an index into arrays of two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `g` or `s`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::Gold => 'g',
            Colour::Silver => 's',
        }
    }

    /// The colour with this letter: `g` or `s`, or as old records have it `w` or `b`.
    #[must_use]
    pub const fn read(letter: char) -> Option<Colour> {
        Some(match letter {
            'g' | 'w' => Colour::Gold,
            's' | 'b' => Colour::Silver,
            _ => return None,
        })
    }

    /// The row (counted from 0) in which a rabbit of this colour wins.
    #[must_use]
    pub const fn goal_row(self) -> u8 {
        match self {
            Colour::Gold => 7,
            Colour::Silver => 0,
        }
    }

    /// The seat at the table.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}

/// A kind of piece, weak to strong: the order of the values is the order of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    /// Eight of them; they never step back, and win on the last row.
    Rabbit,
    /// Two.
    Cat,
    /// Two.
    Dog,
    /// Two.
    Horse,
    /// One.
    Camel,
    /// One; the strongest.
    Elephant,
}

impl Piece {
    /// All kinds, weak to strong.
    pub const ALL: [Piece; 6] = [
        Piece::Rabbit,
        Piece::Cat,
        Piece::Dog,
        Piece::Horse,
        Piece::Camel,
        Piece::Elephant,
    ];

    /// As an index into arrays of six; 0 is the rabbit.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this number, if there is one.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Piece> {
        if index < 6 {
            Some(Piece::ALL[index])
        } else {
            None
        }
    }

    /// How many of them each side starts with.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Piece::Rabbit => 8,
            Piece::Cat | Piece::Dog | Piece::Horse => 2,
            Piece::Camel | Piece::Elephant => 1,
        }
    }

    /// The letter of the piece, upper case for Gold and lower case for Silver.
    #[must_use]
    pub const fn letter(self, colour: Colour) -> char {
        let upper = match self {
            Piece::Rabbit => 'R',
            Piece::Cat => 'C',
            Piece::Dog => 'D',
            Piece::Horse => 'H',
            Piece::Camel => 'M',
            Piece::Elephant => 'E',
        };
        match colour {
            Colour::Gold => upper,
            Colour::Silver => upper.to_ascii_lowercase(),
        }
    }

    /// The piece and colour of a letter.
    #[must_use]
    pub fn read(letter: char) -> Option<(Piece, Colour)> {
        let colour = if letter.is_ascii_uppercase() {
            Colour::Gold
        } else {
            Colour::Silver
        };
        Piece::ALL
            .into_iter()
            .find(|piece| piece.letter(colour) == letter)
            .map(|piece| (piece, colour))
    }
}
