//! Solves an objective: strategies by improvement, then exact values or proven bounds.

use super::Objective;
use super::bounds::{Fixed, Side};
use super::engine::{Field, Frame};
use super::finite::{Finite, finite};
use super::mean::gain;
use super::verify::RewardClaim;
use crate::arena::Arena;
use crate::solve::Unmet;
use crate::solve::improve::Stuck;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed};
use work::Work;

/// What was found out about an arena.
#[derive(Clone, Debug)]
pub struct RewardSolution {
    /// For each state with choices the number of the one to take, from 0.
    pub strategy: Vec<Option<u32>>,
    /// How many rounds of improvement it took.
    pub iterations: u64,
    pub(super) found: Found,
}

#[derive(Clone, Debug)]
pub(super) enum Found {
    /// No error at all; nothing where it is infinite. With the bias, for the mean.
    Exact(Vec<Option<BigRational>>, Option<Vec<BigRational>>),
    /// Multiples of two to the −`places`; no entry where there is no bound.
    Bounds {
        places: u32,
        lower: Vec<Option<i128>>,
        upper: Vec<Option<i128>>,
        bias: Option<[Vec<i128>; 2]>,
    },
}

impl RewardSolution {
    /// What this answer claims, for [`verify_rewards`](super::verify_rewards).
    #[must_use]
    pub fn claim(&self) -> RewardClaim {
        let strategy = self.strategy.clone();
        match &self.found {
            Found::Exact(values, bias) => RewardClaim {
                lower: values.clone(),
                upper: values.clone(),
                strategy,
                bias: bias.clone().map(|bias| [bias.clone(), bias]),
            },
            Found::Bounds {
                places,
                lower,
                upper,
                bias,
            } => {
                let exact = |value: &i128| {
                    BigRational::new(BigInt::from(*value), BigInt::from(1u64 << places))
                };
                let side = |side: &[Option<i128>]| {
                    let each = side.iter().map(|value| value.as_ref().map(exact));
                    each.collect()
                };
                RewardClaim {
                    lower: side(lower),
                    upper: side(upper),
                    strategy,
                    bias: bias.as_ref().map(|sides| {
                        sides
                            .each_ref()
                            .map(|side| side.iter().map(exact).collect())
                    }),
                }
            }
        }
    }
}

/// Solves an objective: to within ε where that can be proven, or in fractions where none is given.
///
/// # Errors
/// When stopped, or when the equations cannot be solved in fractions.
pub fn solve_rewards(
    arena: &Arena,
    objective: &Objective,
    epsilon: Option<f64>,
    work: &Work,
) -> Result<RewardSolution, Unmet> {
    // A copy of what is inside, strategies, values and equations.
    work.claim(arena.bytes() + arena.len() as u64 * 400)?;
    let told = |stuck| match stuck {
        Stuck::Halt(halt) => Unmet::Halt(halt),
        Stuck::Dense | Stuck::Restless => Unmet::TooDense { size: arena.len() },
    };
    let mut rounds = 0;
    let (choice, found) = match (objective, epsilon) {
        (Objective::Total, None) => total_exactly(arena, &mut rounds, work),
        (Objective::Total, Some(_)) => total_bounds(arena, &mut rounds, work),
        (Objective::Discounted(by), None) => discounted_exactly(arena, by, &mut rounds, work),
        (Objective::Discounted(by), Some(_)) => discounted_bounds(arena, by, &mut rounds, work),
        (Objective::Mean, None) => mean_exactly(arena, &mut rounds, work),
        (Objective::Mean, Some(epsilon)) => mean_bounds(arena, epsilon, &mut rounds, work),
    }
    .map_err(told)?;
    let number = |state: usize| {
        let chosen = choice[state].wrapping_sub(arena.first_choice[state]);
        (!arena.choices(state).is_empty()).then_some(chosen)
    };
    Ok(RewardSolution {
        strategy: (0..arena.len()).map(number).collect(),
        iterations: rounds,
        found,
    })
}

type Solved = Result<(Vec<u32>, Found), Stuck>;

/// The frame of a total: only where it is finite, and Min only stays there.
fn total_frame<'a, N: Field>(arena: &'a Arena, finite: &Finite, work: &'a Work) -> Frame<'a, N> {
    let mut frame = Frame::new(arena, None, work);
    for state in 0..arena.len() {
        frame.inside[state] &= finite.inside[state];
        for choice in arena.choices(state) {
            frame.allowed[choice] = arena.drawn(choice).all(|(to, _)| finite.inside[to]);
        }
    }
    frame
}

/// Whether Min's choices lead to an end almost surely, whatever Max does where it is finite.
fn is_proper(arena: &Arena, inside: &[bool], choice: &[u32]) -> bool {
    let mut kept = inside.to_vec();
    loop {
        let mut dropped = false;
        for state in (0..arena.len()).rev() {
            let stays = |option: usize| arena.drawn(option).all(|(to, _)| kept[to]);
            let stay = if arena.max[state] {
                arena.choices(state).any(stays)
            } else {
                kept[state] && stays(choice[state] as usize)
            };
            if kept[state] && !stay {
                kept[state] = false;
                dropped = true;
            }
        }
        if !dropped {
            return !kept.contains(&true);
        }
    }
}

/// Strategies by floats, which are only a place to begin from.
fn guess_total(
    arena: &Arena,
    finite: &Finite,
    rounds: &mut u64,
    work: &Work,
) -> Result<(Vec<u32>, Vec<f64>), Stuck> {
    let frame = total_frame::<f64>(arena, finite, work);
    let mut choice = finite.choice.clone();
    let values = frame.improve(&mut choice, false, rounds)?;
    if is_proper(arena, &frame.inside, &choice) {
        return Ok((choice, values));
    }
    // Noise misled an improvement: Max's answer to the first strategy is sound, if not best.
    let mut choice = finite.choice.clone();
    let values = frame.answer(&mut choice, true, rounds)?;
    Ok((choice, values))
}

fn total_exactly(arena: &Arena, rounds: &mut u64, work: &Work) -> Solved {
    let finite = finite(arena);
    let frame = total_frame::<BigRational>(arena, &finite, work);
    let (mut choice, _) = guess_total(arena, &finite, rounds, work)?;
    let values = frame.improve(&mut choice, false, rounds)?;
    let values = values.into_iter().enumerate();
    let values = values.map(|(state, value)| finite.inside[state].then_some(value));
    Ok((choice, Found::Exact(values.collect(), None)))
}

fn total_bounds(arena: &Arena, rounds: &mut u64, work: &Work) -> Solved {
    let finite = finite(arena);
    let frame = total_frame::<f64>(arena, &finite, work);
    let (choice, values) = guess_total(arena, &finite, rounds, work)?;
    // How long it takes at most against Min's choices, and how long it does take.
    let mut clock = total_frame::<f64>(arena, &finite, work);
    clock.amounts.fill(1.0);
    let longest = clock.answer(&mut choice.clone(), true, &mut 0)?;
    let usual = clock.worth(&choice)?;
    let largest = values.iter().copied().fold(0.0, f64::max);
    let none = || {
        let known = |&inside: &bool| inside.then_some(0);
        Found::Bounds {
            places: 0,
            lower: finite.inside.iter().map(known).collect(),
            upper: vec![None; arena.len()],
            bias: None,
        }
    };
    let Some(fixed) = Fixed::new(arena, largest, None, &frame.inside, &frame.allowed) else {
        return Ok((choice, none()));
    };
    let slack = |times: &[f64]| {
        times
            .iter()
            .map(|time| time * 1.001 + 1.0)
            .collect::<Vec<_>>()
    };
    let lower = fixed.bound(&values, &slack(&usual), &choice, Side::Lower, work)?;
    let mut lower = lower.unwrap_or_else(|| fixed.constant(0));
    for value in &mut lower {
        *value = (*value).max(0);
    }
    let upper = fixed.bound(&values, &slack(&longest), &choice, Side::Upper, work)?;
    let side = |values: Option<Vec<i128>>| match values {
        Some(values) => {
            let each = values.into_iter().zip(&finite.inside);
            each.map(|(value, &inside)| inside.then_some(value))
                .collect()
        }
        None => vec![None; arena.len()],
    };
    Ok((
        choice,
        Found::Bounds {
            places: fixed.places,
            lower: side(Some(lower)),
            upper: side(upper),
            bias: None,
        },
    ))
}

/// Optimal strategies of the discounted game, beginning with `choice`.
fn discounted<N: Field>(
    arena: &Arena,
    by: &BigRational,
    choice: &mut [u32],
    rounds: &mut u64,
    work: &Work,
) -> Result<Vec<N>, Stuck> {
    let frame = Frame::<N>::new(arena, Some(N::of(by)), work);
    frame.improve(choice, true, rounds)
}

fn discounted_exactly(arena: &Arena, by: &BigRational, rounds: &mut u64, work: &Work) -> Solved {
    let mut choice = arena.first_choice[..arena.len()].to_vec();
    discounted::<f64>(arena, by, &mut choice, rounds, work)?;
    let values = discounted::<BigRational>(arena, by, &mut choice, rounds, work)?;
    let values = values.into_iter().map(Some).collect();
    Ok((choice, Found::Exact(values, None)))
}

fn discounted_bounds(arena: &Arena, by: &BigRational, rounds: &mut u64, work: &Work) -> Solved {
    let mut choice = arena.first_choice[..arena.len()].to_vec();
    let values = discounted::<f64>(arena, by, &mut choice, rounds, work)?;
    let frame = Frame::<f64>::new(arena, None, work);
    let largest = values.iter().copied().map(f64::abs).fold(0.0, f64::max);
    let Some(fixed) = Fixed::new(arena, largest, Some(by), &frame.inside, &frame.allowed) else {
        return Err(Stuck::Dense);
    };
    let slack = vec![1.001 / (1.0 - f64::of(by)) + 1.0; arena.len()];
    let mut sides = Vec::new();
    for side in [Side::Lower, Side::Upper] {
        let found = fixed.bound(&values, &slack, &choice, side, work)?;
        let found = found.ok_or(Stuck::Restless)?;
        sides.push(found.into_iter().map(Some).collect());
    }
    let upper = sides.pop().unwrap_or_default();
    let lower = sides.pop().unwrap_or_default();
    Ok((
        choice,
        Found::Bounds {
            places: fixed.places,
            lower,
            upper,
            bias: None,
        },
    ))
}

/// One less a power of one half.
fn near_one(bits: u32) -> BigRational {
    BigRational::one() - BigRational::new(BigInt::one(), BigInt::one() << bits)
}

/// How much of the gain the bias needs so that no choice which lowers a player's gain looks good for a moment.
fn lift<N: Field>(frame: &Frame<N>, gain: &[N], bias: &[N], scale: f64) -> N {
    let arena = frame.arena;
    let mut most = N::zero();
    for state in 0..arena.len() {
        for choice in arena.choices(state) {
            let ahead = frame.ahead(gain, choice);
            let now = gain[state].clone() + bias[state].clone();
            let then = frame.reward(choice).clone() + frame.ahead(bias, choice);
            let (loss, profit) = if arena.max[state] {
                (gain[state].minus(&ahead), then.minus(&now))
            } else {
                (ahead.minus(&gain[state]), now.minus(&then))
            };
            if loss.beats(&N::zero(), scale * 1e3) && profit.beats(&N::zero(), scale) {
                let needed = profit.over(&loss);
                if needed > most {
                    most = needed;
                }
            }
        }
    }
    most
}

fn mean_exactly(arena: &Arena, rounds: &mut u64, work: &Work) -> Solved {
    let mut choice = arena.first_choice[..arena.len()].to_vec();
    let frame = Frame::<BigRational>::new(arena, None, work);
    for bits in [8, 16, 32, 64, 128, 256, 512, 1024, 2048] {
        let by = near_one(bits);
        if bits <= 16 {
            discounted::<f64>(arena, &by, &mut choice, rounds, work)?;
        }
        discounted::<BigRational>(arena, &by, &mut choice, rounds, work)?;
        let mut found = gain(&frame, &choice)?;
        let lift = lift(&frame, &found.gain, &found.bias, 0.0);
        for (bias, gain) in found.bias.iter_mut().zip(&found.gain) {
            *bias += &lift * gain;
        }
        let holds = |state: usize| {
            arena.choices(state).all(|option| {
                let drift = frame.ahead(&found.gain, option) - &found.gain[state];
                let then = frame.reward(option) + frame.ahead(&found.bias, option);
                let profit = then - &found.gain[state] - &found.bias[state];
                if arena.max[state] {
                    !drift.is_positive() && !profit.is_positive()
                } else {
                    !drift.is_negative() && !profit.is_negative()
                }
            })
        };
        if (0..arena.len()).all(holds) {
            let values = found.gain.into_iter().map(Some).collect();
            return Ok((choice, Found::Exact(values, Some(found.bias))));
        }
    }
    Err(Stuck::Restless)
}

fn mean_bounds(arena: &Arena, epsilon: f64, rounds: &mut u64, work: &Work) -> Solved {
    let mut choice = arena.first_choice[..arena.len()].to_vec();
    let frame = Frame::<f64>::new(arena, None, work);
    let mut best: Option<(i128, u32, Vec<u32>, Found)> = None;
    for bits in [10, 14, 18, 22, 26] {
        discounted::<f64>(arena, &near_one(bits), &mut choice, rounds, work)?;
        let found = mean_side(&frame, &choice, work)?;
        let Some((width, found, places)) = found else {
            continue;
        };
        let known = best.as_ref();
        if known.is_none_or(|&(before, at, ..)| shifted(width, places, at) < before) {
            best = Some((width, places, choice.clone(), found));
        }
        if width as f64 <= epsilon * 0.9 * (1u64 << places) as f64 {
            break;
        }
    }
    match best {
        Some((_, _, choice, found)) => Ok((choice, found)),
        None => Err(Stuck::Restless),
    }
}

/// A width in other multiples.
fn shifted(width: i128, from: u32, to: u32) -> i128 {
    if to >= from {
        width << (to - from)
    } else {
        width >> (from - to)
    }
}

/// Both bounds of the mean by these choices, with how far apart they are at most.
fn mean_side(
    frame: &Frame<f64>,
    choice: &[u32],
    work: &Work,
) -> Result<Option<(i128, Found, u32)>, Stuck> {
    let arena = frame.arena;
    let mut found = gain(frame, choice)?;
    let scale = found
        .bias
        .iter()
        .map(|bias| bias.abs())
        .fold(1e-9, f64::max);
    let lift = lift(frame, &found.gain, &found.bias, scale).min(1e9);
    for (bias, gain) in found.bias.iter_mut().zip(&found.gain) {
        *bias += lift * gain;
    }
    let largest = found
        .bias
        .iter()
        .chain(&found.gain)
        .map(|value| value.abs());
    let largest = largest.fold(0.0, f64::max);
    let Some(fixed) = Fixed::new(arena, largest, None, &frame.inside, &frame.allowed) else {
        return Ok(None);
    };
    let bias: Vec<i128> = found.bias.iter().map(|&bias| fixed.of(bias)).collect();
    let mut sides = Vec::new();
    for side in [Side::Lower, Side::Upper] {
        let mut values: Vec<i128> = found.gain.iter().map(|&gain| fixed.of(gain)).collect();
        let ahead = |values: &[i128], option| fixed.ahead(values, option, side);
        if !fixed.settle(&mut values, choice, side, ahead, work)? {
            // Ends earn nothing and take part in averages.
            let mut all = found.gain.iter().copied().map(|gain| fixed.of(gain));
            let widest = match side {
                Side::Lower => all.try_fold(0, |least: i128, gain| Some(least.min(gain - 1))),
                Side::Upper => all.try_fold(0, |most: i128, gain| Some(most.max(gain + 1))),
            };
            values = fixed.constant(widest.unwrap_or(0));
        }
        let mut off = 0;
        for state in (0..arena.len()).filter(|&state| fixed.inside[state]) {
            let step = fixed.step(state, choice, side, |option| {
                fixed.reward(option, side) + fixed.ahead(&bias, option, side)
            });
            let missing = values[state] + bias[state] - step;
            off = match side {
                Side::Lower => off.max(missing),
                Side::Upper => off.max(-missing),
            };
        }
        let outward = if side == Side::Lower { -off } else { off };
        // Ends count as nothing: where one can be reached, all must be on the safe side of that.
        let shifted = values.iter().zip(fixed.inside);
        let shifted = shifted.map(|(&value, &inside)| value + if inside { outward } else { 0 });
        let mut shifted: Vec<i128> = shifted.collect();
        if !fixed.settle(&mut shifted, choice, side, ahead, work)? {
            return Ok(None);
        }
        sides.push(shifted);
    }
    let width = sides[0].iter().zip(&sides[1]).map(|(low, high)| high - low);
    let width = width.max().unwrap_or(0);
    let upper = sides
        .pop()
        .unwrap_or_default()
        .into_iter()
        .map(Some)
        .collect();
    let lower = sides
        .pop()
        .unwrap_or_default()
        .into_iter()
        .map(Some)
        .collect();
    let places = fixed.places;
    Ok(Some((
        width,
        Found::Bounds {
            places,
            lower,
            upper,
            bias: Some([bias.clone(), bias]),
        },
        places,
    )))
}
