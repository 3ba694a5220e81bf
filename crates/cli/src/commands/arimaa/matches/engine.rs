//! An engine as another program: started, connected, and ended when nobody speaks to it any more. What is said is `lab`'s.

pub use lab::arimaa::contest::Fault;
use lab::arimaa::contest::{self, AeiPlayer};
use std::io::{self, Write};
use std::ops::{Deref, DerefMut};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

/// A running engine.
pub struct Engine(pub AeiPlayer<Process>);

/// A program and its standard input.
pub struct Process {
    child: Child,
    input: ChildStdin,
}

impl Engine {
    /// Starts the program and waits until it has greeted.
    pub fn start(command: &[String], options: &[(String, String)]) -> Result<Engine, Fault> {
        let (program, arguments) = command.split_first().ok_or(Fault::Gone)?;
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
        AeiPlayer::greet(program, process, output, options).map(Engine)
    }
}

impl Deref for Engine {
    type Target = AeiPlayer<Process>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Engine {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
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

/// The words of a command line, in which `hra` is this program.
pub fn command_line(text: &str) -> Option<Vec<String>> {
    contest::command_line(text, std::env::current_exe().ok()?.to_str()?)
}
