//! The experiments of five published works, as files that are part of the program.

/// A published work whose experiments are done again.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// What its file is called.
    pub name: &'static str,
    /// The file.
    pub text: &'static str,
}

macro_rules! works {
    ($($name:literal),*) => {
        &[$(Work {
            name: $name,
            text: include_str!(concat!("../../experiments/", $name, ".toml")),
        }),*]
    };
}

/// The five works.
pub const WORKS: &[Work] = works!("nim", "combinatorial", "kalaha", "stochastic", "arimaa");
