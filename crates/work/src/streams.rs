//! Random numbers that do not depend on how the work was divided: every piece of work draws from
//! its own stream, named by a purpose and a number, so that any number of threads gives the same result.

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers: fast, small, and the same on every machine.
pub type Stream = Xoshiro256PlusPlus;

/// All the streams that belong to one seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streams {
    seed: u64,
}

impl Streams {
    /// The streams of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Streams { seed }
    }

    /// The seed that reproduces everything drawn from here.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The stream for piece `index` of the work called `purpose`.
    #[must_use]
    pub fn stream(&self, purpose: &str, index: u64) -> Stream {
        let mut state = mix(self.seed);
        for byte in purpose.bytes() {
            state = mix(state ^ u64::from(byte));
        }
        Stream::seed_from_u64(mix(state ^ mix(index)))
    }
}

/// The finaliser of SplitMix64: every bit of the input reaches every bit of the output.
fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::Rng;
    use std::collections::HashSet;

    #[test]
    fn streams_are_reproducible_and_distinct() {
        let first = |seed, purpose, index| Streams::new(seed).stream(purpose, index).next_u64();
        assert_eq!(first(1, "games", 7), first(1, "games", 7));
        let all: HashSet<u64> = [(1, "games"), (2, "games"), (1, "errors")]
            .into_iter()
            .flat_map(|(seed, purpose)| (0..1000).map(move |index| first(seed, purpose, index)))
            .collect();
        assert_eq!(all.len(), 3000);
    }
}
