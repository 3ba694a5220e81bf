//! `hra heap play`: games with heaps in the terminal.

use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Console, House, Leave, PlayerArgs, Question, host_games};
use clap::Args;
use heaps::{Heaps, MOST_COUPLED, Pattern, Ruleset};
use hra::tables::{Transcript, heap};
use rules::PositionNotation;
use say::Message;
use std::sync::Arc;

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
    let rules = Arc::new(args.rules.read()?);
    let most = largest_heap(&rules);
    let given: Vec<u64> = args
        .heaps
        .iter()
        .map(|text| super::heap::number(text, 0, most))
        .collect::<Result<_, _>>()?;
    let house = House::default();
    host_games(context, &args.players, &house, |console, transcript| {
        let sizes = match (transcript, &given[..]) {
            (Some(transcript), _) => replayed(&rules, transcript)?,
            (None, []) => asked(console, &rules)?,
            (None, given) => given.to_vec(),
        };
        Ok(heap::seat(Arc::clone(&rules), sizes)?)
    })
}

/// Larger heaps have too many moves to choose from, above all where each of several heaps gives any number.
fn largest_heap(rules: &Ruleset) -> u64 {
    let crowded = rules
        .patterns
        .iter()
        .any(|pattern| matches!(pattern, Pattern::Several { equal: false, .. }));
    if crowded { 20 } else { 1000 }
}

/// Asks for the heaps: how many, and how large each is.
fn asked(console: &mut Console, rules: &Ruleset) -> Result<Vec<u64>, Leave> {
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
    let most = MOST_COUPLED as u64;
    let count = ask(
        Message::new("heap-ask-count"),
        "heap-ask-count-help",
        (1..=most).collect(),
    )?;
    let sizes = 0..=largest_heap(rules);
    (1..=count)
        .map(|heap| {
            let prompt = Message::new("heap-ask-size").with("heap", heap);
            ask(prompt, "heap-ask-size-help", sizes.clone().collect())
        })
        .collect()
}

fn replayed(rules: &Arc<Ruleset>, transcript: &Transcript) -> Result<Vec<u64>, Leave> {
    let start = transcript.start.split(' ').next().unwrap_or_default();
    Ok(Heaps::read_under(rules, start)?.heaps)
}
