//! Published results, computed again: what a book, a thesis or a paper says, and what we find. Each game has a file of rows;
//! a row computes its answer when asked and never carries it.

mod arimaa;
mod graphs;
mod grids;
mod heaps;
mod kalah;
mod kalah_tables;
mod ludo;
mod matrix;

use crate::exact::{Count, fisher};
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
    /// Whether it takes days; such rows run only when they are named.
    pub named_only: bool,
    /// The id of a note that explains why ours differs; without one, a difference is a failure.
    pub explained: Option<&'static str>,
    /// What it is to agree.
    pub measure: Measure,
    /// Computes ours.
    pub compute: fn(&Work) -> Result<String, Halt>,
}

/// What it is to agree. Ours are shown as they are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Measure {
    /// The same text.
    Letter,
    /// The same words, and numbers no farther apart: published ones were rounded.
    Within(f64),
    /// The same words, and no number above the published one: it is a cost.
    Cost,
    /// Numbers are shares of so many trials of theirs and of ours: Fisher's exact test finds no difference at [`LEVEL`].
    Shares {
        /// Trials behind a published number.
        theirs: u64,
        /// Trials behind one of ours.
        ours: u64,
    },
}

/// How often a row of shares that does not differ would be said to differ: once in a thousand. Each of its numbers is tested
/// at this level divided by how many numbers there are.
pub const LEVEL: f64 = 0.001;

/// What the exact test says of a row of shares.
#[derive(Clone, Debug, PartialEq)]
pub struct Tested {
    /// How probable so great a difference is by chance, number by number.
    pub chances: Vec<f64>,
    /// Which numbers differ, counted from 1.
    pub differing: Vec<usize>,
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
    [
        arimaa::ROWS,
        graphs::ROWS,
        grids::ROWS,
        heaps::ROWS,
        matrix::ROWS,
        kalah::ROWS,
        ludo::ROWS,
    ]
    .into_iter()
    .flatten()
    .chain(kalah_tables::all())
    .collect()
}

impl Row {
    /// A row that takes seconds and must be met to the letter.
    const fn new(
        name: &'static str,
        source: &'static str,
        published: &'static str,
        compute: fn(&Work) -> Result<String, Halt>,
    ) -> Row {
        Row {
            name,
            source,
            published,
            quick: true,
            named_only: false,
            explained: None,
            measure: Measure::Letter,
            compute,
        }
    }

    /// The row as one that runs only when it is named or all are asked for.
    const fn long(mut self) -> Row {
        self.quick = false;
        self
    }

    /// The row as one that nobody waits for: it runs only when it is named.
    const fn heroic(mut self) -> Row {
        self.named_only = true;
        self.long()
    }

    /// The row with a note that explains a difference, if there is one.
    const fn explained(mut self, note: Option<&'static str>) -> Row {
        self.explained = note;
        self
    }

    /// The row as one whose numbers agree when they are this close.
    const fn within(mut self, tolerance: f64) -> Row {
        self.measure = Measure::Within(tolerance);
        self
    }

    /// The row as one whose numbers are shares of so many trials.
    const fn shares(mut self, theirs: u64, ours: u64) -> Row {
        self.measure = Measure::Shares { theirs, ours };
        self
    }

    /// The row as one about time and memory: less is as good.
    const fn cost(mut self) -> Row {
        self.measure = Measure::Cost;
        self
    }

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
        let status = self.status(&ours);
        Ok((ours, status))
    }

    /// What comes of a row for which we find this.
    #[must_use]
    pub fn status(&self, ours: &str) -> Status {
        if self.agrees(ours) {
            Status::Agrees
        } else if self.explained.is_some() {
            Status::Explained
        } else {
            Status::Fails
        }
    }

    /// What the exact test says, where numbers are shares.
    #[must_use]
    pub fn tested(&self, ours: &str) -> Option<Tested> {
        let Measure::Shares {
            theirs,
            ours: of_ours,
        } = self.measure
        else {
            return None;
        };
        let shares = |text: &str, trials| -> Option<Vec<Count>> {
            let share = |word: &str| Some(Count::of_share(word.parse().ok()?, trials));
            text.split(' ').map(share).collect()
        };
        let (published, found) = (shares(self.published, theirs)?, shares(ours, of_ours)?);
        if published.len() != found.len() {
            return None;
        }
        let pairs = published.iter().zip(&found);
        let chances: Vec<f64> = pairs.map(|(&one, &other)| fisher(one, other)).collect();
        let level = LEVEL / chances.len() as f64;
        let differing = (1..).zip(&chances).filter(|(_, chance)| **chance < level);
        Some(Tested {
            differing: differing.map(|(number, _)| number).collect(),
            chances,
        })
    }

    /// Whether ours is what was published, by the row's measure.
    fn agrees(&self, ours: &str) -> bool {
        match self.measure {
            Measure::Letter => ours == self.published,
            Measure::Within(tolerance) => near(self.published, ours, |theirs, ours| {
                (theirs - ours).abs() <= tolerance
            }),
            Measure::Cost => near(self.published, ours, |theirs, ours| ours <= theirs),
            Measure::Shares { .. } => self
                .tested(ours)
                .is_some_and(|tested| tested.differing.is_empty()),
        }
    }
}

/// The same words, and numbers that agree in this way.
fn near(published: &str, ours: &str, agree: impl Fn(f64, f64) -> bool) -> bool {
    let (published, ours) = (published.split(' '), ours.split(' '));
    let alike =
        |(published, ours): (&str, &str)| match (published.parse::<f64>(), ours.parse::<f64>()) {
            (Ok(published), Ok(ours)) => agree(published, ours),
            _ => published == ours,
        };
    published.clone().count() == ours.clone().count() && published.zip(ours).all(alike)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreement_is_to_the_letter_or_within_the_tolerance() {
        let row = |ours| Row::new("test/row", "nobody", "0.50 of 3", ours);
        let status = |row: Row| row.run(&Work::unlimited()).unwrap().1;
        assert_eq!(status(row(|_| Ok("0.50 of 3".to_owned()))), Status::Agrees);
        assert_eq!(status(row(|_| Ok("0.51 of 3".to_owned()))), Status::Fails);
        assert_eq!(
            status(row(|_| Ok("0.51 of 3".to_owned())).within(0.02)),
            Status::Agrees
        );
        assert_eq!(
            status(row(|_| Ok("0.53 of 3".to_owned())).within(0.02)),
            Status::Fails
        );
        assert_eq!(
            status(row(|_| Ok("0.51 in 3".to_owned())).within(0.02)),
            Status::Fails
        );
        assert_eq!(
            status(row(|_| Ok("0.51 of 3".to_owned())).explained(Some("note"))),
            Status::Explained
        );
        let cost = |ours| Row::new("test/row", "nobody", "29 s 170 MB", ours).cost();
        assert_eq!(
            status(cost(|_| Ok("3.5 s 170 MB".to_owned()))),
            Status::Agrees
        );
        assert_eq!(
            status(cost(|_| Ok("3.5 s 171 MB".to_owned()))),
            Status::Fails
        );
        assert_eq!(status(cost(|_| Ok("3.5 s".to_owned()))), Status::Fails);
        assert!(!row(|_| Ok(String::new())).long().quick);
    }

    /// Five standard deviations are a difference, however near 0.9351 is to 0.9327; one is none.
    #[test]
    fn shares_are_tested_and_not_held_to_a_tolerance() {
        let row =
            |ours| Row::new("test/row", "nobody", "0.9327 0.5000", ours).shares(500_000, 500_000);
        let far = row(|_| Ok("0.9351 0.5000".to_owned()));
        let ours = "0.9351 0.5000";
        assert_eq!(far.tested(ours).unwrap().differing, [1]);
        assert_eq!(far.run(&Work::unlimited()).unwrap().1, Status::Fails);
        let near = row(|_| Ok("0.9332 0.5010".to_owned()));
        assert_eq!(near.run(&Work::unlimited()).unwrap().1, Status::Agrees);
        assert_eq!(near.tested("0.9332"), None);
        assert_eq!(near.tested("0.9332 many"), None);
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = rows().iter().map(|row| row.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
