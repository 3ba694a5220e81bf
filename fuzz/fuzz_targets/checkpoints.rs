//! Checkpoints: what is written is read; whatever else the bytes, they are refused; and no damage to what was written goes unnoticed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use work::checkpoint::{Kind, answering, read, titled, write};

const KIND: Kind = Kind { name: "fuzz", version: 1 };

fuzz_target!(|data: &[u8]| {
    let _ = read(data, KIND);
    let Some((&[at, high, flip], payload)) = data.split_first_chunk::<3>() else { return };
    let mut bytes = Vec::new();
    write(&mut bytes, KIND, &titled("what was asked", payload)).expect("memory takes everything");
    let kept = read(&bytes[..], KIND).and_then(|kept| answering("what was asked", kept));
    assert_eq!(kept.as_deref().ok(), Some(payload));
    let at = usize::from(u16::from_le_bytes([at, high])) % bytes.len();
    if flip != 0 {
        bytes[at] ^= flip;
        assert!(read(&bytes[..], KIND).is_err(), "byte {at} of {}", bytes.len());
    }
    assert!(read(&bytes[..at], KIND).is_err());
});
