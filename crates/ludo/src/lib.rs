//! Ludo: rules and variants, positions ranked to integers, exact solvers, players.
