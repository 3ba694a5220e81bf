//! `cargo xtask hostile`: what a hostile user did to hra once, done again by a script: memory is measured from outside, the disk is really
//! full, the file really damaged. It prints a table, the one in docs/reliability.md, and fails where a promise is not kept.

mod budgets;
mod disk;
mod exits;
mod http;
mod store;
mod traffic;
mod watched;

pub use watched::memory;

use crate::{Failed, tested};
use std::path::{Path, PathBuf};

/// What became of one attack.
pub struct Row {
    attack: String,
    promise: String,
    found: String,
    kept: Kept,
}

/// Whether the promise was kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    Yes,
    No,
    /// Where it cannot be tried here.
    Skipped,
}

impl Row {
    /// An attack with what is promised, what was found, and whether that is it.
    pub fn new(attack: &str, promise: &str, found: String, kept: bool) -> Self {
        Row {
            attack: attack.to_owned(),
            promise: promise.to_owned(),
            found,
            kept: if kept { Kept::Yes } else { Kept::No },
        }
    }

    /// An attack that cannot be tried on this machine.
    pub fn skipped(attack: &str, promise: &str, why: String) -> Self {
        Row {
            kept: Kept::Skipped,
            ..Row::new(attack, promise, why, true)
        }
    }

    fn line(&self) -> String {
        let kept = match self.kept {
            Kept::Yes => "yes",
            Kept::No => "**no**",
            Kept::Skipped => "skipped",
        };
        let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
        format!(
            "| {} | {} | {} | {kept} |",
            cell(&self.attack),
            cell(&self.promise),
            cell(&self.found)
        )
    }
}

/// What an attack is given: the binary, and a folder of its own that is empty.
pub struct Place<'p> {
    pub hra: &'p Path,
    pub folder: PathBuf,
}

/// Something that fails before it says anything about hra.
pub type Tried = Result<Vec<Row>, String>;

type Attack = fn(&Place<'_>) -> Tried;

const ATTACKS: [(&str, Attack); 6] = [
    ("budgets", budgets::trees_and_others),
    ("disk", disk::full),
    ("store", store::damaged),
    ("memory", traffic::memory),
    ("lanes", traffic::lanes),
    ("exits", exits::codes),
];

/// Runs the attacks, or those that are named.
pub fn hostile(names: &[&str]) -> Result<(), Failed> {
    if let Some(unknown) = names
        .iter()
        .find(|name| !ATTACKS.iter().any(|(known, _)| known == *name))
    {
        let known = ATTACKS.map(|(name, _)| name).join(", ");
        return Err(Failed::Told(format!(
            "there is no attack {unknown}; there are {known}"
        )));
    }
    // `HRA` names another one, such as what is installed.
    let hra = match std::env::var_os("HRA") {
        Some(given) => given.into(),
        None => tested()?,
    };
    let scratch = std::env::temp_dir().join(format!("hra-hostile-{}", std::process::id()));
    println!("| attack | promise | found | kept |\n|---|---|---|---|");
    let mut broken = 0;
    for (name, attack) in ATTACKS {
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        let place = Place {
            hra: &hra,
            folder: scratch.join(name),
        };
        let told = |error: String| Failed::Told(format!("{name}: {error}"));
        std::fs::create_dir_all(&place.folder).map_err(|error| told(error.to_string()))?;
        for row in attack(&place).map_err(told)? {
            println!("{}", row.line());
            broken += usize::from(row.kept == Kept::No);
        }
    }
    // What is left behind is in the folder for things that may go.
    let _ = std::fs::remove_dir_all(&scratch);
    match broken {
        0 => Ok(()),
        _ => Err(Failed::Told(format!("{broken} promises are not kept"))),
    }
}

/// A number of KiB for people.
pub fn megabytes(kib: u64) -> String {
    format!("{} MB", kib.div_ceil(1024))
}
