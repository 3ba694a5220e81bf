//! `hra ludo build`: a table of bounds, kept in a folder, by one process, several threads or processes on many machines.

use super::{GameArgs, epsilon};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::ranks::{count, together};
use clap::Args;
use hra::Told;
use hra::answers::ludo::{LudoBuilt, Scratch};
use hra::answers::read_whole;
use std::fs::OpenOptions;
use std::path::PathBuf;
use std::time::Duration;
use work::Bytes;
use work::keep::{Files, Lock};

#[derive(Args)]
pub struct BuildArgs {
    folder: PathBuf,
    #[command(flatten)]
    game: GameArgs,
    #[arg(long, value_name = "E", allow_negative_numbers = true)]
    epsilon: Option<String>,
    #[arg(long, value_name = "N", default_value = "1")]
    ranks: String,
    #[arg(long, value_name = "K", default_value = "8")]
    sweeps: String,
    #[arg(long, value_name = "FOLDER")]
    disk: Option<PathBuf>,
    #[arg(long, value_name = "SIZE", default_value = "1G", requires = "disk")]
    window: Bytes,
}

pub fn run(args: &BuildArgs, context: &Context) -> Result<(), Failure> {
    let game = args.game.request(None)?;
    let epsilon = args.epsilon.as_deref().map(epsilon).transpose()?;
    let (threads, every) = (count(&args.ranks)?, read_whole(&args.sweeps)?);
    let built = together(threads, context, |ranks, work| {
        let first = ranks.rank() == 0;
        // One run at a time; whoever only reads needs no lock.
        let _lock = first.then(|| Lock::take(&args.folder)).transpose()?;
        let mut kept = Files::in_folder(&args.folder, work.clock).every(Duration::ZERO);
        let scratch = args.disk.as_ref().map(|folder| {
            let path = folder.join(format!("scratch-{}-of-{}", ranks.rank(), ranks.count()));
            let file = std::fs::create_dir_all(folder).and_then(|()| {
                let mut options = OpenOptions::new();
                options.read(true).write(true).create(true).truncate(true);
                options.open(&path)
            });
            let file = file.map_err(|error| files::unwritable(&path, &error).told())?;
            // Nobody needs it afterwards: it goes with the process.
            let _ = std::fs::remove_file(&path);
            Ok::<_, Told>((Box::new(file) as Box<dyn Scratch>, args.window.0))
        });
        let scratch = scratch.transpose()?;
        LudoBuilt::of(ranks, &game, epsilon, every, scratch, &mut kept, work)
    })?;
    let Some(built) = built else { return Ok(()) };
    context.answer(&built, || built.told(&context.teller()))
}
