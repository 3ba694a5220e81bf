//! The implicit solvers, and the explicit graph as their slow twin: `cargo xtask bench ludo`.

use ludo::explicit::Explicit;
use ludo::keep::Forgetful;
use ludo::{Board, Ludo, Solved, Variant};
use rules::Game;
use work::Work;

fn main() {
    divan::main();
}

fn game(players: u64, pieces: u64, fields: u64) -> Ludo {
    Ludo::new(
        Board::new(players, pieces, fields).expect("a board"),
        Variant::default(),
    )
}

fn implicit(game: &Ludo, epsilon: f64) -> f64 {
    let solved = Solved::new(
        game,
        &game.start(),
        0,
        epsilon,
        &mut Forgetful,
        &Work::unlimited(),
    );
    solved.expect("solved").value(&game.start()).middle()
}

/// Example 1 of the thesis, proven to 1e-9.
#[divan::bench(sample_count = 5)]
fn example_1_implicit() -> f64 {
    implicit(&game(3, 2, 4), 1e-9)
}

/// The same on the explicit graph of 378 667 vertices.
#[divan::bench(sample_count = 2)]
fn example_1_explicit() -> f64 {
    let work = Work::unlimited();
    let graph = Explicit::new(&game(3, 2, 4), 0, &work).expect("a graph");
    let options = graphs::Options {
        epsilon: 1e-9,
        ..graphs::Options::default()
    };
    let solution = graph.solve(&options, &work).expect("solved");
    solution.values[graph.explored.graph.start() as usize]
}

/// 745 629 positions, proven to 1e-9.
#[divan::bench(sample_count = 2)]
fn two_pieces_on_the_real_board() -> f64 {
    implicit(&game(2, 2, 40), 1e-9)
}

/// 208 509 positions, proven to 1e-6.
#[divan::bench(sample_count = 3)]
fn three_pieces_on_a_small_board() -> f64 {
    implicit(&game(2, 3, 12), 1e-6)
}
