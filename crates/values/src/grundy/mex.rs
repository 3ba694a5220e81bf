//! The least number that is not there, found again and again without clearing memory.

/// A set of small numbers that forgets everything in constant time.
#[derive(Clone, Debug, Default)]
pub struct Mex {
    stamps: Vec<u32>,
    now: u32,
}

impl Mex {
    /// Forgets all numbers.
    pub fn clear(&mut self) {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.stamps.fill(0);
            self.now = 1;
        }
    }

    /// Adds a number. Returns whether it is new.
    pub fn insert(&mut self, number: u32) -> bool {
        let at = number as usize;
        if at >= self.stamps.len() {
            self.stamps.resize((at + 1).next_power_of_two(), 0);
        }
        let new = self.stamps[at] != self.now;
        self.stamps[at] = self.now;
        new
    }

    /// Whether the number is there.
    #[must_use]
    pub fn contains(&self, number: u32) -> bool {
        self.stamps.get(number as usize) == Some(&self.now)
    }

    /// The least number that is not there.
    #[must_use]
    pub fn least_missing(&self) -> u32 {
        (0..)
            .find(|&number| !self.contains(number))
            .expect("memory is finite, numbers are not")
    }
}
