//! Playing in the terminal: through a pipe, and through a pseudo-terminal as a person does.

mod common;

use common::hra;
use rexpect::session::{PtySession, spawn_command};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

fn piped(arguments: &[&str], input: &str) -> (String, Option<i32>) {
    let output = hra().args(arguments).write_stdin(input).output().unwrap();
    (
        String::from_utf8(output.stdout).unwrap(),
        output.status.code(),
    )
}

/// The transcript of the seed: heaps of 1 and 3, Pepa takes one from both, a wrong number on the way.
#[test]
fn the_game_of_the_seed() {
    let input = "2\n1\n3\nPepa\nOndra\n2\n1\n2\n4\n1\n1\n2\n2\n2\n";
    let (said, exit) = piped(&["heap", "play", "wythoff"], input);
    assert_eq!(exit, Some(0));
    for expected in [
        "To move: Pepa",
        "2) Take from several heaps at once",
        "“4” cannot be used. Accepted: a whole number from 1 to 1",
        "Pepa: take 1 from each of heaps 1, 2.",
        "Ondra: take 2 from heap 2.",
        "Ondra wins.",
        "1) Another game",
    ] {
        assert!(
            said.contains(expected),
            "{expected:?} is missing in:\n{said}"
        );
    }
}

/// Ctrl-C while a hint is sought ends the hint, and the game goes on.
#[cfg(unix)]
#[test]
fn an_interrupted_hint_ends_no_game() {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
        // Several seconds of work; progress tells when it has begun.
        .args(["kalah", "play", "--names", "A,B", "--progress", "plain"])
        .envs(
            ["XDG_CACHE_HOME", "XDG_DATA_HOME", "HOME", "LOCALAPPDATA"]
                .map(|name| (name, home.path())),
        )
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut complaints = BufReader::new(child.stderr.take().unwrap());
    input.write_all(b"t\n").unwrap();
    let mut line = String::new();
    complaints.read_line(&mut line).unwrap();
    assert!(!line.is_empty(), "a hint tells how far it is");
    let interrupted = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(interrupted.unwrap().success());
    input.write_all(b"a\nq\n").unwrap();
    drop(input);
    let mut rest = String::new();
    complaints.read_to_string(&mut rest).unwrap();
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8(ended.stdout).unwrap();
    assert_eq!(ended.status.code(), Some(0), "{said}{line}{rest}");
    assert!(said.contains("There is no hint"), "{said}");
    assert!(said.contains("A: "), "{said}");
}

/// Nothing is computed before somebody asks for it, and what is too expensive then ends no game.
#[test]
fn only_who_asks_for_a_hint_pays_for_it() {
    let mut line = vec!["heap", "play", "wythoff", "--names", "A,B"];
    line.extend(["--memory", "1M"]);
    line.extend(["20"; 10]);
    let (said, exit) = piped(&line, "t\no\n1\n1\n20\nq\n");
    assert_eq!(exit, Some(0), "{said}");
    assert_eq!(said.matches("1.00 MiB are allowed").count(), 2, "{said}");
    assert!(said.contains("A: take 20 from heap 1."), "{said}");
    let (said, exit) = piped(
        &["kalah", "play", "--beans", "12", "--names", "A,B"],
        "t\na\nq\n",
    );
    assert_eq!(exit, Some(0), "{said}");
    assert!(said.contains("fewer beans or pits"), "{said}");
    // Kalaha builds no database for somebody who looks at the board and leaves.
    let home = tempfile::tempdir().unwrap();
    let output = hra()
        .args(["kalah", "play", "--names", "A,B"])
        .envs(
            ["XDG_CACHE_HOME", "XDG_DATA_HOME", "HOME", "LOCALAPPDATA"]
                .map(|name| (name, home.path())),
        )
        .write_stdin("a\nq\n")
        .output()
        .unwrap();
    assert!(output.status.success());
    let kept = std::fs::read_dir(home.path()).unwrap().count();
    assert_eq!(kept, 0, "nothing was computed, so nothing is kept");
}

#[test]
fn the_same_in_czech() {
    let (said, exit) = piped(
        &["heap", "play", "wythoff", "--lang", "cs"],
        "1\n1\nPepa\nOndra\n1\n1\n1\n2\n",
    );
    assert_eq!(exit, Some(0));
    assert!(said.contains("Vyhrál hráč Pepa."), "{said}");
}

#[test]
fn wrong_answers_are_asked_again_and_nothing_is_lost() {
    let input = "h\n0\n11\nmany\n\n2\n-1\n3\n99999999999999999999\n3\n\nA\n\nB\n9\nwhat\nm\nt\nu\n3 from 1\nu\n3\n3\n3\n3\n3\n3\n2\n";
    let (said, exit) = piped(&["heap", "play", "nim"], input);
    assert_eq!(exit, Some(0), "{said}");
    for expected in [
        "“11” cannot be used",
        "a whole number from 1 to 10",
        "There is nothing to take back.",
        "1 from 1\n",
        "Hint: ",
        "A: take 3 from heap 1.",
        "Taken back.",
        "B wins.",
    ] {
        assert!(
            said.contains(expected),
            "{expected:?} is missing in:\n{said}"
        );
    }
}

#[test]
fn the_end_of_input_is_a_clean_end_anywhere() {
    let whole = "2\n1\n3\nPepa\nOndra\n2\n1\n2\n1\n1\n2\n2\n2\n";
    for cut in 0..whole.len() {
        let (_, exit) = piped(&["heap", "play", "wythoff"], &whole[..cut]);
        assert_eq!(exit, Some(0), "after {:?}", &whole[..cut]);
    }
}

#[test]
fn a_perfect_player_wins_every_won_game() {
    for seed in 0..10 {
        let seed = seed.to_string();
        let arguments = [
            "heap",
            "play",
            "wythoff",
            "4",
            "6",
            "10",
            "--first",
            "perfect",
            "--second",
            "student:0.5",
            "--seed",
            &seed,
            "--json",
        ];
        let output = hra().args(arguments).output().unwrap();
        let game: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(game["winner"], "1", "{game}");
    }
}

#[test]
fn a_transcript_is_saved_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let path = path.to_str().unwrap();
    let players = ["--first", "random", "--second", "perfect", "--seed", "7"];
    let arguments = [
        &["heap", "play", "kayles", "6", "4", "--save", path],
        &players[..],
    ]
    .concat();
    let (said, _) = piped(&arguments, "");
    let (again, exit) = piped(
        &[&["heap", "play", "kayles", "--replay", path], &players[..]].concat(),
        "",
    );
    assert_eq!(exit, Some(0));
    assert_eq!(said.lines().last(), again.lines().last());
    let (_, exit) = piped(&["heap", "play", "nim", "--replay", path], "");
    assert_eq!(exit, Some(2), "a transcript of another game");
}

#[test]
fn a_transcript_that_contradicts_itself_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let head =
        "hra transcript 1\ngame: heap nim\nstart: 1 L\nplayer: A (human)\nplayer: B (human)\n\n";
    for (rest, exit) in [
        ("1 from 1\nresult: 1\n", 0),
        ("1 from 1\n1 from 1\n", 2),
        ("1 from 1\nresult: 2\n", 2),
    ] {
        std::fs::write(&path, format!("{head}{rest}")).unwrap();
        let (said, code) = piped(
            &["heap", "play", "nim", "--replay", path.to_str().unwrap()],
            "",
        );
        assert_eq!(code, Some(exit), "{rest:?}: {said}");
    }
}

/// Without rules they are asked for, by number, by name or in the lecture's notation.
#[test]
fn rules_are_asked_for() {
    for (rules, first) in [
        ("1", "2"),
        ("nim", "2"),
        ("foo\n\nh\nnim", "2"),
        ("NIM[3,1]", "A"),
    ] {
        let heaps = if first == "A" { "" } else { "2\n3\n1\n" };
        let (said, exit) = piped(&["heap", "play"], &format!("{rules}\n{heaps}A\nB\nq\n"));
        assert_eq!(exit, Some(0), "{said}");
        assert!(
            said.contains("Heap 1: 3") && said.contains("To move: A"),
            "{said}"
        );
    }
}

/// Who begins: always the first, by turns, or by lot; names are asked for once then.
#[test]
fn players_take_turns_to_begin() {
    let input = "A\nB\n1 from 1\n1\n1 from 1\n1\n1 from 1\n2\n";
    let (said, exit) = piped(
        &["heap", "play", "nim", "1", "--begins", "alternate"],
        input,
    );
    assert_eq!(exit, Some(0), "{said}");
    let begun: Vec<&str> = said
        .lines()
        .filter(|line| line.ends_with(" begins."))
        .collect();
    assert_eq!(begun, ["A begins.", "B begins.", "A begins."]);
    let beginners: String = (0..12)
        .map(|seed| {
            let seed = seed.to_string();
            let game = [
                "heap", "play", "nim", "1", "--begins", "lot", "--names", "A,B", "--seed", &seed,
            ];
            let machines = ["--first", "perfect", "--second", "random"];
            let (said, _) = piped(&[&game[..], &machines].concat(), "");
            said.lines().next().unwrap().chars().next().unwrap()
        })
        .collect();
    assert!(
        beginners.contains('A') && beginners.contains('B'),
        "{beginners}"
    );
}

/// Squares may be written apart.
#[test]
fn moves_are_written_as_in_the_lecture() {
    let (said, exit) = piped(
        &["domineering", "play", "2x2", "--names", "A,B"],
        "a1 a2\nb2 b1\nq\n",
    );
    assert_eq!(exit, Some(0), "{said}");
    assert!(said.contains("A: a1-a2."), "{said}");
}

/// The binary at a pseudo-terminal, as a person sees it.
fn at_terminal(arguments: &[&str]) -> PtySession {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("hra"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        .env("TERM", "xterm");
    spawn_command(command, Some(20_000)).unwrap()
}

#[test]
fn a_person_at_a_terminal() {
    let mut person = at_terminal(&[
        "heap", "play", "wythoff", "1", "2", "--second", "perfect", "--names", "Anna",
    ]);
    person.exp_string("To move: Anna").unwrap();
    person.exp_string("Your choice:").unwrap();
    person.send_line("1").unwrap();
    person.exp_string("From which heap").unwrap();
    person.send_line("1").unwrap();
    person.exp_string("How many matches").unwrap();
    person.send_line("1").unwrap();
    person.exp_string("perfect wins.").unwrap();
    person.exp_string("Your choice:").unwrap();
    person.send_line("2").unwrap();
    person.exp_eof().unwrap();
}

#[test]
fn control_c_and_control_d_at_a_terminal() {
    use rexpect::process::WaitStatus;
    for (key, exit) in [('c', 130), ('d', 0)] {
        let mut person = at_terminal(&["heap", "play", "nim", "3", "--names", "A,B"]);
        person.exp_string("Your choice:").unwrap();
        person.send_control(key).unwrap();
        person.exp_eof().unwrap();
        match person.process().wait().unwrap() {
            WaitStatus::Exited(_, code) => assert_eq!(code, exit, "Ctrl-{key}"),
            other => panic!("Ctrl-{key}: {other:?}"),
        }
    }
}
