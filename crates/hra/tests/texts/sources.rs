//! What the sources say: every message that code can make, with the names of the arguments that it passes. Wordings are not known here.
//!
//! `Message::new` takes a `&'static str`, so an id that code can make stands in it as a literal. Three shapes are told apart: a message made
//! at once (`Message::new("id").with("name", …)`), a sentence without arguments (`words.get("id")`, `work.task("id", …)`), and a bare literal
//! that reaches `Message::new(id)` by a variable, whose arguments are added elsewhere in the file.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// An id at its place in the sources.
#[derive(Clone)]
pub struct Named {
    pub id: String,
    pub line: usize,
}

/// A message that is made at once: one of these ids, with these arguments.
pub struct Made {
    pub ids: Vec<Named>,
    pub arguments: BTreeSet<String>,
}

/// All that one file says.
#[derive(Default)]
pub struct Source {
    pub path: String,
    pub made: Vec<Made>,
    /// Sentences that get no argument.
    pub plain: Vec<Named>,
    /// Literals that look like ids.
    pub bare: Vec<Named>,
    /// Names of arguments that are added to a message made elsewhere.
    pub loose: BTreeSet<String>,
}

/// Every source file of the workspace's crates, without tests: these invent messages.
pub fn all() -> Vec<Source> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut sources = Vec::new();
    visit(crates, &mut |path| {
        let text = fs::read_to_string(path).unwrap();
        let tokens: TokenStream = text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut source = Source {
            path: path.strip_prefix(crates).unwrap().display().to_string(),
            ..Source::default()
        };
        source.read(&tokens.into_iter().collect::<Vec<_>>());
        sources.push(source);
    });
    sources
}

fn visit(folder: &Path, look: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            if !["tests", "benches", "examples", "target"]
                .map(Some)
                .contains(&name.to_str())
            {
                visit(&path, look);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            look(&path);
        }
    }
}

/// Ids have a dash and only small letters and digits.
fn is_id(text: &str) -> bool {
    text.contains('-')
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.ends_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit())
        && text
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The text of a string literal.
fn text(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else {
        return None;
    };
    let written = literal.to_string();
    let inner = written.strip_prefix('"')?.strip_suffix('"')?;
    Some(inner.to_owned())
}

fn named(token: &TokenTree) -> Option<Named> {
    let id = text(token).filter(|text| is_id(text))?;
    let line = token.span().start().line;
    Some(Named { id, line })
}

fn is(token: Option<&TokenTree>, word: &str) -> bool {
    token.is_some_and(|token| match token {
        TokenTree::Ident(ident) => ident == word,
        TokenTree::Punct(punct) => word.len() == 1 && word.starts_with(punct.as_char()),
        _ => false,
    })
}

fn call(token: Option<&TokenTree>) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    }
}

fn inside(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

impl Source {
    fn read(&mut self, tokens: &[TokenTree]) {
        let mut at = 0;
        while at < tokens.len() {
            at += self.read_one(tokens, at);
        }
    }

    /// Reads what begins here and says how many tokens it took.
    fn read_one(&mut self, tokens: &[TokenTree], at: usize) -> usize {
        let next = |step: usize| tokens.get(at + step);
        if is(next(0), "#") && attribute(next(1)).as_deref() == Some("cfg(test)") {
            return 2 + item(&tokens[at + 2..]);
        }
        if is(next(0), "Message")
            && is(next(1), ":")
            && is(next(2), ":")
            && is(next(3), "new")
            && let Some(group) = call(next(4))
        {
            return 5 + self.message(&inside(group), &tokens[at + 5..]);
        }
        if is(next(0), ".")
            && let Some(group) = call(next(2))
        {
            let given = inside(group);
            if is(next(1), "with")
                && let Some(name) = given.first().and_then(text)
            {
                self.loose.insert(name);
                self.read(&given[1..]);
                return 3;
            }
            if ["get", "find", "task"].iter().any(|name| is(next(1), name))
                && let Some(found) = given.first().and_then(named)
            {
                self.plain.push(found);
                self.read(&given[1..]);
                return 3;
            }
        }
        match &tokens[at] {
            TokenTree::Group(group) => self.read(&inside(group)),
            token => self.bare.extend(named(token)),
        }
        1
    }

    /// `Message::new` of these tokens, and what follows it. Says how many of the following tokens belong to it.
    fn message(&mut self, id: &[TokenTree], after: &[TokenTree]) -> usize {
        let mut ids = Vec::new();
        literals(id, &mut ids);
        if ids.is_empty() {
            self.read(id);
            return 0;
        }
        let mut arguments = BTreeSet::new();
        let mut taken = 0;
        while is(after.get(taken), ".") && is(after.get(taken + 1), "with") {
            let Some(group) = call(after.get(taken + 2)) else {
                break;
            };
            let given = inside(group);
            let Some(name) = given.first().and_then(text) else {
                break;
            };
            arguments.insert(name);
            self.read(&given[1..]);
            taken += 3;
        }
        self.made.push(Made { ids, arguments });
        taken
    }
}

/// The ids among these tokens, at any depth: both arms of an `if`, every arm of a `match`.
fn literals(tokens: &[TokenTree], into: &mut Vec<Named>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => literals(&inside(group), into),
            token => into.extend(named(token)),
        }
    }
}

/// What stands in `#[…]`, without spaces.
fn attribute(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Group(group)) => Some(group.stream().to_string().replace(' ', "")),
        _ => None,
    }
}

/// The length of the item that begins here: up to its body or its semicolon.
fn item(tokens: &[TokenTree]) -> usize {
    let ends = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        token => is(Some(token), ";"),
    };
    tokens
        .iter()
        .position(ends)
        .map_or(tokens.len(), |at| at + 1)
}
