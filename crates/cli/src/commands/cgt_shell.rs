//! `hra cgt` without a command: expressions line by line, with history and completion.

use crate::context::Context;
use crate::failure::Failure;
use hra::answers::cgt::Conversation;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Editor, Helper};
use say::Message;
use std::io::{self, BufRead, IsTerminal};

/// Completes the names of functions and variables.
struct Names(Vec<String>);

impl Helper for Names {}
impl Highlighter for Names {}
impl Validator for Names {}

impl Hinter for Names {
    type Hint = String;
}

impl Completer for Names {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let before = &line[..at];
        let start = before
            .rfind(|letter: char| !letter.is_alphanumeric() && letter != '_')
            .map_or(0, |place| {
                place + before[place..].chars().next().map_or(1, char::len_utf8)
            });
        let word = &before[start..];
        let matching = |name: &&String| !word.is_empty() && name.starts_with(word);
        Ok((start, self.0.iter().filter(matching).cloned().collect()))
    }
}

pub fn run(context: &Context) -> Result<(), Failure> {
    let mut conversation = Conversation::new(&context.work);
    let teller = context.teller();
    if !io::stdin().is_terminal() {
        let mut silent = true;
        for line in io::stdin().lock().lines() {
            let line = line.map_err(|error| Failure::from_output(&error))?;
            let reply = conversation.reply(&line, context.json, &teller);
            silent &= reply.is_empty();
            context.print(&reply)?;
        }
        if silent && context.json {
            return Err(Failure::input(
                Message::new("error-nothing-asked"),
                Message::new("accepted-lines"),
            ));
        }
        return Ok(());
    }
    let unusable = |error: ReadlineError| {
        Failure::other(Message::new("error-output").with("error", error.to_string()))
    };
    let mut editor: Editor<Names, DefaultHistory> = Editor::new().map_err(unusable)?;
    context.print(&format!("{}\n", context.words.get("calculator-welcome")))?;
    loop {
        editor.set_helper(Some(Names(conversation.names())));
        match editor.readline("> ") {
            Ok(line) => {
                // A history that cannot grow is no reason to stop.
                let _ = editor.add_history_entry(&line);
                if matches!(line.trim(), "quit" | "exit" | "q") {
                    return Ok(());
                }
                context.print(&conversation.reply(&line, context.json, &teller))?;
            }
            Err(ReadlineError::Eof) => return Ok(()),
            Err(ReadlineError::Interrupted) => continue,
            Err(error) => return Err(unusable(error)),
        }
    }
}
