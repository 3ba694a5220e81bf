//! What is known about a graph before any number is computed: vertices worth 0 and 1, strongly connected components,
//! end components. Nothing here depends on probabilities, only on which edges there are.

mod components;
pub(crate) mod ends;
mod predecessors;
mod zero_one;

pub(crate) use components::tarjan;
pub use components::{Components, components};
pub use ends::end_components;
pub use predecessors::Predecessors;
pub use zero_one::{Certain, certain};
