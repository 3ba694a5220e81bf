//! The calculator for game values as questions: expressions, worksheets, sums of different games, thermographs, trees; and the
//! conversation line by line.

mod conversation;
mod eval;
mod sheet;
mod sum;
mod thermograph;
mod tree;
mod worksheet;

pub use conversation::Conversation;
pub use eval::CgtEval;
pub use sheet::{AnsweredSheet, CgtSheet, KnownName, SheetLine};
pub use sum::{CgtSum, PartMove, SumPart, SumSolution, SumWinningMoves};
pub use thermograph::{CgtThermograph, ThermographDrawing, WallCorner};
pub use tree::{CgtTree, ValueNode, ValueTree, usual_depth};
pub use worksheet::{CgtRun, Worksheet, WorksheetLine};
