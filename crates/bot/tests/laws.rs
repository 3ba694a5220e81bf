//! Laws that tie the engine's fast paths to slow twins, on random positions.

use bot::bench::{POSITIONS, question};
use bot::bridge::{board, turn};
use bot::brute::search_turn;
use bot::capture::captures;
use bot::evaluate::Evaluator;
use bot::field::Field;
use bot::goal::goal_in;
use bot::sample::position;
use bot::search::{Question, root_turns};
use bot::witness;
use std::collections::HashSet;
use work::Streams;

#[test]
fn detectors_agree_with_the_full_search_of_a_turn() {
    let streams = Streams::new(20);
    let (mut goals, mut taken) = (0, 0);
    for index in 0..1500 {
        let field = position(&streams, index);
        let side = index as usize % 2;
        let left = if index % 5 == 0 {
            1 + index as usize % 4
        } else {
            4
        };
        let truth = search_turn(&field, side, left);
        assert_eq!(
            goal_in(&field, side, left),
            truth.goal,
            "goal of {side} in {left}\n{field}"
        );
        assert_eq!(
            captures(&field, side, left),
            truth.captures,
            "captures of {side} in {left}\n{field}"
        );
        goals += usize::from(truth.goal.is_some());
        taken += usize::from(!truth.captures.none());
    }
    assert!(
        goals > 300 && taken > 300,
        "the sample must hold both: {goals} {taken}"
    );
}

/// The same around positions of real games: what one turn from them can reach.
#[test]
fn detectors_agree_with_the_full_search_beside_real_games() {
    let evaluator = Evaluator::default();
    let mut asked = 0;
    for (name, text) in POSITIONS {
        let (_, question) = question(text).unwrap();
        for turn in root_turns(&question, &evaluator).iter().step_by(311) {
            for side in 0..2 {
                let truth = search_turn(&turn.after, side, 4);
                let found = (
                    goal_in(&turn.after, side, 4),
                    captures(&turn.after, side, 4),
                );
                assert_eq!(
                    found,
                    (truth.goal, truth.captures),
                    "{name} {side}\n{}",
                    turn.after
                );
                asked += 1;
            }
        }
    }
    assert!(asked > 400, "{asked}");
}

/// What is so rare that thousands of positions may lack it. First the dog on h4 pushes the rabbit on h5 away, so that the other dog
/// has room to pull the last guard from f3. Then the horse pulls the dog from g6, so that the elephant falls that would freeze it.
#[test]
fn a_displacement_three_squares_away_lets_a_guard_be_displaced() {
    let rare = [
        (
            "g [   C    rH R   r r M    R    dcrC     mD d   hrD  rEcReRH  h    ]",
            [0, 0, 0, 4, 0, 0],
        ),
        (
            "s [         r d   R   r ED  M    h     RCH h      rR r            c]",
            [0, 4, 0, 0, 0, 0],
        ),
    ];
    for (text, at_f3) in rare {
        let (_, question) = question(text).unwrap();
        let found = captures(&question.field, question.side, 4);
        let truth = search_turn(&question.field, question.side, 4);
        assert_eq!(found, truth.captures, "{text}");
        assert_eq!(found.steps[1], at_f3, "{text}");
    }
}

/// The engine's acts and the game's steps reach the same placements, and every root turn is the legal turn it says it is.
#[test]
fn root_turns_are_the_unique_turns_of_the_game() {
    let streams = Streams::new(21);
    let evaluator = Evaluator::default();
    for index in 0..120 {
        let field = position(&streams, index);
        let side = index as usize % 2;
        let start = board(&field, side);
        assert_eq!(Field::from(&start), field);
        let question = Question {
            field,
            side,
            seen: Default::default(),
        };
        let turns = root_turns(&question, &evaluator);
        let ours: HashSet<u64> = turns.iter().map(|turn| turn.after.hash).collect();
        assert_eq!(ours.len(), turns.len(), "each once");
        let theirs: HashSet<u64> = arimaa::unique_turns(&start)
            .iter()
            .map(|reached| Field::from(&reached.after).hash)
            .collect();
        assert_eq!(ours, theirs, "{side}\n{field}");
        for root in turns.iter().step_by(17) {
            let text = turn(&start, root.acts()).to_string();
            let (_, after) = start
                .read_turn(&text)
                .unwrap_or_else(|e| panic!("{text}: {e}\n{field}"));
            assert_eq!(Field::from(&after), root.after, "{text}");
        }
    }
}

/// A position and the same with colours exchanged are worth the same.
#[test]
fn evaluation_does_not_know_colours() {
    let streams = Streams::new(22);
    let evaluator = Evaluator::default();
    for index in 0..500 {
        let field = position(&streams, index);
        let mut turned = Field::EMPTY;
        for square in 0..64usize {
            for side in 0..2 {
                if field.all[side] >> square & 1 != 0 {
                    turned.toggle(1 - side, field.kind_at(square), square ^ 56);
                }
            }
        }
        for left in 1..=4 {
            assert_eq!(
                evaluator.score(&field, 0, left),
                evaluator.score(&turned, 1, left),
                "{field}"
            );
        }
    }
}

/// What a detector says can be done is done by the turn that is shown for it, step by step by the rules and in as many steps.
#[test]
fn every_threat_has_a_turn_that_does_it() {
    const TRAPS: [&str; 4] = ["c3", "f3", "c6", "f6"];
    let streams = Streams::new(21);
    let (mut goals, mut taken) = (0, 0);
    for index in 0..600 {
        let field = position(&streams, index);
        let side = index as usize % 2;
        let start = board(&field, side);
        let truth = search_turn(&field, side, 4);
        let acts = witness::goal(&field, side, 4);
        assert_eq!(acts.is_some(), truth.goal.is_some(), "{field}");
        if let Some(acts) = acts {
            let steps = bot::bridge::steps(&start, &acts);
            assert_eq!(Some(steps.len()), truth.goal);
            let mut after = start;
            for step in steps {
                after.make(step);
            }
            assert!(after.at_goal(start.side()), "{field}");
            goals += 1;
        }
        for (trap, name) in TRAPS.iter().enumerate() {
            for kind in 0..6 {
                let needed = usize::from(truth.captures.steps[trap][kind]);
                let acts = witness::capture(&field, side, 4, trap, kind);
                assert_eq!(acts.is_some(), needed > 0, "{field}");
                let Some(acts) = acts else { continue };
                let steps = bot::bridge::steps(&start, &acts);
                assert_eq!(steps.len(), needed);
                let mut after = start;
                let mut last = None;
                for step in steps {
                    let lost = after.make(step).captured();
                    if step.colour() != start.side() {
                        last = lost.or(last);
                    }
                }
                let (piece, at) = last.unwrap();
                assert_eq!((piece.index(), at.to_string().as_str()), (kind, *name));
                taken += 1;
            }
        }
    }
    assert!(goals > 100 && taken > 100, "{goals} {taken}");
}
