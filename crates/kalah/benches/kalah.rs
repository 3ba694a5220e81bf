//! Speed of boards, strategies and solver: `cargo xtask bench kalah`. The slow twins stand beside the fast methods.

use divan::{Bencher, black_box};
use kalah::board::{Board, Sower, perft};
use kalah::solve::{Effort, Solver};
use kalah::{Kalah, Rules, Strategy, arena, database};
use rules::Game;
use work::{Streams, Work};

fn main() {
    divan::main();
}

fn board(rules: Rules) -> (Kalah, Sower<u64>, Board<u64>) {
    let game = Kalah::new(6, 4, rules).expect("the common board");
    let sower = Sower::new(6, game.total(), rules);
    let start = Board::from_position(&game.start());
    (game, sower, start)
}

#[divan::bench]
fn perft_7_packed(bencher: Bencher) {
    let (_, sower, start) = board(Rules::THESIS);
    bencher.bench(|| perft(&sower, black_box(start), 7));
}

#[divan::bench]
fn perft_7_slow_twin(bencher: Bencher) {
    let (game, _, _) = board(Rules::THESIS);
    bencher.bench(|| rules::perft(&game, &game.start(), 7));
}

#[divan::bench(args = [0, 1, 2, 3, 4, 5])]
fn thousand_games_of_a_strategy_with_itself(bencher: Bencher, strategy: usize) {
    let (_, sower, start) = board(Rules::THESIS);
    let players = [Strategy::ALL[strategy]; 2];
    let mut random = Streams::new(1).stream("bench", 0);
    bencher.bench_local(|| {
        for _ in 0..1000 {
            black_box(arena::play(&sower, start, players, &mut random));
        }
    });
}

#[divan::bench(args = [8, 10, 12])]
fn database(beans: u16) {
    black_box(database::build(&Work::unlimited(), 6, Rules::THESIS, beans).expect("memory"));
}

#[divan::bench(args = ["thesis", "standard"], sample_count = 5)]
fn solve_6_3(rules: &str) {
    let rules: Rules = rules.parse().expect("rules");
    let game = Kalah::new(6, 3, rules).expect("a board");
    let work = Work::unlimited();
    let effort = Effort {
        table: 32 << 20,
        most: None,
        database: Some(database::build(&work, 6, rules, 8).expect("memory")),
    };
    let mut solver = Solver::new(&work, &game, effort).expect("memory");
    let value = solver.value(&work, &game.start(), &mut |_| ());
    assert_eq!(value, Ok(2));
}
