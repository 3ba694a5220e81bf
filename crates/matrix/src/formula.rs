//! Formulas of two variables: read from text, evaluated at points and, with bounds rounded outwards, over boxes.
//! A bound over a box is never wrong; it may be wider than the truth, and narrows with the box.

use crate::interval::Interval;
use crate::number::Rational;
use rules::{Message, Tell};

/// A formula in `x` and `y`.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    root: Term,
}

#[derive(Clone, Debug, PartialEq)]
enum Term {
    /// A constant, and bounds on what it stands for: 0.1 and π are not floating numbers.
    Number(f64, Interval),
    X,
    Y,
    Negated(Box<Term>),
    Binary(Sign, Box<Term>, Box<Term>),
    Call(Function, Vec<Term>),
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Sign {
    Plus,
    Minus,
    Times,
    Over,
    Power,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Function {
    Abs,
    Sqrt,
    Exp,
    Ln,
    Sin,
    Cos,
    Min,
    Max,
}

const FUNCTIONS: [(&str, Function, usize); 8] = [
    ("abs", Function::Abs, 1),
    ("sqrt", Function::Sqrt, 1),
    ("exp", Function::Exp, 1),
    ("ln", Function::Ln, 1),
    ("sin", Function::Sin, 1),
    ("cos", Function::Cos, 1),
    ("min", Function::Min, 2),
    ("max", Function::Max, 2),
];

/// Why a text is no formula: what was found, and where, counted in characters from one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("position {position}: {found:?} is not expected here")]
pub struct FormulaError {
    /// Where.
    pub position: usize,
    /// What was found; empty at the end of the text.
    pub found: String,
}

impl Tell for FormulaError {
    fn message(&self) -> Message {
        let id = if self.found.is_empty() {
            "matrix-error-formula-end"
        } else {
            "matrix-error-formula"
        };
        Message::new(id)
            .with("position", self.position)
            .with("found", crate::error::short(&self.found))
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("matrix-accepted-formula"))
    }
}

impl std::str::FromStr for Formula {
    type Err = FormulaError;

    fn from_str(text: &str) -> Result<Self, FormulaError> {
        let mut reader = Reader {
            letters: text.chars().collect(),
            at: 0,
            depth: 0,
        };
        let root = reader.sum()?;
        match reader.peek() {
            None => Ok(Formula { root }),
            Some(_) => Err(reader.unexpected()),
        }
    }
}

impl Formula {
    /// The value at a point; not a number where the formula is not defined.
    #[must_use]
    pub fn at(&self, x: f64, y: f64) -> f64 {
        self.root.at(x, y)
    }

    /// Bounds over a box; `None` where the formula may be undefined or unbounded there.
    #[must_use]
    pub fn over(&self, x: Interval, y: Interval) -> Option<Interval> {
        self.root.over(x, y)
    }
}

impl Term {
    fn at(&self, x: f64, y: f64) -> f64 {
        match self {
            Term::Number(number, _) => *number,
            Term::X => x,
            Term::Y => y,
            Term::Negated(inner) => -inner.at(x, y),
            Term::Binary(sign, left, right) => {
                let (left, right) = (left.at(x, y), right.at(x, y));
                match sign {
                    Sign::Plus => left + right,
                    Sign::Minus => left - right,
                    Sign::Times => left * right,
                    Sign::Over => left / right,
                    Sign::Power => left.powf(right),
                }
            }
            Term::Call(function, arguments) => {
                let first = arguments[0].at(x, y);
                match function {
                    Function::Abs => first.abs(),
                    Function::Sqrt => first.sqrt(),
                    Function::Exp => first.exp(),
                    Function::Ln => first.ln(),
                    Function::Sin => first.sin(),
                    Function::Cos => first.cos(),
                    Function::Min => first.min(arguments[1].at(x, y)),
                    Function::Max => first.max(arguments[1].at(x, y)),
                }
            }
        }
    }

    fn over(&self, x: Interval, y: Interval) -> Option<Interval> {
        match self {
            Term::Number(_, bounds) => Some(*bounds),
            Term::X => Some(x),
            Term::Y => Some(y),
            Term::Negated(inner) => Some(inner.over(x, y)?.negated()),
            Term::Binary(Sign::Power, base, exponent) => match **exponent {
                // Whole powers are defined for every base, and even ones never negative.
                Term::Number(power, _) if power.fract() == 0.0 && power.abs() <= 1000.0 => {
                    base.over(x, y)?.whole_power(power as i32)
                }
                _ => {
                    let logarithm = base.over(x, y)?.ln()?;
                    logarithm.times(exponent.over(x, y)?)?.exp()
                }
            },
            Term::Binary(sign, left, right) => {
                let (left, right) = (left.over(x, y)?, right.over(x, y)?);
                match sign {
                    Sign::Plus => left.plus(right),
                    Sign::Minus => left.plus(right.negated()),
                    Sign::Times => left.times(right),
                    Sign::Over => left.times(right.reciprocal()?),
                    Sign::Power => None,
                }
            }
            Term::Call(function, arguments) => {
                let first = arguments[0].over(x, y)?;
                match function {
                    Function::Abs => Some(first.abs()),
                    Function::Sqrt => first.sqrt(),
                    Function::Exp => first.exp(),
                    Function::Ln => first.ln(),
                    Function::Sin => Some(first.sin()),
                    Function::Cos => Some(first.cos()),
                    Function::Min => Some(first.min(arguments[1].over(x, y)?)),
                    Function::Max => Some(first.max(arguments[1].over(x, y)?)),
                }
            }
        }
    }
}

/// A constant that is only the nearest to what was meant.
fn rounded(number: f64) -> Term {
    let bounds = Interval {
        low: number.next_down(),
        high: number.next_up(),
    };
    Term::Number(number, bounds)
}

/// Formulas nested deeper than this are no payoffs, and must not exhaust the stack.
const DEEPEST: usize = 200;

struct Reader {
    letters: Vec<char>,
    at: usize,
    depth: usize,
}

impl Reader {
    fn peek(&mut self) -> Option<char> {
        while self
            .letters
            .get(self.at)
            .is_some_and(|letter| letter.is_whitespace())
        {
            self.at += 1;
        }
        self.letters.get(self.at).copied()
    }

    fn take(&mut self, wanted: &[char]) -> Option<char> {
        let found = self.peek().filter(|letter| wanted.contains(letter))?;
        self.at += 1;
        Some(found)
    }

    fn expect(&mut self, wanted: char) -> Result<(), FormulaError> {
        self.take(&[wanted])
            .map(|_| ())
            .ok_or_else(|| self.unexpected())
    }

    fn unexpected(&mut self) -> FormulaError {
        let found = self.peek();
        FormulaError {
            position: self.at + 1,
            found: found.map_or_else(String::new, String::from),
        }
    }

    fn sum(&mut self) -> Result<Term, FormulaError> {
        let mut left = self.product()?;
        while let Some(sign) = self.take(&['+', '-', '\u{2212}']) {
            let sign = if sign == '+' { Sign::Plus } else { Sign::Minus };
            left = Term::Binary(sign, Box::new(left), Box::new(self.product()?));
        }
        Ok(left)
    }

    fn product(&mut self) -> Result<Term, FormulaError> {
        let mut left = self.signed()?;
        loop {
            let sign = match self.peek() {
                Some('*' | '·' | '×') => {
                    // `**` is a power elsewhere, and nothing here: let the factor complain.
                    self.at += 1;
                    Sign::Times
                }
                Some('/') => {
                    self.at += 1;
                    Sign::Over
                }
                // `2x`, `x(1 - y)`: side by side means times.
                Some(letter) if letter.is_alphanumeric() || letter == '(' => Sign::Times,
                _ => return Ok(left),
            };
            left = Term::Binary(sign, Box::new(left), Box::new(self.signed()?));
        }
    }

    fn signed(&mut self) -> Result<Term, FormulaError> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.unexpected());
        }
        let term = match self.take(&['+', '-', '\u{2212}']) {
            Some('+') => self.signed(),
            Some(_) => Ok(Term::Negated(Box::new(self.signed()?))),
            None => self.power(),
        };
        self.depth -= 1;
        term
    }

    fn power(&mut self) -> Result<Term, FormulaError> {
        let base = self.atom()?;
        if self.take(&['^']).is_none() {
            return Ok(base);
        }
        let exponent = match self.signed()? {
            // So that x^-2 is a whole power too.
            Term::Negated(inner) => match *inner {
                Term::Number(number, bounds) => Term::Number(-number, bounds.negated()),
                other => Term::Negated(Box::new(other)),
            },
            other => other,
        };
        Ok(Term::Binary(
            Sign::Power,
            Box::new(base),
            Box::new(exponent),
        ))
    }

    fn atom(&mut self) -> Result<Term, FormulaError> {
        if self.take(&['(']).is_some() {
            let inner = self.sum()?;
            self.expect(')')?;
            return Ok(inner);
        }
        match self.peek() {
            Some(letter) if letter.is_ascii_digit() || letter == '.' => self.number(),
            Some(letter) if letter.is_alphabetic() => self.word(),
            _ => Err(self.unexpected()),
        }
    }

    fn number(&mut self) -> Result<Term, FormulaError> {
        let begin = self.at;
        let digit = |letter: &char| letter.is_ascii_digit() || *letter == '.';
        while self.letters.get(self.at).is_some_and(digit) {
            self.at += 1;
        }
        let text: String = self.letters[begin..self.at].iter().collect();
        let exact = crate::number::parse(&text).ok();
        let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
        match (exact, number) {
            (exact @ Some(_), Some(number)) if Rational::from_float(number) == exact => {
                Ok(Term::Number(number, Interval::point(number)))
            }
            (Some(_), Some(number)) => Ok(rounded(number)),
            _ => Err(FormulaError {
                position: begin + 1,
                found: text,
            }),
        }
    }

    fn word(&mut self) -> Result<Term, FormulaError> {
        let begin = self.at;
        while self
            .letters
            .get(self.at)
            .is_some_and(|letter| letter.is_alphabetic())
        {
            self.at += 1;
        }
        let word: String = self.letters[begin..self.at].iter().collect();
        let function = FUNCTIONS.iter().find(|(name, _, _)| *name == word);
        if let Some(&(_, function, arguments)) = function {
            self.expect('(')?;
            let mut inner = vec![self.sum()?];
            while inner.len() < arguments {
                self.expect(',')?;
                inner.push(self.sum()?);
            }
            self.expect(')')?;
            return Ok(Term::Call(function, inner));
        }
        match word.as_str() {
            "x" => Ok(Term::X),
            "y" => Ok(Term::Y),
            "pi" => Ok(rounded(std::f64::consts::PI)),
            "e" => Ok(rounded(std::f64::consts::E)),
            // `xy` is a product, as on paper.
            _ if word.chars().all(|letter| letter == 'x' || letter == 'y') => {
                let letter = |letter| if letter == 'x' { Term::X } else { Term::Y };
                let mut letters = word.chars().map(letter);
                let first = letters.next().expect("a word has letters");
                Ok(letters.fold(first, |left, right| {
                    Term::Binary(Sign::Times, Box::new(left), Box::new(right))
                }))
            }
            _ => Err(FormulaError {
                position: begin + 1,
                found: word,
            }),
        }
    }
}
