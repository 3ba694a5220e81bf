//! Bodies of requests to the API: whatever they hold, no question panics while it is read and checked; small ones are answered, too.
#![no_main]

use hra::Words;
use hra::answers::{Asked, Forgetful, find};
use libfuzzer_sys::fuzz_target;
use work::{Bytes, Work};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    // The first line names the question.
    let Some((name, body)) = text.split_once('\n') else { return };
    let Some(question) = find(name) else { return };
    let Ok(posed) = question.read(body) else { return };
    if posed.check().is_err() {
        return;
    }
    // Already asked to stop: what begins long work gives it up, and the rest is answered.
    let work = Work { memory: Bytes(4 << 20), ..Work::unlimited() };
    work.stop.request();
    let answer = posed.answer(&mut Asked {
        work: &work,
        words: Words::default(),
        keeper: &mut Forgetful,
        at_once: true,
        largest: work.memory,
    });
    if let Ok(document) = answer {
        assert!(document.starts_with('{') || document.starts_with('['), "{document}");
    }
});
