//! What the learnt order costs (nanoseconds for an act, microseconds for a turn) and what it saves: nodes to a depth with and without.
//! `ordering [DEPTH...]`, with the model that comes with the program; each row names the shares of the model at inner nodes and at the root.

use bot::act::{Act, Acts};
use bot::bench::{POSITIONS, question};
use bot::evaluate::Evaluator;
use bot::ordering::{Before, Model};
use bot::search::{Engine, Limits, Parameters, root_turns};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use work::Stop;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let model = Arc::new(Model::built_in().expect("a test sees to that"));
    costs(&model);
    for depth in arguments.iter().filter_map(|text| text.parse().ok()) {
        for (acts, root) in [
            (0, 0),
            (100, 0),
            (400, 0),
            (1500, 0),
            (0, 20),
            (0, 60),
            (400, 20),
        ] {
            savings(&model, depth, acts, root);
        }
    }
}

fn costs(model: &Model) {
    let evaluator = Evaluator::default();
    for (name, text) in POSITIONS {
        let (_, question) = question(text).expect("the positions are ours");
        let turns = root_turns(&question, &evaluator);
        let side = question.side;
        let (mut rated, mut out) = (0, [0; 256]);
        let lists: Vec<(bot::field::Field, Acts)> = turns
            .iter()
            .step_by(7)
            .map(|turn| {
                let mut acts = Acts::new();
                turn.after.acts(1 - side, 4, &mut acts);
                (turn.after, acts)
            })
            .collect();
        let start = Instant::now();
        for (field, acts) in &lists {
            model.rate_acts(field, 1 - side, 3, Act::step(12, 0), acts, &mut out);
            rated += black_box(&out).len().min(acts.as_slice().len());
        }
        let act = start.elapsed().as_nanos() as f64 / rated.max(1) as f64;
        let view = Before::new(model, &question.field, side);
        let start = Instant::now();
        for turn in &turns {
            black_box(view.rate(turn.acts(), &turn.after, turns[0].glance - turn.glance));
        }
        let turn = start.elapsed().as_secs_f64() * 1e6 / turns.len() as f64;
        println!("{name}: {act:.1} ns an act, {turn:.2} us a turn");
    }
}

fn savings(model: &Arc<Model>, depth: usize, acts: i32, root: i32) {
    let (mut nodes, mut scores) = (Vec::new(), Vec::new());
    let start = Instant::now();
    for (_, text) in POSITIONS {
        let (_, question) = question(text).expect("the positions are ours");
        let tuned = Parameters {
            order_acts: acts,
            order_root: root,
            ..Parameters::default()
        };
        let engine = Engine::new(64 << 20, 1)
            .tuned(tuned)
            .ordering_by(model.clone());
        let limits = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        let choice = engine.think(&question, &limits, &Stop::default(), &mut |_| ());
        if let Some(choice) = choice {
            nodes.push(choice.report.nodes);
            scores.push(choice.report.score);
        }
    }
    println!(
        "depth {depth}, acts {acts}, root {root}: {} nodes {nodes:?}, scores {scores:?}, {:.1} s",
        nodes.iter().sum::<u64>(),
        start.elapsed().as_secs_f64()
    );
}
