//! Kalaha as a contest: the six strategies on packed boards, or any players move by move. The games are played by the
//! `kalah` crate; this seats the players.

use crate::standing::Standing;
use crate::tournament::{CHUNK, Contest, Pairing, Played, all_pairings, run_from};
use kalah::board::{Board, Sower, fits_small};
use kalah::player::Seated;
use kalah::solve::{Effort, SolveError, Solver};
use kalah::{Kalah, Lanes, NORTH, Player, Position, Rules, SOUTH, SetupError, Strategy, arena};
use rules::Game;
use std::sync::{Mutex, PoisonError};
use work::{Halt, Stream, Work};

/// A board on which the strategies meet.
struct Table<L> {
    sower: Sower<L>,
    start: Board<L>,
    players: Vec<Strategy>,
}

impl<L: Lanes> Contest for Table<L> {
    fn play(&self, starter: usize, other: usize, random: &mut Stream) -> Result<Played, Halt> {
        let players = [self.players[starter], self.players[other]];
        let ended = arena::play(&self.sower, self.start, players, random);
        Ok(Played {
            starter: ended.starter,
            other: ended.other,
            length: ended.length,
        })
    }
}

/// Why there is no tournament.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TournamentError {
    /// The board cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Somebody would have to play perfectly on a board that is too large for it.
    #[error(transparent)]
    Solve(#[from] SolveError),
    /// Stopped.
    #[error(transparent)]
    Halt(#[from] Halt),
}

say::tell!(TournamentError: Setup, Solve, Halt);

/// Players who choose move by move; those who are free wait in their player's queue, with what they have learned.
struct Guests<'w> {
    work: &'w Work,
    game: Kalah,
    players: Vec<Player>,
    free: Vec<Mutex<Vec<Seated>>>,
}

/// Every thread has its own solvers: small ones.
const GUEST_TABLE: u64 = 16 << 20;
/// They think, so that fewer of their games share a stream.
const GUEST_CHUNK: u64 = 64;

impl Guests<'_> {
    fn effort() -> Effort {
        Effort {
            table: GUEST_TABLE,
            ..Effort::default()
        }
    }

    fn seat(&self, player: usize) -> Seated {
        let mut free = self.free[player]
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        free.pop().unwrap_or_else(|| {
            Seated::new(self.players[player].clone(), &self.game, Self::effort())
        })
    }

    fn leave(&self, player: usize, seated: Seated) {
        let mut free = self.free[player]
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        free.push(seated);
    }
}

impl Contest for Guests<'_> {
    fn play(&self, starter: usize, other: usize, random: &mut Stream) -> Result<Played, Halt> {
        self.work.check()?;
        let mut seated = [self.seat(starter), self.seat(other)];
        let mut state = self.game.start();
        // The pie rule exchanges the seats' fortunes, not the seats.
        let mut length = 0;
        while !state.is_over() {
            length += 1;
            let player = &mut seated[state.mover().index()];
            let chosen = match player.choose(self.work, &state, length, random) {
                Ok(chosen) => chosen,
                Err(SolveError::Halt(halt)) => return Err(halt),
                Err(other) => unreachable!("solvers were tried before and have no limit: {other}"),
            };
            self.game.play(&mut state, &chosen);
        }
        let [first, second] = seated;
        self.leave(starter, first);
        self.leave(other, second);
        Ok(Played {
            starter: state.store(SOUTH),
            other: state.store(NORTH),
            length,
        })
    }

    /// They think, and whoever waits wants to see how it stands.
    fn chunk(&self) -> u64 {
        GUEST_CHUNK
    }
}

/// Plays `games` games of each of the pairings of numbered `players`. The six strategies alone play on packed boards, which is
/// much faster; the figures do not depend on that only in the limit, for the random numbers are drawn differently.
///
/// # Errors
/// When the board cannot be set up, is too large for perfect play, or the work is stopped.
pub fn tournament(
    work: &Work,
    game: &Kalah,
    players: &[Player],
    pairings: &[(usize, usize)],
    games: u64,
) -> Result<Vec<Pairing>, TournamentError> {
    let mut standing = Standing::default();
    let heard = &mut |_: &Standing| ();
    tournament_from(work, game, players, pairings, games, &mut standing, heard)?;
    Ok(standing.pairings)
}

/// The same from where it stood, and told now and then how it stands.
///
/// # Errors
/// As above; when stopped, the standing is what was counted so far.
pub fn tournament_from(
    work: &Work,
    game: &Kalah,
    players: &[Player],
    pairings: &[(usize, usize)],
    games: u64,
    standing: &mut Standing,
    heard: &mut dyn FnMut(&Standing),
) -> Result<(), TournamentError> {
    let contest = contest(work, game, players)?;
    run_from(work, &*contest, pairings, games, standing, heard)?;
    Ok(())
}

/// How many games share a stream when these players meet; more than this is played between two moments at which a tournament can stop.
#[must_use]
pub fn chunk(players: &[Player]) -> u64 {
    if strategies(players).is_some() {
        CHUNK
    } else {
        GUEST_CHUNK
    }
}

/// The six strategies that these players are, where all of them are.
fn strategies(players: &[Player]) -> Option<Vec<Strategy>> {
    let strategy = |player: &Player| match player {
        Player::Strategy(strategy) => Some(*strategy),
        _ => None,
    };
    players.iter().map(strategy).collect()
}

/// The players at their board, ready to meet.
///
/// # Errors
/// When the board is too large for perfect play.
pub fn contest<'w>(
    work: &'w Work,
    game: &Kalah,
    players: &[Player],
) -> Result<Box<dyn Contest + 'w>, TournamentError> {
    let start = game.start();
    fn table<L: Lanes>(start: &Position, rules: Rules, players: Vec<Strategy>) -> Table<L> {
        Table {
            sower: Sower::new(start.length(), start.total(), rules),
            start: Board::from_position(start),
            players,
        }
    }
    let rules = game.rules();
    Ok(match strategies(players) {
        Some(players) if fits_small(start.length(), start.total()) => {
            Box::new(table::<u64>(&start, rules, players))
        }
        Some(players) => Box::new(table::<u128>(&start, rules, players)),
        None => {
            drop(Solver::new(work, game, Guests::effort())?);
            Box::new(Guests {
                work,
                game: game.clone(),
                players: players.to_vec(),
                free: players.iter().map(|_| Mutex::default()).collect(),
            })
        }
    })
}

/// The six strategies as players, in order.
#[must_use]
pub fn six() -> Vec<Player> {
    Strategy::ALL.map(Player::Strategy).into()
}

/// All 21 pairings of the six.
#[must_use]
pub fn every_pairing() -> Vec<(usize, usize)> {
    all_pairings(Strategy::ALL.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kalah(pits: usize, seeds: u64, rules: Rules) -> Kalah {
        Kalah::new(pits, seeds, rules).unwrap()
    }

    #[test]
    fn one_that_was_stopped_goes_on_to_the_same_figures() {
        let game = kalah(4, 3, Rules::THESIS);
        let (pairings, games) = ([(0, 1), (5, 1)], 300_000);
        let work = Work::unlimited();
        let mut standing = Standing::default();
        // Whoever hears how it stands for the first time stops it.
        let stop = &mut |_: &Standing| work.stop.request();
        let ended = tournament_from(&work, &game, &six(), &pairings, games, &mut standing, stop);
        assert!(ended.is_err());
        let played: u64 = standing.pairings.iter().map(Pairing::games).sum();
        assert!((1..2 * games).contains(&played), "{played}");

        let work = Work::unlimited();
        let mut standing = Standing::read(&standing.write()).unwrap();
        let heard = &mut |_: &Standing| ();
        tournament_from(&work, &game, &six(), &pairings, games, &mut standing, heard).unwrap();
        let straight = tournament(&work, &game, &six(), &pairings, games).unwrap();
        assert_eq!(standing.pairings, straight);
    }

    #[test]
    fn large_boards_play_too() {
        let game = kalah(12, 20, Rules::STANDARD);
        let found = tournament(&Work::unlimited(), &game, &six(), &[(5, 0)], 20).unwrap();
        assert_eq!(found[0].games(), 20);
        let both = found[0].scores_a().mean() + found[0].scores_b().mean();
        assert!((both - 480.0).abs() < 1e-9);
    }

    /// Packed boards and move-by-move play are two ways to the same figures.
    #[test]
    fn guests_play_as_the_packed_boards_do() {
        let game = kalah(4, 3, Rules::THESIS);
        let fast = tournament(&Work::unlimited(), &game, &six(), &[(5, 1)], 20_000).unwrap();
        let mut players = six();
        players.push(Player::Depth(1));
        let slow = tournament(&Work::unlimited(), &game, &players, &[(5, 1)], 20_000).unwrap();
        let off = fast[0].a_started.wins().mean - slow[0].a_started.wins().mean;
        assert!(off.abs() < 0.03, "{off}");
        assert!((fast[0].lengths().mean() - slow[0].lengths().mean()).abs() < 0.3);
    }

    #[test]
    fn the_perfect_player_wins_what_he_should() {
        // (3,2) under thesis rules is won by the starter, so a perfect starter wins every game.
        let game = kalah(3, 2, Rules::THESIS);
        let mut solver = Solver::new(&Work::unlimited(), &game, Guests::effort()).unwrap();
        let value = solver.value(&Work::unlimited(), &game.start(), &mut |_| ());
        let players = vec![
            "perfect".parse().unwrap(),
            "erring:0.5:perfect".parse().unwrap(),
        ];
        let found = tournament(&Work::unlimited(), &game, &players, &[(0, 1)], 200).unwrap();
        let started = &found[0].a_started;
        match value.unwrap().signum() {
            1 => assert_eq!(started.won, started.games()),
            0 => assert_eq!(started.lost, 0),
            _ => assert!(started.won < started.games()),
        }
    }

    #[test]
    fn perfect_play_on_a_huge_board_is_refused() {
        let game = kalah(12, 20, Rules::THESIS);
        let refused = tournament(&Work::unlimited(), &game, &[Player::Perfect], &[(0, 0)], 1);
        assert!(matches!(refused, Err(TournamentError::Solve(_))));
    }
}
