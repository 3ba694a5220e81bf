//! Playing a record again: every move is checked by the referee, and the end against what the record says.

use crate::record::{Action, Record};
use crate::{Board, Colour, Ending, MoveError, PositionError, Reason, Referee};
use say::{Message, Tell};

/// A record that was played to its end.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game.
    pub referee: Referee,
    /// Who gave up in the list of moves.
    pub resigned: Option<Colour>,
    /// How many moves were taken back.
    pub taken_back: usize,
}

/// Why a record cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// A move is not allowed.
    #[error("{tag}: {why}")]
    Move {
        /// Which.
        tag: String,
        /// Why not.
        why: MoveError,
    },
    /// A line is tagged as if it were another turn.
    #[error("{found} where {wanted} belongs")]
    Tag {
        /// What is written.
        found: String,
        /// What belongs there.
        wanted: String,
    },
    /// The position from which the game begins cannot be read.
    #[error("start: {0}")]
    Start(#[from] PositionError),
}

impl Tell for ReplayError {
    fn message(&self) -> Message {
        match self {
            ReplayError::Move { tag, why } => Message::new("arimaa-error-replay")
                .with("tag", tag.as_str())
                .with("why", why.message()),
            ReplayError::Tag { found, wanted } => Message::new("arimaa-error-tag")
                .with("found", found.as_str())
                .with("wanted", wanted.as_str()),
            ReplayError::Start(why) => why.message(),
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            ReplayError::Move { why, .. } => why.accepted(),
            ReplayError::Tag { .. } => Some(Message::new("arimaa-accepted-record")),
            ReplayError::Start(why) => why.accepted(),
        }
    }
}

/// Plays a record from its start.
///
/// # Errors
/// The first move that the rules do not allow, or the first wrong tag.
pub fn replay(record: &Record) -> Result<Replay, ReplayError> {
    let referee = match record.get("Position") {
        Some(text) => Referee::from_position(Board::read(text)?),
        None => Referee::new(),
    };
    let mut played = Replay {
        referee,
        resigned: None,
        taken_back: 0,
    };
    for entry in record.entries() {
        let referee = &mut played.referee;
        // The archive ends with the tag of the turn to come, after a resignation too.
        if entry.action == Action::Nothing && played.resigned.is_some() {
            continue;
        }
        if entry.tag() != referee.tag() {
            return Err(ReplayError::Tag {
                found: entry.tag(),
                wanted: referee.tag(),
            });
        }
        let failed = |why| ReplayError::Move {
            tag: entry.tag(),
            why,
        };
        let over = played.resigned.is_some() || referee.ended().is_some();
        match &entry.action {
            Action::Nothing => {}
            Action::TakeBack => {
                if !referee.take_back() {
                    return Err(failed(MoveError::Empty));
                }
                played.resigned = None;
                played.taken_back += 1;
            }
            _ if over => return Err(failed(MoveError::Over)),
            Action::Resigns => played.resigned = Some(entry.side),
            Action::Move(words) => {
                referee.play_text(words).map_err(failed)?;
            }
        }
    }
    Ok(played)
}

impl Replay {
    /// How the game ended by what was played: on the board, or because somebody gave up.
    #[must_use]
    pub fn ended(&self) -> Option<Ending> {
        self.referee.ended().or_else(|| {
            self.resigned.map(|loser| Ending {
                winner: loser.other(),
                reason: Reason::Resignation,
            })
        })
    }

    /// Whether the game can have ended as the record says. Ends on the board must be there; after a loss on time or a
    /// resignation the board must be open; a limit must be scored as we score it.
    #[must_use]
    pub fn verdict(&self, said: Ending) -> Verdict {
        let open = self.referee.ended().is_none();
        let loser = said.winner.other();
        let borne_out = match said.reason {
            Reason::Goal | Reason::Elimination | Reason::Immobilisation => {
                self.ended() == Some(said)
            }
            Reason::Time if open && self.resigned.is_none() && self.referee.side() != loser => {
                return Verdict::TooLate;
            }
            Reason::Time | Reason::Forfeit => open && self.referee.side() == loser,
            Reason::Resignation => open && self.resigned.is_none_or(|who| who == loser),
            Reason::Score => open && self.referee.score() == said,
        };
        if borne_out {
            Verdict::BorneOut
        } else {
            Verdict::Contradicted
        }
    }
}

/// What the moves say of the end that a record tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is there, or could be.
    BorneOut,
    /// Who lost on time is not to move: the move that came too late was written down.
    TooLate,
    /// It cannot be.
    Contradicted,
}
