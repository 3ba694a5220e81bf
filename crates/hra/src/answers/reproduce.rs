//! Published results beside ours, as a question.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use lab::reproduce::{LEVEL, Measure, Row, Status, Tested, rows};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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

    /// The rows that are chosen and computed.
    pub(super) fn computed(&self) -> Result<Vec<&'static Row>, Told> {
        let mut rows = self.chosen()?;
        rows.retain(|row| self.wants(row));
        Ok(rows)
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
        let chosen = self.chosen()?;
        let task = asked.work.task("reproduce-task", Some(chosen.len() as u64));
        let mut results = Vec::new();
        for row in chosen {
            let (ours, status) = if self.wants(row) {
                let (ours, status) = row.run(asked.work)?;
                (Some(ours), status)
            } else {
                (None, Status::NotRun)
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
            results.push(Reproduced {
                name: row.name,
                source: row.source,
                published: row.published,
                ours,
                status: status.name(),
                test: tested.map(|tested| asked.words.say(&verdict(&tested))),
                note: note.map(|id| asked.words.get(id)),
            });
            task.tick()?;
        }
        Ok(Reproduction { results })
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
