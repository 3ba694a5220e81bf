//! One's own rules from a small text.
//!
//! ```text
//! # Wythoff with small bites
//! game Nibbles
//! take 1-3 from one heap
//! take any from up to 2 heaps equally
//! take 2 from one heap leaving one or two heaps
//! end misere
//! ```

use crate::{Amounts, End, MOST_COUPLED, Pattern, Ruleset, Run};
use say::{Message, Tell};
use values::grundy::Digit;

/// What should have stood somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// `game`, `take` or `end` at the beginning of a line.
    Statement,
    /// `any`, `odd`, `even`, or numbers and ranges such as `1,3,5-8,10-`.
    Amounts,
    /// `from`.
    From,
    /// `one heap`, `2 heaps` or `up to 3 heaps`.
    Heaps,
    /// `heap` or `heaps`.
    HeapsWord,
    /// `equally` or `freely`.
    Manner,
    /// `leaving nothing`, `one heap`, `two heaps`, `two unequal heaps`, `three heaps`, joined by `or`.
    Leaving,
    /// `normal` or `misere`.
    End,
    /// A name.
    Name,
    /// Nothing more on this line.
    EndOfLine,
    /// A move: the file has none.
    Move,
    /// Two or more heaps left, as nothing is taken.
    Breaking,
}

/// A text that is no set of rules: where, what stands there, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {found:?} stands where {wanted:?} was expected")]
pub struct FileError {
    /// Counted from one.
    pub line: usize,
    /// Counted from one, in characters.
    pub column: usize,
    /// What stands there; empty at the end of a line.
    pub found: String,
    /// What was expected.
    pub wanted: Wanted,
}

impl Tell for FileError {
    fn message(&self) -> Message {
        let id = if self.found.is_empty() {
            "heap-error-file-missing"
        } else {
            "heap-error-file-word"
        };
        Message::new(id)
            .with("line", self.line)
            .with("column", self.column)
            .with("found", self.found.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        let id = match self.wanted {
            Wanted::Statement => "heap-wanted-statement",
            Wanted::Amounts => "heap-wanted-amounts",
            Wanted::From => "heap-wanted-from",
            Wanted::Heaps => "heap-wanted-heaps",
            Wanted::HeapsWord => "heap-wanted-heaps-word",
            Wanted::Manner => "heap-wanted-manner",
            Wanted::Leaving => "heap-wanted-leaving",
            Wanted::End => "heap-wanted-end",
            Wanted::Name => "heap-wanted-name",
            Wanted::EndOfLine => "heap-wanted-end-of-line",
            Wanted::Move => "heap-wanted-move",
            Wanted::Breaking => "heap-wanted-breaking",
        };
        Some(Message::new(id))
    }
}

/// The largest number that a finite range may name.
const LARGEST_AMOUNT: u64 = 1_000_000;
/// Ranges without end and with a step multiply; this keeps their common period small.
const MOST_RUNS: usize = 10_000;

impl Ruleset {
    /// The rules that a text describes.
    ///
    /// # Errors
    /// The first place where the text is no rule, and what was expected there.
    pub fn from_text(text: &str) -> Result<Ruleset, FileError> {
        let mut rules = Ruleset::new("own", Vec::new());
        let mut lines = 0;
        for (number, line) in text.lines().enumerate() {
            lines = number + 1;
            let content = line.split('#').next().unwrap_or_default();
            let mut words = Words::new(content, number + 1);
            match words.next() {
                "" => continue,
                "game" => rules.name = words.rest(Wanted::Name)?,
                "take" => rules.patterns.push(pattern(&mut words)?),
                "end" => {
                    rules.end = match words.next() {
                        "normal" => End::Normal,
                        "misere" | "misère" => End::Misere,
                        _ => return Err(words.error(Wanted::End)),
                    }
                }
                _ => return Err(words.error(Wanted::Statement)),
            }
            words.end()?;
        }
        if rules.patterns.is_empty() {
            return Err(FileError {
                line: lines + 1,
                column: 1,
                found: String::new(),
                wanted: Wanted::Move,
            });
        }
        Ok(rules)
    }
}

/// `AMOUNTS from HEAPS …`
fn pattern(words: &mut Words<'_>) -> Result<Pattern, FileError> {
    let amounts = amounts(words.next()).ok_or_else(|| words.error(Wanted::Amounts))?;
    if words.next() != "from" {
        return Err(words.error(Wanted::From));
    }
    let (fewest, most) = match words.next() {
        "one" | "1" => (1, 1),
        "up" => {
            if words.next() != "to" {
                return Err(words.error(Wanted::Heaps));
            }
            (1, heap_count(words)?)
        }
        _ => {
            let count = words
                .as_heap_count()
                .ok_or_else(|| words.error(Wanted::Heaps))?;
            (count, count)
        }
    };
    if !matches!(words.next(), "heap" | "heaps") {
        return Err(words.error(Wanted::HeapsWord));
    }
    if most == 1 {
        return one_heap(words, amounts);
    }
    let equal = match words.next() {
        "equally" => true,
        "freely" => false,
        _ => return Err(words.error(Wanted::Manner)),
    };
    if amounts.contains(0) {
        return Err(words.error(Wanted::Amounts));
    }
    Ok(Pattern::Several {
        amounts,
        fewest,
        most,
        equal,
    })
}

fn one_heap(words: &mut Words<'_>, amounts: Amounts) -> Result<Pattern, FileError> {
    let leave = match words.next() {
        "" => Digit::TAKE,
        "leaving" => leaving(words)?,
        _ => return Err(words.error(Wanted::Leaving)),
    };
    let breaks = [Digit::TWO, Digit::TWO_UNEQUAL, Digit::THREE]
        .iter()
        .any(|way| leave.allows(*way));
    let unbroken = leave.allows(Digit::NOTHING) || leave.allows(Digit::ONE);
    if amounts.contains(0) && (!breaks || unbroken) {
        return Err(words.error(Wanted::Breaking));
    }
    Ok(Pattern::One { amounts, leave })
}

fn heap_count(words: &mut Words<'_>) -> Result<usize, FileError> {
    words.next();
    words
        .as_heap_count()
        .ok_or_else(|| words.error(Wanted::Heaps))
}

/// `nothing or one heap or two unequal heaps`
fn leaving(words: &mut Words<'_>) -> Result<Digit, FileError> {
    let mut leave = Digit::NEVER;
    loop {
        let mut way = match words.next() {
            "nothing" => Digit::NOTHING,
            "one" => Digit::ONE,
            "two" => Digit::TWO,
            "three" => Digit::THREE,
            _ => return Err(words.error(Wanted::Leaving)),
        };
        if way == Digit::TWO && words.peek() == "unequal" {
            words.next();
            way = Digit::TWO_UNEQUAL;
        }
        if matches!(words.peek(), "heap" | "heaps") {
            words.next();
        }
        leave = leave.or(way);
        match words.peek() {
            "" => return Ok(leave),
            "or" => drop(words.next()),
            _ => {
                words.next();
                return Err(words.error(Wanted::EndOfLine));
            }
        }
    }
}

fn amounts(text: &str) -> Option<Amounts> {
    let endless = |from, step| {
        Some(Amounts::new(vec![Run {
            from,
            to: None,
            step,
        }]))
    };
    match text {
        "any" => return endless(1, 1),
        "odd" => return endless(1, 2),
        "even" => return endless(2, 2),
        _ => {}
    }
    let number = |text: &str| text.parse().ok().filter(|number| *number <= LARGEST_AMOUNT);
    let mut runs = Vec::new();
    for part in text.split(',') {
        let (from, to) = match part.split_once('-') {
            None => (number(part)?, Some(number(part)?)),
            Some((from, "")) => (number(from)?, None),
            Some((from, to)) => (number(from)?, Some(number(to)?)),
        };
        if to.is_some_and(|to| to < from) || runs.len() > MOST_RUNS {
            return None;
        }
        runs.push(Run { from, to, step: 1 });
    }
    Some(Amounts::new(runs))
}

/// The words of a line, with their places.
struct Words<'t> {
    line: usize,
    content: &'t str,
    /// In bytes: where the last word begins, and where it ends.
    begin: usize,
    end: usize,
}

impl<'t> Words<'t> {
    fn new(content: &'t str, line: usize) -> Self {
        Words {
            line,
            content,
            begin: 0,
            end: 0,
        }
    }

    fn find(&self) -> (usize, usize) {
        let rest = &self.content[self.end..];
        let begin = self.end + (rest.len() - rest.trim_start().len());
        let word = self.content[begin..]
            .split_whitespace()
            .next()
            .unwrap_or_default();
        (begin, begin + word.len())
    }

    fn current(&self) -> &'t str {
        &self.content[self.begin..self.end]
    }

    /// The next word; empty at the end of the line.
    fn next(&mut self) -> &'t str {
        (self.begin, self.end) = self.find();
        self.current()
    }

    fn peek(&self) -> &'t str {
        let (begin, end) = self.find();
        &self.content[begin..end]
    }

    fn as_heap_count(&self) -> Option<usize> {
        let count: usize = self.current().parse().ok()?;
        (2..=MOST_COUPLED).contains(&count).then_some(count)
    }

    fn rest(&mut self, wanted: Wanted) -> Result<String, FileError> {
        let name = self.content[self.end..].trim().to_owned();
        self.next();
        if name.is_empty() {
            return Err(self.error(wanted));
        }
        self.end = self.content.len();
        Ok(name)
    }

    fn end(&mut self) -> Result<(), FileError> {
        if self.next().is_empty() {
            Ok(())
        } else {
            Err(self.error(Wanted::EndOfLine))
        }
    }

    /// The word just read is not what was wanted.
    fn error(&self, wanted: Wanted) -> FileError {
        FileError {
            line: self.line,
            column: self.content[..self.begin].chars().count() + 1,
            found: self.current().to_owned(),
            wanted,
        }
    }
}
