//! Ctrl-C and termination: the first asks the work to stop and keep what it has, the second ends at once.

use hra::Words;
use std::io::{self, Write};
use work::Stop;

/// A stop that is requested when the user interrupts.
pub fn stop(words: Words) -> Stop {
    let stop = Stop::default();
    let requested = stop.clone();
    let handler = move || {
        if requested.requested() {
            std::process::exit(130);
        }
        requested.request();
        let _ = writeln!(io::stderr(), "\n{}", words.get("progress-interrupt"));
    };
    // Without a handler an interrupt ends the program: less kind, not wrong.
    let _ = ctrlc::set_handler(handler);
    stop
}
