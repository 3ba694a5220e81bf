//! Shows the workbench to who started it: a browser is opened where there is a terminal and a display. It does not know what the page is.

use std::ffi::{OsStr, OsString};
use std::io::IsTerminal;
use std::process::{Command, Stdio};

/// Names the program that shows pages; `none` is nobody.
const CHOICE: &str = "HRA_BROWSER";

/// Opens the address, unless nobody would see it. That it could not be opened is no error: the address stands on the terminal.
pub fn open(url: &str) {
    let terminal = std::io::stdout().is_terminal();
    let choice = std::env::var_os(CHOICE);
    let Some((program, before)) = opener(choice.as_deref(), terminal && has_display()) else {
        return;
    };
    let opened = Command::new(program)
        .args(before)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut child) = opened {
        // Whoever starts a program waits for its end, or it stays behind as a ghost.
        std::thread::spawn(move || child.wait());
    }
}

/// The program that shows a page, and its first arguments.
fn opener(choice: Option<&OsStr>, visible: bool) -> Option<(OsString, &'static [&'static str])> {
    if !visible {
        return None;
    }
    match choice {
        Some(choice) if choice == "none" => None,
        Some(choice) if !choice.is_empty() => Some((choice.to_owned(), &[])),
        _ if cfg!(windows) => Some(("cmd".into(), &["/C", "start", ""])),
        _ if cfg!(target_os = "macos") => Some(("open".into(), &[])),
        _ => Some(("xdg-open".into(), &[])),
    }
}

/// Whether a window would be seen by who sits here.
fn has_display() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(any(windows, target_os = "macos")) {
        return !set("SSH_CONNECTION");
    }
    set("DISPLAY") || set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_opened_that_nobody_sees_or_wants() {
        let program = |choice: Option<&str>, visible| {
            opener(choice.map(OsStr::new), visible).map(|(program, _)| program)
        };
        assert_eq!(program(None, false), None);
        assert_eq!(program(Some("firefox"), false), None);
        assert_eq!(program(Some("none"), true), None);
        assert_eq!(program(Some("firefox"), true), Some("firefox".into()));
        assert!(program(None, true).is_some());
        assert!(program(Some(""), true).is_some());
    }
}
