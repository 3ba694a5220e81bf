//! A session with its guide: the one table that serves every game. It chooses moves by asking the guide and words nothing itself.

use super::guide::{Guide, Move, State};
use super::table::{LegalMove, Menu, Next, Reply, Step, TableView, TurnKind, TurnView};
use super::{Advice, Ended, Look, Memory, Table};
use crate::{Player, Session, Told, Words};
use rand::RngExt;
use rules::{FaceNotation, Game, MAX_SEATS, Notation, Payoff, Seat, Turn};
use say::Message;
use std::time::Duration;
use work::{Stream, Work};

/// A session with its guide.
pub struct Seated<G: Guide> {
    session: Session<G::Game>,
    guide: G,
    /// How long the decision took that is played next, where somebody measures.
    took: Option<Duration>,
}

impl<G: Guide> Seated<G> {
    /// A new game.
    pub fn new(game: G::Game, guide: G) -> Self {
        Seated {
            session: Session::new(game),
            guide,
            took: None,
        }
    }

    /// A game that starts in the middle.
    pub fn from_state(game: G::Game, start: State<G>, guide: G) -> Self {
        Seated {
            session: Session::from_state(game, start),
            guide,
            took: None,
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

    fn told(&self, chosen: &Move<G>) -> Message {
        let (game, state) = (self.session.game(), self.session.state());
        self.guide.told(game, state, chosen)
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
            Turn::Chance(_) => Some(rolled(label)),
            Turn::Over(_) => None,
        }
    }

    fn announcement(&self) -> Vec<Message> {
        let last = self.session.at().checked_sub(1);
        let happened = last.and_then(|last| self.step_told(last));
        let (game, state) = (self.session.game(), self.session.state());
        if let Some(ending) = self.guide.ending(game, state) {
            return happened.into_iter().chain([ending]).collect();
        }
        let next = match self.next() {
            Next::Decide(seat) => Message::new("table-to-move").with("name", player(seat)),
            Next::Roll => Message::new("table-to-roll"),
            Next::Over(Some(seat)) => Message::new("play-won").with("name", player(seat)),
            Next::Over(None) => Message::new("play-drawn"),
        };
        happened.into_iter().chain([next]).collect()
    }

    fn next(&self) -> Next {
        match self.session.turn() {
            Turn::Decide(seat) => Next::Decide(seat),
            Turn::Chance(_) => Next::Roll,
            Turn::Over(payoff) => Next::Over(winner(payoff)),
        }
    }

    fn legal(&self, words: Words) -> Vec<LegalMove> {
        let (game, state) = (self.session.game(), self.session.state());
        let moves = self.session.moves().into_iter().map(|chosen| LegalMove {
            label: game.write_move(state, &chosen),
            structured: self.guide.structured(game, state, &chosen),
            text: words.say(&self.guide.told(game, state, &chosen)),
        });
        let faces = self.session.faces().into_iter().map(|(face, weight)| {
            let label = <G::Game as Game>::Dice::write_face(face);
            LegalMove {
                structured: serde_json::json!({ "face": label, "weight": weight }),
                text: words.say(&rolled(&label)),
                label,
            }
        });
        moves.chain(faces).collect()
    }

    fn history(&self) -> Vec<Step> {
        let game = self.session.game();
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
        history.collect()
    }
}

fn player(seat: Seat) -> Message {
    Message::new("table-player").with("seat", seat.to_string())
}

fn rolled(face: &str) -> Message {
    Message::new("play-rolled").with("face", face)
}

/// Documents count seats from 1.
fn number(seat: Seat) -> u8 {
    seat.0 + 1
}

/// The seat that receives more than every other; none in a draw.
fn winner(payoff: Payoff) -> Option<Seat> {
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
    fn title(&self) -> String {
        self.guide.title()
    }

    fn rules(&self) -> Message {
        self.guide.rules()
    }

    fn opening(&self, names: &[String]) -> Option<Message> {
        self.guide.opening(names)
    }

    fn seats(&self) -> usize {
        self.session.game().stakes().seats.into()
    }

    fn player(&self, name: &str) -> Result<Player, Told> {
        Ok(Player::read(name, self.guide.own_players())?)
    }

    fn next(&self) -> Next {
        Seated::next(self)
    }

    fn start(&self) -> String {
        self.session.game().write_state(self.session.first())
    }

    fn restart(&mut self, start: &str) -> Result<(), Told> {
        let start = self.session.game().read_state(start)?;
        self.session.restart(start);
        Ok(())
    }

    fn steps(&self) -> (usize, &[String]) {
        (self.session.at(), self.session.all_labels())
    }

    fn last_decision(&self, of: &dyn Fn(Seat) -> bool) -> Option<usize> {
        let game = self.session.game();
        let past = &self.session.states()[..self.session.at()];
        let inside = self.begun();
        past.iter().rposition(|state| {
            let decided = matches!(game.turn(state), Turn::Decide(seat) if of(seat));
            let here = inside || !self.guide.begun(game, state);
            decided && here && self.guide.forced(game, state).is_none()
        })
    }

    fn menu(&self) -> Menu {
        let (game, state) = (self.session.game(), self.session.state());
        let moves = self.session.moves();
        let label = |chosen| game.write_move(state, chosen);
        Menu {
            kinds: self.guide.kinds(),
            paths: self.guide.paths(game, state, &moves),
            labels: moves.iter().map(label).collect(),
        }
    }

    fn understood(&self, text: &str) -> Result<Vec<String>, Told> {
        self.decides()?;
        let game = self.session.game();
        let mut state = self.session.state().clone();
        let mut labels = Vec::new();
        for chosen in self.guide.understand(game, &state, text)? {
            labels.push(game.write_move(&state, &chosen));
            game.play(&mut state, &chosen);
        }
        Ok(labels)
    }

    fn begun(&self) -> bool {
        self.guide.begun(self.session.game(), self.session.state())
    }

    fn ending(&self) -> Option<Message> {
        let (game, state) = (self.session.game(), self.session.state());
        self.guide.ending(game, state)
    }

    fn spend(&mut self, took: Duration) {
        self.took = Some(self.took.unwrap_or_default() + took);
    }

    fn prompt(&self, kind: usize, answers: &[u64], left: &[usize]) -> Message {
        let moves = self.session.moves();
        let left: Vec<&Move<G>> = left.iter().filter_map(|&at| moves.get(at)).collect();
        self.guide.prompt(kind, answers, &left)
    }

    fn forced(&self) -> Option<String> {
        let (game, state) = (self.session.game(), self.session.state());
        let Turn::Decide(_) = game.turn(state) else {
            return None;
        };
        let forced = self.guide.forced(game, state)?;
        Some(game.write_move(state, &forced))
    }

    fn board(&self, look: Look) -> String {
        let (game, state) = (self.session.game(), self.session.state());
        self.guide.board(game, state, look)
    }

    fn known(&mut self, work: &Work) -> Option<Message> {
        let (game, state) = (self.session.game(), self.session.state());
        self.guide.known(game, state, work)
    }

    fn play(&mut self, label: &str) -> Result<Message, Told> {
        if let Turn::Chance(_) = self.session.turn() {
            self.session.roll_text(label)?;
            return Ok(rolled(label));
        }
        self.decides()?;
        let (game, state) = (self.session.game(), self.session.state());
        let mut chosen = game.read_move(state, label)?;
        if let Some(took) = self.took.take() {
            let instead = self.guide.timed(game, state, &chosen, took);
            chosen = instead.unwrap_or(chosen);
        }
        let told = self.told(&chosen);
        self.session.play(&chosen);
        Ok(told)
    }

    fn roll(&mut self, random: &mut Stream) -> Result<Message, Told> {
        match self.session.roll(random) {
            Some(face) => Ok(rolled(&<G::Game as Game>::Dice::write_face(face))),
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

    fn advise(&mut self, work: &Work) -> Result<(Message, Advice<String>), Told> {
        self.decides()?;
        let (game, state) = (self.session.game(), self.session.state());
        let advice = self.guide.advise(game, state, work)?;
        let label = Advice {
            chosen: game.write_move(state, &advice.chosen),
            reasons: advice.reasons,
        };
        Ok((self.told(&advice.chosen), label))
    }

    fn choose(&mut self, player: &Player, work: &Work, random: &mut Stream) -> Result<Reply, Told> {
        self.decides()?;
        let number = self.session.at() + 1;
        let (game, state) = (self.session.game(), self.session.state());
        let unexplained = |chosen| Advice {
            chosen,
            reasons: Vec::new(),
        };
        let advice = match player {
            Player::Human => {
                return Err(Told::input(
                    Message::new("table-error-person"),
                    Message::new("table-accepted-machine"),
                ));
            }
            Player::Own(name) => {
                let (guide, game) = (&mut self.guide, game);
                unexplained(guide.own_move(name, game, state, number, work, random)?)
            }
            machine if machine.strays(random) => {
                let mut moves = self.session.moves();
                unexplained(moves.swap_remove(random.random_range(0..moves.len())))
            }
            _ => self.guide.advise(game, state, work)?,
        };
        Ok(Reply {
            label: game.write_move(state, &advice.chosen),
            told: self.told(&advice.chosen),
            reasons: advice.reasons,
        })
    }

    fn record(&self, ended: &Ended<'_>) -> Option<String> {
        let (game, state) = (self.session.game(), self.session.state());
        self.guide.record(game, state, ended)
    }

    fn remember(&self, ended: &Ended<'_>) -> Option<Memory> {
        let (game, state) = (self.session.game(), self.session.state());
        self.guide.remember(game, state, ended)
    }

    fn view(&mut self, work: &Work, words: Words) -> TableView {
        let (game, state) = (self.session.game(), self.session.state());
        let insight = self.guide.insight(game, state, work);
        let look = Look {
            words,
            colour: false,
        };
        let (kind, seat, won) = match self.next() {
            Next::Decide(seat) => (TurnKind::Decide, Some(seat), None),
            Next::Roll => (TurnKind::Chance, None, None),
            Next::Over(won) => (TurnKind::Over, None, won),
        };
        let sentences = self.announcement();
        let sentences: Vec<String> = sentences.iter().map(|told| words.say(told)).collect();
        TableView {
            position: self.guide.position(game, state),
            position_text: game.write_state(state),
            drawing: self.guide.board(game, state, look),
            turn: TurnView {
                kind,
                seat: seat.map(number),
            },
            legal: self.legal(words),
            history: self.history(),
            at: self.session.at(),
            over: kind == TurnKind::Over,
            winner: won.map(number),
            announcement: sentences.join(" "),
            insight,
        }
    }
}
