//! Combinatorial game values: what a position is worth in any sum. It knows numbers, nimbers, switches and
//! all other short games in canonical form; it knows no board, no rules and no text but the usual notation.

mod dyadic;

pub use dyadic::Dyadic;
