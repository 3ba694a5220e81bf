//! What best play looks like: how often the best move captures, enters, runs or goes home. Counted over games that two or
//! more perfect players play, so that positions count as often as they come up.

use crate::game::{Ludo, Move};
use crate::solved::Solved;
use crate::state::State;
use rand::RngExt;
use rayon::prelude::*;
use rules::{Game, Turn};
use work::{Halt, Work};

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It sends an opponent's piece home, entering or running.
    Capture,
    /// It brings a piece in.
    Enter,
    /// It goes along the ring.
    Run,
    /// It goes into the home column, or up in it.
    Home,
    /// It moves nothing although something could move.
    Decline,
}

impl Kind {
    /// All kinds, in the order of tables.
    pub const ALL: [Kind; 5] = [
        Kind::Capture,
        Kind::Enter,
        Kind::Run,
        Kind::Home,
        Kind::Decline,
    ];

    /// What tables call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Capture => "capture",
            Kind::Enter => "enter",
            Kind::Run => "run",
            Kind::Home => "home",
            Kind::Decline => "decline",
        }
    }

    /// What a legal move does.
    #[must_use]
    pub fn of(game: &Ludo, state: &State, chosen: Move) -> Kind {
        let Move::Piece(piece) = chosen else {
            return Kind::Decline;
        };
        let piece = usize::from(piece);
        let to = game.target(state, piece).unwrap_or(0);
        if game.captured(state, to).is_some() {
            Kind::Capture
        } else if state.own(game.board(), state.mover())[piece] == 0 {
            Kind::Enter
        } else if to > game.board().fields() {
            Kind::Home
        } else {
            Kind::Run
        }
    }
}

/// How often each kind of move was there and was best, in decisions with a choice between different kinds or pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Decisions between at least two different moves.
    pub decisions: u64,
    /// Decisions in which the kind was possible, by [`Kind::ALL`].
    pub offered: [u64; 5],
    /// Decisions in which it was best.
    pub best: [u64; 5],
}

/// Games that one stream of random numbers serves.
const BATCH: u64 = 16;

/// Watches so many games of perfect players.
///
/// # Errors
/// When stopped.
pub fn habits(game: &Ludo, solved: &Solved, games: u64, work: &Work) -> Result<Habits, Halt> {
    let progress = work.task("ludo-task-games", Some(games));
    let all: Vec<Habits> = (0..games.div_ceil(BATCH))
        .into_par_iter()
        .map(|batch| {
            let mut random = work.streams.stream("ludo-habits", batch);
            let mut habits = Habits::default();
            let here = BATCH.min(games - batch * BATCH);
            for _ in 0..here {
                work.check()?;
                watch(game, solved, &mut habits, &mut random);
            }
            progress.advance(here)?;
            Ok(habits)
        })
        .collect::<Result<_, Halt>>()?;
    let mut sum = Habits::default();
    for habits in all {
        sum.decisions += habits.decisions;
        for kind in 0..Kind::ALL.len() {
            sum.offered[kind] += habits.offered[kind];
            sum.best[kind] += habits.best[kind];
        }
    }
    Ok(sum)
}

fn watch(game: &Ludo, solved: &Solved, habits: &mut Habits, random: &mut work::Stream) {
    let mut state = game.start();
    let mut moves = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Over(_) => return,
            Turn::Chance(_) => game.land(&mut state, random.random_range(1..=6)),
            Turn::Decide(_) => {
                moves.clear();
                game.moves(&state, &mut moves);
                let best = if moves.len() == 1 {
                    moves[0]
                } else {
                    solved.choices(&state).best
                };
                if is_choice(game, &state, &moves) {
                    habits.decisions += 1;
                    let mut offered = [false; 5];
                    for &chosen in &moves {
                        offered[Kind::of(game, &state, chosen) as usize] = true;
                    }
                    for (count, offered) in habits.offered.iter_mut().zip(offered) {
                        *count += u64::from(offered);
                    }
                    habits.best[Kind::of(game, &state, best) as usize] += 1;
                }
                game.play(&mut state, &best);
            }
        }
    }
}

/// Pieces in the house are alike: choosing among them is no choice.
fn is_choice(game: &Ludo, state: &State, moves: &[Move]) -> bool {
    let from = |chosen: &Move| match chosen {
        Move::Piece(piece) => Some(state.own(game.board(), state.mover())[usize::from(*piece)]),
        Move::Pass => None,
    };
    moves
        .windows(2)
        .any(|pair| from(&pair[0]) != from(&pair[1]))
}
