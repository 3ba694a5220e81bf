//! Combinatorial games on boards: the rules, each a small file, and what finds their values, Grundy numbers and outcomes.
//! It does no input or output and words no sentences.

mod amazons;
mod argue;
mod board;
mod catalogue;
mod clobber;
mod colouring;
mod cram;
mod cram_grundy;
mod dawson;
mod dawson_solver;
mod dawson_theory;
mod domineering;
mod domineering_values;
mod dominoes;
mod essential;
mod explain;
mod game;
mod hackenbush;
mod konane;
mod mirror;
mod nogo;
mod outcome;
mod packed;
mod picture;
mod region;
mod shapes;
mod sketch;
mod solution;
mod solve;
mod stones;
mod toads;

pub use amazons::{Amazons, Shot};
pub use argue::argue;
pub use board::{Board, Worth};
pub use catalogue::{BoardGame, BoardRules, GAMES, Wording, find, find_rules, named};
pub use clobber::Clobber;
pub use colouring::{Col, Snort};
pub use cram::Cram;
pub use cram_grundy::CramSolver;
pub use dawson::{Dawson, Step};
pub use dawson_solver::DawsonSolver;
pub use dawson_theory::{DawsonDecision, argue_columns, decide_columns};
pub use domineering::Domineering;
pub use domineering_values::DomineeringValues;
pub use dominoes::Domino;
pub use explain::{explain, outcome_told, side_name};
pub use game::{Finder, GridGame, MisereMoves, Variant};
pub use hackenbush::Hackenbush;
pub use konane::Konane;
pub use mirror::{Copying, copying};
pub use nogo::NoGo;
pub use outcome::OutcomeSolver;
pub use picture::{NoPicture, Picture, picture};
pub use region::{MOST_SQUARES, Region, column_name};
pub use shapes::{connected, rectangles};
pub use sketch::{Branch, Made, Sketch};
pub use solution::{Advice, Solution, misere_moves};
pub use solve::{
    Analysis, MisereSolver, Shape, ValueSolver, Winning, analyse, best_move, wins_by_search,
};
pub use stones::Stones;
pub use toads::Toads;
