//! The commands of the analysis board: they look at positions and games, and ask the questions that the page asks.

use super::{numbered, text_of};
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::Words;
use hra::answers::arimaa::{ArimaaAnalyse, ArimaaLook};
use hra::answers::{Asked, Forgetful, Question};
use say::Message;
use serde_json::Value;
use std::io::{self, Write};
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
    let number = |text: &Option<String>, bounds| -> Result<Option<u64>, Failure> {
        text.as_deref()
            .map(|text| numbered(text, bounds))
            .transpose()
    };
    let question = ArimaaAnalyse {
        position: text_of(&args.position)?,
        lines: numbered(&args.lines, &ArimaaAnalyse::LINES)?,
        depth: number(&args.depth, &ArimaaAnalyse::DEPTHS)?,
        nodes: number(&args.nodes, &ArimaaAnalyse::NODES)?,
        seconds: number(&args.seconds, &ArimaaAnalyse::SECONDS)?,
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
