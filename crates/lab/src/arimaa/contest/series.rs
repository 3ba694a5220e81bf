//! Many games of two players, several at a time, until there are enough or a test is decided.

use super::{Conditions, Mishap, Played, Player, Tally, play};
use crate::sprt::{Decision, Sprt};
use arimaa::Ply;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};
use work::{Halt, Work};

/// What the games of a series share.
pub struct Series {
    /// The conditions of each.
    pub conditions: Conditions,
    /// How games begin, two games each; none lets the players set up.
    pub openings: Vec<Vec<Ply>>,
    /// How many games.
    pub games: usize,
    /// How many at a time.
    pub concurrency: usize,
    /// The test that ends the series when it is decided.
    pub sprt: Option<Sprt>,
}

/// Plays the games, several at a time, until there are enough, the test is decided, or somebody asks to stop. `start` makes a
/// player, by its number; a player is kept for the next game unless something happened to it. `keep` is given every game.
///
/// # Errors
/// When stopped, or when a game cannot be kept.
pub fn play_series<P: Player, E: From<Halt> + Send>(
    work: &Work,
    series: &Series,
    start: impl Fn(usize) -> Option<P> + Sync,
    keep: impl Fn(usize, &Played) -> Result<(), E> + Sync,
) -> Result<Tally, E> {
    let next = AtomicUsize::new(0);
    let decided = AtomicBool::new(false);
    let tally = Mutex::new(Tally::default());
    let failed = Mutex::new(None);
    let task = work.task("arimaa-task-match", Some(series.games as u64));
    std::thread::scope(|scope| {
        for _ in 0..series.concurrency.min(series.games) {
            scope.spawn(|| {
                let mut players = None;
                while !decided.load(Ordering::Relaxed) && !work.stop.requested() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= series.games {
                        break;
                    }
                    let gold = number % 2;
                    let Some(played) = one_game(series, &start, &mut players, number, gold) else {
                        // Somebody asked to stop, or a player no longer starts: such a game cannot be counted.
                        decided.store(true, Ordering::Relaxed);
                        break;
                    };
                    if let Err(failure) = keep(number, &played) {
                        *locked(&failed) = Some(failure);
                        decided.store(true, Ordering::Relaxed);
                    }
                    let mut tally = locked(&tally);
                    tally.add(gold, &played);
                    if let Some(sprt) = series.sprt
                        && sprt.decide(tally.wins(0), tally.wins(1)) != Decision::Open
                    {
                        decided.store(true, Ordering::Relaxed);
                    }
                    let _ = task.tick();
                }
            });
        }
    });
    if let Some(failure) = failed.into_inner().unwrap_or_else(|lock| lock.into_inner()) {
        return Err(failure);
    }
    if work.stop.requested() {
        return Err(Halt::Stopped.into());
    }
    Ok(tally.into_inner().unwrap_or_else(|lock| lock.into_inner()))
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|lock| lock.into_inner())
}

/// One game; players are kept for the next one unless something happened to them.
fn one_game<P: Player>(
    series: &Series,
    start: &impl Fn(usize) -> Option<P>,
    players: &mut Option<[P; 2]>,
    number: usize,
    gold: usize,
) -> Option<Played> {
    if players.is_none() {
        *players = Some([start(0)?, start(1)?]);
    }
    let opening: &[Ply] = match series.openings.len() {
        0 => &[],
        // Both games of a pair begin alike.
        count => &series.openings[number / 2 % count],
    };
    let played = play(players.as_mut()?, gold, opening, &series.conditions)?;
    if matches!(played.mishap, Some(Mishap::Crash | Mishap::Time)) {
        *players = None;
    }
    Some(played)
}
