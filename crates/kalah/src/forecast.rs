//! What solving a start will cost, told beforehand: smaller starts on the same rows are solved and measured, and their growth goes on.
//! It promises nothing: how the boards grow from one start to the next is seen, not known.

use crate::game::Kalah;
use crate::solve::{Effort, SolveError, Solver};
use rules::Game;
use std::time::Duration;
use work::Work;

/// A smaller start that was solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Beans in each pit.
    pub seeds: u64,
    /// Its value.
    pub value: i32,
    /// Boards visited for the value.
    pub boards: u64,
    /// By the clock, without what the database took.
    pub time: Duration,
}

/// What is expected of a start.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// What was solved, from few beans to many.
    pub measured: Vec<Measured>,
    /// Boards that the start will take: if the growth of the last two goes on, and if the growth itself goes on growing or
    /// shrinking as it did. The smaller first.
    pub boards: (f64, f64),
    /// Boards a second; 0 under a clock that stands still.
    pub rate: f64,
}

impl Forecast {
    /// When it will be solved, by both counts of boards; nothing where no time was measured.
    #[must_use]
    pub fn arrival(&self) -> Option<(Duration, Duration)> {
        let time = |boards: f64| Duration::try_from_secs_f64(boards / self.rate).ok();
        Some((time(self.boards.0)?, time(self.boards.1)?))
    }
}

/// Solves starts with fewer beans than `game` until one takes more than `most` boards for one test, and tells what they say of `game`; `None`
/// where fewer than three say anything. All have the rules, the table and the database of the effort.
///
/// # Errors
/// When stopped, or when there are too many boards or too little memory.
pub fn forecast(
    work: &Work,
    game: &Kalah,
    effort: &Effort,
    most: u64,
) -> Result<Option<Forecast>, SolveError> {
    let pits = game.length();
    let seeds = game.total() as u64 / (2 * pits as u64);
    let mut measured: Vec<Measured> = Vec::new();
    for fewer in 1..seeds {
        let Ok(start) = Kalah::new(pits, fewer, game.rules()) else {
            break;
        };
        let effort = Effort {
            most: Some(most),
            ..effort.clone()
        };
        let mut solver = Solver::new(work, &start, effort)?;
        let began = work.clock.now();
        let value = match solver.value(work, &start.start(), &mut |_| ()) {
            Ok(value) => value,
            Err(SolveError::Spent) => break,
            Err(error) => return Err(error),
        };
        // What the database knows says nothing of growth.
        if solver.nodes() > 0 {
            measured.push(Measured {
                seeds: fewer,
                value,
                boards: solver.nodes(),
                time: work.clock.now().saturating_sub(began),
            });
        }
    }
    Ok(grown(measured, seeds))
}

fn grown(measured: Vec<Measured>, seeds: u64) -> Option<Forecast> {
    let [.., first, second, last] = measured.as_slice() else {
        return None;
    };
    let growth = |from: &Measured, to: &Measured| to.boards as f64 / from.boards as f64;
    let (before, now) = (growth(first, second), growth(second, last));
    let (mut steady, mut changing) = (last.boards as f64, last.boards as f64);
    let mut factor = now;
    for _ in last.seeds..seeds {
        factor *= now / before;
        steady *= now;
        changing *= factor.max(1.0);
    }
    let seconds = last.time.as_secs_f64();
    Some(Forecast {
        boards: (steady.min(changing), steady.max(changing)),
        rate: if seconds > 0.0 {
            last.boards as f64 / seconds
        } else {
            0.0
        },
        measured,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Rules;

    fn measured(seeds: u64, boards: u64) -> Measured {
        Measured {
            seeds,
            value: 0,
            boards,
            time: Duration::from_secs(boards / 1000),
        }
    }

    #[test]
    fn growth_goes_on() {
        let told = grown(
            vec![measured(2, 1000), measured(3, 10_000), measured(4, 200_000)],
            6,
        )
        .unwrap();
        // Twentyfold each, or fortyfold and eightyfold.
        assert_eq!(told.boards, (200_000.0 * 400.0, 200_000.0 * 3200.0));
        assert_eq!(told.rate, 1000.0);
        let (soon, late) = told.arrival().unwrap();
        assert_eq!((soon.as_secs(), late.as_secs()), (80_000, 640_000));
        assert_eq!(grown(vec![measured(2, 1000), measured(3, 1)], 6), None);
    }

    #[test]
    fn small_starts_are_measured_and_large_ones_are_not() {
        let game = Kalah::new(4, 6, Rules::THESIS).unwrap();
        let work = Work::unlimited();
        let told = forecast(&work, &game, &Effort::default(), 200_000)
            .unwrap()
            .unwrap();
        let seeds: Vec<u64> = told.measured.iter().map(|one| one.seeds).collect();
        assert_eq!(seeds[..3], [1, 2, 3]);
        assert!(*seeds.last().unwrap() < 6);
        assert!(told.boards.0 > 200_000.0 && told.boards.1 >= told.boards.0);
        // Nobody measures time under a clock that stands still.
        assert_eq!(told.arrival(), None);
    }
}
