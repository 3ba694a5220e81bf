//! `hra arimaa judge`: positions beside those of games, judged by a short search, kept in a file from which the evaluation can learn.

use super::block_file::{self, unwritable};
use super::{fingerprint, lossy, number};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::evaluate::{Evaluator, Weights};
use bot::field::Field;
use clap::Args;
use lab::arimaa::blocks::Damaged;
use lab::arimaa::corpus::{Corpus, Filter};
use lab::arimaa::games;
use lab::arimaa::judged::{self, Head, Positions};
use say::Message;
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;

#[derive(Args)]
pub struct JudgeArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[arg(long, value_name = "FILE")]
    out: String,
    #[arg(long, value_name = "N", default_value = "100")]
    sources: String,
    #[arg(long, value_name = "N", default_value = "10000")]
    nodes: String,
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
}

#[derive(Serialize)]
struct JudgeAnswer {
    /// Positions of games beside which others were judged.
    sources: u64,
    /// How many of them this run did.
    new: u64,
    positions: u64,
    /// By steps left, one to four.
    by_steps_left: [u64; 4],
    seed: u64,
    nodes: u64,
    bytes: u64,
}

/// Reads a file of judged positions.
pub fn read(bytes: &[u8]) -> Result<Positions, Failure> {
    judged::read(bytes).map_err(|damaged| {
        let message = match damaged {
            Damaged::Foreign => Message::new("arimaa-error-judged-foreign"),
            Damaged::Version(found) => {
                Message::new("arimaa-error-judged-version").with("found", found)
            }
            Damaged::After(blocks) => {
                Message::new("arimaa-error-judged-damaged").with("sources", blocks)
            }
        };
        Failure::input(message, Message::new("arimaa-accepted-judged"))
    })
}

pub fn run(args: &JudgeArgs, context: &Context) -> Result<(), Failure> {
    let work = &context.work;
    let wanted = number(&args.sources, 1, u64::from(u32::MAX))?;
    let nodes = number(&args.nodes, 100, 1 << 40)?;
    let weights = match &args.from {
        Some(path) => Weights::read(&files::read_text(path)?)?,
        None => Weights::default(),
    };
    let mut contents = vec![weights.write().into_bytes()];
    let mut places: Vec<(Field, usize)> = Vec::new();
    for path in &args.files {
        let bytes = files::read_bytes(path)?;
        if bytes.starts_with(games::MAGIC) {
            let found = games::read(&bytes)?.games;
            let starts = found.iter().flat_map(|game| game.places());
            let whole = starts.filter(|place| place.left == 4);
            places.extend(whole.map(|place| (place.field, place.mover)));
        } else {
            let corpus = Corpus::read(work, &lossy(&bytes), &Filter::default())?;
            let played = corpus.games.iter().flat_map(|game| game.played());
            places.extend(played.map(|one| (Field::from(&one.before), one.before.side().index())));
        }
        contents.push(bytes);
    }
    let parts: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
    let head = Head {
        seed: work.streams.seed(),
        nodes,
        mark: fingerprint(&parts),
    };
    let (mut file, before) = block_file::resume(&args.out, &head.write(), |bytes| {
        let found = read(bytes)?;
        if found.head != head {
            return Err(Failure::input(
                Message::new("arimaa-error-judged-other").with("path", args.out.as_str()),
                Message::new("arimaa-accepted-judged-same"),
            ));
        }
        Ok((found.whole, found.sources.len() as u64))
    })?;
    let threads = context.threads.unwrap_or_else(rayon::current_num_threads);
    let evaluator = Arc::new(Evaluator::new(weights));
    let numbers = before..wanted.max(before);
    judged::judge(
        work,
        &places,
        &evaluator,
        nodes,
        numbers,
        threads,
        |number, judged| {
            // One write a source: what a killed run leaves is a beginning of the file that it would have made.
            let written = file.write_all(&judged::block(number, judged));
            written.map_err(|error| unwritable(&args.out, &error))
        },
    )?;
    drop(file);
    tell(&read(&files::read_bytes(&args.out)?)?, before, context)
}

fn tell(found: &Positions, before: u64, context: &Context) -> Result<(), Failure> {
    let count = |left: usize| {
        let all = found.sources.iter().flatten();
        all.filter(|one| one.left == left).count() as u64
    };
    let by_steps_left = [count(1), count(2), count(3), count(4)];
    let answer = JudgeAnswer {
        sources: found.sources.len() as u64,
        new: found.sources.len() as u64 - before,
        positions: by_steps_left.iter().sum(),
        by_steps_left,
        seed: found.head.seed,
        nodes: found.head.nodes,
        bytes: found.whole as u64,
    };
    context.answer(&answer, || {
        let told = Message::new("arimaa-judged")
            .with("sources", answer.sources)
            .with("new", answer.new)
            .with("positions", answer.positions)
            .with("whole", answer.by_steps_left[3]);
        context.words.say(&told)
    })
}
