//! A worksheet as it is written: every line is answered by itself, so that a mistake in one does not take the others away, and says
//! where it is.

use super::eval::answer_of;
use crate::Told;
use crate::answers::boards::ValueAnswer;
use crate::answers::{Asked, Example, Question, Teller};
use crate::told::{ErrorBody, ErrorDocument};
use calculator::{Calculator, Datum, FUNCTIONS, Line, Wrong, read_line};
use say::Tell;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::Unable;
use work::Halt;

/// What does every line of a worksheet give, whatever is wrong with the others?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CgtSheet {
    /// The worksheet.
    #[schema(example = "g := {3|1}\nmean(g) ==> 2")]
    pub sheet: String,
}

/// What a line gives.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SheetLine {
    /// Its number.
    pub line: usize,
    /// What it should give, where the worksheet says so.
    pub expected: Option<String>,
    /// Whether it gives that, or nothing is expected.
    pub agrees: bool,
    /// What it gives.
    pub answer: Option<ValueAnswer>,
    /// Why it gives nothing.
    pub wrong: Option<ErrorBody>,
    /// The letter of the line that is wrong, counted from 1, where one is.
    pub column: Option<usize>,
    /// Whether it is a game, so that it has a thermograph.
    pub game: bool,
}

/// Something that can be completed to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct KnownName {
    /// As it is written.
    pub name: String,
    /// What a function is given; nothing for variables.
    pub takes: Option<&'static str>,
}

/// What all lines give.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AnsweredSheet {
    /// Line by line; none for comments and blank lines.
    pub lines: Vec<SheetLine>,
    /// Functions and the variables so far.
    pub names: Vec<KnownName>,
}

/// Where in a line an expression is wrong, in letters from 1.
fn column(wrong: &Wrong, line: &str, text: &str) -> Option<usize> {
    let letters = |bytes: usize| line[..bytes].chars().count();
    let begins = letters(line.find(text)?);
    match wrong {
        Wrong::Unexpected { column, .. } | Wrong::Ambiguous { column } => Some(begins + column),
        Wrong::Unknown { name } | Wrong::Reserved { name } => Some(letters(line.find(name)?) + 1),
        Wrong::Number { text } => Some(letters(line.find(text)?) + 1),
        _ => None,
    }
}

fn answered(lines: Vec<SheetLine>, calculator: &Calculator<'_>) -> AnsweredSheet {
    let functions = FUNCTIONS.iter().map(|function| KnownName {
        name: function.name.to_owned(),
        takes: Some(function.takes),
    });
    let variables = calculator.names().map(|name| KnownName {
        name: name.to_owned(),
        takes: None,
    });
    AnsweredSheet {
        names: functions.chain(variables).collect(),
        lines,
    }
}

impl Question for CgtSheet {
    const NAME: &'static str = "cgt.sheet";
    const ABOUT: &'static str =
        "A worksheet of expressions, every line answered by itself, errors with their place.";
    const EXAMPLE: Example = Example::only(r#"{"sheet": "g := {3|1}\nmean(g) ==> 2\n{1|"}"#);
    type Answer = AnsweredSheet;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<AnsweredSheet, Told> {
        let mut calculator = Calculator::new(asked.work);
        let mut lines = Vec::new();
        let count = self.sheet.lines().count() as u64;
        let task = asked.work.task("cgt-task-lines", Some(count));
        for (at, line) in self.sheet.lines().enumerate() {
            task.tick()?;
            let Line::Expression { text, expected } = read_line(line) else {
                continue;
            };
            let mut given = SheetLine {
                line: at + 1,
                expected: expected.map(str::to_owned),
                agrees: false,
                answer: None,
                wrong: None,
                column: None,
                game: false,
            };
            match calculator.run(text) {
                Ok(datum) => {
                    let printed = calculator.text(&datum);
                    given.agrees = expected.is_none_or(|expected| expected == printed);
                    given.game = matches!(datum, Datum::Game(_) | Datum::Thermograph(_));
                    given.answer = Some(answer_of(&calculator, &datum)?);
                }
                // A line that was stopped is not wrong: the whole answer ends.
                Err(Wrong::Value(Unable::Halted(Halt::Stopped))) => {
                    return Err(Halt::Stopped.into());
                }
                Err(wrong) => {
                    given.column = column(&wrong, line, text);
                    given.wrong = Some(ErrorDocument::of(&wrong.told(), asked.words).error);
                }
            }
            lines.push(given);
            // A long sheet shows the lines that are through.
            let so_far = answered(lines.clone(), &calculator);
            let document = serde_json::to_string(&so_far).unwrap_or_default();
            asked.work.observer.found(&document);
        }
        Ok(answered(lines, &calculator))
    }

    fn tell(&self, answer: &AnsweredSheet, _: &Teller) -> String {
        let line = |line: &SheetLine| match (&line.answer, &line.wrong) {
            (Some(answer), _) => answer.value.clone(),
            (None, Some(wrong)) => wrong.message.clone(),
            (None, None) => String::new(),
        };
        let lines: Vec<String> = answer.lines.iter().map(line).collect();
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use work::Work;

    /// The letter at which a line is wrong.
    fn place(line: &str) -> Option<usize> {
        let work = Work::unlimited();
        let Line::Expression { text, .. } = read_line(line) else {
            return None;
        };
        let wrong = Calculator::new(&work).run(text).err()?;
        column(&wrong, line, text)
    }

    #[test]
    fn mistakes_are_told_where_they_are() {
        assert_eq!(place("1 + )"), Some(5));
        assert_eq!(place("  1 + )"), Some(7), "blanks before it count");
        assert_eq!(place("1 + unheard(2)"), Some(5));
        assert_eq!(place("1 + 1/3"), Some(5));
        assert_eq!(place("1 + 1"), None);
    }
}
