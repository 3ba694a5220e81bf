//! `hra arimaa evolve`: the seed's genetic algorithm over its weights, from records, with held-out games.

use super::questions::{FilterArgs, sample};
use super::{number, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::seed::{SeedTerm, Weights};
use clap::{Args, ValueEnum};
use draw::Lines;
use hra::answers::arimaa::table;
use lab::arimaa::corpus::Corpus;
use lab::arimaa::evolve::{KIND, Measure, Plan, State};
use lab::arimaa::features::{Genes, Matrix, Verdict, genes, hundredths};
use say::Message;
use serde::Serialize;
use std::path::Path;
use work::checkpoint;

#[derive(Args)]
pub struct EvolveArgs {
    records: String,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "100")]
    sample: String,
    #[arg(long, value_name = "PERCENT", default_value = "30")]
    held_out: String,
    #[arg(long, value_name = "N", default_value = "50")]
    generations: String,
    #[arg(long, value_name = "N", default_value = "20")]
    population: String,
    #[arg(long, value_name = "N", default_value = "10")]
    renewed: String,
    #[arg(long, value_name = "PERCENT", default_value = "10")]
    mutation: String,
    #[arg(long, value_name = "M", default_value = "worse")]
    measure: MeasureName,
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<String>,
    #[arg(long, value_name = "FOLDER")]
    charts: Option<String>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MeasureName {
    Worse,
    Better,
}

#[derive(Serialize)]
struct EvolveAnswer {
    games: usize,
    held_out_games: usize,
    positions: usize,
    turns: usize,
    held_out_positions: usize,
    /// Positions that no weight can judge: the game could be won at once, the played turn lost at once, or no other turn was safe.
    left_out_won: usize,
    left_out_blunders: usize,
    left_out_forced: usize,
    seed: u64,
    measure: &'static str,
    generations: u64,
    /// The measure of the best individual, generation by generation.
    history: Vec<f64>,
    terms: Vec<&'static str>,
    weights: [f64; 11],
    vectors: Vec<VectorAnswer>,
}

#[derive(Serialize)]
struct VectorAnswer {
    name: &'static str,
    weights: [f64; 11],
    training: VerdictAnswer,
    /// Null when no game is held out.
    held_out: Option<VerdictAnswer>,
    /// How much smaller than for w1 the measure is on the held-out positions, and the standard error of that.
    held_out_gain: Option<f64>,
    held_out_gain_error: Option<f64>,
}

#[derive(Serialize)]
struct VerdictAnswer {
    worse: f64,
    better: f64,
    first: f64,
}

fn told(verdict: Verdict) -> VerdictAnswer {
    VerdictAnswer {
        worse: verdict.worse,
        better: verdict.better,
        first: verdict.first,
    }
}

fn weights(genes: &Genes) -> [f64; 11] {
    hundredths(genes).map(|weight| f64::from(weight) / 100.0)
}

pub fn run(args: &EvolveArgs, context: &Context) -> Result<(), Failure> {
    let work = &context.work;
    let plan = plan(args)?;
    let generations = number(&args.generations, 0, 1_000_000)?;
    let share = number(&args.held_out, 0, 90)? as usize;
    let sample = sample(&args.sample)?.map(|count| count as usize);
    let text = read_lossy(&args.records)?;
    let filter = args.filter.filter()?.read()?;
    let corpus = Corpus::read(work, &text, &filter)?;
    let (learnt, apart) = super::held_out(&corpus, share, context);
    let matrix = Matrix::build(work, &corpus, &learnt, sample, "arimaa evolve sample")?;
    if matrix.positions.is_empty() {
        return Err(Failure::input(
            Message::new("arimaa-error-no-positions"),
            Message::new("arimaa-accepted-games-left"),
        ));
    }
    let question = format!(
        "{filter:?} {sample:?} {share} {plan:?} {}",
        work.streams.seed()
    );
    let fingerprint = super::fingerprint(&[text.as_bytes(), question.as_bytes()]);
    let state = learn(args, plan, generations, &matrix, fingerprint, context)?;
    let test = Matrix::build(work, &corpus, &apart, sample, "arimaa evolve held out")?;
    let best = state.population[0].genes;
    let answer = EvolveAnswer {
        games: learnt.len(),
        held_out_games: apart.len(),
        positions: matrix.positions.len(),
        turns: matrix.turns(),
        held_out_positions: test.positions.len(),
        left_out_won: matrix.left_out.won + test.left_out.won,
        left_out_blunders: matrix.left_out.blunders + test.left_out.blunders,
        left_out_forced: matrix.left_out.forced + test.left_out.forced,
        seed: work.streams.seed(),
        measure: match plan.measure {
            Measure::Worse => "worse",
            Measure::Better => "better",
        },
        generations: state.generation,
        terms: SeedTerm::ALL.iter().map(|term| term.key()).collect(),
        weights: weights(&best),
        vectors: Weights::ALL
            .iter()
            .map(|one| (one.name(), genes(*one)))
            .chain([("learnt", best)])
            .map(|(name, genes)| vector(name, &genes, plan, &matrix, &test))
            .collect(),
        history: state.history,
    };
    if let Some(folder) = &args.charts {
        let svg = chart(&answer, context);
        files::write_into(Path::new(folder), "evolution.svg", svg.as_bytes())?;
    }
    context.answer(&answer, || words(&answer, context))
}

fn plan(args: &EvolveArgs) -> Result<Plan, Failure> {
    let population = number(&args.population, 2, 100_000)?;
    Ok(Plan {
        population: population as usize,
        renewed: number(&args.renewed, 1, population - 1)? as usize,
        mutation: number(&args.mutation, 0, 100)? as u32,
        measure: match args.measure {
            MeasureName::Worse => Measure::Worse,
            MeasureName::Better => Measure::Better,
        },
    })
}

/// Goes on from the checkpoint if there is one, and keeps every generation.
fn learn(
    args: &EvolveArgs,
    plan: Plan,
    generations: u64,
    matrix: &Matrix,
    fingerprint: u64,
    context: &Context,
) -> Result<State, Failure> {
    let work = &context.work;
    let file = args.checkpoint.as_deref().map(Path::new);
    let mut state = match file {
        Some(path) if path.exists() => {
            super::restored(path, KIND, "arimaa-accepted-checkpoint", |payload| {
                State::read(payload, fingerprint)
            })?
        }
        _ => plan.begin(work, matrix)?,
    };
    let keep = |state: &State| -> Result<(), Failure> {
        let Some(path) = file else { return Ok(()) };
        let mut bytes = Vec::new();
        // Writing into memory does not fail.
        let _ = checkpoint::write(&mut bytes, KIND, &state.write(fingerprint));
        files::write_atomically(path, &bytes)
    };
    keep(&state)?;
    let task = work.task("arimaa-task-generations", Some(generations));
    task.advance(state.generation.min(generations))?;
    while state.generation < generations {
        plan.advance(work, matrix, &mut state)?;
        keep(&state)?;
        task.tick()?;
    }
    Ok(state)
}

fn vector(
    name: &'static str,
    genes: &Genes,
    plan: Plan,
    matrix: &Matrix,
    test: &Matrix,
) -> VectorAnswer {
    let held = !test.positions.is_empty();
    let measured = |genes: &Genes| -> Vec<f64> {
        let pick = |(worse, better)| match plan.measure {
            Measure::Worse => worse,
            Measure::Better => better,
        };
        test.judged(genes).into_iter().map(pick).collect()
    };
    let first = measured(&lab::arimaa::features::genes(Weights::W1));
    let gains: Vec<f64> = first
        .iter()
        .zip(measured(genes))
        .map(|(a, b)| a - b)
        .collect();
    let count = gains.len().max(1) as f64;
    let mean = gains.iter().sum::<f64>() / count;
    let spread = gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>();
    VectorAnswer {
        name,
        weights: weights(genes),
        training: told(matrix.verdict(genes)),
        held_out: held.then(|| told(test.verdict(genes))),
        held_out_gain: held.then_some(mean),
        held_out_gain_error: held.then(|| (spread / (count - 1.0).max(1.0) / count).sqrt()),
    }
}

fn chart(answer: &EvolveAnswer, context: &Context) -> String {
    let points = answer.history.iter().enumerate();
    let chart = Lines {
        title: context.words.get("arimaa-chart-evolution"),
        axis: context.words.get("arimaa-chart-generation"),
        series: vec![(
            answer.measure.to_owned(),
            points.map(|(at, cost)| (at as f64, *cost)).collect(),
        )],
    };
    chart.svg()
}

fn words(answer: &EvolveAnswer, context: &Context) -> String {
    let words = context.words;
    let told = Message::new("arimaa-evolved")
        .with("generations", answer.generations)
        .with("games", answer.games)
        .with("positions", answer.positions)
        .with("turns", answer.turns)
        .with("held_out_games", answer.held_out_games)
        .with("held_out_positions", answer.held_out_positions)
        .with(
            "left_out",
            answer.left_out_won + answer.left_out_blunders + answer.left_out_forced,
        );
    let mut rows = vec![vec![words.get("arimaa-evolved-vector")]];
    rows[0].extend(
        [
            "arimaa-evolved-worse",
            "arimaa-evolved-better",
            "arimaa-evolved-first",
        ]
        .map(|id| words.get(id)),
    );
    rows[0].extend(
        [
            "arimaa-evolved-held-worse",
            "arimaa-evolved-held-better",
            "arimaa-evolved-held-first",
            "arimaa-evolved-gain",
        ]
        .map(|id| words.get(id)),
    );
    for one in &answer.vectors {
        let cells = |verdict: &VerdictAnswer| {
            [verdict.worse, verdict.better, verdict.first].map(|number| format!("{number:.2} %"))
        };
        let name = if one.name == "learnt" {
            words.get("arimaa-evolved-learnt")
        } else {
            one.name.to_owned()
        };
        let mut row = vec![name];
        row.extend(cells(&one.training));
        if let Some(held) = &one.held_out {
            row.extend(cells(held));
        }
        if let (Some(gain), Some(error)) = (one.held_out_gain, one.held_out_gain_error) {
            row.push(format!("{gain:.2} ± {error:.2}"));
        }
        rows.push(row);
    }
    let list = |weights: &[f64; 11]| {
        let texts: Vec<String> = weights
            .iter()
            .map(|weight| format!("{weight:.2}"))
            .collect();
        texts.join(", ")
    };
    let weights = Message::new("arimaa-evolved-weights").with("weights", list(&answer.weights));
    let legend = words.get("arimaa-evolved-legend");
    format!(
        "{}\n\n{}\n\n{}\n{legend}",
        words.say(&told),
        table(&rows),
        context.strong(&words.say(&weights))
    )
}
