//! `hra kalah annotate`: comments on a recorded game.

use super::DatabaseArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::kalah::{DEPTH, KalahAnnotate, NODES};
use hra::answers::read_number;

#[derive(Args)]
pub struct AnnotateArgs {
    file: String,
    #[command(flatten)]
    database: DatabaseArgs,
    #[arg(long, value_name = "N", default_value = "500000")]
    nodes: String,
    #[arg(long, value_name = "N", default_value = "12")]
    depth: String,
}

pub fn run(args: &AnnotateArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&KalahAnnotate {
        record: files::read_text(&args.file)?,
        depth: read_number(&args.depth, &DEPTH)?,
        nodes: read_number(&args.nodes, &NODES)?,
        database: args.database.open(context)?,
    })
}
