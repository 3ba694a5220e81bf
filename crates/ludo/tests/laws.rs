//! The laws that every game obeys, for every size of table and every variant, and the rules of the specification by example.

use ludo::{Board, Entries, Ludo, Move, Variant};
use proptest::prelude::*;
use rules::conformance::{Plan, check};
use rules::{Game, Notation, Turn};

fn game(players: u64, pieces: u64, fields: u64, variant: &str) -> Ludo {
    Ludo::new(
        Board::new(players, pieces, fields).unwrap(),
        variant.parse().unwrap(),
    )
}

#[test]
fn conforms_whatever_the_size_and_variant() {
    for (at, variant) in Variant::all().enumerate() {
        for (players, pieces, fields, entries) in [
            (2, 1, 4, Entries::Opposite),
            (2, 3, 9, Entries::Neighbours),
            (2, 2, 7, Entries::Even),
            (3, 2, 4, Entries::Neighbours),
            (3, 2, 11, Entries::Even),
            (4, 4, 40, Entries::Neighbours),
        ] {
            let board = Board::new(players, pieces, fields).unwrap();
            let game = Ludo::new(board.entering(entries).unwrap(), variant);
            let plan = Plan {
                playouts: 4,
                longest: None,
                seed: at as u64,
            };
            let seen = check(&game, plan).unwrap_or_else(|broken| panic!("{variant}: {broken}"));
            assert!(seen.states > 30);
        }
    }
    let seen = check(
        &game(3, 2, 6, "standard"),
        Plan {
            longest: Some(100_000),
            ..Plan::default()
        },
    )
    .unwrap();
    assert_eq!(seen.ends, 100);
}

/// Plays faces and labels from a position and gives the position reached.
fn after(game: &Ludo, from: &str, steps: &str) -> String {
    let mut state = game.read_state(from).unwrap();
    for word in steps.split(' ') {
        match game.turn(&state) {
            Turn::Chance(_) => game.land(&mut state, word.parse().unwrap()),
            Turn::Decide(_) => {
                let chosen = game.read_move(&state, word).unwrap();
                game.play(&mut state, &chosen);
            }
            Turn::Over(_) => panic!("over before {word}"),
        }
    }
    game.write_state(&state)
}

#[test]
fn the_rules_by_example() {
    let standard = game(3, 2, 6, "standard");
    assert_eq!(after(&standard, "0,0/0,0/0,0/1", "3 pass"), "0,0/0,0/0,0/2");
    assert_eq!(
        after(&standard, "0,0/0,0/0,0/1", "6 2"),
        "0,1/0,0/0,0/1",
        "a six enters and rolls again"
    );
}

#[test]
fn captures_send_home_and_entering_captures_too() {
    let standard = game(2, 2, 8, "standard");
    // Player 2 enters on ring field 4, which is position 5 of player 1.
    assert_eq!(after(&standard, "3,0/1,0/1", "2 1"), "5,0/0,0/2");
    assert_eq!(after(&standard, "5,0/0,0/2", "6 1"), "0,0/1,0/2");
    assert_eq!(
        after(&standard, "10,8/0,0/1", "1 2"),
        "10,9/0,0/1",
        "who is home with all pieces has won"
    );
}

#[test]
fn variants_do_what_their_names_say() {
    assert_eq!(
        after(&game(2, 1, 8, "three-tries"), "0/0/1", "1 pass"),
        "0/0/1.2"
    );
    assert_eq!(
        after(
            &game(2, 1, 8, "three-tries"),
            "0/0/1",
            "1 pass 2 pass 3 pass"
        ),
        "0/0/2"
    );
    assert_eq!(
        after(&game(2, 1, 8, "three-tries"), "0/0/1.2", "6 1"),
        "1/0/1"
    );
    assert_eq!(after(&game(2, 1, 8, "one-roll"), "0/0/1", "6 1"), "1/0/2");
    assert_eq!(
        after(&game(2, 1, 8, "may-decline"), "3/0/1", "4 pass"),
        "3/0/2"
    );
    assert_eq!(
        after(&game(2, 1, 8, "may-decline"), "3/0/1", "6 pass"),
        "3/0/1"
    );
    assert!(
        game(2, 1, 8, "standard").read_state("0/0/1.2").is_err(),
        "no tries to count"
    );
}

#[test]
fn impossible_positions_are_refused() {
    let game = game(3, 2, 4, "standard");
    for text in [
        "",
        "0,0/0,0/0,0",
        "0,0/0,0/0,0/4",
        "0,0/0,0/0,0/0",
        "0,0/0,0/1",
        "0/0,0/0,0/1",
        "0,7/0,0/0,0/1",
        "2,2/0,0/0,0/1",
        "1,0/4,0/0,0/1",
        "5,6/6,5/0,0/1",
        "0,0/0,0/0,0/1:7",
        "0,0/0,0/0,0/1:0",
        "0,0/0,0/0,0/1:",
        "+1,0/0,0/0,0/1",
    ] {
        assert!(game.read_state(text).is_err(), "{text}");
    }
    let placed = game.start().placed(game.board(), 1, 1, 2).unwrap();
    assert!(placed.placed(game.board(), 1, 2, 2).is_err());
    assert!(
        placed.placed(game.board(), 2, 1, 1).is_err(),
        "player 2 enters on position 2 of player 1"
    );
    assert!(placed.placed(game.board(), 4, 1, 1).is_err());
    assert!(placed.placed(game.board(), 0, 1, 1).is_err());
    assert!(placed.placed(game.board(), 1, 3, 1).is_err());
    assert!(placed.placed(game.board(), 1, 1, 7).is_err());
}

proptest! {
    #[test]
    fn readers_never_panic(text in "[0-9,/.:\\PC]{0,24}") {
        let game = game(2, 2, 4, "three-tries");
        if let Ok(state) = game.read_state(&text) {
            prop_assert_eq!(game.read_state(&game.write_state(&state)).unwrap(), state);
        }
        let _ = text.parse::<Variant>();
    }

    /// Where a piece goes and what it captures is what play does.
    #[test]
    fn targets_tell_what_play_does(
        players in 2u64..5, pieces in 1u64..5, fields in 4u64..53, even: bool, seed: u64,
    ) {
        let board = Board::new(players, pieces, fields).unwrap();
        let entries = if even { Entries::Even } else { Entries::Neighbours };
        let game = Ludo::new(board.entering(entries).unwrap(), Variant::default());
        let mut state = game.start();
        let mut random = seed;
        for _ in 0..200 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let draw = (random >> 33) as usize;
            match game.turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance(_) => game.land(&mut state, (draw % 6) as u8 + 1),
                Turn::Decide(seat) => {
                    let mut moves = Vec::new();
                    game.moves(&state, &mut moves);
                    let chosen = moves[draw % moves.len()];
                    let before = state;
                    game.play(&mut state, &chosen);
                    prop_assert!(state.check(game.board()).is_ok());
                    if let Move::Piece(piece) = chosen {
                        let to = game.target(&before, piece.into()).unwrap();
                        prop_assert_eq!(state.own(game.board(), seat.index())[usize::from(piece)], to);
                        if let Some((player, other)) = game.captured(&before, to) {
                            prop_assert_ne!(before.own(game.board(), player)[other], 0);
                            prop_assert_eq!(state.own(game.board(), player)[other], 0);
                        }
                    }
                }
            }
        }
    }
}

/// What is home stays home, so that the memory for the rest falls with every piece that arrives, and is told however large it is.
#[test]
fn the_estimate_follows_the_position() {
    let game = game(4, 4, 40, "standard");
    let estimate = |text: &str| {
        let state = game.read_state(text).unwrap();
        ludo::solved::estimate(game.board(), &state, 1e-6)
    };
    let house = "0,0,0,0";
    let estimates = [
        [house; 4].join("/"),
        ["0,0,0,44", house, house, house].join("/"),
        ["0,0,43,44"; 4].join("/"),
        ["0,41,42,43"; 4].join("/"),
        ["0,42,43,44"; 4].join("/"),
    ]
    .map(|pieces| estimate(&format!("{pieces}/1")));
    assert!(estimates.is_sorted_by(|more, less| more > less));
    assert_eq!(estimates[0].to_string(), "3.63 ZiB");
    assert_eq!(estimates[4].to_string(), "205 MiB");
}
