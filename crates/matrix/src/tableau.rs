//! A tableau of whole numbers over one common denominator: pivots without fractions, ties broken so that no method
//! can run in circles. It knows systems of inequalities, not games.
//!
//! Dividing after each pivot by the pivot before it leaves no remainder (Edmonds; Bareiss), so that entries are
//! determinants of the input and stay as short as exact arithmetic allows.

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};
use std::cmp::Ordering;
use work::Halt;

/// `A v + s = 1` with `v, s ≥ 0`: variables first, then one slack for each row, then the right-hand side.
pub(crate) struct Tableau {
    rows: Vec<Vec<BigInt>>,
    /// The variable that is basic in each row.
    pub basis: Vec<usize>,
    /// Entries stand for themselves divided by this.
    pub denominator: BigInt,
    variables: usize,
    /// Rows that take part in the ratio test; a further one may hold an objective.
    constraints: usize,
}

impl Tableau {
    /// The slacks are basic. `matrix` has at least one row and one column.
    pub fn new(matrix: Vec<Vec<BigInt>>) -> Self {
        let constraints = matrix.len();
        let variables = matrix[0].len();
        let widen = |(i, mut row): (usize, Vec<BigInt>)| {
            row.extend((0..constraints).map(|k| BigInt::from(u8::from(k == i))));
            row.push(BigInt::one());
            row
        };
        Tableau {
            rows: matrix.into_iter().enumerate().map(widen).collect(),
            basis: (variables..variables + constraints).collect(),
            denominator: BigInt::one(),
            variables,
            constraints,
        }
    }

    /// Adds the objective `maximise the sum of all variables` as a last row.
    pub fn maximise_sum(&mut self) {
        let mut row = vec![BigInt::zero(); self.variables + self.constraints + 1];
        row[..self.variables].fill(BigInt::from(-1));
        self.rows.push(row);
    }

    /// The objective row: reduced costs of variables and slacks, then the objective itself.
    pub fn objective(&self) -> &[BigInt] {
        &self.rows[self.constraints]
    }

    /// The value of every basic variable and slack, times the denominator; others are zero.
    pub fn values(&self) -> Vec<BigInt> {
        let mut values = vec![BigInt::zero(); self.variables + self.constraints];
        for (row, &variable) in self.rows.iter().zip(&self.basis) {
            values[variable].clone_from(row.last().expect("a right-hand side"));
        }
        values
    }

    /// Lets `entering` enter the basis and returns the variable that leaves, or `None` when it can grow without bound.
    ///
    /// The row is chosen by the lexicographic ratio test over the right-hand side and the columns of the slacks;
    /// it is always unique, so that no basis ever comes back.
    ///
    /// # Errors
    /// [`Halt`] when `tick` says so; with long numbers a single pivot takes minutes. The tableau is of no use then.
    pub fn enter(
        &mut self,
        entering: usize,
        tick: &dyn Fn() -> Result<(), Halt>,
    ) -> Result<Option<usize>, Halt> {
        let mut best = None;
        for row in (0..self.constraints).filter(|&row| self.rows[row][entering].is_positive()) {
            tick()?;
            let first = |best| self.compare_ratios(row, best, entering).is_lt();
            if best.is_none_or(first) {
                best = Some(row);
            }
        }
        let Some(leaving_row) = best else {
            return Ok(None);
        };
        let leaving = self.basis[leaving_row];
        self.pivot(leaving_row, entering, tick)?;
        Ok(Some(leaving))
    }

    fn compare_ratios(&self, a: usize, b: usize, entering: usize) -> Ordering {
        let (row_a, row_b) = (&self.rows[a], &self.rows[b]);
        let (by_a, by_b) = (&row_a[entering], &row_b[entering]);
        let end = row_a.len() - 1;
        let columns = std::iter::once(end).chain(self.variables..end);
        columns
            .map(|column| (&row_a[column] * by_b).cmp(&(&row_b[column] * by_a)))
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    fn pivot(
        &mut self,
        pivot_row: usize,
        pivot_column: usize,
        tick: &dyn Fn() -> Result<(), Halt>,
    ) -> Result<(), Halt> {
        let pivot = self.rows[pivot_row][pivot_column].clone();
        let reference = std::mem::take(&mut self.rows[pivot_row]);
        for row in self.rows.iter_mut().filter(|row| !row.is_empty()) {
            let factor = std::mem::take(&mut row[pivot_column]);
            for (column, (entry, base)) in row.iter_mut().zip(&reference).enumerate() {
                if column == pivot_column {
                    continue;
                }
                tick()?;
                // Most of a tableau is zeros at first: skip what cannot change anything.
                if !entry.is_zero() {
                    *entry *= &pivot;
                }
                if !factor.is_zero() && !base.is_zero() {
                    *entry -= &factor * base;
                }
                if !entry.is_zero() && !self.denominator.is_one() {
                    *entry /= &self.denominator;
                }
            }
        }
        self.rows[pivot_row] = reference;
        self.basis[pivot_row] = pivot_column;
        self.denominator = pivot;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn a_pivot_stops_in_its_middle() {
        let matrix = |entry: i64| vec![vec![BigInt::from(entry); 4]; 4];
        let mut whole = Tableau::new(matrix(2));
        let all = Cell::new(0);
        let count = || {
            all.set(all.get() + 1);
            Ok(())
        };
        // Equal rows: the last slack leaves by the lexicographic rule.
        assert_eq!(whole.enter(0, &count), Ok(Some(7)));
        let left = Cell::new(all.get() / 2);
        let give_up = || {
            left.set(left.get() - 1);
            if left.get() == 0 {
                Err(Halt::Stopped)
            } else {
                Ok(())
            }
        };
        let stopped = Tableau::new(matrix(2)).enter(0, &give_up);
        assert_eq!((stopped, left.get()), (Err(Halt::Stopped), 0));
    }
}
