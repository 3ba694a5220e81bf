//! What Arimaa adds to its rules at a table: setups and turns by steps, the board with letters, clocks that are told times, and who
//! plans whole turns.

use super::game::{Match, Move, State};
use super::machines::{Strength, limits, rest};
use super::program::Program;
use super::{PLAYERS, moves_of};
use crate::Told;
use crate::answers::arimaa::{drawing, told_ending};
use crate::tables::Patience;
use crate::tables::guide::{Advice, Ended, Guide, Look, OwnPlayers};
use arimaa::{
    Clock, Colour, Flag, GameLimit, MoveError, Ply, Reason, Record, Setup, TimeControl, openings,
};
use bot::search::Engine;
use lab::arimaa::contest::Moment;
use rules::{Game, Notation};
use say::Message;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;
use work::{Stream, Work};

/// The rows of a setup as they lie on the board, the higher one first.
fn rows(setup: &Setup) -> String {
    let side = setup.colour();
    let letters: String = setup
        .pieces()
        .map(|(piece, _)| piece.letter(side))
        .collect();
    let (edge, front) = letters.split_at(letters.len() / 2);
    match side {
        Colour::Gold => format!("{front} / {edge}"),
        Colour::Silver => format!("{edge} / {front}"),
    }
}

pub(super) struct ArimaaGuide {
    patience: Patience,
    /// The clock before each setup or turn, so that what is taken back gives its time back.
    clocks: Vec<Clock>,
    /// Which setup or turn was last thought about, and for how long in all.
    spent: (usize, Duration),
    /// How long the last setup or turn took.
    last: Duration,
    programs: HashMap<String, Box<dyn Program>>,
    engine: Option<Engine>,
    /// Who thought of it, where the game then stands, and the move.
    plan: Vec<(String, State, Move)>,
}

/// Bytes of our engine's table where one waits only a moment, and where one waits.
const SHORT_TABLE: u64 = 16 << 20;
const LONG_TABLE: u64 = 128 << 20;
/// How many seconds advice takes.
const ADVICE: f64 = 2.0;

impl ArimaaGuide {
    pub(super) fn new(
        patience: Patience,
        control: TimeControl,
        programs: HashMap<String, Box<dyn Program>>,
    ) -> Self {
        ArimaaGuide {
            patience,
            clocks: vec![Clock::new(control)],
            spent: (0, Duration::ZERO),
            last: Duration::ZERO,
            programs,
            engine: None,
            plan: Vec::new(),
        }
    }

    fn clock(&self, state: &State) -> &Clock {
        let plies = state.past.plies().len();
        &self.clocks[plies.min(self.clocks.len() - 1)]
    }

    /// The next move of this player, who decides whole setups and turns.
    fn planned(
        &mut self,
        name: &str,
        game: &Match,
        state: &State,
        work: &Work,
    ) -> Result<Move, Told> {
        let known = |(other, at, _): &&(String, State, Move)| other == name && at == state;
        if let Some((_, _, chosen)) = self.plan.iter().find(known) {
            return Ok(*chosen);
        }
        let moves = if self.programs.contains_key(name) {
            self.program(name, state)
        } else {
            let strength = Strength::read(name).unwrap_or(match self.patience {
                Patience::Long => Strength::Seconds(ADVICE),
                Patience::Short => Strength::Usual,
            });
            let side = state.at.board().side();
            let limits = limits(strength, self.patience, self.clock(state), side);
            let most = match self.patience {
                Patience::Long => LONG_TABLE,
                Patience::Short => SHORT_TABLE,
            };
            let bytes = most.min(work.memory.0 / 2) as usize;
            let new = || Engine::new(bytes, 1).tuned(bot::search::Parameters::default());
            let engine = self.engine.get_or_insert_with(new);
            rest(engine, state, &limits, work)?
        };
        self.plan.clear();
        let mut at = state.clone();
        for chosen in moves {
            self.plan.push((name.to_owned(), at.clone(), chosen));
            game.play(&mut at, &chosen);
        }
        let first = self.plan.first().map(|(_, _, chosen)| *chosen);
        first.ok_or_else(|| Told::other(Message::new("table-error-over")))
    }

    /// What a program plays; it is asked at the beginning of its turn only.
    fn program(&mut self, name: &str, state: &State) -> Vec<Move> {
        /// How long a program may think where no clock runs.
        const UNTIMED: Duration = Duration::from_secs(10);
        let clock = *self.clock(state);
        let side = state.at.board().side();
        let moment = Moment {
            referee: &state.past,
            clock: &clock,
            last: self.last,
            allowed: clock
                .allowed(side, state.past.in_setup())
                .unwrap_or(UNTIMED),
        };
        let Some(program) = self.programs.get_mut(name) else {
            return vec![Move::End(Reason::Forfeit)];
        };
        match program.turn(&moment) {
            Ok(ply) => moves_of(ply),
            Err(reason) => vec![Move::End(reason)],
        }
    }

    /// The whole setup or turn to which the plan leads from here, as records write it.
    fn plan_told(&self, state: &State) -> String {
        let rest = self.plan.iter().skip_while(|(_, at, _)| at != state);
        let complete = rest.filter_map(|(_, at, chosen)| Some((at, at.completes(chosen)?)));
        match complete.last() {
            Some((at, Ply::Turn(turn))) => at.past.board().write_turn(&turn),
            Some((_, Ply::Setup(setup))) => setup.to_string(),
            None => String::new(),
        }
    }
}

impl Guide for ArimaaGuide {
    type Game = Match;

    fn title(&self) -> String {
        "arimaa".to_owned()
    }

    fn rules(&self) -> Message {
        Message::new("arimaa-play-help")
    }

    fn position(&self, _: &Match, state: &State) -> Value {
        let board = state.at.board();
        let taken: Vec<String> = state
            .at
            .taken()
            .steps()
            .map(|step| step.to_string())
            .collect();
        json!({
            "board": board.write_short(),
            "mover": board.side().seat().0 + 1,
            "setting_up": state.at.setting_up(),
            "next_square": state.at.next_square().map(|square| square.to_string()),
            "tag": state.past.tag(),
            "taken": taken,
            "steps_left": board.steps_left(),
        })
    }

    fn structured(&self, game: &Match, state: &State, chosen: &Move) -> Value {
        let label = game.write_move(state, chosen);
        match chosen {
            Move::Act(arimaa::Move::Step(step)) => json!({
                "label": label,
                "from": step.from().to_string(),
                "to": step.to().to_string(),
            }),
            _ => json!({ "label": label }),
        }
    }

    /// A step is its label; what completes a setup or a turn is told as records write it.
    fn told(&self, game: &Match, state: &State, chosen: &Move) -> Message {
        let text = match state.completes(chosen) {
            Some(Ply::Turn(turn)) => state.past.board().write_turn(&turn),
            Some(Ply::Setup(setup)) => setup.to_string(),
            None => {
                return match chosen {
                    Move::Act(_) => Message::new("arimaa-told-step")
                        .with("move", game.write_move(state, chosen)),
                    Move::End(Reason::Resignation) => Message::new("arimaa-told-resigns"),
                    Move::End(Reason::Time) => Message::new("arimaa-told-late"),
                    Move::End(Reason::Score) => Message::new("arimaa-told-limit"),
                    Move::End(_) => Message::new("arimaa-told-failed"),
                };
            }
        };
        Message::new("arimaa-told-turn")
            .with("tag", state.past.tag())
            .with("turn", text)
    }

    fn advise(&mut self, game: &Match, state: &State, work: &Work) -> Result<Advice<Move>, Told> {
        let chosen = self.planned("", game, state, work)?;
        let told = Message::new("arimaa-play-hint").with("move", self.plan_told(state));
        Ok(Advice {
            chosen,
            reasons: vec![told],
        })
    }

    fn board(&self, _: &Match, state: &State, look: Look) -> String {
        let diagram = drawing::diagram(state.at.board(), look.colour);
        let mut lines = vec![diagram.trim_end().to_owned()];
        if state.at.setting_up() && !state.begun() {
            let side = state.at.board().side();
            let listed = (1..).zip(openings::setups(side));
            lines.extend(listed.map(|(number, setup)| format!("{number}) {}", rows(&setup))));
        }
        if !state.at.taken().is_empty() {
            let steps = state.past.board().write_turn(state.at.taken());
            let told = Message::new("arimaa-play-so-far").with("steps", steps);
            lines.push(look.words.say(&told));
        }
        lines.join("\n")
    }

    fn understand(&self, game: &Match, state: &State, text: &str) -> Result<Vec<Move>, Told> {
        if let Ok(chosen) = game.read_move(state, text) {
            return Ok(vec![chosen]);
        }
        let side = state.at.board().side();
        if state.at.setting_up() {
            let listed = || openings::setups(side).into_iter();
            let number = text.parse::<usize>().ok().and_then(|at| at.checked_sub(1));
            let setup = match number.and_then(|number| listed().nth(number)) {
                Some(setup) => setup,
                None => Setup::read(side, text)?,
            };
            if state.begun() {
                return Err(MoveError::Phase.into());
            }
            return Ok(moves_of(Ply::Setup(setup)));
        }
        let (words, done) = match text.strip_suffix("done") {
            Some(words) => (words, true),
            None => (text, false),
        };
        let (added, board) = state.at.board().read_steps(words)?;
        let mut moves: Vec<Move> = added
            .steps()
            .map(|step| Move::Act(arimaa::Move::Step(step)))
            .collect();
        if done || board.steps_left() == 0 {
            let whole: Vec<_> = state.at.taken().steps().chain(added.steps()).collect();
            state.past.after_turn(&arimaa::Turn::new(&whole))?;
            moves.push(Move::Act(arimaa::Move::Done));
        }
        let mut after = state.clone();
        for chosen in &moves {
            game.read_move(&after, &game.write_move(&after, chosen))?;
            game.play(&mut after, chosen);
        }
        if moves.is_empty() {
            return Err(MoveError::Empty.into());
        }
        Ok(moves)
    }

    /// After the fourth step there is nothing to decide, and at the limit of turns pieces decide.
    fn forced(&self, _: &Match, state: &State) -> Option<Move> {
        let turns = state.past.plies().len() / 2;
        let most = match self.clocks[0].control().game {
            GameLimit::Turns(most) => most as usize,
            _ => usize::MAX,
        };
        if !state.begun() && turns >= most {
            return Some(Move::End(Reason::Score));
        }
        let over = !state.at.setting_up() && state.at.board().steps_left() == 0;
        over.then_some(Move::Act(arimaa::Move::Done))
    }

    fn begun(&self, _: &Match, state: &State) -> bool {
        state.begun()
    }

    fn ending(&self, _: &Match, state: &State) -> Option<Message> {
        state.ended.map(told_ending)
    }

    /// The reserves, where there is a time control.
    fn known(&mut self, _: &Match, state: &State, _: &Work) -> Option<Message> {
        let clock = self.clock(state);
        if clock.control().is_untimed() {
            return None;
        }
        let left = |side: Colour| {
            let seconds = clock.reserve(side).as_secs();
            format!("{}:{:02}", seconds / 60, seconds % 60)
        };
        Some(
            Message::new("arimaa-play-clocks")
                .with("gold", left(Colour::Gold))
                .with("silver", left(Colour::Silver)),
        )
    }

    fn timed(&mut self, _: &Match, state: &State, chosen: &Move, took: Duration) -> Option<Move> {
        let plies = state.past.plies().len();
        if self.spent.0 != plies {
            self.spent = (plies, Duration::ZERO);
        }
        self.spent.1 += took;
        state.completes(chosen)?;
        let mut clock = *self.clock(state);
        let flag = clock.count(state.at.board().side(), self.spent.1, state.past.in_setup());
        match flag {
            Flag::Fine => {
                self.last = self.spent.1;
                let before = *self.clock(state);
                self.clocks.resize(plies + 1, before);
                self.clocks.push(clock);
                self.spent = (plies + 1, Duration::ZERO);
                None
            }
            Flag::Fallen(_) => Some(Move::End(Reason::Time)),
            Flag::GameOver => Some(Move::End(Reason::Score)),
        }
    }

    fn own_players(&self) -> OwnPlayers {
        PLAYERS
    }

    fn own_move(
        &mut self,
        name: &str,
        game: &Match,
        state: &State,
        _: usize,
        work: &Work,
        _: &mut Stream,
    ) -> Result<Move, Told> {
        self.planned(name, game, state, work)
    }

    /// As the archive keeps games.
    fn record(&self, _: &Match, state: &State, ended: &Ended<'_>) -> Option<String> {
        let mut record = Record::new();
        for (key, kind) in ["Gold", "Silver"].into_iter().zip(ended.players) {
            let program = self.programs.get(kind).map(|program| program.name());
            record.set(key, &program.unwrap_or_else(|| kind.clone()));
        }
        let control = self.clocks[0].control();
        if !control.is_untimed() {
            record.set("TimeControl", &control.to_string());
        }
        record.set_ending(state.ended);
        let moves = Record::of(&state.past);
        if let Some(start) = moves.get("Position") {
            record.set("Position", start);
        }
        for entry in moves.entries() {
            record.push(entry.clone());
        }
        Some(record.to_string())
    }
}
