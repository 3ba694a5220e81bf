//! Everything that was found out about a starting position, ready to answer for every position that follows from it.

use super::partitions::Partitions;
use super::sum::Values;
use super::{LARGEST_HEAP, MOST_COUPLED, MOST_SEPARATE, Sieve, Unsolved, grundy, theory};
use crate::{End, Heaps, Known, Ruleset, Taken};
use rules::Impartial;
use std::sync::Arc;
use values::grundy::Period;
use work::{Halt, TooBig, Work};

/// The answer for one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// Whether the player to move wins: an N-position.
    pub mover_wins: bool,
    /// The Grundy value, in normal play and where it is known.
    pub grundy: Option<u64>,
    /// Every move that wins.
    pub winning: Vec<Taken>,
    /// Why.
    pub reason: Reason,
}

/// Why somebody wins: what the method saw.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// Bouton's theory; the nim-sum.
    NimSum(u64),
    /// Misère Nim.
    MisereNim {
        /// The nim-sum.
        sum: u64,
        /// How many heaps have more than one.
        large: usize,
        /// How many heaps have exactly one.
        ones: usize,
    },
    /// Moore's theory: how many heaps have a one in each binary place, from the lowest.
    Moore {
        /// From how many heaps a move may take.
        most: usize,
        /// The number of ones in each binary place.
        columns: Vec<u64>,
    },
    /// Wythoff's golden pairs.
    Golden {
        /// The heaps, smaller first.
        heaps: (u64, u64),
        /// The golden pair with the same difference.
        pair: (u64, u64),
    },
    /// Separate heaps.
    Sum {
        /// The Grundy value of each heap.
        values: Vec<u32>,
        /// Their nim-sum.
        sum: u32,
        /// The period of the values, if one was found.
        period: Option<Period>,
    },
    /// The marking sieve looked at so many positions.
    Sieve(u64),
    /// The search looked at so many positions.
    Search(u64),
}

enum Method {
    Theory(Known),
    Sum(Values),
    Sieve(Sieve),
    Search(Partitions),
}

/// Who wins from every position that can be reached from the one it was made for.
pub struct Oracle {
    rules: Arc<Ruleset>,
    method: Method,
}

impl Oracle {
    /// Finds out who wins from these heaps and from all that follows.
    ///
    /// # Errors
    /// When the heaps are not possible under these rules, when stopped, or when the memory budget does not do.
    pub fn new(rules: &Ruleset, heaps: &[u64], work: &Work) -> Result<Self, Unsolved> {
        let rules = Arc::new(rules.clone());
        let theory = rules
            .known()
            .filter(|&known| theory::mover_wins(known, rules.end, heaps).is_some());
        let separate = !rules.is_coupled() && (rules.end == End::Normal || theory.is_some());
        let most = if separate {
            MOST_SEPARATE
        } else {
            MOST_COUPLED
        };
        if heaps.is_empty() {
            return Err(Unsolved::NoHeaps);
        }
        if heaps.len() > most {
            return Err(Unsolved::TooManyHeaps {
                count: heaps.len(),
                most,
            });
        }
        if let Some(&large) = heaps.iter().find(|&&heap| heap > LARGEST_HEAP) {
            return Err(Unsolved::TooLarge(large));
        }
        let method = if let Some(known) = theory {
            Method::Theory(known)
        } else if separate {
            Method::Sum(Values::new(
                &rules,
                heaps.iter().copied().max().unwrap_or(0),
                work,
            )?)
        } else if rules.breaks() {
            let total = heaps
                .iter()
                .fold(0u64, |sum, &heap| sum.saturating_add(heap));
            Method::Search(Partitions::new(&rules, [heaps.to_vec()], total, work)?)
        } else {
            Method::Sieve(Sieve::new(&rules, heaps, work)?)
        };
        Ok(Oracle { rules, method })
    }

    /// The rules that it answers for.
    #[must_use]
    pub fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// What a single heap is worth, where heaps do not influence each other and are looked at one by one.
    #[must_use]
    pub fn value_of(&self, heap: u64) -> Option<u32> {
        match &self.method {
            Method::Sum(values) => Some(values.of(heap)),
            _ => None,
        }
    }

    /// Whether the player to move wins from heaps that follow from the first ones.
    #[must_use]
    pub fn mover_wins(&self, heaps: &[u64]) -> bool {
        match &self.method {
            Method::Theory(known) => {
                // Play only empties heaps: a closed form that held for the first heaps holds for these.
                theory::mover_wins(*known, self.rules.end, heaps).unwrap_or(false)
            }
            Method::Sum(values) => heaps.iter().fold(0, |sum, &heap| sum ^ values.of(heap)) != 0,
            Method::Sieve(sieve) => sieve.mover_wins(heaps),
            Method::Search(partitions) => partitions.mover_wins(heaps),
        }
    }

    /// Every move that wins from these heaps.
    ///
    /// # Errors
    /// When stopped, or when there are too many moves to look at.
    pub fn winning_moves(&self, heaps: &[u64], work: &Work) -> Result<Vec<Taken>, Halt> {
        match &self.method {
            Method::Theory(Known::Nim) => Ok(self.listed(heaps, nim_candidates(heaps))),
            Method::Theory(Known::Wythoff) => Ok(self.listed(heaps, golden_candidates(heaps))),
            Method::Theory(Known::Moore(most)) if filled(heaps).count() <= *most => {
                Ok(self.listed(heaps, emptying_candidates(heaps)))
            }
            Method::Sum(values) => {
                let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values.of(heap));
                let mut winning = Vec::new();
                if sum != 0 {
                    for (index, &size) in heaps.iter().enumerate() {
                        values.moves_to(values.of(size) ^ sum, index, size, work, &mut winning)?;
                    }
                }
                Ok(winning)
            }
            _ => {
                claim_moves(&self.rules, heaps, work)?;
                let mut moves = Vec::new();
                Heaps::new(Arc::clone(&self.rules), heaps.to_vec()).moves(&mut moves);
                Ok(self.listed(heaps, moves))
            }
        }
    }

    /// The whole answer for heaps that follow from the first ones.
    ///
    /// # Errors
    /// When stopped, or when the memory budget does not do.
    pub fn solution(&self, heaps: &[u64], work: &Work) -> Result<Solution, Unsolved> {
        // The moves first: where there are too many to list, the Grundy value would take far too long.
        let winning = self.winning_moves(heaps, work)?;
        let grundy = match (&self.method, self.rules.end) {
            (_, End::Misere) => None,
            (Method::Sum(values), _) => Some(
                heaps
                    .iter()
                    .fold(0, |sum, &heap| sum ^ u64::from(values.of(heap))),
            ),
            (Method::Theory(Known::Nim), _) => Some(heaps.iter().fold(0, |sum, heap| sum ^ heap)),
            (Method::Search(partitions), _) => Some(partitions.value(heaps).into()),
            _ if heaps.len() > MOST_COUPLED => None,
            _ => grundy::coupled(&self.rules, heaps, work)?,
        };
        Ok(Solution {
            mover_wins: self.mover_wins(heaps),
            grundy,
            winning,
            reason: self.reason(heaps),
        })
    }

    fn listed(&self, heaps: &[u64], candidates: Vec<Taken>) -> Vec<Taken> {
        let wins = |chosen: &Taken| !self.mover_wins(&chosen.applied(heaps));
        candidates.into_iter().filter(wins).collect()
    }

    fn reason(&self, heaps: &[u64]) -> Reason {
        let nim_sum = || heaps.iter().fold(0, |sum, heap| sum ^ heap);
        match (&self.method, self.rules.end) {
            (Method::Theory(Known::Nim), End::Normal) => Reason::NimSum(nim_sum()),
            (Method::Theory(Known::Nim), End::Misere) => Reason::MisereNim {
                sum: nim_sum(),
                large: heaps.iter().filter(|&&heap| heap > 1).count(),
                ones: heaps.iter().filter(|&&heap| heap == 1).count(),
            },
            (Method::Theory(Known::Moore(most)), _) => Reason::Moore {
                most: *most,
                columns: theory::columns(heaps).collect(),
            },
            (Method::Theory(Known::Wythoff), _) => {
                let mut filled: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
                filled.resize(2, 0);
                filled.sort_unstable();
                let lower = theory::lower_golden(filled[1] - filled[0]);
                Reason::Golden {
                    heaps: (filled[0], filled[1]),
                    pair: (lower, lower + filled[1] - filled[0]),
                }
            }
            (Method::Sum(values), _) => {
                let each: Vec<u32> = heaps.iter().map(|&heap| values.of(heap)).collect();
                Reason::Sum {
                    sum: each.iter().fold(0, |sum, value| sum ^ value),
                    values: each,
                    period: values.period,
                }
            }
            (Method::Sieve(sieve), _) => Reason::Sieve(sieve.positions()),
            (Method::Search(partitions), _) => Reason::Search(partitions.positions()),
        }
    }
}

/// The only moves that can win in Nim: to the nim-sum of the others, and in misère play to none or one.
fn nim_candidates(heaps: &[u64]) -> Vec<Taken> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let mut candidates = Vec::new();
    for (index, &size) in heaps.iter().enumerate() {
        let mut targets = vec![0, 1, size ^ sum];
        targets.sort_unstable();
        targets.dedup();
        candidates.extend(
            targets
                .into_iter()
                .filter(|&target| target < size)
                .map(|target| Taken {
                    from: vec![(index, size - target)],
                    parts: Vec::new(),
                }),
        );
    }
    candidates
}

fn filled(heaps: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..heaps.len()).filter(|&index| heaps[index] > 0)
}

/// The only moves that can win in Moore's Nim while all heaps may be taken from at once: what is lost then is nothing, and in misère play
/// one.
fn emptying_candidates(heaps: &[u64]) -> Vec<Taken> {
    let leaving = |one: Option<usize>| Taken {
        from: filled(heaps)
            .map(|index| (index, heaps[index] - u64::from(one == Some(index))))
            .filter(|&(_, taken)| taken > 0)
            .collect(),
        parts: Vec::new(),
    };
    let mut candidates: Vec<Taken> = filled(heaps).map(Some).chain([None]).map(leaving).collect();
    candidates.retain(|candidate| !candidate.from.is_empty());
    candidates
}

/// The only moves that can win in Wythoff's game with two heaps: to a golden partner, or along the diagonal to the golden pair.
fn golden_candidates(heaps: &[u64]) -> Vec<Taken> {
    let filled: Vec<usize> = filled(heaps).collect();
    let mut candidates = Vec::new();
    for &index in &filled {
        let other = filled
            .iter()
            .find(|&&other| other != index)
            .map_or(0, |&other| heaps[other]);
        let target = theory::golden_partner(other);
        if target < heaps[index] {
            candidates.push(Taken {
                from: vec![(index, heaps[index] - target)],
                parts: Vec::new(),
            });
        }
    }
    if let [first, second] = filled[..] {
        let small = heaps[first].min(heaps[second]);
        let target = theory::lower_golden(heaps[first].abs_diff(heaps[second]));
        if target < small {
            candidates.push(Taken {
                from: vec![(first, small - target), (second, small - target)],
                parts: Vec::new(),
            });
        }
    }
    candidates
}

/// Listing all moves takes memory, too.
fn claim_moves(rules: &Ruleset, heaps: &[u64], work: &Work) -> Result<(), Halt> {
    let bytes_each = 96.0 + 32.0 * heaps.len().min(MOST_COUPLED) as f64;
    let needed = rules.most_moves(heaps) * bytes_each;
    if needed > work.memory.0 as f64 {
        return Err(Halt::TooBig(TooBig {
            needed: work::Bytes(needed as u64),
            allowed: work.memory,
        }));
    }
    Ok(())
}
