//! Everything that can go wrong, as one type: what is told, in which words, with which exit code.

use crate::args::Manner;
use crate::plain::plain;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use hra::{ErrorDocument, Told};
use say::{Fault, Message};
use serde_json::json;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why there is no answer.
#[derive(Debug)]
pub enum Failure {
    /// A sentence for the user.
    Told(Told),
    /// The reader of our output went away; that is not an error.
    ReaderGone,
    /// The answer was given, and it is bad news: nothing more is printed.
    BadNews,
}

impl<T: Into<Told>> From<T> for Failure {
    fn from(error: T) -> Self {
        Failure::Told(error.into())
    }
}

impl Failure {
    /// Input that is wrong.
    pub fn input(message: Message, accepted: Message) -> Self {
        Failure::Told(Told::input(message, accepted))
    }

    /// Something that is nobody's fault here.
    pub fn other(message: Message) -> Self {
        Failure::Told(Told::other(message))
    }

    /// What is told of it, for whoever passes it on.
    pub fn told(self) -> Told {
        match self {
            Failure::Told(told) => told,
            Failure::ReaderGone | Failure::BadNews => work::Halt::Stopped.into(),
        }
    }

    /// The answer could not be written.
    pub fn from_output(error: &io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::ReaderGone;
        }
        Failure::other(Message::new("error-output").with("error", error.to_string()))
    }

    /// The command line was wrong; says so in the user's language.
    pub fn from_usage(error: &clap::Error) -> Self {
        let context = |kind| error.get(kind).map(show).unwrap_or_default();
        let option = context(ContextKind::InvalidArg);
        let value = context(ContextKind::InvalidValue);
        let message = match error.kind() {
            ErrorKind::UnknownArgument if option.starts_with('-') => {
                Message::new("error-usage-unknown-argument").with("text", option)
            }
            ErrorKind::UnknownArgument => Message::new("error-usage-too-many").with("text", option),
            ErrorKind::InvalidSubcommand => Message::new("error-usage-unknown-command")
                .with("text", context(ContextKind::InvalidSubcommand)),
            ErrorKind::MissingRequiredArgument => {
                Message::new("error-usage-missing").with("text", option)
            }
            ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Message::new("error-usage-missing-command")
                    .with("text", context(ContextKind::InvalidSubcommand))
            }
            ErrorKind::InvalidValue if value.is_empty() => {
                Message::new("error-usage-value-missing").with("option", option)
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                Message::new("error-usage-invalid-value")
                    .with("text", value)
                    .with("option", option)
            }
            ErrorKind::ArgumentConflict if context(ContextKind::PriorArg) == option => {
                Message::new("error-usage-twice").with("option", option)
            }
            ErrorKind::ArgumentConflict => {
                Message::new("error-usage-conflict").with("option", option)
            }
            _ => Message::new("error-usage-other").with("text", error.kind().to_string()),
        };
        Failure::input(message, accepted_usage(error))
    }

    /// What the process ends with.
    pub fn code(&self) -> u8 {
        match self {
            Failure::ReaderGone => 0,
            Failure::BadNews => 1,
            Failure::Told(told) => match told.fault {
                Fault::Input => 2,
                Fault::TooBig => 3,
                Fault::Stopped => 130,
                Fault::Other => 1,
            },
        }
    }

    /// Tells it on the right stream, and gives the exit code.
    pub fn report(self, manner: &Manner) -> ExitCode {
        let exit = self.code();
        let Failure::Told(told) = self else {
            return ExitCode::from(exit);
        };
        let words = manner.words;
        let document = ErrorDocument::of(&told, words);
        // Where the document cannot be written, it is told; where nothing can be, nothing is left to do.
        if !manner.json || writeln!(io::stdout(), "{}", json!(document)).is_err() {
            let told = document.lines(words);
            let _ = writeln!(io::stderr(), "{}", plain(&told, false));
        }
        ExitCode::from(exit)
    }
}

/// The most helpful thing that clap knows: allowed values, else a similar name, else the usage line.
fn accepted_usage(error: &clap::Error) -> Message {
    let context = |kind| error.get(kind).map(show).filter(|text| !text.is_empty());
    let suggestion = || {
        [
            ContextKind::SuggestedArg,
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedValue,
        ]
        .into_iter()
        .find_map(context)
    };
    if let Some(values) = context(ContextKind::ValidValue) {
        Message::new("accepted-values").with("values", values)
    } else if let Some(suggestion) = suggestion() {
        Message::new("accepted-did-you-mean").with("suggestion", suggestion)
    } else if let Some(values) = context(ContextKind::ValidSubcommand) {
        Message::new("accepted-values").with("values", values)
    } else {
        match context(ContextKind::Usage) {
            Some(usage) => {
                let usage = usage.trim().trim_start_matches("Usage: ");
                Message::new("accepted-usage").with("usage", usage)
            }
            None => Message::new("accepted-see-help"),
        }
    }
}

fn show(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(all) => all.join(", "),
        ContextValue::StyledStrs(all) => all
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        other => other.to_string(),
    }
}
