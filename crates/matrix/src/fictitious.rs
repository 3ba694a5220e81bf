//! Fictitious play: both players answer, round after round, the average of what the other has done so far. A slow twin
//! of the linear program, in another way of thinking; its bounds close in on the value (Robinson 1951).

use crate::floating::{FloatingSolution, assured};
use crate::payoffs::Payoffs;
use work::{Halt, Work};

/// Plays `rounds` rounds, or fewer if the bounds come within `epsilon` before.
///
/// Ties go to the first strategy, so that the run is the same every time. The strategies returned are the averages that
/// gave the best bounds, and need not belong to the same round.
///
/// # Errors
/// [`Halt`] when it was stopped or would need too much memory.
pub fn fictitious_play(
    payoffs: &Payoffs,
    rounds: u64,
    epsilon: f64,
    work: &Work,
) -> Result<(FloatingSolution, u64), Halt> {
    let (m, n) = (payoffs.rows(), payoffs.columns());
    work.claim((m * n) as u64 * 16)?;
    let by_row = payoffs.approximate();
    let by_column: Vec<Vec<f64>> = (0..n)
        .map(|j| by_row.iter().map(|row| row[j]).collect())
        .collect();
    let task = work.task("matrix-task-fictitious", Some(rounds));
    // What each strategy would have earned so far, against all that the opponent did.
    let (mut row_earned, mut column_paid) = (vec![0.0; m], vec![0.0; n]);
    let (mut row_counts, mut column_counts) = (vec![0u64; m], vec![0u64; n]);
    let (mut best_row, mut best_column) = (row_counts.clone(), column_counts.clone());
    let (mut lower, mut upper) = (f64::NEG_INFINITY, f64::INFINITY);
    let mut played = 0;
    while played < rounds.max(1) {
        let i = first(&row_earned, |a, b| a > b);
        row_counts[i] += 1;
        add(&mut column_paid, &by_row[i]);
        let j = first(&column_paid, |a, b| a < b);
        column_counts[j] += 1;
        add(&mut row_earned, &by_column[j]);
        played += 1;
        task.tick()?;
        let sure = column_paid[j] / played as f64;
        if sure > lower {
            lower = sure;
            best_row.clone_from(&row_counts);
        }
        let most = row_earned.iter().fold(f64::NEG_INFINITY, |a, &b| a.max(b)) / played as f64;
        if most < upper {
            upper = most;
            best_column.clone_from(&column_counts);
        }
        if upper - lower <= epsilon {
            break;
        }
    }
    let (row, column) = (shares(&best_row), shares(&best_column));
    let (lower, upper) = assured(&by_row, &row, &column);
    let solution = FloatingSolution {
        value: lower + (upper - lower) / 2.0,
        lower,
        upper,
        row,
        column,
    };
    Ok((solution, played))
}

fn first(values: &[f64], better: impl Fn(f64, f64) -> bool) -> usize {
    let mut best = 0;
    for (index, &value) in values.iter().enumerate() {
        if better(value, values[best]) {
            best = index;
        }
    }
    best
}

fn add(sums: &mut [f64], more: &[f64]) {
    for (sum, &amount) in sums.iter_mut().zip(more) {
        *sum += amount;
    }
}

fn shares(counts: &[u64]) -> Vec<f64> {
    let total: u64 = counts.iter().sum();
    counts
        .iter()
        .map(|&count| count as f64 / total as f64)
        .collect()
}
