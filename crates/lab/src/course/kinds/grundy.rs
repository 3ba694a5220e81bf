//! What is the Grundy value? By the engines; confirmed by playing to the end beside a heap of Nim: the sum is lost for whoever begins
//! exactly when the value is right.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, whole};
use crate::course::ground::Ground;
use crate::course::grounds::Soil;
use crate::course::part::{Part, Plain};
use rules::Side;
use say::{Message, Told};
use work::{Stream, Work};

/// What is the Grundy value of this position?
pub struct GrundyValue(Ground);

impl GrundyValue {
    /// A position from this soil.
    pub fn drawn(soil: Soil, level: u64, stream: &mut Stream) -> Self {
        GrundyValue(soil.drawn(level, stream))
    }

    fn value(&self, work: &Work) -> Result<u64, Told> {
        Ok(self.0.grundy(work)?.unwrap_or_default())
    }

    /// The first move that leaves this value.
    fn move_to(&self, value: u64, work: &Work) -> Result<Option<Message>, Told> {
        for choice in self.0.moves(Side::Left) {
            let after = self.0.after(Side::Left, &choice.answer);
            let left = after.map(|after| after.grundy(work)).transpose()?.flatten();
            if left == Some(value) {
                let message = Message::new("course-value-by-move");
                return Ok(Some(
                    message
                        .with("claimed", value.to_string())
                        .with("move", choice.text),
                ));
            }
        }
        Ok(None)
    }
}

impl Exercise for GrundyValue {
    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn question(&self) -> Message {
        Message::new("course-ask-grundy").with("rules", self.0.rules())
    }

    fn form(&self) -> Form {
        Form::Whole
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        Ok(self.value(work)?.to_string())
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let (claimed, value) = (whole(answer)?, self.value(work)?);
        if claimed == value {
            let message = match value {
                0 => Message::new("course-value-zero"),
                value => Message::new("course-value-right").with("value", value.to_string()),
            };
            return Ok(Verdict::right(message));
        }
        let by_move = if claimed < value {
            self.move_to(claimed, work)?
        } else {
            None
        };
        Ok(Verdict::wrong(by_move.unwrap_or_else(|| {
            Message::new("course-value-by-heap")
                .with("claimed", claimed.to_string())
                .with("value", value.to_string())
        })))
    }

    fn confirmed(&self, answer: &str, plain: &mut Plain, _: &Work) -> bool {
        let mut parts = self.0.parts();
        parts.push(Part::Star(answer.parse().unwrap_or(u64::from(u8::MAX))));
        plain.is_zero(&parts)
    }

    fn tempting(&self) -> Vec<String> {
        (0..6).map(|value| value.to_string()).collect()
    }
}
