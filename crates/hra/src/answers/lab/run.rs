//! Runs experiments: what was done before is taken from where it is kept, what is missing is done and kept. Where that is, the caller
//! knows.

use super::file::Experiment;
use super::kinds::{Plan, planned};
use super::results::{LabPart, LabResults, VERSION};
use crate::Told;
use lab::experiment::{Findings, run};
use say::Message;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::time::Duration;
use work::checkpoint::{Kind, Unusable};
use work::keep::{Keeper, Piece};
use work::{Streams, Work};

/// What is kept of a shard.
const KIND: Kind = Kind {
    name: "shard of an experiment",
    version: 1,
};
/// What was found so far is shown no more often than this.
const PAUSE: Duration = Duration::from_secs(1);

/// An experiment that was understood.
pub struct Laboratory {
    experiment: Experiment,
    parts: Vec<Cut>,
}

/// A part of it, cut into shards.
struct Cut {
    request: Value,
    plan: Box<dyn Plan>,
    digest: String,
}

impl Laboratory {
    /// Understands a file.
    ///
    /// # Errors
    /// When it is none, or asks what cannot be asked.
    pub fn read(text: &str) -> Result<Self, Told> {
        Laboratory::of(Experiment::read(text)?)
    }

    /// Understands an experiment.
    ///
    /// # Errors
    /// When it asks what cannot be asked.
    pub fn of(experiment: Experiment) -> Result<Self, Told> {
        let cut = |part| {
            let (request, plan) = planned(part)?;
            let depends = json!({
                "program": env!("CARGO_PKG_VERSION"),
                "seed": experiment.seed,
                "question": part.question,
                "request": request,
                "repeat": part.repeat,
                "shard": part.shard,
                "measure": part.measure,
            });
            let digest = digest(&depends.to_string());
            Ok(Cut {
                request,
                plan,
                digest,
            })
        };
        let parts = experiment.parts.iter().map(cut);
        let parts = parts.collect::<Result<_, Told>>()?;
        Ok(Laboratory { experiment, parts })
    }

    /// How each part is cut.
    pub(super) fn plans(&self) -> impl Iterator<Item = &dyn Plan> {
        self.parts.iter().map(|cut| &*cut.plan)
    }

    /// All that the figures depend on, as one number.
    #[must_use]
    pub fn digest(&self) -> String {
        let digests: Vec<&str> = self.parts.iter().map(|cut| cut.digest.as_str()).collect();
        digest(&digests.join(" "))
    }

    /// Whether what a folder holds of the experiment in this file is of use for this one.
    ///
    /// # Errors
    /// When that was another experiment, or none.
    pub fn same(&self, folder: &str, before: &str) -> Result<(), Told> {
        let same = Laboratory::read(before).is_ok_and(|other| other.digest() == self.digest());
        if same {
            return Ok(());
        }
        Err(Told::input(
            Message::new("lab-error-other").with("folder", folder),
            Message::new("lab-accepted-other"),
        ))
    }

    /// The results so far, from what is kept.
    ///
    /// # Errors
    /// When something that is kept is damaged, or is of another experiment.
    pub fn results(&self, keeper: &mut dyn Keeper) -> Result<LabResults, Told> {
        Ok(self.load(keeper)?.0)
    }

    /// Does what is missing, and keeps each shard when it is done. How many were done, and all results.
    ///
    /// # Errors
    /// When something that is kept cannot be used, when a shard cannot be done or kept, or when stopped: then what was done is kept.
    pub fn run(
        &self,
        work: &Work,
        keeper: &mut (dyn Keeper + Send),
    ) -> Result<(u64, LabResults), Told> {
        self.run_showing(work, keeper, Shown::of(work, true))
    }

    /// The same for whoever makes another answer of it: what was found so far is shown to nobody.
    ///
    /// # Errors
    /// As there.
    pub fn find(&self, work: &Work, keeper: &mut (dyn Keeper + Send)) -> Result<LabResults, Told> {
        Ok(self.run_showing(work, keeper, Shown::of(work, false))?.1)
    }

    fn run_showing(
        &self,
        work: &Work,
        keeper: &mut (dyn Keeper + Send),
        mut shown: Shown<'_>,
    ) -> Result<(u64, LabResults), Told> {
        let (mut results, missing) = self.load(keeper)?;
        let before = results.done;
        shown.all(&results);
        for (number, missing) in missing.iter().enumerate() {
            if missing.is_empty() {
                continue;
            }
            let ended = self.run_part(number, missing, work, keeper, &mut |findings| {
                take(&mut results.parts[number], findings)?;
                results.done += 1;
                shown.now_and_then(&results);
                Ok(())
            });
            if ended.is_err() {
                // What was found until it was stopped is seen.
                shown.all(&results);
            }
            ended?;
        }
        Ok((results.done - before, results))
    }

    /// The shards of each part that are not kept.
    ///
    /// # Errors
    /// When something that is kept is damaged, or is of another experiment.
    pub fn missing(&self, keeper: &mut dyn Keeper) -> Result<Vec<Vec<u64>>, Told> {
        Ok(self.load(keeper)?.1)
    }

    /// Does these shards of each part and keeps them, for whoever puts all together.
    ///
    /// # Errors
    /// When a shard cannot be done or kept, or when stopped.
    pub fn do_shards(
        &self,
        shards: &[Vec<u64>],
        work: &Work,
        keeper: &mut (dyn Keeper + Send),
    ) -> Result<(), Told> {
        for (number, shards) in shards.iter().enumerate() {
            if !shards.is_empty() {
                self.run_part(number, shards, work, keeper, &mut |_| Ok(()))?;
            }
        }
        Ok(())
    }

    /// Every part, with nothing found yet.
    fn nothing(&self) -> Vec<LabPart> {
        let parts = self.experiment.parts.iter().zip(&self.parts);
        parts
            .map(|(part, cut)| {
                let shards = cut.plan.shards() * part.repeat;
                LabPart::of(part, &cut.request, &cut.digest, shards)
            })
            .collect()
    }

    fn run_part(
        &self,
        number: usize,
        missing: &[u64],
        work: &Work,
        keeper: &mut (dyn Keeper + Send),
        take: &mut (dyn FnMut(Findings) -> Result<(), Unusable> + Send),
    ) -> Result<(), Told> {
        let (cut, part) = (&self.parts[number], &self.experiment.parts[number]);
        let shards = cut.plan.shards();
        for repetition in 0..part.repeat {
            let first = repetition * shards;
            let mine = |shard: &u64| shard.checked_sub(first).filter(|shard| *shard < shards);
            let todo: Vec<u64> = missing.iter().filter_map(mine).collect();
            if todo.is_empty() {
                continue;
            }
            let seeded = Work {
                streams: Streams::new(self.experiment.seed.wrapping_add(repetition)),
                ..work.clone()
            };
            let trial = cut.plan.ready(&seeded)?;
            run(&seeded, &*trial, &todo, &mut |shard, mut findings| {
                findings.keep(&part.measure);
                let shard = first + shard;
                let (name, question) = self.names(number, shard);
                let piece = piece(&name, &question);
                keeper.save(&piece, &serde_json::to_vec(&findings).unwrap_or_default())?;
                take(findings).map_err(|why| keeper.refuse(&piece, &why))
            })?;
        }
        Ok(())
    }

    /// What is kept, and the shards of each part that are not.
    fn load(&self, keeper: &mut dyn Keeper) -> Result<(LabResults, Vec<Vec<u64>>), Told> {
        let mut parts = self.nothing();
        let mut missing = Vec::new();
        for (number, found) in parts.iter_mut().enumerate() {
            let mut left = Vec::new();
            for shard in 0..found.shards {
                let (name, question) = self.names(number, shard);
                let piece = piece(&name, &question);
                match keeper.load(&piece)? {
                    None => left.push(shard),
                    Some(bytes) => serde_json::from_slice(&bytes)
                        .map_err(|_| Unusable::Misfit)
                        .and_then(|findings| take(found, findings))
                        .map_err(|why| keeper.refuse(&piece, &why))?,
                }
            }
            missing.push(left);
        }
        let results = LabResults {
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            title: self.experiment.title.clone(),
            source: self.experiment.source.clone(),
            seed: self.experiment.seed,
            digest: self.digest(),
            shards: parts.iter().map(|part| part.shards).sum(),
            done: parts.iter().map(|part| part.done).sum(),
            parts,
        };
        Ok((results, missing))
    }

    /// What a shard is called, and all that it depends on.
    fn names(&self, part: usize, shard: u64) -> (String, String) {
        let digest = &self.parts[part].digest;
        (
            format!("part {} shard {shard:06}", part + 1),
            format!("experiment {digest}, shard {shard}"),
        )
    }
}

/// Who watches is shown what was found so far, but not after every shard.
struct Shown<'w> {
    work: &'w Work,
    watched: bool,
    last: Duration,
}

impl<'w> Shown<'w> {
    fn of(work: &'w Work, watched: bool) -> Self {
        let last = work.clock.now();
        Shown {
            work,
            watched,
            last,
        }
    }

    fn all(&mut self, results: &LabResults) {
        self.last = self.work.clock.now();
        if self.watched && results.done > 0 {
            let document = serde_json::to_string(results).unwrap_or_default();
            self.work.observer.found(&document);
        }
    }

    fn now_and_then(&mut self, results: &LabResults) {
        if self.work.clock.now().saturating_sub(self.last) >= PAUSE {
            self.all(results);
        }
    }
}

fn piece<'p>(name: &'p str, question: &'p str) -> Piece<'p> {
    Piece {
        name,
        kind: KIND,
        question,
    }
}

/// One more shard of a part.
fn take(part: &mut LabPart, findings: Findings) -> Result<(), Unusable> {
    part.done += 1;
    part.findings.merge(findings).map_err(|_| Unusable::Misfit)
}

fn digest(text: &str) -> String {
    let hash = Sha256::digest(text.as_bytes());
    hash.iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
