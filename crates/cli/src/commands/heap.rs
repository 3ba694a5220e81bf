//! `hra heap`: games with heaps.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand, ValueEnum};
use heaps::{End, LARGEST_HEAP, Ruleset, Unsolved};
use hra::answers::heap::{
    self as answers, HeapGraph, HeapRules, HeapSolution, HeapSolve, PictureFormat,
};
use say::Message;
use serde::Serialize;

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

    /// The rules by name or, after `@`, from a file.
    pub fn read(&self) -> Result<Ruleset, Failure> {
        Ok(self.request()?.read()?)
    }

    /// As a question has them.
    fn request(&self) -> Result<HeapRules, Failure> {
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
}

#[derive(Args)]
pub struct SequenceArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    to: String,
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
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    format: Format,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Dot,
    Svg,
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

/// A whole number within bounds, or an error that names it and them.
pub fn number(text: &str, from: u64, to: u64) -> Result<u64, Failure> {
    let parsed = text
        .parse()
        .ok()
        .filter(|number| (from..=to).contains(number));
    parsed.ok_or_else(|| {
        Failure::input(
            Message::new("heap-error-heap").with("text", text),
            Message::new("accepted-number-from-to")
                .with("from", from)
                .with("to", to),
        )
    })
}

pub fn heaps(texts: &[String]) -> Result<Vec<u64>, Failure> {
    if texts.is_empty() {
        return Err(Unsolved::NoHeaps.into());
    }
    texts
        .iter()
        .map(|text| number(text, 0, LARGEST_HEAP))
        .collect()
}

fn solve(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let request = HeapSolve {
        rules: args.rules.request()?,
        heaps: heaps(&args.heaps)?,
    };
    let answer = answers::solve(&request, &context.work, context.words)?;
    context.answer(&answer, || solve_text(&answer, context))
}

fn solve_text(answer: &HeapSolution, context: &Context) -> String {
    let words = context.words;
    let outcome = words.get(if answer.outcome == "N" {
        "heap-outcome-n"
    } else {
        "heap-outcome-p"
    });
    let mut lines = vec![context.strong(&outcome)];
    if let Some(grundy) = answer.grundy {
        lines.push(words.say(&Message::new("heap-grundy").with("value", grundy.to_string())));
    }
    let winning = &answer.winning;
    if !winning.is_empty() {
        lines.push(words.say(&Message::new("heap-winning-moves").with("count", winning.len())));
        for (taken, listed) in winning.iter().zip(&answer.winning_moves) {
            let to: Vec<String> = listed.to.iter().map(ToString::to_string).collect();
            lines.push(format!(
                "  {}  →  {}",
                words.say(&taken.told()),
                to.join(" ")
            ));
        }
    }
    lines.push(String::new());
    lines.push(answer.explanation.clone());
    lines.join("\n")
}

#[derive(Serialize)]
struct SequenceAnswer {
    values: Vec<u32>,
    period: Option<usize>,
    preperiod: Option<usize>,
    proven: bool,
}

/// A sequence longer than this would not fit into an answer that anybody reads.
const LONGEST_SEQUENCE: u64 = 1_000_000_000;

fn sequence(args: &SequenceArgs, context: &Context) -> Result<(), Failure> {
    let rules = args.rules.read()?;
    let to = number(&args.to, 0, LONGEST_SEQUENCE)?;
    if rules.is_coupled() || rules.end == End::Misere {
        let id = if rules.is_coupled() {
            "heap-error-sequence-coupled"
        } else {
            "heap-error-sequence-misere"
        };
        return Err(Failure::input(
            Message::new(id).with("rules", rules.name),
            Message::new("heap-accepted-sequence"),
        ));
    }
    let code = rules.code();
    let values = values::grundy::sequence(&code, to as usize, &context.work)?;
    let found = values::grundy::period(&code, &values);
    let answer = SequenceAnswer {
        values,
        period: found.map(|found| found.period),
        preperiod: found.map(|found| found.preperiod),
        proven: found.is_some_and(|found| found.proven),
    };
    context.answer(&answer, || {
        let id = match found {
            None => Message::new("heap-sequence-no-period").with("to", to),
            Some(found) => Message::new(if found.proven {
                "heap-sequence-proven"
            } else {
                "heap-sequence-not-proven"
            })
            .with("period", found.period)
            .with("preperiod", found.preperiod)
            .with("needed", found.needed.unwrap_or(0))
            .with("to", to),
        };
        format!("{}\n{}", rows(&answer.values), context.words.say(&id))
    })
}

/// The values in rows of twenty, with the number of the first.
fn rows(values: &[u32]) -> String {
    let width = values.iter().max().map_or(1, |most| most.to_string().len());
    let margin = values.len().to_string().len();
    let row = |(at, row): (usize, &[u32])| {
        let row: Vec<String> = row.iter().map(|value| format!("{value:>width$}")).collect();
        format!("{:>margin$}: {}", at * 20, row.join(" "))
    };
    values
        .chunks(20)
        .enumerate()
        .map(row)
        .collect::<Vec<_>>()
        .join("\n")
}

#[derive(Serialize)]
struct TableAnswer {
    p_positions: Vec<Vec<u32>>,
}

fn table(args: &TableArgs, context: &Context) -> Result<(), Failure> {
    let rules = args.rules.read()?;
    let heaps = number(&args.heaps, 1, heaps::MOST_COUPLED as u64)?;
    let max = number(&args.max, 0, LARGEST_HEAP)?;
    let answer = TableAnswer {
        p_positions: heaps::p_positions(&rules, heaps as usize, max, &context.work)?,
    };
    let separator = if args.csv { "," } else { " " };
    context.answer(&answer, || {
        let row = |row: &Vec<u32>| {
            row.iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(separator)
        };
        let mut lines: Vec<String> = answer.p_positions.iter().map(row).collect();
        if args.csv {
            let names: Vec<String> = (1..=heaps).map(|heap| format!("heap{heap}")).collect();
            lines.insert(0, names.join(","));
        } else {
            let count = Message::new("heap-table-count").with("count", answer.p_positions.len());
            lines.push(context.words.say(&count));
        }
        lines.join("\n")
    })
}

fn graph(args: &GraphArgs, context: &Context) -> Result<(), Failure> {
    let request = HeapGraph {
        rules: args.rules.request()?,
        heaps: heaps(&args.heaps)?,
        tree: args.tree,
        merge: args.merge,
        limit: args.limit,
        format: match args.format {
            Format::Dot => PictureFormat::Dot,
            Format::Svg => PictureFormat::Svg,
        },
    };
    let answer = answers::graph(&request, &context.work)?;
    context.answer(&answer, || answer.drawing.clone())
}
