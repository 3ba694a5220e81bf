//! What is told over the API names fields: whoever asks there, or on the page, has no options, files or commands.

use super::{Wordings, patterns, wordings};
use fluent_syntax::ast::{Expression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// What only the terminal says: of its own options, of work that no question asks for, and of files that a command makes.
const TERMINAL_ONLY: [&str; 24] = [
    "accepted-conversation",
    "accepted-see-help",
    "arimaa-accepted-games",
    "arimaa-accepted-games-same",
    "arimaa-accepted-judged",
    "arimaa-accepted-judged-same",
    "arimaa-accepted-learning-checkpoint",
    "arimaa-accepted-more-games",
    "arimaa-error-judged-other",
    "arimaa-error-which-game",
    "bot-accepted-model",
    "bot-accepted-network",
    "error-conversation",
    "heap-accepted-end",
    "kalah-accepted-database-file",
    "kalah-accepted-statistics",
    "lab-accepted-concurrency",
    "lab-error-concurrency",
    "ludo-accepted-build-wide",
    "ludo-accepted-verify",
    "ludo-accepted-verify-apart",
    "ranks-accepted-mpi",
    "server-accepted-data",
    "tree-accepted-source",
];
const FAMILIES: [&str; 9] = [
    "arimaa", "cgt", "dawson", "graph", "heap", "kalah", "ludo", "matrix", "tree",
];

fn plain(pattern: &Pattern<String>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => variants
            .iter()
            .map(|variant| plain(&variant.value))
            .collect(),
        PatternElement::Placeable { .. } => "…".to_owned(),
    });
    parts.collect()
}

fn names_what_only_a_terminal_has(text: &str) -> bool {
    let option = text.match_indices("--").any(|(at, _)| {
        let begins =
            !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
        begins && text[at + 2..].starts_with(|letter: char| letter.is_ascii_lowercase())
    });
    let file = ["@FILE", "@SOUBOR"].iter().any(|name| text.contains(name));
    let command = FAMILIES
        .iter()
        .any(|family| text.contains(&format!("hra {family} ")));
    option || file || command
}

#[test]
fn errors_over_the_api_name_no_option_file_or_command() {
    for language in ["en", "cs"] {
        let mut sentences = BTreeMap::new();
        patterns(language, |name, pattern| {
            sentences.insert(name, plain(pattern));
        });
        let of_errors = |name: &&String| name.contains("accepted") || name.contains("error");
        let terminal: BTreeSet<&str> = sentences
            .keys()
            .filter(of_errors)
            .filter(|name| names_what_only_a_terminal_has(&sentences[*name]))
            .filter(|name| !sentences.contains_key(&format!("{name}.api")))
            .map(String::as_str)
            .collect();
        assert_eq!(terminal, BTreeSet::from(TERMINAL_ONLY), "{language}");
    }
}

#[test]
fn whoever_asks_over_the_api_is_told_the_same_facts() {
    let all: Wordings = wordings("en");
    let twins = all
        .iter()
        .filter_map(|(name, asked)| Some((name.strip_suffix(".api")?, asked)));
    let mut seen = 0;
    for (id, asked) in twins {
        assert_eq!(&all[id], asked, "{id}");
        seen += 1;
    }
    assert!(seen > 10);
}
