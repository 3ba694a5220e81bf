//! Small square systems of linear equations in whole numbers, solved without fractions (Bareiss).

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

/// The only solution of `matrix · v = 1`, as numerators over a positive denominator; `None` when there is none or many.
pub(crate) fn solve_ones(mut matrix: Vec<Vec<BigInt>>) -> Option<(Vec<BigInt>, BigInt)> {
    let order = matrix.len();
    for row in &mut matrix {
        row.push(BigInt::one());
    }
    let mut before = BigInt::one();
    // Gauss–Jordan: after step k the first k columns are diagonal, all with the same entry.
    for k in 0..order {
        let pivot = (k..order).find(|&row| !matrix[row][k].is_zero())?;
        matrix.swap(k, pivot);
        let reference = std::mem::take(&mut matrix[k]);
        for row in matrix.iter_mut().filter(|row| !row.is_empty()) {
            let factor = std::mem::take(&mut row[k]);
            for column in k + 1..=order {
                let entry = &row[column] * &reference[k] - &factor * &reference[column];
                row[column] = entry / &before;
            }
        }
        before.clone_from(&reference[k]);
        matrix[k] = reference;
    }
    let negative = before.is_negative();
    let turn = |number: BigInt| if negative { -number } else { number };
    let numerators = matrix
        .into_iter()
        .map(|mut row| turn(row.pop().expect("a right-hand side")))
        .collect();
    Some((numerators, turn(before)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn solutions_solve(order in 1usize..5, entries in prop::collection::vec(-3i64..4, 16)) {
            let matrix: Vec<Vec<BigInt>> = (0..order)
                .map(|i| (0..order).map(|j| BigInt::from(entries[4 * i + j])).collect())
                .collect();
            match solve_ones(matrix.clone()) {
                Some((numerators, denominator)) => {
                    prop_assert!(denominator.is_positive());
                    for row in &matrix {
                        let sum: BigInt = row.iter().zip(&numerators).map(|(a, v)| a * v).sum();
                        prop_assert_eq!(&sum, &denominator);
                    }
                }
                None => prop_assert!(determinant(&matrix).is_zero()),
            }
        }
    }

    /// By Laplace's expansion: slow, and another way.
    fn determinant(matrix: &[Vec<BigInt>]) -> BigInt {
        if matrix.is_empty() {
            return BigInt::one();
        }
        let mut sum = BigInt::zero();
        for (j, entry) in matrix[0].iter().enumerate() {
            let minor: Vec<Vec<BigInt>> = matrix[1..]
                .iter()
                .map(|row| {
                    row.iter()
                        .enumerate()
                        .filter(|(k, _)| *k != j)
                        .map(|(_, e)| e.clone())
                        .collect()
                })
                .collect();
            let term = entry * determinant(&minor);
            sum += if j % 2 == 0 { term } else { -term };
        }
        sum
    }
}
