//! The network learns what positions tell, its gradient is that of its output, and its whole numbers say what its fractions say.

use super::super::learn::{Plan, State, chance, floor};
use super::*;
use bot::material::counts;
use work::Work;

const SCALE: f32 = 200.0;

/// Positions, and for each what a rabbit more or less would make of it: something that can be learnt.
fn lesson() -> (Vec<Sample>, Vec<f32>) {
    let work = Work::unlimited();
    let sample = |index: u64| {
        let field = bot::sample::position(&work.streams, index);
        let counts = counts(&field);
        let (mover, left) = (index as usize % 2, 1 + index as usize % 4);
        let ahead = i32::from(counts[mover][0]) - i32::from(counts[1 - mover][0]);
        let sample = Sample {
            field,
            mover,
            left,
            won: Some(ahead > 0),
            score: None,
            game: 0,
        };
        (sample, chance(100.0 * ahead as f32, SCALE))
    };
    (0..600).map(sample).unzip()
}

fn trained(epochs: u64) -> (Vec<Sample>, State) {
    let work = Work::unlimited();
    let (samples, targets) = lesson();
    let model = Training::new(&work, &samples, None, false).unwrap();
    let plan = Plan {
        rate: 0.01,
        decay: 0.9,
        batch: 16,
        pull: 0.0,
        floor: 1e-9,
        scale: SCALE,
    };
    let (training, held): (Vec<u32>, Vec<u32>) = (0..600).partition(|sample| sample % 6 != 0);
    let start = Training::start(&work);
    let mut state = State::begin(&model, &start, &targets, &held, &plan);
    let home = vec![0.0; PARAMETERS];
    for _ in 0..epochs {
        let split = (&training[..], &held[..]);
        state
            .advance(&work, &model, &plan, &home, &targets, split)
            .unwrap();
    }
    (samples, state)
}

#[test]
fn it_learns_and_whole_numbers_say_what_fractions_say() {
    let (samples, state) = trained(6);
    let all: Vec<u32> = (0..600).collect();
    let floor = floor(&lesson().1, &all);
    let (before, after) = (state.history[0] - floor, state.history[6] - floor);
    assert!(after < before / 3.0, "{before} {after}");
    let work = Work::unlimited();
    let model = Training::new(&work, &samples, None, false).unwrap();
    let network = network(&state.values, false, None).unwrap();
    let mut difference = 0.0;
    for (index, sample) in samples.iter().enumerate() {
        let fractions = model.output(&state.values, index as u32, false);
        let whole = network.afresh(&sample.field, sample.mover, sample.left);
        difference += (fractions - whole as f32).abs() / 600.0;
    }
    assert!(difference < 4.0, "{difference} hundredths of a rabbit");
}

#[test]
fn the_gradient_is_that_of_the_output() {
    let (samples, state) = trained(1);
    let work = Work::unlimited();
    let model = Training::new(&work, &samples, None, false).unwrap();
    for (sample, turned) in [(0, false), (7, true), (100, true)] {
        let mut gradient = vec![0.0; PARAMETERS];
        model.learn(&state.values, sample, turned, 1.0, &mut gradient);
        let row = model.rows(sample, turned).next().unwrap() * HIDDEN;
        for place in (row..row + 8)
            .chain(BIAS..BIAS + 8)
            .chain(OUTPUT..PARAMETERS)
        {
            let at = |by: f32| {
                let mut moved = state.values.clone();
                moved[place] += by;
                model.output(&moved, sample, turned) / RABBITS as f32
            };
            let slope = (at(0.002) - at(-0.002)) / 0.004;
            assert!(
                (slope - gradient[place]).abs() < 0.02,
                "{place}: {slope} {}",
                gradient[place]
            );
        }
    }
}

#[test]
fn a_turned_board_is_the_board_turned() {
    let (samples, state) = trained(1);
    let work = Work::unlimited();
    let mut turned = samples.clone();
    for sample in &mut turned {
        let mut field = bot::field::Field::EMPTY;
        for side in 0..2 {
            for kind in 0..6 {
                let mut set = sample.field.of(side, kind);
                while set != 0 {
                    field.toggle(side, kind, bot::bits::take(&mut set) ^ 7);
                }
            }
        }
        sample.field = field;
    }
    let model = Training::new(&work, &samples, None, false).unwrap();
    let other = Training::new(&work, &turned, None, false).unwrap();
    for sample in 0..50 {
        let (a, b) = (
            model.output(&state.values, sample, true),
            other.output(&state.values, sample, false),
        );
        assert!((a - b).abs() < 0.1, "{a} {b}");
    }
}

#[test]
fn the_worth_of_steps_may_stay_aside() {
    let work = Work::unlimited();
    let (samples, mut targets) = lesson();
    // Beside what can be seen, a step is worth 60.
    for (sample, target) in samples.iter().zip(&mut targets) {
        let known = (*target / (1.0 - *target)).ln() * SCALE;
        *target = chance(known + 60.0 * sample.left as f32, SCALE);
    }
    let model = Training::new(&work, &samples, None, true).unwrap();
    let all: Vec<u32> = (0..600).collect();
    let start = model.start_aside(&work, &targets, &all, SCALE);
    let paces: Vec<f32> = (0..4)
        .map(|left| start[PACE + left] * RABBITS as f32)
        .collect();
    // Rabbits differ by chance from one number of steps to another.
    assert!(((paces[3] - paces[0]) - 180.0).abs() < 40.0, "{paces:?}");
    let plan = Plan {
        rate: 0.01,
        decay: 0.9,
        batch: 16,
        pull: 0.0,
        floor: 1e-9,
        scale: SCALE,
    };
    let mut state = State::begin(&model, &start, &targets, &all, &plan);
    for _ in 0..4 {
        state
            .advance(&work, &model, &plan, &start, &targets, (&all, &all))
            .unwrap();
    }
    let mean = model.mean(&state.values, &all);
    let network = network(&state.values, true, Some(mean)).unwrap();
    let mut sum = 0;
    for sample in &samples {
        let said = [1, 2, 3, 4].map(|left| network.afresh(&sample.field, sample.mover, left));
        assert!(said.iter().all(|one| *one == said[0]), "{said:?}");
        sum += said[0];
    }
    assert!((sum / 600).abs() <= 2, "{sum}");
}
