//! `hra arimaa play`: Arimaa in the terminal between people, our engine and programs that speak AEI, with clocks where asked.

use super::given;
use super::matches::engine::{Engine, Fault, command_line};
use super::matches::no_engine;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{House, PlayerArgs, host_games};
use ::arimaa::{Ply, Reason, Referee, TimeControl};
use clap::Args;
use hra::tables::{OwnPlayers, Patience, arimaa};
use lab::arimaa::contest::Moment;
use std::collections::HashMap;
use std::path::PathBuf;

#[derive(Args)]
pub struct PlayArgs {
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    gold: String,
    #[arg(long, value_name = "PLAYER", default_value = "hra")]
    silver: String,
    #[arg(long, value_name = "M/R/P/L/G/T")]
    time: Option<String>,
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Whatever no game has and is none of our engine's names is the command line of a program.
const PLAYERS: OwnPlayers = OwnPlayers {
    listed: arimaa::PLAYERS.listed,
    knows: |name| (arimaa::PLAYERS.knows)(name) || is_program(name),
};

fn is_program(name: &str) -> bool {
    let everywhere = matches!(name, "human" | "random" | "perfect") || name.starts_with("student:");
    !everywhere && !(arimaa::PLAYERS.knows)(name)
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let control = match &args.time {
        Some(text) => Some(text.parse::<TimeControl>()?),
        None => None,
    };
    let names = ["arimaa-side-gold", "arimaa-side-silver"].map(|id| context.words.get(id));
    let both = [args.gold.as_str(), args.silver.as_str()];
    let players = PlayerArgs::named(both, names, args.save.as_deref());
    let house = House {
        own: PLAYERS,
        live: control.is_some(),
        ..House::default()
    };
    host_games(context, &players, &house, |_, _| {
        let given = args.position.as_deref().map(given).transpose()?;
        let mut programs = HashMap::new();
        for name in both.into_iter().filter(|name| is_program(name)) {
            let program: Box<dyn arimaa::Program> = Box::new(Program::start(name)?);
            programs.insert(name.to_owned(), program);
        }
        let brought = arimaa::House { control, programs };
        Ok(arimaa::seat(given, brought, Patience::Long)?)
    })
}

/// A program at the table, and what it was told of the game.
struct Program {
    /// While it lives.
    engine: Option<Engine>,
    name: String,
    told: Option<Referee>,
}

impl Program {
    fn start(text: &str) -> Result<Self, Failure> {
        let words = command_line(text).ok_or_else(|| no_engine(text, &Fault::Gone))?;
        let engine = Engine::start(&words, &[]).map_err(|fault| no_engine(text, &fault))?;
        Ok(Program {
            name: engine.name.clone(),
            engine: Some(engine),
            told: None,
        })
    }

    /// Brings the program to where the game is, and asks it.
    fn ask(&mut self, moment: &Moment<'_>) -> Result<String, Fault> {
        let engine = self.engine.as_mut().ok_or(Fault::Gone)?;
        let (referee, clock) = (moment.referee, moment.clock);
        let told = self.told.as_ref().filter(|told| {
            told.first() == referee.first() && referee.plies().starts_with(told.plies())
        });
        if told.is_none() {
            if clock.control().is_untimed() {
                let half = (moment.allowed / 2).as_secs().to_string();
                engine.option("tcmove", &half)?;
                engine.option("tcreserve", "0")?;
            } else {
                engine.tell_control(clock)?;
            }
            engine.send("newgame")?;
            if !referee.began_with_setup() {
                engine.send(&format!("setposition {}", referee.first().write_short()))?;
            }
        }
        let known = told.map_or(0, |told| told.plies().len());
        for index in known..referee.plies().len() {
            engine.send(&format!("makemove {}", referee.write_ply(index)))?;
        }
        self.told = Some(referee.clone());
        if !clock.control().is_untimed() {
            engine.tell_clock(clock, moment.last)?;
        }
        Ok(engine.go(moment.allowed)?.bestmove)
    }
}

impl arimaa::Program for Program {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn turn(&mut self, moment: &Moment<'_>) -> Result<Ply, Reason> {
        let answer = self.ask(moment).map_err(|fault| match fault {
            Fault::Silent => Reason::Time,
            Fault::Gone | Fault::Start(_) => {
                self.engine = None;
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
