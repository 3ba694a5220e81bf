//! Every sentence is there in every language and asks for the same arguments; every sentence that code can say is worded and gets these
//! arguments; and no wording is dead.

mod api;
mod sources;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use sources::{Made, Named, Source};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The arguments that each wording asks for, by `id` and `id.attribute`.
type Wordings = BTreeMap<String, BTreeSet<String>>;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")
}

fn files(language: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder().join(language))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    files
}

fn wordings(language: &str) -> Wordings {
    let mut all = Wordings::new();
    patterns(language, |name, pattern| {
        let mut asked = BTreeSet::new();
        arguments(pattern, &mut asked);
        let before = all.insert(name.clone(), asked);
        assert!(before.is_none(), "{language}: {name} is worded twice");
    });
    all
}

/// Every wording of a language, by `id` and `id.attribute`.
fn patterns(language: &str, mut see: impl FnMut(String, &Pattern<String>)) {
    for path in files(language) {
        let source = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                see(id.clone(), value);
            }
            for attribute in &message.attributes {
                see(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
}

fn arguments(pattern: &Pattern<String>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => inline_arguments(inline, into),
            Expression::Select { selector, variants } => {
                inline_arguments(selector, into);
                for variant in variants {
                    arguments(&variant.value, into);
                }
            }
        }
    }
}

fn inline_arguments(inline: &InlineExpression<String>, into: &mut BTreeSet<String>) {
    if let InlineExpression::VariableReference { id } = inline {
        into.insert(id.name.clone());
    }
}

#[test]
fn languages_say_the_same_things() {
    let (english, czech) = (wordings("en"), wordings("cs"));
    let ids = |wordings: &Wordings| wordings.keys().cloned().collect::<BTreeSet<_>>();
    let missing: Vec<String> = ids(&english)
        .symmetric_difference(&ids(&czech))
        .cloned()
        .collect();
    assert!(
        missing.is_empty(),
        "worded in one language only: {missing:#?}"
    );
    for (id, asked) in &english {
        assert_eq!(asked, &czech[id], "{id} asks for different arguments");
    }
}

/// Words with a dash that look like the name of a wording and are none: streams of random numbers, kinds of files, names of rules and methods.
const NOT_MESSAGES: [&str; 8] = [
    "arimaa-judged",
    "arimaa-sample",
    "dawson-kayles",
    "dawson-strip",
    "graph-games",
    "graph-generate",
    "ludo-games",
    "ludo-habits",
];

/// Every id that code can make is worded, and gets the arguments that its wording asks for: no fewer, and none for nothing.
#[test]
fn what_code_says_is_worded_with_these_arguments() {
    let known = wordings("en");
    let families: BTreeSet<&str> = known.keys().map(|id| family(id)).collect();
    let sources = sources::all();
    let found: usize = sources.iter().map(|source| source.made.len()).sum();
    assert!(
        found > 500,
        "only {found} messages found: the search is broken"
    );
    let mut wrong = Vec::new();
    for source in &sources {
        let mut law = Law {
            known: &known,
            families: &families,
            source,
            asked: BTreeSet::new(),
            wrong: &mut wrong,
        };
        source.made.iter().for_each(|made| law.made(made));
        source.plain.iter().for_each(|named| law.plain(named));
        source.bare.iter().for_each(|named| law.bare(named));
        law.loose();
    }
    assert!(
        wrong.is_empty(),
        "code and wordings disagree:\n{}",
        wrong.join("\n")
    );
}

/// The part before the first dash. A literal that begins otherwise is a header, an option, a name of something else.
fn family(id: &str) -> &str {
    id.split('-').next().unwrap_or_default()
}

/// What one file says, held against the wordings.
struct Law<'a> {
    known: &'a Wordings,
    families: &'a BTreeSet<&'a str>,
    source: &'a Source,
    /// What the messages of this file ask for so far.
    asked: BTreeSet<&'a String>,
    wrong: &'a mut Vec<String>,
}

impl Law<'_> {
    fn fault(&mut self, named: &Named, what: &str) {
        let (path, line, id) = (&self.source.path, named.line, &named.id);
        self.wrong.push(format!("{path}:{line}: {id} {what}"));
    }

    /// Other arguments may be added to it where the file adds arguments to a message made elsewhere.
    fn made(&mut self, made: &Made) {
        let mut asked_by_any = BTreeSet::new();
        for named in &made.ids {
            let Some(asked) = self.known.get(&named.id) else {
                self.fault(named, "is not worded");
                continue;
            };
            asked_by_any.extend(asked);
            let passed = |name: &&String| {
                made.arguments.contains(*name) || self.source.loose.contains(*name)
            };
            let lacking: Vec<&String> = asked.iter().filter(|name| !passed(name)).collect();
            if !lacking.is_empty() {
                self.fault(named, &format!("asks for {lacking:?}, which is not passed"));
            }
        }
        let idle: Vec<&String> = made
            .arguments
            .iter()
            .filter(|name| !asked_by_any.contains(name))
            .collect();
        if let (Some(named), false) = (made.ids.first(), idle.is_empty()) {
            self.fault(
                named,
                &format!("is passed {idle:?} and does not ask for it"),
            );
        }
        self.asked.extend(asked_by_any);
    }

    fn plain(&mut self, named: &Named) {
        match self.known.get(&named.id) {
            None => self.fault(named, "is not worded"),
            Some(asked) if asked.is_empty() => {}
            Some(asked) => self.fault(named, &format!("asks for {asked:?} and is passed nothing")),
        }
    }

    fn bare(&mut self, named: &Named) {
        if NOT_MESSAGES.contains(&named.id.as_str()) {
            return;
        }
        let Some(asked) = self.known.get(&named.id) else {
            if self.families.contains(family(&named.id)) {
                let what = "is not worded; if it is no message, add it to NOT_MESSAGES";
                self.fault(named, what);
            }
            return;
        };
        self.asked.extend(asked);
        let lacking: Vec<&String> = asked.difference(&self.source.loose).collect();
        if !lacking.is_empty() {
            let what = format!("asks for {lacking:?}, which is passed nowhere in this file");
            self.fault(named, &what);
        }
    }

    fn loose(&mut self) {
        let asked = |name: &&String| self.asked.contains(*name);
        let idle: Vec<&String> = self
            .source
            .loose
            .iter()
            .filter(|name| !asked(name))
            .collect();
        if !idle.is_empty() {
            let path = &self.source.path;
            let what =
                format!("{path}: passes {idle:?}, and nothing said in this file asks for it");
            self.wrong.push(what);
        }
    }
}

/// Ids that are made from a list: a game on a board is worded by its name.
fn listed() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for game in grids::GAMES {
        let wording = game.wording;
        ids.extend([wording.title, wording.rules, wording.moves, wording.board].map(str::to_owned));
        for variant in game.variants {
            let argument = variant.name.replace('-', "_");
            ids.extend([
                variant.rules.to_owned(),
                format!("{}.{argument}", wording.title),
            ]);
        }
    }
    ids
}

#[test]
fn every_listed_sentence_is_worded() {
    let known = wordings("en");
    let missing: Vec<String> = listed()
        .into_iter()
        .filter(|id| known.get(id).is_none_or(|asked| !asked.is_empty()))
        .collect();
    assert!(
        missing.is_empty(),
        "not worded, or worded with an argument: {missing:#?}"
    );
}

/// A wording that no code names is dead. Help is named by the command tree; the terminal's own test holds it to that.
#[test]
fn every_wording_is_said_by_code() {
    let mut named = listed();
    for source in sources::all() {
        let made = source.made.into_iter().flat_map(|made| made.ids);
        named.extend(
            made.chain(source.plain)
                .chain(source.bare)
                .map(|one| one.id),
        );
    }
    let dead: Vec<String> = wordings("en")
        .into_keys()
        .filter(|id| !id.starts_with("help") && !named.contains(id.trim_end_matches(".api")))
        .collect();
    assert!(dead.is_empty(), "worded, and never said: {dead:#?}");
    let gone: Vec<&str> = NOT_MESSAGES
        .into_iter()
        .filter(|word| !named.contains(*word))
        .collect();
    assert!(
        gone.is_empty(),
        "NOT_MESSAGES names what is nowhere: {gone:?}"
    );
}
