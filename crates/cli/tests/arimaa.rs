//! Arimaa through the real binary: contract, bad input, records.

mod common;

use common::{answer, failure, hra, run, words};
use std::path::Path;

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

const OPENING: &str = "[rrrddrrrrhcmechr................................RHCMECHRRRRDDRRR]";

#[test]
fn turns_answers_by_the_contract() {
    for side in ["g", "s"] {
        let position = format!("{side} {OPENING}");
        let found = answer(&["arimaa", "turns", &position], "");
        assert_eq!(found["unique"], 3331);
        let blanks = position.replace('.', " ");
        assert_eq!(answer(&["arimaa", "turns", &blanks], "")["unique"], 3331);
    }
    let listed = answer(&["arimaa", "turns", &format!("g {OPENING}"), "--list"], "");
    assert_eq!(listed["turns"].as_array().unwrap().len(), 3331);
    let (_, text, _) = run(&["arimaa", "turns", &format!("g {OPENING}")], "");
    assert!(text.contains("3331"), "{text}");
}

#[test]
fn positions_come_as_diagrams_too() {
    let diagram = "\
2s
 +-----------------+
8| r r r r r r r r |
7| h d c m e c d h |
6|     x     x     |
5|                 |
4|                 |
3|     x     x     |
2| H D C M E C D H |
1| R R R R R R R R |
 +-----------------+
   a b c d e f g h
";
    let found = answer(&["arimaa", "turns", "-"], diagram);
    assert_eq!(found["unique"], 3353);
    assert!(found["position"].as_str().unwrap().starts_with("s ["));
    let shown = answer(&["arimaa", "show", "-"], diagram);
    let drawn = shown["diagram"].as_str().unwrap();
    assert!(diagram.contains(drawn));
    // A board that was shown can be given again.
    let short = shown["position"].as_str().unwrap();
    assert_eq!(answer(&["arimaa", "show", short], "")["diagram"], drawn);
}

#[test]
fn wrong_positions_are_explained() {
    for position in [
        "g [rrr]",
        "x [rrrddrrrrhcmechr................................RHCMECHRRRRDDRRR]",
        "g [zrrddrrrrhcmechr................................RHCMECHRRRRDDRRR]",
        "g [eeeddrrrrhcmechr................................RHCMECHRRRRDDRRR]",
        "g [..................R.............................................]",
        "[",
    ] {
        let error = failure(&["arimaa", "turns", position], "", 2);
        assert!(error["accepted"].is_string(), "{position}");
    }
    failure(&["arimaa", "turns", "no-such-file"], "", 2);
    failure(&["arimaa", "show", "-", "--turn", "9g"], GAME, 2);
    failure(&["arimaa", "perft", &format!("g {OPENING}"), "-1"], "", 2);
    failure(&["arimaa", "replay", "-"], "nonsense\n", 2);
}

#[test]
fn perft_counts_steps_and_turns() {
    let position = format!("g {OPENING}");
    let nodes = |extra: &[&str]| {
        let mut line = vec!["arimaa", "perft", &position];
        line.extend(extra);
        answer(&line, "")["nodes"].as_u64().unwrap()
    };
    assert_eq!(nodes(&["0"]), 1);
    // Every piece of the second row can step north, and nothing else is free.
    assert_eq!(nodes(&["1"]), 8);
    assert_eq!(nodes(&["1", "--turns"]), 3331);
}

#[test]
fn records_are_replayed_and_shown() {
    let found = answer(&["arimaa", "replay", "-"], GAME);
    assert_eq!(found["borne_out"], 1);
    let game = &found["games"][0];
    assert_eq!(game["plies"], 5);
    assert_eq!(game["found"]["winner"], "gold");
    let wrong = GAME.replace("1-0", "0-1");
    assert_eq!(
        answer(&["arimaa", "replay", "-"], &wrong)["contradicted"],
        1
    );
    let illegal = GAME.replace("Ed5n", "Ed5n Ed6s");
    let found = answer(&["arimaa", "replay", "-"], &illegal);
    assert_eq!(found["illegal"], 1);
    let error = found["games"][0]["error"].as_str().unwrap();
    assert!(error.contains("3g"), "{error}");
    let before = answer(&["arimaa", "show", "-", "--turn", "2s"], GAME);
    assert!(before["position"].as_str().unwrap().starts_with("s ["));
    let (_, text, _) = run(&["arimaa", "show", "-"], GAME);
    assert!(text.contains("5|   ") && !text.contains('\x1b'), "{text}");
}

#[test]
fn people_play_by_steps_and_by_turns() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let input = "h\n2\n1\nRa2s\nEe2n\nEe3n\nu\nm\nb\ndone\nee7s ee6s ee5s ee4n done\nu\nee7s ee6s ee5s ed7s\n\
                 ee7s ee6s ee5s de7s done\nresign\n";
    let (code, text, complaints) = run(
        &[
            "arimaa",
            "play",
            "--silver",
            "human",
            "--time",
            "2/6",
            "--save",
            path.to_str().unwrap(),
        ],
        input,
    );
    assert_eq!(code, 0, "{complaints}{text}");
    assert!(
        text.contains("the rules do not allow the step Ra2s here"),
        "{text}"
    );
    assert!(
        text.contains("2g Ee2n") && !text.contains("2g Ee2n Ee3n"),
        "{text}"
    );
    // Silver's first turn was taken back, and its second attempt has a dog where none stands.
    assert!(text.contains("ed7s"), "{text}");
    assert!(text.contains("Gold wins: Silver resigned."), "{text}");
    let record = std::fs::read_to_string(&path).unwrap();
    assert!(
        record.contains("Termination: r") && record.contains("TimeControl: 2m/6m/100"),
        "{record}"
    );
    assert_eq!(answer(&["arimaa", "replay", "-"], &record)["borne_out"], 1);
    // The game goes on from its record, and leaving is no error.
    let open: String = record
        .lines()
        .filter(|line| !line.contains("esult") && !line.contains("ermination"))
        .fold(String::new(), |text, line| text + line + "\n");
    std::fs::write(&path, open).unwrap();
    let more = answer(
        &[
            "arimaa",
            "play",
            "--silver",
            "human",
            "--position",
            path.to_str().unwrap(),
        ],
        "q\n",
    );
    assert_eq!(more["winner"], serde_json::Value::Null);
    assert!(more["record"].as_str().unwrap().contains("2g Ee2n"));
}

/// While pieces are set up, nobody is told about steps; and the thesis's records end without a letter that says why.
#[test]
fn setup_and_resignation_are_told_in_their_own_terms() {
    let (_, text, _) = run(&["arimaa", "play", "--silver", "human"], "Ee2n\nxyz\nq\n");
    assert!(text.contains("“Ee2n” does not set up a piece"), "{text}");
    assert!(text.contains("“xyz” does not set up a piece"), "{text}");
    assert!(!text.contains("is not a step"), "{text}");
    let record = "Result: 1-0\n\n\
        1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n\
        1s ra8 rb8 rc8 dd8 de8 rf8 rg8 rh8 ra7 hb7 cc7 md7 ee7 cf7 hg7 rh7\n\
        2g Ee2n\n2s resigns\n";
    let read = answer(&["arimaa", "replay", "-"], record);
    assert_eq!(
        (&read["borne_out"], &read["nothing_said"]),
        (&1.into(), &0.into())
    );
}

#[test]
fn chance_plays_to_the_end_and_by_the_seed() {
    let line = ["arimaa", "play", "--gold", "random", "--silver", "random"];
    let found = answer(&line, "");
    assert!(found["winner"].is_string());
    assert_eq!(answer(&line, ""), found);
    let record = found["record"].as_str().unwrap();
    assert_eq!(answer(&["arimaa", "replay", "-"], record)["borne_out"], 1);
    failure(&["arimaa", "play", "--gold", "no-such-program"], "", 2);
}

/// An AEI program in a line of shell that answers `go` with the given command.
#[cfg(unix)]
fn engine(name: &str, on_go: &str) -> String {
    format!(
        "sh -c 'while read -r line; do case \"$line\" in aei) echo id name {name}; echo aeiok;; \
         isready) echo readyok;; go) {on_go};; quit) exit;; esac; done'"
    )
}

/// Crashes, illegal moves and lost time are counted and are not fatal; resignations are no mishaps.
#[cfg(unix)]
#[test]
fn a_match_survives_bad_engines() {
    let two_games = |a: &str, b: &str, time: &str| {
        let line = ["arimaa", "match", a, b, "--games", "2", "--time", time];
        let found = answer(&[&line[..], &["--grace", "0.05s"]].concat(), "");
        assert_eq!(found["games"], 2, "{a}");
        found
    };
    let resigns = engine("resigner", "echo bestmove resign");
    for (bad, mishap, reason) in [
        (engine("crasher", "exit"), "crash", "i"),
        (
            engine("cheat", "echo bestmove Ra1n Ra1n"),
            "illegal_move",
            "i",
        ),
        (engine("babbler", "echo bestmove é"), "illegal_move", "i"),
    ] {
        // Time enough for whoever answers, however busy the machine is.
        let found = two_games(&bad, &resigns, "600s/0/0");
        // With Gold the bad engine loses by its mishap; with Silver it wins because the other resigns.
        assert_eq!(found["a"]["lost_by"][mishap], 1, "{bad}: {found}");
        assert_eq!(found["reasons"][reason], 1, "{bad}: {found}");
        assert_eq!(found["reasons"]["r"], 1, "{bad}: {found}");
        assert_eq!(found["a"]["wins_as_silver"], 1);
        assert_eq!(found["elo"], 0.0);
    }
    // Two who never answer: no machine is too slow for them.
    let sleeper = engine("sleeper", "true");
    let found = two_games(&sleeper, &sleeper, "0.05s/0/0");
    for player in ["a", "b"] {
        assert_eq!(found[player]["lost_by"]["time"], 1, "{found}");
        assert_eq!(found[player]["wins_as_silver"], 1, "{found}");
    }
    assert_eq!(found["reasons"]["t"], 2, "{found}");
}

#[cfg(unix)]
#[test]
fn a_match_stops_when_the_test_is_decided_and_keeps_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("games");
    let line = [
        "arimaa",
        "match",
        &engine("cheat", "echo bestmove nonsense"),
        &engine("other", "echo bestmove nonsense"),
        "--games",
        "1000",
        "--sprt",
        "0,400",
        "--openings",
        "none",
        "--option",
        "hash=1",
        "--option-b",
        "colour=blue",
        "--save",
        games.to_str().unwrap(),
    ];
    // Gold always loses its first move, so the score stays even and the test says: no difference.
    let found = answer(&line, "");
    let played = found["games"].as_u64().unwrap();
    assert!(played < 100, "{found}");
    assert_eq!(found["sprt"]["decision"], "elo0");
    let saved = std::fs::read_dir(&games).unwrap().count() as u64;
    assert_eq!(saved, played);
    let record = std::fs::read_to_string(games.join("game-0001.txt")).unwrap();
    assert!(
        record.contains("Gold: cheat") && record.contains("Result: 0-1"),
        "{record}"
    );
}

#[test]
fn wrong_matches_are_explained() {
    for extra in [
        &["no-such-program-here", "hra"][..],
        &["false", "hra"],
        &["hra", "'"],
        &["hra", "hra", "--time", "soon"],
        &["hra", "hra", "--sprt", "5,1"],
        &["hra", "hra", "--games", "0"],
        &["hra", "hra", "--option", "hash"],
        &["hra", "hra", "--openings", "no-such-file"],
    ] {
        let mut line = vec!["arimaa", "match"];
        line.extend(extra);
        let error = failure(&line, "", 2);
        assert!(error["accepted"].is_string(), "{extra:?}");
    }
}

/// Every example that help shows works, the files that it names being there.
#[test]
fn the_examples_in_help_work() {
    for language in ["en", "cs"] {
        let folder = tempfile::tempdir().unwrap();
        for name in ["game.txt", "partie.txt", "position.txt", "pozice.txt"] {
            let text = if name.starts_with("po") {
                format!("g {OPENING}\n")
            } else {
                GAME.to_owned()
            };
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        let locale = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../hra/locales")
            .join(language)
            .join("arimaa.ftl");
        let texts = std::fs::read_to_string(locale).unwrap();
        let mut seen = 0;
        for example in texts
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".example = hra "))
        {
            seen += 1;
            hra()
                .current_dir(folder.path())
                .args(words(example))
                .write_stdin("")
                .assert()
                .success();
        }
        assert!(seen >= 5);
    }
}
