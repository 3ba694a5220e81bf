//! Kalaha at a table: the board as data and as letters, the strategies, a search and perfect play, and one's own record.

use super::guide::{Advice, Ended, Guide, Look, Memory, OwnPlayers};
use super::{Patience, Seated, Table};
use crate::Told;
use crate::answers::kalah::{KalahBoard, KalahGame, board_text};
use kalah::archive::fits;
use kalah::database::Database;
use kalah::solve::{Effort, Solver};
use kalah::{Kalah, Move, NORTH, Player, Position, SOUTH, letter};
use rules::{Game, Notation, Seat};
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::HashMap;
use utoipa::ToSchema;
use work::{Stream, Work};

/// Which game of Kalaha is played, and from where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct KalahStart {
    /// Which board and rules.
    #[serde(flatten)]
    pub board: KalahBoard,
    /// Where it starts; pits and beans that are also given must fit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
}

/// Players of Kalaha beside those that every game has. Perfect play is every game's; here it is exact however long it takes.
pub const PLAYERS: OwnPlayers = OwnPlayers {
    listed: Some("kalah-accepted-own-players"),
    knows: |name| name.parse::<Player>().is_ok(),
};

/// Sets up the game that is asked for.
///
/// # Errors
/// When there are no such rules or boards, or when the position does not fit them.
pub fn open(start: &KalahStart, patience: Patience) -> Result<Box<dyn Table>, Told> {
    open_with(start, None, patience)
}

/// The same with a database, which tells the values of boards with few beans.
///
/// # Errors
/// As above, and when the database is one of another game.
pub fn open_with(
    start: &KalahStart,
    database: Option<Database>,
    patience: Patience,
) -> Result<Box<dyn Table>, Told> {
    let game = start.board.game_from(start.position.as_deref())?;
    if let Some(database) = &database {
        fits(database, &game)?;
    }
    let guide = KalahGuide {
        game: game.clone(),
        patience,
        database,
        effort: None,
        solver: None,
        seated: HashMap::new(),
    };
    Ok(Box::new(Seated::new(game, guide)))
}

/// Shows the board, knows the strategies, and solves what it can.
struct KalahGuide {
    game: Kalah,
    patience: Patience,
    database: Option<Database>,
    effort: Option<Effort>,
    solver: Option<Solver>,
    seated: HashMap<String, kalah::player::Seated>,
}

/// Boards that advice may cost before a search of limited depth gives it; some seconds.
const PATIENCE: u64 = 4_000_000;
/// How deep that search looks.
const DEPTH: u32 = 12;
/// Bytes of the table where one waits only a moment.
const SMALL_TABLE: u64 = 8 << 20;

/// Every move with its value, and how deep that was seen where it is not exact.
type Seen = (Vec<(Move, i32)>, Option<u32>);

impl KalahGuide {
    /// What the solver may use, made ready when it is first needed.
    fn effort(&mut self, work: &Work) -> Result<Effort, Told> {
        if let Some(effort) = &self.effort {
            return Ok(effort.clone());
        }
        let database = self.database.clone();
        let effort = match self.patience {
            Patience::Long => Effort::suited(&self.game, database, work)?,
            Patience::Short => Effort {
                table: SMALL_TABLE.min(work.memory.0 / 2),
                most: None,
                database,
            },
        };
        Ok(self.effort.insert(effort).clone())
    }

    /// The value of every move, exactly if that is possible in a few seconds; the depth tells if it is not.
    fn values(&mut self, state: &Position, work: &Work) -> Result<Seen, Told> {
        let mut solver = match self.solver.take() {
            Some(solver) => solver,
            None => {
                let effort = Effort {
                    most: Some(PATIENCE),
                    ..self.effort(work)?
                };
                Solver::new(work, &self.game, effort)?
            }
        };
        let seen = solver.moves_seen(work, state, DEPTH);
        self.solver = Some(solver);
        let seen = seen?;
        let exact = seen.iter().all(|&(_, _, exact)| exact);
        let values = seen.into_iter().map(|(chosen, value, _)| (chosen, value));
        Ok((values.collect(), (!exact).then_some(DEPTH)))
    }
}

impl Guide for KalahGuide {
    type Game = Kalah;

    fn title(&self) -> String {
        format!("kalah {}", self.game.rules())
    }

    fn rules(&self) -> Message {
        Message::new("kalah-help-rules")
    }

    fn position(&self, _: &Kalah, state: &Position) -> Value {
        let length = state.length();
        let letters = |seat| -> Vec<char> {
            let all = 0..length;
            all.map(|pit| letter(length, seat, pit)).collect()
        };
        json!({
            "rows": [state.row(SOUTH), state.row(NORTH)],
            "letters": [letters(SOUTH), letters(NORTH)],
            "stores": [state.store(SOUTH), state.store(NORTH)],
            "mover": state.mover().0 + 1,
            "may_swap": state.may_swap(),
        })
    }

    fn structured(&self, game: &Kalah, state: &Position, chosen: &Move) -> Value {
        let label = game.write_move(state, chosen);
        let Move::Sow(pit) = *chosen else {
            return json!({ "label": label, "pit": null });
        };
        let place = |(seat, pit): (Seat, usize)| [seat.index() + 1, pit + 1];
        let path: Vec<[usize; 2]> = state.path(pit.into()).into_iter().map(place).collect();
        let sown = state.clone().sow(pit.into(), game.rules());
        let captured = sown.capture.map(usize::from).map(|pit| {
            let opposite = state.length() - 1 - pit;
            [(state.mover(), pit), (state.waiting(), opposite)].map(place)
        });
        json!({
            "label": label,
            "pit": pit + 1,
            "path": path,
            "captured": captured,
            "again": sown.again,
        })
    }

    fn told(&self, game: &Kalah, state: &Position, chosen: &Move) -> Message {
        let Move::Sow(pit) = chosen else {
            return Message::new("kalah-told-swap");
        };
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

    fn advise(
        &mut self,
        game: &Kalah,
        state: &Position,
        work: &Work,
    ) -> Result<Advice<Move>, Told> {
        let (values, depth) = self.values(state, work)?;
        let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
        let label = |chosen: &Move| game.write_move(state, chosen);
        let good: Vec<Move> = values
            .iter()
            .filter(|(_, value)| *value == best)
            .map(|&(chosen, _)| chosen)
            .collect();
        let chosen = *good
            .first()
            .ok_or_else(|| Told::other(Message::new("table-error-over")))?;
        let good: Vec<String> = good.iter().map(label).collect();
        let listed: Vec<String> = values
            .iter()
            .map(|(chosen, value)| format!("{} {value:+}", label(chosen)))
            .collect();
        let value = format!("{best:+}");
        let reason = match depth {
            None => Message::new("kalah-hint-exact").with("value", value),
            Some(depth) => Message::new("kalah-hint-depth")
                .with("value", value)
                .with("depth", depth),
        };
        Ok(Advice {
            chosen,
            reasons: vec![
                reason.with("moves", good.join(" ")),
                Message::new("kalah-hint-values").with("values", listed.join("  ")),
            ],
        })
    }

    fn board(&self, _: &Kalah, state: &Position, _: Look) -> String {
        board_text(state)
    }

    fn own_players(&self) -> OwnPlayers {
        PLAYERS
    }

    fn own_move(
        &mut self,
        name: &str,
        game: &Kalah,
        state: &Position,
        number: usize,
        work: &Work,
        random: &mut Stream,
    ) -> Result<Move, Told> {
        let player = name.parse::<Player>()?;
        if player == Player::Perfect && self.patience == Patience::Short {
            return Ok(self.advise(game, state, work)?.chosen);
        }
        let effort = self.effort(work)?;
        let seated = self.seated.entry(name.to_owned());
        let seated = seated.or_insert_with(|| kalah::player::Seated::new(player, game, effort));
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        Ok(seated.choose(work, state, number, random)?)
    }

    /// Games of one person against a machine are remembered.
    fn remember(&self, game: &Kalah, state: &Position, ended: &Ended<'_>) -> Option<Memory> {
        let people: Vec<usize> = (0..2)
            .filter(|&seat| ended.players[seat] == "human")
            .collect();
        let [person] = people[..] else {
            return None;
        };
        let stores = [state.store(SOUTH), state.store(NORTH)];
        let played = KalahGame {
            name: ended.names[person].clone(),
            opponent: ended.players[1 - person].clone(),
            // South starts, unless a position says otherwise.
            started: game.start().mover().index() == person,
            own: stores[person],
            other: stores[1 - person],
            length: ended.moves,
        };
        Some(Memory {
            record: game.write_state(state),
            line: played.to_string(),
        })
    }
}
