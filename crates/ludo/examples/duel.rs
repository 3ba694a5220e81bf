//! Times the implicit solver: `cargo run --release -p ludo --example duel -- PIECES FIELDS EPSILON`.

use ludo::cells::{Fresh, Narrow, Wide};
use ludo::duel::Duel;
use ludo::keep::Forgetful;
use ludo::{Board, Ludo, Variant};
use rules::Game;
use work::Work;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise: u64| {
        words
            .get(at)
            .map_or(otherwise, |word| word.parse().expect("a number"))
    };
    let board = Board::new(2, number(0, 2), number(1, 40)).expect("a board");
    let epsilon: f64 = words
        .get(2)
        .map_or(1e-6, |word| word.parse().expect("a number"));
    let game = Ludo::new(board, Variant::default());
    if epsilon >= 1e-6 {
        run::<Narrow>(&game, epsilon);
    } else {
        run::<Wide>(&game, epsilon);
    }
}

fn run<C: Fresh>(game: &Ludo, epsilon: f64) {
    let begun = std::time::Instant::now();
    let duel = Duel::<C>::solve(
        game,
        &game.start(),
        epsilon,
        &mut Forgetful,
        &Work::unlimited(),
    )
    .expect("solved");
    let pair = duel.before_roll(&game.start()).expect("a position");
    let one = C::ONE as f64;
    println!(
        "{} positions, {} evaluations, {:.2} s: {:.10} to {:.10}",
        duel.positions(),
        duel.evaluations(),
        begun.elapsed().as_secs_f64(),
        pair.low as f64 / one,
        pair.high as f64 / one
    );
}
