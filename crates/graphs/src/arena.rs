//! A game as modellers know it: states in which one player chooses between distributions, each with a reward. Chance moves
//! within a choice, so that one choice is one step of time. It knows neither where it comes from nor what is asked of it.

use crate::Vertex;
use num_rational::BigRational;
use num_traits::Zero;
use rustc_hash::FxHashMap;

/// States, choices and draws, one behind another.
#[derive(Clone, Debug, PartialEq)]
pub struct Arena {
    /// Whether Max chooses, for each state.
    pub(crate) max: Vec<bool>,
    /// Where the choices of each state begin, and one end more. A state without choices is an end.
    pub(crate) first_choice: Vec<u32>,
    /// Where the draws of each choice begin, and one end more.
    pub(crate) first_draw: Vec<u32>,
    pub(crate) targets: Vec<Vertex>,
    pub(crate) weights: Vec<u64>,
    /// Which of `amounts` each choice earns.
    pub(crate) reward: Vec<u32>,
    pub(crate) amounts: Vec<BigRational>,
    known: FxHashMap<BigRational, u32>,
    pub(crate) start: Vertex,
}

impl Default for Arena {
    fn default() -> Self {
        let nothing = BigRational::zero();
        Arena {
            max: Vec::new(),
            first_choice: vec![0],
            first_draw: vec![0],
            targets: Vec::new(),
            weights: Vec::new(),
            reward: Vec::new(),
            amounts: vec![nothing.clone()],
            known: std::iter::once((nothing, 0)).collect(),
            start: 0,
        }
    }
}

impl Arena {
    /// How many states there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.max.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.max.is_empty()
    }

    /// How many draws there are in all.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.targets.len()
    }

    /// Adds a choice to the state that comes next: what it earns, and where it leads in proportion to which weights.
    /// Weights are positive and add up to less than 2⁶³.
    pub fn choice(&mut self, reward: &BigRational, draws: &[(Vertex, u64)]) {
        let next = self.amounts.len() as u32;
        let place = match self.known.get(reward) {
            Some(&place) => place,
            None => {
                self.known.insert(reward.clone(), next);
                self.amounts.push(reward.clone());
                next
            }
        };
        self.reward.push(place);
        let divisor = draws
            .iter()
            .fold(0, |divisor, &(_, weight)| num_integer::gcd(divisor, weight));
        for &(to, weight) in draws {
            self.targets.push(to);
            self.weights.push(weight / divisor.max(1));
        }
        self.first_draw.push(self.targets.len() as u32);
    }

    /// Ends the state that the last choices belong to and says who chooses in it.
    pub fn state(&mut self, max: bool) {
        self.max.push(max);
        self.first_choice.push(self.reward.len() as u32);
    }

    /// The choices of a state.
    pub(crate) fn choices(&self, state: usize) -> std::ops::Range<usize> {
        self.first_choice[state] as usize..self.first_choice[state + 1] as usize
    }

    /// Where a choice leads, with weights.
    pub(crate) fn drawn(&self, choice: usize) -> impl Iterator<Item = (usize, u64)> + '_ {
        let range = self.first_draw[choice] as usize..self.first_draw[choice + 1] as usize;
        range.map(|place| (self.targets[place] as usize, self.weights[place]))
    }

    pub(crate) fn total(&self, choice: usize) -> u64 {
        let range = self.first_draw[choice] as usize..self.first_draw[choice + 1] as usize;
        self.weights[range].iter().sum()
    }

    pub(crate) fn earned(&self, choice: usize) -> &BigRational {
        &self.amounts[self.reward[choice] as usize]
    }

    /// The bytes that it occupies.
    pub(crate) fn bytes(&self) -> u64 {
        (self.max.len() * 5 + self.reward.len() * 8 + self.targets.len() * 12) as u64
    }

    /// A number that changes (almost surely) with anything in it; certificates carry it.
    #[must_use]
    pub fn digest(&self) -> u32 {
        let mut sum = crc32fast::Hasher::new();
        sum.update(&self.start.to_le_bytes());
        for state in 0..self.len() {
            sum.update(&[u8::from(self.max[state])]);
            for choice in self.choices(state) {
                sum.update(self.earned(choice).to_string().as_bytes());
                for (to, weight) in self.drawn(choice) {
                    sum.update(&(to as u32).to_le_bytes());
                    sum.update(&weight.to_le_bytes());
                }
                sum.update(b";");
            }
        }
        sum.finalize()
    }
}
