//! The games that can be played at a table, and how each is opened.

pub mod heap;
pub mod ludo;

use crate::answers::heap::HeapSolve;
use crate::answers::ludo::LudoGame;
use crate::{Table, Told};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// A game and how it is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "game", content = "options", rename_all = "lowercase")]
pub enum GameSetup {
    /// A game with heaps, from these.
    Heap(HeapSolve),
    /// Ludo, from this position.
    Ludo(LudoGame),
}

impl GameSetup {
    /// Sets up the table.
    ///
    /// # Errors
    /// When the game cannot be set up so, when stopped, or when it would need too much memory.
    pub fn open(&self, work: &Work) -> Result<Box<dyn Table>, Told> {
        match self {
            GameSetup::Heap(options) => heap::open(options, work),
            GameSetup::Ludo(options) => ludo::open(options, work),
        }
    }
}
