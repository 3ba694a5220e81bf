//! What every kind of ranks keeps to, whatever their number.

mod kept;

use kept::laws;
use proptest::prelude::*;
use ranks::{Alone, Lost, Ranks, Thread, threads};

proptest! {
    #[test]
    fn ranks_keep_to_the_laws(lengths in prop::collection::vec(0..200usize, 1..20)) {
        laws(&Alone, &lengths).unwrap();
        for count in [1, 2, 4] {
            let kept = threads(count, |ranks| laws(ranks, &lengths));
            prop_assert_eq!(kept, vec![Ok(()); count]);
        }
    }
}

/// Whoever waits for a rank that has ended is told so, in whatever order they come.
#[test]
fn a_rank_that_ends_is_noticed() {
    let work = |ranks: &Thread| -> Result<(), Lost> {
        if ranks.rank() == 1 {
            return Ok(());
        }
        loop {
            ranks.barrier()?;
        }
    };
    let ended = threads(4, work);
    assert_eq!(ended[1], Ok(()));
    assert!(
        [0, 2, 3].iter().all(|&rank| ended[rank].is_err()),
        "{ended:?}"
    );
}
