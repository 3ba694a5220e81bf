//! What is the mex of a set? By the set that the sequences use; confirmed by walking along the sorted numbers.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, whole};
use crate::course::part::Plain;
use rand::RngExt as _;
use say::{Message, Told};
use values::grundy::Mex;
use work::{Stream, Work};

/// What is the least number that is not in this set?
pub struct LeastMissing(Vec<u32>);

impl LeastMissing {
    /// Numbers as options might have them, some of them twice.
    pub fn drawn(level: u64, stream: &mut Stream) -> Self {
        let most = 4 + level as u32;
        let count = stream.random_range(2..=5 + level);
        LeastMissing((0..count).map(|_| stream.random_range(0..=most)).collect())
    }

    fn mex(&self) -> u32 {
        let mut set = Mex::default();
        set.clear();
        for &number in &self.0 {
            set.insert(number);
        }
        set.least_missing()
    }
}

impl Exercise for LeastMissing {
    fn scene(&self) -> Scene {
        Scene::Nothing
    }

    fn question(&self) -> Message {
        let numbers: Vec<String> = self.0.iter().map(u32::to_string).collect();
        Message::new("course-ask-mex").with("numbers", numbers.join(", "))
    }

    fn form(&self) -> Form {
        Form::Whole
    }

    fn solution(&self, _: &Work) -> Result<String, Told> {
        Ok(self.mex().to_string())
    }

    fn check(&self, answer: &str, _: &Work) -> Result<Verdict, Told> {
        let (claimed, mex) = (whole(answer)?, self.mex());
        Ok(if claimed == u64::from(mex) {
            Verdict::right(Message::new("course-mex-right").with("mex", mex))
        } else if claimed < u64::from(mex) {
            Verdict::wrong(Message::new("course-mex-there").with("claimed", claimed))
        } else {
            Verdict::wrong(
                Message::new("course-mex-less")
                    .with("mex", mex)
                    .with("claimed", claimed),
            )
        })
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let mut next = 0;
        for number in sorted {
            if number > next {
                break;
            }
            next = number + 1;
        }
        answer == next.to_string()
    }

    fn tempting(&self) -> Vec<String> {
        (0..10).map(|number| number.to_string()).collect()
    }
}
