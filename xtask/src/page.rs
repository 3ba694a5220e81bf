//! Building the page: only when its sources changed, and with exactly the packages of the lock file. It does not know what is in them.

use crate::{Failed, step, tools};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Not sources: what is installed, what is built, and what only tests use.
const SKIPPED: [&str; 4] = ["node_modules", "dist", "tests", "scripts"];

fn web() -> PathBuf {
    tools::root().join("web")
}

/// A script of the page's package.
pub fn npm(arguments: &[&str]) -> Result<(), Failed> {
    step(&mut command(arguments)?)
}

/// npm in the page's folder. It talks to nobody about funding, audits or its own updates.
pub fn command(arguments: &[&str]) -> Result<Command, Failed> {
    tools::node()?;
    let mut command = Command::new("npm");
    command
        .args([
            "--no-audit",
            "--no-fund",
            "--no-update-notifier",
            "--silent",
        ])
        .args(arguments)
        .current_dir(web());
    Ok(command)
}

/// Installs the packages and builds the page, each only if something changed since the last time.
pub fn build() -> Result<(), Failed> {
    let web = web();
    let wrong = |error: io::Error| Failed::Told(format!("{}: {error}", web.display()));
    install(&web)?;
    let sources = digest(&web).map_err(wrong)?;
    let stamp = web.join("node_modules/.hra-built");
    if reads(&stamp, &sources) && web.join("dist/index.html").exists() {
        return Ok(());
    }
    eprintln!("building the page…");
    npm(&["run", "build"])?;
    fs::write(&stamp, sources).map_err(wrong)?;
    // Cargo follows the files that were embedded the last time; new ones it learns by compiling the embedding file again.
    let embedding = tools::root().join("crates/server/src/page.rs");
    let touched = fs::File::options().append(true).open(embedding);
    touched
        .and_then(|file| file.set_modified(std::time::SystemTime::now()))
        .map_err(wrong)
}

fn install(web: &Path) -> Result<(), Failed> {
    let wrong = |error: io::Error| Failed::Told(format!("{}: {error}", web.display()));
    let mut hash = Hash::new();
    for name in ["package.json", "package-lock.json"] {
        hash.add(&fs::read(web.join(name)).map_err(wrong)?);
    }
    let wanted = hash.text();
    let stamp = web.join("node_modules/.hra-installed");
    if reads(&stamp, &wanted) {
        return Ok(());
    }
    eprintln!("installing the page's packages…");
    npm(&["ci"])?;
    fs::write(stamp, wanted).map_err(wrong)
}

fn reads(file: &Path, wanted: &str) -> bool {
    fs::read_to_string(file).is_ok_and(|text| text == wanted)
}

/// A fingerprint of every source file and its name.
fn digest(web: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(web, web, &mut files)?;
    files.sort();
    let mut hash = Hash::new();
    for file in files {
        hash.add(file.to_string_lossy().as_bytes());
        hash.add(&fs::read(web.join(file))?);
    }
    Ok(hash.text())
}

fn collect(web: &Path, folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            if folder != web || !SKIPPED.iter().any(|name| entry.file_name() == *name) {
                collect(web, &path, files)?;
            }
        } else if let Ok(inside) = path.strip_prefix(web) {
            files.push(inside.to_owned());
        }
    }
    Ok(())
}

/// FNV-1a with 64 bits: against forgetting to build, not against enemies.
struct Hash(u64);

impl Hash {
    fn new() -> Self {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        // The length keeps the border between a name and what follows it.
        for byte in (bytes.len() as u64).to_le_bytes().iter().chain(bytes) {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(parts: &[&str]) -> String {
        let mut hash = Hash::new();
        parts.iter().for_each(|part| hash.add(part.as_bytes()));
        hash.text()
    }

    #[test]
    fn names_and_contents_are_kept_apart() {
        assert_eq!(of(&["a", "bc"]), of(&["a", "bc"]));
        assert_ne!(of(&["a", "bc"]), of(&["ab", "c"]));
        assert_ne!(of(&["a"]), of(&["a", ""]));
    }

    #[test]
    fn sources_are_found_and_the_rest_is_not() {
        let mut files = Vec::new();
        collect(&web(), &web(), &mut files).unwrap();
        for wanted in [
            "index.html",
            "package-lock.json",
            "src/main.ts",
            "locales/cs.ftl",
        ] {
            assert!(files.contains(&PathBuf::from(wanted)), "{wanted}");
        }
        let skipped = |file: &PathBuf| SKIPPED.iter().any(|name| file.starts_with(name));
        assert!(!files.iter().any(skipped));
    }
}
