//! The command line: global flags, and what must be known of it before it is understood as a whole.

use crate::commands::Command;
use crate::failure::Failure;
use crate::help;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, CommandFactory, FromArgMatches, Parser, ValueEnum};
use hra::answers::Explain;
use hra::{Language, Words};
use std::ffi::OsString;
use std::io::{self, Write};
use work::Bytes;

// Help texts are not written here but in `locales/*/help.ftl` and `locales/*/GAME.ftl`, in every language (see `help`).
#[derive(Parser)]
#[command(name = "hra", version, disable_help_subcommand = true)]
pub struct Cli {
    #[command(flatten)]
    pub global: Global,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Args)]
pub struct Global {
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true, value_name = "en|cs")]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    #[arg(long, global = true, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    #[arg(long, global = true, value_name = "SIZE")]
    pub memory: Option<String>,
    #[arg(long, global = true, value_name = "HOW")]
    pub progress: Option<Progress>,
}

impl Global {
    /// The memory budget: as asked for, else half of what the machine has.
    pub fn memory(&self) -> Result<Bytes, Failure> {
        match &self.memory {
            Some(text) => Ok(text.parse::<Bytes>()?),
            None => Ok(
                sysinfo::System::new().map_or(FALLBACK_MEMORY, |mut system| {
                    system.refresh_memory();
                    half(system.total_memory())
                }),
            ),
        }
    }
}

/// Half of a machine's memory. A root without `/proc` tells nothing: that is not a machine without memory.
fn half(total: u64) -> Bytes {
    match total {
        0 => FALLBACK_MEMORY,
        total => Bytes(total / 2),
    }
}

/// The budget on a machine that does not tell how much memory it has.
const FALLBACK_MEMORY: Bytes = Bytes(2 << 30);

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Progress {
    Bar,
    Plain,
    None,
}

/// How the answer, and any error, is to be given.
#[derive(Clone, Copy)]
pub struct Manner {
    pub words: Words,
    pub json: bool,
}

/// Finds `--lang` and `--json` among arguments that may otherwise be wrong.
pub fn manner(arguments: &[OsString]) -> Manner {
    let texts: Vec<&str> = arguments
        .iter()
        .filter_map(|argument| argument.to_str())
        .collect();
    let asked = texts
        .iter()
        .enumerate()
        .find_map(|(at, text)| match text.strip_prefix("--lang") {
            Some("") => texts.get(at + 1).copied(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        });
    let language = match asked {
        Some(name) => name.parse().unwrap_or_default(),
        None => environment_language(),
    };
    Manner {
        words: Words::new(language),
        json: texts.contains(&"--json"),
    }
}

/// The language of messages by the order that POSIX gives these variables.
fn environment_language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .map_or(Language::English, |value| Language::of_locale(&value))
}

/// The whole command tree with its help worded in one language.
pub fn command(words: Words) -> clap::Command {
    help::localize(Cli::command(), words)
}

/// Understands the command line. Help and version are printed here and end the program with success.
pub fn parse(arguments: Vec<OsString>, manner: &Manner) -> Result<Cli, Failure> {
    let mut command = command(manner.words);
    let matches = match command.try_get_matches_from_mut(arguments) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => {
            // A reader who closes the pipe early has seen what he wanted.
            let written = if manner.json {
                let document = serde_json::json!({ "help": error.to_string() });
                writeln!(io::stdout(), "{document}")
            } else {
                error.print()
            };
            match written.and_then(|()| io::stdout().flush()) {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    return Err(Failure::from_output(&error));
                }
                _ => std::process::exit(0),
            }
        }
        Err(error) => return Err(Failure::from_usage(&error)),
    };
    let cli = Cli::from_arg_matches(&matches).map_err(|error| Failure::from_usage(&error))?;
    if let Some(name) = &cli.global.lang {
        name.parse::<Language>()?;
    }
    Ok(cli)
}

/// How much an answer explains; the word alone asks for all of it.
#[derive(Args)]
pub struct ExplainArgs {
    #[arg(long, value_name = "short|full", value_parser = choice::<Explain>(), num_args = 0..=1, default_value = "short", default_missing_value = "full")]
    pub explain: Explain,
}

/// Reads one of the words that a request may choose from.
pub fn choice<T: hra::answers::Choice>() -> impl TypedValueParser<Value = T> {
    let words = T::ALL.iter().map(|(word, _)| *word);
    PossibleValuesParser::new(words).try_map(|word| T::from_word(&word).ok_or("no such word"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_does_not_tell_its_memory_is_not_one_without() {
        assert_eq!(half(0), FALLBACK_MEMORY);
        assert_eq!(half(8 << 30), Bytes(4 << 30));
    }
}
