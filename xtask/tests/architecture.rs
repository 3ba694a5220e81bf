//! ARCHITECTURE.md says which crate uses which; this holds the crates to it.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

type Edges = BTreeMap<String, BTreeSet<String>>;

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../ARCHITECTURE.md");

/// Rows of the table that begins with `| layer | crate | uses |`: layer, crate, crates used.
fn table() -> Vec<(u32, String, BTreeSet<String>)> {
    let text = std::fs::read_to_string(DOCUMENT).unwrap();
    let rows = text
        .lines()
        .skip_while(|line| !line.starts_with("| layer | crate | uses |"))
        .skip(2);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            let names = |cell: &str| {
                cell.split_whitespace()
                    .map(|name| name.trim_matches('`').to_owned())
                    .collect()
            };
            (
                cells[0].parse().unwrap(),
                cells[1].trim_matches('`').to_owned(),
                names(cells[2]),
            )
        })
        .collect()
}

/// What cargo says: which of our crates each of our crates uses, for building and not for tests.
fn edges() -> Edges {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--locked"])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let name = |value: &Value| value["name"].as_str().unwrap().to_owned();
    let ours: BTreeSet<String> = packages.iter().map(name).collect();
    packages
        .iter()
        .map(|package| {
            let used = package["dependencies"].as_array().unwrap().iter();
            let built = used
                .filter(|dependency| dependency["kind"].is_null())
                .map(name);
            (
                name(package),
                built.filter(|used| ours.contains(used)).collect(),
            )
        })
        .collect()
}

#[test]
fn the_table_is_what_cargo_says() {
    let written: Edges = table()
        .into_iter()
        .map(|(_, name, uses)| (name, uses))
        .collect();
    assert_eq!(
        written,
        edges(),
        "left: ARCHITECTURE.md, right: cargo metadata"
    );
}

#[test]
fn crates_use_lower_layers_only() {
    let layers: BTreeMap<String, u32> = table()
        .into_iter()
        .map(|(layer, name, _)| (name, layer))
        .collect();
    for (name, uses) in edges() {
        for used in uses {
            assert!(layers[&used] < layers[&name], "{name} must not use {used}");
        }
    }
}

/// Games and solvers stay free of terminal, server and language crates, so that their tests build in seconds.
#[test]
fn lower_layers_do_no_input_or_output() {
    let forbidden = [
        "clap",
        "rustyline",
        "indicatif",
        "fluent-templates",
        "axum",
        "tokio",
        "serde_json",
    ];
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates");
    for (layer, name, _) in table() {
        if layer > 3 || name == "xtask" {
            continue;
        }
        let manifest = std::fs::read_to_string(format!("{root}/{name}/Cargo.toml")).unwrap();
        let built = manifest.split("[dev-dependencies]").next().unwrap();
        for word in forbidden {
            // Graphs and matrices come as JSON, among other formats: text to data, without files.
            let allowed = word == "serde_json" && ["graphs", "matrix"].contains(&name.as_str());
            assert!(
                allowed || !built.contains(&format!("\n{word}")),
                "{name} must not use {word}"
            );
        }
    }
}

/// Who shows answers asks the façade: neither front is built with a crate that knows a game or a solver.
#[test]
fn server_and_terminal_ask_through_the_facade() {
    let edges = edges();
    let fronts = [
        ("server", ["hra", "say", "work"].as_slice()),
        (
            "cli",
            &["hra", "processes", "ranks", "say", "server", "work"],
        ),
    ];
    for (front, allowed) in fronts {
        let allowed: BTreeSet<String> = allowed.iter().map(|&name| name.to_owned()).collect();
        assert_eq!(edges[front], allowed, "{front} asks through hra");
    }
}

/// A terminal that grows has begun to compute.
#[test]
fn the_terminal_stays_small() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/cli/src");
    let mut lines = 0;
    visit(&source, &mut |_, text| lines += text.lines().count());
    assert!(lines <= 7200, "crates/cli/src has {lines} lines");
}

/// Time is told to those below: they ask the `work::Clock` that they were handed, and never start one.
#[test]
fn only_the_outermost_crates_read_the_clock() {
    let outermost = ["cli", "server", "lab", "xtask"];
    let mut readers = BTreeSet::new();
    for (_, name, _) in table() {
        if outermost.contains(&name.as_str()) {
            continue;
        }
        let source = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../crates")
            .join(&name)
            .join("src");
        visit(&source, &mut |path, text| {
            let reads = ["Instant::now", "SystemTime::now", "Clock::running"];
            if reads.iter().any(|word| text.contains(word)) {
                let inside = path.strip_prefix(&source).unwrap();
                readers.insert(format!("{name}/{}", inside.display()));
            }
        });
    }
    assert_eq!(readers, BTreeSet::from(["work/clock.rs".to_owned()]));
}

/// Every source file below a folder.
fn visit(folder: &Path, look: &mut impl FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, look);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            look(&path, &std::fs::read_to_string(&path).unwrap());
        }
    }
}
