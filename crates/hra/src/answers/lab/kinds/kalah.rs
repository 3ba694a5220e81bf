//! Tournaments of Kalaha: each shard is some of the games of a pairing.

use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::Question;
use crate::answers::Teller;
use crate::answers::kalah::{KalahTournament, answered};
use ::kalah::{Kalah, Player};
use lab::experiment::{Duel, Findings, Group, Measure, Shard, Trial};
use lab::histogram::Histogram;
use lab::kalah::{chunk, contest, every_pairing, six};
use lab::tournament::{self, Contest, Pairing, Tally};
use work::Work;
use work::keep::Keeper;

/// About so many games are a shard, if nothing is said.
const SHARD: u64 = 50_000;

struct Tournament {
    game: Kalah,
    players: Vec<Player>,
    pairings: Vec<(usize, usize)>,
    games: u64,
    /// Chunks of games, each with its own stream, in a shard.
    chunks: u64,
}

impl Sharded for KalahTournament {
    const NAME: &'static str = <KalahTournament as Question>::NAME;
    const MEASURES: &'static [&'static str] = &[
        "a-starts", "b-starts", "length", "store-a", "store-b", "result",
    ];

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        let (game, named, games) = self.read()?;
        let (players, pairings) = match named {
            None => (six(), every_pairing()),
            Some(two) => (two.to_vec(), vec![(0, 1)]),
        };
        let chunks = pieces(shard.unwrap_or(SHARD), chunk(&players));
        Ok(Box::new(Tournament {
            game,
            players,
            pairings,
            games,
            chunks,
        }))
    }
}

impl Tournament {
    fn all_chunks(&self) -> u64 {
        pieces(self.games, chunk(&self.players))
    }

    fn shards_of_pairing(&self) -> u64 {
        pieces(self.all_chunks(), self.chunks)
    }
}

impl Plan for Tournament {
    fn shards(&self) -> u64 {
        self.shards_of_pairing() * self.pairings.len() as u64
    }

    fn ready<'w>(&'w self, work: &'w Work, _: &'w dyn Means) -> Result<Box<dyn Trial + 'w>, Told> {
        Ok(Box::new(Ready {
            plan: self,
            contest: contest(work, &self.game, &self.players)?,
        }))
    }

    /// The questions of the thesis, where its six strategies met each other.
    fn answers(&self, findings: &Findings, teller: &Teller) -> Vec<(String, String)> {
        let met = met(findings, &self.players, &self.pairings);
        match self.pairings == every_pairing() && met.len() == self.pairings.len() {
            true => answered(self.players.clone(), met, teller),
            false => Vec::new(),
        }
    }
}

struct Ready<'w> {
    plan: &'w Tournament,
    contest: Box<dyn Contest + 'w>,
}

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let plan = self.plan;
        let (number, piece) = (
            shard / plan.shards_of_pairing(),
            shard % plan.shards_of_pairing(),
        );
        let pairing = plan.pairings[number as usize];
        let from = piece * plan.chunks;
        let chunks = from..plan.all_chunks().min(from + plan.chunks);
        let found = tournament::part(work, &*self.contest, pairing, plan.games, chunks)?;
        Ok(findings(&found, &plan.players).into())
    }
}

/// The pairings of numbered players who have met, as far as this was found. Numbers count as those of games that A began, since it does not
/// matter who did.
pub fn met(findings: &Findings, players: &[Player], pairings: &[(usize, usize)]) -> Vec<Pairing> {
    let met = pairings.iter().filter_map(|&(a, b)| {
        let group = format!("{}/{}", players[a], players[b]);
        pairing((a, b), findings.0.get(&group)?)
    });
    met.collect()
}

fn pairing((a, b): (usize, usize), group: &Group) -> Option<Pairing> {
    let tally = |measure: &str, starter: &str, other: &str| {
        let Measure::Counts(counts) = group.get(measure)? else {
            return None;
        };
        let count = |name: &str| counts.get(name).copied().unwrap_or(0);
        Some(Tally {
            won: count(starter),
            lost: count(other),
            drawn: count("draw"),
            ..Tally::default()
        })
    };
    let numbers = |measure: &str| {
        let Measure::Numbers(seen) = group.get(measure)? else {
            return None;
        };
        let most = seen.keys().next_back();
        let mut counts = vec![0; most.map_or(0, |most| *most as usize + 1)];
        for (&number, &count) in seen {
            counts[number as usize] = count;
        }
        Some(Histogram::from_counts(counts))
    };
    Some(Pairing {
        a,
        b,
        a_started: Tally {
            lengths: numbers("length")?,
            starter_scores: numbers("store-a")?,
            other_scores: numbers("store-b")?,
            ..tally("a-starts", "A", "B")?
        },
        b_started: tally("b-starts", "B", "A")?,
    })
}

fn findings(found: &Pairing, players: &[Player]) -> Findings {
    let (a, b) = (players[found.a].to_string(), players[found.b].to_string());
    let group = format!("{a}/{b}");
    let started = |tally: &Tally, starter, other| {
        Measure::counts([
            (starter, tally.won),
            (other, tally.lost),
            ("draw", tally.drawn),
        ])
    };
    let numbers = |histogram: &Histogram| Measure::numbers(histogram.counts());
    let (first, second) = (&found.a_started, &found.b_started);
    let mut findings = Findings::default();
    let mut add = |measure, value| findings.add(&group, measure, value);
    add("a-starts", started(first, "A", "B"));
    add("b-starts", started(second, "B", "A"));
    add("length", numbers(&found.lengths()));
    add("store-a", numbers(&found.scores_a()));
    add("store-b", numbers(&found.scores_b()));
    let duel = Duel {
        a,
        b,
        won: first.won + second.lost,
        drawn: found.drawn(),
        lost: first.lost + second.won,
    };
    add("result", Measure::Duel(duel));
    findings
}
