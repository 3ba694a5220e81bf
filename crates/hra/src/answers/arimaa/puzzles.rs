//! Puzzles from records: found by the exact detectors and, where asked for, checked by their slow twins.

use super::{ArimaaFile, ArimaaFilter, colour_name, within};
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use arimaa::Colour;
use lab::arimaa::corpus::{Corpus, CorpusError, Game};
use lab::arimaa::games;
use lab::arimaa::puzzles::{Aim, Puzzle, checked, puzzle};
use say::Message;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use utoipa::ToSchema;

/// Which puzzles lie in these games?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaPuzzles {
    /// Records, tables of the archive, games of our own.
    pub files: Vec<ArimaaFile>,
    /// Which games are taken; own games tell no ratings and times.
    #[serde(flatten)]
    pub filter: ArimaaFilter,
    /// How many puzzles, at most, a third of them of each kind; 30 if nothing is said.
    #[serde(default = "usual_most")]
    pub most: u64,
    /// Each is checked by a full search of the turn.
    #[serde(default)]
    pub check: bool,
}

fn usual_most() -> u64 {
    30
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaPuzzle {
    /// `goal`, `capture` or `defend`.
    pub aim: &'static str,
    /// What it is called.
    pub title: String,
    /// What there is to do.
    pub text: String,
    /// The position, in one line.
    pub position: String,
    /// Who is to move: `gold` or `silver`.
    pub side: &'static str,
    /// The fewest steps of a goal or a capture; of a defence, how many different turns are one.
    pub measure: usize,
    /// A turn that does it.
    pub solution: String,
    /// The game from which it comes, and its turn: `1234 31s`.
    pub from: String,
}

/// Puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaPuzzlesAnswer {
    /// Games that were looked through.
    pub games: usize,
    /// Positions that were looked at.
    pub positions: usize,
    /// Puzzles to bring a rabbit home.
    pub goals: usize,
    /// Puzzles to capture.
    pub captures: usize,
    /// Puzzles to defend.
    pub defences: usize,
    /// How many were checked by a full search.
    pub checked: usize,
    /// Those of them that the full search contradicts, by their places; none, unless a detector is wrong.
    pub wrong: Vec<usize>,
    /// Each puzzle.
    pub puzzles: Vec<ArimaaPuzzle>,
}

/// Of one game so many of a kind, at most: what lies in one position often lies in the next one too.
const OF_A_GAME: usize = 4;

impl ArimaaPuzzles {
    /// How many can be asked for.
    pub const MOST: RangeInclusive<u64> = 1..=1_000_000;

    fn games(&self, asked: &Asked<'_>) -> Result<Vec<Game>, Told> {
        let filter = self.filter.read()?;
        let mut all = Vec::new();
        for file in &self.files {
            if file.bytes().starts_with(games::MAGIC) {
                let own = games::read(file.bytes())?.games;
                all.extend(own.iter().map(Game::own));
                continue;
            }
            match Corpus::read(asked.work, &file.text(), &filter) {
                Ok(corpus) => all.extend(corpus.games),
                Err(CorpusError::Halt(halt)) => return Err(halt.into()),
                Err(error) if self.files.len() == 1 => return Err(error.into()),
                Err(_) => {}
            }
        }
        Ok(all)
    }
}

impl Question for ArimaaPuzzles {
    const NAME: &'static str = "arimaa.puzzles";
    const ABOUT: &'static str =
        "Puzzles from records: a goal or a capture within a turn, or a defence, found exactly.";
    const EXAMPLE: Example = Example::new(
        r#"{"files": ["@input"], "most": 3, "check": true}"#,
        &["arimaa", "puzzles", "-", "--most", "3", "--check"],
    )
    .reading(super::GAME);
    type Answer = ArimaaPuzzlesAnswer;

    fn check(&self) -> Result<(), Told> {
        within(self.most, &Self::MOST)?;
        self.filter.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaPuzzlesAnswer, Told> {
        let all = self.games(asked)?;
        let quota = (self.most as usize).div_ceil(Aim::ALL.len());
        let mut found: Vec<(Puzzle, String)> = Vec::new();
        let mut counts = [0; 3];
        let mut positions = 0;
        let task = asked
            .work
            .task("arimaa-task-puzzles", Some(all.len() as u64));
        for game in &all {
            task.tick()?;
            let mut here = [0; 3];
            for played in game.played() {
                asked.work.check()?;
                positions += 1;
                let open =
                    |aim: Aim| counts[aim as usize] < quota && here[aim as usize] < OF_A_GAME;
                let Some(one) = puzzle(&played.before, &open) else {
                    continue;
                };
                counts[one.aim as usize] += 1;
                here[one.aim as usize] += 1;
                found.push((one, format!("{} {}", game.id, tag(game, played.ply))));
            }
            if counts.iter().all(|&count| count >= quota) {
                break;
            }
        }
        found.truncate(self.most as usize);
        let mut wrong = Vec::new();
        if self.check {
            let task = asked
                .work
                .task("arimaa-task-check", Some(found.len() as u64));
            for (index, (one, _)) in found.iter().enumerate() {
                task.tick()?;
                if !checked(one) {
                    wrong.push(index);
                }
            }
        }
        let count = |aim: Aim| found.iter().filter(|(one, _)| one.aim == aim).count();
        Ok(ArimaaPuzzlesAnswer {
            games: all.len(),
            positions,
            goals: count(Aim::Goal),
            captures: count(Aim::Capture),
            defences: count(Aim::Defend),
            checked: if self.check { found.len() } else { 0 },
            wrong,
            puzzles: found
                .iter()
                .map(|(one, from)| document(one, from, asked.words))
                .collect(),
        })
    }

    fn tell(&self, answer: &ArimaaPuzzlesAnswer, teller: &Teller) -> String {
        let line = |one: &ArimaaPuzzle| {
            format!(
                "{} | {} | {} | {}",
                one.aim, one.position, one.measure, one.solution
            )
        };
        let mut lines: Vec<String> = answer.puzzles.iter().map(line).collect();
        let told = Message::new("arimaa-puzzles")
            .with("goals", answer.goals)
            .with("captures", answer.captures)
            .with("defences", answer.defences)
            .with("games", answer.games);
        lines.push(teller.strong(&teller.say(&told)));
        if self.check {
            let told = Message::new("arimaa-puzzles-checked")
                .with("checked", answer.checked)
                .with("wrong", answer.wrong.len());
            lines.push(teller.say(&told));
        }
        lines.join("\n")
    }
}

/// The tag of a turn; the first after the setups has number 2.
fn tag(game: &Game, ply: usize) -> String {
    let half = ply + usize::from(game.first.side() == Colour::Silver);
    let side = if half.is_multiple_of(2) { 'g' } else { 's' };
    format!("{}{side}", half / 2 + 2)
}

/// What a puzzle is called, and what there is to do in it.
pub(super) fn told(aim: Aim, measure: usize, words: Words) -> (String, String) {
    let title = match aim {
        Aim::Goal => "arimaa-puzzle-goal",
        Aim::Capture => "arimaa-puzzle-capture",
        Aim::Defend => "arimaa-puzzle-defend",
    };
    let text = match aim {
        Aim::Goal => "arimaa-puzzle-goal-text",
        Aim::Capture => "arimaa-puzzle-capture-text",
        Aim::Defend => "arimaa-puzzle-defend-text",
    };
    let text = Message::new(text).with("measure", measure);
    (words.get(title), words.say(&text))
}

fn document(one: &Puzzle, from: &str, words: Words) -> ArimaaPuzzle {
    let (title, text) = told(one.aim, one.measure, words);
    ArimaaPuzzle {
        aim: one.aim.name(),
        title,
        text,
        position: one.board.write_short(),
        side: colour_name(one.board.side()),
        measure: one.measure,
        solution: one.board.write_turn(&one.solution),
        from: from.to_owned(),
    }
}
