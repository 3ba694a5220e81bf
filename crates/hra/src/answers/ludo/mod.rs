//! Ludo: what a position looks like, what may be done, how big a question is and what its answer is, as documents.

mod build;
mod graph;
mod simulate;
mod solve;
mod table;
mod verify;

pub use build::{LudoBuilt, Scratch};
pub use graph::{LudoGraph, LudoGraphText};
pub use simulate::{LudoSimulate, LudoSimulated, SeatResult};
pub use solve::{LudoGuarantee, LudoSelfish, LudoSolution, LudoSolve, Method};
pub use table::{LudoRow, LudoShares, LudoTable, LudoTableAnswer};
pub use verify::LudoVerified;

use super::{Asked, Example, Question, Teller};
use crate::Told;
use ludo::{Board, Entries, Ludo, Move, State, Variant, count, solved};
use rules::{Game, Notation, Turn};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which game is played: the sizes and the rules that households disagree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LudoGame {
    /// 2 to 4.
    #[schema(example = 2)]
    pub players: u64,
    /// Pieces of each player, 1 to 4.
    #[schema(example = 2)]
    pub pieces: u64,
    /// Fields on the ring, 4 to 52.
    #[schema(example = 12)]
    pub fields: u64,
    /// Where players enter: `opposite` (two players, half a ring apart; usual for two), `neighbours` (each a quarter of the
    /// ring after the one before, as in the thesis; usual for three and four) or `even` (spread over the whole ring).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<String>,
    /// `standard`, or some of `no-passing`, `must-enter`, `three-tries`, `may-decline`, `one-roll`, separated by commas.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// `0,0/0,5/1`: the pieces of each player, then who is to roll, and `:3` when he has rolled a three. All in the house
    /// and player 1 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What the die shows; before the roll if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u64>,
}

impl LudoGame {
    /// The game, and the position that is asked about.
    ///
    /// # Errors
    /// When there is no such game or position.
    pub fn read(&self) -> Result<(Ludo, State), Told> {
        let entries = self.entries.as_deref();
        let board = board(self.players, self.pieces, self.fields, entries)?;
        let variant = match &self.variant {
            Some(names) => names.parse::<Variant>()?,
            None => Variant::default(),
        };
        let game = Ludo::new(board, variant);
        let mut state = match &self.position {
            Some(text) => game.read_state(text)?,
            None => game.start(),
        };
        if let Some(die) = self.die {
            let rolled = game.rolled(&state, die)?;
            if state
                .die()
                .is_some_and(|before| Some(before) != rolled.die())
            {
                return Err(Told::input(
                    Message::new("ludo-error-two-dice"),
                    Message::new("ludo-accepted-one-die"),
                ));
            }
            if state.winner(board).is_none() {
                state = rolled;
            }
        }
        Ok((game, state))
    }
}

/// A board, with the usual entries if nothing is said.
fn board(players: u64, pieces: u64, fields: u64, entries: Option<&str>) -> Result<Board, Told> {
    let board = Board::new(players, pieces, fields)?;
    Ok(match entries {
        Some(name) => board.entering(name.parse::<Entries>()?)?,
        None => board,
    })
}

/// A position as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LudoPosition {
    /// Fields on the ring.
    pub fields: u8,
    /// Fields in a home column.
    pub home: u8,
    /// The ring field on which each player enters, from 0.
    pub entries: Vec<u8>,
    /// Where each player's pieces stand: 0 in the house, 1 … N on the ring from his own entry, N+1 … N+P in his column.
    pub pieces: Vec<Vec<u8>>,
    /// Who is to roll or to move, from 1.
    pub mover: usize,
    /// What the die shows.
    pub die: Option<u8>,
    /// Who has all pieces home, from 1.
    pub winner: Option<usize>,
}

impl LudoPosition {
    /// The document of a position.
    #[must_use]
    pub fn of(board: Board, state: &State) -> Self {
        let players = 0..board.players();
        LudoPosition {
            fields: board.fields(),
            home: board.pieces() as u8,
            entries: board.entries().to_vec(),
            pieces: players
                .map(|player| state.own(board, player).to_vec())
                .collect(),
            mover: state.mover() + 1,
            die: state.die(),
            winner: state.winner(board).map(|winner| winner + 1),
        }
    }
}

/// A move, or what a piece would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LudoMove {
    /// As it is written.
    pub label: String,
    /// Which piece, from 1; none for a pass.
    pub piece: Option<u8>,
    /// Where it goes.
    pub to: Option<u8>,
    /// The player whose piece is sent home, from 1.
    pub captures: Option<usize>,
}

impl LudoMove {
    /// Every legal move; none unless somebody is to move.
    #[must_use]
    pub fn all(game: &Ludo, state: &State) -> Vec<LudoMove> {
        let mut moves = Vec::new();
        if matches!(game.turn(state), Turn::Decide(_)) {
            game.moves(state, &mut moves);
        }
        moves
            .iter()
            .map(|chosen| LudoMove::of(game, state, chosen))
            .collect()
    }

    /// The document of a legal move.
    #[must_use]
    pub fn of(game: &Ludo, state: &State, chosen: &Move) -> Self {
        let piece = match *chosen {
            Move::Piece(piece) => Some(piece),
            Move::Pass => None,
        };
        let to = piece.and_then(|piece| game.target(state, piece.into()));
        LudoMove {
            label: game.write_move(state, chosen),
            piece: piece.map(|piece| piece + 1),
            to,
            captures: to
                .and_then(|to| game.captured(state, to))
                .map(|(player, _)| player + 1),
        }
    }
}

/// A position and what may be done in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LudoView {
    /// For drawing.
    pub position: LudoPosition,
    /// For writing down.
    pub position_text: String,
    /// The moves for what the die shows; none before it has fallen.
    pub legal: Vec<LudoMove>,
    /// The moves for each face of the die, from 1 to 6; none when the game is over.
    pub legal_by_die: Vec<Vec<LudoMove>>,
}

impl Question for LudoGame {
    const NAME: &'static str = "ludo.view";
    const ABOUT: &'static str = "A position, and what may be done in it.";
    const EXAMPLE: Example = Example::only(r#"{"players": 2, "pieces": 2, "fields": 12}"#);
    type Answer = LudoView;

    fn answer(&self, _: &mut Asked<'_>) -> Result<LudoView, Told> {
        let (game, state) = self.read()?;
        Ok(shown(&game, &state))
    }

    fn tell(&self, answer: &LudoView, _: &Teller) -> String {
        answer.position_text.clone()
    }
}

fn shown(game: &Ludo, state: &State) -> LudoView {
    let faces = if state.winner(game.board()).is_some() {
        0..0
    } else {
        1..7
    };
    let rolled = |die| {
        game.rolled(state, die)
            .map(|state| LudoMove::all(game, &state))
    };
    LudoView {
        position: LudoPosition::of(game.board(), state),
        position_text: game.write_state(state),
        legal: LudoMove::all(game, state),
        legal_by_die: faces.map(|die| rolled(die).unwrap_or_default()).collect(),
    }
}

/// Put a piece somewhere else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct LudoPlace {
    /// Which game and position.
    #[serde(flatten)]
    pub game: LudoGame,
    /// Whose piece, from 1.
    pub player: u64,
    /// Which, from 1.
    pub piece: u64,
    /// Where to: 0 in the house, 1 … N on the ring, N+1 … N+P in the home column.
    pub to: u64,
}

impl Question for LudoPlace {
    const NAME: &'static str = "ludo.place";
    const ABOUT: &'static str = "Puts a piece somewhere else, if it may stand there.";
    const EXAMPLE: Example = Example::only(
        r#"{"players": 2, "pieces": 2, "fields": 12, "player": 1, "piece": 2, "to": 7}"#,
    );
    type Answer = LudoView;

    fn answer(&self, _: &mut Asked<'_>) -> Result<LudoView, Told> {
        let (game, state) = self.game.read()?;
        let placed = state.placed(game.board(), self.player, self.piece, self.to)?;
        Ok(shown(&game, &game.refreshed(&placed)))
    }

    fn tell(&self, answer: &LudoView, _: &Teller) -> String {
        answer.position_text.clone()
    }
}

/// How big a question is.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LudoEstimate {
    /// Live positions that play leads to: pieces of a player alike, whose roll it is not counted.
    pub states: f64,
    /// Vertices that the explicit graph has at most: pieces are told apart there; for each order of them, and each player who may be about
    /// to roll, one before the roll and one for each face of the die; and the two ends.
    pub vertices: f64,
    /// Memory that solving would need; 2^64 − 1 stands for all that is more.
    pub bytes: u64,
    /// Whether that is within the budget.
    pub fits: bool,
    /// The same in words.
    pub text: String,
}

/// How big is this game?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LudoSize {
    /// Which game and position.
    #[serde(flatten)]
    pub game: LudoGame,
    /// How far apart the proven bounds may be.
    #[serde(default)]
    pub epsilon: Option<f64>,
}

impl Question for LudoSize {
    const NAME: &'static str = "ludo.estimate";
    const ABOUT: &'static str = "How big a game is, and whether a job may solve it.";
    const EXAMPLE: Example = Example::new(
        r#"{"players": 2, "pieces": 2, "fields": 12}"#,
        &[
            "ludo",
            "estimate",
            "--players",
            "2",
            "--pieces",
            "2",
            "--fields",
            "12",
        ],
    );
    type Answer = LudoEstimate;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<LudoEstimate, Told> {
        let (game, state) = self.game.read()?;
        let board = game.board();
        let columns: Vec<u8> = (0..board.players())
            .map(|player| state.column(board, player))
            .collect();
        let states = count::below(board, &columns);
        let epsilon = self.epsilon.unwrap_or(solve::USUAL_EPSILON);
        let needed = solved::estimate(board, &state, epsilon);
        let vertices = count::most_vertices(board, game.variant(), &columns);
        let text = Message::new("ludo-estimate")
            .with("states", states.to_string())
            .with("vertices", vertices.to_string())
            .with("bytes", needed.to_string());
        Ok(LudoEstimate {
            states: states as f64,
            vertices: vertices as f64,
            bytes: needed.bytes().0,
            fits: needed.bytes() <= asked.largest,
            text: asked.words.say(&text),
        })
    }

    fn tell(&self, answer: &LudoEstimate, _: &Teller) -> String {
        answer.text.clone()
    }
}

/// A probability for people.
fn percent(probability: f64) -> String {
    format!("{:.4} %", probability * 100.0)
}

/// A distance of bounds, as it stands in a request.
fn checked_epsilon(epsilon: Option<f64>) -> Result<f64, Told> {
    let epsilon = epsilon.unwrap_or(solve::USUAL_EPSILON);
    if (1e-13..=1.0).contains(&epsilon) {
        return Ok(epsilon);
    }
    Err(Told::input(
        Message::new("ludo-error-epsilon").with("text", epsilon.to_string()),
        Message::new("ludo-accepted-epsilon"),
    ))
}
