//! Ludo as a game: whose turn it is, what may be done and what comes of it. No search, no text.

use crate::board::{Board, MOST_PLAYERS};
use crate::error::{PlaceError, SetupError};
use crate::state::State;
use crate::steps::steps;
use crate::variant::Variant;
use rules::{Dice, FaceNotation, Game, Payoff, Seat, Stakes, Turn};

/// How often one may roll for a six when all pieces are in the house and the variant gives three tries.
pub const TRIES: u8 = 3;

/// A game of Ludo: its board, its rules and where it starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ludo {
    board: Board,
    variant: Variant,
    start: State,
}

/// What a player does with his roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Moves this piece, counted from 0.
    Piece(u8),
    /// Moves nothing: because nothing can move, or because he may decline.
    Pass,
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die;

impl Dice for Die {
    type Face = u8;

    fn faces(&self, out: &mut Vec<(u8, u32)>) {
        out.extend((1..=6).map(|face| (face, 1)));
    }
}

impl FaceNotation for Die {
    fn write_face(face: u8) -> String {
        face.to_string()
    }
}

impl Ludo {
    /// A game that starts with all pieces in the house and player 1 to roll.
    #[must_use]
    pub fn new(board: Board, variant: Variant) -> Self {
        let mut start = State {
            pieces: Default::default(),
            mover: 0,
            die: 0,
            tries: 1,
        };
        start.tries = tries(board, variant, &start, 0);
        Ludo {
            board,
            variant,
            start,
        }
    }

    /// The same game from another position.
    ///
    /// # Errors
    /// When pieces cannot stand so.
    pub fn starting(mut self, start: State) -> Result<Self, PlaceError> {
        start.check(self.board)?;
        self.start = start;
        Ok(self)
    }

    /// The sizes.
    #[must_use]
    pub fn board(&self) -> Board {
        self.board
    }

    /// The rules that differ.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// A position from the places of all pieces and the player about to roll, counted from 0.
    ///
    /// # Errors
    /// When numbers do not fit the board, or pieces cannot stand so.
    pub fn position(&self, pieces: &[Vec<u8>], mover: usize) -> Result<State, SetupError> {
        let board = self.board;
        if pieces.len() != board.players() {
            return Err(SetupError::Parts {
                text: String::new(),
                found: pieces.len() + 1,
                wanted: board.players() + 1,
            });
        }
        if mover >= board.players() {
            return Err(SetupError::Mover {
                text: (mover + 1).to_string(),
                players: board.players(),
            });
        }
        let mut state = State {
            mover: mover as u8,
            die: 0,
            tries: 1,
            ..self.start
        };
        state.pieces = Default::default();
        for (player, own) in pieces.iter().enumerate() {
            if own.len() != board.pieces() {
                return Err(SetupError::Count {
                    player: player + 1,
                    found: own.len(),
                    wanted: board.pieces(),
                });
            }
            state.pieces[player][..own.len()].copy_from_slice(own);
        }
        state.check(board)?;
        if state.winner(board).is_none() {
            state.tries = tries(board, self.variant, &state, mover);
        }
        Ok(state)
    }

    /// The position after somebody has put pieces elsewhere: the mover has all his tries, and nobody rolls any more when
    /// the game is over.
    #[must_use]
    pub fn refreshed(&self, state: &State) -> State {
        if state.winner(self.board).is_some() {
            return State {
                die: 0,
                tries: 1,
                ..*state
            };
        }
        State {
            tries: tries(self.board, self.variant, state, state.mover()),
            ..*state
        }
    }

    /// The position before the die fell.
    #[must_use]
    pub fn unrolled(&self, state: &State) -> State {
        State { die: 0, ..*state }
    }

    /// The position with the die fallen on `die`.
    ///
    /// # Errors
    /// When a die cannot show that.
    pub fn rolled(&self, state: &State, die: u64) -> Result<State, SetupError> {
        match u8::try_from(die) {
            Ok(die @ 1..=6) => Ok(State { die, ..*state }),
            _ => Err(SetupError::Die(die.to_string())),
        }
    }

    /// Where a piece goes for what the die shows; none when it cannot move.
    #[must_use]
    pub fn target(&self, state: &State, piece: usize) -> Option<u8> {
        let own = &state.pieces[state.mover()];
        let mut all = steps(self.board, self.variant, own, state.die()?);
        all.find(|step| step.piece == piece).map(|step| step.to)
    }

    /// The opponent's piece that would be sent home if the mover's piece landed there: player and piece, from 0.
    #[must_use]
    pub fn captured(&self, state: &State, to: u8) -> Option<(usize, usize)> {
        let field = self.board.field(state.mover(), to)?;
        let others = (0..self.board.players()).filter(|&player| player != state.mover());
        others
            .flat_map(|player| (0..self.board.pieces()).map(move |piece| (player, piece)))
            .find(|&(player, piece)| {
                self.board.field(player, state.pieces[player][piece]) == Some(field)
            })
    }

    /// The turn passes on, or the same player rolls again after a six.
    fn end_roll(&self, state: &mut State, moved: bool) {
        let mover = state.mover();
        let six = state.die == 6;
        state.die = 0;
        if six && !self.variant.one_roll {
            state.tries = tries(self.board, self.variant, state, mover);
        } else if !six && !moved && state.tries > 1 {
            state.tries -= 1;
        } else {
            let next = (mover + 1) % self.board.players();
            state.mover = next as u8;
            state.tries = tries(self.board, self.variant, state, next);
        }
    }
}

/// How often a player who begins to roll may try for a six.
pub(crate) fn tries(board: Board, variant: Variant, state: &State, player: usize) -> u8 {
    let in_house = state.own(board, player).iter().all(|&place| place == 0);
    if variant.three_tries && in_house {
        TRIES
    } else {
        1
    }
}

impl Game for Ludo {
    type State = State;
    type Move = Move;
    type Dice = Die;

    /// The winner receives 1, the others nothing.
    fn stakes(&self) -> Stakes {
        Stakes {
            seats: self.board.players() as u8,
            sum: 1,
            least: 0,
            most: 1,
        }
    }

    fn start(&self) -> State {
        self.start
    }

    fn turn(&self, state: &State) -> Turn<Die> {
        if let Some(winner) = state.winner(self.board) {
            let mut shares = [0; MOST_PLAYERS as usize];
            shares[winner] = 1;
            return Turn::Over(Payoff::new(&shares));
        }
        match state.die() {
            None => Turn::Chance(Die),
            Some(_) => Turn::Decide(Seat(state.mover)),
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        let own = &state.pieces[state.mover()];
        let before = out.len();
        let all = steps(self.board, self.variant, own, state.die);
        out.extend(all.map(|step| Move::Piece(step.piece as u8)));
        if out.len() == before || self.variant.may_decline {
            out.push(Move::Pass);
        }
    }

    fn play(&self, state: &mut State, chosen: &Move) {
        if let Move::Piece(piece) = *chosen {
            let piece = usize::from(piece);
            let to = self
                .target(state, piece)
                .expect("only legal moves are played");
            if let Some((player, other)) = self.captured(state, to) {
                state.pieces[player][other] = 0;
            }
            let mover = state.mover();
            state.pieces[mover][piece] = to;
            if self.board.is_finished(&state.pieces[mover]) {
                (state.die, state.tries) = (0, 1);
                return;
            }
        }
        self.end_roll(state, *chosen != Move::Pass);
    }

    fn land(&self, state: &mut State, face: u8) {
        state.die = face;
    }
}
