//! Tournaments: many games of every pairing, counted so that the result depends on the seed and not on the number of
//! threads. It does not know the game; a [`Contest`] plays it.

use crate::elo::Score;
use crate::histogram::Histogram;
use crate::interval::{CONFIDENCE_95, Estimate, wilson};
use crate::standing::Standing;
use rand::RngExt as _;
use rayon::prelude::*;
use std::ops::Range;
use work::{Halt, Stream, Task, Work};

/// How one game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// What the starter reached; more is better.
    pub starter: u16,
    /// What the other reached.
    pub other: u16,
    /// How many moves there were.
    pub length: u32,
}

/// Something that can play one game between two numbered players.
pub trait Contest: Sync {
    /// Plays one game; all chance comes from `random`.
    ///
    /// # Errors
    /// When stopped.
    fn play(&self, starter: usize, other: usize, random: &mut Stream) -> Result<Played, Halt>;

    /// Games that belong together: they share a stream, and a tournament is stopped between them. Fewer where games take long.
    fn chunk(&self) -> u64 {
        CHUNK
    }
}

/// What was counted over the games that one of the two started.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the starter won.
    pub won: u64,
    /// Games that he lost.
    pub lost: u64,
    /// Draws.
    pub drawn: u64,
    /// Lengths of all games.
    pub lengths: Histogram,
    /// What the starter reached.
    pub starter_scores: Histogram,
    /// What the other reached.
    pub other_scores: Histogram,
}

impl Tally {
    /// One more game.
    pub fn add(&mut self, played: Played) {
        match played.starter.cmp(&played.other) {
            std::cmp::Ordering::Greater => self.won += 1,
            std::cmp::Ordering::Less => self.lost += 1,
            std::cmp::Ordering::Equal => self.drawn += 1,
        }
        self.lengths.add(played.length as usize);
        self.starter_scores.add(played.starter.into());
        self.other_scores.add(played.other.into());
    }

    pub(crate) fn merged(mut self, other: &Tally) -> Self {
        self.won += other.won;
        self.lost += other.lost;
        self.drawn += other.drawn;
        self.lengths.merge(&other.lengths);
        self.starter_scores.merge(&other.starter_scores);
        self.other_scores.merge(&other.other_scores);
        self
    }

    /// How many games were counted.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// The probability that the starter wins.
    #[must_use]
    pub fn wins(&self) -> Estimate {
        wilson(self.won, self.games(), CONFIDENCE_95)
    }

    /// The probability that the starter loses.
    #[must_use]
    pub fn losses(&self) -> Estimate {
        wilson(self.lost, self.games(), CONFIDENCE_95)
    }

    /// The probability of a draw.
    #[must_use]
    pub fn draws(&self) -> Estimate {
        wilson(self.drawn, self.games(), CONFIDENCE_95)
    }
}

/// All games of one pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// One player.
    pub a: usize,
    /// The other.
    pub b: usize,
    /// Games that `a` started.
    pub a_started: Tally,
    /// Games that `b` started.
    pub b_started: Tally,
}

impl Pairing {
    /// Lengths of all games.
    #[must_use]
    pub fn lengths(&self) -> Histogram {
        self.a_started
            .lengths
            .clone()
            .merged(&self.b_started.lengths)
    }

    /// What `a` reached in all games.
    #[must_use]
    pub fn scores_a(&self) -> Histogram {
        let started = self.a_started.starter_scores.clone();
        started.merged(&self.b_started.other_scores)
    }

    /// What `b` reached in all games.
    #[must_use]
    pub fn scores_b(&self) -> Histogram {
        let started = self.b_started.starter_scores.clone();
        started.merged(&self.a_started.other_scores)
    }

    /// Draws in all games.
    #[must_use]
    pub fn drawn(&self) -> u64 {
        self.a_started.drawn + self.b_started.drawn
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.a_started.games() + self.b_started.games()
    }

    /// Games that the starter won, whoever he was.
    #[must_use]
    pub fn won_by_starter(&self) -> u64 {
        self.a_started.won + self.b_started.won
    }

    /// Games that the starter lost, whoever he was.
    #[must_use]
    pub fn lost_by_starter(&self) -> u64 {
        self.a_started.lost + self.b_started.lost
    }

    /// The result as points for a rating.
    #[must_use]
    pub fn score(&self) -> Score {
        let draws = self.drawn() as f64 / 2.0;
        Score {
            a: self.a,
            b: self.b,
            points_a: (self.a_started.won + self.b_started.lost) as f64 + draws,
            points_b: (self.b_started.won + self.a_started.lost) as f64 + draws,
        }
    }
}

/// Every pairing of `players` players once, with themselves too: (0,0), (0,1) … in order.
#[must_use]
pub fn all_pairings(players: usize) -> Vec<(usize, usize)> {
    let with = |a| (a..players).map(move |b| (a, b));
    (0..players).flat_map(with).collect()
}

/// Games of one stream. Small enough to share the work out, large enough not to notice it.
pub const CHUNK: u64 = 4096;
const TASK: &str = "lab-task-tournament";
/// Chunks for each thread between two moments at which it is told how the tournament stands.
const BATCH: u64 = 2;

/// Plays `games` games of each pairing; the starter of each game is drawn by lot.
///
/// # Errors
/// When stopped.
pub fn run(
    work: &Work,
    contest: &dyn Contest,
    pairings: &[(usize, usize)],
    games: u64,
) -> Result<Vec<Pairing>, Halt> {
    let mut standing = Standing::default();
    run_from(work, contest, pairings, games, &mut standing, &mut |_| ())?;
    Ok(standing.pairings)
}

/// The same from where it stood, and told now and then how it stands. What was counted is the same however often it was stopped.
///
/// # Errors
/// When stopped; the standing is then what was counted so far.
pub fn run_from(
    work: &Work,
    contest: &dyn Contest,
    pairings: &[(usize, usize)],
    games: u64,
    standing: &mut Standing,
    heard: &mut dyn FnMut(&Standing),
) -> Result<(), Halt> {
    let task = work.task(TASK, Some(games.saturating_mul(pairings.len() as u64)));
    task.advance(standing.pairings.iter().map(Pairing::games).sum())?;
    let chunks = games.div_ceil(contest.chunk());
    let batch = BATCH * rayon::current_num_threads() as u64;
    for (number, &(a, b)) in pairings.iter().enumerate() {
        if number + 1 < standing.pairings.len() {
            continue;
        }
        if number == standing.pairings.len() {
            standing.begin(a, b);
        }
        while standing.chunks < chunks {
            let until = chunks.min(standing.chunks + batch);
            let chunks = standing.chunks..until;
            let (a_started, b_started) = play(work, contest, (a, b), games, chunks, &task)?;
            standing.add(&a_started, &b_started, until);
            heard(standing);
        }
    }
    Ok(())
}

/// Plays those of `games` games of a pairing that are in these chunks: all parts together are what [`run`] counts.
///
/// # Errors
/// When stopped.
pub fn part(
    work: &Work,
    contest: &dyn Contest,
    (a, b): (usize, usize),
    games: u64,
    chunks: Range<u64>,
) -> Result<Pairing, Halt> {
    let count = (chunks.end - chunks.start).saturating_mul(contest.chunk());
    let task = work.task(TASK, Some(count));
    let (a_started, b_started) = play(work, contest, (a, b), games, chunks, &task)?;
    Ok(Pairing {
        a,
        b,
        a_started,
        b_started,
    })
}

/// The games of some chunks: those that the first of the two started, and those that the other did.
fn play(
    work: &Work,
    contest: &dyn Contest,
    (a, b): (usize, usize),
    games: u64,
    chunks: Range<u64>,
    task: &Task<'_>,
) -> Result<(Tally, Tally), Halt> {
    let purpose = format!("tournament {a} {b}");
    let size = contest.chunk();
    chunks
        .into_par_iter()
        .map(|chunk| {
            let mut random = work.streams.stream(&purpose, chunk);
            let count = size.min(games - chunk * size);
            let mut tallies = (Tally::default(), Tally::default());
            for _ in 0..count {
                if random.random() {
                    tallies.0.add(contest.play(a, b, &mut random)?);
                } else {
                    tallies.1.add(contest.play(b, a, &mut random)?);
                }
            }
            task.advance(count)?;
            Ok::<_, Halt>(tallies)
        })
        .try_reduce(Default::default, |left, right| {
            Ok((left.0.merged(&right.0), left.1.merged(&right.1)))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Player n throws a die with n + 2 sides; the starter adds one.
    struct Die;

    impl Contest for Die {
        fn play(&self, starter: usize, other: usize, random: &mut Stream) -> Result<Played, Halt> {
            Ok(Played {
                starter: random.random_range(0..starter as u16 + 2) + 1,
                other: random.random_range(0..other as u16 + 2),
                length: 2,
            })
        }
    }

    #[test]
    fn figures_are_those_of_the_dice() {
        let found = run(&Work::unlimited(), &Die, &[(0, 0)], 100_000).unwrap();
        let started = &found[0].a_started;
        // Starter 1 or 2 against 0 or 1: wins 3 of 4, draws 1 of 4.
        assert!((started.wins().mean - 0.75).abs() < 0.01);
        assert_eq!(started.lost, 0);
        assert_eq!(found[0].games(), 100_000);
        assert_eq!(found[0].lengths().mean(), 2.0);
        assert!((found[0].a_started.games() as f64 - 50_000.0).abs() < 1_000.0);
    }

    #[test]
    fn threads_do_not_matter_and_the_seed_does() {
        let with = |threads, seed| {
            let pool = rayon::ThreadPoolBuilder::new()
                .num_threads(threads)
                .build()
                .unwrap();
            let work = Work {
                streams: work::Streams::new(seed),
                ..Work::unlimited()
            };
            pool.install(|| run(&work, &Die, &all_pairings(3), 20_000))
        };
        assert_eq!(with(1, 5), with(3, 5));
        assert_ne!(with(1, 5), with(1, 6));
    }

    /// However a pairing is cut, its parts are the whole.
    #[test]
    fn parts_together_are_the_whole() {
        let (work, games) = (Work::unlimited(), 3 * CHUNK + 100);
        let whole = run(&work, &Die, &[(0, 1)], games).unwrap();
        let mut standing = Standing::default();
        standing.begin(0, 1);
        for (from, until) in [(3, 4), (0, 1), (1, 3)] {
            let found = part(&work, &Die, (0, 1), games, from..until).unwrap();
            standing.add(&found.a_started, &found.b_started, until);
        }
        assert_eq!(standing.pairings, whole);
    }

    /// Wherever a tournament is stopped and written down, it goes on to the same figures.
    #[test]
    fn a_tournament_that_was_stopped_goes_on_to_the_same_figures() {
        let (pairings, games) = (all_pairings(3), 20_000);
        let straight = run(&Work::unlimited(), &Die, &pairings, games).unwrap();
        let mut standing = Standing::default();
        let mut stops = 0;
        loop {
            let work = Work::unlimited();
            let stop = work.stop.clone();
            let mut heard = |_: &Standing| stop.request();
            let ended = run_from(&work, &Die, &pairings, games, &mut standing, &mut heard);
            standing = Standing::read(&standing.write()).unwrap();
            match ended {
                Ok(()) => break,
                Err(halt) => assert_eq!(halt, Halt::Stopped),
            }
            stops += 1;
            assert!(stops < 100, "every time something is played");
        }
        assert!(stops >= 5, "stopped {stops} times");
        assert_eq!(standing.pairings, straight);
    }

    #[test]
    fn a_stop_is_noticed() {
        let work = Work::unlimited();
        work.stop.request();
        assert_eq!(run(&work, &Die, &[(0, 1)], 10), Err(Halt::Stopped));
    }

    #[test]
    fn twenty_one_pairings_of_six() {
        let all = all_pairings(6);
        assert_eq!(all.len(), 21);
        assert_eq!((all[0], all[6], all[20]), ((0, 0), (1, 1), (5, 5)));
    }
}
