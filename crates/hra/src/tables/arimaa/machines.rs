//! Our engine at the table: with a time, a depth or a number of positions.

use super::game::{Match, Move, State};
use crate::Told;
use crate::tables::Patience;
use arimaa::{Clock, Colour, Turn, unique_turns};
use bot::aei::{Options, budget};
use bot::bridge;
use bot::field::Field;
use bot::goal::goal_within;
use bot::player::Opening;
use bot::search::{Engine, Limits};
use rules::Game;
use std::time::Duration;
use work::Work;

/// How hard our engine thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Strength {
    /// As long as the clock allows, or as those at the table wait.
    Usual,
    /// So many seconds.
    Seconds(f64),
    /// So many steps deep.
    Depth(usize),
    /// So many positions.
    Nodes(u64),
}

/// Whole hours are no move.
const MOST_SECONDS: f64 = 3600.0;
/// Deeper than any search comes.
const MOST_DEPTH: usize = 100;

impl Strength {
    /// The player with this name: `hra`, `seconds:S`, `depth:N` or `nodes:N`.
    pub fn read(name: &str) -> Option<Strength> {
        if name == "hra" {
            return Some(Strength::Usual);
        }
        let (kind, number) = name.split_once(':')?;
        match kind {
            "seconds" => {
                let seconds = number.parse().ok();
                let fits = |seconds: &f64| *seconds > 0.0 && *seconds <= MOST_SECONDS;
                seconds.filter(fits).map(Strength::Seconds)
            }
            "depth" => {
                let depth = number.parse().ok();
                let fits = |depth: &usize| (1..=MOST_DEPTH).contains(depth);
                depth.filter(fits).map(Strength::Depth)
            }
            "nodes" => {
                let nodes = number.parse().ok();
                nodes.filter(|&nodes: &u64| nodes > 0).map(Strength::Nodes)
            }
            _ => None,
        }
    }
}

/// Positions that a moment does for.
const SHORT: u64 = 30_000;
/// The most positions where one waits only a moment, however much was asked for.
const MOST_SHORT: u64 = 300_000;
/// How long our engine thinks where no clock runs.
const UNTIMED: f64 = 5.0;

/// What the search may use; its clock starts when it does.
pub(super) fn limits(
    strength: Strength,
    patience: Patience,
    clock: &Clock,
    side: Colour,
) -> Limits {
    let seconds = |seconds| Limits {
        deadline: Some(Duration::from_secs_f64(seconds)),
        ..Limits::default()
    };
    let timed = !clock.control().is_untimed();
    let mut limits = match (strength, patience) {
        (Strength::Depth(depth), _) => Limits {
            depth: Some(depth),
            ..Limits::default()
        },
        (Strength::Nodes(nodes), _) => Limits {
            nodes: Some(nodes),
            ..Limits::default()
        },
        (Strength::Seconds(time), _) => seconds(time),
        (Strength::Usual, _) if timed => by_clock(clock, side),
        (Strength::Usual, Patience::Long) => seconds(UNTIMED),
        (Strength::Usual, Patience::Short) => Limits {
            nodes: Some(SHORT),
            ..Limits::default()
        },
    };
    if patience == Patience::Short {
        limits.nodes = Some(limits.nodes.unwrap_or(MOST_SHORT).min(MOST_SHORT));
    }
    limits
}

/// As our engine spends its time when it plays by the protocol.
fn by_clock(clock: &Clock, side: Colour) -> Limits {
    let control = clock.control();
    let options = Options {
        per_move: Some(control.per_move),
        reserve: control.reserve,
        most_per_move: control.most_per_move,
        reserves: Colour::BOTH.map(|side| Some(clock.reserve(side))),
        used: Colour::BOTH.map(|side| clock.used(side)),
        ..Options::default()
    };
    match budget(&options, side) {
        Some(budget) => Limits {
            deadline: Some(budget.most),
            clear: Some(budget.clear),
            enough: Some(budget.enough),
            ..Limits::default()
        },
        None => Limits::default(),
    }
}

/// The rest of the setup or turn as our engine plays it: all of it from its beginning, and at sight from the middle.
pub(super) fn rest(
    engine: &Engine,
    state: &State,
    limits: &Limits,
    work: &Work,
) -> Result<Vec<Move>, Told> {
    let act = |act| Move::Act(act);
    if state.at.setting_up() {
        if state.begun() {
            let mut moves = Vec::new();
            Match::default().moves(state, &mut moves);
            moves.truncate(1);
            return Ok(moves);
        }
        let setup = Opening::default().setup(state.at.board());
        return Ok(placed(setup.pieces().map(|(piece, _)| piece)));
    }
    if state.begun() {
        return Ok(at_sight(engine, state));
    }
    let question = bridge::question(&state.past);
    let limits = Limits {
        clock: work.clock.anew(),
        ..limits.clone()
    };
    let choice = engine.think(&question, &limits, &work.stop, &mut |_| ());
    work.check()?;
    let board = state.past.board();
    let found = choice.map(|choice| bridge::turn(board, &choice.acts));
    // What the search says is checked by the referee.
    let legal = |turn: &Turn| state.past.after_turn(turn).is_ok();
    let any = || unique_turns(board).into_iter().map(|reached| reached.turn);
    let turn = found.filter(legal).or_else(|| any().find(legal));
    let steps = turn.iter().flat_map(Turn::steps).map(arimaa::Move::Step);
    Ok(steps.chain([arimaa::Move::Done]).map(act).collect())
}

/// Pieces set up one after another.
pub(super) fn placed(pieces: impl Iterator<Item = arimaa::Piece>) -> Vec<Move> {
    pieces
        .map(|piece| Move::Act(arimaa::Move::Place(piece)))
        .collect()
}

/// The rest of a turn that somebody else began: the one that looks best, without a search.
fn at_sight(engine: &Engine, state: &State) -> Vec<Move> {
    fn walk(engine: &Engine, state: &State, line: &mut Vec<Move>, best: &mut (i32, Vec<Move>)) {
        let game = Match::default();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        for chosen in moves {
            let mut after = state.clone();
            game.play(&mut after, &chosen);
            line.push(chosen);
            if after.begun() {
                walk(engine, &after, line, best);
            } else {
                let worth = worth(engine, state.at.board().side(), &after);
                if best.1.is_empty() || worth > best.0 {
                    *best = (worth, line.clone());
                }
            }
            line.pop();
        }
    }
    let mut best = (0, Vec::new());
    walk(engine, state, &mut Vec::new(), &mut best);
    best.1
}

/// What the end of a turn is worth to whoever played it.
fn worth(engine: &Engine, side: Colour, after: &State) -> i32 {
    let winning = |winner: Colour| if winner == side { i32::MAX } else { -i32::MAX };
    if let Some(ending) = after.ended {
        return winning(ending.winner);
    }
    let other = side.other().index();
    let field = Field::from(after.at.board());
    if goal_within(&field, other, 4) {
        return -i32::MAX + 1;
    }
    -engine.evaluator().score(&field, other, 4)
}
