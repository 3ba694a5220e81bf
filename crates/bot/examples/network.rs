//! What an evaluation costs: `network [FILE] [POSITIONS]`. The network (a file, or one of zeros) goes from son to son as a search does, its
//! sums kept or computed afresh; beside it the evaluation by features. Nanoseconds of one call each.

use bot::act::Acts;
use bot::evaluate::Evaluator;
use bot::field::Field;
use bot::network::{HIDDEN, INPUTS, Network};
use std::hint::black_box;
use std::time::Instant;
use work::Streams;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let network = match arguments.first() {
        Some(path) => {
            let bytes = std::fs::read(path).expect("the file can be read");
            Network::read(&bytes).expect("it is a network")
        }
        None => Network::new(true, vec![[0; HIDDEN]; INPUTS], [0; HIDDEN], [0; HIDDEN], 0)
            .expect("zeros are small"),
    };
    let positions = arguments.get(1).and_then(|text| text.parse().ok());
    let streams = Streams::new(1);
    let mut sons: Vec<(Field, usize, usize)> = Vec::new();
    for index in 0..positions.unwrap_or(2000) {
        let field = bot::sample::position(&streams, index * 3);
        let side = index as usize % 2;
        let mut acts = Acts::new();
        field.acts(side, 4, &mut acts);
        for &act in acts.as_slice() {
            sons.push((field.after(side, act), side, 4 - act.cost()));
        }
    }
    let mut accumulator = network.accumulator();
    let timed = |name: &str, ask: &mut dyn FnMut(&Field, usize, usize) -> i32| {
        let start = Instant::now();
        let mut sum = 0i64;
        for (field, side, left) in &sons {
            sum += i64::from(black_box(ask(field, *side, *left)));
        }
        let each = start.elapsed().as_nanos() as f64 / sons.len() as f64;
        println!("{name}: {each:.0} ns ({} positions, sum {sum})", sons.len());
    };
    timed("network, sums kept", &mut |field, side, left| {
        network.correction(&mut accumulator, field, side, left)
    });
    timed("network, afresh", &mut |field, side, left| {
        network.afresh(field, side, left)
    });
    let evaluator = Evaluator::default();
    timed("evaluation by features", &mut |field, side, left| {
        evaluator.score(field, side, left)
    });
}
