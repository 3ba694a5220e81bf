//! A game at a table, whichever it is: positions and moves as text and as data, so that terminal, server and page play every game
//! without knowing its rules.

use super::{Advice, Ended, Look, Memory, Path};
use crate::{Player, Told, Words};
use rules::Seat;
use say::Message;
use serde::Serialize;
use serde_json::Value;
use std::time::Duration;
use utoipa::ToSchema;
use work::{Stream, Work};

/// What happens next at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A seat chooses a move.
    Decide(Seat),
    /// Dice fall.
    Roll,
    /// The game is over, and this seat has won it; nobody in a draw.
    Over(Option<Seat>),
}

/// The kinds of moves that are offered by number, and the answers that lead to them.
pub struct Menu {
    /// The messages that name the kinds; none where moves are simply typed.
    pub kinds: &'static [&'static str],
    /// The answers that lead to each move.
    pub paths: Vec<Path>,
    /// The labels of the legal moves.
    pub labels: Vec<String>,
}

/// What a machine wants to do.
pub struct Reply {
    /// The move by its label.
    pub label: String,
    /// What it does.
    pub told: Message,
    /// Why, where the machine plays what it would advise.
    pub reasons: Vec<Message>,
}

/// A game at a table.
pub trait Table: Send {
    /// What a transcript calls the game, with its rules.
    fn title(&self) -> String;

    /// How it is played, for the help.
    fn rules(&self) -> Message;

    /// What is said before the first move, where the players are called so.
    fn opening(&self, _names: &[String]) -> Option<Message> {
        None
    }

    /// How many sit at it.
    fn seats(&self) -> usize;

    /// Whoever is called so.
    ///
    /// # Errors
    /// When there is no such player here.
    fn player(&self, name: &str) -> Result<Player, Told>;

    /// What happens next.
    fn next(&self) -> Next;

    /// The state from which it is played.
    fn start(&self) -> String;

    /// Begins again from another state, as [`Table::start`] writes it.
    ///
    /// # Errors
    /// When the text describes no state of this game; nothing changes then.
    fn restart(&mut self, start: &str) -> Result<(), Told>;

    /// How many steps count, and the labels of all, also of those that were taken back.
    fn steps(&self) -> (usize, &[String]);

    /// Where one of these seats decided last, not counting what was forced; nowhere if none did. Inside a turn that is a step of
    /// it, at the beginning of a turn where the last one began.
    fn last_decision(&self, of: &dyn Fn(Seat) -> bool) -> Option<usize>;

    /// The legal moves, and what leads to them.
    fn menu(&self) -> Menu;

    /// The labels of the legal moves that a text means, one after another; games understand more than they write.
    ///
    /// # Errors
    /// When it means none.
    fn understood(&self, text: &str) -> Result<Vec<String>, Told>;

    /// What is asked after these answers, when they leave these moves possible.
    fn prompt(&self, kind: usize, answers: &[u64], left: &[usize]) -> Message;

    /// The move that is made without asking because there is nothing to decide.
    fn forced(&self) -> Option<String>;

    /// Whether somebody is in the middle of a turn.
    fn begun(&self) -> bool;

    /// How the game ended, where there is more to say than who won.
    fn ending(&self) -> Option<Message>;

    /// Tells how long the decision took that is played next.
    fn spend(&mut self, took: Duration);

    /// The position, drawn with letters.
    fn board(&self, look: Look) -> String;

    /// What is known beside the moves, in words.
    fn known(&mut self, work: &Work) -> Option<Message>;

    /// Plays the move with this label and tells what it does; where dice fall next, the label is a face.
    ///
    /// # Errors
    /// When it is not legal; nothing changes then.
    fn play(&mut self, label: &str) -> Result<Message, Told>;

    /// Plays all that a text means; where dice fall next, it is a face.
    ///
    /// # Errors
    /// When it means no legal moves; nothing changes then.
    fn enter(&mut self, text: &str) -> Result<(), Told> {
        if self.next() == Next::Roll {
            return self.play(text).map(drop);
        }
        for label in self.understood(text)? {
            self.play(&label)?;
        }
        Ok(())
    }

    /// Lets the dice fall; tells the face.
    ///
    /// # Errors
    /// When no dice fall next.
    fn roll(&mut self, random: &mut Stream) -> Result<Message, Told>;

    /// Goes to where so many steps count.
    ///
    /// # Errors
    /// When there are not so many.
    fn go(&mut self, at: usize) -> Result<(), Told>;

    /// A best move by its label, what it does and why it is best.
    ///
    /// # Errors
    /// When nobody is to move, when stopped, or when it would need too much memory.
    fn advise(&mut self, work: &Work) -> Result<(Message, Advice<String>), Told>;

    /// Asks a machine for a move; it is not played yet.
    ///
    /// # Errors
    /// When it is nobody's turn or a person's, when stopped, or when it would need too much memory.
    fn choose(&mut self, player: &Player, work: &Work, random: &mut Stream) -> Result<Reply, Told>;

    /// Lets a machine make a move.
    ///
    /// # Errors
    /// As [`Table::choose`].
    fn reply(&mut self, player: &Player, work: &Work, random: &mut Stream) -> Result<Reply, Told> {
        let reply = self.choose(player, work, random)?;
        self.play(&reply.label)?;
        Ok(reply)
    }

    /// The game so far as its own records write it, where it has such.
    fn record(&self, ended: &Ended<'_>) -> Option<String>;

    /// What is to be remembered of the game, once it is over.
    fn remember(&self, ended: &Ended<'_>) -> Option<Memory>;

    /// Everything that is to be shown.
    fn view(&mut self, work: &Work, words: Words) -> TableView;

    /// A best move, and why it is, in sentences.
    ///
    /// # Errors
    /// As [`Table::advise`].
    fn hint(&mut self, work: &Work, words: Words) -> Result<Hint, Told> {
        let (told, advice) = self.advise(work)?;
        Ok(Hint {
            label: advice.chosen,
            text: words.say(&told),
            explanation: words.lines(&advice.reasons),
        })
    }
}

/// Everything that is to be shown of a game at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableView {
    /// The position as data; what is in it depends on the game.
    #[schema(value_type = Object)]
    pub position: Value,
    /// The position as text.
    pub position_text: String,
    /// The position drawn with letters, for those who have no drawing of their own.
    pub drawing: String,
    /// What happens next.
    pub turn: TurnView,
    /// The legal moves; while dice are to fall, their faces.
    pub legal: Vec<LegalMove>,
    /// Every step, also those that were taken back.
    pub history: Vec<Step>,
    /// How many of the steps count.
    pub at: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seat that won, from 1; nothing in a draw.
    pub winner: Option<u8>,
    /// What just happened and who is to move, in sentences.
    pub announcement: String,
    /// What is known beside the moves; what is in it depends on the game.
    #[schema(value_type = Option<Object>)]
    pub insight: Option<Value>,
}

/// What happens next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TurnView {
    /// Who or what acts.
    pub kind: TurnKind,
    /// The seat that decides, from 1.
    pub seat: Option<u8>,
}

/// Who or what acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum TurnKind {
    /// A seat chooses a move.
    Decide,
    /// Dice fall.
    Chance,
    /// The game is over.
    Over,
}

/// A legal move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegalMove {
    /// By which it is played.
    pub label: String,
    /// The move as data; what is in it depends on the game.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    pub structured: Value,
    /// What it does, in words.
    pub text: String,
}

/// A step of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Step {
    /// The move, or the face on which the dice fell.
    pub label: String,
    /// The seat that made it, from 1; nothing for dice.
    pub by: Option<u8>,
    /// The position afterwards.
    pub position_text: String,
}

/// A best move, and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The move by its label.
    pub label: String,
    /// What it does, in words.
    pub text: String,
    /// Why it is a best one.
    pub explanation: String,
}
