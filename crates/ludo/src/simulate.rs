//! Many games between given players, each with its own random stream, so that threads do not matter. It counts; how sure
//! the counts are is somebody else's business.

use crate::game::Ludo;
use crate::players::Player;
use crate::solved::Solved;
use crate::state::State;
use rand::RngExt;
use rayon::prelude::*;
use rules::{Game, Seat, Turn};
use std::collections::HashMap;
use std::sync::Arc;
use work::{Halt, Work};

/// The solutions that players need, by who needs them.
#[derive(Clone, Default)]
pub struct Knowledge(HashMap<Need, Arc<Solved>>);

/// Which solution a player needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// One player against all others.
    Coalition(usize),
    /// Everybody for himself.
    Selfish,
}

impl Player {
    /// The solution that this player needs in this seat of so many.
    #[must_use]
    pub fn need(self, seat: usize, players: usize) -> Option<Need> {
        match self {
            // Between two players one solution tells everything.
            Player::Perfect | Player::Against(_) if players == 2 => Some(Need::Coalition(0)),
            Player::Perfect => Some(Need::Coalition(seat)),
            Player::Against(hero) => Some(Need::Coalition(hero)),
            Player::Selfish => Some(Need::Selfish),
            Player::Random | Player::Runner | Player::Hunter | Player::Careful => None,
        }
    }
}

impl Knowledge {
    /// What somebody needs, if it is there.
    #[must_use]
    pub fn get(&self, need: Need) -> Option<&Arc<Solved>> {
        self.0.get(&need)
    }

    /// Adds a solution.
    pub fn insert(&mut self, need: Need, solved: Arc<Solved>) {
        self.0.insert(need, solved);
    }
}

/// What came of many games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Games that were played to their end.
    pub games: u64,
    /// How many each player won.
    pub wins: Vec<u64>,
    /// Rolls in all games together.
    pub rolls: u64,
    /// Captures in all games together.
    pub captures: u64,
}

/// Games that one stream of random numbers serves.
const BATCH: u64 = 64;

/// Plays `games` games from a position.
///
/// # Errors
/// When stopped.
///
/// # Panics
/// When a player needs a solution that is not there.
pub fn simulate(
    game: &Ludo,
    from: &State,
    players: &[Player],
    knowledge: &Knowledge,
    games: u64,
    work: &Work,
) -> Result<Tally, Halt> {
    let seats = game.board().players();
    let known: Vec<Option<&Solved>> = players
        .iter()
        .enumerate()
        .map(|(seat, player)| {
            player
                .need(seat, seats)
                .map(|need| &**knowledge.get(need).expect("solved before"))
        })
        .collect();
    let progress = work.task("ludo-task-games", Some(games));
    let batches: Vec<Tally> = (0..games.div_ceil(BATCH))
        .into_par_iter()
        .map(|batch| {
            let mut random = work.streams.stream("ludo-games", batch);
            let mut tally = Tally {
                games: BATCH.min(games - batch * BATCH),
                wins: vec![0; seats],
                rolls: 0,
                captures: 0,
            };
            for _ in 0..tally.games {
                work.check()?;
                let mut state = *from;
                loop {
                    match game.turn(&state) {
                        Turn::Over(payoff) => {
                            let winner = (0..seats).find(|&seat| payoff.of(Seat(seat as u8)) == 1);
                            tally.wins[winner.expect("somebody wins")] += 1;
                            break;
                        }
                        Turn::Chance(_) => {
                            tally.rolls += 1;
                            game.land(&mut state, random.random_range(1..=6));
                        }
                        Turn::Decide(seat) => {
                            let seat = seat.index();
                            let chosen =
                                players[seat].choose(game, &state, known[seat], &mut random);
                            let target = match chosen {
                                crate::Move::Piece(piece) => game.target(&state, piece.into()),
                                crate::Move::Pass => None,
                            };
                            tally.captures += u64::from(
                                target.is_some_and(|to| game.captured(&state, to).is_some()),
                            );
                            game.play(&mut state, &chosen);
                        }
                    }
                }
            }
            progress.advance(tally.games)?;
            Ok(tally)
        })
        .collect::<Result<_, Halt>>()?;
    let sum = |of: fn(&Tally) -> u64| batches.iter().map(of).sum();
    Ok(Tally {
        games,
        wins: (0..seats)
            .map(|seat| batches.iter().map(|tally| tally.wins[seat]).sum())
            .collect(),
        rolls: sum(|tally| tally.rolls),
        captures: sum(|tally| tally.captures),
    })
}
