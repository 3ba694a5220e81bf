//! The beginnings of the seed's player against each other: each shard is the game of a pair.

use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::Question;
use crate::answers::arimaa::ArimaaStrategies;
use ::arimaa::{Colour, Ending};
use lab::arimaa::matches::{Beginning, Manner, one, pairs};
use lab::experiment::{Duel, Findings, Measure, Shard, Trial};
use work::Work;
use work::keep::Keeper;

/// What is measured of games of Arimaa.
pub const MEASURES: &[&str] = &["winner", "reason", "turns", "result"];

struct Strategies {
    manner: Manner,
    beginnings: Vec<Beginning>,
    pairs: Vec<(usize, usize)>,
    size: u64,
}

impl Sharded for ArimaaStrategies {
    const NAME: &'static str = <ArimaaStrategies as Question>::NAME;
    const MEASURES: &'static [&'static str] = MEASURES;

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        self.check()?;
        let beginnings = Beginning::all();
        Ok(Box::new(Strategies {
            manner: self.manner()?,
            pairs: pairs(beginnings.len()),
            beginnings,
            size: shard.unwrap_or(1),
        }))
    }
}

impl Plan for Strategies {
    fn shards(&self) -> u64 {
        pieces(self.pairs.len() as u64, self.size)
    }

    fn ready<'w>(&'w self, _: &'w Work, _: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        Ok(Box::new(Ready(self)))
    }
}

struct Ready<'w>(&'w Strategies);

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let plan = self.0;
        let pairs = plan.pairs.chunks(plan.size as usize).nth(shard as usize);
        let mut findings = Findings::default();
        for &pair in pairs.into_iter().flatten() {
            let played = one(work, &plan.beginnings, pair, plan.manner)?;
            let names = [pair.0, pair.1].map(|player| plan.beginnings[player].key());
            add(&mut findings, names, played.ending, played.turns);
        }
        Ok(findings.into())
    }
}

/// A game of Arimaa between two with these names, Gold first.
pub fn add(findings: &mut Findings, [gold, silver]: [String; 2], ending: Ending, turns: usize) {
    let group = format!("{gold}/{silver}");
    let won = u64::from(ending.winner == Colour::Gold);
    let winner = Measure::counts([("gold", won), ("silver", 1 - won)]);
    let mut lengths = vec![0; turns + 1];
    lengths[turns] = 1;
    let reason = Measure::Counts([(ending.reason.letter().to_string(), 1)].into());
    let duel = Duel {
        a: gold,
        b: silver,
        won,
        drawn: 0,
        lost: 1 - won,
    };
    let mut game = Findings::default();
    game.add(&group, "winner", winner);
    game.add(&group, "reason", reason);
    game.add(&group, "turns", Measure::numbers(&lengths));
    game.add(&group, "result", Measure::Duel(duel));
    // A game is never unlike a game.
    let _ = findings.merge(game);
}
