//! Which rank has which boards. Boards of as many beans that agree in the pits farthest from both stores, whoever is to move, stay together: most
//! sowings leave these pits alone. It knows no rules and no values.

use crate::board::Board;
use crate::rank::{Ranker, boards_up_to};

/// How many pits of each row, from the farthest, tell where a board is.
const FAR: usize = 2;

/// Where boards are, for any number of ranks.
pub(super) struct Shares {
    ranks: usize,
    far: Option<Ranker>,
    near: Ranker,
    /// How many pits are in `far`.
    pits: usize,
    length: usize,
    /// How many boards of the near pits hold fewer beans, by beans.
    fewer: Vec<u64>,
    layers: Vec<Layer>,
}

/// The boards with as many beans.
#[derive(Default)]
struct Layer {
    /// By the number of the far pits: whose they are, and where the boards begin among his.
    groups: Vec<(u16, u64)>,
    /// How many boards each rank has.
    sizes: Vec<u64>,
}

/// A board's place: whose it is, and which of his boards with as many beans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub rank: usize,
    pub at: u64,
}

impl Shares {
    pub fn new(length: usize, beans: u16, ranks: usize) -> Self {
        let pits = FAR.min(length - 1);
        let ranker = |length| Ranker::new(length, beans).expect("a database has fewer boards");
        let mut shares = Shares {
            ranks,
            far: (pits > 0).then(|| ranker(pits)),
            near: ranker(length - pits),
            pits,
            length,
            fewer: (0..=beans)
                .map(|beans| up_to_less(length - pits, beans))
                .collect(),
            layers: Vec::new(),
        };
        let owners = shares.owners(beans);
        for layer in 0..=beans {
            let layer = shares.layer(layer, &owners);
            shares.layers.push(layer);
        }
        shares
    }

    /// Gives groups away, whatever layer their boards are in: the largest first, each to who has least.
    fn owners(&self, beans: u16) -> Vec<u16> {
        let Some(far) = &self.far else {
            return vec![0];
        };
        let count = boards_up_to(self.pits, beans).expect("fewer than all boards");
        let mut groups: Vec<(u64, u64, u64)> = Vec::new();
        for number in 0..count {
            let held: Board<u64> = far.unrank(number);
            // With the players exchanged it is the same group; it is counted with the smaller number.
            let turned = far.rank(held.swapped());
            let size = exactly(self.length - self.pits, beans - held.beans());
            match turned {
                _ if turned < number => {}
                _ if turned == number => groups.push((size, number, turned)),
                _ => groups.push((2 * size, number, turned)),
            }
        }
        groups.sort_by_key(|&(size, number, _)| (std::cmp::Reverse(size), number));
        let mut owners = vec![0; count as usize];
        let mut loads = vec![0; self.ranks];
        for (size, number, turned) in groups {
            let least = (0..self.ranks).min_by_key(|&rank| loads[rank]);
            let rank = least.expect("there is a rank");
            owners[number as usize] = rank as u16;
            owners[turned as usize] = rank as u16;
            loads[rank] += size;
        }
        owners
    }

    /// Where the boards with so many beans begin.
    fn layer(&self, beans: u16, owners: &[u16]) -> Layer {
        let mut layer = Layer {
            groups: Vec::new(),
            sizes: vec![0; self.ranks],
        };
        let count = match self.far {
            Some(_) => boards_up_to(self.pits, beans).expect("fewer than all boards"),
            None => 1,
        };
        for (number, &owner) in (0..count).zip(owners) {
            let far = self.far.as_ref();
            let held = far.map_or(0, |far| far.unrank::<u64>(number).beans());
            let size = &mut layer.sizes[usize::from(owner)];
            layer.groups.push((owner, *size));
            *size += exactly(self.length - self.pits, beans - held);
        }
        layer
    }

    /// How many boards with so many beans a rank has.
    pub fn size(&self, beans: u16, rank: usize) -> u64 {
        self.layers[usize::from(beans)].sizes[rank]
    }

    /// The most that any rank has.
    pub fn largest(&self, beans: u16) -> u64 {
        let sizes = self.layers[usize::from(beans)].sizes.iter();
        sizes.copied().max().unwrap_or(0)
    }

    /// Where a board is that holds so many beans.
    #[inline]
    pub fn place(&self, board: Board<u64>, beans: u16) -> Place {
        let layer = &self.layers[usize::from(beans)];
        let (far, near) = self.parts(board);
        let group = self.far.as_ref().map_or(0, |ranker| ranker.rank(far));
        let (rank, begin) = layer.groups[group as usize];
        Place {
            rank: rank.into(),
            at: begin + self.near.rank(near) - self.fewer[usize::from(near.beans())],
        }
    }

    fn parts(&self, board: Board<u64>) -> (Board<u64>, Board<u64>) {
        let bits = 8 * self.pits as u32;
        let mask = (1 << bits) - 1;
        let far = Board {
            mine: board.mine & mask,
            theirs: board.theirs & mask,
        };
        let near = Board {
            mine: board.mine >> bits,
            theirs: board.theirs >> bits,
        };
        (far, near)
    }

    /// All boards of a rank that hold so many beans, each with its place among them.
    pub fn boards(&self, beans: u16, rank: usize, mut visit: impl FnMut(u64, Board<u64>)) {
        let bits = 8 * self.pits as u32;
        let layer = &self.layers[usize::from(beans)];
        for (number, &(owner, begin)) in layer.groups.iter().enumerate() {
            if usize::from(owner) != rank {
                continue;
            }
            let far = self.far.as_ref();
            let far: Board<u64> = far.map_or(Board::default(), |far| far.unrank(number as u64));
            if far.beans() > beans {
                continue;
            }
            let held = beans - far.beans();
            let mut near: Option<Board<u64>> =
                Some(self.near.unrank(self.fewer[usize::from(held)]));
            let mut at = begin;
            while let Some(board) = near {
                let whole = Board {
                    mine: board.mine << bits | far.mine,
                    theirs: board.theirs << bits | far.theirs,
                };
                visit(at, whole);
                at += 1;
                near = self.near.next(board);
            }
        }
    }
}

/// How many boards hold exactly so many beans.
fn exactly(length: usize, beans: u16) -> u64 {
    let all = boards_up_to(length, beans).expect("fewer than all boards");
    all - up_to_less(length, beans)
}

/// How many boards hold fewer.
fn up_to_less(length: usize, beans: u16) -> u64 {
    let fewer = beans.checked_sub(1);
    fewer.map_or(0, |fewer| {
        boards_up_to(length, fewer).expect("fewer than all boards")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_is_in_one_place_beside_its_mirror() {
        for (length, beans) in [(1, 4), (2, 5), (3, 4), (5, 3), (6, 4)] {
            for ranks in [1, 2, 3, 7] {
                let shares = Shares::new(length, beans, ranks);
                for layer in 0..=beans {
                    let mut all = 0;
                    for rank in 0..ranks {
                        let mut found = vec![false; shares.size(layer, rank) as usize];
                        shares.boards(layer, rank, |at, board| {
                            assert_eq!(board.beans(), layer);
                            assert_eq!(shares.place(board, layer), Place { rank, at });
                            assert_eq!(shares.place(board.swapped(), layer).rank, rank);
                            assert!(!std::mem::replace(&mut found[at as usize], true));
                        });
                        assert!(found.iter().all(|&found| found));
                        all += found.len() as u64;
                    }
                    assert_eq!(all, exactly(length, layer));
                }
            }
        }
    }
}
