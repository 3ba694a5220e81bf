//! Who tells an answer to a person: in which language, and whether bold print may be used. It prints nothing.

use crate::Words;
use say::Message;

/// Tells answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Teller {
    /// The language.
    pub words: Words,
    /// Whether the reader sees colours and bold print.
    pub colour: bool,
}

impl Teller {
    /// The sentence in the reader's language.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn get(&self, id: &'static str) -> String {
        self.words.get(id)
    }

    /// The text in bold where that can be seen.
    #[must_use]
    pub fn strong(&self, text: &str) -> String {
        if self.colour {
            format!("\x1b[1m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}
