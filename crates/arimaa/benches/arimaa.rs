//! How fast steps are generated and made, and whole turns found.

use arimaa::{Board, StepList, count_unique_turns, perft_steps, unique_turns};
use divan::{Bencher, counter::ItemsCount};
use work::Work;

fn main() {
    divan::main();
}

/// The opening, and a position of a game with pieces in each other's way.
const POSITIONS: [&str; 2] = [
    "g [rrrddrrrrhcmechr                                RHCMECHRRRRDDRRR]",
    "g [r r  r rr h e hr  dcM d    H     mDE     C rR  H  C R R RDR  R R]",
];

fn board(index: usize) -> Board {
    Board::read(POSITIONS[index]).expect("a sound position")
}

#[divan::bench(args = [0, 1])]
fn list_steps(bencher: Bencher, index: usize) {
    let board = board(index);
    bencher.bench(|| {
        let mut steps = StepList::new();
        divan::black_box(&board).steps(&mut steps);
        steps.len()
    });
}

#[divan::bench(args = [0, 1])]
fn make_by_copy(bencher: Bencher, index: usize) {
    let board = board(index);
    let mut steps = StepList::new();
    board.steps(&mut steps);
    bencher.counter(ItemsCount::new(steps.len())).bench(|| {
        steps.iter().fold(0, |sum, &step| {
            let mut after = board;
            after.make(step);
            sum ^ after.hash()
        })
    });
}

#[divan::bench(args = [0, 1])]
fn make_and_unmake(bencher: Bencher, index: usize) {
    let mut board = board(index);
    let mut steps = StepList::new();
    board.steps(&mut steps);
    bencher
        .counter(ItemsCount::new(steps.len()))
        .bench_local(|| {
            steps.iter().fold(0, |sum, &step| {
                let undo = board.make(step);
                let hash = board.hash();
                board.unmake(step, undo);
                sum ^ hash
            })
        });
}

#[divan::bench(args = [0, 1], sample_count = 20)]
fn turns(bencher: Bencher, index: usize) {
    let board = board(index);
    bencher
        .counter(ItemsCount::new(unique_turns(&board).len()))
        .bench(|| count_unique_turns(&board));
}

#[divan::bench(args = [0, 1], sample_count = 5)]
fn perft_4_steps(bencher: Bencher, index: usize) {
    let board = board(index);
    let work = Work::unlimited();
    let nodes = perft_steps(&work, &board, 4).unwrap_or_default();
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft_steps(&work, &board, 4));
}
