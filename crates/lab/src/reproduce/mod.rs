//! Published results, computed again: what a book, a thesis or a paper says, and what we find. Each game has a file of rows;
//! a row computes its answer when asked and never carries it.

mod arimaa;
mod graphs;
mod grids;
mod heaps;
mod kalah;
mod ludo;
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
    /// Whether it takes days; such rows run only when they are named.
    pub named_only: bool,
    /// The id of a note that explains why ours differs; without one, a difference is a failure.
    pub explained: Option<&'static str>,
    /// How far numbers may be apart to agree, where the published ones are estimates; ours are shown as they are.
    pub tolerance: f64,
    /// Whether what was published is a cost, which ours agrees with when no number of it is higher.
    pub cost: bool,
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
            tolerance: 0.0,
            cost: false,
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
        self.tolerance = tolerance;
        self
    }

    /// The row as one about time and memory: less is as good.
    const fn cost(mut self) -> Row {
        self.cost = true;
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
        let status = if self.agrees(&ours) {
            Status::Agrees
        } else if self.explained.is_some() {
            Status::Explained
        } else {
            Status::Fails
        };
        Ok((ours, status))
    }

    /// Whether ours is what was published: the same text or, where a tolerance is given, the same words and numbers close by,
    /// and for a cost the same words and no number above.
    fn agrees(&self, ours: &str) -> bool {
        let close =
            |(published, ours): (&str, &str)| match (published.parse::<f64>(), ours.parse::<f64>())
            {
                (Ok(published), Ok(ours)) if self.cost => ours <= published,
                (Ok(published), Ok(ours)) => (published - ours).abs() <= self.tolerance,
                _ => published == ours,
            };
        let same_length = self.published.split(' ').count() == ours.split(' ').count();
        ours == self.published
            || ((self.cost || self.tolerance > 0.0)
                && same_length
                && self.published.split(' ').zip(ours.split(' ')).all(close))
    }
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

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = rows().iter().map(|row| row.name).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
