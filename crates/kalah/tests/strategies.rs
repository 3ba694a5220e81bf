//! Facts about the strategies that need no simulation: exact figures, and the tree of the first turns.

use kalah::board::{Board, Sower};
use kalah::enumerate::{EnumerateError, enumerate, situations};
use kalah::{Fraction, Position, Rules, Strategy, arena};
use work::Work;

fn start(pits: usize, seeds: u64) -> (Sower<u64>, Board<u64>) {
    let position = Position::start(pits, seeds, Rules::THESIS).unwrap();
    let sower = Sower::new(pits, position.total(), Rules::THESIS);
    (sower, Board::from_position(&position))
}

#[test]
fn strategy_five_against_itself() {
    let (sower, board) = start(6, 4);
    let five = [Strategy::Five; 2];
    let found = enumerate(&Work::unlimited(), &sower, board, five, 1000).unwrap();
    assert_eq!(found.games, 65);
    assert_eq!(found.draws, Fraction::new(1, 720));
    assert!(
        (found.wins.to_f64() - 0.51806).abs() < 5e-6,
        "{}",
        found.wins
    );
    assert!((found.losses.to_f64() - 0.48056).abs() < 5e-6);
    assert!((found.mean_length.to_f64() - 22.78889).abs() < 5e-6);
    assert_eq!(found.lengths.keys().next(), Some(&13));
    assert_eq!(found.lengths.keys().last(), Some(&54));
    let all = found.wins.plus(found.losses).unwrap().plus(found.draws);
    assert_eq!(all, Some(Fraction::ONE));
}

#[test]
fn a_tree_that_is_too_large_is_refused() {
    let (sower, board) = start(6, 4);
    let random = [Strategy::Zero; 2];
    let refused = enumerate(&Work::unlimited(), &sower, board, random, 1000);
    assert_eq!(refused, Err(EnumerateError::TooManyGames(1000)));
}

/// Simulation and enumeration are two ways to the same figure.
#[test]
fn simulation_agrees_with_enumeration() {
    let (sower, board) = start(3, 2);
    for a in Strategy::ALL {
        for b in Strategy::ALL {
            let exact = enumerate(&Work::unlimited(), &sower, board, [a, b], 2_000_000).unwrap();
            let mut random = work::Streams::new(7).stream("twin", a as u64 * 6 + b as u64);
            let games = 20_000;
            let (mut wins, mut length) = (0u32, 0u32);
            for _ in 0..games {
                let ended = arena::play(&sower, board, [a, b], &mut random);
                wins += u32::from(ended.starter > ended.other);
                length += ended.length;
            }
            let share = f64::from(wins) / f64::from(games);
            assert!((share - exact.wins.to_f64()).abs() < 0.02, "{a}/{b}");
            let mean = f64::from(length) / f64::from(games);
            assert!((mean - exact.mean_length.to_f64()).abs() < 0.1, "{a}/{b}");
        }
    }
}

#[test]
fn situations_after_the_first_turns() {
    let (sower, board) = start(6, 4);
    // One turn: five pits end it, and c gives another sowing with five.
    let one = situations(&sower, board, 1);
    assert_eq!(one.lines, 10);
    let two = situations(&sower, board, 2);
    println!("{} {}", two.boards.len(), two.lines);
    assert_eq!(two.boards.len(), 116);
}
