//! What the detectors and the evaluation cost on positions one or two turns from those of the bench.

use bot::bench::{POSITIONS, question};
use bot::capture::captures;
use bot::evaluate::Evaluator;
use bot::field::Field;
use bot::goal::goal_in;
use bot::search::root_turns;
use std::hint::black_box;
use std::time::Instant;

fn main() {
    let evaluator = Evaluator::default();
    for (name, text) in POSITIONS {
        let (_, question) = question(text).expect("the positions are ours");
        let fields: Vec<Field> = root_turns(&question, &evaluator)
            .iter()
            .step_by(7)
            .map(|turn| turn.after)
            .collect();
        let time = |label: &str, task: &dyn Fn(&Field)| {
            let start = Instant::now();
            for field in &fields {
                task(field);
            }
            println!(
                "{name} {label}: {:?}",
                start.elapsed() / fields.len() as u32
            );
        };
        let (us, them) = (question.side, 1 - question.side);
        time("goal of mover", &|field| {
            drop(black_box(goal_in(field, them, 4)))
        });
        time("goal of other", &|field| {
            drop(black_box(goal_in(field, us, 4)))
        });
        time("captures of mover", &|field| {
            drop(black_box(captures(field, them, 4)))
        });
        time("captures of other", &|field| {
            drop(black_box(captures(field, us, 4)))
        });
        time("evaluation with captures", &|field| {
            drop(black_box(evaluator.score(field, them, 4)))
        });
    }
}
