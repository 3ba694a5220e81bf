//! Experiments: what is measured about games and players, and how sure the measurement is. It knows
//! statistics and the games; it reads no file, draws nothing and words no sentence.

pub mod arimaa;
pub mod correlation;
pub mod course;
pub mod elo;
pub mod exact;
pub mod experiment;
pub mod histogram;
pub mod interval;
pub mod kalah;
pub mod mean;
pub mod reproduce;
pub mod sprt;
pub mod standing;
pub mod thesis;
pub mod tournament;
