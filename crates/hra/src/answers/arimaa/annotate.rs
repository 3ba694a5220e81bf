//! Comments on a whole game: what each turn cost, and which would have been better. Every position is searched with the same limits, so
//! that the worth of a turn is what the search says of the position after it.

use super::insight::signed;
use super::record::COMMENTS;
use super::{ArimaaLine, analyse, colour_name, within};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::record::Record;
use arimaa::replay::replay;
use arimaa::{Colour, Ply, Referee};
use bot::bridge;
use bot::search::{Engine, Limits, Parameters, WON};
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::time::Duration;
use utoipa::ToSchema;

/// What would a commentator say about this game?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaAnnotate {
    /// The record of a game.
    pub record: String,
    /// Positions that each turn may cost; 20 000 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Steps deep, at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub depth: Option<u64>,
    /// Seconds that each turn may cost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
}

/// What is thought of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaVerdict {
    /// `12g`.
    pub tag: String,
    /// `gold` or `silver`.
    pub side: &'static str,
    /// The turn, as records write it.
    pub turn: String,
    /// `!`, `?` or `??`.
    pub mark: Option<&'static str>,
    /// What the position after it is worth: hundredths of a rabbit, positive for Gold; a won game is worth 2000.
    pub score: i32,
    /// What it cost: hundredths of a rabbit.
    pub cost: i32,
    /// The better turn, where there is one.
    pub better: Option<String>,
    /// What that would have been worth, positive for Gold.
    pub best: i32,
}

/// A game with comments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaAnnotated {
    /// Setups and turns before the first that is judged.
    pub from: usize,
    /// What the first position is worth, positive for Gold.
    pub start: i32,
    /// Turn by turn; while it is not done, those from the last back to the one that was judged last.
    pub turns: Vec<ArimaaVerdict>,
    /// The record with marks and better turns as comments.
    pub record: String,
}

/// Positions for each turn if nothing is said.
const USUAL: u64 = 20_000;
/// Positions of a whole game where somebody waits.
const NODES_AT_ONCE: u64 = 300_000;
/// What a game that is won is worth: no mistake costs more than to lose it.
const DECIDED: i32 = 2000;
/// A turn that costs so much is a mistake: a rabbit.
const MISTAKE: i32 = 100;
/// And one that costs so much a blunder.
const BLUNDER: i32 = 400;
/// A turn that every other is so much worse than was well found.
const ONLY: i32 = 100;
/// Bytes of each of the two tables, at most.
const TABLE: u64 = 64 << 20;

/// What was found about a position, for whoever is to move.
struct Thought {
    best: i32,
    second: Option<i32>,
    turn: Option<ArimaaLine>,
}

impl ArimaaAnnotate {
    fn read(&self) -> Result<(Record, Referee), Told> {
        let fits = |number: Option<u64>, bounds: &RangeInclusive<u64>| {
            number.map_or(Ok(0), |number| within(number, bounds))
        };
        fits(self.nodes, &analyse::ArimaaAnalyse::NODES)?;
        fits(self.depth, &analyse::ArimaaAnalyse::DEPTHS)?;
        fits(self.seconds, &analyse::ArimaaAnalyse::SECONDS)?;
        let record = Record::read(&self.record)?;
        let played = replay(&record)?.referee;
        if !played.plies().iter().any(|ply| matches!(ply, Ply::Turn(_))) {
            return Err(Told::input(
                Message::new("arimaa-error-no-turns"),
                Message::new("arimaa-accepted-record"),
            ));
        }
        Ok((record, played))
    }

    fn limits(&self, asked: &Asked<'_>, turns: u64) -> Result<Limits, Told> {
        let nothing = self.nodes.is_none() && self.depth.is_none() && self.seconds.is_none();
        let nodes = self.nodes.or(nothing.then_some(USUAL));
        let whole = nodes.unwrap_or(NODES_AT_ONCE).saturating_mul(turns);
        asked.limit_at_once(whole, NODES_AT_ONCE)?;
        Ok(Limits {
            depth: self.depth.map(|depth| depth as usize),
            nodes,
            deadline: self.seconds.map(Duration::from_secs),
            ..Limits::default()
        })
    }
}

impl Question for ArimaaAnnotate {
    const NAME: &'static str = "arimaa.annotate";
    const ABOUT: &'static str =
        "Comments on a recorded game of Arimaa: what each turn cost, the better one, and marks.";
    const EXAMPLE: Example = Example::new(
        r#"{"record": "@input", "nodes": 2000}"#,
        &["arimaa", "annotate", "-", "--nodes", "2000"],
    )
    .reading(super::GAME);
    type Answer = ArimaaAnnotated;

    fn check(&self) -> Result<(), Told> {
        self.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaAnnotated, Told> {
        let (record, played) = self.read()?;
        let count = played.plies().len();
        let setups = played.plies().iter();
        let from = setups.filter(|ply| matches!(ply, Ply::Setup(_))).count();
        let limits = self.limits(asked, (count - from) as u64 + 1)?;
        let work = asked.work;
        let bytes = TABLE.min(work.memory.0 / 4) as usize;
        let engine = || Engine::new(bytes, 1).tuned(Parameters::default());
        let engines = (engine(), engine());
        let task = work.task("arimaa-task-annotate", Some((count - from) as u64 + 1));
        // From the end to the beginning: what comes after a turn is known when the turn is judged.
        let mut past = played.clone();
        let mut after = thought(&engines, &past, &limits, work);
        work.check()?;
        task.tick()?;
        let mut turns = Vec::new();
        let mut start = 0;
        for index in (from..count).rev() {
            past.take_back();
            let here = thought(&engines, &past, &limits, work);
            work.check()?;
            task.tick()?;
            turns.push(judged(&played, index, &here, &after));
            start = for_gold(past.side(), here.best);
            after = here;
            let so_far = ArimaaAnnotated {
                from,
                start,
                turns: turns.clone(),
                record: String::new(),
            };
            let text = serde_json::to_string(&so_far).unwrap_or_default();
            work.observer.found(&text);
        }
        turns.reverse();
        Ok(ArimaaAnnotated {
            from,
            start,
            record: commented(&record, &turns, asked),
            turns,
        })
    }

    fn tell(&self, answer: &ArimaaAnnotated, teller: &Teller) -> String {
        let mut lines = Vec::new();
        for turn in &answer.turns {
            let mark = turn.mark.unwrap_or_default();
            let head = format!(
                "{:>4} {:>7}  {} {mark}",
                turn.tag,
                signed(turn.score),
                turn.turn
            );
            lines.push(match turn.mark {
                Some(_) => teller.strong(head.trim_end()),
                None => head.trim_end().to_owned(),
            });
            if let (Some(_), Some(better)) = (turn.mark, &turn.better) {
                let told = told_better(turn, better);
                lines.push(format!("{:>14}{}", "", teller.say(&told)));
            }
        }
        let marked = |mark: &str| {
            answer
                .turns
                .iter()
                .filter(|turn| turn.mark == Some(mark))
                .count()
        };
        let told = Message::new("arimaa-annotated")
            .with("good", marked("!"))
            .with("mistakes", marked("?"))
            .with("blunders", marked("??"));
        lines.push(teller.say(&told));
        lines.join("\n")
    }
}

fn for_gold(side: Colour, score: i32) -> i32 {
    if side == Colour::Gold { score } else { -score }
}

/// A score in which every won game is worth the same.
fn bounded(score: i32) -> i32 {
    match score {
        score if score >= WON => DECIDED,
        score if score <= -WON => -DECIDED,
        score => score.clamp(1 - DECIDED, DECIDED - 1),
    }
}

/// What the search says of a position; of one that is over, who has won.
fn thought(
    engines: &(Engine, Engine),
    past: &Referee,
    limits: &Limits,
    work: &work::Work,
) -> Thought {
    if let Some(ended) = past.ended() {
        let won = ended.winner == past.side();
        return Thought {
            best: if won { DECIDED } else { -DECIDED },
            second: None,
            turn: None,
        };
    }
    let limits = Limits {
        clock: work.clock.anew(),
        ..limits.clone()
    };
    let question = bridge::question(past);
    let found = engines
        .0
        .analyse(&engines.1, &question, &limits, &work.stop, 2, &mut |_| ());
    let score = |index: usize| found.get(index).map(|choice| bounded(choice.report.score));
    Thought {
        best: score(0).unwrap_or(-DECIDED),
        second: score(1),
        turn: found
            .first()
            .map(|choice| analyse::told_line(past.board(), choice)),
    }
}

fn judged(played: &Referee, index: usize, here: &Thought, after: &Thought) -> ArimaaVerdict {
    let (before, reached) = (&played.boards()[index], &played.boards()[index + 1]);
    let side = before.side();
    let turn = played.write_ply(index);
    // Another order of steps is the same turn.
    let best = here.turn.as_ref();
    let same = best.is_some_and(|best| {
        best.turn == turn
            || before
                .read_steps(&best.turn)
                .is_ok_and(|(_, board)| board.same_placement(reached))
    });
    let worth = if same {
        here.best.max(-after.best)
    } else {
        -after.best
    };
    let cost = if same { 0 } else { (here.best - worth).max(0) };
    let found = here.second.is_some_and(|second| here.best - second >= ONLY);
    ArimaaVerdict {
        tag: played.tag_of(index),
        side: colour_name(side),
        turn,
        mark: match cost {
            BLUNDER.. => Some("??"),
            MISTAKE.. => Some("?"),
            _ => (same && found).then_some("!"),
        },
        score: for_gold(side, worth),
        cost,
        better: best
            .filter(|_| !same && cost > 0)
            .map(|best| best.turn.clone()),
        best: for_gold(side, here.best.max(worth)),
    }
}

fn told_better(turn: &ArimaaVerdict, better: &str) -> Message {
    Message::new("arimaa-annotated-better")
        .with("turn", better)
        .with("score", signed(turn.best))
        .with("cost", format!("{:.2}", f64::from(turn.cost) / 100.0))
}

/// The record with what is worth saying; comments that it had stay.
fn commented(record: &Record, turns: &[ArimaaVerdict], asked: &Asked<'_>) -> String {
    let mut fresh = record.clone();
    let mut lines: Vec<String> = fresh
        .get(COMMENTS)
        .into_iter()
        .flat_map(str::lines)
        .map(str::to_owned)
        .collect();
    for turn in turns {
        let Some(mark) = turn.mark else { continue };
        let better = turn
            .better
            .as_ref()
            .map(|better| asked.words.say(&told_better(turn, better)));
        let text = format!("{} {mark} {}", turn.tag, better.unwrap_or_default());
        let text = text.trim_end().to_owned();
        if !lines.contains(&text) {
            lines.push(text);
        }
    }
    if !lines.is_empty() {
        fresh.set(COMMENTS, &lines.join("\n"));
    }
    fresh.to_string()
}
