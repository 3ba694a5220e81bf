//! `hra lab`: experiments as files, done shard by shard in a folder of their own.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::lab::{LabDone, LabResults, LabStatus, Laboratory, works};
use std::path::{Path, PathBuf};
use std::time::Duration;
use work::keep::{Files, Lock};

#[derive(Subcommand)]
pub enum LabCommand {
    Init(InitArgs),
    Run(RunArgs),
    Status(FolderArgs),
}

#[derive(Args)]
pub struct InitArgs {
    name: Option<String>,
    file: Option<PathBuf>,
}

#[derive(Args)]
pub struct RunArgs {
    file: String,
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
}

#[derive(Args)]
pub struct FolderArgs {
    folder: PathBuf,
}

/// The experiment, in the folder that it is done in.
const EXPERIMENT: &str = "experiment.toml";
/// What it found, once every shard is done.
const RESULTS: &str = "results.json";

pub fn run(command: LabCommand, context: &Context) -> Result<(), Failure> {
    match command {
        LabCommand::Init(args) => init(&args, context),
        LabCommand::Run(args) => do_it(&args, context),
        LabCommand::Status(args) => {
            let (_, results) = kept(&args.folder, context)?;
            let status = LabStatus::of(results);
            context.answer(&status, || status.tell(&context.teller()))
        }
    }
}

/// Lists the experiments that are part of the program, or writes one of them.
fn init(args: &InitArgs, context: &Context) -> Result<(), Failure> {
    let works = works(args.name.as_deref())?;
    match (&args.file, works.experiments.first()) {
        (Some(file), Some(work)) => files::write_atomically(file, work.text.as_bytes())?,
        (None, Some(work)) if args.name.is_some() && !context.json => {
            return context.print(work.text);
        }
        _ => {}
    }
    context.answer(&works, || works.tell(&context.teller()))
}

fn do_it(args: &RunArgs, context: &Context) -> Result<(), Failure> {
    let text = files::read_text(&args.file)?;
    let laboratory = Laboratory::read(&text)?;
    let folder = match &args.into {
        Some(folder) => folder.clone(),
        None if args.file == "-" => PathBuf::from("experiment.lab"),
        None => Path::new(&args.file).with_extension("lab"),
    };
    let _lock = Lock::take(&folder)?;
    let experiment = folder.join(EXPERIMENT);
    if experiment.exists() {
        let before = files::read_text(&experiment.display().to_string())?;
        laboratory.same(&folder.display().to_string(), &before)?;
    }
    files::write_atomically(&experiment, text.as_bytes())?;
    let (new, results) = laboratory.run(&context.work, &mut shards(&folder, context))?;
    let path = folder.join(RESULTS);
    files::write_atomically(&path, &results.write())?;
    let done = LabDone::new(new, results, &path.display().to_string());
    context.answer(&done, || done.tell(&context.teller()))
}

/// The experiment of a folder, and what is done of it.
fn kept(folder: &Path, context: &Context) -> Result<(Laboratory, LabResults), Failure> {
    let text = files::read_text(&folder.join(EXPERIMENT).display().to_string())?;
    let laboratory = Laboratory::read(&text)?;
    let results = laboratory.results(&mut shards(folder, context))?;
    Ok((laboratory, results))
}

/// Where the shards of a folder are. Every one of them is wanted, so that none is left out where the disk is full.
fn shards(folder: &Path, context: &Context) -> Files {
    Files::in_folder(folder.join("shards"), context.work.clock).every(Duration::ZERO)
}
