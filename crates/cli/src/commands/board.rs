//! `hra domineering`, `hra cram`, `hra col` and the other games on boards: values, who wins, drawings.

use super::board_play::{self, PlayArgs};
use crate::context::Context;
use crate::failure::Failure;
use clap::{Args, Subcommand, ValueEnum};
use grids::{
    Analysis, Cram, CramSolver, Domineering, GridGame, MisereSolver, OutcomeSolver, analyse,
    explain, outcome_told, picture, side_name,
};
use rules::{PositionNotation, Side};
use say::Message;
use serde::Serialize;
use values::{Outcome, Unable, Value, Values};

#[derive(Subcommand)]
pub enum BoardCommand {
    Value(ValueArgs),
    Solve(SolveArgs),
    Graph(GraphArgs),
    Play(PlayArgs),
}

#[derive(Args)]
pub struct ValueArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
}

#[derive(Args)]
pub struct SolveArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
    #[arg(long)]
    all_moves: bool,
}

#[derive(Subcommand)]
pub enum CramCommand {
    Value(ValueArgs),
    Solve(CramSolveArgs),
    Graph(GraphArgs),
    Play(board_play::CramPlayArgs),
}

#[derive(Args)]
pub struct CramSolveArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
    #[arg(long)]
    misere: bool,
}

#[derive(Args)]
pub struct GraphArgs {
    #[arg(allow_hyphen_values = true)]
    board: String,
    #[arg(long)]
    merge: bool,
    #[arg(long, value_enum, default_value_t = Format::Svg)]
    format: Format,
    #[arg(long, value_name = "N", default_value_t = 400)]
    limit: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Dot,
    Svg,
}

/// A game of which only values are known.
pub fn run<P: GridGame>(command: BoardCommand, context: &Context) -> Result<(), Failure> {
    match command {
        BoardCommand::Value(args) => value::<P>(&args.board, context),
        BoardCommand::Solve(args) => solve::<P>(&args, context),
        BoardCommand::Graph(args) => graph::<P>(&args, context),
        BoardCommand::Play(args) => board_play::run::<P>(&args, context),
    }
}

/// Domineering has an engine for boards that are too large for a value.
pub fn run_domineering(command: BoardCommand, context: &Context) -> Result<(), Failure> {
    match command {
        BoardCommand::Solve(args) => solve_domineering(&args, context),
        other => run::<Domineering>(other, context),
    }
}

/// Cram is impartial.
pub fn run_cram(command: CramCommand, context: &Context) -> Result<(), Failure> {
    match command {
        CramCommand::Value(args) => cram_value(&args, context),
        CramCommand::Solve(args) => cram_solve(&args, context),
        CramCommand::Graph(args) => graph::<Cram>(&args, context),
        CramCommand::Play(args) => board_play::run_cram(&args, context),
    }
}

/// What every command about a value answers.
#[derive(Serialize)]
pub struct ValueAnswer {
    pub value: String,
    pub outcome: Option<String>,
    pub left_stop: Option<String>,
    pub right_stop: Option<String>,
    pub mean: Option<String>,
    pub temperature: Option<String>,
}

impl ValueAnswer {
    pub fn of(value: Value, values: &Values) -> Result<Self, Unable> {
        let graph = values.thermograph(value)?;
        Ok(ValueAnswer {
            value: values.text(value),
            outcome: Some(values.outcome(value)?.to_string()),
            left_stop: Some(values.left_stop(value).to_string()),
            right_stop: Some(values.right_stop(value).to_string()),
            mean: Some(graph.mean().to_string()),
            temperature: Some(graph.temperature().to_string()),
        })
    }

    pub fn told(&self, context: &Context) -> String {
        let mut lines = vec![context.strong(&self.value)];
        let mut line = |id: &'static str, value: &Option<String>| {
            if let Some(value) = value {
                let told = Message::new(id).with("value", value.as_str());
                lines.push(context.words.say(&told));
            }
        };
        line("grids-line-outcome", &self.outcome);
        line("grids-line-left-stop", &self.left_stop);
        line("grids-line-right-stop", &self.right_stop);
        line("grids-line-mean", &self.mean);
        line("grids-line-temperature", &self.temperature);
        lines.join("\n")
    }
}

fn value<P: GridGame>(board: &str, context: &Context) -> Result<(), Failure> {
    let position = P::read(board)?;
    let values = Values::large(&context.work);
    let value = P::finder(&values, &context.work)(&position)?;
    let answer = ValueAnswer::of(value, &values)?;
    context.answer(&answer, || {
        format!("{}\n\n{}", drawn(&position), answer.told(context))
    })
}

/// Winning first moves: one or none for each side, or all of them.
#[derive(Serialize)]
#[serde(untagged)]
enum Moves {
    One(Option<String>),
    All(Vec<String>),
}

#[derive(Serialize)]
struct FirstMoves {
    left: Moves,
    right: Moves,
}

#[derive(Serialize)]
struct SolveAnswer {
    outcome: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    /// Zero where the answer was read off values, without a search.
    nodes: u64,
    first_moves: FirstMoves,
    explanation: String,
}

fn moves(labels: Vec<String>, all: bool) -> Moves {
    if all {
        Moves::All(labels)
    } else {
        Moves::One(labels.into_iter().next())
    }
}

fn first_moves<P: PositionNotation>(
    position: &P,
    analysis: &Analysis<P::Move>,
    all: bool,
) -> FirstMoves {
    let of = |side| {
        let winning = analysis.winning(side).iter();
        let labels = winning.map(|winning| position.write_move(side, &winning.chosen));
        moves(labels.collect(), all)
    };
    FirstMoves {
        left: of(Side::Left),
        right: of(Side::Right),
    }
}

fn solve<P: GridGame>(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let position = P::read(&args.board)?;
    let values = Values::large(&context.work);
    let analysis = analyse(&position, &values, P::finder(&values, &context.work))?;
    let explanation = explain(&position, &analysis, &values);
    let answer = SolveAnswer {
        outcome: analysis.outcome.to_string(),
        value: Some(values.text(analysis.value)),
        nodes: 0,
        first_moves: first_moves(&position, &analysis, args.all_moves),
        explanation: context.words.lines(&explanation),
    };
    context.answer(&answer, || solve_text(&position, &answer, context))
}

/// Up to this many squares the value is found at once, and explains more than a search does.
const EXPLAINED: u32 = 20;

fn solve_domineering(args: &SolveArgs, context: &Context) -> Result<(), Failure> {
    let position = Domineering::read(&args.board)?;
    let values = Values::large(&context.work);
    let Some(mut solver) = OutcomeSolver::new(&position.0, &values, &context.work)? else {
        return solve::<Domineering>(args, context);
    };
    let mut found = Vec::new();
    for side in Side::BOTH {
        found.push(solver.winning_moves(&position, side, args.all_moves)?);
    }
    let outcome = Outcome::from_left(!found[0].is_empty(), found[1].is_empty());
    let label = |side, at: usize| {
        let labels = found[at]
            .iter()
            .map(|domino| position.write_move(side, domino));
        labels.collect::<Vec<String>>()
    };
    let explanation = if position.0.squares().count_ones() <= EXPLAINED {
        let analysis = analyse(
            &position,
            &values,
            Domineering::finder(&values, &context.work),
        )?;
        explain(&position, &analysis, &values)
    } else {
        let mut told = vec![outcome_told(outcome)];
        for (at, side) in Side::BOTH.into_iter().enumerate() {
            told.push(match label(side, at).into_iter().next() {
                Some(first) => Message::new("grids-explain-first")
                    .with("side", side_name(side))
                    .with("move", first),
                None => Message::new("grids-explain-loses").with("side", side_name(side)),
            });
        }
        told
    };
    let answer = SolveAnswer {
        outcome: outcome.to_string(),
        value: None,
        nodes: solver.nodes(),
        first_moves: FirstMoves {
            left: moves(label(Side::Left, 0), args.all_moves),
            right: moves(label(Side::Right, 1), args.all_moves),
        },
        explanation: context.words.lines(&explanation),
    };
    context.answer(&answer, || solve_text(&position, &answer, context))
}

fn solve_text<P: PositionNotation>(
    position: &P,
    answer: &SolveAnswer,
    context: &Context,
) -> String {
    let mut lines = vec![drawn(position), String::new()];
    let mut explanation = answer.explanation.lines();
    lines.extend(explanation.next().map(|first| context.strong(first)));
    lines.extend(explanation.map(str::to_owned));
    let mut line = |id: &'static str, side: Side, all: &Moves| {
        if let Moves::All(all) = all {
            let told = Message::new(id)
                .with("side", side_name(side))
                .with("moves", all.join(" "));
            lines.push(context.words.say(&told));
        }
    };
    line("grids-line-moves", Side::Left, &answer.first_moves.left);
    line("grids-line-moves", Side::Right, &answer.first_moves.right);
    if let Some(value) = &answer.value {
        let told = Message::new("grids-line-value").with("value", value.as_str());
        lines.push(context.words.say(&told));
    }
    if answer.nodes > 0 {
        lines.push(
            context
                .words
                .say(&Message::new("grids-line-nodes").with("nodes", answer.nodes)),
        );
    }
    lines.join("\n")
}

#[derive(Serialize)]
struct CramAnswer {
    grundy: Option<u32>,
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    winning_moves: Option<Vec<String>>,
}

fn grundy(position: &Cram, context: &Context) -> Result<u32, Failure> {
    match CramSolver::new(&context.work).grundy(position)? {
        Some(grundy) => Ok(grundy),
        None => {
            let values = Values::new(&context.work);
            let value = Cram::finder(&values, &context.work)(position)?;
            Ok(values.nus(value).map_or(0, |nus| nus.nim))
        }
    }
}

fn class(mover_wins: bool) -> &'static str {
    if mover_wins { "N" } else { "P" }
}

fn cram_value(args: &ValueArgs, context: &Context) -> Result<(), Failure> {
    let position = Cram::read(&args.board)?;
    let grundy = grundy(&position, context)?;
    let answer = CramAnswer {
        grundy: Some(grundy),
        outcome: class(grundy != 0),
        winning_moves: None,
    };
    context.answer(&answer, || cram_text(&position, &answer, context))
}

fn cram_solve(args: &CramSolveArgs, context: &Context) -> Result<(), Failure> {
    let position = Cram::read(&args.board)?;
    let answer = if args.misere {
        let mut solver = MisereSolver::new(&context.work);
        let wins = solver.mover_wins(&position)?;
        let winning = solver.winning_moves(&position)?;
        CramAnswer {
            grundy: None,
            outcome: class(wins),
            winning_moves: Some(cram_labels(&position, &winning)),
        }
    } else {
        let grundy = grundy(&position, context)?;
        let values = Values::new(&context.work);
        let analysis = analyse(&position, &values, Cram::finder(&values, &context.work))?;
        let winning: Vec<grids::Domino> =
            analysis.left.iter().map(|winning| winning.chosen).collect();
        CramAnswer {
            grundy: Some(grundy),
            outcome: class(grundy != 0),
            winning_moves: Some(cram_labels(&position, &winning)),
        }
    };
    context.answer(&answer, || cram_text(&position, &answer, context))
}

fn cram_labels(position: &Cram, winning: &[grids::Domino]) -> Vec<String> {
    let labels = winning
        .iter()
        .map(|domino| position.write_move(Side::Left, domino));
    labels.collect()
}

fn cram_text(position: &Cram, answer: &CramAnswer, context: &Context) -> String {
    let words = context.words;
    let outcome = words.get(if answer.outcome == "N" {
        "grids-outcome-n"
    } else {
        "grids-outcome-p"
    });
    let mut lines = vec![drawn(position), String::new(), context.strong(&outcome)];
    if let Some(grundy) = answer.grundy {
        lines.push(words.say(&Message::new("grids-line-grundy").with("value", grundy)));
    }
    if let Some(winning) = answer
        .winning_moves
        .as_ref()
        .filter(|winning| !winning.is_empty())
    {
        let told = Message::new("grids-line-winning").with("moves", winning.join(" "));
        lines.push(words.say(&told));
    }
    lines.join("\n")
}

fn graph<P: GridGame>(args: &GraphArgs, context: &Context) -> Result<(), Failure> {
    let position = P::read(&args.board)?;
    let drawing = picture(&position, args.merge, args.limit, &context.work)?;
    let text = match args.format {
        Format::Dot => drawing.dot(),
        Format::Svg => drawing.svg(),
    };
    #[derive(Serialize)]
    struct GraphAnswer<'a> {
        positions: usize,
        drawing: &'a str,
    }
    let answer = GraphAnswer {
        positions: drawing.len(),
        drawing: &text,
    };
    context.answer(&answer, || text.clone())
}

/// The board with the names of rows and columns around it; what has no rows is written as it is.
pub fn drawn<P: PositionNotation>(position: &P) -> String {
    let text = position.write();
    let rows: Vec<&str> = text.split('/').collect();
    let on_board = text.chars().all(|letter| ".#xoWB/".contains(letter));
    if !on_board {
        return text;
    }
    let columns = rows[0].chars().count();
    let margin = rows.len().to_string().len();
    let mut lines = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let squares: Vec<String> = row.chars().map(|square| format!("{square:>2}")).collect();
        lines.push(format!("{:>margin$} {}", rows.len() - at, squares.concat()));
    }
    let names = (0..columns).map(|column| format!("{:>2}", grids::column_name(column)));
    lines.push(format!("{:margin$} {}", "", names.collect::<String>()));
    lines.join("\n")
}
