//! Many games of every pairing, as a document, a table, CSV and histograms.

use super::played::{PROBABILITIES, Played, chart, differences, probabilities};
use super::{GAMES, KalahBoard, within};
use crate::Told;
use crate::answers::{Asked, Attachment, Example, Question, Teller};
use kalah::{Kalah, Player};
use lab::histogram::Histogram;
use lab::tournament::Pairing;
use say::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How often does who win against whom?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct KalahTournament {
    /// Which board and rules.
    #[serde(flatten)]
    pub board: KalahBoard,
    /// The two who meet: strategies `0` to `5`, `depth:3`, `perfect` …; all pairings of the six strategies if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<[String; 2]>,
    /// Games of each pairing; 10000 if nothing is said.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// Told with commas and a head line, for spreadsheets.
    #[serde(default)]
    pub csv: bool,
    /// Told with histograms of the lengths of games.
    #[serde(default)]
    pub histogram: bool,
}

fn usual_games() -> u64 {
    10_000
}

/// A strategy is a number, other players are names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum KalahPlayer {
    /// One of the six strategies.
    Strategy(u8),
    /// Somebody else.
    Other(String),
}

impl KalahPlayer {
    fn of(player: &Player) -> Self {
        match player {
            Player::Strategy(strategy) => KalahPlayer::Strategy(*strategy as u8),
            other => KalahPlayer::Other(other.to_string()),
        }
    }
}

/// Where a probability lies, as sure as 95 %.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahInterval {
    /// Where it begins.
    pub lower: f64,
    /// Where it ends.
    pub upper: f64,
}

/// All games of a pairing. The probabilities are named as in the thesis: who wins, who starts; R is a draw.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[allow(non_snake_case)]
pub struct KalahPairing {
    /// One player.
    pub a: KalahPlayer,
    /// The other.
    pub b: KalahPlayer,
    /// Games played.
    pub games: u64,
    /// Of these, games that A started.
    pub started_a: u64,
    /// A wins when A starts.
    pub ppAA: f64,
    /// B wins when A starts.
    pub ppAB: f64,
    /// B wins when B starts.
    pub ppBB: f64,
    /// A wins when B starts.
    pub ppBA: f64,
    /// Nobody wins when A starts.
    pub ppRA: f64,
    /// Nobody wins when B starts.
    pub ppRB: f64,
    /// The interval of each of these.
    pub intervals: BTreeMap<String, KalahInterval>,
    /// Games that nobody won.
    pub draws: u64,
    /// The mean number of sowings.
    pub mean_length: f64,
    /// How many games had so many sowings.
    pub lengths: BTreeMap<usize, u64>,
    /// In how many games A had so many beans at the end.
    pub stores_a: BTreeMap<usize, u64>,
    /// In how many games B had.
    pub stores_b: BTreeMap<usize, u64>,
    /// In how many games A had so many beans more than B at the end.
    pub differences: BTreeMap<i64, u64>,
}

/// How strong a player is.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahRating {
    /// Who.
    pub player: KalahPlayer,
    /// By how much more than the mean of all.
    pub elo: f64,
}

/// How a tournament ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct KalahTournamentAnswer {
    /// Games of each pairing.
    pub games: u64,
    /// The seed of all chance.
    pub seed: u64,
    /// The rules.
    pub rules: String,
    /// Pairing by pairing.
    pub pairings: Vec<KalahPairing>,
    /// Draws of all pairings.
    pub draws: u64,
    /// Strongest first; empty for a single pairing of a player with himself.
    pub ratings: Vec<KalahRating>,
    /// All that was counted.
    #[serde(skip)]
    played: Played,
    /// All beans on the board.
    #[serde(skip)]
    beans: u64,
}

impl KalahTournamentAnswer {
    fn of(played: Played, game: &Kalah, games: u64, seed: u64) -> Self {
        let pairing = |pairing| KalahPairing::of(pairing, &played.players, game.total());
        let rating = |(player, elo): (usize, f64)| KalahRating {
            player: KalahPlayer::of(&played.players[player]),
            elo,
        };
        KalahTournamentAnswer {
            games,
            seed,
            rules: game.rules().to_string(),
            pairings: played.pairings.iter().map(pairing).collect(),
            draws: played.drawn(),
            ratings: played.ratings().into_iter().map(rating).collect(),
            beans: game.total().into(),
            played,
        }
    }
}

impl KalahPairing {
    fn of(pairing: &Pairing, players: &[Player], total: u16) -> Self {
        let all = probabilities(pairing);
        let counts = |histogram: Histogram| histogram.iter().collect();
        let intervals = PROBABILITIES.iter().zip(&all).map(|(&name, found)| {
            let (lower, upper) = (found.lower, found.upper);
            (name.to_owned(), KalahInterval { lower, upper })
        });
        KalahPairing {
            a: KalahPlayer::of(&players[pairing.a]),
            b: KalahPlayer::of(&players[pairing.b]),
            games: pairing.games(),
            started_a: pairing.a_started.games(),
            ppAA: all[0].mean,
            ppAB: all[1].mean,
            ppBB: all[2].mean,
            ppBA: all[3].mean,
            ppRA: all[4].mean,
            ppRB: all[5].mean,
            intervals: intervals.collect(),
            draws: pairing.drawn(),
            mean_length: pairing.lengths().mean(),
            lengths: counts(pairing.lengths()),
            stores_a: counts(pairing.scores_a()),
            stores_b: counts(pairing.scores_b()),
            // All beans are in the stores at the end.
            differences: pairing
                .scores_a()
                .iter()
                .map(|(store, count)| (2 * store as i64 - i64::from(total), count))
                .collect(),
        }
    }
}

impl KalahTournament {
    /// The game, who was named, and how many games.
    pub(in crate::answers) fn read(&self) -> Result<(Kalah, Option<[Player; 2]>, u64), Told> {
        let named = match &self.players {
            Some([a, b]) => Some([a.parse::<Player>()?, b.parse::<Player>()?]),
            None => None,
        };
        Ok((self.board.game()?, named, within(self.games, &GAMES)?))
    }
}

impl Question for KalahTournament {
    const NAME: &'static str = "kalah.tournament";
    const ABOUT: &'static str = "How often strategies and other players win against each other.";
    const EXAMPLE: Example = Example::new(
        r#"{"players": ["1", "5"], "games": 100}"#,
        &[
            "kalah",
            "tournament",
            "--a",
            "1",
            "--b",
            "5",
            "--games",
            "100",
        ],
    );
    const KEEPS: bool = true;
    type Answer = KalahTournamentAnswer;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahTournamentAnswer, Told> {
        let (game, named, games) = self.read()?;
        let seed = asked.work.streams.seed();
        let so_far = |played: &Played| {
            let standing = KalahTournamentAnswer::of(played.clone(), &game, games, seed);
            serde_json::to_string(&standing).unwrap_or_default()
        };
        let played = Played::play(&game, named, games, asked, &so_far)?;
        Ok(KalahTournamentAnswer::of(played, &game, games, seed))
    }

    fn tell(&self, answer: &KalahTournamentAnswer, teller: &Teller) -> String {
        let played = &answer.played;
        if self.csv {
            return csv(played);
        }
        let mut lines = vec![table(played)];
        if self.histogram {
            let bars = |pairing| lengths(played, pairing, teller).text(78);
            lines.extend(played.pairings.iter().map(bars));
        }
        let draws = Message::new("kalah-tournament-draws").with("draws", answer.draws);
        lines.push(teller.say(&draws));
        for (place, (player, elo)) in played.ratings().into_iter().enumerate() {
            let line = Message::new("kalah-tournament-rating")
                .with("place", place + 1)
                .with("player", played.players[player].to_string())
                .with("elo", format!("{elo:.0}"));
            lines.push(teller.say(&line));
        }
        lines.join("\n")
    }

    /// Histograms of lengths, of stores and of differences.
    fn attachments(&self, answer: &KalahTournamentAnswer, teller: &Teller) -> Vec<Attachment> {
        let played = &answer.played;
        let beans = answer.beans;
        let charts = |pairing: &Pairing| charts(played, pairing, beans, teller);
        let all = played.pairings.iter().flat_map(charts);
        all.map(|(name, chart)| Attachment::new(name, chart.svg()))
            .collect()
    }
}

/// The histograms of a pairing, each with the name of its file: lengths, A's store, and by how many beans A won.
pub(super) fn charts(
    played: &Played,
    pairing: &Pairing,
    beans: u64,
    teller: &Teller,
) -> [(String, draw::Bars); 3] {
    let (a, b) = played.names(pairing);
    let file = |kind| format!("{kind}-{a}-{b}.svg").replace(':', "_");
    let axis = teller.get("kalah-beans-of-a");
    let stores = title(played, pairing, "kalah-chart-stores", teller);
    let won_by = title(played, pairing, "kalah-chart-differences", teller);
    let ahead = teller.get("kalah-beans-ahead");
    [
        (file("lengths"), lengths(played, pairing, teller)),
        (file("stores"), chart(stores, axis, &pairing.scores_a())),
        (
            file("differences"),
            differences(won_by, ahead, pairing, beans),
        ),
    ]
}

fn title(played: &Played, pairing: &Pairing, id: &'static str, teller: &Teller) -> String {
    let (a, b) = played.names(pairing);
    teller.say(&Message::new(id).with("a", a).with("b", b))
}

/// How long the games of a pairing were.
pub(super) fn lengths(played: &Played, pairing: &Pairing, teller: &Teller) -> draw::Bars {
    chart(
        title(played, pairing, "kalah-chart-lengths", teller),
        teller.get("kalah-sowings"),
        &pairing.lengths(),
    )
}

/// The table of the thesis with half the width of the 95 % interval beside each probability.
fn table(played: &Played) -> String {
    let pair = |pairing: &Pairing| {
        let (a, b) = played.names(pairing);
        format!("{a}/{b}")
    };
    let width = played.pairings.iter().map(|p| pair(p).len()).max();
    let width = width.unwrap_or(3).max(3);
    let heads: Vec<String> = PROBABILITIES
        .iter()
        .map(|head| format!("{head:<13}"))
        .collect();
    let mut lines = vec![format!("{:<width$}  {}  length", "A/B", heads.join(" "))];
    for pairing in &played.pairings {
        let cells: Vec<String> = probabilities(pairing)
            .iter()
            .map(|found| {
                let half = (found.upper - found.lower) / 2.0;
                format!("{:.4}±{:.4}", found.mean, half)
            })
            .collect();
        let length = pairing.lengths().mean();
        let row = cells.join(" ").replace("± ", "±");
        lines.push(format!("{:<width$}  {row}   {length:.2}", pair(pairing)));
    }
    lines.join("\n")
}

fn csv(played: &Played) -> String {
    let mut lines = vec![format!(
        "a,b,games,{},mean_length,deviation_length,mean_store_a,mean_store_b",
        PROBABILITIES.join(",")
    )];
    for pairing in &played.pairings {
        let (a, b) = played.names(pairing);
        let cells: Vec<String> = probabilities(pairing)
            .iter()
            .map(|found| format!("{:.6}", found.mean))
            .collect();
        lines.push(format!(
            "{a},{b},{},{},{:.4},{:.4},{:.4},{:.4}",
            pairing.games(),
            cells.join(","),
            pairing.lengths().mean(),
            pairing.lengths().deviation(),
            pairing.scores_a().mean(),
            pairing.scores_b().mean()
        ));
    }
    lines.join("\n")
}
