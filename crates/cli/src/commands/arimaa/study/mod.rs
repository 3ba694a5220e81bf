//! `hra arimaa study`: the seed's tables on positions and on records. This file knows the arguments and the order of things.

mod charts;
mod document;
mod text;

use super::{number, position, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use arimaa::Board;
use bot::bench::POSITIONS;
use clap::Args;
use document::StudyAnswer;
use lab::arimaa::corpus::{Corpus, Filter};
use lab::arimaa::study;
use say::Message;
use std::path::Path;
pub use text::table;

#[derive(Args)]
pub struct StudyArgs {
    position: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    records: Option<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "200")]
    sample: String,
    #[arg(long, value_name = "N", default_value = "0")]
    searches: String,
    #[arg(long)]
    csv: bool,
    #[arg(long, value_name = "FOLDER")]
    charts: Option<String>,
}

/// Which games of a file are taken.
#[derive(Args)]
pub struct FilterArgs {
    #[arg(long, value_name = "N", default_value = "0")]
    rating: String,
    #[arg(long, value_name = "N", default_value = "0")]
    seconds: String,
    #[arg(long)]
    rated: bool,
}

impl FilterArgs {
    pub fn filter(&self) -> Result<Filter, Failure> {
        Ok(Filter {
            rating: number(&self.rating, 0, 10_000)? as u32,
            seconds: number(&self.seconds, 0, 1_000_000)?,
            rated: self.rated,
        })
    }
}

/// A number of things to draw, or `all`.
pub fn sample(text: &str) -> Result<Option<usize>, Failure> {
    if text == "all" {
        return Ok(None);
    }
    Ok(Some(number(text, 1, 100_000_000)? as usize))
}

/// Writes charts into a folder, which is made if need be.
pub fn write_charts(folder: &str, charts: &[(&str, String)]) -> Result<(), Failure> {
    std::fs::create_dir_all(folder).map_err(|error| {
        Failure::input(
            Message::new("error-file-unwritable")
                .with("path", folder)
                .with("error", error.to_string()),
            Message::new("accepted-writable-file"),
        )
    })?;
    for (name, svg) in charts {
        files::write_atomically(&Path::new(folder).join(name), svg.as_bytes())?;
    }
    Ok(())
}

pub fn run(args: &StudyArgs, context: &Context) -> Result<(), Failure> {
    let searches = number(&args.searches, 0, 1_000_000)? as usize;
    let sample = sample(&args.sample)?;
    let filter = args.filter.filter()?;
    let (study, corpus) = match &args.records {
        Some(path) => {
            let text = read_lossy(path)?;
            let corpus = Corpus::read(&context.work, &text, &filter)?;
            let plan = study::Plan { sample, searches };
            (
                study::of_records(&context.work, &corpus, plan)?,
                Some(corpus),
            )
        }
        None => {
            let boards = boards(&args.position)?;
            (study::of_positions(&context.work, &boards, searches)?, None)
        }
    };
    let answer = StudyAnswer::new(&study, corpus.as_ref(), context.work.streams.seed());
    if let Some(folder) = &args.charts {
        write_charts(folder, &charts::all(&answer, &study, context.words))?;
    }
    if args.csv {
        return context.print(&document::csv(&answer));
    }
    context.answer(&answer, || text::text(&answer, context))
}

/// The positions that are named, else those that the project carries.
fn boards(named: &[String]) -> Result<Vec<Board>, Failure> {
    if named.is_empty() {
        let carried = POSITIONS.iter().map(|(_, text)| Ok(Board::read(text)?));
        return carried.collect();
    }
    named.iter().map(|text| position(text)).collect()
}
