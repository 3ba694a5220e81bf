//! Sentences for people, as data: which one, and what goes into it. The wording, in every language,
//! belongs to the outer crates; nothing below them prints.

mod told;

pub use told::{Fault, Tell, Told};

use std::fmt;

/// Something that goes into a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A word or a piece of the user's own text.
    Text(String),
    /// A whole number; languages choose the plural form by it.
    Number(i64),
    /// A sentence inside a sentence.
    Message(Box<Message>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Arg::Message(Box::new(message))
    }
}

macro_rules! numbers {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Arg {
            /// Numbers too large for a plural rule are still printed in full.
            fn from(number: $kind) -> Self {
                i64::try_from(number).map_or_else(|_| Arg::Text(number.to_string()), Arg::Number)
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, u128, usize, i32, i64);

/// One sentence: the name of its wording and the arguments that the wording asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The name under which every language words it, such as `heap-error-too-many-heaps`.
    pub id: &'static str,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A sentence without arguments.
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// The sentence with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl fmt::Display for Message {
    /// For logs and debugging only: the id and the arguments, not the wording.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id)?;
        for (name, value) in &self.args {
            match value {
                Arg::Text(text) => write!(f, " {name}={text:?}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Message(message) => write!(f, " {name}=({message})")?,
            }
        }
        Ok(())
    }
}
