//! `hra graph convert` and `hra graph generate`: graphs from one format to another, and out of thin air.

use super::source::SourceArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, ValueEnum};
use graphs::formats::Document;
use graphs::generate::{Family, generate as generated};
use graphs::{Graph, to_simple};
use hra::answers::graph::{GraphText, converted};
use say::Message;
use serde::Serialize;
use std::path::Path;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Xml,
    Json,
    Tra,
    Lab,
    Drn,
}

#[derive(Args)]
pub struct OutputArgs {
    #[arg(long, value_enum, default_value_t = Format::Xml)]
    to: Format,
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

#[derive(Serialize)]
struct Converted {
    vertices: usize,
    edges: usize,
    /// The text, unless it was written to files.
    text: Option<String>,
    files: Vec<String>,
}

pub fn run(args: &ConvertArgs, context: &Context) -> Result<(), Failure> {
    let mut document = args.source.read(context)?;
    if args.simple {
        document = Document::bare(to_simple(&document.graph)?.graph);
    }
    args.output.write(&document, context)
}

pub fn generate(args: &GenerateArgs, context: &Context) -> Result<(), Failure> {
    let family = Family::from_name(&args.family).ok_or_else(|| {
        Failure::input(
            Message::new("graph-error-family").with("text", args.family.as_str()),
            Message::new("accepted-values")
                .with("values", Family::ALL.map(Family::name).join(", ")),
        )
    })?;
    let (vertices, edges) = family.size(args.size);
    // The graph while it is put together, and its text.
    let text = vertices * 40 + edges * 40;
    context
        .work
        .claim(Graph::estimate(vertices, edges, true) + text)?;
    let mut random = context.work.streams.stream("graph-generate", 0);
    let graph = generated(family, args.size, &mut random)?;
    args.output.write(&Document::bare(graph), context)
}

impl OutputArgs {
    fn write(&self, document: &Document, context: &Context) -> Result<(), Failure> {
        let written = converted(
            document,
            match self.to {
                Format::Xml => GraphText::Xml,
                Format::Json => GraphText::Json,
                Format::Tra => GraphText::Tra,
                Format::Lab => GraphText::Lab,
                Format::Drn => GraphText::Drn,
            },
        );
        let text = written.text;
        let mut converted = Converted {
            vertices: written.vertices,
            edges: written.edges,
            text: None,
            files: Vec::new(),
        };
        let Some(path) = &self.output else {
            if !context.json {
                return context.print(&text);
            }
            converted.text = Some(text);
            return context.answer(&converted, String::new);
        };
        let mut keep = |path: &Path, text: &str| {
            converted.files.push(path.display().to_string());
            files::write_atomically(path, text.as_bytes())
        };
        keep(Path::new(path), &text)?;
        if let Some(labels) = &written.labels {
            // Transitions say nothing about who wins: the labels belong to them.
            keep(&Path::new(path).with_extension("lab"), labels)?;
        }
        context.answer(&converted, || {
            let told = Message::new("graph-written")
                .with("files", converted.files.join(", "))
                .with("vertices", converted.vertices)
                .with("edges", converted.edges);
            context.words.say(&told)
        })
    }
}
