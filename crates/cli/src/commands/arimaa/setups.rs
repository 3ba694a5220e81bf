//! `hra arimaa setups`: how setups did in games of records and of self-play; and the table of setups that other commands show.

use super::study::{FilterArgs, table};
use super::{lossy, number};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use lab::arimaa::corpus::{Corpus, CorpusError, Filter};
use lab::arimaa::games;
use lab::arimaa::setups::{Standing, Standings, named};
use lab::interval::{CONFIDENCE_95, wilson};
use say::Message;
use serde::Serialize;

#[derive(Args)]
pub struct SetupsArgs {
    #[arg(required = true)]
    files: Vec<String>,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "10")]
    least: String,
}

#[derive(Serialize)]
struct SetupsAnswer {
    games: u64,
    /// Games that the filter left out; own games tell no ratings and times.
    left_out: usize,
    /// Games that cannot be read or played.
    broken: usize,
    /// Games that tell no winner, or do not begin with whole setups.
    undecided: u64,
    setups: Vec<SetupAnswer>,
}

/// How one setup did.
#[derive(Serialize)]
pub struct SetupAnswer {
    /// The row at the edge and the one before it, where every setup is told by itself; null for all others.
    setup: Option<String>,
    /// `A`, `B` or `C` if it is one of ours.
    name: Option<&'static str>,
    games: u64,
    won: u64,
    as_gold: u64,
    won_as_gold: u64,
    /// The share that was won, and its 95 % interval.
    share: f64,
    lower: f64,
    upper: f64,
}

impl SetupAnswer {
    pub fn new(setup: Option<&str>, name: Option<&'static str>, standing: &Standing) -> Self {
        let share = wilson(standing.won, standing.games, CONFIDENCE_95);
        SetupAnswer {
            setup: setup.map(str::to_owned),
            name,
            games: standing.games,
            won: standing.won,
            as_gold: standing.gold,
            won_as_gold: standing.gold_won,
            share: share.mean,
            lower: share.lower,
            upper: share.upper,
        }
    }
}

/// The rows of a table of setups, its head first.
pub fn rows(setups: &[SetupAnswer], context: &Context) -> Vec<Vec<String>> {
    let words = context.words;
    let head = [
        "arimaa-selfplay-setup",
        "arimaa-selfplay-played",
        "arimaa-selfplay-won",
        "arimaa-selfplay-share",
        "arimaa-selfplay-gold",
    ];
    let mut rows = vec![head.map(|id| words.get(id)).to_vec()];
    for one in setups {
        let name = match (&one.setup, one.name) {
            (Some(letters), Some(name)) => format!("{letters} ({name})"),
            (Some(letters), None) => letters.clone(),
            (None, Some(name)) => name.to_owned(),
            (None, None) => words.get("arimaa-selfplay-other"),
        };
        rows.push(vec![
            name,
            one.games.to_string(),
            one.won.to_string(),
            format!(
                "{:.1} % ({:.1}–{:.1})",
                100.0 * one.share,
                100.0 * one.lower,
                100.0 * one.upper
            ),
            format!("{} / {}", one.won_as_gold, one.as_gold),
        ]);
    }
    rows
}

pub fn run(args: &SetupsArgs, context: &Context) -> Result<(), Failure> {
    let least = number(&args.least, 1, 1 << 40)?;
    let filter = args.filter.filter()?;
    let mut standings = Standings::default();
    let (mut left_out, mut broken) = (0, 0);
    let files_read = context
        .work
        .task("arimaa-task-replay", Some(args.files.len() as u64));
    for path in &args.files {
        files_read.tick()?;
        let bytes = files::read_bytes(path)?;
        if bytes.starts_with(games::MAGIC) {
            let own = games::read(&bytes)?.games;
            if filter != Filter::default() {
                left_out += own.len();
                continue;
            }
            for game in own {
                standings.add(&game.start, Some(game.ending.winner));
            }
            continue;
        }
        // A single record without a game to count does not spoil the others.
        match Corpus::read(&context.work, &lossy(&bytes), &filter) {
            Ok(corpus) => {
                left_out += corpus.left_out;
                broken += corpus.broken;
                for game in &corpus.games {
                    standings.add(&game.first, game.winner);
                }
            }
            Err(CorpusError::Halt(halt)) => return Err(halt.into()),
            Err(error) if args.files.len() == 1 => return Err(error.into()),
            Err(CorpusError::Nothing {
                left_out: passed_over,
                broken: unreadable,
            }) => {
                left_out += passed_over;
                broken += unreadable;
            }
            Err(CorpusError::Record(_) | CorpusError::Replay(_)) => broken += 1,
        }
    }
    if standings.games == 0 && standings.undecided == 0 {
        return Err(CorpusError::Nothing { left_out, broken }.into());
    }
    let answer = SetupsAnswer {
        games: standings.games,
        left_out,
        broken,
        undecided: standings.undecided,
        setups: standings
            .rows(least)
            .iter()
            .map(|(letters, standing)| {
                SetupAnswer::new(*letters, letters.and_then(named), standing)
            })
            .collect(),
    };
    context.answer(&answer, || {
        let told = Message::new("arimaa-setups")
            .with("games", answer.games)
            .with("left_out", answer.left_out)
            .with("broken", answer.broken)
            .with("undecided", answer.undecided);
        let rows = rows(&answer.setups, context);
        format!("{}\n\n{}", context.words.say(&told), table(&rows))
    })
}
