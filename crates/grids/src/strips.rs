//! What a horizontal strip of the board is worth to the side that places vertical dominoes, at several temperatures.
//!
//! Left may promise never to play across some horizontal lines: that only hurts her, and the board becomes the sum
//! of its strips. Every strip has a thermograph, and for a sum of strips and any temperature t ≥ 0
//! the right stop is at least (sum of the right walls at t) − t, because cooling is additive and walls lean
//! by at most one. A positive right stop wins for Left even when Right begins.

use crate::packed::Packed;
use crate::{DomineeringValues, Region};
use rules::Side;
use rustc_hash::FxHashMap;
use values::{Dyadic, Thermographs, Unable, Value, Values};

/// How many temperatures are tried.
pub(crate) const LANES: usize = 4;
/// The temperatures, in quarters.
const QUARTERS: [i64; LANES] = [0, 2, 4, 6];
/// One move, in the units in which strips are measured. Fractions of strips are far coarser than one unit.
pub(crate) const MOVE: i32 = 256;

/// The temperature at which boards are compared when moves are sorted.
const SCORE: usize = 2;
/// Parts with at most this many squares are measured exactly.
const SMALL: u32 = 14;

/// How good a board is for the side that places vertical dominoes, before the moves it has elsewhere are added.
#[derive(Clone, Copy)]
pub(crate) struct Measure {
    /// Not negative: that side wins when the other begins.
    pub(crate) second: i32,
    /// Positive: that side wins when it begins. It needs not pay the tax, since it moves where it is hottest.
    pub(crate) first: i32,
    /// The more, the better it looks.
    pub(crate) score: i32,
}

impl Measure {
    const NOTHING: Measure = Measure {
        second: 0,
        first: 0,
        score: 0,
    };
}

/// How many boards are remembered, as a power of two.
const RECENT: u32 = 18;

/// A lower bound at each of the temperatures.
pub(crate) type Bound = [i32; LANES];

/// What the tax of the temperature costs once for the whole sum. A bound that only reaches zero proves nothing, so above
/// temperature zero one unit is taken off; at temperature zero this is settled strip by strip.
const TAX: Bound = [0, -129, -257, -385];

/// Bounds of strips of one width, found when they are first asked for.
pub(crate) struct Strips {
    width: u32,
    height: u32,
    first_column: u128,
    /// Of one and two rows, by their squares.
    low: Vec<[i16; LANES]>,
    /// Of three rows.
    high: FxHashMap<u64, [i16; LANES]>,
    /// Boards measured lately.
    recent: Vec<(u128, Measure)>,
    /// Of connected shapes, by their values.
    known: FxHashMap<Value, [i16; LANES]>,
}

const UNKNOWN: i16 = i16::MIN;

impl Strips {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Strips {
            width: width as u32,
            height: height as u32,
            first_column: (0..height).map(|row| 1u128 << (row * width)).sum(),
            low: vec![[UNKNOWN; LANES]; 1 << (2 * width)],
            high: FxHashMap::default(),
            // The empty board is worth nothing, which is what an entry that was never filled says.
            recent: vec![(0, Measure::NOTHING); 1 << RECENT],
            known: FxHashMap::default(),
        }
    }

    /// Memory needed for strips of this width.
    pub(crate) fn bytes(width: usize) -> u64 {
        (size_of::<[i16; LANES]>() as u64) << (2 * width)
    }

    /// Measures the whole board. The search asks for most boards several times, so the last answers are remembered.
    pub(crate) fn bound(
        &mut self,
        board: u128,
        finder: &mut DomineeringValues<'_>,
    ) -> Result<Measure, Unable> {
        let mixed = (board as u64 ^ (board >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = (mixed >> (64 - RECENT)) as usize;
        let (known, measure) = self.recent[place];
        if known == board {
            return Ok(measure);
        }
        let measure = self.measure_board(board, finder)?;
        self.recent[place] = (board, measure);
        Ok(measure)
    }

    /// Part by part, small parts exactly, larger ones cut into strips.
    fn measure_board(
        &mut self,
        board: u128,
        finder: &mut DomineeringValues<'_>,
    ) -> Result<Measure, Unable> {
        let mut sum: Bound = [0; LANES];
        let mut rest = board;
        while rest != 0 {
            let part = self.part(rest);
            rest &= !part;
            let lanes = if part.count_ones() <= SMALL
                && let Some(packed) = self.packed(part)
            {
                self.exact(packed, finder)?.map(i32::from)
            } else {
                self.cut(part, finder)?
            };
            for lane in 0..LANES {
                sum[lane] += lanes[lane];
            }
        }
        let taxed = (0..LANES).map(|lane| sum[lane] + TAX[lane]).max();
        Ok(Measure {
            second: taxed.expect("there are lanes"),
            first: sum.into_iter().max().expect("there are lanes"),
            score: sum[SCORE],
        })
    }

    /// The part that contains the first square.
    pub(crate) fn part(&self, rest: u128) -> u128 {
        let mut part = rest & rest.wrapping_neg();
        loop {
            let grown = (part
                | part << self.width
                | part >> self.width
                | part << 1 & !self.first_column
                | (part & !self.first_column) >> 1)
                & rest;
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The part in packed form, if it is not too large for it.
    pub(crate) fn packed(&self, part: u128) -> Option<Packed> {
        let part = part >> (part.trailing_zeros() / self.width * self.width);
        let row = (1u128 << self.width) - 1;
        if part >> (8 * self.width).min(127) != 0 {
            return None;
        }
        let rows = 8.min(self.height);
        Some(Packed((0..rows).fold(0, |packed, index| {
            packed | (part >> (index * self.width) & row) << (16 * index)
        })))
    }

    fn exact(
        &mut self,
        part: Packed,
        finder: &mut DomineeringValues<'_>,
    ) -> Result<[i16; LANES], Unable> {
        if part.0 & (part.0 - 1) == 0 {
            return Ok([0; LANES]);
        }
        let value = finder.part(part)?;
        self.walls(value, finder.values())
    }

    /// The best bound over all ways to cut the board into strips of one, two and three rows.
    fn cut(&mut self, board: u128, finder: &mut DomineeringValues<'_>) -> Result<Bound, Unable> {
        // The best bounds of the rows above, up to three cuts back.
        let mut best: [Bound; 3] = [[0; LANES]; 3];
        for row in 0..self.height {
            let mut next: Bound = [i32::MIN; LANES];
            for rows in 1..=3.min(row + 1) {
                let strip = self.strip(board, row + 1 - rows, rows, finder)?;
                let above = &best[3 - rows as usize];
                for lane in 0..LANES {
                    next[lane] = next[lane].max(above[lane] + i32::from(strip[lane]));
                }
            }
            best = [best[1], best[2], next];
        }
        Ok(best[2])
    }

    fn strip(
        &mut self,
        board: u128,
        from: u32,
        rows: u32,
        finder: &mut DomineeringValues<'_>,
    ) -> Result<[i16; LANES], Unable> {
        let squares = (board >> (from * self.width)) as u64 & ((1 << (rows * self.width)) - 1);
        if rows <= 2 {
            let known = self.low[squares as usize];
            if known[0] != UNKNOWN {
                return Ok(known);
            }
        } else if let Some(&known) = self.high.get(&squares) {
            return Ok(known);
        }
        let found = self.measure(squares, finder)?;
        if rows <= 2 {
            self.low[squares as usize] = found;
        } else {
            self.high.insert(squares, found);
        }
        Ok(found)
    }

    #[cold]
    fn measure(
        &mut self,
        squares: u64,
        finder: &mut DomineeringValues<'_>,
    ) -> Result<[i16; LANES], Unable> {
        let row = (1 << self.width) - 1;
        let packed = (0..3).fold(0u128, |packed, index| {
            packed | u128::from(squares >> (index * self.width) & row) << (16 * index)
        });
        let mut sum = [0; LANES];
        let mut fault = Ok(());
        Packed(packed).for_each_part(|part| {
            match finder
                .part(part)
                .and_then(|value| self.walls(value, finder.values()))
            {
                Ok(walls) => sum
                    .iter_mut()
                    .zip(walls)
                    .for_each(|(sum, wall)| *sum += wall),
                Err(unable) => fault = Err(unable),
            }
        });
        fault.map(|()| sum)
    }

    fn walls(&mut self, value: Value, values: &Values) -> Result<[i16; LANES], Unable> {
        if let Some(&known) = self.known.get(&value) {
            return Ok(known);
        }
        let walls = right_walls(values, value)?;
        self.known.insert(value, walls);
        Ok(walls)
    }
}

/// The right wall of a value at the chosen temperatures, rounded down. At temperature zero one unit less, unless Left can
/// answer so that she gets the whole stop and the last move.
fn right_walls(values: &Values, value: Value) -> Result<[i16; LANES], Unable> {
    let graph = Thermographs::new(values).of(value)?;
    let mut walls = [0; LANES];
    for (wall, quarters) in walls.iter_mut().zip(QUARTERS) {
        let temperature = Dyadic::new(quarters, 2).ok_or(Unable::OutOfRange)?;
        let at = graph.wall(Side::Right, temperature)?;
        let units = at.times(Dyadic::integer(MOVE)).ok_or(Unable::OutOfRange)?;
        *wall = i16::try_from(units.floor()).map_err(|_| Unable::OutOfRange)?;
    }
    let stop = values.number(values.right_stop(value))?;
    if !values.at_most(stop, value)? {
        walls[0] -= 1;
    }
    Ok(walls)
}

/// Whether strips of this board are narrow enough for a table.
pub(crate) fn fits(region: &Region) -> bool {
    region.rows() <= 11 && region.columns() <= 11
}
