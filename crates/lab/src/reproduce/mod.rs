//! Published results, computed again: what a book, a thesis or a paper says, and what we find. Each game has a file of rows;
//! a row computes its answer when asked and never carries it.

mod graphs;
mod heaps;
mod kalah;
mod matrix;

use work::{Halt, Work};

/// A published result and how to compute it.
pub struct Row {
    /// Such as `heap/dawson-period`; the part before the slash names the group.
    pub name: &'static str,
    /// Who published it, and where.
    pub source: &'static str,
    /// What was published, written as `compute` writes it.
    pub published: &'static str,
    /// Whether it takes seconds; long rows run only when they are named or all are asked for.
    pub quick: bool,
    /// The id of a note that explains why ours differs; without one, a difference is a failure.
    pub explained: Option<&'static str>,
    /// Computes ours.
    pub compute: fn(&Work) -> Result<String, Halt>,
}

/// What came of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Ours is what was published.
    Agrees,
    /// Ours differs, and the note says why.
    Explained,
    /// Ours differs.
    Fails,
    /// It takes long and was not asked for.
    NotRun,
}

impl Status {
    /// As the JSON contract has it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Status::Agrees => "agrees",
            Status::Explained => "explained",
            Status::Fails => "fails",
            Status::NotRun => "not run",
        }
    }
}

/// All rows. A game adds its own here.
#[must_use]
pub fn rows() -> Vec<&'static Row> {
    [graphs::ROWS, heaps::ROWS, matrix::ROWS, kalah::ROWS]
        .into_iter()
        .flatten()
        .collect()
}

impl Row {
    /// Whether a word from the command line means this row: its whole name, or its group.
    #[must_use]
    pub fn is_called(&self, word: &str) -> bool {
        self.name == word || self.name.split('/').next() == Some(word)
    }

    /// Computes the row.
    ///
    /// # Errors
    /// When stopped, or when the memory budget does not do.
    pub fn run(&self, work: &Work) -> Result<(String, Status), Halt> {
        let ours = (self.compute)(work)?;
        let status = if ours == self.published {
            Status::Agrees
        } else if self.explained.is_some() {
            Status::Explained
        } else {
            Status::Fails
        };
        Ok((ours, status))
    }
}
