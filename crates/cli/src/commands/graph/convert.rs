//! `hra graph convert` and `hra graph generate`: graphs from one format to another, and out of thin air.

use super::source::SourceArgs;
use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::graph::{GraphConvert, GraphConverted, GraphGenerate, GraphText};
use hra::answers::{Forgetful, Question};
use say::Message;
use std::path::Path;

#[derive(Args)]
pub struct OutputArgs {
    #[arg(long, value_parser = choice::<GraphText>(), default_value = "xml")]
    to: GraphText,
    #[arg(long, short, value_name = "FILE")]
    output: Option<String>,
}

#[derive(Args)]
pub struct ConvertArgs {
    #[command(flatten)]
    source: SourceArgs,
    #[command(flatten)]
    output: OutputArgs,
    #[arg(long)]
    simple: bool,
}

#[derive(Args)]
pub struct GenerateArgs {
    family: String,
    size: u32,
    #[command(flatten)]
    output: OutputArgs,
}

pub fn run(args: &ConvertArgs, context: &Context) -> Result<(), Failure> {
    let question = GraphConvert {
        input: args.source.input()?,
        to: args.output.to,
        simple: args.simple,
    };
    args.output.ask(&question, context)
}

pub fn generate(args: &GenerateArgs, context: &Context) -> Result<(), Failure> {
    let question = GraphGenerate {
        family: args.family.clone(),
        size: args.size,
        to: args.output.to,
    };
    args.output.ask(&question, context)
}

impl OutputArgs {
    fn ask<Q: Question<Answer = GraphConverted>>(
        &self,
        question: &Q,
        context: &Context,
    ) -> Result<(), Failure> {
        ask_into(question, self.output.as_deref(), context)
    }
}

/// Answers with a graph, in files where one is named.
pub fn ask_into<Q: Question<Answer = GraphConverted>>(
    question: &Q,
    output: Option<&str>,
    context: &Context,
) -> Result<(), Failure> {
    let Some(path) = output.map(Path::new) else {
        return context.ask(question);
    };
    let mut written = context.found(question, &mut Forgetful)?;
    let mut keep = |path: &Path, text: &str| {
        written.files.push(path.display().to_string());
        files::write_atomically(path, text.as_bytes())
    };
    if let Some(text) = written.text.take() {
        keep(path, &text)?;
    }
    if let Some(labels) = written.labels.take() {
        // Transitions say nothing about who wins: the labels belong to them.
        keep(&path.with_extension("lab"), &labels)?;
    }
    written.graph = None;
    context.answer(&written, || {
        let told = Message::new("graph-written")
            .with("files", written.files.join(", "))
            .with("vertices", written.vertices)
            .with("edges", written.edges);
        context.words.say(&told)
    })
}
