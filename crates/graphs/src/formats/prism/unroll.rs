//! The same game with a counter: the steps, or the reward, that are left. States with different counters are different
//! states; only what can be reached is there.

use crate::arena::Arena;
use crate::formats::{FormatError, Wrong};
use crate::fraction::written;
use crate::{Graph, Vertex};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive};
use rustc_hash::FxHashMap;
use work::Work;

/// Counters beyond this nobody can wait for.
pub(super) const MOST_LEFT: u64 = 1_000_000_000;

/// What is counted down, and what comes at nought.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Counter {
    /// Steps: play ends behind the last one.
    Steps(u64),
    /// The same, and a goal counts behind the last step only.
    Exactly(u64),
    /// A reward: a goal counts while no more than this was earned.
    AtMost(BigRational),
    /// A goal counts from where this was earned.
    AtLeast(BigRational),
}

/// Which state this was, and what is left; no state (`u32::MAX`) where more was earned than may be.
pub(super) type Origin = Vec<(u32, u64)>;

/// A counter as a state has it.
struct Count {
    start: u64,
    /// What a choice costs, by the place of its reward; one each, where steps are counted.
    costs: Option<Vec<u64>>,
}

impl Counter {
    /// Whether a goal counts at nought only.
    pub fn is_late(&self) -> bool {
        matches!(self, Counter::Exactly(_) | Counter::AtLeast(_))
    }

    /// The same behind one more step that earns nothing.
    pub fn one_later(self) -> Counter {
        match self {
            Counter::Steps(steps) => Counter::Steps(steps + 1),
            Counter::Exactly(steps) => Counter::Exactly(steps + 1),
            other => other,
        }
    }

    /// Rewards and bound in the largest unit of which all are multiples.
    fn count(&self, arena: &Arena) -> Result<Count, Wrong> {
        let bound = match self {
            Counter::Steps(steps) | Counter::Exactly(steps) => {
                return Ok(Count {
                    start: *steps,
                    costs: None,
                });
            }
            Counter::AtMost(bound) | Counter::AtLeast(bound) => bound,
        };
        let amounts = arena.amounts.iter();
        let unit = amounts.fold(BigInt::from(1), |unit, amount| {
            num_integer::lcm(unit, amount.denom().clone())
        });
        let fits = |exact: BigInt, of: &BigRational| {
            let found = exact.to_u64().filter(|&number| number <= MOST_LEFT);
            found.ok_or_else(|| Wrong::Number { text: written(of) })
        };
        let costs = arena.amounts.iter();
        let costs = costs.map(|amount| fits((amount * &unit).to_integer(), amount));
        let start = bound * &unit;
        let start = if self.is_late() {
            start.ceil().max(BigRational::from_integer(0.into()))
        } else {
            start.floor()
        };
        Ok(Count {
            start: fits(start.to_integer(), bound)?,
            costs: Some(costs.collect::<Result<_, _>>()?),
        })
    }
}

/// The arena with this counter; `reached` are the goals.
pub(super) fn unrolled(
    arena: &Arena,
    reached: &[bool],
    counter: &Counter,
    work: &Work,
) -> Result<(Arena, Origin), FormatError> {
    let Count { start, costs } = counter.count(arena)?;
    let mut out = Arena::default();
    let mut origin: Origin = vec![(arena.start, start)];
    let mut known: FxHashMap<(u32, u64), Vertex> = FxHashMap::default();
    known.insert((arena.start, start), 0);
    let mut left_now = start;
    let progress = work.task("graph-task-explore", None);
    let mut at = 0;
    let mut draws = Vec::new();
    while at < origin.len() {
        let (state, left) = origin[at];
        // Each step leads to the next number: others will not come again.
        if costs.is_none() && left != left_now {
            known.clear();
            left_now = left;
        }
        let state = state as usize;
        let is_over = state >= arena.len()
            || left == 0 && costs.is_none()
            || reached[state] && (!counter.is_late() || left == 0);
        for choice in if is_over { 0..0 } else { arena.choices(state) } {
            let cost = match &costs {
                None => 1,
                Some(costs) => costs[arena.reward[choice] as usize],
            };
            let then = match left.checked_sub(cost) {
                Some(then) => Some(then),
                None if counter.is_late() => Some(0),
                None => None,
            };
            draws.clear();
            for (to, weight) in arena.drawn(choice) {
                let key = then.map_or((u32::MAX, 0), |then| (to as u32, then));
                let vertex = *known.entry(key).or_insert_with(|| {
                    origin.push(key);
                    (origin.len() - 1) as Vertex
                });
                match draws.last_mut() {
                    Some((last, sum)) if *last == vertex => *sum += weight,
                    _ => draws.push((vertex, weight)),
                }
            }
            out.choice(arena.earned(choice), &draws);
        }
        out.state(arena.max.get(state).is_some_and(|&max| max));
        at += 1;
        progress.tick()?;
        if at.is_multiple_of(1024) {
            let (states, draws) = (origin.len() as u64, out.draws() as u64);
            let table = known.capacity() as u64 * 24;
            work.claim(out.bytes() + states * 24 + table + Graph::estimate(states, draws, true))?;
        }
    }
    Ok((out, origin))
}

/// A state and a choice in it that earns less than nothing.
pub(super) fn negative(arena: &Arena) -> Option<(usize, usize)> {
    let less = |&choice: &usize| arena.earned(choice).is_negative();
    (0..arena.len()).find_map(|state| Some((state, arena.choices(state).find(less)?)))
}
