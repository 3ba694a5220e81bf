//! From strategies to proven bounds. Max's strategy gives a lower bound that shrinks by a little with every step
//! played, Min's an upper one that grows by a little; the little is more than all rounding, and then the inequalities
//! that make a bound a bound are checked in integers. What the strategies came from does not matter.

use super::chain::Number;
use super::improve::{Stuck, evaluate_columns, leaving, players};
use crate::Kind;
use crate::fixed::{self, Bounds, HIGH, LOW, ONE};
use crate::part::Part;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};
use work::Work;

/// Numbers that can be turned into bounds.
pub(crate) trait Certain: Number {
    fn from_fixed(fixed: u64) -> Self;
    fn to_float(&self) -> f64;
    /// `self + steps·delta` rounded down (delta negative) or up, in units of 2⁻⁶⁰.
    fn shifted(&self, steps: &Self, delta: f64) -> i128;
    /// The least shift in one step that outweighs rounding.
    const NOISE: f64;
}

impl Certain for f64 {
    fn from_fixed(fixed: u64) -> f64 {
        fixed::to_float(fixed)
    }

    fn to_float(&self) -> f64 {
        *self
    }

    fn shifted(&self, steps: &f64, delta: f64) -> i128 {
        let scaled = (self + steps * delta) * ONE as f64;
        if delta < 0.0 {
            scaled.floor() as i128
        } else {
            scaled.ceil() as i128
        }
    }

    const NOISE: f64 = 4e-15;
}

impl Certain for BigRational {
    fn from_fixed(fixed: u64) -> BigRational {
        fixed::to_exact(fixed)
    }

    fn to_float(&self) -> f64 {
        crate::fraction::nearest(self)
    }

    fn shifted(&self, steps: &BigRational, delta: f64) -> i128 {
        let delta = BigRational::from_float(delta).unwrap_or_else(BigRational::zero);
        let scaled = (self + steps * &delta) * BigRational::from_integer(ONE.into());
        let rounded = if delta < BigRational::zero() {
            scaled.floor()
        } else {
            scaled.ceil()
        };
        rounded.to_integer().to_i128().unwrap_or(i128::MAX / 4)
    }

    const NOISE: f64 = 4.0 / ONE as f64;
}

/// One proven side and the strategies that prove it.
pub(crate) struct Side {
    pub bound: Vec<u64>,
    pub choice: Vec<u32>,
}

const MOST_ROUNDS: usize = 200;

/// The lower bound that Max's part of `choice` guarantees, the border being worth at least its lower bounds.
pub(crate) fn lower<N: Certain>(
    part: &Part,
    border: &[Bounds],
    choice: &[u32],
    width: u64,
    budget: u64,
    work: &Work,
) -> Result<Option<Side>, Stuck> {
    one_side::<N>(part, border, choice, LOW, width, budget, work)
}

/// The upper bound that Min's part of `choice` guarantees, the border being worth at most its upper bounds.
pub(crate) fn upper<N: Certain>(
    part: &Part,
    border: &[Bounds],
    choice: &[u32],
    width: u64,
    budget: u64,
    work: &Work,
) -> Result<Option<Side>, Stuck> {
    one_side::<N>(part, border, choice, HIGH, width, budget, work)
}

fn one_side<N: Certain>(
    part: &Part,
    border: &[Bounds],
    choice: &[u32],
    side: usize,
    width: u64,
    budget: u64,
    work: &Work,
) -> Result<Option<Side>, Stuck> {
    let numbers: Vec<N> = border
        .iter()
        .map(|bounds| N::from_fixed(bounds[side]))
        .collect();
    let mut choice = choice.to_vec();
    // Against Max's strategy it is Min who looks for holes, and the other way round.
    let opponent = if side == LOW { Kind::Min } else { Kind::Max };
    for _ in 0..MOST_ROUNDS {
        work.check()?;
        if side == HIGH && leaving(part, &choice)[..part.len()].contains(&false) {
            // Max can stay for ever: no number of steps bounds him. Deflation is made for that.
            return Ok(None);
        }
        let columns = evaluate_columns(part, &[&numbers], &choice, true, budget, work)?;
        let (values, steps) = (&columns[0], &columns[1]);
        let longest = steps.iter().map(Certain::to_float).fold(1.0, f64::max);
        let most = fixed::to_float(width) / 8.0 / longest;
        let delta = most.clamp(N::NOISE, 1e-9);
        let signed = if side == LOW { -delta } else { delta };
        let mut shifted: Vec<i128> = (0..part.len())
            .map(|vertex| values[vertex].shifted(&steps[vertex], signed))
            .collect();
        shifted.extend(border.iter().map(|bounds| i128::from(bounds[side])));
        let mut switched = false;
        for vertex in players(part, opponent) {
            for &to in part.next(vertex) {
                let (new, old) = (shifted[to as usize], shifted[choice[vertex] as usize]);
                if if side == LOW { new < old } else { new > old } {
                    choice[vertex] = to;
                    switched = true;
                }
            }
        }
        if switched {
            continue;
        }
        let bound: Vec<u64> = shifted
            .iter()
            .map(|&number| number.clamp(0, i128::from(ONE)) as u64)
            .collect();
        let holds = (0..part.len()).all(|vertex| {
            if side == LOW {
                bound[vertex] == 0 || rises(part, &bound, &choice, vertex)
            } else {
                bound[vertex] == ONE || !exceeded(part, &bound, &choice, vertex)
            }
        });
        return Ok(holds.then_some(Side { bound, choice }));
    }
    Ok(None)
}

/// Whether the lower bound strictly rises with one step, whatever Min does. Then play cannot stay among vertices
/// with a positive bound, and the bound is a bound.
fn rises(part: &Part, bound: &[u64], choice: &[u32], vertex: usize) -> bool {
    let here = bound[vertex];
    match part.kinds[vertex] {
        Kind::Max => bound[choice[vertex] as usize] > here,
        Kind::Min => part
            .next(vertex)
            .iter()
            .all(|&to| bound[to as usize] > here),
        _ => sum(part, bound, vertex) > u128::from(here) * u128::from(part.draws(vertex).1),
    }
}

/// Whether some step leads above the upper bound in spite of Min's choice.
fn exceeded(part: &Part, bound: &[u64], choice: &[u32], vertex: usize) -> bool {
    let here = bound[vertex];
    match part.kinds[vertex] {
        Kind::Max => part
            .next(vertex)
            .iter()
            .any(|&to| bound[to as usize] > here),
        Kind::Min => bound[choice[vertex] as usize] > here,
        _ => sum(part, bound, vertex) > u128::from(here) * u128::from(part.draws(vertex).1),
    }
}

pub(crate) fn sum(part: &Part, bound: &[u64], vertex: usize) -> u128 {
    let (draws, _) = part.draws(vertex);
    draws
        .map(|(to, weight)| u128::from(bound[to]) * u128::from(weight))
        .sum()
}
