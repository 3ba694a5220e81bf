//! `hra lab`: experiments as files, done shard by shard in a folder of their own.

mod outside;
mod ranks;
mod short;

pub use outside::Outside;
pub use short::ExperimentArgs;

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::{Args, Subcommand};
use hra::answers::lab::{
    Experiment, LabComparison, LabDone, LabResults, LabStatus, Laboratory, works,
};
use std::path::{Path, PathBuf};
use std::time::Duration;
use work::keep::{Files, Lock};

#[derive(Subcommand)]
pub enum LabCommand {
    Init(InitArgs),
    Run(RunArgs),
    Status(FolderArgs),
    Report(ReportArgs),
    Compare(CompareArgs),
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
    /// Where else what is made is wanted, by a command that makes one file.
    #[arg(skip)]
    out: Option<PathBuf>,
}

#[derive(Args)]
pub struct FolderArgs {
    folder: PathBuf,
}

#[derive(Args)]
pub struct ReportArgs {
    folder: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,
}

#[derive(Args)]
pub struct CompareArgs {
    a: PathBuf,
    b: PathBuf,
}

/// The experiment, in the folder that it is done in.
const EXPERIMENT: &str = "experiment.toml";
/// What it found, once every shard is done.
const RESULTS: &str = "results.json";
/// The folder of what it made.
const PRODUCTS: &str = "products";
/// The folder of its report.
const REPORT: &str = "report";

pub fn run(command: LabCommand, context: &Context) -> Result<(), Failure> {
    match command {
        LabCommand::Init(args) => init(&args, context),
        LabCommand::Run(args) => do_it(&args, context),
        LabCommand::Status(args) => {
            let (_, results) = kept(&args.folder, context)?;
            let status = LabStatus::of(results);
            context.answer(&status, || status.tell(&context.teller()))
        }
        LabCommand::Report(args) => report(&args, context),
        LabCommand::Compare(args) => {
            let found = LabComparison::of(&found(&args.a, context)?, &found(&args.b, context)?);
            context.answer(&found, || found.tell(&context.teller()))
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

/// Does an experiment: alone, or with the others that a launcher of MPI started.
fn do_it(args: &RunArgs, context: &Context) -> Result<(), Failure> {
    if let Some(ranks) = processes::join()? {
        return ranks::together(args, context, &*ranks);
    }
    let opened = open(args)?;
    let mut keeper = shards(&opened.folder, context);
    let Opened {
        laboratory, means, ..
    } = &opened;
    let (new, results) = laboratory.run(&context.work, means, &mut keeper)?;
    finish(new, results, &opened, args.out.as_deref(), context)
}

/// An experiment and the folder that it is done in, which nobody else works in meanwhile.
struct Opened {
    laboratory: Laboratory,
    text: String,
    folder: PathBuf,
    means: Outside,
    _lock: Lock,
}

fn open(args: &RunArgs) -> Result<Opened, Failure> {
    let text = files::read_text(&args.file)?;
    let folder = match &args.into {
        Some(folder) => folder.clone(),
        None if args.file == "-" => PathBuf::from("experiment.lab"),
        None => Path::new(&args.file).with_extension("lab"),
    };
    let base = Path::new(&args.file).parent().unwrap_or(Path::new(""));
    open_in(folder, &text, Outside::of(base))
}

/// Begins, or goes on with, this experiment in this folder.
fn open_in(folder: PathBuf, text: &str, means: Outside) -> Result<Opened, Failure> {
    let (laboratory, text) = Laboratory::noting(text, &means)?;
    let lock = Lock::take(&folder)?;
    let experiment = folder.join(EXPERIMENT);
    if experiment.exists() {
        let before = files::read_text(&experiment.display().to_string())?;
        laboratory.same(&folder.display().to_string(), &before)?;
    }
    files::write_atomically(&experiment, text.as_bytes())?;
    Ok(Opened {
        laboratory,
        text,
        folder,
        means,
        _lock: lock,
    })
}

/// Does an experiment that a command writes, in this folder, and gives what it found.
pub fn done_in(
    folder: &Path,
    experiment: &Experiment,
    context: &Context,
) -> Result<LabResults, Failure> {
    let means = Outside::here();
    let opened = open_in(folder.to_owned(), &experiment.write()?, means)?;
    let mut keeper = shards(folder, context);
    let (_, results) = opened
        .laboratory
        .run(&context.work, &opened.means, &mut keeper)?;
    files::write_atomically(&folder.join(RESULTS), &results.write())?;
    Ok(results)
}

/// Writes the results of a run that did so many shards, and what was made.
fn finish(
    new: u64,
    results: LabResults,
    opened: &Opened,
    out: Option<&Path>,
    context: &Context,
) -> Result<(), Failure> {
    let path = opened.folder.join(RESULTS);
    let folder = opened.folder.join(PRODUCTS);
    let mut products = Vec::new();
    let mut keeper = shards(&opened.folder, context);
    opened.laboratory.products(&mut keeper, |name, content| {
        files::write_into(&folder, name, content)?;
        products.push(folder.join(name).display().to_string());
        out.map_or(Ok(()), |out| files::write_atomically(out, content))
    })?;
    files::write_atomically(&path, &results.write())?;
    let done = LabDone::new(new, results, &path.display().to_string(), products);
    context.answer(&done, || done.tell(&context.teller()))
}

/// Writes the report of what is done, with all that belongs to it, into a folder.
fn report(args: &ReportArgs, context: &Context) -> Result<(), Failure> {
    let (laboratory, results) = kept(&args.folder, context)?;
    let teller = context.teller();
    let mut report = laboratory.report(&results, &teller);
    let own = args.folder.join(REPORT);
    let folder = args.into.as_deref().unwrap_or(&own);
    for file in report.attachments(&teller)? {
        files::write_into(folder, &file.name, &file.content)?;
        let path = folder.join(&file.name).display().to_string();
        report.files.push(path);
    }
    context.answer(&report, || report.tell(&teller))
}

/// What was found in a folder, or stands in a file of results.
fn found(path: &Path, context: &Context) -> Result<LabResults, Failure> {
    if path.is_dir() {
        return Ok(kept(path, context)?.1);
    }
    let name = path.display().to_string();
    Ok(LabResults::read(&name, &files::read_text(&name)?)?)
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
