//! Who sits at the table, as the command line says it.

use crate::args::choice;
use crate::context::Context;
use crate::failure::Failure;
use clap::Args;
use hra::answers::Choice;
use hra::tables::OwnPlayers;
use hra::{Player, lot};
use std::path::{Path, PathBuf};

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begins {
    /// The first player, in every game.
    First,
    /// Drawn by lot for every game.
    Lot,
    /// One after another.
    Alternate,
}

impl Choice for Begins {
    const ALL: &'static [(&'static str, Self)] = &[
        ("first", Begins::First),
        ("lot", Begins::Lot),
        ("alternate", Begins::Alternate),
    ];
}

#[derive(Args)]
pub struct PlayerArgs {
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    first: String,
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    second: String,
    #[arg(long, value_name = "A,B")]
    names: Option<String>,
    #[arg(long, value_name = "first|lot|alternate", value_parser = choice::<Begins>(), default_value = "first")]
    begins: Begins,
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub replay: Option<String>,
}

impl PlayerArgs {
    /// For a command that calls its players otherwise.
    pub fn named(players: [&str; 2], names: [String; 2], save: Option<&Path>) -> Self {
        PlayerArgs {
            first: players[0].to_owned(),
            second: players[1].to_owned(),
            names: Some(names.join(",")),
            save: save.map(Path::to_owned),
            replay: None,
            begins: Begins::First,
        }
    }

    /// By how many seats the players move on in a game, counted from 0.
    pub fn turned(&self, game: u64, seats: usize, context: &Context) -> usize {
        match self.begins {
            Begins::First => 0,
            Begins::Alternate => (game % seats.max(1) as u64) as usize,
            Begins::Lot => lot(&mut context.work.streams.stream("begins", game), seats),
        }
    }

    /// Whether who begins is always the same.
    pub fn always_first(&self) -> bool {
        self.begins == Begins::First
    }

    /// Both players, and those in further seats.
    pub fn players(&self, more: &[&str], own: OwnPlayers) -> Result<Vec<Player>, Failure> {
        let both = [self.first.as_str(), self.second.as_str()];
        let all = both.iter().chain(more).map(|text| Player::read(text, own));
        Ok(all.collect::<Result<_, _>>()?)
    }

    /// The names that were given; people without one are asked.
    pub fn names(&self, seats: usize) -> Vec<Option<String>> {
        let mut given = self.names.iter().flat_map(|names| names.split(','));
        let mut next = || {
            given
                .next()
                .map(|name| name.trim().to_owned())
                .filter(|name| !name.is_empty())
        };
        (0..seats).map(|_| next()).collect()
    }
}
