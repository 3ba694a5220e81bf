//! How often outcomes were seen: shares with their intervals, and exact tests against what was published.

use super::{CONFIDENCE, differs};
use crate::answers::lab::file::PublishedFigure;
use lab::exact::{Count, binomial, chi_square, fisher, homogeneous};
use lab::experiment::Measure;
use lab::interval::{CONFIDENCE_95, clopper_pearson, wilson};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// How often each outcome was seen in each group.
#[derive(Clone, Debug, Serialize)]
pub struct SharesTable {
    /// Every outcome.
    pub outcomes: Vec<String>,
    /// The groups, each with a share of every outcome.
    pub groups: Vec<ShareGroup>,
}

/// How often each outcome was seen in a group.
#[derive(Clone, Debug, Serialize)]
pub struct ShareGroup {
    /// What it is called.
    pub group: String,
    /// Everything that was seen.
    pub games: u64,
    /// In the order of the outcomes.
    pub shares: Vec<ShareOf>,
    /// How probable it is that all of it differs so much from what was published by chance (chi-square).
    pub chance: Option<f64>,
}

/// How often an outcome was seen.
#[derive(Clone, Debug, Serialize)]
pub struct ShareOf {
    /// So often.
    pub count: u64,
    /// Of all.
    pub share: f64,
    /// Wilson's interval of 95 %.
    pub lower: f64,
    /// Its upper end.
    pub upper: f64,
    /// The exact interval of Clopper and Pearson.
    pub exact: [f64; 2],
    /// What was published.
    pub published: Option<f64>,
    /// How probable so great a difference is by chance: Fisher's exact test where it is known how many games were behind the published
    /// share, the binomial test otherwise.
    pub chance: Option<f64>,
    /// Whether it differs, all figures of the table being judged together.
    pub differs: bool,
}

/// The table of what was found in each group.
pub(super) fn table(found: &[(&str, &Measure)], published: &[&PublishedFigure]) -> SharesTable {
    let counts = |measure: &Measure| match measure {
        Measure::Counts(counts) => counts.clone(),
        _ => BTreeMap::new(),
    };
    let all = found
        .iter()
        .flat_map(|(_, measure)| counts(measure).into_keys());
    let outcomes: BTreeSet<String> = all.collect();
    let outcomes: Vec<String> = outcomes.into_iter().collect();
    let group = |(name, measure): &(&str, &Measure)| {
        let figure = published.iter().find(|figure| figure.group == *name);
        group(name, &counts(measure), &outcomes, figure.copied())
    };
    let mut groups: Vec<ShareGroup> = found.iter().map(group).collect();
    let judged = groups.iter().flat_map(|group| &group.shares);
    let judged = judged.filter(|share| share.chance.is_some()).count();
    for share in groups.iter_mut().flat_map(|group| &mut group.shares) {
        share.differs = differs(share.chance, judged);
    }
    SharesTable { outcomes, groups }
}

fn group(
    name: &str,
    counts: &BTreeMap<String, u64>,
    outcomes: &[String],
    figure: Option<&PublishedFigure>,
) -> ShareGroup {
    let games: u64 = counts.values().sum();
    let said = figure.map(|figure| completed(&figure.shares, outcomes));
    let theirs = figure.and_then(|figure| figure.games);
    let one = |outcome: &String| {
        let count = Count {
            successes: counts.get(outcome).copied().unwrap_or(0),
            trials: games,
        };
        let measured = wilson(count.successes, games, CONFIDENCE_95);
        let exact = clopper_pearson(count, CONFIDENCE);
        let published = said.as_ref().and_then(|said| said.get(outcome).copied());
        let chance = published.filter(|_| games > 0).map(|share| match theirs {
            Some(theirs) => fisher(count, Count::of_share(share, theirs)),
            None => binomial(count, share),
        });
        ShareOf {
            count: count.successes,
            share: measured.mean,
            lower: measured.lower,
            upper: measured.upper,
            exact: [exact.lower, exact.upper],
            published,
            chance,
            differs: false,
        }
    };
    let shares: Vec<ShareOf> = outcomes.iter().map(one).collect();
    ShareGroup {
        group: name.to_owned(),
        games,
        chance: together(&shares, theirs),
        shares,
    }
}

/// What was published, with the one share that was left out.
fn completed(shares: &BTreeMap<String, f64>, outcomes: &[String]) -> BTreeMap<String, f64> {
    let mut shares = shares.clone();
    let mut missing = outcomes.iter().filter(|name| !shares.contains_key(*name));
    if let (Some(one), None) = (missing.next(), missing.next()) {
        let rest = 1.0 - shares.values().sum::<f64>();
        shares.insert(one.clone(), rest.max(0.0));
    }
    shares
}

/// The chance of all shares together, where all were published.
fn together(shares: &[ShareOf], theirs: Option<u64>) -> Option<f64> {
    let ours: Vec<u64> = shares.iter().map(|share| share.count).collect();
    let said: Vec<f64> = shares
        .iter()
        .map(|share| share.published)
        .collect::<Option<_>>()?;
    if ours.iter().all(|&count| count == 0) {
        return None;
    }
    match theirs {
        Some(games) => {
            let theirs = said
                .iter()
                .map(|&share| Count::of_share(share, games).successes);
            homogeneous(&[ours, theirs.collect()])
        }
        None => chi_square(&ours, &said),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(shares: &[(&str, f64)], games: Option<u64>) -> PublishedFigure {
        PublishedFigure {
            group: "g".to_owned(),
            measure: "m".to_owned(),
            shares: shares
                .iter()
                .map(|&(name, share)| (name.to_owned(), share))
                .collect(),
            mean: None,
            rounding: None,
            games,
        }
    }

    #[test]
    fn what_was_published_is_judged_by_how_much_was_counted() {
        let found = Measure::counts([("A", 932_700), ("B", 54_000), ("draw", 13_300)]);
        let near = figure(&[("A", 0.9327), ("B", 0.054)], Some(500_000));
        let far = figure(&[("A", 0.9351), ("B", 0.0516)], Some(500_000));
        for (figure, differing) in [(&near, 0), (&far, 2)] {
            let table = table(&[("g", &found)], &[figure]);
            let group = &table.groups[0];
            assert_eq!(table.outcomes, ["A", "B", "draw"]);
            assert_eq!(
                group.shares.iter().filter(|share| share.differs).count(),
                differing
            );
            let left_out = group.shares[2].published.unwrap();
            assert!((left_out - 0.0133).abs() < 1e-9, "{left_out}");
            assert_eq!(group.chance.unwrap() < 1e-6, differing > 0);
            assert!(group.shares.iter().all(|share| share.lower < share.share));
        }
        // A share that is not an estimate: three of ten against one half.
        let three = Measure::counts([("heads", 3), ("tails", 7)]);
        let fair = figure(&[("heads", 0.5)], None);
        let found = table(&[("g", &three)], &[&fair]);
        let chance = found.groups[0].shares[0].chance.unwrap();
        assert!((chance - 0.34375).abs() < 1e-9, "{chance}");
        let strange = table(&[("other", &three)], &[&fair]);
        assert_eq!(strange.groups[0].shares[0].chance, None);
    }
}
