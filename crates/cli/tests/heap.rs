//! `hra heap`, as the contract has it, through the real binary.

mod common;

use common::{error, hra, json};
use serde_json::json;

#[test]
fn wythoff_with_two_heaps() {
    let answer = json("heap solve wythoff 1 3");
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["grundy"], 4);
    assert_eq!(
        answer["winning_moves"],
        json!([{"take": 1, "from": [2], "to": [1, 2]}])
    );
    assert!(answer["explanation"].as_str().unwrap().contains("golden"));
    assert_eq!(json("heap solve wythoff 1 2")["outcome"], "P");
    let empty = json("heap solve wythoff 0 0 0");
    let told = "There is no move left: whoever is to move has lost.";
    assert_eq!(empty["explanation"], told);
}

#[test]
fn nim_of_the_lecture() {
    let answer = json("heap solve nim 23 7 56");
    assert_eq!(
        answer["winning_moves"],
        json!([{"take": 40, "from": [3], "to": [23, 7, 16]}])
    );
    assert_eq!(answer["grundy"], 40);
    assert!(
        answer["explanation"].as_str().unwrap().contains("101000"),
        "the sum in binary"
    );
    for (heaps, outcome) in [
        ("2 3 7 5 6", "N"),
        ("1 2 4 8 16", "N"),
        ("1 3 5 6 45", "N"),
        ("1 2 3", "P"),
    ] {
        assert_eq!(
            json(&format!("heap solve nim {heaps}"))["outcome"],
            outcome,
            "{heaps}"
        );
    }
}

#[test]
fn misere_nim_has_no_grundy_value() {
    let answer = json("heap solve nim 2 2 --misere");
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["grundy"], json!(null));
    assert_eq!(answer["winning_moves"], json!([]));
}

#[test]
fn equal_heaps_are_listed_each_and_zeros_are_kept() {
    let answer = json("heap solve nim 3 0 3 5");
    let expected = json!([{"take": 5, "from": [4], "to": [3, 0, 3, 0]}]);
    assert_eq!(answer["winning_moves"], expected);
    let twice = json("heap solve subtract:1 1 1 1");
    assert_eq!(twice["winning_moves"].as_array().unwrap().len(), 3);
}

#[test]
fn amounts_that_differ_are_a_list() {
    let moves = json("heap solve moore:2 1 2 0");
    assert_eq!(
        moves["winning_moves"],
        json!([{"take": [1, 2], "from": [1, 2], "to": [0, 0, 0]}])
    );
}

#[test]
fn a_broken_heap_lies_where_the_heap_lay() {
    let answer = json("heap solve kayles 3 5 3");
    assert_eq!(answer["outcome"], "N");
    let moves = answer["winning_moves"].as_array().unwrap();
    assert!(
        moves.contains(&json!({"take": 1, "from": [2], "to": [3, 2, 2, 3]})),
        "{moves:?}"
    );
}

#[test]
fn sequences_with_their_periods() {
    let dawson = json("heap sequence octal:0.137 --to 500");
    assert_eq!(dawson["values"].as_array().unwrap().len(), 501);
    assert_eq!(
        (&dawson["period"], &dawson["preperiod"], &dawson["proven"]),
        (&json!(34), &json!(52), &json!(true))
    );
    let subtract = json("heap sequence subtract:1,3,4 --to 100");
    assert_eq!(
        (&subtract["period"], &subtract["preperiod"]),
        (&json!(7), &json!(0))
    );
    // Few values mislead, or do not show what they prove: the rest is computed in silence.
    for (line, to, period) in [("1,4,7", 14, 8), ("3,4,6", 14, 9), ("2,12,15", 60, 17)] {
        let found = json(&format!("heap sequence subtract:{line} --to {to}"));
        assert_eq!(found["values"].as_array().unwrap().len(), to + 1);
        let told = (&found["period"], &found["proven"]);
        assert_eq!(told, (&json!(period), &json!(true)), "{line}");
    }
    let grundy = json("heap sequence grundy --to 200");
    assert_eq!(
        (&grundy["period"], &grundy["proven"]),
        (&json!(null), &json!(false))
    );
}

#[test]
fn tables_are_lexicographic_and_hold_zeros() {
    let table = json("heap table wythoff --heaps 2 --max 7");
    assert_eq!(
        table["p_positions"],
        json!([[0, 0], [1, 2], [3, 5], [4, 7]])
    );
    let table = json("heap table wythoff --heaps 3 --max 60");
    let rows: Vec<Vec<u64>> = serde_json::from_value(table["p_positions"].clone()).unwrap();
    assert!(rows.is_sorted_by(|a, b| a < b), "lexicographic, each once");
    assert!(rows.iter().all(|row| row.is_sorted() && row.len() == 3));
    assert!(rows.contains(&vec![0, 1, 2]) && rows.contains(&vec![1, 1, 1]));
}

#[test]
fn csv_has_a_header() {
    let output = hra()
        .args([
            "heap", "table", "nim", "--heaps", "2", "--max", "2", "--csv",
        ])
        .output()
        .unwrap();
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "heap1,heap2\n0,0\n1,1\n2,2\n"
    );
}

#[test]
fn the_misere_tree_of_two_heaps_of_two() {
    let tree = json("heap graph nim 2 2 --misere --tree --merge --format dot");
    assert_eq!(tree["positions"], 15);
    let drawing = tree["drawing"].as_str().unwrap();
    assert!(drawing.starts_with("digraph") && drawing.contains("2,2 P"));
    assert!(
        json("heap graph nim 2 2")["drawing"]
            .as_str()
            .unwrap()
            .starts_with("<svg")
    );
}

#[test]
fn bad_input_is_named() {
    let table = [
        ("heap solve nim", "no heaps"),
        ("heap solve wythoff 1 -3", "-3"),
        (
            "heap solve nim 1000000000000000000000000000000",
            "1000000000000000000000000000000",
        ),
        ("heap solve nim 3 x", "x"),
        ("heap solve nim 1.5", "1.5"),
        ("heap solve wythoff 1 1 1 1 1 1 1 1 1 1 1", "11"),
        ("heap solve subtract:1,0 5", "0"),
        ("heap solve subtract: 5", ""),
        ("heap solve octal:0.9 5", "9"),
        ("heap solve octal:1.7 5", "1.7"),
        ("heap solve nym 5", "nym"),
        ("heap solve @no-such-file 5", "no-such-file"),
        ("heap sequence wythoff --to 10", "wythoff"),
        ("heap sequence octal:0.137 --to -1", "-1"),
        ("heap sequence octal:0.137 --to many", "many"),
        ("heap table wythoff --heaps 11 --max 3", "11"),
        ("heap table wythoff --heaps 0 --max 3", "0"),
        ("heap table wythoff --heaps 3 --max -1", "-1"),
        ("heap play wythoff 5 -3", "-3"),
        ("heap play wythoff --first nobody 1 2", "nobody"),
        ("heap graph wythoff 30 30", "400"),
        ("heap solve nim 1 --memory lots", "lots"),
        ("heap solve nim 1 --lang de", "de"),
        ("heap solve nim 1 --colour", "--colour"),
        ("heap solv nim 1", "solv"),
        ("reproduce nothing", "nothing"),
    ];
    for (line, named) in table {
        let error = error(line, 2);
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(named), "{line}: {message}");
        assert!(
            error["accepted"].is_string(),
            "{line} says what is accepted"
        );
    }
}

#[test]
fn a_rules_file_with_an_error_names_line_and_column() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rules.txt");
    std::fs::write(
        &path,
        "game Mine\ntake 1-3 from one heap\ntake 2 from two heaps\n",
    )
    .unwrap();
    let error = error(&format!("heap solve @{} 5", path.display()), 2);
    assert!(
        error["message"]
            .as_str()
            .unwrap()
            .contains("line 3, column 13"),
        "{error}"
    );
    std::fs::write(&path, "game Mine\ntake 1-3 from one heap\n").unwrap();
    let answer = json(&format!("heap solve @{} 5", path.display()));
    assert_eq!(
        answer["winning_moves"],
        json!([{"take": 1, "from": [1], "to": [4]}])
    );
}

#[test]
fn what_does_not_fit_is_refused_with_the_estimate() {
    let error = error("heap solve wythoff 1000 1000 1000 1000 --memory 100M", 3);
    assert!(
        error["message"].as_str().unwrap().contains("GiB"),
        "{error}"
    );
}

#[test]
fn rules_come_from_standard_input_too() {
    let output = hra()
        .args(["heap", "solve", "@-", "4", "--json"])
        .write_stdin("take 1,2 from one heap")
        .output()
        .unwrap();
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["grundy"], 1);
}

/// Grundy values beyond two bytes, and rules files that repeat themselves.
#[test]
fn large_values_and_many_rules() {
    assert_eq!(json("heap solve wythoff 66000")["grundy"], 66000);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rules.txt");
    std::fs::write(&path, "take odd from one heap\n".repeat(64)).unwrap();
    assert_eq!(
        json(&format!("heap solve @{} 5", path.display()))["grundy"],
        1
    );
}

/// What cannot be listed is refused before it is listed.
#[test]
fn too_much_is_refused_at_once() {
    error("heap graph nim 9007199254740991", 2);
    error("heap graph wythoff 30000 30000", 2);
    error(
        "heap play moore:10 20 20 20 20 20 20 20 20 20 20 --first random --second random",
        2,
    );
    error("heap table subtract:100 --heaps 8 --max 20 --memory 2M", 3);
    error("heap solve moore:8 6 6 6 6 6 6 6 6 6 6 --memory 100M", 3);
}

#[test]
fn explanations_say_what_is_so() {
    let explained = |line: &str| json(line)["explanation"].as_str().unwrap().to_owned();
    let one_large = explained("heap solve nim 5 1 --misere");
    assert!(
        one_large.contains("odd number of single matches") && !one_large.contains("nim-sum"),
        "{one_large}"
    );
    let moore = explained("heap solve moore:2 1 1 1 --misere");
    assert!(moore.contains("another remainder"), "{moore}");
    let over = explained("heap solve subtract:2 1 --misere");
    assert_eq!(
        over,
        "There is no move left: the opponent made the last move and has lost."
    );
}

#[test]
fn help_and_completions_are_documents_too() {
    for line in [
        "--help",
        "--version",
        "heap solve --help",
        "completions bash",
    ] {
        assert!(json(line).is_object(), "{line}");
    }
    assert!(
        error("heap", 2)["accepted"]
            .as_str()
            .unwrap()
            .contains("solve")
    );
}

/// The notation of the lecture tells rules and heaps.
#[test]
fn rules_and_heaps_are_written_as_in_the_lecture() {
    for (lecture, ours) in [
        ("heap solve SUBST[1,3;9]", "heap solve subtract:1,3 9"),
        ("heap solve NIM[23,7,56]", "heap solve nim 23 7 56"),
        ("heap solve NIM[3,4,6;14]", "heap solve subtract:3,4,6 14"),
        (
            "heap sequence SUBST[3,4;12]",
            "heap sequence subtract:3,4 --to 12",
        ),
        ("heap graph NIM[2,2] --merge", "heap graph nim 2 2 --merge"),
        (
            "heap table SUBST[1,3] --heaps 2 --max 4",
            "heap table subtract:1,3 --heaps 2 --max 4",
        ),
    ] {
        assert_eq!(json(lecture), json(ours), "{lecture}");
    }
    for line in [
        "heap solve NIM[1,2] 3",
        "heap solve nim",
        "heap solve SUBST[1,3;9",
        "heap solve NIM[1,a]",
        "heap sequence SUBST[1,3]",
        "heap sequence nim --to 400 --explain full",
    ] {
        let error = error(line, 2);
        assert!(error["accepted"].is_string(), "{line}");
    }
}

/// The columns of the lecture: k, P or N, where moves lead and what that is worth, mex, winning moves.
#[test]
fn sequences_are_explained_heap_by_heap() {
    let answer = json("heap sequence SUBST[1,3,4;7] --explain full");
    let rows = answer["rows"].as_array().unwrap();
    let classes: String = rows
        .iter()
        .map(|row| row["outcome"].as_str().unwrap())
        .collect();
    assert_eq!(classes, "PNPNNNNP");
    assert_eq!(
        rows[6],
        json!({"heap": 6, "outcome": "N", "options": ["5: 3", "3: 1", "2: 0"], "excluded": [0, 1, 3], "mex": 2, "winning": ["4"]})
    );
    assert!(json("heap sequence SUBST[1,3,4;7]")["rows"].is_null());
}

/// One heap is argued by the mex of its options, not by a sum of one.
#[test]
fn a_single_heap_is_argued_by_mex() {
    let told = json("heap solve subtract:3,4 9")["explanation"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(told.contains("the least number that is missing"), "{told}");
    assert!(!told.contains("nim-sum"), "{told}");
}
