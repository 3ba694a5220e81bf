//! `hra arimaa selfplay`: the engine's games against itself, kept in a file that can be broken off and gone on with.

use super::block_file::{self, unwritable};
use super::number;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::{SetupAnswer, setup_rows, table};
use lab::arimaa::games::{self, Games, Head};
use lab::arimaa::selfplay;
use say::Message;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;

#[derive(Args)]
pub struct SelfplayArgs {
    file: String,
    #[arg(long, value_name = "N", default_value = "100")]
    games: String,
    #[arg(long, value_name = "N", default_value = "3000")]
    nodes: String,
    #[arg(long, value_name = "N", default_value = "200")]
    most_turns: String,
    #[arg(long, conflicts_with_all = ["games", "nodes", "most_turns"])]
    report: bool,
}

#[derive(Serialize)]
struct SelfplayAnswer {
    games: u64,
    /// How many of them this run played.
    new: u64,
    turns: u64,
    random_turns: u64,
    gold_won: u64,
    /// By the letter of the archive.
    reasons: BTreeMap<char, u64>,
    setups: Vec<SetupAnswer>,
    seed: u64,
    nodes: u64,
    most_turns: u64,
    bytes: u64,
}

pub fn run(args: &SelfplayArgs, context: &Context) -> Result<(), Failure> {
    if args.report {
        let bytes = files::read_bytes(&args.file)?;
        let found = games::read(&bytes)?;
        return tell(&found, 0, context);
    }
    let wanted = number(&args.games, 1, u64::from(u32::MAX))?;
    let nodes = number(&args.nodes, 1, 1 << 40)?;
    let most_turns = number(&args.most_turns, 1, 10_000)?;
    let head = selfplay::head(&context.work, nodes, most_turns);
    let (mut file, before) = resumed(&args.file, head)?;
    let threads = context.threads.unwrap_or_else(rayon::current_num_threads);
    selfplay::play(
        &context.work,
        &head,
        before..wanted.max(before),
        threads,
        |game| {
            // One write a game: what a killed run leaves is a beginning of the file that it would have made.
            let written = file.write_all(&games::block(game));
            written.map_err(|error| unwritable(&args.file, &error))
        },
    )?;
    drop(file);
    let found = games::read(&files::read_bytes(&args.file)?)?;
    let new = found.games.len() as u64 - before;
    tell(&found, new, context)
}

/// The file, ready for the next game, and how many it holds.
fn resumed(path: &str, head: Head) -> Result<(File, u64), Failure> {
    block_file::resume(path, &head.write(), |bytes| {
        let Games {
            head: found,
            games,
            whole,
        } = games::read(bytes)?;
        if found != head {
            return Err(Failure::input(
                Message::new("arimaa-error-games-other")
                    .with("path", path)
                    .with("seed", found.seed.to_string())
                    .with("nodes", found.nodes.to_string())
                    .with("turns", found.most_turns.to_string()),
                Message::new("arimaa-accepted-games-same"),
            ));
        }
        Ok((whole, games.len() as u64))
    })
}

fn tell(found: &Games, new: u64, context: &Context) -> Result<(), Failure> {
    let summary = selfplay::summary(&found.games);
    let answer = SelfplayAnswer {
        games: summary.games,
        new,
        turns: summary.turns,
        random_turns: summary.random,
        gold_won: summary.gold_won,
        reasons: summary.reasons.clone(),
        setups: summary
            .setups
            .iter()
            .map(|(name, standing)| SetupAnswer::new(None, *name, standing))
            .collect(),
        seed: found.head.seed,
        nodes: found.head.nodes,
        most_turns: found.head.most_turns,
        bytes: found.whole as u64,
    };
    context.answer(&answer, || words(&answer, context))
}

fn words(answer: &SelfplayAnswer, context: &Context) -> String {
    let words = context.words;
    let count = |letter| answer.reasons.get(&letter).copied().unwrap_or_default();
    let told = Message::new("arimaa-selfplay")
        .with("games", answer.games)
        .with("new", answer.new)
        .with("turns", answer.turns)
        .with("random", answer.random_turns)
        .with("gold", answer.gold_won)
        .with("goals", count('g'))
        .with("eliminations", count('e'))
        .with("immobile", count('m'))
        .with("scored", count('s'));
    let rows = setup_rows(&answer.setups, &context.teller());
    format!("{}\n\n{}", words.say(&told), table(&rows))
}
