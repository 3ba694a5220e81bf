//! The seed's player against itself, every beginning against every other, two games each.

use super::colour_name;
use crate::Told;
use crate::answers::numbers::within;
use crate::answers::table;
use crate::answers::{Asked, Example, Question, Teller};
use bot::seed::Weights;
use lab::arimaa::matches::{self, Beginning, Manner, Played};
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// Which beginning does best against the others?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaStrategies {
    /// `w1`, `w2`, `w3`, or eleven numbers with commas; `w3` if nothing is said.
    #[serde(default = "usual_weights")]
    pub weights: String,
    /// Whether players look at the answer too, as the seed does, or at their own turn only.
    #[serde(default)]
    pub deep: bool,
    /// After so many turns the side with more pieces wins; 200 if nothing is said.
    #[serde(default = "usual_turns")]
    pub most_turns: u64,
}

fn usual_weights() -> String {
    "w3".to_owned()
}

fn usual_turns() -> u64 {
    200
}

/// Games of all pairs, and points.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct StrategiesAnswer {
    /// The weights of all players.
    pub weights: [f64; 11],
    /// Whether they look at the answer too.
    pub deep: bool,
    /// Every game.
    pub games: Vec<StrategiesGame>,
    /// Points of each beginning.
    pub standings: Vec<StrategiesStanding>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StrategiesGame {
    /// The beginning of Gold.
    pub gold: String,
    /// That of Silver.
    pub silver: String,
    /// Who won.
    pub winner: &'static str,
    /// Why, by the letter of the archive.
    pub reason: char,
    /// Turns of both.
    pub turns: usize,
}

/// How a beginning did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StrategiesStanding {
    /// Its setup, and whether it plays the lone-elephant opening.
    pub beginning: String,
    /// A win is one.
    pub points: usize,
    /// Games with it.
    pub games: usize,
}

impl ArimaaStrategies {
    /// How many turns can be asked for.
    pub const TURNS: RangeInclusive<u64> = 1..=10_000;

    /// In hundredths.
    fn vector(&self) -> Result<[i32; 11], Told> {
        let text = self.weights.as_str();
        if let Some(weights) = Weights::ALL.into_iter().find(|one| one.name() == text) {
            return Ok(weights.vector());
        }
        let number = |word: &str| {
            let number: f64 = word.trim().parse().ok()?;
            (0.0..=100.0)
                .contains(&number)
                .then(|| (number * 100.0).round() as i32)
        };
        let numbers: Option<Vec<i32>> = text.split(',').map(number).collect();
        numbers
            .and_then(|numbers| numbers.try_into().ok())
            .ok_or_else(|| {
                Told::input(
                    Message::new("arimaa-error-weights").with("text", text),
                    Message::new("arimaa-accepted-weights"),
                )
            })
    }

    /// How the players think.
    pub(in crate::answers) fn manner(&self) -> Result<Manner, Told> {
        Ok(Manner {
            weights: self.vector()?,
            deep: self.deep,
            most_turns: self.most_turns as usize,
        })
    }

    /// The games as lines of CSV.
    #[must_use]
    pub fn csv(answer: &StrategiesAnswer) -> String {
        let mut lines = vec!["gold,silver,winner,reason,turns".to_owned()];
        for game in &answer.games {
            let StrategiesGame {
                gold,
                silver,
                winner,
                reason,
                turns,
            } = game;
            lines.push(format!("{gold},{silver},{winner},{reason},{turns}"));
        }
        lines.push(String::new());
        lines.join("\n")
    }
}

impl Question for ArimaaStrategies {
    const NAME: &'static str = "arimaa.strategies";
    const ABOUT: &'static str =
        "How the beginnings of the seed's player do against each other, two games a pair.";
    const EXAMPLE: Example = Example::new(
        r#"{"most_turns": 1}"#,
        &["arimaa", "strategies", "--most-turns", "1"],
    );
    type Answer = StrategiesAnswer;

    fn check(&self) -> Result<(), Told> {
        within(self.most_turns, &Self::TURNS)?;
        self.vector().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<StrategiesAnswer, Told> {
        let manner = self.manner()?;
        let beginnings = Beginning::all();
        let games = matches::all(asked.work, &beginnings, manner)?;
        let points = matches::points(&games, beginnings.len());
        let game = |game: &Played| StrategiesGame {
            gold: beginnings[game.gold].key(),
            silver: beginnings[game.silver].key(),
            winner: colour_name(game.ending.winner),
            reason: game.ending.reason.letter(),
            turns: game.turns,
        };
        let standing = |(beginning, points): (&Beginning, &usize)| StrategiesStanding {
            beginning: beginning.key(),
            points: *points,
            games: 2 * (beginnings.len() - 1),
        };
        Ok(StrategiesAnswer {
            weights: manner.weights.map(|weight| f64::from(weight) / 100.0),
            deep: manner.deep,
            games: games.iter().map(game).collect(),
            standings: beginnings.iter().zip(&points).map(standing).collect(),
        })
    }

    fn tell(&self, answer: &StrategiesAnswer, teller: &Teller) -> String {
        let mut rows = vec![vec![teller.get("arimaa-strategies-head")]];
        let names = answer.standings.iter().map(|one| one.beginning.clone());
        rows[0].extend(names);
        rows[0].push(teller.get("arimaa-strategies-points"));
        for gold in &answer.standings {
            let mut row = vec![gold.beginning.clone()];
            for silver in &answer.standings {
                let found = answer.games.iter().find(|game| {
                    (&game.gold, &game.silver) == (&gold.beginning, &silver.beginning)
                });
                row.push(found.map_or("·".to_owned(), |game| {
                    let point = u8::from(game.winner == colour_name(arimaa::Colour::Gold));
                    format!("{point}{}{}", game.reason, game.turns)
                }));
            }
            row.push(gold.points.to_string());
            rows.push(row);
        }
        let legend = teller.get("arimaa-strategies-legend");
        format!("{}\n{legend}", table(&rows))
    }
}
