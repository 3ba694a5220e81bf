//! A point at which a run stops and waits to be killed when a test says so: it says on standard output that it is there, so that no test
//! needs to look how far another process is, and what follows is a real `kill -9`. It is compiled only with debug assertions, and not into
//! what users get.

/// After how many pieces that were written.
#[cfg(debug_assertions)]
const HALT_AFTER: &str = "HRA_HALT_AFTER_WRITING";

/// Called by everyone who has just written a piece of work that a later run goes on from.
pub fn written() {
    #[cfg(debug_assertions)]
    {
        use std::sync::atomic::{AtomicU64, Ordering};
        static WRITTEN: AtomicU64 = AtomicU64::new(0);
        let count = WRITTEN.fetch_add(1, Ordering::Relaxed) + 1;
        let wanted = std::env::var(HALT_AFTER).ok();
        let wanted = wanted.and_then(|text| text.parse().ok());
        if wanted.is_some_and(|wanted: u64| count >= wanted) {
            halt(wanted == Some(count));
        }
    }
}

/// Waits to be killed. Other threads that come here wait, too.
#[cfg(debug_assertions)]
fn halt(first: bool) -> ! {
    use std::io::Write;
    if first {
        let mut out = std::io::stdout();
        let _ = writeln!(out, "halted {}", std::process::id());
        let _ = out.flush();
    }
    // Nobody waits for ever for somebody who has gone.
    std::thread::sleep(std::time::Duration::from_secs(600));
    std::process::abort()
}
