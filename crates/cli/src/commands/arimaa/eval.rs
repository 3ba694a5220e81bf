//! `hra arimaa eval`: why a position is judged as it is, term by term; and what the detectors see in it.

use super::position;
use crate::context::Context;
use crate::failure::Failure;
use ::arimaa::{Board, Colour};
use bot::capture::captures;
use bot::evaluate::{Evaluator, Term};
use bot::field::Field;
use bot::goal::goal_in;
use bot::seed::{SeedTerm, Setting, Weights, seed_terms};
use clap::Args;
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct EvalArgs {
    position: String,
}

#[derive(Serialize)]
struct EvalAnswer {
    position: String,
    /// Hundredths of a rabbit, positive for Gold.
    score: i32,
    terms: Vec<Contribution>,
    seed: SeedAnswer,
    detectors: [Detected; 2],
}

#[derive(Serialize)]
struct Contribution {
    term: &'static str,
    contribution: i32,
}

/// The seed's own judgement with its kept weights, middle game.
#[derive(Serialize)]
struct SeedAnswer {
    weights: &'static str,
    /// Hundredths of a point, positive for Gold.
    score: i32,
    terms: Vec<SeedContribution>,
}

#[derive(Serialize)]
struct SeedContribution {
    term: &'static str,
    value: i32,
    contribution: i32,
}

/// What a side could do if it had a whole turn.
#[derive(Serialize)]
struct Detected {
    side: &'static str,
    /// The least number of steps to a goal.
    goal_in: Option<usize>,
    captures: Vec<Capture>,
}

#[derive(Serialize)]
struct Capture {
    trap: &'static str,
    piece: char,
    steps: u8,
}

const TRAPS: [&str; 4] = ["c3", "f3", "c6", "f6"];

fn detected(field: &Field, colour: Colour) -> Detected {
    let side = colour.index();
    let found = captures(field, side, 4);
    let mut list = Vec::new();
    for (trap, kinds) in TRAPS.into_iter().zip(found.steps) {
        for (piece, steps) in ::arimaa::Piece::ALL.into_iter().zip(kinds) {
            if steps > 0 {
                list.push(Capture {
                    trap,
                    piece: piece.letter(colour.other()),
                    steps,
                });
            }
        }
    }
    Detected {
        side: if side == 0 { "g" } else { "s" },
        goal_in: goal_in(field, side, 4),
        captures: list,
    }
}

fn answer(board: &Board) -> EvalAnswer {
    let field = Field::from(board);
    let mover = board.side().index();
    let terms = Evaluator::default().terms(&field, mover, 4);
    let setting = Setting::middle(Weights::W3);
    let seed = seed_terms(&field, mover, &setting);
    EvalAnswer {
        position: board.write_short(),
        score: terms.sum(),
        terms: Term::ALL
            .into_iter()
            .map(|term| Contribution {
                term: term.key(),
                contribution: terms.get(term),
            })
            .collect(),
        seed: SeedAnswer {
            weights: Weights::W3.name(),
            score: seed.weighted(&setting),
            terms: SeedTerm::ALL
                .into_iter()
                .map(|term| SeedContribution {
                    term: term.key(),
                    value: seed.get(term),
                    contribution: seed.contribution(term, &setting),
                })
                .collect(),
        },
        detectors: Colour::BOTH.map(|colour| detected(&field, colour)),
    }
}

pub fn run(args: &EvalArgs, context: &Context) -> Result<(), Failure> {
    let board = position(&args.position)?;
    let answer = answer(&board);
    context.answer(&answer, || text(&answer, context))
}

fn text(answer: &EvalAnswer, context: &Context) -> String {
    let mut lines = Vec::new();
    let told = Message::new("bot-score").with("score", signed(answer.score));
    lines.push(context.strong(&context.words.say(&told)));
    for (term, word) in answer.terms.iter().zip(Term::ALL.map(Term::word)) {
        let word = context.words.get(word);
        lines.push(format!("{:>7}  {word}", signed(term.contribution)));
    }
    for side in &answer.detectors {
        lines.push(String::new());
        let id = if side.side == "g" {
            "bot-detected-gold"
        } else {
            "bot-detected-silver"
        };
        lines.push(context.words.get(id));
        lines.push(match side.goal_in {
            Some(steps) => context
                .words
                .say(&Message::new("bot-goal-in").with("steps", steps)),
            None => context.words.get("bot-no-goal"),
        });
        for capture in &side.captures {
            let told = Message::new("bot-capture")
                .with("piece", capture.piece.to_string())
                .with("trap", capture.trap)
                .with("steps", usize::from(capture.steps));
            lines.push(context.words.say(&told));
        }
    }
    lines.push(String::new());
    let told = Message::new("bot-seed-score").with("score", signed(answer.seed.score));
    lines.push(context.strong(&context.words.say(&told)));
    for (term, word) in answer
        .seed
        .terms
        .iter()
        .zip(SeedTerm::ALL.map(SeedTerm::word))
    {
        let word = context.words.get(word);
        lines.push(format!("{:>7}  {word}", signed(term.contribution)));
    }
    lines.join("\n")
}

fn signed(hundredths: i32) -> String {
    format!("{:+.2}", f64::from(hundredths) / 100.0)
}
