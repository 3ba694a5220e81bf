//! A position as whoever draws it needs it, at any moment of a turn: legal steps and what each does, where one piece can be dragged,
//! frozen pieces and trap guards, and, where asked for, threats and the judgement with the pieces that it is about.

use super::insight::{ArimaaInsight, ArimaaThreats, insight, threats};
use super::{ArimaaEnd, Given, colour_name, given};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::drag::drags;
use arimaa::replay::replay;
use arimaa::{Bits, Board, Colour, Kind, Pending, Referee, Square, StepList, Turn};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What can be done here, at this moment of a turn?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaLook {
    /// `g [64 characters]`, a diagram, or a record, of which the last position is meant with all that came before it.
    pub position: String,
    /// Steps of the turn that were made already: `Ee2n Ee3n`.
    #[serde(default)]
    pub steps: String,
    /// Where the piece on this square can be dragged is asked too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Goals and captures within a turn are asked too.
    #[serde(default)]
    pub threats: bool,
    /// The judgement is asked too.
    #[serde(default)]
    pub judge: bool,
}

/// A moment of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ArimaaLooked {
    /// The placement at the beginning of the turn, in one line.
    pub start: String,
    /// The placement now.
    pub position: String,
    /// Whose turn it is: `gold` or `silver`.
    pub side: &'static str,
    /// The tag of the turn: `12g`. Of a bare position `2g` or `2s`.
    pub tag: String,
    /// The steps made so far, as records write them.
    pub taken: String,
    /// Steps left in this turn.
    pub steps_left: u8,
    /// Whether the turn may end here: something changed, no push is half done, and no position comes for the third time.
    pub can_end: bool,
    /// The square into which a pusher must step now.
    pub half_push: Option<String>,
    /// How the game ended, at the beginning of a turn.
    pub ended: Option<ArimaaEnd>,
    /// Pieces that cannot step because of a stronger opponent.
    pub frozen: Vec<String>,
    /// Who guards each trap.
    pub traps: Vec<ArimaaTrap>,
    /// Every legal step.
    pub moves: Vec<ArimaaStep>,
    /// The opponent's pieces that can be pulled as soon as a piece has stepped.
    pub pulled: Vec<String>,
    /// Where the piece can be dragged, if that was asked; the fewest steps first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drags: Option<Vec<ArimaaDrag>>,
    /// What Gold could do, and what Silver, if that was asked: the side to move with the steps that are left, the other with a turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threats: Option<Vec<ArimaaThreats>>,
    /// The judgement, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub judgement: Option<ArimaaInsight>,
}

/// A trap and its guards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaTrap {
    /// Its square.
    pub square: String,
    /// Gold's pieces beside it.
    pub gold: u32,
    /// Silver's pieces beside it.
    pub silver: u32,
}

/// A legal step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaStep {
    /// As records write it: `Ee2n`.
    pub step: String,
    /// From where.
    pub from: String,
    /// To where.
    pub to: String,
    /// `plain`, `push` (a pusher must follow), `follow` or `pull`.
    pub kind: &'static str,
    /// What it loses in a trap: `rc3`.
    pub captures: Option<String>,
    /// Pieces that are frozen after it and were not before, on their squares after it.
    pub freezes: Vec<String>,
    /// Pieces that were frozen and are free after it.
    pub thaws: Vec<String>,
}

/// A way to drag a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaDrag {
    /// Where it ends up.
    pub to: String,
    /// The steps with removals, as records write them.
    pub steps: String,
    /// How many steps that are.
    pub cost: usize,
    /// The squares that the piece goes over, from the first to the last.
    pub path: Vec<String>,
    /// Other pieces that are moved: `rd4` and to where, `d5`.
    pub others: Vec<[String; 2]>,
    /// What is lost in traps: `rc3`.
    pub captures: Vec<String>,
    /// The placement after it.
    pub after: String,
    /// Whether the turn could end there.
    pub can_end: bool,
}

/// The game that a text gives, with its past.
pub(super) fn referee(text: &str) -> Result<Referee, Told> {
    match given(text)? {
        Given::Position(board) => Ok(Referee::from_position(board)),
        Given::Record(record) => Ok(replay(&record)?.referee),
    }
}

/// Whether a turn may end with this board.
pub(super) fn may_end(past: &Referee, now: &Board) -> bool {
    let mut finished = *now;
    finished.finish();
    past.board().check_finish(now).is_ok() && !past.repeats(&finished)
}

impl ArimaaLook {
    fn read(&self) -> Result<(Referee, Turn, Board, Option<Square>), Told> {
        let past = referee(&self.position)?;
        let (taken, now) = past.board().read_steps(&self.steps)?;
        let from = match &self.from {
            None => None,
            Some(text) => Some(Square::read(text).ok_or_else(|| {
                Told::input(
                    Message::new("arimaa-error-square").with("text", text.as_str()),
                    Message::new("arimaa-accepted-square"),
                )
            })?),
        };
        Ok((past, taken, now, from))
    }
}

impl Question for ArimaaLook {
    const NAME: &'static str = "arimaa.look";
    const ABOUT: &'static str = "A moment of a turn: legal steps and what each does, where a piece can be dragged, frozen pieces, guards of traps, threats, and the judgement with its pieces.";
    const EXAMPLE: Example = Example::new(
        r#"{"position": "g [r.......................rC..e.......E...................R.......]", "steps": "Ee4e", "from": "f4", "threats": true, "judge": true}"#,
        &[
            "arimaa",
            "look",
            "g [r.......................rC..e.......E...................R.......]",
            "--steps",
            "Ee4e",
            "--from",
            "f4",
            "--threats",
            "--judge",
        ],
    );
    type Answer = ArimaaLooked;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaLooked, Told> {
        let (past, taken, now, from) = self.read()?;
        let ended = past.ended().filter(|_| taken.is_empty());
        let over = ended.is_some() || past.in_setup();
        let moves = if over { Vec::new() } else { steps(&past, &now) };
        let pulled = if over {
            Bits::NONE
        } else {
            pulled(&past, &now)
        };
        let frozen = now.frozen(Colour::Gold) | now.frozen(Colour::Silver);
        Ok(ArimaaLooked {
            start: past.board().write_short(),
            position: now.write_short(),
            side: colour_name(now.side()),
            tag: past.tag(),
            taken: past.board().write_turn(&taken),
            steps_left: now.steps_left(),
            can_end: may_end(&past, &now),
            half_push: match now.pending() {
                Pending::Push { square, .. } => Some(square.to_string()),
                _ => None,
            },
            ended: ended.map(ArimaaEnd::new),
            frozen: names(frozen),
            traps: Bits::TRAPS
                .into_iter()
                .map(|trap| guards(&now, trap))
                .collect(),
            moves,
            pulled: names(pulled),
            drags: from.map(|from| {
                if over {
                    Vec::new()
                } else {
                    ways(&past, &now, from)
                }
            }),
            threats: self.threats.then(|| threats(&now)),
            judgement: self.judge.then(|| insight(&now, asked.words)),
        })
    }

    fn tell(&self, answer: &ArimaaLooked, teller: &Teller) -> String {
        super::insight::told(answer, teller)
    }
}

fn names(squares: Bits) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn guards(board: &Board, trap: Square) -> ArimaaTrap {
    let beside = |colour| (board.all(colour) & trap.bit().neighbours()).count();
    ArimaaTrap {
        square: trap.to_string(),
        gold: beside(Colour::Gold),
        silver: beside(Colour::Silver),
    }
}

/// What follows a piece that makes one step from here.
fn pulled(past: &Referee, now: &Board) -> Bits {
    let (mut list, mut next) = (StepList::new(), StepList::new());
    now.steps(&mut list);
    let mut found = Bits::NONE;
    for &step in list.iter().filter(|step| step.kind() == Kind::Plain) {
        let mut after = *now;
        after.make(step);
        next.clear();
        after.steps(&mut next);
        for &pull in next.iter().filter(|next| next.kind() == Kind::Pull) {
            let mut whole = after;
            whole.make(pull);
            if past.can_end(&whole) {
                found |= pull.from().bit();
            }
        }
    }
    found
}

/// Every step from which the turn can still end by the rules and the past.
fn steps(past: &Referee, now: &Board) -> Vec<ArimaaStep> {
    let mut list = StepList::new();
    now.steps(&mut list);
    let frozen = now.frozen(Colour::Gold) | now.frozen(Colour::Silver);
    let mut found = Vec::new();
    for &step in list.iter() {
        let mut after = *now;
        let captured = after.make(step).captured();
        if !past.can_end(&after) {
            continue;
        }
        let frozen_after = after.frozen(Colour::Gold) | after.frozen(Colour::Silver);
        // Who stepped is the same piece on another square.
        let carried = if frozen.has(step.from()) {
            frozen.without(step.from().bit()) | step.to().bit()
        } else {
            frozen
        };
        found.push(ArimaaStep {
            step: step.to_string(),
            from: step.from().to_string(),
            to: step.to().to_string(),
            kind: match step.kind() {
                Kind::Plain => "plain",
                Kind::Push => "push",
                Kind::Follow => "follow",
                Kind::Pull => "pull",
            },
            captures: captured
                .map(|(piece, trap)| format!("{}{trap}", piece.letter(step.colour()))),
            freezes: names(frozen_after.without(carried)),
            thaws: names(carried.without(frozen_after) & after.occupied()),
        });
    }
    found
}

/// The ways of the piece on a square.
fn ways(past: &Referee, now: &Board, from: Square) -> Vec<ArimaaDrag> {
    let all = drags(now, from).into_iter();
    let legal = all.filter(|drag| past.can_end(&drag.after));
    legal.map(|drag| way(past, now, from, &drag)).collect()
}

fn way(past: &Referee, now: &Board, from: Square, drag: &arimaa::drag::Drag) -> ArimaaDrag {
    let colour = now.at(from).map(|(_, colour)| colour);
    let mut board = *now;
    let (mut path, mut others, mut captures) = (vec![from], Vec::new(), Vec::new());
    for step in drag.turn.steps() {
        let at = path[path.len() - 1];
        if step.from() == at && Some(step.colour()) == colour {
            path.push(step.to());
        } else {
            let letter = step.piece().letter(step.colour());
            others.push([format!("{letter}{}", step.from()), step.to().to_string()]);
        }
        if let Some((piece, trap)) = board.make(step).captured() {
            captures.push(format!("{}{trap}", piece.letter(step.colour())));
        }
    }
    ArimaaDrag {
        to: drag.to.to_string(),
        steps: now.write_turn(&drag.turn),
        cost: drag.turn.len(),
        path: path.iter().map(Square::to_string).collect(),
        others,
        captures,
        after: drag.after.write_short(),
        can_end: may_end(past, &drag.after),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Words;
    use crate::answers::Forgetful;
    use work::Work;

    fn look(steps: &str, from: Option<&str>) -> ArimaaLooked {
        let work = Work::unlimited();
        let question = ArimaaLook {
            position: "g [rrcr crrh   rrh  d rEdH   em    H                DRM RD RRCRRCRR]"
                .to_owned(),
            steps: steps.to_owned(),
            from: from.map(str::to_owned),
            threats: false,
            judge: false,
        };
        let mut asked = Asked {
            work: &work,
            words: Words::default(),
            keeper: &mut Forgetful,
            at_once: true,
            largest: work.memory,
        };
        question.answer(&mut asked).unwrap()
    }

    /// No step moves the rabbit on f7, but the elephant can draw it along; one that has no room to be pushed is as good as any.
    #[test]
    fn what_can_only_be_pulled_is_named_and_can_be_dragged() {
        let looked = look("re7n Ee6n", None);
        assert!(looked.moves.iter().all(|step| step.from != "f7"));
        assert!(looked.pulled.iter().any(|square| square == "f7"));
        for square in &looked.pulled {
            let ways = look("re7n Ee6n", Some(square)).drags.unwrap();
            let drawn = |way: &ArimaaDrag| {
                let second = way.steps.split(' ').nth(1);
                second.is_some_and(|step| step.get(1..3) == Some(square))
            };
            assert!(ways.iter().any(drawn), "{square}");
        }
        // With one step left nothing is drawn along.
        assert!(look("re7n Ee6n Ra1n", None).pulled.is_empty());
    }
}
