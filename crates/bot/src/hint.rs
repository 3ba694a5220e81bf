//! What the processor is told beforehand: which memory will be wanted. One of two places of the engine with `unsafe`; the
//! other is `evaluate/quiet.rs`.

/// Begins to bring a thing into the cache. A hint reads and writes nothing; where there is none it costs nothing.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[inline]
pub fn wanted_soon<T>(thing: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: every x86-64 processor has the instruction, it has no effect but on the cache, and the address is that of a thing.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(thing).cast()) }
}

/// See above.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
pub fn wanted_soon<T>(_: &T) {}
