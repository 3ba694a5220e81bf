//! Records played again: their ends, and the archive's notes on clocks, compared with the rules.

use super::{ArimaaEnd, drawing, told_ending};
use crate::answers::{Asked, Example, Question, Teller};
use crate::{Told, Words};
use arimaa::archive::{Archive, compare_clock};
use arimaa::record::{Record, RecordError};
use arimaa::replay::{Replay, Verdict, replay};
use arimaa::{Board, TimeControl};
use say::{Message, Tell};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Are these games what they say?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaReplay {
    /// A record, or a table of the archive.
    pub records: String,
    /// Only the game with this number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

/// A game that was played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaReplayedGame {
    /// Its number in the archive, or its place in the file.
    pub id: String,
    /// Who played Gold.
    pub gold: Option<String>,
    /// Who played Silver.
    pub silver: Option<String>,
    /// How it ended by what is written.
    pub said: Option<ArimaaEnd>,
    /// How it ended by the rules.
    pub found: Option<ArimaaEnd>,
    /// "borne out", "too late" (the move that lost on time is written down), "contradicted", "nothing said" or "illegal".
    pub verdict: &'static str,
    /// Why the record cannot be played, where it cannot.
    pub error: Option<String>,
    /// Setups and turns.
    pub plies: usize,
    /// How many were taken back.
    pub taken_back: usize,
    /// The last position.
    pub position: Option<String>,
    /// The archive's notes on clocks.
    pub clock_notes: usize,
    /// Those that our clock agrees with.
    pub clock_notes_agreed: usize,
}

/// Games that were played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaReplayed {
    /// Each game.
    pub games: Vec<ArimaaReplayedGame>,
    /// Games whose end is what the rules say.
    pub borne_out: usize,
    /// Games in which the move that lost on time is written down.
    pub too_late: usize,
    /// Games whose end is another.
    pub contradicted: usize,
    /// Games that tell no end.
    pub nothing_said: usize,
    /// Games that break the rules.
    pub illegal: usize,
    /// The archive's notes on clocks.
    pub clock_notes: usize,
    /// Those that our clock agrees with.
    pub clock_notes_agreed: usize,
    /// The last position, where there is a single game.
    #[serde(skip)]
    last: Option<Board>,
}

impl Question for ArimaaReplay {
    const NAME: &'static str = "arimaa.replay";
    const ABOUT: &'static str =
        "Records played again, and whether their ends are what the rules say.";
    const EXAMPLE: Example =
        Example::new(r#"{"records": "@input"}"#, &["arimaa", "replay", "-"]).reading(super::GAME);
    type Answer = ArimaaReplayed;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaReplayed, Told> {
        let text = &self.records;
        let records: Vec<Result<Record, RecordError>> = if Archive::detect(text) {
            Archive::new(text)?.games().collect()
        } else {
            vec![Ok(Record::read(text)?)]
        };
        let alone = records.len() == 1;
        let mut games = Vec::new();
        let mut last = None;
        for (index, record) in records.into_iter().enumerate() {
            asked.work.check()?;
            let record = record?;
            let id = record
                .get("id")
                .map_or_else(|| (index + 1).to_string(), str::to_owned);
            if self.game.as_ref().is_some_and(|wanted| *wanted != id) {
                continue;
            }
            let (game, board) = judge(id, &record, asked.words);
            last = board.or(last);
            games.push(game);
        }
        if games.is_empty() {
            let wanted = self.game.clone().unwrap_or_default();
            return Err(Told::input(
                Message::new("arimaa-error-no-game").with("id", wanted),
                Message::new("arimaa-accepted-record"),
            ));
        }
        let count = |verdict: &str| games.iter().filter(|game| game.verdict == verdict).count();
        Ok(ArimaaReplayed {
            borne_out: count("borne out"),
            too_late: count("too late"),
            contradicted: count("contradicted"),
            nothing_said: count("nothing said"),
            illegal: count("illegal"),
            clock_notes: games.iter().map(|game| game.clock_notes).sum(),
            clock_notes_agreed: games.iter().map(|game| game.clock_notes_agreed).sum(),
            last: last.filter(|_| alone || games.len() == 1),
            games,
        })
    }

    fn tell(&self, answer: &ArimaaReplayed, teller: &Teller) -> String {
        let diagram = |board: &Board| drawing::diagram(board, teller.colour);
        let mut lines: Vec<String> = answer.last.iter().map(diagram).collect();
        let odd = answer
            .games
            .iter()
            .filter(|game| !matches!(game.verdict, "borne out" | "nothing said"));
        lines.extend(odd.map(|game| teller.say(&told(game))));
        let summary = Message::new("arimaa-replayed")
            .with("games", answer.games.len())
            .with("good", answer.borne_out)
            .with("late", answer.too_late)
            .with("contradicted", answer.contradicted)
            .with("silent", answer.nothing_said)
            .with("illegal", answer.illegal);
        lines.push(teller.strong(&teller.say(&summary)));
        if answer.clock_notes > 0 {
            let clocks = Message::new("arimaa-replayed-clocks")
                .with("notes", answer.clock_notes)
                .with("agreed", answer.clock_notes_agreed);
            lines.push(teller.say(&clocks));
        }
        lines.join("\n")
    }
}

/// Plays one record and compares its end.
fn judge(id: String, record: &Record, words: Words) -> (ArimaaReplayedGame, Option<Board>) {
    let said = record.ending();
    let control = record
        .get("TimeControl")
        .and_then(|text| text.parse::<TimeControl>().ok());
    let (agreed, notes) = control.map_or((0, 0), |control| compare_clock(record, &control));
    let played = replay(record);
    let verdict = match (&played, said) {
        (Err(_), _) => "illegal",
        (Ok(_), None) => "nothing said",
        (Ok(played), Some(said)) => match played.verdict(said) {
            Verdict::BorneOut => "borne out",
            Verdict::TooLate => "too late",
            Verdict::Contradicted => "contradicted",
        },
    };
    let good: Option<&Replay> = played.as_ref().ok();
    let board = good.map(|played| *played.referee.board());
    let game = ArimaaReplayedGame {
        id,
        gold: record.get("Gold").map(str::to_owned),
        silver: record.get("Silver").map(str::to_owned),
        said: said.map(ArimaaEnd::new),
        found: good.and_then(|played| played.ended()).map(ArimaaEnd::new),
        verdict,
        error: played
            .as_ref()
            .err()
            .map(|error| words.say(&error.message())),
        plies: good.map_or(0, |played| played.referee.plies().len()),
        taken_back: good.map_or(0, |played| played.taken_back),
        position: board.map(|board| board.write_short()),
        clock_notes: notes,
        clock_notes_agreed: agreed,
    };
    (game, board)
}

/// What is odd about a game.
fn told(game: &ArimaaReplayedGame) -> Message {
    let said = game.said.map(|said| told_ending(said.ending));
    let base = |id: &'static str| {
        let message = Message::new(id).with("id", game.id.as_str());
        match &said {
            Some(said) => message.with("said", said.clone()),
            None => message.with("said", ""),
        }
    };
    match &game.error {
        Some(error) => base("arimaa-odd-illegal").with("why", error.as_str()),
        None if game.verdict == "too late" => base("arimaa-odd-late"),
        None => base("arimaa-odd-contradicted"),
    }
}
