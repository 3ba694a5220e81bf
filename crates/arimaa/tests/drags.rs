//! Drags are compositions of legal steps: all of them and nothing else, by a slow twin that tries every sequence of steps.

use arimaa::drag::drags;
use arimaa::{Board, Kind, Square, Step, StepList, unique_turns};
use std::collections::BTreeSet;

const POSITIONS: [&str; 3] = [
    "g [r r  r rr h e hr  dcM d    H     mDE     C rR  H  C R R RDR  R R]",
    "s [r rrdr   cr  mrc h   r     dEh  DR   eH  M    CRRDR  R    RRCR  ]",
    "g [ H r rr rm Ecrcr dr R   r   eh RhD   C  R  D  M   R  R   CR  RR ]",
];

/// Where the piece is after a sequence of legal steps in which it takes part in every act; `None` when it does not.
fn follow(board: &Board, from: Square, steps: &[Step]) -> Option<Square> {
    let colour = board.at(from)?.1;
    let mut state = *board;
    let (mut at, mut index) = (from, 0);
    while index < steps.len() {
        if state.at(at).is_none_or(|(_, owner)| owner != colour) {
            return None;
        }
        let step = steps[index];
        let pair = match (step.kind(), steps.get(index + 1)) {
            (Kind::Push, Some(second)) => Some(*second),
            (Kind::Push, None) => return None,
            (Kind::Plain, Some(second)) if second.kind() == Kind::Pull => Some(*second),
            _ => None,
        };
        let act: Vec<Step> = std::iter::once(step).chain(pair).collect();
        if !act.iter().any(|step| step.from() == at) {
            return None;
        }
        let moved = at;
        for step in &act {
            state.make(*step);
            if step.from() == moved && step.colour() == colour {
                at = step.to();
            }
        }
        index += act.len();
    }
    Some(at)
}

fn slow(board: &Board, from: Square) -> BTreeSet<(Square, u64)> {
    let mut found = BTreeSet::new();
    let mut stack = vec![(*board, Vec::new())];
    while let Some((state, steps)) = stack.pop() {
        if let Some(to) = follow(board, from, &steps)
            && (to != from || state.placement_hash() != board.placement_hash())
        {
            found.insert((to, state.placement_hash()));
        }
        let mut next = StepList::new();
        state.steps(&mut next);
        for &step in next.iter() {
            let mut after = state;
            after.make(step);
            let mut steps = steps.clone();
            steps.push(step);
            stack.push((after, steps));
        }
    }
    found
}

#[test]
fn drags_are_all_compositions_of_legal_steps() {
    let mut seen = 0;
    for text in POSITIONS {
        let board = Board::read(text).unwrap();
        // Two steps are used, so that the slow twin comes to an end, with and without a pull left open.
        for reached in unique_turns(&board)
            .iter()
            .filter(|one| one.turn.len() == 2)
            .step_by(31)
        {
            let mut inside = board;
            for step in reached.turn.steps() {
                inside.make(step);
            }
            for from in Square::all() {
                let quick = drags(&inside, from);
                for drag in &quick {
                    let (turn, after) = inside.read_steps(&inside.write_turn(&drag.turn)).unwrap();
                    assert_eq!((turn, after), (drag.turn, drag.after));
                }
                let quick: BTreeSet<(Square, u64)> = quick
                    .iter()
                    .map(|drag| (drag.to, drag.after.placement_hash()))
                    .collect();
                assert_eq!(
                    quick,
                    slow(&inside, from),
                    "{from} in\n{}",
                    inside.write_diagram()
                );
                seen += quick.len();
            }
        }
    }
    assert!(seen > 1000, "{seen}");
}

#[test]
fn a_whole_turn_of_one_piece_is_listed_by_its_targets() {
    let board = Board::read(POSITIONS[0]).unwrap();
    for from in Square::all() {
        let own = board
            .at(from)
            .is_some_and(|(_, owner)| owner == board.side());
        for drag in drags(&board, from) {
            assert!(drag.turn.len() <= 4);
            assert!(drag.after.can_finish(), "{}", drag.turn);
            assert!(own || drag.turn.steps().any(|step| step.colour() != board.side()));
        }
    }
}
