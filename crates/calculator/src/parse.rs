//! From text to expressions. What stands together is added, as in `1/2^^*3`; a longer row of bars parts before a shorter one.

use crate::Wrong;
use crate::syntax::{Expression, Operator, Statement};
use values::{Dyadic, Nus};

/// More operators in one expression are refused: in a chain each adds a level to the tree, which is walked by recursion.
const MOST_OPERATORS: usize = 2000;
/// Deeper nesting is refused, so that no text can exhaust the stack.
pub(crate) const DEEPEST: usize = 100;

pub(crate) struct Parser {
    letters: Vec<char>,
    at: usize,
    depth: usize,
    operators: usize,
}

/// A piece between rows of bars: a list of options, where it begins, and how many bars stand before it.
struct Piece {
    options: Vec<Expression>,
    bars: usize,
    column: usize,
}

impl Parser {
    pub(crate) fn new(text: &str) -> Self {
        Parser {
            letters: text.chars().collect(),
            at: 0,
            depth: 0,
            operators: 0,
        }
    }

    /// The whole text as a statement.
    pub(crate) fn statement(mut self) -> Result<Statement, Wrong> {
        let name = self.assignment();
        let expression = self.comparison()?;
        self.skip();
        if self.at < self.letters.len() {
            return Err(self.unexpected());
        }
        Ok(Statement { name, expression })
    }

    fn assignment(&mut self) -> Option<String> {
        let start = self.at;
        self.skip();
        let name = self.word();
        if !name.is_empty() && self.eat(":=") {
            return Some(name);
        }
        self.at = start;
        None
    }

    fn comparison(&mut self) -> Result<Expression, Wrong> {
        const OPERATORS: [(&str, Operator); 9] = [
            ("<=", Operator::AtMost),
            (">=", Operator::AtLeast),
            ("<>", Operator::Confused),
            ("!=", Operator::Different),
            ("==", Operator::Equal),
            ("=", Operator::Equal),
            ("<", Operator::Less),
            (">", Operator::Greater),
            ("‖", Operator::Confused),
        ];
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Wrong::Nested);
        }
        let left = self.sum()?;
        let operator = OPERATORS
            .into_iter()
            .find_map(|(symbol, operator)| self.eat(symbol).then_some(operator));
        let result = match operator {
            Some(operator) => binary(operator, left, self.sum()?),
            None => left,
        };
        self.depth -= 1;
        Ok(result)
    }

    fn sum(&mut self) -> Result<Expression, Wrong> {
        let mut sum = self.product()?;
        loop {
            // `+-` begins a switch; between two expressions it adds one.
            let operator = if self.eat("+") {
                if self.peek() == Some('-') {
                    self.at -= 1;
                }
                Operator::Plus
            } else if self.eat("-") || self.eat("−") {
                Operator::Minus
            } else {
                return Ok(sum);
            };
            self.link()?;
            sum = binary(operator, sum, self.product()?);
        }
    }

    /// Counts an operator of a chain.
    fn link(&mut self) -> Result<(), Wrong> {
        self.operators += 1;
        if self.operators > MOST_OPERATORS {
            return Err(Wrong::Nested);
        }
        Ok(())
    }

    fn product(&mut self) -> Result<Expression, Wrong> {
        let mut product = self.unary()?;
        while self.eat("·") || self.eat("×") {
            self.link()?;
            product = binary(Operator::Times, product, self.unary()?);
        }
        Ok(product)
    }

    fn unary(&mut self) -> Result<Expression, Wrong> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Wrong::Nested);
        }
        self.skip();
        let result = if self.eat("+-") || self.eat("±") {
            self.plus_minus()
        } else if matches!(self.peek(), Some('-' | '−')) {
            self.at += 1;
            // A sign right before a number belongs to the number, as in `-1^`, which is -1 + ^.
            if self.peek().is_some_and(|letter| letter.is_ascii_digit()) {
                self.together(true)
            } else {
                Ok(Expression::Negative(Box::new(self.unary()?)))
            }
        } else {
            self.together(false)
        };
        self.depth -= 1;
        result
    }

    fn plus_minus(&mut self) -> Result<Expression, Wrong> {
        self.skip();
        if self.peek() != Some('{') {
            return Ok(Expression::PlusMinus(vec![self.number_or_primary()?]));
        }
        self.at += 1;
        let pieces = self.pieces()?;
        Ok(Expression::PlusMinus(match pieces.len() {
            1 => pieces.into_iter().flat_map(|piece| piece.options).collect(),
            _ => vec![game(pieces)?],
        }))
    }

    /// After `+-`, only a plain number or something in brackets.
    fn number_or_primary(&mut self) -> Result<Expression, Wrong> {
        if self.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            return Ok(Expression::Short(Nus::number(self.number(false)?)));
        }
        self.primary()
    }

    /// Number, arrows, nimber and tiny or miny that stand together.
    fn together(&mut self, negative: bool) -> Result<Expression, Wrong> {
        let digit = self.peek().is_some_and(|letter| letter.is_ascii_digit());
        let number = digit.then(|| self.number(negative)).transpose()?;
        let arrows = self.arrows()?;
        let nim = self.nimber()?;
        if number.is_none() && arrows.is_none() && nim.is_none() {
            return self.primary();
        }
        let short = Expression::Short(Nus {
            number: number.unwrap_or(Dyadic::ZERO),
            ups: arrows.unwrap_or(0),
            nim: nim.unwrap_or(0),
        });
        let rest: String = self.letters[self.at..].iter().take(5).collect();
        if rest == "Tiny(" || rest == "Miny(" {
            return Ok(binary(Operator::Plus, short, self.primary()?));
        }
        Ok(short)
    }

    fn primary(&mut self) -> Result<Expression, Wrong> {
        self.skip();
        match self.peek() {
            Some('(') => {
                self.at += 1;
                let inner = self.comparison()?;
                self.expect(")")?;
                Ok(inner)
            }
            Some('{') => {
                self.at += 1;
                let column = self.at;
                let pieces = self.pieces()?;
                if pieces.len() < 2 {
                    return Err(Wrong::Unexpected {
                        found: "{…}".to_owned(),
                        column,
                    });
                }
                game(pieces)
            }
            Some('"') => self.text(),
            Some(letter) if letter.is_alphabetic() => self.name(),
            _ => Err(self.unexpected()),
        }
    }

    fn name(&mut self) -> Result<Expression, Wrong> {
        let name = self.word();
        if !self.eat("(") {
            return Ok(Expression::Name(name));
        }
        let mut arguments = Vec::new();
        if !self.eat(")") {
            loop {
                arguments.push(self.comparison()?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        Ok(Expression::Call(name, arguments))
    }

    fn text(&mut self) -> Result<Expression, Wrong> {
        let start = self.at;
        self.at += 1;
        let rest = &self.letters[self.at..];
        let Some(length) = rest.iter().position(|&letter| letter == '"') else {
            self.at = start;
            return Err(self.unexpected());
        };
        let text = rest[..length].iter().collect();
        self.at += length + 1;
        Ok(Expression::Text(text))
    }

    /// Everything up to the closing brace, in pieces between rows of bars.
    fn pieces(&mut self) -> Result<Vec<Piece>, Wrong> {
        let mut pieces = Vec::new();
        let mut bars = 0;
        loop {
            let column = self.at;
            let options = self.options()?;
            pieces.push(Piece {
                options,
                bars,
                column,
            });
            self.skip();
            bars = 0;
            while self.peek() == Some('|') {
                self.at += 1;
                bars += 1;
            }
            if bars == 0 {
                self.expect("}")?;
                return Ok(pieces);
            }
        }
    }

    fn options(&mut self) -> Result<Vec<Expression>, Wrong> {
        self.skip();
        if matches!(self.peek(), Some('|' | '}')) {
            return Ok(Vec::new());
        }
        let mut options = vec![self.comparison()?];
        while self.eat(",") {
            options.push(self.comparison()?);
        }
        Ok(options)
    }

    fn number(&mut self, negative: bool) -> Result<Dyadic, Wrong> {
        let start = self.at;
        let digits = |parser: &mut Self| {
            let from = parser.at;
            while parser.peek().is_some_and(|letter| letter.is_ascii_digit()) {
                parser.at += 1;
            }
            let digits: String = parser.letters[from..parser.at].iter().collect();
            digits.parse::<i64>().ok()
        };
        let numerator = digits(self);
        let mut denominator = Some(1);
        if self.peek() == Some('/') {
            self.at += 1;
            denominator = digits(self);
        }
        let number = numerator
            .zip(denominator)
            .and_then(|(numerator, denominator)| {
                let power = denominator > 0 && denominator & (denominator - 1) == 0;
                power.then_some(())?;
                Dyadic::new(numerator, denominator.trailing_zeros())
            });
        let text = || self.letters[start..self.at].iter().collect::<String>();
        let number = number.ok_or_else(|| Wrong::Number { text: text() })?;
        Ok(if negative { -number } else { number })
    }

    /// `^^`, `v3`: arrows and how many of them.
    fn arrows(&mut self) -> Result<Option<i32>, Wrong> {
        let Some(arrow @ ('^' | 'v' | '↑' | '↓')) = self.peek() else {
            return Ok(None);
        };
        let up = matches!(arrow, '^' | '↑');
        let start = self.at;
        let mut count = 0;
        while self.peek() == Some(arrow) {
            self.at += 1;
            count += 1;
        }
        if let Some(given) = self.count()? {
            if count != 1 {
                return Err(self.unexpected());
            }
            count = given;
        }
        // `v` may also begin a name.
        if arrow == 'v' && self.peek().is_some_and(is_word) {
            self.at = start;
            return Ok(None);
        }
        let count = i32::try_from(count).map_err(|_| values::Unable::OutOfRange)?;
        Ok(Some(if up { count } else { -count }))
    }

    fn nimber(&mut self) -> Result<Option<u32>, Wrong> {
        if self.peek() != Some('*') {
            return Ok(None);
        }
        self.at += 1;
        let nim = self.count()?.unwrap_or(1);
        let nim = u32::try_from(nim).map_err(|_| values::Unable::OutOfRange)?;
        Ok(Some(nim))
    }

    fn count(&mut self) -> Result<Option<i64>, Wrong> {
        let start = self.at;
        while self.peek().is_some_and(|letter| letter.is_ascii_digit()) {
            self.at += 1;
        }
        let digits: String = self.letters[start..self.at].iter().collect();
        if digits.is_empty() {
            return Ok(None);
        }
        let parsed = digits.parse().map_err(|_| values::Unable::OutOfRange)?;
        Ok(Some(parsed))
    }

    fn word(&mut self) -> String {
        let start = self.at;
        if self.peek().is_some_and(char::is_alphabetic) {
            while self.peek().is_some_and(is_word) {
                self.at += 1;
            }
        }
        self.letters[start..self.at].iter().collect()
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn skip(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// Takes a symbol if it comes next, blanks before it ignored.
    fn eat(&mut self, symbol: &str) -> bool {
        let start = self.at;
        self.skip();
        let length = symbol.chars().count();
        let next = self.letters.iter().skip(self.at).take(length);
        if next.copied().eq(symbol.chars()) {
            self.at += length;
            return true;
        }
        self.at = start;
        false
    }

    fn expect(&mut self, symbol: &str) -> Result<(), Wrong> {
        if self.eat(symbol) {
            return Ok(());
        }
        self.skip();
        Err(self.unexpected())
    }

    fn unexpected(&self) -> Wrong {
        Wrong::Unexpected {
            found: self
                .peek()
                .map_or_else(String::new, |letter| letter.to_string()),
            column: self.at + 1,
        }
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

fn binary(operator: Operator, left: Expression, right: Expression) -> Expression {
    Expression::Binary(operator, Box::new(left), Box::new(right))
}

/// Pieces as one game: parted at the longest row of bars, which must be the only one of its length.
fn game(mut pieces: Vec<Piece>) -> Result<Expression, Wrong> {
    let longest = pieces
        .iter()
        .skip(1)
        .map(|piece| piece.bars)
        .max()
        .unwrap_or(0);
    let mut places = (1..pieces.len()).filter(|&at| pieces[at].bars == longest);
    let place = places.next().expect("there are bars");
    if let Some(second) = places.next() {
        return Err(Wrong::Ambiguous {
            column: pieces[second].column,
        });
    }
    let right = pieces.split_off(place);
    let side = |mut pieces: Vec<Piece>| match pieces.len() {
        1 => Ok::<_, Wrong>(pieces.remove(0).options),
        _ => Ok(vec![game(pieces)?]),
    };
    Ok(Expression::Game(side(pieces)?, side(right)?))
}
