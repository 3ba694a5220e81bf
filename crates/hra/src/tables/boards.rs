//! Games on boards at a table, all of the list by one guide: the squares as data and as letters, best moves by the game's own engine.

use super::guide::{Advice, Guide, Look};
use super::{Seated, Table};
use crate::Told;
use crate::answers::boards::{BoardPlace, BoardSketch, touching};
use grids::{Board, BoardRules};
use rules::{Ended, MiserePlay, NormalPlay, Notation, Placed, PositionNotation, Side};
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::marker::PhantomData;
use utoipa::ToSchema;
use work::Work;

/// Which game on a board is played, from where, and who wins at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardStart {
    /// The game, the board and the rules under which it is played.
    #[serde(flatten)]
    pub place: BoardPlace,
    /// Whether who cannot move wins; only in games in which both sides have the same moves.
    #[serde(default)]
    pub misere: bool,
}

/// Sets up the game that is asked for.
///
/// # Errors
/// When there is no such game or board, or when misère play cannot be decided in it.
pub fn open(start: &BoardStart) -> Result<Box<dyn Table>, Told> {
    let (place, mover) = start.place.with_mover();
    let mut table = seats(&place, start.misere)?;
    if mover == Side::Right {
        // Left begins unless a position says otherwise.
        table.restart(&format!("{} R", place.read()?.write()))?;
    }
    Ok(table)
}

fn seats(place: &BoardPlace, misere: bool) -> Result<Box<dyn Table>, Told> {
    let board = place.read()?;
    let rules = *board.rules();
    if !misere {
        return Ok(seated(NormalPlay(board), rules, misere));
    }
    if !rules.game.misere {
        return Err(Told::input(
            Message::new("grids-error-misere"),
            Message::new("grids-accepted-misere"),
        ));
    }
    Ok(seated(MiserePlay(board), rules, misere))
}

fn seated<G>(game: G, rules: BoardRules, misere: bool) -> Box<dyn Table>
where
    G: Ended<Position = Board> + Notation<State = Placed<Board>, Move = String> + Send + 'static,
{
    let guide = BoardGuide {
        rules,
        misere,
        game: PhantomData,
    };
    Box::new(Seated::<BoardGuide<G>>::new(game, guide))
}

/// Shows a board and knows the best moves.
struct BoardGuide<G> {
    rules: BoardRules,
    misere: bool,
    game: PhantomData<fn() -> G>,
}

impl<G> Guide for BoardGuide<G>
where
    G: Ended<Position = Board> + Notation<State = Placed<Board>, Move = String>,
{
    type Game = G;

    fn title(&self) -> String {
        let end = if self.misere { " misere" } else { "" };
        format!("{}{end}", self.rules.name())
    }

    fn rules(&self) -> Message {
        self.rules.told(self.misere)
    }

    fn opening(&self, names: &[String]) -> Option<Message> {
        match names {
            [left, right] => Some(self.rules.opening(left, right)),
            _ => None,
        }
    }

    fn position(&self, _: &G, state: &Placed<Board>) -> Value {
        let mut position = json!(BoardSketch::of(&state.position));
        position["mover"] = json!(state.seat().0 + 1);
        position
    }

    fn structured(&self, _: &G, state: &Placed<Board>, chosen: &String) -> Value {
        json!(touching(&state.position, state.mover, chosen))
    }

    fn told(&self, _: &G, _: &Placed<Board>, chosen: &String) -> Message {
        Message::new("grids-move").with("move", chosen.as_str())
    }

    fn advise(
        &mut self,
        _: &G,
        state: &Placed<Board>,
        work: &Work,
    ) -> Result<Advice<String>, Told> {
        let advice = state.position.advise(state.mover, self.misere, work)?;
        let advice = advice.ok_or_else(|| Told::other(Message::new("table-error-over")))?;
        Ok(Advice {
            chosen: advice.chosen,
            reasons: advice.reasons,
        })
    }

    fn board(&self, _: &G, state: &Placed<Board>, _: Look) -> String {
        state.position.drawn()
    }
}
