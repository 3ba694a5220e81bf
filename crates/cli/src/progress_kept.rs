//! How far somebody is in the course: kept in his data folder, in a file with a checksum.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use work::checkpoint::{Kind, Unusable};
use work::keep::{Files, Keeper, Piece};

const PIECE: Piece<'static> = Piece {
    name: "progress",
    kind: Kind {
        name: "progress in the course",
        version: 1,
    },
    question: "learn",
};

/// Which exercises of which lessons are done, and how often whole lessons were.
#[derive(Default, Serialize, Deserialize)]
pub struct Progress {
    done: BTreeMap<u64, BTreeSet<u64>>,
    rounds: BTreeMap<u64, u64>,
}

fn kept(context: &Context) -> Result<Files, Failure> {
    let folder = files::data_folder()?.join("learn");
    Ok(Files::in_folder(folder, context.work.clock).ours())
}

impl Progress {
    /// What is kept; nothing done where nothing is.
    ///
    /// # Errors
    /// When the file is damaged: it is never written over then.
    pub fn load(context: &Context) -> Result<Self, Failure> {
        let mut files = kept(context)?;
        let Some(bytes) = files.load(&PIECE)? else {
            return Ok(Progress::default());
        };
        Ok(serde_json::from_slice(&bytes).map_err(|_| files.refuse(&PIECE, &Unusable::Misfit))?)
    }

    /// Keeps it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn save(&self, context: &Context) -> Result<(), Failure> {
        let bytes = serde_json::to_vec(self).unwrap_or_default();
        Ok(kept(context)?.save(&PIECE, &bytes)?)
    }

    /// The exercises of a lesson that are done.
    pub fn done(&self, lesson: u64) -> BTreeSet<u64> {
        self.done.get(&lesson).cloned().unwrap_or_default()
    }

    /// How often a lesson was done as a whole.
    pub fn rounds(&self, lesson: u64) -> u64 {
        self.rounds.get(&lesson).copied().unwrap_or_default()
    }

    /// An exercise is done.
    pub fn solved(&mut self, lesson: u64, number: u64) {
        self.done.entry(lesson).or_default().insert(number);
    }

    /// A lesson is done and begins anew, with other exercises.
    pub fn again(&mut self, lesson: u64) {
        self.done.remove(&lesson);
        *self.rounds.entry(lesson).or_default() += 1;
    }
}
