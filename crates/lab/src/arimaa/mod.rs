//! Experiments with Arimaa: the tables and the learning of the seed (a thesis, Brno 2012), on positions and on records.

pub mod arena;
pub mod blocks;
pub mod contest;
pub mod corpus;
pub mod evolve;
pub mod features;
mod fingerprint;
pub mod fit;
pub mod games;
pub mod judged;
pub mod ladder;
pub mod learn;
pub mod lessons;
pub mod matches;
pub mod order;
pub mod ordered;
pub mod ordering;
pub mod puzzles;
pub mod samples;
pub mod selfplay;
pub mod sequences;
pub mod setups;
pub mod study;
pub mod train;
pub mod turn_sets;

pub use fingerprint::fingerprint;
