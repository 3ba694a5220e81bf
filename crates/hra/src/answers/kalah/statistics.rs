//! One's own games against each machine, as the thesis's table of man against machine, and how such games are written down.

use super::KalahInterval;
use super::played::PROBABILITIES;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use lab::interval::{CONFIDENCE_95, Estimate, wilson};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use utoipa::ToSchema;

/// One finished game of a person against a machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KalahGame {
    /// The person.
    pub name: String,
    /// The machine.
    pub opponent: String,
    /// Whether the person started.
    pub started: bool,
    /// The person's beans at the end.
    pub own: u16,
    /// The machine's.
    pub other: u16,
    /// How many sowings there were.
    pub length: usize,
}

/// The first line of a text in which games are remembered, one a line.
pub const STATISTICS_HEAD: &str = "hra kalah games 1";

impl fmt::Display for KalahGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |text: &str| text.replace([';', '\n', '\r'], " ");
        write!(
            out,
            "{};{};{};{};{};{}",
            plain(&self.name),
            plain(&self.opponent),
            if self.started { "started" } else { "answered" },
            self.own,
            self.other,
            self.length
        )
    }
}

/// All games of a text.
///
/// # Errors
/// The number of the first line that is no game.
pub fn read_statistics(text: &str) -> Result<Vec<KalahGame>, usize> {
    let mut lines = text.lines().enumerate();
    if lines.next().map(|(_, line)| line) != Some(STATISTICS_HEAD) {
        return Err(1);
    }
    lines
        .map(|(at, line)| KalahGame::read(line).ok_or(at + 1))
        .collect()
}

impl KalahGame {
    fn read(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split(';').collect();
        let [name, opponent, started, own, other, length] = parts[..] else {
            return None;
        };
        Some(KalahGame {
            name: name.to_owned(),
            opponent: opponent.to_owned(),
            started: match started {
                "started" => true,
                "answered" => false,
                _ => return None,
            },
            own: own.parse().ok()?,
            other: other.parse().ok()?,
            length: length.parse().ok()?,
        })
    }
}

/// How does a person do against each machine?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KalahStatistics {
    /// The games that are remembered.
    pub games: Vec<KalahGame>,
    /// Only this person's; everybody's if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// How a person, who is A, does against a machine, which is B. The probabilities are named as in the thesis: who wins, who
/// starts; R is a draw.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[allow(non_snake_case)]
pub struct KalahAgainst {
    /// The machine.
    pub opponent: String,
    /// Games played.
    pub games: u64,
    /// The person wins when he starts.
    pub ppAA: Option<f64>,
    /// The machine wins when the person starts.
    pub ppAB: Option<f64>,
    /// The machine wins when it starts.
    pub ppBB: Option<f64>,
    /// The person wins when the machine starts.
    pub ppBA: Option<f64>,
    /// Nobody wins when the person starts.
    pub ppRA: Option<f64>,
    /// Nobody wins when the machine starts.
    pub ppRB: Option<f64>,
    /// Where each of these lies, as sure as 95 %; only for those that were measured.
    pub intervals: BTreeMap<String, KalahInterval>,
    /// The mean number of sowings.
    pub mean_length: f64,
    /// Mean number of beans in the winner's store, over games that somebody won.
    pub winner_store: Option<f64>,
}

/// How a person does against each machine.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahStatisticsAnswer {
    /// Machine by machine.
    pub against: Vec<KalahAgainst>,
}

impl Question for KalahStatistics {
    const NAME: &'static str = "kalah.statistics";
    const ABOUT: &'static str =
        "How a person does against each machine, from games that were remembered.";
    const EXAMPLE: Example = Example::only(
        r#"{"games": [{"name": "Anna", "opponent": "5", "started": true, "own": 30, "other": 18, "length": 24}]}"#,
    );
    type Answer = KalahStatisticsAnswer;

    fn answer(&self, _: &mut Asked<'_>) -> Result<KalahStatisticsAnswer, Told> {
        let mut by_opponent: BTreeMap<&str, Vec<&KalahGame>> = BTreeMap::new();
        let wanted = |game: &&KalahGame| self.name.as_ref().is_none_or(|name| *name == game.name);
        for game in self.games.iter().filter(wanted) {
            by_opponent.entry(&game.opponent).or_default().push(game);
        }
        let against = by_opponent
            .into_iter()
            .map(|(opponent, games)| against(opponent.to_owned(), &games));
        Ok(KalahStatisticsAnswer {
            against: against.collect(),
        })
    }

    fn tell(&self, answer: &KalahStatisticsAnswer, teller: &Teller) -> String {
        if answer.against.is_empty() {
            return teller.get("kalah-statistics-none");
        }
        let mut lines = vec![format!(
            "{:<10} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}",
            "A/B", "n", "ppAA", "ppAB", "ppBB", "ppBA", "ppRA", "ppRB", "length", "beans"
        )];
        let show =
            |share: Option<f64>| share.map_or("–".to_owned(), |share| format!("{share:.4}"));
        for row in &answer.against {
            let beans = row
                .winner_store
                .map_or("–".to_owned(), |beans| format!("{beans:.2}"));
            lines.push(format!(
                "{:<10} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7.2} {beans:>7}",
                format!("A/{}", row.opponent),
                row.games,
                show(row.ppAA),
                show(row.ppAB),
                show(row.ppBB),
                show(row.ppBA),
                show(row.ppRA),
                show(row.ppRB),
                row.mean_length
            ));
        }
        lines.push(teller.get("kalah-statistics-legend"));
        lines.join("\n")
    }
}

#[allow(non_snake_case)]
fn against(opponent: String, games: &[&KalahGame]) -> KalahAgainst {
    let share = |started: bool, of: fn(&KalahGame) -> bool| {
        let mine: Vec<_> = games
            .iter()
            .filter(|game| game.started == started)
            .collect();
        let count = mine.iter().filter(|game| of(game)).count() as u64;
        (!mine.is_empty()).then(|| wilson(count, mine.len() as u64, CONFIDENCE_95))
    };
    let mean = |values: Vec<f64>| {
        (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
    };
    let won = |game: &KalahGame| game.own > game.other;
    let lost = |game: &KalahGame| game.own < game.other;
    let drawn = |game: &KalahGame| game.own == game.other;
    let decided = games.iter().filter(|game| game.own != game.other);
    let measured = [
        share(true, won),
        share(true, lost),
        share(false, lost),
        share(false, won),
        share(true, drawn),
        share(false, drawn),
    ];
    let intervals = PROBABILITIES.iter().zip(&measured);
    let intervals = intervals.filter_map(|(&name, found)| {
        let Estimate { lower, upper, .. } = (*found)?;
        Some((name.to_owned(), KalahInterval { lower, upper }))
    });
    let [ppAA, ppAB, ppBB, ppBA, ppRA, ppRB] = measured.map(|found| found.map(|found| found.mean));
    KalahAgainst {
        opponent,
        games: games.len() as u64,
        ppAA,
        ppAB,
        ppBB,
        ppBA,
        ppRA,
        ppRB,
        intervals: intervals.collect(),
        mean_length: mean(games.iter().map(|game| game.length as f64).collect()).unwrap_or(0.0),
        winner_store: mean(
            decided
                .map(|game| f64::from(game.own.max(game.other)))
                .collect(),
        ),
    }
}
