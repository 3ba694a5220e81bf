//! Whether a database is right, by a program that shares nothing with its builders but the rules: it has its own numbering of boards, sows
//! bean by bean, and compares every value with what the values after each sowing say. Every sowing brings beans nearer to the mover's store or
//! into it, so play from any board ends and only one table passes.

use crate::position::{NORTH, Position, SOUTH};
use crate::variant::Rules;
use rayon::prelude::*;
use work::{Halt, Work};

/// Boards that one piece of parallel work takes.
const BLOCK: u64 = 1 << 12;

/// Why a database is not right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// A value that its successors contradict.
    #[error("{position} is kept as {kept} and is worth {right}")]
    Value {
        /// The board, as it is written.
        position: String,
        /// What the database says.
        kept: i8,
        /// What the values after each sowing say.
        right: i16,
    },
    /// More or fewer values than boards.
    #[error("{found} values for {wanted} boards")]
    Size {
        /// Values that there are.
        found: u64,
        /// Boards that there are.
        wanted: u64,
    },
    /// Stopped.
    #[error(transparent)]
    Halt(#[from] Halt),
}

rules::tell!(Wrong, |wrong| match wrong {
    Wrong::Halt(halt) => rules::Tell::told(halt),
    Wrong::Value {
        position,
        kept,
        right,
    } => rules::Told::other(
        rules::Message::new("kalah-error-verify-value")
            .with("position", position.as_str())
            .with("kept", i64::from(*kept))
            .with("right", i64::from(*right))
    ),
    Wrong::Size { found, wanted } => rules::Told::other(
        rules::Message::new("kalah-error-verify-size")
            .with("found", *found)
            .with("wanted", *wanted)
    ),
});

/// Checks the values of all boards with at most so many beans, in the order of their numbers, and tells how many there are.
///
/// # Errors
/// The first value that is not right, or when stopped.
pub fn verify(
    values: &[u8],
    length: usize,
    rules: Rules,
    beans: u16,
    work: &Work,
) -> Result<u64, Wrong> {
    let numbers = Numbers::new(2 * length, beans.into());
    let count = numbers.count();
    if values.len() as u64 != count {
        return Err(Wrong::Size {
            found: values.len() as u64,
            wanted: count,
        });
    }
    let check = Check {
        numbers,
        values,
        length,
        rules: Rules {
            pie: false,
            ..rules
        },
    };
    let task = work.task("kalah-task-verify", Some(count));
    let blocks = count.div_ceil(BLOCK);
    (0..blocks).into_par_iter().try_for_each(|block| {
        let (from, to) = (block * BLOCK, (block * BLOCK + BLOCK).min(count));
        (from..to).try_for_each(|number| check.board(number))?;
        task.advance(to - from).map_err(Wrong::from)
    })?;
    Ok(count)
}

struct Check<'v> {
    numbers: Numbers,
    values: &'v [u8],
    length: usize,
    rules: Rules,
}

impl Check<'_> {
    fn board(&self, number: u64) -> Result<(), Wrong> {
        let pits = self.numbers.pits(number);
        let (mine, theirs) = pits.split_at(self.length);
        // By letters: North sows the other way round.
        let north: Vec<u16> = theirs.iter().rev().copied().collect();
        let position = Position::new(mine, &north, [0, 0], SOUTH, false);
        let position = position.expect("a database has no more beans than a board can hold");
        let right = self.worth(&position);
        let kept = self.values[number as usize] as i8;
        if i16::from(kept) == right {
            return Ok(());
        }
        Err(Wrong::Value {
            position: position.to_string(),
            kept,
            right,
        })
    }

    /// What the player to move, South, gains over the other, by the values after each sowing.
    fn worth(&self, position: &Position) -> i16 {
        let ahead = |stores: [u16; 2]| stores[0] as i16 - stores[1] as i16;
        if position.is_over() {
            return ahead(position.final_stores(self.rules));
        }
        let sowings = (0..self.length).filter(|&pit| position.row(SOUTH)[pit] > 0);
        let worth = sowings.map(|pit| {
            let mut next = position.clone();
            let sown = next.sow(pit, self.rules);
            let gained = ahead(next.stores);
            if sown.over {
                gained
            } else if sown.again {
                gained + self.kept(next.row(SOUTH), next.row(NORTH))
            } else {
                gained - self.kept(next.row(NORTH), next.row(SOUTH))
            }
        });
        worth.max().expect("a row that is not empty can be sown")
    }

    fn kept(&self, mine: &[u16], theirs: &[u16]) -> i16 {
        let number = self.numbers.of(mine.iter().chain(theirs).copied());
        i16::from(self.values[number as usize] as i8)
    }
}

/// Boards as numbers: one with fewer beans comes first; of two with as many, the one with fewer beans in all pits but the last; and so on.
struct Numbers {
    /// In how many ways so many pits (from one) can hold at most so many beans: by pits, then beans.
    ways: Vec<Vec<u64>>,
}

impl Numbers {
    fn new(pits: usize, beans: usize) -> Self {
        let mut ways: Vec<Vec<u64>> = Vec::with_capacity(pits);
        for pit in 0..pits {
            let mut row: Vec<u64> = Vec::with_capacity(beans + 1);
            for bean in 0..=beans {
                // Either not all of them, or all: then what the last pit does not hold is in the others.
                let fewer = if bean == 0 { 0 } else { row[bean - 1] };
                let all = if pit == 0 { 1 } else { ways[pit - 1][bean] };
                row.push(fewer + all);
            }
            ways.push(row);
        }
        Numbers { ways }
    }

    fn count(&self) -> u64 {
        let last = self.ways.last().and_then(|row| row.last());
        *last.expect("a board has pits")
    }

    /// How many boards of the first pits hold fewer beans than this.
    fn below(&self, pits: usize, beans: usize) -> u64 {
        if beans == 0 {
            0
        } else {
            self.ways[pits - 1][beans - 1]
        }
    }

    fn of(&self, pits: impl Iterator<Item = u16>) -> u64 {
        let (mut held, mut number) = (0, 0);
        for (at, beans) in pits.enumerate() {
            held += usize::from(beans);
            number += self.below(at + 1, held);
        }
        number
    }

    fn pits(&self, mut number: u64) -> Vec<u16> {
        let mut pits = vec![0; self.ways.len()];
        let mut above = None;
        for at in (0..pits.len()).rev() {
            let row = &self.ways[at];
            // The most beans that these pits can hold with so many boards before.
            let held = row.partition_point(|&ways| ways <= number);
            number -= self.below(at + 1, held);
            if let Some(all) = above.replace(held) {
                pits[at + 1] = (all - held) as u16;
            }
        }
        pits[0] = above.expect("a board has pits") as u16;
        pits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_a_board_and_back() {
        let numbers = Numbers::new(4, 7);
        assert_eq!(numbers.count(), 330, "11 over 4");
        let mut before = 0;
        for number in 0..numbers.count() {
            let pits = numbers.pits(number);
            let held: u16 = pits.iter().sum();
            assert!(held >= before, "fewer beans first");
            before = held;
            assert_eq!(numbers.of(pits.into_iter()), number);
        }
        assert_eq!(before, 7);
    }
}
