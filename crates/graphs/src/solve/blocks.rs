//! One round over a part on all cores. A large part is cut into blocks, and each block into pieces, whose numbers do not depend
//! on that of threads. The first pieces of all blocks are swept side by side, then they show each other what they found, then
//! the second pieces are swept, and so on. A piece sees itself as it is now and all else as it was last shown. So it does not
//! matter which core takes which piece, or when: any number of threads gives the same bits.
//!
//! Showing often keeps most of what makes Gauss–Seidel faster than Jacobi (blocks of one piece took twice the rounds), and a
//! long chain of vertices is late once a block, not once a piece. What is seen is true now or was true before. Bounds that hold
//! keep holding, so methods that only tighten bounds may be swept so.

use rayon::prelude::*;
use std::ops::Range;

/// Parts below this are swept as one block: a piece takes less time than threads need to meet.
const LARGE: usize = 1 << 17;
/// So many cores can help; news from block to block comes a piece or a round later.
const BLOCKS: usize = 16;
/// How often blocks show each other what they found in a round.
const PIECES: usize = 16;

/// Numbers of the members of a part and of its border, swept round after round.
pub(crate) struct Swept<T> {
    /// Members, then border.
    pub now: Vec<T>,
    members: usize,
    /// The pieces that are being swept, one of each block; empty where there is one block.
    pieces: Vec<Vec<T>>,
}

/// What is swept at a time: numbers and notes of some vertices, and what is seen of all others.
pub(crate) struct Piece<'a, T, N> {
    first: usize,
    own: &'a mut [T],
    notes: &'a mut [N],
    shown: &'a [T],
}

impl<T: Copy + Send + Sync> Swept<T> {
    /// The first `members` of `now` are swept, the others stay.
    pub fn new(now: Vec<T>, members: usize) -> Self {
        let blocks = if members < LARGE { 0 } else { BLOCKS };
        Swept {
            now,
            members,
            pieces: (0..blocks).map(|_| Vec::new()).collect(),
        }
    }

    /// A round: `sweep` goes through each piece, and what it says of each is put `together`, in order. `notes` are one a
    /// member, written only when the member is swept.
    pub fn round<N: Send, R: Send>(
        &mut self,
        notes: &mut [N],
        sweep: impl Fn(&mut Piece<'_, T, N>) -> R + Sync,
        together: impl Fn(R, R) -> R,
    ) -> R {
        if self.pieces.is_empty() {
            return sweep(&mut Piece {
                first: 0,
                own: &mut self.now,
                notes,
                shown: &[],
            });
        }
        let size = self.members.div_ceil(BLOCKS);
        let long = size.div_ceil(PIECES);
        let part = |number: usize, block: usize| {
            let within = |at: usize| at.min(block);
            within(number * long)..within((number + 1) * long)
        };
        let mut told = None;
        for number in 0..PIECES {
            let shown = &self.now[..];
            let blocks = self.pieces.par_iter_mut().zip(notes.par_chunks_mut(size));
            let swept: Vec<R> = blocks
                .enumerate()
                .map(|(block, (own, notes))| {
                    let part = part(number, notes.len());
                    let first = block * size + part.start;
                    own.clear();
                    own.extend_from_slice(&shown[first..first + part.len()]);
                    sweep(&mut Piece {
                        first,
                        own,
                        notes: &mut notes[part],
                        shown,
                    })
                })
                .collect();
            told = told.into_iter().chain(swept).reduce(&together);
            let blocks = self.now[..self.members].par_chunks_mut(size);
            blocks.zip(&self.pieces).for_each(|(now, piece)| {
                let part = part(number, now.len());
                now[part].copy_from_slice(piece);
            });
        }
        told.expect("a large part has a piece")
    }
}

impl<T: Copy, N> Piece<'_, T, N> {
    /// The vertices to be swept.
    pub fn vertices(&self) -> Range<usize> {
        self.first..self.first + self.notes.len()
    }

    /// The number of any vertex, as it is seen from here.
    #[inline]
    pub fn see(&self, vertex: usize) -> T {
        // Chosen without a branch, which could not be foretold.
        let here = vertex.wrapping_sub(self.first);
        let (from, at) = if here < self.own.len() {
            (&*self.own, here)
        } else {
            (self.shown, vertex)
        };
        from[at]
    }

    /// Changes the number of a vertex that is being swept.
    #[inline]
    pub fn put(&mut self, vertex: usize, number: T) {
        self.own[vertex - self.first] = number;
    }

    /// The note of a vertex that is being swept.
    #[inline]
    pub fn note(&mut self, vertex: usize) -> &mut N {
        &mut self.notes[vertex - self.first]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chain in which everybody takes what the one before has: news goes through a block in a round, and to the next block
    /// in the round after, whatever the number of threads.
    #[test]
    fn news_goes_through_one_block_in_a_round() {
        let members = LARGE;
        let size = members / BLOCKS;
        for threads in [1, 2, 4] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads);
            pool.build().unwrap().install(|| {
                // The border is the last and is worth 1; the first vertex looks at it.
                let mut now = vec![0u64; members];
                now.push(1);
                let mut swept = Swept::new(now, members);
                for round in 1..=BLOCKS {
                    let mut notes = vec![0u8; members];
                    let sweep = |piece: &mut Piece<'_, u64, u8>| {
                        let mut risen = 0;
                        for vertex in piece.vertices() {
                            let from = vertex.checked_sub(1).unwrap_or(members);
                            let new = piece.see(from);
                            risen += usize::from(new > piece.see(vertex));
                            piece.put(vertex, new);
                            *piece.note(vertex) += 1;
                        }
                        risen
                    };
                    let risen = swept.round(&mut notes, sweep, |one, other| one + other);
                    assert_eq!(risen, size);
                    assert!(notes.iter().all(|&times| times == 1));
                    let reached: u64 = swept.now[..members].iter().sum();
                    assert_eq!(reached as usize, round * size);
                }
                swept.now[..members].fill(0);
                let seen = |piece: &mut Piece<'_, u64, u8>| piece.see(members / 2);
                let seen = swept.round(&mut vec![0; members], seen, u64::max);
                assert_eq!(seen, 0, "what was changed between rounds is seen by all");
            });
        }
    }
}
