//! The kinds of exercises, a file each.

pub mod chance;
pub mod count;
pub mod grundy;
pub mod list;
pub mod longest;
pub mod mex;
pub mod mixed;
pub mod outcome;
pub mod period;
pub mod saddle;
pub mod value;
pub mod winning;
