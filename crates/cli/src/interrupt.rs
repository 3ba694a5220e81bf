//! Ctrl-C and termination: the first asks the work to stop and keep what it has, the second ends at once.

use hra::Words;
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
pub fn stop(words: Words) -> Stop {
    let stop = Stop::default();
    let requested = stop.clone();
    let handler = move || {
        if requested.requested() || WAITING.load(Ordering::Relaxed) {
            let _ = writeln!(io::stderr());
            std::process::exit(130);
        }
        requested.request();
        let _ = writeln!(io::stderr(), "\n{}", words.get("progress-interrupt"));
    };
    // Without a handler an interrupt ends the program: less kind, not wrong.
    let _ = ctrlc::set_handler(handler);
    stop
}
