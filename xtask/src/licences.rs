//! The licences of all that is inside the binary and its page: who must be named, and the words that must go along. It judges none of them.

use crate::{Failed, dist, tools};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Packages whose code is in the built page.
const PAGE: [&str; 16] = [
    "@dagrejs/dagre",
    "@fluent/bundle",
    "@svelte-put/shortcut",
    "@xyflow/svelte",
    "@xyflow/system",
    "clsx",
    "d3-color",
    "d3-dispatch",
    "d3-drag",
    "d3-ease",
    "d3-interpolate",
    "d3-selection",
    "d3-timer",
    "d3-transition",
    "d3-zoom",
    "svelte",
];

/// Every package with its licence, and the text of it where the package brings one.
pub fn all() -> Result<String, Failed> {
    let mut text = "What hra contains besides its own code, and under which licences.\n".to_owned();
    for (name, licence, folder) in crates()?.into_iter().chain(page()) {
        let _ = write!(text, "\n==== {name}: {licence}\n");
        for words in folder.iter().flat_map(|folder| words(folder)) {
            let _ = write!(text, "\n{}\n", words.trim());
        }
    }
    Ok(text)
}

type Package = (String, String, Option<PathBuf>);

/// The crates that are linked, as cargo lists them: `name vVERSION|LICENCE`.
fn crates() -> Result<Vec<Package>, Failed> {
    let tree = dist::said(
        Command::new(env!("CARGO"))
            .args(["tree", "--locked", "-p", "cli", "--edges", "normal,build"])
            .args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"])
            .current_dir(tools::root()),
    )?;
    let tree = String::from_utf8_lossy(&tree);
    let lines: BTreeSet<&str> = tree.lines().filter(|line| !line.contains(" (/")).collect();
    Ok(lines
        .into_iter()
        .filter_map(|line| {
            let (package, licence) = line.split_once('|')?;
            let mut words = package.split_whitespace();
            let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
            let folder = source(&format!("{name}-{version}"));
            Some((format!("{name} {version}"), licence.to_owned(), folder))
        })
        .collect())
}

/// Where cargo keeps the source of a package.
fn source(package: &str) -> Option<PathBuf> {
    let cargo = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = || Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"));
    let registries = cargo.or_else(home)?.join("registry/src");
    let folders = fs::read_dir(registries).ok()?.filter_map(Result::ok);
    folders
        .map(|folder| folder.path().join(package))
        .find(|folder| folder.is_dir())
}

/// The packages of the page; that they are free to be passed on is said by the text that each brings.
fn page() -> Vec<Package> {
    let modules = tools::root().join("web/node_modules");
    let installed = PAGE.iter().map(|name| (name, modules.join(name)));
    installed
        .filter(|(_, folder)| folder.is_dir())
        .map(|(name, folder)| ((*name).to_owned(), "as below".to_owned(), Some(folder)))
        .collect()
}

/// The licence texts and notices in a package's folder.
fn words(folder: &Path) -> Vec<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file() && is_licence(path))
        .collect();
    files.sort();
    files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_ascii_uppercase();
    [
        "LICENSE",
        "LICENCE",
        "COPYING",
        "NOTICE",
        "COPYRIGHT",
        "UNLICENSE",
    ]
    .iter()
    .any(|word| name.starts_with(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate that names no licence, or brings none although its licence must go along, would be noticed here and not by its author.
    #[test]
    fn every_crate_names_its_licence() {
        let Ok(all) = crates() else {
            panic!("cargo lists the crates");
        };
        assert!(all.len() > 100, "{}", all.len());
        for (name, licence, _) in &all {
            assert!(!licence.is_empty(), "{name} names no licence");
        }
        assert!(all.iter().any(|(name, _, _)| name.starts_with("serde ")));
    }

    #[test]
    fn licences_are_known_by_their_names() {
        for name in [
            "LICENSE",
            "LICENSE-MIT",
            "license.md",
            "COPYING",
            "UNLICENSE",
        ] {
            assert!(is_licence(Path::new(name)), "{name}");
        }
        for name in ["README.md", "Cargo.toml", "lib.rs"] {
            assert!(!is_licence(Path::new(name)), "{name}");
        }
    }
}
