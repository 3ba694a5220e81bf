//! Tells beforehand what solving a start will take, by solving smaller ones:
//! `cargo run --release -p kalah --example kalah_forecast -- PITS SEEDS RULES BEANS MEGABYTES [THREADS]`
//! with the same words as `kalah_solve`. It solves what takes at most 100 million boards.

use kalah::forecast::forecast;
use kalah::solve::Effort;
use kalah::{Kalah, Rules, database};
use std::time::Duration;
use work::{Clock, Work};

/// Boards that a smaller start may take.
const MOST: u64 = 100_000_000;

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
        .install(|| tell(number(0) as usize, number(1), rules, number(3), number(4)));
}

fn tell(pits: usize, seeds: u64, rules: Rules, beans: u64, megabytes: u64) {
    let work = Work {
        clock: Clock::running(),
        ..Work::unlimited()
    };
    let game = Kalah::new(pits, seeds, rules).expect("a board");
    let effort = Effort {
        table: megabytes << 20,
        most: None,
        database: (beans > 0)
            .then(|| database::build(&work, pits, rules, beans as u16).expect("memory")),
    };
    let told = forecast(&work, &game, &effort, MOST).expect("nobody stops it");
    let Some(told) = told else {
        println!("too few smaller starts to tell");
        return;
    };
    for one in &told.measured {
        println!(
            "({pits},{}): value {}, {} boards, {:.1} s",
            one.seeds,
            one.value,
            one.boards,
            one.time.as_secs_f64()
        );
    }
    let (few, many) = told.boards;
    println!(
        "({pits},{seeds}): {few:.1e} to {many:.1e} boards, {:.2} million a second",
        told.rate / 1e6
    );
    if let Some((soon, late)) = told.arrival() {
        println!("{} to {}", hours(soon), hours(late));
    }
}

fn hours(time: Duration) -> String {
    format!("{:.1} h", time.as_secs_f64() / 3600.0)
}
