//! How many moves are there? By the rules that the program plays by; confirmed by counting the parts' options.

use crate::course::exercise::{Choice, Exercise, Form, Scene, Verdict, whole};
use crate::course::ground::Ground;
use crate::course::grounds::Soil;
use crate::course::part::Plain;
use rules::Side;
use say::{Message, Told};
use work::{Stream, Work};

/// How many moves has the player to move?
pub struct CountMoves(Ground);

impl CountMoves {
    /// A position in which there are moves.
    pub fn drawn(soil: Soil, level: u64, stream: &mut Stream) -> Self {
        loop {
            let ground = soil.drawn(level, stream);
            if !ground.moves(Side::Left).is_empty() {
                return CountMoves(ground);
            }
        }
    }
}

impl Exercise for CountMoves {
    fn scene(&self) -> Scene {
        self.0.scene()
    }

    fn question(&self) -> Message {
        Message::new("course-ask-count").with("rules", self.0.rules())
    }

    fn form(&self) -> Form {
        Form::Whole
    }

    fn solution(&self, _: &Work) -> Result<String, Told> {
        Ok(self.0.moves(Side::Left).len().to_string())
    }

    fn check(&self, answer: &str, _: &Work) -> Result<Verdict, Told> {
        let claimed = whole(answer)?;
        let moves = self.0.moves(Side::Left);
        let right = claimed == moves.len() as u64;
        let mut said = vec![Message::new("course-count").with("count", moves.len())];
        let one = |choice: Choice| Message::new("course-one-move").with("move", choice.text);
        said.extend(moves.into_iter().map(one));
        Ok(Verdict {
            right,
            said,
            after: None,
        })
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let parts = self.0.parts();
        let counted: usize = parts.iter().map(|part| part.options(true).len()).sum();
        answer == counted.to_string()
    }

    fn tempting(&self) -> Vec<String> {
        (0..16).map(|count| count.to_string()).collect()
    }
}
