//! Shards done in any order on any number of threads. Who asks takes each as soon as it is done; what is kept of it is his business.

use super::Findings;
use rayon::prelude::*;
use say::Told;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use work::checkpoint::Unusable;
use work::keep::{Keeper, Piece};
use work::{Clock, Observer, Silent, Update, Work};

/// What came of a shard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shard {
    /// What was found.
    pub findings: Findings,
    /// What was made, such as records of games: those of all shards, one after another, are a file.
    pub product: Vec<u8>,
}

impl From<Findings> for Shard {
    fn from(findings: Findings) -> Self {
        Shard {
            findings,
            product: Vec::new(),
        }
    }
}

/// Work that is cut into numbered shards.
pub trait Trial: Sync {
    /// What comes of a shard: it depends on the number and on the streams only. What is found on the way may be kept, so that a shard
    /// that was broken off goes on to the same result.
    ///
    /// # Errors
    /// When it cannot be done, or is stopped.
    fn run(&self, work: &Work, shard: u64, keeper: &mut dyn Keeper) -> Result<Shard, Told>;

    /// Whether shards are done side by side; where each uses all threads or much memory itself, one after the other.
    fn together(&self) -> bool {
        true
    }
}

/// Who takes what came of shards, and keeps it.
pub trait Taker: Send {
    /// A shard is done.
    ///
    /// # Errors
    /// When it cannot be kept, or does not fit what others found.
    fn take(&mut self, number: u64, shard: Shard) -> Result<(), Told>;

    /// Where everything is kept.
    fn keeper(&mut self) -> &mut dyn Keeper;

    /// What is kept on the way of a shard is called so, and belongs to this question.
    fn names(&self, number: u64) -> (String, String);
}

/// Does these shards and hands each over when it is done.
///
/// # Errors
/// When a shard cannot be done, when the taker fails, or when stopped; what was handed over until then counts.
pub fn run(
    work: &Work,
    trial: &dyn Trial,
    shards: &[u64],
    taker: &mut dyn Taker,
) -> Result<(), Told> {
    let task = work.task("lab-task-shards", Some(shards.len() as u64));
    let together = trial.together();
    let observer: Arc<dyn Observer> = match together {
        true => Arc::new(Silent),
        // A long shard tells how far it is.
        false => Arc::new(Within(work.observer.clone())),
    };
    // A clock on the wall would be found again in what is found.
    let quiet = Work {
        observer,
        clock: Clock::still(),
        ..work.clone()
    };
    let taker = Mutex::new(taker);
    let one = |&number: &u64| {
        work.check()?;
        let names = locked(&taker).names(number);
        let mut within = OnTheWay {
            taker: &taker,
            names,
        };
        let shard = trial.run(&quiet, number, &mut within)?;
        locked(&taker).take(number, shard)?;
        Ok(task.tick()?)
    };
    if together {
        // One shard each: a thread takes the next as soon as it is free, in about the order of the numbers.
        shards.par_iter().with_max_len(1).try_for_each(one)
    } else {
        shards.iter().try_for_each(one)
    }
}

fn locked<'l, T: ?Sized>(mutex: &'l Mutex<T>) -> MutexGuard<'l, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How far a shard is; what it shows of its answer is not the answer of the experiment.
struct Within(Arc<dyn Observer>);

impl Observer for Within {
    fn update(&self, update: Update) {
        self.0.update(update);
    }

    fn finished(&self, task: &'static str) {
        self.0.finished(task);
    }
}

/// What is kept on the way of a shard stands beside the shards, and belongs to this one.
struct OnTheWay<'t, 'w> {
    taker: &'t Mutex<&'w mut dyn Taker>,
    names: (String, String),
}

impl OnTheWay<'_, '_> {
    fn with<T>(&self, piece: &Piece<'_>, act: impl FnOnce(&mut dyn Keeper, &Piece<'_>) -> T) -> T {
        let (name, question) = &self.names;
        let (name, question) = (
            format!("{name} {}", piece.name),
            format!("{question}, {}", piece.question),
        );
        let own = Piece {
            name: &name,
            kind: piece.kind,
            question: &question,
        };
        act(locked(self.taker).keeper(), &own)
    }
}

impl Keeper for OnTheWay<'_, '_> {
    fn load(&mut self, piece: &Piece<'_>) -> Result<Option<Vec<u8>>, Told> {
        self.with(piece, |keeper, piece| keeper.load(piece))
    }

    fn save(&mut self, piece: &Piece<'_>, payload: &[u8]) -> Result<(), Told> {
        self.with(piece, |keeper, piece| keeper.save(piece, payload))
    }

    fn due(&mut self) -> bool {
        locked(self.taker).keeper().due()
    }

    fn refuse(&self, piece: &Piece<'_>, why: &Unusable) -> Told {
        self.with(piece, |keeper, piece| keeper.refuse(piece, why))
    }
}
