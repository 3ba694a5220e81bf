//! One person's turn: the menu, the questions that lead to a move, and everything else that may be said instead of one.

use super::host::{Host, Move};
use super::{Console, Leave, Question};
use crate::context::Context;
use hra::Session;
use rules::Notation;
use say::Message;
use std::path::PathBuf;

/// What a person decided.
pub(super) enum Decision<M> {
    Play(M),
    PlayBest,
    Undo,
    Save(PathBuf),
}

/// Asks until something was decided.
pub(super) fn decide<H: Host>(
    console: &mut Console,
    context: &Context,
    host: &H,
    session: &Session<H::Game>,
) -> Result<Decision<Move<H>>, Leave> {
    let turn = Turn {
        context,
        host,
        session,
        moves: session.moves(),
    };
    turn.menu(console)?;
    loop {
        let answer = console.ask(&Message::new("play-prompt"))?;
        // A move that is written out comes first: its name may be any word.
        if let Ok(chosen) = session.game().read_move(session.state(), &answer) {
            return Ok(Decision::Play(chosen));
        }
        let best = host.kinds().len() + 1;
        match answer.strip_prefix(':').unwrap_or(&answer) {
            "h" => turn.help(console)?,
            "o" => return Ok(Decision::PlayBest),
            "t" => turn.hint(console)?,
            "u" => return Ok(Decision::Undo),
            "q" => return Err(Leave::Quit),
            "s" => {
                let path = console.ask(&Message::new("play-prompt-file"))?;
                if !path.is_empty() {
                    return Ok(Decision::Save(path.into()));
                }
            }
            "m" => turn.list(console)?,
            word => match word.parse::<usize>() {
                Ok(kind) if turn.offers(kind) => {
                    if let Some(chosen) = turn.guided(console, kind - 1)? {
                        return Ok(Decision::Play(chosen));
                    }
                    turn.menu(console)?;
                }
                Ok(number) if best > 1 && number == best => return Ok(Decision::PlayBest),
                Ok(number) if best > 1 && number == best + 1 => turn.help(console)?,
                _ => turn.refuse(console, &answer)?,
            },
        }
    }
}

struct Turn<'t, H: Host> {
    context: &'t Context,
    host: &'t H,
    session: &'t Session<H::Game>,
    moves: Vec<Move<H>>,
}

impl<H: Host> Turn<'_, H> {
    /// Whether the menu shows this kind of move now.
    fn offers(&self, kind: usize) -> bool {
        kind > 0
            && self.moves.iter().any(|chosen| {
                self.host
                    .paths(self.session.state(), chosen)
                    .iter()
                    .any(|(of, _)| of + 1 == kind)
            })
    }

    fn menu(&self, console: &mut Console) -> Result<(), Leave> {
        let kinds = self.host.kinds();
        if kinds.is_empty() {
            return console.say(&Message::new("play-menu-plain"));
        }
        console.say(&Message::new("play-menu-head"))?;
        let words = console.words;
        let mut item =
            |number: usize, id: &'static str| console.line(&format!("{number}) {}", words.get(id)));
        for (at, id) in kinds
            .iter()
            .enumerate()
            .filter(|(at, _)| self.offers(at + 1))
        {
            item(at + 1, id)?;
        }
        item(kinds.len() + 1, "play-menu-best")?;
        item(kinds.len() + 2, "play-menu-help")
    }

    fn help(&self, console: &mut Console) -> Result<(), Leave> {
        console.say(&self.host.rules())?;
        console.say(&Message::new("play-help"))
    }

    fn hint(&self, console: &mut Console) -> Result<(), Leave> {
        let (game, state) = (self.session.game(), self.session.state());
        let advice = self.host.advise(game, state, &self.context.work)?;
        let told = self.host.told(game, state, &advice.chosen);
        console.say(&Message::new("play-hint").with("move", told))?;
        console.line(&self.context.words.lines(&advice.reasons))
    }

    fn list(&self, console: &mut Console) -> Result<(), Leave> {
        let (game, state) = (self.session.game(), self.session.state());
        for chosen in &self.moves {
            console.line(&format!("  {}", game.write_move(state, chosen)))?;
        }
        Ok(())
    }

    fn refuse(&self, console: &mut Console, answer: &str) -> Result<(), Leave> {
        let kinds = self.host.kinds();
        if kinds.is_empty() {
            let (game, state) = (self.session.game(), self.session.state());
            let labels: Vec<String> = self
                .moves
                .iter()
                .map(|chosen| game.write_move(state, chosen))
                .collect();
            return console.say(
                &Message::new("play-error-move")
                    .with("text", answer)
                    .with("moves", labels.join(" ")),
            );
        }
        let mut choices: Vec<String> = (1..=kinds.len())
            .filter(|&kind| self.offers(kind))
            .map(|kind| kind.to_string())
            .collect();
        choices.extend([(kinds.len() + 1).to_string(), (kinds.len() + 2).to_string()]);
        let message = Message::new("play-error-choice");
        console.say(
            &message
                .with("text", answer)
                .with("choices", choices.join(", ")),
        )
    }

    /// Asks question after question until one move is left; nothing when the player goes back.
    fn guided(&self, console: &mut Console, kind: usize) -> Result<Option<Move<H>>, Leave> {
        let mut paths: Vec<(Vec<u64>, &Move<H>)> = Vec::new();
        for chosen in &self.moves {
            let leading = self.host.paths(self.session.state(), chosen);
            let of_kind = leading.into_iter().filter(|(of, _)| *of == kind);
            paths.extend(of_kind.map(|(_, path)| (path, chosen)));
        }
        let mut answers: Vec<u64> = Vec::new();
        loop {
            if let Some((_, chosen)) = paths.iter().find(|(path, _)| path.len() == answers.len()) {
                return Ok(Some((*chosen).clone()));
            }
            let mut allowed: Vec<u64> = paths.iter().map(|(path, _)| path[answers.len()]).collect();
            allowed.sort_unstable();
            allowed.dedup();
            let left: Vec<&Move<H>> = paths.iter().map(|(_, chosen)| *chosen).collect();
            let question = Question {
                prompt: self.host.prompt(kind, &answers, &left),
                help: Message::new("play-help-number"),
                allowed,
            };
            let Some(answer) = console.number(&question)? else {
                return Ok(None);
            };
            paths.retain(|(path, _)| path[answers.len()] == answer);
            answers.push(answer);
        }
    }
}
