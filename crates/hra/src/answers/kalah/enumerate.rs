//! Every game of one strategy against another, with exact probabilities.

use super::{GAMES, GAMES_AT_ONCE, KalahBoard, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use kalah::board::{Board, Sower};
use kalah::enumerate::{Enumerated, Line, enumerate, situations};
use kalah::{Fraction, Kalah, Player, Strategy, letter};
use rules::Game;
use say::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// How probably does one strategy win against another?
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct KalahEnumerate {
    /// Which board and rules.
    #[serde(flatten)]
    pub board: KalahBoard,
    /// One strategy, `0` to `5`.
    #[schema(example = "5")]
    pub a: String,
    /// The other.
    #[schema(example = "5")]
    pub b: String,
    /// More games than this are not gone through; a million if nothing is said.
    #[serde(default = "usual_most")]
    pub most: u64,
}

fn usual_most() -> u64 {
    1_000_000
}

/// An exact number.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahExactly {
    /// As a fraction.
    pub fraction: String,
    /// The nearest floating-point number.
    pub value: f64,
}

impl KalahExactly {
    fn of(fraction: Fraction) -> Self {
        KalahExactly {
            fraction: fraction.to_string(),
            value: fraction.to_f64(),
        }
    }

    fn all<K: Ord + Copy>(found: &BTreeMap<K, Fraction>) -> BTreeMap<K, Self> {
        let all = found.iter().map(|(&n, &p)| (n, KalahExactly::of(p)));
        all.collect()
    }
}

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahLine {
    /// The starter has the small letters.
    pub moves: Vec<String>,
    /// How probable it is.
    pub probability: KalahExactly,
    /// The stores at the end, the starter's first.
    pub stores: [u16; 2],
}

/// All games that one of the two starts.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahStarted {
    /// Who starts.
    pub starter: String,
    /// How many games are possible.
    pub games: u64,
    /// The starter wins.
    pub wins: KalahExactly,
    /// He loses.
    pub losses: KalahExactly,
    /// Nobody wins.
    pub draws: KalahExactly,
    /// The mean number of sowings.
    pub mean_length: KalahExactly,
    /// How probable so many sowings are.
    pub lengths: BTreeMap<u32, KalahExactly>,
    /// How probable it is that the starter has so many beans at the end.
    pub starter_stores: BTreeMap<u16, KalahExactly>,
    /// The most probable games.
    pub likeliest: Vec<KalahLine>,
}

/// Every game of two strategies.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct KalahEnumerated {
    /// One strategy.
    pub a: String,
    /// The other.
    pub b: String,
    /// Games that A starts.
    pub a_starts: KalahStarted,
    /// Games that B starts.
    pub b_starts: KalahStarted,
    /// Distinct situations after the first turns of both players, whatever they play.
    pub situations_after_first_turns: usize,
}

fn strategy(text: &str) -> Result<Strategy, Told> {
    match text.parse::<Player>()? {
        Player::Strategy(strategy) => Ok(strategy),
        _ => Err(Told::input(
            Message::new("kalah-error-strategy").with("text", text),
            Message::new("kalah-accepted-strategy"),
        )),
    }
}

impl KalahEnumerate {
    fn read(&self) -> Result<(Kalah, [Strategy; 2], u64), Told> {
        let game = self.board.game()?;
        let players = [strategy(&self.a)?, strategy(&self.b)?];
        Ok((game, players, within(self.most, &GAMES)?))
    }
}

impl Question for KalahEnumerate {
    const NAME: &'static str = "kalah.enumerate";
    const ABOUT: &'static str =
        "Every game of one strategy against another, with exact probabilities.";
    const EXAMPLE: Example = Example::new(
        r#"{"a": "5", "b": "5", "pits": 4, "seeds": 2}"#,
        &[
            "kalah",
            "enumerate",
            "--a",
            "5",
            "--b",
            "5",
            "--pits",
            "4",
            "--beans",
            "2",
        ],
    );
    type Answer = KalahEnumerated;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<KalahEnumerated, Told> {
        let (game, [a, b], most) = self.read()?;
        asked.limit_at_once(most, GAMES_AT_ONCE)?;
        let sower = Sower::<u128>::new(game.length(), game.total(), game.rules());
        let board = Board::from_position(&game.start());
        let from = |starter, other| -> Result<KalahStarted, Told> {
            let found = enumerate(asked.work, &sower, board, [starter, other], most)?;
            Ok(started(&game, starter, &found))
        };
        Ok(KalahEnumerated {
            a: a.to_string(),
            b: b.to_string(),
            a_starts: from(a, b)?,
            b_starts: from(b, a)?,
            situations_after_first_turns: situations(&sower, board, 2).boards.len(),
        })
    }

    fn tell(&self, answer: &KalahEnumerated, teller: &Teller) -> String {
        let mut lines = told(&answer.a_starts, teller);
        if answer.a != answer.b {
            lines.extend(told(&answer.b_starts, teller));
        }
        let count = answer.situations_after_first_turns;
        lines.push(teller.say(&Message::new("kalah-situations").with("count", count)));
        lines.join("\n")
    }
}

fn started(game: &Kalah, starter: Strategy, found: &Enumerated) -> KalahStarted {
    let likely = |line: &Line| {
        // The starter is shown as South, who has the small letters.
        let mut state = game.start();
        let moves = line.pits.iter().map(|&pit| {
            let name = letter(game.length(), state.mover(), pit.into()).to_string();
            state.sow(pit.into(), game.rules());
            name
        });
        KalahLine {
            moves: moves.collect(),
            probability: KalahExactly::of(line.probability),
            stores: line.stores,
        }
    };
    KalahStarted {
        starter: starter.to_string(),
        games: found.games,
        wins: KalahExactly::of(found.wins),
        losses: KalahExactly::of(found.losses),
        draws: KalahExactly::of(found.draws),
        mean_length: KalahExactly::of(found.mean_length),
        lengths: KalahExactly::all(&found.lengths),
        starter_stores: KalahExactly::all(&found.stores),
        likeliest: found.likeliest.iter().map(likely).collect(),
    }
}

fn told(started: &KalahStarted, teller: &Teller) -> Vec<String> {
    let title = Message::new("kalah-enumerate-title")
        .with("starter", started.starter.as_str())
        .with("games", started.games);
    let mut lines = vec![teller.strong(&teller.say(&title))];
    for (id, value) in [
        ("kalah-enumerate-wins", &started.wins),
        ("kalah-enumerate-losses", &started.losses),
        ("kalah-enumerate-draws", &started.draws),
        ("kalah-enumerate-length", &started.mean_length),
    ] {
        let line = Message::new(id)
            .with("fraction", value.fraction.as_str())
            .with("value", format!("{:.5}", value.value));
        lines.push(format!("  {}", teller.say(&line)));
    }
    lines.push(format!("  {}", teller.get("kalah-enumerate-likeliest")));
    for likely in started.likeliest.iter().take(5) {
        lines.push(format!(
            "    {:<8} {}  ({}:{})",
            likely.probability.fraction,
            likely.moves.join(" "),
            likely.stores[0],
            likely.stores[1]
        ));
    }
    lines
}
