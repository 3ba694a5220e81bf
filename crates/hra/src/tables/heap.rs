//! Heap games at a table: heaps as data, winning moves with their reasons.

use crate::answers::heap::{HeapMove, HeapSolve};
use crate::table::{Advice, Guide, Seated};
use crate::{Table, Told};
use heaps::{End, Heaps, Oracle, Taken, Unsolved};
use rules::{Ended, Impartial, MiserePlay, NormalPlay, Notation, Placed};
use say::Message;
use serde_json::{Value, json};
use std::marker::PhantomData;
use std::sync::Arc;
use work::Work;

/// Every view lists the moves; more than these are no game for people.
const MOST_MOVES: f64 = 5000.0;

/// Sets up a game from these heaps.
///
/// # Errors
/// When rules or heaps are wrong, when there are too many moves to choose from, or when it would need too much memory.
pub fn open(options: &HeapSolve, work: &Work) -> Result<Box<dyn Table>, Told> {
    let rules = options.rules.read()?;
    if rules.most_moves(&options.heaps) > MOST_MOVES {
        return Err(Told::input(
            Message::new("heap-error-too-many-moves"),
            Message::new("heap-accepted-few-moves").with("most", MOST_MOVES as u64),
        ));
    }
    let oracle = Oracle::new(&rules, &options.heaps, work)?;
    let heaps = Heaps::new(Arc::clone(oracle.rules()), options.heaps.clone());
    Ok(match rules.end {
        End::Normal => seated(NormalPlay(heaps), oracle),
        End::Misere => seated(MiserePlay(heaps), oracle),
    })
}

fn seated<G>(game: G, oracle: Oracle) -> Box<dyn Table>
where
    G: Ended<Position = Heaps> + Notation<State = Placed<Heaps>, Move = Taken> + Send + 'static,
{
    let guide = HeapGuide {
        oracle,
        game: PhantomData,
    };
    Box::new(Seated::<HeapGuide<G>>::new(game, guide))
}

/// A best move from heaps that follow from those of the oracle, and why.
///
/// # Errors
/// When stopped, or when it would need too much memory.
pub fn advise(
    oracle: &Oracle,
    position: &Heaps,
    work: &Work,
) -> Result<Option<Advice<Taken>>, Unsolved> {
    let heaps = &position.heaps;
    let solution = oracle.solution(heaps, work)?;
    let reasons = heaps::explain(oracle, heaps, &solution, work)?;
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
    oracle: Oracle,
    game: PhantomData<fn() -> G>,
}

impl<G> Guide for HeapGuide<G>
where
    G: Ended<Position = Heaps> + Notation<State = Placed<Heaps>, Move = Taken>,
{
    type Game = G;

    fn position(&self, _: &G, state: &Placed<Heaps>) -> Value {
        json!({ "heaps": state.position.heaps })
    }

    fn structured(&self, _: &G, state: &Placed<Heaps>, chosen: &Taken) -> Value {
        let heaps = &state.position.heaps;
        json!(HeapMove::of(chosen, heaps))
    }

    fn told(&self, _: &G, _: &Placed<Heaps>, chosen: &Taken) -> Message {
        chosen.told()
    }

    fn advise(&self, _: &G, state: &Placed<Heaps>, work: &Work) -> Result<Advice<Taken>, Told> {
        let advice = advise(&self.oracle, &state.position, work)?;
        advice.ok_or_else(|| Told::other(Message::new("table-error-over")))
    }
}
