//! A worksheet: expressions line by line, some with what they should give.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use crate::told::{ErrorBody, ErrorDocument};
use calculator::{Calculator, Line, Wrong, read_line};
use say::{Message, Tell};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What do the lines of a worksheet give?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CgtRun {
    /// The worksheet.
    #[schema(example = "g := {3|1}\nmean(g) = 2")]
    pub sheet: String,
    /// A line that cannot be computed ends the answer instead of refusing it.
    #[serde(default)]
    pub partial: bool,
}

/// A line with an expression.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WorksheetLine {
    /// Its number.
    pub line: usize,
    /// The expression.
    pub expression: String,
    /// What it gives.
    pub result: String,
    /// What it should give, where the worksheet says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<String>,
    /// Whether it gives that.
    pub agrees: bool,
}

/// What the lines give.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Worksheet {
    /// Line by line.
    pub results: Vec<WorksheetLine>,
    /// How many give what they should.
    pub agreed: usize,
    /// How many do not.
    pub failed: usize,
    /// Why it ends before the worksheet does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<ErrorBody>,
    /// The same for those who word it.
    #[serde(skip)]
    pub broken: Option<Told>,
}

impl WorksheetLine {
    fn told(&self, teller: &Teller) -> String {
        match &self.expected {
            Some(expected) if !self.agrees => {
                let told = Message::new("calculator-line-differs")
                    .with("line", self.line)
                    .with("expression", self.expression.as_str())
                    .with("result", self.result.as_str())
                    .with("expected", expected.as_str());
                teller.say(&told)
            }
            _ => format!("{} = {}", self.expression, self.result),
        }
    }
}

fn broken(line: usize, wrong: &Wrong) -> Told {
    Told {
        fault: wrong.fault(),
        message: Message::new("calculator-error-line")
            .with("line", line)
            .with("message", wrong.message()),
        accepted: wrong.accepted(),
    }
}

impl Question for CgtRun {
    const NAME: &'static str = "cgt.run";
    const ABOUT: &'static str = "A worksheet of expressions, computed and compared.";
    const EXAMPLE: Example = Example::new(r#"{"sheet": "@input"}"#, &["cgt", "run", "-"])
        .reading("{0|*} + v\n1/2 + 1/2\n");
    type Answer = Worksheet;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Worksheet, Told> {
        let mut calculator = Calculator::new(asked.work);
        let mut results = Vec::new();
        let mut wrong = None;
        for (at, line) in self.sheet.lines().enumerate() {
            let Line::Expression { text, expected } = read_line(line) else {
                continue;
            };
            let result = match calculator.run(text) {
                Ok(datum) => calculator.text(&datum),
                Err(error) if self.partial => {
                    wrong = Some(broken(at + 1, &error));
                    break;
                }
                Err(error) => return Err(broken(at + 1, &error)),
            };
            results.push(WorksheetLine {
                line: at + 1,
                expression: text.to_owned(),
                agrees: expected.is_none_or(|expected| expected == result),
                result,
                expected: expected.map(str::to_owned),
            });
        }
        let agreed = |line: &&WorksheetLine| line.agrees && line.expected.is_some();
        Ok(Worksheet {
            agreed: results.iter().filter(agreed).count(),
            failed: results.iter().filter(|line| !line.agrees).count(),
            results,
            wrong: wrong
                .as_ref()
                .map(|wrong| ErrorDocument::of(wrong, asked.words).error),
            broken: wrong,
        })
    }

    fn tell(&self, answer: &Worksheet, teller: &Teller) -> String {
        let lines = answer.results.iter();
        let mut lines: Vec<String> = lines.map(|line| line.told(teller)).collect();
        if answer.broken.is_none() {
            let count = Message::new("calculator-line-count")
                .with("agreed", answer.agreed)
                .with("failed", answer.failed);
            lines.push(teller.say(&count));
        }
        lines.join("\n")
    }
}
