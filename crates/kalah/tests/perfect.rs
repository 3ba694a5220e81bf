//! Laws of perfect play: published values, the plain minimax twin, databases against search, checkpoints, damage.

use kalah::archive::{self, ArchiveError};
use kalah::solve::{Effort, SolveError, Solver, legal, question};
use kalah::{Kalah, Move, Position, Remaining, Rules, database};
use rand::RngExt as _;
use rules::{Game, Seat, Turn};
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::Arc;
use work::{Halt, Work};

/// The slow twin: minimax over the plain rules, remembering everything.
fn minimax(game: &Kalah, state: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    if let Some(&value) = known.get(state) {
        return value;
    }
    let value = match game.turn(state) {
        Turn::Over(payoff) => payoff.of(state.mover()),
        Turn::Decide(me) => legal(game, state)
            .iter()
            .map(|chosen| {
                let mut next = state.clone();
                game.play(&mut next, chosen);
                let value = minimax(game, &next, known);
                if next.mover() == me { value } else { -value }
            })
            .max()
            .unwrap(),
        Turn::Chance(never) => match never {},
    };
    known.insert(state.clone(), value);
    value
}

fn solver(game: &Kalah, database: Option<database::Database>) -> Solver {
    let effort = Effort {
        table: 1 << 20,
        most: None,
        database,
    };
    Solver::new(&Work::unlimited(), game, effort).unwrap()
}

const VARIANTS: [Rules; 4] = [
    Rules::THESIS,
    Rules::STANDARD,
    Rules {
        remaining: Remaining::Emptier,
        ..Rules::THESIS
    },
    Rules {
        pie: true,
        ..Rules::STANDARD
    },
];

#[test]
fn search_agrees_with_plain_minimax() {
    for rules in VARIANTS {
        for (pits, seeds) in [(1, 4), (2, 3), (3, 2), (4, 1), (2, 5), (3, 3)] {
            let game = Kalah::new(pits, seeds, rules).unwrap();
            let mut known = HashMap::new();
            minimax(&game, &game.start(), &mut known);
            let mut solver = solver(&game, None);
            for (state, &value) in known.iter().step_by(1 + known.len() / 60) {
                let solution = solver
                    .solve(&Work::unlimited(), state, &mut |_| ())
                    .unwrap();
                assert_eq!(solution.value, value, "{rules} {state}");
                let best: Vec<Move> = legal(&game, state)
                    .into_iter()
                    .filter(|chosen| {
                        let mut next = state.clone();
                        game.play(&mut next, chosen);
                        let sign = if next.mover() == state.mover() { 1 } else { -1 };
                        sign * minimax(&game, &next, &mut known.clone()) == value
                    })
                    .collect();
                assert_eq!(solution.best, best, "{rules} {state}");
                // The line really ends with that value.
                let mut end = state.clone();
                for chosen in &solution.line {
                    game.play(&mut end, chosen);
                }
                let Turn::Over(payoff) = game.turn(&end) else {
                    panic!("{end} is not over")
                };
                assert_eq!(payoff.of(state.mover()), value);
            }
        }
    }
}

#[test]
fn published_values() {
    for (pits, seeds, thesis, standard) in [(4, 3, 8, 6), (5, 3, 8, 6), (6, 3, 2, 2)] {
        for (rules, wanted) in [(Rules::THESIS, thesis), (Rules::STANDARD, standard)] {
            let game = Kalah::new(pits, seeds, rules).unwrap();
            let database = database::build(&Work::unlimited(), pits, rules, 9).unwrap();
            let mut solver = solver(&game, Some(database));
            let value = solver.value(&Work::unlimited(), &game.start(), &mut |_| ());
            assert_eq!(value, Ok(wanted), "({pits},{seeds}) {rules}");
        }
    }
}

/// A board with exactly `beans` beans thrown into random pits.
fn thrown(pits: usize, beans: u16, random: &mut work::Stream) -> Position {
    let mut rows = vec![0u16; 2 * pits];
    for _ in 0..beans {
        rows[random.random_range(0..2 * pits)] += 1;
    }
    let mover = Seat(random.random_range(0..2));
    Position::new(&rows[..pits], &rows[pits..], [0, 0], mover, false).unwrap()
}

#[test]
fn databases_agree_with_search() {
    let mut random = work::Streams::new(3).stream("positions", 0);
    for rules in [Rules::THESIS, Rules::STANDARD, VARIANTS[2]] {
        let database = database::build(&Work::unlimited(), 6, rules, 9).unwrap();
        let full = Kalah::new(6, 1, rules).unwrap();
        for _ in 0..100 {
            let beans = random.random_range(1..=9);
            let position = thrown(6, beans, &mut random);
            let game = Kalah::from(position.clone(), rules);
            let mut alone = solver(&game, None);
            let mut helped = solver(&game, Some(database.clone()));
            let work = Work::unlimited();
            let value = alone.value(&work, &position, &mut |_| ()).unwrap();
            let with = helped.value(&work, &position, &mut |_| ()).unwrap();
            assert_eq!(value, with, "{rules} {position}");
        }
        assert!(database.serves(6, full.rules()) && !database.serves(5, rules));
    }
}

#[test]
fn wide_boards_are_solved_too() {
    let mut random = work::Streams::new(4).stream("wide", 0);
    for _ in 0..20 {
        let position = thrown(11, 9, &mut random);
        let game = Kalah::from(position.clone(), Rules::THESIS);
        let value = solver(&game, None)
            .value(&Work::unlimited(), &position, &mut |_| ())
            .unwrap();
        assert_eq!(value, minimax(&game, &position, &mut HashMap::new()));
    }
    let game = Kalah::new(12, 20, Rules::THESIS).unwrap();
    let refused = Solver::new(&Work::unlimited(), &game, Effort::default());
    assert!(matches!(
        refused.err(),
        Some(SolveError::TooManyBoards { .. })
    ));
}

#[test]
fn effort_and_memory_are_limited() {
    let game = Kalah::new(6, 4, Rules::THESIS).unwrap();
    let effort = Effort {
        most: Some(1000),
        table: 1 << 20,
        database: None,
    };
    let mut limited = Solver::new(&Work::unlimited(), &game, effort).unwrap();
    let spent = limited.value(&Work::unlimited(), &game.start(), &mut |_| ());
    assert_eq!(spent, Err(SolveError::Spent));
    let work = Work {
        memory: work::Bytes(1000),
        ..Work::unlimited()
    };
    let refused = Solver::new(&work, &game, Effort::default()).err();
    assert!(matches!(refused, Some(SolveError::Halt(Halt::TooBig(_)))));
    let refused = database::build(&work, 6, Rules::THESIS, 9).err();
    assert!(matches!(refused, Some(Halt::TooBig(_))));
    let work = Work::unlimited();
    work.stop.request();
    let stopped = limited.value(&work, &game.start(), &mut |_| ());
    assert_eq!(stopped, Err(SolveError::Halt(Halt::Stopped)));
}

#[test]
fn a_search_goes_on_from_what_was_kept() {
    let game = Kalah::new(6, 3, Rules::THESIS).unwrap();
    let work = Work::unlimited();
    let mut first = solver(&game, None);
    let mut saved = Vec::new();
    let whole = first
        .value(&work, &game.start(), &mut |solver| {
            saved.push(solver.save())
        })
        .unwrap();
    let checkpoint = &saved[0];
    let mut second = solver(&game, None);
    second.restore(checkpoint).unwrap();
    assert_eq!(second.value(&work, &game.start(), &mut |_| ()), Ok(whole));
    assert!(
        second.nodes() < first.nodes(),
        "what was proven is not proven again"
    );
    for length in [0, 3, 7, 12] {
        assert!(second.restore(&checkpoint[..length]).is_err(), "{length}");
    }
    let other = Kalah::new(6, 3, Rules::STANDARD).unwrap();
    assert_ne!(question(&game), question(&other));
}

fn built(beans: u16) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    archive::build(&Work::unlimited(), &mut file, 4, Rules::THESIS, beans).unwrap();
    file.into_inner()
}

#[test]
fn any_flipped_byte_of_a_database_is_noticed() {
    let whole = built(8);
    let work = Work::unlimited();
    assert!(archive::open(&work, Arc::new(whole.clone())).is_ok());
    for at in (0..200).chain((200..whole.len()).step_by(97)) {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x10;
        assert!(
            archive::open(&work, Arc::new(damaged.clone())).is_err(),
            "byte {at}"
        );
        // Building again mends it or refuses, and never keeps it.
        let mut file = Cursor::new(damaged);
        if archive::build(&work, &mut file, 4, Rules::THESIS, 8).is_ok() {
            assert_eq!(file.into_inner(), whole);
        }
    }
    for end in [0, 10, 100, whole.len() - 1] {
        assert!(archive::open(&work, Arc::new(whole[..end].to_vec())).is_err());
    }
}

#[test]
fn a_killed_build_goes_on() {
    let whole = built(8);
    // A file cut anywhere is what a kill leaves at worst; the slots of layers that were cut off do not count.
    for end in [0, 92, 93, 300, 1000, whole.len() / 2, whole.len() - 1] {
        let mut file = Cursor::new(whole[..end].to_vec());
        match archive::build(&Work::unlimited(), &mut file, 4, Rules::THESIS, 8) {
            Ok(_) => assert_eq!(file.into_inner(), whole, "cut at {end}"),
            Err(error) => panic!("cut at {end}: {error}"),
        }
    }
}

#[test]
fn other_databases_are_refused() {
    let mut file = Cursor::new(built(4));
    let other = archive::build(&Work::unlimited(), &mut file, 4, Rules::STANDARD, 4);
    assert!(matches!(other, Err(ArchiveError::Other { .. })));
    let big = archive::build(
        &Work::unlimited(),
        &mut Cursor::new(Vec::new()),
        9,
        Rules::THESIS,
        4,
    );
    assert!(matches!(big, Err(ArchiveError::Unsuitable { .. })));
    let mut foreign =
        Cursor::new(b"something else entirely, and long enough for a header".to_vec());
    let refused = archive::build(&Work::unlimited(), &mut foreign, 4, Rules::THESIS, 4);
    assert!(matches!(refused, Err(ArchiveError::Foreign)));
}
