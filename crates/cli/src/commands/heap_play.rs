//! `hra heap play`: games with heaps in the terminal.

use crate::context::Context;
use crate::failure::Failure;
use crate::play::{
    Advice, Console, Host, Leave, PlayerArgs, Question, Setup, Transcript, host_games,
};
use clap::Args;
use heaps::{End, Heaps, MOST_COUPLED, Oracle, Pattern, Ruleset, Taken};
use hra::Words;
use rules::{Ended, Impartial, MiserePlay, NormalPlay, Notation, Placed, PositionNotation};
use say::Message;
use std::marker::PhantomData;
use std::sync::Arc;
use work::Work;

#[derive(Args)]
pub struct PlayArgs {
    #[command(flatten)]
    rules: super::heap::RulesArgs,
    #[arg(allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    players: PlayerArgs,
}

/// Every turn lists its moves; more than these are no game for people.
const MOST_MOVES: f64 = 100_000.0;

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
    match rules.end {
        End::Normal => games(&rules, &given, args, context, NormalPlay),
        End::Misere => games(&rules, &given, args, context, MiserePlay),
    }
}

fn games<G: Ended<Position = Heaps> + Notation>(
    rules: &Arc<Ruleset>,
    given: &[u64],
    args: &PlayArgs,
    context: &Context,
    play: impl Fn(Heaps) -> G,
) -> Result<(), Failure>
where
    HeapHost<G>: Host<Game = G>,
{
    host_games(context, &args.players, |console, transcript| {
        let sizes = match (transcript, given) {
            (Some(transcript), _) => replayed(rules, transcript)?,
            (None, []) => asked(console, rules)?,
            (None, given) => given.to_vec(),
        };
        if rules.most_moves(&sizes) > MOST_MOVES {
            return Err(Leave::Failed(Failure::input(
                Message::new("heap-error-too-many-moves"),
                Message::new("heap-accepted-few-moves").with("most", MOST_MOVES as u64),
            )));
        }
        let host = HeapHost {
            oracle: Oracle::new(rules, &sizes, &context.work)?,
            game: PhantomData,
        };
        let game = play(Heaps::new(Arc::clone(rules), sizes));
        Ok(Setup { game, host })
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

/// Shows heaps and knows the winning moves.
pub struct HeapHost<G> {
    oracle: Oracle,
    game: PhantomData<G>,
}

impl<G> Host for HeapHost<G>
where
    G: Ended<Position = Heaps> + Notation<State = Placed<Heaps>, Move = Taken>,
{
    type Game = G;

    fn title(&self) -> String {
        let rules = self.oracle.rules();
        let end = if rules.end == End::Misere {
            " misere"
        } else {
            ""
        };
        format!("heap {}{end}", rules.name)
    }

    fn rules(&self) -> Message {
        let rules = self.oracle.rules();
        let id = if rules.end == End::Misere {
            "heap-help-misere"
        } else {
            "heap-help-normal"
        };
        Message::new(id)
            .with("rules", rules.name.as_str())
            .with("moves", rules.told())
    }

    fn board(&self, _: &G, state: &Placed<Heaps>, words: Words) -> String {
        let line = |(at, &size): (usize, &u64)| {
            let matches = "|".repeat(size.min(60) as usize);
            let more = if size > 60 { "…" } else { "" };
            let heap = Message::new("heap-board-line")
                .with("heap", at + 1)
                .with("size", size.to_string());
            format!("{}  {matches}{more}", words.say(&heap))
                .trim_end()
                .to_owned()
        };
        state
            .position
            .heaps
            .iter()
            .enumerate()
            .map(line)
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn told(&self, _: &G, _: &Placed<Heaps>, chosen: &Taken) -> Message {
        chosen.told()
    }

    fn advise(&self, _: &G, state: &Placed<Heaps>, work: &Work) -> Result<Advice<Taken>, Leave> {
        let advice = hra::tables::heap::advise(&self.oracle, &state.position, work)?;
        Ok(advice.expect("advice is asked for while there are moves"))
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["heap-kind-one", "heap-kind-several"]
    }

    /// One heap: heap, amount and, where the rest may be broken, which way. Several: how many where that is free, the heaps,
    /// then the amount, or one for each.
    fn paths(&self, state: &Placed<Heaps>, chosen: &Taken) -> Vec<(usize, Vec<u64>)> {
        let heap = |&(heap, _): &(usize, u64)| heap as u64 + 1;
        match &chosen.from[..] {
            [(at, amount)] => {
                let mut path = vec![*at as u64 + 1, *amount];
                path.extend(self.way(state, chosen));
                vec![(0, path)]
            }
            several => {
                let amounts: Vec<u64> = several.iter().map(|&(_, amount)| amount).collect();
                let same = self.equal_only();
                let tail = if same { &amounts[..1] } else { &amounts[..] };
                let count = (!self.always_two()).then_some(several.len() as u64);
                let heaps: Vec<u64> = several.iter().map(heap).collect();
                let path = |heaps: &[u64]| {
                    (
                        1,
                        count
                            .into_iter()
                            .chain(heaps.iter().copied())
                            .chain(tail.iter().copied())
                            .collect(),
                    )
                };
                let mut paths = vec![path(&heaps)];
                if heaps.len() == 2 && same {
                    paths.push(path(&[heaps[1], heaps[0]]));
                }
                paths
            }
        }
    }

    fn prompt(&self, kind: usize, answers: &[u64], left: &[&Taken]) -> Message {
        if kind == 0 {
            return match answers {
                [] => Message::new("heap-ask-heap"),
                [_] => Message::new("heap-ask-amount"),
                _ => {
                    // Whatever is left unbroken is as much as the parts are together.
                    let rest: u64 = left
                        .iter()
                        .map(|chosen| chosen.parts.iter().sum())
                        .max()
                        .unwrap_or(0);
                    let whole = rest.to_string();
                    let way = |(at, chosen): (usize, &&Taken)| {
                        let parts: Vec<String> =
                            chosen.parts.iter().map(ToString::to_string).collect();
                        let left = if parts.is_empty() {
                            whole.clone()
                        } else {
                            parts.join(" + ")
                        };
                        format!("{}) {left}", at + 1)
                    };
                    let ways: Vec<String> = left.iter().enumerate().map(way).collect();
                    Message::new("heap-ask-way").with("ways", ways.join("   "))
                }
            };
        }
        let (count, rest) = if self.always_two() {
            (2, answers)
        } else {
            match answers {
                [] => return Message::new("heap-ask-how-many"),
                [count, rest @ ..] => (*count as usize, rest),
            }
        };
        match rest.len() {
            0 => Message::new("heap-ask-first-heap"),
            1 if count == 2 => Message::new("heap-ask-second-heap"),
            n if n < count => Message::new("heap-ask-next-heap"),
            _ if self.equal_only() => Message::new("heap-ask-amount-each"),
            n => Message::new("heap-ask-amount-from").with("heap", rest[n - count]),
        }
    }
}

impl<G> HeapHost<G> {
    fn several(&self) -> impl Iterator<Item = (usize, usize, bool)> + '_ {
        self.oracle
            .rules()
            .patterns
            .iter()
            .filter_map(|pattern| match pattern {
                Pattern::Several {
                    fewest,
                    most,
                    equal,
                    ..
                } => Some((*fewest, *most, *equal)),
                Pattern::One { .. } => None,
            })
    }

    /// Whether the same number is always taken from each of several heaps.
    fn equal_only(&self) -> bool {
        self.several().all(|(_, _, equal)| equal)
    }

    /// Whether several heaps are always two.
    fn always_two(&self) -> bool {
        self.several()
            .all(|(fewest, most, _)| (fewest, most) == (2, 2))
    }

    /// Which of the ways to leave the rest, counted from one; nothing where there is just one.
    fn way(&self, state: &Placed<Heaps>, chosen: &Taken) -> Option<u64> {
        if !self.oracle.rules().breaks() {
            return None;
        }
        let mut moves = Vec::new();
        state.position.moves(&mut moves);
        let alike: Vec<Taken> = moves
            .into_iter()
            .filter(|other| other.from == chosen.from)
            .collect();
        let at = alike.iter().position(|other| other == chosen)?;
        (alike.len() > 1).then_some(at as u64 + 1)
    }
}
