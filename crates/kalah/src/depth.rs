//! Search to a limited depth: an estimate, with the depth it was seen to. It knows nothing of tables or databases, and is
//! the judge of positions that are too large to solve.

use crate::board::{Board, Sower};
use crate::lanes::Lanes;
use work::{Halt, Work};

/// What a limited search saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// What the player to move gains over the other from here on, with beans in pits counted for nobody.
    pub value: i16,
    /// Whether every line was followed to the end, which makes the value exact.
    pub exact: bool,
}

struct Limited<'s, L> {
    sower: &'s Sower<L>,
    work: &'s Work,
    nodes: u64,
    cut_off: bool,
}

/// The value of a board that is not over, seen `depth` sowings deep.
///
/// # Errors
/// When stopped.
pub fn estimate<L: Lanes>(
    work: &Work,
    sower: &Sower<L>,
    board: Board<L>,
    depth: u32,
) -> Result<Estimate, Halt> {
    let mut search = Limited {
        sower,
        work,
        nodes: 0,
        cut_off: false,
    };
    let limit = board.beans() as i16 + 1;
    let value = search.value(board, depth, -limit, limit)?;
    Ok(Estimate {
        value,
        exact: !search.cut_off,
    })
}

impl<L: Lanes> Limited<'_, L> {
    fn value(
        &mut self,
        board: Board<L>,
        depth: u32,
        mut alpha: i16,
        beta: i16,
    ) -> Result<i16, Halt> {
        if board.is_over() {
            return Ok(self.sower.swept(board));
        }
        if depth == 0 {
            self.cut_off = true;
            return Ok(0);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1 << 12) {
            self.work.check()?;
        }
        let mut best = i16::MIN;
        // Near pits first: they are the likely kalah-moves.
        for pit in (0..self.sower.length()).rev() {
            if board.mine.lane(pit) == 0 {
                continue;
            }
            let sown = self.sower.sow(board, pit);
            let gain = sown.gain as i16;
            let value = if sown.again {
                gain + self.value(sown.board, depth - 1, alpha - gain, beta - gain)?
            } else {
                let next = sown.board.swapped();
                gain - self.value(next, depth - 1, gain - beta, gain - alpha)?
            };
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }
}
