//! How setups did in games of records and of our own; and the table of setups that other answers show.

use super::{ArimaaFile, ArimaaFilter, within};
use crate::Told;
use crate::answers::table;
use crate::answers::{Asked, Example, Question, Teller};
use lab::arimaa::corpus::{Corpus, CorpusError, Filter};
use lab::arimaa::games;
use lab::arimaa::setups::{Standing, Standings, named};
use lab::interval::{CONFIDENCE_95, wilson};
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// Which setups win?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaSetups {
    /// Records, tables of the archive, games of our own.
    pub files: Vec<ArimaaFile>,
    /// Which games are taken; own games tell no ratings and times.
    #[serde(flatten)]
    pub filter: ArimaaFilter,
    /// Setups with fewer games are told together; 10 if nothing is said.
    #[serde(default = "usual_least")]
    pub least: u64,
}

fn usual_least() -> u64 {
    10
}

/// How setups did.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaSetupsAnswer {
    /// Games that were counted.
    pub games: u64,
    /// Games that the filter left out; own games tell no ratings and times.
    pub left_out: usize,
    /// Games that cannot be read or played.
    pub broken: usize,
    /// Games that tell no winner, or do not begin with whole setups.
    pub undecided: u64,
    /// Each setup.
    pub setups: Vec<SetupAnswer>,
}

/// How one setup did.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SetupAnswer {
    /// The row at the edge and the one before it, where every setup is told by itself; null for all others.
    pub setup: Option<String>,
    /// `A`, `B` or `C` if it is one of ours.
    pub name: Option<&'static str>,
    /// Games with it.
    pub games: u64,
    /// Those that it won.
    pub won: u64,
    /// Games of Gold with it.
    pub as_gold: u64,
    /// Those that it won.
    pub won_as_gold: u64,
    /// The share that was won, and its 95 % interval.
    pub share: f64,
    /// The interval begins here.
    pub lower: f64,
    /// And ends here.
    pub upper: f64,
}

impl SetupAnswer {
    /// What is told of a setup, or of several under a name.
    #[must_use]
    pub fn new(setup: Option<&str>, name: Option<&'static str>, standing: &Standing) -> Self {
        let share = wilson(standing.won, standing.games, CONFIDENCE_95);
        SetupAnswer {
            setup: setup.map(str::to_owned),
            name,
            games: standing.games,
            won: standing.won,
            as_gold: standing.gold,
            won_as_gold: standing.gold_won,
            share: share.mean,
            lower: share.lower,
            upper: share.upper,
        }
    }
}

/// The rows of a table of setups, its head first.
#[must_use]
pub fn setup_rows(setups: &[SetupAnswer], teller: &Teller) -> Vec<Vec<String>> {
    let words = teller.words;
    let head = [
        "arimaa-selfplay-setup",
        "arimaa-selfplay-played",
        "arimaa-selfplay-won",
        "arimaa-selfplay-share",
        "arimaa-selfplay-gold",
    ];
    let mut rows = vec![head.map(|id| words.get(id)).to_vec()];
    for one in setups {
        let name = match (&one.setup, one.name) {
            (Some(letters), Some(name)) => format!("{letters} ({name})"),
            (Some(letters), None) => letters.clone(),
            (None, Some(name)) => name.to_owned(),
            (None, None) => words.get("arimaa-selfplay-other"),
        };
        rows.push(vec![
            name,
            one.games.to_string(),
            one.won.to_string(),
            format!(
                "{:.1} % ({:.1}–{:.1})",
                100.0 * one.share,
                100.0 * one.lower,
                100.0 * one.upper
            ),
            format!("{} / {}", one.won_as_gold, one.as_gold),
        ]);
    }
    rows
}

impl ArimaaSetups {
    /// How many games a setup can be asked to have.
    pub const LEAST: RangeInclusive<u64> = 1..=1 << 40;
}

impl Question for ArimaaSetups {
    const NAME: &'static str = "arimaa.setups";
    const ABOUT: &'static str = "How setups did in games, each with its share of games won.";
    const EXAMPLE: Example = Example::new(
        r#"{"files": ["@input"], "least": 1}"#,
        &["arimaa", "setups", "-", "--least", "1"],
    )
    .reading(super::GAME);
    type Answer = ArimaaSetupsAnswer;

    fn check(&self) -> Result<(), Told> {
        within(self.least, &Self::LEAST)?;
        self.filter.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaSetupsAnswer, Told> {
        let filter = self.filter.read()?;
        let mut standings = Standings::default();
        let (mut left_out, mut broken) = (0, 0);
        let files = Some(self.files.len() as u64);
        let read = asked.work.task("arimaa-task-replay", files);
        for file in &self.files {
            read.tick()?;
            if file.bytes().starts_with(games::MAGIC) {
                let own = games::read(file.bytes())?.games;
                if filter != Filter::default() {
                    left_out += own.len();
                    continue;
                }
                for game in own {
                    standings.add(&game.start, Some(game.ending.winner));
                }
                continue;
            }
            // A single record without a game to count does not spoil the others.
            match Corpus::read(asked.work, &file.text(), &filter) {
                Ok(corpus) => {
                    left_out += corpus.left_out;
                    broken += corpus.broken;
                    for game in &corpus.games {
                        standings.add(&game.first, game.winner);
                    }
                }
                Err(CorpusError::Halt(halt)) => return Err(halt.into()),
                Err(error) if self.files.len() == 1 => return Err(error.into()),
                Err(CorpusError::Nothing {
                    left_out: passed_over,
                    broken: unreadable,
                }) => {
                    left_out += passed_over;
                    broken += unreadable;
                }
                Err(CorpusError::Record(_) | CorpusError::Replay(_)) => broken += 1,
            }
        }
        if standings.games == 0 && standings.undecided == 0 {
            return Err(CorpusError::Nothing { left_out, broken }.into());
        }
        let rows = standings.rows(self.least);
        Ok(ArimaaSetupsAnswer {
            games: standings.games,
            left_out,
            broken,
            undecided: standings.undecided,
            setups: rows
                .iter()
                .map(|(letters, standing)| {
                    SetupAnswer::new(*letters, letters.and_then(named), standing)
                })
                .collect(),
        })
    }

    fn tell(&self, answer: &ArimaaSetupsAnswer, teller: &Teller) -> String {
        let told = Message::new("arimaa-setups")
            .with("games", answer.games)
            .with("left_out", answer.left_out)
            .with("broken", answer.broken)
            .with("undecided", answer.undecided);
        let rows = setup_rows(&answer.setups, teller);
        format!("{}\n\n{}", teller.say(&told), table(&rows))
    }
}
