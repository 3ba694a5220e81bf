//! Every sentence is there in every language, asks for the same arguments, and every sentence that code names exists.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
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
    for path in files(language) {
        let source = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut add = |name: String, pattern: &Pattern<String>| {
                let mut asked = BTreeSet::new();
                arguments(pattern, &mut asked);
                assert!(
                    all.insert(name.clone(), asked).is_none(),
                    "{language}: {name} is worded twice"
                );
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                add(id.clone(), value);
            }
            for attribute in &message.attributes {
                add(format!("{id}.{}", attribute.id.name), &attribute.value);
            }
        }
    }
    all
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

/// Ids stand in code as `Message::new("…")`, `words.get("…")`, tasks, and as bare strings of ids with a known prefix.
#[test]
fn every_sentence_that_code_names_exists() {
    let known = wordings("en");
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut missing = BTreeSet::new();
    let mut found = 0;
    visit(crates, &mut |path, source| {
        for marker in ["Message::new(\"", ".get(\"", ".task(\""] {
            for (at, _) in source.match_indices(marker) {
                let rest = &source[at + marker.len()..];
                let id = rest.split('"').next().unwrap_or_default();
                // Other things are got by a string, too: ids have a dash and only small letters.
                let is_id = id.contains('-')
                    && id
                        .chars()
                        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
                if is_id {
                    found += 1;
                    if !known.contains_key(id) {
                        missing.insert(format!("{id} in {}", path.display()));
                    }
                }
            }
        }
    });
    assert!(
        found > 100,
        "only {found} sentences found: the search is broken"
    );
    assert!(missing.is_empty(), "named, but not worded: {missing:#?}");
}

fn visit(folder: &Path, look: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            // Tests invent messages.
            if path
                .file_name()
                .is_some_and(|name| name != "tests" && name != "target")
            {
                visit(&path, look);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            look(&path, &fs::read_to_string(&path).unwrap());
        }
    }
}
