//! A match between two programs that speak AEI: each shard is some pairs of games, each pair from one opening with colours changed, by
//! programs that were started for it.

use super::arimaa::{MEASURES, add};
use super::{Means, Plan, Sharded, pieces};
use crate::Told;
use crate::answers::arimaa::{ArimaaOpenings, ArimaaTerms, option};
use crate::answers::numbers::within;
use ::arimaa::{Ply, TimeControl};
use lab::arimaa::contest::{Conditions, Mishap, Player, opening_of, play};
use lab::experiment::{Findings, Shard, Trial};
use serde::{Deserialize, Serialize};
use work::keep::Keeper;
use work::{Halt, Work};

/// Who wins between two programs?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArimaaProgramMatch {
    /// Their command lines; `hra` is this program.
    pub engines: [String; 2],
    /// What each is told, `NAME=VALUE`.
    #[serde(default)]
    pub options: [Vec<String>; 2],
    /// Games, an even number: each opening is played twice.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// The clock of each; a second for a turn if neither this nor a limit of work is said.
    #[serde(default)]
    pub time: Option<[String; 2]>,
    /// Positions that each may look at for a turn: then no clock runs.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// Steps that each looks ahead: then no clock runs.
    #[serde(default)]
    pub depth: Option<u64>,
    /// The file of the openings; `none` has the programs set up themselves; ours if nothing is said.
    #[serde(default)]
    pub openings: Option<String>,
    /// With so many pieces more, four turns in a row, a side has won.
    #[serde(default)]
    pub adjudicate: Option<u64>,
    /// After so many turns of each side pieces decide.
    #[serde(default = "usual_turns")]
    pub turns: u64,
    /// How much later than the clock says a move may come.
    #[serde(default = "usual_grace")]
    pub grace: String,
}

fn usual_games() -> u64 {
    20
}

fn usual_turns() -> u64 {
    200
}

fn usual_grace() -> String {
    "0.1s".to_owned()
}

/// The clock if nothing is said.
const TIME: &str = "1s/0/0";
/// No clock.
const NO_TIME: &str = "0/0/0";
/// What records of such games call them.
const EVENT: &str = "hra lab";

impl ArimaaProgramMatch {
    /// Whether the work of a turn is fixed, so that no clock runs and the games are the same again.
    fn fixed(&self) -> bool {
        self.nodes.is_some() || self.depth.is_some()
    }

    /// The options of a player, limits of work among them.
    ///
    /// # Errors
    /// When one is none.
    pub fn options(&self, player: usize) -> Result<Vec<(String, String)>, Told> {
        let given = self.options[player].iter().map(|text| option(text));
        let limits = [("nodes", self.nodes), ("depth", self.depth)];
        let limits = limits.into_iter().filter_map(|(name, limit)| {
            let limit = limit?;
            Some(within(limit, &(1..=u64::MAX)).map(|limit| (name.to_owned(), limit.to_string())))
        });
        given.chain(limits).collect()
    }

    fn conditions(&self, openings: ArimaaOpenings, work: &Work) -> Result<Conditions, Told> {
        let clock = |player: usize| match &self.time {
            _ if self.fixed() => NO_TIME,
            Some(time) => &time[player],
            None => TIME,
        };
        let adjudicate = self.adjudicate.map(|pieces| within(pieces, &(1..=16)));
        let terms = ArimaaTerms {
            openings,
            concurrency: 1,
            adjudicate: adjudicate.transpose()?.map(|pieces| pieces as u32),
            most_turns: within(self.turns, &(1..=10_000))? as usize,
            grace: self.grace.clone(),
        };
        let controls: [TimeControl; 2] = [clock(0).parse()?, clock(1).parse()?];
        terms.conditions(EVENT, controls, work)
    }
}

struct Match {
    request: ArimaaProgramMatch,
    options: [Vec<(String, String)>; 2],
    pairs: u64,
    size: u64,
}

impl Sharded for ArimaaProgramMatch {
    const NAME: &'static str = "arimaa.match";
    const MEASURES: &'static [&'static str] = MEASURES;

    fn plan(self, shard: Option<u64>) -> Result<Box<dyn Plan>, Told> {
        let pairs = pieces(within(self.games, &(2..=1_000_000))?, 2);
        self.conditions(ArimaaOpenings::None, &Work::unlimited())?;
        Ok(Box::new(Match {
            options: [self.options(0)?, self.options(1)?],
            request: self,
            pairs,
            size: shard.map_or(1, |games| pieces(games, 2)),
        }))
    }
}

impl Plan for Match {
    fn shards(&self) -> u64 {
        pieces(self.pairs, self.size)
    }

    fn inputs(&self) -> Vec<String> {
        let openings = self.request.openings.iter();
        openings.filter(|name| *name != "none").cloned().collect()
    }

    fn programs(&self) -> Vec<String> {
        self.request.engines.to_vec()
    }

    fn product(&self) -> Option<&'static str> {
        Some("records")
    }

    fn ready<'w>(
        &'w self,
        work: &'w Work,
        means: &'w dyn Means,
    ) -> Result<Box<dyn Trial + 'w>, Told> {
        let openings = match self.request.openings.as_deref() {
            None => ArimaaOpenings::Ours,
            Some("none") => ArimaaOpenings::None,
            Some(name) => {
                let text = means.file(name)?;
                ArimaaOpenings::Listed(String::from_utf8_lossy(&text).into_owned())
            }
        };
        Ok(Box::new(Ready {
            plan: self,
            means,
            openings: openings.read()?,
            conditions: self.request.conditions(openings, work)?,
        }))
    }
}

struct Ready<'w> {
    plan: &'w Match,
    means: &'w dyn Means,
    openings: Vec<Vec<Ply>>,
    conditions: Conditions,
}

impl Ready<'_> {
    fn started(&self) -> Result<[Box<dyn Player>; 2], Told> {
        let start = |player: usize| {
            let engine = &self.plan.request.engines[player];
            self.means.program(engine, &self.plan.options[player])
        };
        Ok([start(0)?, start(1)?])
    }
}

impl Trial for Ready<'_> {
    fn run(&self, work: &Work, shard: u64, _: &mut dyn Keeper) -> Result<Shard, Told> {
        let first = shard * self.plan.size;
        let pairs = first..self.plan.pairs.min(first + self.plan.size);
        let mut seated = None;
        let mut findings = Findings::default();
        let mut product = Vec::new();
        for number in 2 * pairs.start as usize..2 * pairs.end as usize {
            work.check()?;
            let players = match &mut seated {
                Some(players) => players,
                None => seated.insert(self.started()?),
            };
            let gold = number % 2;
            let opening = opening_of(&self.openings, number);
            let played = play(players, gold, opening, &self.conditions).ok_or(Halt::Stopped)?;
            let name = |player: usize| format!("{} {}", player + 1, players[player].name());
            let turns = played.plies.saturating_sub(2);
            add(
                &mut findings,
                [name(gold), name(1 - gold)],
                played.ending,
                turns,
            );
            product.extend(format!("{}\n", played.record).into_bytes());
            if matches!(played.mishap, Some(Mishap::Crash | Mishap::Time)) {
                seated = None;
            }
        }
        Ok(Shard { findings, product })
    }

    /// Where clocks run, nobody shall take time from another game.
    fn together(&self) -> bool {
        self.plan.request.fixed()
    }
}
