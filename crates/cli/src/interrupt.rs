//! Ctrl-C and termination: the first asks the work to stop and keep what it has, the second ends at once. Work that keeps nothing and has
//! not stopped after a while is ended by the first, too. Work that is done aside, a hint in a game, is stopped alone.

use crate::args::Manner;
use crate::failure::Failure;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use work::Stop;

/// Whether the program only waits for somebody to answer, so that there is nothing to finish.
static WAITING: AtomicBool = AtomicBool::new(false);

/// Whether what was found would be lost, so that it is worth waiting for.
static KEEPING: AtomicBool = AtomicBool::new(false);
/// How long work that has nothing to keep is given to notice that it is to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// From now on work that was asked to stop gets all the time that it needs to keep what it has.
pub fn keeping() {
    KEEPING.store(true, Ordering::Relaxed);
}

/// While this lives, an interruption ends the program at once.
pub struct Waiting;

/// Begins to wait for an answer.
pub fn waiting() -> Waiting {
    WAITING.store(true, Ordering::Relaxed);
    Waiting
}

impl Drop for Waiting {
    fn drop(&mut self) {
        WAITING.store(false, Ordering::Relaxed);
    }
}

/// What is done aside at the moment.
static ASIDE: Mutex<Option<Stop>> = Mutex::new(None);

/// While this lives, the first interruption asks this work to stop and nothing else.
pub struct Aside(pub Stop);

/// Begins work aside.
pub fn aside() -> Aside {
    let stop = Stop::default();
    put_aside(Some(stop.clone()));
    Aside(stop)
}

impl Drop for Aside {
    fn drop(&mut self) {
        put_aside(None);
    }
}

fn put_aside(stop: Option<Stop>) {
    *ASIDE.lock().unwrap_or_else(PoisonError::into_inner) = stop;
}

/// Whether there was work aside that had not been asked before.
fn stopped_aside() -> bool {
    let aside = ASIDE.lock().unwrap_or_else(PoisonError::into_inner);
    let unasked = aside.as_ref().filter(|stop| !stop.requested());
    unasked.map(Stop::request).is_some()
}

/// A stop that is requested when the user interrupts.
pub fn stop(manner: &Manner) -> Stop {
    let stop = Stop::default();
    let requested = stop.clone();
    let manner = *manner;
    let handler = move || {
        if stopped_aside() {
            return;
        }
        if requested.requested() || WAITING.load(Ordering::Relaxed) {
            let _ = writeln!(io::stderr());
            end(&manner);
        }
        requested.request();
        thread::spawn(move || {
            thread::sleep(PATIENCE);
            if !KEEPING.load(Ordering::Relaxed) {
                end(&manner);
            }
        });
        let _ = writeln!(io::stderr(), "\n{}", manner.words.get("progress-interrupt"));
    };
    // Without a handler an interrupt ends the program: less kind, not wrong.
    let _ = ctrlc::set_handler(handler);
    stop
}

/// Nothing is waited for any more, and the contract holds all the same.
fn end(manner: &Manner) -> ! {
    Failure::from(work::Halt::Stopped).report(manner);
    std::process::exit(130);
}
