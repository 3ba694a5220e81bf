//! A game at a table, whichever it is: positions and moves as text and as data, so that a page can play every game without
//! knowing its rules. A game takes part by implementing [`Guide`]; rules, moves and notation come from its traits.

use crate::{Player, Session, Told, Words};
use rand::RngExt;
use rules::{FaceNotation, Game, MAX_SEATS, Notation, Payoff, Seat, Turn};
use say::Message;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use work::{Stream, Work};

/// A move to make, and why.
pub struct Advice<M> {
    /// The move.
    pub chosen: M,
    /// Why it is.
    pub reasons: Vec<Message>,
}

/// A state of the guide's game.
pub type State<G> = <<G as Guide>::Game as Game>::State;
/// A move of the guide's game.
pub type Move<G> = <<G as Guide>::Game as Game>::Move;

/// What a game adds to its rules so that it can be played at a table.
pub trait Guide: Send {
    /// The game.
    type Game: Notation;

    /// The position as data, for a drawing.
    fn position(&self, game: &Self::Game, state: &State<Self>) -> Value;

    /// A move as data, for a drawing.
    fn structured(&self, game: &Self::Game, state: &State<Self>, chosen: &Move<Self>) -> Value;

    /// What a move does, said of the player who makes it: “take 2 from heap 1”.
    fn told(&self, game: &Self::Game, state: &State<Self>, chosen: &Move<Self>) -> Message;

    /// A best move, and why it is.
    ///
    /// # Errors
    /// When stopped, or when it would need too much memory.
    fn advise(
        &self,
        game: &Self::Game,
        state: &State<Self>,
        work: &Work,
    ) -> Result<Advice<Move<Self>>, Told>;

    /// What is known of a position beside its moves, such as who will probably win; nothing for most games.
    fn insight(&self, _: &Self::Game, _: &State<Self>) -> Option<Value> {
        None
    }

    /// The message that lists the players which only this game has, where there are any.
    fn own_players(&self) -> Option<&'static str> {
        None
    }

    /// Whether this game has a player of its own by this name, such as a strategy.
    fn knows_player(&self, _name: &str) -> bool {
        false
    }

    /// The move of a player of its own.
    ///
    /// # Errors
    /// When stopped, or when it would need too much memory.
    fn own_move(
        &self,
        _name: &str,
        game: &Self::Game,
        state: &State<Self>,
        work: &Work,
        _random: &mut Stream,
    ) -> Result<Move<Self>, Told> {
        Ok(self.advise(game, state, work)?.chosen)
    }
}

/// A game at a table.
pub trait Table: Send {
    /// Everything that is to be shown.
    fn view(&self, words: Words) -> TableView;

    /// Plays the move with this label; where dice fall next, the label is a face.
    ///
    /// # Errors
    /// When it is not legal; nothing changes then.
    fn play(&mut self, label: &str) -> Result<(), Told>;

    /// Lets the dice fall.
    ///
    /// # Errors
    /// When no dice fall next.
    fn roll(&mut self, random: &mut Stream) -> Result<(), Told>;

    /// Goes to where so many steps count.
    ///
    /// # Errors
    /// When there are not so many.
    fn go(&mut self, at: usize) -> Result<(), Told>;

    /// How many steps count, and the labels of all, also of those that were taken back.
    fn steps(&self) -> (usize, &[String]);

    /// A best move, and why it is.
    ///
    /// # Errors
    /// When nobody is to move, when stopped, or when it would need too much memory.
    fn hint(&self, work: &Work, words: Words) -> Result<Hint, Told>;

    /// Lets a machine make a move.
    ///
    /// # Errors
    /// When there is no such player, when nobody is to move, when stopped, or when it would need too much memory.
    fn reply(&mut self, player: &str, work: &Work, random: &mut Stream) -> Result<(), Told>;
}

/// Everything that is to be shown of a game at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableView {
    /// The position as data; what is in it depends on the game.
    #[schema(value_type = Object)]
    pub position: Value,
    /// The position as text.
    pub position_text: String,
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

/// A session with its guide.
pub struct Seated<G: Guide> {
    session: Session<G::Game>,
    guide: G,
}

impl<G: Guide> Seated<G> {
    /// A new game.
    pub fn new(game: G::Game, guide: G) -> Self {
        Seated {
            session: Session::new(game),
            guide,
        }
    }

    /// A game that starts in the middle.
    pub fn from_state(game: G::Game, start: State<G>, guide: G) -> Self {
        Seated {
            session: Session::from_state(game, start),
            guide,
        }
    }

    fn decides(&self) -> Result<(), Told> {
        match self.session.turn() {
            Turn::Decide(_) => Ok(()),
            Turn::Chance(_) => Err(Told::input(
                Message::new("table-error-dice"),
                Message::new("table-accepted-roll"),
            )),
            Turn::Over(_) => Err(Told::input(
                Message::new("table-error-over"),
                Message::new("table-accepted-undo"),
            )),
        }
    }

    /// What happened in a step, in a sentence.
    fn step_told(&self, at: usize) -> Option<Message> {
        let (game, before) = (self.session.game(), self.session.states().get(at)?);
        let label = self.session.all_labels().get(at)?;
        match game.turn(before) {
            Turn::Decide(seat) => {
                let chosen = game.read_move(before, label).ok()?;
                let told = self.guide.told(game, before, &chosen);
                Some(
                    Message::new("play-played")
                        .with("name", player(seat))
                        .with("move", told),
                )
            }
            Turn::Chance(_) => Some(Message::new("play-rolled").with("face", label.as_str())),
            Turn::Over(_) => None,
        }
    }

    fn announcement(&self) -> Vec<Message> {
        let last = self.session.at().checked_sub(1);
        let mut sentences: Vec<Message> = last
            .and_then(|last| self.step_told(last))
            .into_iter()
            .collect();
        sentences.push(match self.session.turn() {
            Turn::Decide(seat) => Message::new("table-to-move").with("name", player(seat)),
            Turn::Chance(_) => Message::new("table-to-roll"),
            Turn::Over(payoff) => match winner(payoff) {
                Some(seat) => Message::new("play-won").with("name", player(seat)),
                None => Message::new("play-drawn"),
            },
        });
        sentences
    }
}

fn player(seat: Seat) -> Message {
    Message::new("table-player").with("seat", seat.to_string())
}

/// The seat that receives more than every other; none in a draw.
#[must_use]
pub fn winner(payoff: Payoff) -> Option<Seat> {
    let shares = (0..MAX_SEATS as u8).map(|seat| (payoff.of(Seat(seat)), Seat(seat)));
    let (most, seat) = shares.clone().max_by_key(|&(share, _)| share)?;
    let several = shares.filter(|&(share, _)| share == most).count() > 1;
    (!several).then_some(seat)
}

impl<G: Guide> Table for Seated<G>
where
    G::Game: Send,
    State<G>: Send,
{
    fn view(&self, words: Words) -> TableView {
        let (game, state) = (self.session.game(), self.session.state());
        let (kind, seat, won) = match self.session.turn() {
            Turn::Decide(seat) => (TurnKind::Decide, Some(seat), None),
            Turn::Chance(_) => (TurnKind::Chance, None, None),
            Turn::Over(payoff) => (TurnKind::Over, None, winner(payoff)),
        };
        let number = |seat: Seat| seat.0 + 1;
        let moves = self.session.moves().into_iter().map(|chosen| LegalMove {
            label: game.write_move(state, &chosen),
            structured: self.guide.structured(game, state, &chosen),
            text: words.say(&self.guide.told(game, state, &chosen)),
        });
        let faces = self.session.faces().into_iter().map(|(face, weight)| {
            let label = <G::Game as Game>::Dice::write_face(face);
            LegalMove {
                structured: serde_json::json!({ "face": label, "weight": weight }),
                text: words.say(&Message::new("play-rolled").with("face", label.as_str())),
                label,
            }
        });
        let steps = self.session.all_labels().iter().zip(self.session.states());
        let after = &self.session.states()[1..];
        let history = steps.zip(after).map(|((label, before), after)| Step {
            label: label.clone(),
            by: match game.turn(before) {
                Turn::Decide(seat) => Some(number(seat)),
                _ => None,
            },
            position_text: game.write_state(after),
        });
        let announcement: Vec<String> = self
            .announcement()
            .iter()
            .map(|sentence| words.say(sentence))
            .collect();
        TableView {
            position: self.guide.position(game, state),
            position_text: game.write_state(state),
            turn: TurnView {
                kind,
                seat: seat.map(number),
            },
            legal: moves.chain(faces).collect(),
            history: history.collect(),
            at: self.session.at(),
            over: kind == TurnKind::Over,
            winner: won.map(number),
            announcement: announcement.join(" "),
            insight: self.guide.insight(game, state),
        }
    }

    fn play(&mut self, label: &str) -> Result<(), Told> {
        if let Turn::Chance(_) = self.session.turn() {
            self.session.roll_text(label)?;
            return Ok(());
        }
        self.decides()?;
        self.session.play_text(label)?;
        Ok(())
    }

    fn roll(&mut self, random: &mut Stream) -> Result<(), Told> {
        match self.session.roll(random) {
            Some(_) => Ok(()),
            None => Err(Told::input(
                Message::new("table-error-no-dice"),
                Message::new("table-accepted-move"),
            )),
        }
    }

    fn go(&mut self, at: usize) -> Result<(), Told> {
        if self.session.go(at) {
            return Ok(());
        }
        let most = self.session.all_labels().len();
        Err(Told::input(
            Message::new("table-error-step").with("text", at.to_string()),
            Message::new("accepted-number-from-to")
                .with("from", 0)
                .with("to", most),
        ))
    }

    fn steps(&self) -> (usize, &[String]) {
        (self.session.at(), self.session.all_labels())
    }

    fn hint(&self, work: &Work, words: Words) -> Result<Hint, Told> {
        self.decides()?;
        let (game, state) = (self.session.game(), self.session.state());
        let advice = self.guide.advise(game, state, work)?;
        Ok(Hint {
            label: game.write_move(state, &advice.chosen),
            text: words.say(&self.guide.told(game, state, &advice.chosen)),
            explanation: words.lines(&advice.reasons),
        })
    }

    fn reply(&mut self, player: &str, work: &Work, random: &mut Stream) -> Result<(), Told> {
        self.decides()?;
        let knows = |name: &str| self.guide.knows_player(name);
        let player = Player::read(player, knows, self.guide.own_players());
        let player = player?;
        let (game, state) = (self.session.game(), self.session.state());
        let chosen = match &player {
            Player::Own(name) => self.guide.own_move(name, game, state, work, random)?,
            machine if machine.strays(random) => {
                let mut moves = self.session.moves();
                moves.swap_remove(random.random_range(0..moves.len()))
            }
            _ => self.guide.advise(game, state, work)?.chosen,
        };
        self.session.play(&chosen);
        Ok(())
    }
}
