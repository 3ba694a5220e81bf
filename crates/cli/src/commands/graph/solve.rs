//! `hra graph solve`: values, strategies, and how far they can be trusted.

use super::source::SourceArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::graph::{GraphHow, GraphSolve};
use say::Message;

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_name = "M")]
    method: Option<String>,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
    #[arg(long, conflicts_with_all = ["method", "epsilon"])]
    exact: bool,
}

pub fn run(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&GraphSolve {
        how: GraphHow {
            method: args.method.clone(),
            epsilon: args.epsilon.as_deref().map(epsilon).transpose()?,
            exact: args.exact,
        },
        input: args.source.input()?,
    })
}

fn epsilon(text: &str) -> Result<f64, Failure> {
    text.parse::<f64>().map_err(|_| {
        Failure::input(
            Message::new("graph-error-epsilon").with("epsilon", text),
            Message::new("graph-accepted-epsilon"),
        )
    })
}
