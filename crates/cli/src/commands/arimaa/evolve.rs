//! `hra arimaa evolve`: the seed's genetic algorithm over its weights, from records.

use super::questions::{FilterArgs, sample};
use super::{number, numbered};
use crate::commands::lab::{ExperimentArgs, Outside};
use crate::context::Context;
use crate::failure::Failure;
use clap::{Args, ValueEnum};
use hra::answers::arimaa::{ArimaaEvolve, EvolveMeasure};
use hra::answers::lab::ArimaaEvolved;
use std::path::Path;

#[derive(Args)]
pub struct EvolveArgs {
    records: String,
    #[command(flatten)]
    filter: FilterArgs,
    #[arg(long, value_name = "N", default_value = "100")]
    sample: String,
    #[arg(long, value_name = "PERCENT", default_value = "30")]
    held_out: String,
    #[arg(long, value_name = "N", default_value = "50")]
    generations: String,
    #[arg(long, value_name = "N", default_value = "20")]
    population: String,
    #[arg(long, value_name = "N", default_value = "10")]
    renewed: String,
    #[arg(long, value_name = "PERCENT", default_value = "10")]
    mutation: String,
    #[arg(long, value_name = "M", default_value = "worse")]
    measure: MeasureName,
    #[arg(long)]
    winners: bool,
    #[arg(long, value_name = "N", default_value = "0")]
    from_turn: String,
    #[arg(long, value_name = "FILE", conflicts_with = "experiment")]
    checkpoint: Option<String>,
    #[arg(long, value_name = "FOLDER", conflicts_with = "experiment")]
    charts: Option<String>,
    #[command(flatten)]
    experiment: ExperimentArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MeasureName {
    Worse,
    Better,
    Sum,
}

pub fn run(args: &EvolveArgs, context: &Context) -> Result<(), Failure> {
    let population = numbered(&args.population, &ArimaaEvolve::POPULATION)?;
    let question = ArimaaEvolve {
        population,
        renewed: number(&args.renewed, 1, population - 1)?,
        mutation: numbered(&args.mutation, &ArimaaEvolve::MUTATION)?,
        generations: numbered(&args.generations, &ArimaaEvolve::GENERATIONS)?,
        held_out: numbered(&args.held_out, &ArimaaEvolve::HELD_OUT)?,
        sample: sample(&args.sample)?,
        measure: match args.measure {
            MeasureName::Worse => EvolveMeasure::Worse,
            MeasureName::Better => EvolveMeasure::Better,
            MeasureName::Sum => EvolveMeasure::Sum,
        },
        winners: args.winners,
        from_turn: number(&args.from_turn, 0, 10_000)?,
        filter: args.filter.filter()?,
        records: args.experiment.named(&args.records)?,
    };
    let request = ArimaaEvolved::new(question);
    if args.experiment.done(&request, None, context)? {
        return Ok(());
    }
    let question = request.read(&Outside::here())?;
    let answer = context.found(
        &question,
        &mut *super::keeper(args.checkpoint.as_deref(), context),
    )?;
    let folder = args.charts.as_ref().map(Path::new);
    context.attach(&question, &answer, folder, folder)?;
    context.tell(&question, &answer)
}
