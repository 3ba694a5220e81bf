//! The PRISM language and its properties: whatever the text, a game or an error, within a small memory budget. The first
//! line is a property, the rest a model.
#![no_main]

use graphs::formats::prism::{Model, OutOfRange, Property, properties};
use libfuzzer_sys::fuzz_target;
use work::{Bytes, Work};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (first, rest) = text.split_once('\n').unwrap_or((text, text));
    let work = Work { memory: Bytes(1 << 20), ..Work::unlimited() };
    let asked = properties(first).into_iter().flatten().next();
    let asked = asked.unwrap_or_else(|| Property::reach("win", vec!["1".to_owned()]));
    if let Ok(model) = Model::parse(rest) {
        let _ = model.pose("N=3", &asked, OutOfRange::Disabled, &work);
    }
});
