//! `hra reproduce`: published results beside ours.

use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use lab::reproduce::{Row, Status, rows};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct ReproduceArgs {
    names: Vec<String>,
    #[arg(long)]
    all: bool,
}

#[derive(Serialize)]
struct Reproduced {
    name: &'static str,
    source: &'static str,
    published: &'static str,
    ours: Option<String>,
    status: &'static str,
    note: Option<String>,
}

#[derive(Serialize)]
struct ReproduceAnswer {
    results: Vec<Reproduced>,
}

pub fn run(args: &ReproduceArgs, context: &Context) -> Result<(), Failure> {
    let chosen = chosen(&args.names)?;
    let task = context
        .work
        .task("reproduce-task", Some(chosen.len() as u64));
    let mut results = Vec::new();
    let mut failed = false;
    for row in chosen {
        let asked = row.quick
            || (args.all && !row.named_only)
            || args.names.iter().any(|name| name == row.name);
        let (ours, status) = if asked {
            let (ours, status) = row.run(&context.work)?;
            (Some(ours), status)
        } else {
            (None, Status::NotRun)
        };
        failed |= status == Status::Fails;
        let note = match status {
            Status::Explained => row.explained,
            Status::NotRun if row.named_only => Some("reproduce-note-heroic"),
            Status::NotRun => Some("reproduce-note-long"),
            Status::Agrees | Status::Fails => None,
        };
        results.push(Reproduced {
            name: row.name,
            source: row.source,
            published: row.published,
            ours,
            status: status.name(),
            note: note.map(|id| context.words.get(id)),
        });
        task.tick()?;
    }
    drop(task);
    let answer = ReproduceAnswer { results };
    context.answer(&answer, || text(&answer, context))?;
    if failed {
        Err(Failure::BadNews)
    } else {
        Ok(())
    }
}

/// The rows that are called by any of the names; all of them without names.
fn chosen(names: &[String]) -> Result<Vec<&'static Row>, Failure> {
    let all = rows();
    if let Some(unknown) = names
        .iter()
        .find(|name| !all.iter().any(|row| row.is_called(name)))
    {
        let known: Vec<&str> = all.iter().map(|row| row.name).collect();
        return Err(Failure::input(
            Message::new("reproduce-error-unknown").with("text", unknown.as_str()),
            Message::new("accepted-values").with("values", known.join(", ")),
        ));
    }
    let called = |row: &&Row| names.is_empty() || names.iter().any(|name| row.is_called(name));
    Ok(all.into_iter().filter(called).collect())
}

fn text(answer: &ReproduceAnswer, context: &Context) -> String {
    let words = context.words;
    let mut lines = Vec::new();
    for result in &answer.results {
        let status = match result.status {
            "agrees" => "reproduce-agrees",
            "explained" => "reproduce-explained",
            "fails" => "reproduce-fails",
            _ => "reproduce-not-run",
        };
        lines.push(format!(
            "{:<12} {}  ({})",
            words.get(status),
            result.name,
            result.source
        ));
        let line = |id: &'static str, text: &str| {
            format!(
                "             {}",
                words.say(&Message::new(id).with("text", text))
            )
        };
        lines.push(line("reproduce-published", result.published));
        if let Some(ours) = result.ours.as_ref().filter(|_| result.status != "agrees") {
            lines.push(line("reproduce-ours", ours));
        }
        if let Some(note) = &result.note {
            lines.push(line("reproduce-note", note));
        }
    }
    lines.join("\n")
}
