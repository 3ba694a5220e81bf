//! `hra arimaa turns` and `hra arimaa perft`: counting.

use super::{number, position};
use crate::context::Context;
use crate::failure::Failure;
use arimaa::{perft_steps, perft_turns, unique_turns};
use clap::Args;
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct TurnsArgs {
    position: String,
    #[arg(long)]
    list: bool,
}

#[derive(Serialize)]
struct TurnsAnswer {
    position: String,
    /// Distinct placements after one turn, the unchanged one excluded.
    unique: usize,
    /// How many of them need 1, 2, 3 and 4 steps.
    by_steps: [usize; 4],
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<Vec<String>>,
}

pub fn turns(args: &TurnsArgs, context: &Context) -> Result<(), Failure> {
    let board = position(&args.position)?;
    let reached = unique_turns(&board);
    let mut by_steps = [0; 4];
    for reached in &reached {
        by_steps[reached.turn.len().clamp(1, 4) - 1] += 1;
    }
    let listed = || {
        let texts = reached
            .iter()
            .map(|reached| board.write_turn(&reached.turn));
        texts.collect::<Vec<String>>()
    };
    let answer = TurnsAnswer {
        position: board.write_short(),
        unique: reached.len(),
        by_steps,
        turns: args.list.then(listed),
    };
    context.answer(&answer, || {
        let mut lines = answer.turns.clone().unwrap_or_default();
        let told = Message::new("arimaa-turns").with("count", answer.unique);
        lines.push(context.strong(&context.words.say(&told)));
        let [one, two, three, four] = answer.by_steps;
        let steps = Message::new("arimaa-turns-by-steps")
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("four", four);
        lines.push(context.words.say(&steps));
        lines.join("\n")
    })
}

#[derive(Args)]
pub struct PerftArgs {
    position: String,
    #[arg(value_name = "DEPTH")]
    depth: String,
    #[arg(long)]
    turns: bool,
}

#[derive(Serialize)]
struct PerftAnswer {
    position: String,
    depth: u64,
    unit: &'static str,
    nodes: u64,
}

pub fn perft(args: &PerftArgs, context: &Context) -> Result<(), Failure> {
    let board = position(&args.position)?;
    let depth = number(&args.depth, 0, 20)?;
    let nodes = if args.turns {
        perft_turns(&context.work, &board, depth as u32)?
    } else {
        perft_steps(&context.work, &board, depth as u32)?
    };
    let answer = PerftAnswer {
        position: board.write_short(),
        depth,
        unit: if args.turns { "turns" } else { "steps" },
        nodes,
    };
    context.answer(&answer, || answer.nodes.to_string())
}
