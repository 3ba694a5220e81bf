//! How a tournament stands while it is played, and how that is written down so that it goes on later. It plays nothing.

use crate::histogram::Histogram;
use crate::tournament::{Pairing, Tally};
use work::checkpoint::Kind;

/// What is kept of a tournament.
pub const KIND: Kind = Kind {
    name: "tournament",
    version: 1,
};

/// What was counted so far: the pairings that were played, the last one perhaps in part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// In their order.
    pub pairings: Vec<Pairing>,
    /// How many chunks of the last pairing are counted.
    pub(crate) chunks: u64,
}

impl Standing {
    /// The next pairing begins.
    pub(crate) fn begin(&mut self, a: usize, b: usize) {
        self.chunks = 0;
        self.pairings.push(Pairing {
            a,
            b,
            a_started: Tally::default(),
            b_started: Tally::default(),
        });
    }

    /// More games of the last pairing, of all chunks before this one.
    pub(crate) fn add(&mut self, a_started: &Tally, b_started: &Tally, until: u64) {
        if let Some(last) = self.pairings.last_mut() {
            last.a_started = std::mem::take(&mut last.a_started).merged(a_started);
            last.b_started = std::mem::take(&mut last.b_started).merged(b_started);
            self.chunks = until;
        }
    }

    /// As bytes: whole numbers, eight bytes each.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut numbers = vec![self.chunks, self.pairings.len() as u64];
        for pairing in &self.pairings {
            numbers.extend([pairing.a as u64, pairing.b as u64]);
            for tally in [&pairing.a_started, &pairing.b_started] {
                numbers.extend([tally.won, tally.lost, tally.drawn]);
                for histogram in [&tally.lengths, &tally.starter_scores, &tally.other_scores] {
                    numbers.push(histogram.counts().len() as u64);
                    numbers.extend(histogram.counts());
                }
            }
        }
        numbers.into_iter().flat_map(u64::to_le_bytes).collect()
    }

    /// What was written; nothing where it was something else.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let mut numbers = Numbers(bytes);
        let chunks = numbers.next()?;
        let count = numbers.next()?;
        let pairings = (0..count).map(|_| numbers.pairing());
        let pairings = pairings.collect::<Option<Vec<Pairing>>>()?;
        numbers
            .0
            .is_empty()
            .then_some(Standing { pairings, chunks })
    }
}

/// Numbers that were not read yet.
struct Numbers<'b>(&'b [u8]);

impl Numbers<'_> {
    fn next(&mut self) -> Option<u64> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_le_bytes(*first))
    }

    fn small(&mut self) -> Option<usize> {
        usize::try_from(self.next()?).ok()
    }

    fn histogram(&mut self) -> Option<Histogram> {
        let length = self.small()?;
        // A length that is longer than what follows must not be believed.
        if length > self.0.len() / 8 {
            return None;
        }
        let counts: Option<Vec<u64>> = (0..length).map(|_| self.next()).collect();
        counts.map(Histogram::from_counts)
    }

    fn tally(&mut self) -> Option<Tally> {
        Some(Tally {
            won: self.next()?,
            lost: self.next()?,
            drawn: self.next()?,
            lengths: self.histogram()?,
            starter_scores: self.histogram()?,
            other_scores: self.histogram()?,
        })
    }

    fn pairing(&mut self) -> Option<Pairing> {
        Some(Pairing {
            a: self.small()?,
            b: self.small()?,
            a_started: self.tally()?,
            b_started: self.tally()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::Played;

    #[test]
    fn what_is_written_is_read_and_nothing_else() {
        let mut standing = Standing::default();
        standing.begin(2, 5);
        let mut tally = Tally::default();
        for (starter, other, length) in [(3, 1, 7), (0, 4, 2), (2, 2, 9)] {
            tally.add(Played {
                starter,
                other,
                length,
            });
        }
        standing.add(&tally, &Tally::default(), 3);
        standing.begin(5, 5);
        let bytes = standing.write();
        assert_eq!(Standing::read(&bytes), Some(standing));
        for end in 0..bytes.len() {
            assert_eq!(Standing::read(&bytes[..end]), None, "cut at {end}");
        }
        assert_eq!(Standing::read(&[&bytes[..], &[0]].concat()), None);
        assert_eq!(Standing::read(&[0xff; 64]), None);
    }
}
