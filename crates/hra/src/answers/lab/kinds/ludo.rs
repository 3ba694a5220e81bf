//! Simulated games of Ludo: each shard is some of the games.

use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::Question;
use crate::answers::ludo::LudoSimulate;
use ::ludo::simulate::{BATCH, Knowledge, part};
use ::ludo::{Ludo, Player, State};
use lab::experiment::{Findings, Measure, Shard, Trial};
use work::Work;
use work::keep::Keeper;

/// About so many games are a shard, if nothing is said.
const SHARD: u64 = 4096;

struct Simulation {
    request: LudoSimulate,
    game: Ludo,
    from: State,
    seats: Vec<Player>,
    /// Batches of games, each with its own stream, in a shard.
    batches: u64,
}

impl Sharded for LudoSimulate {
    const NAME: &'static str = <LudoSimulate as Question>::NAME;
    const MEASURES: &'static [&'static str] = &["winner", "rolls", "captures"];

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        let (game, from, seats) = self.read()?;
        Ok(Box::new(Simulation {
            request: self,
            game,
            from,
            seats,
            batches: pieces(shard.unwrap_or(SHARD), BATCH),
        }))
    }
}

impl Simulation {
    fn all_batches(&self) -> u64 {
        pieces(self.request.games.max(1), BATCH)
    }
}

impl Plan for Simulation {
    fn shards(&self) -> u64 {
        pieces(self.all_batches(), self.batches)
    }

    fn ready<'w>(&'w self, work: &'w Work, _: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        Ok(Box::new(Ready {
            plan: self,
            knowledge: self.request.known(work)?,
        }))
    }
}

struct Ready<'w> {
    plan: &'w Simulation,
    knowledge: Knowledge,
}

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let Simulation {
            game, from, seats, ..
        } = self.plan;
        let first = shard * self.plan.batches;
        let batches = first..self.plan.all_batches().min(first + self.plan.batches);
        let games = self.plan.request.games.max(1);
        let tally = part(game, from, seats, &self.knowledge, games, batches, work)?;
        let name = |seat: usize| format!("{} {}", seat + 1, seats[seat]);
        let wins = tally.wins.iter().enumerate();
        let wins = wins.map(|(seat, wins)| (name(seat), *wins)).collect();
        let names: Vec<String> = seats.iter().map(Player::to_string).collect();
        let group = names.join(",");
        let mut findings = Findings::default();
        findings.add(&group, "winner", Measure::Counts(wins));
        findings.add(&group, "rolls", Measure::numbers(&tally.rolls));
        findings.add(&group, "captures", Measure::numbers(&tally.captures));
        Ok(findings.into())
    }
}
