//! Games on boards in the terminal, against the solver or against each other.

use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Advice, Host, Leave, PlayerArgs, Setup, host_games};
use grids::{Board, BoardRules};
use hra::Words;
use rules::{Ended, MiserePlay, NormalPlay, Notation, Placed, PositionNotation};
use say::Message;
use std::marker::PhantomData;
use work::Work;

pub fn run(
    board: &Board,
    misere: bool,
    players: &PlayerArgs,
    context: &Context,
) -> Result<(), Failure> {
    if misere {
        games(board, true, MiserePlay, players, context)
    } else {
        games(board, false, NormalPlay, players, context)
    }
}

fn games<G>(
    given: &Board,
    misere: bool,
    play: fn(Board) -> G,
    players: &PlayerArgs,
    context: &Context,
) -> Result<(), Failure>
where
    G: Ended<Position = Board> + Notation<State = Placed<Board>, Move = String>,
{
    let rules = *given.rules();
    host_games(context, players, |_, transcript| {
        let position = match transcript {
            Some(transcript) => {
                let start = transcript.start.rsplit_once(' ');
                rules.read(start.map_or("", |(board, _)| board))?
            }
            None => given.clone(),
        };
        let host = BoardHost {
            rules,
            misere,
            game: PhantomData,
        };
        Ok(Setup {
            game: play(position),
            host,
        })
    })
}

/// Shows a board and knows the best moves.
struct BoardHost<G> {
    rules: BoardRules,
    misere: bool,
    game: PhantomData<G>,
}

impl<G> Host for BoardHost<G>
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

    fn board(&self, _: &G, state: &Placed<Board>, _: Words) -> String {
        state.position.drawn()
    }

    fn told(&self, _: &G, _: &Placed<Board>, chosen: &String) -> Message {
        Message::new("grids-move").with("move", chosen.as_str())
    }

    fn advise(&self, _: &G, state: &Placed<Board>, work: &Work) -> Result<Advice<String>, Leave> {
        let advice = state.position.advise(state.mover, self.misere, work)?;
        let advice = advice.expect("advice is asked for while there are moves");
        Ok(Advice {
            chosen: advice.chosen,
            reasons: advice.reasons,
        })
    }
}
