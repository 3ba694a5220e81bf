//! Rewards in arenas: exact values, proven bounds, every pair of strategies, and a plain iteration agree on random arenas.

use graphs::rewards::{Objective, check_rewards, reward_answer, solve_rewards, verify_rewards};
use graphs::{Arena, exactly, fraction};
use rand::RngExt;
use work::{Streams, Work};

/// A reward, and where to in proportion to which weights.
type Choice = (i64, Vec<(u32, u64)>);

/// A random arena of a few states, as lists that tests can read.
#[derive(Clone, Debug)]
struct Plain {
    max: Vec<bool>,
    /// For each state its choices: a reward and draws.
    choices: Vec<Vec<Choice>>,
}

fn random(index: u64, least: i64, ends: bool) -> Plain {
    let mut random = Streams::new(25).stream("rewards", index);
    let count = random.random_range(2..6u32);
    let mut plain = Plain {
        max: Vec::new(),
        choices: Vec::new(),
    };
    for state in 0..count {
        plain.max.push(random.random_bool(0.5));
        let end = ends && state + 1 == count;
        let choices = if end { 0 } else { random.random_range(1..=2) };
        let mut own = Vec::new();
        for _ in 0..choices {
            let reward = random.random_range(least..=3);
            let mut draws: Vec<(u32, u64)> = Vec::new();
            for _ in 0..random.random_range(1..=3) {
                let to = random.random_range(0..count);
                if draws.iter().all(|&(known, _)| known != to) {
                    draws.push((to, random.random_range(1..=3)));
                }
            }
            own.push((reward, draws));
        }
        plain.choices.push(own);
    }
    plain
}

fn arena(plain: &Plain) -> Arena {
    let mut arena = Arena::default();
    for (&max, choices) in plain.max.iter().zip(&plain.choices) {
        for (reward, draws) in choices {
            arena.choice(&exactly(&reward.to_string()), draws);
        }
        arena.state(max);
    }
    arena
}

/// What a pair of strategies is worth in each state, by plain iteration.
fn worth(plain: &Plain, chosen: &[usize], objective: &Objective) -> Vec<f64> {
    let count = plain.max.len();
    let step = |values: &[f64], state: usize, by: f64| match plain.choices[state].get(chosen[state])
    {
        None => 0.0,
        Some((reward, draws)) => {
            let total: u64 = draws.iter().map(|&(_, weight)| weight).sum();
            let ahead = draws
                .iter()
                .map(|&(to, weight)| values[to as usize] * weight as f64);
            *reward as f64 + by * ahead.sum::<f64>() / total as f64
        }
    };
    let mut values = vec![0.0; count];
    match objective {
        Objective::Total => {
            // From where no end can be reached, and from where such states can.
            let leads = |from: &[bool]| {
                let mut found = from.to_vec();
                for _ in 0..count {
                    for state in 0..count {
                        let next = plain.choices[state].get(chosen[state]);
                        let near = |to: &(u32, u64)| found[to.0 as usize];
                        found[state] |= next.is_some_and(|(_, draws)| draws.iter().any(near));
                    }
                }
                found
            };
            let ends: Vec<bool> = plain.choices.iter().map(Vec::is_empty).collect();
            let hopeless: Vec<bool> = leads(&ends).iter().map(|&hope| !hope).collect();
            let infinite = leads(&hopeless);
            for _ in 0..3000 {
                let next: Vec<f64> = (0..count).map(|state| step(&values, state, 1.0)).collect();
                values = (0..count)
                    .map(|state| {
                        if infinite[state] {
                            f64::INFINITY
                        } else {
                            next[state]
                        }
                    })
                    .collect();
            }
        }
        Objective::Discounted(by) => {
            let by = fraction::nearest(by);
            for _ in 0..400 {
                values = (0..count).map(|state| step(&values, state, by)).collect();
            }
        }
        Objective::Mean => {
            let mut half = Vec::new();
            for round in 0..4000 {
                if round == 2000 {
                    half = values.clone();
                }
                values = (0..count).map(|state| step(&values, state, 1.0)).collect();
            }
            for (value, half) in values.iter_mut().zip(half) {
                *value = (*value - half) / 2000.0;
            }
        }
    }
    values
}

/// The best that Max can secure in each state, by going through all strategies of both.
fn by_all_strategies(plain: &Plain, objective: &Objective) -> Vec<f64> {
    let count = plain.max.len();
    let all = |max: bool| -> Vec<Vec<usize>> {
        let mut found = vec![vec![0; count]];
        for state in (0..count).filter(|&state| plain.max[state] == max) {
            for other in 1..plain.choices[state].len() {
                let more: Vec<Vec<usize>> = found
                    .iter()
                    .filter(|known| known[state] == 0)
                    .map(|known| {
                        let mut known = known.clone();
                        known[state] = other;
                        known
                    })
                    .collect();
                found.extend(more);
            }
        }
        found
    };
    let mut best = vec![f64::NEG_INFINITY; count];
    for mine in all(true) {
        let mut least = vec![f64::INFINITY; count];
        for yours in all(false) {
            let chosen: Vec<usize> = mine
                .iter()
                .zip(&yours)
                .map(|(one, two)| one + two)
                .collect();
            for (least, value) in least.iter_mut().zip(worth(plain, &chosen, objective)) {
                *least = least.min(value);
            }
        }
        for (best, least) in best.iter_mut().zip(least) {
            *best = best.max(least);
        }
    }
    best
}

fn compare(index: u64, plain: &Plain, objective: &Objective, close: f64) -> usize {
    let arena = arena(plain);
    let work = Work::unlimited();
    let told = |what: &str| format!("#{index} {objective:?}: {what}\n{plain:?}");
    let exact = solve_rewards(&arena, objective, None, &work);
    let exact = exact.unwrap_or_else(|error| panic!("{}", told(&error.to_string())));
    let claim = exact.claim();
    verify_rewards(&arena, objective, &claim, &work)
        .unwrap_or_else(|error| panic!("{}", told(&error.to_string())));
    let bounds = solve_rewards(&arena, objective, Some(1e-6), &work);
    let bounds = bounds.unwrap_or_else(|error| panic!("{}", told(&error.to_string())));
    let proven = bounds.claim();
    verify_rewards(&arena, objective, &proven, &work)
        .unwrap_or_else(|error| panic!("{}", told(&error.to_string())));
    let answer = reward_answer(&arena, &bounds, Some(1e-6), 0.0);
    assert_eq!(answer.guarantee.kind, "proven", "{}", told("wide"));
    for answer in [answer, reward_answer(&arena, &exact, None, 0.0)] {
        check_rewards(&answer, &arena, objective, &work)
            .unwrap_or_else(|error| panic!("{}", told(&error.to_string())));
    }
    let wanted = by_all_strategies(plain, objective);
    let mut infinite = 0;
    for (state, &wanted) in wanted.iter().enumerate() {
        let Some(value) = &claim.lower[state] else {
            infinite += 1;
            assert!(
                wanted.is_infinite(),
                "{}",
                told(&format!("state {state} is {wanted}"))
            );
            assert_eq!(proven.lower[state], None);
            continue;
        };
        let (low, high) = (
            proven.lower[state].as_ref().unwrap(),
            proven.upper[state].as_ref().unwrap(),
        );
        assert!(
            low <= value && value <= high,
            "{}",
            told(&format!("state {state}: {low} {value} {high}"))
        );
        let near = (fraction::nearest(value) - wanted).abs() <= close;
        assert!(
            near,
            "{}",
            told(&format!("state {state} is {value}, not {wanted}"))
        );
    }
    infinite
}

#[test]
fn totals_agree() {
    let infinite: usize = (0..75)
        .map(|index| compare(index, &random(index, 0, true), &Objective::Total, 1e-6))
        .sum();
    assert!(infinite > 10, "some totals are infinite");
}

#[test]
fn discounted_rewards_agree() {
    for index in 0..75 {
        let by = exactly(["1/2", "9/10", "0.95"][index as usize % 3]);
        compare(
            index,
            &random(1000 + index, -3, index % 2 == 0),
            &Objective::Discounted(by),
            1e-6,
        );
    }
}

#[test]
fn means_agree() {
    for index in 0..75 {
        compare(
            index,
            &random(2000 + index, -3, index % 4 == 0),
            &Objective::Mean,
            5e-3,
        );
    }
}

/// A claim that is a little too good in one state, on either side, is refused.
#[test]
fn false_claims_are_refused() {
    let work = Work::unlimited();
    let objectives = [
        Objective::Total,
        Objective::Discounted(exactly("0.9")),
        Objective::Mean,
    ];
    let mut refused = 0;
    for index in 0..30 {
        let objective = &objectives[index as usize % 3];
        let arena = arena(&random(index, 0, true));
        let exact = solve_rewards(&arena, objective, None, &work)
            .unwrap()
            .claim();
        for state in 0..exact.lower.len() {
            let little = exactly("1/1000");
            let mut higher = exact.clone();
            higher.upper.fill(None);
            if *objective != Objective::Total {
                higher.upper = exact
                    .upper
                    .iter()
                    .map(|value| value.as_ref().map(|value| value + exactly("1000")))
                    .collect();
            }
            let Some(value) = &exact.lower[state] else {
                continue;
            };
            higher.lower[state] = Some(value + &little);
            assert!(
                verify_rewards(&arena, objective, &higher, &work).is_err(),
                "#{index} {objective:?} {state}"
            );
            let mut infinite = exact.clone();
            infinite.lower[state] = None;
            infinite.upper[state] = None;
            assert!(
                verify_rewards(&arena, objective, &infinite, &work).is_err(),
                "#{index} {objective:?} {state}"
            );
            let mut lower = exact.clone();
            lower.lower[state] = Some(value - &little);
            lower.upper[state] = Some(value - &little);
            let judged = verify_rewards(&arena, objective, &lower, &work);
            assert!(judged.is_err(), "#{index} {objective:?} {state}");
            refused += 3;
        }
    }
    assert!(refused > 100);
}
