//! Games with two and a half players: graphs from drawings and files, their problems, values and strategies, as documents.

mod check;
mod convert;
mod examples;
mod input;
mod methods;
mod model;
mod property;
mod show;
mod solve;
pub mod source;
mod tell;
mod verify;

pub use check::{GraphProblem, GraphProblems};
pub use convert::{GraphConvert, GraphConverted, GraphGenerate, GraphText};
pub use examples::{ExampleGraphs, GraphExample, GraphExamples};
pub use input::GraphInput;
pub use methods::{GraphMethod, GraphMethods, MethodList};
pub use model::{GraphModel, ModelConstant, ModelParts};
pub use property::PropertyAnswer;
pub use show::{GraphDrawing, GraphShow};
pub use solve::{GraphHow, GraphSolution, GraphSolve};
pub use verify::{GraphVerdict, GraphVerify, PlayedOut};

pub(super) use convert::converted;
pub(super) use show::marks;

/// A small graph to try things with; its command reads the same from standard input.
const EXAMPLE: &str = include_str!("../../../../../docs/example-graph.xml");
