//! The options of the protocol: names, values, and what they change. It computes no times.

use std::time::Duration;

/// Options in force. Times are seconds on the wire; zero means unlimited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Time for a move; `None` while no time control was named.
    pub per_move: Option<Duration>,
    /// Reserve at the start.
    pub reserve: Duration,
    /// Percent of unused time that goes to the reserve.
    pub percent: u32,
    /// The most a reserve may hold.
    pub most_reserve: Duration,
    /// The game's whole time.
    pub total: Duration,
    /// The game's most turns.
    pub turns: u32,
    /// The most for a single move.
    pub most_per_move: Duration,
    /// The reserves as they are now, Gold's and Silver's.
    pub reserves: [Option<Duration>; 2],
    /// What each side has used in all.
    pub used: [Duration; 2],
    /// What the last move took.
    pub last_move_used: Duration,
    /// What of this move is already used.
    pub move_used: Duration,
    /// Steps, at most.
    pub depth: Option<usize>,
    /// Positions, at most.
    pub nodes: Option<u64>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            per_move: None,
            reserve: Duration::ZERO,
            percent: 100,
            most_reserve: Duration::ZERO,
            total: Duration::ZERO,
            turns: 0,
            most_per_move: Duration::ZERO,
            reserves: [None; 2],
            used: [Duration::ZERO; 2],
            last_move_used: Duration::ZERO,
            move_used: Duration::ZERO,
            depth: None,
            nodes: None,
        }
    }
}

/// What else must happen after an option was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing.
    None,
    /// The time that may be used has changed.
    Time,
    /// Another size of the table, in megabytes.
    Table(usize),
    /// Another number of threads.
    Threads(usize),
}

/// Why an option was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No such option.
    Unknown,
    /// Not such a value.
    Value,
}

/// More seconds than a game ever lasts.
const MOST_SECONDS: f64 = 1e9;

fn seconds(value: &str) -> Result<Duration, Refused> {
    let number: f64 = value.parse().map_err(|_| Refused::Value)?;
    if (0.0..=MOST_SECONDS).contains(&number) {
        Ok(Duration::from_secs_f64(number))
    } else {
        Err(Refused::Value)
    }
}

fn number<T: std::str::FromStr>(value: &str) -> Result<T, Refused> {
    value.parse().map_err(|_| Refused::Value)
}

impl Options {
    /// Sets one option.
    ///
    /// # Errors
    /// When there is none of this name, or it does not take this value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Effect, Refused> {
        match name {
            "tcmove" => self.per_move = Some(seconds(value)?),
            "tcreserve" => self.reserve = seconds(value)?,
            "tcpercent" => self.percent = number(value)?,
            "tcmax" => self.most_reserve = seconds(value)?,
            "tctotal" => self.total = seconds(value)?,
            "tcturns" => self.turns = number(value)?,
            "tcturntime" => self.most_per_move = seconds(value)?,
            "greserve" => self.reserves[0] = Some(seconds(value)?),
            "sreserve" => self.reserves[1] = Some(seconds(value)?),
            "gused" => self.used[0] = seconds(value)?,
            "sused" => self.used[1] = seconds(value)?,
            "lastmoveused" => self.last_move_used = seconds(value)?,
            "moveused" => self.move_used = seconds(value)?,
            // Known to the protocol; they change nothing here.
            "opponent" | "opponent_rating" | "rating" | "rated" | "event" | "opponent_is_bot" => {
                return Ok(Effect::None);
            }
            "hash" => {
                let megabytes: usize = number(value)?;
                return if (1..=65_536).contains(&megabytes) {
                    Ok(Effect::Table(megabytes))
                } else {
                    Err(Refused::Value)
                };
            }
            "threads" => {
                let threads: usize = number(value)?;
                return if (1..=256).contains(&threads) {
                    Ok(Effect::Threads(threads))
                } else {
                    Err(Refused::Value)
                };
            }
            "depth" => {
                self.depth = Some(number(value)?).filter(|&depth: &usize| depth > 0);
                return Ok(Effect::None);
            }
            "nodes" => {
                self.nodes = Some(number(value)?).filter(|&nodes: &u64| nodes > 0);
                return Ok(Effect::None);
            }
            _ => return Err(Refused::Unknown),
        }
        Ok(Effect::Time)
    }
}
