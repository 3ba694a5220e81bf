//! The line of jobs and the threads that work on them: a bounded number, each within a budget of memory and time, stopped
//! within a moment, and kept so that a restart finds them. It knows no HTTP.

use super::job::{Job, Why};
use super::record::{JobState, JobView, Record};
use crate::kinds::JobRequest;
use crate::refusal::Refusal;
use crate::store::{Error, JOBS, REQUESTS, RESULTS, Store, now};
use axum::http::StatusCode;
use hra::{ErrorDocument, Told, Words};
use say::{Fault, Message, Tell};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use work::{Bytes, Clock, Streams, Work};

/// What jobs may use.
#[derive(Clone, Copy, Debug)]
pub struct JobLimits {
    /// How many are worked on at once.
    pub workers: usize,
    /// How many may wait.
    pub queued: usize,
    /// How many are remembered; the oldest that are over are forgotten first.
    pub kept: usize,
    /// Memory for each.
    pub memory: Bytes,
    /// Time for each.
    pub time: Duration,
    /// How long one that wants to be watched goes on without anybody who does.
    pub unwatched: Duration,
}

/// How often it is tried again to write what could not be written.
const RETRY: Duration = Duration::from_secs(2);
/// A larger result is not held in memory until the disk has room for it.
const HELD: usize = 1 << 20;

#[derive(Default)]
struct Table {
    jobs: BTreeMap<u64, Job>,
    queue: VecDeque<u64>,
    ended: bool,
}

/// The jobs, waiting, running and over.
pub struct Line {
    store: Arc<Store>,
    limits: JobLimits,
    table: Mutex<Table>,
    wake: Condvar,
}

impl Line {
    /// Finds the jobs of the last time: those that waited wait again, those that can go on do, others were interrupted.
    pub fn open(store: Arc<Store>, limits: JobLimits) -> Result<Self, Error> {
        let mut table = Table::default();
        for (id, mut record) in store.all::<Record>(JOBS)? {
            let cut_off = matches!(record.state, JobState::Running | JobState::Interrupted);
            if record.state == JobState::Queued || cut_off && record.resumes {
                record.resumed |= cut_off;
                record.state = JobState::Queued;
                record.ended = None;
                record.errors.clear();
                table.queue.push_back(id);
            } else if record.state == JobState::Running {
                record.ended = Some(now());
                record.fail(JobState::Interrupted, interrupted);
            }
            let mut job = Job::new(record);
            let kept = store.change(|change| change.put(JOBS, id, &job.record));
            // A full disk is no reason not to start.
            job.unwritten = kept.is_err();
            table.jobs.insert(id, job);
        }
        Ok(Line {
            store,
            limits,
            table: Mutex::new(table),
            wake: Condvar::new(),
        })
    }

    /// Begins to work.
    pub fn start(self: &Arc<Self>) -> std::io::Result<Vec<JoinHandle<()>>> {
        let mut threads = Vec::new();
        for number in 0..self.limits.workers {
            let line = Arc::clone(self);
            let name = format!("job {number}");
            threads.push(
                std::thread::Builder::new()
                    .name(name)
                    .spawn(move || line.work())?,
            );
        }
        let line = Arc::clone(self);
        let watch = std::thread::Builder::new().name("job clock".to_owned());
        threads.push(watch.spawn(move || line.watch_time())?);
        Ok(threads)
    }

    fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a job in line.
    pub fn add(&self, request: &JobRequest, words: Words) -> Result<JobView, Refusal> {
        let mut table = self.lock();
        if table.queue.len() >= self.limits.queued || table.ended {
            return Err(full(self.limits.queued));
        }
        let over = |job: &&Job| job.record.state.is_over();
        let oldest = table.jobs.values().find(over).map(|job| job.record.id);
        let forgotten = match oldest {
            _ if table.jobs.len() < self.limits.kept => None,
            Some(oldest) => Some(oldest),
            None => return Err(full(self.limits.kept)),
        };
        let record = self.store.change(|change| {
            if let Some(oldest) = forgotten {
                for shelf in [JOBS, REQUESTS, RESULTS] {
                    change.remove(shelf, oldest)?;
                }
            }
            let record = Record {
                id: change.number()?,
                kind: request.kind.clone(),
                language: words.language.code().to_owned(),
                resumes: request.resumes(),
                watched: request.watched,
                state: JobState::Queued,
                errors: BTreeMap::new(),
                created: now(),
                started: None,
                ended: None,
                resumed: false,
            };
            change.put(JOBS, record.id, &record)?;
            change.put(REQUESTS, record.id, request)?;
            Ok(record)
        });
        let record = record?;
        if let Some(oldest) = forgotten {
            table.jobs.remove(&oldest);
            self.forget_checkpoints(oldest);
        }
        let job = Job::new(record);
        let view = job.view(words);
        table.queue.push_back(view.id);
        table.jobs.insert(view.id, job);
        // The clock waits, too: waking just one might wake the wrong one.
        self.wake.notify_all();
        Ok(view)
    }

    /// All jobs, the latest first, without results.
    pub fn list(&self, words: Words) -> Vec<JobView> {
        let table = self.lock();
        table
            .jobs
            .values()
            .rev()
            .map(|job| job.view(words))
            .collect()
    }

    /// One job, with its result if it has one, and else with what was found so far.
    pub fn view(&self, id: u64, words: Words) -> Result<JobView, Refusal> {
        let reporter = {
            let table = self.lock();
            let job = table.jobs.get(&id).ok_or_else(Refusal::not_found)?;
            Arc::clone(&job.reporter)
        };
        let view = self.glance(id, words)?;
        let so_far = (view.state != JobState::Done).then(|| reporter.so_far());
        Ok(JobView {
            so_far: so_far.flatten(),
            ..view
        })
    }

    /// One job, with its result if it has one.
    pub fn glance(&self, id: u64, words: Words) -> Result<JobView, Refusal> {
        let mut view = {
            let table = self.lock();
            let job = table.jobs.get(&id).ok_or_else(Refusal::not_found)?;
            let mut view = job.view(words);
            view.result.clone_from(&job.result);
            view
        };
        if view.state == JobState::Done && view.result.is_none() {
            view.result = self.store.get_raw(RESULTS, id)?;
        }
        Ok(view)
    }

    /// How large the result of a job is.
    pub fn size(&self, id: u64) -> u64 {
        self.store.size(RESULTS, id)
    }

    /// Is woken whenever a job changes.
    pub fn watch(&self, id: u64) -> Result<watch::Receiver<()>, Refusal> {
        let table = self.lock();
        let job = table.jobs.get(&id).ok_or_else(Refusal::not_found)?;
        Ok(job.reporter.watch())
    }

    /// Asks a job to stop, or takes it out of the line; one that is over stays as it is.
    pub fn abort(&self, id: u64, words: Words) -> Result<JobView, Refusal> {
        let mut table = self.lock();
        let job = table.jobs.get_mut(&id).ok_or_else(Refusal::not_found)?;
        match job.record.state {
            JobState::Running => job.halt(Why::Aborted),
            JobState::Queued => {
                job.record.state = JobState::Aborted;
                job.record.ended = Some(now());
                self.keep(job);
                table.queue.retain(|&queued| queued != id);
            }
            _ => {}
        }
        let job = table.jobs.get(&id).ok_or_else(Refusal::not_found)?;
        Ok(job.view(words))
    }

    /// Puts a job that was aborted or interrupted in line again; it goes on where it was, if it can.
    pub fn resume(&self, id: u64, words: Words) -> Result<JobView, Refusal> {
        let mut table = self.lock();
        if table.queue.len() >= self.limits.queued || table.ended {
            return Err(full(self.limits.queued));
        }
        let job = table.jobs.get_mut(&id).ok_or_else(Refusal::not_found)?;
        if !matches!(job.record.state, JobState::Aborted | JobState::Interrupted) {
            let status = StatusCode::CONFLICT;
            return Err(Refusal::new(
                status,
                "not_stopped",
                "server-error-not-stopped",
            ));
        }
        let mut record = job.record.clone();
        record.state = JobState::Queued;
        record.ended = None;
        record.resumed = true;
        record.errors.clear();
        *job = Job::new(record);
        self.keep(job);
        let view = job.view(words);
        table.queue.push_back(id);
        // The clock waits, too: waking just one might wake the wrong one.
        self.wake.notify_all();
        Ok(view)
    }

    /// Forgets a job that is over.
    pub fn remove(&self, id: u64) -> Result<(), Refusal> {
        let mut table = self.lock();
        let job = table.jobs.get(&id).ok_or_else(Refusal::not_found)?;
        if !job.record.state.is_over() {
            let status = StatusCode::CONFLICT;
            return Err(Refusal::new(status, "not_over", "server-error-not-over"));
        }
        let removed = self.store.change(|change| {
            for shelf in [JOBS, REQUESTS, RESULTS] {
                change.remove(shelf, id)?;
            }
            Ok(())
        });
        removed?;
        table.jobs.remove(&id);
        self.forget_checkpoints(id);
        Ok(())
    }

    /// Lets running jobs keep what they have, and begins no more.
    pub fn close(&self) {
        let mut table = self.lock();
        table.ended = true;
        let running = |job: &&mut Job| job.record.state == JobState::Running;
        for job in table.jobs.values_mut().filter(running) {
            job.halt(Why::Ending);
        }
        self.wake.notify_all();
    }

    fn forget_checkpoints(&self, id: u64) {
        // There may be none.
        let _ = std::fs::remove_dir_all(self.store.checkpoints(id));
    }

    /// A record that cannot be written (a full disk) is no reason to stop: it is still told as it is, and written later.
    fn keep(&self, job: &mut Job) {
        job.unwritten = self.written(job).is_err();
        job.reporter.tell();
    }

    fn written(&self, job: &mut Job) -> Result<(), Error> {
        let record = &job.record;
        self.store.change(|change| {
            if let Some(result) = &job.result {
                change.put(RESULTS, record.id, result)?;
            }
            change.put(JOBS, record.id, record)
        })?;
        job.result = None;
        job.unwritten = false;
        Ok(())
    }

    /// Looks after jobs that take too long, and after those that could not be written.
    fn watch_time(&self) {
        let mut table = self.lock();
        let mut tried = Instant::now();
        while !table.ended {
            if tried.elapsed() > RETRY {
                tried = Instant::now();
                let unwritten = table.jobs.values_mut().filter(|job| job.unwritten);
                // Another time, if not now.
                let _ = unwritten
                    .map(|job| self.written(job))
                    .all(|kept| kept.is_ok());
            }
            for job in table.jobs.values_mut() {
                if job
                    .begun
                    .is_some_and(|begun| begun.elapsed() > self.limits.time)
                {
                    job.halt(Why::TooLong);
                }
            }
            self.give_up_unwatched(&mut table);
            let waited = self.wake.wait_timeout(table, Duration::from_millis(250));
            table = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Stops jobs that were begun for somebody who is gone, and takes those that wait out of the line.
    fn give_up_unwatched(&self, table: &mut Table) {
        for job in table.jobs.values_mut() {
            if !job.left_alone(self.limits.unwatched) {
                continue;
            }
            if job.record.state == JobState::Running {
                job.halt(Why::Unwatched);
                continue;
            }
            job.record.ended = Some(now());
            job.record.fail(JobState::Interrupted, unwatched);
            self.keep(job);
            let id = job.record.id;
            table.queue.retain(|&queued| queued != id);
        }
    }

    fn work(&self) {
        while let Some((id, work, words)) = self.next() {
            let request = self.store.get::<JobRequest>(REQUESTS, id);
            let checkpoints = self.store.checkpoints(id);
            let outcome = catch_unwind(AssertUnwindSafe(|| match request {
                Ok(Some(request)) => request.run(&work, words, &checkpoints),
                Ok(None) => Err(broken("no request".to_owned())),
                Err(error) => Err(broken(error.to_string())),
            }));
            self.finish(
                id,
                outcome.unwrap_or_else(|_| Err(broken("panic".to_owned()))),
            );
        }
    }

    /// Waits for a job and begins it; nothing when the server ends.
    fn next(&self) -> Option<(u64, Work, Words)> {
        let mut table = self.lock();
        loop {
            if table.ended {
                return None;
            }
            if let Some(id) = table.queue.pop_front()
                && let Some(job) = table.jobs.get_mut(&id)
            {
                job.record.state = JobState::Running;
                job.record.started = Some(now());
                job.begun = Some(Instant::now());
                let work = Work {
                    stop: job.stop.clone(),
                    memory: self.limits.memory,
                    observer: Arc::clone(&job.reporter) as Arc<dyn work::Observer>,
                    streams: Streams::new(0),
                    clock: Clock::running(),
                };
                let words = job.record.words();
                self.keep(job);
                return Some((id, work, words));
            }
            table = self
                .wake
                .wait(table)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn finish(&self, id: u64, outcome: Result<Box<RawValue>, Told>) {
        let mut table = self.lock();
        let Some(job) = table.jobs.get_mut(&id) else {
            return;
        };
        job.begun = None;
        job.record.ended = Some(now());
        match outcome {
            Ok(result) => {
                job.record.state = JobState::Done;
                let size = result.get().len();
                job.result = Some(result);
                match self.written(job) {
                    Ok(()) => self.forget_checkpoints(id),
                    // An answer that was found is given, and written when there is room again.
                    Err(error) if error.disk_full() && size <= HELD => {}
                    Err(error) => {
                        let told = error.told();
                        job.result = None;
                        job.record.fail(JobState::Failed, |words| {
                            ErrorDocument::of(&told, words).error
                        });
                    }
                }
            }
            Err(told) if told.fault == Fault::Stopped => match job.why {
                Some(Why::Aborted) => job.record.state = JobState::Aborted,
                Some(Why::TooLong) => {
                    let refusal = Refusal::new(
                        StatusCode::UNPROCESSABLE_ENTITY,
                        "too_long",
                        "server-error-job-too-long",
                    )
                    .with("minutes", self.limits.time.as_secs() / 60);
                    job.record
                        .fail(JobState::Failed, |words| refusal.document(words).error);
                }
                Some(Why::Unwatched) => job.record.fail(JobState::Interrupted, unwatched),
                _ => job.record.fail(JobState::Interrupted, interrupted),
            },
            Err(told) => job.record.fail(JobState::Failed, |words| {
                ErrorDocument::of(&told, words).error
            }),
        }
        self.keep(job);
    }
}

fn interrupted(words: Words) -> hra::told::ErrorBody {
    let told = Told {
        fault: Fault::Stopped,
        message: Message::new("server-error-job-interrupted"),
        accepted: None,
    };
    ErrorDocument::of(&told, words).error
}

fn unwatched(words: Words) -> hra::told::ErrorBody {
    let status = StatusCode::CONFLICT;
    Refusal::new(status, "unwatched", "server-error-job-unwatched")
        .document(words)
        .error
}

fn broken(detail: String) -> Told {
    Told::other(Message::new("server-error-broken").with("detail", detail))
}

fn full(most: usize) -> Refusal {
    let status = StatusCode::SERVICE_UNAVAILABLE;
    Refusal::new(status, "too_many", "server-error-jobs")
        .with("most", most)
        .again_in(Duration::from_secs(30))
}
