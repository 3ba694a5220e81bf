//! Readers of Arimaa's texts: whatever the bytes, a position, a record or an error; what was read is written and read again, and
//! what is played keeps the bitboards and the slow twin together.
#![no_main]

use arimaa::archive::{Archive, compare_clock};
use arimaa::replay::replay;
use arimaa::twin::Twin;
use arimaa::{Board, Record, Referee, StepList, TimeControl};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&format, rest)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(rest);
    match format % 5 {
        0 => {
            if let Ok(board) = Board::read(&text) {
                assert_eq!(Board::read(&board.write_short()), Ok(board));
                assert!(Twin::of(&board).agrees(&board));
                let mut steps = StepList::new();
                board.steps(&mut steps);
                assert_eq!(steps.len(), Twin::of(&board).steps().len());
            }
        }
        1 => {
            if let Ok(record) = Record::read(&text) {
                assert_eq!(Record::read(&record.to_string()).as_ref(), Ok(&record));
                let _ = replay(&record);
            }
        }
        2 => {
            if let Ok(archive) = Archive::new(&text) {
                for record in archive.games().flatten() {
                    let _ = replay(&record);
                    if let Some(Ok(control)) = record.get("TimeControl").map(str::parse::<TimeControl>) {
                        let _ = compare_clock(&record, &control);
                    }
                }
            }
        }
        3 => {
            if let Ok(control) = text.parse::<TimeControl>() {
                assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
        _ => {
            let mut referee = Referee::new();
            for line in text.lines() {
                if referee.play_text(line).is_err() && referee.in_setup() {
                    let setups = arimaa::openings::setups(referee.side());
                    let _ = referee.play(arimaa::Ply::Setup(setups[line.len() % setups.len()]));
                }
            }
        }
    }
});
