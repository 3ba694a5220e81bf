//! What a file of judged positions holds.

use crate::answers::Teller;
use lab::arimaa::judged::Positions;
use say::Message;
use serde::Serialize;

/// What is told of a file of judged positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ArimaaJudged {
    /// Positions of games beside which others were judged.
    sources: u64,
    /// How many of them this run did.
    new: u64,
    positions: u64,
    /// By steps left, one to four.
    by_steps_left: [u64; 4],
    seed: u64,
    nodes: u64,
    bytes: u64,
}

impl ArimaaJudged {
    /// Of these positions; so many sources were there before.
    #[must_use]
    pub fn new(found: &Positions, before: u64) -> Self {
        let by_steps_left = [1, 2, 3, 4].map(|left: usize| {
            let all = found.sources.iter().flatten();
            all.filter(|one| one.left == left).count() as u64
        });
        let sources = found.sources.len() as u64;
        ArimaaJudged {
            sources,
            new: sources - before,
            positions: by_steps_left.iter().sum(),
            by_steps_left,
            seed: found.head.seed,
            nodes: found.head.nodes,
            bytes: found.whole as u64,
        }
    }

    /// The report for people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let told = Message::new("arimaa-judged")
            .with("sources", self.sources)
            .with("new", self.new)
            .with("positions", self.positions)
            .with("whole", self.by_steps_left[3]);
        teller.say(&told)
    }
}
