//! The calculator: whatever the lines, values or errors; and a value that is written is the same value when it is read.
#![no_main]

use calculator::{Calculator, Line, read_line};
use libfuzzer_sys::fuzz_target;
use work::{Bytes, Work};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    // Small, so that what is too large is refused soon.
    let work = Work { memory: Bytes(16 << 20), ..Work::unlimited() };
    let mut calculator = Calculator::new(&work);
    for line in text.lines().take(8).filter(|line| line.len() <= 60) {
        let Line::Expression { text, .. } = read_line(line) else { continue };
        let Ok(datum) = calculator.run(text) else { continue };
        let written = calculator.text(&datum);
        if let Ok(again) = calculator.run(&written) {
            assert_eq!(calculator.text(&again), written, "{text}");
        }
    }
});
