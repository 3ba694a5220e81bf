//! One rank, which has nobody to talk to.

use crate::{Lost, Ranks};

/// The only rank.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Ranks for Alone {
    fn rank(&self) -> usize {
        0
    }

    fn count(&self) -> usize {
        1
    }

    fn exchange(&self, messages: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, Lost> {
        assert_eq!(messages.len(), 1, "one message for each rank");
        Ok(messages)
    }
}
