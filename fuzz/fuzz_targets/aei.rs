//! The engine protocol: whatever a controller sends, no panic, and every turn that is answered is legal.
#![no_main]

use bot::aei::{Protocol, Request};
use bot::player::Opening;
use bot::search::{Engine, Limits};
use libfuzzer_sys::fuzz_target;
use work::Stop;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut protocol = Protocol::new("fuzz", Opening::A);
    for line in text.lines().take(40) {
        for request in protocol.line(line) {
            let Request::Think(job) = request else { continue };
            let limits = Limits { nodes: Some(300), ..Limits::default() };
            let engine = Engine::new(1 << 14, 1);
            let choice = engine.think(&job.question, &limits, &Stop::default(), &mut |report| {
                let _ = protocol.progress(job.number, report, 1);
            });
            for answer in protocol.thought(job.number, choice) {
                if let Request::Say(said) = answer {
                    assert!(!said.contains("Error"), "{said}");
                }
            }
        }
    }
});
