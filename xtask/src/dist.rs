//! What a user gets: the binary with its page inside, manual pages, completions and licences, laid out under one folder as systems expect
//! them, either at home (`install`) or in an archive with its checksum (`dist`). It does not know what the binary does.

use crate::{Failed, cargo, licences, page, step, tools};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The archive is carried around and the binary is mapped whole: it stays below this.
const LARGEST: u64 = 25_000_000;

/// Where completions belong, by shell.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/hra"),
    ("fish", "share/fish/vendor_completions.d/hra.fish"),
    ("zsh", "share/zsh/site-functions/_hra"),
];

/// Builds page and binary and puts them where programs of this user are; `--root FOLDER` says another place.
pub fn install(rest: &[&str]) -> Result<(), Failed> {
    let root = match rest {
        [] => home()?,
        ["--root", folder] => PathBuf::from(folder),
        _ => {
            return Err(Failed::Told(
                "cargo xtask install [--root FOLDER]".to_owned(),
            ));
        }
    };
    let binary = build()?;
    lay(&binary, &root)?;
    let programs = root.join("bin");
    println!("installed: {}", programs.join("hra").display());
    let path = std::env::var_os("PATH").unwrap_or_default();
    if !std::env::split_paths(&path).any(|folder| folder == programs) {
        println!("{} is not on your PATH yet", programs.display());
    }
    Ok(())
}

/// Makes the archive and its checksum in `target/package`.
pub fn dist() -> Result<(), Failed> {
    let binary = build()?;
    let size = fs::metadata(&binary)
        .map_err(|error| told(&binary, &error))?
        .len();
    if size > LARGEST {
        return Err(Failed::Told(format!(
            "{}: {size} bytes are more than {LARGEST}",
            binary.display()
        )));
    }
    let name = format!("hra-{}-{}", env!("CARGO_PKG_VERSION"), triple()?);
    let package = tools::target()?.join("package");
    let root = package.join(&name);
    if root.exists() {
        fs::remove_dir_all(&root).map_err(|error| told(&root, &error))?;
    }
    lay(&binary, &root)?;
    let archive = format!("{name}.tar.gz");
    step(
        Command::new("tar")
            .args(["--owner=0", "--group=0", "-czf", &archive, &name])
            .current_dir(&package),
    )?;
    let sum = checksum(&package, &archive)?;
    let beside = package.join(format!("{archive}.sha256"));
    fs::write(&beside, sum).map_err(|error| told(&beside, &error))?;
    println!("{}", package.join(archive).display());
    println!("{} (hra: {size} bytes)", beside.display());
    Ok(())
}

/// Builds the page, then the binary that holds it.
fn build() -> Result<PathBuf, Failed> {
    page::build()?;
    cargo(&[
        "build",
        "--locked",
        "--profile",
        "dist",
        "-p",
        "cli",
        "--bin",
        "hra",
    ])?;
    let name = format!("hra{}", std::env::consts::EXE_SUFFIX);
    let binary = tools::target()?.join("dist").join(name);
    // Tests run what developers build; what users get answers, too.
    said(Command::new(&binary).args(["reproduce", "heap"]))?;
    Ok(binary)
}

/// Puts everything under a folder. Whatever the binary can write itself, it writes.
fn lay(binary: &Path, root: &Path) -> Result<(), Failed> {
    let program = root
        .join("bin")
        .join(binary.file_name().unwrap_or_default());
    // A program that runs can be replaced, but not written into.
    let fresh = program.with_extension("new");
    put(
        &fresh,
        &fs::read(binary).map_err(|error| told(binary, &error))?,
    )?;
    let rights = fs::metadata(binary).map_err(|error| told(binary, &error))?;
    fs::set_permissions(&fresh, rights.permissions()).map_err(|error| told(&fresh, &error))?;
    fs::rename(&fresh, &program).map_err(|error| told(&program, &error))?;
    let manual = root.join("share/man/man1");
    said(Command::new(&program).arg("manual").arg(&manual))?;
    for (shell, place) in COMPLETIONS {
        let script = said(Command::new(&program).args(["completions", shell]))?;
        put(&root.join(place), &script)?;
    }
    let about = root.join("share/doc/hra");
    for name in ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        let path = tools::root().join(name);
        put(
            &about.join(name),
            &fs::read(&path).map_err(|error| told(&path, &error))?,
        )?;
    }
    put(
        &about.join("LICENSES-OF-OTHERS.txt"),
        licences::all()?.as_bytes(),
    )
}

/// Writes a file, and the folders above it.
fn put(path: &Path, content: &[u8]) -> Result<(), Failed> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, content))
        .map_err(|error| told(path, &error))
}

/// What a program says; it speaks English whatever the language of this machine.
pub fn said(command: &mut Command) -> Result<Vec<u8>, Failed> {
    let shown = format!("{:?}", command.get_program());
    let output = command.env("LC_ALL", "C").output();
    match output {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(Failed::Told(format!(
            "{shown}: {}",
            String::from_utf8_lossy(&output.stderr)
        ))),
        Err(error) => Err(Failed::Told(format!("{shown}: {error}"))),
    }
}

/// A line of the archive's SHA-256, as `sha256sum --check` reads it.
fn checksum(folder: &Path, file: &str) -> Result<Vec<u8>, Failed> {
    let sha256sum = said(Command::new("sha256sum").arg(file).current_dir(folder));
    sha256sum.or_else(|_| {
        let shasum = ["-a", "256", file];
        said(Command::new("shasum").args(shasum).current_dir(folder))
    })
}

/// What the compiler calls this kind of machine.
fn triple() -> Result<String, Failed> {
    let version = said(Command::new("rustc").arg("-vV"))?;
    let version = String::from_utf8_lossy(&version);
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| Failed::Told("rustc does not say what this machine is".to_owned()))
}

/// Where a user's own programs belong: `~/.local`, as `bin` and `share` below it.
fn home() -> Result<PathBuf, Failed> {
    let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
    let home = home.filter(|home| !home.is_empty()).map(PathBuf::from);
    home.map(|home| home.join(".local"))
        .ok_or_else(|| Failed::Told("no home folder: cargo xtask install --root FOLDER".to_owned()))
}

pub fn told(path: &Path, error: &io::Error) -> Failed {
    Failed::Told(format!("{}: {error}", path.display()))
}
