//! Comments on games, drawings and puzzles through the real binary.

mod common;

use common::{answer, failure, run};

const GAME: &str = "\
Gold: Anna
Silver: Bob
Result: 1-0
Termination: r

1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2
1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7
2g Ee2n Ee3n Ee4n Ee5w
2s ee7s ee6e ef6s cc7s cc6x
3g Ed5n
3s resigns
";

/// A rabbit that is four steps from its goal, and goes there.
const GOAL: &str = "\
Position: g [.............r...E...e.....r....R..RDH.....R....Cr....C...R..R..]
";

/// Before the record is looked at, and not where the number would first be used.
#[test]
fn numbers_that_are_none_are_refused_before_work_begins() {
    for (option, text) in [("--nodes", "NaN"), ("--seconds", "NaN"), ("--depth", "inf")] {
        let told = failure(&["arimaa", "annotate", "-", option, text], "no record", 2);
        assert!(told["message"].as_str().unwrap().contains(text), "{told}");
    }
}

#[test]
fn annotate_says_what_each_turn_cost_and_what_was_better() {
    let found = answer(&["arimaa", "annotate", "-", "--nodes", "2000"], GAME);
    let turns = found["turns"].as_array().unwrap();
    let tags: Vec<&str> = turns
        .iter()
        .map(|turn| turn["tag"].as_str().unwrap())
        .collect();
    assert_eq!(tags, ["2g", "2s", "3g"]);
    for turn in turns {
        let sign = if turn["side"] == "gold" { 1 } else { -1 };
        let number = |key: &str| turn[key].as_i64().unwrap();
        assert_eq!(
            number("cost"),
            sign * (number("best") - number("score")),
            "{turn}"
        );
        assert_eq!(
            turn["mark"] == "?" || turn["mark"] == "??",
            number("cost") >= 100
        );
    }
    // A cat was given away, and the better turn can be played instead.
    assert_eq!(turns[1]["mark"], "?");
    let better = turns[1]["better"].as_str().unwrap();
    let until = GAME.split("2s ").next().unwrap();
    answer(&["arimaa", "replay", "-"], &format!("{until}2s {better}\n"));
    let written = found["record"].as_str().unwrap();
    assert!(written.contains("2s ?"));
    assert_eq!(answer(&["arimaa", "replay", "-"], written)["borne_out"], 1);
    failure(&["arimaa", "annotate", "-"], "Gold: Anna\n", 2);
    failure(&["arimaa", "annotate", "-", "--depth", "1"], GAME, 2);
}

#[test]
fn a_game_of_an_archive_is_chosen_by_its_number() {
    let moves = GAME.split_once("\n\n").unwrap().1.trim();
    let rows =
        ["7", "8"].map(|id| format!("{id}\tAnna\tBob\tw\tr\t{}", moves.replace('\n', "\\n")));
    let archive = format!(
        "id\twusername\tbusername\tresult\ttermination\tmovelist\n{}\n",
        rows.join("\n")
    );
    let limits = ["--nodes", "300"];
    let chosen = [&["arimaa", "annotate", "-", "--game", "8"], &limits[..]].concat();
    let alone = [&["arimaa", "annotate", "-"], &limits[..]].concat();
    let turns = |found: &serde_json::Value| found["turns"].clone();
    assert_eq!(
        turns(&answer(&chosen, &archive)),
        turns(&answer(&alone, GAME))
    );
    let show = ["arimaa", "show", "-", "--turn", "3g"];
    assert_eq!(
        answer(&[&show[..], &["--game", "7"]].concat(), &archive)["position"],
        answer(&show, GAME)["position"]
    );
    // Which one, of which there are, is said.
    let told = failure(&alone, &archive, 2);
    assert!(told["accepted"].as_str().unwrap().contains("7, 8"));
    failure(
        &[&["arimaa", "annotate", "-", "--game", "9"], &limits[..]].concat(),
        &archive,
        2,
    );
}

#[test]
fn a_position_is_drawn_with_the_turn_as_arrows() {
    let folder = tempfile::tempdir().unwrap();
    let [svg, png] = ["board.svg", "board.png"].map(|name| folder.path().join(name));
    let (svg_text, png_text) = (svg.to_str().unwrap(), png.to_str().unwrap());
    run(
        &[
            "arimaa", "show", "-", "--turn", "2s", "--svg", svg_text, "--png", png_text,
        ],
        GAME,
    );
    let drawn = std::fs::read_to_string(&svg).unwrap();
    // Two pieces move, and thirty-two stand there.
    assert_eq!(drawn.matches("opacity=\"0.85\"").count(), 2);
    assert_eq!(drawn.matches("<g transform").count(), 32);
    assert!(std::fs::read(&png).unwrap().starts_with(b"\x89PNG"));
    run(
        &[
            "arimaa", "show", "-", "--turn", "3g", "--arrows", "Hb2n", "--svg", svg_text,
        ],
        GAME,
    );
    assert_eq!(
        std::fs::read_to_string(&svg)
            .unwrap()
            .matches("opacity=\"0.85\"")
            .count(),
        1
    );
    failure(&["arimaa", "show", "-", "--arrows", "Ra1s"], GAME, 2);
}

#[test]
fn puzzles_are_found_and_checked() {
    let game = format!("{GOAL}\n2g Ra4n Ra5n Ra6n Ra7n\n");
    let found = answer(&["arimaa", "puzzles", "-", "--check"], &game);
    assert_eq!((&found["goals"], &found["checked"]), (&1.into(), &1.into()));
    assert_eq!(found["wrong"].as_array().unwrap().len(), 0);
    assert_eq!(found["puzzles"][0]["measure"], 4);
    assert_eq!(found["puzzles"][0]["from"], "1 2g");
    failure(&["arimaa", "puzzles", "-", "--most", "0"], &game, 2);
}
