//! The optimiser finds weights that made the results, whatever the run was broken into.

use super::*;
use work::Work;

/// Straight lines through random points.
struct Lines(Vec<[f32; 3]>);

impl Model for Lines {
    const TURNS: bool = true;

    fn output(&self, values: &[f32], sample: u32, _turned: bool) -> f32 {
        let terms = self.0[sample as usize].iter().zip(values);
        terms.map(|(term, value)| term * value).sum()
    }

    fn learn(&self, _values: &[f32], sample: u32, _turned: bool, slope: f32, gradient: &mut [f32]) {
        for (sum, term) in gradient.iter_mut().zip(self.0[sample as usize]) {
            *sum += slope * term;
        }
    }
}

const TRUE: [f32; 3] = [100.0, -40.0, 15.0];
const SCALE: f32 = 100.0;

fn question() -> (Lines, Vec<f32>, Plan) {
    let mut stream = Work::unlimited().streams.stream("test", 0);
    let points = (0..2000).map(|_| [(); 3].map(|()| stream.random_range(-2.0..2.0f32)));
    let lines = Lines(points.collect());
    let targets = (0..2000)
        .map(|sample| chance(lines.output(&TRUE, sample, false), SCALE))
        .collect();
    let plan = Plan {
        rate: 1.0,
        decay: 0.9,
        batch: 50,
        pull: 0.0,
        floor: 1e-9,
        scale: SCALE,
    };
    (lines, targets, plan)
}

fn run(plan: &Plan, epochs: u64, mut state: Option<State>) -> State {
    let work = Work::unlimited();
    let (lines, targets, _) = question();
    let (training, held): (Vec<u32>, Vec<u32>) = (0..2000).partition(|sample| sample % 5 != 0);
    let start = [0.0; 3];
    let begin = || State::begin(&lines, &start, &targets, &held, plan);
    let mut state = state.take().unwrap_or_else(begin);
    while state.epoch < epochs {
        let samples = (&training[..], &held[..]);
        state
            .advance(&work, &lines, plan, &start, &targets, samples)
            .unwrap();
    }
    state
}

#[test]
fn it_finds_the_weights_that_made_the_results() {
    let (_, _, plan) = question();
    let found = run(&plan, 30, None);
    for (value, wanted) in found.values.iter().zip(TRUE) {
        assert!((value - wanted).abs() < 1.0, "{found:?}");
    }
    let (_, targets, _) = question();
    let held: Vec<u32> = (0..2000).filter(|sample| sample % 5 == 0).collect();
    let least = floor(&targets, &held);
    assert!(found.history[30] >= least && found.history[30] < least + 1e-4);
    assert!(found.history[0] > least + 0.01);
    assert_eq!(found.best_epoch(), 30);
    assert_eq!(found.best, found.values);
    let wild = run(&Plan { rate: 1e5, ..plan }, 2, None);
    assert_eq!(wild.best_epoch(), 0, "{:?}", wild.history);
    assert_eq!(wild.best, [0.0; 3], "nothing better than the beginning");
    let pulled = run(&Plan { pull: 10.0, ..plan }, 30, None);
    assert!(pulled.values[0].abs() < found.values[0].abs() / 2.0);
}

#[test]
fn a_broken_run_goes_on_to_the_same_bits() {
    let (_, _, plan) = question();
    let straight = run(&plan, 4, None);
    let half = run(&plan, 2, None).write(7);
    assert_eq!(State::read(&half, 8, 3), None, "another question");
    assert_eq!(State::read(&half, 7, 4), None, "another size");
    assert_eq!(State::read(&half[..half.len() - 1], 7, 3), None);
    let again = run(&plan, 4, State::read(&half, 7, 3));
    assert_eq!(again.write(7), straight.write(7));
}

#[test]
fn the_gradient_is_that_of_the_loss() {
    let (lines, targets, _) = question();
    let samples: Vec<u32> = (0..40).collect();
    let values = [30.0f32, 20.0, -10.0];
    let mut gradient = [0.0; 3];
    for &sample in &samples {
        let error = chance(lines.output(&values, sample, false), SCALE) - targets[sample as usize];
        lines.learn(&values, sample, false, error / 40.0, &mut gradient);
    }
    for place in 0..3 {
        let at = |by: f32| {
            let mut moved = values;
            moved[place] += by;
            loss(&lines, &moved, &targets, &samples, SCALE)
        };
        // The loss is by score over scale, the gradient by score.
        let slope = (at(1.0) - at(-1.0)) / 2.0 * f64::from(SCALE);
        assert!((slope - f64::from(gradient[place])).abs() < 1e-3);
    }
}

#[test]
fn the_best_scale_is_the_true_one() {
    let mut stream = Work::unlimited().streams.stream("test", 1);
    let scores: Vec<f32> = (0..20_000)
        .map(|_| stream.random_range(-500.0..500.0))
        .collect();
    let results: Vec<f32> = scores.iter().map(|score| chance(*score, 130.0)).collect();
    assert!((best_scale(&scores, &results) - 130.0).abs() < 1.0);
}
