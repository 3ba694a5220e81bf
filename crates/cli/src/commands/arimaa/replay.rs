//! `hra arimaa replay`: plays records again and compares their ends, and the archive's notes on clocks, with the rules.

use super::show::{colour_name, told_ending};
use super::{drawing, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use arimaa::archive::{Archive, compare_clock};
use arimaa::record::{Record, RecordError};
use arimaa::replay::{Replay, Verdict, replay};
use arimaa::{Board, Ending, TimeControl};
use clap::Args;
use say::{Message, Tell};
use serde::Serialize;

#[derive(Args)]
pub struct ReplayArgs {
    file: String,
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

#[derive(Serialize)]
struct End {
    winner: &'static str,
    reason: char,
}

#[derive(Serialize)]
struct Game {
    id: String,
    gold: Option<String>,
    silver: Option<String>,
    said: Option<End>,
    found: Option<End>,
    /// "borne out", "too late" (the move that lost on time is written down), "contradicted", "nothing said" or "illegal".
    verdict: &'static str,
    /// Why the record cannot be played, where it cannot.
    error: Option<String>,
    plies: usize,
    taken_back: usize,
    /// The last position.
    position: Option<String>,
    clock_notes: usize,
    clock_notes_agreed: usize,
}

#[derive(Serialize)]
struct ReplayAnswer {
    games: Vec<Game>,
    borne_out: usize,
    too_late: usize,
    contradicted: usize,
    nothing_said: usize,
    illegal: usize,
    clock_notes: usize,
    clock_notes_agreed: usize,
}

fn end(ending: Ending) -> End {
    End {
        winner: colour_name(ending.winner),
        reason: ending.reason.letter(),
    }
}

pub fn run(args: &ReplayArgs, context: &Context) -> Result<(), Failure> {
    let text = read_lossy(&args.file)?;
    let records: Vec<Result<Record, RecordError>> = if Archive::detect(&text) {
        Archive::new(&text)?.games().collect()
    } else {
        vec![Ok(Record::read(&text)?)]
    };
    let alone = records.len() == 1;
    let mut games = Vec::new();
    let mut last = None;
    let mut oddities = Vec::new();
    for (index, record) in records.into_iter().enumerate() {
        context.work.check()?;
        let record = record?;
        let id = record
            .get("id")
            .map_or_else(|| (index + 1).to_string(), str::to_owned);
        if args.game.as_ref().is_some_and(|wanted| *wanted != id) {
            continue;
        }
        let (game, board) = judge(id, &record, context);
        if !matches!(game.verdict, "borne out" | "nothing said") {
            oddities.push(told(&game, &record));
        }
        last = board.or(last);
        games.push(game);
    }
    if games.is_empty() {
        let wanted = args.game.clone().unwrap_or_default();
        return Err(Failure::input(
            Message::new("arimaa-error-no-game").with("id", wanted),
            Message::new("arimaa-accepted-record"),
        ));
    }
    let count = |verdict: &str| games.iter().filter(|game| game.verdict == verdict).count();
    let answer = ReplayAnswer {
        borne_out: count("borne out"),
        too_late: count("too late"),
        contradicted: count("contradicted"),
        nothing_said: count("nothing said"),
        illegal: count("illegal"),
        clock_notes: games.iter().map(|game| game.clock_notes).sum(),
        clock_notes_agreed: games.iter().map(|game| game.clock_notes_agreed).sum(),
        games,
    };
    context.answer(&answer, || {
        let words = context.words;
        let mut lines: Vec<String> = oddities.iter().map(|odd| words.say(odd)).collect();
        if let (Some(board), true) = (last, alone || answer.games.len() == 1) {
            lines.insert(0, drawing::diagram(&board, context.colour));
        }
        let summary = Message::new("arimaa-replayed")
            .with("games", answer.games.len())
            .with("good", answer.borne_out)
            .with("late", answer.too_late)
            .with("contradicted", answer.contradicted)
            .with("silent", answer.nothing_said)
            .with("illegal", answer.illegal);
        lines.push(context.strong(&words.say(&summary)));
        if answer.clock_notes > 0 {
            let clocks = Message::new("arimaa-replayed-clocks")
                .with("notes", answer.clock_notes)
                .with("agreed", answer.clock_notes_agreed);
            lines.push(words.say(&clocks));
        }
        lines.join("\n")
    })
}

/// Plays one record and compares its end.
fn judge(id: String, record: &Record, context: &Context) -> (Game, Option<Board>) {
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
    let game = Game {
        id,
        gold: record.get("Gold").map(str::to_owned),
        silver: record.get("Silver").map(str::to_owned),
        said: said.map(end),
        found: good.and_then(|played| played.ended()).map(end),
        verdict,
        error: played
            .as_ref()
            .err()
            .map(|error| context.words.say(&error.message())),
        plies: good.map_or(0, |played| played.referee.plies().len()),
        taken_back: good.map_or(0, |played| played.taken_back),
        position: board.map(|board| board.write_short()),
        clock_notes: notes,
        clock_notes_agreed: agreed,
    };
    (game, board)
}

/// What is odd about a game.
fn told(game: &Game, record: &Record) -> Message {
    let said = record.ending().map(told_ending);
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
