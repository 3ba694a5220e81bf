//! `hra kalah tournament`: many games of every pairing, as text, CSV, JSON and histograms.

use super::{BoardArgs, number};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use draw::Bars;
use kalah::{Kalah, Player};
use lab::elo;
use lab::histogram::Histogram;
use lab::interval::Estimate;
use lab::kalah::{every_pairing, six, tournament};
use lab::tournament::Pairing;
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

#[derive(Args)]
pub struct TournamentArgs {
    #[arg(long, value_name = "N", default_value = "10000")]
    games: String,
    #[arg(long, value_name = "S", requires = "b")]
    a: Option<String>,
    #[arg(long, value_name = "T", requires = "a")]
    b: Option<String>,
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    #[arg(long)]
    histogram: bool,
    #[arg(long, value_name = "FOLDER")]
    svg: Option<String>,
}

/// What was asked for, played.
pub struct Outcome {
    pub players: Vec<Player>,
    pub pairings: Vec<Pairing>,
}

/// Plays all pairings of the six, or one pairing of any players.
pub fn play(
    game: &Kalah,
    named: Option<(&str, &str)>,
    games: u64,
    context: &Context,
) -> Result<Outcome, Failure> {
    let (players, pairings) = match named {
        None => (six(), every_pairing()),
        Some((a, b)) => (vec![a.parse::<Player>()?, b.parse()?], vec![(0, 1)]),
    };
    let pairings = tournament(&context.work, game, &players, &pairings, games)?;
    Ok(Outcome { players, pairings })
}

/// A strategy is a number in JSON; other players are names.
#[derive(Serialize)]
#[serde(untagged)]
enum Name {
    Strategy(u8),
    Other(String),
}

fn name(player: &Player) -> Name {
    match player {
        Player::Strategy(strategy) => Name::Strategy(*strategy as u8),
        other => Name::Other(other.to_string()),
    }
}

#[derive(Serialize)]
struct Interval {
    lower: f64,
    upper: f64,
}

#[derive(Serialize)]
#[allow(non_snake_case)]
struct PairingAnswer {
    a: Name,
    b: Name,
    games: u64,
    started_a: u64,
    ppAA: f64,
    ppAB: f64,
    ppBB: f64,
    ppBA: f64,
    ppRA: f64,
    ppRB: f64,
    intervals: BTreeMap<&'static str, Interval>,
    draws: u64,
    mean_length: f64,
    lengths: BTreeMap<usize, u64>,
    stores_a: BTreeMap<usize, u64>,
    stores_b: BTreeMap<usize, u64>,
}

#[derive(Serialize)]
struct Rating {
    player: Name,
    elo: f64,
}

#[derive(Serialize)]
struct TournamentAnswer {
    games: u64,
    seed: u64,
    rules: String,
    pairings: Vec<PairingAnswer>,
    draws: u64,
    /// Strongest first; empty for a single pairing of a player with himself.
    ratings: Vec<Rating>,
}

/// The six probabilities of a pairing under their names in the thesis.
pub fn probabilities(pairing: &Pairing) -> [(&'static str, Estimate); 6] {
    let (a, b) = (&pairing.a_started, &pairing.b_started);
    [
        ("ppAA", a.wins()),
        ("ppAB", a.losses()),
        ("ppBB", b.wins()),
        ("ppBA", b.losses()),
        ("ppRA", a.draws()),
        ("ppRB", b.draws()),
    ]
}

fn pairing_answer(pairing: &Pairing, players: &[Player]) -> PairingAnswer {
    let all = probabilities(pairing);
    let counts = |histogram: Histogram| histogram.iter().collect();
    PairingAnswer {
        a: name(&players[pairing.a]),
        b: name(&players[pairing.b]),
        games: pairing.games(),
        started_a: pairing.a_started.games(),
        ppAA: all[0].1.mean,
        ppAB: all[1].1.mean,
        ppBB: all[2].1.mean,
        ppBA: all[3].1.mean,
        ppRA: all[4].1.mean,
        ppRB: all[5].1.mean,
        intervals: all
            .iter()
            .map(|&(name, estimate)| {
                let Estimate { lower, upper, .. } = estimate;
                (name, Interval { lower, upper })
            })
            .collect(),
        draws: pairing.drawn(),
        mean_length: pairing.lengths().mean(),
        lengths: counts(pairing.lengths()),
        stores_a: counts(pairing.scores_a()),
        stores_b: counts(pairing.scores_b()),
    }
}

/// Players with their Elo, strongest first. A player who met only himself has no rating.
pub fn ratings(outcome: &Outcome) -> Vec<(usize, f64)> {
    let scores: Vec<elo::Score> = outcome.pairings.iter().map(Pairing::score).collect();
    if scores.iter().all(|score| score.a == score.b) {
        return Vec::new();
    }
    let found = elo::ratings(outcome.players.len(), &scores);
    let mut ranked: Vec<(usize, f64)> = found.into_iter().enumerate().collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}

/// A histogram as a chart.
pub fn chart(title: String, axis: String, histogram: &Histogram) -> Bars {
    let (first, last) = histogram.range().unwrap_or((0, 0));
    Bars {
        title,
        axis,
        first,
        heights: (first..=last)
            .map(|value| histogram.count(value) as f64)
            .collect(),
    }
}

pub fn run(args: &TournamentArgs, context: &Context) -> Result<(), Failure> {
    let game = args.board.game()?;
    let games = number(&args.games, 1, 1_000_000_000)?;
    let named = args.a.as_deref().zip(args.b.as_deref());
    let outcome = play(&game, named, games, context)?;
    let title = |pairing: &Pairing, id: &'static str| {
        context.words.say(
            &Message::new(id)
                .with("a", outcome.players[pairing.a].to_string())
                .with("b", outcome.players[pairing.b].to_string()),
        )
    };
    let axis = |id| context.words.get(id);
    if let Some(folder) = &args.svg {
        std::fs::create_dir_all(folder).map_err(|error| {
            Failure::input(
                Message::new("error-file-unwritable")
                    .with("path", folder.as_str())
                    .with("error", error.to_string()),
                Message::new("accepted-writable-file"),
            )
        })?;
        for pairing in &outcome.pairings {
            let (a, b) = (&outcome.players[pairing.a], &outcome.players[pairing.b]);
            for (kind, id, unit, histogram) in [
                (
                    "lengths",
                    "kalah-chart-lengths",
                    "kalah-sowings",
                    pairing.lengths(),
                ),
                (
                    "stores",
                    "kalah-chart-stores",
                    "kalah-beans-of-a",
                    pairing.scores_a(),
                ),
            ] {
                let file = format!("{kind}-{a}-{b}.svg").replace(':', "_");
                let svg = chart(title(pairing, id), axis(unit), &histogram).svg();
                files::write_atomically(&Path::new(folder).join(file), svg.as_bytes())?;
            }
        }
    }
    if args.csv {
        return context.print(&csv(&outcome));
    }
    let answer = TournamentAnswer {
        games,
        seed: context.work.streams.seed(),
        rules: game.rules().to_string(),
        draws: outcome.pairings.iter().map(Pairing::drawn).sum(),
        pairings: outcome
            .pairings
            .iter()
            .map(|pairing| pairing_answer(pairing, &outcome.players))
            .collect(),
        ratings: ratings(&outcome)
            .into_iter()
            .map(|(player, elo)| Rating {
                player: name(&outcome.players[player]),
                elo,
            })
            .collect(),
    };
    context.answer(&answer, || {
        let mut lines = vec![table(&outcome)];
        if args.histogram {
            for pairing in &outcome.pairings {
                let title = title(pairing, "kalah-chart-lengths");
                let bars = chart(title, axis("kalah-sowings"), &pairing.lengths());
                lines.push(bars.text(78));
            }
        }
        let draws = Message::new("kalah-tournament-draws").with("draws", answer.draws);
        lines.push(context.words.say(&draws));
        for (place, (player, elo)) in ratings(&outcome).into_iter().enumerate() {
            let line = Message::new("kalah-tournament-rating")
                .with("place", place + 1)
                .with("player", outcome.players[player].to_string())
                .with("elo", format!("{elo:.0}"));
            lines.push(context.words.say(&line));
        }
        lines.join("\n")
    })
}

const HEAD: [&str; 6] = ["ppAA", "ppAB", "ppBB", "ppBA", "ppRA", "ppRB"];

/// The table of the thesis with half the width of the 95 % interval beside each probability.
fn table(outcome: &Outcome) -> String {
    let pair = |pairing: &Pairing| {
        format!(
            "{}/{}",
            outcome.players[pairing.a], outcome.players[pairing.b]
        )
    };
    let width = outcome.pairings.iter().map(|p| pair(p).len()).max();
    let width = width.unwrap_or(3).max(3);
    let heads: Vec<String> = HEAD.iter().map(|head| format!("{head:<13}")).collect();
    let mut lines = vec![format!("{:<width$}  {}  length", "A/B", heads.join(" "))];
    for pairing in &outcome.pairings {
        let cells: Vec<String> = probabilities(pairing)
            .iter()
            .map(|(_, found)| {
                let half = (found.upper - found.lower) / 2.0;
                format!("{:.4}±{:.4}", found.mean, half)
            })
            .collect();
        let length = pairing.lengths().mean();
        let row = cells.join(" ").replace("± ", "±");
        lines.push(format!("{:<width$}  {row}   {length:.2}", pair(pairing)));
    }
    lines.join("\n")
}

fn csv(outcome: &Outcome) -> String {
    let mut lines = vec![
        "a,b,games,ppAA,ppAB,ppBB,ppBA,ppRA,ppRB,mean_length,deviation_length,mean_store_a,mean_store_b"
            .to_owned(),
    ];
    for pairing in &outcome.pairings {
        let cells: Vec<String> = probabilities(pairing)
            .iter()
            .map(|(_, found)| format!("{:.6}", found.mean))
            .collect();
        lines.push(format!(
            "{},{},{},{},{:.4},{:.4},{:.4},{:.4}",
            outcome.players[pairing.a],
            outcome.players[pairing.b],
            pairing.games(),
            cells.join(","),
            pairing.lengths().mean(),
            pairing.lengths().deviation(),
            pairing.scores_a().mean(),
            pairing.scores_b().mean()
        ));
    }
    lines.join("\n") + "\n"
}
