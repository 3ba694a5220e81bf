//! The commands, one file for each game. A command reads its arguments, asks a library, and words the answer.

mod aei;
mod arimaa;
mod board;
mod board_play;
mod cgt;
mod cgt_shell;
mod dawson;
mod graph;
mod heap;
mod heap_play;
mod kalah;
mod lab;
mod learn;
mod ludo;
mod matrix;
mod reproduce;
mod serve;
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
    #[command(subcommand)]
    Ludo(ludo::LudoCommand),
    #[command(subcommand)]
    Arimaa(arimaa::ArimaaCommand),
    Cgt(cgt::CgtArgs),
    #[command(flatten)]
    Board(board::BoardCommand),
    Aei(aei::AeiArgs),
    Learn(learn::LearnArgs),
    Reproduce(reproduce::ReproduceArgs),
    #[command(subcommand)]
    Lab(lab::LabCommand),
    Serve(serve::ServeArgs),
    Completions(shell::CompletionsArgs),
    Manual(shell::ManualArgs),
}

/// Does what the command line asks for.
pub fn run(cli: Cli, manner: &Manner) -> Result<(), Failure> {
    let context = Context::new(&cli.global, manner)?;
    match cli.command {
        None => serve::run(&serve::ServeArgs::default(), &context),
        Some(Command::Heap(command)) => heap::run(command, &context),
        Some(Command::Graph(command)) => graph::run(command, &context),
        Some(Command::Matrix(command)) => matrix::run(command, &context),
        Some(Command::Tree(command)) => tree::run(command, &context),
        Some(Command::Kalah(command)) => kalah::run(command, &context),
        Some(Command::Ludo(command)) => ludo::run(command, &context),
        Some(Command::Arimaa(command)) => arimaa::run(command, &context),
        Some(Command::Cgt(args)) => cgt::run(args, &context),
        Some(Command::Board(command)) => board::run(command, &context),
        Some(Command::Aei(args)) => aei::run(args, &context),
        Some(Command::Learn(args)) => learn::run(args, &context),
        Some(Command::Reproduce(args)) => reproduce::run(args, &context),
        Some(Command::Lab(command)) => lab::run(command, &context),
        Some(Command::Serve(args)) => serve::run(&args, &context),
        Some(Command::Completions(args)) => shell::completions(&args, &context),
        Some(Command::Manual(args)) => shell::manual(&args, &context),
    }
}
