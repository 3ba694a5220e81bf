//! The terms of games between programs, and a match on them: clocks, openings, when pieces decide. It starts no program and opens no
//! file.

use super::ArimaaContest;
use crate::Told;
use arimaa::{Ply, TimeControl};
use lab::arimaa::contest::{Conditions, Player, Series, openings, play_series};
use lab::sprt::Sprt;
use say::Message;
use std::time::Duration;
use work::{Halt, Work};

/// From where games begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArimaaOpenings {
    /// From our list.
    Ours,
    /// The programs set up themselves.
    None,
    /// From the text of a list.
    Listed(String),
}

/// What every game has in common, whoever plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArimaaTerms {
    /// From where games begin.
    pub openings: ArimaaOpenings,
    /// Games at a time.
    pub concurrency: usize,
    /// With so many pieces more, four turns in a row, a side has won.
    pub adjudicate: Option<u32>,
    /// After so many turns of each side pieces decide.
    pub most_turns: usize,
    /// How much later than the clock says a move may come, as a clock writes times.
    pub grace: String,
}

/// How long a program may think where no clock runs.
const PATIENCE: Duration = Duration::from_secs(600);

impl ArimaaOpenings {
    /// How games begin, two games each; none lets the programs set up.
    pub(in crate::answers) fn read(&self) -> Result<Vec<Vec<Ply>>, Told> {
        match self {
            ArimaaOpenings::Ours => Ok(arimaa::openings::list()),
            ArimaaOpenings::None => Ok(Vec::new()),
            ArimaaOpenings::Listed(text) => Ok(openings(text)?),
        }
    }
}

impl ArimaaTerms {
    pub(in crate::answers) fn conditions(
        &self,
        event: &'static str,
        controls: [TimeControl; 2],
        work: &Work,
    ) -> Result<Conditions, Told> {
        Ok(Conditions {
            event,
            controls,
            grace: format!("{}/0", self.grace).parse::<TimeControl>()?.per_move,
            patience: PATIENCE,
            most_plies: 2 * self.most_turns,
            adjudicate: self.adjudicate,
            stop: work.stop.clone(),
        })
    }
}

/// A match of two programs.
pub struct ArimaaMatch {
    series: Series,
}

impl ArimaaMatch {
    /// So many games; `controls` are the clocks of both, nothing where the work is fixed and a clock would only disturb it; `sprt` is
    /// `ELO0,ELO1`.
    ///
    /// # Errors
    /// When a clock, the openings or the test cannot be read.
    pub fn new(
        terms: &ArimaaTerms,
        controls: Option<[&str; 2]>,
        games: usize,
        sprt: Option<&str>,
        work: &Work,
    ) -> Result<Self, Told> {
        let [first, second] = controls
            .unwrap_or(["0/0/0"; 2])
            .map(str::parse::<TimeControl>);
        Ok(ArimaaMatch {
            series: Series {
                openings: terms.openings.read()?,
                conditions: terms.conditions("hra arimaa match", [first?, second?], work)?,
                games,
                concurrency: terms.concurrency,
                sprt: sprt.map(read_sprt).transpose()?,
            },
        })
    }

    /// Plays until there are enough games, the test is decided, or somebody asks to stop. `start` makes a player, by its number;
    /// `keep` is given every game's number and record.
    ///
    /// # Errors
    /// When stopped, or when a game cannot be kept.
    pub fn run<P: Player, E: From<Halt> + Send>(
        &self,
        work: &Work,
        names: [String; 2],
        start: impl Fn(usize) -> Option<P> + Sync,
        keep: impl Fn(usize, &str) -> Result<(), E> + Sync,
    ) -> Result<ArimaaContest, E> {
        let tally = play_series(work, &self.series, start, |number, played| {
            keep(number, &played.record.to_string())
        })?;
        Ok(ArimaaContest::new(&tally, names, self.series.sprt))
    }
}

/// An option of a program, as `NAME=VALUE`.
///
/// # Errors
/// When it is none.
pub fn option(text: &str) -> Result<(String, String), Told> {
    let pair = text.split_once('=').filter(|(name, _)| !name.is_empty());
    let pair = pair.filter(|_| !text.contains('\n'));
    let pair = pair.map(|(name, value)| (name.to_owned(), value.to_owned()));
    pair.ok_or_else(|| {
        Told::input(
            Message::new("arimaa-error-option").with("text", text),
            Message::new("arimaa-accepted-option"),
        )
    })
}

fn read_sprt(text: &str) -> Result<Sprt, Told> {
    let bounds = text.split_once(',').and_then(|(low, high)| {
        let (low, high) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        let sane = |elo: f64| elo.is_finite() && elo.abs() <= 2000.0;
        (sane(low) && sane(high) && low < high).then(|| Sprt::new(low, high))
    });
    bounds.ok_or_else(|| {
        Told::input(
            Message::new("arimaa-error-sprt").with("text", text),
            Message::new("arimaa-accepted-sprt"),
        )
    })
}
