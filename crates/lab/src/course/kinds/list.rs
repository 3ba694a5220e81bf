//! Which heaps are P-positions? By the engines, one by one; confirmed by the lecture's marking: a P-position marks what can move to it.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, list};
use crate::course::ground::Ground;
use crate::course::grounds::numbers;
use crate::course::part::{Plain, Taking};
use crate::course::refute;
use rules::Side;
use say::{Message, Told};
use values::Outcome;
use work::{Stream, Work};

/// Which of the heaps up to some size are P-positions?
pub struct ListOfP {
    taking: Taking,
    to: u64,
}

impl ListOfP {
    /// Rules, and how far to go.
    pub fn drawn(level: u64, stream: &mut Stream) -> Self {
        let taking = numbers(level, stream);
        let to = 8 + 2 * level;
        ListOfP { taking, to }
    }

    fn heap(&self, size: u64) -> Ground {
        Ground::Heaps(self.taking.clone(), vec![size])
    }

    fn found(&self, work: &Work) -> Result<Vec<u64>, Told> {
        let mut found = Vec::new();
        for size in 0..=self.to {
            if self.heap(size).outcome(work)? == Outcome::Previous {
                found.push(size);
            }
        }
        Ok(found)
    }
}

fn written(numbers: &[u64]) -> String {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    texts.join(", ")
}

impl Exercise for ListOfP {
    fn scene(&self) -> Scene {
        Scene::Nothing
    }

    fn question(&self) -> Message {
        Message::new("course-ask-list")
            .with("rules", self.heap(0).rules())
            .with("to", self.to)
    }

    fn form(&self) -> Form {
        Form::List(self.to)
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        Ok(written(&self.found(work)?))
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let (claimed, found) = (list(answer, self.to)?, self.found(work)?);
        let differs = |size: &u64| claimed.contains(size) != found.contains(size);
        let Some(size) = (0..=self.to).find(differs) else {
            return Ok(Verdict::right(Message::new("course-list-right")));
        };
        let ground = self.heap(size);
        let mut verdict = refute::shown(&ground, Side::Left, !found.contains(&size), work)?;
        verdict
            .said
            .insert(0, Message::new("course-list-look").with("heap", size));
        Ok(verdict)
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let Taking::Subtract(set) = &self.taking else {
            return false;
        };
        let mut marked = vec![false; self.to as usize + 1];
        for size in 0..=self.to {
            if !marked[size as usize] {
                let reached = set
                    .iter()
                    .map(|take| size + take)
                    .filter(|&from| from <= self.to);
                reached.for_each(|from| marked[from as usize] = true);
            }
        }
        let unmarked = (0..=self.to).filter(|&size| !marked[size as usize]);
        list(answer, self.to).ok() == Some(unmarked.collect())
    }

    fn tempting(&self) -> Vec<String> {
        let evens: Vec<u64> = (0..=self.to).step_by(2).collect();
        let threes: Vec<u64> = (0..=self.to).step_by(3).collect();
        vec![
            String::new(),
            "0".to_owned(),
            written(&evens),
            written(&threes),
        ]
    }
}
