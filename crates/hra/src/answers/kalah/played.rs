//! A tournament that was played: who met whom, how it ended, who is strongest. Tables, reports and charts are made from it.

use super::GAMES_AT_ONCE;
use crate::Told;
use crate::answers::Asked;
use draw::Bars;
use kalah::{Kalah, Player};
use lab::elo;
use lab::histogram::Histogram;
use lab::interval::Estimate;
use lab::kalah::{every_pairing, six, tournament_from};
use lab::standing::{KIND, Standing};
use lab::tournament::Pairing;
use rules::Game;
use work::checkpoint::Unusable;
use work::keep::Piece;

/// The six probabilities of a pairing, as the thesis names them: who wins, who starts; R is a draw.
pub(super) const PROBABILITIES: [&str; 6] = ["ppAA", "ppAB", "ppBB", "ppBA", "ppRA", "ppRB"];

/// The six probabilities of a pairing, in the order of their names.
pub(super) fn probabilities(pairing: &Pairing) -> [Estimate; 6] {
    let (a, b) = (&pairing.a_started, &pairing.b_started);
    [
        a.wins(),
        a.losses(),
        b.wins(),
        b.losses(),
        a.draws(),
        b.draws(),
    ]
}

/// Games of some pairings.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub players: Vec<Player>,
    pub pairings: Vec<Pairing>,
}

impl Played {
    /// Plays one pairing of any players, or all pairings of the six strategies. What was played before is not played again; now and
    /// then what was played so far is kept and told in the form that `document` gives it.
    pub fn play(
        game: &Kalah,
        named: Option<[Player; 2]>,
        games: u64,
        asked: &mut Asked<'_>,
        document: &dyn Fn(&Played) -> String,
    ) -> Result<Self, Told> {
        let (players, pairings) = match named {
            None => (six(), every_pairing()),
            Some(two) => (two.to_vec(), vec![(0, 1)]),
        };
        let all = games.saturating_mul(pairings.len() as u64);
        asked.limit_at_once(all, GAMES_AT_ONCE)?;
        let work = asked.work;
        let names: Vec<String> = players.iter().map(Player::to_string).collect();
        let question = format!(
            "{games} games of {} on {} by the rules {}, seed {}",
            names.join(" "),
            game.start(),
            game.rules(),
            work.streams.seed()
        );
        let piece = Piece {
            name: "tournament",
            kind: KIND,
            question: &question,
        };
        let show = |standing: &Standing| {
            let played = Played {
                players: players.clone(),
                pairings: standing.pairings.clone(),
            };
            work.observer.found(&document(&played));
        };
        let keeper = &mut *asked.keeper;
        let mut standing = Standing::default();
        if let Some(kept) = keeper.load(&piece)? {
            standing = Standing::read(&kept)
                .filter(|found| fits(found, &pairings, games))
                .ok_or_else(|| keeper.refuse(&piece, &Unusable::Misfit))?;
            show(&standing);
        }
        let mut kept = Ok(());
        let ended = tournament_from(
            work,
            game,
            &players,
            &pairings,
            games,
            &mut standing,
            &mut |standing| {
                if keeper.due() {
                    if let Err(error) = keeper.save(&piece, &standing.write()) {
                        kept = Err(error);
                    }
                    show(standing);
                }
            },
        );
        if ended.is_err() && !standing.pairings.is_empty() {
            // What was played until it was stopped is not lost.
            keeper.save(&piece, &standing.write())?;
            show(&standing);
        }
        ended?;
        kept?;
        Ok(Played {
            players,
            pairings: standing.pairings,
        })
    }

    /// Players with their Elo, strongest first. A player who met only himself has no rating.
    pub fn ratings(&self) -> Vec<(usize, f64)> {
        let scores: Vec<elo::Score> = self.pairings.iter().map(Pairing::score).collect();
        if scores.iter().all(|score| score.a == score.b) {
            return Vec::new();
        }
        let found = elo::ratings(self.players.len(), &scores);
        let mut ranked: Vec<(usize, f64)> = found.into_iter().enumerate().collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    /// How many games ended in a draw.
    pub fn drawn(&self) -> u64 {
        self.pairings.iter().map(Pairing::drawn).sum()
    }

    /// The names of the two of a pairing.
    pub fn names(&self, pairing: &Pairing) -> (String, String) {
        let name = |player: usize| self.players[player].to_string();
        (name(pairing.a), name(pairing.b))
    }
}

/// Whether this is the beginning of such a tournament.
fn fits(standing: &Standing, pairings: &[(usize, usize)], games: u64) -> bool {
    let met = standing.pairings.iter();
    standing.pairings.len() <= pairings.len()
        && met
            .zip(pairings)
            .all(|(met, &(a, b))| (met.a, met.b) == (a, b) && met.games() <= games)
}

/// A histogram as a chart.
pub(super) fn chart(title: String, axis: String, histogram: &Histogram) -> Bars {
    let (first, last) = histogram.range().unwrap_or((0, 0));
    Bars {
        title,
        axis,
        first: first as i64,
        step: 1,
        heights: (first..=last)
            .map(|value| histogram.count(value) as f64)
            .collect(),
    }
}

/// By how many beans A won, in all games of a pairing, as a chart. The beans of both together are always as many, so that the
/// difference is odd or even throughout.
pub(super) fn differences(title: String, axis: String, pairing: &Pairing, beans: u64) -> Bars {
    let stores = pairing.scores_a();
    let (least, most) = stores.range().unwrap_or((0, 0));
    let difference = |store: usize| 2 * store as i64 - beans as i64;
    Bars {
        title,
        axis,
        first: difference(least),
        step: 2,
        heights: (least..=most)
            .map(|store| stores.count(store) as f64)
            .collect(),
    }
}
