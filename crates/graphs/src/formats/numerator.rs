//! A whole number as documents have it: as text, since numbers in JSON are floats. A million of them are held as numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A numerator; what is not a plain number is kept as it was written, until somebody refuses it.
#[derive(Clone, PartialEq, Eq)]
pub enum Numerator {
    /// A number of at most 64 bits.
    Small(u64),
    /// Any other text.
    Text(Box<str>),
}

impl From<u64> for Numerator {
    fn from(number: u64) -> Self {
        Numerator::Small(number)
    }
}

impl From<&str> for Numerator {
    fn from(text: &str) -> Self {
        // `007` and `+7` are other texts than `7`, and whoever changed one into the other is to be found out.
        match text.parse::<u64>() {
            Ok(number) if number.to_string() == text => Numerator::Small(number),
            _ => Numerator::Text(text.into()),
        }
    }
}

impl fmt::Display for Numerator {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Numerator::Small(number) => number.fmt(out),
            Numerator::Text(text) => out.write_str(text),
        }
    }
}

/// As the text that it stands for: checksums of documents are taken over this.
impl fmt::Debug for Numerator {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Numerator::Small(number) => write!(out, "\"{number}\""),
            Numerator::Text(text) => text.fmt(out),
        }
    }
}

impl Serialize for Numerator {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'t> Deserialize<'t> for Numerator {
    fn deserialize<D: Deserializer<'t>>(from: D) -> Result<Self, D::Error> {
        struct Texts;
        impl serde::de::Visitor<'_> for Texts {
            type Value = Numerator;

            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                out.write_str("a string")
            }

            fn visit_str<E>(self, text: &str) -> Result<Numerator, E> {
                Ok(text.into())
            }
        }
        from.deserialize_str(Texts)
    }
}
