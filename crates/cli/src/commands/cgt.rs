//! `hra cgt`: the calculator for game values; expressions, worksheets, sums of different games, thermographs.

use super::cgt_shell;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use calculator::{Calculator, Datum, Line, read_line, solve_sum};
use clap::{Args, Subcommand};
use grids::{outcome_told, side_name};
use hra::answers::boards::ValueAnswer;
use rules::Side;
use say::{Message, Tell};
use serde::Serialize;
use values::Values;

#[derive(Args)]
pub struct CgtArgs {
    #[command(subcommand)]
    command: Option<CgtCommand>,
}

#[derive(Subcommand)]
pub enum CgtCommand {
    Eval(EvalArgs),
    Run(RunArgs),
    Sum(SumArgs),
    Thermograph(EvalArgs),
}

#[derive(Args)]
pub struct EvalArgs {
    #[arg(allow_hyphen_values = true)]
    expression: String,
}

#[derive(Args)]
pub struct RunArgs {
    file: String,
}

#[derive(Args)]
pub struct SumArgs {
    #[arg(required = true)]
    parts: Vec<String>,
}

pub fn run(args: CgtArgs, context: &Context) -> Result<(), Failure> {
    match args.command {
        None => cgt_shell::run(context),
        Some(CgtCommand::Eval(args)) => eval(&args, context),
        Some(CgtCommand::Run(args)) => worksheet(&args, context),
        Some(CgtCommand::Sum(args)) => sum(&args, context),
        Some(CgtCommand::Thermograph(args)) => thermograph(&args, context),
    }
}

/// The expression, or all of standard input for `-`.
fn expression(args: &EvalArgs) -> Result<String, Failure> {
    match args.expression.as_str() {
        "-" => files::read_text("-"),
        text => Ok(text.to_owned()),
    }
}

/// What an expression is worth, as the answer of a command.
pub fn answer(calculator: &Calculator<'_>, datum: &Datum) -> Result<ValueAnswer, Failure> {
    match datum {
        Datum::Game(value) => Ok(ValueAnswer::of(*value, calculator.values())?),
        other => Ok(ValueAnswer {
            value: calculator.text(other),
            outcome: None,
            left_stop: None,
            right_stop: None,
            mean: None,
            temperature: None,
        }),
    }
}

fn eval(args: &EvalArgs, context: &Context) -> Result<(), Failure> {
    let mut calculator = Calculator::new(&context.work);
    let datum = calculator.run(expression(args)?.trim())?;
    let answer = answer(&calculator, &datum)?;
    context.answer(&answer, || {
        answer.tell(context.words, &|text| context.strong(text))
    })
}

#[derive(Serialize)]
struct SheetLine {
    line: usize,
    expression: String,
    result: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    agrees: bool,
}

#[derive(Serialize)]
struct SheetAnswer {
    results: Vec<SheetLine>,
    agreed: usize,
    failed: usize,
}

fn worksheet(args: &RunArgs, context: &Context) -> Result<(), Failure> {
    let sheet = files::read_text(&args.file)?;
    let mut calculator = Calculator::new(&context.work);
    let mut results = Vec::new();
    for (at, line) in sheet.lines().enumerate() {
        let Line::Expression { text, expected } = read_line(line) else {
            continue;
        };
        let datum = match calculator.run(text) {
            Ok(datum) => datum,
            Err(wrong) => {
                // What was computed before is kept; for programs there is exactly one document, and that is the error.
                if !context.json {
                    let done: String = results
                        .iter()
                        .map(|line| sheet_line(line, context) + "\n")
                        .collect();
                    context.print(&done)?;
                }
                let message = Message::new("calculator-error-line")
                    .with("line", at + 1)
                    .with("message", wrong.message());
                return Err(Failure::Told(hra::Told {
                    fault: wrong.fault(),
                    message,
                    accepted: wrong.accepted(),
                }));
            }
        };
        let result = calculator.text(&datum);
        results.push(SheetLine {
            line: at + 1,
            expression: text.to_owned(),
            agrees: expected.is_none_or(|expected| expected == result),
            result,
            expected: expected.map(str::to_owned),
        });
    }
    let failed = results.iter().filter(|line| !line.agrees).count();
    let agreed = results
        .iter()
        .filter(|line| line.agrees && line.expected.is_some())
        .count();
    let answer = SheetAnswer {
        results,
        agreed,
        failed,
    };
    context.answer(&answer, || sheet_text(&answer, context))?;
    if failed > 0 {
        return Err(Failure::BadNews);
    }
    Ok(())
}

fn sheet_line(line: &SheetLine, context: &Context) -> String {
    match &line.expected {
        Some(expected) if !line.agrees => {
            let told = Message::new("calculator-line-differs")
                .with("line", line.line)
                .with("expression", line.expression.as_str())
                .with("result", line.result.as_str())
                .with("expected", expected.as_str());
            context.words.say(&told)
        }
        _ => format!("{} = {}", line.expression, line.result),
    }
}

fn sheet_text(answer: &SheetAnswer, context: &Context) -> String {
    let mut lines: Vec<String> = answer
        .results
        .iter()
        .map(|line| sheet_line(line, context))
        .collect();
    let count = Message::new("calculator-line-count")
        .with("agreed", answer.agreed)
        .with("failed", answer.failed);
    lines.push(context.words.say(&count));
    lines.join("\n")
}

#[derive(Serialize)]
struct SumPart {
    game: String,
    value: String,
}

#[derive(Serialize)]
struct PartMove {
    part: usize,
    #[serde(rename = "move")]
    label: String,
}

#[derive(Serialize)]
struct WinningMoves {
    left: Vec<PartMove>,
    right: Vec<PartMove>,
}

#[derive(Serialize)]
struct SumAnswer {
    value: String,
    outcome: String,
    parts: Vec<SumPart>,
    winning_moves: WinningMoves,
}

fn sum(args: &SumArgs, context: &Context) -> Result<(), Failure> {
    let values = Values::new(&context.work);
    let sum = solve_sum(&args.parts, &values, &context.work)?;
    let named = |side: Side| {
        let winning = sum.winning[side as usize].iter();
        let named = winning.map(|one| PartMove {
            part: one.part + 1,
            label: one.label.clone(),
        });
        named.collect::<Vec<_>>()
    };
    let answer = SumAnswer {
        value: values.text(sum.value),
        outcome: sum.outcome.to_string(),
        parts: sum
            .parts
            .iter()
            .map(|part| SumPart {
                game: part.text.clone(),
                value: values.text(part.value),
            })
            .collect(),
        winning_moves: WinningMoves {
            left: named(Side::Left),
            right: named(Side::Right),
        },
    };
    context.answer(&answer, || {
        let mut lines = vec![context.strong(&context.words.say(&outcome_told(sum.outcome)))];
        let parts: Vec<String> = answer
            .parts
            .iter()
            .map(|part| format!("{} = {}", part.game, part.value))
            .collect();
        lines.extend(parts);
        let told = Message::new("grids-line-value").with("value", answer.value.as_str());
        lines.push(context.words.say(&told));
        for (side, winning) in [
            (Side::Left, &answer.winning_moves.left),
            (Side::Right, &answer.winning_moves.right),
        ] {
            let told = match winning.first() {
                Some(first) => Message::new("calculator-sum-wins")
                    .with("side", side_name(side))
                    .with("part", answer.parts[first.part - 1].game.as_str())
                    .with("move", first.label.as_str()),
                None => Message::new("grids-explain-loses").with("side", side_name(side)),
            };
            lines.push(context.words.say(&told));
        }
        lines.join("\n")
    })
}

#[derive(Serialize)]
struct WallCorner {
    temperature: String,
    value: String,
}

#[derive(Serialize)]
struct ThermographAnswer {
    left: Vec<WallCorner>,
    right: Vec<WallCorner>,
    mean: String,
    temperature: String,
    svg: String,
}

fn thermograph(args: &EvalArgs, context: &Context) -> Result<(), Failure> {
    let mut calculator = Calculator::new(&context.work);
    let text = expression(args)?;
    let graph = match calculator.run(text.trim())? {
        Datum::Game(value) => calculator.values().thermograph(value)?,
        Datum::Thermograph(graph) => *graph,
        _ => {
            return Err(Failure::input(
                Message::new("calculator-error-no-game").with("text", text.trim()),
                Message::new("calculator-accepted"),
            ));
        }
    };
    let corners = |side| {
        let corner = |corner: &values::Corner| WallCorner {
            temperature: corner.temperature.to_string(),
            value: corner.value.to_string(),
        };
        graph.corners(side).iter().map(corner).collect()
    };
    let answer = ThermographAnswer {
        left: corners(Side::Left),
        right: corners(Side::Right),
        mean: graph.mean().to_string(),
        temperature: graph.temperature().to_string(),
        svg: cgt_shell::thermograph_svg(&graph),
    };
    context.answer(&answer, || answer.svg.clone())
}
