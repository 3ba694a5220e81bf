//! The board of engines: bitboards, the state inside a turn, and a hash kept up step by step. It knows the rules of
//! steps and traps; history (repetition, the unchanged position) is the caller's, see [`crate::Referee`].

use crate::{Bits, Colour, Kind, Piece, Square, Step, zobrist};

/// What the last step left open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pending {
    /// Nothing: any step may follow.
    #[default]
    Nothing,
    /// A piece of the opponent was pushed out of `square`: a stronger piece must step in next.
    Push {
        /// The square that was emptied.
        square: Square,
        /// The piece that was pushed.
        piece: Piece,
    },
    /// Our `piece` left `square`: a weaker neighbour of the opponent may be pulled in. Only kept while there is one.
    Pull {
        /// The square that was emptied.
        square: Square,
        /// The piece that left it.
        piece: Piece,
    },
}

/// Pieces, side to move, steps used in this turn, and what the last step left open.
///
/// 136 bytes, and [`Copy`]: copying it and making a step is about as fast as making and unmaking one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pieces: [[Bits; 6]; 2],
    all: [Bits; 2],
    placement: u64,
    side: Colour,
    used: u8,
    pending: Pending,
}

/// What [`Board::unmake`] needs to take a step back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    placement: u64,
    pending: Pending,
    captured: Option<(Piece, Square)>,
}

impl Undo {
    /// The piece that the step lost in a trap, and the trap. Its colour is that of the piece that moved.
    #[must_use]
    pub fn captured(&self) -> Option<(Piece, Square)> {
        self.captured
    }
}

/// What [`Board::unfinish`] needs to take the end of a turn back.
#[derive(Clone, Copy, Debug)]
pub struct UndoTurn {
    used: u8,
    pending: Pending,
}

impl Board {
    /// The most steps in a turn.
    pub const STEPS: u8 = 4;

    /// A board without pieces.
    #[must_use]
    pub const fn empty(side: Colour) -> Board {
        Board {
            pieces: [[Bits::NONE; 6]; 2],
            all: [Bits::NONE; 2],
            placement: 0,
            side,
            used: 0,
            pending: Pending::Nothing,
        }
    }

    /// Puts a piece on an empty square. Nothing happens when the square is taken.
    pub fn put(&mut self, piece: Piece, colour: Colour, square: Square) {
        if self.occupied().has(square) {
            return;
        }
        self.pieces[colour.index()][piece.index()] |= square.bit();
        self.all[colour.index()] |= square.bit();
        self.placement ^= zobrist::piece(piece, colour, square);
    }

    /// Takes the piece off a square, if there is one.
    pub fn take(&mut self, square: Square) -> Option<(Piece, Colour)> {
        let (piece, colour) = self.at(square)?;
        self.pieces[colour.index()][piece.index()] ^= square.bit();
        self.all[colour.index()] ^= square.bit();
        self.placement ^= zobrist::piece(piece, colour, square);
        Some((piece, colour))
    }

    /// The pieces of a kind.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, piece: Piece, colour: Colour) -> Bits {
        self.pieces[colour.index()][piece.index()]
    }

    /// All pieces of a colour.
    #[must_use]
    #[inline]
    pub const fn all(&self, colour: Colour) -> Bits {
        self.all[colour.index()]
    }

    /// Squares with a piece.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> Bits {
        self.all[0] | self.all[1]
    }

    /// Squares without a piece.
    #[must_use]
    #[inline]
    pub fn free(&self) -> Bits {
        !self.occupied()
    }

    /// The pieces of `colour` that are stronger than `piece`.
    #[must_use]
    #[inline]
    pub fn stronger(&self, piece: Piece, colour: Colour) -> Bits {
        self.pieces[colour.index()][piece.index() + 1..]
            .iter()
            .fold(Bits::NONE, |set, bits| set | *bits)
    }

    /// The pieces of `colour` that are weaker than `piece`.
    #[must_use]
    #[inline]
    pub fn weaker(&self, piece: Piece, colour: Colour) -> Bits {
        self.pieces[colour.index()][..piece.index()]
            .iter()
            .fold(Bits::NONE, |set, bits| set | *bits)
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<(Piece, Colour)> {
        let colour = if self.all[0].has(square) {
            Colour::Gold
        } else if self.all[1].has(square) {
            Colour::Silver
        } else {
            return None;
        };
        Some((self.kind_at(square, colour), colour))
    }

    /// The kind of the piece of `colour` on a square that has one; the elephant where there is none.
    #[must_use]
    #[inline]
    pub fn kind_at(&self, square: Square, colour: Colour) -> Piece {
        let kinds = &self.pieces[colour.index()];
        Piece::ALL[..5]
            .iter()
            .copied()
            .find(|piece| kinds[piece.index()].has(square))
            .unwrap_or(Piece::Elephant)
    }

    /// Whose turn it is.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Colour {
        self.side
    }

    /// The same placement at the start of a turn of `side`.
    #[must_use]
    pub fn with_side(mut self, side: Colour) -> Board {
        self.side = side;
        self.used = 0;
        self.pending = Pending::Nothing;
        self
    }

    /// Steps made in this turn, 0 to 4.
    #[must_use]
    #[inline]
    pub const fn steps_used(&self) -> u8 {
        self.used
    }

    /// Steps left in this turn, 4 to 0.
    #[must_use]
    #[inline]
    pub const fn steps_left(&self) -> u8 {
        Board::STEPS - self.used
    }

    /// What the last step left open.
    #[must_use]
    #[inline]
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// The hash of everything: placement, side to move, steps used, and what is open. At the start of a turn it is that
    /// of placement and side, which is what repetition is about.
    #[must_use]
    #[inline]
    pub fn hash(&self) -> u64 {
        self.placement
            ^ zobrist::side(self.side)
            ^ zobrist::used(self.used)
            ^ zobrist::pending(self.pending)
    }

    /// The hash of placement, side and what is open, whatever the number of steps used.
    #[must_use]
    #[inline]
    pub fn state_hash(&self) -> u64 {
        self.placement ^ zobrist::side(self.side) ^ zobrist::pending(self.pending)
    }

    /// The hash of the placement alone.
    #[must_use]
    #[inline]
    pub const fn placement_hash(&self) -> u64 {
        self.placement
    }

    /// The placement's hash computed from nothing, for the law that ties it to [`Board::placement_hash`].
    #[must_use]
    pub fn recomputed_placement_hash(&self) -> u64 {
        let mut hash = 0;
        for colour in Colour::BOTH {
            for piece in Piece::ALL {
                for square in self.pieces(piece, colour) {
                    hash ^= zobrist::piece(piece, colour, square);
                }
            }
        }
        hash
    }

    /// Whether both boards have the same pieces on the same squares.
    #[must_use]
    pub fn same_placement(&self, other: &Board) -> bool {
        self.placement == other.placement && self.pieces == other.pieces
    }

    /// Makes a step that [`Board::steps`] listed.
    #[inline]
    pub fn make(&mut self, step: Step) -> Undo {
        let (piece, colour, from) = (step.piece(), step.colour(), step.from());
        let mut undo = Undo {
            placement: self.placement,
            pending: self.pending,
            captured: None,
        };
        let both = from.bit() | step.to().bit();
        self.pieces[colour.index()][piece.index()] ^= both;
        let own = self.all[colour.index()] ^ both;
        self.all[colour.index()] = own;
        self.placement ^=
            zobrist::piece(piece, colour, from) ^ zobrist::piece(piece, colour, step.to());
        // No square has two traps beside it, so that a step never costs more than one piece, of the colour that moved.
        let lost = own & Bits::TRAPS & !own.neighbours();
        if let Some(trap) = lost.first() {
            let victim = self.kind_at(trap, colour);
            self.pieces[colour.index()][victim.index()] ^= lost;
            self.all[colour.index()] ^= lost;
            self.placement ^= zobrist::piece(victim, colour, trap);
            undo.captured = Some((victim, trap));
        }
        self.used += 1;
        self.pending = match step.kind() {
            Kind::Push => Pending::Push {
                square: from,
                piece,
            },
            Kind::Plain if self.used < Board::STEPS => {
                let pullable = self.weaker(piece, colour.other()) & from.bit().neighbours();
                if pullable.any() {
                    Pending::Pull {
                        square: from,
                        piece,
                    }
                } else {
                    Pending::Nothing
                }
            }
            _ => Pending::Nothing,
        };
        undo
    }

    /// Takes the last step back.
    #[inline]
    pub fn unmake(&mut self, step: Step, undo: Undo) {
        let colour = step.colour();
        if let Some((victim, trap)) = undo.captured {
            self.pieces[colour.index()][victim.index()] |= trap.bit();
            self.all[colour.index()] |= trap.bit();
        }
        let both = step.from().bit() | step.to().bit();
        self.pieces[colour.index()][step.piece().index()] ^= both;
        self.all[colour.index()] ^= both;
        self.placement = undo.placement;
        self.pending = undo.pending;
        self.used -= 1;
    }

    /// Whether the turn may end here, as far as the board knows: something was stepped and no push is half done. That the
    /// placement must have changed is for the caller, who knows where the turn began.
    #[must_use]
    #[inline]
    pub fn can_finish(&self) -> bool {
        self.used > 0 && !matches!(self.pending, Pending::Push { .. })
    }

    /// Ends the turn: the other side is to move. It also passes when nothing was stepped, which engines need for null moves.
    #[inline]
    pub fn finish(&mut self) -> UndoTurn {
        let undo = UndoTurn {
            used: self.used,
            pending: self.pending,
        };
        self.side = self.side.other();
        self.used = 0;
        self.pending = Pending::Nothing;
        undo
    }

    /// Takes the end of a turn back.
    #[inline]
    pub fn unfinish(&mut self, undo: UndoTurn) {
        self.side = self.side.other();
        self.used = undo.used;
        self.pending = undo.pending;
    }
}
