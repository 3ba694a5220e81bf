//! Numbers that went step by step, such as a loss from epoch to epoch: where they began, where they were least, and where they ended.

use lab::experiment::Measure;
use serde::Serialize;

/// Curves of each group.
#[derive(Clone, Debug, Serialize)]
pub struct CurvesTable {
    /// The groups.
    pub groups: Vec<CurveGroup>,
}

/// A curve of a group.
#[derive(Clone, Debug, Serialize)]
pub struct CurveGroup {
    /// What it is called.
    pub group: String,
    /// Steps and the number at each.
    pub points: Vec<(u64, f64)>,
    /// The number at the first step.
    pub first: f64,
    /// The least number.
    pub least: f64,
    /// The first step at which it was so small.
    pub least_at: u64,
    /// The number at the last step.
    pub last: f64,
}

/// The table of what was found in each group; a curve without a step is none.
pub(super) fn table(found: &[(&str, &Measure)]) -> CurvesTable {
    let groups = found.iter().filter_map(|(name, measure)| {
        let Measure::Curve(curve) = measure else {
            return None;
        };
        let whole = |millionths: &i64| *millionths as f64 / 1e6;
        let (least_at, least) = curve.iter().min_by_key(|(step, value)| (*value, *step))?;
        Some(CurveGroup {
            group: (*name).to_owned(),
            points: curve
                .iter()
                .map(|(&step, value)| (step, whole(value)))
                .collect(),
            first: whole(curve.values().next()?),
            least: whole(least),
            least_at: *least_at,
            last: whole(curve.values().next_back()?),
        })
    });
    CurvesTable {
        groups: groups.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_told_by_its_ends_and_its_least() {
        let found = Measure::curve(&[0.7, 0.25, 0.5, 0.25]);
        let none = Measure::curve(&[]);
        let table = table(&[("seed 1", &found), ("seed 2", &none)]);
        let [group] = &table.groups[..] else {
            panic!("{table:?}");
        };
        let ends = (group.first, group.least, group.least_at, group.last);
        assert_eq!(ends, (0.7, 0.25, 1, 0.25));
        assert_eq!(group.points.len(), 4);
    }
}
