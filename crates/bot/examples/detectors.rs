//! Compares the detectors with the full search of a turn on many positions: `detectors COUNT [SEED]`.
//! Prints how often they disagree (0 is the law) and what each costs.

use bot::brute::search_turn;
use bot::capture::captures;
use bot::goal::goal_in;
use bot::sample::position;
use std::time::{Duration, Instant};
use work::Streams;

fn main() {
    let mut arguments = std::env::args()
        .skip(1)
        .map(|text| text.parse::<u64>().unwrap_or(0));
    let (count, seed) = (
        arguments.next().unwrap_or(1000),
        arguments.next().unwrap_or(0),
    );
    let streams = Streams::new(seed);
    let (mut wrong, mut goals, mut taken) = (0, 0, 0);
    let (mut slow, mut goal_time, mut capture_time) =
        (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    for index in 0..count {
        let field = position(&streams, index);
        for side in 0..2 {
            let start = Instant::now();
            let truth = search_turn(&field, side, 4);
            slow += start.elapsed();
            let start = Instant::now();
            let goal = goal_in(&field, side, 4);
            goal_time += start.elapsed();
            let start = Instant::now();
            let captured = captures(&field, side, 4);
            capture_time += start.elapsed();
            goals += u64::from(truth.goal.is_some());
            taken += u64::from(!truth.captures.none());
            if goal != truth.goal || captured != truth.captures {
                wrong += 1;
                if wrong < 5 {
                    println!(
                        "{index} side {side}: goal {goal:?} but {:?}; captures {captured:?} but {:?}",
                        truth.goal, truth.captures
                    );
                    println!("{field}");
                }
            }
        }
    }
    let questions = 2 * count;
    println!(
        "{count} positions, both sides: {wrong} disagreements; {goals} goals, {taken} with captures"
    );
    println!(
        "per question: full search {:?}, goal {:?}, captures {:?}",
        slow / questions as u32,
        goal_time / questions as u32,
        capture_time / questions as u32
    );
}
