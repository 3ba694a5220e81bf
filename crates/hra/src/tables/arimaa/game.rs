//! Arimaa with its past: the rules under a referee, so that no position is created too often, and the ends that are not on the
//! board: giving up, time, score. It knows no players.

use arimaa::{Arimaa, Board, Ending, MoveError, Ply, Reason, Referee, Setup};
use rules::{Game, Never, Notation, Payoff, ReadError, Stakes, Tell, Turn};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A game from the setup or from a position.
#[derive(Clone, Debug, Default)]
pub struct Match {
    from: Option<Board>,
}

impl Match {
    /// The game from a position; from the setup without one.
    #[must_use]
    pub fn new(from: Option<Board>) -> Match {
        Match { from }
    }
}

/// A state inside a setup or a turn, with all that came before it.
#[derive(Clone, Debug)]
pub struct State {
    pub(super) at: arimaa::State,
    pub(super) past: Arc<Referee>,
    pub(super) ended: Option<Ending>,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.at == other.at
            && self.ended == other.ended
            && self.past.plies() == other.past.plies()
            && self.past.first() == other.past.first()
    }
}

impl Eq for State {}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
        self.past.plies().len().hash(state);
    }
}

impl State {
    fn new(at: arimaa::State, past: Referee) -> State {
        let began = !at.setting_up() && at.taken().is_empty();
        State {
            ended: past.ended().filter(|_| began),
            at,
            past: Arc::new(past),
        }
    }

    /// Whether somebody is in the middle of his setup or turn.
    pub(super) fn begun(&self) -> bool {
        if self.at.setting_up() {
            let board = self.at.board();
            return board.all(board.side()).any();
        }
        !self.at.taken().is_empty()
    }

    /// What is complete once this move is made, if anything is.
    pub(super) fn completes(&self, chosen: &Move) -> Option<Ply> {
        match chosen {
            Move::Act(arimaa::Move::Done) => Some(Ply::Turn(*self.at.taken())),
            Move::Act(act @ arimaa::Move::Place(_)) => {
                let side = self.at.board().side();
                let mut after = self.at;
                Arimaa::new().play(&mut after, act);
                let complete = after.board().side() != side;
                Setup::on(after.board(), side)
                    .filter(|_| complete)
                    .map(Ply::Setup)
            }
            Move::Act(arimaa::Move::Step(_)) | Move::End(_) => None,
        }
    }
}

/// One move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A piece set up, a step, or the end of the turn.
    Act(arimaa::Move),
    /// The game ends for whoever is to move, other than on the board. It is never among the legal moves that are listed.
    End(Reason),
}

/// The words for ends that are not on the board.
const ENDS: [(&str, Reason); 5] = [
    ("resigns", Reason::Resignation),
    ("resign", Reason::Resignation),
    ("time", Reason::Time),
    ("score", Reason::Score),
    ("forfeit", Reason::Forfeit),
];

impl Game for Match {
    type State = State;
    type Move = Move;
    type Dice = Never;

    fn stakes(&self) -> Stakes {
        Stakes::WIN_OR_LOSE
    }

    fn start(&self) -> State {
        match self.from {
            Some(board) => State::new(
                arimaa::State::at_start(board),
                Referee::from_position(board),
            ),
            None => State::new(Arimaa::new().start(), Referee::new()),
        }
    }

    fn turn(&self, state: &State) -> Turn<Never> {
        match state.ended {
            Some(ending) => Turn::Over(Payoff::win(ending.winner.seat())),
            None => Turn::Decide(state.at.board().side().seat()),
        }
    }

    fn moves(&self, state: &State, out: &mut Vec<Move>) {
        let mut acts = Vec::new();
        Arimaa::new().moves(&state.at, &mut acts);
        acts.retain(|act| allowed(state, act));
        out.extend(acts.into_iter().map(Move::Act));
    }

    fn play(&self, state: &mut State, chosen: &Move) {
        let complete = state.completes(chosen);
        match chosen {
            Move::Act(act) => Arimaa::new().play(&mut state.at, act),
            Move::End(Reason::Score) => state.ended = Some(state.past.score()),
            Move::End(reason) => {
                state.ended = Some(Ending {
                    winner: state.at.board().side().other(),
                    reason: *reason,
                });
            }
        }
        if let Some(ply) = complete {
            let past = Arc::make_mut(&mut state.past);
            if past.play(ply).is_ok() {
                state.ended = past.ended();
            }
        }
    }

    fn land(&self, _: &mut State, face: Never) {
        match face {}
    }
}

/// Whether the past allows what the board allows.
fn allowed(state: &State, act: &arimaa::Move) -> bool {
    match act {
        arimaa::Move::Place(_) => true,
        arimaa::Move::Step(step) => {
            let mut after = *state.at.board();
            after.make(*step);
            state.past.can_end(&after)
        }
        arimaa::Move::Done => {
            let mut finished = *state.at.board();
            finished.finish();
            !state.past.repeats(&finished)
        }
    }
}

impl Notation for Match {
    /// As without a past: a text tells the turn, not what came before it.
    fn write_state(&self, state: &State) -> String {
        Arimaa::new().write_state(&state.at)
    }

    fn read_state(&self, text: &str) -> Result<State, ReadError> {
        let at = Arimaa::new().read_state(text)?;
        if !at.setting_up() {
            return Ok(State::new(at, Referee::from_position(*at.start())));
        }
        let mut past = Referee::new();
        let gold = Setup::on(at.board(), arimaa::Colour::Gold);
        if let Some(setup) = gold.filter(|_| at.board().side() == arimaa::Colour::Silver) {
            let played = past.play(Ply::Setup(setup));
            played.map_err(|error| ReadError::new(text, error.message()))?;
        }
        Ok(State::new(at, past))
    }

    fn write_move(&self, state: &State, chosen: &Move) -> String {
        match chosen {
            Move::Act(act) => Arimaa::new().write_move(&state.at, act),
            Move::End(reason) => {
                let word = ENDS.iter().find(|(_, other)| other == reason);
                word.map_or_else(String::new, |(word, _)| (*word).to_owned())
            }
        }
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, ReadError> {
        if let Some((_, reason)) = ENDS.iter().find(|(word, _)| *word == text.trim()) {
            return Ok(Move::End(*reason));
        }
        let act = Arimaa::new().read_move(&state.at, text)?;
        if allowed(state, &act) {
            return Ok(Move::Act(act));
        }
        Err(ReadError::new(text, MoveError::Repetition.message()))
    }
}
