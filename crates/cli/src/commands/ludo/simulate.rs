//! `hra ludo simulate`: many games between given players, with intervals, beside what was solved.

use super::{GameArgs, epsilon, number, percent};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::ludo::known;
use lab::interval::wilson;
use ludo::simulate::{Knowledge, Need, simulate};
use ludo::{Chance, Player};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct SimulateArgs {
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "A,B,…")]
    seats: String,
    #[arg(long, value_name = "N", default_value = "10000")]
    games: String,
    #[arg(long, value_name = "E", default_value = "1e-6")]
    epsilon: String,
}

/// The normal quantile for a two-sided interval of 99 %.
const CONFIDENCE_99: f64 = 2.575_829_303_548_901;

#[derive(Serialize)]
struct Seated {
    seat: usize,
    player: String,
    wins: u64,
    probability: f64,
    /// The interval of 99 %.
    lower: f64,
    upper: f64,
    /// What was solved for these players, where it was.
    solved: Option<f64>,
    /// Whether that lies inside the interval.
    inside: Option<bool>,
}

#[derive(Serialize)]
struct SimulateAnswer {
    games: u64,
    confidence: f64,
    seats: Vec<Seated>,
    rolls_per_game: f64,
    captures_per_game: f64,
}

pub fn run(args: &SimulateArgs, context: &Context) -> Result<(), Failure> {
    let (game, state) = args.game.request(None)?.read()?;
    let players = game.board().players();
    let seats: Vec<Player> = args
        .seats
        .split(',')
        .map(str::parse::<Player>)
        .collect::<Result<_, _>>()?;
    if seats.len() != players
        || seats
            .iter()
            .any(|seat| matches!(seat, Player::Against(hero) if *hero >= players))
    {
        return Err(Failure::input(
            Message::new("ludo-error-seats").with("text", args.seats.as_str()),
            Message::new("ludo-accepted-seats").with("players", players),
        ));
    }
    let games = number(&args.games)?.max(1);
    let knowledge = known(
        &game,
        &state,
        &seats,
        epsilon(&args.epsilon)?,
        &context.work,
    )?;
    let tally = simulate(&game, &state, &seats, &knowledge, games, &context.work)?;
    let answer = SimulateAnswer {
        games,
        confidence: 0.99,
        seats: (0..players)
            .map(|seat| {
                let found = wilson(tally.wins[seat], games, CONFIDENCE_99);
                let solved = solved(&seats, seat, &knowledge, &state);
                Seated {
                    seat: seat + 1,
                    player: seats[seat].to_string(),
                    wins: tally.wins[seat],
                    probability: found.mean,
                    lower: found.lower,
                    upper: found.upper,
                    solved: solved.map(Chance::middle),
                    inside: solved
                        .map(|chance| found.lower <= chance.upper && chance.lower <= found.upper),
                }
            })
            .collect(),
        rolls_per_game: tally.rolls as f64 / games as f64,
        captures_per_game: tally.captures as f64 / games as f64,
    };
    context.answer(&answer, || text(&answer, context))
}

/// The chance of a seat, where these players are those of a solution: one against all others, or all for themselves.
fn solved(
    seats: &[Player],
    seat: usize,
    knowledge: &Knowledge,
    state: &ludo::State,
) -> Option<Chance> {
    let table = if seats.iter().all(|player| *player == Player::Selfish) {
        knowledge.get(Need::Selfish)?
    } else if seats.len() == 2 {
        let knows = |player: &Player| matches!(player, Player::Perfect | Player::Against(_));
        seats
            .iter()
            .all(knows)
            .then(|| knowledge.get(Need::Coalition(0)))??
    } else {
        let united = |(at, player): (usize, &Player)| {
            *player
                == if at == seat {
                    Player::Perfect
                } else {
                    Player::Against(seat)
                }
        };
        seats
            .iter()
            .enumerate()
            .all(united)
            .then(|| knowledge.get(Need::Coalition(seat)))??
    };
    table.of(seat, state)
}

fn text(answer: &SimulateAnswer, context: &Context) -> String {
    let words = context.words;
    let mut lines = Vec::new();
    for seated in &answer.seats {
        let told = Message::new("ludo-simulated")
            .with("seat", seated.seat)
            .with("player", seated.player.as_str())
            .with("value", percent(seated.probability))
            .with("lower", percent(seated.lower))
            .with("upper", percent(seated.upper));
        lines.push(words.say(&told));
        if let (Some(solved), Some(inside)) = (seated.solved, seated.inside) {
            let id = if inside {
                "ludo-simulated-inside"
            } else {
                "ludo-simulated-outside"
            };
            lines.push(format!(
                "  {}",
                words.say(&Message::new(id).with("value", percent(solved)))
            ));
        }
    }
    lines.push(
        words.say(
            &Message::new("ludo-simulated-games")
                .with("games", answer.games)
                .with("rolls", format!("{:.1}", answer.rolls_per_game))
                .with("captures", format!("{:.1}", answer.captures_per_game)),
        ),
    );
    lines.join("\n")
}
