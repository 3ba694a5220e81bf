//! Ludo at a table: the board as data and as letters, simple players and perfect ones, chances where they can be known.

use super::guide::{Advice, Guide, Look, OwnPlayers};
use super::{Patience, Seated, Table};
use crate::answers::ludo::{LudoGame, LudoMove, LudoPosition};
use crate::{Told, Words};
use ludo::keep::Forgetful;
use ludo::simulate::{Knowledge, Need};
use ludo::{Chance, Choices, Ludo, Move, Player, Solved, State, count};
use rules::{Game, Notation, Turn};
use say::{Fault, Message};
use serde_json::{Value, json};
use std::sync::Arc;
use work::{Stream, Work};

/// How far apart the bounds behind chances may be.
const EPSILON: f64 = 1e-6;
/// When everybody plays for himself: a sweep that changes less ends the iteration.
const RESIDUAL: f64 = 1e-9;
/// A game between two with more live positions is not solved while one waits.
const MOST_BETWEEN_TWO: u128 = 150_000;
/// The same for more players.
const MOST_BETWEEN_MORE: u128 = 20_000;

/// Players of Ludo beside those that every game has.
pub const PLAYERS: OwnPlayers = OwnPlayers {
    listed: Some("ludo-accepted-own-players"),
    knows: |name| {
        // Perfect and random ones every game has.
        let known = name.parse::<Player>();
        known.is_ok_and(|player| !matches!(player, Player::Perfect | Player::Random))
    },
};

/// Sets up a game of Ludo.
///
/// # Errors
/// When there is no such game or position.
pub fn open(options: &LudoGame, patience: Patience) -> Result<Box<dyn Table>, Told> {
    let (game, start) = options.read()?;
    let guide = LudoGuide {
        game: game.clone(),
        from: game.unrolled(&start),
        patience,
        known: Knowledge::default(),
    };
    Ok(Box::new(Seated::from_state(game, start, guide)))
}

/// What is known about the game. Between two, one solution tells both chances; otherwise each has one of his own against all
/// others together, and there is one for when everybody plays for himself.
struct LudoGuide {
    game: Ludo,
    /// Everything that is asked about follows from here.
    from: State,
    patience: Patience,
    known: Knowledge,
}

impl LudoGuide {
    fn players(&self) -> usize {
        self.game.board().players()
    }

    /// Whether this is solved while one waits.
    fn quick(&self) -> bool {
        let board = self.game.board();
        let columns: Vec<u8> = (0..board.players())
            .map(|player| self.from.column(board, player))
            .collect();
        let most = match board.players() {
            2 => MOST_BETWEEN_TWO,
            _ => MOST_BETWEEN_MORE,
        };
        self.from.winner(board).is_none() && count::below(board, &columns) <= most
    }

    /// What somebody needs, solved when it is first needed.
    fn solved(&mut self, need: Need, work: &Work) -> Result<Arc<Solved>, Told> {
        if let Some(solved) = self.known.get(need) {
            return Ok(Arc::clone(solved));
        }
        if self.patience == Patience::Short && !self.quick() {
            return Err(Told {
                fault: Fault::TooBig,
                message: Message::new("ludo-error-table"),
                accepted: Some(Message::new("ludo-accepted-table")),
            });
        }
        let (game, from) = (&self.game, &self.from);
        let solved = match need {
            Need::Coalition(hero) => Solved::new(game, from, hero, EPSILON, &mut Forgetful, work)?,
            Need::Selfish => Solved::selfish(game, from, 0, RESIDUAL, work)?,
        };
        let solved = Arc::new(solved);
        self.known.insert(need, Arc::clone(&solved));
        Ok(solved)
    }

    /// What this player needs to know, where he needs anything.
    fn needed(
        &mut self,
        player: Player,
        seat: usize,
        work: &Work,
    ) -> Result<Option<Arc<Solved>>, Told> {
        let need = match player.need(seat, self.players()) {
            // Between two, who plays for himself plays against the other.
            Some(Need::Selfish) if self.players() == 2 => Some(Need::Coalition(0)),
            need => need,
        };
        need.map(|need| self.solved(need, work)).transpose()
    }

    /// What the mover's chances are with each move, and which is best.
    fn choices(&mut self, state: &State, work: &Work) -> Result<Choices, Told> {
        let hero = if self.players() == 2 {
            0
        } else {
            state.mover()
        };
        let solved = self.solved(Need::Coalition(hero), work)?;
        let mut choices = solved.choices(state);
        // The solution of two tells the first one's chance; advice is for the mover.
        if solved.hero() != state.mover() {
            let other = |chance: Chance| Chance {
                lower: 1.0 - chance.upper,
                upper: 1.0 - chance.lower,
            };
            choices.pass = choices.pass.map(other);
            for chance in &mut choices.by_piece {
                *chance = chance.map(other);
            }
        }
        Ok(choices)
    }
}

/// Players are told apart by letters on the board.
fn letter(seat: usize) -> char {
    char::from(b'A' + seat as u8)
}

/// A chance as people read it.
fn percent(chance: Chance) -> String {
    format!("{:.4} %", 100.0 * chance.middle())
}

/// The chances of every move, each told by itself.
fn listed(choices: &Choices) -> Message {
    let pieces = choices.by_piece.iter().enumerate();
    let chances: Vec<String> = pieces
        .filter_map(|(piece, chance)| Some(format!("{}: {}", piece + 1, percent((*chance)?))))
        .collect();
    let chances = chances.join(", ");
    match choices.pass {
        None => Message::new("ludo-hint").with("chances", chances),
        Some(pass) => Message::new("ludo-hint-pass")
            .with("chances", chances)
            .with("pass", percent(pass)),
    }
}

fn moves(game: &Ludo, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

impl Guide for LudoGuide {
    type Game = Ludo;

    fn title(&self) -> String {
        format!("ludo {} {}", self.game.board(), self.game.variant())
    }

    fn rules(&self) -> Message {
        Message::new("ludo-help-rules")
    }

    fn position(&self, game: &Ludo, state: &State) -> Value {
        json!(LudoPosition::of(game.board(), state))
    }

    fn structured(&self, game: &Ludo, state: &State, chosen: &Move) -> Value {
        json!(LudoMove::of(game, state, chosen))
    }

    fn told(&self, game: &Ludo, state: &State, chosen: &Move) -> Message {
        let Move::Piece(piece) = *chosen else {
            return Message::new("ludo-told-pass");
        };
        let piece = usize::from(piece);
        let from = state.own(game.board(), state.mover())[piece];
        let to = game.target(state, piece).unwrap_or(from);
        let captured = game.captured(state, to);
        let id = match captured {
            Some(_) => "ludo-told-capture",
            None if from == 0 => "ludo-told-enter",
            None if to > game.board().fields() => "ludo-told-home",
            None => "ludo-told-run",
        };
        let victim = captured.map_or(String::new(), |(player, _)| (player + 1).to_string());
        Message::new(id)
            .with("piece", piece + 1)
            .with("from", from)
            .with("to", to)
            .with("victim", victim)
    }

    fn advise(&mut self, game: &Ludo, state: &State, work: &Work) -> Result<Advice<Move>, Told> {
        let choices = self.choices(state, work);
        match moves(game, state)[..] {
            // There is nothing to find out, however large the game is.
            [only] => Ok(Advice {
                chosen: only,
                reasons: [Message::new("ludo-only")]
                    .into_iter()
                    .chain(choices.ok().as_ref().map(listed))
                    .collect(),
            }),
            _ => {
                let choices = choices?;
                Ok(Advice {
                    reasons: vec![listed(&choices)],
                    chosen: choices.best,
                })
            }
        }
    }

    fn board(&self, game: &Ludo, state: &State, look: Look) -> String {
        drawn(game, state, look.words).join("\n")
    }

    fn forced(&self, game: &Ludo, state: &State) -> Option<Move> {
        (moves(game, state) == [Move::Pass]).then_some(Move::Pass)
    }

    /// Everybody's chance, and the mover's for each of his pieces. Between two they are proven; between more they are those of
    /// everybody playing for himself.
    fn insight(&mut self, game: &Ludo, state: &State, work: &Work) -> Option<Value> {
        if !self.quick() {
            return None;
        }
        let two = self.players() == 2;
        let need = if two {
            Need::Coalition(0)
        } else {
            Need::Selfish
        };
        let solved = self.solved(need, work).ok()?;
        let chance = |player| solved.of(player, state).map(Chance::middle);
        let probabilities: Vec<Option<f64>> = (0..self.players()).map(chance).collect();
        let choices = match game.turn(state) {
            Turn::Decide(_) => self.choices(state, work).ok(),
            _ => None,
        };
        let middle = |chance: &Option<Chance>| chance.map(Chance::middle);
        Some(json!({
            "kind": if two { "duel" } else { "selfish" },
            "probabilities": probabilities,
            "by_piece": choices.as_ref().map(|choices| choices.by_piece.iter().map(middle).collect::<Vec<_>>()),
            "best_move": choices.as_ref().map(|choices| game.write_move(state, &choices.best)),
        }))
    }

    /// The chances as people read them: everybody's between two, the mover's against all others otherwise.
    fn known(&mut self, game: &Ludo, state: &State, work: &Work) -> Option<Message> {
        if matches!(game.turn(state), Turn::Over(_)) {
            return None;
        }
        let solved = self.needed(Player::Perfect, state.mover(), work).ok()??;
        let chance = |seat: usize| {
            let chance = solved.of(seat, state)?;
            Some(format!("{} {}", letter(seat), percent(chance)))
        };
        let listed: Vec<String> = (0..self.players()).filter_map(chance).collect();
        let id = if listed.len() > 1 {
            "ludo-live"
        } else {
            "ludo-live-coalition"
        };
        Some(Message::new(id).with("chances", listed.join(", ")))
    }

    fn own_players(&self) -> OwnPlayers {
        PLAYERS
    }

    fn own_move(
        &mut self,
        name: &str,
        game: &Ludo,
        state: &State,
        _: usize,
        work: &Work,
        random: &mut Stream,
    ) -> Result<Move, Told> {
        let player = name.parse::<Player>()?;
        // Against a player of this table; nobody else can be beaten.
        if matches!(player, Player::Against(hero) if hero >= self.players()) {
            return Err(ludo::PlayerError(name.to_owned()).into());
        }
        let solved = self.needed(player, state.mover(), work)?;
        Ok(player.choose(game, state, solved.as_deref(), random))
    }
}

/// Fields in a row of the drawing.
const ROW: u8 = 10;

/// Houses and home columns of all players, then the ring, ten fields in a row.
fn drawn(game: &Ludo, state: &State, words: Words) -> Vec<String> {
    let board = game.board();
    let mut lines = Vec::new();
    for player in 0..board.players() {
        let own = state.own(board, player);
        let in_house: Vec<String> = (1..=own.len())
            .filter(|piece| own[piece - 1] == 0)
            .map(|piece| piece.to_string())
            .collect();
        let house = if in_house.is_empty() {
            "–".to_owned()
        } else {
            in_house.join(" ")
        };
        let column: Vec<String> = (board.fields() + 1..=board.last())
            .map(|place| {
                let piece = own.iter().position(|&at| at == place);
                piece.map_or(".".to_owned(), |piece| (piece + 1).to_string())
            })
            .collect();
        let told = Message::new("ludo-board-player")
            .with("letter", letter(player).to_string())
            .with("house", house)
            .with("column", column.join(" "))
            .with("entry", board.entry(player) + 1);
        lines.push(words.say(&told));
    }
    for first in (0..board.fields()).step_by(ROW.into()) {
        let row = first..board.fields().min(first + ROW);
        let cells: Vec<String> = row
            .map(|field| {
                let mut there = (0..board.players()).flat_map(|player| {
                    let own = state.own(board, player).iter().enumerate();
                    own.map(move |(piece, &place)| (player, piece, board.field(player, place)))
                });
                match there.find(|(_, _, at)| *at == Some(field)) {
                    Some((player, piece, _)) => format!("{}{}", letter(player), piece + 1),
                    None => ". ".to_owned(),
                }
            })
            .collect();
        lines.push(format!("{:>4}  {}", first + 1, cells.join(" ").trim_end()));
    }
    lines
}
