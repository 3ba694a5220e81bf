//! What we write, read by a real Storm: only where `HRA_STORM` names a Python that has `stormpy`, such as one where
//! `pip install stormpy` (2.0) was run. Storm's readers know no games of two players: there each player's optimal strategy is held fast
//! in turn, and Storm finds the best that the other can do against it; both must be the value.

use graphs::formats::{to_drn, to_lab, to_tra};
use graphs::generate::{Family, condon, generate};
use graphs::{Builder, Graph, Kind, fraction, solve_exactly};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use work::{Streams, Work};

/// Reads files and directions, and prints what the first state is worth.
const ASK: &str = r#"
import sys, stormpy
for line in open(sys.argv[1]):
    how, which, name = line.split()
    if how == "drn":
        model = stormpy.build_model_from_drn[stormpy.Rational](name + ".drn")
    else:
        model = stormpy.build_model_from_explicit(name + ".tra", name + ".lab")
    asked = stormpy.parse_properties("P%s=? [F \"win\"]" % which)[0]
    environment = stormpy.Environment()
    environment.solver().force_soundness = True
    found = stormpy.model_checking(model, asked, environment=environment)
    print("value", found.get_value(model.initial_states[0]))
"#;

/// The same graph with one player's choices made.
fn settled(graph: &Graph, kind: Kind, strategy: &[Option<u32>]) -> Graph {
    let mut builder = Builder::new();
    for vertex in graph.vertices() {
        match graph.sink(vertex) {
            Some(value) => {
                let (above, below) = (value.numer().to_string(), value.denom().to_string());
                builder.sink(graphs::exactly(&format!("{above}/{below}")));
            }
            None => {
                builder.add(graph.kind(vertex));
            }
        }
    }
    for vertex in graph.vertices() {
        match strategy[vertex as usize] {
            Some(to) if graph.kind(vertex) == kind => builder.edge(vertex, to),
            _ if graph.kind(vertex) == Kind::Chance => {
                for (to, weight) in graph.weighted(vertex) {
                    builder.edge_with_weight(vertex, to, weight);
                }
            }
            _ => {
                for &to in graph.successors(vertex) {
                    builder.edge(vertex, to);
                }
            }
        }
    }
    builder.set_start(graph.start().into());
    builder.build().expect("a part of a graph")
}

/// Our `.tra` and `.lab` with the head lines that Storm wants and without owners.
fn in_storms_dialect(graph: &Graph) -> (String, String) {
    let (tra, lab) = (to_tra(graph), to_lab(graph));
    let mut transitions = String::from("mdp\n");
    for line in tra.lines().skip(1) {
        let (state, rest) = line.split_once(':').expect("an owner");
        let (_, rest) = rest.split_once(' ').expect("a choice");
        let _ = writeln!(transitions, "{state} {rest}");
    }
    let mut labels = String::from("#DECLARATION\ninit deadlock win\n#END\n");
    for line in lab.lines().skip(1) {
        let (state, numbers) = line.split_once(": ").expect("labels");
        let names = numbers
            .split(' ')
            .map(|number| ["init", "deadlock", "win"][number.parse::<usize>().expect("a label")]);
        let _ = writeln!(labels, "{state} {}", names.collect::<Vec<_>>().join(" "));
    }
    (transitions, labels)
}

#[test]
fn storm_reads_what_we_write_and_finds_the_same_values() {
    let Some(python) = std::env::var_os("HRA_STORM") else {
        // Written past the capture of the test runner: nobody shall think that this was tested.
        let text =
            "\n*** NOT TESTED, because HRA_STORM names no Python with stormpy: files for Storm.\n";
        let _ = std::io::stderr().write_all(text.as_bytes());
        return;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("storm");
    std::fs::create_dir_all(&folder).unwrap();
    let mut random = Streams::new(25).stream("storm", 0);
    let mut all = vec![condon().unwrap()];
    for round in 0..30 {
        let family = Family::ALL[round % Family::ALL.len()];
        all.push(generate(family, 3 + round as u32 / 6, &mut random).unwrap());
    }
    let (mut questions, mut wanted) = (String::new(), Vec::new());
    for (number, graph) in all.iter().enumerate() {
        let exact = solve_exactly(graph, &Work::unlimited()).unwrap();
        let value = fraction::nearest(&exact.values[graph.start() as usize]);
        for (kind, word) in [(Kind::Max, "min"), (Kind::Min, "max")] {
            let name = format!("{number}-{word}");
            let part = settled(graph, kind, &exact.strategy);
            std::fs::write(folder.join(format!("{name}.drn")), to_drn(&part)).unwrap();
            let (transitions, labels) = in_storms_dialect(&part);
            std::fs::write(folder.join(format!("{name}.tra")), transitions).unwrap();
            std::fs::write(folder.join(format!("{name}.lab")), labels).unwrap();
            for how in ["drn", "explicit"] {
                let _ = writeln!(questions, "{how} {word} {name}");
                wanted.push((format!("{how} {name}"), value));
            }
        }
    }
    std::fs::write(folder.join("questions"), questions).unwrap();
    let output = Command::new(python)
        .current_dir(&folder)
        .args(["-c", ASK, "questions"])
        .output()
        .expect("HRA_STORM runs");
    let said = String::from_utf8_lossy(&output.stdout);
    let found: Vec<f64> = said
        .lines()
        .filter_map(|line| line.strip_prefix("value "))
        .map(|value| fraction::nearest(&graphs::exactly(value)))
        .collect();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(found.len(), wanted.len(), "{said}{complaint}");
    for ((name, value), found) in wanted.iter().zip(found) {
        // Storm's fractions are exact; its floats are within its own 1e-6.
        let close = if name.starts_with("drn") { 1e-12 } else { 2e-6 };
        assert!(
            (value - found).abs() < close,
            "{name}: {found}, not {value}"
        );
    }
}
