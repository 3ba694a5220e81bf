//! The six strategies of Kalaha as a contest. The games are played by the `kalah` crate; this only names the players.

use crate::tournament::{Contest, Pairing, Played, all_pairings, run};
use kalah::arena;
use kalah::board::{Board, Sower, fits_small};
use kalah::{Lanes, Position, Rules, SetupError, Strategy};
use work::{Halt, Stream, Work};

/// A board on which the strategies meet.
struct Table<L> {
    sower: Sower<L>,
    start: Board<L>,
}

impl<L: Lanes> Contest for Table<L> {
    fn play(&self, starter: usize, other: usize, random: &mut Stream) -> Played {
        let players = [Strategy::ALL[starter], Strategy::ALL[other]];
        let ended = arena::play(&self.sower, self.start, players, random);
        Played {
            starter: ended.starter,
            other: ended.other,
            length: ended.length,
        }
    }
}

/// Why there is no tournament.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TournamentError {
    /// The board cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Stopped.
    #[error(transparent)]
    Halt(#[from] Halt),
}

/// Plays `games` games of each of the pairings; players are numbered as the strategies are.
///
/// # Errors
/// When the board cannot be set up or the work is stopped.
pub fn tournament(
    work: &Work,
    pits: usize,
    seeds: u64,
    rules: Rules,
    pairings: &[(Strategy, Strategy)],
    games: u64,
) -> Result<Vec<Pairing>, TournamentError> {
    let start = Position::start(pits, seeds, rules)?;
    let pairings: Vec<(usize, usize)> = pairings
        .iter()
        .map(|&(a, b)| (a as usize, b as usize))
        .collect();
    fn on<L: Lanes>(start: &Position, rules: Rules) -> Table<L> {
        Table {
            sower: Sower::new(start.length(), start.total(), rules),
            start: Board::from_position(start),
        }
    }
    Ok(if fits_small(pits, start.total()) {
        run(work, &on::<u64>(&start, rules), &pairings, games)?
    } else {
        run(work, &on::<u128>(&start, rules), &pairings, games)?
    })
}

/// All 21 pairings of the six strategies.
#[must_use]
pub fn every_pairing() -> Vec<(Strategy, Strategy)> {
    all_pairings(Strategy::ALL.len())
        .into_iter()
        .map(|(a, b)| (Strategy::ALL[a], Strategy::ALL[b]))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table printed in the thesis: pairing, then ppAA, ppAB, ppBB, ppBA. Only the pairings whose description
    /// in the thesis is the program that was run; the spec says which.
    const PUBLISHED: [(usize, usize, [f64; 4]); 11] = [
        (0, 0, [0.4859, 0.4511, 0.4852, 0.4514]),
        (0, 1, [0.1039, 0.8696, 0.8920, 0.0860]),
        (0, 3, [0.0770, 0.9016, 0.9219, 0.0600]),
        (0, 4, [0.0818, 0.8956, 0.9125, 0.0675]),
        (0, 5, [0.0802, 0.9027, 0.9327, 0.0540]),
        (1, 1, [0.5436, 0.4014, 0.5427, 0.4029]),
        (1, 2, [0.7823, 0.1812, 0.2283, 0.7295]),
        (1, 3, [0.4293, 0.5166, 0.6590, 0.2921]),
        (1, 4, [0.4340, 0.5109, 0.6243, 0.3215]),
        (1, 5, [0.3861, 0.5682, 0.7346, 0.2292]),
        (5, 5, [0.5176, 0.4810, 0.5177, 0.4809]),
    ];

    #[test]
    fn published_figures_are_met() {
        let pairings: Vec<_> = PUBLISHED
            .iter()
            .map(|&(a, b, _)| (Strategy::ALL[a], Strategy::ALL[b]))
            .collect();
        let games = 40_000;
        let found = tournament(&Work::unlimited(), 6, 4, Rules::THESIS, &pairings, games).unwrap();
        for (pairing, (a, b, published)) in found.iter().zip(PUBLISHED) {
            let ours = [
                pairing.a_started.wins(),
                pairing.a_started.losses(),
                pairing.b_started.wins(),
                pairing.b_started.losses(),
            ];
            for (ours, published) in ours.iter().zip(published) {
                // 20 000 games of each start: four standard errors are at most 0.0142.
                let allowed = 0.005 + 2.0 * (ours.upper - ours.lower) / 1.96;
                let off = (ours.mean - published).abs();
                assert!(off < allowed, "{a}/{b}: {ours:?}, published {published}");
            }
        }
    }

    #[test]
    fn large_boards_play_too() {
        let pair = [(Strategy::Five, Strategy::Zero)];
        let found = tournament(&Work::unlimited(), 12, 20, Rules::STANDARD, &pair, 20).unwrap();
        assert_eq!(found[0].games(), 20);
        let beans = |histogram: crate::histogram::Histogram| histogram.mean();
        let both = beans(found[0].scores_a()) + beans(found[0].scores_b());
        assert!((both - 480.0).abs() < 1e-9);
    }

    #[test]
    fn a_board_too_large_is_refused() {
        let refused = tournament(
            &Work::unlimited(),
            13,
            4,
            Rules::THESIS,
            &every_pairing(),
            1,
        );
        assert_eq!(refused, Err(TournamentError::Setup(SetupError::Pits(13))));
    }
}
