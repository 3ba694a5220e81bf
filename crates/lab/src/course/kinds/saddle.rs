//! Where is the saddle point? By maximin and minimax; confirmed by looking whether somebody would rather play otherwise.

use crate::course::exercise::{Choice, Exercise, Form, Scene, Verdict};
use crate::course::part::Plain;
use matrix::{Payoffs, number, pure_solution};
use rand::RngExt as _;
use say::{Arg, Message, Told};
use work::{Stream, Work};

/// Which entry of this table is a saddle point, if one is?
pub struct Saddle(Vec<Vec<i64>>);

const NONE: &str = "none";

impl Saddle {
    /// A table, with saddle points and without about as often.
    pub fn drawn(level: u64, stream: &mut Stream) -> Self {
        let (rows, columns) = if level == 0 { (2, 2) } else { (3, 3) };
        let wanted = stream.random_bool(0.6);
        loop {
            let row =
                |stream: &mut Stream| (0..columns).map(|_| stream.random_range(-6..=6)).collect();
            let table: Vec<Vec<i64>> = (0..rows).map(|_| row(stream)).collect();
            let saddle = Saddle(table);
            if saddle.found().is_empty() != wanted {
                return saddle;
            }
        }
    }

    fn found(&self) -> Vec<(usize, usize)> {
        let columns = self.0[0].len();
        pure_solution(&Payoffs::from_fn(self.0.len(), columns, |row, column| {
            number::integer(self.0[row][column])
        }))
        .saddle_points
    }

    fn places(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let columns = self.0[0].len();
        (0..self.0.len()).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    /// What somebody would rather play than this entry.
    fn better(&self, (row, column): (usize, usize)) -> Option<Message> {
        let here = self.0[row][column];
        let other_row = (0..self.0.len()).find(|&other| self.0[other][column] > here);
        let other_column = (0..self.0[0].len()).find(|&other| self.0[row][other] < here);
        match (other_row, other_column) {
            (Some(other), _) => Some(
                Message::new("course-saddle-row")
                    .with("other", other + 1)
                    .with("entry", self.0[other][column].to_string())
                    .with("here", here.to_string()),
            ),
            (_, Some(other)) => Some(
                Message::new("course-saddle-column")
                    .with("other", other + 1)
                    .with("entry", self.0[row][other].to_string())
                    .with("here", here.to_string()),
            ),
            _ => None,
        }
    }
}

fn label((row, column): (usize, usize)) -> String {
    format!("{},{}", row + 1, column + 1)
}

impl Exercise for Saddle {
    fn scene(&self) -> Scene {
        Scene::Table(self.0.clone())
    }

    fn question(&self) -> Message {
        Message::new("course-ask-saddle")
    }

    fn form(&self) -> Form {
        let cell = |place: (usize, usize)| Choice {
            answer: label(place),
            text: Arg::Text(label(place)),
            touches: vec![[place.0, place.1]],
        };
        let mut all: Vec<Choice> = self.places().map(cell).collect();
        all.push(Choice::worded(NONE, Message::new("course-saddle-none")));
        Form::Choice(all)
    }

    fn solution(&self, _: &Work) -> Result<String, Told> {
        Ok(self
            .found()
            .first()
            .map_or_else(|| NONE.to_owned(), |place| label(*place)))
    }

    fn check(&self, answer: &str, _: &Work) -> Result<Verdict, Told> {
        let form = self.form();
        let answer = &form.chosen(answer)?.answer;
        let found = self.found();
        if answer == NONE {
            return Ok(match found.first() {
                None => Verdict::right(Message::new("course-saddle-none-right")),
                Some(&place) => {
                    Verdict::wrong(Message::new("course-saddle-there").with("place", label(place)))
                }
            });
        }
        let claimed = self.places().find(|place| label(*place) == *answer);
        let better = claimed.and_then(|place| self.better(place));
        Ok(match better {
            Some(better) => Verdict::wrong(better),
            None => Verdict::right(Message::new("course-saddle-right")),
        })
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let columns = self.0[0].len();
        let stays = |row: usize, column: usize| {
            let entry = self.0[row][column];
            let worst = self.0[row].iter().all(|other| *other >= entry);
            worst && self.0.iter().all(|other| other[column] <= entry)
        };
        if answer == NONE {
            return (0..self.0.len()).all(|row| (0..columns).all(|column| !stays(row, column)));
        }
        let numbers: Vec<usize> = answer
            .split(',')
            .filter_map(|text| text.parse().ok())
            .collect();
        matches!(numbers[..], [row, column] if stays(row - 1, column - 1))
    }
}
