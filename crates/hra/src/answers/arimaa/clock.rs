//! The clocks of a game in progress: reserves and what is allowed, from the times that somebody measured. It looks at no watch.

use super::look::referee;
use super::{ArimaaEnd, colour_name};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::{Clock, Colour, Ending, Flag, GameLimit, Reason, Referee, TimeControl};
use say::Message;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use utoipa::ToSchema;

/// How do the clocks stand?
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaClock {
    /// Per move/reserve/percent/limit of the reserve/limit of the game/most for a move: `2/6/100/0/8/6`.
    pub control: String,
    /// The record so far; nothing where nobody has set up.
    #[serde(default)]
    pub record: String,
    /// Seconds that each setup and turn took, from the first on.
    #[serde(default)]
    pub spent: Vec<f64>,
    /// Seconds that who is to move has used already for this one.
    #[serde(default)]
    pub thinking: f64,
}

/// How the clocks stand.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaClocks {
    /// The control, written in full.
    pub control: String,
    /// Whose clock runs: `gold` or `silver`.
    pub side: &'static str,
    /// Seconds in Gold's reserve.
    pub gold: f64,
    /// Seconds in Silver's.
    pub silver: f64,
    /// Seconds that the setup or turn to come may take in all; nothing where nobody is timed.
    pub allowed: Option<f64>,
    /// How the clock has ended the game.
    pub ended: Option<ArimaaEnd>,
}

/// Longer than a person waits; a number that is none is no time either.
const MOST: f64 = 1e9;

fn seconds(number: f64) -> Result<Duration, Told> {
    if (0.0..=MOST).contains(&number) {
        return Ok(Duration::from_secs_f64(number));
    }
    Err(Told::input(
        Message::new("arimaa-error-spent").with("number", number.to_string()),
        Message::new("arimaa-accepted-spent"),
    ))
}

impl ArimaaClock {
    fn read(&self) -> Result<(TimeControl, Referee), Told> {
        let control: TimeControl = self.control.parse()?;
        let past = if self.record.trim().is_empty() {
            Referee::new()
        } else {
            referee(&self.record)?
        };
        for number in &self.spent {
            seconds(*number)?;
        }
        seconds(self.thinking)?;
        Ok((control, past))
    }
}

impl Question for ArimaaClock {
    const NAME: &'static str = "arimaa.clock";
    const ABOUT: &'static str = "How the clocks of a game stand, from the times that were measured, and whether a flag has fallen.";
    const EXAMPLE: Example =
        Example::only(r#"{"control": "0:15/2:30/100/0/60t", "spent": [20, 65.5], "thinking": 3}"#);
    type Answer = ArimaaClocks;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, _: &mut Asked<'_>) -> Result<ArimaaClocks, Told> {
        let (control, past) = self.read()?;
        let first = if past.began_with_setup() {
            Colour::Gold
        } else {
            past.first().side()
        };
        let mut clock = Clock::new(control);
        let mut side = first;
        let ends = |reason, winner| ArimaaEnd::new(Ending { winner, reason });
        let mut ended = None;
        let mut count = |clock: &mut Clock, side: Colour, index: usize, took: f64| {
            let setup = past.began_with_setup() && index < 2;
            match clock.count(side, seconds(took)?, setup) {
                Flag::Fine => {}
                Flag::Fallen(loser) => ended = ended.or(Some(ends(Reason::Time, loser.other()))),
                Flag::GameOver => ended = ended.or(Some(ArimaaEnd::new(past.score()))),
            }
            Ok::<(), Told>(())
        };
        for (index, took) in self.spent.iter().enumerate() {
            count(&mut clock, side, index, *took)?;
            side = side.other();
        }
        let now = self.spent.len();
        let setup = past.began_with_setup() && now < 2;
        let allowed = clock.allowed(side, setup);
        let mut running = clock;
        count(&mut running, side, now, self.thinking)?;
        if let GameLimit::Turns(most) = control.game
            && now / 2 >= most as usize
        {
            ended = ended.or(Some(ArimaaEnd::new(past.score())));
        }
        Ok(ArimaaClocks {
            control: control.to_string(),
            side: colour_name(side),
            gold: clock.reserve(Colour::Gold).as_secs_f64(),
            silver: clock.reserve(Colour::Silver).as_secs_f64(),
            allowed: allowed.map(|time| time.as_secs_f64()),
            ended,
        })
    }

    fn tell(&self, answer: &ArimaaClocks, _: &Teller) -> String {
        format!("{} {:.0} {:.0}", answer.control, answer.gold, answer.silver)
    }
}
