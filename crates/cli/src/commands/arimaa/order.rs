//! `hra arimaa order`: learning the order of acts and turns from records, and how high held-out games rank by it.

use super::questions::{FilterArgs, sample};
use super::{number, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::ordering::layout;
use clap::Args;
use hra::answers::arimaa::table;
use lab::arimaa::corpus::{Corpus, Filter, sampled};
use lab::arimaa::order::{Course, KIND, Plan, Ranks, State, act_ranks, learn, turn_ranks};
use say::Message;
use serde::Serialize;
use std::path::Path;
use work::checkpoint;

#[derive(Args)]
pub struct OrderArgs {
    #[arg(required = true)]
    records: Vec<String>,
    #[arg(long, value_name = "MODEL")]
    out: String,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "1000")]
    sample: String,
    #[arg(long, value_name = "N", default_value = "200")]
    alternatives: String,
    #[arg(long, value_name = "PERCENT", default_value = "30")]
    held_out: String,
    #[arg(long, value_name = "N", default_value = "200")]
    compare: String,
    #[arg(long, value_name = "N", default_value = "12")]
    epochs: String,
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<String>,
}

#[derive(Serialize)]
struct OrderAnswer {
    games: usize,
    held_out_games: usize,
    seed: u64,
    epochs: u64,
    act_weights: usize,
    turn_weights: usize,
    /// The mean logarithm of the chance that was given to what was played, epoch by epoch.
    act_history: Vec<f64>,
    turn_history: Vec<f64>,
    /// Single steps of held-out games among all steps that were possible.
    acts: Vec<RankAnswer>,
    /// Whole turns of held-out games among all unique turns.
    turns: Vec<RankAnswer>,
}

#[derive(Serialize)]
struct RankAnswer {
    order: &'static str,
    choices: usize,
    /// The share that was first, or in the first 1, 5 and 10 % of the alternatives; each with its standard error.
    first: Option<[f64; 2]>,
    top_1: Option<[f64; 2]>,
    top_5: Option<[f64; 2]>,
    top_10: Option<[f64; 2]>,
    /// The share of other alternatives that come before it.
    before: f64,
    mean_place: f64,
    median_place: f64,
}

fn ranked(order: &'static str, ranks: &Ranks) -> RankAnswer {
    let within = |share: f64| {
        let (found, error) = ranks.within(share);
        (!ranks.0.is_empty()).then_some([found, error])
    };
    RankAnswer {
        order,
        choices: ranks.0.len(),
        first: within(0.0),
        top_1: within(0.01),
        top_5: within(0.05),
        top_10: within(0.1),
        before: ranks.mean_share(),
        mean_place: ranks.mean_place(),
        median_place: ranks.median_place(),
    }
}

pub fn run(args: &OrderArgs, context: &Context) -> Result<(), Failure> {
    let work = &context.work;
    let share = number(&args.held_out, 0, 90)? as usize;
    let compared = sample(&args.compare)?.map(|count| count as usize);
    let course = Course {
        plan: Plan {
            epochs: number(&args.epochs, 1, 100_000)?,
            ..Plan::default()
        },
        sample: sample(&args.sample)?.map(|count| count as usize),
        alternatives: number(&args.alternatives, 2, 100_000)? as usize,
    };
    let filter = args.filter.filter()?.read()?;
    let mut corpus = Corpus::default();
    let question = format!("{filter:?} {share} {course:?} {}", work.streams.seed());
    let mut parts = vec![question.into_bytes()];
    for path in &args.records {
        let text = read_lossy(path)?;
        corpus
            .games
            .extend(Corpus::read(work, &text, &filter)?.games);
        parts.push(text.into_bytes());
    }
    let parts: Vec<&[u8]> = parts.iter().map(Vec::as_slice).collect();
    let fingerprint = super::fingerprint(&parts);
    let (learnt, apart) = super::held_out(&corpus, share, context);
    let state = learnt_state(args, &course, &corpus, &learnt, fingerprint, context)?;
    let Some(model) = state.model() else {
        return Err(Failure::input(
            Message::new("arimaa-error-no-positions"),
            Message::new("arimaa-accepted-games-left"),
        ));
    };
    let mut held: Vec<(usize, usize)> = corpus.telling_turns();
    held.retain(|(game, _)| apart.contains(game));
    let acts = act_ranks(work, &corpus, &held, &model)?;
    let stream = &mut work.streams.stream("arimaa order compare", 0);
    let turns = turn_ranks(work, &corpus, &sampled(held, compared, stream), &model)?;
    let answer = OrderAnswer {
        games: learnt.len(),
        held_out_games: apart.len(),
        seed: work.streams.seed(),
        epochs: course.plan.epochs,
        act_weights: layout::act::COUNT,
        turn_weights: layout::turn::COUNT,
        act_history: state.acts.history.clone(),
        turn_history: state.turns.history.clone(),
        acts: vec![ranked("model", &acts[0]), ranked("present", &acts[1])],
        turns: vec![
            ranked("model", &turns[0]),
            ranked("glance", &turns[1]),
            ranked("acts", &turns[2]),
        ],
    };
    let made_by = made_by(args, &filter, &answer);
    files::write_atomically(Path::new(&args.out), model.write(&made_by).as_bytes())?;
    context.answer(&answer, || words(&answer, &args.out, context))
}

/// The command that makes this model again, with files by their names only.
fn made_by(args: &OrderArgs, filter: &Filter, answer: &OrderAnswer) -> String {
    let name = |path: &String| {
        let name = Path::new(path).file_name();
        name.map_or_else(|| path.clone(), |name| name.to_string_lossy().into_owned())
    };
    let mut line = vec!["hra arimaa order".to_owned()];
    line.extend(args.records.iter().map(name));
    line.push(format!("--out {}", name(&args.out)));
    line.push(format!("--rating {}", filter.rating));
    line.push(format!("--seconds {}", filter.seconds));
    if filter.rated {
        line.push("--rated".to_owned());
    }
    line.push(format!(
        "--sample {} --alternatives {} --held-out {} --epochs {} --seed {}",
        args.sample, args.alternatives, args.held_out, args.epochs, answer.seed
    ));
    line.join(" ")
}

/// Goes on from the checkpoint if there is one, and keeps every epoch.
fn learnt_state(
    args: &OrderArgs,
    course: &Course,
    corpus: &Corpus,
    games: &[usize],
    fingerprint: u64,
    context: &Context,
) -> Result<State, Failure> {
    let file = args.checkpoint.as_deref().map(Path::new);
    let mut state = match file {
        Some(path) if path.exists() => {
            super::restored(path, KIND, "arimaa-accepted-checkpoint", |payload| {
                State::read(payload, fingerprint)
            })?
        }
        _ => State::default(),
    };
    let keep = |state: &State| -> Result<(), Failure> {
        let Some(path) = file else { return Ok(()) };
        let mut bytes = Vec::new();
        // Writing into memory does not fail.
        let _ = checkpoint::write(&mut bytes, KIND, &state.write(fingerprint));
        files::write_atomically(path, &bytes)
    };
    learn(&context.work, corpus, games, course, &mut state, keep)?;
    Ok(state)
}

fn words(answer: &OrderAnswer, out: &str, context: &Context) -> String {
    let words = context.words;
    let told = Message::new("arimaa-ordered")
        .with("games", answer.games)
        .with("held_out_games", answer.held_out_games)
        .with("epochs", answer.epochs)
        .with("path", out);
    let mut rows = vec![
        [
            "arimaa-ordered-order",
            "arimaa-ordered-choices",
            "arimaa-ordered-first",
            "arimaa-ordered-top-1",
            "arimaa-ordered-top-5",
            "arimaa-ordered-top-10",
            "arimaa-ordered-before",
            "arimaa-ordered-median",
        ]
        .map(|id| words.get(id))
        .to_vec(),
    ];
    let named = [
        ("arimaa-ordered-act-model", &answer.acts[0]),
        ("arimaa-ordered-act-present", &answer.acts[1]),
        ("arimaa-ordered-turn-model", &answer.turns[0]),
        ("arimaa-ordered-turn-glance", &answer.turns[1]),
        ("arimaa-ordered-turn-acts", &answer.turns[2]),
    ];
    for (id, one) in named {
        let share = |found: Option<[f64; 2]>| {
            found.map_or_else(String::new, |[share, error]| {
                format!("{:.1} ± {:.1} %", 100.0 * share, 100.0 * error)
            })
        };
        rows.push(vec![
            words.get(id),
            one.choices.to_string(),
            share(one.first),
            share(one.top_1),
            share(one.top_5),
            share(one.top_10),
            format!("{:.2} %", 100.0 * one.before),
            format!("{:.1}", one.median_place),
        ]);
    }
    let legend = words.get("arimaa-ordered-legend");
    format!("{}\n\n{}\n\n{legend}", words.say(&told), table(&rows))
}
