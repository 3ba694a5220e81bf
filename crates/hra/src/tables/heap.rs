//! Heap games at a table: heaps as data and as matches, winning moves with their reasons, and the questions that lead to a move.

use super::guide::{Advice, Guide, Look, Path};
use super::{Seated, Table, Transcript};
use crate::Told;
use crate::answers::Bounds;
use crate::answers::heap::{HeapMove, HeapRules, HeapSolve};
use heaps::{End, Fullness, Heaps, Oracle, Pattern, Ruleset, Taken, Unsolved};
use rules::{Ended, Impartial, MiserePlay, NormalPlay, Notation, Placed, PositionNotation};
use say::Message;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::sync::Arc;
use work::Work;

/// Every turn lists its moves; more than these are no game for people.
const MOST_MOVES: f64 = 20_000.0;

/// Sets up a game from these heaps.
///
/// # Errors
/// When rules or heaps are wrong, or when there are too many moves to choose from.
pub fn open(options: &HeapSolve) -> Result<Box<dyn Table>, Told> {
    let rules = Arc::new(options.rules.read()?);
    let heaps = options.rules.heaps(&options.heaps)?;
    if heaps.is_empty() {
        return Err(Unsolved::NoHeaps.into());
    }
    if rules.most_moves(&heaps) > MOST_MOVES {
        return Err(Told::input(
            Message::new("heap-error-too-many-moves"),
            Message::new("heap-accepted-few-moves").with("most", MOST_MOVES as u64),
        ));
    }
    let end = rules.end;
    let heaps = Heaps::new(rules, heaps);
    Ok(match end {
        End::Normal => seated(NormalPlay(heaps)),
        End::Misere => seated(MiserePlay(heaps)),
    })
}

/// How large heaps may be with which people are asked to play: larger ones have too many moves to choose from, above all where
/// each of several heaps gives any number.
///
/// # Errors
/// When the rules are wrong.
pub fn sizes(rules: &HeapRules) -> Result<Bounds, Told> {
    let any = |pattern: &Pattern| matches!(pattern, Pattern::Several { equal: false, .. });
    let crowded = rules.read()?.patterns.iter().any(any);
    Ok(0..=if crowded { 20 } else { 1000 })
}

/// The heaps from which a game that was written down began.
///
/// # Errors
/// When rules or heaps are wrong.
pub fn replayed(rules: &HeapRules, transcript: &Transcript) -> Result<Vec<u64>, Told> {
    let start = transcript.start.split(' ').next().unwrap_or_default();
    Ok(Heaps::read_under(&Arc::new(rules.read()?), start)?.heaps)
}

fn seated<G>(game: G) -> Box<dyn Table>
where
    G: Ended<Position = Heaps> + Notation<State = Placed<Heaps>, Move = Taken> + Send + 'static,
{
    let guide = HeapGuide {
        rules: Arc::clone(&game.first().rules),
        oracle: None,
        game: PhantomData,
    };
    Box::new(Seated::<HeapGuide<G>>::new(game, guide))
}

/// A best move from heaps that follow from those of the oracle, and why.
fn advise(
    oracle: &Oracle,
    position: &Heaps,
    work: &Work,
) -> Result<Option<Advice<Taken>>, Unsolved> {
    let heaps = &position.heaps;
    let solution = oracle.solution(heaps, work)?;
    let reasons = heaps::explain(oracle, heaps, &solution, Fullness::Short, work)?;
    // From a lost position, the move that prolongs the game is as good as any.
    let longest = || {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let taken = |chosen: &Taken| chosen.from.iter().map(|&(_, n)| n).sum::<u64>();
        moves.into_iter().min_by_key(taken)
    };
    let chosen = solution.winning.into_iter().next().or_else(longest);
    Ok(chosen.map(|chosen| Advice { chosen, reasons }))
}

struct HeapGuide<G> {
    rules: Arc<Ruleset>,
    /// Who wins from the start and from all that follows, once somebody asked.
    oracle: Option<Oracle>,
    game: PhantomData<fn() -> G>,
}

impl<G> Guide for HeapGuide<G>
where
    G: Ended<Position = Heaps> + Notation<State = Placed<Heaps>, Move = Taken>,
{
    type Game = G;

    fn title(&self) -> String {
        let end = match self.rules.end {
            End::Misere => " misere",
            End::Normal => "",
        };
        format!("heap {}{end}", self.rules.name)
    }

    fn rules(&self) -> Message {
        let id = match self.rules.end {
            End::Misere => "heap-help-misere",
            End::Normal => "heap-help-normal",
        };
        Message::new(id)
            .with("rules", self.rules.name.as_str())
            .with("moves", self.rules.told())
    }

    fn position(&self, _: &G, state: &Placed<Heaps>) -> Value {
        json!({ "heaps": state.position.heaps })
    }

    fn structured(&self, _: &G, state: &Placed<Heaps>, chosen: &Taken) -> Value {
        json!(HeapMove::of(chosen, &state.position.heaps))
    }

    fn told(&self, _: &G, _: &Placed<Heaps>, chosen: &Taken) -> Message {
        chosen.told()
    }

    fn advise(
        &mut self,
        game: &G,
        state: &Placed<Heaps>,
        work: &Work,
    ) -> Result<Advice<Taken>, Told> {
        let oracle = match &mut self.oracle {
            Some(oracle) => oracle,
            none => none.insert(Oracle::new(&self.rules, &game.first().heaps, work)?),
        };
        let advice = advise(oracle, &state.position, work)?;
        advice.ok_or_else(|| Told::other(Message::new("table-error-over")))
    }

    fn board(&self, _: &G, state: &Placed<Heaps>, look: Look) -> String {
        let line = |(at, &size): (usize, &u64)| {
            let matches = "|".repeat(size.min(60) as usize);
            let more = if size > 60 { "…" } else { "" };
            let heap = Message::new("heap-board-line")
                .with("heap", at + 1)
                .with("size", size.to_string());
            let told = look.words.say(&heap);
            format!("{told}  {matches}{more}").trim_end().to_owned()
        };
        let heaps = state.position.heaps.iter();
        heaps.enumerate().map(line).collect::<Vec<_>>().join("\n")
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["heap-kind-one", "heap-kind-several"]
    }

    /// One heap: heap, amount and, where the rest may be broken, which way. Several: how many where that is free, the heaps,
    /// then the amount, or one for each.
    fn paths(&self, _: &G, _: &Placed<Heaps>, moves: &[Taken]) -> Vec<Path> {
        let mut paths = Vec::new();
        for (leads_to, chosen) in moves.iter().enumerate() {
            let mut lead = |kind: usize, answers: Vec<u64>| {
                paths.push(Path {
                    kind,
                    answers,
                    leads_to,
                });
            };
            match &chosen.from[..] {
                [(at, amount)] => {
                    let mut answers = vec![*at as u64 + 1, *amount];
                    answers.extend(self.way(moves, leads_to));
                    lead(0, answers);
                }
                several => {
                    let heaps: Vec<u64> = several.iter().map(|&(at, _)| at as u64 + 1).collect();
                    lead(1, self.answers(&heaps, several));
                    if heaps.len() == 2 && self.equal_only() {
                        lead(1, self.answers(&[heaps[1], heaps[0]], several));
                    }
                }
            }
        }
        paths
    }

    fn prompt(&self, kind: usize, answers: &[u64], left: &[&Taken]) -> Message {
        if kind == 0 {
            return match answers {
                [] => Message::new("heap-ask-heap"),
                [_] => Message::new("heap-ask-amount"),
                _ => Message::new("heap-ask-way").with("ways", ways(left)),
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

impl<G> HeapGuide<G> {
    fn several(&self) -> impl Iterator<Item = (usize, usize, bool)> + '_ {
        let patterns = self.rules.patterns.iter();
        patterns.filter_map(|pattern| match pattern {
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

    /// The answers that take from several heaps, named in this order.
    fn answers(&self, heaps: &[u64], taken: &[(usize, u64)]) -> Vec<u64> {
        let count = (!self.always_two()).then_some(taken.len() as u64);
        let amounts = taken.iter().map(|&(_, amount)| amount);
        let amounts = amounts.take(if self.equal_only() { 1 } else { taken.len() });
        let heaps = heaps.iter().copied();
        count.into_iter().chain(heaps).chain(amounts).collect()
    }

    /// Which of the ways to leave the rest, counted from one; nothing where there is just one. Moves that take the same are
    /// listed one after another.
    fn way(&self, moves: &[Taken], at: usize) -> Option<u64> {
        if !self.rules.breaks() {
            return None;
        }
        let alike = |other: &&Taken| other.from == moves[at].from;
        let before = moves[..at].iter().rev().take_while(alike).count();
        let after = moves[at + 1..].iter().take_while(alike).count();
        (before + after > 0).then_some(before as u64 + 1)
    }
}

/// What each of these moves leaves of the heap, numbered.
fn ways(left: &[&Taken]) -> String {
    // Whatever is left unbroken is as much as the parts are together.
    let together = left.iter().map(|chosen| chosen.parts.iter().sum::<u64>());
    let whole = together.max().unwrap_or(0).to_string();
    let way = |(at, chosen): (usize, &&Taken)| {
        let parts: Vec<String> = chosen.parts.iter().map(ToString::to_string).collect();
        let left = if parts.is_empty() {
            whole.clone()
        } else {
            parts.join(" + ")
        };
        format!("{}) {left}", at + 1)
    };
    let ways: Vec<String> = left.iter().enumerate().map(way).collect();
    ways.join("   ")
}
