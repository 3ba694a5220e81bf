//! Solves a start position, for measuring: `cargo run --release -p kalah --example kalah_solve -- PITS SEEDS RULES BEANS MEGABYTES`
//! with the beans of a database built first (0 for none) and the size of the table.

use kalah::solve::{Effort, Solver};
use kalah::{Kalah, Rules, database};
use rules::{Game, Notation};
use work::Work;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let rules: Rules = words[2].parse().expect("rules");
    let work = Work::unlimited();
    let pits = number(0) as usize;
    let game = Kalah::new(pits, number(1), rules).expect("a board");
    let database = match number(3) {
        0 => None,
        beans => Some(database::build(&work, pits, rules, beans as u16).expect("memory")),
    };
    let effort = Effort {
        table: number(4) << 20,
        most: None,
        database,
    };
    let mut solver = Solver::new(&work, &game, effort).expect("memory");
    let start = game.start();
    let value = solver
        .value(&work, &start, &mut |_| ())
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
