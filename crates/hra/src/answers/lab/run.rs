//! Runs experiments: what was done before is taken from where it is kept, what is missing is done and kept. Where that is, the caller
//! knows.

use super::file::Experiment;
use super::kinds::{Plan, planned};
use super::means::{Means, NoMeans, refused};
use super::results::{LabPart, LabResults, VERSION};
use super::shown::{Document, Shown};
use super::taking::{KIND, Names, PRODUCT, Taking};
use crate::Told;
use lab::experiment::{Findings, run};
use say::Message;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use work::checkpoint::Unusable;
use work::keep::Keeper;
use work::{Streams, Work};

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
            if plan.inputs().iter().any(|name| name == "-") {
                // What comes once cannot be read again.
                return Err(refused("-"));
            }
            let mut depends = json!({
                "program": env!("CARGO_PKG_VERSION"),
                "seed": experiment.seed,
                "question": part.question,
                "request": request,
                "repeat": part.repeat,
                "shard": part.shard,
                "measure": part.measure,
            });
            if !part.inputs.is_empty() {
                depends["inputs"] = json!(part.inputs);
            }
            let digest = digest(depends.to_string().as_bytes());
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

    /// Understands a file, and notes in it what the files hold that it names.
    ///
    /// # Errors
    /// As there; also when such a file cannot be read, or holds something else than was noted.
    pub fn noting(text: &str, means: &dyn Means) -> Result<(Self, String), Told> {
        let mut experiment = Experiment::read(text)?;
        let mut noted = false;
        for part in &mut experiment.parts {
            let (_, plan) = planned(part)?;
            for name in plan.inputs() {
                let found = digest(&means.file(&name)?);
                match part.inputs.get(&name) {
                    Some(before) if *before == found => {}
                    Some(_) => {
                        return Err(Told::input(
                            Message::new("lab-error-input").with("file", name),
                            Message::new("lab-accepted-input"),
                        ));
                    }
                    None => {
                        part.inputs.insert(name, found);
                        noted = true;
                    }
                }
            }
        }
        let text = match noted {
            true => experiment.write()?,
            false => text.to_owned(),
        };
        Ok((Laboratory::of(experiment)?, text))
    }

    /// Refuses what needs files or programs, for whoever has none.
    ///
    /// # Errors
    /// When a part does.
    pub fn without_means(&self) -> Result<(), Told> {
        let mut needed = self.plans().flat_map(|plan| {
            let programs = plan.programs().into_iter();
            programs.chain(plan.inputs())
        });
        needed.next().map_or(Ok(()), |name| Err(refused(&name)))
    }

    /// How each part is cut.
    pub(super) fn plans(&self) -> impl Iterator<Item = &dyn Plan> {
        self.parts.iter().map(|cut| &*cut.plan)
    }

    /// All that the figures depend on, as one number.
    #[must_use]
    pub fn digest(&self) -> String {
        let digests: Vec<&str> = self.parts.iter().map(|cut| cut.digest.as_str()).collect();
        digest(digests.join(" ").as_bytes())
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
        means: &dyn Means,
        keeper: &mut (dyn Keeper + Send),
    ) -> Result<(u64, LabResults), Told> {
        let document = |results: &LabResults| serde_json::to_string(results).ok();
        self.run_showing(work, means, keeper, &document)
    }

    /// The same for whoever makes another answer of it, from no files and by no programs: what was found so far is shown in the form that
    /// `document` gives it.
    ///
    /// # Errors
    /// As there.
    pub fn find(
        &self,
        work: &Work,
        keeper: &mut (dyn Keeper + Send),
        document: &Document<'_>,
    ) -> Result<LabResults, Told> {
        Ok(self.run_showing(work, &NoMeans, keeper, document)?.1)
    }

    fn run_showing(
        &self,
        work: &Work,
        means: &dyn Means,
        keeper: &mut (dyn Keeper + Send),
        document: &Document<'_>,
    ) -> Result<(u64, LabResults), Told> {
        let mut shown = Shown::of(work, document);
        let (mut results, missing) = self.load(keeper)?;
        let before = results.done;
        shown.all(&results);
        for (number, missing) in missing.iter().enumerate() {
            if missing.is_empty() {
                continue;
            }
            let ended = self.run_part(number, missing, work, means, keeper, &mut |findings| {
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
        means: &dyn Means,
        keeper: &mut (dyn Keeper + Send),
    ) -> Result<(), Told> {
        for (number, shards) in shards.iter().enumerate() {
            if !shards.is_empty() {
                self.run_part(number, shards, work, means, keeper, &mut |_| Ok(()))?;
            }
        }
        Ok(())
    }

    /// Hands over every file that the parts make, once no shard is missing: what its shards made, one after another, and what it is
    /// called.
    ///
    /// # Errors
    /// When something that is kept is damaged, or when a file cannot be taken.
    pub fn products<E: From<Told>>(
        &self,
        keeper: &mut dyn Keeper,
        mut take: impl FnMut(&str, &[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        for (number, (cut, part)) in self.parts.iter().zip(&self.experiment.parts).enumerate() {
            let Some(ending) = cut.plan.product() else {
                continue;
            };
            let shards = cut.plan.shards();
            for repetition in 0..part.repeat {
                let mut product = Vec::new();
                for shard in repetition * shards..(repetition + 1) * shards {
                    let names = self.names(number, shard).made();
                    product.extend(keeper.load(&names.piece(PRODUCT))?.unwrap_or_default());
                }
                let seed = self.experiment.seed.wrapping_add(repetition);
                take(
                    &format!("part-{}-seed-{seed}.{ending}", number + 1),
                    &product,
                )?;
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
        means: &dyn Means,
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
            let trial = cut.plan.ready(&seeded, means)?;
            let mut taking = Taking {
                names: &|shard| self.names(number, shard),
                makes: cut.plan.product().is_some(),
                measure: &part.measure,
                first,
                keeper: &mut *keeper,
                take: &mut *take,
            };
            run(&seeded, &*trial, &todo, &mut taking)?;
        }
        Ok(())
    }

    /// What is kept, and the shards of each part that are not.
    fn load(&self, keeper: &mut dyn Keeper) -> Result<(LabResults, Vec<Vec<u64>>), Told> {
        let mut parts = self.nothing();
        let mut missing = Vec::new();
        for (number, found) in parts.iter_mut().enumerate() {
            let mut left = Vec::new();
            let makes = self.parts[number].plan.product().is_some();
            for shard in 0..found.shards {
                let names = self.names(number, shard);
                let piece = names.piece(KIND);
                let kept = keeper.load(&piece)?;
                if makes && kept.is_some() && keeper.load(&names.made().piece(PRODUCT))?.is_none() {
                    left.push(shard);
                    continue;
                }
                match kept {
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
    fn names(&self, part: usize, shard: u64) -> Names {
        let digest = &self.parts[part].digest;
        Names {
            name: format!("part {} shard {shard:06}", part + 1),
            question: format!("experiment {digest}, shard {shard}"),
        }
    }
}

/// One more shard of a part.
fn take(part: &mut LabPart, findings: Findings) -> Result<(), Unusable> {
    part.done += 1;
    part.findings.merge(findings).map_err(|_| Unusable::Misfit)
}

fn digest(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
