//! The PRISM language, as far as turn-based games need it: players by module and by action, modules and renamed ones,
//! global and local variables (whole numbers and truth values), constants, formulas, labels. Rewards are skipped, a
//! deadlock becomes a loop, and whatever else the language has is refused by name.

mod build;
mod expression;
mod model;
mod property;
mod scope;
mod token;

pub use model::Model;
pub use property::{Coalition, Goal, Property, properties};
