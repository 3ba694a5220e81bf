//! Arimaa as a [`rules::Game`]: a move is a piece set up, a step, or the end of the turn. A thin adapter over [`Board`]; the
//! repetition rule needs the past and lives with the [`crate::Referee`].

use crate::notation::{MoveError, Word};
use crate::{Bits, Board, Colour, Piece, Setup, Square, Step, StepList, Turn};
use rules::{Game, Message, Never, Notation, Payoff, ReadError, Stakes, Tell};
use std::hash::{Hash, Hasher};

/// The game, from empty rows or from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arimaa {
    from: Option<Board>,
}

impl Arimaa {
    /// The game from the setup on.
    #[must_use]
    pub fn new() -> Arimaa {
        Arimaa::default()
    }

    /// The game from a position.
    #[must_use]
    pub fn from_position(board: Board) -> Arimaa {
        Arimaa {
            from: Some(board.with_side(board.side())),
        }
    }
}

/// A state inside a setup or a turn. Two states are equal when the same can follow, however the turn came there.
#[derive(Clone, Copy, Debug)]
pub struct State {
    board: Board,
    start: Board,
    taken: Turn,
    setting_up: bool,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.board == other.board
            && self.start == other.start
            && self.setting_up == other.setting_up
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.board.hash());
        state.write_u64(self.start.placement_hash());
    }
}

/// One move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The piece that is set up on the next square: from column a to h, the row at the edge first.
    Place(Piece),
    /// A step.
    Step(Step),
    /// The turn ends.
    Done,
}

impl State {
    /// The start of a turn.
    #[must_use]
    pub fn at_start(board: Board) -> State {
        let board = board.with_side(board.side());
        State {
            board,
            start: board,
            taken: Turn::EMPTY,
            setting_up: false,
        }
    }

    /// The board as it is now.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board at the start of the turn.
    #[must_use]
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The steps of this turn so far.
    #[must_use]
    pub const fn taken(&self) -> &Turn {
        &self.taken
    }

    /// Whether pieces are still being set up.
    #[must_use]
    pub const fn setting_up(&self) -> bool {
        self.setting_up
    }

    /// The square on which the next piece is set up, while there is one.
    #[must_use]
    pub fn next_square(&self) -> Option<Square> {
        if !self.setting_up {
            return None;
        }
        let colour = self.board.side();
        let free = Setup::rows(colour) & self.board.free();
        let from_edge = |square: &Square| match colour {
            Colour::Gold => *square,
            Colour::Silver => square.flipped(),
        };
        free.into_iter().min_by_key(from_edge)
    }
}

impl Game for Arimaa {
    type State = State;
    type Move = Move;
    type Dice = Never;

    fn stakes(&self) -> Stakes {
        Stakes::WIN_OR_LOSE
    }

    fn start(&self) -> State {
        match self.from {
            Some(board) => State::at_start(board),
            None => State {
                setting_up: true,
                ..State::at_start(Board::empty(Colour::Gold))
            },
        }
    }

    fn turn(&self, state: &State) -> rules::Turn<Never> {
        let ended = if state.setting_up || !state.taken.is_empty() {
            None
        } else {
            state.board.ended()
        };
        match ended {
            Some(ending) => rules::Turn::Over(Payoff::win(ending.winner.seat())),
            None => rules::Turn::Decide(state.board.side().seat()),
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        if state.setting_up {
            let side = state.board.side();
            let left = |piece: &Piece| state.board.pieces(*piece, side).count() < piece.number();
            out.extend(Piece::ALL.into_iter().filter(left).map(Move::Place));
            return;
        }
        let mut steps = StepList::new();
        state.board.steps(&mut steps);
        let sound = steps
            .iter()
            .filter(|step| state.board.leads_on(&state.start, **step));
        out.extend(sound.map(|step| Move::Step(*step)));
        if state.start.check_finish(&state.board).is_ok() {
            out.push(Move::Done);
        }
    }

    fn play(&self, state: &mut State, chosen: &Move) {
        match *chosen {
            Move::Place(piece) => {
                let side = state.board.side();
                if let Some(square) = state.next_square() {
                    state.board.put(piece, side, square);
                }
                if state.next_square().is_none() {
                    state.board = state.board.with_side(side.other());
                    state.setting_up = side == Colour::Gold;
                }
                state.start = state.board;
            }
            Move::Step(step) => {
                state.board.make(step);
                state.taken = state.taken.with(step);
            }
            Move::Done => {
                state.board.finish();
                *state = State::at_start(state.board);
            }
        }
    }

    fn land(&self, _: &mut State, face: Never) {
        match face {}
    }
}

impl Notation for Arimaa {
    /// `g [64 characters]` at the start of the turn, then the steps so far; while pieces are set up, `setup` comes first.
    fn write_state(&self, state: &State) -> String {
        let prefix = if state.setting_up { "setup " } else { "" };
        let steps = if state.taken.is_empty() {
            String::new()
        } else {
            format!(" {}", state.taken)
        };
        format!("{prefix}{}{steps}", state.start.write_short())
    }

    fn read_state(&self, text: &str) -> Result<State, ReadError> {
        let wrong = |error: &dyn Tell| {
            let accepted = Message::new("arimaa-accepted-state");
            ReadError::new(text, error.message()).accepting(accepted)
        };
        let text = text.trim();
        let (setting_up, rest) = match text.strip_prefix("setup ") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let end = rest.find(']').map_or(rest.len(), |at| at + 1);
        let (position, steps) = rest.split_at(end);
        let board = Board::read_short(position).map_err(|error| wrong(&error))?;
        let mut state = State::at_start(board);
        if setting_up {
            state.setting_up = true;
            if !steps.trim().is_empty() || !sound_setup(&state) {
                return Err(wrong(&MoveError::Setup(crate::notation::clipped(text))));
            }
            return Ok(state);
        }
        for word in steps.split_whitespace() {
            let chosen = self.read_move(&state, word)?;
            if chosen == Move::Done {
                return Err(wrong(&MoveError::Word(word.to_owned())));
            }
            self.play(&mut state, &chosen);
        }
        Ok(state)
    }

    fn write_move(&self, state: &State, chosen: &Move) -> String {
        match chosen {
            Move::Place(piece) => {
                let letter = piece.letter(state.board.side());
                let square = state.next_square().map(|square| square.to_string());
                format!("{letter}{}", square.unwrap_or_default())
            }
            Move::Step(step) => step.to_string(),
            Move::Done => "done".to_owned(),
        }
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, ReadError> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        let word = text.trim();
        let wanted = match Word::read(word) {
            Some(Word::Step(piece, colour, from, direction)) => moves.iter().find(|chosen| {
                matches!(chosen, Move::Step(step) if (step.piece(), step.colour(), step.from(), step.direction())
                    == (piece, colour, from, direction))
            }),
            Some(Word::Place(piece, colour, square)) => moves.iter().find(|chosen| {
                **chosen == Move::Place(piece)
                    && colour == state.board.side()
                    && state.next_square() == Some(square)
            }),
            _ => moves
                .iter()
                .find(|chosen| **chosen == Move::Done && word == "done"),
        };
        wanted.copied().ok_or_else(|| {
            let labels: Vec<String> = moves
                .iter()
                .map(|chosen| self.write_move(state, chosen))
                .collect();
            ReadError::no_such_move(text, &labels)
        })
    }
}

/// Whether the pieces can be those of a setup that goes on: squares filled in order, the other side complete or absent.
fn sound_setup(state: &State) -> bool {
    let board = &state.board;
    let side = board.side();
    let other_as_it_should = match side {
        Colour::Gold => board.all(Colour::Silver).is_empty(),
        Colour::Silver => Setup::on(board, Colour::Gold).is_some(),
    };
    let own = board.all(side);
    let count = own.count();
    let in_order: Bits = (0..count)
        .map(Square::from_low_bits)
        .map(|square| match side {
            Colour::Gold => square,
            Colour::Silver => square.flipped(),
        })
        .collect();
    other_as_it_should && count < 16 && own == in_order && board.all(Colour::Gold).count() <= 16
}
