//! `hra kalah`: Kalaha. This file knows the arguments that the commands share.

mod annotate;
mod database;
mod enumerate;
mod play;
mod report;
mod solve;
mod statistics;
mod tournament;

use crate::context::Context;
use crate::failure::Failure;
use crate::mapped::Mapped;
use clap::{Args, Subcommand};
use kalah::database::Database;
use kalah::solve::Effort;
use kalah::{Kalah, MAX_PITS, MAX_SEEDS, Move, Position, Rules, SetupError};
use rules::{Game, Notation};
use say::Message;
use std::path::Path;
use std::sync::Arc;

#[derive(Subcommand)]
pub enum KalahCommand {
    Solve(solve::SolveArgs),
    Analyse(solve::AnalyseArgs),
    Tournament(tournament::TournamentArgs),
    Enumerate(enumerate::EnumerateArgs),
    Annotate(annotate::AnnotateArgs),
    #[command(subcommand)]
    Database(database::DatabaseCommand),
    Report(report::ReportArgs),
    Play(play::PlayArgs),
    Statistics(statistics::StatisticsArgs),
}

pub fn run(command: KalahCommand, context: &Context) -> Result<(), Failure> {
    match command {
        KalahCommand::Solve(args) => solve::solve(&args, context),
        KalahCommand::Analyse(args) => solve::analyse(&args, context),
        KalahCommand::Tournament(args) => tournament::run(&args, context),
        KalahCommand::Enumerate(args) => enumerate::run(&args, context),
        KalahCommand::Annotate(args) => annotate::run(&args, context),
        KalahCommand::Database(command) => database::run(command, context),
        KalahCommand::Report(args) => report::run(&args, context),
        KalahCommand::Play(args) => play::run(&args, context),
        KalahCommand::Statistics(args) => statistics::run(&args, context),
    }
}

/// The board and its rules.
#[derive(Args)]
pub struct BoardArgs {
    #[arg(long, value_name = "M")]
    pits: Option<String>,
    #[arg(long, value_name = "N")]
    seeds: Option<String>,
    #[arg(long, default_value = "thesis")]
    rules: String,
}

impl BoardArgs {
    fn rules(&self) -> Result<Rules, Failure> {
        Ok(self.rules.parse::<Rules>()?)
    }

    fn pits(&self) -> Result<usize, Failure> {
        let text = self.pits.as_deref().unwrap_or("6");
        Ok(number(text, 1, MAX_PITS as u64)? as usize)
    }

    fn seeds(&self) -> Result<u64, Failure> {
        number(
            self.seeds.as_deref().unwrap_or("4"),
            1,
            u64::from(MAX_SEEDS),
        )
    }

    /// The game from its start.
    pub fn game(&self) -> Result<Kalah, Failure> {
        Ok(Kalah::new(self.pits()?, self.seeds()?, self.rules()?)?)
    }

    /// The game from a position, or from its start without one. Pits and beans that are also given must fit the position.
    fn game_from(&self, position: Option<&str>) -> Result<Kalah, Failure> {
        let Some(text) = position else {
            return self.game();
        };
        let rules = self.rules()?;
        let position: Position = text.parse::<Position>()?;
        if self.pits.is_some() && self.pits()? != position.length() {
            return Err(SetupError::RowLength {
                found: position.length(),
                wanted: self.pits()?,
            }
            .into());
        }
        let beans = match self.seeds {
            Some(_) => 2 * position.length() as u64 * self.seeds()?,
            None => position.total().into(),
        };
        if beans != u64::from(position.total()) {
            return Err(SetupError::Beans {
                found: position.total().into(),
                wanted: beans,
            }
            .into());
        }
        if position.pie() && !rules.pie {
            return Err(SetupError::NoPie.into());
        }
        Ok(Kalah::from(position, rules))
    }
}

/// A whole number within bounds, or an error that names it and them.
pub fn number(text: &str, from: u64, to: u64) -> Result<u64, Failure> {
    let parsed = text.trim().parse().ok();
    parsed
        .filter(|number| (from..=to).contains(number))
        .ok_or_else(|| {
            Failure::input(
                Message::new("kalah-error-number").with("text", text),
                Message::new("accepted-number-from-to")
                    .with("from", from)
                    .with("to", to),
            )
        })
}

/// How hard the solver may try: the table it keeps, and what it knows beforehand.
#[derive(Args)]
pub struct EffortArgs {
    #[arg(long, value_name = "FILE")]
    database: Option<String>,
}

/// Boards of a database that is built on the way: worth it only when the search will take longer than the building.
const SMALL_START: (u16, u64) = (30, 100_000);
const LARGE_START: (u16, u64) = (40, 10_000_000);

impl EffortArgs {
    /// A table by the number of beans, and the database: from a file, or built where it pays.
    pub fn effort(&self, game: &Kalah, context: &Context) -> Result<Effort, Failure> {
        let beans = game.start().in_pits();
        let table = match beans {
            ..=30 => 8 << 20,
            31..=40 => 32 << 20,
            41..=48 => 256 << 20,
            _ => context.work.memory.0 / 2,
        };
        let database = match &self.database {
            Some(path) => {
                let database = open_database(path, context)?;
                if !database.serves(game.length(), game.rules()) {
                    return Err(kalah::archive::ArchiveError::Other {
                        found: format!("{} {}", database.rules(), database.length()),
                    }
                    .into());
                }
                Some(database)
            }
            None => self.built(game, beans, context)?,
        };
        Ok(Effort {
            table: table.min(context.work.memory.0 / 2),
            most: None,
            database,
        })
    }

    fn built(
        &self,
        game: &Kalah,
        beans: u16,
        context: &Context,
    ) -> Result<Option<Database>, Failure> {
        let boards = match beans {
            _ if beans >= LARGE_START.0 => LARGE_START.1,
            _ if beans >= SMALL_START.0 => SMALL_START.1,
            _ => return Ok(None),
        };
        let most = boards.min(context.work.memory.0 / 4);
        let small = |&beans: &u16| {
            kalah::database::bytes_needed(game.length(), beans).is_some_and(|bytes| bytes <= most)
        };
        let Some(beans) = (1..beans).take_while(small).last() else {
            return Ok(None);
        };
        if game.length() > 8 {
            return Ok(None);
        }
        let database = kalah::database::build(&context.work, game.length(), game.rules(), beans)?;
        Ok(Some(database))
    }
}

/// Maps a database and checks every byte of it.
pub fn open_database(path: &str, context: &Context) -> Result<Database, Failure> {
    let mapped = Mapped::open(Path::new(path)).map_err(|error| {
        Failure::input(
            Message::new("error-file-unreadable")
                .with("path", path)
                .with("error", error.to_string()),
            Message::new("accepted-files"),
        )
    })?;
    Ok(kalah::archive::open(&context.work, Arc::new(mapped))?)
}

/// The letters of moves.
pub fn letters(game: &Kalah, position: &Position, moves: &[Move]) -> Vec<String> {
    moves
        .iter()
        .map(|chosen| game.write_move(position, chosen))
        .collect()
}

/// The letters of a line of play.
pub fn line_text(game: &Kalah, position: &Position, line: &[Move]) -> Vec<String> {
    let mut state = position.clone();
    line.iter()
        .map(|chosen| {
            let text = game.describe(&state, *chosen);
            game.play(&mut state, chosen);
            text
        })
        .collect()
}

/// The board as people see it: North's row above, stores at the sides.
pub fn board_text(position: &Position) -> String {
    use kalah::{NORTH, SOUTH, letter};
    let length = position.length();
    let cells = |texts: Vec<String>| {
        let cells: Vec<String> = texts.iter().map(|text| format!("{text:>4}")).collect();
        cells.concat()
    };
    let names = |seat| {
        cells(
            (0..length)
                .map(|pit| letter(length, seat, pit).into())
                .collect(),
        )
    };
    let row = |seat| cells(position.row(seat).iter().map(u16::to_string).collect());
    let reversed = |text: String| {
        let chars: Vec<char> = text.chars().collect();
        let cells: Vec<String> = chars
            .chunks(4)
            .rev()
            .map(|cell| cell.iter().collect())
            .collect();
        cells.concat()
    };
    let gap = " ".repeat(4 * length);
    format!(
        "     {}\n     {}\n{:>4} {gap} {:>4}\n     {}\n     {}",
        reversed(names(NORTH)),
        reversed(row(NORTH)),
        position.store(NORTH),
        position.store(SOUTH),
        row(SOUTH),
        names(SOUTH)
    )
}
