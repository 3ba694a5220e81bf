//! Questions and answers: line editing where a person sits at a terminal, plain lines where a program speaks through a pipe.

use crate::context::Context;
use crate::failure::Failure;
use crate::interrupt;
use crate::plain::plain;
use hra::{Told, Words};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use say::Message;
use std::io::{self, BufRead, IsTerminal, Write};

/// Why no answer came.
#[derive(Debug)]
pub enum Leave {
    /// The input is at its end.
    EndOfInput,
    /// Ctrl-C.
    Interrupted,
    /// The player wants to stop playing.
    Quit,
    /// Something failed.
    Failed(Failure),
}

impl<T: Into<Failure>> From<T> for Leave {
    fn from(failure: T) -> Self {
        Leave::Failed(failure.into())
    }
}

impl Leave {
    /// How the command ends: leaving is no error, an interruption has its own exit code.
    pub fn ended(self) -> Result<(), Failure> {
        match self {
            Leave::EndOfInput | Leave::Quit => Ok(()),
            Leave::Interrupted => Err(work::Halt::Stopped.into()),
            Leave::Failed(failure) => Err(failure),
        }
    }
}

enum Input {
    Edited(Box<DefaultEditor>),
    Plain,
}

/// Where a game is talked about.
pub struct Console {
    pub words: Words,
    input: Input,
    /// Talk goes to standard error when the answer is a JSON document.
    aside: bool,
    colour: bool,
}

/// A question that is answered by one of several numbers.
pub struct Question {
    pub prompt: Message,
    pub help: Message,
    pub allowed: Vec<u64>,
}

impl Console {
    pub fn new(context: &Context) -> Self {
        let editor = io::stdin()
            .is_terminal()
            .then(DefaultEditor::new)
            .and_then(Result::ok);
        Console {
            words: context.words,
            input: editor.map_or(Input::Plain, |editor| Input::Edited(Box::new(editor))),
            aside: context.json,
            colour: context.colour,
        }
    }

    /// Says one or more lines.
    pub fn line(&mut self, text: &str) -> Result<(), Leave> {
        self.write(&format!("{text}\n"))
    }

    /// Says a sentence.
    pub fn say(&mut self, message: &Message) -> Result<(), Leave> {
        let text = self.words.say(message);
        self.line(&text)
    }

    /// Says what was wrong, and what would have been accepted.
    pub fn refused(&mut self, told: &Told) -> Result<(), Leave> {
        self.say(&told.message)?;
        let Some(accepted) = &told.accepted else {
            return Ok(());
        };
        let accepted = self.words.say(accepted);
        self.say(&Message::new("accepted-line").with("accepted", accepted))
    }

    fn write(&mut self, text: &str) -> Result<(), Leave> {
        let text = plain(text, self.colour);
        let written = if self.aside {
            io::stderr().write_all(text.as_bytes())
        } else {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes()).and_then(|()| out.flush())
        };
        written.map_err(|error| Leave::Failed(Failure::from_output(&error)))
    }

    /// Asks for a line; blanks around it do not count.
    pub fn ask(&mut self, prompt: &Message) -> Result<String, Leave> {
        let prompt = format!("{} ", self.words.say(prompt));
        let waiting = interrupt::waiting();
        let answer = match &mut self.input {
            Input::Edited(editor) => match editor.readline(&prompt) {
                Ok(line) => {
                    // A history that cannot grow is no reason to stop.
                    let _ = editor.add_history_entry(&line);
                    Ok(line)
                }
                Err(ReadlineError::Eof) => Err(Leave::EndOfInput),
                Err(ReadlineError::Interrupted) => Err(Leave::Interrupted),
                Err(error) => Err(unreadable(&error.to_string())),
            },
            Input::Plain => {
                self.write(&prompt)?;
                let mut bytes = Vec::new();
                match io::stdin().lock().read_until(b'\n', &mut bytes) {
                    Ok(0) => Err(Leave::EndOfInput),
                    Ok(_) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
                    Err(error) => Err(unreadable(&error.to_string())),
                }
            }
        };
        drop(waiting);
        if matches!(self.input, Input::Plain) {
            self.write("\n")?;
        }
        answer.map(|line| line.trim().to_owned())
    }

    /// Asks until one of the allowed numbers is given; `h` explains, `b` goes back and gives nothing.
    pub fn number(&mut self, question: &Question) -> Result<Option<u64>, Leave> {
        loop {
            let answer = self.ask(&question.prompt)?;
            match answer.as_str() {
                "h" => {
                    self.say(&question.help)?;
                    self.say(&allowed(&question.allowed))?;
                }
                "b" => return Ok(None),
                "q" => return Err(Leave::Quit),
                _ => match answer.parse() {
                    Ok(number) if question.allowed.binary_search(&number).is_ok() => {
                        return Ok(Some(number));
                    }
                    _ => self.say(
                        &Message::new("play-error-number")
                            .with("text", answer)
                            .with("allowed", allowed(&question.allowed)),
                    )?,
                },
            }
        }
    }
}

/// `1 to 7`, or a list where numbers are left out.
fn allowed(numbers: &[u64]) -> Message {
    match (numbers.first(), numbers.last()) {
        (Some(first), Some(last)) if last - first + 1 == numbers.len() as u64 => {
            Message::new("accepted-number-from-to")
                .with("from", *first)
                .with("to", *last)
        }
        _ => {
            let listed: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            Message::new("accepted-values").with("values", listed.join(", "))
        }
    }
}

fn unreadable(error: &str) -> Leave {
    let message = Message::new("error-file-unreadable")
        .with("path", "-")
        .with("error", error);
    Leave::Failed(Failure::other(message))
}
