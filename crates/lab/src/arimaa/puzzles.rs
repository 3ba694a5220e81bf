//! Puzzles from positions of games: bring a rabbit home, capture, or stop the goal that threatens. The exact detectors find them, and
//! their slow twins and the rules themselves check what was found.

use arimaa::{Board, Colour, Reason, Turn, unique_turns};
use bot::bridge;
use bot::brute::search_turn;
use bot::capture::captures;
use bot::field::Field;
use bot::goal::{goal_in, goal_within};
use bot::witness;

/// Steps of a whole turn.
const TURN: usize = 4;
/// What takes fewer steps is seen at once.
const LEAST_STEPS: usize = 3;
/// A threat that so many turns stop is stopped by chance.
const MOST_DEFENCES: usize = 24;

/// What is to be done in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A rabbit comes home.
    Goal,
    /// A piece is captured.
    Capture,
    /// The opponent, who threatens a goal, has none in his next turn.
    Defend,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 3] = [Aim::Goal, Aim::Capture, Aim::Defend];

    /// Its name in documents.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Goal => "goal",
            Aim::Capture => "capture",
            Aim::Defend => "defend",
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// What is to be done.
    pub aim: Aim,
    /// Where, at the beginning of a turn.
    pub board: Board,
    /// The fewest steps for a goal or a capture; for a defence, how many different turns do it.
    pub measure: usize,
    /// A turn that does it.
    pub solution: Turn,
}

/// The puzzle that lies in a position, if one does: a goal before a capture, and a defence only where there is no goal of one's own.
#[must_use]
pub fn puzzle(board: &Board, wanted: &dyn Fn(Aim) -> bool) -> Option<Puzzle> {
    let field = Field::from(board);
    let side = board.side().index();
    let puzzle = |aim, measure, solution| Puzzle {
        aim,
        board: *board,
        measure,
        solution,
    };
    if let Some(steps) = goal_in(&field, side, TURN) {
        if steps < LEAST_STEPS || !wanted(Aim::Goal) {
            return None;
        }
        let acts = witness::goal(&field, side, TURN)?;
        return Some(puzzle(Aim::Goal, steps, bridge::turn(board, &acts)));
    }
    if goal_within(&field, 1 - side, TURN) {
        if !wanted(Aim::Defend) {
            return None;
        }
        let good = defences(board);
        let first = *good.first().filter(|_| good.len() <= MOST_DEFENCES)?;
        return Some(puzzle(Aim::Defend, good.len(), first));
    }
    if !wanted(Aim::Capture) {
        return None;
    }
    // One piece in one trap, so that there is one idea to find.
    let possible = captures(&field, side, TURN).steps;
    let mut ways = (0..4).flat_map(|trap| (0..6).map(move |kind| (trap, kind)));
    let mut all = ways
        .by_ref()
        .filter(|&(trap, kind)| possible[trap][kind] > 0);
    let (trap, kind) = all.next().filter(|_| all.next().is_none())?;
    let steps = usize::from(possible[trap][kind]);
    let acts = witness::capture(&field, side, TURN, trap, kind)?;
    (steps >= LEAST_STEPS).then(|| puzzle(Aim::Capture, steps, bridge::turn(board, &acts)))
}

/// Turns after which the opponent has no goal, one for each position that they lead to.
fn defences(board: &Board) -> Vec<Turn> {
    let other = 1 - board.side().index();
    let safe = |after: &Board| {
        let lost = after.ended().is_some_and(|end| end.winner != board.side());
        !lost && !goal_within(&Field::from(after), other, TURN)
    };
    let all = unique_turns(board).into_iter();
    all.filter(|reached| safe(&reached.after))
        .map(|reached| reached.turn)
        .collect()
}

/// What a turn achieved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The aim.
    Reached,
    /// Not the aim.
    Missed,
    /// The opponent comes home by this turn.
    Refuted(Turn),
}

/// Whether a turn, which is legal and leads to this board, does what is asked.
#[must_use]
pub fn outcome(aim: Aim, before: &Board, after: &Board) -> Outcome {
    let side = before.side();
    let count = |board: &Board| board.all(side.other()).count();
    let reached = match aim {
        Aim::Goal => after
            .ended()
            .is_some_and(|end| end.winner == side && end.reason == Reason::Goal),
        Aim::Capture => count(after) < count(before),
        Aim::Defend => match after.ended() {
            Some(end) => end.winner == side,
            None => {
                let field = Field::from(after);
                match witness::goal(&field, side.other().index(), TURN) {
                    Some(acts) => return Outcome::Refuted(bridge::turn(after, &acts)),
                    None => true,
                }
            }
        },
    };
    if reached {
        Outcome::Reached
    } else {
        Outcome::Missed
    }
}

/// Whether the slow twins and the rules say the same of a puzzle.
#[must_use]
pub fn checked(puzzle: &Puzzle) -> bool {
    let board = &puzzle.board;
    let side = board.side().index();
    let played = play(board, &puzzle.solution);
    let does = played.is_some_and(|after| outcome(puzzle.aim, board, &after) == Outcome::Reached);
    if !does {
        return false;
    }
    let slow = search_turn(&Field::from(board), side, TURN);
    match puzzle.aim {
        Aim::Goal => slow.goal == Some(puzzle.measure),
        Aim::Capture => {
            let steps = slow.captures.steps;
            let least = steps.iter().flatten().filter(|&&steps| steps > 0).min();
            slow.goal.is_none() && least.is_some_and(|&least| usize::from(least) == puzzle.measure)
        }
        Aim::Defend => slow.goal.is_none() && defences_agree(puzzle),
    }
}

/// After every turn that is called a defence the slow search finds no goal, and after every other the rules themselves play one.
fn defences_agree(puzzle: &Puzzle) -> bool {
    let board = &puzzle.board;
    let other = board.side().other();
    let threatened = goal_by_rules(&board.with_side(other));
    let mut good = 0;
    let agree = unique_turns(board).iter().all(|reached| {
        if reached.after.ended().is_some() {
            let won = reached.after.ended().is_some_and(|end| end.winner != other);
            good += usize::from(won);
            return true;
        }
        if goal_by_rules(&reached.after) {
            return true;
        }
        good += 1;
        search_turn(&Field::from(&reached.after), other.index(), TURN)
            .goal
            .is_none()
    });
    threatened && agree && good == puzzle.measure
}

/// Whether a turn that the detector names brings a rabbit of the side to move home, played by the rules.
fn goal_by_rules(board: &Board) -> bool {
    let side: Colour = board.side();
    let Some(acts) = witness::goal(&Field::from(board), side.index(), TURN) else {
        return false;
    };
    let after = play(board, &bridge::turn(board, &acts));
    after.is_some_and(|after| {
        after
            .ended()
            .is_some_and(|end| end.winner == side && end.reason == Reason::Goal)
    })
}

/// The board after a turn, read as somebody would write it.
fn play(board: &Board, turn: &Turn) -> Option<Board> {
    let (_, after) = board.read_turn(&board.write_turn(turn)).ok()?;
    Some(after)
}
