//! The file of a model: text, with the command that made it, its version and sizes, and a checksum of everything before it. A file
//! with one byte changed or missing is refused. It opens nothing.

use super::{Model, layout};
use std::fmt::Write;

const NAME: &str = "hra-arimaa-order 1";

/// Why a file is no model.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ModelError {
    /// It does not begin as a model of this version does.
    #[error("this is no ordering model of version 1")]
    Foreign,
    /// The checksum does not fit.
    #[error("the ordering model is damaged")]
    Damaged,
    /// It was made for other features.
    #[error("the ordering model has other features: {found} weights, wanted {wanted}")]
    Sizes {
        /// What it says.
        found: String,
        /// What this program has.
        wanted: String,
    },
}

impl say::Tell for ModelError {
    fn fault(&self) -> say::Fault {
        match self {
            ModelError::Damaged => say::Fault::Other,
            ModelError::Foreign | ModelError::Sizes { .. } => say::Fault::Input,
        }
    }

    fn message(&self) -> say::Message {
        match self {
            ModelError::Foreign => say::Message::new("bot-error-model-foreign"),
            ModelError::Damaged => say::Message::new("bot-error-model-damaged"),
            ModelError::Sizes { found, wanted } => say::Message::new("bot-error-model-sizes")
                .with("found", found.clone())
                .with("wanted", wanted.clone()),
        }
    }

    fn accepted(&self) -> Option<say::Message> {
        Some(say::Message::new("bot-accepted-model"))
    }
}

fn sizes() -> String {
    format!("{} {}", layout::act::COUNT, layout::turn::COUNT)
}

fn checksum(bytes: &[u8]) -> String {
    format!("crc32 {:08x}\n", crc32fast::hash(bytes))
}

impl Model {
    /// The model as a file. `made_by` is the command that made it.
    #[must_use]
    pub fn write(&self, made_by: &str) -> String {
        let mut text = format!("{NAME}\n");
        for line in made_by.lines() {
            let _ = writeln!(text, "# {line}");
        }
        let _ = writeln!(text, "weights {}", sizes());
        for weights in [self.acts(), self.turns()] {
            for row in weights.chunks(32) {
                let row: Vec<String> = row.iter().map(ToString::to_string).collect();
                let _ = writeln!(text, "{}", row.join(" "));
            }
        }
        text.push_str(&checksum(text.as_bytes()));
        text
    }

    /// Reads a file of a model.
    ///
    /// # Errors
    /// When it is something else, of another version, damaged, or made for other features.
    pub fn read(bytes: &[u8]) -> Result<Model, ModelError> {
        if !bytes.starts_with(format!("{NAME}\n").as_bytes()) {
            return Err(ModelError::Foreign);
        }
        let tail = checksum(&[]).len();
        let body = bytes.len().checked_sub(tail).ok_or(ModelError::Damaged)?;
        let (body, sum) = bytes.split_at(body);
        if sum != checksum(body).as_bytes() {
            return Err(ModelError::Damaged);
        }
        let text = std::str::from_utf8(body).map_err(|_| ModelError::Damaged)?;
        let mut lines = text
            .lines()
            .skip(1)
            .skip_while(|line| line.starts_with('#'));
        let found = lines
            .next()
            .and_then(|line| line.strip_prefix("weights "))
            .ok_or(ModelError::Damaged)?;
        if found != sizes() {
            return Err(ModelError::Sizes {
                found: found.to_owned(),
                wanted: sizes(),
            });
        }
        let numbers: Result<Vec<i16>, _> = lines
            .flat_map(str::split_whitespace)
            .map(str::parse)
            .collect();
        let numbers = numbers.map_err(|_| ModelError::Damaged)?;
        let (acts, turns) = numbers
            .split_at_checked(layout::act::COUNT)
            .ok_or(ModelError::Damaged)?;
        Model::new(acts, turns).ok_or(ModelError::Damaged)
    }
}
