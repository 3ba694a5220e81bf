//! Our engine against itself, with turns of chance strewn in: each shard is some games, counted by the setups that met.

use super::arimaa::{MEASURES, add};
use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::numbers::within;
use ::arimaa::{Colour, Setup};
use lab::arimaa::arena::Game;
use lab::arimaa::games::{Head, block};
use lab::arimaa::selfplay::{head, play};
use lab::arimaa::setups::{letters, named};
use lab::experiment::{Findings, Shard, Trial};
use serde::{Deserialize, Serialize};
use work::Work;
use work::keep::Keeper;

/// How do games of the engine against itself end?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArimaaSelfplayed {
    /// How many games.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// Positions that it may look at for a turn.
    #[serde(default = "usual_nodes")]
    pub nodes: u64,
    /// After so many turns the side with more pieces wins.
    #[serde(default = "usual_turns")]
    pub most_turns: u64,
}

fn usual_games() -> u64 {
    1000
}

fn usual_nodes() -> u64 {
    1000
}

fn usual_turns() -> u64 {
    200
}

/// So many games are a shard, if nothing is said.
const SHARD: u64 = 10;

struct Selfplay {
    request: ArimaaSelfplayed,
    size: u64,
}

impl Sharded for ArimaaSelfplayed {
    const NAME: &'static str = "arimaa.selfplay";
    const MEASURES: &'static [&'static str] = MEASURES;

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        within(self.games, &(1..=1_000_000_000))?;
        within(self.nodes, &(1..=1_000_000_000))?;
        within(self.most_turns, &(1..=10_000))?;
        Ok(Box::new(Selfplay {
            request: self,
            size: shard.unwrap_or(SHARD),
        }))
    }
}

impl Plan for Selfplay {
    fn shards(&self) -> u64 {
        pieces(self.request.games, self.size)
    }

    fn product(&self) -> Option<&'static str> {
        Some("games")
    }

    fn ready<'w>(&'w self, work: &'w Work, _: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        Ok(Box::new(Ready {
            plan: self,
            head: head(work, self.request.nodes, self.request.most_turns),
        }))
    }
}

struct Ready<'w> {
    plan: &'w Selfplay,
    head: Head,
}

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let first = shard * self.plan.size;
        let numbers = first..self.plan.request.games.min(first + self.plan.size);
        let mut findings = Findings::default();
        // All shards together are a file of games.
        let mut product = match shard {
            0 => self.head.write(),
            _ => Vec::new(),
        };
        play(
            work,
            &self.head,
            numbers,
            1,
            |game: &Game| -> Result<(), Told> {
                let setups = [Colour::Gold, Colour::Silver].map(|colour| {
                    let setup = Setup::on(&game.start, colour);
                    let name = setup.and_then(|setup| named(&letters(&setup)));
                    name.unwrap_or("other").to_owned()
                });
                add(&mut findings, setups, game.ending, game.turns.len());
                product.extend(block(game));
                Ok(())
            },
        )?;
        Ok(Shard { findings, product })
    }
}
