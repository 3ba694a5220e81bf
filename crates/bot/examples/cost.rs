//! What the detectors and the evaluation cost on positions one turn from those of the bench.

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
        let turns = root_turns(&question, &evaluator);
        let fields: Vec<Field> = turns.iter().step_by(7).map(|turn| turn.after).collect();
        let (us, them) = (question.side, 1 - question.side);
        type Task<'a> = &'a dyn Fn(&Field) -> i32;
        let tasks: [(&str, Task); 6] = [
            ("goal of mover", &|field| {
                i32::from(goal_in(field, them, 4).is_some())
            }),
            ("goal of other", &|field| {
                i32::from(goal_in(field, us, 4).is_some())
            }),
            ("captures of mover", &|field| {
                i32::from(captures(field, them, 4).none())
            }),
            ("captures of other", &|field| {
                i32::from(captures(field, us, 4).none())
            }),
            // With the window so far away, captures are left out.
            ("evaluation without captures", &|field| {
                evaluator.score_within(field, them, 4, i32::MAX / 2, i32::MAX / 2)
            }),
            ("evaluation with captures", &|field| {
                evaluator.score(field, them, 4)
            }),
        ];
        for (label, task) in tasks {
            let start = Instant::now();
            for field in &fields {
                black_box(task(field));
            }
            println!(
                "{name} {label}: {:?}",
                start.elapsed() / fields.len() as u32
            );
        }
    }
}
