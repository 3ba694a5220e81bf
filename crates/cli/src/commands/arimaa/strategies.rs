//! `hra arimaa strategies`: the seed's player against itself, every beginning against every other, two games each.

use super::number;
use crate::context::Context;
use crate::failure::Failure;
use arimaa::Colour;
use bot::seed::Weights;
use clap::Args;
use hra::answers::arimaa::{colour_name, table};
use lab::arimaa::matches::{self, Beginning, Manner, Played};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct StrategiesArgs {
    #[arg(long, value_name = "W", default_value = "w3")]
    weights: String,
    #[arg(long)]
    deep: bool,
    #[arg(long, value_name = "N", default_value = "200")]
    most_turns: String,
    #[arg(long)]
    csv: bool,
}

#[derive(Serialize)]
struct StrategiesAnswer {
    weights: [f64; 11],
    deep: bool,
    games: Vec<GameAnswer>,
    standings: Vec<Standing>,
}

#[derive(Serialize)]
struct GameAnswer {
    gold: String,
    silver: String,
    winner: &'static str,
    reason: char,
    turns: usize,
}

#[derive(Serialize)]
struct Standing {
    beginning: String,
    points: usize,
    games: usize,
}

/// `w1`, `w2`, `w3`, or eleven numbers with commas; in hundredths.
fn vector(text: &str) -> Result<[i32; 11], Failure> {
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
            Failure::input(
                Message::new("arimaa-error-weights").with("text", text),
                Message::new("arimaa-accepted-weights"),
            )
        })
}

pub fn run(args: &StrategiesArgs, context: &Context) -> Result<(), Failure> {
    let manner = Manner {
        weights: vector(&args.weights)?,
        deep: args.deep,
        most_turns: number(&args.most_turns, 1, 10_000)? as usize,
    };
    let beginnings = Beginning::all();
    let games = matches::all(&context.work, &beginnings, manner)?;
    let points = matches::points(&games, beginnings.len());
    let game = |game: &Played| GameAnswer {
        gold: beginnings[game.gold].key(),
        silver: beginnings[game.silver].key(),
        winner: colour_name(game.ending.winner),
        reason: game.ending.reason.letter(),
        turns: game.turns,
    };
    let standing = |(beginning, points): (&Beginning, &usize)| Standing {
        beginning: beginning.key(),
        points: *points,
        games: 2 * (beginnings.len() - 1),
    };
    let answer = StrategiesAnswer {
        weights: manner.weights.map(|weight| f64::from(weight) / 100.0),
        deep: manner.deep,
        games: games.iter().map(game).collect(),
        standings: beginnings.iter().zip(&points).map(standing).collect(),
    };
    if args.csv {
        return context.print(&csv(&answer));
    }
    context.answer(&answer, || {
        let words = context.words;
        let mut rows = vec![vec![words.get("arimaa-strategies-head")]];
        rows[0].extend(beginnings.iter().map(|beginning| beginning.key()));
        rows[0].push(words.get("arimaa-strategies-points"));
        for (gold, beginning) in beginnings.iter().enumerate() {
            let mut row = vec![beginning.key()];
            for silver in 0..beginnings.len() {
                let found = games
                    .iter()
                    .find(|game| (game.gold, game.silver) == (gold, silver));
                row.push(found.map_or("·".to_owned(), |game| {
                    let point = u8::from(game.ending.winner == Colour::Gold);
                    format!("{point}{}{}", game.ending.reason.letter(), game.turns)
                }));
            }
            row.push(points[gold].to_string());
            rows.push(row);
        }
        let legend = words.get("arimaa-strategies-legend");
        format!("{}\n{legend}", table(&rows))
    })
}

fn csv(answer: &StrategiesAnswer) -> String {
    let mut lines = vec!["gold,silver,winner,reason,turns".to_owned()];
    for game in &answer.games {
        let GameAnswer {
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
