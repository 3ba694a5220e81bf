//! Tables of payoffs: whatever the text, a game or an error; and what is answered for a small one is proven against every row and column.
#![no_main]

use libfuzzer_sys::fuzz_target;
use matrix::{check, read_bimatrix, read_zero_sum, reduce_zero_sum, solve_exactly};
use work::{Bytes, Work};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let work = Work { memory: Bytes(16 << 20), ..Work::unlimited() };
    let _ = read_bimatrix(text, &work);
    let Ok(game) = read_zero_sum(text, &work) else { return };
    let payoffs = &game.payoffs;
    if payoffs.rows() * payoffs.columns() > 64 || text.len() > 400 {
        return;
    }
    let Ok(solution) = solve_exactly(payoffs, &work) else { return };
    assert_eq!(check::verify_zero_sum(payoffs, &solution.row, &solution.column, &solution.value), Ok(()));
    if let Ok(reduction) = reduce_zero_sum(payoffs, &work) {
        let rest = payoffs.part(&reduction.rows, &reduction.columns);
        let small = solve_exactly(&rest, &work).expect("a part of what was solved");
        assert_eq!(small.value, solution.value);
    }
});
