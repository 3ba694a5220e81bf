//! One equilibrium of a bimatrix game of any size, by the path of Lemke and Howson, in exact arithmetic.

use crate::equilibria::{Equilibrium, positive};
use crate::number::Rational;
use crate::payoffs::Bimatrix;
use crate::tableau::Tableau;
use num_bigint::BigInt;
use work::{Halt, Work};

/// Follows the path that begins by dropping `label` (rows are 0…m−1, columns m…m+n−1) and ends in an equilibrium.
///
/// Ties are broken lexicographically, so that the path also ends in degenerate games.
///
/// # Errors
/// [`Halt`] when it was stopped or would need too much memory.
///
/// # Panics
/// When there is no strategy with this label.
pub fn lemke_howson(game: &Bimatrix, label: usize, work: &Work) -> Result<Equilibrium, Halt> {
    let (m, n) = (game.row.rows(), game.row.columns());
    assert!(label < m + n, "a label is a row or a column");
    let (for_row, for_column) = (positive(&game.column.transposed()), positive(&game.row));
    work.claim(estimate(&for_row, m + n) + estimate(&for_column, m + n))?;
    // In the row player's tableau variables 0…m−1 are his rows and the slacks m… are the columns: variable = label.
    let mut row = Tableau::new(for_row);
    // In the column player's, variables 0…n−1 are his columns (labels m…) and the slacks are the rows.
    let mut column = Tableau::new(for_column);
    let to_column = |label: usize| if label < m { n + label } else { label - m };
    let from_column = |variable: usize| {
        if variable < n {
            m + variable
        } else {
            variable - n
        }
    };
    let task = work.task("matrix-task-path", None);
    let mut entering = label;
    let mut in_row = label < m;
    loop {
        task.tick()?;
        let leaving = if in_row {
            row.enter(entering, &|| work.check())?
        } else {
            let leaving = column.enter(to_column(entering), &|| work.check())?;
            leaving.map(from_column)
        };
        let leaving = leaving.expect("best-response polytopes are bounded");
        if leaving == label {
            break;
        }
        entering = leaving;
        in_row = !in_row;
    }
    Ok(Equilibrium {
        row: normalised(&row.values()[..m]),
        column: normalised(&column.values()[..n]),
    })
}

fn normalised(weights: &[BigInt]) -> Vec<Rational> {
    let total: BigInt = weights.iter().sum();
    let share = |weight: &BigInt| Rational::new(weight.clone(), total.clone());
    weights.iter().map(share).collect()
}

/// By Hadamard's bound on determinants, as in the exact simplex method.
fn estimate(table: &[Vec<BigInt>], strategies: usize) -> u64 {
    let most_bits = table.iter().flatten().map(BigInt::bits).max().unwrap_or(0);
    let order = table.len().min(table[0].len()) as u64;
    let bits = order * (most_bits + u64::from(order.max(2).ilog2()));
    table.len() as u64 * (strategies as u64 + 1) * (48 + bits / 8)
}
