//! The games of a ladder, played: every opponent under its own conditions, several games at a time.

use super::super::terms::ArimaaTerms;
use super::{LadderGame, Rung};
use crate::Told;
use lab::arimaa::contest::{Conditions, Fixture, Player, opening_of, play_fixtures};
use std::ops::ControlFlow;
use work::{Halt, Work};

/// A version of ours that climbs.
pub struct Climb<'c> {
    /// What the version is called.
    pub label: &'c str,
    /// Its command line.
    pub engine: &'c str,
    /// The opponents.
    pub rungs: &'c [Rung],
    /// What every game has in common.
    pub terms: &'c ArimaaTerms,
}

impl Climb<'_> {
    /// Plays these games, each the index of its opponent and its number. `start` makes a player: ours or the opponent, by the index
    /// of the opponent; `keep` is given a game as soon as it is over.
    ///
    /// # Errors
    /// When the terms cannot be read, when stopped, or when a game cannot be kept.
    pub fn play<P: Player, E: From<Halt> + From<Told> + Send>(
        &self,
        games: &[(usize, usize)],
        work: &Work,
        start: impl Fn(usize, usize) -> Option<P> + Sync,
        keep: impl Fn(LadderGame) -> Result<(), E> + Sync,
    ) -> Result<(), E> {
        let openings = self.terms.openings.read()?;
        let conditions = self.rungs.iter().map(|rung| {
            let controls = [rung.control; 2];
            self.terms.conditions("hra arimaa ladder", controls, work)
        });
        let conditions: Vec<Conditions> = conditions.collect::<Result<_, Told>>()?;
        let fixtures = games.iter().map(|&(pair, number)| Fixture {
            pair,
            number,
            opening: opening_of(&openings, number),
            conditions: &conditions[pair],
        });
        play_fixtures(
            work,
            &fixtures.collect::<Vec<_>>(),
            self.terms.concurrency,
            start,
            |fixture, played| {
                let rung = &self.rungs[fixture.pair];
                let game = LadderGame::new(self.label, self.engine, rung, fixture, played);
                keep(game)?;
                Ok(ControlFlow::Continue(()))
            },
        )
    }
}
