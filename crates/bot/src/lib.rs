//! The Arimaa player: detectors, evaluation, search, and the player of the seed.

pub mod act;
pub mod aei;
pub mod bench;
pub mod bits;
pub mod bridge;
pub mod brute;
pub mod capture;
pub mod evaluate;
pub mod field;
pub mod goal;
pub mod material;
pub mod network;
pub mod ordering;
pub mod placement;
pub mod player;
pub mod sample;
pub mod search;
pub mod seed;
pub mod table;
pub mod witness;
