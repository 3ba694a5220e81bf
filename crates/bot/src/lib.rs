//! The Arimaa player: detectors, evaluation, search, and the player of the seed.
