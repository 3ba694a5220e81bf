//! `hra matrix` and `hra tree` through the real binary: the JSON contract, the exit codes, both languages.

mod common;

use common::{answer, error, failure, run as hra};
use serde_json::{Value, json};

const SOLVE: [&str; 3] = ["matrix", "solve", "-"];

#[test]
fn the_worked_examples_come_out() {
    let saddle = answer(&SOLVE, "5 6 4 5\n-3 5 3 7\n7 8 -1 6\n");
    assert_eq!(saddle["saddle_points"], json!([[1, 3]]));
    assert_eq!(saddle["value"], json!(4.0));
    assert_eq!(saddle["verified"], json!(true));
    assert_eq!(saddle["row_strategy"], json!([1.0, 0.0, 0.0]));
    assert_eq!(saddle["column_strategy"], json!([0.0, 0.0, 1.0, 0.0]));

    let coins = answer(&SOLVE, ",1x50,1x10\n1x50,0,-40\n5x10,0,40\n");
    assert_eq!(coins["saddle_points"], json!([[2, 1]]));
    assert_eq!(
        (&coins["value"], &coins["rows"][1]),
        (&json!(0.0), &json!("5x10"))
    );

    let pennies = answer(&SOLVE, "[[1,-1],[-1,1]]");
    assert_eq!(pennies["saddle_points"], json!([]));
    assert_eq!(pennies["value"], json!(0.0));
    assert_eq!(pennies["row_strategy"], json!([0.5, 0.5]));
    assert_eq!(pennies["column_strategy"], json!([0.5, 0.5]));

    let several = answer(&SOLVE, "2 1 1\n0 -1 1\n3 1 1");
    assert_eq!(
        several["saddle_points"],
        json!([[1, 2], [1, 3], [3, 2], [3, 3]])
    );

    let formula = answer(&["matrix", "continuous", "x + y"], "");
    assert_eq!(
        formula["row_strategy"],
        json!([{"at": 1.0, "probability": 1.0}])
    );
    assert_eq!(
        formula["column_strategy"],
        json!([{"at": 0.0, "probability": 1.0}])
    );
    assert_eq!(formula["error"], json!(0.0));
}

#[test]
fn every_method_gives_the_same_value() {
    let game = "2 -1\n-1 3\n";
    let exact = answer(&["matrix", "solve", "-", "--exact"], game);
    let text = exact["value"].as_str().expect("a fraction");
    let (above, below) = text.split_once('/').expect("a fraction");
    let value = above.parse::<f64>().unwrap() / below.parse::<f64>().unwrap();
    for method in ["auto", "lp", "fictitious"] {
        let other = answer(&["matrix", "solve", "-", "--method", method], game);
        let lower = other["guarantee"]["lower"].as_f64().unwrap();
        let upper = other["guarantee"]["upper"].as_f64().unwrap();
        let slack = 1e-12;
        assert!(lower - slack <= value && value <= upper + slack, "{method}");
        assert!(
            (other["value"].as_f64().unwrap() - value).abs() < 0.01,
            "{method}"
        );
    }
}

#[test]
fn bimatrix_games_are_solved() {
    let battle = answer(
        &["matrix", "solve", "--bimatrix", "-", "--exact"],
        "3,2 0,0\n0,0 2,3",
    );
    assert_eq!(battle["pure_equilibria"], json!([[1, 1], [2, 2]]));
    assert_eq!(battle["complete"], json!(true));
    assert_eq!(battle["verified"], json!(true));
    let mixed = &battle["equilibria"][2];
    assert_eq!(mixed["row_strategy"], json!(["3/5", "2/5"]));
    assert_eq!(mixed["column_payoff"], json!("6/5"));
    let path = answer(
        &["matrix", "solve", "--bimatrix", "-", "--start", "1"],
        "3 0\n0 2\n\n2 0\n0 3",
    );
    assert_eq!(path["method"], json!("Lemke-Howson"));
    assert_eq!(path["equilibria"].as_array().unwrap().len(), 1);
    failure(
        &["matrix", "solve", "--bimatrix", "-", "--start", "5"],
        "3,2 0,0\n0,0 2,3",
        2,
    );
    let shared = answer(&["matrix", "solve", "-", "--sum", "10"], "6 4\n3 8");
    assert_eq!(shared["classification"]["constant_sum"], json!("10"));
    let sum = shared["value"].as_f64().unwrap() + shared["column_value"].as_f64().unwrap();
    assert!((sum - 10.0).abs() < 1e-12);
}

#[test]
fn best_responses_are_told() {
    let game = "0 -1 1\n1 0 -1\n-1 1 0\n";
    let row = answer(&["matrix", "respond", "-", "--column", "1/2,1/4,1/4"], game);
    assert_eq!(
        (&row["player"], &row["best_responses"]),
        (&json!("row"), &json!([2]))
    );
    let column = answer(&["matrix", "respond", "-", "--row", "1,0,0"], game);
    assert_eq!(
        (&column["player"], &column["best_responses"]),
        (&json!("column"), &json!([2]))
    );
    failure(&["matrix", "respond", "-"], game, 2);
    failure(&["matrix", "respond", "-", "--row", "1/2,1/2"], game, 2);
    failure(&["matrix", "respond", "-", "--row", "-1,1,1"], game, 2);
}

#[test]
fn bad_input_is_told_with_its_place() {
    let message = |input: &str| {
        failure(&SOLVE, input, 2)["message"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert!(message("").contains("no numbers"));
    assert!(message("1 2\n3").contains("line 2"));
    assert!(message("1 2\n3 x").contains("line 2, item 2"));
    assert!(message("1 NaN\n3 4").contains("line 1, item 2"));
    assert!(message("1 1/0").contains("zero"));
    assert!(message("[[1, 2").contains("JSON"));
    assert!(message("1 2\n\n3 4").contains("line 3"));
    let error = failure(&["matrix", "solve", "-", "--lang", "cs"], "1 x", 2);
    assert!(error["message"].as_str().unwrap().contains("není číslo"));
    assert!(error["accepted"].as_str().unwrap().contains("zlomky"));
    failure(&["matrix", "continuous", "x +"], "", 2);
    failure(&["matrix", "continuous", "1/x"], "", 2);
    failure(&["matrix", "continuous", "x", "--x", "1..0"], "", 2);
    failure(&["matrix", "solve", "no-such-file.csv"], "", 2);
}

#[test]
fn too_large_a_table_is_refused_with_the_estimate() {
    let row = "1 2 3 4 5 6 7 8 9 10 ".repeat(20);
    let input = format!("{row}\n").repeat(200);
    let error = failure(&["matrix", "solve", "-", "--memory", "1M"], &input, 3);
    assert_eq!(error["code"], json!("too_big"));
    assert!(error["message"].as_str().unwrap().contains("MiB"));
}

const NIM: [&str; 6] = ["--heap", "nim", "2", "2", "--misere", "--merge"];

fn tree(command: &str, more: &[&str]) -> Value {
    answer(&[&["tree", command], &NIM[..], more].concat(), "")
}

#[test]
fn the_tree_of_misere_nim_is_the_textbooks() {
    let solved = tree("solve", &[]);
    assert_eq!(solved["value"], json!([-1.0, 1.0]));
    assert_eq!(solved["nodes"].as_array().unwrap().len(), 15);
    assert_eq!((&solved["ends"], &solved["height"]), (&json!(6), &json!(4)));
    assert_eq!(
        solved["nodes"][0]["best_moves"].as_array().unwrap().len(),
        2
    );
    assert_eq!(solved["classification"]["perfect_information"], json!(true));
    let table = tree("table", &[]);
    assert_eq!(table["row_payoffs"].as_array().unwrap().len(), 4);
    for equilibrium in table["equilibria"].as_array().unwrap() {
        assert_eq!(equilibrium["row_payoff"], json!(-1.0));
    }
    assert_eq!(
        tree("walk", &["--order", "breadth"])["steps"]
            .as_array()
            .unwrap()
            .len(),
        15
    );
    assert_eq!(
        tree("walk", &["--order", "depth"])["steps"]
            .as_array()
            .unwrap()
            .len(),
        29
    );
    let svg = tree("draw", &["--format", "svg"]);
    assert!(svg["drawing"].as_str().unwrap().starts_with("<svg"));
    let dot = tree("draw", &["--format", "dot"]);
    assert_eq!(dot["drawing"].as_str().unwrap().matches(" -> ").count(), 14);
    // What is written as a file is read back and solved alike.
    let file = tree("draw", &["--format", "file"]);
    let again = answer(&["tree", "solve", "-"], file["drawing"].as_str().unwrap());
    assert_eq!(again["value"], solved["value"]);
    assert_eq!(again["path"], solved["path"]);
}

#[test]
fn trees_from_files_are_solved_or_refused() {
    let text = "tree 1\nplayers Alice, Bob\nAlice\n  left: Bob\n    up: 3, 1\n    down: chance\n      1/2 heads: 0, 0\n      1/2 tails: 4, -2\n  right: 2, 2\n";
    let solved = answer(&["tree", "solve", "-"], text);
    assert_eq!(solved["value"], json!([3.0, 1.0]));
    assert_eq!(solved["path"][1]["move"], json!("up"));
    assert_eq!(solved["classification"]["chance"], json!(true));
    let error = failure(&["tree", "solve", "-"], "tree 1\nI\n  a: III\n", 2);
    assert!(error["message"].as_str().unwrap().contains("line 3"));
    failure(&["tree", "solve", "a", "b"], "", 2);
    failure(&["tree", "solve", "--heap", "nim", "9", "9", "9"], "", 2);
    let unseen = "tree 1\nI\n  a: II [h]\n    x: 1\n    y: -1\n  b: II [h]\n    x: -1\n    y: 1\n";
    failure(&["tree", "solve", "-"], unseen, 2);
    assert_eq!(
        answer(&["tree", "table", "-"], unseen)["equilibria"][0]["row_payoff"],
        json!(0.0)
    );
}

#[test]
fn people_are_told_in_their_language() {
    let (_, english, _) = hra(&SOLVE, "5 6 4 5\n-3 5 3 7\n7 8 -1 6\n");
    assert!(
        english.contains("Saddle point: (row 1, column 3)"),
        "{english}"
    );
    let (_, czech, _) = hra(&["matrix", "solve", "-", "--lang", "cs"], "1 -1\n-1 1\n");
    assert!(czech.contains("Žádný sedlový prvek."), "{czech}");
    let all = [&["tree", "solve"], &NIM[..], &["--lang", "cs"]].concat();
    let (_, czech, _) = hra(&all, "");
    assert!(czech.contains("II vyhraje"), "{czech}");
    for text in [english, czech] {
        // A sentence without a wording would show its name.
        assert!(
            !text.contains("matrix-") && !text.contains("tree-"),
            "{text}"
        );
    }
}

/// Backward induction on the whole tree, and the engine's search: two ways to the same value and the same best moves.
#[test]
fn the_tree_of_kalaha_agrees_with_its_solver() {
    for position in [
        "0,0,1,2/1,0,0,1/10,9/s",
        "1,0,1/0,2,1/4,3/s",
        "0,2,1/1,1,0/4,3/n",
        "1,1,1/1,1,1/0,0/s",
        "0,0,0,0,1,1/0,0,0,1,0,1/20,24/n",
    ] {
        for rules in ["thesis", "standard"] {
            let grown = [
                "tree", "solve", "--kalah", rules, position, "--limit", "200000",
            ];
            let tree = answer(&grown, "");
            let engine = answer(
                &["kalah", "solve", "--rules", rules, "--position", position],
                "",
            );
            // The engine speaks for the mover, the tree for South and North.
            let mover = usize::from(position.ends_with('n'));
            assert_eq!(
                tree["value"][mover].as_f64(),
                engine["value"].as_f64(),
                "{position}"
            );
            assert_eq!(
                tree["nodes"][0]["best_moves"], engine["best_moves"],
                "{position}"
            );
        }
    }
    failure(&["tree", "solve", "--kalah", "thesis", "nonsense"], "", 2);
    failure(&["tree", "solve", "--kalah", "thesis"], "", 2);
}

/// The examples that help shows, typed into a shell.
#[test]
fn the_examples_in_help_work() {
    let folder = tempfile::tempdir().expect("a scratch folder");
    let binary = assert_cmd::cargo::cargo_bin!("hra");
    let mut path = vec![binary.parent().expect("a folder").to_owned()];
    path.extend(std::env::split_paths(
        &std::env::var_os("PATH").unwrap_or_default(),
    ));
    let mut tried = 0;
    for language in ["en", "cs"] {
        for part in ["matrix", "tree"] {
            let file = format!(
                "{}/../hra/locales/{language}/{part}.ftl",
                env!("CARGO_MANIFEST_DIR")
            );
            let text = std::fs::read_to_string(file).expect("the texts are there");
            let examples = text
                .lines()
                .filter_map(|line| line.trim().strip_prefix(".example = "));
            for example in examples {
                let output = std::process::Command::new("sh")
                    .args(["-c", example])
                    .env("PATH", std::env::join_paths(&path).expect("a path"))
                    .current_dir(folder.path())
                    .output()
                    .expect("a shell");
                let told = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{example}: {told}");
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 18);
}

/// Refused before anything grows, whatever is asked of the tree.
#[test]
fn trees_keep_to_their_limit_and_to_the_memory() {
    for what in ["solve", "draw", "walk", "table"] {
        for memory in ["512M", "64G"] {
            let line = format!("tree {what} --memory {memory} --limit 10 --heap nim 100000000");
            let told = error(&line, 2);
            assert!(told["message"].as_str().unwrap().contains("10"), "{told}");
        }
    }
    let text = format!("tree 1\nI\n{}", "  a: 1\n".repeat(200_000));
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large.tree");
    std::fs::write(&file, text).unwrap();
    error(&format!("tree solve {} --memory 64M", file.display()), 3);
    error(
        "tree solve --heap nim 12 12 --limit 100000000 --memory 16M",
        3,
    );
    error(
        "heap graph nim 12 12 --tree --limit 10000000 --memory 64M",
        3,
    );
    // A walk in breadth remembers what waits at every step: the square of a flat tree.
    let flat: String = (0..30_000)
        .map(|number| format!("  m{number}: 1\n"))
        .collect();
    std::fs::write(&file, format!("tree 1\nI\n{flat}")).unwrap();
    error(
        &format!("tree walk {} --order breadth --memory 256M", file.display()),
        3,
    );
}
