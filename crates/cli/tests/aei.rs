//! The Arimaa player through the real binary: the protocol on standard input and output, its judgement, its fingerprint.

mod common;

use common::{answer, hra, run, words};

const OPENING: &str = "[rrrddrrrrhcmechr................................RHCMECHRRRRDDRRR]";

fn lines(arguments: &[&str], input: &str) -> Vec<String> {
    let (code, said, told) = run(arguments, input);
    assert_eq!(code, 0, "{told}");
    said.lines().map(str::to_owned).collect()
}

#[test]
fn it_greets_sets_up_and_moves() {
    let said = lines(&["aei", "--nodes", "5000"], "aei\nisready\nnewgame\ngo\n");
    assert_eq!(said[0], "protocol-version 1");
    assert!(said.contains(&"aeiok".to_owned()));
    assert!(said.contains(&"readyok".to_owned()));
    let setup = said.last().unwrap().strip_prefix("bestmove ").unwrap();
    let input = format!("newgame\nmakemove {setup}\ngo\n");
    let said = lines(&["aei", "--nodes", "5000"], &input);
    let answer = said
        .last()
        .unwrap()
        .strip_prefix("bestmove ")
        .unwrap()
        .to_lowercase();
    let input = format!("newgame\nmakemove {setup}\nmakemove {answer}\ngo\n");
    let said = lines(&["aei", "--nodes", "5000"], &input);
    assert!(
        said.iter().any(|line| line.starts_with("info depth ")),
        "{said:?}"
    );
    assert!(
        said.iter().any(|line| line.starts_with("info pv ")),
        "{said:?}"
    );
    assert!(said.last().unwrap().starts_with("bestmove "), "{said:?}");
}

/// With a limit of nodes and one thread the answer is always the same.
#[test]
fn fixed_nodes_are_repeatable() {
    let input = format!("setposition g {OPENING}\ngo\n");
    let once = || lines(&["aei", "--nodes", "20000"], &input).last().cloned();
    assert_eq!(once(), once());
}

/// Weights, a network and numbers of the search from outside are used, and refused when they are damaged or unknown.
#[test]
fn what_was_learnt_elsewhere_is_used_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let [games, network] = ["games", "network"].map(path);
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../bot/data/fitted.txt");
    let made = |line: String| {
        common::json(&line);
    };
    made(format!(
        "arimaa selfplay {games} --games 6 --nodes 1 --most-turns 4 --seed 3"
    ));
    made(format!(
        "arimaa train {games} --out {network} --epochs 3 --rate 0.05 --alone --seed 5"
    ));
    let input = format!("setposition g {OPENING}\ngo\n");
    let score = |more: &[&str]| {
        let arguments = [&["aei", "--nodes", "20000"], more].concat();
        let said = lines(&arguments, &input);
        let last = said.iter().rfind(|line| line.starts_with("info score "));
        last.cloned().unwrap()
    };
    let own = score(&[]);
    assert_ne!(score(&["--evaluation", weights]), own);
    assert_ne!(score(&["--network", &network]), own);
    score(&["--tune", "late_full=5,quiet=4"]);
    let mut bytes = std::fs::read(&network).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    let damaged = path("damaged");
    std::fs::write(&damaged, bytes).unwrap();
    // Also where the player has no use for it: a name that was mistyped is not passed over.
    for player in [&["aei"][..], &["aei", "--player", "seed"]] {
        for (bad, exit) in [
            (["--evaluation", &network], 2),
            (["--evaluation", "no-such-file"], 2),
            (["--network", weights], 2),
            (["--network", &games], 2),
            (["--network", "no-such-file"], 2),
            (["--network", &damaged], 1),
            (["--tune", "nonsense=1"], 2),
            (["--tune", "quiet=many"], 2),
        ] {
            let (code, _, told) = run(&[player, &bad[..]].concat(), "quit\n");
            assert_eq!(code, exit, "{player:?} {bad:?}: {told}");
        }
    }
}

#[test]
fn the_player_of_the_seed_answers_with_every_vector_and_setup() {
    for (weights, setup) in [("w1", "A"), ("w2", "B"), ("w3", "C")] {
        let arguments = [
            "aei",
            "--player",
            "seed",
            "--weights",
            weights,
            "--setup",
            setup,
        ];
        let position = "g [r......r..........................e.....E..........R.....R.....R]";
        let said = lines(
            &arguments,
            &format!("newgame\ngo\nsetposition {position}\ngo\n"),
        );
        let best = said
            .iter()
            .filter(|line| line.starts_with("bestmove "))
            .count();
        assert_eq!(best, 2, "{said:?}");
    }
}

#[test]
fn garbage_is_logged_and_survived() {
    let said = lines(
        &["aei"],
        "\u{1F430}\nsetoption name nonsense value 1\nmakemove xx\nsetposition g [\ngo away\nisready\n",
    );
    let logged = said.iter().filter(|line| line.starts_with("log ")).count();
    assert_eq!(logged, 5, "{said:?}");
    assert_eq!(said.last().unwrap(), "readyok");
}

#[test]
fn eval_names_every_term_and_they_add_up() {
    let position = "s [r.rrdr...cr..mrc.h...r.....dEh..DR...eH..M....CRRDR..R....RRCR..]";
    let found = answer(&["arimaa", "eval", position], "");
    let terms = found["terms"].as_array().unwrap();
    let sum: i64 = terms
        .iter()
        .map(|term| term["contribution"].as_i64().unwrap())
        .sum();
    assert_eq!(found["score"], sum);
    assert_eq!(terms.len(), 15);
    assert_eq!(found["seed"]["terms"].as_array().unwrap().len(), 11);
    assert_eq!(found["detectors"].as_array().unwrap().len(), 2);
    let (_, text, _) = run(&["arimaa", "eval", position], "");
    assert!(text.contains("control of the traps"), "{text}");
}

#[test]
fn bench_is_a_fingerprint() {
    let once = || answer(&["arimaa", "bench", "--depth", "5"], "")["nodes"].clone();
    let nodes = once();
    assert!(nodes.as_u64().unwrap() > 1000);
    assert_eq!(nodes, once());
}

#[test]
fn the_examples_in_help_work() {
    for language in ["en", "cs"] {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("position.txt"), format!("g {OPENING}\n")).unwrap();
        let locale = format!(
            "{}/../hra/locales/{language}/bot.ftl",
            env!("CARGO_MANIFEST_DIR")
        );
        let texts = std::fs::read_to_string(locale).unwrap();
        let mut seen = 0;
        for example in texts
            .lines()
            .filter_map(|line| line.trim().strip_prefix(".example = hra "))
        {
            seen += 1;
            let output = hra()
                .current_dir(folder.path())
                .args(words(example))
                .write_stdin("")
                .output()
                .unwrap();
            assert_eq!(output.status.code(), Some(0), "hra {example}");
        }
        assert_eq!(seen, 3);
    }
}
