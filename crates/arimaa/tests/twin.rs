//! The bitboards and the slow twin agree: steps, freezing, ends, unique turns, hashes, unmaking.

use arimaa::twin::{Twin, TwinStep};
use arimaa::{
    Board, Colour, Piece, Reached, Square, Step, StepList, count_unique_turns, unique_turns,
};
use rand::RngExt;
use std::collections::HashSet;
use work::{Stream, Work};

fn listed(board: &Board) -> Vec<Step> {
    let mut steps = StepList::new();
    board.steps(&mut steps);
    steps.to_vec()
}

/// Few or many pieces anywhere: dense tangles of frozen, pushed and trapped pieces that play from a setup rarely reaches.
fn scattered(random: &mut Stream) -> Board {
    let side = Colour::BOTH[random.random_range(0..2)];
    let mut board = Board::empty(side);
    let share = random.random_range(1..=10);
    // A corner of the board makes them meet.
    let (columns, rows) = (random.random_range(3..=8), random.random_range(3..=8));
    for colour in Colour::BOTH {
        for piece in Piece::ALL {
            for _ in 0..piece.number() {
                let (column, row) = (
                    random.random_range(0..columns),
                    random.random_range(0..rows),
                );
                if random.random_range(0..10) < share
                    && let Some(square) = Square::new(column, row)
                {
                    board.put(piece, colour, square);
                }
            }
        }
    }
    for trap in arimaa::Bits::TRAPS {
        if let Some((_, colour)) = board.at(trap)
            && (board.all(colour) & trap.bit().neighbours()).is_empty()
        {
            board.take(trap);
        }
    }
    board
}

/// Compares everything that can be seen of one state inside a turn.
fn compare(board: &Board, twin: &Twin) {
    assert!(twin.agrees(board), "{}", board.write_short());
    let steps = listed(board);
    let fast: HashSet<TwinStep> = steps
        .iter()
        .map(|step| (step.from(), step.direction()))
        .collect();
    let slow: HashSet<TwinStep> = twin.steps().into_iter().collect();
    assert_eq!(fast.len(), steps.len(), "a step is listed twice");
    assert_eq!(fast, slow, "{} {:?}", board.write_short(), board.pending());
    assert_eq!(board.can_finish(), twin.can_finish());
    assert_eq!(board.placement_hash(), board.recomputed_placement_hash());
    for colour in Colour::BOTH {
        let frozen: arimaa::Bits = Square::all()
            .filter(|square| board.all(colour).has(*square) && twin.is_frozen(*square))
            .collect();
        assert_eq!(board.frozen(colour), frozen, "{}", board.write_short());
    }
    if board.steps_used() == 0 {
        assert_eq!(board.can_step(), !steps.is_empty());
        assert_eq!(board.ended().map(|ending| ending.winner), twin.winner());
    }
    for step in steps {
        assert_eq!(board.at(step.from()), Some((step.piece(), step.colour())));
        assert_eq!(step.from().step(step.direction()), Some(step.to()));
        assert_eq!(Step::from_bits(step.bits()), Some(step));
        let mut copy = *board;
        let undo = copy.make(step);
        copy.unmake(step, undo);
        assert_eq!(copy, *board, "{step} is not taken back");
    }
}

#[test]
fn a_hundred_thousand_positions_agree() {
    let streams = Work::unlimited().streams;
    let mut seen = 0u32;
    let mut index = 0;
    while seen < 100_000 {
        let mut random = streams.stream("twin", index);
        let mut board = scattered(&mut random);
        index += 1;
        let mut twin = Twin::of(&board);
        for _ in 0..40 {
            compare(&board, &twin);
            seen += 1;
            let steps = listed(&board);
            let stuck = steps.is_empty();
            if stuck && !board.can_finish() && board.steps_used() > 0 {
                panic!("a state without a way on: {}", board.write_short());
            }
            if stuck && board.steps_used() == 0 {
                break;
            }
            if stuck || board.can_finish() && random.random_range(0..6) == 0 {
                board.finish();
                twin.finish();
                continue;
            }
            let step = steps[random.random_range(0..steps.len())];
            board.make(step);
            assert!(twin.make((step.from(), step.direction())));
        }
    }
}

#[test]
fn unique_turns_agree() {
    let streams = Work::unlimited().streams;
    let mut total = 0;
    for index in 0..120 {
        let mut random = streams.stream("unique turns", index);
        let board = scattered(&mut random);
        let slow = Twin::of(&board).placements();
        let fast = unique_turns(&board);
        let reached = |reached: &Reached| {
            let mut squares = [None; 64];
            for square in Square::all() {
                squares[square.index()] = reached.after.at(square);
            }
            // The steps lead there, and the hash knows it.
            let mut along = board;
            for step in reached.turn.steps() {
                assert!(listed(&along).contains(&step));
                along.make(step);
            }
            along.finish();
            assert_eq!(along, reached.after);
            squares
        };
        let placements: HashSet<_> = fast.iter().map(reached).collect();
        assert_eq!(placements.len(), fast.len(), "a placement is listed twice");
        assert_eq!(placements, slow, "{}", board.write_short());
        assert_eq!(count_unique_turns(&board), slow.len());
        total += slow.len();
    }
    assert!(total > 50_000, "only {total} turns were compared");
}

#[test]
fn hashes_tell_states_apart() {
    let streams = Work::unlimited().streams;
    let mut hashes = std::collections::HashMap::new();
    for index in 0..500 {
        let mut random = streams.stream("hashes", index);
        let mut board = scattered(&mut random);
        for _ in 0..40 {
            let before = hashes.insert(board.hash(), board);
            assert!(before.is_none_or(|before| before == board));
            let steps = listed(&board);
            if steps.is_empty() || board.can_finish() && random.random_range(0..5) == 0 {
                board.finish();
            } else {
                board.make(steps[random.random_range(0..steps.len())]);
            }
        }
    }
    assert!(hashes.len() > 10_000);
}
