//! `hra aei`: a player on standard input and output, for any controller that speaks the Arimaa Engine Interface. The conversation is
//! `hra::aei`'s; here are the player's files and the streams.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use clap::Args;
use hra::aei::OurPlayer;
use say::Message;
use std::io::{self, BufReader};

#[derive(Args)]
pub struct AeiArgs {
    #[arg(long, value_name = "WHO", default_value = "engine", value_parser = ["engine", "seed"])]
    player: String,
    #[arg(long, value_name = "W", default_value = "w3", value_parser = ["w1", "w2", "w3"])]
    weights: String,
    #[arg(long, value_name = "S", default_value = "A", value_parser = ["A", "B", "C"])]
    setup: String,
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    #[arg(long, value_name = "FILE")]
    evaluation: Option<String>,
    #[arg(long, value_name = "FILE")]
    network: Option<String>,
    #[arg(long, value_name = "NAME=NUMBER", value_delimiter = ',')]
    tune: Vec<String>,
}

pub fn run(args: AeiArgs, context: &Context) -> Result<(), Failure> {
    if context.json {
        return Err(Failure::input(
            Message::new("error-conversation"),
            Message::new("accepted-conversation"),
        ));
    }
    let evaluation = args.evaluation.as_deref().map(files::read_text);
    let network = args.network.as_deref().map(files::read_bytes);
    let player = OurPlayer {
        seed: args.player == "seed",
        weights: args.weights,
        setup: args.setup,
        hash: args.hash,
        threads: context.threads.unwrap_or(1),
        nodes: args.nodes,
        evaluation: evaluation.transpose()?,
        network: network.transpose()?,
        tune: args.tune,
    };
    let player = player.seated(&context.work)?;
    // There is nothing to finish when somebody presses Ctrl-C here.
    let _waiting = interrupt::waiting();
    let input = BufReader::new(io::stdin());
    player
        .converse(&context.work, input, io::stdout())
        .map_err(|error| Failure::from_output(&error))
}
