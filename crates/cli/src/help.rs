//! Help in every language: the command tree is walked and every text is put in from the locales.
//!
//! The message `help-PATH` (`help-heap-solve`) says what a command does; its attribute `.example` is a command that
//! works, and one attribute for each argument, by the argument's name, says what that is. `help-global` has the global flags.
//! Games on boards share the texts of their commands: `help-board-COMMAND`, with the words of the game from `board-GAME`.

use clap::{Arg, Command};
use hra::Words;
use hra::answers::boards;
use say::Message;

const TEMPLATE_ENGLISH: &str =
    "{before-help}{about-with-newline}\nUsage: {usage}\n\n{all-args}{after-help}";
const TEMPLATE_CZECH: &str =
    "{before-help}{about-with-newline}\nPoužití: {usage}\n\n{all-args}{after-help}";

/// The command tree with its texts.
pub fn localize(command: Command, words: Words) -> Command {
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', clap::ArgAction::Help))
        .arg(flag("version", 'V', clap::ArgAction::Version));
    dress(command, "help", words)
}

fn flag(name: &'static str, short: char, action: clap::ArgAction) -> Arg {
    Arg::new(name)
        .long(name)
        .short(short)
        .action(action)
        .global(name == "help")
}

fn dress(command: Command, path: &str, words: Words) -> Command {
    let heading = |id| words.find(id).unwrap_or_default();
    let template = match words.language {
        hra::Language::English => TEMPLATE_ENGLISH,
        hra::Language::Czech => TEMPLATE_CZECH,
    };
    let mut command = command
        .help_template(template)
        .subcommand_help_heading(heading("help-heading-commands"))
        .subcommand_value_name(heading("help-value-command"));
    if command.is_subcommand_required_set() && path != "help" {
        // Help instead of an error would not be an answer for programs.
        command = command
            .subcommand_required(true)
            .arg_required_else_help(false);
    }
    let board = OnBoard::of(path);
    let about = words.find(path);
    if let Some(about) = about.or_else(|| board.as_ref()?.about(words)) {
        command = command.about(about);
    }
    let example = words.find(&format!("{path}.example"));
    if let Some(example) = example.or_else(|| board.as_ref().map(OnBoard::example)) {
        command = command.after_help(format!("{}\n  {example}", heading("help-heading-example")));
    }
    // Clap sorts by name under headings of our own; people expect the order of the usage line, global flags last.
    let mut order = if path == "help" { 100 } else { 0 };
    command = command.mut_args(|argument| {
        order += 1;
        let name = argument.get_id().to_string();
        let own = words.find(&format!("{path}.{name}"));
        let of_board = || board.as_ref()?.argument(&name, words);
        let global = || words.find(&format!("help-global.{name}"));
        let title = heading(if argument.is_positional() {
            "help-heading-arguments"
        } else {
            "help-heading-options"
        });
        // Defaults and possible values are told by our texts; clap would tell them in English.
        let valued = argument.get_action().takes_values();
        let argument = argument
            .help_heading(title)
            .display_order(order)
            .hide_default_value(valued)
            .hide_possible_values(valued);
        // A negative number where none is accepted is a bad value, not an unknown option.
        let argument = if valued && !argument.is_allow_hyphen_values_set() {
            argument.allow_negative_numbers(true)
        } else {
            argument
        };
        match own.or_else(of_board).or_else(global) {
            Some(text) => argument.help(text),
            None => argument,
        }
    });
    let children: Vec<String> = command
        .get_subcommands()
        .map(|child| child.get_name().to_owned())
        .collect();
    for name in children {
        let below = format!("{path}-{name}");
        command = command.mut_subcommand(name, |child| dress(child, &below, words));
    }
    command
}

/// A command of a game on a board, or the game itself.
struct OnBoard<'p> {
    game: &'static boards::BoardGame,
    command: Option<&'p str>,
}

impl<'p> OnBoard<'p> {
    fn of(path: &'p str) -> Option<Self> {
        let rest = path.strip_prefix("help-")?;
        let (name, command) = match rest.split_once('-') {
            Some((name, command)) => (name, Some(command)),
            None => (rest, None),
        };
        let game = boards::find(name)?;
        Some(OnBoard { game, command })
    }

    /// The ids that may word the command, the most special first.
    fn ids(&self) -> Vec<String> {
        let command = self.command.unwrap_or_default();
        let impartial = format!("help-board-{command}-impartial");
        let usual = format!("help-board-{command}");
        let ids = self.game.impartial.then_some(impartial).into_iter();
        ids.chain([usual]).collect()
    }

    fn about(&self, words: Words) -> Option<String> {
        if self.command.is_some() {
            return self.ids().iter().find_map(|id| words.find(id));
        }
        let told = Message::new("help-board")
            .with("title", Message::new(self.game.wording.title))
            .with("rules", Message::new(self.game.wording.rules));
        Some(words.say(&told))
    }

    fn example(&self) -> String {
        let end = match self.command {
            Some("graph") => " --merge > graph.svg",
            Some("play") => " --second perfect",
            _ => "",
        };
        if self.command == Some("table") {
            return format!("hra {} table --up-to 2x3", self.game.name);
        }
        let plain = !self.game.sample.contains(['(', ',']);
        let quote = if plain { "" } else { "'" };
        let (name, command) = (self.game.name, self.command.unwrap_or("value"));
        format!(
            "hra {name} {command} {quote}{}{quote}{end}",
            self.game.sample
        )
    }

    fn argument(&self, name: &str, words: Words) -> Option<String> {
        let of_game = words.find(&format!("{}.{name}", self.game.wording.title));
        let shared = || {
            let mut ids = self.ids().into_iter();
            ids.find_map(|id| words.find(&format!("{id}.{name}")))
        };
        of_game.or_else(shared)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hra::Language;
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// Every command says what it does and shows an example; every argument says what it is, in every language.
    #[test]
    fn help_is_complete() {
        fn visit(command: &Command, path: &str, words: Words, missing: &mut Vec<String>) {
            let mut need = |id: String, there: bool| {
                if !there {
                    missing.push(format!("{}: {id}", words.language.code()));
                }
            };
            need(path.to_owned(), command.get_about().is_some());
            need(
                format!("{path}.example"),
                command.get_after_help().is_some(),
            );
            for argument in command.get_arguments() {
                need(
                    format!("{path}.{}", argument.get_id()),
                    argument.get_help().is_some(),
                );
            }
            for child in command.get_subcommands() {
                visit(
                    child,
                    &format!("{path}-{}", child.get_name()),
                    words,
                    missing,
                );
            }
        }
        let mut missing = Vec::new();
        for words in Language::ALL.map(Words::new) {
            visit(&crate::args::command(words), "help", words, &mut missing);
        }
        assert!(missing.is_empty(), "no wording for {missing:#?}");
    }

    /// A text of a command or argument that is not in the tree would never be read.
    #[test]
    fn no_help_is_dead() {
        let mut wanted = BTreeSet::from(
            [
                "help-heading-commands",
                "help-heading-example",
                "help-heading-arguments",
                "help-heading-options",
                "help-value-command",
                "help-global",
                "help-board",
            ]
            .map(str::to_owned),
        );
        fn visit(command: &Command, path: &str, wanted: &mut BTreeSet<String>) {
            let mut ids = OnBoard::of(path).map_or_else(Vec::new, |board| board.ids());
            ids.push(path.to_owned());
            wanted.insert(format!("{path}.example"));
            for argument in command.get_arguments() {
                let name = argument.get_id();
                wanted.insert(format!("help-global.{name}"));
                wanted.extend(ids.iter().map(|id| format!("{id}.{name}")));
            }
            wanted.extend(ids);
            for child in command.get_subcommands() {
                visit(child, &format!("{path}-{}", child.get_name()), wanted);
            }
        }
        visit(&crate::args::command(Words::default()), "help", &mut wanted);
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../hra/locales/en");
        let mut dead = Vec::new();
        let mut seen = 0;
        for entry in fs::read_dir(locales).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            let mut id = "";
            for line in text.lines() {
                let Some((name, _)) = line.split_once(" =") else {
                    continue;
                };
                let full = match name.strip_prefix("    .") {
                    Some(attribute) => format!("{id}.{attribute}"),
                    None if name.starts_with(' ') => continue,
                    None => {
                        id = name;
                        name.to_owned()
                    }
                };
                if id == "help" || id.starts_with("help-") {
                    seen += 1;
                    if !wanted.contains(&full) {
                        dead.push(full);
                    }
                }
            }
        }
        assert!(seen > 100, "only {seen} texts found: the search is broken");
        assert!(dead.is_empty(), "worded, and in no command: {dead:#?}");
    }

    #[test]
    fn the_command_tree_is_consistent() {
        crate::args::command(Words::default()).debug_assert();
    }
}
