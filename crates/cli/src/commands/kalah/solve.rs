//! `hra kalah solve` and `hra kalah analyse`: exact values.

use super::{BoardArgs, EffortArgs, board_text, letters, line_text, number};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use kalah::player::DEEPEST;
use kalah::solve::{SolveError, Solver};
use rules::{Game, Notation};
use say::Message;
use serde::Serialize;
use std::path::Path;

#[derive(Args)]
pub struct SolveArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[command(flatten)]
    effort: EffortArgs,
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<String>,
}

#[derive(Args)]
pub struct AnalyseArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[command(flatten)]
    effort: EffortArgs,
    #[arg(long, value_name = "N")]
    depth: Option<String>,
    #[arg(long, value_name = "N")]
    nodes: Option<String>,
}

#[derive(Serialize)]
struct SolveAnswer {
    value: i32,
    best_moves: Vec<String>,
    nodes: u64,
    proven: bool,
    line: Vec<String>,
    position: String,
    rules: String,
}

pub fn solve(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let game = args.board.game_from(args.position.as_deref())?;
    let start = game.start();
    let effort = args.effort.effort(&game, context)?;
    let mut solver = Solver::new(&context.work, &game, effort)?;
    if let Some(path) = &args.checkpoint
        && Path::new(path).exists()
        && !solver.restore(&files::read_bytes(path)?)
    {
        return Err(Failure::input(
            Message::new("kalah-error-checkpoint").with("path", path.as_str()),
            Message::new("kalah-accepted-checkpoint"),
        ));
    }
    let mut unwritable = None;
    let solution = solver.solve(&context.work, &start, &mut |solver| {
        if let Some(path) = &args.checkpoint
            && let Err(failure) = files::write_atomically(Path::new(path), &solver.save())
        {
            unwritable = Some(failure);
        }
    })?;
    if let Some(failure) = unwritable {
        return Err(failure);
    }
    let answer = SolveAnswer {
        value: solution.value,
        best_moves: letters(&game, &start, &solution.best),
        nodes: solution.nodes,
        proven: true,
        line: line_text(&game, &start, &solution.line),
        position: game.write_state(&start),
        rules: game.rules().to_string(),
    };
    context.answer(&answer, || {
        let words = context.words;
        let id = match answer.value.signum() {
            1 => "kalah-value-win",
            0 => "kalah-value-draw",
            _ => "kalah-value-loss",
        };
        let value = Message::new(id).with("value", answer.value.unsigned_abs());
        let mut lines = vec![board_text(&start), context.strong(&words.say(&value))];
        if !answer.best_moves.is_empty() {
            let best = answer.best_moves.join(" ");
            lines.push(words.say(&Message::new("kalah-best-moves").with("moves", best)));
            let line = answer.line.join(" ");
            lines.push(words.say(&Message::new("kalah-best-line").with("line", line)));
        }
        lines.push(words.say(&Message::new("kalah-nodes").with("nodes", answer.nodes.to_string())));
        lines.join("\n")
    })
}

#[derive(Serialize)]
struct MoveValue {
    r#move: String,
    value: i32,
    exact: bool,
}

#[derive(Serialize)]
struct AnalyseAnswer {
    position: String,
    rules: String,
    moves: Vec<MoveValue>,
    /// How deep the values were seen where they are not exact.
    depth: Option<u32>,
    nodes: u64,
}

/// Boards that an exact value may cost before a search of limited depth takes over.
const PATIENCE: u64 = 30_000_000;
const DEFAULT_DEPTH: u32 = 12;

pub fn analyse(args: &AnalyseArgs, context: &Context) -> Result<(), Failure> {
    let game = args.board.game_from(args.position.as_deref())?;
    let start = game.start();
    let depth = match &args.depth {
        Some(text) => Some(number(text, 1, DEEPEST.into())? as u32),
        None => None,
    };
    let mut effort = args.effort.effort(&game, context)?;
    effort.most = Some(match &args.nodes {
        Some(text) => number(text, 1, u64::MAX)?,
        None => PATIENCE,
    });
    let mut solver = Solver::new(&context.work, &game, effort)?;
    let exact = match depth {
        Some(_) => None,
        None => match solver.moves_exactly(&context.work, &start, &mut |_| ()) {
            Ok(values) => Some(values),
            Err(SolveError::Spent) => None,
            Err(error) => return Err(error.into()),
        },
    };
    let seen = depth.unwrap_or(DEFAULT_DEPTH);
    let values = match exact {
        Some(values) => values
            .into_iter()
            .map(|(chosen, value)| (chosen, value, true))
            .collect(),
        None => solver.moves_roughly(&context.work, &start, seen)?,
    };
    let answer = AnalyseAnswer {
        position: game.write_state(&start),
        rules: game.rules().to_string(),
        depth: values.iter().any(|&(_, _, exact)| !exact).then_some(seen),
        moves: values
            .iter()
            .map(|&(chosen, value, exact)| MoveValue {
                r#move: game.write_move(&start, &chosen),
                value,
                exact,
            })
            .collect(),
        nodes: solver.nodes(),
    };
    context.answer(&answer, || {
        let words = context.words;
        let mut lines = vec![board_text(&start)];
        let best = answer.moves.iter().map(|found| found.value).max();
        for (found, (chosen, _, _)) in answer.moves.iter().zip(&values) {
            let text = format!("  {:<12} {:+}", game.describe(&start, *chosen), found.value);
            lines.push(if Some(found.value) == best {
                context.strong(&text)
            } else {
                text
            });
        }
        lines.push(words.say(&match answer.depth {
            None => Message::new("kalah-exact"),
            Some(depth) => Message::new("kalah-seen-to-depth").with("depth", depth),
        }));
        lines.join("\n")
    })
}
