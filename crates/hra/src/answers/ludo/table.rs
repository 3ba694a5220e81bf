//! The first mover's advantage by size, and what the best moves are, as a document, a table, CSV and plots.

use super::{board, checked_epsilon, percent};
use crate::Told;
use crate::answers::{Asked, Attachment, Example, Question, Teller};
use draw::Columns;
use ludo::keep::Forgetful;
use ludo::study::{Habits, Kind, habits};
use ludo::{Board, Ludo, Solved, Variant};
use rules::Game;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// How much is it worth to begin, by the size of the board?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LudoTable {
    /// 2 to 4; 2 if nothing is said.
    #[serde(default = "usual_players")]
    #[schema(example = 2)]
    pub players: u64,
    /// Numbers of pieces, each with each number of fields.
    #[schema(example = json!([1, 2]))]
    pub pieces: Vec<u64>,
    /// Numbers of fields on the ring.
    #[schema(example = json!([8, 12]))]
    pub fields: Vec<u64>,
    /// Where players enter: `opposite`, `neighbours` or `even`; as usual for so many if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<String>,
    /// `standard`, or some of `no-passing`, `must-enter`, `three-tries`, `may-decline`, `one-roll`, separated by commas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// Games of best play from which the habits are taken; 1000 if nothing is said.
    #[serde(default = "usual_games")]
    pub games: u64,
    /// How far apart the proven bounds may be; 1e-6 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epsilon: Option<f64>,
    /// Told with commas and a head line, for spreadsheets.
    #[serde(default)]
    pub csv: bool,
}

fn usual_players() -> u64 {
    2
}

fn usual_games() -> u64 {
    1000
}

/// A size.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoRow {
    /// How many play.
    pub players: usize,
    /// Pieces of each.
    pub pieces: usize,
    /// Fields on the ring.
    pub fields: u8,
    /// The ring field on which each player enters, from 0.
    pub entries: Vec<u8>,
    /// Positions that were solved.
    pub positions: u64,
    /// The chance of player 1 before the first roll.
    pub first: f64,
    /// It is at least this.
    pub lower: f64,
    /// It is at most this.
    pub upper: f64,
    /// By how much that is more than an equal share.
    pub advantage: f64,
    /// Decisions between more than one move in the games that were played.
    pub decisions: u64,
    /// Of the decisions: the share in which this kind of move is best.
    pub best: LudoShares,
    /// Of the decisions in which this kind of move is possible: the share in which it is best.
    pub best_if_possible: LudoShares,
}

/// A share for every kind of move; null where there was nothing to divide by.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoShares {
    /// Sending a piece home.
    pub capture: Option<f64>,
    /// Bringing a piece onto the ring.
    pub enter: Option<f64>,
    /// Going on.
    pub run: Option<f64>,
    /// Going into the home column, or on in it.
    pub home: Option<f64>,
    /// Moving nothing.
    pub decline: Option<f64>,
}

impl LudoShares {
    fn of(best: &[u64; 5], all: impl Fn(usize) -> u64) -> Self {
        let share = |kind: Kind| {
            let at = kind as usize;
            (all(at) > 0).then(|| best[at] as f64 / all(at) as f64)
        };
        LudoShares {
            capture: share(Kind::Capture),
            enter: share(Kind::Enter),
            run: share(Kind::Run),
            home: share(Kind::Home),
            decline: share(Kind::Decline),
        }
    }

    fn listed(&self) -> [Option<f64>; 5] {
        [self.capture, self.enter, self.run, self.home, self.decline]
    }
}

/// What it is worth to begin, and what the best moves are.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoTableAnswer {
    /// The rules.
    pub variant: String,
    /// Games of best play.
    pub games: u64,
    /// Size by size.
    pub rows: Vec<LudoRow>,
}

impl LudoTable {
    fn variant(&self) -> Result<Variant, Told> {
        Ok(match &self.variant {
            Some(names) => names.parse::<Variant>()?,
            None => Variant::default(),
        })
    }

    fn boards(&self) -> impl Iterator<Item = Result<Board, Told>> {
        let sizes = self.pieces.iter().flat_map(move |&pieces| {
            self.fields
                .iter()
                .map(move |&fields| (self.players, pieces, fields))
        });
        let entries = self.entries.as_deref();
        sizes.map(move |(players, pieces, fields)| board(players, pieces, fields, entries))
    }

    fn row(&self, board: Board, work: &Work) -> Result<LudoRow, Told> {
        let epsilon = checked_epsilon(self.epsilon)?;
        let game = Ludo::new(board, self.variant()?);
        let start = game.start();
        let solved = Solved::new(&game, &start, 0, epsilon, &mut Forgetful, work)?;
        let chance = solved.value(&start);
        let Habits {
            decisions,
            offered,
            best,
        } = habits(&game, &solved, self.games, work)?;
        Ok(LudoRow {
            players: board.players(),
            pieces: board.pieces(),
            fields: board.fields(),
            entries: board.entries().to_vec(),
            positions: solved.positions(),
            first: chance.middle(),
            lower: chance.lower,
            upper: chance.upper,
            advantage: chance.middle() - 1.0 / board.players() as f64,
            decisions,
            best: LudoShares::of(&best, |_| decisions),
            best_if_possible: LudoShares::of(&best, |kind| offered[kind]),
        })
    }
}

impl Question for LudoTable {
    const NAME: &'static str = "ludo.table";
    const ABOUT: &'static str =
        "The first mover's advantage by size, and how often which kind of move is best.";
    const EXAMPLE: Example = Example::new(
        r#"{"pieces": [1, 2], "fields": [4, 6], "games": 50}"#,
        &[
            "ludo", "table", "--pieces", "1,2", "--fields", "4,6", "--games", "50",
        ],
    );
    type Answer = LudoTableAnswer;

    fn check(&self) -> Result<(), Told> {
        self.variant()?;
        checked_epsilon(self.epsilon)?;
        self.boards().try_for_each(|board| board.map(drop))
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LudoTableAnswer, Told> {
        let rows = self.boards().map(|board| self.row(board?, asked.work));
        Ok(LudoTableAnswer {
            variant: self.variant()?.to_string(),
            games: self.games,
            rows: rows.collect::<Result<_, Told>>()?,
        })
    }

    fn tell(&self, answer: &LudoTableAnswer, teller: &Teller) -> String {
        if self.csv {
            return csv(answer);
        }
        let mut lines = vec![teller.get("ludo-table-head")];
        let share = |share: &Option<f64>| {
            share.map_or("     –".to_owned(), |share| {
                format!("{:>5.1} %", share * 100.0)
            })
        };
        for row in &answer.rows {
            let shares: Vec<String> = row.best.listed().iter().map(share).collect();
            lines.push(format!(
                "{} × {} × {:<3} {:>12}  {:>10}   {}",
                row.players,
                row.pieces,
                row.fields,
                row.positions,
                percent(row.first),
                shares.join("  ")
            ));
        }
        lines.join("\n")
    }

    /// One chart of the advantage, and one of the habits for each size.
    fn attachments(&self, answer: &LudoTableAnswer, teller: &Teller) -> Vec<Attachment> {
        let advantage = Columns {
            title: teller.get("ludo-plot-advantage"),
            axis: teller.get("ludo-plot-sizes"),
            columns: answer
                .rows
                .iter()
                .map(|row| {
                    let figure = format!("{:.3}", row.advantage * 100.0);
                    (row.name(), row.advantage, figure)
                })
                .collect(),
        };
        let mut files = vec![Attachment::new("first-mover.svg", advantage.svg())];
        files.extend(answer.rows.iter().map(|row| row.habits(teller)));
        files
    }
}

impl LudoRow {
    fn name(&self) -> String {
        format!("{}×{}×{}", self.players, self.pieces, self.fields)
    }

    fn habits(&self, teller: &Teller) -> Attachment {
        let column = |(kind, share): (Kind, Option<f64>)| {
            let share = share.unwrap_or(0.0);
            let figure = format!("{:.1} %", share * 100.0);
            (teller.get(kind_word(kind)), share, figure)
        };
        let chart = Columns {
            title: teller.say(&Message::new("ludo-plot-habits").with("size", self.name())),
            axis: teller.get("ludo-plot-kinds"),
            columns: Kind::ALL
                .into_iter()
                .zip(self.best.listed())
                .map(column)
                .collect(),
        };
        let size = format!("{}x{}x{}", self.players, self.pieces, self.fields);
        Attachment::new(format!("best-moves-{size}.svg"), chart.svg())
    }
}

fn csv(answer: &LudoTableAnswer) -> String {
    let kinds = |prefix: &str| {
        Kind::ALL
            .map(|kind| format!("{prefix}_{}", kind.name()))
            .join(",")
    };
    let mut lines = vec![format!(
        "players,pieces,fields,positions,first,lower,upper,advantage,decisions,{},{},entries",
        kinds("best"),
        kinds("best_if_possible")
    )];
    let figure = |share: Option<f64>| share.map_or(String::new(), |share| format!("{share:.6}"));
    for row in &answer.rows {
        let shares = [row.best.listed(), row.best_if_possible.listed()].concat();
        let shares: Vec<String> = shares.into_iter().map(figure).collect();
        let entries: Vec<String> = row.entries.iter().map(u8::to_string).collect();
        lines.push(format!(
            "{},{},{},{},{:.9},{:.9},{:.9},{:.9},{},{},{}",
            row.players,
            row.pieces,
            row.fields,
            row.positions,
            row.first,
            row.lower,
            row.upper,
            row.advantage,
            row.decisions,
            shares.join(","),
            entries.join(" ")
        ));
    }
    lines.join("\n")
}

fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Capture => "ludo-kind-capture",
        Kind::Enter => "ludo-kind-enter",
        Kind::Run => "ludo-kind-run",
        Kind::Home => "ludo-kind-home",
        Kind::Decline => "ludo-kind-decline",
    }
}
