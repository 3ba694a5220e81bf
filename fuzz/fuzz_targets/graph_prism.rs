//! The PRISM language: whatever the text, a graph or an error, within a small memory budget.
#![no_main]

use graphs::formats::prism::{Coalition, Goal, Model, properties};
use libfuzzer_sys::fuzz_target;
use work::{Bytes, Work};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let _ = properties(text);
    if let Ok(model) = Model::parse(text) {
        let work = Work { memory: Bytes(1 << 20), ..Work::unlimited() };
        let _ = model.build("N=3", &Coalition::All, &Goal::label("win"), &work);
    }
});
