//! Questions and answers as documents, given alike by the command line's `--json` and by the server: for each a request, an
//! answer, and the one function between them. It reads no files, and knows neither terminal nor network.

pub mod graph;
pub mod heap;
pub mod ludo;
pub mod source;
