//! Endgame databases: what one is for, how large it is, whether it is whole. Files are opened elsewhere.

use super::{DATABASE_BEANS, DATABASE_PITS, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use kalah::Rules;
use kalah::archive::{self, Info};
use kalah::database::{Bytes, bytes_needed};
use say::Message;
use serde::{Deserialize, Serialize};
use std::io::{Cursor, Read, Seek, Write};
use std::sync::{Mutex, PoisonError};
use utoipa::ToSchema;
use work::Work;

/// Where a database is built: a file, or memory that stands for one.
pub trait Storage: Read + Write + Seek + Send {}

impl<T: Read + Write + Seek + Send> Storage for T {}

/// Build the values of all boards with few beans.
#[derive(Serialize, Deserialize, ToSchema)]
pub struct KalahDatabase {
    /// Boards with at most so many beans.
    #[schema(example = 8)]
    pub beans: u64,
    /// Pits on a side, 1 to 8; 6 if nothing is said.
    #[serde(default = "usual_pits")]
    pub pits: u64,
    /// `thesis`, `standard` …; `thesis` if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The name of the file that it is built into, and the file; memory, which is forgotten, where nobody opened one.
    #[serde(skip)]
    pub file: Option<(String, Mutex<Box<dyn Storage>>)>,
}

fn usual_pits() -> u64 {
    6
}

/// What a database is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahDatabaseAnswer {
    /// The file, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Pits on a side.
    pub pits: usize,
    /// The rules.
    pub rules: String,
    /// Boards with at most so many beans.
    pub beans: u16,
    /// Layers that are there, one for each number of beans.
    pub layers: u16,
    /// Whether none is missing.
    pub complete: bool,
    /// The size of the whole file.
    pub bytes: u64,
    /// Whether every checksum was compared; null when that was not asked for.
    pub checked: Option<bool>,
}

impl KalahDatabaseAnswer {
    fn of(file: Option<String>, info: Info, checked: Option<bool>) -> Self {
        KalahDatabaseAnswer {
            file,
            pits: info.length,
            rules: info.rules.to_string(),
            beans: info.beans,
            layers: info.done,
            complete: info.done == info.beans + 1,
            bytes: info.size(),
            checked,
        }
    }

    /// What a file says about itself; only its beginning is read.
    ///
    /// # Errors
    /// When it is no database.
    pub fn info(name: &str, file: impl Read) -> Result<Self, Told> {
        Ok(Self::of(Some(name.to_owned()), archive::info(file)?, None))
    }

    /// The same when every byte was checked.
    ///
    /// # Errors
    /// When it is no database, unfinished or damaged.
    pub fn checked(name: &str, bytes: Bytes, work: &Work) -> Result<Self, Told> {
        let info = archive::info((*bytes).as_ref())?;
        archive::open(work, bytes)?;
        Ok(Self::of(Some(name.to_owned()), info, Some(true)))
    }

    /// For people.
    #[must_use]
    pub fn told(&self, teller: &Teller) -> String {
        let about = Message::new("kalah-database-about")
            .with("pits", self.pits)
            .with("rules", self.rules.as_str())
            .with("beans", self.beans)
            .with("size", work::Bytes(self.bytes).to_string());
        let state = if self.checked == Some(true) {
            Message::new("kalah-database-whole")
        } else if self.complete {
            Message::new("kalah-database-complete")
        } else {
            Message::new("kalah-database-unfinished")
                .with("done", self.layers)
                .with("wanted", self.beans + 1)
        };
        format!("{}\n{}", teller.say(&about), teller.say(&state))
    }
}

impl KalahDatabase {
    fn read(&self) -> Result<(u16, usize, Rules), Told> {
        let beans = within(self.beans, &DATABASE_BEANS)? as u16;
        let pits = within(self.pits, &DATABASE_PITS)? as usize;
        let rules = self.rules.as_deref().unwrap_or("thesis");
        Ok((beans, pits, rules.parse::<Rules>()?))
    }
}

/// Boards whose values are found while somebody waits.
const BOARDS_AT_ONCE: u64 = 20_000_000;

impl Question for KalahDatabase {
    const NAME: &'static str = "kalah.database";
    const ABOUT: &'static str =
        "Builds the values of all boards with few beans, and tells its size.";
    const EXAMPLE: Example = Example::only(r#"{"beans": 4, "pits": 3}"#);
    type Answer = KalahDatabaseAnswer;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahDatabaseAnswer, Told> {
        let (beans, pits, rules) = self.read()?;
        let boards = bytes_needed(pits, beans).unwrap_or(u64::MAX);
        asked.limit_at_once(boards, BOARDS_AT_ONCE)?;
        let (name, info) = match &self.file {
            Some((name, file)) => {
                let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
                let info = archive::build(asked.work, &mut *file, pits, rules, beans)?;
                (Some(name.clone()), info)
            }
            None => {
                let mut memory = Cursor::new(Vec::new());
                let info = archive::build(asked.work, &mut memory, pits, rules, beans)?;
                (None, info)
            }
        };
        Ok(KalahDatabaseAnswer::of(name, info, None))
    }

    fn tell(&self, answer: &KalahDatabaseAnswer, teller: &Teller) -> String {
        answer.told(teller)
    }
}
