//! `hra kalah report`: one HTML page, complete in itself, with the thesis's questions answered from fresh games.

use super::tournament::{Outcome, chart, play, probabilities, ratings};
use super::{BoardArgs, number};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use lab::tournament::Pairing;
use say::Message;
use serde::Serialize;
use std::path::Path;

#[derive(Args)]
pub struct ReportArgs {
    file: String,
    #[arg(long, value_name = "N", default_value = "100000")]
    games: String,
    #[command(flatten)]
    board: BoardArgs,
}

/// The answers, as numbers.
#[derive(Serialize)]
struct ReportAnswer {
    file: String,
    games: u64,
    /// Pairings in which each player wins more often when he starts.
    starter_ahead: usize,
    pairings: usize,
    starter_wins: f64,
    starter_loses: f64,
    draws: u64,
    strongest: String,
    /// Between the strength of the two players and the mean length; −1 when stronger means shorter without exception.
    correlation: f64,
    elo: Vec<(String, f64)>,
}

pub fn run(args: &ReportArgs, context: &Context) -> Result<(), Failure> {
    let games = number(&args.games, 1, 1_000_000_000)?;
    let game = args.board.game()?;
    let outcome = play(&game, None, games, context)?;
    let ranked = ratings(&outcome);
    let answer = answers(args, games, &outcome, &ranked);
    let page = page(&answer, &outcome, context);
    files::write_atomically(Path::new(&args.file), page.as_bytes())?;
    context.answer(&answer, || {
        let lines: Vec<String> = findings(&answer, &outcome, context)
            .into_iter()
            .map(|(question, found)| format!("{}\n  {found}", context.strong(&question)))
            .collect();
        lines.join("\n")
    })
}

fn answers(
    args: &ReportArgs,
    games: u64,
    outcome: &Outcome,
    ranked: &[(usize, f64)],
) -> ReportAnswer {
    let all = &outcome.pairings;
    let total: u64 = all.iter().map(Pairing::games).sum();
    let share = |count: u64| count as f64 / total.max(1) as f64;
    let ahead = |pairing: &&Pairing| {
        let (a, b) = (&pairing.a_started, &pairing.b_started);
        a.wins().mean > b.losses().mean && b.wins().mean > a.losses().mean
    };
    let elo = |player: usize| {
        let found = ranked.iter().find(|(ranked, _)| *ranked == player);
        found.map_or(0.0, |(_, elo)| *elo)
    };
    let points: Vec<(f64, f64)> = all
        .iter()
        .map(|pairing| (elo(pairing.a) + elo(pairing.b), pairing.lengths().mean()))
        .collect();
    ReportAnswer {
        file: args.file.clone(),
        games,
        starter_ahead: all.iter().filter(ahead).count(),
        pairings: all.len(),
        starter_wins: share(all.iter().map(Pairing::won_by_starter).sum()),
        starter_loses: share(all.iter().map(Pairing::lost_by_starter).sum()),
        draws: all.iter().map(Pairing::drawn).sum(),
        strongest: ranked.first().map_or(String::new(), |(best, _)| {
            outcome.players[*best].to_string()
        }),
        correlation: correlation(&points),
        elo: ranked
            .iter()
            .map(|&(player, elo)| (outcome.players[player].to_string(), elo))
            .collect(),
    }
}

/// Pearson's coefficient; 0 where it is not defined.
fn correlation(points: &[(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (mx, my) = (mean(|p| p.0), mean(|p| p.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points.iter().map(|&(x, y)| of(x - mx, y - my)).sum()
    };
    let spread = (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt();
    if spread > 0.0 {
        sum(&|x, y| x * y) / spread
    } else {
        0.0
    }
}

/// Every question with its answer.
fn findings(answer: &ReportAnswer, outcome: &Outcome, context: &Context) -> Vec<(String, String)> {
    let words = context.words;
    let per_cent = |share: f64| format!("{:.2}", 100.0 * share);
    let total: u64 = outcome.pairings.iter().map(Pairing::games).sum();
    let every = total.checked_div(answer.draws).unwrap_or(0);
    let five = |pairing: &&Pairing| pairing.a == 5 || pairing.b == 5;
    let normality = |with: bool| {
        let chosen: Vec<f64> = outcome
            .pairings
            .iter()
            .filter(|pairing| five(pairing) == with)
            .map(|pairing| pairing.lengths().distance_from_normal())
            .collect();
        per_cent(chosen.iter().sum::<f64>() / chosen.len().max(1) as f64)
    };
    let yes_no = |yes: bool, a, b| Message::new(if yes { a } else { b });
    let starter = yes_no(
        answer.starter_ahead == answer.pairings,
        "kalah-report-starter-always",
        "kalah-report-starter-mostly",
    )
    .with("count", answer.starter_ahead)
    .with("pairings", answer.pairings)
    .with("wins", per_cent(answer.starter_wins))
    .with("losses", per_cent(answer.starter_loses));
    let length = yes_no(
        answer.correlation < -0.5,
        "kalah-report-length-yes",
        "kalah-report-length-no",
    )
    .with("correlation", format!("{:.2}", answer.correlation));
    let elo: Vec<String> = answer
        .elo
        .iter()
        .map(|(player, elo)| format!("{player} ({elo:.0})"))
        .collect();
    let strongest = Message::new("kalah-report-strongest")
        .with("player", answer.strongest.as_str())
        .with("ranking", elo.join(" > "));
    let draws = Message::new("kalah-report-draws")
        .with("draws", answer.draws.to_string())
        .with("games", total.to_string())
        .with("every", every);
    let normal = Message::new("kalah-report-normal")
        .with("without", normality(false))
        .with("with", normality(true));
    [
        ("kalah-report-q-starter", starter),
        ("kalah-report-q-length", length),
        ("kalah-report-q-strongest", strongest),
        ("kalah-report-q-draws", draws),
        ("kalah-report-q-normal", normal),
    ]
    .into_iter()
    .map(|(question, found)| (words.get(question), words.say(&found)))
    .collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.2rem .6rem;border-bottom:1px solid #ddd;text-align:right}\
dt{font-weight:bold;margin-top:1rem}dd{margin-left:0}svg{max-width:100%;height:auto}";

fn page(answer: &ReportAnswer, outcome: &Outcome, context: &Context) -> String {
    let words = context.words;
    let title = words.say(
        &Message::new("kalah-report-title")
            .with("games", answer.games.to_string())
            .with("seed", context.work.streams.seed().to_string()),
    );
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<dl>\n",
        words.language.code(),
        title = escaped(&title),
    );
    for (question, found) in findings(answer, outcome, context) {
        out.push_str(&format!(
            "<dt>{}</dt><dd>{}</dd>\n",
            escaped(&question),
            escaped(&found)
        ));
    }
    out.push_str("</dl>\n<table>\n<tr><th>A/B</th>");
    for head in ["ppAA", "ppAB", "ppBB", "ppBA", "ppRA", "ppRB"] {
        out.push_str(&format!("<th>{head}</th>"));
    }
    let length = escaped(&words.get("kalah-report-mean-length"));
    out.push_str(&format!("<th>{length}</th></tr>\n"));
    for pairing in &outcome.pairings {
        out.push_str(&format!("<tr><td>{}/{}</td>", pairing.a, pairing.b));
        for (_, found) in probabilities(pairing) {
            let half = (found.upper - found.lower) / 2.0;
            out.push_str(&format!("<td title=\"±{half:.4}\">{:.4}</td>", found.mean));
        }
        out.push_str(&format!("<td>{:.2}</td></tr>\n", pairing.lengths().mean()));
    }
    out.push_str("</table>\n");
    out.push_str(&format!(
        "<p>{}</p>\n",
        escaped(&words.get("kalah-report-legend"))
    ));
    for pairing in &outcome.pairings {
        let title = words.say(
            &Message::new("kalah-chart-lengths")
                .with("a", pairing.a.to_string())
                .with("b", pairing.b.to_string()),
        );
        out.push_str(&chart(title, words.get("kalah-sowings"), &pairing.lengths()).svg());
    }
    out.push_str("</body></html>\n");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlation_of_lines_and_of_nothing() {
        let falling: Vec<(f64, f64)> = (0..5).map(|x| (x.into(), (-2 * x).into())).collect();
        assert!((correlation(&falling) + 1.0).abs() < 1e-12);
        assert_eq!(correlation(&[(1.0, 2.0)]), 0.0);
    }
}
