//! `hra arimaa bench`: the nodes of a fixed search as a fingerprint, and how fast it is here.

use super::number;
use crate::context::Context;
use crate::failure::Failure;
use bot::bench::{self, DEPTH};
use bot::bridge;
use bot::search::Limits;
use clap::Args;
use say::Message;
use serde::Serialize;
use std::time::Instant;

#[derive(Args)]
pub struct BenchArgs {
    #[arg(long, value_name = "STEPS")]
    depth: Option<String>,
}

#[derive(Serialize)]
struct BenchAnswer {
    depth: usize,
    /// Changes exactly when the search does.
    nodes: u64,
    nodes_per_second: u64,
    positions: Vec<Searched>,
}

#[derive(Serialize)]
struct Searched {
    name: &'static str,
    position: String,
    nodes: u64,
    score: i32,
    turn: String,
}

pub fn run(args: &BenchArgs, context: &Context) -> Result<(), Failure> {
    let depth = match &args.depth {
        Some(text) => number(text, 4, 40)? as usize,
        None => DEPTH,
    };
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let start = Instant::now();
    let measured = bench::run(&limits, &context.work.stop)?;
    context.work.check()?;
    let seconds = start.elapsed().as_secs_f64();
    let positions: Vec<Searched> = measured
        .iter()
        .map(|one| Searched {
            name: one.name,
            position: one.board.write_short(),
            nodes: one.choice.report.nodes,
            score: one.choice.report.score,
            turn: one
                .board
                .write_turn(&bridge::turn(&one.board, &one.choice.acts)),
        })
        .collect();
    let nodes = positions.iter().map(|one| one.nodes).sum();
    let answer = BenchAnswer {
        depth,
        nodes,
        nodes_per_second: (nodes as f64 / seconds.max(1e-9)) as u64,
        positions,
    };
    context.answer(&answer, || {
        let mut lines: Vec<String> = answer
            .positions
            .iter()
            .map(|one| {
                format!(
                    "{:<10} {:>10} {:>6}  {}",
                    one.name, one.nodes, one.score, one.turn
                )
            })
            .collect();
        let told = Message::new("bot-bench")
            .with("depth", answer.depth)
            .with("nodes", answer.nodes.to_string())
            .with("speed", answer.nodes_per_second.to_string());
        lines.push(context.strong(&context.words.say(&told)));
        lines.join("\n")
    })
}
