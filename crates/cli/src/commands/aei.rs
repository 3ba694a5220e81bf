//! `hra aei`: a player on standard input and output, for any controller that speaks the Arimaa Engine Interface. The conversation is
//! `bot::aei`'s; here are the player's files and the streams.

use crate::context::Context;
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use bot::aei::{Protocol, converse};
use bot::evaluate::{self, Evaluator};
use bot::network::Network;
use bot::player::{Opening, Player};
use bot::search::{Engine, Parameters};
use bot::seed::Weights;
use clap::Args;
use say::Message;
use std::io::{self, BufReader};
use std::sync::Arc;

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

/// The engine with what was learnt elsewhere, if that is asked for.
fn engine(args: &AeiArgs, bytes: usize, threads: usize) -> Result<Engine, Failure> {
    let mut engine = Engine::new(bytes, threads);
    if let Some(path) = &args.evaluation {
        let weights = evaluate::Weights::read(&files::read_text(path)?)?;
        engine = engine.judging_by(Arc::new(Evaluator::new(weights)));
    }
    if let Some(path) = &args.network {
        let network = Network::read(&files::read_bytes(path)?)?;
        engine = engine.advised_by(Arc::new(network));
    }
    let mut tuned = Parameters::default();
    for word in &args.tune {
        let set = word.split_once('=').and_then(|(name, number)| {
            let number = number.parse().ok()?;
            tuned.set(name, number).then_some(())
        });
        set.ok_or_else(|| {
            let all = Parameters::ALL.iter();
            let names: Vec<String> = all
                .map(|(name, least, most)| format!("{name}={least}…{most}"))
                .collect();
            Failure::input(
                Message::new("bot-error-tune").with("word", word.as_str()),
                Message::new("bot-accepted-tune").with("names", names.join(", ")),
            )
        })?;
    }
    Ok(engine.tuned(tuned))
}

pub fn run(args: &AeiArgs, context: &Context) -> Result<(), Failure> {
    let bytes = (args.hash as usize) << 20;
    let player = if args.player == "engine" {
        context.work.claim(bytes as u64)?;
        Player::Engine(engine(args, bytes, context.threads.unwrap_or(1))?)
    } else {
        let named = |weights: &Weights| weights.name() == args.weights;
        Player::seed(Weights::ALL.into_iter().find(named).unwrap_or(Weights::W3))
    };
    let mut openings = Opening::ALL.into_iter();
    let opening = openings.find(|opening| opening.name() == args.setup);
    let mut protocol = Protocol::new(player.name(), opening.unwrap_or_default());
    if let Some(nodes) = args.nodes {
        protocol.line(&format!("setoption name nodes value {nodes}"));
    }
    // There is nothing to finish when somebody presses Ctrl-C here.
    let _waiting = interrupt::waiting();
    let input = BufReader::new(io::stdin());
    let (memory, clock) = (context.work.memory.0, context.work.clock);
    converse(player, protocol, input, io::stdout(), memory, clock)
        .map_err(|error| Failure::from_output(&error))
}
