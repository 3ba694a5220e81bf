//! `hra arimaa gauntlet`: one engine against opponents whose ratings are given; its own is estimated and drawn.

use super::ladder::{LadderArgs, played};
use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use clap::Args;
use hra::answers::arimaa::ladder::{ArimaaGauntlet, rated_rungs};
use std::path::Path;

#[derive(Args)]
pub struct GauntletArgs {
    #[command(flatten)]
    ladder: LadderArgs,
    #[arg(long, value_name = "FOLDER")]
    charts: Option<String>,
}

pub fn run(args: &GauntletArgs, context: &Context) -> Result<(), Failure> {
    let (games, new) = played(&args.ladder, rated_rungs, context)?;
    let answer = ArimaaGauntlet::new(&games, new)?;
    if let Some(folder) = &args.charts {
        for chart in answer.charts(context.words) {
            let folder = Path::new(folder);
            files::write_into(folder, &chart.name, &chart.content)?;
            if let Some(picture) = chart.png()? {
                files::write_into(folder, &picture.name, &picture.content)?;
            }
        }
    }
    context.answer(&answer, || answer.tell(&context.teller()))
}
