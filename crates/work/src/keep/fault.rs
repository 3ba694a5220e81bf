//! A point at which a run dies when a test says so, as if it had been killed there: no test needs to look how far another process is. It is
//! compiled only with debug assertions, and not into what users get.

/// After how many pieces that were written.
#[cfg(debug_assertions)]
const DIE_AFTER: &str = "HRA_DIE_AFTER_WRITING";

/// Called by everyone who has just written a piece of work that a later run goes on from.
pub fn written() {
    #[cfg(debug_assertions)]
    {
        use std::sync::atomic::{AtomicU64, Ordering};
        static WRITTEN: AtomicU64 = AtomicU64::new(0);
        let count = WRITTEN.fetch_add(1, Ordering::Relaxed) + 1;
        let wanted = std::env::var(DIE_AFTER)
            .ok()
            .and_then(|text| text.parse().ok());
        if wanted == Some(count) {
            // No farewell: nothing is flushed, no guard is dropped.
            std::process::abort();
        }
    }
}
