//! The commands of the analysis board: they look at positions and games, and ask the questions that the page asks.

use super::questions::FilterArgs;
use super::{file, numbered, read_lossy, text_of};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::Words;
use hra::answers::arimaa::{
    ArimaaAnalyse, ArimaaAnnotate, ArimaaLook, ArimaaPuzzles, ArimaaRecord, ArimaaShow,
};
use hra::answers::{Asked, Forgetful, Question};
use say::Message;
use serde_json::Value;
use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;
use work::{Observer, Update, Work};

#[derive(Args)]
pub struct LookArgs {
    position: String,
    #[arg(long, value_name = "STEPS", default_value = "")]
    steps: String,
    #[arg(long, value_name = "SQUARE")]
    from: Option<String>,
    #[arg(long)]
    threats: bool,
    #[arg(long)]
    judge: bool,
}

pub fn look(args: &LookArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&ArimaaLook {
        position: text_of(&args.position)?,
        steps: args.steps.clone(),
        from: args.from.clone(),
        threats: args.threats,
        judge: args.judge,
    })
}

#[derive(Args)]
pub struct AnalyseArgs {
    position: String,
    #[arg(long, value_name = "N", default_value = "3")]
    lines: String,
    #[arg(long, value_name = "STEPS")]
    depth: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
    #[arg(long, value_name = "S")]
    seconds: Option<String>,
}

pub fn analyse(args: &AnalyseArgs, context: &Context) -> Result<(), Failure> {
    let question = ArimaaAnalyse {
        position: text_of(&args.position)?,
        lines: numbered(&args.lines, &ArimaaAnalyse::LINES)?,
        depth: limit(args.depth.as_deref(), &ArimaaAnalyse::DEPTHS)?,
        nodes: limit(args.nodes.as_deref(), &ArimaaAnalyse::NODES)?,
        seconds: limit(args.seconds.as_deref(), &ArimaaAnalyse::SECONDS)?,
    };
    if context.json {
        return context.ask(&question);
    }
    let work = Work {
        observer: Arc::new(Thinking {
            words: context.words,
        }),
        ..context.work.clone()
    };
    question.check()?;
    let answer = question.answer(&mut Asked {
        work: &work,
        words: context.words,
        keeper: &mut Forgetful,
        at_once: false,
        largest: work.memory,
    })?;
    context.tell(&question, &answer)
}

/// Prints a line for each iteration of a search.
struct Thinking {
    words: Words,
}

impl Observer for Thinking {
    fn update(&self, _: Update) {}

    fn finished(&self, _: &'static str) {}

    fn found(&self, document: &str) {
        let Ok(found) = serde_json::from_str::<Value>(document) else {
            return;
        };
        let best = &found["lines"][0];
        let score = best["score"].as_f64().unwrap_or(0.0) / 100.0;
        let line = Message::new("arimaa-analysis-thinking")
            .with("depth", found["depth"].as_u64().unwrap_or(0))
            .with("score", format!("{score:+.2}"))
            .with("nodes", found["nodes"].as_u64().unwrap_or(0))
            .with("turn", best["turn"].as_str().unwrap_or_default());
        let _ = writeln!(io::stdout(), "{}", self.words.say(&line));
    }
}

#[derive(Args)]
pub struct ShowArgs {
    position: String,
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    #[arg(long, value_name = "TAG")]
    turn: Option<String>,
    #[arg(long)]
    short: bool,
    #[arg(long, value_name = "STEPS")]
    arrows: Option<String>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    png: Option<PathBuf>,
}

pub fn show(args: &ShowArgs, context: &Context) -> Result<(), Failure> {
    let question = ArimaaShow {
        position: chosen(text_of(&args.position)?, args.game.as_deref(), context)?,
        turn: args.turn.clone(),
        short: args.short,
        draw: args.svg.is_some() || args.png.is_some(),
        arrows: args.arrows.clone(),
    };
    let answer = context.found(&question, &mut Forgetful)?;
    if let Some(svg) = question.picture(&answer) {
        if let Some(path) = &args.svg {
            files::write_atomically(path, svg.as_bytes())?;
        }
        if let Some(path) = &args.png {
            files::write_atomically(path, &hra::png(svg)?)?;
        }
    }
    context.tell(&question, &answer)
}

#[derive(Args)]
pub struct AnnotateArgs {
    record: String,
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
    #[arg(long, value_name = "STEPS")]
    depth: Option<String>,
    #[arg(long, value_name = "S")]
    seconds: Option<String>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub fn annotate(args: &AnnotateArgs, context: &Context) -> Result<(), Failure> {
    let question = ArimaaAnnotate {
        record: chosen(read_lossy(&args.record)?, args.game.as_deref(), context)?,
        nodes: limit(args.nodes.as_deref(), &ArimaaAnalyse::NODES)?,
        depth: limit(args.depth.as_deref(), &ArimaaAnalyse::DEPTHS)?,
        seconds: limit(args.seconds.as_deref(), &ArimaaAnalyse::SECONDS)?,
    };
    let answer = context.found(&question, &mut Forgetful)?;
    if let Some(path) = &args.save {
        files::write_atomically(path, answer.record.as_bytes())?;
    }
    context.tell(&question, &answer)
}

#[derive(Args)]
pub struct PuzzlesArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "30")]
    most: String,
    #[arg(long)]
    check: bool,
}

pub fn puzzles(args: &PuzzlesArgs, context: &Context) -> Result<(), Failure> {
    let files = args.files.iter().map(|path| file(path));
    context.ask(&ArimaaPuzzles {
        files: files.collect::<Result<_, _>>()?,
        filter: args.filter.filter()?,
        most: numbered(&args.most, &ArimaaPuzzles::MOST)?,
        check: args.check,
    })
}

/// The record of one game, where the text is an archive of many; else the text.
fn chosen(text: String, game: Option<&str>, context: &Context) -> Result<String, Failure> {
    let question = ArimaaRecord {
        records: text,
        game: game.map(str::to_owned),
    };
    if game.is_none() && !question.is_archive() {
        return Ok(question.records);
    }
    let found = context.found(&question, &mut Forgetful)?;
    if let Some(opened) = found.opened {
        return Ok(opened.record);
    }
    let ids = found.games.iter().map(|game| game.id.as_str());
    Err(Failure::input(
        Message::new("arimaa-error-which-game").with("games", found.games.len()),
        Message::new("arimaa-accepted-game").with("ids", ids.collect::<Vec<_>>().join(", ")),
    ))
}

/// A limit of a search, where one is given.
fn limit(text: Option<&str>, bounds: &RangeInclusive<u64>) -> Result<Option<u64>, Failure> {
    text.map(|text| numbered(text, bounds)).transpose()
}
