//! What every kind of ranks keeps to, as each of them sees it.

use ranks::{Fold, Lost, Ranks};

/// What rank `from` says to rank `to`: other bytes for every pair and length.
fn said(from: usize, to: usize, length: usize) -> Vec<u8> {
    (0..length)
        .map(|place| (from * 31 + to * 7 + place) as u8)
        .collect()
}

/// Exchanges with messages of lengths that differ for every pair.
pub fn laws(ranks: &dyn Ranks, lengths: &[usize]) -> Result<(), Lost> {
    let (rank, count) = (ranks.rank(), ranks.count());
    let length = |from: usize, to: usize| lengths[(from * count + to) % lengths.len()];
    for _ in 0..2 {
        let out = (0..count).map(|to| said(rank, to, length(rank, to)));
        let got = ranks.exchange(out.collect())?;
        let awaited: Vec<_> = (0..count)
            .map(|from| said(from, rank, length(from, rank)))
            .collect();
        assert_eq!(got, awaited);
    }
    ranks.barrier()?;

    let all = 0..count as u64;
    let mut sums = [rank as u64, u64::MAX];
    ranks.reduce(Fold::Sum, &mut sums)?;
    assert_eq!(sums, [all.sum(), (count as u64).wrapping_neg()]);
    let mut most = [rank as u64, 9];
    ranks.reduce(Fold::Max, &mut most)?;
    assert_eq!(most, [count as u64 - 1, 9]);

    let tenth = |rank: usize| 0.1 + rank as f64;
    let mut floats = [tenth(rank), -tenth(rank)];
    ranks.reduce_floats(Fold::Sum, &mut floats)?;
    let ordered = (1..count).fold(tenth(0), |sum, rank| sum + tenth(rank));
    assert_eq!(floats, [ordered, -ordered]);
    let mut most = [tenth(rank), -tenth(rank)];
    ranks.reduce_floats(Fold::Max, &mut most)?;
    assert_eq!(most, [tenth(count - 1), -tenth(0)]);

    let gathered = ranks.gather(said(rank, 0, rank))?;
    let all: Vec<_> = (0..count).map(|from| said(from, 0, from)).collect();
    assert_eq!(gathered, (rank == 0).then_some(all));
    let told = ranks.tell_all(vec![rank as u8])?;
    assert!(
        told.iter()
            .enumerate()
            .all(|(rank, message)| *message == [rank as u8])
    );
    Ok(())
}
