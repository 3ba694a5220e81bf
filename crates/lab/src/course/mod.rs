//! The exercises of the course: made by a seed, judged by the solvers, and confirmed by a second method. A lesson is a few kinds of
//! exercises, a kind is a file in `kinds`. Words and lessons to read are elsewhere.

mod exercise;
mod ground;
mod grounds;
mod kinds;
mod part;
mod refute;
#[cfg(test)]
mod tests;
mod touch;

pub use exercise::{Choice, Exercise, Form, Node, Scene, Verdict};
pub use ground::Ground;
pub use kinds::chance::name as vertex_name;
pub use part::{Number, Part, Taking};
pub use touch::{Touchable, Touched};

use grounds::Soil;
use kinds::{
    chance, count, grundy, list, longest, mex, mixed, outcome, period, saddle, value, winning,
};
use say::Told;
use work::{Stream, Streams, Work};

/// How many exercises a lesson has; each is another one with every seed.
pub const EXERCISES: u64 = 8;

/// What an exercise asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// How many moves there are.
    Count(Soil),
    /// How long play can last.
    Longest,
    /// Who wins.
    Outcome(Soil),
    /// A move that wins.
    Winning(Soil),
    /// All P-positions up to a size.
    List,
    /// The least number that is not there.
    Mex,
    /// The Grundy value.
    Grundy(Soil),
    /// The period of a subtraction game.
    Period,
    /// The number that it is worth.
    Value(Soil),
    /// The saddle point of a table.
    Saddle,
    /// The value or the mixture of a table.
    Mixed(mixed::About),
    /// The value of a graph with chance, or the best way.
    Chance(chance::About),
}

/// The lessons, each with the kinds of its exercises, in turn and ever harder.
pub const LESSONS: [&[Kind]; 12] = [
    &[
        Kind::Count(Soil::Cram),
        Kind::Longest,
        Kind::Count(Soil::Domineering),
        Kind::Count(Soil::OneHeap),
    ],
    &[
        Kind::Outcome(Soil::OneHeap),
        Kind::Winning(Soil::OneHeap),
        Kind::List,
    ],
    &[Kind::Mex, Kind::Grundy(Soil::OneHeap)],
    &[
        Kind::Grundy(Soil::Nim),
        Kind::Outcome(Soil::Nim),
        Kind::Winning(Soil::Nim),
    ],
    &[
        Kind::Period,
        Kind::Grundy(Soil::LargeHeap),
        Kind::Outcome(Soil::LargeHeap),
    ],
    &[
        Kind::Grundy(Soil::SeveralHeaps),
        Kind::Outcome(Soil::SeveralHeaps),
        Kind::Winning(Soil::SeveralHeaps),
    ],
    &[
        Kind::Outcome(Soil::Cram),
        Kind::Grundy(Soil::Cram),
        Kind::Winning(Soil::Cram),
    ],
    &[
        Kind::Grundy(Soil::Dawson),
        Kind::Outcome(Soil::Dawson),
        Kind::Winning(Soil::Dawson),
    ],
    &[
        Kind::Outcome(Soil::Domineering),
        Kind::Value(Soil::Domineering),
        Kind::Winning(Soil::Domineering),
    ],
    &[Kind::Value(Soil::Braces), Kind::Outcome(Soil::Terms)],
    &[
        Kind::Saddle,
        Kind::Mixed(mixed::About::Value),
        Kind::Mixed(mixed::About::Share),
    ],
    &[
        Kind::Chance(chance::About::Choice),
        Kind::Chance(chance::About::Value),
    ],
];

impl Kind {
    /// An exercise of this kind.
    ///
    /// # Errors
    /// When a solver was stopped.
    pub fn drawn(
        self,
        level: u64,
        stream: &mut Stream,
        work: &Work,
    ) -> Result<Box<dyn Exercise>, Told> {
        Ok(match self {
            Kind::Count(soil) => Box::new(count::CountMoves::drawn(soil, level, stream)),
            Kind::Longest => Box::new(longest::Longest::drawn(level, stream)),
            Kind::Outcome(soil) => Box::new(outcome::WhoWins::drawn(soil, level, stream)),
            Kind::Winning(soil) => Box::new(winning::Winning::drawn(soil, level, stream, work)?),
            Kind::List => Box::new(list::ListOfP::drawn(level, stream)),
            Kind::Mex => Box::new(mex::LeastMissing::drawn(level, stream)),
            Kind::Grundy(soil) => Box::new(grundy::GrundyValue::drawn(soil, level, stream)),
            Kind::Period => Box::new(period::PeriodOf::drawn(level, stream)),
            Kind::Value(soil) => Box::new(value::NumberOf::drawn(soil, level, stream, work)?),
            Kind::Saddle => Box::new(saddle::Saddle::drawn(level, stream)),
            Kind::Mixed(about) => Box::new(mixed::Mixed::drawn(about, level, stream)),
            Kind::Chance(about) => Box::new(chance::Chance::drawn(about, level, stream, work)?),
        })
    }
}

/// The exercise with this number, from 1, in this lesson, from 1: the same with the same seed.
///
/// # Errors
/// When a solver was stopped.
///
/// # Panics
/// When there is no such lesson.
pub fn exercise(
    lesson: usize,
    number: u64,
    seed: u64,
    work: &Work,
) -> Result<Box<dyn Exercise>, Told> {
    let kinds = LESSONS[lesson - 1];
    let at = number.saturating_sub(1);
    let kind = kinds[(at % kinds.len() as u64) as usize];
    let level = at / kinds.len() as u64;
    let mut stream = Streams::new(seed).stream("course", lesson as u64 * 1000 + number);
    kind.drawn(level.min(3), &mut stream, work)
}
