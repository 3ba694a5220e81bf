//! The experiments of the five works, as they are listed and handed out.

use crate::Told;
use crate::answers::Teller;
use lab::experiment::WORKS;
use say::Message;
use serde::Serialize;
use utoipa::ToSchema;

/// The experiments that are part of the program.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LabWorks {
    /// One each.
    pub experiments: Vec<LabWork>,
}

/// One of them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LabWork {
    /// What its file is called.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// Whose it is.
    pub source: String,
    /// The file.
    pub text: &'static str,
}

/// The experiments that are part of the program; only one where it is named.
///
/// # Errors
/// When none is called so.
pub fn works(name: Option<&str>) -> Result<LabWorks, Told> {
    let wanted = |work: &&lab::experiment::PublishedWork| name.is_none_or(|name| work.name == name);
    let read = |work: &lab::experiment::PublishedWork| {
        let experiment = super::Experiment::read(work.text)?;
        Ok(LabWork {
            name: work.name,
            title: experiment.title,
            source: experiment.source,
            text: work.text,
        })
    };
    let experiments = WORKS.iter().filter(wanted).map(read);
    let experiments: Vec<LabWork> = experiments.collect::<Result<_, Told>>()?;
    if experiments.is_empty() {
        let known: Vec<&str> = WORKS.iter().map(|work| work.name).collect();
        return Err(Told::input(
            Message::new("lab-error-work").with("text", name.unwrap_or_default()),
            Message::new("accepted-values").with("values", known.join(", ")),
        ));
    }
    Ok(LabWorks { experiments })
}

impl LabWorks {
    /// For people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let line = |work: &LabWork| {
            format!(
                "{}  {}\n    {}",
                teller.strong(work.name),
                work.title,
                work.source
            )
        };
        let lines: Vec<String> = self.experiments.iter().map(line).collect();
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::super::Laboratory;
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_file_is_understood() {
        for work in works(None).unwrap().experiments {
            assert!(Laboratory::read(work.text).is_ok(), "{}", work.name);
        }
    }

    /// What `reproduce` computes is in one of the files, and in one only.
    #[test]
    fn every_published_result_is_in_one_of_the_files() {
        let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
        for work in WORKS {
            let experiment = super::super::Experiment::read(work.text).unwrap();
            for part in experiment.parts {
                if part.question != "reproduce.results" {
                    continue;
                }
                let names: Vec<String> =
                    serde_json::from_value(part.request["names"].clone()).unwrap();
                for row in lab::reproduce::rows() {
                    if names.iter().any(|name| row.is_called(name)) {
                        *seen.entry(row.name).or_default() += 1;
                    }
                }
            }
        }
        for row in lab::reproduce::rows() {
            assert_eq!(seen.get(row.name), Some(&1), "{}", row.name);
        }
    }
}
