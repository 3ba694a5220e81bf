//! Arimaa: bitboards, steps and turns, notation and records, referee and clock.
