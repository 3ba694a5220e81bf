//! Linear equations v = Qv + b of a game in which both players have decided: a Markov chain. Solved by eliminating
//! one state after another, those with the fewest neighbours first. Nothing is ever subtracted, so floating-point
//! results are accurate digit for digit however slowly the chain leaves, and the same code is exact for fractions.

use num_rational::BigRational;
use num_traits::{One, Zero};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::{AddAssign, Div, Mul};
use work::{Halt, Work};

/// What the equations can be solved in: floats, or fractions without any error.
pub(crate) trait Number: Clone + PartialOrd + Zero + One + Send + Sync {
    fn from_ratio(top: u64, bottom: u64) -> Self;
    /// Whether this is truly larger, not only by noise.
    fn exceeds(&self, other: &Self) -> bool;
    fn add_product(&mut self, left: &Self, right: &Self);
    fn over(&self, other: &Self) -> Self;
    /// What a multiplication of numbers of this size costs, that of two floats being 1.
    fn cost(&self) -> u64;
}

impl Number for f64 {
    fn from_ratio(top: u64, bottom: u64) -> f64 {
        top as f64 / bottom as f64
    }

    fn exceeds(&self, other: &f64) -> bool {
        *self - *other > 1e-12 * other.abs().max(1e-100)
    }

    fn add_product(&mut self, left: &f64, right: &f64) {
        *self += left * right;
    }

    fn over(&self, other: &f64) -> f64 {
        self / other
    }

    fn cost(&self) -> u64 {
        1
    }
}

impl Number for BigRational {
    fn from_ratio(top: u64, bottom: u64) -> BigRational {
        BigRational::new(top.into(), bottom.into())
    }

    fn exceeds(&self, other: &BigRational) -> bool {
        self > other
    }

    fn add_product(&mut self, left: &BigRational, right: &BigRational) {
        self.add_assign(left.mul(right));
    }

    fn over(&self, other: &BigRational) -> BigRational {
        self.div(other)
    }

    fn cost(&self) -> u64 {
        let words = 1 + self.denom().bits() / 64;
        words * words
    }
}

/// The equations of transient states: where each leads, the chance to leave, and several right-hand sides at once.
pub(crate) struct Chain<N> {
    rows: Vec<FxHashMap<u32, N>>,
    leave: Vec<N>,
    constants: Vec<Vec<N>>,
}

/// Why equations were not solved.
#[derive(Debug)]
pub(crate) enum Unsolved {
    /// The elimination would fill the matrix, or the fractions grow too long; something else must be tried.
    TooDense,
    /// Somebody asked to stop.
    Halt(Halt),
}

impl<N: Number> Chain<N> {
    pub fn new(states: usize, columns: usize) -> Self {
        Chain {
            rows: vec![FxHashMap::default(); states],
            leave: vec![N::zero(); states],
            constants: vec![vec![N::zero(); columns]; states],
        }
    }

    /// From one state to another with this probability.
    pub fn step(&mut self, from: usize, to: usize, probability: &N) {
        if from != to {
            let entry = self.rows[from].entry(to as u32).or_insert_with(N::zero);
            *entry = entry.clone() + probability.clone();
        }
    }

    /// Out of the chain with this probability.
    pub fn exit(&mut self, from: usize, probability: &N) {
        self.leave[from] = self.leave[from].clone() + probability.clone();
    }

    /// Adds to one right-hand side.
    pub fn constant(&mut self, state: usize, column: usize, amount: &N) {
        let sum = self.constants[state][column].clone() + amount.clone();
        self.constants[state][column] = sum;
    }

    /// Solves for all right-hand sides; every state must be able to leave. Gives up when it costs more than `budget`
    /// multiplications of floats.
    pub fn solve(mut self, budget: u64, work: &Work) -> Result<Vec<Vec<N>>, Unsolved> {
        let count = self.rows.len();
        let mut into: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); count];
        for (from, row) in self.rows.iter().enumerate() {
            for &to in row.keys() {
                into[to as usize].insert(from as u32);
            }
        }
        let cost = |rows: &[FxHashMap<u32, N>], into: &[FxHashSet<u32>], state: usize| {
            rows[state].len() as u64 * into[state].len() as u64
        };
        let mut heap: BinaryHeap<Reverse<(u64, u32)>> = (0..count)
            .map(|state| Reverse((cost(&self.rows, &into, state), state as u32)))
            .collect();
        let mut gone = vec![false; count];
        let mut order = Vec::with_capacity(count);
        let mut spent = 0u64;
        while let Some(Reverse((known, state))) = heap.pop() {
            let at = state as usize;
            if gone[at] {
                continue;
            }
            let now = cost(&self.rows, &into, at);
            if now > known {
                heap.push(Reverse((now, state)));
                continue;
            }
            gone[at] = true;
            order.push(at);
            self.eliminate(at, &mut into);
            spent = spent.saturating_add((now + 1).saturating_mul(self.leave[at].cost()));
            if spent > budget {
                return Err(Unsolved::TooDense);
            }
            work.check().map_err(Unsolved::Halt)?;
            for &to in self.rows[at].keys() {
                heap.push(Reverse((cost(&self.rows, &into, to as usize), to)));
            }
        }
        Ok(self.substitute(&order))
    }

    /// Takes a state out: whoever came here goes on to where it leads.
    fn eliminate(&mut self, state: usize, into: &mut [FxHashSet<u32>]) {
        let mut row = std::mem::take(&mut self.rows[state]);
        // What does not stay, by adding up instead of subtracting from one: this is what keeps all digits.
        let mut out = self.leave[state].clone();
        for amount in row.values() {
            out = out + amount.clone();
        }
        for amount in row.values_mut() {
            *amount = amount.over(&out);
        }
        self.leave[state] = self.leave[state].over(&out);
        for amount in &mut self.constants[state] {
            *amount = amount.over(&out);
        }
        for &to in row.keys() {
            into[to as usize].remove(&(state as u32));
        }
        let before = std::mem::take(&mut into[state]);
        for from in before {
            let at = from as usize;
            let Some(share) = self.rows[at].remove(&(state as u32)) else {
                continue;
            };
            let leaving = self.leave[state].clone();
            self.leave[at].add_product(&share, &leaving);
            for column in 0..self.constants[state].len() {
                let amount = self.constants[state][column].clone();
                self.constants[at][column].add_product(&share, &amount);
            }
            for (&to, amount) in &row {
                if to == from {
                    // It returns: dropping the loop and scaling by what leaves is done when its turn comes.
                    continue;
                }
                self.rows[at]
                    .entry(to)
                    .or_insert_with(N::zero)
                    .add_product(&share, amount);
                into[to as usize].insert(from);
            }
        }
        self.rows[state] = row;
    }

    fn substitute(&self, order: &[usize]) -> Vec<Vec<N>> {
        let columns = self.constants.first().map_or(0, Vec::len);
        let mut values = vec![Vec::new(); self.rows.len()];
        for &state in order.iter().rev() {
            let mut found = self.constants[state].clone();
            for (&to, share) in &self.rows[state] {
                for (column, sum) in found.iter_mut().enumerate().take(columns) {
                    let known: &Vec<N> = &values[to as usize];
                    sum.add_product(share, &known[column]);
                }
            }
            values[state] = found;
        }
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exactly;

    /// A gambler at 1, 2 or 3 coins who stops at 0 or 4; wins with probability p.
    fn ruin<N: Number>(top: u64, bottom: u64) -> Vec<Vec<N>> {
        let (up, down) = (
            N::from_ratio(top, bottom),
            N::from_ratio(bottom - top, bottom),
        );
        let mut chain = Chain::new(3, 2);
        for state in 0..3 {
            if state < 2 {
                chain.step(state, state + 1, &up);
            } else {
                chain.exit(state, &up);
                chain.constant(state, 0, &up);
            }
            if state > 0 {
                chain.step(state, state - 1, &down);
            } else {
                chain.exit(state, &down);
            }
            chain.constant(state, 1, &N::one());
        }
        chain.solve(1000, &Work::unlimited()).unwrap()
    }

    #[test]
    fn the_gambler_is_ruined_as_in_the_books() {
        let exact = ruin::<BigRational>(1, 2);
        assert_eq!(exact[0], [exactly("1/4"), exactly("3")]);
        assert_eq!(exact[1], [exactly("1/2"), exactly("4")]);
        // p = 1/3: (1 - 2^i) / (1 - 2^4)
        let exact = ruin::<BigRational>(1, 3);
        assert_eq!(exact[2][0], exactly("7/15"));
        let float = ruin::<f64>(1, 3);
        assert!((float[2][0] - 7.0 / 15.0).abs() < 1e-15);
    }

    #[test]
    fn a_full_matrix_is_given_up() {
        let mut chain = Chain::<f64>::new(50, 1);
        for from in 0..50 {
            for to in 0..50 {
                chain.step(from, to, &(1.0 / 51.0));
            }
            chain.exit(from, &(1.0 / 51.0));
        }
        assert!(matches!(
            chain.solve(1000, &Work::unlimited()),
            Err(Unsolved::TooDense)
        ));
    }
}
