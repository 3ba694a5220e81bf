//! Records: the example of the thesis, round trips, and errors that name their place.

use kalah::annotate::{Sight, annotate};
use kalah::player::Seated;
use kalah::record::{Mark, Problem, Record};
use kalah::solve::Effort;
use kalah::{Kalah, MoveError, NORTH, Player, Rules, SOUTH, Strategy};
use proptest::prelude::*;
use rules::Game;
use work::Work;

const EXAMPLE: &str = "c+ a D+ F b+ c E+ D f D d F f+ e F f+";
const THESIS: &str = "1.c+\n2.a(1)\n3.D+\n4.F(1)\n5.b+\n6.c(2) ?\n7.E+\n8.D(2)\n9.f(3)\n10.D(2)\n11.d(4)\n12.F(2)\n13.f+\n14.e[a](14)\n15.F(2)\n16.f+ # +-\n";

#[test]
fn the_example_of_the_thesis() {
    for text in [EXAMPLE, THESIS] {
        let record = Record::read(text).unwrap();
        let last = record.last();
        assert!(last.is_over());
        assert_eq!((last.store(NORTH), last.store(SOUTH)), (33, 15));
    }
    // The thesis prints [f] at move 14, and the last of the nine beans falls into a.
    let wrong = Record::read(&THESIS.replace("14.e[a](14)", "14.e[f](14)")).unwrap_err();
    assert_eq!((wrong.line, wrong.number), (14, 14));
}

#[test]
fn errors_name_line_and_move() {
    for (text, line, number) in [
        ("1.c+\n2.x", 2, 2),
        ("c+ a\nD+ A\nq", 3, 5),
        ("1.c+ 3.a", 1, 2),
        ("c+ c", 1, 2),
        ("A", 1, 1),
        ("c(1)", 1, 1),
        ("[Rules \"oware\"]\nc", 1, 0),
        ("[Rules thesis]\nc", 1, 0),
        ("[Start \"1,2/3/0,0/s\"]\nc", 1, 0),
        ("[Kalah \"9\"]", 1, 0),
        ("c+ {never closed\na", 2, 2),
        ("c+ #", 1, 2),
        ("c+ +-", 1, 2),
        ("?", 1, 1),
    ] {
        let error = Record::read(text).unwrap_err();
        assert_eq!(
            (error.line, error.number),
            (line, number),
            "{text}: {error}"
        );
    }
    let over = Record::read(&format!("{EXAMPLE} a")).unwrap_err();
    assert_eq!(
        over.problem,
        Problem::Move {
            error: MoveError::Over
        }
    );
}

fn random_game(seed: u64, pits: usize, seeds: u64, rules: Rules, marks: &[u8]) -> Record {
    let game = Kalah::new(pits, seeds, rules).unwrap();
    let mut record = Record::new(game.clone());
    let mut random = work::Streams::new(seed).stream("record", 0);
    let any = Player::Strategy(Strategy::Zero);
    let mut player = Seated::new(any, &game, Effort::default());
    for &mark in marks {
        if record.last().is_over() {
            break;
        }
        let work = Work::unlimited();
        let chosen = player.choose(&work, record.last(), 1, &mut random).unwrap();
        record.push(chosen);
        let at = record.entries().len() - 1;
        match mark {
            0 => record.remark(at, Some(Mark::Strong), Some("well {played}")),
            1 => record.remark(at, Some(Mark::Weak), None),
            2 => record.remark(at, None, Some("hm")),
            _ => {}
        }
    }
    record
}

proptest! {
    #[test]
    fn written_records_are_read_alike(
        seed: u64, pits in 1usize..8, seeds in 1u64..6,
        marks in prop::collection::vec(0u8..12, 0..80), standard: bool, name in "[^\\]\"\\r\\n]{0,12}",
    ) {
        let rules = if standard { Rules::STANDARD } else { Rules::THESIS };
        let mut record = random_game(seed, pits, seeds, rules, &marks);
        record.set_header("South", &name);
        let text = record.to_string();
        prop_assert_eq!(Record::read(&text).map_err(|error| format!("{error}\n{text}")), Ok(record));
    }

    #[test]
    fn readers_never_panic(text in "\\PC{0,60}", moves in "[a-fA-F0-9.+\\[\\](){}!?#= \\n-]{0,60}") {
        let _ = (Record::read(&text), Record::read(&moves));
    }
}

#[test]
fn the_example_is_annotated() {
    let mut record = Record::read(EXAMPLE).unwrap();
    let effort = Effort {
        table: 16 << 20,
        most: Some(100_000),
        database: None,
    };
    let found = annotate(&Work::unlimited(), &record, effort, 6).unwrap();
    assert_eq!(found.judgements.len(), 16);
    // The end is judged exactly, the opening by a search whose depth is stated.
    assert_eq!(found.judgements[15].sight, Sight::Exact);
    assert_eq!(found.judgements[0].sight, Sight::Depth(6));
    for (at, judgement) in found.judgements.iter().enumerate() {
        assert!(judgement.chosen <= judgement.best);
        assert_eq!(
            judgement.better.is_some(),
            judgement.chosen < judgement.best
        );
        record.remark(at, judgement.mark, None);
    }
    assert_eq!(Record::read(&record.to_string()), Ok(record));
}

/// The losing move gives a held game away, and from there on every exact value says so.
#[test]
fn the_losing_move_is_named() {
    let mut named = 0;
    for seed in 0..40 {
        let record = random_game(seed, 3, 3, Rules::THESIS, &[9; 200]);
        let small = Effort {
            table: 1 << 20,
            ..Effort::default()
        };
        let found = annotate(&Work::unlimited(), &record, small, 4).unwrap();
        let last = record.last();
        let (south, north) = (last.store(SOUTH), last.store(NORTH));
        let Some(at) = found.losing else {
            // Only a draw, or a loser who never had anything to hold, has no losing move.
            let loser = if south < north { SOUTH } else { NORTH };
            let held = record
                .positions()
                .iter()
                .zip(&found.judgements)
                .any(|(position, judgement)| position.mover() == loser && judgement.best >= 0);
            assert!(south == north || !held);
            continue;
        };
        named += 1;
        let loser = record.positions()[at].mover();
        let judgement = &found.judgements[at];
        assert!(judgement.best >= 0 && judgement.chosen < 0);
        assert_eq!(judgement.mark, Some(Mark::Weak));
        assert!(judgement.better.is_some());
        for later in at + 1..found.judgements.len() {
            let best = found.judgements[later].best;
            let lost = record.positions()[later].mover() == loser;
            assert!(if lost {
                best < 0
            } else {
                best > 0 || found.judgements[later].chosen > 0
            });
        }
        assert_eq!(loser == SOUTH, south < north);
    }
    assert!(named > 20, "{named}");
}

#[test]
fn players_by_name() {
    for text in [
        "0",
        "5",
        "perfect",
        "depth:8",
        "erring:0.25:perfect",
        "erring:1:0",
    ] {
        let player: Player = text.parse().unwrap();
        assert_eq!(player.to_string(), text);
    }
    for text in [
        "6",
        "",
        "depth:0",
        "depth:99",
        "erring:2:0",
        "erring:0.1",
        "erring:0.1:erring:0.1:0",
        "man",
    ] {
        assert!(text.parse::<Player>().is_err(), "{text}");
    }
}

/// On a board that can be solved, the perfect player never does worse than the value, whoever he meets.
#[test]
fn the_perfect_player_keeps_the_value() {
    let game = Kalah::new(3, 3, Rules::THESIS).unwrap();
    let work = Work::unlimited();
    let small = Effort {
        table: 1 << 20,
        ..Effort::default()
    };
    let mut solver = kalah::solve::Solver::new(&work, &game, small.clone()).unwrap();
    let value = solver.value(&work, &game.start(), &mut |_| ()).unwrap();
    for (other, exactly) in [
        ("0", false),
        ("5", false),
        ("depth:4", false),
        ("perfect", true),
    ] {
        for seed in 0..20 {
            let mut random = work::Streams::new(seed).stream("match", 0);
            let mut players = ["perfect", other]
                .map(|name| Seated::new(name.parse().unwrap(), &game, small.clone()));
            let mut state = game.start();
            let mut sowing = 1;
            while !state.is_over() {
                let player = &mut players[state.mover().index()];
                let chosen = player.choose(&work, &state, sowing, &mut random).unwrap();
                game.play(&mut state, &chosen);
                sowing += 1;
            }
            let ahead = i32::from(state.store(SOUTH)) - i32::from(state.store(NORTH));
            assert!(
                ahead >= value && (!exactly || ahead == value),
                "{other} {seed}"
            );
        }
    }
}
