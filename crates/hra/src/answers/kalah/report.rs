//! The thesis's questions answered from fresh games: as numbers, as sentences, and as one HTML page, complete in itself.

#[path = "report_page.rs"]
mod page;

use super::played::Played;
use super::{GAMES, GAMES_AT_ONCE, KalahBoard, KalahTournament, within};
use crate::Told;
use crate::answers::lab::{Experiment, LabResults, Laboratory, met, written};
use crate::answers::{Asked, Attachment, Example, Question, Teller};
use kalah::{Kalah, Player, Rules};
use lab::correlation::correlation;
use lab::kalah::{every_pairing, six};
use lab::tournament::Pairing;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is true of the strategies?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct KalahReport {
    /// Which board and rules.
    #[serde(flatten)]
    pub board: KalahBoard,
    /// Games of each pairing; 100000 if nothing is said.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// The file that the page is written into, where somebody writes one.
    #[serde(skip)]
    pub file: Option<String>,
}

fn usual_games() -> u64 {
    100_000
}

/// The answers, as numbers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct KalahReported {
    /// The file of the page, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// Games of each pairing.
    pub games: u64,
    /// Pairings in which each player wins more often when he starts.
    pub starter_ahead: usize,
    /// All pairings.
    pub pairings: usize,
    /// The share of games that the starter wins.
    pub starter_wins: f64,
    /// The share that he loses.
    pub starter_loses: f64,
    /// Games that nobody won.
    pub draws: u64,
    /// The strongest player.
    pub strongest: String,
    /// Between the strength of the two players and the mean length; −1 when stronger means shorter without exception.
    pub correlation: f64,
    /// Players with their Elo, strongest first.
    pub elo: Vec<(String, f64)>,
    /// All that was counted.
    #[serde(skip)]
    played: Played,
    /// The seed of all chance.
    #[serde(skip)]
    seed: u64,
    /// All beans on the board.
    #[serde(skip)]
    beans: u64,
    /// Whether the board and its rules are those of the thesis.
    #[serde(skip)]
    as_printed: bool,
}

impl Question for KalahReport {
    const NAME: &'static str = "kalah.report";
    const ABOUT: &'static str =
        "The questions of the thesis, answered from fresh games of the six strategies.";
    const EXAMPLE: Example = Example::only(r#"{"games": 20}"#);
    const KEEPS: bool = true;
    type Answer = KalahReported;

    fn check(&self) -> Result<(), Told> {
        within(self.games, &GAMES)?;
        self.board.game().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahReported, Told> {
        let games = within(self.games, &GAMES)?;
        let all = games.saturating_mul(every_pairing().len() as u64);
        asked.limit_at_once(all, GAMES_AT_ONCE)?;
        let experiment = self.experiment(asked.work.streams.seed())?;
        let so_far = |results: &LabResults| {
            let standing = KalahReported::of(played(results));
            serde_json::to_string(&standing).ok()
        };
        let laboratory = Laboratory::of(experiment)?;
        self.judged(&laboratory.find(asked.work, &mut *asked.keeper, &so_far)?)
    }

    fn tell(&self, answer: &KalahReported, teller: &Teller) -> String {
        let lines: Vec<String> = findings(answer, teller)
            .into_iter()
            .map(|(question, found)| format!("{}\n  {found}", teller.strong(&question)))
            .collect();
        lines.join("\n")
    }

    /// The page, and every picture of it as a file of its own.
    fn attachments(&self, answer: &KalahReported, teller: &Teller) -> Vec<Attachment> {
        let pictures = page::pictures(answer, teller);
        let page = page::page(answer, &pictures, teller);
        let mut all = vec![Attachment::new("report.html", page)];
        all.extend(pictures);
        all
    }
}

impl KalahReport {
    /// The games that the report is made from, as an experiment.
    ///
    /// # Errors
    /// When the request is wrong.
    pub fn experiment(&self, seed: u64) -> Result<Experiment, Told> {
        let tournament = KalahTournament {
            board: self.board.clone(),
            players: None,
            games: self.games,
            csv: false,
            histogram: false,
        };
        written(&tournament, seed)
    }

    /// The report on what that experiment found.
    ///
    /// # Errors
    /// When the request is wrong.
    pub fn judged(&self, results: &LabResults) -> Result<KalahReported, Told> {
        let game = self.board.game()?;
        Ok(KalahReported {
            file: self.file.clone(),
            games: self.games,
            seed: results.seed,
            beans: game.total().into(),
            as_printed: game == Kalah::new(6, 4, Rules::THESIS)?,
            ..KalahReported::of(played(results))
        })
    }
}

/// What was played so far.
fn played(results: &LabResults) -> Played {
    let (players, pairings) = (six(), every_pairing());
    let found = results.parts.iter();
    let met = found.flat_map(|part| met(&part.findings, &players, &pairings));
    Played {
        pairings: met.collect(),
        players,
    }
}

impl KalahReported {
    fn of(played: Played) -> Self {
        let ranked = played.ratings();
        let all = &played.pairings;
        let total: u64 = all.iter().map(Pairing::games).sum();
        let share = |count: u64| count as f64 / total.max(1) as f64;
        let ahead = |pairing: &&Pairing| {
            let (a, b) = (&pairing.a_started, &pairing.b_started);
            a.wins().mean > b.losses().mean && b.wins().mean > a.losses().mean
        };
        let elo = |player: usize| {
            let found = ranked.iter().find(|(ranked, _)| *ranked == player);
            found.map_or(0.0, |(_, elo)| *elo)
        };
        let points: Vec<(f64, f64)> = all
            .iter()
            .map(|pairing| (elo(pairing.a) + elo(pairing.b), pairing.lengths().mean()))
            .collect();
        let elo: Vec<(String, f64)> = ranked
            .iter()
            .map(|&(player, elo)| (played.players[player].to_string(), elo))
            .collect();
        KalahReported {
            file: None,
            games: 0,
            starter_ahead: all.iter().filter(ahead).count(),
            pairings: all.len(),
            starter_wins: share(all.iter().map(Pairing::won_by_starter).sum()),
            starter_loses: share(all.iter().map(Pairing::lost_by_starter).sum()),
            draws: played.drawn(),
            strongest: elo.first().map_or(String::new(), |(best, _)| best.clone()),
            correlation: correlation(&points),
            elo,
            seed: 0,
            beans: 0,
            as_printed: false,
            played,
        }
    }
}

/// Every question with the answer that these games give.
pub(in crate::answers) fn answered(
    players: Vec<Player>,
    pairings: Vec<Pairing>,
    teller: &Teller,
) -> Vec<(String, String)> {
    let played = Played { players, pairings };
    findings(&KalahReported::of(played), teller)
}

/// Every question with its answer.
pub(super) fn findings(answer: &KalahReported, teller: &Teller) -> Vec<(String, String)> {
    let pairings = &answer.played.pairings;
    let per_cent = |share: f64| format!("{:.2}", 100.0 * share);
    let total: u64 = pairings.iter().map(Pairing::games).sum();
    let every = total.checked_div(answer.draws).unwrap_or(0);
    let five = |pairing: &&Pairing| pairing.a == 5 || pairing.b == 5;
    let normality = |with: bool| {
        let chosen: Vec<f64> = pairings
            .iter()
            .filter(|pairing| five(pairing) == with)
            .map(|pairing| pairing.lengths().distance_from_normal())
            .collect();
        per_cent(chosen.iter().sum::<f64>() / chosen.len().max(1) as f64)
    };
    let yes_no = |yes: bool, a, b| Message::new(if yes { a } else { b });
    let starter = yes_no(
        answer.starter_ahead == answer.pairings,
        "kalah-report-starter-always",
        "kalah-report-starter-mostly",
    )
    .with("count", answer.starter_ahead)
    .with("pairings", answer.pairings)
    .with("wins", per_cent(answer.starter_wins))
    .with("losses", per_cent(answer.starter_loses));
    let length = yes_no(
        answer.correlation < -0.5,
        "kalah-report-length-yes",
        "kalah-report-length-no",
    )
    .with("correlation", format!("{:.2}", answer.correlation));
    let elo: Vec<String> = answer
        .elo
        .iter()
        .map(|(player, elo)| format!("{player} ({elo:.0})"))
        .collect();
    let strongest = Message::new("kalah-report-strongest")
        .with("player", answer.strongest.as_str())
        .with("ranking", elo.join(" > "));
    let draws = Message::new("kalah-report-draws")
        .with("draws", answer.draws.to_string())
        .with("games", total.to_string())
        .with("every", every);
    let normal = Message::new("kalah-report-normal")
        .with("without", normality(false))
        .with("with", normality(true));
    [
        ("kalah-report-q-starter", starter),
        ("kalah-report-q-length", length),
        ("kalah-report-q-strongest", strongest),
        ("kalah-report-q-draws", draws),
        ("kalah-report-q-normal", normal),
    ]
    .into_iter()
    .map(|(question, found)| (teller.get(question), teller.say(&found)))
    .collect()
}
