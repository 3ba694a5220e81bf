//! `hra domineering`, `hra cram`, `hra col` and all other games on boards, made from the list of games: values, who wins, drawings, play.

use super::{board_play, dawson};
use crate::args::{ExplainArgs, choice};
use crate::context::Context;
use crate::failure::Failure;
use crate::play::PlayerArgs;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Subcommand};
use hra::Told;
use hra::answers::boards::{
    self, BoardGame, BoardGraph, BoardPlace, BoardSolve, BoardTable, BoardWorth, GAMES, SHAPES,
};
use hra::answers::{Forgetful, PictureFormat, read_number};
use hra::tables::boards::BoardStart;
use std::path::{Path, PathBuf};

/// Something asked of a game of the list.
pub enum BoardCommand {
    Value(BoardWorth),
    Solve(BoardSolve),
    DawsonSolve(dawson::SolveArgs),
    Graph(BoardGraph, Option<PathBuf>),
    /// What was asked, or why it cannot be.
    Table(Result<BoardTable, Told>, Option<PathBuf>),
    Play {
        place: BoardPlace,
        misere: bool,
        players: PlayerArgs,
    },
}

#[derive(Args)]
struct BoardArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
}

#[derive(Args)]
struct GraphArgs {
    #[arg(long)]
    merge: bool,
    #[arg(long)]
    tree: bool,
    #[arg(long, value_parser = choice::<PictureFormat>(), default_value = "svg")]
    format: PictureFormat,
    #[arg(long, value_name = "FILE", conflicts_with = "format")]
    png: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

#[derive(Args)]
struct TableArgs {
    #[arg(long, value_name = "RxC", required_unless_present = "squares")]
    up_to: Option<String>,
    #[arg(
        long,
        value_name = "N",
        conflicts_with = "up_to",
        allow_negative_numbers = true
    )]
    squares: Option<String>,
    #[arg(long)]
    csv: bool,
    #[arg(long, conflicts_with = "csv")]
    svg: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["csv", "svg"])]
    png: Option<PathBuf>,
}

/// Dawson's chess is solved by columns, with a document of its own.
fn solved_by_columns(game: &BoardGame) -> bool {
    game.name == "dawson"
}

fn flag(name: &'static str) -> Arg {
    Arg::new(name.replace('-', "_"))
        .long(name)
        .action(ArgAction::SetTrue)
}

/// A command about a board of this game.
fn on_board(name: &'static str, game: &BoardGame) -> Command {
    let command = BoardArgs::augment_args(Command::new(name));
    command.args(game.variants.iter().map(|variant| flag(variant.name)))
}

fn commands(game: &'static BoardGame) -> Command {
    let explained = ExplainArgs::augment_args;
    let misere = |command: Command| {
        if game.misere {
            command.arg(flag("misere"))
        } else {
            command
        }
    };
    let solve = if solved_by_columns(game) {
        dawson::SolveArgs::augment_args(Command::new("solve"))
    } else if game.impartial {
        explained(misere(on_board("solve", game)))
    } else {
        explained(on_board("solve", game).arg(flag("all-moves")))
    };
    let variants = game.variants.iter().map(|variant| flag(variant.name));
    let table = TableArgs::augment_args(Command::new("table")).args(variants);
    // Games that are not played on rectangles have no tables of them.
    let table = boards::has_sizes(game).then_some(table);
    Command::new(game.name)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(explained(on_board("value", game)))
        .subcommand(solve)
        .subcommand(GraphArgs::augment_args(on_board("graph", game)))
        .subcommands(table)
        .subcommand(PlayerArgs::augment_args(misere(on_board("play", game))))
}

impl Subcommand for BoardCommand {
    fn augment_subcommands(command: Command) -> Command {
        command.subcommands(GAMES.iter().map(commands))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        boards::find(name).is_some()
    }
}

impl FromArgMatches for BoardCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let missing = || clap::Error::new(clap::error::ErrorKind::MissingSubcommand);
        let (name, of_game) = matches.subcommand().ok_or_else(missing)?;
        let game = boards::find(name).ok_or_else(missing)?;
        let (what, given) = of_game.subcommand().ok_or_else(missing)?;
        let set = |name: &str| given.try_get_one(name).ok().flatten() == Some(&true);
        let variant = || {
            let chosen = |name: &str| set(&name.replace('-', "_"));
            let mut variants = game.variants.iter();
            let variant = variants.find(|variant| chosen(variant.name));
            variant.map(|variant| variant.name.to_owned())
        };
        let place = || -> Result<BoardPlace, clap::Error> {
            Ok(BoardPlace {
                game: game.name.to_owned(),
                board: BoardArgs::from_arg_matches(given)?.board,
                variant: variant(),
            })
        };
        let explain = || Ok::<_, clap::Error>(ExplainArgs::from_arg_matches(given)?.explain);
        Ok(match what {
            "value" => BoardCommand::Value(BoardWorth {
                place: place()?,
                explain: explain()?,
            }),
            "solve" if solved_by_columns(game) => {
                BoardCommand::DawsonSolve(dawson::SolveArgs::from_arg_matches(given)?)
            }
            "solve" => BoardCommand::Solve(BoardSolve {
                place: place()?,
                all_moves: set("all_moves"),
                misere: set("misere"),
                explain: explain()?,
            }),
            "table" => {
                let what = TableArgs::from_arg_matches(given)?;
                let squares = what.squares.map(|squares| read_number(&squares, &SHAPES));
                let request = squares.transpose().map(|squares| BoardTable {
                    game: game.name.to_owned(),
                    variant: variant(),
                    up_to: what.up_to,
                    squares,
                    csv: what.csv,
                    picture: what.svg || what.png.is_some(),
                });
                BoardCommand::Table(request, what.png)
            }
            "graph" => {
                let what = GraphArgs::from_arg_matches(given)?;
                let question = BoardGraph {
                    place: place()?,
                    merge: what.merge,
                    tree: what.tree,
                    limit: what.limit,
                    format: what.format,
                };
                BoardCommand::Graph(question, what.png)
            }
            "play" => BoardCommand::Play {
                place: place()?,
                misere: set("misere"),
                players: PlayerArgs::from_arg_matches(given)?,
            },
            _ => return Err(missing()),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

pub fn run(command: BoardCommand, context: &Context) -> Result<(), Failure> {
    match command {
        BoardCommand::Value(request) => context.ask(&request),
        BoardCommand::Solve(request) => context.ask(&request),
        BoardCommand::DawsonSolve(args) => dawson::run(args, context),
        BoardCommand::Graph(request, png) => context.ask_drawn(&request, png.as_deref()),
        BoardCommand::Table(request, png) => table(&request?, png.as_deref(), context),
        BoardCommand::Play {
            place,
            misere,
            players,
        } => board_play::run(&BoardStart { place, misere }, &players, context),
    }
}

/// A table as text, or the picture of one.
fn table(request: &BoardTable, png: Option<&Path>, context: &Context) -> Result<(), Failure> {
    if !request.picture || png.is_some() || context.json {
        return context.ask_drawn(request, png);
    }
    let answer = context.found(request, &mut Forgetful)?;
    context.print(answer.drawing.as_deref().unwrap_or_default())
}
