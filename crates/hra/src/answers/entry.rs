//! A question in the list: its type forgotten, its request still a text, so that whoever goes through the list needs to know
//! no question by name.

use super::question::{Asked, Example, Question};
use crate::Told;
use say::Message;
use utoipa::openapi::{RefOr, Schema};

/// A question in the list.
pub struct Entry {
    /// Its family and what is asked: `kalah.solve`.
    pub name: &'static str,
    /// What it asks, in a sentence.
    pub about: &'static str,
    /// One that is answered at once.
    pub example: Example,
    /// Whether there is nothing to say.
    pub bare: bool,
    /// Whether it keeps what it found so far.
    pub keeps: bool,
    read: fn(&str) -> Result<Box<dyn Posed>, serde_json::Error>,
    describe: fn() -> Description,
}

/// What the API's description says of a question.
pub struct Description {
    /// The schema of the request, by its name.
    pub request: String,
    /// The schema of the answer, by its name.
    pub answer: String,
    /// These and all that they are made of.
    pub schemas: Vec<(String, RefOr<Schema>)>,
}

/// A request that was understood.
pub trait Posed: Send + Sync {
    /// Refuses what is wrong before it waits in line.
    ///
    /// # Errors
    /// When the request can never be answered.
    fn check(&self) -> Result<(), Told>;

    /// Answers it; the document as JSON.
    ///
    /// # Errors
    /// When the request is wrong, when stopped, or when it would need too much memory.
    fn answer(&self, asked: &mut Asked<'_>) -> Result<String, Told>;
}

impl<Q: Question> Posed for Q {
    fn check(&self) -> Result<(), Told> {
        Question::check(self)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<String, Told> {
        let answer = Question::answer(self, asked)?;
        serde_json::to_string(&answer).map_err(|error| {
            Told::other(Message::new("error-output").with("error", error.to_string()))
        })
    }
}

impl Entry {
    /// The entry of a question.
    #[must_use]
    pub const fn of<Q: Question>() -> Self {
        Entry {
            name: Q::NAME,
            about: Q::ABOUT,
            example: Q::EXAMPLE,
            bare: Q::BARE,
            keeps: Q::KEEPS,
            read: |text| Ok(Box::new(serde_json::from_str::<Q>(text)?)),
            describe: describe::<Q>,
        }
    }

    /// Understands a request.
    ///
    /// # Errors
    /// When the text is no request of this question.
    pub fn read(&self, request: &str) -> Result<Box<dyn Posed>, serde_json::Error> {
        (self.read)(request)
    }

    /// What the API's description says of it.
    #[must_use]
    pub fn describe(&self) -> Description {
        (self.describe)()
    }

    /// The family that it belongs to: `kalah`.
    #[must_use]
    pub fn family(&self) -> &'static str {
        self.name.split('.').next().unwrap_or(self.name)
    }
}

fn describe<Q: Question>() -> Description {
    use utoipa::{PartialSchema, ToSchema};
    let mut schemas = vec![
        (Q::name().into_owned(), Q::schema()),
        (Q::Answer::name().into_owned(), Q::Answer::schema()),
    ];
    Q::schemas(&mut schemas);
    Q::Answer::schemas(&mut schemas);
    Description {
        request: Q::name().into_owned(),
        answer: Q::Answer::name().into_owned(),
        schemas,
    }
}
