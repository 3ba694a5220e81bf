//! How long can play last? By going through all positions; confirmed by theory: the least number, again and again.

use crate::course::exercise::{Exercise, Form, Scene, Verdict, whole};
use crate::course::ground::Ground;
use crate::course::grounds::Soil;
use crate::course::part::{Plain, Taking};
use say::{Message, Told};
use work::{Stream, Work};

/// How many moves can a game last that begins here?
pub struct Longest {
    set: Vec<u64>,
    heap: u64,
}

impl Longest {
    /// A heap.
    pub fn drawn(level: u64, stream: &mut Stream) -> Self {
        loop {
            if let Ground::Heaps(Taking::Subtract(set), heaps) =
                Soil::OneHeap.drawn(level + 1, stream)
                && set[0] > 1
                && heaps[0] >= set[0]
            {
                return Longest {
                    set,
                    heap: heaps[0],
                };
            }
        }
    }

    /// A longest way down, heap by heap.
    fn line(&self) -> Vec<u64> {
        let mut best: Vec<Vec<u64>> = Vec::new();
        for heap in 0..=self.heap {
            let ways = self.set.iter().filter(|&&take| take <= heap);
            let longest = ways
                .map(|take| &best[(heap - take) as usize])
                .max_by_key(|way| way.len());
            let rest = longest.cloned().unwrap_or_default();
            best.push([vec![heap], rest].concat());
        }
        best.pop().unwrap_or_default()
    }
}

impl Exercise for Longest {
    fn scene(&self) -> Scene {
        Scene::Heaps(vec![self.heap])
    }

    fn question(&self) -> Message {
        let rules = Ground::Heaps(Taking::Subtract(self.set.clone()), Vec::new()).rules();
        Message::new("course-ask-longest").with("rules", rules)
    }

    fn form(&self) -> Form {
        Form::Whole
    }

    fn solution(&self, _: &Work) -> Result<String, Told> {
        Ok((self.line().len() - 1).to_string())
    }

    fn check(&self, answer: &str, _: &Work) -> Result<Verdict, Told> {
        let (claimed, line) = (whole(answer)?, self.line());
        let heaps: Vec<String> = line.iter().map(u64::to_string).collect();
        let said = Message::new("course-longest")
            .with("line", heaps.join(" → "))
            .with("count", line.len() - 1)
            .with("least", self.set[0]);
        Ok(match claimed == line.len() as u64 - 1 {
            true => Verdict::right(said),
            false => Verdict::wrong(said),
        })
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, _: &Work) -> bool {
        let least = self.set.iter().min().copied().unwrap_or(1);
        answer == (self.heap / least).to_string()
    }

    fn tempting(&self) -> Vec<String> {
        (0..10).map(|count| count.to_string()).collect()
    }
}
