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
use std::ops::Range;
use std::sync::Arc;
use work::{Halt, Stream, Work};

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
    /// How many games had so many rolls.
    pub rolls: Vec<u64>,
    /// How many games had so many captures.
    pub captures: Vec<u64>,
}

impl Tally {
    fn new(seats: usize) -> Self {
        Tally {
            games: 0,
            wins: vec![0; seats],
            rolls: Vec::new(),
            captures: Vec::new(),
        }
    }

    fn add(&mut self, winner: usize, rolls: usize, captures: usize) {
        self.games += 1;
        self.wins[winner] += 1;
        count(&mut self.rolls, rolls, 1);
        count(&mut self.captures, captures, 1);
    }

    fn merged(mut self, other: &Tally) -> Self {
        self.games += other.games;
        for (mine, theirs) in [
            (&mut self.wins, &other.wins),
            (&mut self.rolls, &other.rolls),
            (&mut self.captures, &other.captures),
        ] {
            for (number, times) in theirs.iter().enumerate() {
                count(mine, number, *times);
            }
        }
        self
    }

    /// The mean of such counts; 0 of nothing.
    #[must_use]
    pub fn mean(counts: &[u64]) -> f64 {
        let sum: u64 = counts
            .iter()
            .zip(0..)
            .map(|(count, number)| count * number)
            .sum();
        sum as f64 / counts.iter().sum::<u64>().max(1) as f64
    }
}

fn count(counts: &mut Vec<u64>, number: usize, times: u64) {
    if number >= counts.len() {
        counts.resize(number + 1, 0);
    }
    counts[number] += times;
}

/// Games that one stream of random numbers serves.
pub const BATCH: u64 = 64;

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
    part(
        game,
        from,
        players,
        knowledge,
        games,
        0..games.div_ceil(BATCH),
        work,
    )
}

/// Plays those of `games` games that are in these batches: all parts together are what [`simulate`] counts.
///
/// # Errors
/// When stopped.
///
/// # Panics
/// When a player needs a solution that is not there.
pub fn part(
    game: &Ludo,
    from: &State,
    players: &[Player],
    knowledge: &Knowledge,
    games: u64,
    batches: Range<u64>,
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
    batches
        .into_par_iter()
        .map(|batch| {
            let mut random = work.streams.stream("ludo-games", batch);
            let mut tally = Tally::new(seats);
            for _ in 0..BATCH.min(games - batch * BATCH) {
                work.check()?;
                let (winner, rolls, captures) = play(game, from, players, &known, &mut random);
                tally.add(winner, rolls, captures);
            }
            progress.advance(tally.games)?;
            Ok(tally)
        })
        .try_reduce(|| Tally::new(seats), |left, right| Ok(left.merged(&right)))
}

/// One game: who wins it, after how many rolls and captures.
fn play(
    game: &Ludo,
    from: &State,
    players: &[Player],
    known: &[Option<&Solved>],
    random: &mut Stream,
) -> (usize, usize, usize) {
    let (mut state, mut rolls, mut captures) = (*from, 0, 0);
    loop {
        match game.turn(&state) {
            Turn::Over(payoff) => {
                let mut seats = 0..players.len();
                let winner = seats.find(|&seat| payoff.of(Seat(seat as u8)) == 1);
                return (winner.expect("somebody wins"), rolls, captures);
            }
            Turn::Chance(_) => {
                rolls += 1;
                game.land(&mut state, random.random_range(1..=6));
            }
            Turn::Decide(seat) => {
                let seat = seat.index();
                let chosen = players[seat].choose(game, &state, known[seat], random);
                let target = match chosen {
                    crate::Move::Piece(piece) => game.target(&state, piece.into()),
                    crate::Move::Pass => None,
                };
                let captured = target.is_some_and(|to| game.captured(&state, to).is_some());
                captures += usize::from(captured);
                game.play(&mut state, &chosen);
            }
        }
    }
}
