//! `hra heap`: games with heaps.

use crate::args::{ExplainArgs, choice};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::heap::{
    HEAP, HEAPS, HeapGraph, HeapRules, HeapSequence, HeapSolve, HeapTable, LENGTHS, read_heaps,
};
use hra::answers::{PictureFormat, read_number};
use say::Message;
use std::path::PathBuf;

#[derive(Subcommand)]
pub enum HeapCommand {
    Solve(SolveArgs),
    Sequence(SequenceArgs),
    Table(TableArgs),
    Graph(GraphArgs),
    Play(super::heap_play::PlayArgs),
}

#[derive(Args)]
pub struct RulesArgs {
    rules: String,
    #[arg(long)]
    misere: bool,
}

impl RulesArgs {
    /// Whether the rules come from standard input.
    pub fn is_standard_input(&self) -> bool {
        self.rules == "@-"
    }

    /// Rules that another command was given.
    pub fn new(rules: &str, misere: bool) -> Self {
        RulesArgs {
            rules: rules.to_owned(),
            misere,
        }
    }

    /// As a question has them: by name or, after `@`, from a file.
    pub fn request(&self) -> Result<HeapRules, Failure> {
        let own_rules = match self.rules.strip_prefix('@') {
            Some(path) => Some(files::read_text(path)?),
            None => None,
        };
        Ok(HeapRules {
            rules: self.rules.clone(),
            own_rules,
            misere: self.misere,
        })
    }
}

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    explain: ExplainArgs,
}

#[derive(Args)]
pub struct SequenceArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: Option<String>,
    #[command(flatten)]
    explain: ExplainArgs,
}

#[derive(Args)]
pub struct TableArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    heaps: String,
    #[arg(long, value_name = "M", allow_negative_numbers = true)]
    max: String,
    #[arg(long)]
    csv: bool,
}

#[derive(Args)]
pub struct GraphArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[arg(long)]
    tree: bool,
    #[arg(long)]
    merge: bool,
    #[arg(long, value_parser = choice::<PictureFormat>(), default_value = "svg")]
    format: PictureFormat,
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    png: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

pub fn run(command: HeapCommand, context: &Context) -> Result<(), Failure> {
    match command {
        HeapCommand::Solve(args) => solve(&args, context),
        HeapCommand::Sequence(args) => sequence(&args, context),
        HeapCommand::Table(args) => table(&args, context),
        HeapCommand::Graph(args) => graph(&args, context),
        HeapCommand::Play(args) => super::heap_play::run(&args, context),
    }
}

fn solve(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&HeapSolve {
        rules: args.rules.request()?,
        heaps: read_heaps(&args.heaps)?,
        explain: args.explain.explain,
    })
}

fn sequence(args: &SequenceArgs, context: &Context) -> Result<(), Failure> {
    let rules = args.rules.request()?;
    let to = match &args.to {
        Some(to) => read_number(to, &LENGTHS)?,
        // The largest heap that stands with the rules.
        None => rules.heaps(&[])?.into_iter().max().ok_or_else(|| {
            Failure::input(
                Message::new("heap-error-no-end"),
                Message::new("heap-accepted-end"),
            )
        })?,
    };
    context.ask(&HeapSequence {
        rules,
        to,
        explain: args.explain.explain,
    })
}

fn table(args: &TableArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&HeapTable {
        rules: args.rules.request()?,
        heaps: read_number(&args.heaps, &HEAPS)?,
        max: read_number(&args.max, &HEAP)?,
        csv: args.csv,
    })
}

fn graph(args: &GraphArgs, context: &Context) -> Result<(), Failure> {
    let question = HeapGraph {
        rules: args.rules.request()?,
        heaps: read_heaps(&args.heaps)?,
        tree: args.tree,
        merge: args.merge,
        limit: args.limit,
        format: args.format,
    };
    context.ask_drawn(&question, args.png.as_deref())
}
