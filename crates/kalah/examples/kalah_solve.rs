//! Solves a start position, for measuring:
//! `cargo run --release -p kalah --example kalah_solve -- PITS SEEDS RULES BEANS MEGABYTES [THREADS]`
//! with the beans of a database built first (0 for none), the size of the table, and one thread unless more are wanted.

use kalah::solve::{Effort, Solver};
use kalah::{Kalah, Rules, database};
use rules::{Game, Notation};
use std::time::Instant;
use work::Work;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let threads = words
        .get(5)
        .map_or(1, |threads| threads.parse().expect("a number"));
    let rules: Rules = words[2].parse().expect("rules");
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads")
        .install(|| solve(number(0) as usize, number(1), rules, number(3), number(4)));
}

fn solve(pits: usize, seeds: u64, rules: Rules, beans: u64, megabytes: u64) {
    let work = Work::unlimited();
    let game = Kalah::new(pits, seeds, rules).expect("a board");
    let database = match beans {
        0 => None,
        beans => Some(database::build(&work, pits, rules, beans as u16).expect("memory")),
    };
    let effort = Effort {
        table: megabytes << 20,
        most: None,
        database,
    };
    let mut solver = Solver::new(&work, &game, effort).expect("memory");
    let start = game.start();
    let began = Instant::now();
    let mut told = None;
    let value = solver
        .value(&work, &start, &mut |solver| {
            let seconds = began.elapsed().as_secs();
            let bounds = solver.bounds();
            // Every bound, and once a minute how far it is.
            if told != Some((bounds, seconds / 60)) {
                told = Some((bounds, seconds / 60));
                let (lower, upper) = bounds.unwrap_or_default();
                println!(
                    "{lower} to {upper} after {} nodes, {seconds} s",
                    solver.nodes()
                );
            }
        })
        .expect("nobody stops it");
    println!("value {value} after {} nodes", solver.nodes());
    let solution = solver
        .solve(&work, &start, &mut |_| ())
        .expect("nobody stops it");
    let best: Vec<String> = solution
        .best
        .iter()
        .map(|best| game.write_move(&start, best))
        .collect();
    println!(
        "value {} best {} nodes {}",
        solution.value,
        best.join(" "),
        solution.nodes
    );
}
