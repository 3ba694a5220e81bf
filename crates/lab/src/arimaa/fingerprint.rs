//! What a run belongs to, as one number.

/// FNV-1a: enough to notice that the question is another one.
#[must_use]
pub fn fingerprint(parts: &[&[u8]]) -> u64 {
    let bytes = parts.iter().flat_map(|part| part.iter());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
