//! All equilibria of a small bimatrix game, by going through all pairs of supports.
//!
//! A mixed strategy of one player is determined by its support and by as many best answers of the opponent as the
//! support has members. Going through all such pairs gives the corners of each player's best-response polytope; two
//! corners between which every strategy is either unused or a best answer are an equilibrium. In a nondegenerate game
//! these are all equilibria. In a degenerate one there are infinitely many: then these are the corners of which all
//! others are mixtures.

use crate::linear::solve_ones;
use crate::number::{Rational, over_one_denominator};
use crate::payoffs::{Bimatrix, Payoffs};
use num_bigint::BigInt;
use num_traits::{Signed, Zero};
use std::collections::HashMap;
use work::{Halt, Work};

/// A pair of strategies from which nobody gains by deviating alone.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Equilibrium {
    /// Probabilities of the rows.
    pub row: Vec<Rational>,
    /// Probabilities of the columns.
    pub column: Vec<Rational>,
}

/// All equilibria, or the corners of the set of all.
#[derive(Clone, Debug, PartialEq)]
pub struct AllEquilibria {
    /// Those in pure strategies first, then by the number of strategies used.
    pub equilibria: Vec<Equilibrium>,
    /// Whether some strategy has more best answers than members: only then can there be infinitely many equilibria.
    pub degenerate: bool,
    /// Whether there are infinitely many: two of the corners share a strategy, and all mixtures of them are equilibria.
    pub infinite: bool,
}

/// Why not all equilibria were sought.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum EquilibriaFailure {
    /// There are too many pairs of supports; [`lemke_howson`](crate::lemke_howson) still finds one equilibrium.
    #[error("{pairs} pairs of supports, at most {most}")]
    TooManySupports {
        /// How many pairs there are, or `u64::MAX` when there are more.
        pairs: u64,
        /// How many we go through.
        most: u64,
    },
    /// Stopped, or too big.
    #[error(transparent)]
    Halt(#[from] Halt),
}

/// How many pairs of supports are gone through: a 10 × 10 game has 184 755.
pub const MOST_SUPPORTS: u64 = 200_000;

/// Finds all equilibria of a small game.
///
/// # Errors
/// When the game is not small, or the work was stopped.
pub fn all_equilibria(game: &Bimatrix, work: &Work) -> Result<AllEquilibria, EquilibriaFailure> {
    let (m, n) = (game.row.rows(), game.row.columns());
    let pairs = support_pairs(m, n);
    if pairs > MOST_SUPPORTS {
        return Err(EquilibriaFailure::TooManySupports {
            pairs,
            most: MOST_SUPPORTS,
        });
    }
    let task = work.task("matrix-task-supports", Some(2 * pairs));
    // The row player's strategies are judged by the column player's payoffs, and the other way round.
    let row_corners = corners(&positive(&game.column.transposed()), &|| task.tick())?;
    let column_corners = corners(&positive(&game.row), &|| task.tick())?;
    let full = (1u64 << (m + n)) - 1;
    let mut equilibria = Vec::new();
    let (mut by_row, mut by_column) = (HashMap::new(), HashMap::new());
    let mut degenerate = row_corners
        .iter()
        .any(|corner| corner.labels(n, 0).count_ones() > m as u32);
    degenerate |= column_corners
        .iter()
        .any(|corner| corner.labels(0, n).count_ones() > n as u32);
    for (a, x) in row_corners.iter().enumerate() {
        // Common positions: the n columns first, then the m rows.
        let missing = full & !x.labels(n, 0);
        for (b, y) in column_corners.iter().enumerate() {
            if missing & !y.labels(0, n) == 0 {
                equilibria.push(Equilibrium {
                    row: x.shares.clone(),
                    column: y.shares.clone(),
                });
                *by_row.entry(a).or_insert(0) += 1;
                *by_column.entry(b).or_insert(0) += 1;
            }
        }
    }
    let used = |shares: &[Rational]| shares.iter().filter(|share| !share.is_zero()).count();
    equilibria.sort_by_cached_key(|found| {
        let first = |shares: &[Rational]| shares.iter().map(|share| -share).collect::<Vec<_>>();
        let size = used(&found.row) + used(&found.column);
        (size, first(&found.row), first(&found.column))
    });
    let shared = |counts: &HashMap<usize, u32>| counts.values().any(|&count| count > 1);
    Ok(AllEquilibria {
        equilibria,
        degenerate,
        infinite: shared(&by_row) || shared(&by_column),
    })
}

/// Pairs of supports of the same size: the sum of C(m, k) C(n, k) over k ≥ 1, which is C(m + n, m) − 1.
fn support_pairs(m: usize, n: usize) -> u64 {
    if m + n > 63 {
        return u64::MAX;
    }
    let mut count: u128 = 1;
    for k in 1..=m.min(n) as u128 {
        count = count * ((m + n) as u128 - k + 1) / k;
    }
    u64::try_from(count - 1).unwrap_or(u64::MAX)
}

/// The table over one denominator, moved so that all entries are positive: that changes no equilibrium.
pub(crate) fn positive(payoffs: &Payoffs) -> Vec<Vec<BigInt>> {
    let (numerators, _) = over_one_denominator(payoffs.entries());
    let shift = BigInt::from(1) - numerators.iter().min().expect("an entry");
    numerators
        .chunks(payoffs.columns())
        .map(|row| row.iter().map(|entry| entry + &shift).collect())
        .collect()
}

/// A corner of the polytope `A v ≤ 1, v ≥ 0`, other than the origin.
struct Corner {
    /// Normalised to sum to one.
    shares: Vec<Rational>,
    /// Bit i: row i of the table is tight, that is, a best answer.
    tight: u64,
    /// Bit j: variable j is zero, that is, unused.
    unused: u64,
}

impl Corner {
    /// Strategies of the opponent that are best answers, and own strategies that are unused, each moved to its place.
    fn labels(&self, unused_at: usize, tight_at: usize) -> u64 {
        (self.unused << unused_at) | (self.tight << tight_at)
    }
}

fn corners(
    table: &[Vec<BigInt>],
    tick: &dyn Fn() -> Result<(), Halt>,
) -> Result<Vec<Corner>, Halt> {
    let (rows, columns) = (table.len(), table[0].len());
    let mut found: HashMap<(u64, u64), Corner> = HashMap::new();
    for size in 1..=rows.min(columns) {
        for members in subsets(columns, size) {
            for answers in subsets(rows, size) {
                tick()?;
                if let Some(corner) = corner(table, &members, &answers) {
                    // In degenerate games several pairs give the same corner; its labels identify it.
                    found.insert((corner.tight, corner.unused), corner);
                }
            }
        }
    }
    let mut corners: Vec<Corner> = found.into_values().collect();
    corners.sort_by_key(|corner| (corner.tight, corner.unused));
    Ok(corners)
}

fn corner(table: &[Vec<BigInt>], members: &[usize], answers: &[usize]) -> Option<Corner> {
    let system = answers
        .iter()
        .map(|&i| members.iter().map(|&j| table[i][j].clone()).collect())
        .collect();
    let (weights, denominator) = solve_ones(system)?;
    if weights.iter().any(Signed::is_negative) {
        return None;
    }
    let mut tight = 0;
    for (i, row) in table.iter().enumerate() {
        let sum: BigInt = members
            .iter()
            .zip(&weights)
            .map(|(&j, weight)| &row[j] * weight)
            .sum();
        match sum.cmp(&denominator) {
            std::cmp::Ordering::Greater => return None,
            std::cmp::Ordering::Equal => tight |= 1 << i,
            std::cmp::Ordering::Less => {}
        }
    }
    let total: BigInt = weights.iter().sum();
    let mut shares = vec![Rational::zero(); table[0].len()];
    for (&j, weight) in members.iter().zip(weights) {
        shares[j] = Rational::new(weight, total.clone());
    }
    let zero = |j: &usize| shares[*j].is_zero();
    let unused = (0..shares.len()).filter(zero).map(|j| 1 << j).sum();
    Some(Corner {
        shares,
        tight,
        unused,
    })
}

/// All subsets of `0…of` with `size ≥ 1` members.
fn subsets(of: usize, size: usize) -> impl Iterator<Item = Vec<usize>> {
    let first = (1u64 << size) - 1;
    let sets = std::iter::successors(Some(first), |&set| Some(next_of_same_size(set)));
    sets.take_while(move |&set| set < 1 << of)
        .map(|set| (0..64).filter(|&bit| set >> bit & 1 == 1).collect())
}

/// The next larger number with as many bits set (Gosper).
fn next_of_same_size(set: u64) -> u64 {
    let lowest = set & set.wrapping_neg();
    let carried = set + lowest;
    carried | (((set ^ carried) >> 2) / lowest)
}
