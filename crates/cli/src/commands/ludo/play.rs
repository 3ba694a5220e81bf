//! `hra ludo play`: Ludo in the terminal, against people, simple players and perfect ones.

use super::{GameArgs, percent};
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Advice, Host, Leave, PlayerArgs, Setup, host_games_for};
use clap::Args;
use hra::Words;
use ludo::keep::Forgetful;
use ludo::simulate::{Knowledge, Need};
use ludo::{Chance, Ludo, Move, Player, Solved, State};
use rules::{Game, Turn};
use say::Message;
use std::cell::RefCell;
use std::sync::Arc;
use work::{Stream, Work};

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    players: PlayerArgs,
    #[arg(long, value_name = "PLAYER", default_value = "runner")]
    third: String,
    #[arg(long, value_name = "PLAYER", default_value = "runner")]
    fourth: String,
    #[arg(long)]
    live: bool,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let (_, state) = args.game.request(None)?.read()?;
    let seats = args.game.request(None)?.read()?.0.board().players();
    let more: Vec<&str> = [&args.third, &args.fourth]
        .into_iter()
        .map(String::as_str)
        .take(seats - 2)
        .collect();
    host_games_for(context, &args.players, &more, |_, _| {
        let (game, _) = args.game.request(None)?.read()?;
        let host = LudoHost {
            game: game.clone(),
            from: state,
            live: args.live,
            work: context.work.clone(),
            known: RefCell::new(Knowledge::default()),
        };
        Ok(Setup {
            game: game.starting(state)?,
            host,
        })
    })
}

/// How far apart the bounds behind advice may be.
const EPSILON: f64 = 1e-6;

/// Shows the board, knows the simple players, and solves what is asked.
struct LudoHost {
    game: Ludo,
    from: State,
    live: bool,
    work: Work,
    known: RefCell<Knowledge>,
}

impl LudoHost {
    /// What a seat needs to play perfectly, solved when it is first needed.
    fn solved(&self, need: Need, work: &Work) -> Result<Arc<Solved>, Leave> {
        if let Some(solved) = self.known.borrow().get(need) {
            return Ok(Arc::clone(solved));
        }
        let solved = match need {
            Need::Coalition(hero) => {
                Solved::new(&self.game, &self.from, hero, EPSILON, &mut Forgetful, work)?
            }
            Need::Selfish => Solved::selfish(&self.game, &self.from, 0, EPSILON * 1e-3, work)?,
        };
        let solved = Arc::new(solved);
        self.known.borrow_mut().insert(need, Arc::clone(&solved));
        Ok(solved)
    }

    fn perfect(&self, seat: usize, work: &Work) -> Result<Arc<Solved>, Leave> {
        let need = Player::Perfect.need(seat, self.game.board().players());
        self.solved(need.expect("perfect players need to know"), work)
    }

    /// The chances as people read them: everybody's between two, the mover's against all others otherwise.
    fn chances(&self, state: &State) -> Option<Message> {
        let mover = state.mover();
        let solved = self.perfect(mover, &self.work).ok()?;
        let listed: Vec<String> = (0..self.game.board().players())
            .filter_map(|seat| {
                Some(format!(
                    "{} {}",
                    letter(seat),
                    percent(solved.of(seat, state)?.middle())
                ))
            })
            .collect();
        let id = if listed.len() > 1 {
            "ludo-live"
        } else {
            "ludo-live-coalition"
        };
        Some(Message::new(id).with("chances", listed.join(", ")))
    }
}

/// Players are told apart by letters on the board.
fn letter(seat: usize) -> char {
    char::from(b'A' + seat as u8)
}

impl Host for LudoHost {
    type Game = Ludo;

    const OWN_PLAYERS: Option<&'static str> = Some("ludo-accepted-own-players");

    fn title(&self) -> String {
        let board = self.game.board();
        format!(
            "ludo {}x{}x{} {}",
            board.players(),
            board.pieces(),
            board.fields(),
            self.game.variant()
        )
    }

    fn rules(&self) -> Message {
        Message::new("ludo-help-rules")
    }

    fn board(&self, game: &Ludo, state: &State, words: Words) -> String {
        let mut lines = drawn(game, state, words);
        if self.live && !matches!(game.turn(state), Turn::Over(_)) {
            lines.extend(self.chances(state).map(|told| words.say(&told)));
        }
        lines.join("\n")
    }

    fn told(&self, game: &Ludo, state: &State, chosen: &Move) -> Message {
        let Move::Piece(piece) = *chosen else {
            return Message::new("ludo-told-pass");
        };
        let piece = usize::from(piece);
        let from = state.own(game.board(), state.mover())[piece];
        let to = game.target(state, piece).unwrap_or(from);
        let id = match game.captured(state, to) {
            Some(_) => "ludo-told-capture",
            None if from == 0 => "ludo-told-enter",
            None if to > game.board().fields() => "ludo-told-home",
            None => "ludo-told-run",
        };
        let victim = game
            .captured(state, to)
            .map_or(String::new(), |(player, _)| letter(player).to_string());
        Message::new(id)
            .with("piece", piece + 1)
            .with("from", from)
            .with("to", to)
            .with("victim", victim)
    }

    fn advise(&self, _: &Ludo, state: &State, work: &Work) -> Result<Advice<Move>, Leave> {
        let solved = self.perfect(state.mover(), work)?;
        let choices = solved.choices(state);
        // Between two players the table tells the first one's chance; advice is for the mover.
        let own = |chance: Chance| {
            if solved.hero() == state.mover() {
                chance.middle()
            } else {
                1.0 - chance.middle()
            }
        };
        let mut listed: Vec<String> = choices
            .by_piece
            .iter()
            .enumerate()
            .filter_map(|(piece, chance)| {
                Some(format!("{}: {}", piece + 1, percent(own((*chance)?))))
            })
            .collect();
        listed.extend(
            choices
                .pass
                .map(|chance| format!("pass: {}", percent(own(chance)))),
        );
        Ok(Advice {
            chosen: choices.best,
            reasons: vec![Message::new("ludo-hint").with("chances", listed.join(", "))],
        })
    }

    fn forced(&self, game: &Ludo, state: &State) -> Option<Move> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        (moves == [Move::Pass]).then_some(Move::Pass)
    }

    fn knows_player(name: &str) -> bool {
        // Perfect and random ones every game has.
        let known = name.parse::<Player>();
        known.is_ok_and(|player| !matches!(player, Player::Perfect | Player::Random))
    }

    fn own_move(
        &self,
        name: &str,
        game: &Ludo,
        state: &State,
        _: u32,
        work: &Work,
        random: &mut Stream,
    ) -> Result<Move, Leave> {
        let player = name.parse::<Player>()?;
        let solved = match player.need(state.mover(), game.board().players()) {
            Some(need) => Some(self.solved(need, work)?),
            None => None,
        };
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
        let column: Vec<String> = (board.fields() + 1..=board.last())
            .map(|place| {
                own.iter()
                    .position(|&at| at == place)
                    .map_or(".".to_owned(), |piece| (piece + 1).to_string())
            })
            .collect();
        let told = Message::new("ludo-board-player")
            .with("letter", letter(player).to_string())
            .with(
                "house",
                if in_house.is_empty() {
                    "–".to_owned()
                } else {
                    in_house.join(" ")
                },
            )
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
