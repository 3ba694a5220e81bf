//! What a run found so far, through whoever keeps it: refused where it belongs to another run, with a word on which are accepted.

use crate::Told;
use crate::answers::Keeper;
use say::Message;
use work::checkpoint::{Kind, Unusable};
use work::keep::Piece;

/// The checkpoint of a run.
pub(super) struct Kept<'k> {
    keeper: &'k mut dyn Keeper,
    kind: Kind,
    /// What it belongs to.
    question: String,
    /// Which checkpoints are accepted.
    accepted: &'static str,
}

impl<'k> Kept<'k> {
    /// The checkpoint of the run with this fingerprint.
    pub fn new(
        keeper: &'k mut dyn Keeper,
        kind: Kind,
        fingerprint: u64,
        accepted: &'static str,
    ) -> Self {
        Kept {
            keeper,
            kind,
            question: format!("{fingerprint:016x}"),
            accepted,
        }
    }

    /// What is kept, if anything is.
    pub fn load<S>(&mut self, read: impl FnOnce(&[u8]) -> Option<S>) -> Result<Option<S>, Told> {
        let piece = Piece {
            name: "run",
            kind: self.kind,
            question: &self.question,
        };
        let refused = |told: Told| Told {
            accepted: Some(Message::new(self.accepted)),
            ..told
        };
        let Some(payload) = self.keeper.load(&piece).map_err(refused)? else {
            return Ok(None);
        };
        let state = read(&payload).map(Some);
        state.ok_or_else(|| refused(self.keeper.refuse(&piece, &Unusable::Damaged)))
    }

    /// Keeps a state, where it is time for that.
    pub fn save(&mut self, payload: impl FnOnce() -> Vec<u8>) -> Result<(), Told> {
        if !self.keeper.due() {
            return Ok(());
        }
        let piece = Piece {
            name: "run",
            kind: self.kind,
            question: &self.question,
        };
        self.keeper.save(&piece, &payload())
    }
}
