//! Two rows, two columns, no saddle point: what is the game worth, and how often is the first row played? By linear programming in
//! fractions; confirmed by the formula for two by two.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, fraction};
use crate::course::part::Plain;
use matrix::{Payoffs, Rational, number, pure_solution, solve_exactly};
use rand::RngExt as _;
use say::{Message, Told};
use work::{Stream, Work};

/// What is asked about the mixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What the game is worth.
    Value,
    /// How often the first row is played.
    Share,
}

/// A table that has to be mixed.
pub struct Mixed {
    table: [[i64; 2]; 2],
    about: About,
}

impl Mixed {
    /// A table without a saddle point.
    pub fn drawn(about: About, level: u64, stream: &mut Stream) -> Self {
        let most = 2 + level as i64;
        loop {
            let table = [(); 2].map(|()| [(); 2].map(|()| stream.random_range(-most..=most)));
            if pure_solution(&Payoffs::of_integers(&table))
                .saddle_points
                .is_empty()
            {
                return Mixed { table, about };
            }
        }
    }

    /// The value, and the shares of the first row and the first column.
    fn solved(&self, work: &Work) -> Result<[Rational; 3], Told> {
        let solution = solve_exactly(&Payoffs::of_integers(&self.table), work)?;
        let [row, column] = [solution.row, solution.column].map(|shares| shares[0].clone());
        Ok([solution.value, row, column])
    }

    /// What the row player receives from a column who plays his first row so often.
    fn against_column(&self, share: &Rational, column: usize) -> Rational {
        let [first, second] = [0, 1].map(|row| number::integer(self.table[row][column]));
        first * share + second * (number::integer(1) - share)
    }

    fn refuted(&self, claimed: &Rational, [value, row, column]: &[Rational; 3]) -> Message {
        match self.about {
            About::Share => {
                let worst = [0, 1]
                    .into_iter()
                    .min_by_key(|at| self.against_column(claimed, *at));
                let worst = worst.unwrap_or_default();
                Message::new("course-share-refuted")
                    .with("column", worst + 1)
                    .with("received", self.against_column(claimed, worst).to_string())
                    .with("value", value.to_string())
            }
            About::Value if claimed > value => Message::new("course-mixed-high")
                .with("share", column.to_string())
                .with("claimed", claimed.to_string()),
            About::Value => Message::new("course-mixed-low")
                .with("share", row.to_string())
                .with("claimed", claimed.to_string()),
        }
    }
}

impl Exercise for Mixed {
    fn scene(&self) -> Scene {
        Scene::Table(self.table.iter().map(|row| row.to_vec()).collect())
    }

    fn question(&self) -> Message {
        Message::new(match self.about {
            About::Value => "course-ask-mixed",
            About::Share => "course-ask-share",
        })
    }

    fn form(&self) -> Form {
        Form::Fraction
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        let [value, row, _] = self.solved(work)?;
        Ok(match self.about {
            About::Value => value.to_string(),
            About::Share => row.to_string(),
        })
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let (claimed, solved) = (fraction(answer)?, self.solved(work)?);
        let [unit, nothing] = [1, 0].map(number::integer);
        if self.about == About::Share && (claimed < nothing || claimed > unit) {
            return Ok(Verdict::wrong(Message::new("course-share-outside")));
        }
        let right = match self.about {
            About::Value => claimed == solved[0],
            About::Share => claimed == solved[1],
        };
        Ok(match right {
            false => Verdict::wrong(self.refuted(&claimed, &solved)),
            true => {
                let [value, row, column] = solved.map(|number| number.to_string());
                let message = Message::new("course-mixed-right");
                Verdict::right(
                    message
                        .with("value", value)
                        .with("row", row)
                        .with("column", column),
                )
            }
        })
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let [[a, b], [c, d]] = self.table;
        let below = a + d - b - c;
        let above = match self.about {
            About::Value => a * d - b * c,
            About::Share => d - c,
        };
        let claimed = number::parse(answer).ok();
        claimed.is_some_and(|claimed| claimed * number::integer(below) == number::integer(above))
    }

    fn tempting(&self) -> Vec<String> {
        [
            "-1", "-1/2", "-1/3", "0", "1/4", "1/3", "2/5", "1/2", "3/5", "2/3", "3/4", "1",
        ]
        .map(str::to_owned)
        .to_vec()
    }
}
