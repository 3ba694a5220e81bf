//! What every command is given: how to speak, how to work, where to answer.

use crate::args::{Global, Manner};
use crate::failure::Failure;
use crate::files;
use crate::interrupt;
use crate::plain::plain;
use crate::progress;
use hra::Words;
use hra::answers::{Asked, Forgetful, Keeper, Question, Teller};
use say::Message;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use work::keep::Files;
use work::{Clock, Streams, Work};

/// The conditions of one command.
pub struct Context {
    pub words: Words,
    pub json: bool,
    pub work: Work,
    /// Whether colours may be used in the answer.
    pub colour: bool,
    /// How many threads were asked for.
    pub threads: Option<usize>,
}

impl Context {
    pub fn new(global: &Global, manner: &Manner) -> Result<Self, Failure> {
        if let Some(threads) = global.threads {
            // Fails only when the pool exists already, which it does not this early.
            let _ = rayon::ThreadPoolBuilder::new()
                .num_threads(threads.into())
                .build_global();
        }
        let work = Work {
            stop: interrupt::stop(manner),
            memory: global.memory()?,
            observer: progress::observer(global.progress, manner.words),
            streams: Streams::new(global.seed),
            clock: Clock::running(),
        };
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Ok(Context {
            words: manner.words,
            json: manner.json,
            work,
            colour: !plain && io::stdout().is_terminal(),
            threads: global.threads.map(usize::from),
        })
    }

    /// How errors are told.
    pub fn manner(&self) -> Manner {
        Manner {
            words: self.words,
            json: self.json,
        }
    }

    /// Who tells answers to the person at this terminal.
    pub fn teller(&self) -> Teller {
        Teller {
            words: self.words,
            colour: self.colour,
        }
    }

    /// Asks a question and gives its answer.
    pub fn ask<Q: Question>(&self, question: &Q) -> Result<(), Failure> {
        self.ask_keeping(question, &mut Forgetful)
    }

    /// The same where what is found is kept on the way.
    pub fn ask_keeping<Q: Question>(
        &self,
        question: &Q,
        keeper: &mut (dyn Keeper + Send),
    ) -> Result<(), Failure> {
        let answer = self.found(question, keeper)?;
        self.tell(question, &answer)
    }

    /// The same where the answer is a picture and somebody named a file for it as PNG.
    pub fn ask_drawn<Q: Question>(&self, question: &Q, png: Option<&Path>) -> Result<(), Failure> {
        let Some(path) = png else {
            return self.ask(question);
        };
        let answer = self.found(question, &mut Forgetful)?;
        // Commands ask for SVG where PNG is wanted; another format would be a mistake of theirs, and nothing is written.
        if let Some(svg) = question.picture(&answer) {
            files::write_atomically(path, &hra::png(svg)?)?;
        }
        self.answer(&answer, || {
            let path = path.display().to_string();
            let told = Message::new("picture-written").with("file", path);
            self.words.say(&told)
        })
    }

    /// The same where files belong to the answer and somebody named folders for them, and for the pictures among them as PNG.
    pub fn ask_into<Q: Question>(
        &self,
        question: &Q,
        folder: Option<&Path>,
        pictures: Option<&Path>,
    ) -> Result<(), Failure> {
        let answer = self.found(question, &mut Forgetful)?;
        self.attach(question, &answer, folder, pictures)?;
        self.tell(question, &answer)
    }

    /// Writes the files that belong to an answer, where somebody named folders for them.
    pub fn attach<Q: Question>(
        &self,
        question: &Q,
        answer: &Q::Answer,
        folder: Option<&Path>,
        pictures: Option<&Path>,
    ) -> Result<(), Failure> {
        if folder.is_none() && pictures.is_none() {
            return Ok(());
        }
        for file in question.attachments(answer, &self.teller()) {
            if let Some(folder) = folder {
                files::write_into(folder, &file.name, &file.content)?;
            }
            if let Some(folder) = pictures
                && let Some(picture) = file.png()?
            {
                files::write_into(folder, &picture.name, &picture.content)?;
            }
        }
        Ok(())
    }

    /// Keeps what is found in these files; where that fails on the way it is said, and work goes on.
    pub fn keeping(&self, files: Files) -> Files {
        interrupt::keeping();
        let words = self.words;
        files.going_on(move |told| {
            let why = words.say(&told.message);
            let line = words.say(&Message::new("warning-unkept").with("why", why));
            let _ = writeln!(io::stderr(), "{line}");
        })
    }

    /// The answer to a question, for a command that does more than to give it.
    pub fn found<Q: Question>(
        &self,
        question: &Q,
        keeper: &mut (dyn Keeper + Send),
    ) -> Result<Q::Answer, Failure> {
        question.check()?;
        Ok(question.answer(&mut Asked {
            work: &self.work,
            words: self.words,
            keeper,
            at_once: false,
            largest: self.work.memory,
        })?)
    }

    /// Gives the answer to a question.
    pub fn tell<Q: Question>(&self, question: &Q, answer: &Q::Answer) -> Result<(), Failure> {
        self.answer(answer, || question.tell(answer, &self.teller()))
    }

    /// Gives the answer: one JSON document, or the text made for people.
    pub fn answer(
        &self,
        document: &impl Serialize,
        text: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        let written = if self.json {
            serde_json::to_writer(&mut out, document).map_err(io::Error::from)
        } else {
            out.write_all(plain(text().trim_end(), self.colour).as_bytes())
        };
        written
            .and_then(|()| out.write_all(b"\n"))
            .and_then(|()| out.flush())
            .map_err(|error| Failure::from_output(&error))
    }

    /// Prints something that is not an answer in JSON: a drawing, a script, a table in another format.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(plain(text, self.colour).as_bytes())
            .and_then(|()| out.flush())
            .map_err(|error| Failure::from_output(&error))
    }
}
