//! The games that can be played at a table: one trait for what a game adds to its rules ([`Guide`]), a file a game, and one table
//! ([`Table`]) that terminal, server and page are clients of. It opens no files and measures no time; it is
//! told times, and gives engines a deadline.

mod guide;
mod samples;
mod seated;
mod table;
mod transcript;

pub mod arimaa;
pub mod boards;
pub mod heap;
pub mod kalah;
pub mod ludo;

pub use guide::{Advice, Ended, Guide, Look, Memory, OwnPlayers, Path};
pub use samples::{Sample, samples};
pub use seated::Seated;
pub use table::{Hint, LegalMove, Menu, Next, Reply, Step, Table, TableView, TurnKind, TurnView};
pub use transcript::{NoTranscript, Played, Transcript};

use crate::Told;
use crate::answers::heap::HeapSolve;
use crate::answers::ludo::LudoGame;
use boards::BoardStart;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How long those at a table are willing to wait for a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Patience {
    /// A moment: whoever asks for more is told that it is too much.
    Short,
    /// As long as it takes and memory lasts.
    Long,
}

/// A game and how it is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "game", content = "options", rename_all = "lowercase")]
pub enum GameSetup {
    /// Arimaa, from the setup, a position or a record.
    Arimaa(arimaa::ArimaaStart),
    /// A game with heaps, from these.
    Heap(HeapSolve),
    /// Kalaha, from this position.
    Kalah(kalah::KalahStart),
    /// Ludo, from this position.
    Ludo(LudoGame),
    /// A game on a board, by its name.
    Board(BoardStart),
}

impl GameSetup {
    /// Sets up the table. Nothing is solved before somebody asks.
    ///
    /// # Errors
    /// When the game cannot be set up so.
    pub fn open(&self, patience: Patience) -> Result<Box<dyn Table>, Told> {
        match self {
            GameSetup::Arimaa(start) => arimaa::open(start, patience),
            GameSetup::Heap(options) => heap::open(options),
            GameSetup::Kalah(options) => kalah::open(options, patience),
            GameSetup::Ludo(options) => ludo::open(options, patience),
            GameSetup::Board(start) => boards::open(start),
        }
    }
}
