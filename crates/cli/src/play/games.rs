//! Games one after another at one table: set up, played, kept, and whether another is wanted.

use super::seats::Seats;
use super::{Console, Leave, PlayerArgs, Question};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use hra::tables::{Memory, OwnPlayers, Transcript};
use hra::{Player, Table};
use say::Message;
use std::path::{Path, PathBuf};

/// Keeps what is to be remembered of a game, and tells where.
type Keep<'h> = dyn Fn(&Memory) -> Result<Message, Failure> + 'h;

/// What a command adds to its game.
pub struct House<'h> {
    /// The players that only this game has.
    pub own: OwnPlayers,
    /// Who sits in the third seat and in further ones.
    pub more: &'h [&'h str],
    /// Whether what is known beside the moves is shown with every board.
    pub live: bool,
    /// What keeps its games, where they are remembered.
    pub keep: Option<&'h Keep<'h>>,
}

impl Default for House<'_> {
    fn default() -> Self {
        House {
            own: OwnPlayers::NONE,
            more: &[],
            live: false,
            keep: None,
        }
    }
}

/// Plays games until nobody wants another. `setup` prepares each, asking what it must; with a transcript to replay it is
/// given it, for the start that it tells.
pub fn host_games(
    context: &Context,
    args: &PlayerArgs,
    house: &House<'_>,
    mut setup: impl FnMut(&mut Console, Option<&Transcript>) -> Result<Box<dyn Table>, Leave>,
) -> Result<(), Failure> {
    let persons = args.players(house.more, house.own)?;
    // Where who begins changes, names belong to persons and not to seats, and are asked for once.
    let mut known = args.names(persons.len());
    let mut replayed = match &args.replay {
        Some(path) => Some(Transcript::read(&files::read_text(path)?)?),
        None => None,
    };
    let mut console = Console::new(context);
    let mut last = None;
    let mut number = 0;
    let ended = loop {
        // A transcript is played again once; another game is a new one.
        let replayed = replayed.take();
        number += 1;
        let turned = match replayed {
            Some(_) => 0,
            None => args.turned(number - 1, persons.len(), context),
        };
        let mut players = persons.clone();
        players.rotate_left(turned);
        let played = setup(&mut console, replayed.as_ref()).and_then(|mut table| {
            let mut names = match args.always_first() {
                true => args.names(persons.len()),
                false => known.clone(),
            };
            if let Some(transcript) = &replayed {
                same_game(transcript, &table.title())?;
                transcript.lend_names(&mut names);
            }
            name_players(&mut console, &persons, &mut names)?;
            known.clone_from(&names);
            names.rotate_left(turned);
            if let (false, Some(Some(name))) = (args.always_first(), names.first()) {
                console.say(&Message::new("play-begins").with("name", name.as_str()))?;
            }
            if let Some(transcript) = &replayed {
                table.restart(&transcript.start)?;
            }
            let mut seats = Seats {
                context,
                house,
                console: &mut console,
                table,
                players: &players,
                names: names.into_iter().map(Option::unwrap_or_default).collect(),
                save: args.save.as_deref().map(|path| numbered(path, number)),
                random: context.work.streams.stream("play", number - 1),
            };
            if let Some(transcript) = &replayed {
                seats.replay(transcript)?;
            }
            let ended = seats.play();
            last = Some(seats.document());
            ended
        });
        if let Err(leave) = played {
            break leave;
        }
        match another(&mut console, &persons) {
            Ok(true) => {}
            Ok(false) => break Leave::Quit,
            Err(leave) => break leave,
        }
    };
    if context.json && matches!(ended, Leave::EndOfInput | Leave::Quit) {
        context.answer(&last.unwrap_or_default(), String::new)?;
    } else if matches!(ended, Leave::EndOfInput | Leave::Interrupted) {
        // The prompt that was left open.
        let _ = console.say(&Message::new("play-goodbye"));
    }
    ended.ended()
}

/// The file for the first game is the one that was named; later games get a number of their own.
fn numbered(path: &Path, number: u64) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn same_game(transcript: &Transcript, title: &str) -> Result<(), Leave> {
    if transcript.game == title {
        return Ok(());
    }
    Err(Leave::Failed(Failure::input(
        Message::new("play-error-other-game").with("found", transcript.game.as_str()),
        Message::new("play-accepted-game").with("game", title),
    )))
}

/// People are asked for their names; machines are called what they are.
fn name_players(
    console: &mut Console,
    players: &[Player],
    names: &mut [Option<String>],
) -> Result<(), Leave> {
    let prompts = ["play-prompt-first-name", "play-prompt-second-name"].into_iter();
    let prompts = prompts.chain(std::iter::repeat("play-prompt-next-name"));
    for ((name, player), prompt) in names.iter_mut().zip(players).zip(prompts) {
        while name.is_none() {
            *name = match player {
                Player::Human => match console.ask(&Message::new(prompt))?.as_str() {
                    "h" => {
                        console.say(&Message::new("play-help-name"))?;
                        None
                    }
                    answer => Some(answer.to_owned()),
                },
                machine => Some(machine.name()),
            }
            .filter(|name| !name.is_empty());
        }
    }
    Ok(())
}

/// Whether another game is wanted; machines among themselves play just one.
fn another(console: &mut Console, players: &[Player]) -> Result<bool, Leave> {
    if !players.contains(&Player::Human) {
        return Ok(false);
    }
    loop {
        for id in ["play-menu-head", "play-another-menu"] {
            console.say(&Message::new(id))?;
        }
        let question = Question {
            prompt: Message::new("play-prompt"),
            help: Message::new("play-another-help"),
            allowed: vec![1, 2, 3],
        };
        match console.number(&question)? {
            Some(1) => return Ok(true),
            Some(2) => return Ok(false),
            _ => console.say(&Message::new("play-another-help"))?,
        }
    }
}
