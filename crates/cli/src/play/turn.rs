//! One person's turn: the menu, the questions that lead to a move, and everything else that may be said instead of one.

use super::{Console, Leave, Question};
use crate::context::Context;
use crate::interrupt;
use hra::tables::Menu;
use hra::{Table, Told};
use say::{Fault, Message};
use std::path::PathBuf;

/// What a person decided.
pub(super) enum Decision {
    /// The moves with these labels.
    Play(Vec<String>),
    /// To see the board once more.
    Look,
    PlayBest,
    Undo,
    Save(PathBuf),
}

/// Asks until something was decided.
pub(super) fn decide(
    console: &mut Console,
    context: &Context,
    table: &mut dyn Table,
) -> Result<Decision, Leave> {
    let menu = table.menu();
    show(console, &menu)?;
    let best = menu.kinds.len() + 1;
    loop {
        let answer = console.ask(&Message::new("play-prompt"))?;
        // A move that is written out comes first: its name may be any word.
        let refused = match table.understood(&answer) {
            Ok(labels) => return Ok(Decision::Play(labels)),
            Err(told) => told,
        };
        match answer.strip_prefix(':').unwrap_or(&answer) {
            "h" => help(console, table)?,
            "o" => return Ok(Decision::PlayBest),
            "t" => hint(console, context, table)?,
            "b" => return Ok(Decision::Look),
            "u" => return Ok(Decision::Undo),
            "q" => return Err(Leave::Quit),
            "s" => {
                let path = console.ask(&Message::new("play-prompt-file"))?;
                if !path.is_empty() {
                    return Ok(Decision::Save(path.into()));
                }
            }
            "m" => {
                for label in &menu.labels {
                    console.line(&format!("  {label}"))?;
                }
            }
            word => match word.parse::<usize>() {
                Ok(kind) if offers(&menu, kind) => {
                    if let Some(label) = guided(console, table, &menu, kind - 1)? {
                        return Ok(Decision::Play(vec![label]));
                    }
                    show(console, &menu)?;
                }
                Ok(number) if best > 1 && number == best => return Ok(Decision::PlayBest),
                Ok(number) if best > 1 && number == best + 1 => help(console, table)?,
                _ => refuse(console, &menu, &answer, &refused)?,
            },
        }
    }
}

/// Whether this kind of move, counted from 1, is possible now.
fn offers(menu: &Menu, kind: usize) -> bool {
    menu.paths.iter().any(|path| path.kind + 1 == kind)
}

fn show(console: &mut Console, menu: &Menu) -> Result<(), Leave> {
    let kinds = menu.kinds;
    if kinds.is_empty() {
        return console.say(&Message::new("play-menu-plain"));
    }
    console.say(&Message::new("play-menu-head"))?;
    let words = console.words;
    let mut item =
        |number: usize, id: &'static str| console.line(&format!("{number}) {}", words.get(id)));
    for (number, id) in (1..).zip(kinds).filter(|(number, _)| offers(menu, *number)) {
        item(number, id)?;
    }
    item(kinds.len() + 1, "play-menu-best")?;
    item(kinds.len() + 2, "play-menu-help")
}

fn help(console: &mut Console, table: &dyn Table) -> Result<(), Leave> {
    console.say(&table.rules())?;
    console.say(&Message::new("play-help"))
}

fn hint(console: &mut Console, context: &Context, table: &mut dyn Table) -> Result<(), Leave> {
    let aside = interrupt::aside();
    let mut work = context.work.clone();
    work.stop = aside.0.clone();
    // Advice that is too expensive, that there is none or that takes too long is no reason to lose the game.
    let (told, advice) = match table.advise(&work) {
        Ok(advised) => advised,
        Err(told) if told.fault == Fault::Stopped => {
            return console.say(&Message::new("play-hint-left"));
        }
        Err(told) => return console.refused(&told),
    };
    drop(aside);
    console.say(&Message::new("play-hint").with("move", told))?;
    console.line(&context.words.lines(&advice.reasons))
}

fn refuse(console: &mut Console, menu: &Menu, answer: &str, refused: &Told) -> Result<(), Leave> {
    if menu.kinds.is_empty() {
        return console.refused(refused);
    }
    let last = menu.kinds.len() + 2;
    let offered = (1..=last).filter(|&number| number + 1 >= last || offers(menu, number));
    let choices: Vec<String> = offered.map(|number| number.to_string()).collect();
    console.say(
        &Message::new("play-error-choice")
            .with("text", answer)
            .with("choices", choices.join(", ")),
    )
}

/// Asks question after question until one move is left; nothing when the player goes back.
fn guided(
    console: &mut Console,
    table: &dyn Table,
    menu: &Menu,
    kind: usize,
) -> Result<Option<String>, Leave> {
    let of_kind = menu.paths.iter().filter(|path| path.kind == kind);
    let mut paths: Vec<_> = of_kind.collect();
    let mut answers: Vec<u64> = Vec::new();
    loop {
        let found = paths
            .iter()
            .find(|path| path.answers.len() == answers.len());
        if let Some(found) = found {
            return Ok(menu.labels.get(found.leads_to).cloned());
        }
        let at = answers.len();
        let mut allowed: Vec<u64> = paths.iter().map(|path| path.answers[at]).collect();
        allowed.sort_unstable();
        allowed.dedup();
        let left: Vec<usize> = paths.iter().map(|path| path.leads_to).collect();
        let question = Question {
            prompt: table.prompt(kind, &answers, &left),
            help: Message::new("play-help-number"),
            allowed,
        };
        let Some(answer) = console.number(&question)? else {
            return Ok(None);
        };
        paths.retain(|path| path.answers[at] == answer);
        answers.push(answer);
    }
}
