//! The text of trees, read and written. Indentation makes the tree:
//!
//! ```text
//! tree 1
//! players Alice, Bob
//! Alice "start"
//!   left: Bob [dark]
//!     up: 3, 1
//!     down: chance
//!       1/2 heads: 0, 0
//!       1/2 tails: 4, -2
//!   right: 2, 2
//! ```
//!
//! A line is the move that leads there, a colon, and what happens then: a player decides (in square brackets the name of
//! what he cannot tell apart), chance decides, or payoffs. One number alone is paid by the second of two players to the
//! first. Text in quotation marks is a caption. Without a line `players`, they are `I` and `II`. `#` begins a comment.

use super::{Kind, Planting, Tree};
use crate::number::{self, Rational};
use num_traits::Zero;
use rules::{Message, Tell};
use std::borrow::Cow;
use std::fmt::Write as _;

/// The version of the format that we write and read.
const VERSION: &str = "tree 1";

/// What can be wrong with the text of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeProblem {
    /// The first line is not `tree 1`.
    Version,
    /// There is no node.
    Empty,
    /// A second root, or a root that is indented less than something before it.
    SecondRoot,
    /// What stands behind the colon is no player, chance or payoffs.
    Node {
        /// What was found.
        text: String,
    },
    /// There is no colon that parts the move from what happens then.
    NoLabel,
    /// An outcome of chance does not begin with its probability.
    NoProbability {
        /// What was found.
        text: String,
    },
    /// Probabilities are not positive, or do not add up to one.
    Probabilities {
        /// What they add up to.
        sum: String,
    },
    /// Not one payoff for each player.
    Payoffs {
        /// How many there are.
        found: usize,
        /// How many players there are.
        expected: usize,
    },
    /// Something follows after the payoffs.
    EndGoesOn,
    /// A decision or chance without anything below.
    NoMoves,
    /// Two moves with the same name in one node.
    SameLabel {
        /// The name.
        label: String,
    },
    /// Nodes that cannot be told apart have different moves.
    SetDiffers {
        /// The name of the information set.
        name: String,
    },
    /// The names of the players are missing, doubled, numbers, or the word `chance`.
    Players,
}

/// Why a text is no tree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem:?}")]
pub struct TreeError {
    /// Counted from one.
    pub line: usize,
    /// What is wrong there.
    pub problem: TreeProblem,
}

impl Tell for TreeError {
    fn message(&self) -> Message {
        let message = match &self.problem {
            TreeProblem::Version => Message::new("tree-error-version"),
            TreeProblem::Empty => Message::new("tree-error-empty"),
            TreeProblem::SecondRoot => Message::new("tree-error-second-root"),
            TreeProblem::Node { text } => {
                Message::new("tree-error-node").with("text", crate::error::short(text))
            }
            TreeProblem::NoLabel => Message::new("tree-error-no-label"),
            TreeProblem::NoProbability { text } => {
                Message::new("tree-error-no-probability").with("text", crate::error::short(text))
            }
            TreeProblem::Probabilities { sum } => {
                Message::new("tree-error-probabilities").with("sum", sum.as_str())
            }
            TreeProblem::Payoffs { found, expected } => Message::new("tree-error-payoffs")
                .with("found", *found)
                .with("expected", *expected),
            TreeProblem::EndGoesOn => Message::new("tree-error-end-goes-on"),
            TreeProblem::NoMoves => Message::new("tree-error-no-moves"),
            TreeProblem::SameLabel { label } => {
                Message::new("tree-error-same-label").with("label", crate::error::short(label))
            }
            TreeProblem::SetDiffers { name } => {
                Message::new("tree-error-set-differs").with("name", crate::error::short(name))
            }
            TreeProblem::Players => Message::new("tree-error-players"),
        };
        message.with("line", self.line)
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("tree-accepted"))
    }
}

fn error(line: usize, problem: TreeProblem) -> TreeError {
    TreeError { line, problem }
}

/// Reads a tree.
///
/// # Errors
/// When the text is no tree, with the first line that is wrong.
pub fn read_tree(text: &str) -> Result<Tree, TreeError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text
        .lines()
        .enumerate()
        .map(|(index, line)| (index + 1, uncommented(line)))
        .filter(|(_, line)| !line.trim().is_empty())
        .peekable();
    match lines.next() {
        Some((_, line)) if line.trim() == VERSION => {}
        other => {
            return Err(error(
                other.map_or(1, |(line, _)| line),
                TreeProblem::Version,
            ));
        }
    }
    let players = match lines.peek() {
        Some(&(number, line)) if line.trim_start().starts_with("players ") => {
            lines.next();
            let names = without_controls(&line.trim_start()["players ".len()..]);
            players(names.trim()).ok_or_else(|| error(number, TreeProblem::Players))?
        }
        _ => vec!["I".to_owned(), "II".to_owned()],
    };
    let mut planting = Planting::new(players);
    let mut numbers = Vec::new();
    // The nodes from the root to the last one read, with their indentation.
    let mut open: Vec<(usize, usize)> = Vec::new();
    for (number, line) in lines {
        let indent = line.len() - line.trim_start().len();
        while open.last().is_some_and(|&(other, _)| other >= indent) {
            open.pop();
        }
        let parent = open.last().map(|&(_, node)| node);
        if parent.is_none() && !numbers.is_empty() {
            return Err(error(number, TreeProblem::SecondRoot));
        }
        let line = without_controls(line.trim());
        let node = plant(&mut planting, parent, &line).map_err(|problem| error(number, problem))?;
        numbers.push(number);
        open.push((indent, node));
    }
    let tree = planting.tree;
    if tree.nodes.is_empty() {
        return Err(error(1, TreeProblem::Empty));
    }
    match tree.fault() {
        Some((node, problem)) => Err(error(numbers[node], problem)),
        None => Ok(tree),
    }
}

fn players(text: &str) -> Option<Vec<String>> {
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    let good = |name: &String| {
        let plain =
            !name.is_empty() && name != "chance" && !name.contains(['"', '[', ']', ':', '#']);
        plain && number::parse(name).is_err()
    };
    let distinct = names
        .iter()
        .enumerate()
        .all(|(i, name)| !names[..i].contains(name));
    (names.iter().all(good) && distinct).then_some(names)
}

fn plant(planting: &mut Planting, parent: Option<usize>, line: &str) -> Result<usize, TreeProblem> {
    let (label, rest) = match (parent, last_outside_quotes(line, ':')) {
        (None, _) => (String::new(), line),
        (Some(_), None) => return Err(TreeProblem::NoLabel),
        (Some(_), Some(at)) => (
            unquoted(line[..at].trim()).to_owned(),
            line[at + 1..].trim(),
        ),
    };
    let label = match parent {
        Some(parent) => match &mut planting.tree.nodes[parent].kind {
            Kind::Chance { probabilities } => {
                let (share, label) = outcome(&label)?;
                probabilities.push(share);
                label
            }
            Kind::Decision { .. } => clean(&label),
            Kind::End { .. } => return Err(TreeProblem::EndGoesOn),
        },
        None => label,
    };
    let (what, caption) = match rest.split_once('"') {
        None => (rest, None),
        Some((what, quoted)) => {
            let inner = quoted
                .strip_suffix('"')
                .filter(|inner| !inner.contains('"'));
            let wrong = || TreeProblem::Node {
                text: rest.to_owned(),
            };
            (what.trim(), Some(inner.ok_or_else(wrong)?.to_owned()))
        }
    };
    let kind = kind(planting, what)?;
    Ok(planting.add(parent, label, caption, kind))
}

fn kind(planting: &mut Planting, text: &str) -> Result<Kind, TreeProblem> {
    if text == "chance" {
        return Ok(Kind::Chance {
            probabilities: Vec::new(),
        });
    }
    let (name, set) = match text.split_once('[') {
        Some((name, set)) => (
            name.trim(),
            set.strip_suffix(']').map(|set| Some(set.trim().to_owned())),
        ),
        None => (text, Some(None)),
    };
    let player = planting
        .tree
        .players
        .iter()
        .position(|player| player == name);
    if let (Some(player), Some(set)) = (player, set) {
        let set = planting.set_for_next(player, set);
        return Ok(Kind::Decision { set });
    }
    let parts = text.split(|letter: char| letter == ',' || letter.is_whitespace());
    let payoffs: Result<Vec<Rational>, _> = parts
        .filter(|part| !part.is_empty())
        .map(number::parse)
        .collect();
    match payoffs {
        Ok(mut payoffs) if !payoffs.is_empty() => {
            if payoffs.len() == 1 && planting.tree.players.len() == 2 {
                payoffs.push(-payoffs[0].clone());
            }
            Ok(Kind::End { payoffs })
        }
        _ => Err(TreeProblem::Node {
            text: text.to_owned(),
        }),
    }
}

/// `1/2 heads`; the name may be missing.
fn outcome(text: &str) -> Result<(Rational, String), TreeProblem> {
    let (share, name) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let wrong = |_| TreeProblem::NoProbability {
        text: text.to_owned(),
    };
    let share = number::parse(share).map_err(wrong)?;
    let name = unquoted(name.trim());
    let name = if name.is_empty() {
        share.to_string()
    } else {
        clean(name)
    };
    Ok((share, name))
}

fn last_outside_quotes(text: &str, wanted: char) -> Option<usize> {
    let (mut quoted, mut found) = (false, None);
    for (at, letter) in text.char_indices() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == wanted && !quoted {
            found = Some(at);
        }
    }
    found
}

fn uncommented(line: &str) -> &str {
    let mut quoted = false;
    for (at, letter) in line.char_indices() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == '#' && !quoted {
            return line[..at].trim_end();
        }
    }
    line.trim_end()
}

/// Without the quotation marks around all of it, if there are any.
fn unquoted(text: &str) -> &str {
    let inside = text.strip_prefix('"');
    inside
        .and_then(|text| text.strip_suffix('"'))
        .unwrap_or(text)
}

impl std::fmt::Display for Tree {
    /// The text that [`read_tree`] reads. Quotation marks and line breaks inside names become apostrophes and blanks.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "{VERSION}")?;
        writeln!(f, "players {}", self.players.join(", "))?;
        let depths = self.depths();
        // In reading order, which need not be the order of the nodes.
        let mut waiting = vec![0];
        while let Some(node) = waiting.pop() {
            waiting.extend(self.nodes[node].children.iter().rev());
            writeln!(f, "{:1$}{2}", "", 2 * depths[node], self.line(node))?;
        }
        Ok(())
    }
}

impl Tree {
    fn line(&self, at: usize) -> String {
        let node = &self.nodes[at];
        let mut line = String::new();
        if let Some(parent) = node.parent {
            if let Kind::Chance { probabilities } = &self.nodes[parent].kind {
                let place = self.nodes[parent]
                    .children
                    .iter()
                    .position(|&child| child == at);
                let share = place.map_or_else(Rational::zero, |place| probabilities[place].clone());
                let _ = write!(line, "{share} ");
            }
            let _ = write!(line, "{}: ", quoted(&node.label));
        }
        match &node.kind {
            Kind::Chance { .. } => line.push_str("chance"),
            Kind::Decision { set } => {
                let set = &self.sets[*set];
                line.push_str(&self.players[set.player]);
                if let Some(name) = &set.name {
                    let _ = write!(line, " [{name}]");
                }
            }
            Kind::End { payoffs } => {
                let texts: Vec<String> = payoffs.iter().map(number::write).collect();
                line.push_str(&texts.join(", "));
            }
        }
        if let Some(caption) = &node.caption {
            let _ = write!(line, " \"{}\"", clean(caption));
        }
        line
    }
}

/// Names are told apart as they will be written, so what cannot be written is replaced where it is read.
fn without_controls(text: &str) -> Cow<'_, str> {
    if text.contains(char::is_control) {
        Cow::Owned(text.replace(char::is_control, " "))
    } else {
        Cow::Borrowed(text)
    }
}

fn clean(text: &str) -> String {
    let swap = |letter: char| match letter {
        '"' => '\'',
        letter if letter.is_control() => ' ',
        letter => letter,
    };
    text.chars().map(swap).collect()
}

fn quoted(label: &str) -> String {
    let clean = clean(label);
    let plain = !clean.contains([':', '#']) && clean.trim() == clean && !clean.is_empty();
    if plain { clean } else { format!("\"{clean}\"") }
}
