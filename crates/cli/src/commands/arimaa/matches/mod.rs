//! `hra arimaa match`: two AEI programs play many games, and how much stronger one is comes out with its error.

pub mod engine;
pub mod ladder;

use super::{number, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use arimaa::{Ply, TimeControl};
use clap::Args;
use engine::{Engine, Fault, command_line};
use hra::answers::arimaa::ArimaaContest;
use lab::arimaa::contest::{Conditions, Played, Series, openings, play_series};
use lab::sprt::Sprt;
use say::Message;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args)]
pub struct MatchArgs {
    #[arg(value_name = "ENGINE")]
    a: String,
    #[arg(value_name = "ENGINE")]
    b: String,
    #[arg(long, value_name = "N", default_value = "20")]
    games: String,
    #[arg(long, value_name = "M/R/P/L/G/T", default_value = "1s/0/0")]
    time: String,
    #[arg(long, value_name = "M/R/P/L/G/T")]
    time_b: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
    #[arg(long, value_name = "STEPS")]
    depth: Option<String>,
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    #[arg(long, value_name = "NAME=VALUE")]
    option_b: Vec<String>,
    #[command(flatten)]
    terms: TermsArgs,
    #[arg(long, value_name = "ELO0,ELO1")]
    sprt: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    save: Option<PathBuf>,
}

/// The terms of every game, whoever plays it.
#[derive(Args)]
pub struct TermsArgs {
    #[arg(long, value_name = "FILE")]
    openings: Option<String>,
    #[arg(long, value_name = "N", default_value = "1")]
    concurrency: String,
    #[arg(long, value_name = "PIECES")]
    adjudicate: Option<String>,
    #[arg(long, value_name = "N", default_value = "200")]
    turns: String,
    #[arg(long, value_name = "TIME", default_value = "0.1s")]
    grace: String,
}

impl TermsArgs {
    fn openings(&self) -> Result<Vec<Vec<Ply>>, Failure> {
        match self.openings.as_deref() {
            // The engines set up themselves.
            Some("none") => Ok(Vec::new()),
            Some(path) => Ok(openings(&read_lossy(path)?)?),
            None => Ok(arimaa::openings::list()),
        }
    }

    fn concurrency(&self) -> Result<usize, Failure> {
        Ok(number(&self.concurrency, 1, 256)? as usize)
    }

    fn conditions(
        &self,
        event: &'static str,
        controls: [TimeControl; 2],
        context: &Context,
    ) -> Result<Conditions, Failure> {
        let adjudicate = self.adjudicate.as_deref();
        let adjudicate = adjudicate.map(|text| number(text, 1, 16)).transpose()?;
        Ok(Conditions {
            event,
            controls,
            grace: format!("{}/0", self.grace).parse::<TimeControl>()?.per_move,
            patience: Duration::from_secs(600),
            most_plies: 2 * number(&self.turns, 1, 10_000)? as usize,
            adjudicate: adjudicate.map(|pieces| pieces as u32),
            stop: context.work.stop.clone(),
        })
    }
}

/// Everything that the games of a match share.
struct Match {
    commands: [Vec<String>; 2],
    options: [Vec<(String, String)>; 2],
    series: Series,
    save: Option<PathBuf>,
}

pub fn run(args: &MatchArgs, context: &Context) -> Result<(), Failure> {
    let plan = plan(args, context)?;
    if let Some(folder) = &plan.save {
        std::fs::create_dir_all(folder).map_err(|error| {
            Failure::input(
                Message::new("error-file-unwritable")
                    .with("path", folder.display().to_string())
                    .with("error", error.to_string()),
                Message::new("accepted-writable-file"),
            )
        })?;
    }
    // An engine that cannot be started at all is bad input, not a lost game.
    let names = [0, 1].map(|player| {
        Engine::start(&plan.commands[player], &plan.options[player])
            .map(|engine| engine.name.clone())
            .map_err(|fault| no_engine([&args.a, &args.b][player], &fault))
    });
    let [first, second] = names;
    let names = [first?, second?];
    let tally = play_series(
        &context.work,
        &plan.series,
        |player| {
            let started = Engine::start(&plan.commands[player], &plan.options[player]);
            started.ok().map(|engine| engine.0)
        },
        |number, played| save(&plan, number, played),
    )?;
    let answer = ArimaaContest::new(&tally, names, plan.series.sprt);
    context.answer(&answer, || answer.tell(&context.teller()))
}

fn plan(args: &MatchArgs, context: &Context) -> Result<Match, Failure> {
    let command = |text: &String| command_line(text).ok_or_else(|| no_engine(text, &Fault::Gone));
    let (mut a, mut b) = (options(&args.option)?, options(&args.option)?);
    b.extend(options(&args.option_b)?);
    let untimed = "0/0/0".parse::<TimeControl>();
    let mut controls = [
        args.time.parse::<TimeControl>(),
        match &args.time_b {
            Some(text) => text.parse::<TimeControl>(),
            None => args.time.parse::<TimeControl>(),
        },
    ];
    for (name, wanted) in [("nodes", &args.nodes), ("depth", &args.depth)] {
        if let Some(text) = wanted {
            let value = number(text, 1, u64::MAX)?.to_string();
            for list in [&mut a, &mut b] {
                list.push((name.to_owned(), value.clone()));
            }
            // What is fixed is the work; a clock would only disturb it.
            controls = [untimed.clone(), untimed.clone()];
        }
    }
    let [first, second] = controls;
    Ok(Match {
        commands: [command(&args.a)?, command(&args.b)?],
        options: [a, b],
        series: Series {
            openings: args.terms.openings()?,
            conditions: args
                .terms
                .conditions("hra arimaa match", [first?, second?], context)?,
            games: number(&args.games, 1, 1_000_000)? as usize,
            concurrency: args.terms.concurrency()?,
            sprt: args.sprt.as_deref().map(read_sprt).transpose()?,
        },
        save: args.save.clone(),
    })
}

fn options(given: &[String]) -> Result<Vec<(String, String)>, Failure> {
    let pair = |text: &String| match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !text.contains('\n') => {
            Ok((name.to_owned(), value.to_owned()))
        }
        _ => Err(Failure::input(
            Message::new("arimaa-error-option").with("text", text.as_str()),
            Message::new("arimaa-accepted-option"),
        )),
    };
    given.iter().map(pair).collect()
}

fn read_sprt(text: &str) -> Result<Sprt, Failure> {
    let bounds = text.split_once(',').and_then(|(low, high)| {
        let (low, high) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
        let sane = |elo: f64| elo.is_finite() && elo.abs() <= 2000.0;
        (sane(low) && sane(high) && low < high).then(|| Sprt::new(low, high))
    });
    bounds.ok_or_else(|| {
        Failure::input(
            Message::new("arimaa-error-sprt").with("text", text),
            Message::new("arimaa-accepted-sprt"),
        )
    })
}

pub fn no_engine(text: &str, fault: &Fault) -> Failure {
    let why = match fault {
        Fault::Start(error) => Message::new("arimaa-engine-start").with("error", error.as_str()),
        Fault::Gone => Message::new("arimaa-engine-gone"),
        Fault::Silent => Message::new("arimaa-engine-silent"),
    };
    Failure::input(
        Message::new("arimaa-error-engine")
            .with("text", text)
            .with("why", why),
        Message::new("arimaa-accepted-engine"),
    )
}

fn save(plan: &Match, number: usize, played: &Played) -> Result<(), Failure> {
    match &plan.save {
        None => Ok(()),
        Some(folder) => {
            let path = folder.join(format!("game-{:04}.txt", number + 1));
            files::write_atomically(&path, played.record.to_string().as_bytes())
        }
    }
}
