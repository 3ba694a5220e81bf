//! Many games between given players, with intervals, beside what was solved.

use super::{LudoGame, checked_epsilon, percent, solve};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use lab::interval::wilson;
use ludo::simulate::{Knowledge, Need, Tally, simulate};
use ludo::{Chance, Ludo, Player, State};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// How often does each of these players win?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LudoSimulate {
    /// Which game and position.
    #[serde(flatten)]
    pub game: LudoGame,
    /// Who sits on each seat: `random`, `careful`, `perfect`, `selfish`, `against:2` …
    #[schema(example = json!(["perfect", "careful"]))]
    pub seats: Vec<String>,
    /// How many games; 10000 if nothing is said.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// How far apart the proven bounds of what is solved may be; 1e-6 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epsilon: Option<f64>,
}

fn usual_games() -> u64 {
    10_000
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SeatResult {
    /// From 1.
    pub seat: usize,
    /// Who sat there.
    pub player: String,
    /// Games won.
    pub wins: u64,
    /// The share of the games won.
    pub probability: f64,
    /// Where the interval of 99 % begins.
    pub lower: f64,
    /// Where it ends.
    pub upper: f64,
    /// What was solved for these players, where it was.
    pub solved: Option<f64>,
    /// Whether that lies inside the interval.
    pub inside: Option<bool>,
}

/// How often each player won.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoSimulated {
    /// How many games were played.
    pub games: u64,
    /// How often such an interval holds the truth.
    pub confidence: f64,
    /// Seat by seat.
    pub seats: Vec<SeatResult>,
    /// The mean number of rolls.
    pub rolls_per_game: f64,
    /// The mean number of pieces sent home.
    pub captures_per_game: f64,
}

/// The normal quantile for a two-sided interval of 99 %.
const CONFIDENCE_99: f64 = 2.575_829_303_548_901;

impl LudoSimulate {
    /// The game, where it begins, and who plays.
    pub(in crate::answers) fn read(&self) -> Result<(Ludo, State, Vec<Player>), Told> {
        let (game, state) = self.game.read()?;
        let players = game.board().players();
        let seats: Vec<Player> = self
            .seats
            .iter()
            .map(|name| name.parse::<Player>())
            .collect::<Result<_, _>>()?;
        let absent = |seat: &Player| matches!(seat, Player::Against(hero) if *hero >= players);
        if seats.len() != players || seats.iter().any(absent) {
            return Err(Told::input(
                Message::new("ludo-error-seats").with("text", self.seats.join(",")),
                Message::new("ludo-accepted-seats").with("players", players),
            ));
        }
        checked_epsilon(self.epsilon)?;
        Ok((game, state, seats))
    }

    /// What the players need to know.
    pub(in crate::answers) fn known(&self, work: &Work) -> Result<Knowledge, Told> {
        let (game, state, seats) = self.read()?;
        let epsilon = checked_epsilon(self.epsilon)?;
        solve::known(&game, &state, &seats, epsilon, work)
    }
}

impl Question for LudoSimulate {
    const NAME: &'static str = "ludo.simulate";
    const ABOUT: &'static str = "How often each of some players wins, with intervals.";
    const EXAMPLE: Example = Example::new(
        r#"{"players": 2, "pieces": 1, "fields": 4, "seats": ["perfect", "perfect"], "games": 100}"#,
        &[
            "ludo",
            "simulate",
            "--players",
            "2",
            "--pieces",
            "1",
            "--fields",
            "4",
            "--seats",
            "perfect,perfect",
            "--games",
            "100",
        ],
    );
    type Answer = LudoSimulated;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LudoSimulated, Told> {
        let (game, state, seats) = self.read()?;
        let games = self.games.max(1);
        let knowledge = self.known(asked.work)?;
        let tally = simulate(&game, &state, &seats, &knowledge, games, asked.work)?;
        let result = |seat: usize| {
            let found = wilson(tally.wins[seat], games, CONFIDENCE_99);
            let solved = solved(&seats, seat, &knowledge, &state);
            let overlaps =
                |chance: Chance| found.lower <= chance.upper && chance.lower <= found.upper;
            SeatResult {
                seat: seat + 1,
                player: seats[seat].to_string(),
                wins: tally.wins[seat],
                probability: found.mean,
                lower: found.lower,
                upper: found.upper,
                solved: solved.map(Chance::middle),
                inside: solved.map(overlaps),
            }
        };
        Ok(LudoSimulated {
            games,
            confidence: 0.99,
            seats: (0..seats.len()).map(result).collect(),
            rolls_per_game: Tally::mean(&tally.rolls),
            captures_per_game: Tally::mean(&tally.captures),
        })
    }

    fn tell(&self, answer: &LudoSimulated, teller: &Teller) -> String {
        let mut lines = Vec::new();
        for result in &answer.seats {
            let told = Message::new("ludo-simulated")
                .with("seat", result.seat)
                .with("player", result.player.as_str())
                .with("value", percent(result.probability))
                .with("lower", percent(result.lower))
                .with("upper", percent(result.upper));
            lines.push(teller.say(&told));
            if let (Some(solved), Some(inside)) = (result.solved, result.inside) {
                let id = if inside {
                    "ludo-simulated-inside"
                } else {
                    "ludo-simulated-outside"
                };
                let told = Message::new(id).with("value", percent(solved));
                lines.push(format!("  {}", teller.say(&told)));
            }
        }
        let games = Message::new("ludo-simulated-games")
            .with("games", answer.games)
            .with("rolls", format!("{:.1}", answer.rolls_per_game))
            .with("captures", format!("{:.1}", answer.captures_per_game));
        lines.push(teller.say(&games));
        lines.join("\n")
    }
}

/// The chance of a seat, where these players are those of a solution: one against all others, or all for themselves.
fn solved(seats: &[Player], seat: usize, knowledge: &Knowledge, state: &State) -> Option<Chance> {
    let table = if seats.iter().all(|player| *player == Player::Selfish) {
        knowledge.get(Need::Selfish)?
    } else if seats.len() == 2 {
        let knows = |player: &Player| matches!(player, Player::Perfect | Player::Against(_));
        seats
            .iter()
            .all(knows)
            .then(|| knowledge.get(Need::Coalition(0)))??
    } else {
        let united = |(at, player): (usize, &Player)| {
            *player
                == if at == seat {
                    Player::Perfect
                } else {
                    Player::Against(seat)
                }
        };
        seats
            .iter()
            .enumerate()
            .all(united)
            .then(|| knowledge.get(Need::Coalition(seat)))??
    };
    table.of(seat, state)
}
