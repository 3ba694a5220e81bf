//! Where all pieces stand, whose turn it is and what the die shows. It does not know what may be done.

use crate::board::{Board, MOST_PIECES, MOST_PLAYERS};
use crate::error::PlaceError;

/// The pieces of one player; those that do not exist stay on 0.
pub type Own = [u8; MOST_PIECES as usize];

/// A position with the player to roll, or to move what he has rolled. Pieces are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) pieces: [Own; MOST_PLAYERS as usize],
    pub(crate) mover: u8,
    /// 0 until the die has fallen.
    pub(crate) die: u8,
    /// How often the mover may still roll for a six, this roll included; 1 where tries do not matter.
    pub(crate) tries: u8,
}

impl State {
    /// The pieces of a player.
    #[must_use]
    pub fn own(&self, board: Board, player: usize) -> &[u8] {
        &self.pieces[player][..board.pieces()]
    }

    /// Whose turn it is, counted from 0.
    #[must_use]
    pub fn mover(&self) -> usize {
        self.mover.into()
    }

    /// What the die shows; none before it has fallen.
    #[must_use]
    pub fn die(&self) -> Option<u8> {
        (self.die > 0).then_some(self.die)
    }

    /// How often the mover may still roll for a six, this roll included.
    #[must_use]
    pub fn tries(&self) -> u8 {
        self.tries
    }

    /// The player whose pieces are all home.
    #[must_use]
    pub fn winner(&self, board: Board) -> Option<usize> {
        (0..board.players()).find(|&player| board.is_finished(&self.pieces[player]))
    }

    /// A player's home column: a bit for each field, the lowest for the first.
    #[must_use]
    pub fn column(&self, board: Board, player: usize) -> u8 {
        let home = self
            .own(board, player)
            .iter()
            .filter(|&&place| place > board.fields());
        home.fold(0, |column, place| {
            column | 1 << (place - 1 - board.fields())
        })
    }

    /// Whether the pieces may stand so.
    ///
    /// # Errors
    /// The first thing found wrong.
    pub fn check(&self, board: Board) -> Result<(), PlaceError> {
        let mut on_ring = [None; crate::MOST_FIELDS as usize];
        let mut finished = None;
        for player in 0..board.players() {
            let own = self.own(board, player);
            for (piece, &place) in own.iter().enumerate() {
                if place > board.last() {
                    return Err(PlaceError::NoField {
                        place: place.into(),
                        last: board.last(),
                    });
                }
                let before = own[..piece].iter().position(|&other| other == place);
                if let Some(before) = before.filter(|_| place > 0) {
                    return Err(PlaceError::Own {
                        player: player + 1,
                        first: before + 1,
                        second: piece + 1,
                        place,
                    });
                }
                let Some(field) = board.field(player, place) else {
                    continue;
                };
                if let Some(first) = on_ring[usize::from(field)] {
                    return Err(PlaceError::Shared {
                        first,
                        second: player + 1,
                        field: field + 1,
                    });
                }
                on_ring[usize::from(field)] = Some(player + 1);
            }
            if board.is_finished(own) {
                if let Some(first) = finished {
                    return Err(PlaceError::TwoFinished {
                        first,
                        second: player + 1,
                    });
                }
                finished = Some(player + 1);
            }
        }
        Ok(())
    }

    /// The position with one piece put elsewhere; player and piece are counted from one.
    ///
    /// # Errors
    /// When it may not stand there.
    pub fn placed(
        &self,
        board: Board,
        player: u64,
        piece: u64,
        to: u64,
    ) -> Result<State, PlaceError> {
        let at = |number: u64, most: usize| {
            let at = usize::try_from(number).ok()?.checked_sub(1)?;
            (at < most).then_some(at)
        };
        let seat = at(player, board.players()).ok_or(PlaceError::NoPlayer(player as usize))?;
        let which = at(piece, board.pieces()).ok_or(PlaceError::NoPiece(piece as usize))?;
        let place = u8::try_from(to).ok().filter(|&place| place <= board.last());
        let place = place.ok_or(PlaceError::NoField {
            place: to,
            last: board.last(),
        })?;
        let mut next = *self;
        next.pieces[seat][which] = place;
        next.check(board)?;
        Ok(next)
    }
}
