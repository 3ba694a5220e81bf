//! What came out of the games of a match: results, mishaps, time; and how sure the difference is.

use super::game::{Effort, Mishap, Played};
use crate::context::Context;
use arimaa::{Colour, Reason};
use lab::elo::difference;
use lab::interval::{CONFIDENCE_95, wilson};
use lab::sprt::{Decision, Sprt};
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Default)]
pub struct Tally {
    /// By player, then by the colour he had.
    wins: [[u64; 2]; 2],
    mishaps: [Mishaps; 2],
    efforts: [Effort; 2],
    reasons: BTreeMap<char, u64>,
    adjudicated: u64,
    plies: u64,
}

#[derive(Clone, Copy, Default, Serialize)]
struct Mishaps {
    time: u64,
    crash: u64,
    illegal_move: u64,
}

impl Tally {
    pub fn add(&mut self, gold: usize, played: &Played) {
        let winner = match played.ending.winner {
            Colour::Gold => gold,
            Colour::Silver => 1 - gold,
        };
        self.wins[winner][played.ending.winner.index()] += 1;
        let lost = &mut self.mishaps[1 - winner];
        match played.mishap {
            Some(Mishap::Time) => lost.time += 1,
            Some(Mishap::Crash) => lost.crash += 1,
            Some(Mishap::IllegalMove) => lost.illegal_move += 1,
            None => {}
        }
        *self
            .reasons
            .entry(played.ending.reason.letter())
            .or_default() += 1;
        self.adjudicated += u64::from(played.adjudicated);
        self.plies += played.plies as u64;
        for (sum, effort) in self.efforts.iter_mut().zip(&played.efforts) {
            sum.turns += effort.turns;
            sum.time += effort.time;
            sum.longest = sum.longest.max(effort.longest);
            sum.nodes += effort.nodes;
            sum.depth += effort.depth;
            sum.depths += effort.depths;
        }
    }

    pub fn wins(&self, player: usize) -> u64 {
        self.wins[player].iter().sum()
    }

    pub fn answer(&self, names: [String; 2], sprt: Option<Sprt>) -> MatchAnswer {
        let (wins, losses) = (self.wins(0), self.wins(1));
        let games = wins + losses;
        let share = wilson(wins, games, CONFIDENCE_95);
        let finite = |elo: f64| elo.is_finite().then_some(elo);
        let [a, b] = names;
        let player = |name: String, index: usize| {
            let effort = &self.efforts[index];
            let mean = |sum: f64, count: u64| (count > 0).then(|| sum / count as f64);
            PlayerAnswer {
                name,
                wins: self.wins(index),
                wins_as_gold: self.wins[index][Colour::Gold.index()],
                wins_as_silver: self.wins[index][Colour::Silver.index()],
                lost_by: self.mishaps[index],
                turns: effort.turns,
                mean_seconds: mean(effort.time.as_secs_f64(), effort.turns),
                longest_seconds: effort.longest.as_secs_f64(),
                mean_nodes: mean(effort.nodes as f64, effort.turns).filter(|nodes| *nodes > 0.0),
                mean_depth: mean(effort.depth as f64, effort.depths),
            }
        };
        MatchAnswer {
            games,
            share: share.mean,
            share_lower: share.lower,
            share_upper: share.upper,
            elo: finite(difference(share.mean)),
            elo_lower: finite(difference(share.lower)),
            elo_upper: finite(difference(share.upper)),
            sprt: sprt.map(|sprt| SprtAnswer {
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
            reasons: self.reasons.clone(),
            adjudicated: self.adjudicated,
            mean_plies: if games == 0 {
                0.0
            } else {
                self.plies as f64 / games as f64
            },
            a: player(a, 0),
            b: player(b, 1),
        }
    }
}

#[derive(Serialize)]
struct PlayerAnswer {
    name: String,
    wins: u64,
    wins_as_gold: u64,
    wins_as_silver: u64,
    lost_by: Mishaps,
    /// Turns after the setup and the opening.
    turns: u64,
    mean_seconds: Option<f64>,
    longest_seconds: f64,
    mean_nodes: Option<f64>,
    mean_depth: Option<f64>,
}

#[derive(Serialize)]
struct SprtAnswer {
    elo0: f64,
    elo1: f64,
    ratio: f64,
    lower: f64,
    upper: f64,
    decision: &'static str,
}

#[derive(Serialize)]
pub struct MatchAnswer {
    games: u64,
    /// The share of games that `a` won, with its interval of 95 %.
    share: f64,
    share_lower: f64,
    share_upper: f64,
    /// The difference in Elo, `a` minus `b`; null where it has no bound.
    elo: Option<f64>,
    elo_lower: Option<f64>,
    elo_upper: Option<f64>,
    sprt: Option<SprtAnswer>,
    /// How many games ended for each reason, by the archive's letters.
    reasons: BTreeMap<char, u64>,
    adjudicated: u64,
    mean_plies: f64,
    a: PlayerAnswer,
    b: PlayerAnswer,
}

impl MatchAnswer {
    pub fn text(&self, context: &Context) -> String {
        let words = context.words;
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
        let mut lines = vec![context.strong(&words.say(&result)), words.say(&share)];
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
