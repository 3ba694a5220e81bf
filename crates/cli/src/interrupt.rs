//! Ctrl-C and termination: the first asks the work to stop and keep what it has, the second ends at once.

use crate::args::Manner;
use crate::failure::Failure;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use work::Stop;

/// Whether the program only waits for somebody to answer, so that there is nothing to finish.
static WAITING: AtomicBool = AtomicBool::new(false);

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

/// A stop that is requested when the user interrupts.
pub fn stop(manner: &Manner) -> Stop {
    let stop = Stop::default();
    let requested = stop.clone();
    let manner = *manner;
    let handler = move || {
        if requested.requested() || WAITING.load(Ordering::Relaxed) {
            let _ = writeln!(io::stderr());
            // Nothing can be waited for any more, and the contract holds all the same.
            Failure::from(work::Halt::Stopped).report(&manner);
            std::process::exit(130);
        }
        requested.request();
        let _ = writeln!(io::stderr(), "\n{}", manner.words.get("progress-interrupt"));
    };
    // Without a handler an interrupt ends the program: less kind, not wrong.
    let _ = ctrlc::set_handler(handler);
    stop
}
