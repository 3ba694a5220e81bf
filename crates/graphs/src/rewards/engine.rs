//! Strategy improvement in an arena, in floats or in exact fractions.

use crate::arena::Arena;
use crate::fraction::nearest;
use crate::solve::chain::{Chain, Number, Unsolved};
use crate::solve::improve::Stuck;
use num_rational::BigRational;
use num_traits::Signed;
use work::Work;

/// Numbers with subtraction; floats stop where only noise is left.
pub(super) trait Field: Number {
    /// Whether equations that are too dense for elimination may be iterated.
    const ITERATES: bool;
    fn of(exact: &BigRational) -> Self;
    fn minus(&self, other: &Self) -> Self;
    fn size(&self) -> f64;
    /// Whether this is more, by more than noise among numbers of this size.
    fn beats(&self, other: &Self, scale: f64) -> bool;
}

impl Field for f64 {
    const ITERATES: bool = true;

    fn of(exact: &BigRational) -> f64 {
        nearest(exact)
    }

    fn minus(&self, other: &f64) -> f64 {
        self - other
    }

    fn size(&self) -> f64 {
        self.abs()
    }

    fn beats(&self, other: &f64, scale: f64) -> bool {
        self - other > 1e-12 * scale
    }
}

impl Field for BigRational {
    const ITERATES: bool = false;

    fn of(exact: &BigRational) -> BigRational {
        exact.clone()
    }

    fn minus(&self, other: &BigRational) -> BigRational {
        self - other
    }

    fn size(&self) -> f64 {
        nearest(&self.abs())
    }

    fn beats(&self, other: &BigRational, _: f64) -> bool {
        self > other
    }
}

/// An arena with all that improvement needs to know.
pub(super) struct Frame<'a, N> {
    pub arena: &'a Arena,
    pub amounts: Vec<N>,
    /// Of later rewards, for a discounted game.
    pub discount: Option<N>,
    /// States to be computed; all others are worth nothing.
    pub inside: Vec<bool>,
    /// Choices that may be taken.
    pub allowed: Vec<bool>,
    /// Whether every choice leads to later states only, as where steps are counted: then one look at each state is enough.
    downhill: bool,
    pub work: &'a Work,
}

/// Rounds of improvement, and sweeps where equations are iterated.
const MOST_ROUNDS: u64 = 20_000;
const MOST_SWEEPS: u64 = 200_000;
/// What elimination may cost, in multiplications of floats.
const EFFORT: u64 = 40_000_000;
const EXACT_EFFORT: u64 = 4_000_000_000;

impl<'a, N: Field> Frame<'a, N> {
    pub fn new(arena: &'a Arena, discount: Option<N>, work: &'a Work) -> Self {
        Frame {
            arena,
            amounts: arena.amounts.iter().map(N::of).collect(),
            discount,
            inside: (0..arena.len())
                .map(|state| !arena.choices(state).is_empty())
                .collect(),
            allowed: vec![true; arena.reward.len()],
            downhill: (0..arena.len()).all(|state| {
                let mut draws = arena.choices(state).flat_map(|one| arena.drawn(one));
                draws.all(|(to, _)| to > state)
            }),
            work,
        }
    }

    pub fn reward(&self, choice: usize) -> &N {
        &self.amounts[self.arena.reward[choice] as usize]
    }

    fn options(&self, state: usize) -> impl Iterator<Item = usize> + '_ {
        self.arena
            .choices(state)
            .filter(|&choice| self.allowed[choice])
    }

    /// The average of values where a choice leads, discounted.
    pub fn ahead(&self, values: &[N], choice: usize) -> N {
        let total = self.arena.total(choice);
        let mut sum = N::zero();
        for (to, weight) in self.arena.drawn(choice) {
            if self.inside[to] {
                sum.add_product(&N::from_ratio(weight, total), &values[to]);
            }
        }
        match &self.discount {
            Some(discount) => {
                let mut later = N::zero();
                later.add_product(discount, &sum);
                later
            }
            None => sum,
        }
    }

    /// What each state is worth when everybody keeps to `choice`, each step earning what `earned` says.
    pub fn evaluate(&self, choice: &[u32], earned: impl Fn(usize) -> N) -> Result<Vec<N>, Stuck> {
        let mut place = vec![u32::MAX; self.arena.len()];
        let mut members = Vec::new();
        for (state, place) in place.iter_mut().enumerate() {
            if self.inside[state] {
                *place = members.len() as u32;
                members.push(state);
            }
        }
        let mut chain = Chain::new(members.len(), 1);
        for (here, &state) in members.iter().enumerate() {
            let chosen = choice[state] as usize;
            chain.constant(here, 0, &earned(state));
            let total = self.arena.total(chosen);
            for (to, weight) in self.arena.drawn(chosen) {
                let mut share = N::from_ratio(weight, total);
                if let Some(discount) = &self.discount {
                    let mut later = N::zero();
                    later.add_product(&share, discount);
                    chain.exit(here, &share.minus(&later));
                    share = later;
                }
                if self.inside[to] {
                    chain.step(here, place[to] as usize, &share);
                } else {
                    chain.exit(here, &share);
                }
            }
        }
        let effort = if N::ITERATES { EFFORT } else { EXACT_EFFORT };
        match chain.solve(effort, self.work) {
            Ok(solved) => {
                let mut values = vec![N::zero(); self.arena.len()];
                for (&state, mut found) in members.iter().zip(solved) {
                    values[state] = found.swap_remove(0);
                }
                Ok(values)
            }
            Err(Unsolved::TooDense) if N::ITERATES => self.iterate(choice, &members, earned),
            Err(unsolved) => Err(unsolved.into()),
        }
    }

    /// The same by sweeping until nothing moves.
    fn iterate(
        &self,
        choice: &[u32],
        members: &[usize],
        earned: impl Fn(usize) -> N,
    ) -> Result<Vec<N>, Stuck> {
        let mut values = vec![N::zero(); self.arena.len()];
        for _ in 0..MOST_SWEEPS {
            self.work.check()?;
            let (mut moved, mut size) = (0f64, 0f64);
            for &state in members.iter().rev() {
                let new = earned(state) + self.ahead(&values, choice[state] as usize);
                moved = moved.max(new.minus(&values[state]).size());
                size = size.max(new.size());
                values[state] = new;
            }
            if moved <= 1e-14 * size {
                return Ok(values);
            }
        }
        Ok(values)
    }

    /// What each state earns by its choice.
    pub fn worth(&self, choice: &[u32]) -> Result<Vec<N>, Stuck> {
        if self.downhill {
            return self.descend(&mut choice.to_vec(), [false, false]);
        }
        self.evaluate(choice, |state| self.reward(choice[state] as usize).clone())
    }

    /// Lets one player switch wherever that is better by these values; says whether he did.
    fn switch(&self, choice: &mut [u32], values: &[N], max: bool) -> bool {
        let scale = if N::ITERATES {
            values.iter().map(Field::size).fold(1e-300, f64::max)
        } else {
            0.0
        };
        let mut switched = false;
        for state in 0..self.arena.len() {
            if !self.inside[state] || self.arena.max[state] != max {
                continue;
            }
            let worth = |choice: usize| self.reward(choice).clone() + self.ahead(values, choice);
            let mut best = values[state].clone();
            for option in self.options(state) {
                if option == choice[state] as usize {
                    continue;
                }
                let new = worth(option);
                let better = if max {
                    new.beats(&best, scale)
                } else {
                    best.beats(&new, scale)
                };
                if better {
                    best = new;
                    choice[state] = option as u32;
                    switched = true;
                }
            }
        }
        switched
    }

    /// The best choices of all who may switch where play never comes back, from the last state to the first.
    fn descend(&self, choice: &mut [u32], free: [bool; 2]) -> Result<Vec<N>, Stuck> {
        let mut values = vec![N::zero(); self.arena.len()];
        for state in (0..self.arena.len())
            .rev()
            .filter(|&state| self.inside[state])
        {
            if state.is_multiple_of(1024) {
                self.work.check()?;
            }
            let max = self.arena.max[state];
            let worth = |choice: usize| self.reward(choice).clone() + self.ahead(&values, choice);
            let mut best = worth(choice[state] as usize);
            for option in self.options(state).filter(|_| free[usize::from(max)]) {
                let new = worth(option);
                if (max && new > best) || (!max && new < best) {
                    best = new;
                    choice[state] = option as u32;
                }
            }
            values[state] = best;
        }
        Ok(values)
    }

    /// The best answer of one player, put into `choice`, and what all is worth then.
    pub fn answer(&self, choice: &mut [u32], max: bool, rounds: &mut u64) -> Result<Vec<N>, Stuck> {
        if self.downhill {
            *rounds += 1;
            return self.descend(choice, [!max, max]);
        }
        loop {
            self.work.check()?;
            *rounds += 1;
            let values = self.worth(choice)?;
            if !self.switch(choice, &values, max) {
                return Ok(values);
            }
            if *rounds > MOST_ROUNDS {
                return Err(Stuck::Restless);
            }
        }
    }

    /// One player improves until he cannot, the other answering best each time.
    pub fn improve(
        &self,
        choice: &mut [u32],
        outer: bool,
        rounds: &mut u64,
    ) -> Result<Vec<N>, Stuck> {
        if self.downhill {
            *rounds += 1;
            return self.descend(choice, [true, true]);
        }
        loop {
            let values = self.answer(choice, !outer, rounds)?;
            if !self.switch(choice, &values, outer) {
                return Ok(values);
            }
        }
    }
}
