//! Readers of graph files: whatever the bytes, a graph or an error; and a graph that was read is written and read again.
#![no_main]

use graphs::formats::{Answer, Labels, from_json, from_tra, from_xml, to_json, to_xml};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&format, rest)) = data.split_first() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    match format % 4 {
        0 => {
            if let Ok(document) = from_xml(text) {
                assert_eq!(from_xml(&to_xml(&document)).as_ref(), Ok(&document));
            }
        }
        1 => {
            if let Ok(document) = from_json(text) {
                assert_eq!(from_json(&to_json(&document)).as_ref(), Ok(&document));
            }
        }
        2 => {
            let (tra, lab) = text.split_once("@@").unwrap_or((text, "0=\"init\" 2=\"win\"\n1: 2"));
            if let Ok(labels) = Labels::parse(lab) {
                let _ = from_tra(tra, &labels, "win", |player| player == 1);
            }
        }
        _ => {
            let _ = Answer::from_json(text);
        }
    }
});
