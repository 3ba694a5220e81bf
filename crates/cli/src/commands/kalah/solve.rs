//! `hra kalah solve` and `hra kalah analyse`: exact values.

use super::{BoardArgs, DatabaseArgs, number};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::kalah::{DEPTH, KalahAnalyse, KalahSolve, NODES};
use std::time::Duration;
use work::keep::Files;

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[command(flatten)]
    database: DatabaseArgs,
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<String>,
}

#[derive(Args)]
pub struct AnalyseArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[command(flatten)]
    database: DatabaseArgs,
    #[arg(long, value_name = "N")]
    depth: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
}

pub fn solve(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let request = KalahSolve {
        board: args.board.request()?,
        position: args.position.clone(),
        database: args.database.open(context)?,
    };
    match &args.checkpoint {
        // The search pauses only where something is worth keeping.
        Some(file) => {
            let files = context.keeping(Files::one(file, context.work.clock));
            context.ask_keeping(&request, &mut files.every(Duration::ZERO))
        }
        None => context.ask(&request),
    }
}

pub fn analyse(args: &AnalyseArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&KalahAnalyse {
        board: args.board.request()?,
        position: args.position.clone(),
        depth: number(args.depth.as_deref(), &DEPTH)?,
        nodes: number(args.nodes.as_deref(), &NODES)?,
        database: args.database.open(context)?,
    })
}
