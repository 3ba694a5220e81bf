//! Taking-and-breaking games on one heap, as a digit for every number taken: octal and hexadecimal codes, and more.

use rules::{Message, Tell};

/// What may be left of a heap when a certain number is taken from it: a set, one bit for each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit(u8);

impl Digit {
    /// That number may not be taken.
    pub const NEVER: Digit = Digit(0);
    /// Nothing may be left.
    pub const NOTHING: Digit = Digit(1);
    /// One heap may be left.
    pub const ONE: Digit = Digit(2);
    /// Two heaps may be left.
    pub const TWO: Digit = Digit(4);
    /// Three heaps may be left.
    pub const THREE: Digit = Digit(8);
    /// Two heaps may be left if they differ, as in Grundy's game.
    pub const TWO_UNEQUAL: Digit = Digit(16);
    /// Nothing or one heap: taking without breaking.
    pub const TAKE: Digit = Digit(3);

    /// All the ways of both.
    #[must_use]
    pub fn or(self, other: Digit) -> Digit {
        Digit(self.0 | other.0)
    }

    /// Whether every way of `other` is allowed.
    #[must_use]
    pub fn allows(self, other: Digit) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether this number may be taken at all.
    #[must_use]
    pub fn is_never(self) -> bool {
        self.0 == 0
    }

    /// The digit of an octal or hexadecimal code.
    #[must_use]
    pub fn of_code(digit: u8) -> Digit {
        Digit(digit & 15)
    }

    fn breaks_in_two(self) -> bool {
        self.0 & (Digit::TWO.0 | Digit::TWO_UNEQUAL.0) != 0
    }
}

/// A taking-and-breaking game on one heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    digits: Vec<Digit>,
    tail: Vec<Digit>,
    /// The places of the digits that allow something, so that large numbers far apart cost nothing between.
    listed: Vec<usize>,
}

/// Text that is no code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// It does not begin with `0.` or `4.` (`8.`, `C.` in hexadecimal).
    #[error("a code begins with 0. or 4., not {0:?}")]
    Beginning(String),
    /// A character that is no digit, and its place counted from one.
    #[error("{0:?} at {1} is no digit of the code")]
    NoDigit(char, usize),
    /// No number may be taken.
    #[error("the code allows no move")]
    NoMove,
    /// More digits than anybody could mean.
    #[error("the code has more than {} digits", Code::LONGEST)]
    TooLong,
}

impl Tell for CodeError {
    fn message(&self) -> Message {
        match self {
            CodeError::Beginning(text) => {
                Message::new("code-error-beginning").with("text", text.as_str())
            }
            CodeError::NoDigit(digit, at) => Message::new("code-error-digit")
                .with("digit", digit.to_string())
                .with("column", *at),
            CodeError::NoMove => Message::new("code-error-no-move"),
            CodeError::TooLong => {
                Message::new("code-error-too-long").with("longest", Code::LONGEST)
            }
        }
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("code-accepted"))
    }
}

impl Code {
    /// The most digits a code may have.
    pub const LONGEST: usize = 10_000;

    /// The game in which taking `k` is ruled by `digits[k]`, and beyond those by `tail`, over and over.
    #[must_use]
    pub fn new(digits: Vec<Digit>, tail: Vec<Digit>) -> Self {
        let listed = (0..digits.len())
            .filter(|&take| !digits[take].is_never())
            .collect();
        let mut code = Code {
            digits,
            tail,
            listed,
        };
        if code.tail.iter().all(|digit| digit.is_never()) {
            code.tail.clear();
            while code.digits.last().is_some_and(|digit| digit.is_never()) {
                code.digits.pop();
            }
        }
        code
    }

    /// A subtraction game.
    #[must_use]
    pub fn subtraction(set: &[usize]) -> Self {
        let mut digits = vec![Digit::NEVER; set.iter().max().map_or(0, |most| most + 1)];
        for &take in set {
            digits[take] = Digit::TAKE;
        }
        Code::new(digits, Vec::new())
    }

    /// An octal code such as `0.137` or `4.007`.
    ///
    /// # Errors
    /// When the text is no such code.
    pub fn octal(text: &str) -> Result<Self, CodeError> {
        Code::positional(text, 8)
    }

    /// A hexadecimal code such as `0.F`, in which a digit of 8 or more allows three heaps to be left.
    ///
    /// # Errors
    /// When the text is no such code.
    pub fn hexadecimal(text: &str) -> Result<Self, CodeError> {
        Code::positional(text, 16)
    }

    fn positional(text: &str, base: u32) -> Result<Self, CodeError> {
        let beginning = || CodeError::Beginning(text.chars().take(8).collect());
        let (whole, places) = text.split_once('.').ok_or_else(beginning)?;
        let whole = match whole {
            "" => 0,
            _ if whole.len() == 1 => u8::from_str_radix(whole, base).map_err(|_| beginning())?,
            _ => return Err(beginning()),
        };
        // Nothing is taken: at least two heaps must be left, or play would not end.
        if whole & 3 != 0 {
            return Err(beginning());
        }
        if places.len() > Code::LONGEST {
            return Err(CodeError::TooLong);
        }
        let mut digits = vec![Digit::of_code(whole)];
        for (at, character) in places.chars().enumerate() {
            let digit = character
                .to_digit(base)
                .ok_or(CodeError::NoDigit(character, at + 3))?;
            digits.push(Digit::of_code(digit as u8));
        }
        let code = Code::new(digits, Vec::new());
        if code.digits.is_empty() {
            return Err(CodeError::NoMove);
        }
        Ok(code)
    }

    /// What may be left when `take` are taken.
    #[must_use]
    pub fn digit(&self, take: usize) -> Digit {
        match self.digits.get(take) {
            Some(&digit) => digit,
            None if self.tail.is_empty() => Digit::NEVER,
            None => self.tail[(take - self.digits.len()) % self.tail.len()],
        }
    }

    /// The numbers up to `most` that may be taken, with what may be left.
    pub fn takes(&self, most: usize) -> impl Iterator<Item = (usize, Digit)> + '_ {
        let listed = self
            .listed
            .iter()
            .copied()
            .take_while(move |&take| take <= most);
        let beyond = if self.tail.is_empty() { 0 } else { most + 1 };
        listed
            .chain(self.digits.len()..beyond)
            .map(|take| (take, self.digit(take)))
            .filter(|(_, digit)| !digit.is_never())
    }

    /// The largest number that may ever be taken; none where there is no end to them.
    #[must_use]
    pub fn largest_take(&self) -> Option<usize> {
        self.tail
            .is_empty()
            .then(|| self.digits.len().saturating_sub(1))
    }

    /// The most heaps that a move can leave.
    #[must_use]
    pub fn most_left(&self) -> usize {
        if self.breaks_in_three() {
            3
        } else if self.breaks_in_two() {
            2
        } else {
            1
        }
    }

    /// Whether a move may break the heap in two.
    #[must_use]
    pub fn breaks_in_two(&self) -> bool {
        self.any(|digit| digit.breaks_in_two())
    }

    /// Whether a move may break the heap in three.
    #[must_use]
    pub fn breaks_in_three(&self) -> bool {
        self.any(|digit| digit.allows(Digit::THREE))
    }

    /// Whether two heaps that are left must differ somewhere; the periodicity theorem does not speak of such games.
    #[must_use]
    pub fn asks_for_unequal(&self) -> bool {
        self.any(|digit| digit.allows(Digit::TWO_UNEQUAL))
    }

    fn any(&self, has: impl Fn(Digit) -> bool) -> bool {
        self.digits
            .iter()
            .chain(&self.tail)
            .any(|&digit| has(digit))
    }
}
