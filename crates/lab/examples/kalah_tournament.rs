//! All 21 pairings of the six strategies, for measuring: `cargo run --release -p lab --example kalah_tournament -- 1000000`.

use lab::kalah::{every_pairing, six, tournament};
use work::Work;

fn main() {
    let games = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let games = games.unwrap_or(100_000);
    let game = kalah::Kalah::new(6, 4, kalah::Rules::THESIS).expect("a board");
    let found = tournament(&Work::unlimited(), &game, &six(), &every_pairing(), games);
    for pairing in found.expect("nothing stops it") {
        println!(
            "{}/{}  AA {:.4}  AB {:.4}  BB {:.4}  BA {:.4}  length {:.2}",
            pairing.a,
            pairing.b,
            pairing.a_started.wins().mean,
            pairing.a_started.losses().mean,
            pairing.b_started.wins().mean,
            pairing.b_started.losses().mean,
            pairing.lengths().mean(),
        );
    }
}
