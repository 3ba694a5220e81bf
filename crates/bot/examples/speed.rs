//! Depth, nodes and nodes per second in a given time: `speed SECONDS [THREADS [POSITION | NAME=NUMBER]...]`; see `Parameters::ALL`.
//! With `depth=N` it searches no deeper, and `table=N` is the size of the table in MiB (16).

use bot::bench::{POSITIONS, question};
use bot::bridge;
use bot::search::{Engine, Limits, Parameters};
use std::time::{Duration, Instant};
use work::{Clock, Stop};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let seconds: f64 = arguments
        .first()
        .and_then(|text| text.parse().ok())
        .unwrap_or(1.0);
    let threads: usize = arguments
        .get(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1);
    let mut own = None;
    let mut tuned = Parameters::default();
    let (mut depth, mut table) = (None, 16);
    for text in arguments.iter().skip(2) {
        match text.split_once('=') {
            Some(("depth", number)) => depth = Some(number.parse().expect("a number")),
            Some(("table", number)) => table = number.parse().expect("a number"),
            Some((name, number)) => {
                let known = tuned.set(name, number.parse().expect("a number"));
                assert!(known, "unknown: {name}");
            }
            None => own = Some(vec![("given", text.as_str())]),
        }
    }
    for (name, text) in own.unwrap_or(POSITIONS.to_vec()) {
        let (board, question) = question(text).expect("the positions are ours");
        let engine = Engine::new(table << 20, threads).tuned(tuned.clone());
        let start = Instant::now();
        let limits = Limits {
            clock: Clock::since(start),
            deadline: Some(Duration::from_secs_f64(seconds)),
            depth,
            ..Limits::default()
        };
        let choice = engine.think(&question, &limits, &Stop::default(), &mut |report| {
            if std::env::var("VERBOSE").is_ok() {
                let mut now = board;
                let mut words = String::new();
                for turn in report.line.chunk_by(|one, other| one.0 == other.0) {
                    let acts: Vec<_> = turn.iter().map(|&(_, act)| act).collect();
                    let turn = bridge::turn(&now, &acts);
                    words.push_str(&format!("{} / ", now.write_turn(&turn)));
                    for step in turn.steps() {
                        now.make(step);
                    }
                    now.finish();
                }
                eprintln!(
                    "  {} {} {} {:?} {words}",
                    report.depth,
                    report.score,
                    report.nodes,
                    start.elapsed()
                );
            }
        });
        let took = start.elapsed().as_secs_f64();
        if let Some(choice) = choice {
            println!(
                "{name}: depth {}, score {}, {} nodes, {:.0} per second, {}",
                choice.report.depth,
                choice.report.score,
                choice.report.nodes,
                choice.report.nodes as f64 / took,
                board.write_turn(&bridge::turn(&board, &choice.acts))
            );
        }
    }
}
