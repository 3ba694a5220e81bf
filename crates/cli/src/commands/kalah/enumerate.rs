//! `hra kalah enumerate`: every game of one strategy against another, with exact probabilities.

use super::{BoardArgs, number};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use kalah::board::{Board, Sower};
use kalah::enumerate::{Enumerated, enumerate, situations};
use kalah::{Fraction, Kalah, Player, Strategy, letter};
use rules::Game;
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Args)]
pub struct EnumerateArgs {
    #[arg(long, value_name = "S")]
    a: String,
    #[arg(long, value_name = "T")]
    b: String,
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "N", default_value = "1000000")]
    most: String,
}

#[derive(Serialize)]
struct Exactly {
    fraction: String,
    value: f64,
}

fn exactly(fraction: Fraction) -> Exactly {
    Exactly {
        fraction: fraction.to_string(),
        value: fraction.to_f64(),
    }
}

#[derive(Serialize)]
struct Likely {
    moves: Vec<String>,
    probability: Exactly,
    stores: [u16; 2],
}

#[derive(Serialize)]
struct Started {
    starter: String,
    games: u64,
    wins: Exactly,
    losses: Exactly,
    draws: Exactly,
    mean_length: Exactly,
    lengths: BTreeMap<u32, Exactly>,
    starter_stores: BTreeMap<u16, Exactly>,
    likeliest: Vec<Likely>,
}

#[derive(Serialize)]
struct EnumerateAnswer {
    a: String,
    b: String,
    a_starts: Started,
    b_starts: Started,
    /// Distinct situations after the first turns of both players, whatever they play.
    situations_after_first_turns: usize,
}

pub fn strategy(text: &str) -> Result<Strategy, Failure> {
    let player = text.parse::<Player>()?;
    match player {
        Player::Strategy(strategy) => Ok(strategy),
        _ => Err(Failure::input(
            Message::new("kalah-error-strategy").with("text", text),
            Message::new("kalah-accepted-strategy"),
        )),
    }
}

pub fn run(args: &EnumerateArgs, context: &Context) -> Result<(), Failure> {
    let game = args.board.game()?;
    let (a, b) = (strategy(&args.a)?, strategy(&args.b)?);
    let most = number(&args.most, 1, 1_000_000_000)?;
    let start = game.start();
    let sower = Sower::<u128>::new(game.length(), game.total(), game.rules());
    let board = Board::from_position(&start);
    let from = |players: [Strategy; 2]| {
        enumerate(&context.work, &sower, board, players, most).map_err(Failure::from)
    };
    let answer = EnumerateAnswer {
        a: a.to_string(),
        b: b.to_string(),
        a_starts: started(&game, a, &from([a, b])?),
        b_starts: started(&game, b, &from([b, a])?),
        situations_after_first_turns: situations(&sower, board, 2).boards.len(),
    };
    context.answer(&answer, || text(&answer, context))
}

fn started(game: &Kalah, starter: Strategy, found: &Enumerated) -> Started {
    let likely = |line: &kalah::enumerate::Line| {
        // The starter is shown as South, who has the small letters.
        let mut state = game.start();
        let moves = line.pits.iter().map(|&pit| {
            let name = letter(game.length(), state.mover(), pit.into()).to_string();
            state.sow(pit.into(), game.rules());
            name
        });
        Likely {
            moves: moves.collect(),
            probability: exactly(line.probability),
            stores: line.stores,
        }
    };
    Started {
        starter: starter.to_string(),
        games: found.games,
        wins: exactly(found.wins),
        losses: exactly(found.losses),
        draws: exactly(found.draws),
        mean_length: exactly(found.mean_length),
        lengths: found
            .lengths
            .iter()
            .map(|(&n, &p)| (n, exactly(p)))
            .collect(),
        starter_stores: found
            .stores
            .iter()
            .map(|(&n, &p)| (n, exactly(p)))
            .collect(),
        likeliest: found.likeliest.iter().map(likely).collect(),
    }
}

fn text(answer: &EnumerateAnswer, context: &Context) -> String {
    let words = context.words;
    let mut lines = Vec::new();
    for started in [&answer.a_starts, &answer.b_starts] {
        let title = Message::new("kalah-enumerate-title")
            .with("starter", started.starter.as_str())
            .with("games", started.games);
        lines.push(context.strong(&words.say(&title)));
        for (id, value) in [
            ("kalah-enumerate-wins", &started.wins),
            ("kalah-enumerate-losses", &started.losses),
            ("kalah-enumerate-draws", &started.draws),
            ("kalah-enumerate-length", &started.mean_length),
        ] {
            let line = Message::new(id)
                .with("fraction", value.fraction.as_str())
                .with("value", format!("{:.5}", value.value));
            lines.push(format!("  {}", words.say(&line)));
        }
        lines.push(format!("  {}", words.get("kalah-enumerate-likeliest")));
        for likely in started.likeliest.iter().take(5) {
            lines.push(format!(
                "    {:<8} {}  ({}:{})",
                likely.probability.fraction,
                likely.moves.join(" "),
                likely.stores[0],
                likely.stores[1]
            ));
        }
        if answer.a == answer.b {
            break;
        }
    }
    let count = answer.situations_after_first_turns;
    lines.push(words.say(&Message::new("kalah-situations").with("count", count)));
    lines.join("\n")
}
