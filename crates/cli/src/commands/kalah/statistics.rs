//! `hra kalah statistics`: the file in which one's own games are remembered, and what it says.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::kalah::{KalahGame, KalahStatistics, STATISTICS_HEAD, read_statistics};
use say::Message;
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

/// The file in which games are remembered, one line each.
#[derive(Clone)]
pub struct Store(PathBuf);

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
    pub fn add(&self, game: &str) -> Result<(), Failure> {
        let appended = || {
            if let Some(folder) = self.0.parent() {
                std::fs::create_dir_all(folder)?;
            }
            let mut file = OpenOptions::new().create(true).append(true).open(&self.0)?;
            if file.metadata()?.len() == 0 {
                writeln!(file, "{STATISTICS_HEAD}")?;
            }
            file.write_all(format!("{game}\n").as_bytes())
        };
        appended().map_err(|error: std::io::Error| files::unwritable(&self.0, &error))
    }

    /// All games that are remembered; none when there is no file yet.
    fn games(&self) -> Result<Vec<KalahGame>, Failure> {
        if !self.0.exists() {
            return Ok(Vec::new());
        }
        read_statistics(&files::read_text(&self.path())?).map_err(|line| {
            Failure::input(
                Message::new("kalah-error-statistics")
                    .with("path", self.path())
                    .with("line", line),
                Message::new("kalah-accepted-statistics"),
            )
        })
    }
}

pub fn run(args: &StatisticsArgs, context: &Context) -> Result<(), Failure> {
    context.ask(&KalahStatistics {
        games: Store::open(args.statistics.as_deref()).games()?,
        name: args.name.clone(),
    })
}
