//! A model as it is written: declarations, players, modules, commands. Nothing is computed here but module renaming.

use super::expression::{Expression, parse};
use super::token::{Cursor, Token, Words, part, scan};
use crate::formats::{FormatError, Wrong};
use rustc_hash::{FxHashMap, FxHashSet};

/// A model in the PRISM language, read and not yet explored.
#[derive(Clone, Debug)]
pub struct Model {
    /// Whether players share the states, so that every choice must have its owner.
    pub(crate) game: bool,
    /// Whether nobody chooses at all.
    pub(crate) chain: bool,
    pub(crate) constants: Vec<Constant>,
    pub(crate) formulas: Vec<(String, Expression, u64)>,
    pub(crate) labels: Vec<(String, Expression, u64)>,
    pub(crate) rewards: Vec<Rewards>,
    pub(crate) variables: Vec<Variable>,
    pub(crate) players: Vec<Player>,
    pub(crate) modules: Vec<Module>,
    /// Which states are initial, and the line, where a condition says that instead of the variables.
    pub(crate) initial: Option<(Expression, u64)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    Int,
    Double,
    Bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Constant {
    pub name: String,
    pub kind: Type,
    pub value: Option<Expression>,
    pub line: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub name: String,
    /// Bounds of a whole number; none for a truth value.
    pub range: Option<(Expression, Expression)>,
    pub init: Option<Expression>,
    pub line: u64,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    pub name: String,
    pub modules: Vec<String>,
    pub actions: Vec<String>,
}

#[derive(Clone, Debug)]
pub(crate) struct Module {
    pub name: String,
    pub commands: Vec<Command>,
}

#[derive(Clone, Debug)]
pub(crate) struct Command {
    /// Empty where the command is alone.
    pub action: String,
    pub guard: Expression,
    pub updates: Vec<Update>,
    pub line: u64,
}

/// What states and steps earn.
#[derive(Clone, Debug)]
pub(crate) struct Rewards {
    /// Empty where it has none.
    pub name: String,
    pub items: Vec<RewardItem>,
}

#[derive(Clone, Debug)]
pub(crate) struct RewardItem {
    /// For steps the action, empty for `[]`; nothing for states.
    pub action: Option<String>,
    pub guard: Expression,
    pub amount: Expression,
    pub line: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Update {
    pub probability: Option<Expression>,
    pub assignments: Vec<(Box<str>, Expression)>,
}

/// A renamed module may not grow beyond this many words, however its formulas unfold.
const MOST_TOKENS: usize = 1_000_000;

/// The body of a module, for renaming.
enum Body<'a> {
    /// As it stands in the text, from this line on.
    Text(std::ops::Range<usize>, u64),
    /// Renamed itself.
    Words(Words<'a>),
}

struct Reader<'a> {
    model: Model,
    text: &'a str,
    bodies: FxHashMap<&'a str, Body<'a>>,
    /// Formulas as written, for renaming.
    formulas: FxHashMap<&'a str, Words<'a>>,
    labels: FxHashSet<&'a str>,
}

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// What is wrong or not supported, with the line.
    pub fn parse(text: &str) -> Result<Model, FormatError> {
        let formulas = find_formulas(text)?;
        let mut reader = Reader {
            model: Model {
                game: true,
                chain: false,
                constants: Vec::new(),
                formulas: Vec::new(),
                labels: Vec::new(),
                rewards: Vec::new(),
                variables: Vec::new(),
                players: Vec::new(),
                modules: Vec::new(),
                initial: None,
            },
            text,
            bodies: FxHashMap::default(),
            formulas,
            labels: FxHashSet::default(),
        };
        let mut cursor = Cursor::over(text);
        while cursor.peek().is_some() {
            reader.declaration(&mut cursor)?;
        }
        if reader.model.modules.is_empty() {
            return Err(Wrong::Missing {
                what: "module".into(),
            }
            .into());
        }
        Ok(reader.model)
    }

    /// About how many bytes a model of this length needs while it is read, before any state is explored.
    #[must_use]
    pub fn estimate(text: &str) -> u64 {
        // Measured: fifty megabytes, a command for each of a million states, took 2.4 gigabytes with all states explored.
        text.len() as u64 * 48
    }

    /// The names of the labels, in order.
    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.iter().map(|(name, ..)| name.as_str())
    }

    /// The constants with whether the model itself says what they are.
    pub fn constants(&self) -> impl Iterator<Item = (&str, bool)> {
        let all = self.constants.iter();
        all.map(|constant| (constant.name.as_str(), constant.value.is_some()))
    }

    /// The names of the reward structures, in order; empty where one has none.
    pub fn rewards(&self) -> impl Iterator<Item = &str> {
        self.rewards.iter().map(|rewards| rewards.name.as_str())
    }

    /// The names of the players, in order.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|player| player.name.as_str())
    }
}

/// Formulas may be used before they are declared, also in modules that are renamed. Says what cannot be split into words.
fn find_formulas(text: &str) -> Result<FxHashMap<&str, Words<'_>>, FormatError> {
    let mut found = FxHashMap::default();
    let mut open: Option<(&str, Words)> = None;
    let mut before = [Token::Sign(";"); 2];
    scan(text, |token, line| {
        if let Some((name, body)) = &mut open {
            if token == Token::Sign(";") {
                found.insert(*name, std::mem::take(body));
                open = None;
            } else {
                body.push((token, line));
            }
        } else if let ([Token::Word("formula"), Token::Word(name)], Token::Sign("=")) =
            (before, token)
        {
            open = Some((name, Words::new()));
        }
        before = [before[1], token];
    })?;
    Ok(found)
}

impl<'a> Reader<'a> {
    fn declaration(&mut self, cursor: &mut Cursor<'a>) -> Result<(), FormatError> {
        let line = cursor.line();
        let word = cursor.need_name()?;
        match word {
            "smg" => Ok(()),
            // The second word of each is how older models say it.
            "mdp" | "nondeterministic" | "dtmc" | "probabilistic" => {
                self.model.game = false;
                self.model.chain = matches!(word, "dtmc" | "probabilistic");
                Ok(())
            }
            "const" => {
                self.model.constants.push(constant(cursor, line)?);
                Ok(())
            }
            "formula" => {
                let name = cursor.need_name()?;
                cursor.need_sign("=")?;
                let body = parse(cursor, 0)?;
                self.model.formulas.push((name.to_owned(), body, line));
                cursor.need_sign(";")
            }
            "label" => {
                let Some(Token::Quoted(name)) = cursor.next() else {
                    return Err(cursor.wrong(Wrong::Missing {
                        what: "\"label\"".into(),
                    }));
                };
                cursor.need_sign("=")?;
                let body = parse(cursor, 0)?;
                if !self.labels.insert(name) {
                    let name = name.to_owned();
                    return Err(FormatError::at(line, Wrong::Twice { name }));
                }
                self.model.labels.push((name.to_owned(), body, line));
                cursor.need_sign(";")
            }
            "init" => {
                if self.model.initial.is_some() {
                    let name = word.to_owned();
                    return Err(FormatError::at(line, Wrong::Twice { name }));
                }
                self.model.initial = Some((parse(cursor, 0)?, line));
                cursor.need_word("endinit")
            }
            "global" => self.variable(cursor),
            "player" => self.player(cursor),
            "module" => self.module(cursor),
            "rewards" => {
                let rewards = rewards(cursor)?;
                let known = &self.model.rewards;
                if !rewards.name.is_empty() && known.iter().any(|one| one.name == rewards.name) {
                    return Err(FormatError::at(line, Wrong::Twice { name: rewards.name }));
                }
                self.model.rewards.push(rewards);
                Ok(())
            }
            other => Err(FormatError::at(
                line,
                Wrong::Unsupported {
                    what: other.to_owned(),
                },
            )),
        }
    }

    fn variable(&mut self, cursor: &mut Cursor) -> Result<(), FormatError> {
        let line = cursor.line();
        let name = cursor.need_name()?;
        cursor.need_sign(":")?;
        let range = if cursor.take_word("bool") {
            None
        } else if cursor.take_sign("[") {
            let low = parse(cursor, 0)?;
            cursor.need_sign("..")?;
            let high = parse(cursor, 0)?;
            cursor.need_sign("]")?;
            Some((low, high))
        } else if cursor.is_word("int") || cursor.is_word("clock") {
            return Err(cursor.wrong(Wrong::Unsupported {
                what: format!("{name} : int, clock"),
            }));
        } else {
            return Err(cursor.unexpected());
        };
        let init = if cursor.take_word("init") {
            Some(parse(cursor, 0)?)
        } else {
            None
        };
        self.model.variables.push(Variable {
            name: name.to_owned(),
            range,
            init,
            line,
        });
        cursor.need_sign(";")
    }

    fn player(&mut self, cursor: &mut Cursor) -> Result<(), FormatError> {
        let mut player = Player {
            name: cursor.need_name()?.to_owned(),
            ..Player::default()
        };
        if cursor.take_word("endplayer") {
            self.model.players.push(player);
            return Ok(());
        }
        loop {
            if cursor.take_sign("[") {
                player.actions.push(cursor.need_name()?.to_owned());
                cursor.need_sign("]")?;
            } else {
                player.modules.push(cursor.need_name()?.to_owned());
            }
            if !cursor.take_sign(",") {
                break;
            }
        }
        self.model.players.push(player);
        cursor.need_word("endplayer")
    }

    fn module(&mut self, cursor: &mut Cursor<'a>) -> Result<(), FormatError> {
        let line = cursor.line();
        let name = cursor.need_name()?;
        if self.bodies.contains_key(name) {
            let name = name.to_owned();
            return Err(FormatError::at(line, Wrong::Twice { name }));
        }
        let body = if cursor.take_sign("=") {
            let words = self.renamed(cursor)?;
            self.body(name, &mut Cursor::new(&words))?;
            Body::Words(words)
        } else {
            let (begin, line) = (cursor.position(), cursor.line());
            self.body(name, cursor)?;
            Body::Text(begin..cursor.position(), line)
        };
        self.bodies.insert(name, body);
        cursor.need_word("endmodule")
    }

    fn body(&mut self, name: &str, cursor: &mut Cursor) -> Result<(), FormatError> {
        let mut commands = Vec::new();
        loop {
            match (cursor.peek(), cursor.peek_second()) {
                (Some(Token::Sign("[")), _) => commands.push(command(cursor)?),
                (Some(Token::Word(_)), Some(Token::Sign(":"))) => self.variable(cursor)?,
                (None, _) => break,
                (Some(Token::Word("endmodule")), _) => break,
                (Some(Token::Word("invariant")), _) => {
                    return Err(cursor.wrong(Wrong::Unsupported {
                        what: "invariant".into(),
                    }));
                }
                // Another declaration begins.
                (
                    Some(Token::Word(
                        "label" | "module" | "rewards" | "const" | "formula" | "player" | "global",
                    )),
                    _,
                ) => {
                    return Err(cursor.wrong(Wrong::Missing {
                        what: "endmodule".into(),
                    }));
                }
                _ => return Err(cursor.unexpected()),
            }
        }
        self.model.modules.push(Module {
            name: name.to_owned(),
            commands,
        });
        Ok(())
    }

    /// The body of another module with its formulas written out and its names replaced.
    fn renamed(&self, cursor: &mut Cursor<'a>) -> Result<Words<'a>, FormatError> {
        let original = cursor.need_name()?;
        let body = match self.bodies.get(original) {
            Some(Body::Text(range, line)) => part(self.text, range.clone(), *line)?,
            Some(Body::Words(words)) => words.clone(),
            None => {
                return Err(cursor.wrong(Wrong::Unknown {
                    name: original.to_owned(),
                    known: String::new(),
                }));
            }
        };
        cursor.need_sign("[")?;
        let mut names: FxHashMap<&str, &'a str> = FxHashMap::default();
        loop {
            let old = cursor.need_name()?;
            cursor.need_sign("=")?;
            names.insert(old, cursor.need_name()?);
            if !cursor.take_sign(",") {
                break;
            }
        }
        cursor.need_sign("]")?;
        let mut out = Words::new();
        // Words still to be written, the next one last; with the formulas that are open around each.
        let mut waiting: Vec<(Token, u64, u32)> = body
            .into_iter()
            .rev()
            .map(|(token, line)| (token, line, 0))
            .collect();
        while let Some((token, line, depth)) = waiting.pop() {
            if out.len() + waiting.len() > MOST_TOKENS || depth > 64 {
                return Err(FormatError::at(line, Wrong::TooDeep));
            }
            match token {
                Token::Word(word) if names.contains_key(word) => {
                    out.push((Token::Word(names[word]), line));
                }
                Token::Word(word) if self.formulas.contains_key(word) => {
                    waiting.push((Token::Sign(")"), line, depth));
                    let formula = self.formulas[word].iter().rev();
                    waiting.extend(formula.map(|(token, _)| (*token, line, depth + 1)));
                    waiting.push((Token::Sign("("), line, depth));
                }
                _ => out.push((token, line)),
            }
        }
        Ok(out)
    }
}

/// `int N = 3;` behind the word `const`.
pub(crate) fn constant(cursor: &mut Cursor, line: u64) -> Result<Constant, FormatError> {
    let kind = if cursor.take_word("double") || cursor.take_word("rate") || cursor.take_word("prob")
    {
        Type::Double
    } else if cursor.take_word("bool") {
        Type::Bool
    } else {
        cursor.take_word("int");
        Type::Int
    };
    let name = cursor.need_name()?.to_owned();
    let value = if cursor.take_sign("=") {
        Some(parse(cursor, 0)?)
    } else {
        None
    };
    cursor.need_sign(";")?;
    Ok(Constant {
        name,
        kind,
        value,
        line,
    })
}

/// `"name" guard : amount; [action] guard : amount; endrewards`
fn rewards(cursor: &mut Cursor) -> Result<Rewards, FormatError> {
    let name = match cursor.peek() {
        Some(Token::Quoted(name)) => {
            cursor.next();
            name.to_owned()
        }
        _ => String::new(),
    };
    let mut items = Vec::new();
    while !cursor.take_word("endrewards") {
        let line = cursor.line();
        let action = if cursor.take_sign("[") {
            let action = if cursor.is_sign("]") {
                ""
            } else {
                cursor.need_name()?
            };
            cursor.need_sign("]")?;
            Some(action.to_owned())
        } else {
            None
        };
        let guard = parse(cursor, 0)?;
        cursor.need_sign(":")?;
        let amount = parse(cursor, 0)?;
        cursor.need_sign(";")?;
        items.push(RewardItem {
            action,
            guard,
            amount,
            line,
        });
    }
    Ok(Rewards { name, items })
}

fn command(cursor: &mut Cursor) -> Result<Command, FormatError> {
    let line = cursor.line();
    cursor.need_sign("[")?;
    let action = if cursor.is_sign("]") {
        String::new()
    } else {
        cursor.need_name()?.to_owned()
    };
    cursor.need_sign("]")?;
    let guard = parse(cursor, 0)?;
    cursor.need_sign("->")?;
    let mut updates = Vec::new();
    loop {
        updates.push(update(cursor)?);
        if !cursor.take_sign("+") {
            break;
        }
    }
    cursor.need_sign(";")?;
    Ok(Command {
        action,
        guard,
        updates,
        line,
    })
}

fn update(cursor: &mut Cursor) -> Result<Update, FormatError> {
    let probability = if at_assignments(cursor) {
        None
    } else {
        let probability = parse(cursor, 0)?;
        cursor.need_sign(":")?;
        Some(probability)
    };
    let mut assignments: Vec<(Box<str>, Expression)> = Vec::new();
    if !cursor.take_word("true") {
        loop {
            cursor.need_sign("(")?;
            let line = cursor.line();
            let name = cursor.need_name()?;
            cursor.need_sign("'")?;
            cursor.need_sign("=")?;
            if assignments.iter().any(|(known, _)| **known == *name) {
                return Err(FormatError::at(
                    line,
                    Wrong::Twice {
                        name: format!("{name}'"),
                    },
                ));
            }
            assignments.push((name.into(), parse(cursor, 0)?));
            cursor.need_sign(")")?;
            if !cursor.take_sign("&") {
                break;
            }
        }
    }
    Ok(Update {
        probability,
        assignments,
    })
}

/// Whether an update begins here without a probability: `true` alone, or `(x'=`.
fn at_assignments(cursor: &Cursor) -> bool {
    if cursor.is_word("true") {
        return matches!(cursor.peek_second(), Some(Token::Sign(";" | "+")) | None);
    }
    cursor.is_sign("(") && cursor.is_primed()
}
