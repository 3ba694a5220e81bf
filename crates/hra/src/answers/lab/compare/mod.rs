//! Two experiments beside each other: the differences of what both measured, with intervals and a test.

mod tell;

use super::report::differs;
use super::report::sample;
use super::results::{LabPart, LabResults};
use lab::exact::{Count, fisher, homogeneous};
use lab::experiment::{Duel, Fact, Group, Measure};
use lab::interval::{CONFIDENCE_95, Estimate, difference};
use lab::mean::{Sample, compared};
use lab::reproduce::LEVEL;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Two experiments beside each other.
#[derive(Clone, Debug, Serialize)]
pub struct LabComparison {
    /// The first.
    pub a: LabSide,
    /// The second.
    pub b: LabSide,
    /// Whether all that their figures depend on is the same.
    pub same: bool,
    /// How often two that do not differ would be said to differ somewhere.
    pub level: f64,
    /// How many differences were tested.
    pub tested: usize,
    /// How many of them are more than chance.
    pub differ: usize,
    /// Parts that both have.
    pub parts: Vec<ComparedPart>,
    /// What only one of them measured.
    pub alone: Vec<String>,
}

/// One of the two.
#[derive(Clone, Debug, Serialize)]
pub struct LabSide {
    /// What it is called.
    pub title: String,
    /// The version of the program that found it.
    pub program: String,
    /// Where random choices started.
    pub seed: u64,
    /// All that its figures depend on, as one number.
    pub digest: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many of them are done.
    pub done: u64,
}

/// A part that both have.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedPart {
    /// What it is called.
    pub name: String,
    /// Figures that both measured.
    pub figures: Vec<ComparedFigure>,
    /// Published results that both computed.
    pub facts: Vec<ComparedFact>,
}

/// A figure of both.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedFigure {
    /// The group; of both, where they are called differently.
    pub group: String,
    /// What was measured.
    pub measure: String,
    /// Of that the share of an outcome, or the `mean`; nothing for the test of all outcomes together.
    pub of: Option<String>,
    /// What the first found.
    pub a: Option<f64>,
    /// What the second found.
    pub b: Option<f64>,
    /// The first less the second.
    pub difference: Option<f64>,
    /// The lower end of the interval of 95 % of the difference.
    pub lower: Option<f64>,
    /// The upper end.
    pub upper: Option<f64>,
    /// How probable so great a difference is by chance: Fisher's exact test of shares, chi-square of all outcomes together, Welch's test of
    /// means. Nothing where a test says nothing.
    pub chance: Option<f64>,
    /// Whether they differ, all figures being judged together.
    pub differs: bool,
}

/// A published result of both.
#[derive(Clone, Debug, Serialize)]
pub struct ComparedFact {
    /// What it is called.
    pub name: String,
    /// What the first found.
    pub a: String,
    /// What the second found.
    pub b: String,
    /// Whether that is the same.
    pub same: bool,
}

impl LabSide {
    fn of(results: &LabResults) -> Self {
        LabSide {
            title: results.title.clone(),
            program: results.program.clone(),
            seed: results.seed,
            digest: results.digest.clone(),
            shards: results.shards,
            done: results.done,
        }
    }
}

impl LabComparison {
    /// Compares what two experiments found.
    #[must_use]
    pub fn of(a: &LabResults, b: &LabResults) -> Self {
        let mut alone = Vec::new();
        let mut parts = Vec::new();
        let pairs = paired(&a.parts, &b.parts, |part| &part.name, &mut alone);
        for (name, one, other) in pairs {
            parts.push(part(name, one, other, &mut alone));
        }
        let figures = || parts.iter().flat_map(|part: &ComparedPart| &part.figures);
        let tested = figures().filter(|figure| figure.chance.is_some()).count();
        for figure in parts.iter_mut().flat_map(|part| &mut part.figures) {
            figure.differs = differs(figure.chance, tested);
        }
        let figures = || parts.iter().flat_map(|part: &ComparedPart| &part.figures);
        LabComparison {
            a: LabSide::of(a),
            b: LabSide::of(b),
            same: a.digest == b.digest,
            level: LEVEL,
            tested,
            differ: figures().filter(|figure| figure.differs).count(),
            parts,
            alone,
        }
    }
}

/// What both have, by name; where each has one only, these two whatever they are called. What one has alone is noted.
fn paired<'p, T>(
    a: &'p [T],
    b: &'p [T],
    name: impl Fn(&T) -> &String,
    alone: &mut Vec<String>,
) -> Vec<(String, &'p T, &'p T)> {
    if let ([one], [other]) = (a, b) {
        return vec![(joint(name(one), name(other)), one, other)];
    }
    let mut pairs = Vec::new();
    for one in a {
        match b.iter().find(|other| name(other) == name(one)) {
            Some(other) => pairs.push((name(one).clone(), one, other)),
            None => alone.push(name(one).clone()),
        }
    }
    let strange = b
        .iter()
        .filter(|other| !a.iter().any(|one| name(one) == name(other)));
    alone.extend(strange.map(|other| name(other).clone()));
    pairs
}

/// The name of two that are called differently.
fn joint(one: &str, other: &str) -> String {
    match one == other {
        true => one.to_owned(),
        false => format!("{one} – {other}"),
    }
}

fn part(name: String, a: &LabPart, b: &LabPart, alone: &mut Vec<String>) -> ComparedPart {
    let groups = |part: &LabPart| -> Vec<(String, Group)> {
        let groups = part.findings.0.iter();
        groups
            .map(|(name, group)| (name.clone(), group.clone()))
            .collect()
    };
    let (a, b) = (groups(a), groups(b));
    let mut missing = Vec::new();
    let mut figures = Vec::new();
    let mut facts = Vec::new();
    for (group, one, other) in paired(&a, &b, |(name, _)| name, &mut missing) {
        for (measure, ours) in &one.1 {
            let Some(theirs) = other.1.get(measure) else {
                missing.push(format!("{group}: {measure}"));
                continue;
            };
            match (ours, theirs) {
                (Measure::Facts(ours), Measure::Facts(theirs)) => {
                    facts.push(fact(&group, ours, theirs));
                }
                _ => figures.extend(figures_of(&group, measure, ours, theirs)),
            }
        }
    }
    alone.extend(
        missing
            .into_iter()
            .map(|missing| format!("{name}: {missing}")),
    );
    ComparedPart {
        name,
        figures,
        facts,
    }
}

fn fact(name: &str, ours: &BTreeSet<Fact>, theirs: &BTreeSet<Fact>) -> ComparedFact {
    let text = |facts: &BTreeSet<Fact>| {
        let texts: Vec<&str> = facts.iter().map(|fact| fact.ours.as_str()).collect();
        texts.join("; ")
    };
    ComparedFact {
        name: name.to_owned(),
        a: text(ours),
        b: text(theirs),
        same: ours == theirs,
    }
}

fn figures_of(group: &str, measure: &str, ours: &Measure, theirs: &Measure) -> Vec<ComparedFigure> {
    let of = |of: Option<&str>| ComparedFigure {
        group: group.to_owned(),
        measure: measure.to_owned(),
        of: of.map(str::to_owned),
        a: None,
        b: None,
        difference: None,
        lower: None,
        upper: None,
        chance: None,
        differs: false,
    };
    match (ours, theirs) {
        (Measure::Counts(ours), Measure::Counts(theirs)) => shares(ours, theirs, of),
        (Measure::Duel(ours), Measure::Duel(theirs)) => shares(&counts(ours), &counts(theirs), of),
        (Measure::Numbers(ours), Measure::Numbers(theirs)) => {
            vec![means(&sample(ours), &sample(theirs), of(Some("mean")))]
        }
        (Measure::Curve(ours), Measure::Curve(theirs)) => vec![least(ours, theirs, of)],
        _ => Vec::new(),
    }
}

/// The least numbers of two curves: what came of two runs, of which no chance can be told.
fn least(
    ours: &BTreeMap<u64, i64>,
    theirs: &BTreeMap<u64, i64>,
    of: impl Fn(Option<&str>) -> ComparedFigure,
) -> ComparedFigure {
    let least = |curve: &BTreeMap<u64, i64>| Some(*curve.values().min()? as f64 / 1e6);
    let (a, b) = (least(ours), least(theirs));
    ComparedFigure {
        a,
        b,
        difference: a.zip(b).map(|(a, b)| a - b),
        ..of(Some("least"))
    }
}

/// What the first of two did.
fn counts(duel: &Duel) -> BTreeMap<String, u64> {
    let named = [
        ("won", duel.won),
        ("drawn", duel.drawn),
        ("lost", duel.lost),
    ];
    named.map(|(name, count)| (name.to_owned(), count)).into()
}

fn shares(
    ours: &BTreeMap<String, u64>,
    theirs: &BTreeMap<String, u64>,
    of: impl Fn(Option<&str>) -> ComparedFigure,
) -> Vec<ComparedFigure> {
    let outcomes: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    let count = |counts: &BTreeMap<String, u64>, outcome: &String| Count {
        successes: counts.get(outcome).copied().unwrap_or(0),
        trials: counts.values().sum(),
    };
    let mut figures = Vec::new();
    for outcome in &outcomes {
        let (one, other) = (count(ours, outcome), count(theirs, outcome));
        if one.trials == 0 || other.trials == 0 {
            return figures;
        }
        let mean = |count: Count| count.successes as f64 / count.trials as f64;
        figures.push(ComparedFigure {
            a: Some(mean(one)),
            b: Some(mean(other)),
            chance: Some(fisher(one, other)),
            ..estimated(of(Some(outcome)), difference(one, other, CONFIDENCE_95))
        });
    }
    if outcomes.len() > 2 {
        let row = |counts| -> Vec<u64> {
            let all = outcomes
                .iter()
                .map(|outcome| count(counts, outcome).successes);
            all.collect()
        };
        figures.push(ComparedFigure {
            chance: homogeneous(&[row(ours), row(theirs)]),
            ..of(None)
        });
    }
    figures
}

fn estimated(figure: ComparedFigure, found: Estimate) -> ComparedFigure {
    ComparedFigure {
        difference: Some(found.mean),
        lower: Some(found.lower),
        upper: Some(found.upper),
        ..figure
    }
}

fn means(ours: &Sample, theirs: &Sample, figure: ComparedFigure) -> ComparedFigure {
    let figure = ComparedFigure {
        a: Some(ours.mean),
        b: Some(theirs.mean),
        difference: Some(ours.mean - theirs.mean),
        ..figure
    };
    match compared(ours, theirs, 0.95) {
        Some(found) => ComparedFigure {
            chance: Some(found.chance),
            ..estimated(figure, found.difference)
        },
        None => figure,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lab::experiment::Findings;

    fn results(groups: &[(&str, u64)]) -> LabResults {
        let mut findings = Findings::default();
        for &(group, won) in groups {
            let counts = [("A", won), ("B", 900 - won), ("draw", 100)];
            findings.add(group, "winner", Measure::counts(counts));
            let lengths = [(20, won), (30, 1000 - won)];
            findings.add(group, "length", Measure::Numbers(lengths.into()));
        }
        let part = LabPart {
            name: "part".to_owned(),
            question: "test".to_owned(),
            request: serde_json::Value::Null,
            repeat: 1,
            digest: String::new(),
            shards: 1,
            done: 1,
            findings,
            note: String::new(),
            published: Vec::new(),
        };
        LabResults {
            version: 1,
            program: "0".to_owned(),
            title: "t".to_owned(),
            source: String::new(),
            seed: 0,
            digest: format!("{groups:?}"),
            shards: 1,
            done: 1,
            parts: vec![part],
        }
    }

    #[test]
    fn equal_findings_do_not_differ_and_others_do() {
        let one = results(&[("x", 500), ("y", 300)]);
        let same = LabComparison::of(&one, &one);
        assert_eq!((same.same, same.tested, same.differ), (true, 2 * 5, 0));
        let figure = &same.parts[0].figures[0];
        assert_eq!((figure.difference, figure.chance), (Some(0.0), Some(1.0)));
        let other = results(&[("x", 500), ("y", 400)]);
        let found = LabComparison::of(&one, &other);
        let differing = found.parts[0]
            .figures
            .iter()
            .filter(|figure| figure.differs);
        let differing: Vec<(&str, Option<&str>)> = differing
            .map(|figure| (figure.group.as_str(), figure.of.as_deref()))
            .collect();
        assert_eq!(
            differing,
            [
                ("y", Some("mean")),
                ("y", Some("A")),
                ("y", Some("B")),
                ("y", None)
            ]
        );
        let back = LabComparison::of(&other, &one);
        let (there, back) = (&found.parts[0].figures, &back.parts[0].figures);
        for (there, back) in there.iter().zip(back) {
            assert_eq!(there.difference.map(|d| -d), back.difference);
            let off = there.chance.unwrap() - back.chance.unwrap();
            assert!(off.abs() < 1e-9, "{there:?} {back:?}");
        }
    }

    #[test]
    fn what_only_one_has_is_named_and_two_alone_are_compared() {
        let found = LabComparison::of(
            &results(&[("x", 5), ("y", 5)]),
            &results(&[("x", 5), ("z", 5)]),
        );
        assert_eq!(found.alone, ["part: y", "part: z"]);
        let found = LabComparison::of(&results(&[("x", 5)]), &results(&[("z", 5)]));
        assert_eq!(found.parts[0].figures[0].group, "x – z");
    }
}
