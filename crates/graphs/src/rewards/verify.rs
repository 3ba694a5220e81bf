//! Checks an answer about rewards without believing the solver: with fractions, from the arena alone, and with no code of
//! the solvers. What is checked, and why it is enough, stands at the head of this module's folder.

use super::Objective;
use crate::arena::Arena;
use crate::verify::{Unconfirmed, Violation};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use work::Work;

/// What is claimed about an arena.
#[derive(Clone, Debug, PartialEq)]
pub struct RewardClaim {
    /// A lower bound for each state; nothing where it is infinite.
    pub lower: Vec<Option<BigRational>>,
    /// An upper bound for each state; nothing where there is none.
    pub upper: Vec<Option<BigRational>>,
    /// For each state with choices the number of the one to take, from 0.
    pub strategy: Vec<Option<u32>>,
    /// For the mean: what proves the lower and the upper bounds beside themselves.
    pub bias: Option<[Vec<BigRational>; 2]>,
}

/// Checks a claim about an arena.
///
/// # Errors
/// The first thing found that does not hold, or that it was stopped.
pub fn verify_rewards(
    arena: &Arena,
    objective: &Objective,
    claim: &RewardClaim,
    work: &Work,
) -> Result<(), Unconfirmed> {
    let checker = Checker { arena, claim };
    checker.shape()?;
    let progress = work.task("graph-task-verify", Some(arena.len() as u64));
    match objective {
        Objective::Total => {
            if arena.amounts.iter().any(Signed::is_negative) {
                return Err(Violation::Contradiction("rewards").into());
            }
            checker.infinite()?;
            checker.proper()?;
        }
        Objective::Discounted(_) | Objective::Mean => {
            let all = claim.lower.iter().chain(&claim.upper);
            if let Some(state) = all.clone().position(Option::is_none) {
                let vertex = (state % arena.len().max(1)) as u32;
                return Err(Violation::Crossed { vertex }.into());
            }
        }
    }
    for state in 0..arena.len() {
        progress.tick()?;
        checker.state(state, objective)?;
    }
    Ok(())
}

struct Checker<'a> {
    arena: &'a Arena,
    claim: &'a RewardClaim,
}

impl Checker<'_> {
    fn shape(&self) -> Result<(), Violation> {
        let wanted = self.arena.len();
        let bias = self.claim.bias.iter().flatten();
        let bias = bias.map(|side| ("bias", side.len()));
        let lists = [
            ("lower", self.claim.lower.len()),
            ("upper", self.claim.upper.len()),
            ("strategy", self.claim.strategy.len()),
        ];
        for (what, found) in lists.into_iter().chain(bias) {
            if found != wanted {
                return Err(Violation::Length {
                    what,
                    found,
                    wanted,
                });
            }
        }
        for state in 0..wanted {
            let vertex = state as u32;
            let choices = self.arena.choices(state).len();
            match self.claim.strategy[state] {
                Some(chosen) if (chosen as usize) < choices => {}
                None if choices == 0 => {}
                Some(_) if choices == 0 => return Err(Violation::NobodyChooses { vertex }),
                _ => return Err(Violation::NoSuccessor { vertex }),
            }
        }
        Ok(())
    }

    fn chosen(&self, state: usize) -> Option<usize> {
        let chosen = self.claim.strategy[state]?;
        Some(self.arena.choices(state).start + chosen as usize)
    }

    /// With the choices of one player fixed, the choices that are left in a state.
    fn left(&self, state: usize, max_is_fixed: bool) -> Vec<usize> {
        if self.arena.max[state] == max_is_fixed {
            self.chosen(state).into_iter().collect()
        } else {
            self.arena.choices(state).collect()
        }
    }

    /// Where infinitely much is claimed, Min cannot reach an end almost surely against Max's choices.
    fn infinite(&self) -> Result<(), Violation> {
        if !self.claim.lower.contains(&None) {
            return Ok(());
        }
        let count = self.arena.len();
        let left: Vec<Vec<usize>> = (0..count).map(|state| self.left(state, true)).collect();
        let mut sure = vec![true; count];
        loop {
            // From where an end can be reached while play stays among states that may be sure.
            let mut near: Vec<bool> = (0..count)
                .map(|state| sure[state] && self.arena.choices(state).is_empty())
                .collect();
            loop {
                let mut grown = false;
                for state in (0..count).rev() {
                    if sure[state] && !near[state] {
                        let comes = |&choice: &usize| {
                            self.arena.drawn(choice).all(|(to, _)| sure[to])
                                && self.arena.drawn(choice).any(|(to, _)| near[to])
                        };
                        if left[state].iter().any(comes) {
                            near[state] = true;
                            grown = true;
                        }
                    }
                }
                if !grown {
                    break;
                }
            }
            if near == sure {
                break;
            }
            sure = near;
        }
        let wrong = (0..count).find(|&state| sure[state] && self.claim.lower[state].is_none());
        match wrong {
            Some(state) => Err(Violation::Lower {
                vertex: state as u32,
            }),
            None => Ok(()),
        }
    }

    /// Where an upper bound is claimed, Max cannot avoid the ends for ever against Min's choices.
    fn proper(&self) -> Result<(), Violation> {
        let count = self.arena.len();
        let left: Vec<Vec<usize>> = (0..count).map(|state| self.left(state, false)).collect();
        let mut kept: Vec<bool> = (0..count)
            .map(|state| self.claim.upper[state].is_some() && !left[state].is_empty())
            .collect();
        loop {
            let mut dropped = false;
            for state in (0..count).rev() {
                let stays = |&choice: &usize| self.arena.drawn(choice).all(|(to, _)| kept[to]);
                if kept[state] && !left[state].iter().any(stays) {
                    kept[state] = false;
                    dropped = true;
                }
            }
            if !dropped {
                break;
            }
        }
        match kept.iter().position(|&kept| kept) {
            Some(state) => Err(Violation::Upper {
                vertex: state as u32,
            }),
            None => Ok(()),
        }
    }

    fn state(&self, state: usize, objective: &Objective) -> Result<(), Violation> {
        let vertex = state as u32;
        let (low, high) = (&self.claim.lower[state], &self.claim.upper[state]);
        if let (Some(low), Some(high)) = (low, high)
            && low > high
        {
            return Err(Violation::Crossed { vertex });
        }
        if low.is_none() && high.is_some() {
            return Err(Violation::Crossed { vertex });
        }
        let total = *objective == Objective::Total;
        if total && high.as_ref().is_some_and(Signed::is_negative) {
            return Err(Violation::Upper { vertex });
        }
        if self.arena.choices(state).is_empty() {
            if low.as_ref().is_none_or(Signed::is_positive) {
                return Err(Violation::Lower { vertex });
            }
            let crossed = high.as_ref().map_or(!total, Signed::is_negative);
            return if crossed {
                Err(Violation::Upper { vertex })
            } else {
                Ok(())
            };
        }
        for (side, bound) in [low, high].into_iter().enumerate() {
            let Some(bound) = bound else { continue };
            let kept = self.left(state, side == 0);
            let holds = |choice: usize| self.follows(state, bound, choice, side, objective);
            if !kept.into_iter().all(holds) {
                return Err(if side == 0 {
                    Violation::Lower { vertex }
                } else {
                    Violation::Upper { vertex }
                });
            }
        }
        Ok(())
    }

    /// Whether a bound of a state follows from those where a choice leads.
    fn follows(
        &self,
        state: usize,
        bound: &BigRational,
        choice: usize,
        side: usize,
        objective: &Objective,
    ) -> bool {
        let bounds = [&self.claim.lower, &self.claim.upper][side];
        let fits = |inner: &BigRational, outer: &BigRational| {
            if side == 0 {
                inner <= outer
            } else {
                inner >= outer
            }
        };
        // Infinitely much ahead is more than any lower bound, and no upper bound at all.
        let Some(ahead) = self.average(choice, |to| bounds[to].clone()) else {
            return side == 0;
        };
        let reward = self.arena.earned(choice);
        match objective {
            Objective::Total => fits(bound, &(reward + ahead)),
            Objective::Discounted(by) => fits(bound, &(reward + by * ahead)),
            Objective::Mean => {
                let Some(bias) = self.claim.bias.as_ref().map(|sides| &sides[side]) else {
                    return false;
                };
                let Some(later) = self.average(choice, |to| Some(bias[to].clone())) else {
                    return false;
                };
                fits(bound, &ahead) && fits(&(bound + &bias[state]), &(reward + later))
            }
        }
    }

    fn average(
        &self,
        choice: usize,
        value: impl Fn(usize) -> Option<BigRational>,
    ) -> Option<BigRational> {
        let (mut sum, mut total) = (BigRational::zero(), BigInt::zero());
        for (to, weight) in self.arena.drawn(choice) {
            sum += value(to)? * BigInt::from(weight);
            total += weight;
        }
        Some(sum / total)
    }
}
