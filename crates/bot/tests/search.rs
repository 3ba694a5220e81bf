//! What the search promises whatever its limits: it plays a goal it has, stops one it can stop, repeats itself, and obeys the past.

use bot::act::Acts;
use bot::field::Field;
use bot::goal::goal_within;
use bot::sample::position;
use bot::search::{Choice, Engine, Limits, Parameters, Question, position_key, root_turns};
use work::{Stop, Streams};

fn think(question: &Question, nodes: u64) -> Option<Choice> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Engine::new(1 << 20, 1).think(question, &limits, &Stop::default(), &mut |_| ())
}

fn after(question: &Question, choice: &Choice) -> Field {
    choice.acts.iter().fold(question.field, |field, &act| {
        field.after(question.side, act)
    })
}

/// Positions in which nothing is decided yet.
fn questions(seed: u64, count: u64) -> impl Iterator<Item = Question> {
    let streams = Streams::new(seed);
    (0..count).filter_map(move |index| {
        let field = position(&streams, index);
        let rabbits = (0..2).all(|side| field.of(side, 0) != 0 && !field.at_goal(side));
        rabbits.then(|| Question {
            field,
            side: index as usize % 2,
            seen: Default::default(),
        })
    })
}

#[test]
fn a_goal_within_the_turn_is_played() {
    let mut tried = 0;
    for question in questions(30, 60) {
        if goal_within(&question.field, question.side, 4) {
            let choice = think(&question, 1).expect("a turn");
            assert!(
                after(&question, &choice).at_goal(question.side),
                "{}",
                question.field
            );
            tried += 1;
        }
    }
    assert!(tried > 15, "{tried}");
}

#[test]
fn a_threatened_goal_is_stopped_when_it_can_be() {
    let (mut tried, mut stopped) = (0, 0);
    for question in questions(31, 90) {
        let (us, them) = (question.side, 1 - question.side);
        if goal_within(&question.field, us, 4) || !goal_within(&question.field, them, 4) {
            continue;
        }
        tried += 1;
        let evaluator = Engine::new(1 << 10, 1);
        let safe = |field: &Field| {
            !field.at_goal(them) && !goal_within(field, them, 4) || field.of(them, 0) == 0
        };
        let possible = root_turns(&question, evaluator.evaluator())
            .iter()
            .any(|turn| safe(&turn.after));
        let choice = think(&question, 3000).expect("a turn");
        if possible {
            stopped += 1;
            assert!(safe(&after(&question, &choice)), "{}", question.field);
        }
    }
    assert!(tried > 10 && stopped > 2, "{stopped} of {tried}");
}

#[test]
fn no_rabbit_is_let_in_that_threatened_nothing() {
    let engine = Engine::new(1 << 10, 1);
    let mut tempted = 0;
    for question in questions(35, 400) {
        let (us, them) = (question.side, 1 - question.side);
        if (0..2).any(|side| goal_within(&question.field, side, 4)) {
            continue;
        }
        let turns = root_turns(&question, engine.evaluator());
        let lets_in = |field: &Field| goal_within(field, them, 4);
        let at_sight = |field: &Field| -engine.evaluator().score(field, them, 4);
        let quiet =
            |field: &Field| (0..2).all(|side| field.of(side, 0) != 0) && field.can_move(them);
        let best = turns
            .iter()
            .filter(|turn| quiet(&turn.after))
            .max_by_key(|turn| at_sight(&turn.after));
        // What looks best would let one in, and another turn would not.
        let tempting = best.is_some_and(|turn| lets_in(&turn.after));
        if !tempting || turns.iter().all(|turn| lets_in(&turn.after)) {
            continue;
        }
        tempted += 1;
        for (nodes, order_root) in [(1, 0), (3000, 0), (1, 20)] {
            let tuned = Parameters {
                order_root,
                ..Parameters::default()
            };
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            let choice = Engine::new(1 << 20, 1)
                .tuned(tuned)
                .think(&question, &limits, &Stop::default(), &mut |_| ())
                .expect("a turn");
            let field = after(&question, &choice);
            assert!(!lets_in(&field) || field.at_goal(us), "{}", question.field);
        }
    }
    assert!(tempted > 0, "no position tempted");
}

#[test]
fn what_a_whole_turn_cannot_bring_home_its_rest_cannot() {
    let mut asked = 0;
    for Question { field, side, .. } in questions(36, 40) {
        if goal_within(&field, side, 4) {
            continue;
        }
        let mut acts = Acts::new();
        field.acts(side, 4, &mut acts);
        for &act in acts.as_slice() {
            asked += 1;
            let after = field.after(side, act);
            assert!(!goal_within(&after, side, 4 - act.cost()), "{after}");
        }
    }
    assert!(asked > 200, "{asked}");
}

#[test]
fn one_thread_and_fixed_nodes_always_answer_the_same() {
    for question in questions(32, 6) {
        let both = [think(&question, 4000), think(&question, 4000)];
        let [Some(one), Some(two)] = both else {
            continue;
        };
        assert_eq!(
            (one.acts, one.report.score, one.report.nodes),
            (two.acts, two.report.score, two.report.nodes)
        );
    }
}

#[test]
fn a_position_is_not_created_for_the_third_time() {
    for mut question in questions(33, 12) {
        let Some(first) = think(&question, 2000) else {
            continue;
        };
        let reached = after(&question, &first);
        if reached.at_goal(question.side) {
            continue; // the game would have ended there
        }
        let key = position_key(&reached, 1 - question.side);
        question.seen.insert(key, 2);
        if let Some(second) = think(&question, 2000) {
            assert_ne!(after(&question, &second).hash, reached.hash);
        }
    }
}

#[test]
fn a_stop_before_the_start_still_gives_a_legal_turn() {
    let stop = Stop::default();
    stop.request();
    for question in questions(34, 10) {
        let engine = Engine::new(1 << 20, 2);
        let choice = engine.think(&question, &Limits::default(), &stop, &mut |_| ());
        if let Some(choice) = choice {
            assert_ne!(after(&question, &choice).hash, question.field.hash);
        }
    }
}

/// The first line of an analysis is what the engine plays with the same nodes, however many lines there are; the second is what it
/// plays when the first is forbidden, with the same score.
#[test]
fn lines_of_an_analysis_are_searched() {
    let engine = || Engine::new(1 << 20, 1);
    let stop = Stop::default();
    let (mut told, mut compared) = (0, 0);
    for question in questions(37, 24) {
        let Some(played) = think(&question, 4000) else {
            continue;
        };
        let limits = Limits {
            nodes: Some(4000),
            ..Limits::default()
        };
        for lines in [1, 3] {
            let found = engine().analyse(&engine(), &question, &limits, &stop, lines, &mut |_| {
                told += 1
            });
            assert!(found.len() <= lines);
            assert_eq!(found[0].acts, played.acts, "{}", question.field);
            assert_eq!(found[0].report.score, played.report.score);
            assert_eq!(found[0].report.nodes, played.report.nodes);
        }
        let shallow = Limits {
            depth: Some(8),
            ..Limits::default()
        };
        let found = engine().analyse(&engine(), &question, &shallow, &stop, 2, &mut |_| ());
        let [first, second] = found.as_slice() else {
            continue;
        };
        let mut without = question.clone();
        without
            .seen
            .insert(position_key(&after(&question, first), 1 - question.side), 2);
        let instead = engine()
            .think(&without, &shallow, &stop, &mut |_| ())
            .unwrap();
        if goal_within(&question.field, question.side, 4) {
            continue;
        }
        assert_eq!(second.acts, instead.acts, "{}", question.field);
        assert_eq!(
            second.report.score, instead.report.score,
            "{}",
            question.field
        );
        compared += 1;
    }
    assert!(told > 20 && compared >= 5, "{told} {compared}");
}
