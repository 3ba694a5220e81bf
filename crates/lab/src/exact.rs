//! Exact tests: how probable it is, if nothing differs, that chance alone makes a difference at least as great. Probabilities
//! are summed term by term and never taken from a bell curve. It does not know what was counted.

use crate::histogram::normal_below;
use std::ops::RangeInclusive;

/// So many of so many trials.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Trials that came out so.
    pub successes: u64,
    /// All trials.
    pub trials: u64,
}

impl Count {
    /// The count of which a published share was made.
    #[must_use]
    pub fn of_share(share: f64, trials: u64) -> Self {
        let successes = (share.clamp(0.0, 1.0) * trials as f64).round() as u64;
        Count { successes, trials }
    }
}

/// The exact binomial test, two-sided: whether `count` may come from trials that each succeed with this probability.
#[must_use]
pub fn binomial(count: Count, probability: f64) -> f64 {
    let Count { successes, trials } = count;
    let (yes, no) = (probability.ln(), (1.0 - probability).ln());
    if probability <= 0.0 || probability >= 1.0 {
        let expected = if probability <= 0.0 { 0 } else { trials };
        return if successes == expected { 1.0 } else { 0.0 };
    }
    let likely = |k: u64| ln_binomial(trials, k) + k as f64 * yes + (trials - k) as f64 * no;
    let peak = ((trials + 1) as f64 * probability).floor() as u64;
    at_least_as_rare(&likely, 0..=trials, peak.min(trials), successes)
}

/// Fisher's exact test, two-sided: whether two counts may have the same probability, whatever it is.
#[must_use]
pub fn fisher(one: Count, other: Count) -> f64 {
    let (all, marked) = (one.trials + other.trials, one.successes + other.successes);
    // How the marked ones share themselves out, if the two kinds do not differ.
    let likely = |k: u64| {
        ln_binomial(one.trials, k) + ln_binomial(other.trials, marked - k)
            - ln_binomial(all, marked)
    };
    let range = marked.saturating_sub(other.trials)..=marked.min(one.trials);
    let peak = (one.trials + 1) as f64 * (marked + 1) as f64 / (all + 2) as f64;
    let peak = (peak.floor() as u64).clamp(*range.start(), *range.end());
    at_least_as_rare(&likely, range, peak, one.successes)
}

/// Pearson's chi-square test: whether counts may come from these probabilities; nothing where there are fewer than two kinds, or
/// one that cannot be. Unlike the others it is an approximation, good where five of every kind are expected.
#[must_use]
pub fn chi_square(counts: &[u64], probabilities: &[f64]) -> Option<f64> {
    let trials: u64 = counts.iter().sum();
    let possible = probabilities.iter().all(|&probability| probability > 0.0);
    if counts.len() != probabilities.len() || !possible {
        return None;
    }
    let terms = counts.iter().zip(probabilities).map(|(&count, share)| {
        let expected = share * trials as f64;
        (count as f64 - expected).powi(2) / expected
    });
    let freedom = counts.len().checked_sub(1).filter(|&freedom| freedom > 0)?;
    Some(chi_square_beyond(freedom, terms.sum()))
}

/// The chi-square test of homogeneity: whether several counts of the same kinds may come from the same probabilities, whatever they are.
/// Kinds and counts of which nothing was seen say nothing; nothing where fewer than two of either are left.
#[must_use]
pub fn homogeneous(counts: &[Vec<u64>]) -> Option<f64> {
    let kinds = counts.iter().map(Vec::len).min()?;
    let rows: Vec<&Vec<u64>> = counts
        .iter()
        .filter(|row| row.iter().any(|&n| n > 0))
        .collect();
    let column = |kind: usize| rows.iter().map(|row| row[kind]).sum::<u64>() as f64;
    let columns: Vec<usize> = (0..kinds).filter(|&kind| column(kind) > 0.0).collect();
    let freedom = rows.len().checked_sub(1)? * columns.len().checked_sub(1)?;
    if freedom == 0 {
        return None;
    }
    let all: f64 = columns.iter().map(|&kind| column(kind)).sum();
    let mut sum = 0.0;
    for row in &rows {
        let total = row.iter().sum::<u64>() as f64;
        for &kind in &columns {
            let expected = total * column(kind) / all;
            sum += (row[kind] as f64 - expected).powi(2) / expected;
        }
    }
    Some(chi_square_beyond(freedom, sum))
}

/// The share of the chi-square distribution beyond `x`: the first by the exponential or the normal distribution, then two degrees
/// of freedom at a time by parts.
fn chi_square_beyond(freedom: usize, x: f64) -> f64 {
    let half = x / 2.0;
    let (mut share, mut done) = match freedom % 2 {
        0 => ((-half).exp(), 2),
        _ => (2.0 * normal_below(-x.sqrt()), 1),
    };
    while done < freedom {
        let order = done as f64 / 2.0;
        share += (order * half.ln() - half - ln_gamma(order + 1.0)).exp();
        done += 2;
    }
    share.clamp(0.0, 1.0)
}

/// Below this the series of Stirling needs more terms than it has here.
const STIRLING_FROM: f64 = 12.0;

/// The logarithm of the gamma function for positive numbers: Stirling's series, after steps up to where it is good to the last digits.
fn ln_gamma(x: f64) -> f64 {
    let (mut x, mut below) = (x, 0.0);
    while x < STIRLING_FROM {
        below += x.ln();
        x += 1.0;
    }
    let inverse = 1.0 / (x * x);
    let series = [
        1.0 / 1188.0,
        -1.0 / 1680.0,
        1.0 / 1260.0,
        -1.0 / 360.0,
        1.0 / 12.0,
    ];
    let correction = series.iter().fold(0.0, |sum, term| sum * inverse + term) / x;
    let circle = (2.0 * std::f64::consts::PI).ln() / 2.0;
    (x - 0.5) * x.ln() - x + circle + correction - below
}

fn ln_binomial(n: u64, k: u64) -> f64 {
    let factorial = |n: u64| ln_gamma(n as f64 + 1.0);
    factorial(n) - factorial(k) - factorial(n - k)
}

/// What rounding may do to two probabilities that are equal.
const SAME: f64 = 1e-7;
/// A term that no longer changes a sum.
const NOTHING: f64 = 1e-18;

/// The probability of everything that is not likelier than what was seen, for a distribution with one peak that is given by its
/// logarithms.
fn at_least_as_rare(
    likely: &dyn Fn(u64) -> f64,
    range: RangeInclusive<u64>,
    peak: u64,
    seen: u64,
) -> f64 {
    let (first, last) = (*range.start(), *range.end());
    if !range.contains(&seen) {
        return 0.0;
    }
    let limit = likely(seen) + SAME;
    let rare = |k: u64| likely(k) <= limit;
    if rare(peak) {
        return 1.0;
    }
    // Below the peak the last rare one, above it the first one: probabilities rise up to the peak and fall behind it.
    let below = rare(first).then(|| last_where(first, peak, &rare));
    let above = rare(last).then(|| last - last_where(0, last - peak, &|back| rare(last - back)));
    let mut sum = 0.0;
    if let Some(from) = below {
        add_up(&mut sum, (first..=from).rev().map(likely));
    }
    if let Some(from) = above {
        add_up(&mut sum, (from..=last).map(likely));
    }
    sum.min(1.0)
}

/// The last number from `first` on that has a property which the first has, `end` has not, and none has again.
fn last_where(first: u64, end: u64, has: &dyn Fn(u64) -> bool) -> u64 {
    let (mut has_it, mut has_not) = (first, end);
    while has_not - has_it > 1 {
        let middle = has_it + (has_not - has_it) / 2;
        if has(middle) {
            has_it = middle;
        } else {
            has_not = middle;
        }
    }
    has_it
}

/// Adds falling terms until they no longer count.
fn add_up(sum: &mut f64, logarithms: impl Iterator<Item = f64>) {
    for logarithm in logarithms {
        let term = logarithm.exp();
        *sum += term;
        if term <= *sum * NOTHING {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn count(successes: u64, trials: u64) -> Count {
        Count { successes, trials }
    }

    /// Values that books and the manual of R give.
    #[test]
    fn published_tests_are_met() {
        let close = |found: f64, published: f64, places: i32| {
            let off = (found - published).abs();
            assert!(off < 0.5001 * 10f64.powi(-places), "{found} / {published}");
        };
        // Conover, Practical Nonparametric Statistics: Mendel's 682 of 925 plants against 3/4; R, binom.test.
        close(binomial(count(682, 925), 0.75), 0.3825, 4);
        // Fisher, The Design of Experiments: the lady who tastes tea, three of four cups; 34/70.
        close(fisher(count(3, 4), count(1, 4)), 34.0 / 70.0, 12);
        // Fisher 1970, convictions of like-sex twins; R, fisher.test.
        close(fisher(count(2, 12), count(15, 18)), 0.000_536_7, 7);
        // Mendel's 315, 108, 101 and 32 peas against 9 : 3 : 3 : 1; R, chisq.test.
        let peas = chi_square(
            &[315, 108, 101, 32],
            &[9.0, 3.0, 3.0, 1.0].map(|n| n / 16.0),
        );
        close(peas.unwrap(), 0.9254, 4);
        assert_eq!(chi_square(&[1, 2], &[1.0, 0.0]), None);
        // Agresti, Categorical Data Analysis, table 2.5: party by gender in 1991; R, chisq.test.
        let party = [vec![279, 73, 225], vec![165, 47, 191]];
        close(homogeneous(&party).unwrap(), 0.03005, 4);
        // What was never seen changes nothing.
        let wider = [vec![279, 0, 73, 225], vec![0; 4], vec![165, 0, 47, 191]];
        assert_eq!(homogeneous(&wider), homogeneous(&party));
        assert_eq!(homogeneous(&[vec![3, 4]]), None);
        assert_eq!(homogeneous(&[]), None);
        assert_eq!(chi_square(&[7], &[1.0]), None);
    }

    /// Factorials, and the half of pi's root; the table of chi-square at 5 %, and its exponential tail.
    #[test]
    fn special_functions_have_their_known_values() {
        let mut factorial = 0.0f64;
        for n in 1..=200u32 {
            factorial += f64::from(n).ln();
            let found = ln_gamma(f64::from(n) + 1.0);
            assert!(
                (found - factorial).abs() < 1e-12 * factorial.max(1.0),
                "{n}: {found}"
            );
        }
        let root = std::f64::consts::PI.sqrt().ln();
        assert!((ln_gamma(0.5) - root).abs() < 1e-13);
        for (freedom, x) in [
            (1, 3.8415),
            (2, 5.9915),
            (3, 7.8147),
            (10, 18.3070),
            (30, 43.7730),
        ] {
            assert!(
                (chi_square_beyond(freedom, x) - 0.05).abs() < 1e-5,
                "{freedom}"
            );
        }
        assert!((chi_square_beyond(2, 1.0) - (-0.5f64).exp()).abs() < 1e-15);
    }

    /// Two ways to the same tail: ours by parts, and a library's continued fraction.
    #[test]
    fn tails_are_those_of_the_library() {
        use statrs::distribution::{ChiSquared, ContinuousCDF};
        for freedom in 1..12usize {
            let theirs = ChiSquared::new(freedom as f64).unwrap();
            for x in [0.1, 1.0, 5.0, 20.0, 60.0] {
                let (ours, theirs) = (chi_square_beyond(freedom, x), theirs.sf(x));
                assert!(
                    (ours - theirs).abs() < 1e-8,
                    "{freedom} {x}: {ours} {theirs}"
                );
            }
        }
    }

    #[test]
    fn what_cannot_be_has_no_probability_and_what_must_be_is_certain() {
        assert_eq!(binomial(count(0, 10), 0.0), 1.0);
        assert_eq!(binomial(count(1, 10), 0.0), 0.0);
        assert_eq!(binomial(count(10, 10), 1.0), 1.0);
        assert_eq!(fisher(count(0, 10), count(0, 7)), 1.0);
        assert_eq!(fisher(count(10, 10), count(7, 7)), 1.0);
    }

    /// Half a million games: a difference of five standard deviations is no chance, one of half a deviation is.
    #[test]
    fn large_counts_are_judged_too() {
        let theirs = Count::of_share(0.9327, 500_000);
        assert!(fisher(theirs, Count::of_share(0.9351, 500_000)) < 1e-5);
        assert!(fisher(theirs, Count::of_share(0.93295, 500_000)) > 0.5);
    }

    /// All outcomes one by one, with probabilities from products of fractions.
    fn plainly(likely: impl Fn(u64) -> f64, most: u64, seen: u64) -> f64 {
        let all = (0..=most).map(&likely);
        let limit = likely(seen) * (1.0 + 1e-6);
        let rare: f64 = all.clone().filter(|&each| each <= limit).sum();
        rare / all.sum::<f64>()
    }

    fn choose(n: u64, k: u64) -> f64 {
        if k > n {
            return 0.0;
        }
        (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
    }

    proptest! {
        #[test]
        fn small_binomials_are_summed_plainly(trials in 1u64..40, at in 0.0..1.0f64, p in 0.01..0.99f64) {
            let seen = (trials as f64 * at) as u64;
            let likely = |k: u64| choose(trials, k) * p.powi(k as i32) * (1.0 - p).powi((trials - k) as i32);
            let found = binomial(count(seen, trials), p);
            prop_assert!((found - plainly(likely, trials, seen)).abs() < 1e-6, "{found}");
        }

        #[test]
        fn small_tables_are_summed_plainly(a in 0u64..20, b in 0u64..20, c in 0u64..20, d in 0u64..20) {
            prop_assume!(a + b > 0 && c + d > 0);
            let (one, other) = (a + b, c + d);
            let likely = |k: u64| if k > a + c { 0.0 } else { choose(one, k) * choose(other, a + c - k) };
            let found = fisher(count(a, one), count(c, other));
            prop_assert!((found - plainly(likely, one, a)).abs() < 1e-6, "{found}");
            let turned = fisher(count(c, other), count(a, one));
            prop_assert!((found - turned).abs() < 1e-9);
        }
    }
}
