//! `hra dawson`: Dawson's chess, on the board and as the heap game that it amounts to.

use super::board::drawn;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Advice, Host, Leave, PlayerArgs, Setup, host_games};
use clap::{Args, Subcommand};
use grids::{Dawson, DawsonSolver, Step};
use hra::Words;
use rules::{NormalPlay, Partizan, Placed, PositionNotation, Side};
use say::Message;
use serde::Serialize;
use values::grundy::{Code, sequence};
use work::Work;

#[derive(Subcommand)]
pub enum DawsonCommand {
    Solve(SolveArgs),
    Play(PlayArgs),
}

#[derive(Args)]
pub struct SolveArgs {
    columns: String,
    #[arg(long)]
    optional_capture: bool,
    #[arg(long, value_name = "P")]
    position: Option<String>,
}

#[derive(Args)]
pub struct PlayArgs {
    columns: String,
    #[arg(long)]
    optional_capture: bool,
    #[command(flatten)]
    players: PlayerArgs,
}

pub fn run(command: DawsonCommand, context: &Context) -> Result<(), Failure> {
    match command {
        DawsonCommand::Solve(args) => solve(&args, context),
        DawsonCommand::Play(args) => play(&args, context),
    }
}

#[derive(Serialize)]
struct SolveAnswer {
    outcome: &'static str,
    winning_moves: Vec<usize>,
    grundy: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<String>,
    explanation: String,
}

/// The heap game of the lecture: take one if it is the whole heap, two, or three and perhaps part the rest.
fn code() -> Code {
    Code::octal("0.137").expect("the code is one")
}

/// Beyond this, nobody reads the columns.
const MOST_COLUMNS: u64 = 100_000;

fn solve(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let columns = super::heap::number(&args.columns, 1, MOST_COLUMNS)? as usize;
    let answer = match &args.position {
        None if !args.optional_capture => by_heap(columns, context)?,
        None => {
            let position = Dawson::start(columns, false)?;
            on_board(&position, Side::Left, context)?
        }
        Some(text) => {
            let (board, mover) = with_mover(text);
            let position = Dawson::read_under(&!args.optional_capture, board)?;
            if position.pawns.board.columns() != columns {
                return Err(Failure::input(
                    Message::new("dawson-error-columns")
                        .with("found", position.pawns.board.columns())
                        .with("wanted", columns),
                    Message::new("dawson-accepted-board").with("most", Dawson::WIDEST),
                ));
            }
            on_board(&position, mover, context)?
        }
    };
    context.answer(&answer, || text(&answer, context))
}

/// A position, and after a blank perhaps who is to move: `w` or `b`.
fn with_mover(text: &str) -> (&str, Side) {
    match text.trim().rsplit_once(' ') {
        Some((board, "b")) => (board, Side::Right),
        Some((board, "w")) => (board, Side::Left),
        _ => (text.trim(), Side::Left),
    }
}

fn by_heap(columns: usize, context: &Context) -> Result<SolveAnswer, Failure> {
    let values = sequence(&code(), columns, &context.work)?;
    // A pawn's step and the captures that follow close its column and its neighbours.
    let rest = |column: usize| {
        let before = column.saturating_sub(2);
        let after = columns.saturating_sub(column + 1);
        values[before] ^ values[after]
    };
    let winning_moves: Vec<usize> = (1..=columns).filter(|&column| rest(column) == 0).collect();
    let reasons = [
        Message::new("dawson-reason-heap")
            .with("columns", columns)
            .with("value", values[columns]),
        match winning_moves.first() {
            Some(&column) => {
                let (before, after) =
                    (column.saturating_sub(2), columns.saturating_sub(column + 1));
                Message::new("dawson-reason-equal")
                    .with("column", column)
                    .with("before", before)
                    .with("after", after)
                    .with("value", values[before])
            }
            None => Message::new("dawson-reason-unequal"),
        },
    ];
    Ok(SolveAnswer {
        outcome: if values[columns] == 0 { "P" } else { "N" },
        winning_moves,
        grundy: Some(values[columns]),
        moves: Vec::new(),
        explanation: context.words.lines(&reasons),
    })
}

fn on_board(position: &Dawson, mover: Side, context: &Context) -> Result<SolveAnswer, Failure> {
    let mut solver = DawsonSolver::new(&context.work);
    let wins = solver.wins(position, mover)?;
    let winning = solver.winning(position, mover)?;
    let mut columns: Vec<usize> = winning.iter().map(|&step| position.column(step)).collect();
    columns.sort_unstable();
    columns.dedup();
    // Only where no capture is pending is the position a sum of heaps.
    let (grundy, reason) = match position.stretches().filter(|_| position.mandatory) {
        None => (None, Message::new("dawson-reason-search")),
        Some(stretches) => {
            let longest = stretches.iter().copied().max().unwrap_or(0);
            let values = sequence(&code(), longest, &context.work)?;
            let sum = stretches
                .iter()
                .fold(0, |sum, &length| sum ^ values[length]);
            let lengths: Vec<String> = stretches
                .iter()
                .filter(|&&length| length > 0)
                .map(ToString::to_string)
                .collect();
            let told = Message::new("dawson-reason-sum")
                .with("stretches", lengths.join(", "))
                .with("count", lengths.len())
                .with("value", sum);
            (Some(sum), told)
        }
    };
    Ok(SolveAnswer {
        outcome: if wins { "N" } else { "P" },
        winning_moves: columns,
        grundy,
        moves: winning
            .iter()
            .map(|step| position.write_move(mover, step))
            .collect(),
        explanation: context.words.say(&reason),
    })
}

fn text(answer: &SolveAnswer, context: &Context) -> String {
    let words = context.words;
    let outcome = words.get(if answer.outcome == "N" {
        "grids-outcome-n"
    } else {
        "grids-outcome-p"
    });
    let mut lines = vec![context.strong(&outcome)];
    if let Some(grundy) = answer.grundy {
        lines.push(words.say(&Message::new("grids-line-grundy").with("value", grundy)));
    }
    if !answer.winning_moves.is_empty() {
        let columns: Vec<String> = answer
            .winning_moves
            .iter()
            .map(ToString::to_string)
            .collect();
        let told = Message::new("dawson-line-columns").with("columns", columns.join(" "));
        lines.push(words.say(&told));
    }
    if !answer.moves.is_empty() {
        let told = Message::new("grids-line-winning").with("moves", answer.moves.join(" "));
        lines.push(words.say(&told));
    }
    lines.push(answer.explanation.clone());
    lines.join("\n")
}

fn play(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let columns = super::heap::number(&args.columns, 1, Dawson::WIDEST as u64)? as usize;
    let start = Dawson::start(columns, !args.optional_capture)?;
    host_games(context, &args.players, |_, transcript| {
        let position = match transcript {
            Some(transcript) => {
                let board = transcript
                    .start
                    .rsplit_once(' ')
                    .map_or("", |(board, _)| board);
                Dawson::read_under(start.rules(), board)?
            }
            None => start.clone(),
        };
        Ok(Setup {
            game: NormalPlay(position),
            host: DawsonHost {
                mandatory: !args.optional_capture,
            },
        })
    })
}

struct DawsonHost {
    mandatory: bool,
}

impl Host for DawsonHost {
    type Game = NormalPlay<Dawson>;

    fn title(&self) -> String {
        let end = if self.mandatory {
            ""
        } else {
            " optional-capture"
        };
        format!("dawson{end}")
    }

    fn rules(&self) -> Message {
        Message::new(if self.mandatory {
            "dawson-rules-mandatory"
        } else {
            "dawson-rules-optional"
        })
    }

    fn board(&self, _: &Self::Game, state: &Placed<Dawson>, _: Words) -> String {
        drawn(&state.position)
    }

    fn told(&self, _: &Self::Game, state: &Placed<Dawson>, step: &Step) -> Message {
        let label = state.position.write_move(state.mover, step);
        Message::new("grids-move").with("move", label)
    }

    fn advise(
        &self,
        _: &Self::Game,
        state: &Placed<Dawson>,
        work: &Work,
    ) -> Result<Advice<Step>, Leave> {
        let mut solver = DawsonSolver::new(work);
        let winning = solver
            .winning(&state.position, state.mover)?
            .into_iter()
            .next();
        let told = if winning.is_some() {
            "grids-outcome-n"
        } else {
            "grids-outcome-p"
        };
        let mut moves = Vec::new();
        state.position.moves(state.mover, &mut moves);
        let chosen = winning.or_else(|| moves.into_iter().next());
        Ok(Advice {
            chosen: chosen.expect("advice is asked for while there are moves"),
            reasons: vec![Message::new(told)],
        })
    }
}
