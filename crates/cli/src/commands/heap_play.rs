//! `hra heap play`: games with heaps in the terminal.

use super::heap::RulesArgs;
use crate::context::Context;
use crate::failure::Failure;
use crate::play::{Console, House, Leave, PlayerArgs, Question, host_games};
use clap::Args;
use hra::answers::heap::{HEAPS, HeapNames, HeapRules, HeapSolve};
use hra::answers::{Bounds, Explain, Forgetful, read_number};
use hra::tables::heap;
use say::Message;

#[derive(Args)]
pub struct PlayArgs {
    rules: Option<String>,
    #[arg(long)]
    misere: bool,
    #[arg(allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    players: PlayerArgs,
}

pub fn run(args: &PlayArgs, context: &Context) -> Result<(), Failure> {
    let given_rules = match &args.rules {
        Some(rules) => Some(read_rules(rules, args.misere)?),
        None => None,
    };
    let house = House::default();
    host_games(context, &args.players, &house, |console, transcript| {
        let rules = match &given_rules {
            Some(rules) => rules.clone(),
            None => asked_rules(console, context, args.misere)?,
        };
        let sizes = heap::sizes(&rules)?;
        let given = args.heaps.iter().map(|text| read_number(text, &sizes));
        let given = given.collect::<Result<Vec<u64>, _>>()?;
        let given = rules.heaps(&given)?;
        let heaps = match (transcript, &given[..]) {
            (Some(transcript), _) => heap::replayed(&rules, transcript)?,
            (None, []) => asked(console, &sizes)?,
            (None, given) => given.to_vec(),
        };
        let rules = HeapRules {
            rules: rules.plain(),
            ..rules
        };
        Ok(heap::open(&HeapSolve {
            rules,
            heaps,
            explain: Explain::Short,
        })?)
    })
}

/// Rules as they stand on the command line.
fn read_rules(text: &str, misere: bool) -> Result<HeapRules, Failure> {
    let rules = RulesArgs::new(text, misere);
    if rules.is_standard_input() {
        return Err(Failure::input(
            Message::new("heap-error-rules-and-play"),
            Message::new("heap-accepted-rules-file"),
        ));
    }
    let rules = rules.request()?;
    heap::sizes(&rules)?;
    Ok(rules)
}

/// Asks which rules are played, by number or by name.
fn asked_rules(console: &mut Console, context: &Context, misere: bool) -> Result<HeapRules, Leave> {
    let known = context.found(&HeapNames {}, &mut Forgetful)?.0;
    let list = |console: &mut Console| -> Result<(), Leave> {
        for (number, named) in (1..).zip(&known) {
            console.line(&format!("{number}) {}: {}", named.rules, named.text))?;
        }
        Ok(())
    };
    list(console)?;
    loop {
        let answer = console.ask(&Message::new("heap-ask-rules"))?;
        match answer.as_str() {
            "" => continue,
            "h" => {
                console.say(&Message::new("heap-ask-rules-help"))?;
                list(console)?;
                continue;
            }
            "q" => return Err(Leave::Quit),
            _ => {}
        }
        let chosen = answer.parse().ok().and_then(|number: usize| {
            let named = known.get(number.checked_sub(1)?)?;
            Some(named.rules.clone())
        });
        match read_rules(&chosen.unwrap_or(answer), misere) {
            Ok(rules) => return Ok(rules),
            Err(Failure::Told(told)) => {
                console.say(&told.message)?;
                if let Some(accepted) = &told.accepted {
                    console.say(accepted)?;
                }
            }
            Err(other) => return Err(Leave::Failed(other)),
        }
    }
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
