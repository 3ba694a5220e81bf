//! Laws of the sets: they are those of the rules, of the player, and of each other.

use super::*;
use arimaa::{StepList, unique_turns};
use bot::bench::POSITIONS;
use bot::seed::{Seen, Visit, visit_turns};
use std::collections::HashSet;

fn boards() -> impl Iterator<Item = Board> {
    POSITIONS.iter().map(|(_, text)| Board::read(text).unwrap())
}

fn set(board: &Board, factors: Factors) -> HashSet<u64> {
    let found = reached(&Field::from(board), board.side().index(), factors);
    let hashes: HashSet<u64> = found.iter().map(|one| one.after.hash).collect();
    assert_eq!(hashes.len(), found.len(), "each placement once");
    hashes
}

#[test]
fn without_factors_they_are_the_unique_turns_of_the_rules() {
    for board in boards() {
        let wanted: HashSet<u64> = unique_turns(&board)
            .iter()
            .map(|turn| Field::from(&turn.after).hash)
            .collect();
        assert_eq!(set(&board, Factors::NONE), wanted);
    }
}

#[test]
fn factors_only_take_away() {
    for board in boards() {
        let all = set(&board, Factors::NONE);
        let together = set(&board, Factors::ALL);
        for factors in [Factors::KEEP, Factors::LINKED, Factors::WHOLE] {
            let some = set(&board, factors);
            assert!(some.is_subset(&all) && some.len() < all.len());
        }
        assert!(together.is_subset(&set(&board, Factors::KEEP)));
        assert!(together.is_subset(&set(&board, Factors::LINKED)));
        let counted = counts(&board, None);
        assert_eq!(counted.unique, all.len());
        for (left, factors) in counted.left.iter().zip(COLUMNS) {
            assert_eq!(*left, set(&board, factors).len());
        }
    }
}

/// Every placement with a way of acts that keeps own pieces and begins with linked steps, way by way.
fn some_way(start: &Field, one: &Reached, side: usize, found: &mut HashSet<u64>) {
    let open = Factors {
        whole: false,
        ..Factors::ALL
    };
    let mut next = Vec::new();
    follow(start, one, side, open, |act, after| next.push((act, after)));
    for (act, after) in next {
        found.insert(after.hash);
        let steps = one.steps + act.cost();
        let longer = Reached {
            after,
            steps,
            closed: false,
            first: (steps == 1).then_some(act),
        };
        if steps < 4 {
            some_way(start, &longer, side, found);
        }
    }
}

/// The player goes deep first: it may meet a placement by three steps before it meets it by one, and go on from there. So it visits what
/// is offered by shortest ways, and sometimes more, but nothing without a permitted way.
#[test]
fn the_player_visits_them_all_and_nothing_that_a_factor_forbids() {
    for board in boards() {
        let (field, side) = (Field::from(&board), board.side().index());
        let mut visited = HashSet::new();
        visit_turns(&field, side, true, &mut Seen::new(), &mut |after, _| {
            visited.insert(after.hash);
            Visit::Next
        });
        let root = Reached {
            after: field,
            steps: 0,
            closed: false,
            first: None,
        };
        let mut permitted = HashSet::new();
        some_way(&field, &root, side, &mut permitted);
        let offered = set(&board, Factors::ALL);
        assert!(offered.is_subset(&visited));
        assert!(visited.is_subset(&permitted));
        assert!(visited.len() < offered.len() + offered.len() / 5);
    }
}

/// Random turns, step by step: acts lead where the steps lead, and a turn that offends nothing as it was played is offered.
#[test]
fn turns_as_played_and_as_placements() {
    let streams = work::Streams::new(9);
    for (index, board) in boards().enumerate() {
        let mut random = streams.stream("turns", index as u64);
        let (field, side) = (Field::from(&board), board.side().index());
        let sets = COLUMNS.map(|factors| set(&board, factors));
        for _ in 0..300 {
            let (turn, after) = random_turn(&board, &mut random);
            let played = acts(&turn);
            let ours = played
                .iter()
                .fold(field, |field, &act| field.after(side, act));
            let wanted = Field::from(&after);
            assert_eq!(ours, wanted, "{turn}");
            if ours.hash == field.hash {
                continue;
            }
            let offended = offends(&board, &turn);
            // A whole turn may still be a short one in disguise; the other two are about some way, and this is one.
            for column in 0..2 {
                let offered = sets[column].contains(&wanted.hash);
                assert!(offered || offended[column], "{turn} {column}");
            }
        }
    }
}

fn random_turn(board: &Board, random: &mut work::Stream) -> (Turn, Board) {
    use rand::RngExt;
    let mut turn = Turn::EMPTY;
    let mut now = *board;
    loop {
        let mut steps = StepList::new();
        now.steps(&mut steps);
        let enough = now.can_finish() && random.random_range(0..4) == 0;
        if steps.is_empty() || enough {
            now.finish();
            return (turn, now);
        }
        let step = steps[random.random_range(0..steps.len())];
        now.make(step);
        turn = turn.with(step);
    }
}
