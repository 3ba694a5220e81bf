//! One game of Arimaa between two engines under limits of work, from a numbered opening: what is played depends on the engines, the seed
//! and the number only. It knows no files and no statistics.

use super::contest::play_out;
use super::matches::MatchError;
use arimaa::{Board, Colour, Ending, Ply, Referee, Setup};
use bot::act::Act;
use bot::bridge;
use bot::player::Opening;
use bot::search::{Engine, Limits, Question, WON, root_turns};
use rand::RngExt as _;
use std::ops::ControlFlow;
use work::{Stream, Work};

/// A turn as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What was done.
    pub acts: Vec<Act>,
    /// What the search thought of the position, for the side to move; of a random turn, what the best turn is worth at a glance.
    pub score: i16,
    /// Whether chance chose it.
    pub random: bool,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number, which with the seed decides the opening.
    pub number: u64,
    /// The position after the setups, Gold to move.
    pub start: Board,
    /// What was played.
    pub turns: Vec<Played>,
    /// How it ended.
    pub ending: Ending,
}

/// Under which conditions games are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Positions that Gold and Silver may look at for a turn.
    pub nodes: [u64; 2],
    /// After so many turns the side with more pieces wins.
    pub most_turns: usize,
    /// Of so many turns after the opening about one is drawn from the best few, so that positions are varied; 0 for none.
    pub stray: u32,
    /// Whether turns are chosen without a list of all turns, for small numbers of nodes.
    pub hasty: bool,
}

/// The turns of an opening are drawn from so many that seem best.
const OPENING_CHOICE: usize = 100;
/// So many turns belong to the opening.
const OPENING_TURNS: usize = 2;
/// A turn that strays later is drawn from so many.
const STRAY_CHOICE: usize = 5;

/// The setups of an opening: one of ours, in half of the cases with one to three pairs of its pieces exchanged.
#[must_use]
pub fn setups(stream: &mut Stream) -> [Setup; 2] {
    let gold = setup(&Board::empty(Colour::Gold), stream);
    let silver = setup(&gold.placed(&Board::empty(Colour::Gold)), stream);
    [gold, silver]
}

fn setup(board: &Board, stream: &mut Stream) -> Setup {
    let plain = Opening::ALL[stream.random_range(0..3)].setup(board);
    if stream.random_range(0..2) == 0 {
        return plain;
    }
    let mut letters: Vec<char> = plain
        .pieces()
        .map(|(piece, _)| piece.letter(Colour::Gold))
        .collect();
    for _ in 0..stream.random_range(1..=3) {
        letters.swap(stream.random_range(0..16), stream.random_range(0..16));
    }
    let rows: String = letters.into_iter().collect();
    Setup::from_rows(board.side(), &rows[..8], &rows[8..]).unwrap_or(plain)
}

/// The position after the setups of an opening.
#[must_use]
pub fn start(stream: &mut Stream) -> Board {
    let [gold, silver] = setups(stream);
    silver.placed(&gold.placed(&Board::empty(Colour::Gold)))
}

/// Plays the game with this number. The engines forget what they learnt before it.
///
/// # Errors
/// When stopped, or when an engine breaks the rules.
pub fn play(
    work: &Work,
    players: [&Engine; 2],
    terms: &Terms,
    number: u64,
) -> Result<Game, MatchError> {
    let mut stream = work.streams.stream("arimaa arena", number);
    let start = start(&mut stream);
    let mut referee = Referee::from_position(start);
    let mut turns = Vec::new();
    for player in players {
        player.forget();
    }
    let over = play_out(&mut referee, terms.most_turns, |referee| {
        work.check()?;
        let question = bridge::question(referee);
        let side = question.side;
        let strays = terms.stray > 0 && stream.random_range(0..terms.stray) == 0;
        let drawn = if turns.len() < OPENING_TURNS {
            drawn(players[side], &question, OPENING_CHOICE, &mut stream)
        } else if strays {
            drawn(players[side], &question, STRAY_CHOICE, &mut stream)
        } else {
            None
        };
        let thought = match drawn {
            Some(turn) => Some(turn),
            None => thought(work, players[side], &question, terms)?,
        };
        let Some(turn) = thought else {
            // The referee would have seen that nothing can be played.
            return Ok(ControlFlow::Break(referee.score()));
        };
        let steps = bridge::turn(referee.board(), &turn.acts);
        referee.play(Ply::Turn(steps))?;
        turns.push(turn);
        Ok::<_, MatchError>(ControlFlow::Continue(()))
    })?;
    Ok(Game {
        number,
        start,
        turns,
        ending: over.ending(),
    })
}

/// The turn that an engine chooses under these terms.
fn thought(
    work: &Work,
    engine: &Engine,
    question: &Question,
    terms: &Terms,
) -> Result<Option<Played>, MatchError> {
    let limits = Limits {
        nodes: Some(terms.nodes[question.side]),
        ..Limits::default()
    };
    let choice = if terms.hasty {
        engine.hasten(question, &limits, &work.stop)
    } else {
        engine.think(question, &limits, &work.stop, &mut |_| ())
    };
    // A search that was stopped has not thought what it would have thought.
    work.check()?;
    Ok(choice.map(|choice| Played {
        score: clamped(choice.report.score),
        acts: choice.acts,
        random: false,
    }))
}

/// A turn drawn from the best few; none when the game is decided at a glance, so that chance does not spoil a result.
fn drawn(
    engine: &Engine,
    question: &Question,
    choice: usize,
    stream: &mut Stream,
) -> Option<Played> {
    let turns = root_turns(question, engine.evaluator());
    let best = turns.first()?.glance;
    if best.abs() >= WON {
        return None;
    }
    let sound = turns.iter().take_while(|turn| turn.glance > -WON).count();
    let turn = &turns[stream.random_range(0..sound.min(choice))];
    Some(Played {
        acts: turn.acts().to_vec(),
        score: clamped(best),
        random: true,
    })
}

fn clamped(score: i32) -> i16 {
    score.clamp(i32::from(i16::MIN + 1), i32::from(i16::MAX)) as i16
}
