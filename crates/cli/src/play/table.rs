//! The table: games one after another, each from its setup to its end, with whoever plays.

use super::host::{Ended, Host, Move};
use super::turn::{Decision, decide};
use super::{Console, Leave, Player, PlayerArgs, Question, Transcript};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use hra::Session;
use hra::table::winner;
use rand::RngExt;
use rules::{FaceNotation, Game, Notation, Payoff, Seat, Turn};
use say::Message;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// A game that is set up: its rules, its host, and where it starts.
pub struct Setup<H: Host> {
    pub game: H::Game,
    pub host: H,
}

/// Plays games until nobody wants another. `setup` prepares each, asking what it must; with a transcript to replay it is
/// given the start that the transcript tells.
pub fn host_games<H: Host>(
    context: &Context,
    args: &PlayerArgs,
    setup: impl FnMut(&mut Console, Option<&Transcript>) -> Result<Setup<H>, Leave>,
) -> Result<(), Failure> {
    host_games_for(context, args, &[], setup)
}

/// The same with more than two at the table: who sits in the further seats.
pub fn host_games_for<H: Host>(
    context: &Context,
    args: &PlayerArgs,
    more: &[&str],
    mut setup: impl FnMut(&mut Console, Option<&Transcript>) -> Result<Setup<H>, Leave>,
) -> Result<(), Failure> {
    let players = args.players::<H>(more)?;
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
        let played = setup(&mut console, replayed.as_ref()).and_then(|setup| {
            if let Some(transcript) = &replayed {
                same_game(transcript, &setup.host.title())?;
            }
            let mut names = args.names(players.len());
            if let Some(transcript) = &replayed {
                transcript.lend_names(&mut names);
            }
            name_players(&mut console, &players, &mut names)?;
            let start = match &replayed {
                Some(transcript) => setup.game.read_state(&transcript.start)?,
                None => setup.game.start(),
            };
            let mut table = Table {
                context,
                console: &mut console,
                host: setup.host,
                session: Session::from_state(setup.game, start),
                players: players.clone(),
                names: names.into_iter().map(Option::unwrap_or_default).collect(),
                save: args.save.as_deref().map(|path| numbered(path, number)),
                number,
            };
            if let Some(transcript) = &replayed {
                table.replay(transcript)?;
            }
            let ended = table.play();
            last = Some(table.transcript());
            ended
        });
        if let Err(leave) = played {
            break leave;
        }
        match another(&mut console, &players) {
            Ok(true) => {}
            Ok(false) => break Leave::Quit,
            Err(leave) => break leave,
        }
    };
    if context.json && matches!(ended, Leave::EndOfInput | Leave::Quit) {
        context.answer(
            &last.as_ref().map(Played::of).unwrap_or_default(),
            String::new,
        )?;
    } else if matches!(ended, Leave::EndOfInput | Leave::Interrupted) {
        // The prompt that was left open.
        let _ = console.say(&Message::new("play-goodbye"));
    }
    ended.ended()
}

/// The last game; nothing in it where none was begun.
#[derive(Default, Serialize)]
struct Played<'t> {
    game: Option<&'t str>,
    start: Option<&'t str>,
    players: &'t [String],
    moves: &'t [String],
    winner: Option<&'t str>,
}

impl<'t> Played<'t> {
    fn of(transcript: &'t Transcript) -> Self {
        Played {
            game: Some(&transcript.game),
            start: Some(&transcript.start),
            players: &transcript.players,
            moves: &transcript.moves,
            winner: transcript.result.as_deref(),
        }
    }
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

struct Table<'t, H: Host> {
    context: &'t Context,
    console: &'t mut Console,
    host: H,
    session: Session<H::Game>,
    players: Vec<Player>,
    names: Vec<String>,
    save: Option<PathBuf>,
    /// Which game at this table, from one.
    number: u64,
}

impl<H: Host> Table<'_, H> {
    fn play(&mut self) -> Result<(), Leave> {
        let mut random = self.context.work.streams.stream("play", self.number - 1);
        loop {
            self.keep()?;
            match self.session.turn() {
                Turn::Over(payoff) => return self.announce(payoff),
                Turn::Chance(_) => {
                    if let Some(face) = self.session.roll(&mut random) {
                        let rolled = Message::new("play-rolled")
                            .with("face", <H::Game as Game>::Dice::write_face(face));
                        self.console.say(&rolled)?;
                    }
                }
                Turn::Decide(seat) => {
                    let forced = self.host.forced(self.session.game(), self.session.state());
                    if let Some(chosen) = forced {
                        self.make(seat, &chosen)?;
                        continue;
                    }
                    self.show(seat)?;
                    match self.players[seat.index()].clone() {
                        Player::Human => self.person(seat)?,
                        Player::Own(name) => {
                            let number = self.session.labels().len() as u32 + 1;
                            let (game, state) = (self.session.game(), self.session.state());
                            let work = &self.context.work;
                            let chosen = self.host.own_move(
                                &name,
                                game,
                                state,
                                number,
                                work,
                                &mut random,
                            )?;
                            self.make(seat, &chosen)?;
                        }
                        machine => {
                            if machine.strays(&mut random) {
                                let moves = self.session.moves();
                                let chosen = &moves[random.random_range(0..moves.len())];
                                self.make(seat, chosen)?;
                            } else {
                                self.best(seat)?;
                            }
                        }
                    }
                }
            }
        }
    }

    fn show(&mut self, seat: Seat) -> Result<(), Leave> {
        let board = self.host.board(
            self.session.game(),
            self.session.state(),
            self.console.words,
        );
        let name = self.names[seat.index()].clone();
        self.console
            .say(&Message::new("play-to-move").with("name", name))?;
        self.console.line(&board)
    }

    fn person(&mut self, seat: Seat) -> Result<(), Leave> {
        match decide(self.console, self.context, &self.host, &self.session)? {
            Decision::Play(chosen) => self.make(seat, &chosen),
            Decision::PlayBest => self.best(seat),
            Decision::Undo => self.undo(),
            Decision::Save(path) => {
                let saved = self
                    .write(&path)
                    .map(|()| Message::new("play-saved").with("path", path.display().to_string()));
                match saved {
                    Ok(message) => self.console.say(&message),
                    // A bad file name is no reason to lose the game.
                    Err(Failure::Told(told)) => self.console.say(&told.message),
                    Err(other) => Err(Leave::Failed(other)),
                }
            }
        }
    }

    /// Plays a move and says so.
    fn make(&mut self, seat: Seat, chosen: &Move<H>) -> Result<(), Leave> {
        let told = self
            .host
            .told(self.session.game(), self.session.state(), chosen);
        self.session.play(chosen);
        let played = Message::new("play-played")
            .with("name", self.names[seat.index()].as_str())
            .with("move", told);
        self.console.say(&played)
    }

    /// Plays the best move and explains it.
    fn best(&mut self, seat: Seat) -> Result<(), Leave> {
        let advice = self.host.advise(
            self.session.game(),
            self.session.state(),
            &self.context.work,
        )?;
        if self.players.contains(&Player::Human) {
            self.console
                .line(&self.context.words.lines(&advice.reasons))?;
        }
        self.make(seat, &advice.chosen)
    }

    /// Back to the last decision of a person.
    fn undo(&mut self) -> Result<(), Leave> {
        let mut undone = false;
        while self.session.undo() {
            undone = true;
            let decides = |seat: Seat| self.players[seat.index()] == Player::Human;
            if matches!(self.session.turn(), Turn::Decide(seat) if decides(seat)) {
                break;
            }
        }
        self.console.say(&Message::new(if undone {
            "play-undone"
        } else {
            "play-nothing-to-undo"
        }))
    }

    fn announce(&mut self, payoff: Payoff) -> Result<(), Leave> {
        let message = match winner(payoff) {
            Some(seat) => Message::new("play-won").with("name", self.names[seat.index()].as_str()),
            None => Message::new("play-drawn"),
        };
        let board = self.host.board(
            self.session.game(),
            self.session.state(),
            self.console.words,
        );
        self.console.line(&board)?;
        self.console.say(&message)?;
        let ended = Ended {
            players: self.players.iter().map(Player::name).collect(),
            names: &self.names,
            state: self.session.state(),
            moves: self.session.labels().len(),
        };
        match self.host.over(&ended, self.console.words)? {
            Some(said) => self.console.line(&said),
            None => Ok(()),
        }
    }

    /// Plays again what a transcript tells, with words; then the game goes on from there.
    fn replay(&mut self, transcript: &Transcript) -> Result<(), Leave> {
        let wrong = |text: &str| {
            let message = Message::new("play-error-after-end").with("text", text);
            Leave::Failed(Failure::input(
                message,
                Message::new("play-accepted-game").with("game", transcript.game.as_str()),
            ))
        };
        for text in &transcript.moves {
            if let Turn::Chance(_) = self.session.turn() {
                self.session
                    .roll_text(text)
                    .map_err(|error| Leave::Failed(error.into()))?;
                let rolled = Message::new("play-rolled").with("face", text.as_str());
                self.console.say(&rolled)?;
                continue;
            }
            let Turn::Decide(seat) = self.session.turn() else {
                return Err(wrong(text));
            };
            let chosen = self
                .session
                .game()
                .read_move(self.session.state(), text)
                .map_err(|error| Leave::Failed(error.into()))?;
            self.make(seat, &chosen)?;
        }
        // What a transcript says of its end must be what its moves lead to.
        match (&transcript.result, self.transcript().result) {
            (Some(told), found) if found.as_ref() != Some(told) => return Err(wrong(told)),
            _ => {}
        }
        Ok(())
    }

    fn transcript(&self) -> Transcript {
        let player = |seat: usize| format!("{} ({})", self.names[seat], self.players[seat].name());
        let result = match self.session.turn() {
            Turn::Over(payoff) => {
                Some(winner(payoff).map_or("draw".to_owned(), |seat| seat.to_string()))
            }
            _ => None,
        };
        Transcript {
            game: self.host.title(),
            start: self.session.game().write_state(self.session.first()),
            players: (0..self.players.len()).map(player).collect(),
            moves: self.session.labels().to_vec(),
            result,
        }
    }

    fn write(&self, path: &Path) -> Result<(), Failure> {
        files::write_atomically(path, self.transcript().write().as_bytes())
    }

    /// After every move, so that nothing is lost whatever happens.
    fn keep(&self) -> Result<(), Leave> {
        match &self.save {
            Some(path) => self.write(path).map_err(Leave::Failed),
            None => Ok(()),
        }
    }
}
