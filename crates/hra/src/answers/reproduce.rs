//! Published results beside ours, as a question.

use crate::answers::lab::{Experiment, LabResults, Laboratory, Part};
use crate::answers::{Asked, Example, Forgetful, Question, Teller};
use crate::{Told, Words};
use lab::experiment::WORKS;
use lab::reproduce::{LEVEL, Measure, Row, Status, Tested, rows};
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use work::Work;

/// Which published results are found here too?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Reproduce {
    /// Results such as `heap/dawson-period`, or groups such as `heap`; all if nothing is said.
    #[serde(default)]
    pub names: Vec<String>,
    /// Whether those that take long are computed too.
    #[serde(default)]
    pub all: bool,
    /// Only what was published: nothing is computed.
    #[serde(default)]
    pub list: bool,
}

/// A published result beside ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reproduced {
    /// What it is called.
    pub name: &'static str,
    /// Who published it, and where.
    pub source: &'static str,
    /// What was published.
    pub published: &'static str,
    /// What we find.
    pub ours: Option<String>,
    /// `agrees`, `explained`, `fails` or `not run`.
    pub status: &'static str,
    /// What an exact test says, where the numbers are shares of games that were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<String>,
    /// Why ours differs, or why it was not computed.
    pub note: Option<String>,
}

/// Published results beside ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Reproduction {
    /// In the order of the games.
    pub results: Vec<Reproduced>,
}

impl Reproduction {
    /// Whether a result is not what was published, and nothing explains why.
    #[must_use]
    pub fn fails(&self) -> bool {
        let fails = |result: &Reproduced| result.status == Status::Fails.name();
        self.results.iter().any(fails)
    }
}

impl Reproduced {
    /// A row for which we find this, or which was not computed.
    fn of(row: &'static Row, ours: Option<String>, words: Words) -> Self {
        let status = match &ours {
            Some(ours) => row.status(ours),
            None => Status::NotRun,
        };
        let note = match status {
            Status::Explained => row.explained,
            Status::NotRun if row.quick => None,
            Status::NotRun if row.named_only => Some("reproduce-note-heroic"),
            Status::NotRun => Some("reproduce-note-long"),
            Status::Agrees if (row.measure == Measure::Cost) => Some("reproduce-note-cost"),
            Status::Agrees | Status::Fails => None,
        };
        let tested = ours.as_deref().and_then(|ours| row.tested(ours));
        Reproduced {
            name: row.name,
            source: row.source,
            published: row.published,
            ours,
            status: status.name(),
            test: tested.map(|tested| words.say(&verdict(&tested))),
            note: note.map(|id| words.get(id)),
        }
    }
}

impl Reproduce {
    /// The rows that are called by any of the names; all of them without names.
    fn chosen(&self) -> Result<Vec<&'static Row>, Told> {
        let all = rows();
        let is_known = |name: &String| all.iter().any(|row| row.is_called(name));
        if let Some(unknown) = self.names.iter().find(|name| !is_known(name)) {
            let known: Vec<&str> = all.iter().map(|row| row.name).collect();
            return Err(Told::input(
                Message::new("reproduce-error-unknown").with("text", unknown.as_str()),
                Message::new("accepted-values").with("values", known.join(", ")),
            ));
        }
        let called =
            |row: &&Row| self.names.is_empty() || self.names.iter().any(|name| row.is_called(name));
        Ok(all.into_iter().filter(called).collect())
    }

    /// The rows that are chosen, computed, and the same wherever they are computed: no costs.
    pub(super) fn repeatable(&self) -> Result<Vec<&'static Row>, Told> {
        let mut rows = self.chosen()?;
        rows.retain(|row| self.wants(row) && row.measure != Measure::Cost);
        Ok(rows)
    }

    /// What is computed, as an experiment: the parts of the files of published works that hold it.
    ///
    /// # Errors
    /// When a name means nothing.
    pub fn experiment(&self, seed: u64) -> Result<Experiment, Told> {
        let wanted = self.repeatable()?;
        let mut all = Experiment::of(Self::NAME, json!({ "names": [] }), seed);
        let blank = all.parts.remove(0);
        for work in WORKS {
            let file = Experiment::read(work.text)?;
            let asked = file
                .parts
                .into_iter()
                .filter(|part| part.question == Self::NAME);
            let mut names = Vec::new();
            for part in asked {
                let theirs: Reproduce = serde_json::from_value(part.request).unwrap_or_default();
                let called = |row: &&&Row| theirs.names.iter().any(|name| row.is_called(name));
                names.extend(wanted.iter().filter(called).map(|row| row.name));
            }
            if !names.is_empty() {
                all.parts.push(Part {
                    name: work.name.to_owned(),
                    request: json!({ "names": names }),
                    ..blank.clone()
                });
            }
        }
        Ok(all)
    }

    /// What an experiment found beside what was published; costs are measured here and now.
    ///
    /// # Errors
    /// When a name means nothing, or when stopped.
    pub fn judged(
        &self,
        results: &LabResults,
        work: &Work,
        words: Words,
    ) -> Result<Reproduction, Told> {
        let found = |row: &Row| {
            let groups = results
                .parts
                .iter()
                .filter_map(|part| part.findings.0.get(row.name));
            let facts = groups.filter_map(|group| match group.get("published") {
                Some(lab::experiment::Measure::Facts(facts)) => facts.first(),
                _ => None,
            });
            facts.map(|fact| fact.ours.clone()).next()
        };
        let judged = |row: &'static Row| {
            let ours = match self.wants(row) {
                true => Some(match found(row) {
                    Some(ours) => ours,
                    None => row.run(work)?.0,
                }),
                false => None,
            };
            Ok(Reproduced::of(row, ours, words))
        };
        let results = self.chosen()?.into_iter().map(judged);
        Ok(Reproduction {
            results: results.collect::<Result<_, Told>>()?,
        })
    }

    /// Whether a chosen row is computed: it is quick, or was asked for in a way that says that we may wait.
    fn wants(&self, row: &Row) -> bool {
        let named = || self.names.iter().any(|name| name == row.name);
        !self.list && (row.quick || (self.all && !row.named_only) || named())
    }
}

impl Question for Reproduce {
    const NAME: &'static str = "reproduce.results";
    const ABOUT: &'static str = "Published results beside ours.";
    const EXAMPLE: Example = Example::new(
        r#"{"names": ["kalah/example-game"]}"#,
        &["reproduce", "kalah/example-game"],
    );
    type Answer = Reproduction;

    fn check(&self) -> Result<(), Told> {
        self.chosen().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Reproduction, Told> {
        let experiment = self.experiment(asked.work.streams.seed())?;
        let found = Laboratory::of(experiment)?.find(asked.work, &mut Forgetful, &|_| None)?;
        self.judged(&found, asked.work, asked.words)
    }

    fn tell(&self, answer: &Reproduction, teller: &Teller) -> String {
        let lines = answer
            .results
            .iter()
            .flat_map(|result| told(result, teller));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// What the exact test says, in a sentence.
fn verdict(tested: &Tested) -> Message {
    let least = tested.chances.iter().copied().fold(1.0, f64::min);
    let which: Vec<String> = tested.differing.iter().map(ToString::to_string).collect();
    let id = match which.is_empty() {
        true => "reproduce-test-same",
        false => "reproduce-test-differs",
    };
    Message::new(id)
        .with("level", LEVEL.to_string())
        .with("numbers", which.join(", "))
        .with("least", format!("{least:.1e}"))
}

fn told(result: &Reproduced, teller: &Teller) -> Vec<String> {
    let status = teller.get(match result.status {
        "agrees" => "reproduce-agrees",
        "explained" => "reproduce-explained",
        "fails" => "reproduce-fails",
        _ => "reproduce-not-run",
    });
    let line = |id: &'static str, text: &str| {
        let told = teller.say(&Message::new(id).with("text", text));
        format!("             {told}")
    };
    let mut lines = vec![
        format!("{status:<12} {}  ({})", result.name, result.source),
        line("reproduce-published", result.published),
    ];
    // Numbers that agree within a tolerance are still worth comparing.
    let ours = result.ours.as_ref();
    let ours = ours.filter(|ours| *ours != result.published);
    lines.extend(ours.map(|ours| line("reproduce-ours", ours)));
    lines.extend(
        result
            .test
            .as_ref()
            .map(|test| line("reproduce-test", test)),
    );
    lines.extend(
        result
            .note
            .as_ref()
            .map(|note| line("reproduce-note", note)),
    );
    lines
}
