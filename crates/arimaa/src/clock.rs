//! Time controls M/R/P/L/G/T and the clock that obeys them. It is told how long things took; it does not look at a watch.

use crate::{Colour, notation};
use say::{Message, Tell};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What ends a game as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameLimit {
    /// Nothing.
    #[default]
    None,
    /// The time that both sides have used together.
    Time(Duration),
    /// The number of turns of each side.
    Turns(u32),
}

/// A time control: time per move, starting reserve, percent of unused time added to the reserve, limit of the reserve,
/// limit of the game, most time for one move. Nothing is unlimited in time when it is all zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// M: the time for each move.
    pub per_move: Duration,
    /// R: the reserve at the start.
    pub reserve: Duration,
    /// P: percent of the unused time of a move that is added to the reserve.
    pub percent: u32,
    /// L: the most that the reserve grows to; zero for no limit.
    pub most_reserve: Duration,
    /// G: what ends the game as a whole.
    pub game: GameLimit,
    /// T: the most time for one move; zero for no limit.
    pub most_per_move: Duration,
}

/// Text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no time control: {0:?}")]
pub struct TimeControlError(pub String);

impl Tell for TimeControlError {
    fn message(&self) -> Message {
        Message::new("arimaa-error-time").with("text", self.0.as_str())
    }

    fn accepted(&self) -> Option<Message> {
        Some(Message::new("arimaa-accepted-time"))
    }
}

/// Longer than any game; keeps sums from overflowing.
const MOST_SECONDS: u64 = 100 * 365 * 24 * 3600;

/// `2` (in `unit` seconds), `0:30` and `:30` (the second number in the next smaller unit), `2m30s`, `1h`, `1d`, `1.5s`.
fn read_time(text: &str, unit: u64) -> Option<Duration> {
    if text.is_empty() {
        return Some(Duration::ZERO);
    }
    let millis = |number: &str, unit: u64| -> Option<u64> {
        let (whole, part) = number.split_once('.').unwrap_or((number, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(part) || part.len() > 3 || number.is_empty() {
            return None;
        }
        let whole: u64 = if whole.is_empty() {
            0
        } else {
            whole.parse().ok()?
        };
        let part: u64 = format!("{part:0<3}").parse().ok()?;
        let seconds = whole.checked_mul(unit).filter(|all| *all <= MOST_SECONDS)?;
        Some(seconds * 1000 + part * unit)
    };
    let total = if let Some((large, small)) = text.split_once(':') {
        let large = if large.is_empty() { "0" } else { large };
        millis(large, unit)? + millis(small, unit / 60)?
    } else {
        let mut total = 0;
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest
                .find(|letter: char| !letter.is_ascii_digit() && letter != '.')
                .unwrap_or(rest.len());
            let (number, after) = rest.split_at(end);
            let mut letters = after.chars();
            let unit = match letters.next() {
                None => unit,
                Some('s') => 1,
                Some('m') => 60,
                Some('h') => 3600,
                Some('d') => 24 * 3600,
                Some(_) => return None,
            };
            total += millis(number, unit)?;
            rest = letters.as_str();
        }
        total
    };
    (total <= MOST_SECONDS * 1000).then(|| Duration::from_millis(total))
}

fn write_time(time: Duration) -> String {
    let mut left = time.as_millis();
    let mut text = String::new();
    for (letter, length) in [('d', 86_400_000), ('h', 3_600_000), ('m', 60_000)] {
        if left >= length {
            text.push_str(&format!("{}{letter}", left / length));
            left %= length;
        }
    }
    if !left.is_multiple_of(1000) {
        let part = format!("{:03}", left % 1000);
        text.push_str(&format!("{}.{}s", left / 1000, part.trim_end_matches('0')));
    } else if left > 0 {
        text.push_str(&format!("{}s", left / 1000));
    }
    if text.is_empty() {
        text.push('0');
    }
    text
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// All spellings of the archive: bare numbers are minutes, in the limit of the game hours; `0:30` is minutes and seconds;
    /// `2m30s`; a number of turns is `60t`. Fields may be missing at the end.
    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let wrong = || TimeControlError(notation::clipped(text));
        let fields: Vec<&str> = text.trim().split('/').map(str::trim).collect();
        if fields.len() < 2 || fields.len() > 6 || fields[0].is_empty() {
            return Err(wrong());
        }
        let field = |index: usize| fields.get(index).copied().unwrap_or_default();
        let minutes = |index: usize| read_time(field(index), 60).ok_or_else(wrong);
        let percent = match field(2) {
            "" => 100,
            digits => digits
                .parse()
                .ok()
                .filter(|percent| *percent <= 1000)
                .ok_or_else(wrong)?,
        };
        let game = match field(4).strip_suffix('t') {
            Some(turns) => match turns.parse().map_err(|_| wrong())? {
                0 => GameLimit::None,
                turns => GameLimit::Turns(turns),
            },
            None => match read_time(field(4), 3600).ok_or_else(wrong)? {
                Duration::ZERO => GameLimit::None,
                limit => GameLimit::Time(limit),
            },
        };
        Ok(TimeControl {
            per_move: minutes(0)?,
            reserve: minutes(1)?,
            percent,
            most_reserve: minutes(3)?,
            game,
            most_per_move: minutes(5)?,
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = match self.game {
            GameLimit::None => "0".to_owned(),
            GameLimit::Time(limit) => write_time(limit),
            GameLimit::Turns(turns) => format!("{turns}t"),
        };
        let mut fields = vec![
            write_time(self.per_move),
            write_time(self.reserve),
            self.percent.to_string(),
            write_time(self.most_reserve),
            game,
            write_time(self.most_per_move),
        ];
        while fields.len() > 3 && fields.last().is_some_and(|last| last == "0") {
            fields.pop();
        }
        f.write_str(&fields.join("/"))
    }
}

impl TimeControl {
    /// Every move has this time and no more.
    #[must_use]
    pub fn fixed(per_move: Duration) -> TimeControl {
        TimeControl {
            per_move,
            reserve: Duration::ZERO,
            percent: 0,
            most_reserve: Duration::ZERO,
            game: GameLimit::None,
            most_per_move: Duration::ZERO,
        }
    }

    /// Whether sides cannot lose on time at all: no time per move and no reserve means that nobody counts.
    #[must_use]
    pub fn is_untimed(&self) -> bool {
        self.per_move.is_zero() && self.reserve.is_zero() && self.most_per_move.is_zero()
    }
}

/// What a clock says after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flag {
    /// The game goes on.
    Fine,
    /// The side that moved took too long.
    Fallen(Colour),
    /// The game's own time is over: the score decides.
    GameOver,
}

/// The archive's server gives a setup at least this long before it takes from the reserve; its own notes agree with that in
/// all 294 setups of February 2026, and with nothing simpler.
const AT_LEAST_FOR_SETUP: Duration = Duration::from_secs(60);

/// The reserves of both sides and the time used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    reserves: [Duration; 2],
    used: [Duration; 2],
}

impl Clock {
    /// The clock before the first move.
    #[must_use]
    pub fn new(control: TimeControl) -> Clock {
        Clock {
            control,
            reserves: [control.reserve; 2],
            used: [Duration::ZERO; 2],
        }
    }

    /// A clock in the middle of a game.
    #[must_use]
    pub fn with_reserves(control: TimeControl, reserves: [Duration; 2]) -> Clock {
        Clock {
            reserves,
            ..Clock::new(control)
        }
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The reserve of a side.
    #[must_use]
    pub const fn reserve(&self, side: Colour) -> Duration {
        self.reserves[side.index()]
    }

    /// The time that a side has used in all.
    #[must_use]
    pub const fn used(&self, side: Colour) -> Duration {
        self.used[side.index()]
    }

    /// How long a side may think now before it loses, or the game's time ends; nothing when it may think for ever.
    #[must_use]
    pub fn allowed(&self, side: Colour, setup: bool) -> Option<Duration> {
        let own = (!self.control.is_untimed()).then(|| self.until_flag(side, setup));
        let game = match self.control.game {
            GameLimit::Time(limit) => Some(limit.saturating_sub(self.used[0] + self.used[1])),
            _ => None,
        };
        own.into_iter().chain(game).min()
    }

    /// The time for this move before the reserve is touched.
    fn for_this_move(&self, setup: bool) -> Duration {
        if setup {
            self.control.per_move.max(AT_LEAST_FOR_SETUP)
        } else {
            self.control.per_move
        }
    }

    fn until_flag(&self, side: Colour, setup: bool) -> Duration {
        let with_reserve = self.for_this_move(setup) + self.reserves[side.index()];
        match self.control.most_per_move {
            Duration::ZERO => with_reserve,
            most if self.control.per_move.is_zero() && self.control.reserve.is_zero() => most,
            most => with_reserve.min(most),
        }
    }

    /// Counts a move that took this long. A setup can cost reserve, but time that it leaves unused is not added.
    pub fn count(&mut self, side: Colour, took: Duration, setup: bool) -> Flag {
        let fallen = !self.control.is_untimed() && took > self.until_flag(side, setup);
        self.used[side.index()] += took;
        if let GameLimit::Time(limit) = self.control.game
            && self.used[0] + self.used[1] > limit
        {
            return Flag::GameOver;
        }
        if fallen {
            return Flag::Fallen(side);
        }
        let given = self.for_this_move(setup);
        let reserve = &mut self.reserves[side.index()];
        if took <= given {
            if setup {
                return Flag::Fine;
            }
            *reserve += (given - took) * self.control.percent / 100;
            if !self.control.most_reserve.is_zero() {
                *reserve = (*reserve).min(self.control.most_reserve);
            }
        } else {
            *reserve = reserve.saturating_sub(took - given);
        }
        Flag::Fine
    }

    /// This clock with what another clock says of `side`: for games in which the sides have different controls.
    #[must_use]
    pub fn with_opponent(mut self, side: Colour, other: &Clock) -> Clock {
        self.reserves[side.index()] = other.reserves[side.index()];
        self.used[side.index()] = other.used[side.index()];
        self
    }
}
