//! The seed's last table: its player against itself, with and without the lone-elephant opening, from each of its setups. Every pair plays
//! two games with colours changed; nothing is drawn by lot, so that more games would be the same ones.

use super::contest::play_out;
use arimaa::{Colour, Ending, MoveError, Ply, Referee};
use bot::player::Opening;
use bot::seed::SeedPlayer;
use rayon::prelude::*;
use std::ops::ControlFlow;
use work::{Halt, Work};

/// How a player begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// Its setup.
    pub setup: Opening,
    /// Whether it plays the lone-elephant opening.
    pub elephant: bool,
}

impl Beginning {
    /// The six of the seed: each setup without and with the opening.
    #[must_use]
    pub fn all() -> Vec<Beginning> {
        let with = |elephant| {
            Opening::ALL
                .into_iter()
                .map(move |setup| Beginning { setup, elephant })
        };
        with(false).chain(with(true)).collect()
    }

    /// Its name in documents for programs: `A`, or `A+elephant`.
    #[must_use]
    pub fn key(self) -> String {
        let opening = if self.elephant { "+elephant" } else { "" };
        format!("{}{opening}", self.setup.name())
    }
}

/// One game.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The index of Gold among the beginnings.
    pub gold: usize,
    /// The index of Silver.
    pub silver: usize,
    /// How it ended.
    pub ending: Ending,
    /// Turns of both sides, setups not counted.
    pub turns: usize,
}

/// How the players think.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Their weights, in hundredths.
    pub weights: [i32; 11],
    /// Whether they look at the answer too, as the seed does, or at their own turn only.
    pub deep: bool,
    /// After so many turns the side with more pieces wins.
    pub most_turns: usize,
}

/// Why a series of games was not finished.
#[derive(Clone, Debug, thiserror::Error)]
pub enum MatchError {
    /// It was stopped.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// A player broke the rules, which is our mistake.
    #[error("a player broke the rules: {0}")]
    Illegal(#[from] MoveError),
}

impl say::Tell for MatchError {
    fn fault(&self) -> say::Fault {
        match self {
            MatchError::Halt(halt) => halt.fault(),
            MatchError::Illegal(_) => say::Fault::Other,
        }
    }

    fn message(&self) -> say::Message {
        match self {
            MatchError::Halt(halt) => halt.message(),
            MatchError::Illegal(error) => error.message(),
        }
    }
}

/// All pairs of different beginnings, Gold's first: a game of each way round.
#[must_use]
pub fn pairs(count: usize) -> Vec<(usize, usize)> {
    (0..count)
        .flat_map(|gold| (0..count).map(move |silver| (gold, silver)))
        .filter(|(gold, silver)| gold != silver)
        .collect()
}

/// All pairs of different beginnings, two games each.
///
/// # Errors
/// When stopped.
pub fn all(
    work: &Work,
    beginnings: &[Beginning],
    manner: Manner,
) -> Result<Vec<Played>, MatchError> {
    let pairs = pairs(beginnings.len());
    let task = work.task("arimaa-task-games", Some(pairs.len() as u64));
    pairs
        .par_iter()
        .map(|&pair| {
            let played = one(work, beginnings, pair, manner)?;
            task.tick()?;
            Ok(played)
        })
        .collect()
}

/// The game of one pair.
///
/// # Errors
/// When stopped.
pub fn one(
    work: &Work,
    beginnings: &[Beginning],
    (gold, silver): (usize, usize),
    manner: Manner,
) -> Result<Played, MatchError> {
    let (ending, turns) = play(work, [beginnings[gold], beginnings[silver]], manner)?;
    Ok(Played {
        gold,
        silver,
        ending,
        turns,
    })
}

/// Plays one game.
fn play(
    work: &Work,
    beginnings: [Beginning; 2],
    manner: Manner,
) -> Result<(Ending, usize), MatchError> {
    let mut referee = Referee::new();
    for beginning in beginnings {
        let setup = beginning.setup.setup(referee.board());
        referee.play(Ply::Setup(setup))?;
    }
    let mut players = beginnings.map(|beginning| {
        let player = SeedPlayer::with_vector(manner.weights);
        let player = if manner.deep { player } else { player.hasty() };
        if beginning.elephant {
            player
        } else {
            player.without_opening()
        }
    });
    let setups = referee.plies().len();
    let over = play_out(&mut referee, setups + manner.most_turns, |referee| {
        let question = bot::bridge::question(referee);
        let choice = players[question.side].think(&question, &work.stop);
        work.check()?;
        let Some(choice) = choice else {
            // The referee would have seen that nothing can be played.
            return Ok(ControlFlow::Break(referee.score()));
        };
        let turn = bot::bridge::turn(referee.board(), &choice.acts);
        referee.play(Ply::Turn(turn))?;
        Ok::<_, MatchError>(ControlFlow::Continue(()))
    })?;
    Ok((over.ending(), referee.plies().len() - setups))
}

/// Points of each beginning: a win is one.
#[must_use]
pub fn points(games: &[Played], count: usize) -> Vec<usize> {
    let mut points = vec![0; count];
    for game in games {
        let winner = match game.ending.winner {
            Colour::Gold => game.gold,
            Colour::Silver => game.silver,
        };
        points[winner] += 1;
    }
    points
}
