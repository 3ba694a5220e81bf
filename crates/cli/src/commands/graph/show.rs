//! `hra graph show`: a drawing with values and the optimal strategy.

use super::solve::shown;
use super::source::SourceArgs;
use crate::context::Context;
use crate::failure::Failure;
use clap::{Args, ValueEnum};
use graphs::formats::{Figure, Marks, picture};
use hra::answers::graph::{GraphHow, solve_graph};
use say::Message;
use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Svg,
    Dot,
}

#[derive(Args)]
pub struct ShowArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    format: Format,
    #[arg(long)]
    plain: bool,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

/// Longer fractions do not fit into a vertex.
const LONGEST: usize = 9;

#[derive(Serialize)]
struct Shown {
    vertices: usize,
    drawing: String,
}

pub fn run(args: &ShowArgs, context: &Context) -> Result<(), Failure> {
    let document = args.source.read(context)?;
    let graph = &document.graph;
    if graph.len() > args.limit {
        return Err(Failure::input(
            Message::new("graph-error-picture")
                .with("count", graph.len())
                .with("limit", args.limit),
            Message::new("graph-accepted-picture"),
        ));
    }
    let marks = if args.plain {
        Marks::default()
    } else {
        marks(args, graph, context)?
    };
    let drawing = picture(&document, &marks);
    let text = match args.format {
        Format::Svg => drawing.svg(),
        Format::Dot => drawing.dot(),
    };
    if context.json {
        let shown = Shown {
            vertices: graph.len(),
            drawing: text,
        };
        return context.answer(&shown, String::new);
    }
    context.print(&text)
}

/// Small graphs get fractions, larger ones decimals.
fn marks(args: &ShowArgs, graph: &graphs::Graph, context: &Context) -> Result<Marks, Failure> {
    let exact = graph.len() <= args.limit.min(200);
    let solve = |exact| {
        let how = GraphHow {
            exact,
            ..GraphHow::default()
        };
        solve_graph(graph, &how, &context.work)
    };
    let solved = match solve(exact) {
        Err(_) if exact => solve(false)?,
        other => other?,
    }
    .answer;
    let label = |figure: &Figure| {
        let text = shown(figure);
        if text.len() <= LONGEST {
            return text;
        }
        let number = match figure {
            Figure::Number(number) => *number,
            Figure::Text(text) => graphs::fraction::parse_exact(text)
                .map_or(f64::NAN, |exact| graphs::fraction::nearest(&exact)),
        };
        if number.is_nan() {
            String::new()
        } else {
            format!("{number:.6}")
        }
    };
    Ok(Marks {
        labels: solved.values.iter().map(label).collect(),
        strategy: solved.strategy.clone(),
    })
}
