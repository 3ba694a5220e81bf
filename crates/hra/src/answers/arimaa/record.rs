//! Records as an analysis board needs them: the games of an archive as a list to choose from, and one game with every position,
//! variations and comments. What is written here again, `arimaa.replay` accepts.

use super::ArimaaEnd;
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::archive::Archive;
use arimaa::record::{Action, Entry, Record};
use arimaa::replay::{Replay, replay};
use arimaa::{Reason, Referee};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What is in this record, or in this archive?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaRecord {
    /// A record, or a table of the archive.
    pub records: String,
    /// The game with this number is opened; a record alone is opened anyway.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// A game of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaListed {
    /// Its number in the archive, or its place in the file.
    pub id: String,
    /// Who played Gold.
    pub gold: Option<String>,
    /// Who played Silver.
    pub silver: Option<String>,
    /// As it is written: `1-0`, `w`.
    pub result: Option<String>,
    /// Setups and turns that are written down.
    pub plies: usize,
}

/// A setup or turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaPly {
    /// `12g`.
    pub tag: String,
    /// As records write it; `resigns` at the end.
    pub turn: String,
    /// The position after it.
    pub position: String,
}

/// A line beside the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaVariation {
    /// So many setups and turns of the game come before it.
    pub from: usize,
    /// Its turns.
    pub turns: Vec<ArimaaPly>,
}

/// What somebody wrote beside a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaComment {
    /// After so many setups and turns.
    pub at: usize,
    /// What it says.
    pub text: String,
}

/// A game that can be walked through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaOpened {
    /// What is told of the game, without the fields below.
    pub fields: Vec<[String; 2]>,
    /// The position from which it was played, where that is no setup.
    pub start: Option<String>,
    /// Setups and turns, without those that were taken back.
    pub plies: Vec<ArimaaPly>,
    /// Lines beside it.
    pub variations: Vec<ArimaaVariation>,
    /// Comments.
    pub comments: Vec<ArimaaComment>,
    /// How it ended by the rules.
    pub ended: Option<ArimaaEnd>,
    /// How many turns were taken back.
    pub taken_back: usize,
    /// The record, written anew.
    pub record: String,
}

/// Games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaRecorded {
    /// Each game of the file.
    pub games: Vec<ArimaaListed>,
    /// The game that was asked for, or the only one.
    pub opened: Option<ArimaaOpened>,
}

const VARIATIONS: &str = "Variations";
pub(super) const COMMENTS: &str = "Comments";
const START: &str = "Position";

impl ArimaaRecord {
    /// Whether it is a table of many games.
    #[must_use]
    pub fn is_archive(&self) -> bool {
        Archive::detect(&self.records)
    }
}

impl Question for ArimaaRecord {
    const NAME: &'static str = "arimaa.record";
    const ABOUT: &'static str = "The games of a record or an archive, and one of them with every position, variations and comments.";
    const EXAMPLE: Example = Example::only(
        r#"{"records": "Gold: Anna\n\n1g Ra1 Rb1 Rc1 Dd1 De1 Rf1 Rg1 Rh1 Ra2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Rh2\n"}"#,
    );
    type Answer = ArimaaRecorded;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaRecorded, Told> {
        if !self.is_archive() {
            let record = Record::read(&self.records)?;
            return Ok(ArimaaRecorded {
                games: vec![listed(0, &record)],
                opened: Some(opened(&record)?),
            });
        }
        let mut games = Vec::new();
        let mut found = None;
        for (index, record) in Archive::new(&self.records)?.games().enumerate() {
            asked.work.check()?;
            let record = record?;
            let game = listed(index, &record);
            if self.game.as_ref() == Some(&game.id) {
                found = Some(record);
            }
            games.push(game);
        }
        if found.is_none()
            && let Some(wanted) = &self.game
        {
            return Err(Told::input(
                Message::new("arimaa-error-no-game").with("id", wanted.as_str()),
                Message::new("arimaa-accepted-record"),
            ));
        }
        let opened = found.as_ref().map(opened).transpose()?;
        Ok(ArimaaRecorded { games, opened })
    }

    fn tell(&self, answer: &ArimaaRecorded, _: &Teller) -> String {
        match &answer.opened {
            Some(opened) => opened.record.clone(),
            None => {
                let ids = answer.games.iter().map(|game| game.id.as_str());
                ids.collect::<Vec<_>>().join("\n")
            }
        }
    }
}

fn listed(index: usize, record: &Record) -> ArimaaListed {
    let field = |key: &str| record.get(key).map(str::to_owned);
    ArimaaListed {
        id: field("id").unwrap_or_else(|| (index + 1).to_string()),
        gold: field("Gold"),
        silver: field("Silver"),
        result: field("Result"),
        plies: record
            .entries()
            .iter()
            .filter(|entry| entry.action != Action::Nothing)
            .count(),
    }
}

/// Setups and turns of a game from this one on.
fn plies(played: &Referee, from: usize) -> Vec<ArimaaPly> {
    let one = |index: usize| ArimaaPly {
        tag: played.tag_of(index),
        turn: played.write_ply(index),
        position: played.boards()[index + 1].write_short(),
    };
    (from..played.plies().len()).map(one).collect()
}

fn opened(record: &Record) -> Result<ArimaaOpened, Told> {
    let played = replay(record)?;
    let referee = &played.referee;
    let mut all = plies(referee, 0);
    if played.resigned.is_some() {
        all.push(ArimaaPly {
            tag: referee.tag(),
            turn: "resigns".to_owned(),
            position: referee.board().write_short(),
        });
    }
    let variations = variations(record, referee)?;
    let comments = comments(record, referee);
    let own = |key: &str| [VARIATIONS, COMMENTS, START].contains(&key);
    let fields = record.fields().iter().filter(|(key, _)| !own(key));
    Ok(ArimaaOpened {
        fields: fields
            .map(|(key, value)| [key.clone(), value.clone()])
            .collect(),
        start: (!referee.began_with_setup()).then(|| referee.first().write_short()),
        record: written(record, &all, &variations, &comments, &played).to_string(),
        plies: all,
        variations,
        comments,
        ended: played.ended().map(ArimaaEnd::new),
        taken_back: played.taken_back,
    })
}

/// `12s ee4s ee3s / 13g Ee2n`: each line leaves the game before its first tag.
fn variations(record: &Record, main: &Referee) -> Result<Vec<ArimaaVariation>, Told> {
    let mut found = Vec::new();
    for line in record.get(VARIATIONS).unwrap_or_default().lines() {
        let mut turns = line.split(" / ").filter_map(Entry::read).peekable();
        let Some(first) = turns.peek() else { continue };
        let tag = first.tag();
        let from = (0..=main.plies().len()).find(|index| main.tag_of(*index) == tag);
        let from = from.ok_or_else(|| super::show::no_turn(&tag))?;
        let mut referee = if main.began_with_setup() {
            Referee::new()
        } else {
            Referee::from_position(*main.first())
        };
        for ply in &main.plies()[..from] {
            referee.play(*ply)?;
        }
        for entry in turns {
            if let Action::Move(words) = &entry.action {
                referee.play_text(words)?;
            }
        }
        found.push(ArimaaVariation {
            from,
            turns: plies(&referee, from),
        });
    }
    Ok(found)
}

/// `12s A bold step.`: after that turn; `start` before all.
fn comments(record: &Record, main: &Referee) -> Vec<ArimaaComment> {
    let lines = record.get(COMMENTS).unwrap_or_default().lines();
    let read = |line: &str| {
        let (tag, text) = line.trim().split_once(' ')?;
        let at = if tag == "start" {
            0
        } else {
            1 + (0..main.plies().len()).find(|index| main.tag_of(*index) == tag)?
        };
        Some(ArimaaComment {
            at,
            text: text.trim().to_owned(),
        })
    };
    lines.filter_map(read).collect()
}

/// The record of a game whose end is known, as `arimaa.replay` accepts it.
fn written(
    record: &Record,
    plies: &[ArimaaPly],
    variations: &[ArimaaVariation],
    comments: &[ArimaaComment],
    played: &Replay,
) -> Record {
    let mut fresh = Record::new();
    for (key, value) in record.fields() {
        fresh.set(key, value);
    }
    // Time and forfeit are told by who was there; what the rules know stands in the record.
    let said = record
        .ending()
        .is_some_and(|said| matches!(said.reason, Reason::Time | Reason::Forfeit | Reason::Score));
    if let Some(ending) = played.ended().filter(|_| !said) {
        fresh.set_ending(Some(ending));
    }
    let line = |variation: &ArimaaVariation| {
        let turns = variation.turns.iter();
        let turns = turns.map(|ply| format!("{} {}", ply.tag, ply.turn));
        turns.collect::<Vec<_>>().join(" / ")
    };
    if !variations.is_empty() {
        let lines: Vec<String> = variations.iter().map(line).collect();
        fresh.set(VARIATIONS, &lines.join("\n"));
    }
    if !comments.is_empty() {
        let tag = |at: usize| match at.checked_sub(1).and_then(|index| plies.get(index)) {
            Some(ply) => ply.tag.clone(),
            None => "start".to_owned(),
        };
        let lines = comments.iter();
        let lines = lines.map(|comment| format!("{} {}", tag(comment.at), comment.text));
        fresh.set(COMMENTS, &lines.collect::<Vec<_>>().join("\n"));
    }
    for ply in plies {
        let line = format!("{} {}", ply.tag, ply.turn);
        if let Some(entry) = Entry::read(&line) {
            fresh.push(entry);
        }
    }
    fresh
}
