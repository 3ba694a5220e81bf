//! What every experiment has in common: shards that can be done in any order, and findings that add up. It knows no game, reads no
//! file and words no sentence.

mod findings;
mod shards;
mod works;

pub use findings::{Duel, Fact, Findings, Group, Measure, Unlike};
pub use shards::{Shard, Taker, Trial, run};
pub use works::{WORKS, Work as PublishedWork};
