//! A match between two of our engines inside this program, under limits of work: each shard is some pairs of games, each pair from one
//! opening with colours changed.

use super::arimaa::{MEASURES, add};
use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::numbers::within;
use ::arimaa::Colour;
use bot::search::Engine;
use lab::arimaa::arena::{Game, Terms, play};
use lab::experiment::{Findings, Shard, Trial};
use serde::{Deserialize, Serialize};
use std::sync::{Mutex, PoisonError};
use work::Work;
use work::keep::Keeper;

/// Who wins between two engines?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArimaaDuel {
    /// Positions that each of the two may look at for a turn.
    pub nodes: [u64; 2],
    /// Games, an even number: each opening is played twice.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// After so many turns the side with more pieces wins.
    #[serde(default = "usual_turns")]
    pub most_turns: u64,
}

fn usual_games() -> u64 {
    100
}

fn usual_turns() -> u64 {
    150
}

/// The table of an engine: small, since it is cleared for every game.
const TABLE: usize = 4 << 20;
/// So many pairs of games are a shard, if nothing is said.
const SHARD: u64 = 1;

struct Duels {
    request: ArimaaDuel,
    pairs: u64,
    size: u64,
}

impl Sharded for ArimaaDuel {
    const NAME: &'static str = "arimaa.duel";
    const MEASURES: &'static [&'static str] = MEASURES;

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        for nodes in self.nodes {
            within(nodes, &(1..=1_000_000_000))?;
        }
        within(self.most_turns, &(1..=10_000))?;
        let pairs = pieces(within(self.games, &(2..=1_000_000))?, 2);
        Ok(Box::new(Duels {
            request: self,
            pairs,
            size: shard.map_or(SHARD, |games| pieces(games, 2)),
        }))
    }
}

impl Plan for Duels {
    fn shards(&self) -> u64 {
        pieces(self.pairs, self.size)
    }

    fn ready<'w>(&'w self, work: &'w Work, _: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        work.claim(2 * TABLE as u64)?;
        Ok(Box::new(Ready {
            plan: self,
            free: Mutex::default(),
        }))
    }
}

/// Engines that do not play at the moment wait for the next game.
struct Ready<'w> {
    plan: &'w Duels,
    free: Mutex<Vec<[Engine; 2]>>,
}

impl Ready<'_> {
    /// Game `number` with the first player as Gold, or as Silver.
    fn play(&self, work: &Work, number: u64, first: Colour) -> Result<Game, Told> {
        let free = || self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let engines = free().pop();
        let engines = engines.unwrap_or_else(|| [(); 2].map(|()| Engine::new(TABLE, 1)));
        let ArimaaDuel {
            mut nodes,
            most_turns,
            ..
        } = self.plan.request;
        if first == Colour::Silver {
            nodes.reverse();
        }
        let terms = Terms {
            nodes,
            most_turns: most_turns as usize,
            stray: 0,
            hasty: false,
        };
        let game = play(work, [&engines[0], &engines[1]], &terms, number)?;
        free().push(engines);
        Ok(game)
    }
}

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let first = shard * self.plan.size;
        let mut findings = Findings::default();
        for pair in first..self.plan.pairs.min(first + self.plan.size) {
            for colour in Colour::BOTH {
                let game = self.play(work, pair, colour)?;
                let [a, b] = self.plan.request.nodes;
                let mut names = [format!("1 ({a})"), format!("2 ({b})")];
                if colour == Colour::Silver {
                    names.reverse();
                }
                add(&mut findings, names, game.ending, game.turns.len());
            }
        }
        Ok(findings.into())
    }
}
