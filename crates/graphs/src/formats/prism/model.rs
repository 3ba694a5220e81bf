//! A model as it is written: declarations, players, modules, commands. Nothing is computed here but module renaming.

use super::expression::{Expression, parse};
use super::token::{Cursor, Token, tokens};
use crate::formats::{FormatError, Wrong};
use rustc_hash::FxHashMap;

/// A model in the PRISM language, read and not yet explored.
#[derive(Clone, Debug)]
pub struct Model {
    /// Whether players share the states, so that every choice must have its owner.
    pub(crate) game: bool,
    /// Whether nobody chooses at all.
    pub(crate) chain: bool,
    pub(crate) constants: Vec<Constant>,
    pub(crate) formulas: Vec<(String, Expression, u64)>,
    pub(crate) labels: Vec<(String, Expression)>,
    pub(crate) variables: Vec<Variable>,
    pub(crate) players: Vec<Player>,
    pub(crate) modules: Vec<Module>,
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

#[derive(Clone, Debug)]
pub(crate) struct Update {
    pub probability: Option<Expression>,
    pub assignments: Vec<(String, Expression)>,
}

/// A renamed module may not grow beyond this many words, however its formulas unfold.
const MOST_TOKENS: usize = 1_000_000;

type Words = Vec<(Token, u64)>;

struct Reader<'a> {
    model: Model,
    /// Bodies of modules and formulas as written, for renaming.
    bodies: FxHashMap<String, Words>,
    formulas: FxHashMap<String, Words>,
    all: &'a [(Token, u64)],
}

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// What is wrong or not supported, with the line.
    pub fn parse(text: &str) -> Result<Model, FormatError> {
        let words = tokens(text)?;
        let mut reader = Reader {
            model: Model {
                game: true,
                chain: false,
                constants: Vec::new(),
                formulas: Vec::new(),
                labels: Vec::new(),
                variables: Vec::new(),
                players: Vec::new(),
                modules: Vec::new(),
            },
            bodies: FxHashMap::default(),
            formulas: FxHashMap::default(),
            all: &words,
        };
        reader.find_formulas();
        let mut cursor = Cursor::new(&words);
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

    /// The names of the players, in order.
    pub fn players(&self) -> impl Iterator<Item = &str> {
        self.players.iter().map(|player| player.name.as_str())
    }
}

impl Reader<'_> {
    /// Formulas may be used before they are declared, also in modules that are renamed.
    fn find_formulas(&mut self) {
        let mut at = 0;
        while at + 2 < self.all.len() {
            if let (Token::Word(keyword), Token::Word(name)) =
                (&self.all[at].0, &self.all[at + 1].0)
                && keyword == "formula"
            {
                let body: Words = self.all[at + 3..]
                    .iter()
                    .take_while(|(token, _)| *token != Token::Sign(";"))
                    .cloned()
                    .collect();
                self.formulas.insert(name.clone(), body);
            }
            at += 1;
        }
    }

    fn declaration(&mut self, cursor: &mut Cursor) -> Result<(), FormatError> {
        let line = cursor.line();
        let word = cursor.need_name()?;
        match word.as_str() {
            "smg" => Ok(()),
            "mdp" | "dtmc" => {
                self.model.game = false;
                self.model.chain = word == "dtmc";
                Ok(())
            }
            "const" => self.constant(cursor, line),
            "formula" => {
                let name = cursor.need_name()?;
                cursor.need_sign("=")?;
                let body = parse(cursor, 0)?;
                self.model.formulas.push((name, body, line));
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
                if self.model.labels.iter().any(|(known, _)| known == name) {
                    return Err(FormatError::at(line, Wrong::Twice { name: name.clone() }));
                }
                self.model.labels.push((name.clone(), body));
                cursor.need_sign(";")
            }
            "global" => self.variable(cursor),
            "player" => self.player(cursor),
            "module" => self.module(cursor),
            "rewards" => {
                while !cursor.take_word("endrewards") {
                    if cursor.next().is_none() {
                        return Err(cursor.wrong(Wrong::Missing {
                            what: "endrewards".into(),
                        }));
                    }
                }
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

    fn constant(&mut self, cursor: &mut Cursor, line: u64) -> Result<(), FormatError> {
        let kind =
            if cursor.take_word("double") || cursor.take_word("rate") || cursor.take_word("prob") {
                Type::Double
            } else if cursor.take_word("bool") {
                Type::Bool
            } else {
                cursor.take_word("int");
                Type::Int
            };
        let name = cursor.need_name()?;
        let value = if cursor.take_sign("=") {
            Some(parse(cursor, 0)?)
        } else {
            None
        };
        self.model.constants.push(Constant {
            name,
            kind,
            value,
            line,
        });
        cursor.need_sign(";")
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
            name,
            range,
            init,
            line,
        });
        cursor.need_sign(";")
    }

    fn player(&mut self, cursor: &mut Cursor) -> Result<(), FormatError> {
        let mut player = Player {
            name: cursor.need_name()?,
            ..Player::default()
        };
        if cursor.take_word("endplayer") {
            self.model.players.push(player);
            return Ok(());
        }
        loop {
            if cursor.take_sign("[") {
                player.actions.push(cursor.need_name()?);
                cursor.need_sign("]")?;
            } else {
                player.modules.push(cursor.need_name()?);
            }
            if !cursor.take_sign(",") {
                break;
            }
        }
        self.model.players.push(player);
        cursor.need_word("endplayer")
    }

    fn module(&mut self, cursor: &mut Cursor) -> Result<(), FormatError> {
        let line = cursor.line();
        let name = cursor.need_name()?;
        if self.bodies.contains_key(&name) {
            return Err(FormatError::at(line, Wrong::Twice { name }));
        }
        if cursor.take_sign("=") {
            let body = self.renamed(cursor)?;
            self.bodies.insert(name.clone(), body.clone());
            let mut inner = Cursor::new(&body);
            self.body(name, &mut inner)?;
            return cursor.need_word("endmodule");
        }
        let begin = cursor.position();
        let mut ahead = Cursor::new(&self.all[begin..]);
        while !ahead.is_word("endmodule") {
            if ahead.next().is_none() {
                return Err(ahead.wrong(Wrong::Missing {
                    what: "endmodule".into(),
                }));
            }
        }
        self.bodies.insert(
            name.clone(),
            self.all[begin..begin + ahead.position()].to_vec(),
        );
        self.body(name, cursor)?;
        cursor.need_word("endmodule")
    }

    fn body(&mut self, name: String, cursor: &mut Cursor) -> Result<(), FormatError> {
        let mut commands = Vec::new();
        loop {
            match (cursor.peek(), cursor.peek_second()) {
                (Some(Token::Sign("[")), _) => commands.push(command(cursor)?),
                (Some(Token::Word(_)), Some(Token::Sign(":"))) => self.variable(cursor)?,
                (None, _) => break,
                (Some(Token::Word(word)), _) if word == "endmodule" => break,
                (Some(Token::Word(word)), _) if word == "invariant" => {
                    return Err(cursor.wrong(Wrong::Unsupported {
                        what: "invariant".into(),
                    }));
                }
                _ => return Err(cursor.unexpected()),
            }
        }
        self.model.modules.push(Module { name, commands });
        Ok(())
    }

    /// The body of another module with its formulas written out and its names replaced.
    fn renamed(&self, cursor: &mut Cursor) -> Result<Words, FormatError> {
        let original = cursor.need_name()?;
        let Some(body) = self.bodies.get(&original) else {
            return Err(cursor.wrong(Wrong::Unknown {
                name: original,
                known: String::new(),
            }));
        };
        cursor.need_sign("[")?;
        let mut names: FxHashMap<String, String> = FxHashMap::default();
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
            .iter()
            .rev()
            .map(|(token, line)| (token.clone(), *line, 0))
            .collect();
        while let Some((token, line, depth)) = waiting.pop() {
            if out.len() + waiting.len() > MOST_TOKENS || depth > 64 {
                return Err(FormatError::at(line, Wrong::TooDeep));
            }
            match &token {
                Token::Word(word) if names.contains_key(word) => {
                    out.push((Token::Word(names[word].clone()), line));
                }
                Token::Word(word) if self.formulas.contains_key(word) => {
                    waiting.push((Token::Sign(")"), line, depth));
                    let formula = self.formulas[word].iter().rev();
                    waiting.extend(formula.map(|(token, _)| (token.clone(), line, depth + 1)));
                    waiting.push((Token::Sign("("), line, depth));
                }
                _ => out.push((token, line)),
            }
        }
        Ok(out)
    }
}

fn command(cursor: &mut Cursor) -> Result<Command, FormatError> {
    let line = cursor.line();
    cursor.need_sign("[")?;
    let action = if cursor.is_sign("]") {
        String::new()
    } else {
        cursor.need_name()?
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
    let mut assignments: Vec<(String, Expression)> = Vec::new();
    if !cursor.take_word("true") {
        loop {
            cursor.need_sign("(")?;
            let line = cursor.line();
            let name = cursor.need_name()?;
            cursor.need_sign("'")?;
            cursor.need_sign("=")?;
            if assignments.iter().any(|(known, _)| *known == name) {
                return Err(FormatError::at(
                    line,
                    Wrong::Twice {
                        name: format!("{name}'"),
                    },
                ));
            }
            assignments.push((name, parse(cursor, 0)?));
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
