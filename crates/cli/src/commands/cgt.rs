//! `hra cgt`: the calculator for game values; expressions, worksheets, sums of different games, thermographs, trees. It asks.

use super::cgt_shell;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::Forgetful;
use hra::answers::cgt::{CgtEval, CgtRun, CgtSum, CgtThermograph, CgtTree, usual_depth};
use std::path::PathBuf;

#[derive(Args)]
pub struct CgtArgs {
    #[command(subcommand)]
    command: Option<CgtCommand>,
}

#[derive(Subcommand)]
pub enum CgtCommand {
    Eval(EvalArgs),
    Run(RunArgs),
    Sum(SumArgs),
    Thermograph(ThermographArgs),
    Tree(TreeArgs),
}

#[derive(Args)]
pub struct EvalArgs {
    #[arg(allow_hyphen_values = true)]
    expression: String,
}

#[derive(Args)]
pub struct ThermographArgs {
    #[command(flatten)]
    of: EvalArgs,
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
}

#[derive(Args)]
pub struct TreeArgs {
    #[command(flatten)]
    of: EvalArgs,
    #[arg(long, default_value_t = usual_depth())]
    depth: usize,
}

#[derive(Args)]
pub struct RunArgs {
    file: String,
}

#[derive(Args)]
pub struct SumArgs {
    #[arg(required = true)]
    parts: Vec<String>,
}

pub fn run(args: CgtArgs, context: &Context) -> Result<(), Failure> {
    match args.command {
        None => cgt_shell::run(context),
        Some(CgtCommand::Eval(args)) => context.ask(&CgtEval {
            expression: expression(args)?,
        }),
        Some(CgtCommand::Run(args)) => worksheet(&args, context),
        Some(CgtCommand::Sum(args)) => context.ask(&CgtSum { parts: args.parts }),
        Some(CgtCommand::Thermograph(args)) => {
            let question = CgtThermograph {
                expression: expression(args.of)?,
            };
            context.ask_drawn(&question, args.png.as_deref())
        }
        Some(CgtCommand::Tree(args)) => context.ask(&CgtTree {
            expression: expression(args.of)?,
            depth: args.depth,
        }),
    }
}

/// The expression, or all of standard input for `-`.
fn expression(args: EvalArgs) -> Result<String, Failure> {
    match args.expression.as_str() {
        "-" => files::read_text("-"),
        _ => Ok(args.expression),
    }
}

/// A worksheet is a test: a line that gives something else is bad news. People see what was computed before a wrong line; for
/// programs there is exactly one document, and that is the error.
fn worksheet(args: &RunArgs, context: &Context) -> Result<(), Failure> {
    let question = CgtRun {
        sheet: files::read_text(&args.file)?,
        partial: !context.json,
    };
    let mut answer = context.found(&question, &mut Forgetful)?;
    if answer.broken.is_none() || !answer.results.is_empty() {
        context.tell(&question, &answer)?;
    }
    match answer.broken.take() {
        Some(told) => Err(told.into()),
        None if answer.failed > 0 => Err(Failure::BadNews),
        None => Ok(()),
    }
}
