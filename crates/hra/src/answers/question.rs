//! What every question is: a request that can be written down, an answer that can be written down, and how the answer is told
//! to a person. It knows no game, and neither terminal nor network.

use super::keep::Keeper;
use super::teller::Teller;
use crate::{Told, Words};
use say::{Fault, Message};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;
use work::{Bytes, Work};

/// Something that can be asked. The value itself is the request.
///
/// A question becomes a route of the server, a kind of job, a part of the API's description and an answer of the terminal by
/// standing in [`super::QUESTIONS`], and by nothing else.
pub trait Question: Serialize + DeserializeOwned + ToSchema + Send + Sync + 'static {
    /// Its family and what is asked: `kalah.solve`.
    const NAME: &'static str;

    /// What it asks, in a sentence of the API's description.
    const ABOUT: &'static str;

    /// One that is answered at once, and the command that asks the same.
    const EXAMPLE: Example;

    /// Whether there is nothing to say: then the server answers a plain GET.
    const BARE: bool = false;

    /// Whether it keeps what it found so far, so that it goes on where it was.
    const KEEPS: bool = false;

    /// The document that answers it.
    type Answer: Serialize + ToSchema;

    /// Refuses what is wrong before it waits in line; quick.
    ///
    /// # Errors
    /// When the request can never be answered.
    fn check(&self) -> Result<(), Told> {
        Ok(())
    }

    /// Answers it.
    ///
    /// # Errors
    /// When the request is wrong, when stopped, or when it would need too much memory.
    fn answer(&self, asked: &mut Asked<'_>) -> Result<Self::Answer, Told>;

    /// The answer as it is told to a person in a terminal.
    fn tell(&self, answer: &Self::Answer, teller: &Teller) -> String;

    /// The picture in SVG that the answer is or contains, where there is one.
    fn picture<'a>(&self, _answer: &'a Self::Answer) -> Option<&'a str> {
        None
    }

    /// What belongs to the answer and has a file of its own, such as plots; made only where somebody wants the files.
    fn attachments(&self, _answer: &Self::Answer, _teller: &Teller) -> Vec<Attachment> {
        Vec::new()
    }
}

/// A file that belongs to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// What it is called.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
}

impl Attachment {
    /// A text with a name.
    pub fn new(name: impl Into<String>, content: impl Into<Vec<u8>>) -> Self {
        Attachment {
            name: name.into(),
            content: content.into(),
        }
    }

    /// The same picture as PNG; nothing for what is no picture.
    ///
    /// # Errors
    /// When it is too large.
    pub fn png(&self) -> Result<Option<Attachment>, Told> {
        let drawn = self.name.strip_suffix(".svg");
        let Some((name, svg)) = drawn.zip(str::from_utf8(&self.content).ok()) else {
            return Ok(None);
        };
        let content = raster::png(svg)?;
        Ok(Some(Attachment::new(format!("{name}.png"), content)))
    }
}

/// A question as two programs would ask it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The request, as JSON.
    pub request: &'static str,
    /// The words behind `hra`; none where no command asks exactly this.
    pub command: &'static [&'static str],
    /// What the command reads from standard input.
    pub input: &'static str,
}

impl Example {
    /// A request, and the words behind `hra` that ask the same.
    #[must_use]
    pub const fn new(request: &'static str, command: &'static [&'static str]) -> Self {
        Example {
            request,
            command,
            input: "",
        }
    }

    /// A request that no command asks.
    #[must_use]
    pub const fn only(request: &'static str) -> Self {
        Example::new(request, &[])
    }

    /// The same with something on standard input.
    #[must_use]
    pub const fn reading(mut self, input: &'static str) -> Self {
        self.input = input;
        self
    }
}

/// The conditions under which a question is asked.
pub struct Asked<'a> {
    /// Progress, stop, memory, randomness.
    pub work: &'a Work,
    /// Who words the sentences of the answer.
    pub words: Words,
    /// Where what was found so far is kept.
    pub keeper: &'a mut (dyn Keeper + Send),
    /// Whether somebody waits for it: then what is too large for that is refused, and a job may be asked instead.
    pub at_once: bool,
    /// What the largest work may use that can be asked for here; an estimate compares itself with it.
    pub largest: Bytes,
}

impl Asked<'_> {
    /// Refuses work of this size where somebody waits for it and it is known beforehand that he would wait too long.
    ///
    /// # Errors
    /// When it is larger than `most`; what is accepted names a job.
    pub fn limit_at_once(&self, size: u64, most: u64) -> Result<(), Told> {
        if !self.at_once || size <= most {
            return Ok(());
        }
        Err(Told {
            fault: Fault::TooBig,
            message: Message::new("error-at-once")
                .with("size", size.to_string())
                .with("most", most.to_string()),
            accepted: Some(Message::new("server-accepted-job")),
        })
    }
}
