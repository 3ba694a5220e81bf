//! An engine as another program: started, connected, and ended when nobody speaks to it any more. What is said is `hra::aei`'s.

use crate::failure::Failure;
use hra::aei::{self, AeiPlayer, Fault};
use std::io::{self, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

/// How an engine is started: the command line as it was written, its words, its options.
pub struct Start {
    text: String,
    words: Vec<String>,
    options: Vec<(String, String)>,
}

impl Start {
    /// Reads a command line, in which `hra` is this program.
    pub fn new(text: &str, options: Vec<(String, String)>) -> Result<Self, Failure> {
        let ourselves = std::env::current_exe().ok();
        let ourselves = ourselves.as_deref().and_then(|path| path.to_str());
        let words = ourselves.and_then(|path| aei::command_line(text, path));
        let words = words.ok_or_else(|| aei::no_program(text, &Fault::Gone))?;
        let text = text.to_owned();
        Ok(Start {
            text,
            words,
            options,
        })
    }

    /// Starts the program and waits until it has greeted.
    pub fn start(&self) -> Result<AeiPlayer<Process>, Failure> {
        let started = self.spawn();
        started.map_err(|fault| aei::no_program(&self.text, &fault).into())
    }

    fn spawn(&self) -> Result<AeiPlayer<Process>, Fault> {
        let (program, arguments) = self.words.split_first().ok_or(Fault::Gone)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| Fault::Start(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Fault::Gone);
        };
        let process = Process { child, input };
        AeiPlayer::greet(program, process, output, &self.options)
    }
}

/// A program and its standard input.
pub struct Process {
    child: Child,
    input: ChildStdin,
}

impl Write for Process {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.input.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.input.flush()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It was told to quit; an engine that does not listen is ended.
        for _ in 0..20 {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
