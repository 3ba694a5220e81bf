//! The commands, one file for each game. A command reads its arguments, asks a library, and words the answer.

mod graph;
mod heap;
mod heap_play;
mod kalah;
mod matrix;
mod reproduce;
mod shell;
mod tree;

use crate::args::{Cli, Manner};
use crate::context::Context;
use crate::failure::Failure;
use clap::Subcommand;

#[derive(Subcommand)]
pub enum Command {
    #[command(subcommand)]
    Heap(heap::HeapCommand),
    #[command(subcommand)]
    Graph(graph::GraphCommand),
    #[command(subcommand)]
    Matrix(matrix::MatrixCommand),
    #[command(subcommand)]
    Tree(tree::TreeCommand),
    #[command(subcommand)]
    Kalah(kalah::KalahCommand),
    Reproduce(reproduce::ReproduceArgs),
    Completions(shell::CompletionsArgs),
    Manual(shell::ManualArgs),
}

/// Does what the command line asks for.
pub fn run(cli: Cli, manner: &Manner) -> Result<(), Failure> {
    let context = Context::new(&cli.global, manner)?;
    match cli.command {
        None => shell::overview(&context),
        Some(Command::Heap(command)) => heap::run(command, &context),
        Some(Command::Graph(command)) => graph::run(command, &context),
        Some(Command::Matrix(command)) => matrix::run(command, &context),
        Some(Command::Tree(command)) => tree::run(command, &context),
        Some(Command::Kalah(command)) => kalah::run(command, &context),
        Some(Command::Reproduce(args)) => reproduce::run(&args, &context),
        Some(Command::Completions(args)) => shell::completions(&args, &context),
        Some(Command::Manual(args)) => shell::manual(&args, &context),
    }
}
