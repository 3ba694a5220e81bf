//! `hra arimaa selfplay`: the engine's games against itself, kept in a file that can be broken off and gone on with.

use super::block_file::{self, unwritable};
use super::number;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::ArimaaSelfplay;
use lab::arimaa::games::{self, Games, Head};
use lab::arimaa::selfplay;
use say::Message;
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
    let answer = ArimaaSelfplay::new(found, new);
    context.answer(&answer, || answer.tell(&context.teller()))
}
