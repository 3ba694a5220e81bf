//! Many games of two players, several at a time, until there are enough or a test is decided.

use super::{Conditions, Mishap, Played, Player, Tally, play};
use crate::sprt::{Decision, Sprt};
use arimaa::Ply;
use std::ops::ControlFlow;
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

/// A game that is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Fixture<'s> {
    /// Which two players: games of the same pair are played by the same two, as long as nothing happens to them.
    pub pair: usize,
    /// The number of the game between them: colours change with every game.
    pub number: usize,
    /// How it begins.
    pub opening: &'s [Ply],
    /// Its conditions.
    pub conditions: &'s Conditions,
}

impl Fixture<'_> {
    /// Which of the two has Gold.
    #[must_use]
    pub fn gold(&self) -> usize {
        self.number % 2
    }
}

/// The opening of the game with this number: both games of a pair of games begin alike.
#[must_use]
pub fn opening_of(openings: &[Vec<Ply>], number: usize) -> &[Ply] {
    match openings.len() {
        0 => &[],
        count => &openings[number / 2 % count],
    }
}

/// Plays the games of a series until there are enough, the test is decided, or somebody asks to stop. `start` makes a player, by its
/// number; `keep` is given every game.
///
/// # Errors
/// When stopped, or when a game cannot be kept.
pub fn play_series<P: Player, E: From<Halt> + Send>(
    work: &Work,
    series: &Series,
    start: impl Fn(usize) -> Option<P> + Sync,
    keep: impl Fn(usize, &Played) -> Result<(), E> + Sync,
) -> Result<Tally, E> {
    let tally = Mutex::new(Tally::default());
    let fixtures = (0..series.games).map(|number| Fixture {
        pair: 0,
        number,
        opening: opening_of(&series.openings, number),
        conditions: &series.conditions,
    });
    play_fixtures::<P, E>(
        work,
        &fixtures.collect::<Vec<_>>(),
        series.concurrency,
        |_, player| start(player),
        |fixture, played| {
            keep(fixture.number, played)?;
            let mut tally = locked(&tally);
            tally.add(fixture.gold(), played);
            let decided = series
                .sprt
                .is_some_and(|sprt| sprt.decide(tally.wins(0), tally.wins(1)) != Decision::Open);
            Ok(if decided {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        },
    )?;
    Ok(tally.into_inner().unwrap_or_else(|lock| lock.into_inner()))
}

/// Plays games in their order, several at a time. `start` makes a player of a pair, by its number; players are kept for the next game
/// of their pair unless something happened to them. `keep` is given every game, and may say that there are enough.
///
/// # Errors
/// When stopped, or when a game cannot be kept.
pub fn play_fixtures<P: Player, E: From<Halt> + Send>(
    work: &Work,
    fixtures: &[Fixture<'_>],
    concurrency: usize,
    start: impl Fn(usize, usize) -> Option<P> + Sync,
    keep: impl Fn(&Fixture<'_>, &Played) -> Result<ControlFlow<()>, E> + Sync,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let enough = AtomicBool::new(false);
    let failed = Mutex::new(None);
    let task = work.task("arimaa-task-match", Some(fixtures.len() as u64));
    std::thread::scope(|scope| {
        for _ in 0..concurrency.min(fixtures.len()) {
            scope.spawn(|| {
                let mut players = None;
                while !enough.load(Ordering::Relaxed) && !work.stop.requested() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(fixture) = fixtures.get(index) else {
                        break;
                    };
                    let Some(played) = one_game(fixture, &start, &mut players) else {
                        // Somebody asked to stop, or a player no longer starts: such a game cannot be counted.
                        enough.store(true, Ordering::Relaxed);
                        break;
                    };
                    match keep(fixture, &played) {
                        Ok(ControlFlow::Continue(())) => {}
                        Ok(ControlFlow::Break(())) => enough.store(true, Ordering::Relaxed),
                        Err(failure) => {
                            *locked(&failed) = Some(failure);
                            enough.store(true, Ordering::Relaxed);
                            break;
                        }
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
    Ok(())
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|lock| lock.into_inner())
}

/// One game; players are kept for the next one of their pair unless something happened to them.
fn one_game<P: Player>(
    fixture: &Fixture<'_>,
    start: &impl Fn(usize, usize) -> Option<P>,
    players: &mut Option<(usize, [P; 2])>,
) -> Option<Played> {
    if players
        .as_ref()
        .is_none_or(|(pair, _)| *pair != fixture.pair)
    {
        // Those of the last pair go before others come.
        *players = None;
        let both = [start(fixture.pair, 0)?, start(fixture.pair, 1)?];
        *players = Some((fixture.pair, both));
    }
    let (_, both) = players.as_mut()?;
    let played = play(both, fixture.gold(), fixture.opening, fixture.conditions)?;
    if matches!(played.mishap, Some(Mishap::Crash | Mishap::Time)) {
        *players = None;
    }
    Some(played)
}
