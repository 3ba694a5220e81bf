//! Find a move that wins. By the engines; confirmed by playing what is left to the end.

use crate::course::exercise::{Exercise, Form, Scene, Verdict};
use crate::course::ground::Ground;
use crate::course::grounds::Soil;
use crate::course::part::Plain;
use crate::course::refute::{player, told};
use rules::Side;
use say::{Message, Told};
use work::{Stream, Work};

/// Which move wins for the first player, or for Left?
pub struct Winning(Ground);

impl Winning {
    /// A position in which some moves win and others do not.
    ///
    /// # Errors
    /// When the engines were stopped.
    pub fn drawn(soil: Soil, level: u64, stream: &mut Stream, work: &Work) -> Result<Self, Told> {
        loop {
            let ground = soil.drawn(level, stream);
            let winning = ground.winning(Side::Left, work)?.len();
            if winning > 0 && winning < ground.moves(Side::Left).len() {
                return Ok(Winning(ground));
            }
        }
    }
}

impl Winning {
    /// The other moves that win as well, each in a sentence.
    fn others(&self, label: &str, work: &Work) -> Result<Vec<Message>, Told> {
        let winning = self.0.winning(Side::Left, work)?;
        let others = winning.iter().filter(|&other| other != label);
        let said = |other: &String| {
            Message::new("course-also-wins").with("move", told(&self.0, Side::Left, other))
        };
        Ok(others.map(said).collect())
    }
}

impl Exercise for Winning {
    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn question(&self) -> Message {
        Message::new(if self.0.impartial() {
            "course-ask-winning"
        } else {
            "course-ask-winning-left"
        })
        .with("rules", self.0.rules())
    }

    fn form(&self) -> Form {
        Form::Choice(self.0.moves(Side::Left))
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        let winning = self.0.winning(Side::Left, work)?;
        Ok(winning.into_iter().next().unwrap_or_default())
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let form = self.form();
        let label = &form.chosen(answer)?.answer;
        let Some(after) = self.0.after(Side::Left, label) else {
            return Ok(Verdict::wrong(Message::new("course-no-move")));
        };
        let replies = after.winning(Side::Right, work)?;
        let Some(reply) = replies.first() else {
            let mut right = Verdict::right(Message::new("course-move-wins"));
            right.said.extend(self.others(label, work)?);
            return Ok(right.showing(after.scene()));
        };
        let refutation = Message::new("course-move-loses")
            .with("other", player(&self.0, Side::Right, false))
            .with("reply", told(&after, Side::Right, reply));
        let left = after.after(Side::Right, reply).unwrap_or(after);
        Ok(Verdict::wrong(refutation).showing(left.scene()))
    }

    fn confirmed(&self, answer: &str, plain: &mut Plain, _: &Work) -> bool {
        let after = self.0.after(Side::Left, answer);
        after.is_some_and(|after| !plain.mover_wins(&after.parts(), false))
    }
}
