//! Laws of learning: the slope is that of the likelihood, a broken run ends like a whole one, and a known taste is found again.

use super::choices::Choice;
use super::*;
use rand::RngExt;

const PLAN: Plan = Plan {
    epochs: 6,
    rate: 0.05,
    decay: 0.0,
    batch: 16,
};

/// Alternatives with random features, of which somebody with this taste took one.
fn choices(work: &Work, taste: &[f64], count: usize) -> Choices {
    let mut stream = work.streams.stream("test", 0);
    let mut all = Vec::new();
    for _ in 0..count {
        let mut alternatives: Vec<Vec<(u16, i16)>> = Vec::new();
        let mut chances = Vec::new();
        for _ in 0..10 {
            let features: Vec<(u16, i16)> = (0..taste.len())
                .filter_map(|index| {
                    let value = stream.random_range(-1..=2);
                    (value != 0).then_some((index as u16, value))
                })
                .collect();
            let sum: f64 = features
                .iter()
                .map(|(index, value)| taste[usize::from(*index)] * f64::from(*value))
                .sum();
            chances.push(sum.exp());
            alternatives.push(features);
        }
        let mut drawn = stream.random_range(0.0..chances.iter().sum::<f64>());
        let mut taken = 0;
        while drawn > chances[taken] && taken < 9 {
            drawn -= chances[taken];
            taken += 1;
        }
        alternatives.swap(0, taken);
        let mut choice = Choice::default();
        for features in alternatives {
            choice.features.extend(features);
            choice.ends.push(choice.features.len() as u32);
            choice.offsets.push(0.0);
        }
        all.push(choice);
    }
    all
}

#[test]
fn the_slope_is_that_of_the_likelihood() {
    let work = Work::unlimited();
    let choice = &choices(&work, &[1.0, -0.5, 0.2], 1)[0];
    let mut learner = Learner::new(3);
    learner.weights = vec![0.3, 0.1, -0.7];
    let mut gradient = vec![0.0; 3];
    learner.judge(choice, &mut gradient);
    for (index, slope) in gradient.iter().enumerate() {
        let at = |by: f64| {
            let mut moved = learner.clone();
            moved.weights[index] += by;
            moved.judge(choice, &mut [0.0; 3])
        };
        let difference = (at(1e-5) - at(-1e-5)) / 2e-5;
        assert!((difference - slope).abs() < 1e-6, "{difference} {slope}");
    }
}

#[test]
fn a_taste_is_found_again_and_a_broken_run_ends_alike() {
    let work = Work::unlimited();
    let taste = [1.0, -0.5, 0.0, 0.7];
    let choices = choices(&work, &taste, 3000);
    let mut whole = Learner::new(4);
    let mut broken = None;
    for epoch in 0..PLAN.epochs {
        whole.advance(&work, "test", &choices, &PLAN).unwrap();
        if epoch == 2 {
            let mut bytes = Vec::new();
            whole.write(&mut bytes);
            broken = Learner::read(&mut &bytes[..], 4);
            assert_eq!(Learner::read(&mut &bytes[..bytes.len() - 1], 4), None);
        }
    }
    let mut broken = broken.expect("it reads what it wrote");
    while broken.epochs < PLAN.epochs {
        broken.advance(&work, "test", &choices, &PLAN).unwrap();
    }
    assert_eq!(broken, whole);
    for (found, true_one) in whole.weights.iter().zip(taste) {
        assert!((found - true_one).abs() < 0.1, "{:?}", whole.weights);
    }
    assert!(whole.history[5] > whole.history[0]);
}

#[test]
fn alternatives_that_stand_for_many_count_as_many() {
    let learner = Learner::new(1);
    let mut choice = Choice::default();
    for count in [1.0f64, 3.0] {
        choice.ends.push(0);
        choice.offsets.push(count.ln() as f32);
    }
    let chance = learner.judge(&choice, &mut [0.0]).exp();
    assert!((chance - 0.25).abs() < 1e-6, "{chance}");
}

#[test]
fn standings_count_half_of_what_is_rated_alike() {
    let standing = Standing::of(&[5, 9, 5, 1, 5], 0);
    assert_eq!((standing.place, standing.among), (3.0, 5));
    assert_eq!(standing.share, 0.5);
    let first = Standing::of(&[5, 1], 0);
    let ranks = Ranks(vec![standing, first]);
    // One of five is the least that a share can be.
    assert_eq!(ranks.within(0.01).0, 0.5);
    assert_eq!(ranks.within(0.6).0, 1.0);
    assert_eq!(ranks.median_place(), 3.0);
}
