//! What processor and system are told beforehand about memory: which part will be wanted, and which is large. Hints read and
//! write nothing; where there are none they cost nothing.

/// Begins to bring a thing into the cache.
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
#[inline(always)]
pub fn wanted_soon<T>(thing: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: every x86-64 processor has the instruction, it has no effect but on the cache, and the address is that of a thing.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(thing).cast()) }
}

/// See above.
#[cfg(not(target_arch = "x86_64"))]
#[inline(always)]
pub fn wanted_soon<T>(_: &T) {}

/// An empty list with room for so many, under large pages: for tables that are read here and there.
#[must_use]
pub fn with_large_pages<T>(room: usize) -> Vec<T> {
    let mut list = Vec::with_capacity(room);
    large_pages(list.spare_capacity_mut());
    list
}

/// Asks for large pages under memory that is read here and there, before it is first written: with small ones the processor looks
/// up the place of nearly every page anew.
#[cfg(target_os = "linux")]
#[allow(unsafe_code)]
fn large_pages<T>(memory: &mut [std::mem::MaybeUninit<T>]) {
    const PAGE: usize = 4096;
    let range = memory.as_mut_ptr_range();
    let start = (range.start as usize).next_multiple_of(PAGE);
    let end = range.end as usize / PAGE * PAGE;
    if start < end {
        // SAFETY: the whole pages between are part of one slice, and the advice changes no content. It may be refused, and is then
        // without effect.
        let _ = unsafe { libc::madvise(start as *mut _, end - start, libc::MADV_HUGEPAGE) };
    }
}

/// See above.
#[cfg(not(target_os = "linux"))]
fn large_pages<T>(_: &mut [std::mem::MaybeUninit<T>]) {}
