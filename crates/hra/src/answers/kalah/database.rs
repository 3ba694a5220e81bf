//! Endgame databases: what one is for, how large it is, whether it is whole. Files are opened elsewhere.

use super::{DATABASE_BEANS, DATABASE_PITS, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use kalah::Rules;
use kalah::archive::{self, Info};
use kalah::database::{Bytes, bytes_needed};
pub use kalah::together::Lower;
use kalah::together::build;
use ranks::Ranks;
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

/// That every value of a database is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KalahVerified {
    /// Always true: what does not hold is an error that says where.
    pub verified: bool,
    /// The file.
    pub file: String,
    /// Pits on a side.
    pub pits: usize,
    /// The rules.
    pub rules: String,
    /// Boards with at most so many beans.
    pub beans: u16,
    /// How many boards were checked.
    pub boards: u64,
}

impl KalahVerified {
    /// Compares every checksum, then every value with what its successors say.
    ///
    /// # Errors
    /// When it is no database, unfinished, damaged or wrong.
    pub fn of(name: &str, bytes: Bytes, work: &Work) -> Result<Self, Told> {
        let database = archive::open(work, bytes)?;
        let (pits, rules, beans) = (database.length(), database.rules(), database.beans());
        Ok(KalahVerified {
            verified: true,
            file: name.to_owned(),
            pits,
            rules: rules.to_string(),
            beans,
            boards: kalah::verify::verify(database.values(), pits, rules, beans, work)?,
        })
    }

    /// For people.
    #[must_use]
    pub fn told(&self, teller: &Teller) -> String {
        let holds = Message::new("kalah-verified")
            .with("pits", self.pits)
            .with("rules", self.rules.as_str())
            .with("beans", self.beans)
            .with("boards", self.boards);
        teller.say(&holds)
    }
}

/// A database that several ranks built, and what it took them together.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahBuilt {
    /// What was built.
    #[serde(flatten)]
    pub database: KalahDatabaseAnswer,
    /// Ranks that worked.
    pub ranks: usize,
    /// Boards whose value was found now; others were there before.
    pub boards: u64,
    /// The same for each rank and second.
    pub boards_a_second: f64,
    /// Values that were looked up.
    pub looked_up: u64,
    /// Those that another rank had.
    pub asked: u64,
    /// Bytes that went from rank to rank.
    pub sent: u64,
    /// Seconds that it took to find what was there before.
    pub resuming: f64,
    /// Seconds in all.
    pub seconds: f64,
}

impl KalahBuilt {
    /// For people.
    #[must_use]
    pub fn told(&self, teller: &Teller) -> String {
        let took = Message::new("kalah-built")
            .with("ranks", self.ranks)
            .with("boards", self.boards)
            .with("rate", format!("{:.0}", self.boards_a_second))
            .with("sent", work::Bytes(self.sent).to_string())
            .with("seconds", format!("{:.1}", self.seconds));
        format!("{}\n{}", self.database.told(teller), teller.say(&took))
    }
}

impl KalahDatabase {
    /// Builds into a file that all ranks see, each with its own view of it.
    ///
    /// # Errors
    /// As for one process, or when another rank has ended.
    pub fn together(
        &self,
        ranks: &dyn Ranks,
        name: &str,
        file: &mut impl Storage,
        lower: Lower,
        work: &Work,
    ) -> Result<KalahBuilt, Told> {
        let (beans, pits, rules) = self.read()?;
        let (info, effort) = build(ranks, file, (pits, rules, beans), lower, work)?;
        let seconds = effort.lasted.as_secs_f64();
        let rate = effort.boards as f64 / effort.ranks as f64 / seconds;
        Ok(KalahBuilt {
            database: KalahDatabaseAnswer::of(Some(name.to_owned()), info, None),
            ranks: effort.ranks,
            boards: effort.boards,
            boards_a_second: if rate.is_finite() { rate } else { 0.0 },
            looked_up: effort.looked_up,
            asked: effort.asked,
            sent: effort.sent,
            resuming: effort.resuming.as_secs_f64(),
            seconds,
        })
    }

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
