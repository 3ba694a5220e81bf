//! A program of somebody else's at the table: told what happened since it was asked last, and asked for its turn.

use crate::aei::{AeiPlayer, Fault};
use arimaa::{Ply, Reason, Referee};
use lab::arimaa::contest::Moment;
use std::io::Write;

/// A program that somebody else started and speaks to.
pub trait Program: Send {
    /// What it is called in records.
    fn name(&self) -> String;

    /// Its setup or turn, or why it loses instead.
    ///
    /// # Errors
    /// When it gives up, is too late, or fails.
    fn turn(&mut self, moment: &Moment<'_>) -> Result<Ply, Reason>;
}

/// A program that speaks AEI, and what it was told of the game.
pub(super) struct Spoken<W: Write> {
    /// While it lives.
    player: Option<AeiPlayer<W>>,
    name: String,
    told: Option<Referee>,
}

impl<W: Write> Spoken<W> {
    pub(super) fn new(player: AeiPlayer<W>) -> Self {
        Spoken {
            name: player.name.clone(),
            player: Some(player),
            told: None,
        }
    }

    /// Brings the program to where the game is, and asks it.
    fn ask(&mut self, moment: &Moment<'_>) -> Result<String, Fault> {
        let player = self.player.as_mut().ok_or(Fault::Gone)?;
        let (referee, clock) = (moment.referee, moment.clock);
        let told = self.told.as_ref().filter(|told| {
            told.first() == referee.first() && referee.plies().starts_with(told.plies())
        });
        if told.is_none() {
            if clock.control().is_untimed() {
                let half = (moment.allowed / 2).as_secs().to_string();
                player.option("tcmove", &half)?;
                player.option("tcreserve", "0")?;
            } else {
                player.tell_control(clock)?;
            }
            player.send("newgame")?;
            if !referee.began_with_setup() {
                player.send(&format!("setposition {}", referee.first().write_short()))?;
            }
        }
        let known = told.map_or(0, |told| told.plies().len());
        for index in known..referee.plies().len() {
            player.send(&format!("makemove {}", referee.write_ply(index)))?;
        }
        self.told = Some(referee.clone());
        if !clock.control().is_untimed() {
            player.tell_clock(clock, moment.last)?;
        }
        Ok(player.go(moment.allowed)?.bestmove)
    }
}

impl<W: Write + Send> Program for Spoken<W> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn turn(&mut self, moment: &Moment<'_>) -> Result<Ply, Reason> {
        let answer = self.ask(moment).map_err(|fault| match fault {
            Fault::Silent => Reason::Time,
            Fault::Gone | Fault::Noise | Fault::Start(_) => {
                self.player = None;
                Reason::Forfeit
            }
        })?;
        if answer.starts_with("resign") {
            return Err(Reason::Resignation);
        }
        let played = moment.referee.clone().play_text(&answer);
        played.map_err(|_| Reason::Forfeit)
    }
}
