//! Rules by name, as the command line has them: `nim`, `wythoff`, `subtract:1,3,4`, `octal:0.137` …

use crate::lecture::written;
use crate::{Amounts, Pattern, Ruleset};
use say::{Message, Told};
use std::str::FromStr;
use values::grundy::{Code, CodeError, Digit};

/// A name that stands for no rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// There is no such game.
    #[error("there are no rules called {0:?}")]
    Unknown(String),
    /// A number after the colon is wrong.
    #[error("{text:?} is no number that {game} can take")]
    Number {
        /// Which game.
        game: &'static str,
        /// What stands there.
        text: String,
    },
    /// The code after the colon is wrong.
    #[error(transparent)]
    Code(#[from] CodeError),
}

say::tell!(NameError, |error| match error {
    NameError::Unknown(text) => Told::input(
        Message::new("heap-error-unknown-rules").with("text", text.as_str()),
        Message::new("heap-accepted-rules"),
    ),
    NameError::Number { game, text } => Told::input(
        Message::new("heap-error-rules-number")
            .with("game", *game)
            .with("text", text.as_str()),
        match *game {
            "moore" => Message::new("accepted-number-from-to")
                .with("from", 1)
                .with("to", MOST_MOORE),
            _ => Message::new("heap-accepted-subtract").with("most", LARGEST_SUBTRACTED),
        },
    ),
    NameError::Code(error) => error.told(),
});

/// The largest number in a subtraction set; its period alone could not be found beyond this.
const LARGEST_SUBTRACTED: u64 = 100_000;
/// More heaps than this are never coupled here.
const MOST_MOORE: usize = crate::MOST_COUPLED;

impl FromStr for Ruleset {
    type Err = NameError;

    /// By name, or in the notation of the lecture, whose heaps are for others to read.
    fn from_str(text: &str) -> Result<Self, NameError> {
        let plain = written(text).map(|written| written.rules);
        let text = plain.as_deref().unwrap_or(text);
        let (name, argument) = match text.split_once(':') {
            Some((name, argument)) => (name, Some(argument)),
            None => (text, None),
        };
        let patterns = match (name, argument) {
            ("nim", None) => vec![from_one()],
            ("wythoff", None) => vec![from_one(), from_several(2, true)],
            ("moore", Some(heaps)) => moore(heaps)?,
            ("subtract", Some(set)) => subtract(set)?,
            ("octal", Some(code)) => coded(&Code::octal(code)?),
            ("hex", Some(code)) => coded(&Code::hexadecimal(code)?),
            ("kayles", None) => coded(&Code::octal("0.77")?),
            ("dawson-kayles", None) => coded(&Code::octal("0.07")?),
            ("grundy", None) => vec![Pattern::One {
                amounts: Amounts::listed(&[0]),
                leave: Digit::TWO_UNEQUAL,
            }],
            _ => return Err(NameError::Unknown(text.to_owned())),
        };
        Ok(Ruleset::new(text, patterns))
    }
}

fn from_one() -> Pattern {
    Pattern::One {
        amounts: Amounts::any(),
        leave: Digit::TAKE,
    }
}

fn from_several(most: usize, equal: bool) -> Pattern {
    Pattern::Several {
        amounts: Amounts::any(),
        fewest: 2,
        most,
        equal,
    }
}

fn moore(heaps: &str) -> Result<Vec<Pattern>, NameError> {
    let heaps: usize = heaps
        .parse()
        .ok()
        .filter(|heaps| (1..=MOST_MOORE).contains(heaps))
        .ok_or_else(|| NameError::Number {
            game: "moore",
            text: heaps.to_owned(),
        })?;
    let mut patterns = vec![from_one()];
    if heaps > 1 {
        patterns.push(from_several(heaps, false));
    }
    Ok(patterns)
}

fn subtract(set: &str) -> Result<Vec<Pattern>, NameError> {
    let number = |text: &str| {
        text.trim()
            .parse()
            .ok()
            .filter(|number| (1..=LARGEST_SUBTRACTED).contains(number))
            .ok_or_else(|| NameError::Number {
                game: "subtract",
                text: text.to_owned(),
            })
    };
    let numbers = set
        .split(',')
        .map(number)
        .collect::<Result<Vec<u64>, _>>()?;
    Ok(vec![Pattern::One {
        amounts: Amounts::listed(&numbers),
        leave: Digit::TAKE,
    }])
}

/// One pattern for every digit.
fn coded(code: &Code) -> Vec<Pattern> {
    let pattern = |(take, leave)| Pattern::One {
        amounts: Amounts::listed(&[take as u64]),
        leave,
    };
    code.takes(Code::LONGEST).map(pattern).collect()
}
