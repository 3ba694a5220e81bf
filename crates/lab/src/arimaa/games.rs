//! Files of engines' games: one block a game, each with its length and a checksum, so that a file that was broken off loses at most its
//! last game and a damaged one is refused. It reads and makes bytes; files are opened elsewhere.
//!
//! Layout, little-endian. Head: 8 bytes `HRAGAMES`, version (u32), seed, nodes, most turns, mark of the engine (u64 each), CRC-32
//! of all before. Block: length of the content (u32), its complement (u32), the content, the CRC-32 of the content. Content: number (u32); the start, two
//! squares a byte from a1 (0 empty, 1 to 6 rabbit to elephant of Gold, 9 to 14 of Silver); turns (u16), each a byte (acts, and 8 when
//! chance chose it), the acts (u16 each) and the score (i16); winner (0 Gold, 1 Silver) and the letter of the reason.

use super::arena::{Game, Played};
use super::blocks::{self, Bytes, Damaged};
use arimaa::{Colour, Ending, Ply, Reason, Referee};
use bot::act::Act;
use bot::bridge;
use bot::field::Field;

/// How a file begins.
pub const MAGIC: &[u8; 8] = b"HRAGAMES";
/// The version of the layout.
pub const VERSION: u32 = 1;
/// Bytes of the head.
pub const HEAD: usize = 48;
const RANDOM: u8 = 8;

/// What the games of a file have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The seed of the openings.
    pub seed: u64,
    /// Positions an engine may look at for a turn.
    pub nodes: u64,
    /// After so many turns the score decides.
    pub most_turns: u64,
    /// A number that tells engines apart.
    pub mark: u64,
}

/// Why a file of games cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GamesError {
    /// It is not one.
    #[error("this is no file of games")]
    Foreign,
    /// Another version of the layout.
    #[error("this file of games has version {0}")]
    Version(u32),
    /// A checksum does not fit, or what it protects makes no sense; the number of whole games before it.
    #[error("damaged after {0} games")]
    Damaged(u64),
    /// A game that the rules do not allow, or that did not end so.
    #[error("game {0} is not legal")]
    Illegal(u64),
}

impl say::Tell for GamesError {
    fn fault(&self) -> say::Fault {
        match self {
            GamesError::Damaged(_) => say::Fault::Other,
            _ => say::Fault::Input,
        }
    }

    fn message(&self) -> say::Message {
        match self {
            GamesError::Foreign => say::Message::new("arimaa-error-games-foreign"),
            GamesError::Version(found) => {
                say::Message::new("arimaa-error-games-version").with("found", *found)
            }
            GamesError::Damaged(whole) => {
                say::Message::new("arimaa-error-games-damaged").with("games", *whole)
            }
            GamesError::Illegal(number) => {
                say::Message::new("arimaa-error-games-illegal").with("game", *number)
            }
        }
    }

    fn accepted(&self) -> Option<say::Message> {
        Some(say::Message::new("arimaa-accepted-games"))
    }
}

impl Head {
    /// The first bytes of a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let numbers = [self.seed, self.nodes, self.most_turns, self.mark];
        blocks::head(MAGIC, VERSION, &numbers)
    }

    /// Reads it back.
    ///
    /// # Errors
    /// When it is foreign, of another version, or damaged.
    pub fn read(bytes: &[u8]) -> Result<Head, GamesError> {
        let [seed, nodes, most_turns, mark] = blocks::read_head(bytes, MAGIC, VERSION)?;
        Ok(Head {
            seed,
            nodes,
            most_turns,
            mark,
        })
    }
}

impl From<Damaged> for GamesError {
    fn from(damaged: Damaged) -> Self {
        match damaged {
            Damaged::Foreign => GamesError::Foreign,
            Damaged::Version(found) => GamesError::Version(found),
            Damaged::After(blocks) => GamesError::Damaged(blocks),
        }
    }
}

/// What a file holds.
#[derive(Clone, Debug)]
pub struct Games {
    /// What they have in common.
    pub head: Head,
    /// The games, in order.
    pub games: Vec<Game>,
    /// How many bytes of the file are whole; what follows is the beginning of a game that was not finished.
    pub whole: usize,
}

/// Reads a file and plays every game again. A last game that was broken off is left out.
///
/// # Errors
/// When it is foreign, of another version or damaged, or a game is not legal.
pub fn read(bytes: &[u8]) -> Result<Games, GamesError> {
    let head = Head::read(bytes)?;
    let mut games = Vec::new();
    let mut whole = HEAD;
    loop {
        let number = games.len() as u64;
        let found = blocks::content(&bytes[whole..]).ok_or(GamesError::Damaged(number))?;
        let Some(content) = found else { break };
        let game = parse(content)
            .filter(|game| game.number == number)
            .ok_or(GamesError::Damaged(number))?;
        game.replay().ok_or(GamesError::Illegal(number))?;
        games.push(game);
        whole += content.len() + blocks::FRAME;
    }
    Ok(Games { head, games, whole })
}

/// The block of a game.
#[must_use]
pub fn block(game: &Game) -> Vec<u8> {
    let mut content = Vec::new();
    content.extend((game.number as u32).to_le_bytes());
    content.extend(blocks::squares(&Field::from(&game.start)));
    content.extend((game.turns.len() as u16).to_le_bytes());
    for turn in &game.turns {
        content.push(turn.acts.len() as u8 | if turn.random { RANDOM } else { 0 });
        for act in &turn.acts {
            content.extend(act.0.to_le_bytes());
        }
        content.extend(turn.score.to_le_bytes());
    }
    content.push(game.ending.winner.index() as u8);
    content.push(game.ending.reason.letter() as u8);
    blocks::frame(&content)
}

fn parse(content: &[u8]) -> Option<Game> {
    let mut rest = Bytes(content);
    let number = rest.number(4)?;
    let start = bridge::board(&blocks::read_squares(rest.take(32)?)?, 0);
    let mut turns = Vec::new();
    for _ in 0..rest.number(2)? {
        let byte = rest.number(1)? as u8;
        let acts = (0..byte & 7).map(|_| rest.number(2).map(|act| Act(act as u16)));
        turns.push(Played {
            acts: acts.collect::<Option<_>>()?,
            score: rest.number(2)? as u16 as i16,
            random: byte & RANDOM != 0,
        });
    }
    let winner = *Colour::BOTH.get(rest.number(1)? as usize)?;
    let reason = Reason::read(char::from(rest.number(1)? as u8))?;
    rest.0.is_empty().then_some(Game {
        number,
        start,
        turns,
        ending: Ending { winner, reason },
    })
}

/// A position of a game, at the beginning of a turn or within it.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// Who stands where.
    pub field: Field,
    /// Whose turn it is.
    pub mover: usize,
    /// Steps left.
    pub left: usize,
    /// The number of the turn, from 0.
    pub turn: usize,
}

impl Game {
    /// Plays it again; none when the rules do not allow it or it did not end so.
    #[must_use]
    pub fn replay(&self) -> Option<Referee> {
        let mut referee = Referee::from_position(self.start);
        for turn in &self.turns {
            if referee.board().ended_by_rabbits().is_some() {
                return None;
            }
            let (mut field, side) = (Field::from(referee.board()), referee.side().index());
            let mut left = 4;
            for act in &turn.acts {
                if !field.allows(side, *act, left) {
                    return None;
                }
                field = field.after(side, *act);
                left -= act.cost();
            }
            let steps = bridge::turn(referee.board(), &turn.acts);
            referee.play(Ply::Turn(steps)).ok()?;
            // Two ways to the same placement: by acts and by single steps.
            if Field::from(referee.board()) != field {
                return None;
            }
        }
        let scored = self.ending.reason == Reason::Score;
        let ending = referee
            .ended()
            .or_else(|| scored.then(|| referee.score()))?;
        (ending == self.ending).then_some(referee)
    }

    /// Its positions, those within turns included; the last one is not.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        let mut places = Vec::new();
        let mut field = Field::from(&self.start);
        let mut mover = self.start.side().index();
        for (turn, played) in self.turns.iter().enumerate() {
            let mut left = 4;
            for act in &played.acts {
                places.push(Place {
                    field,
                    mover,
                    left,
                    turn,
                });
                field = field.after(mover, *act);
                left = left.saturating_sub(act.cost());
            }
            mover = 1 - mover;
        }
        places
    }
}

#[cfg(test)]
mod tests;
