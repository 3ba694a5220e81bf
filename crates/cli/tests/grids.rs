//! `hra cgt`, `hra domineering`, `hra cram`, `hra dawson` and the other games on boards, as the contract has it, through the real binary.

mod common;

use common::{error, hra, json};
use serde_json::{Value, json};

fn eval(expression: &str) -> Value {
    let output = hra()
        .args(["cgt", "eval", expression, "--json"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{expression}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn expressions_answer_with_all_keys() {
    assert_eq!(
        eval("{0|*} + v"),
        json!({"value": "0", "outcome": "P", "left_stop": "0", "right_stop": "0", "mean": "0", "temperature": "-1"})
    );
    assert_eq!(
        eval("{2|-1/2}"),
        json!({"value": "{2|-1/2}", "outcome": "N", "left_stop": "2", "right_stop": "-1/2", "mean": "3/4", "temperature": "5/4"})
    );
    let half = eval("-1/2");
    assert_eq!(
        (&half["value"], &half["temperature"]),
        (&json!("-1/2"), &json!("-1/2"))
    );
}

#[test]
fn malformed_values_and_boards_are_bad_input() {
    for line in [
        "cgt eval {1|",
        "cgt eval foo",
        "cgt eval 1/3",
        "domineering value ..x",
        "domineering value 0x4",
        "domineering value ../.",
        "domineering solve 40x40",
        "cram value ##a",
        "dawson solve 0",
        "dawson solve -3",
        "dawson solve 3 --position BBB/WWW",
        "dawson solve 4 --position BBB/.../WWW",
        "dawson value BBB/.W./W.W",
        "amazons value x..y",
        "konane solve 0x3",
        "clobber value xy",
        "toads value tq",
        "hackenbush value b(",
        "cgt sum chess:8x8",
        "domineering graph 4x4 --limit 5",
    ] {
        let error = error(line, 2);
        assert_eq!(error["code"], "bad_input", "{line}");
        assert!(error["accepted"].is_string(), "{line}");
    }
}

#[test]
fn domineering_values_and_outcomes() {
    let answer = json("domineering value 4x4");
    assert_eq!(answer["value"], "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}");
    assert_eq!(json("domineering value ..#/.../#..")["value"], "+-(1*)");
    let answer = json("domineering solve 3x3 --all-moves");
    assert_eq!(answer["outcome"], "N");
    assert_eq!(
        answer["first_moves"],
        json!({"left": ["b2-b3", "b1-b2"], "right": ["a2-b2", "b2-c2"]})
    );
    let answer = json("domineering solve 5x5");
    assert_eq!(answer["first_moves"], json!({"left": null, "right": null}));
    assert_eq!(answer["outcome"], "P");
    let answer = json("domineering solve 6x6");
    assert_eq!(answer["outcome"], "N");
    assert!(answer["nodes"].as_u64().unwrap() > 0);
    assert!(answer["first_moves"]["left"].is_string());
}

#[test]
fn the_memory_budget_is_kept() {
    let error = error("domineering value 5x6 --memory 4M", 3);
    assert_eq!(error["code"], "too_big");
    // Even the smallest budget is answered, not crashed into.
    common::error("domineering value 3x3 --memory 1K", 3);
    common::error("toads value tttttt....ffffff --memory 4M", 3);
    assert_eq!(json("domineering value 3x3 --memory 1M")["value"], "+-1");
}

#[test]
fn cram_and_dawson() {
    assert_eq!(json("cram value 4x5"), json!({"grundy": 2, "outcome": "N"}));
    // Two dominoes always fit: who places the second loses under misère play, so the first player wins.
    assert_eq!(json("cram solve 2x2 --misere")["outcome"], "N");
    let answer = json("dawson solve 10");
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["winning_moves"], json!([1, 3, 8, 10]));
    assert_eq!(answer["grundy"], 3);
    // Column 1 leaves 0 and 8 columns: both lost for who moves there.
    let reasons = answer["explanation"].as_str().unwrap();
    assert!(reasons.contains("leaves 0 columns on one side and 8 on the other"));
    let answer = json("dawson solve 7 --optional-capture");
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["winning_moves"], json!([]));
    assert_eq!(answer["grundy"], Value::Null);
    assert_eq!(json("dawson solve 3")["winning_moves"], json!([2]));
    // In the middle of the forced sequence Black must capture, and loses; the position says how many columns there are.
    for columns in [&["3"][..], &[]] {
        let output = hra()
            .args(["dawson", "solve"])
            .args(columns)
            .args(["--position", "BBB/.W./W.W b", "--json"])
            .output()
            .unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(answer["outcome"], "P");
    }
    assert_eq!(
        json("dawson value 10"),
        json!({"grundy": 3, "outcome": "N"})
    );
    // Two stretches of one column each, and one of three: 1 + 1 + 2.
    assert_eq!(json("dawson value B.B.BBB/......./W.W.WWW")["grundy"], 2);
    assert_eq!(json("dawson value 4 --optional-capture")["value"], "0");
    let graph = json("dawson graph 3 --format dot");
    assert!(graph["drawing"].as_str().unwrap().contains("= *2"));
}

#[test]
fn other_games_and_sums() {
    assert_eq!(json("clobber value xox/ox.")["value"], "{^^*|*,v}");
    assert_eq!(json("toads value tt.ff")["value"], "*");
    assert_eq!(json("hackenbush value brrb")["value"], "3/8");
    assert_eq!(json("snort solve 1x3")["outcome"], "N");
    assert_eq!(json("col value 1x1")["value"], "*");
    assert_eq!(json("konane value ..xo..")["value"], "*");
    assert_eq!(json("amazons solve xo.")["outcome"], "R");
    let sum = json("cgt sum nim:3 cram:4x5");
    assert_eq!(sum["value"], "*");
    assert!(
        sum["winning_moves"]["left"]
            .as_array()
            .unwrap()
            .contains(&json!({"part": 1, "move": "3-2"}))
    );
}

#[test]
fn worksheets_are_tests() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = folder.path().join("sheet.cgt");
    let run = |text: &str| {
        std::fs::write(&sheet, text).unwrap();
        hra().args(["cgt", "run"]).arg(&sheet).output().unwrap()
    };
    assert!(run("g := {0|*} # up\ng + v ==> 0\n").status.success());
    let failed = run("1 + 1 ==> 3\n");
    assert_eq!(failed.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&failed.stdout).contains("expected 3"));
    let wrong = run("^\n{1|\n");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("line 2"));
    // What was finished before is not lost.
    assert_eq!(String::from_utf8_lossy(&wrong.stdout).trim(), "^ = ^");
}

#[test]
fn lines_are_answered_one_by_one() {
    let talk = hra()
        .arg("cgt")
        .write_stdin("g := ^^\ng + *\n{1|\n1+1\n")
        .output()
        .unwrap();
    assert!(talk.status.success());
    let answers = String::from_utf8_lossy(&talk.stdout).into_owned();
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(
        (lines[0], lines[1], lines[lines.len() - 1]),
        ("^^", "^^*", "2")
    );
}

#[test]
fn drawings_have_blue_and_red_arrows() {
    let answer = json("domineering graph 2x2 --merge --format dot");
    let dot = answer["drawing"].as_str().unwrap();
    assert!(dot.contains("#1f5fb4") && dot.contains("#c0353a"));
    assert_eq!(answer["positions"], 4);
    assert_eq!(json("domineering graph 2x2 --format dot")["positions"], 6);
    let thermograph = json("cgt thermograph +-1");
    assert_eq!(thermograph["temperature"], "1");
    assert!(thermograph["svg"].as_str().unwrap().starts_with("<svg"));
}

#[test]
fn machines_play_each_other_on_boards() {
    for line in [
        "domineering play 3x3",
        "cram play 2x3 --misere",
        "dawson play 4",
        "toads play tt.ff",
        "clobber play 2x3",
    ] {
        let game = hra()
            .args(line.split(' '))
            .args(["--first", "perfect", "--second", "random", "--names", "A,B"])
            .output()
            .unwrap();
        assert!(game.status.success(), "{line}");
        assert!(
            String::from_utf8_lossy(&game.stdout).contains("wins"),
            "{line}"
        );
    }
}

/// Whose dominoes are whose is said before the first move and seen afterwards.
#[test]
fn dominoes_of_the_players_differ() {
    let game = hra()
        .args(["domineering", "play", "2x3", "--first", "perfect"])
        .args(["--second", "perfect", "--names", "Anna,Bert"])
        .output()
        .unwrap();
    let told = String::from_utf8(game.stdout).unwrap();
    let opening = told.lines().next().unwrap();
    assert_eq!(
        opening,
        "Anna is Left (|), Bert is Right (-). Left places vertical dominoes, Right horizontal ones."
    );
    assert!(told.contains("Anna: b1-b2."), "{told}");
    assert!(told.contains("2  . | .\n1  . | .\n"), "{told}");
    let other = hra()
        .args(["domineering", "play", "3x3", "--first", "perfect"])
        .args(["--second", "perfect"])
        .output()
        .unwrap();
    let told = String::from_utf8(other.stdout).unwrap();
    assert!(told.contains("1  - - .\n"), "{told}");
}

/// Every command of every game in the list shows an example made from its sample board, and that works.
#[test]
fn every_game_of_the_list_has_commands_whose_examples_work() {
    for game in hra::answers::boards::GAMES {
        for command in ["value", "solve", "graph", "play"] {
            let help = hra().args([game.name, command, "--help"]).output().unwrap();
            let help = String::from_utf8(help.stdout).unwrap();
            let example = help.trim_end().rsplit_once("hra ").unwrap().1;
            let words = example.split(" >").next().unwrap().split(' ');
            let output = hra()
                .args(words.map(|word| word.trim_matches('\'')))
                .write_stdin("")
                .output()
                .unwrap();
            let error = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "hra {example}: {error}");
        }
    }
}

/// Tables of rectangles and of shapes, as text, for spreadsheets and as a picture.
#[test]
fn tables_of_boards() {
    let table = json("cram table --up-to 3x4");
    let values: Vec<&str> = table["boards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["value"].as_str().unwrap())
        .collect();
    assert_eq!(
        values,
        ["0", "*", "*", "*2", "*", "0", "*", "0", "*", "*", "0", "*"]
    );
    let told = |line: &str| {
        let output = hra().args(line.split(' ')).output().unwrap();
        assert!(output.status.success(), "{line}");
        String::from_utf8(output.stdout).unwrap()
    };
    let text = told("cram table --up-to 3x4");
    assert_eq!(text.lines().count(), 4, "{text}");
    let csv = told("domineering table --squares 4 --csv");
    assert_eq!(csv.lines().count(), 1 + 5, "{csv}");
    assert!(csv.starts_with("board,value,outcome\n"));
    assert!(told("domineering table --squares 4 --svg").starts_with("<svg"));
    for line in [
        "cram table --up-to 3",
        "cram table --squares 9",
        "cram table --up-to 0x3",
        "col table --squares 3",
    ] {
        assert_eq!(error(line, 2)["code"], "bad_input", "{line}");
    }
}

/// The tree of the lecture, and the graph with equal shapes once and dead squares dropped; P and N stand in every node.
#[test]
fn trees_and_graphs_of_boards() {
    let tree = json("cram graph 2x3 --tree --format dot");
    assert_eq!(tree["positions"], 1 + 7 + 22 + 18);
    let graph = json("cram graph 2x3 --merge --format dot");
    let dot = graph["drawing"].as_str().unwrap();
    assert!(graph["positions"].as_u64().unwrap() < 10, "{dot}");
    assert!(dot.contains("N\"") && dot.contains("P\""), "{dot}");
    assert!(
        dot.contains("penwidth=2.5];"),
        "a winning arrow is heavy: {dot}"
    );
    let svg = json("cram graph 2x3 --merge");
    let svg = svg["drawing"].as_str().unwrap();
    assert!(
        svg.contains("<rect") && !svg.contains("#."),
        "squares are drawn and not written"
    );
}

#[test]
fn dawsons_own_game_is_misere() {
    assert_eq!(json("dawson solve 1 --misere")["outcome"], "P");
    assert_eq!(json("dawson solve 2 --misere")["outcome"], "P");
    let three = json("dawson solve 3 --misere");
    assert_eq!(three["outcome"], "N");
    assert_eq!(three["winning_moves"], json!([1, 3]));
    assert_eq!(three["grundy"], Value::Null);
    // A board may stand where the number of columns does.
    let board = hra()
        .args(["dawson", "solve", "BBB/.W./W.W b", "--json"])
        .output()
        .unwrap();
    let board: Value = serde_json::from_slice(&board.stdout).unwrap();
    assert_eq!(board["outcome"], "P");
    // And a game may start with Black to move, from any position.
    for line in ["BBB/.W./W.W b", "4"] {
        let game = hra()
            .args(["dawson", "play", line, "--misere", "--first", "perfect"])
            .args(["--second", "perfect", "--names", "A,B"])
            .output()
            .unwrap();
        let told = String::from_utf8(game.stdout).unwrap();
        assert!(told.contains("wins."), "{told}");
        let first = told
            .lines()
            .find(|line| line.starts_with("To move: "))
            .unwrap();
        assert_eq!(
            first,
            if line == "4" {
                "To move: A"
            } else {
                "To move: B"
            }
        );
    }
}

#[test]
fn sums_have_heaps_and_strips() {
    let sum = |parts: &[&str]| {
        let output = hra()
            .args(["cgt", "sum"])
            .args(parts)
            .arg("--json")
            .output()
            .unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(output.status.success(), "{answer}");
        answer
    };
    let answer = sum(&[
        "SUBST[1,3;9]",
        "kayles:2",
        "dawson-strip:7",
        "NIM[3,5]",
        "cram:2x3",
    ]);
    // 1, 2, 1, 6 and 1.
    let parts = answer["parts"].as_array().unwrap();
    let values: Vec<&str> = parts
        .iter()
        .map(|part| part["value"].as_str().unwrap())
        .collect();
    assert_eq!(values, ["*", "*2", "*", "*6", "*"]);
    assert_eq!(answer["value"], "*5");
    let moves = answer["winning_moves"]["left"].as_array().unwrap();
    assert!(
        moves.contains(&json!({"part": 4, "move": "5 from 2"})),
        "{moves:?}"
    );
    assert_eq!(sum(&["grundy:5", "nim:2"])["outcome"], "P");
    // Columns of Dawson's chess are worth in a sum what they are worth alone, with moves as on the board.
    for columns in 1..=9 {
        let grundy = json(&format!("dawson value {columns}"))["grundy"].clone();
        let answer = sum(&[&format!("dawson:{columns}"), &format!("nim:{grundy}")]);
        assert_eq!(answer["value"], "0", "{columns} columns");
    }
    let answer = sum(&["dawson:3", "nim:1"]);
    assert_eq!(
        answer["winning_moves"]["left"],
        json!([{"part": 1, "move": "a1-a2"}, {"part": 1, "move": "c1-c2"}])
    );
    let bound = error("cgt sum dawson:BBB/.W./W.W", 2);
    assert!(
        bound["accepted"]
            .as_str()
            .unwrap()
            .contains("dawson-optional-capture:"),
        "{bound}"
    );
    let free = sum(&["dawson-optional-capture:BBB/.W./W.W"]);
    assert_eq!(
        free["value"],
        json("dawson value BBB/.W./W.W --optional-capture")["value"]
    );
    assert_eq!(
        json(r#"cgt eval dawson("5")-*3"#)["value"],
        json("cgt eval 0")["value"]
    );
    for part in [
        "kayles:",
        "kayles:x",
        "wythoff:3",
        "WYTHOFF[1,2]",
        "nim:99999999",
        "heap:3",
        "kayles",
    ] {
        assert_eq!(
            error(&format!("cgt sum {part}"), 2)["code"],
            "bad_input",
            "{part}"
        );
    }
}
