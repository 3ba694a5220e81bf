//! `hra graph` through the real binary: the JSON contract, the exit codes, files, both languages.

mod common;

use common::{answer, failure, run as hra};
use serde_json::json;
use std::path::Path;

const EXAMPLE: &str = include_str!("../../../docs/example-graph.xml");

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_owned()
}

#[test]
fn the_worked_example_is_solved_by_every_method() {
    let exact = answer(&["graph", "solve", "-", "--exact"], EXAMPLE);
    assert_eq!(exact["value"], "7/10");
    assert_eq!(
        exact["values"],
        json!([
            "7/10", "7/10", "11/20", "11/20", "11/20", "1", "0", "3/4", "9/10"
        ])
    );
    assert_eq!(
        exact["strategy"],
        json!([1, null, 3, 4, null, null, null, null, null])
    );
    assert_eq!(exact["guarantee"]["kind"], "exact");
    for method in [
        "interval",
        "optimistic",
        "strategy-iteration",
        "hoffman-karp",
        "shapley",
        "program",
    ] {
        let found = answer(
            &[
                "graph",
                "solve",
                "-",
                "--method",
                method,
                "--epsilon",
                "1e-7",
            ],
            EXAMPLE,
        );
        assert!(
            (found["value"].as_f64().unwrap() - 0.7).abs() < 1e-7,
            "{method}"
        );
        assert_eq!(found["method"], method);
        assert_eq!(found["guarantee"]["kind"], "proven", "{method}");
        let bound = |side: &str| found["guarantee"][side].as_f64().unwrap();
        assert!(bound("lower") <= 0.7 && 0.7 <= bound("upper"), "{method}");
        assert!(found["iterations"].is_u64());
    }
}

#[test]
fn answers_are_verified_and_changed_ones_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let (graph, result) = (path(folder.path(), "g.xml"), path(folder.path(), "r.json"));
    std::fs::write(&graph, EXAMPLE).unwrap();
    for exact in [false, true] {
        let mut arguments = vec!["graph", "solve", &graph, "--json"];
        arguments.extend(exact.then_some("--exact"));
        let (_, text, _) = hra(&arguments, "");
        std::fs::write(&result, &text).unwrap();
        let verdict = answer(&["graph", "verify", &graph, &result, "--games", "2000"], "");
        assert_eq!(verdict["verified"], true);
        let played = &verdict["played"];
        assert!(
            played["lower"].as_f64().unwrap() <= 0.7 && played["upper"].as_f64().unwrap() >= 0.7
        );
        let changed = text.replacen("\"strategy\":[1,", "\"strategy\":[2,", 1);
        assert_ne!(changed, text);
        std::fs::write(&result, changed).unwrap();
        failure(&["graph", "verify", &graph, &result], "", 1);
        let changed = if exact {
            text.replacen("11/20", "12/20", 1)
        } else {
            text.replacen("0.55", "0.56", 1)
        };
        assert_ne!(changed, text);
        std::fs::write(&result, changed).unwrap();
        failure(&["graph", "verify", &graph, &result], "", 1);
        std::fs::write(&result, &text[..text.len() / 2]).unwrap();
        failure(&["graph", "verify", &graph, &result], "", 2);
    }
}

#[test]
fn conversions_keep_the_value() {
    let folder = tempfile::tempdir().expect("a folder");
    let graph = path(folder.path(), "g.xml");
    std::fs::write(&graph, EXAMPLE).unwrap();
    let tra = path(folder.path(), "g.tra");
    let written = answer(
        &["graph", "convert", &graph, "--to", "tra", "--output", &tra],
        "",
    );
    assert_eq!(written["files"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        answer(&["graph", "solve", &tra, "--exact"], "")["value"],
        "7/10"
    );
    // With the players exchanged it is another game: both sides want what the other wanted.
    let turned = answer(&["graph", "solve", &tra, "--exact", "--max", "2"], "");
    assert_ne!(turned["value"], "7/10");
    for arguments in [
        &["--to", "json"][..],
        &["--to", "xml", "--simple"],
        &["--to", "xml"],
    ] {
        let all = [&["graph", "convert", &graph], arguments].concat();
        let (code, text, _) = hra(&all, "");
        assert_eq!(code, 0);
        assert_eq!(
            answer(&["graph", "solve", "-", "--exact"], &text)["value"],
            "7/10",
            "{arguments:?}"
        );
    }
    let (_, drn, _) = hra(&["graph", "convert", &graph, "--to", "drn"], "");
    assert!(drn.contains("@type: SMG"));
    let (_, dot, _) = hra(&["graph", "show", &graph, "--format", "dot"], "");
    assert!(dot.contains("digraph") && dot.contains("7/10"), "{dot}");
    let (_, svg, _) = hra(&["graph", "show", &graph, "--plain"], "");
    assert!(svg.starts_with("<svg") && !svg.contains("7/10"));
}

const MODEL: &str = "smg const int N; const double p; player one m endplayer player two [choose] endplayer \
    module m x:[0..N] init 1; fair : bool; [choose] x=1 & !fair -> (fair'=true) & (x'=2); [choose] x=1 & !fair -> p:(x'=0) + 1-p:(x'=N); \
    [] fair & x>0 & x<N -> 1/2:(x'=x-1) + 1/2:(x'=x+1); endmodule label \"win\" = x=N; label \"broke\" = x=0;";

#[test]
fn models_in_the_prism_language_are_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    let (model, file) = (
        path(folder.path(), "m.prism"),
        path(folder.path(), "m.props"),
    );
    std::fs::write(&model, MODEL).unwrap();
    // Two chooses between a walk from 2, worth 2/N, and a draw worth 1 - p.
    let solve = |more: &[&str]| {
        answer(&[&["graph", "solve", &model, "--exact"], more].concat(), "")["value"].clone()
    };
    assert_eq!(solve(&["--const", "N=10,p=0.5"]), "1/5");
    assert_eq!(solve(&["--const", "N=10,p=0.5", "--max", "two"]), "1/2");
    assert_eq!(
        solve(&["--const", "N=10,p=0.5", "--max", "1,2", "--target", "broke"]),
        "4/5"
    );
    std::fs::write(
        &file,
        "<<two>> R{\"r\"}max=? [F0 \"win\"]\n<<two>> Pmax=? [F \"win\"]\n<<two>> Pmin=? [F x=0]\n",
    )
    .unwrap();
    assert_eq!(solve(&["--const", "N=10,p=0.5", "--props", &file]), "1/2");
    assert_eq!(
        solve(&["--const", "N=10,p=0.5", "--props", &format!("{file}:3")]),
        "1/2"
    );
    let refused = |more: &[&str]| failure(&[&["graph", "solve", &model], more].concat(), "", 2);
    refused(&["--const", "N=10,p=0.5", "--props", &format!("{file}:1")]);
    refused(&["--const", "N=10,p=0.5", "--props", &format!("{file}:9")]);
    refused(&["--const", "N=10"]);
    refused(&["--const", "N=10,p=2"]);
    let unknown = refused(&["--const", "N=10,p=0.5", "--target", "won"]);
    assert!(unknown["accepted"].as_str().unwrap().contains("broke"));
}

#[test]
fn generated_graphs_are_reproducible_and_sizes_refused() {
    let make = |seed: &str| hra(&["graph", "generate", "uniform", "30", "--seed", seed], "").1;
    assert_eq!(make("5"), make("5"));
    assert_ne!(make("5"), make("6"));
    for family in ["simple", "uniform", "layered", "ends", "path", "big-end"] {
        let (code, text, _) = hra(&["graph", "generate", family, "15", "--to", "json"], "");
        assert_eq!(code, 0);
        assert_eq!(
            answer(&["graph", "solve", "-"], &text)["guarantee"]["kind"],
            "proven",
            "{family}"
        );
    }
    let refused = failure(
        &["graph", "generate", "simple", "100000000", "--memory", "1G"],
        "",
        3,
    );
    assert_eq!(refused["code"], "too_big");
    failure(&["graph", "generate", "circles", "5"], "", 2);
    failure(&["graph", "generate", "simple", "0"], "", 2);
}

#[test]
fn what_is_wrong_is_told_in_both_languages() {
    let broken = EXAMPLE.replace("weight=\"1/3\"", "weight=\"1/4\"");
    let error = failure(&["graph", "solve", "-"], &broken, 2);
    assert!(
        error["message"].as_str().unwrap().contains("11/12"),
        "{error}"
    );
    let (code, _, text) = hra(&["graph", "solve", "-", "--lang", "cs"], &broken);
    assert_eq!(code, 2);
    assert!(
        text.contains("pravděpodobnosti vrcholu 1 dávají dohromady 11/12"),
        "{text}"
    );
    failure(&["graph", "solve", "-", "--epsilon", "-1"], EXAMPLE, 2);
    failure(&["graph", "solve", "-", "--epsilon", "tiny"], EXAMPLE, 2);
    failure(&["graph", "solve", "-", "--method", "magic"], EXAMPLE, 2);
    failure(&["graph", "solve", "no such file.xml"], "", 2);
    failure(&["graph", "show", "-", "--limit", "3"], EXAMPLE, 2);
    failure(&["graph", "solve", "-"], "", 2);
}

/// Every example that help shows works, the files that it names being there.
#[test]
fn the_examples_in_help_work() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("game.xml"), EXAMPLE).unwrap();
    let (_, result, _) = hra(&["graph", "solve", "-", "--json"], EXAMPLE);
    std::fs::write(folder.path().join("result.json"), result).unwrap();
    let texts = include_str!("../../hra/locales/en/graph.ftl");
    let mut tried = 0;
    for example in texts
        .lines()
        .filter_map(|line| line.trim().strip_prefix(".example = hra "))
    {
        let line = example.split('>').next().expect("a command");
        let mut command = common::hra();
        let output = command
            .args(line.split_whitespace())
            .current_dir(folder.path())
            .output();
        assert!(
            output.expect("the binary runs").status.success(),
            "hra {example}"
        );
        tried += 1;
    }
    assert_eq!(tried, 6);
}
