//! What a horizontal strip of the board is worth to the side that places vertical dominoes, at several temperatures.
//!
//! Left may promise never to play across some horizontal lines: that only hurts her, and the board becomes the sum
//! of its strips. Every strip has a thermograph, and for a sum of strips and any temperature t ≥ 0
//! the right stop is at least (sum of the right walls at t) − t, because cooling is additive and walls lean
//! by at most one. A positive right stop wins for Left even when Right begins.
//!
//! The best way to cut is found row by row ([`Profile`]). A domino changes one or two rows, so that the bound after a
//! move takes only the strips that touch them: the rows above and below are as they were.

use super::lanes::{Bound, Lanes};
use super::rest::Rests;
use crate::DomineeringValues;
use crate::packed::Packed;
use rustc_hash::FxHashMap;
use values::Unable;

/// Bounds of strips of one width, found when they are first asked for.
pub(super) struct Strips {
    width: u32,
    height: usize,
    /// Of one and two rows: the place among `bounds`, by their squares; 0 for those that were not measured yet. Few bounds
    /// differ, so that what a search asks for all the time stays near the processor.
    low: Vec<u16>,
    bounds: Vec<Bound>,
    places: FxHashMap<Bound, u16>,
    /// Of three rows; the worst of all for those that have a part too large for a value.
    high: FxHashMap<u64, Bound>,
}

/// The highest board, in rows.
pub(super) const HEIGHT: usize = 11;
/// The largest part of three rows that is worth a value, in squares.
const LARGEST: u32 = 18;

/// The bounds of the strips that begin in each row, and the best of all rows above a line and of all rows below it, for every
/// line. It is large, and filled where it lies.
pub(super) struct Profile {
    /// Strips of one, two and three rows.
    strips: [[Bound; HEIGHT]; 3],
    above: [Bound; HEIGHT + 1],
    below: [Bound; HEIGHT + 1],
}

impl Profile {
    pub(super) const EMPTY: Profile = Profile {
        strips: [[Bound::WORST; HEIGHT]; 3],
        above: [Bound::ZERO; HEIGHT + 1],
        below: [Bound::ZERO; HEIGHT + 1],
    };

    /// The bound of the whole board.
    pub(super) fn total(&self) -> Bound {
        self.below[0]
    }

    /// Finds the best cuts into strips of at most so many rows.
    #[inline]
    fn cut(&mut self, height: usize, most: usize) {
        for end in 1..=height {
            let mut best = self.above[end - 1] + self.strips[0][end - 1];
            for rows in 2..=most.min(end) {
                best = best.max(self.above[end - rows] + self.strips[rows - 1][end - rows]);
            }
            self.above[end] = best;
        }
        self.below[height] = Bound::ZERO;
        for row in (0..height).rev() {
            let mut best = self.below[row + 1] + self.strips[0][row];
            for rows in 2..=most.min(height - row) {
                best = best.max(self.below[row + rows] + self.strips[rows - 1][row]);
            }
            self.below[row] = best;
        }
    }
}

/// Where values come from.
pub(super) struct Measures<'a, 'v> {
    pub(super) finder: &'a mut DomineeringValues<'v>,
    pub(super) rests: &'a mut Rests<'v>,
}

impl Measures<'_, '_> {
    fn exact(&mut self, part: Packed) -> Result<Bound, Unable> {
        let value = self.finder.part(part)?;
        let rest = self.rests.of(value)?;
        Ok(self.rests.facts(rest).walls)
    }
}

impl Strips {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Strips {
            width: width as u32,
            height,
            low: vec![0; 1 << (2 * width)],
            bounds: vec![Bound::WORST],
            places: FxHashMap::default(),
            high: FxHashMap::default(),
        }
    }

    /// Memory needed for strips of this width.
    pub(super) fn bytes(width: usize) -> u64 {
        (size_of::<u16>() as u64) << (2 * width)
    }

    /// The best bounds over all ways to cut the board into strips of one and two rows.
    pub(super) fn profile(
        &mut self,
        board: u128,
        profile: &mut Profile,
        measures: &mut Measures<'_, '_>,
    ) -> Result<(), Unable> {
        for row in 0..self.height {
            profile.strips[0][row] = self.one(board, row, measures)?;
        }
        for row in 0..self.height - 1 {
            profile.strips[1][row] = self.two(board, row, measures)?;
        }
        profile.cut(self.height, 2);
        Ok(())
    }

    /// Into strips of three rows too, which takes longer, where those of one and two are known.
    pub(super) fn refine(
        &mut self,
        board: u128,
        profile: &mut Profile,
        measures: &mut Measures<'_, '_>,
    ) -> Result<(), Unable> {
        for row in 0..self.height.saturating_sub(2) {
            profile.strips[2][row] = self.three(board, row, measures)?;
        }
        profile.cut(self.height, 3);
        Ok(())
    }

    /// The bound of a board that differs in two rows, the given one and the next, from the board of the profile: when the
    /// other side begins.
    #[inline]
    pub(super) fn standing(
        &mut self,
        profile: &Profile,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Lanes, Unable> {
        let first = self.one(board, row, measures)?.second;
        let second = self.one(board, row + 1, measures)?.second;
        let both = self.two(board, row, measures)?.second;
        let above = profile.above[row].second;
        let mut upper = above + first;
        if row > 0 {
            let strip = self.two(board, row - 1, measures)?.second;
            upper = upper.max(profile.above[row - 1].second + strip);
        }
        let until = (upper + second).max(above + both);
        let mut total = until + profile.below[row + 2].second;
        if row + 2 < self.height {
            let lower = self.two(board, row + 1, measures)?.second;
            total = total.max(upper + lower + profile.below[row + 3].second);
        }
        Ok(total)
    }

    /// The bound of a board that differs in one row from the board of the profile.
    #[inline]
    pub(super) fn lying(
        &mut self,
        profile: &Profile,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Bound, Unable> {
        let alone = self.one(board, row, measures)?;
        let mut total = profile.above[row] + alone + profile.below[row + 1];
        if row > 0 {
            let strip = self.two(board, row - 1, measures)?;
            total = total.max(profile.above[row - 1] + strip + profile.below[row + 1]);
        }
        if row + 1 < self.height {
            let strip = self.two(board, row, measures)?;
            total = total.max(profile.above[row] + strip + profile.below[row + 2]);
        }
        Ok(total)
    }

    #[inline]
    fn one(
        &mut self,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Bound, Unable> {
        let squares = (board >> (row as u32 * self.width)) as usize & ((1 << self.width) - 1);
        self.strip(squares, measures)
    }

    #[inline]
    fn two(
        &mut self,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Bound, Unable> {
        let squares = (board >> (row as u32 * self.width)) as usize & (self.low.len() - 1);
        self.strip(squares, measures)
    }

    #[inline]
    fn strip(&mut self, squares: usize, measures: &mut Measures<'_, '_>) -> Result<Bound, Unable> {
        match self.low[squares] {
            0 => self.new_strip(squares, measures),
            known => Ok(self.bounds[usize::from(known)]),
        }
    }

    #[cold]
    fn new_strip(
        &mut self,
        squares: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Bound, Unable> {
        let found = self.measure(squares as u64, measures)?;
        let place = match (self.places.get(&found), u16::try_from(self.bounds.len())) {
            (Some(&place), _) => place,
            (None, Ok(place)) => {
                self.bounds.push(found);
                self.places.insert(found, place);
                place
            }
            // Measured anew each time.
            (None, Err(_)) => 0,
        };
        self.low[squares] = place;
        Ok(found)
    }

    fn three(
        &mut self,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Bound, Unable> {
        let squares = (board >> (row as u32 * self.width)) as u64 & ((1 << (3 * self.width)) - 1);
        if let Some(&known) = self.high.get(&squares) {
            return Ok(known);
        }
        let found = self.measure(squares, measures)?;
        self.high.insert(squares, found);
        Ok(found)
    }

    fn measure(&self, squares: u64, measures: &mut Measures<'_, '_>) -> Result<Bound, Unable> {
        let row = (1 << self.width) - 1;
        let packed = (0..3).fold(0, |packed, index| {
            packed | u128::from(squares >> (index * self.width) & row) << (16 * index)
        });
        let fits_two = squares >> (2 * self.width) == 0;
        let mut sum = Bound::ZERO;
        let mut fault = Ok(());
        Packed(packed).for_each_part(|part| {
            if !fits_two && part.0.count_ones() > LARGEST {
                sum = Bound::WORST;
                return;
            }
            match measures.exact(part) {
                Ok(walls) => sum += walls,
                Err(unable) => fault = Err(unable),
            }
        });
        fault.map(|()| sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::lanes::Lanes;
    use crate::outcome::view::View;
    use crate::{Domineering, Region};
    use proptest::prelude::*;
    use rules::Side;
    use values::Values;
    use work::Work;

    proptest! {
        /// Who wins by a bound wins by the value, with any number of moves beside the board.
        #[test]
        fn bounds_promise_no_more_than_the_value(squares: u32, rows in 2usize..6, columns in 2usize..6) {
            let work = Work::unlimited();
            let values = Values::new(&work);
            let mut finder = DomineeringValues::new(&values);
            let mut rests = Rests::new(&values).unwrap();
            let region = Region::full(rows, columns).unwrap().with(u128::from(squares));
            let value = finder.value(&Domineering(region)).unwrap().unwrap();
            let mut measures = Measures { finder: &mut finder, rests: &mut rests };
            let mut strips = Strips::new(columns, rows);
            let mut profile = Profile::EMPTY;
            strips.profile(region.squares(), &mut profile, &mut measures).unwrap();
            let coarse = profile.total();
            strips.refine(region.squares(), &mut profile, &mut measures).unwrap();
            for bound in [coarse, profile.total()] {
                for moves in -12..=12 {
                    let bound = bound + Bound::cold(Lanes::moves(moves));
                    let beside = values.integer(moves).unwrap();
                    let outcome = values.outcome(values.sum(value, beside).unwrap()).unwrap();
                    prop_assert!(!bound.wins_first() || outcome.winner(Side::Left) == Side::Left);
                    prop_assert!(!bound.wins_second() || outcome.winner(Side::Right) == Side::Left);
                    // Nobody has twelve moves on so small a board.
                    prop_assert!(moves < 12 || bound.wins_first() && bound.wins_second());
                }
            }
        }

        /// After a domino the bound found from the rows that changed is the bound found from all rows.
        #[test]
        fn changed_rows_suffice(squares: u64, rows in 2usize..8, columns in 2usize..7, choice: usize) {
            let work = Work::unlimited();
            let values = Values::new(&work);
            let mut finder = DomineeringValues::new(&values);
            let mut rests = Rests::new(&values).unwrap();
            let mut measures = Measures { finder: &mut finder, rests: &mut rests };
            let board = u128::from(squares) & ((1 << (rows * columns)) - 1);
            let view = View::new(rows, columns);
            let ends: Vec<u128> = crate::packed::each_bit(view.upper(board)).collect();
            prop_assume!(!ends.is_empty());
            let end = ends[choice % ends.len()];
            let (standing, lying) = view.standing(end);
            let (row, column) = (end.trailing_zeros() as usize / columns, end.trailing_zeros() as usize % columns);

            let (mut before, mut other) = (Profile::EMPTY, Profile::EMPTY);
            let mut strips = Strips::new(columns, rows);
            strips.profile(board, &mut before, &mut measures).unwrap();
            let after = board & !standing;
            let quick = strips.standing(&before, after, row, &mut measures).unwrap();
            strips.profile(after, &mut other, &mut measures).unwrap();
            prop_assert_eq!(quick, other.total().second);
            strips.refine(after, &mut other, &mut measures).unwrap();
            prop_assert_eq!(other.total().second.max(quick), other.total().second);

            let mut strips = Strips::new(rows, columns);
            let across = view.turn(board);
            strips.profile(across, &mut before, &mut measures).unwrap();
            let quick = strips.lying(&before, across & !lying, column, &mut measures).unwrap();
            strips.profile(across & !lying, &mut other, &mut measures).unwrap();
            prop_assert_eq!(quick, other.total());
        }
    }
}
