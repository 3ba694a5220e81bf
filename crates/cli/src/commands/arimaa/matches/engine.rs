//! An engine as another program: started, spoken to in AEI, watched. It knows lines and deadlines, no rules.

use arimaa::{Clock, Colour, GameLimit, Ply, Referee};
pub use lab::arimaa::contest::{Fault, Reply};
use lab::arimaa::contest::{Moment, Player};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How long an engine may take to greet, and to say that it is ready.
const GREETING: Duration = Duration::from_secs(30);
/// How long after `stop` an engine may take before it is taken for hung.
const AFTER_STOP: Duration = Duration::from_secs(3);

/// A running engine.
pub struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<(Instant, String)>,
    pub name: String,
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
        let (sender, lines) = channel();
        // The thread ends when the engine closes its output or nobody listens any more.
        std::thread::spawn(move || {
            let mut reader = BufReader::new(output);
            let mut bytes = Vec::new();
            while reader
                .read_until(b'\n', &mut bytes)
                .is_ok_and(|read| read > 0)
            {
                let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
                if sender.send((Instant::now(), line)).is_err() {
                    break;
                }
                bytes.clear();
            }
        });
        let mut engine = Engine {
            child,
            input,
            lines,
            name: program.clone(),
        };
        engine.send("aei")?;
        loop {
            let line = engine.line(GREETING)?;
            if let Some(name) = line.strip_prefix("id name ") {
                engine.name = name.trim().to_owned();
            }
            if line == "aeiok" {
                break;
            }
        }
        for (name, value) in options {
            engine.option(name, value)?;
        }
        engine.ready()?;
        Ok(engine)
    }

    /// Sends one line.
    pub fn send(&mut self, line: &str) -> Result<(), Fault> {
        self.input
            .write_all(format!("{line}\n").as_bytes())
            .and_then(|()| self.input.flush())
            .map_err(|_| Fault::Gone)
    }

    pub fn option(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.send(&format!("setoption name {name} value {value}"))
    }

    fn line(&mut self, patience: Duration) -> Result<String, Fault> {
        match self.lines.recv_timeout(patience) {
            Ok((_, line)) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Gone),
        }
    }

    /// Waits until everything sent so far is understood.
    pub fn ready(&mut self) -> Result<(), Fault> {
        self.send("isready")?;
        while self.line(GREETING)? != "readyok" {}
        Ok(())
    }

    /// Tells the time control once a game begins.
    pub fn tell_control(&mut self, clock: &Clock) -> Result<(), Fault> {
        let control = clock.control();
        let (total, turns) = match control.game {
            GameLimit::None => (Duration::ZERO, 0),
            GameLimit::Time(limit) => (limit, 0),
            GameLimit::Turns(turns) => (Duration::ZERO, turns),
        };
        for (name, value) in [
            ("tcmove", seconds(control.per_move)),
            ("tcreserve", seconds(control.reserve)),
            ("tcpercent", control.percent.to_string()),
            ("tcmax", seconds(control.most_reserve)),
            ("tctotal", seconds(total)),
            ("tcturns", turns.to_string()),
            ("tcturntime", seconds(control.most_per_move)),
        ] {
            self.option(name, &value)?;
        }
        Ok(())
    }

    /// Tells how the clocks stand before a move.
    pub fn tell_clock(&mut self, clock: &Clock, last: Duration) -> Result<(), Fault> {
        for (name, value) in [
            ("greserve", clock.reserve(Colour::Gold)),
            ("sreserve", clock.reserve(Colour::Silver)),
            ("gused", clock.used(Colour::Gold)),
            ("sused", clock.used(Colour::Silver)),
            ("lastmoveused", last),
            ("moveused", Duration::ZERO),
        ] {
            self.option(name, &seconds(value))?;
        }
        Ok(())
    }

    /// Asks for a move and waits for it; when the time is over the engine is told to stop, and a little later given up.
    pub fn go(&mut self, allowed: Duration) -> Result<Reply, Fault> {
        let begun = Instant::now();
        self.send("go")?;
        let mut answer = Reply::default();
        loop {
            let patience = if answer.stopped {
                allowed + AFTER_STOP
            } else {
                allowed
            };
            let left = patience.saturating_sub(begun.elapsed());
            match self.lines.recv_timeout(left) {
                Ok((when, line)) => {
                    // Engines without a move send the bare word.
                    if line == "bestmove" || line.starts_with("bestmove ") {
                        answer.bestmove = line["bestmove".len()..].trim().to_owned();
                        answer.took = when.duration_since(begun);
                        return Ok(answer);
                    }
                    let number = |key: &str| {
                        let rest = line.strip_prefix("info ")?.strip_prefix(key)?;
                        rest.split_whitespace().next()?.parse().ok()
                    };
                    answer.nodes = number("nodes ").or(answer.nodes);
                    answer.depth = number("depth ").or(answer.depth);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Gone),
                Err(RecvTimeoutError::Timeout) if answer.stopped => return Err(Fault::Silent),
                Err(RecvTimeoutError::Timeout) => {
                    self.send("stop")?;
                    answer.stopped = true;
                }
            }
        }
    }
}

impl Player for Engine {
    fn name(&self) -> &str {
        &self.name
    }

    fn begin(&mut self, clock: &Clock, opening: &[Ply]) -> Result<(), Fault> {
        self.tell_control(clock)?;
        self.send("newgame")?;
        let mut referee = Referee::new();
        for (index, ply) in opening.iter().enumerate() {
            if referee.play(*ply).is_ok() {
                self.send(&format!("makemove {}", referee.write_ply(index)))?;
            }
        }
        self.ready()
    }

    fn turn(&mut self, moment: &Moment<'_>) -> Result<Reply, Fault> {
        if !moment.clock.control().is_untimed() {
            self.tell_clock(moment.clock, moment.last)?;
        }
        self.go(moment.allowed)
    }

    fn played(&mut self, text: &str) -> Result<(), Fault> {
        self.send(&format!("makemove {text}"))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // A polite word first; an engine that does not listen is ended.
        let _ = self.send("quit");
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

/// Seconds as AEI has them: whole where they are, with a point where they are not.
fn seconds(time: Duration) -> String {
    if time.subsec_millis() == 0 {
        time.as_secs().to_string()
    } else {
        format!("{:.3}", time.as_secs_f64())
    }
}

/// The words of a command line; quotes keep blanks together. `hra` is this program, `hra` alone or `hra:NAME` its engine.
pub fn command_line(text: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut quote = None;
    let mut inside = false;
    for letter in text.chars() {
        match quote {
            Some(mark) if letter == mark => quote = None,
            None if letter == '"' || letter == '\'' => {
                quote = Some(letter);
                if !inside {
                    words.push(String::new());
                    inside = true;
                }
            }
            None if letter.is_whitespace() => inside = false,
            _ => {
                if !inside {
                    words.push(String::new());
                    inside = true;
                }
                words.last_mut()?.push(letter);
            }
        }
    }
    if quote.is_some() || words.is_empty() {
        return None;
    }
    let ourselves = || Some(std::env::current_exe().ok()?.to_str()?.to_owned());
    let first = words[0].clone();
    if first == "hra" {
        words[0] = ourselves()?;
        if words.len() == 1 {
            words.push("aei".to_owned());
        }
    } else if let Some(player) = first.strip_prefix("hra:") {
        words.splice(
            0..1,
            [
                ourselves()?,
                "aei".to_owned(),
                "--player".to_owned(),
                player.to_owned(),
            ],
        );
    }
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_like_a_shell_would() {
        let split = |text: &str| command_line(text);
        assert_eq!(split("a  b"), Some(vec!["a".into(), "b".into()]));
        assert_eq!(
            split("'a b' \"c d\"e"),
            Some(vec!["a b".into(), "c de".into()])
        );
        assert_eq!(split("a ''"), Some(vec!["a".into(), String::new()]));
        assert_eq!(split("  "), None);
        assert_eq!(split("a 'b"), None);
        let ours = split("hra:seed --weights w3").unwrap();
        assert_eq!(ours[1..], ["aei", "--player", "seed", "--weights", "w3"]);
        assert_eq!(split("hra").unwrap()[1..], ["aei"]);
        assert_eq!(
            split("hra aei --threads 2").unwrap()[1..],
            ["aei", "--threads", "2"]
        );
    }

    #[test]
    fn seconds_are_whole_where_they_can_be() {
        assert_eq!(seconds(Duration::from_secs(90)), "90");
        assert_eq!(seconds(Duration::from_millis(200)), "0.200");
    }
}
