//! What lies in a position: goals and captures within a turn, each with a turn that does it, and the terms of the judgement with the
//! pieces that they are about. It asks detectors and evaluation and searches nothing.

use super::look::ArimaaLooked;
use crate::Words;
use crate::answers::Teller;
use arimaa::{Board, Colour, Kind, Pending, Piece, Step, StepList, Turn};
use bot::bridge;
use bot::capture::captures;
use bot::evaluate::{Evaluator, Term};
use bot::field::Field;
use bot::witness;
use say::Message;
use serde::Serialize;
use std::sync::LazyLock;
use utoipa::ToSchema;

/// What a side could do within a turn; exact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaThreats {
    /// `gold` or `silver`.
    pub side: &'static str,
    /// The shortest way to a goal.
    pub goal: Option<ArimaaGoalThreat>,
    /// Captures of the opponent's pieces: for each trap and kind the shortest.
    pub captures: Vec<ArimaaCaptureThreat>,
}

/// A goal within a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaGoalThreat {
    /// The least number of steps.
    pub steps: usize,
    /// Steps that do it.
    pub turn: String,
}

/// A capture within a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaCaptureThreat {
    /// In which trap.
    pub trap: &'static str,
    /// Which piece.
    pub piece: char,
    /// The least number of steps.
    pub steps: usize,
    /// Steps that do it.
    pub turn: String,
}

/// A judgement that can be pointed at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaInsight {
    /// Hundredths of a rabbit, positive for Gold.
    pub score: i32,
    /// What it is the sum of.
    pub terms: Vec<ArimaaTermInsight>,
}

/// A term and the pieces that it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaTermInsight {
    /// Its name for programs.
    pub term: &'static str,
    /// Its name in words.
    pub words: String,
    /// Hundredths of a rabbit, positive for Gold.
    pub contribution: i32,
    /// The pieces without which it would be another number, the most important first.
    pub about: Vec<ArimaaShare>,
}

/// What a piece does to a term.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaShare {
    /// Where it stands.
    pub square: String,
    /// By how much the term is higher for Gold because it stands there: hundredths of a rabbit.
    pub share: i32,
}

const TRAPS: [&str; 4] = ["c3", "f3", "c6", "f6"];
/// A piece that changes a term by less is not what the term is about.
const NOTABLE: i32 = 3;

/// What both sides could do, Gold first.
pub(super) fn threats(now: &Board) -> Vec<ArimaaThreats> {
    let of = |colour: Colour| {
        if colour == now.side() {
            side_threats(&whole_states(now), colour, now)
        } else {
            let theirs = now.with_side(colour);
            side_threats(&[(Vec::new(), theirs)], colour, &theirs)
        }
    };
    Colour::BOTH.map(of).into()
}

/// The states without anything half done that are next: here or after completing a push or a pull, with the steps that lead there.
fn whole_states(now: &Board) -> Vec<(Vec<Step>, Board)> {
    let pushing = matches!(now.pending(), Pending::Push { .. });
    let mut states = Vec::new();
    if !pushing {
        states.push((Vec::new(), *now));
    }
    let mut list = StepList::new();
    now.steps(&mut list);
    let second = |step: &&Step| matches!(step.kind(), Kind::Follow | Kind::Pull);
    for &step in list.iter().filter(second) {
        let mut after = *now;
        after.make(step);
        states.push((vec![step], after));
    }
    states
}

fn side_threats(states: &[(Vec<Step>, Board)], colour: Colour, now: &Board) -> ArimaaThreats {
    let side = colour.index();
    let mut goal: Option<Vec<Step>> = None;
    let mut best: [[Option<Vec<Step>>; 6]; 4] = Default::default();
    let shorter = |found: &[Step], known: &Option<Vec<Step>>| {
        known.as_ref().is_none_or(|known| found.len() < known.len())
    };
    for (before, state) in states {
        let field = Field::from(state);
        let left = usize::from(state.steps_left());
        let whole = |acts: &[bot::act::Act]| -> Vec<Step> {
            let rest = bridge::steps(state, acts);
            before.iter().copied().chain(rest).collect()
        };
        if let Some(acts) = witness::goal(&field, side, left) {
            let found = whole(&acts);
            if shorter(&found, &goal) {
                goal = Some(found);
            }
        }
        let possible = captures(&field, side, left);
        for (trap, best) in best.iter_mut().enumerate() {
            for (kind, best) in best.iter_mut().enumerate() {
                if possible.steps[trap][kind] == 0 {
                    continue;
                }
                let found = witness::capture(&field, side, left, trap, kind);
                if let Some(found) = found.map(|acts| whole(&acts))
                    && shorter(&found, best)
                {
                    *best = Some(found);
                }
            }
        }
        // The step that completes a pull may capture by itself.
        if let [step] = before.as_slice() {
            let mut after = *now;
            let lost = after.make(*step).captured();
            if let Some((piece, trap)) = lost.filter(|_| step.colour() != colour) {
                let index = TRAPS.iter().position(|name| *name == trap.to_string());
                best[index.unwrap_or(0)][piece.index()] = Some(vec![*step]);
            }
        }
    }
    let text = |steps: &[Step]| now.write_turn(&Turn::new(steps));
    let mut list = Vec::new();
    for (trap, kinds) in TRAPS.into_iter().zip(&best) {
        for (piece, steps) in Piece::ALL.into_iter().zip(kinds) {
            if let Some(steps) = steps {
                list.push(ArimaaCaptureThreat {
                    trap,
                    piece: piece.letter(colour.other()),
                    steps: steps.len(),
                    turn: text(steps),
                });
            }
        }
    }
    ArimaaThreats {
        side: super::colour_name(colour),
        goal: goal.map(|steps| ArimaaGoalThreat {
            steps: steps.len(),
            turn: text(&steps),
        }),
        captures: list,
    }
}

/// The judgement of a moment of a turn. What a piece does to a term is what the term would lack without it.
pub(super) fn insight(now: &Board, words: Words) -> ArimaaInsight {
    static EVALUATOR: LazyLock<Evaluator> = LazyLock::new(Evaluator::default);
    let field = Field::from(now);
    let (mover, left) = (now.side().index(), usize::from(now.steps_left()));
    let terms = EVALUATOR.terms(&field, mover, left);
    let mut shares: Vec<Vec<ArimaaShare>> = vec![Vec::new(); Term::ALL.len()];
    for square in now.occupied() {
        let Some((piece, colour)) = now.at(square) else {
            continue;
        };
        let mut without = field;
        without.toggle(colour.index(), piece.index(), square.index());
        let other = EVALUATOR.terms(&without, mover, left);
        for (term, shares) in Term::ALL.into_iter().zip(&mut shares) {
            let share = terms.get(term) - other.get(term);
            if share.abs() >= NOTABLE {
                shares.push(ArimaaShare {
                    square: square.to_string(),
                    share,
                });
            }
        }
    }
    let named = |(term, mut about): (Term, Vec<ArimaaShare>)| {
        about.sort_by_key(|share| -share.share.abs());
        ArimaaTermInsight {
            term: term.key(),
            words: words.get(term.word()),
            contribution: terms.get(term),
            about,
        }
    };
    ArimaaInsight {
        score: terms.sum(),
        terms: Term::ALL.into_iter().zip(shares).map(named).collect(),
    }
}

/// Hundredths of a rabbit as people read them.
pub(super) fn signed(hundredths: i32) -> String {
    format!("{:+.2}", f64::from(hundredths) / 100.0)
}

/// What was seen, in lines.
pub(super) fn told(answer: &ArimaaLooked, teller: &Teller) -> String {
    let mut lines = vec![answer.position.clone()];
    let steps: Vec<&str> = answer.moves.iter().map(|one| one.step.as_str()).collect();
    lines.push(
        teller.say(
            &Message::new("arimaa-look-steps")
                .with("left", usize::from(answer.steps_left))
                .with("steps", steps.join(" ")),
        ),
    );
    for drag in answer.drags.iter().flatten() {
        lines.push(format!("  {}: {}", drag.to, drag.steps));
    }
    for side in answer.threats.iter().flatten() {
        let gold = side.side == "gold";
        lines.push(teller.get(if gold {
            "bot-detected-gold"
        } else {
            "bot-detected-silver"
        }));
        lines.push(match &side.goal {
            Some(goal) => {
                let told = teller.say(&Message::new("bot-goal-in").with("steps", goal.steps));
                format!("  {told}: {}", goal.turn)
            }
            None => format!("  {}", teller.get("bot-no-goal")),
        });
        for capture in &side.captures {
            let told = Message::new("bot-capture")
                .with("piece", capture.piece.to_string())
                .with("trap", capture.trap)
                .with("steps", capture.steps);
            lines.push(format!("  {}: {}", teller.say(&told), capture.turn));
        }
    }
    if let Some(judgement) = &answer.judgement {
        let told = Message::new("bot-score").with("score", signed(judgement.score));
        lines.push(teller.strong(&teller.say(&told)));
        for term in &judgement.terms {
            let about: Vec<String> = term
                .about
                .iter()
                .take(4)
                .map(|share| format!("{} {}", share.square, signed(share.share)))
                .collect();
            let about = about.join(", ");
            lines.push(format!(
                "{:>7}  {}  {about}",
                signed(term.contribution),
                term.words
            ));
        }
    }
    lines
        .iter()
        .map(|line| line.trim_end())
        .collect::<Vec<_>>()
        .join("\n")
}
