//! Tools that the page needs beside Rust: found, installed where that is ours to do, or asked for by name.

use crate::{Failed, step};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder that cargo builds into: the one that this very program lies in.
pub fn target() -> Result<PathBuf, Failed> {
    let program = std::env::current_exe().map_err(|error| Failed::Told(error.to_string()))?;
    program
        .ancestors()
        .nth(2)
        .map(Path::to_owned)
        .ok_or_else(|| Failed::Told(format!("{}: no target folder", program.display())))
}

/// The oldest Node with which the page builds.
const NODE: (u32, u32) = (20, 19);

/// Makes sure that Node and npm are there.
pub fn node() -> Result<(), Failed> {
    if !node_fits() {
        apt(&["nodejs", "npm"]);
    }
    if node_fits() {
        return Ok(());
    }
    let (major, minor) = NODE;
    Err(Failed::Told(format!(
        "The page needs Node.js {major}.{minor} or later with npm, and {} is here.\n\
         Install it, on Debian or Ubuntu: sudo apt-get install nodejs npm\n\
         (if that one is too old: https://nodejs.org/en/download), then run this command again.\n\
         Without Node everything but the page works: cargo xtask run heap play wythoff",
        version().map_or_else(
            || "none".to_owned(),
            |(major, minor)| format!("{major}.{minor}")
        ),
    )))
}

fn node_fits() -> bool {
    version().is_some_and(|found| found >= NODE) && answers("npm")
}

fn version() -> Option<(u32, u32)> {
    let output = Command::new("node").arg("--version").output().ok()?;
    parsed(std::str::from_utf8(&output.stdout).ok()?)
}

fn parsed(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.trim().strip_prefix('v')?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// A browser for the tests: `HRA_CHROMIUM`, or one on the path.
pub fn chromium() -> Result<PathBuf, Failed> {
    if let Some(given) = std::env::var_os("HRA_CHROMIUM") {
        return Ok(given.into());
    }
    if found().is_none() {
        apt(&["chromium", "fonts-dejavu-core"]);
    }
    found().ok_or_else(|| {
        Failed::Told(
            "The browser tests need Chromium, and none is here.\n\
             Install it, on Debian: sudo apt-get install chromium fonts-dejavu-core\n\
             or say where one is: HRA_CHROMIUM=/path/to/chrome cargo xtask test"
                .to_owned(),
        )
    })
}

/// The reference controller of Arimaa, which tests play under: `HRA_AEI`, or the Python package `aei` in an environment of its own in the
/// build folder. Gives the folder of its programs.
pub fn aei() -> Result<PathBuf, Failed> {
    if let Some(given) = std::env::var_os("HRA_AEI") {
        return Ok(given.into());
    }
    let folder = target()?.join("aei-package");
    let programs = folder.join("bin");
    if programs.join("roundrobin").exists() {
        return Ok(programs);
    }
    let install = || {
        let quiet = ["install", "--quiet", "--disable-pip-version-check", "aei"];
        let environment = Command::new("python3")
            .args(["-m", "venv"])
            .arg(&folder)
            .status();
        environment.is_ok_and(|status| status.success())
            && step(Command::new(programs.join("pip")).args(quiet)).is_ok()
    };
    let done = install() || {
        apt(&["python3", "python3-venv"]);
        install()
    };
    if done {
        return Ok(programs);
    }
    Err(Failed::Told(
        "The tests need the Python package aei, and it cannot be installed.\n\
         Python 3 with venv is needed, on Debian: sudo apt-get install python3-venv\n\
         or say where its programs are: HRA_AEI=/path/to/bin cargo xtask test"
            .to_owned(),
    ))
}

/// What programs that join others are built with, as Debian calls it.
pub const MPI: [&str; 3] = ["libopenmpi-dev", "openmpi-bin", "libclang-dev"];

/// Whether several processes can be started and built, after installing what is needed where that is ours to do.
pub fn mpi() -> bool {
    if !(answers("mpirun") && answers("mpicc")) {
        apt(&MPI);
    }
    answers("mpirun") && answers("mpicc")
}

fn found() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|file| file.is_file())
}

/// Installs packages of the system where we may; whether it helped is seen by looking again.
fn apt(packages: &[&str]) {
    if !root_user() || !answers("apt-get") {
        return;
    }
    eprintln!("installing {}…", packages.join(", "));
    let quiet = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command
            .args(["-qq", "-o", "DPkg::Lock::Timeout=300"])
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdout(Stdio::null());
        step(&mut command).is_ok()
    };
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    let _ = quiet(&["update"]) && quiet(&install);
}

fn root_user() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn answers(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(parsed("v20.20.2\n"), Some((20, 20)));
        assert_eq!(parsed("v22.1.0"), Some((22, 1)));
        assert_eq!(parsed("20.1"), None);
        assert!((18, 99) < NODE);
    }
}
