//! The calculator line by line: every line is answered, errors are told and do not end the conversation. It reads no lines itself.

use super::eval::answer_of;
use crate::ErrorDocument;
use crate::answers::Teller;
use calculator::{Calculator, FUNCTIONS, Function, Line, read_line};
use say::Tell;
use work::Work;

/// A conversation with the calculator; variables live as long as it does.
pub struct Conversation<'w> {
    calculator: Calculator<'w>,
}

impl<'w> Conversation<'w> {
    /// Begins one.
    #[must_use]
    pub fn new(work: &'w Work) -> Self {
        Conversation {
            calculator: Calculator::new(work),
        }
    }

    /// What a word may be completed to: functions, and the variables so far.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let functions = FUNCTIONS
            .iter()
            .map(|function| format!("{}(", function.name));
        let variables = self.calculator.names().map(str::to_owned);
        functions.chain(variables).collect()
    }

    /// What a line is answered with, the end of the line included; nothing where there is nothing to answer.
    pub fn reply(&mut self, line: &str, json: bool, teller: &Teller) -> String {
        let Line::Expression { text, .. } = read_line(line) else {
            return String::new();
        };
        if matches!(text, "help" | "?") {
            let takes = |function: &Function| format!("{}({})", function.name, function.takes);
            let list: Vec<String> = FUNCTIONS.iter().map(takes).collect();
            return format!(
                "{}\n{}\n",
                teller.get("calculator-accepted"),
                list.join("\n")
            );
        }
        match self.calculator.run(text) {
            Err(wrong) => {
                let document = ErrorDocument::of(&wrong.told(), teller.words);
                if json {
                    return serde_json::to_string(&document).unwrap_or_default() + "\n";
                }
                document.lines(teller.words) + "\n"
            }
            Ok(datum) if json => match answer_of(&self.calculator, &datum) {
                Ok(answer) => serde_json::to_string(&answer).unwrap_or_default() + "\n",
                Err(_) => String::new(),
            },
            Ok(datum) => format!("{}\n", self.calculator.text(&datum)),
        }
    }
}
