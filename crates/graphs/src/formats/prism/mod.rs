//! The PRISM language, as far as turn-based games need it: players by module and by action, modules and renamed ones,
//! global and local variables (whole numbers and truth values), constants, formulas, labels, rewards; and properties. A
//! deadlock becomes a loop, and whatever else the language has is refused by name.

mod explore;
mod expression;
mod initial;
mod judge;
mod model;
mod path;
mod pose;
mod property;
mod quick;
mod ready;
mod scope;
mod token;
mod unroll;

pub use explore::OutOfRange;
pub use judge::Judged;
pub use model::Model;
pub use pose::{Posed, PosedGame};
pub use property::{Coalition, Comparison, Property, properties};
