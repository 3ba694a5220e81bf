//! Who wins? By the engines; confirmed by playing to the end.

use crate::course::exercise::{Choice, Exercise, Form, Scene, Verdict};
use crate::course::ground::Ground;
use crate::course::grounds::Soil;
use crate::course::part::Plain;
use crate::course::refute;
use rules::Side;
use say::{Message, Told};
use values::Outcome;
use work::{Stream, Work};

/// Who wins in this position?
pub struct WhoWins(Ground);

impl WhoWins {
    /// A position from this soil.
    pub fn drawn(soil: Soil, level: u64, stream: &mut Stream) -> Self {
        WhoWins(soil.drawn(level, stream))
    }
}

const OUTCOMES: [(Outcome, &str); 4] = [
    (Outcome::Next, "course-outcome-n"),
    (Outcome::Previous, "course-outcome-p"),
    (Outcome::Left, "course-outcome-l"),
    (Outcome::Right, "course-outcome-r"),
];

fn read(letter: &str) -> Option<Outcome> {
    let outcomes = OUTCOMES.iter().map(|(outcome, _)| *outcome);
    outcomes
        .into_iter()
        .find(|outcome| outcome.letter().to_string() == letter)
}

impl Exercise for WhoWins {
    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn question(&self) -> Message {
        Message::new("course-ask-outcome").with("rules", self.0.rules())
    }

    fn form(&self) -> Form {
        let count = if self.0.impartial() { 2 } else { 4 };
        let choice = |(outcome, id): &(Outcome, &'static str)| {
            Choice::worded(&outcome.letter().to_string(), Message::new(id))
        };
        Form::Choice(OUTCOMES[..count].iter().map(choice).collect())
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        Ok(self.0.outcome(work)?.letter().to_string())
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let form = self.form();
        let claimed = read(&form.chosen(answer)?.answer);
        let truth = self.0.outcome(work)?;
        match claimed {
            Some(claimed) if claimed != truth => refute::refuted(&self.0, claimed, truth, work),
            _ => {
                let begins = |side| refute::shown(&self.0, side, truth.winner(side) == side, work);
                let mut shown = begins(Side::Left)?;
                if !self.0.impartial() {
                    // What is shown afterwards is what Left's game comes to.
                    shown.said.extend(begins(Side::Right)?.said);
                }
                Ok(Verdict {
                    right: true,
                    ..shown
                })
            }
        }
    }

    fn confirmed(&self, answer: &str, plain: &mut Plain, _: &Work) -> bool {
        let parts = self.0.parts();
        let left_first = plain.mover_wins(&parts, true);
        let left_second = !plain.mover_wins(&parts, false);
        read(answer) == Some(Outcome::from_left(left_first, left_second))
    }
}
