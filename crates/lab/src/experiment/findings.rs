//! What was measured: groups, such as a pairing, and in each what was counted. Findings of shards add up to the same whatever the order,
//! and nothing here says what they mean.

use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// One thing that was measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Measure {
    /// How often each outcome was seen.
    Counts(BTreeMap<String, u64>),
    /// How often each number was seen.
    Numbers(BTreeMap<u64, u64>),
    /// How two named players did against each other.
    Duel(Duel),
    /// What was computed beside what was published.
    Facts(BTreeSet<Fact>),
    /// How a number went, step by step, in millionths: whole numbers are the same everywhere.
    Curve(BTreeMap<u64, i64>),
}

/// Games of two named players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Duel {
    /// One of them.
    pub a: String,
    /// The other.
    pub b: String,
    /// Games that `a` won.
    pub won: u64,
    /// Games that nobody won.
    pub drawn: u64,
    /// Games that `b` won.
    pub lost: u64,
}

/// A published result beside ours.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fact {
    /// Who published it, and where.
    pub source: String,
    /// What was published.
    pub published: String,
    /// What we find.
    pub ours: String,
    /// `agrees`, `explained` or `fails`.
    pub status: String,
}

/// What was measured of one thing, by the names of the measures.
pub type Group = BTreeMap<String, Measure>;

/// What was measured, by the names of the groups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Findings(pub BTreeMap<String, BTreeMap<String, Measure>>);

/// Two findings that are not of the same experiment: a measure has the same name in both and is another thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unlike;

impl Findings {
    /// One more measure of a group.
    pub fn add(&mut self, group: &str, measure: &str, found: Measure) {
        let group = self.0.entry(group.to_owned()).or_default();
        group.insert(measure.to_owned(), found);
    }

    /// All that somebody else found, too.
    ///
    /// # Errors
    /// When that was another experiment.
    pub fn merge(&mut self, other: Findings) -> Result<(), Unlike> {
        for (name, theirs) in other.0 {
            let group = self.0.entry(name).or_default();
            for (name, theirs) in theirs {
                match group.get_mut(&name) {
                    Some(ours) => ours.merge(theirs)?,
                    None => drop(group.insert(name, theirs)),
                }
            }
        }
        Ok(())
    }

    /// Only these measures, where any are named.
    pub fn keep(&mut self, measures: &[String]) {
        if measures.is_empty() {
            return;
        }
        for group in self.0.values_mut() {
            group.retain(|name, _| measures.contains(name));
        }
    }
}

impl Measure {
    fn merge(&mut self, other: Measure) -> Result<(), Unlike> {
        match (self, other) {
            (Measure::Counts(ours), Measure::Counts(theirs)) => add(ours, theirs),
            (Measure::Numbers(ours), Measure::Numbers(theirs)) => add(ours, theirs),
            (Measure::Facts(ours), Measure::Facts(theirs)) => ours.extend(theirs),
            (Measure::Duel(ours), Measure::Duel(theirs)) => {
                if (&ours.a, &ours.b) != (&theirs.a, &theirs.b) {
                    return Err(Unlike);
                }
                ours.won = ours.won.saturating_add(theirs.won);
                ours.drawn = ours.drawn.saturating_add(theirs.drawn);
                ours.lost = ours.lost.saturating_add(theirs.lost);
            }
            (Measure::Curve(ours), Measure::Curve(theirs)) => {
                for (step, value) in theirs {
                    // A step is gone once: who says otherwise went another way.
                    if *ours.entry(step).or_insert(value) != value {
                        return Err(Unlike);
                    }
                }
            }
            _ => return Err(Unlike),
        }
        Ok(())
    }

    /// How a number went, from step 0.
    #[must_use]
    pub fn curve(values: &[f64]) -> Measure {
        let millionths = values.iter().map(|value| (value * 1e6).round() as i64);
        Measure::Curve((0..).zip(millionths).collect())
    }

    /// Numbers and how often each was seen, from counts that begin with 0.
    #[must_use]
    pub fn numbers(counts: &[u64]) -> Measure {
        let seen = counts.iter().zip(0..).filter(|(count, _)| **count > 0);
        Measure::Numbers(seen.map(|(count, number)| (number, *count)).collect())
    }

    /// Outcomes and how often each was seen.
    #[must_use]
    pub fn counts<const N: usize>(outcomes: [(&str, u64); N]) -> Measure {
        let named = outcomes.map(|(name, count)| (name.to_owned(), count));
        Measure::Counts(named.into())
    }
}

fn add<K: Ord>(ours: &mut BTreeMap<K, u64>, theirs: BTreeMap<K, u64>) {
    for (key, count) in theirs {
        let sum = ours.entry(key).or_default();
        *sum = sum.saturating_add(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn small() -> impl Strategy<Value = Findings> {
        let counts = prop::collection::btree_map("[ab]", 0..9u64, 0..3).prop_map(Measure::Counts);
        let numbers =
            prop::collection::btree_map(0..5u64, 1..9u64, 0..4).prop_map(Measure::Numbers);
        let duel = (0..9u64, 0..9u64, 0..9u64).prop_map(|(won, drawn, lost)| {
            let (a, b) = ("x".to_owned(), "y".to_owned());
            Measure::Duel(Duel {
                a,
                b,
                won,
                drawn,
                lost,
            })
        });
        // Every shard that knows a step knows the same of it.
        let curve = (0..4u64, 0..4u64).prop_map(|(from, steps)| {
            Measure::Curve(
                (from..from + steps)
                    .map(|step| (step, -5 * step as i64))
                    .collect(),
            )
        });
        let group = (counts, numbers, duel, curve).prop_map(|(counts, numbers, duel, curve)| {
            let named = [
                ("counts", counts),
                ("numbers", numbers),
                ("duel", duel),
                ("curve", curve),
            ];
            named
                .map(|(name, measure)| (name.to_owned(), measure))
                .into()
        });
        prop::collection::btree_map("[gh]", group, 0..3).prop_map(Findings)
    }

    proptest! {
        #[test]
        fn order_does_not_matter(a in small(), b in small(), c in small()) {
            let sum = |all: [&Findings; 3]| {
                let mut sum = Findings::default();
                all.into_iter().for_each(|one| sum.merge(one.clone()).unwrap());
                sum
            };
            prop_assert_eq!(sum([&a, &b, &c]), sum([&c, &a, &b]));
            prop_assert_eq!(sum([&a, &b, &c]), sum([&b, &c, &a]));
        }
    }

    #[test]
    fn another_experiment_is_noticed() {
        let of = |measure| {
            let mut findings = Findings::default();
            findings.add("g", "m", measure);
            findings
        };
        let mut counts = of(Measure::counts([("a", 1)]));
        assert_eq!(counts.merge(of(Measure::numbers(&[1]))), Err(Unlike));
        let mut curve = of(Measure::curve(&[0.5, 0.25]));
        assert_eq!(curve.merge(of(Measure::curve(&[0.5]))), Ok(()));
        assert_eq!(
            curve,
            of(Measure::Curve([(0, 500_000), (1, 250_000)].into()))
        );
        assert_eq!(curve.merge(of(Measure::curve(&[0.25]))), Err(Unlike));
    }
}
