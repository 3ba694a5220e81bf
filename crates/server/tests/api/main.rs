//! The real server over loopback: what it answers, refuses, remembers and survives.

mod client;
mod guard;
mod hostile;
mod jobs;
mod limits;
mod saved;
mod sessions;
