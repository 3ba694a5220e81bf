//! `hra arimaa setups`: how setups did in games of records and of self-play; and the table of setups that other commands show.

use super::study::{FilterArgs, table};
use super::{number, read_lossy};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use lab::arimaa::corpus::Corpus;
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
    /// Games that tell no winner, or do not begin with whole setups.
    left_out: u64,
    setups: Vec<SetupAnswer>,
}

/// How one setup did.
#[derive(Serialize)]
pub struct SetupAnswer {
    /// The row at the edge and the one before it, or a name, or null for all others.
    setup: Option<String>,
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
    pub fn new(setup: Option<&str>, standing: &Standing) -> Self {
        let share = wilson(standing.won, standing.games, CONFIDENCE_95);
        SetupAnswer {
            setup: setup.map(str::to_owned),
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
        let name = one.setup.clone();
        rows.push(vec![
            name.unwrap_or_else(|| words.get("arimaa-selfplay-other")),
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
    for path in &args.files {
        let bytes = files::read_bytes(path)?;
        if bytes.starts_with(games::MAGIC) {
            for game in games::read(&bytes)?.games {
                standings.add(&game.start, Some(game.ending.winner));
            }
        } else {
            let corpus = Corpus::read(&context.work, &read_lossy(path)?, &filter)?;
            for game in &corpus.games {
                standings.add(&game.first, game.winner);
            }
        }
    }
    let shown = |letters: &str| match named(letters) {
        Some(name) => format!("{letters} ({name})"),
        None => letters.to_owned(),
    };
    let answer = SetupsAnswer {
        games: standings.games,
        left_out: standings.left_out,
        setups: standings
            .rows(least)
            .iter()
            .map(|(letters, standing)| SetupAnswer::new(letters.map(shown).as_deref(), standing))
            .collect(),
    };
    context.answer(&answer, || {
        let told = Message::new("arimaa-setups")
            .with("games", answer.games)
            .with("left_out", answer.left_out);
        let rows = rows(&answer.setups, context);
        format!("{}\n\n{}", context.words.say(&told), table(&rows))
    })
}
