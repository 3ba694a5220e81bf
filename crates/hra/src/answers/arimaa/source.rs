//! Files as requests carry them: records are texts, games of our own are bytes; and which games of them are taken.

use super::within;
use crate::Told;
use lab::arimaa::corpus::Filter;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::path::Path;
use utoipa::ToSchema;

/// A file by its name only, as what is made of it names it.
#[must_use]
pub fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name();
    name.map_or_else(
        || path.to_owned(),
        |name| name.to_string_lossy().into_owned(),
    )
}

/// The content of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ArimaaFile {
    /// A text: a record, or a table of the archive.
    Text(String),
    /// Bytes that are no text, such as games of our own.
    Bytes(Vec<u8>),
}

impl ArimaaFile {
    /// What was read from a file.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> Self {
        match String::from_utf8(bytes) {
            Ok(text) => ArimaaFile::Text(text),
            Err(error) => ArimaaFile::Bytes(error.into_bytes()),
        }
    }

    /// Its bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        match self {
            ArimaaFile::Text(text) => text.as_bytes(),
            ArimaaFile::Bytes(bytes) => bytes,
        }
    }

    /// Its text; letters need not be UTF-8: the archive's names are not.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes())
    }
}

/// Which games are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaFilter {
    /// Both players have at least this rating; 0 asks nothing.
    #[serde(default)]
    pub rating: u64,
    /// At least so many seconds for each move; 0 asks nothing.
    #[serde(default)]
    pub seconds: u64,
    /// Only games that were played for rating.
    #[serde(default)]
    pub rated: bool,
}

impl ArimaaFilter {
    /// The filter.
    ///
    /// # Errors
    /// When a number is out of its bounds.
    pub fn read(&self) -> Result<Filter, Told> {
        within(self.rating, &(0..=10_000))?;
        within(self.seconds, &(0..=1_000_000))?;
        Ok(Filter {
            rating: self.rating as u32,
            seconds: self.seconds,
            rated: self.rated,
        })
    }
}
