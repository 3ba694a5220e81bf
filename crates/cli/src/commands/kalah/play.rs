//! `hra kalah play`: Kalaha in the terminal, against people, strategies, a search or perfect play.

use super::statistics::Store;
use super::{BoardArgs, DatabaseArgs};
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Advice, Ended, Host, Leave, PlayerArgs, Setup, host_games};
use clap::Args;
use hra::Words;
use hra::answers::kalah::{KalahGame, board_text, effort, letters};
use kalah::player::Seated;
use kalah::solve::{Effort, SolveError, Solver};
use kalah::{Kalah, Move, NORTH, Player, Position, SOUTH};
use rules::{Game, Notation};
use say::Message;
use std::cell::RefCell;
use std::collections::HashMap;
use work::{Stream, Work};

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    board: BoardArgs,
    #[arg(long, value_name = "P")]
    position: Option<String>,
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(flatten)]
    players: PlayerArgs,
    #[arg(long, value_name = "FILE")]
    statistics: Option<String>,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let store = Store::open(args.statistics.as_deref());
    let database = args.database.open(context)?;
    host_games(context, &args.players, |_, transcript| {
        let game = match transcript {
            Some(transcript) => args.board.request()?.game_from(Some(&transcript.start))?,
            None => args.board.request()?.game_from(args.position.as_deref())?,
        };
        let host = KalahHost {
            effort: effort(&game, database.as_ref(), &context.work)?,
            game: game.clone(),
            solver: RefCell::new(None),
            seated: RefCell::new(HashMap::new()),
            store: store.clone(),
        };
        Ok(Setup { game, host })
    })
}

/// Shows the board, knows the strategies, and solves what it can.
struct KalahHost {
    effort: Effort,
    game: Kalah,
    solver: RefCell<Option<Solver>>,
    seated: RefCell<HashMap<String, Seated>>,
    store: Store,
}

/// Boards that advice may cost before a search of limited depth gives it; some seconds.
const PATIENCE: u64 = 4_000_000;
const DEPTH: u32 = 12;

/// Every move with its value, and how deep that was seen where it is not exact.
type Seen = (Vec<(Move, i32)>, Option<u32>);

impl KalahHost {
    /// The value of every move, exactly if that is possible in a few seconds; the depth tells if it is not.
    fn values(&self, state: &Position, work: &Work) -> Result<Seen, SolveError> {
        let mut solver = self.solver.borrow_mut();
        if solver.is_none() {
            let effort = Effort {
                most: Some(PATIENCE),
                ..self.effort.clone()
            };
            *solver = Some(Solver::new(work, &self.game, effort)?);
        }
        let solver = solver.as_mut().expect("set above");
        match solver.moves_exactly(work, state, &mut |_| ()) {
            Ok(values) => Ok((values, None)),
            Err(SolveError::Spent) => {
                let seen = solver.moves_roughly(work, state, DEPTH)?;
                let values = seen.into_iter().map(|(chosen, value, _)| (chosen, value));
                Ok((values.collect(), Some(DEPTH)))
            }
            Err(error) => Err(error),
        }
    }
}

impl Host for KalahHost {
    type Game = Kalah;

    const OWN_PLAYERS: Option<&'static str> = Some("kalah-accepted-own-players");

    fn title(&self) -> String {
        format!("kalah {}", self.game.rules())
    }

    fn rules(&self) -> Message {
        Message::new("kalah-help-rules")
    }

    fn board(&self, _: &Kalah, state: &Position, _: Words) -> String {
        board_text(state)
    }

    fn told(&self, game: &Kalah, state: &Position, chosen: &Move) -> Message {
        match chosen {
            Move::Swap => Message::new("kalah-told-swap"),
            Move::Sow(pit) => {
                let sown = state.clone().sow((*pit).into(), game.rules());
                let id = match (sown.again, sown.capture) {
                    (true, _) => "kalah-told-again",
                    (false, Some(_)) => "kalah-told-capture",
                    (false, None) => "kalah-told",
                };
                Message::new(id)
                    .with("move", game.describe(state, *chosen))
                    .with("beans", sown.store - state.store(state.mover()))
            }
        }
    }

    fn advise(&self, game: &Kalah, state: &Position, work: &Work) -> Result<Advice<Move>, Leave> {
        let (values, depth) = self.values(state, work)?;
        let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
        let good: Vec<Move> = values
            .iter()
            .filter(|(_, value)| *value == best)
            .map(|&(chosen, _)| chosen)
            .collect();
        let listed: Vec<String> = values
            .iter()
            .map(|&(chosen, value)| {
                let name = letters(game, state, &[chosen]).concat();
                format!("{name} {value:+}")
            })
            .collect();
        let value = format!("{best:+}");
        let reason = match depth {
            None => Message::new("kalah-hint-exact").with("value", value),
            Some(depth) => Message::new("kalah-hint-depth")
                .with("value", value)
                .with("depth", depth),
        };
        Ok(Advice {
            chosen: good[0],
            reasons: vec![
                reason.with("moves", letters(game, state, &good).join(" ")),
                Message::new("kalah-hint-values").with("values", listed.join("  ")),
            ],
        })
    }

    fn knows_player(name: &str) -> bool {
        // Perfect play is every game's; here it is exact however long it takes.
        name.parse::<Player>().is_ok()
    }

    fn own_move(
        &self,
        name: &str,
        game: &Kalah,
        state: &Position,
        number: u32,
        work: &Work,
        random: &mut Stream,
    ) -> Result<Move, Leave> {
        let mut seated = self.seated.borrow_mut();
        if !seated.contains_key(name) {
            let player = name.parse::<Player>()?;
            let player = Seated::new(player, game, self.effort.clone());
            seated.insert(name.to_owned(), player);
        }
        let player = seated.get_mut(name).expect("inserted above");
        Ok(player.choose(work, state, number, random)?)
    }

    /// Games of one person against a machine are remembered.
    fn over(&self, ended: &Ended<'_, Position>, words: Words) -> Result<Option<String>, Leave> {
        let people: Vec<usize> = (0..2)
            .filter(|&seat| ended.players[seat] == "human")
            .collect();
        let [person] = people[..] else {
            return Ok(None);
        };
        let stores = [ended.state.store(SOUTH), ended.state.store(NORTH)];
        self.store.add(&KalahGame {
            name: ended.names[person].clone(),
            opponent: ended.players[1 - person].clone(),
            // South starts, unless a position says otherwise.
            started: self.game.start().mover().index() == person,
            own: stores[person],
            other: stores[1 - person],
            length: ended.moves,
        })?;
        let told = Message::new("kalah-statistics-kept").with("path", self.store.path());
        let record = self.game.write_state(ended.state);
        Ok(Some(format!("{record}\n{}", words.say(&told))))
    }
}
