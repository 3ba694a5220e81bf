//! What a horizontal strip of the board is worth to the side that places vertical dominoes, at several temperatures.
//!
//! Left may promise never to play across some horizontal lines: that only hurts her, and the board becomes the sum
//! of its strips. Every strip has a thermograph, and for a sum of strips and any temperature t ≥ 0
//! the right stop is at least (sum of the right walls at t) − t, because cooling is additive and walls lean
//! by at most one. A positive right stop wins for Left even when Right begins.
//!
//! The best way to cut is found row by row ([`Profile`]). A domino changes one or two rows, so that the bound after a
//! move takes only the strips that touch them: the rows above and below are as they were.

use super::lanes::Lanes;
use super::rest::Rests;
use crate::DomineeringValues;
use crate::packed::Packed;
use rustc_hash::FxHashMap;
use values::Unable;

/// Bounds of strips of one width, found when they are first asked for.
pub(super) struct Strips {
    width: u32,
    height: usize,
    /// Of one and two rows, by their squares. The worst of all stands for strips that were not measured yet.
    low: Vec<Lanes>,
    /// Of three rows; the worst of all for those that have a part too large for a value.
    high: FxHashMap<u64, Lanes>,
}

/// The highest board, in rows.
pub(super) const HEIGHT: usize = 11;
/// The largest part of three rows that is worth a value, in squares.
const LARGEST: u32 = 18;

/// The best bounds of all rows above a line and of all rows below it, for every line.
pub(super) struct Profile {
    above: [Lanes; HEIGHT + 1],
    below: [Lanes; HEIGHT + 1],
}

impl Profile {
    /// The bound of the whole board.
    pub(super) fn total(&self) -> Lanes {
        self.below[0]
    }
}

/// Where values come from.
pub(super) struct Measures<'a, 'v> {
    pub(super) finder: &'a mut DomineeringValues<'v>,
    pub(super) rests: &'a mut Rests<'v>,
}

impl Measures<'_, '_> {
    fn exact(&mut self, part: Packed) -> Result<Lanes, Unable> {
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
            low: vec![Lanes::WORST; 1 << (2 * width)],
            high: FxHashMap::default(),
        }
    }

    /// Memory needed for strips of this width.
    pub(super) fn bytes(width: usize) -> u64 {
        (size_of::<Lanes>() as u64) << (2 * width)
    }

    /// The best bounds over all ways to cut the board into strips of one and two rows.
    pub(super) fn profile(
        &mut self,
        board: u128,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Profile, Unable> {
        let (one, two) = self.coarse(board, measures)?;
        Ok(best_cuts(self.height, &one, &two, &[Lanes::WORST; HEIGHT]))
    }

    /// Into strips of three rows too, which takes longer.
    pub(super) fn fine_profile(
        &mut self,
        board: u128,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Profile, Unable> {
        let (one, two) = self.coarse(board, measures)?;
        let mut three = [Lanes::WORST; HEIGHT];
        for (row, strip) in three[..self.height.saturating_sub(2)]
            .iter_mut()
            .enumerate()
        {
            *strip = self.three(board, row, measures)?;
        }
        Ok(best_cuts(self.height, &one, &two, &three))
    }

    /// The strips of one and of two rows that begin in each row.
    #[inline]
    fn coarse(
        &mut self,
        board: u128,
        measures: &mut Measures<'_, '_>,
    ) -> Result<([Lanes; HEIGHT], [Lanes; HEIGHT]), Unable> {
        let mut one = [Lanes::ZERO; HEIGHT];
        let mut two = [Lanes::WORST; HEIGHT];
        for (row, strip) in one[..self.height].iter_mut().enumerate() {
            *strip = self.one(board, row, measures)?;
        }
        for (row, strip) in two[..self.height - 1].iter_mut().enumerate() {
            *strip = self.two(board, row, measures)?;
        }
        Ok((one, two))
    }

    /// The bound of a board that differs in two rows, the given one and the next, from the board of the profile.
    pub(super) fn standing(
        &mut self,
        profile: &Profile,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Lanes, Unable> {
        let first = self.one(board, row, measures)?;
        let second = self.one(board, row + 1, measures)?;
        let both = self.two(board, row, measures)?;
        let mut upper = profile.above[row] + first;
        if row > 0 {
            upper = upper.max(profile.above[row - 1] + self.two(board, row - 1, measures)?);
        }
        let until = (upper + second).max(profile.above[row] + both);
        let mut total = until + profile.below[row + 2];
        if row + 2 < self.height {
            let lower = self.two(board, row + 1, measures)?;
            total = total.max(upper + lower + profile.below[row + 3]);
        }
        Ok(total)
    }

    /// The bound of a board that differs in one row from the board of the profile.
    pub(super) fn lying(
        &mut self,
        profile: &Profile,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Lanes, Unable> {
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
    ) -> Result<Lanes, Unable> {
        let squares = (board >> (row as u32 * self.width)) as usize & ((1 << self.width) - 1);
        self.strip(squares, measures)
    }

    #[inline]
    fn two(
        &mut self,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Lanes, Unable> {
        let squares = (board >> (row as u32 * self.width)) as usize & (self.low.len() - 1);
        self.strip(squares, measures)
    }

    #[inline]
    fn strip(&mut self, squares: usize, measures: &mut Measures<'_, '_>) -> Result<Lanes, Unable> {
        let known = self.low[squares];
        if known != Lanes::WORST {
            return Ok(known);
        }
        let found = self.measure(squares as u64, measures)?;
        self.low[squares] = found;
        Ok(found)
    }

    fn three(
        &mut self,
        board: u128,
        row: usize,
        measures: &mut Measures<'_, '_>,
    ) -> Result<Lanes, Unable> {
        let squares = (board >> (row as u32 * self.width)) as u64 & ((1 << (3 * self.width)) - 1);
        if let Some(&known) = self.high.get(&squares) {
            return Ok(known);
        }
        let found = self.measure(squares, measures)?;
        self.high.insert(squares, found);
        Ok(found)
    }

    #[cold]
    fn measure(&self, squares: u64, measures: &mut Measures<'_, '_>) -> Result<Lanes, Unable> {
        let row = (1 << self.width) - 1;
        let packed = (0..3).fold(0, |packed, index| {
            packed | u128::from(squares >> (index * self.width) & row) << (16 * index)
        });
        let fits_two = squares >> (2 * self.width) == 0;
        let mut sum = Lanes::ZERO;
        let mut fault = Ok(());
        Packed(packed).for_each_part(|part| {
            if !fits_two && part.0.count_ones() > LARGEST {
                sum = Lanes::WORST;
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

/// The best bounds when the strips that begin in each row are worth so much.
fn best_cuts(
    height: usize,
    one: &[Lanes; HEIGHT],
    two: &[Lanes; HEIGHT],
    three: &[Lanes; HEIGHT],
) -> Profile {
    let mut above = [Lanes::ZERO; HEIGHT + 1];
    let mut below = [Lanes::ZERO; HEIGHT + 1];
    for end in 1..=height {
        above[end] = above[end - 1] + one[end - 1];
        if end > 1 {
            above[end] = above[end].max(above[end - 2] + two[end - 2]);
        }
        if end > 2 {
            above[end] = above[end].max(above[end - 3] + three[end - 3]);
        }
    }
    for row in (0..height).rev() {
        below[row] = below[row + 1] + one[row];
        if row + 1 < height {
            below[row] = below[row].max(below[row + 2] + two[row]);
        }
        if row + 2 < height {
            below[row] = below[row].max(below[row + 3] + three[row]);
        }
    }
    Profile { above, below }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::view::View;
    use proptest::prelude::*;
    use values::Values;
    use work::Work;

    proptest! {
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

            let mut strips = Strips::new(columns, rows);
            let before = strips.profile(board, &mut measures).unwrap();
            let after = board & !standing;
            let quick = strips.standing(&before, after, row, &mut measures).unwrap();
            prop_assert_eq!(quick, strips.profile(after, &mut measures).unwrap().total());
            let fine = strips.fine_profile(after, &mut measures).unwrap().total();
            prop_assert_eq!(fine.max(quick), fine);

            let mut strips = Strips::new(rows, columns);
            let across = view.turn(board);
            let before = strips.profile(across, &mut measures).unwrap();
            let quick = strips.lying(&before, across & !lying, column, &mut measures).unwrap();
            prop_assert_eq!(quick, strips.profile(across & !lying, &mut measures).unwrap().total());
        }
    }
}
