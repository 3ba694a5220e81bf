//! What came out of a match: results, mishaps, time; and how sure the difference is.

use crate::answers::Teller;
use arimaa::{Colour, Reason};
use lab::arimaa::contest::{Mishaps, Tally};
use lab::elo::difference;
use lab::interval::{CONFIDENCE_95, wilson};
use lab::sprt::{Decision, Sprt};
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How a player did in a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaContestant {
    /// What it is called.
    pub name: String,
    /// Games that it won.
    pub wins: u64,
    /// Those with Gold.
    pub wins_as_gold: u64,
    /// Those with Silver.
    pub wins_as_silver: u64,
    /// Games that it lost other than on the board.
    pub lost_by: ArimaaMishaps,
    /// Turns after the setup and the opening.
    pub turns: u64,
    /// The time of a turn.
    pub mean_seconds: Option<f64>,
    /// The time of the longest turn.
    pub longest_seconds: f64,
    /// Positions that it looked at for a turn, where it tells.
    pub mean_nodes: Option<f64>,
    /// How deep it looked, where it tells.
    pub mean_depth: Option<f64>,
}

/// How often a player lost other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaMishaps {
    /// Its time was over.
    pub time: u64,
    /// It went away.
    pub crash: u64,
    /// It broke the rules.
    pub illegal_move: u64,
}

impl From<Mishaps> for ArimaaMishaps {
    fn from(mishaps: Mishaps) -> Self {
        ArimaaMishaps {
            time: mishaps.time,
            crash: mishaps.crash,
            illegal_move: mishaps.illegal_move,
        }
    }
}

/// What the sequential test says.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaSprt {
    /// The difference in Elo if the change is worth nothing.
    pub elo0: f64,
    /// The difference if it is worth something.
    pub elo1: f64,
    /// The logarithm of the ratio of likelihoods.
    pub ratio: f64,
    /// Below this it is `elo0`.
    pub lower: f64,
    /// Above this it is `elo1`.
    pub upper: f64,
    /// `open`, `elo0` or `elo1`.
    pub decision: &'static str,
}

/// What came out of a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaContest {
    /// Games that were counted.
    pub games: u64,
    /// The share of games that `a` won, with its interval of 95 %.
    pub share: f64,
    /// The interval begins here.
    pub share_lower: f64,
    /// And ends here.
    pub share_upper: f64,
    /// The difference in Elo, `a` minus `b`; null where it has no bound.
    pub elo: Option<f64>,
    /// Its interval begins here.
    pub elo_lower: Option<f64>,
    /// And ends here.
    pub elo_upper: Option<f64>,
    /// The sequential test, where one was asked for.
    pub sprt: Option<ArimaaSprt>,
    /// How many games ended for each reason, by the archive's letters.
    pub reasons: BTreeMap<char, u64>,
    /// Games in which pieces decided before the end.
    pub adjudicated: u64,
    /// Setups and turns of a game.
    pub mean_plies: f64,
    /// The first player.
    pub a: ArimaaContestant,
    /// The second.
    pub b: ArimaaContestant,
}

impl ArimaaContest {
    /// The report on a series of games.
    pub(super) fn new(tally: &Tally, names: [String; 2], sprt: Option<Sprt>) -> Self {
        let (wins, losses) = (tally.wins(0), tally.wins(1));
        let games = wins + losses;
        let share = wilson(wins, games, CONFIDENCE_95);
        let finite = |elo: f64| elo.is_finite().then_some(elo);
        let [a, b] = names;
        let player = |name: String, index: usize| {
            let effort = &tally.efforts[index];
            let mean = |sum: f64, count: u64| (count > 0).then(|| sum / count as f64);
            ArimaaContestant {
                name,
                wins: tally.wins(index),
                wins_as_gold: tally.wins[index][Colour::Gold.index()],
                wins_as_silver: tally.wins[index][Colour::Silver.index()],
                lost_by: tally.mishaps[index].into(),
                turns: effort.turns,
                mean_seconds: mean(effort.time.as_secs_f64(), effort.turns),
                longest_seconds: effort.longest.as_secs_f64(),
                mean_nodes: mean(effort.nodes as f64, effort.turns).filter(|nodes| *nodes > 0.0),
                mean_depth: mean(effort.depth as f64, effort.depths),
            }
        };
        ArimaaContest {
            games,
            share: share.mean,
            share_lower: share.lower,
            share_upper: share.upper,
            elo: finite(difference(share.mean)),
            elo_lower: finite(difference(share.lower)),
            elo_upper: finite(difference(share.upper)),
            sprt: sprt.map(|sprt| ArimaaSprt {
                elo0: sprt.elo0,
                elo1: sprt.elo1,
                ratio: sprt.ratio(wins, losses),
                lower: sprt.bounds().0,
                upper: sprt.bounds().1,
                decision: match sprt.decide(wins, losses) {
                    Decision::Open => "open",
                    Decision::Null => "elo0",
                    Decision::Better => "elo1",
                },
            }),
            reasons: tally.reasons.clone(),
            adjudicated: tally.adjudicated,
            mean_plies: if games == 0 {
                0.0
            } else {
                tally.plies as f64 / games as f64
            },
            a: player(a, 0),
            b: player(b, 1),
        }
    }

    /// The report as it is told to a person.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let words = teller.words;
        let result = Message::new("arimaa-match-result")
            .with("a", self.a.name.as_str())
            .with("b", self.b.name.as_str())
            .with("wins", self.a.wins)
            .with("losses", self.b.wins);
        let bound = |elo: Option<f64>, open: &str| {
            elo.map_or_else(|| open.to_owned(), |elo| format!("{elo:+.0}"))
        };
        let share = Message::new("arimaa-match-elo")
            .with("share", format!("{:.1}", self.share * 100.0))
            .with("lower", format!("{:.1}", self.share_lower * 100.0))
            .with("upper", format!("{:.1}", self.share_upper * 100.0))
            .with(
                "elo",
                bound(self.elo, if self.share > 0.5 { "+∞" } else { "−∞" }),
            )
            .with("elolower", bound(self.elo_lower, "−∞"))
            .with("eloupper", bound(self.elo_upper, "+∞"));
        let mut lines = vec![teller.strong(&words.say(&result)), words.say(&share)];
        if let Some(sprt) = &self.sprt {
            let id = match sprt.decision {
                "elo0" => "arimaa-match-sprt-null",
                "elo1" => "arimaa-match-sprt-better",
                _ => "arimaa-match-sprt-open",
            };
            let told = Message::new(id)
                .with("elo0", format!("{}", sprt.elo0))
                .with("elo1", format!("{}", sprt.elo1))
                .with("ratio", format!("{:.2}", sprt.ratio))
                .with("lower", format!("{:.2}", sprt.lower))
                .with("upper", format!("{:.2}", sprt.upper));
            lines.push(words.say(&told));
        }
        for player in [&self.a, &self.b] {
            let told = Message::new("arimaa-match-player")
                .with("name", player.name.as_str())
                .with("gold", player.wins_as_gold)
                .with("silver", player.wins_as_silver)
                .with("time", player.lost_by.time)
                .with("crash", player.lost_by.crash)
                .with("illegal", player.lost_by.illegal_move)
                .with("mean", format!("{:.3}", player.mean_seconds.unwrap_or(0.0)))
                .with("longest", format!("{:.3}", player.longest_seconds));
            lines.push(words.say(&told));
            if let Some(nodes) = player.mean_nodes {
                let told = Message::new("arimaa-match-nodes")
                    .with("nodes", format!("{nodes:.0}"))
                    .with("depth", format!("{:.1}", player.mean_depth.unwrap_or(0.0)));
                lines.push(format!("  {}", words.say(&told)));
            }
        }
        let reasons: Vec<String> = self
            .reasons
            .iter()
            .map(|(letter, count)| {
                let reason = Reason::read(*letter).map_or("", reason_id);
                format!("{} {count}", words.get(reason))
            })
            .collect();
        let ends = Message::new("arimaa-match-ends")
            .with("reasons", reasons.join(", "))
            .with("plies", format!("{:.1}", self.mean_plies));
        lines.push(words.say(&ends));
        lines.join("\n")
    }
}

fn reason_id(reason: Reason) -> &'static str {
    match reason {
        Reason::Goal => "arimaa-reason-goal",
        Reason::Elimination => "arimaa-reason-elimination",
        Reason::Immobilisation => "arimaa-reason-immobilisation",
        Reason::Time => "arimaa-reason-time",
        Reason::Resignation => "arimaa-reason-resignation",
        Reason::Score => "arimaa-reason-score",
        Reason::Forfeit => "arimaa-reason-forfeit",
    }
}
