//! `hra domineering`, `hra cram`, `hra col` and all other games on boards, made from the list of games: values, who wins, drawings, play.

use super::{board_play, dawson};
use crate::context::Context;
use crate::failure::Failure;
use crate::play::PlayerArgs;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Subcommand, ValueEnum};
use grids::{BoardGame, GAMES};
use hra::answers::PictureFormat;
use hra::answers::boards::{self, BoardDrawn, BoardPlace};

/// Something asked of a game of the list.
pub struct BoardCommand {
    game: &'static BoardGame,
    ask: Ask,
}

enum Ask {
    Value(Place),
    Solve {
        place: Place,
        all_moves: bool,
        misere: bool,
    },
    DawsonSolve(dawson::SolveArgs),
    Graph(Place, GraphArgs),
    Play {
        place: Place,
        misere: bool,
        players: PlayerArgs,
    },
}

type Place = BoardPlace;

#[derive(Args)]
struct BoardArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
}

#[derive(Args)]
struct GraphArgs {
    #[arg(long)]
    merge: bool,
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    format: Format,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Dot,
    Svg,
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
    let misere = |command: Command| {
        if game.impartial {
            command.arg(flag("misere"))
        } else {
            command
        }
    };
    let solve = if solved_by_columns(game) {
        dawson::SolveArgs::augment_args(Command::new("solve"))
    } else if game.impartial {
        misere(on_board("solve", game))
    } else {
        on_board("solve", game).arg(flag("all-moves"))
    };
    Command::new(game.name)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(on_board("value", game))
        .subcommand(solve)
        .subcommand(GraphArgs::augment_args(on_board("graph", game)))
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
        grids::find(name).is_some()
    }
}

impl FromArgMatches for BoardCommand {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let missing = || clap::Error::new(clap::error::ErrorKind::MissingSubcommand);
        let (name, of_game) = matches.subcommand().ok_or_else(missing)?;
        let game = grids::find(name).ok_or_else(missing)?;
        let (what, given) = of_game.subcommand().ok_or_else(missing)?;
        let set = |name: &str| given.try_get_one(name).ok().flatten() == Some(&true);
        let place = || -> Result<Place, clap::Error> {
            let chosen = |name: &str| set(&name.replace('-', "_"));
            let mut variants = game.variants.iter();
            let variant = variants.find(|variant| chosen(variant.name));
            Ok(Place {
                board: BoardArgs::from_arg_matches(given)?.board,
                variant: variant.map(|variant| variant.name.to_owned()),
            })
        };
        let ask = match what {
            "value" => Ask::Value(place()?),
            "solve" if solved_by_columns(game) => {
                Ask::DawsonSolve(dawson::SolveArgs::from_arg_matches(given)?)
            }
            "solve" => Ask::Solve {
                place: place()?,
                all_moves: set("all_moves"),
                misere: set("misere"),
            },
            "graph" => Ask::Graph(place()?, GraphArgs::from_arg_matches(given)?),
            "play" => Ask::Play {
                place: place()?,
                misere: set("misere"),
                players: PlayerArgs::from_arg_matches(given)?,
            },
            _ => return Err(missing()),
        };
        Ok(BoardCommand { game, ask })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

pub fn run(command: BoardCommand, context: &Context) -> Result<(), Failure> {
    let game = command.game;
    let strong = |text: &str| context.strong(text);
    match command.ask {
        Ask::Value(place) => {
            let board = place.read(game)?;
            let answer = boards::value(&board, &context.work)?;
            context.answer(&answer, || answer.tell(&board, context.words, &strong))
        }
        Ask::Solve {
            place,
            all_moves,
            misere,
        } => {
            let board = place.read(game)?;
            let answer = boards::solve(&board, all_moves, misere, &context.work, context.words)?;
            context.answer(&answer, || answer.tell(&board, context.words, &strong))
        }
        Ask::DawsonSolve(args) => dawson::run(&args, context),
        Ask::Graph(place, args) => {
            let what = BoardDrawn {
                merge: args.merge,
                limit: args.limit,
                format: match args.format {
                    Format::Dot => PictureFormat::Dot,
                    Format::Svg => PictureFormat::Svg,
                },
            };
            let answer = boards::graph(&place.read(game)?, what, &context.work)?;
            context.answer(&answer, || answer.drawing.clone())
        }
        Ask::Play {
            place,
            misere,
            players,
        } => board_play::run(&place.read(game)?, misere, &players, context),
    }
}
