//! The methods by name: what each requires and what it guarantees. How they work is in their own files.

use super::{
    Outcome, Task, hoffman_karp, interval, optimistic, program, shapley, strategy_iteration,
};
use rules::{Message, Told};
use work::Halt;

/// A way to solve a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Value iteration from both sides.
    Interval,
    /// Value iteration from below, a guess from above, and a proof of the guess.
    Optimistic,
    /// Both players improve their strategies in turn; equations are solved directly.
    StrategyIteration,
    /// The thesis's randomised strategy improvement with linear programs.
    HoffmanKarp,
    /// The thesis's value iteration.
    Shapley,
    /// One mixed-integer program.
    Program,
}

impl Method {
    /// All methods, the default first.
    pub const ALL: [Method; 6] = [
        Method::Interval,
        Method::Optimistic,
        Method::StrategyIteration,
        Method::HoffmanKarp,
        Method::Shapley,
        Method::Program,
    ];

    /// Its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Method::Interval => "interval",
            Method::Optimistic => "optimistic",
            Method::StrategyIteration => "strategy-iteration",
            Method::HoffmanKarp => "hoffman-karp",
            Method::Shapley => "shapley",
            Method::Program => "program",
        }
    }

    /// The method of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Method> {
        Method::ALL.into_iter().find(|method| method.name() == name)
    }

    /// The largest strongly connected part that it is made for.
    #[must_use]
    pub fn largest_part(self) -> Option<usize> {
        match self {
            Method::Interval | Method::Optimistic | Method::Shapley => None,
            Method::StrategyIteration => Some(200_000),
            Method::HoffmanKarp => Some(hoffman_karp::LARGEST),
            Method::Program => Some(program::LARGEST),
        }
    }

    /// Whether it has numbers of its own beside proven bounds.
    pub(crate) fn has_own_values(self) -> bool {
        !matches!(self, Method::Interval | Method::Optimistic)
    }

    pub(crate) fn solve_part(
        self,
        task: &Task,
        border: &[f64],
        options: &Options,
    ) -> Result<Outcome, Unmet> {
        if let Some(limit) = self.largest_part()
            && task.part.len() > limit
        {
            return Err(Unmet::PartTooLarge {
                method: self,
                size: task.part.len(),
                limit,
            });
        }
        Ok(match self {
            Method::Interval => interval::solve(task)?,
            Method::Optimistic => optimistic::solve(task)?,
            Method::StrategyIteration => strategy_iteration::solve(task, border)?,
            Method::HoffmanKarp => hoffman_karp::solve(task, border)?,
            Method::Shapley => shapley::solve(task, border, options.epsilon)?,
            Method::Program => program::solve(task, border)?,
        })
    }
}

/// How to solve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// By which method.
    pub method: Method,
    /// How far apart the bounds may be, everywhere.
    pub epsilon: f64,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            method: Method::Interval,
            epsilon: 1e-6,
        }
    }
}

/// Finer than this no bounds of 60 binary places can be brought together.
const FINEST: f64 = 1e-15;

impl Options {
    pub(crate) fn check(&self) -> Result<(), Unmet> {
        if self.epsilon >= FINEST && self.epsilon < 1.0 {
            Ok(())
        } else {
            Err(Unmet::Epsilon(self.epsilon))
        }
    }
}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unmet {
    /// It was stopped, or would need too much memory.
    #[error(transparent)]
    Halt(Halt),
    /// The method is not made for parts of this size.
    #[error("{} takes strongly connected parts of up to {limit} vertices, and one has {size}", .method.name())]
    PartTooLarge {
        /// The method.
        method: Method,
        /// The part's size.
        size: usize,
        /// The largest that it takes.
        limit: usize,
    },
    /// A useless ε.
    #[error("epsilon {0} is not between 1e-15 and 1")]
    Epsilon(f64),
    /// Equations that would fill the memory when solved exactly.
    #[error("the equations of a part of {size} vertices are too dense to be solved in fractions")]
    TooDense {
        /// The part's size.
        size: usize,
    },
}

rules::tell!(Unmet, |unmet| {
    let other_method = |message| Told::input(message, Message::new("graph-accepted-other-method"));
    match unmet {
        Unmet::Halt(halt) => halt.told(),
        Unmet::PartTooLarge {
            method,
            size,
            limit,
        } => other_method(
            Message::new("graph-error-part-too-large")
                .with("method", method.name())
                .with("size", *size)
                .with("limit", *limit),
        ),
        Unmet::Epsilon(epsilon) => Told::input(
            Message::new("graph-error-epsilon").with("epsilon", epsilon.to_string()),
            Message::new("graph-accepted-epsilon"),
        ),
        Unmet::TooDense { size } => {
            other_method(Message::new("graph-error-too-dense").with("size", *size))
        }
    }
});
