//! `hra arimaa judge`: positions beside those of games, judged by a short search, kept in a file from which the evaluation can learn.

use super::block_file::{self, unwritable};
use super::learning::weights;
use super::number;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use bot::evaluate::Evaluator;
use bot::field::Field;
use clap::Args;
use hra::answers::arimaa::ArimaaJudged;
use lab::arimaa::fingerprint;
use lab::arimaa::judged::{self, Head};
use say::Message;
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

pub fn run(args: &JudgeArgs, context: &Context) -> Result<(), Failure> {
    let work = &context.work;
    let wanted = number(&args.sources, 1, u64::from(u32::MAX))?;
    let nodes = number(&args.nodes, 100, 1 << 40)?;
    let weights = weights(args.from.as_deref())?;
    let mut contents = vec![weights.write().into_bytes()];
    let mut places: Vec<(Field, usize)> = Vec::new();
    for path in &args.files {
        let bytes = files::read_bytes(path)?;
        places.extend(judged::places(work, &bytes)?);
        contents.push(bytes);
    }
    let parts: Vec<&[u8]> = contents.iter().map(Vec::as_slice).collect();
    let head = Head {
        seed: work.streams.seed(),
        nodes,
        mark: fingerprint(&parts),
    };
    let (mut file, before) = block_file::resume(&args.out, &head.write(), |bytes| {
        let found = judged::open(bytes)?;
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
    let found = judged::open(&files::read_bytes(&args.out)?)?;
    let answer = ArimaaJudged::new(&found, before);
    context.answer(&answer, || answer.tell(&context.teller()))
}
