//! A run of hra that is watched from outside: how it ended, what it said, and how much memory it ever had, as the system tells.

use super::Place;
use std::fs::{self, File};
use std::io::{Read, Seek, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// How often the system is asked for the most memory so far, which it remembers.
const LOOK: Duration = Duration::from_millis(5);

/// How a run ended.
pub struct Ended {
    /// Nothing where it was killed.
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
    /// The most memory that it ever had at once, in KiB.
    pub peak: u64,
    pub seconds: f64,
}

impl Ended {
    /// The first line of what went wrong, or of the answer.
    pub fn said(&self) -> &str {
        let text = if self.err.is_empty() {
            &self.out
        } else {
            &self.err
        };
        text.lines().next().unwrap_or_default()
    }

    pub fn code_text(&self) -> String {
        self.code
            .map_or("killed".to_owned(), |code| code.to_string())
    }
}

/// When a run is given up as out of hand.
#[derive(Clone, Copy)]
pub struct Until {
    pub kib: u64,
    pub seconds: u64,
}

/// Runs hra to its end, or until it is out of hand.
pub fn run(
    place: &Place<'_>,
    arguments: &[&str],
    input: &str,
    until: Until,
) -> Result<Ended, String> {
    let told = |error: std::io::Error| format!("hra {}: {error}", arguments.join(" "));
    // Files take whatever it says without anybody reading meanwhile.
    let keep = |name: &str| {
        let path = place.folder.join(name);
        File::options()
            .create(true)
            .truncate(true)
            .read(true)
            .write(true)
            .open(path)
            .map_err(told)
    };
    let (mut out, mut err) = (keep("out")?, keep("err")?);
    let mut child = Command::new(place.hra)
        .args(arguments)
        .env("LC_ALL", "C")
        .current_dir(&place.folder)
        .stdin(Stdio::piped())
        .stdout(out.try_clone().map_err(told)?)
        .stderr(err.try_clone().map_err(told)?)
        .spawn()
        .map_err(told)?;
    let started = Instant::now();
    if let Some(mut stdin) = child.stdin.take() {
        // One who does not read is none of our business.
        let _ = stdin.write_all(input.as_bytes());
    }
    let mut peak = 0;
    let status = loop {
        peak = peak.max(memory(child.id()));
        if let Some(status) = child.try_wait().map_err(told)? {
            break status;
        }
        if peak > until.kib || started.elapsed().as_secs() > until.seconds {
            child.kill().map_err(told)?;
        }
        thread::sleep(LOOK);
    };
    Ok(Ended {
        code: status.code(),
        out: read(&mut out).map_err(told)?,
        err: read(&mut err).map_err(told)?,
        peak,
        seconds: started.elapsed().as_secs_f64(),
    })
}

fn read(file: &mut File) -> std::io::Result<String> {
    file.rewind()?;
    let mut bytes = Vec::new();
    file.take(1 << 20).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The most memory that a process ever had, in KiB; 0 once it is gone.
pub fn memory(id: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok())
        .unwrap_or(0)
}

/// A workbench on a free port, which ends with its owner.
pub struct Workbench {
    child: Child,
    /// Such as `127.0.0.1:4727`.
    pub host: String,
}

impl Workbench {
    /// Starts it with its store in this folder; says how it ended where it did not come so far.
    pub fn start(
        hra: &std::path::Path,
        data: &std::path::Path,
        more: &[&str],
    ) -> Result<Self, String> {
        let mut child = Command::new(hra)
            .args(["serve", "--no-browser", "--port", "0", "--data"])
            .arg(data)
            .args(more)
            .env("LC_ALL", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut line = String::new();
        if let Some(out) = child.stdout.as_mut() {
            // At its end there is no line, and that is told below.
            let _ = std::io::BufRead::read_line(&mut std::io::BufReader::new(out), &mut line);
        }
        let url = line.split_whitespace().last().unwrap_or_default();
        match url.strip_prefix("http://") {
            Some(host) => Ok(Workbench {
                host: host.trim_end_matches('/').to_owned(),
                child,
            }),
            None => {
                let ended = child.wait().map_err(|error| error.to_string())?;
                Err(format!("hra serve ended: {ended}"))
            }
        }
    }

    pub fn memory(&self) -> u64 {
        memory(self.child.id())
    }

    /// Ends it as a terminal would; how it ended.
    pub fn end(mut self) -> Result<ExitStatus, String> {
        let id = self.child.id().to_string();
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .map_err(|error| error.to_string())?;
        self.child.wait().map_err(|error| error.to_string())
    }
}

impl Drop for Workbench {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
