//! Ludo at a table: the board as data, live chances where the game is small enough to be solved while one waits.

use crate::answers::ludo::{LudoGame, LudoMove, LudoPosition};
use crate::table::{Advice, Guide, Seated};
use crate::{Table, Told};
use ludo::keep::Forgetful;
use ludo::{Chance, Choices, Ludo, Move, Player, Solved, State, count};
use rules::{Game, Notation, Turn};
use say::{Fault, Message};
use serde_json::{Value, json};
use work::{Stream, Work};

/// How far apart the bounds behind chances may be.
const EPSILON: f64 = 1e-6;
/// When everybody plays for himself: a sweep that changes less ends the iteration.
const RESIDUAL: f64 = 1e-9;
/// A game between two with more live positions is not solved while one waits.
const MOST_BETWEEN_TWO: u128 = 150_000;
/// The same for more players.
const MOST_BETWEEN_MORE: u128 = 20_000;

/// Sets up a game of Ludo.
///
/// # Errors
/// When there is no such game or position, or when stopped.
pub fn open(options: &LudoGame, work: &Work) -> Result<Box<dyn Table>, Told> {
    let (game, start) = options.read()?;
    let guide = LudoGuide::new(&game, &start, work)?;
    Ok(Box::new(Seated::from_state(game, start, guide)))
}

/// What is known about the game. Between two, one table tells both chances; otherwise each has one of his own against all
/// others together, and there is one for when everybody plays for himself.
struct LudoGuide {
    against: Vec<Solved>,
    selfish: Option<Solved>,
}

impl LudoGuide {
    fn new(game: &Ludo, start: &State, work: &Work) -> Result<Self, Told> {
        let board = game.board();
        let columns: Vec<u8> = (0..board.players())
            .map(|player| start.column(board, player))
            .collect();
        let two = board.players() == 2;
        let most = if two {
            MOST_BETWEEN_TWO
        } else {
            MOST_BETWEEN_MORE
        };
        let mut guide = LudoGuide {
            against: Vec::new(),
            selfish: None,
        };
        if start.winner(board).is_some() || count::below(board, &columns) > most {
            return Ok(guide);
        }
        let start = &game.unrolled(start);
        for hero in 0..if two { 1 } else { board.players() } {
            let solved = Solved::new(game, start, hero, EPSILON, &mut Forgetful, work)?;
            guide.against.push(solved);
        }
        if !two {
            guide.selfish = Some(Solved::selfish(game, start, 0, RESIDUAL, work)?);
        }
        Ok(guide)
    }

    /// What this player needs to play perfectly.
    fn perfect(&self, player: usize) -> Result<&Solved, Told> {
        let found = match &self.against[..] {
            [both] => Some(both),
            each => each.get(player),
        };
        found.ok_or_else(unsolved)
    }
}

fn unsolved() -> Told {
    Told {
        fault: Fault::TooBig,
        message: Message::new("ludo-error-table"),
        accepted: Some(Message::new("ludo-accepted-table")),
    }
}

/// What the mover's chances are with each move, and which is best.
fn mover_choices(solved: &Solved, state: &State) -> Choices {
    let mut choices = solved.choices(state);
    // The table of two tells the first one's chance; advice is for the mover.
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
    choices
}

/// A chance as people read it.
fn percent(chance: Chance) -> String {
    format!("{:.2} %", 100.0 * chance.middle())
}

impl Guide for LudoGuide {
    type Game = Ludo;

    fn position(&self, game: &Ludo, state: &State) -> Value {
        json!(LudoPosition::of(game.board(), state))
    }

    fn structured(&self, game: &Ludo, state: &State, chosen: &Move) -> Value {
        json!(LudoMove::of(game, state, chosen))
    }

    fn told(&self, game: &Ludo, state: &State, chosen: &Move) -> Message {
        let Move::Piece(piece) = *chosen else {
            return Message::new("ludo-table-pass");
        };
        let piece = usize::from(piece);
        let from = state.own(game.board(), state.mover())[piece];
        let to = game.target(state, piece).unwrap_or(from);
        let captured = game.captured(state, to);
        let id = match captured {
            Some(_) => "ludo-table-capture",
            None if from == 0 => "ludo-table-enter",
            None if to > game.board().fields() => "ludo-table-home",
            None => "ludo-table-run",
        };
        let victim = captured.map_or(String::new(), |(player, _)| (player + 1).to_string());
        Message::new(id)
            .with("piece", piece + 1)
            .with("from", from)
            .with("to", to)
            .with("victim", victim)
    }

    fn advise(&self, game: &Ludo, state: &State, _: &Work) -> Result<Advice<Move>, Told> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        if let [only] = moves[..] {
            return Ok(Advice {
                chosen: only,
                reasons: vec![Message::new("ludo-table-only")],
            });
        }
        let choices = mover_choices(self.perfect(state.mover())?, state);
        let pieces = choices.by_piece.iter().enumerate();
        let mut listed: Vec<String> = pieces
            .filter_map(|(piece, chance)| Some(format!("{}: {}", piece + 1, percent((*chance)?))))
            .collect();
        listed.extend(
            choices
                .pass
                .map(|chance| format!("pass: {}", percent(chance))),
        );
        Ok(Advice {
            chosen: choices.best,
            reasons: vec![Message::new("ludo-table-hint").with("chances", listed.join(", "))],
        })
    }

    /// Everybody's chance, and the mover's for each of his pieces. Between two they are proven; between more they are those of
    /// everybody playing for himself.
    fn insight(&self, game: &Ludo, state: &State) -> Option<Value> {
        let solved = self.selfish.as_ref().or(self.against.first())?;
        let players = 0..game.board().players();
        let two = game.board().players() == 2;
        let chance = |player| match solved.of(player, state) {
            // Between two, one wins what the other does not, whoever the table is about.
            None if two => Some(1.0 - solved.value(state).middle()),
            found => found.map(Chance::middle),
        };
        let deciding = matches!(game.turn(state), Turn::Decide(_));
        let against = self.perfect(state.mover()).ok().filter(|_| deciding);
        let choices = against.map(|solved| mover_choices(solved, state));
        let middle = |chance: &Option<Chance>| chance.map(Chance::middle);
        Some(json!({
            "kind": if self.selfish.is_some() { "selfish" } else { "duel" },
            "probabilities": players.map(chance).collect::<Vec<Option<f64>>>(),
            "by_piece": choices.as_ref().map(|choices| choices.by_piece.iter().map(middle).collect::<Vec<_>>()),
            "best_move": choices.as_ref().map(|choices| game.write_move(state, &choices.best)),
        }))
    }

    fn own_players(&self) -> Option<&'static str> {
        Some("ludo-table-players")
    }

    fn knows_player(&self, name: &str) -> bool {
        // Perfect and random ones every game has.
        let known = name.parse::<Player>();
        known.is_ok_and(|player| !matches!(player, Player::Perfect | Player::Random))
    }

    fn own_move(
        &self,
        name: &str,
        game: &Ludo,
        state: &State,
        _: &Work,
        random: &mut Stream,
    ) -> Result<Move, Told> {
        let player = name.parse::<Player>()?;
        let solved = match player {
            Player::Perfect => Some(self.perfect(state.mover())?),
            // Against a player of this table; nobody else can be beaten.
            Player::Against(hero) if hero >= game.board().players() => {
                return Err(ludo::PlayerError(name.to_owned()).into());
            }
            Player::Against(hero) => Some(self.perfect(hero)?),
            Player::Selfish if game.board().players() == 2 => Some(self.perfect(state.mover())?),
            Player::Selfish => Some(self.selfish.as_ref().ok_or_else(unsolved)?),
            Player::Random | Player::Runner | Player::Hunter | Player::Careful => None,
        };
        Ok(player.choose(game, state, solved, random))
    }
}
