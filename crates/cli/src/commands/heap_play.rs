//! `hra heap play`: games with heaps in the terminal.

use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Console, House, Leave, PlayerArgs, Question, host_games};
use clap::Args;
use hra::answers::heap::{HEAPS, HeapSolve};
use hra::answers::{Bounds, read_number};
use hra::tables::heap;
use say::Message;

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    rules: super::heap::RulesArgs,
    #[arg(allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    players: PlayerArgs,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    if args.rules.is_standard_input() {
        return Err(Failure::input(
            Message::new("heap-error-rules-and-play"),
            Message::new("heap-accepted-rules-file"),
        ));
    }
    let rules = args.rules.request()?;
    let sizes = heap::sizes(&rules)?;
    let given: Vec<u64> = args
        .heaps
        .iter()
        .map(|text| read_number(text, &sizes))
        .collect::<Result<_, _>>()?;
    let house = House::default();
    host_games(context, &args.players, &house, |console, transcript| {
        let heaps = match (transcript, &given[..]) {
            (Some(transcript), _) => heap::replayed(&rules, transcript)?,
            (None, []) => asked(console, &sizes)?,
            (None, given) => given.to_vec(),
        };
        let rules = rules.clone();
        Ok(heap::open(&HeapSolve { rules, heaps })?)
    })
}

/// Asks for the heaps: how many, and how large each is.
fn asked(console: &mut Console, sizes: &Bounds) -> Result<Vec<u64>, Leave> {
    let mut ask = |prompt: Message, help: &'static str, allowed: Vec<u64>| {
        let question = Question {
            prompt,
            help: Message::new(help),
            allowed,
        };
        loop {
            if let Some(number) = console.number(&question)? {
                return Ok::<u64, Leave>(number);
            }
        }
    };
    let count = ask(
        Message::new("heap-ask-count"),
        "heap-ask-count-help",
        HEAPS.collect(),
    )?;
    (1..=count)
        .map(|heap| {
            let prompt = Message::new("heap-ask-size").with("heap", heap);
            ask(prompt, "heap-ask-size-help", sizes.clone().collect())
        })
        .collect()
}
