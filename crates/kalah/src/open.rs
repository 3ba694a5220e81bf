//! Which children are left to search, the most promising first. It knows no boards.

use crate::variant::MAX_PITS;

/// Children that were put off promise less than this.
const PUT_OFF: i32 = i32::MIN + MAX_PITS as i32;

/// Places of children with what they promise.
#[derive(Default)]
pub struct Open {
    waiting: [(i32, u32); MAX_PITS],
    count: usize,
    put_off: i32,
}

impl Open {
    /// One more to search.
    #[inline(always)]
    pub fn add(&mut self, place: usize, promise: i32) {
        self.waiting[self.count] = (promise, place as u32);
        self.count += 1;
    }

    /// Takes out the most promising. Those that were put off come last, in the order in which they were, and are told apart by the
    /// flag.
    #[inline(always)]
    pub fn take(&mut self) -> Option<(usize, bool)> {
        let waiting = &mut self.waiting[..self.count];
        let best = (0..waiting.len()).max_by_key(|&at| waiting[at])?;
        let (promise, place) = waiting[best];
        self.count -= 1;
        self.waiting[best] = self.waiting[self.count];
        Some((place as usize, promise < PUT_OFF))
    }

    /// Puts one that was taken out behind all others.
    pub fn put_off(&mut self, place: usize) {
        self.put_off += 1;
        self.add(place, PUT_OFF - self.put_off);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_promising_comes_first_and_what_was_put_off_last() {
        let mut open = Open::default();
        for (place, promise) in [(10, 5), (11, -7), (12, 90), (13, 8)] {
            open.add(place, promise);
        }
        let mut order = Vec::new();
        while let Some((place, late)) = open.take() {
            if place > 11 && !late {
                open.put_off(place);
            } else {
                order.push((place, late));
            }
        }
        assert_eq!(order, [(10, false), (11, false), (12, true), (13, true)]);
    }
}
