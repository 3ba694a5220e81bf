//! `hra kalah statistics`: one's own games against each machine, as the thesis's table of man against machine.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

#[derive(Args)]
pub struct StatisticsArgs {
    #[arg(long, value_name = "FILE")]
    statistics: Option<String>,
    #[arg(long)]
    name: Option<String>,
}

/// One finished game of a person against a machine.
pub struct Won {
    pub name: String,
    pub opponent: String,
    pub started: bool,
    pub own: u16,
    pub other: u16,
    pub length: usize,
}

/// The file in which games are remembered, one line each.
#[derive(Clone)]
pub struct Store(PathBuf);

const FIRST_LINE: &str = "hra kalah games 1";

impl Store {
    /// The file that is named, else one in the user's folder for data.
    pub fn open(path: Option<&str>) -> Self {
        if let Some(path) = path {
            return Store(path.into());
        }
        let folder = |name| std::env::var_os(name).map(PathBuf::from);
        let data = folder("XDG_DATA_HOME")
            .filter(|path| path.is_absolute())
            .or_else(|| folder("HOME").map(|home| home.join(".local/share")))
            .or_else(|| folder("APPDATA"))
            .unwrap_or_default();
        Store(data.join("hra").join("kalah-games.txt"))
    }

    pub fn path(&self) -> String {
        self.0.display().to_string()
    }

    /// Remembers a game.
    pub fn add(&self, won: &Won) -> Result<(), Failure> {
        let plain = |text: &str| text.replace([';', '\n', '\r'], " ");
        let line = format!(
            "{};{};{};{};{};{}\n",
            plain(&won.name),
            plain(&won.opponent),
            if won.started { "started" } else { "answered" },
            won.own,
            won.other,
            won.length
        );
        let appended = || {
            if let Some(folder) = self.0.parent() {
                std::fs::create_dir_all(folder)?;
            }
            let mut file = OpenOptions::new().create(true).append(true).open(&self.0)?;
            if file.metadata()?.len() == 0 {
                writeln!(file, "{FIRST_LINE}")?;
            }
            file.write_all(line.as_bytes())
        };
        appended().map_err(|error: std::io::Error| {
            Failure::input(
                Message::new("error-file-unwritable")
                    .with("path", self.path())
                    .with("error", error.to_string()),
                Message::new("accepted-writable-file"),
            )
        })
    }

    /// All games that are remembered; none when there is no file yet.
    fn games(&self) -> Result<Vec<Won>, Failure> {
        if !self.0.exists() {
            return Ok(Vec::new());
        }
        let text = files::read_text(&self.path())?;
        let wrong = |line: usize| {
            Failure::input(
                Message::new("kalah-error-statistics")
                    .with("path", self.path())
                    .with("line", line),
                Message::new("kalah-accepted-statistics"),
            )
        };
        let mut lines = text.lines().enumerate();
        if lines.next().map(|(_, line)| line) != Some(FIRST_LINE) {
            return Err(wrong(1));
        }
        lines
            .map(|(at, line)| read(line).ok_or_else(|| wrong(at + 1)))
            .collect()
    }
}

fn read(line: &str) -> Option<Won> {
    let parts: Vec<&str> = line.split(';').collect();
    let [name, opponent, started, own, other, length] = parts[..] else {
        return None;
    };
    Some(Won {
        name: name.to_owned(),
        opponent: opponent.to_owned(),
        started: match started {
            "started" => true,
            "answered" => false,
            _ => return None,
        },
        own: own.parse().ok()?,
        other: other.parse().ok()?,
        length: length.parse().ok()?,
    })
}

/// A is the person, B the machine, as in the thesis.
#[derive(Serialize, Default)]
#[allow(non_snake_case)]
struct Against {
    opponent: String,
    games: u64,
    ppAA: Option<f64>,
    ppAB: Option<f64>,
    ppBB: Option<f64>,
    ppBA: Option<f64>,
    ppRA: Option<f64>,
    ppRB: Option<f64>,
    mean_length: f64,
    /// Mean number of beans in the winner's store, over games that somebody won.
    winner_store: Option<f64>,
}

#[derive(Serialize)]
struct StatisticsAnswer {
    against: Vec<Against>,
}

pub fn run(args: &StatisticsArgs, context: &Context) -> Result<(), Failure> {
    let store = Store::open(args.statistics.as_deref());
    let mut by_opponent: BTreeMap<String, Vec<Won>> = BTreeMap::new();
    for won in store.games()? {
        if args.name.as_ref().is_none_or(|name| *name == won.name) {
            by_opponent
                .entry(won.opponent.clone())
                .or_default()
                .push(won);
        }
    }
    let answer = StatisticsAnswer {
        against: by_opponent
            .into_iter()
            .map(|(opponent, games)| against(opponent, &games))
            .collect(),
    };
    context.answer(&answer, || {
        if answer.against.is_empty() {
            return context.words.get("kalah-statistics-none");
        }
        let mut lines = vec![format!(
            "{:<10} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7}",
            "A/B", "n", "ppAA", "ppAB", "ppBB", "ppBA", "ppRA", "ppRB", "length", "beans"
        )];
        let show =
            |share: Option<f64>| share.map_or("–".to_owned(), |share| format!("{share:.4}"));
        for row in &answer.against {
            let beans = row
                .winner_store
                .map_or("–".to_owned(), |beans| format!("{beans:.2}"));
            lines.push(format!(
                "{:<10} {:>6} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7} {:>7.2} {beans:>7}",
                format!("A/{}", row.opponent),
                row.games,
                show(row.ppAA),
                show(row.ppAB),
                show(row.ppBB),
                show(row.ppBA),
                show(row.ppRA),
                show(row.ppRB),
                row.mean_length
            ));
        }
        lines.push(context.words.get("kalah-statistics-legend"));
        lines.join("\n")
    })
}

fn against(opponent: String, games: &[Won]) -> Against {
    let share = |started: bool, of: fn(&Won) -> bool| {
        let mine: Vec<&Won> = games.iter().filter(|won| won.started == started).collect();
        let count = mine.iter().filter(|won| of(won)).count();
        (!mine.is_empty()).then(|| count as f64 / mine.len() as f64)
    };
    let mean = |values: Vec<f64>| {
        (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
    };
    let won = |won: &Won| won.own > won.other;
    let lost = |won: &Won| won.own < won.other;
    let drawn = |won: &Won| won.own == won.other;
    Against {
        opponent,
        games: games.len() as u64,
        ppAA: share(true, won),
        ppAB: share(true, lost),
        ppBB: share(false, lost),
        ppBA: share(false, won),
        ppRA: share(true, drawn),
        ppRB: share(false, drawn),
        mean_length: mean(games.iter().map(|won| won.length as f64).collect()).unwrap_or(0.0),
        winner_store: mean(
            games
                .iter()
                .filter(|won| won.own != won.other)
                .map(|won| f64::from(won.own.max(won.other)))
                .collect(),
        ),
    }
}
