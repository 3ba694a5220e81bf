//! The positions on which the search is measured: the opening and three middle games of real records. It reads no clock.

use crate::bridge;
use crate::search::{Choice, Engine, Limits, Question};
use arimaa::{Board, PositionError, Referee};
use work::Stop;

/// A name and a position. The middle games are those before turns 15g, 20s and 28g of games 669122, 669123 and 669124 of the archive of
/// arimaa.com, February 2026 (ratings above 2550).
pub const POSITIONS: [(&str, &str); 4] = [
    (
        "opening",
        "g [rrrddrrrrhcemchr                                RHCMECHRRRRDDRRR]",
    ),
    (
        "middle-1",
        "g [rcrrr c   rddr r  mhErh M    H  e      R D D  H R R RR    CRRRC ]",
    ),
    (
        "middle-2",
        "s [r rrdr   cr  mrc h   r     dEh  DR   eH  M    CRRDR  R    RRCR  ]",
    ),
    (
        "middle-3",
        "g [ H r rr rm Ecrcr dr R   r   eh RhD   C  R  D  M   R  R   CR  RR ]",
    ),
];

/// The depth of the fingerprint.
pub const DEPTH: usize = 7;

/// What the search found in one position.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Which position.
    pub name: &'static str,
    /// The position itself.
    pub board: Board,
    /// What the search says.
    pub choice: Choice,
}

/// Reads one of [`POSITIONS`].
///
/// # Errors
/// When the text is no position.
pub fn question(text: &str) -> Result<(Board, Question), PositionError> {
    let board = Board::read(text)?;
    Ok((board, bridge::question(&Referee::from_position(board))))
}

/// Searches every position with one thread and a fresh table of 16 MiB. The sum of nodes changes exactly when the search does.
///
/// # Errors
/// When a position cannot be read.
pub fn run(limits: &Limits, stop: &Stop) -> Result<Vec<Measured>, PositionError> {
    let mut all = Vec::new();
    for (name, text) in POSITIONS {
        let (board, question) = question(text)?;
        let engine = Engine::new(16 << 20, 1);
        if let Some(choice) = engine.think(&question, limits, stop, &mut |_| ()) {
            all.push(Measured {
                name,
                board,
                choice,
            });
        }
    }
    Ok(all)
}
