//! Questions and answers as documents, given alike by the command line and by the server: for each a request, an answer, the
//! one function between them, and how the answer is told. It reads no files, and knows neither terminal nor network.
//!
//! A question is a type that implements [`Question`] and stands in [`QUESTIONS`].

pub mod arimaa;
pub mod boards;
pub mod cgt;
pub mod choice;
pub mod dawson;
pub mod entry;
pub mod explain;
pub mod graph;
pub mod heap;
pub mod kalah;
pub mod keep;
pub mod lab;
pub mod learn;
pub mod list;
pub mod ludo;
pub mod matrix;
pub mod numbers;
pub mod picture;
pub mod question;
pub mod reproduce;
mod table;
pub mod teller;
pub mod tree;

pub use choice::Choice;
pub use entry::{Description, Entry, Posed};
pub use explain::Explain;
pub use keep::{Forgetful, Keeper};
pub use list::{QUESTIONS, find};
pub use numbers::{Bounds, read_decimal, read_number, read_whole};
pub use picture::{GameDrawing, PictureFormat};
pub use question::{Asked, Attachment, Example, Question};
pub use table::table;
pub use teller::Teller;
