//! What an experiment found, judged: tables with intervals, what was published beside them with an exact test, ratings, questions with their
//! answers; and the same as a page, as charts and as lines of CSV. It computes no game.

mod charts;
mod csv;
mod curves;
mod names;
mod numbers;
mod page;
mod ratings;
mod shares;
mod tell;

pub use curves::{CurveGroup, CurvesTable};
pub(super) use names::named;
pub(super) use numbers::sample;
pub use numbers::{NumberGroup, NumbersTable};
pub use ratings::{DuelRow, RatedPlayer, RatingsTable};
pub use shares::{ShareGroup, ShareOf, SharesTable};

use super::file::PublishedFigure;
use super::kinds;
use super::results::{LabPart, LabResults};
use super::run::Laboratory;
use crate::Told;
use crate::answers::{Attachment, Teller};
use lab::experiment::{Fact, Measure};
use lab::reproduce::LEVEL;
use say::Message;
use serde::Serialize;
use serde_json::Value;

/// How sure intervals are.
const CONFIDENCE: f64 = 0.95;

/// A report.
#[derive(Clone, Debug, Serialize)]
pub struct LabReport {
    /// What the experiment is called.
    pub title: String,
    /// The work whose experiment it is.
    pub source: String,
    /// The version of the program that found it.
    pub program: String,
    /// Where random choices started.
    pub seed: u64,
    /// All that the figures depend on, as one number.
    pub digest: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many of them are done.
    pub done: u64,
    /// How sure intervals are.
    pub confidence: f64,
    /// How often a table that agrees with what was published would be said to differ.
    pub level: f64,
    /// Part by part.
    pub parts: Vec<ReportPart>,
    /// The files that were written.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<String>,
}

/// A part of it.
#[derive(Clone, Debug, Serialize)]
pub struct ReportPart {
    /// What it is called.
    pub name: String,
    /// What was asked.
    pub question: String,
    /// The request in full.
    pub request: Value,
    /// How often it was repeated.
    pub repeat: u64,
    /// All that the figures of this part depend on, as one number.
    pub digest: String,
    /// How many shards there are.
    pub shards: u64,
    /// How many of them are done.
    pub done: u64,
    /// What must be known to understand the figures.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// What the work asked, and the answer from these figures.
    pub answers: Vec<Answered>,
    /// What was measured.
    pub tables: Vec<ReportTable>,
}

/// A question and its answer, in the reader's language.
#[derive(Clone, Debug, Serialize)]
pub struct Answered {
    /// The question.
    pub question: String,
    /// The answer.
    pub answer: String,
}

/// A measure of all groups.
#[derive(Clone, Debug, Serialize)]
pub struct ReportTable {
    /// What was measured.
    pub measure: String,
    /// What was found.
    #[serde(flatten)]
    pub found: Tabled,
}

/// What was found, by its kind.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Tabled {
    /// How often outcomes were seen.
    Shares(SharesTable),
    /// Numbers.
    Numbers(NumbersTable),
    /// Who is how strong.
    Ratings(RatingsTable),
    /// Published results.
    Facts(FactsTable),
    /// Numbers that went step by step.
    Curves(CurvesTable),
}

/// Published results beside ours.
#[derive(Clone, Debug, Serialize)]
pub struct FactsTable {
    /// One each.
    pub facts: Vec<NamedFact>,
}

/// A published result.
#[derive(Clone, Debug, Serialize)]
pub struct NamedFact {
    /// What it is called.
    pub name: String,
    /// What was published, and what we find.
    #[serde(flatten)]
    pub fact: Fact,
}

/// How many figures were compared with published ones, and how many of them differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// So many were compared.
    pub compared: usize,
    /// So many differ by more than chance allows.
    pub differ: usize,
}

impl Laboratory {
    /// The report of what was found so far.
    #[must_use]
    pub fn report(&self, results: &LabResults, teller: &Teller) -> LabReport {
        let part = |(part, plan): (&LabPart, &dyn kinds::Plan)| ReportPart {
            name: part.name.clone(),
            question: part.question.clone(),
            request: part.request.clone(),
            repeat: part.repeat,
            digest: part.digest.clone(),
            shards: part.shards,
            done: part.done,
            note: part.note.clone(),
            answers: plan
                .answers(&part.findings, teller)
                .into_iter()
                .map(|(question, answer)| Answered { question, answer })
                .collect(),
            tables: tables(part),
        };
        LabReport {
            title: results.title.clone(),
            source: results.source.clone(),
            program: results.program.clone(),
            seed: results.seed,
            digest: results.digest.clone(),
            shards: results.shards,
            done: results.done,
            confidence: CONFIDENCE,
            level: LEVEL,
            parts: results.parts.iter().zip(self.plans()).map(part).collect(),
            files: Vec::new(),
        }
    }
}

/// All tables of a part, in the order in which its kind names the measures.
fn tables(part: &LabPart) -> Vec<ReportTable> {
    let measured = |measure: &&str| {
        let groups = part.findings.0.iter();
        let found = groups.filter_map(|(name, group)| Some((name.as_str(), group.get(*measure)?)));
        let found: Vec<(&str, &Measure)> = found.collect();
        let published = part.published.iter();
        let published: Vec<&PublishedFigure> = published
            .filter(|figure| figure.measure == *measure)
            .collect();
        let table = match found.first()?.1 {
            Measure::Counts(_) => Tabled::Shares(shares::table(&found, &published)),
            Measure::Numbers(_) => Tabled::Numbers(numbers::table(&found, &published)),
            Measure::Duel(_) => Tabled::Ratings(ratings::table(&found)),
            Measure::Facts(_) => Tabled::Facts(facts(&found)),
            Measure::Curve(_) => Tabled::Curves(curves::table(&found)),
        };
        Some(ReportTable {
            measure: (*measure).to_owned(),
            found: table,
        })
    };
    let measures = kinds::measures(&part.question);
    measures.iter().filter_map(measured).collect()
}

fn facts(found: &[(&str, &Measure)]) -> FactsTable {
    let mut facts = Vec::new();
    for (name, measure) in found {
        if let Measure::Facts(all) = measure {
            facts.extend(all.iter().map(|fact| NamedFact {
                name: (*name).to_owned(),
                fact: fact.clone(),
            }));
        }
    }
    FactsTable { facts }
}

/// Whether a difference of this chance is one, where so many are judged together.
pub(super) fn differs(chance: Option<f64>, judged: usize) -> bool {
    chance.is_some_and(|chance| chance < LEVEL / judged.max(1) as f64)
}

impl ReportTable {
    /// How far it agrees with what was published; nothing where nothing was.
    #[must_use]
    pub fn agreement(&self) -> Option<Agreement> {
        let (compared, differ) = match &self.found {
            Tabled::Shares(table) => {
                let shares = || table.groups.iter().flat_map(|group| &group.shares);
                (
                    shares().filter(|share| share.chance.is_some()).count(),
                    shares().filter(|share| share.differs).count(),
                )
            }
            Tabled::Numbers(table) => {
                let groups = || table.groups.iter();
                (
                    groups().filter(|group| group.chance.is_some()).count(),
                    groups().filter(|group| group.differs).count(),
                )
            }
            Tabled::Facts(table) => {
                let other = |named: &&NamedFact| named.fact.status != "agrees";
                (table.facts.len(), table.facts.iter().filter(other).count())
            }
            Tabled::Ratings(_) | Tabled::Curves(_) => return None,
        };
        (compared > 0).then_some(Agreement { compared, differ })
    }

    /// The same as a sentence.
    pub(super) fn agreement_told(&self, teller: &Teller) -> Option<String> {
        let Agreement { compared, differ } = self.agreement()?;
        let id = match (&self.found, differ) {
            (Tabled::Facts(_), _) => "lab-report-facts",
            (_, 0) => "lab-report-agrees",
            _ => "lab-report-differs",
        };
        let told = Message::new(id)
            .with("compared", compared)
            .with("agree", compared - differ)
            .with("differ", differ)
            .with("level", format!("{}", 100.0 * LEVEL));
        Some(teller.say(&told))
    }
}

impl LabReport {
    /// For people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        tell::tell(self, teller)
    }

    /// The files of the report: the page, every chart as SVG and PNG, every table as CSV, and all of it as JSON.
    ///
    /// # Errors
    /// When a chart is too large for a picture.
    pub fn attachments(&self, teller: &Teller) -> Result<Vec<Attachment>, Told> {
        let charts = charts::all(self, teller);
        let mut all = vec![Attachment::new(
            "index.html",
            page::page(self, &charts, teller),
        )];
        all.extend(csv::all(self));
        for (_, chart) in charts {
            all.extend(chart.png()?);
            all.push(chart);
        }
        let mut json = serde_json::to_vec_pretty(self).unwrap_or_default();
        json.push(b'\n');
        all.push(Attachment::new("report.json", json));
        Ok(all)
    }
}
