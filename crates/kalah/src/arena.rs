//! One game between two of the six strategies on packed boards, as fast as it goes. Counting games is the lab's business.

use crate::board::{Board, Sower};
use crate::lanes::Lanes;
use crate::strategies::{Decision, Sight, Strategy};
use rand::Rng;

/// How a game ended. The first player is the one who started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Beans in the starter's store.
    pub starter: u16,
    /// Beans in the other's store.
    pub other: u16,
    /// How many sowings there were.
    pub length: u32,
}

/// A pit that is not empty, all equally likely.
#[inline(always)]
pub fn draw(occupied: u32, random: &mut impl Rng) -> usize {
    // Multiplying 32 random bits down to 1 … 12 is biased by less than 3e-9.
    let skip = (u64::from(random.next_u32()) * u64::from(occupied.count_ones())) >> 32;
    let mut rest = occupied;
    for _ in 0..skip {
        rest &= rest - 1;
    }
    rest.trailing_zeros() as usize
}

/// Plays one game from `start`, which is seen by the starter. Neither player sees the pie rule.
#[inline]
pub fn play<L: Lanes>(
    sower: &Sower<L>,
    start: Board<L>,
    players: [Strategy; 2],
    random: &mut impl Rng,
) -> Ended {
    let mut board = start;
    let mut stores = [0u16; 2];
    let mut mover = 0;
    let mut sowing = 0;
    while !board.is_over() {
        sowing += 1;
        let sight = Sight {
            board,
            length: sower.length(),
            sowing,
        };
        let pit = match players[mover].decide(&sight) {
            Decision::Pit(pit) => pit,
            Decision::Any => draw(board.mine.occupied(), random),
        };
        let sown = sower.sow(board, pit);
        stores[mover] += sown.gain;
        if sown.again {
            board = sown.board;
        } else {
            board = sown.board.swapped();
            mover = 1 - mover;
        }
    }
    // The rest is split so that the difference is what the rules say and nothing is lost.
    let (rest, ahead) = (board.beans() as i16, sower.swept(board));
    stores[mover] += ((rest + ahead) / 2) as u16;
    stores[1 - mover] += ((rest - ahead) / 2) as u16;
    Ended {
        starter: stores[0],
        other: stores[1],
        length: sowing,
    }
}
