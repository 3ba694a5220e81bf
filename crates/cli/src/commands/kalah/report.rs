//! `hra kalah report`: one HTML page, complete in itself, with the thesis's questions answered from the games of an experiment.

use super::BoardArgs;
use crate::commands::lab::done_in;
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::kalah::{GAMES, KalahReport};
use hra::answers::read_number;
use hra::answers::{Forgetful, Question};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub struct ReportArgs {
    file: String,
    #[arg(long, value_name = "N", default_value = "100000")]
    games: String,
    #[arg(long, value_name = "FOLDER")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    png: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
    #[command(flatten)]
    board: BoardArgs,
}

pub fn run(args: &ReportArgs, context: &Context) -> Result<(), Failure> {
    let request = KalahReport {
        board: args.board.request()?,
        games: read_number(&args.games, &GAMES)?,
        file: Some(args.file.clone()),
    };
    let answer = match &args.into {
        None => context.found(&request, &mut Forgetful)?,
        Some(folder) => {
            let experiment = request.experiment(context.work.streams.seed())?;
            request.judged(&done_in(folder, &experiment, context)?)?
        }
    };
    for file in request.attachments(&answer, &context.teller()) {
        if !file.name.ends_with(".svg") {
            files::write_atomically(Path::new(&args.file), &file.content)?;
            continue;
        }
        if let Some(folder) = &args.svg {
            files::write_into(folder, &file.name, &file.content)?;
        }
        if let Some(folder) = &args.png
            && let Some(picture) = file.png()?
        {
            files::write_into(folder, &picture.name, &picture.content)?;
        }
    }
    context.tell(&request, &answer)
}
