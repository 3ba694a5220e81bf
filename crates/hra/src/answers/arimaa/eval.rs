//! Why a position is judged as it is, term by term; and what the detectors see in it.

use super::insight::signed;
use super::position;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::{Board, Colour};
use bot::capture::captures;
use bot::evaluate::{Evaluator, Term};
use bot::field::Field;
use bot::goal::goal_in;
use bot::seed::{SeedTerm, Setting, Weights, seed_terms};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why is a position judged as it is?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaEval {
    /// `g [64 characters]`, a diagram, or a record, of which the last position is meant.
    pub position: String,
}

/// A judgement, term by term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaJudgement {
    /// The position.
    pub position: String,
    /// Hundredths of a rabbit, positive for Gold.
    pub score: i32,
    /// What it is the sum of.
    pub terms: Vec<ArimaaContribution>,
    /// The seed's own judgement.
    pub seed: ArimaaSeedJudgement,
    /// What Gold could do, and what Silver.
    pub detectors: [ArimaaDetected; 2],
}

/// A term of a judgement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaContribution {
    /// Its name.
    pub term: &'static str,
    /// Hundredths of a rabbit, positive for Gold.
    pub contribution: i32,
}

/// The seed's own judgement with its kept weights, middle game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaSeedJudgement {
    /// Which weights.
    pub weights: &'static str,
    /// Hundredths of a point, positive for Gold.
    pub score: i32,
    /// What it is the sum of.
    pub terms: Vec<ArimaaSeedContribution>,
}

/// A term of the seed's judgement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaSeedContribution {
    /// Its name.
    pub term: &'static str,
    /// What was found, before its weight.
    pub value: i32,
    /// Hundredths of a point, positive for Gold.
    pub contribution: i32,
}

/// What a side could do if it had a whole turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaDetected {
    /// `g` or `s`.
    pub side: &'static str,
    /// The least number of steps to a goal.
    pub goal_in: Option<usize>,
    /// What it could capture.
    pub captures: Vec<ArimaaCapture>,
}

/// A capture that is possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaCapture {
    /// In which trap.
    pub trap: &'static str,
    /// Which piece.
    pub piece: char,
    /// The least number of steps.
    pub steps: u8,
}

const TRAPS: [&str; 4] = ["c3", "f3", "c6", "f6"];

fn detected(field: &Field, colour: Colour) -> ArimaaDetected {
    let side = colour.index();
    let found = captures(field, side, 4);
    let mut list = Vec::new();
    for (trap, kinds) in TRAPS.into_iter().zip(found.steps) {
        for (piece, steps) in arimaa::Piece::ALL.into_iter().zip(kinds) {
            if steps > 0 {
                list.push(ArimaaCapture {
                    trap,
                    piece: piece.letter(colour.other()),
                    steps,
                });
            }
        }
    }
    ArimaaDetected {
        side: if side == 0 { "g" } else { "s" },
        goal_in: goal_in(field, side, 4),
        captures: list,
    }
}

fn judged(board: &Board) -> ArimaaJudgement {
    let field = Field::from(board);
    let mover = board.side().index();
    let terms = Evaluator::default().terms(&field, mover, 4);
    let setting = Setting::middle(Weights::W3);
    let seed = seed_terms(&field, mover, &setting);
    ArimaaJudgement {
        position: board.write_short(),
        score: terms.sum(),
        terms: Term::ALL
            .into_iter()
            .map(|term| ArimaaContribution {
                term: term.key(),
                contribution: terms.get(term),
            })
            .collect(),
        seed: ArimaaSeedJudgement {
            weights: Weights::W3.name(),
            score: seed.weighted(&setting),
            terms: SeedTerm::ALL
                .into_iter()
                .map(|term| ArimaaSeedContribution {
                    term: term.key(),
                    value: seed.get(term),
                    contribution: seed.contribution(term, &setting),
                })
                .collect(),
        },
        detectors: Colour::BOTH.map(|colour| detected(&field, colour)),
    }
}

impl Question for ArimaaEval {
    const NAME: &'static str = "arimaa.eval";
    const ABOUT: &'static str =
        "Why a position is judged as it is, and what the detectors see in it.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "g [r...........................e.......E...................R.......]"}"#,
        &[
            "arimaa",
            "eval",
            "g [r...........................e.......E...................R.......]",
        ],
    );
    type Answer = ArimaaJudgement;

    fn check(&self) -> Result<(), Told> {
        position(&self.position).map(drop)
    }

    fn answer(&self, _: &mut Asked<'_>) -> Result<ArimaaJudgement, Told> {
        Ok(judged(&position(&self.position)?))
    }

    fn tell(&self, answer: &ArimaaJudgement, teller: &Teller) -> String {
        text(answer, teller)
    }
}

fn text(answer: &ArimaaJudgement, teller: &Teller) -> String {
    let mut lines = Vec::new();
    let told = Message::new("bot-score").with("score", signed(answer.score));
    lines.push(teller.strong(&teller.say(&told)));
    for (term, word) in answer.terms.iter().zip(Term::ALL.map(Term::word)) {
        let word = teller.get(word);
        lines.push(format!("{:>7}  {word}", signed(term.contribution)));
    }
    for side in &answer.detectors {
        lines.push(String::new());
        let id = if side.side == "g" {
            "bot-detected-gold"
        } else {
            "bot-detected-silver"
        };
        lines.push(teller.get(id));
        lines.push(match side.goal_in {
            Some(steps) => teller.say(&Message::new("bot-goal-in").with("steps", steps)),
            None => teller.get("bot-no-goal"),
        });
        for capture in &side.captures {
            let told = Message::new("bot-capture")
                .with("piece", capture.piece.to_string())
                .with("trap", capture.trap)
                .with("steps", usize::from(capture.steps));
            lines.push(teller.say(&told));
        }
    }
    lines.push(String::new());
    let told = Message::new("bot-seed-score").with("score", signed(answer.seed.score));
    lines.push(teller.strong(&teller.say(&told)));
    for (term, word) in answer
        .seed
        .terms
        .iter()
        .zip(SeedTerm::ALL.map(SeedTerm::word))
    {
        let word = teller.get(word);
        lines.push(format!("{:>7}  {word}", signed(term.contribution)));
    }
    lines.join("\n")
}
