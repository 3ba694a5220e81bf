//! Numbers that were seen: their means with intervals, where they lie, and whether the mean is the published one.

use super::{CONFIDENCE, differs};
use crate::answers::lab::file::PublishedFigure;
use lab::experiment::Measure;
use lab::mean::{Sample, stated};
use serde::Serialize;
use std::collections::BTreeMap;

/// Numbers of each group.
#[derive(Clone, Debug, Serialize)]
pub struct NumbersTable {
    /// The groups.
    pub groups: Vec<NumberGroup>,
}

/// Numbers of a group.
#[derive(Clone, Debug, Serialize)]
pub struct NumberGroup {
    /// What it is called.
    pub group: String,
    /// How many numbers there are.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// Student's interval of 95 % of the mean.
    pub lower: f64,
    /// Its upper end.
    pub upper: f64,
    /// The estimated deviation.
    pub deviation: f64,
    /// The least one.
    pub least: u64,
    /// Half are at most so large.
    pub median: u64,
    /// The largest one.
    pub largest: u64,
    /// What was published as the mean.
    pub published: Option<f64>,
    /// How far rounding may have taken that.
    pub rounding: Option<f64>,
    /// How probable so great a difference is by chance (Student's test).
    pub chance: Option<f64>,
    /// Whether it differs, all figures of the table being judged together.
    pub differs: bool,
    /// How often each number was seen.
    pub seen: BTreeMap<u64, u64>,
}

/// A sample of numbers and how often each was seen.
pub(in crate::answers::lab) fn sample(seen: &BTreeMap<u64, u64>) -> Sample {
    Sample::of(seen.iter().map(|(&number, &count)| (number as f64, count)))
}

/// The table of what was found in each group.
pub(super) fn table(found: &[(&str, &Measure)], published: &[&PublishedFigure]) -> NumbersTable {
    let mut groups = Vec::new();
    for (name, measure) in found {
        let Measure::Numbers(seen) = measure else {
            continue;
        };
        let figure = published.iter().find(|figure| figure.group == *name);
        groups.push(group(name, seen, figure.copied()));
    }
    let judged = groups.iter().filter(|group| group.chance.is_some()).count();
    for group in &mut groups {
        group.differs = differs(group.chance, judged);
    }
    NumbersTable { groups }
}

fn group(name: &str, seen: &BTreeMap<u64, u64>, figure: Option<&PublishedFigure>) -> NumberGroup {
    let sample = sample(seen);
    let interval = sample.interval(CONFIDENCE);
    let published = figure.and_then(|figure| figure.mean);
    let rounding = figure.and_then(|figure| figure.rounding);
    let mut below = 0;
    let median = seen.iter().find(|(_, count)| {
        below += *count;
        2 * below >= sample.count
    });
    let end = |number: Option<&u64>| number.copied().unwrap_or(0);
    NumberGroup {
        group: name.to_owned(),
        count: sample.count,
        mean: sample.mean,
        lower: interval.map_or(sample.mean, |interval| interval.lower),
        upper: interval.map_or(sample.mean, |interval| interval.upper),
        deviation: sample.deviation,
        least: end(seen.keys().next()),
        median: end(median.map(|(number, _)| number)),
        largest: end(seen.keys().next_back()),
        published,
        rounding,
        chance: published.and_then(|mean| stated(&sample, mean, rounding.unwrap_or(0.0))),
        differs: false,
        seen: seen.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rounded_mean_is_not_another_one() {
        let found = Measure::Numbers([(39, 300), (40, 500), (41, 400)].into());
        let figure = |mean, rounding| PublishedFigure {
            group: "g".to_owned(),
            measure: "m".to_owned(),
            shares: BTreeMap::new(),
            mean: Some(mean),
            rounding,
            games: None,
        };
        for (figure, differs) in [
            (figure(40.0, Some(0.5)), false),
            (figure(40.0, None), true),
            (figure(41.0, Some(0.5)), true),
        ] {
            let found = table(&[("g", &found)], &[&figure]);
            let group = &found.groups[0];
            assert_eq!((group.least, group.median, group.largest), (39, 40, 41));
            assert!(group.lower < group.mean && group.mean < group.upper);
            assert_eq!(group.differs, differs, "{figure:?}");
        }
        let empty = Measure::Numbers(BTreeMap::new());
        assert_eq!(table(&[("g", &empty)], &[]).groups[0].count, 0);
    }
}
