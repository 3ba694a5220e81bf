//! The workbench as people start it: the real binary, asked over loopback.

mod common;

use hra::answers::{Entry, QUESTIONS};
use serde_json::{Value, json as document};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;

/// A workbench that ends with the test.
struct Workbench {
    child: Child,
    out: BufReader<ChildStdout>,
    /// Such as `127.0.0.1:4727`.
    host: String,
}

impl Workbench {
    fn start(data: &Path, arguments: &[&str]) -> Self {
        Workbench::begin(data, arguments, "never")
    }

    /// One that waits to be killed once it has written so many pieces of long work.
    #[cfg(unix)]
    fn halting_after(pieces: u32, data: &Path, arguments: &[&str]) -> Self {
        Workbench::begin(data, arguments, &pieces.to_string())
    }

    fn begin(data: &Path, arguments: &[&str], halting: &str) -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
            .args(arguments)
            .env("HRA_HALT_AFTER_WRITING", halting)
            .env("LC_ALL", "C")
            // The user's data directory, wherever this system has it.
            .envs(["XDG_DATA_HOME", "HOME", "LOCALAPPDATA"].map(|name| (name, data)))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let url = line.trim().rsplit(' ').next().unwrap();
        let host = url.strip_prefix("http://").unwrap().trim_end_matches('/');
        Workbench {
            host: host.to_owned(),
            child,
            out,
        }
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> (u16, Value) {
        try_ask(&self.host, method, path, body).expect("the workbench answers")
    }

    /// Follows a job until it is so; how it is then.
    fn seen(&self, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let ask = format!("GET {path}/events HTTP/1.1\r\nhost: {}\r\n\r\n", self.host);
        stream.write_all(ask.as_bytes()).unwrap();
        BufReader::new(stream)
            .lines()
            .filter_map(|line| {
                Some(serde_json::from_str(line.unwrap().strip_prefix("data: ")?).unwrap())
            })
            .find(|job| wanted(job))
            .expect("it never was so")
    }

    /// Asks to stop as a terminal does, and waits.
    fn interrupt(mut self) -> (Option<i32>, String) {
        let pid = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &pid])
                .status()
                .unwrap()
                .success()
        );
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }
}

/// Status and document; nothing where the server went away.
fn try_ask(host: &str, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let mut stream = TcpStream::connect(host).ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some((status, serde_json::from_str(body).unwrap_or(Value::Null)))
}

impl Drop for Workbench {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Without the time that it took, wherever that stands.
fn timeless(mut answer: Value) -> Value {
    match &mut answer {
        Value::Object(fields) => {
            for (name, value) in fields.iter_mut() {
                *value = match name.as_str() {
                    "seconds" => Value::Null,
                    _ => timeless(value.take()),
                };
            }
        }
        Value::Array(items) => {
            for item in items {
                *item = timeless(item.take());
            }
        }
        _ => {}
    }
    answer
}

/// The request of an example: `@input` stands for what the command reads, `@answer NAME` for the answer to another example.
fn request(workbench: &Workbench, entry: &Entry) -> Value {
    let mut request: Value = serde_json::from_str(entry.example.request).expect(entry.name);
    fill(workbench, entry, &mut request);
    request
}

fn fill(workbench: &Workbench, entry: &Entry, value: &mut Value) {
    match value {
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|value| fill(workbench, entry, value)),
        Value::Array(items) => items
            .iter_mut()
            .for_each(|value| fill(workbench, entry, value)),
        Value::String(text) if text == "@input" => *value = entry.example.input.into(),
        Value::String(text) => {
            let other = text.strip_prefix("@answer ").and_then(hra::answers::find);
            if let Some(other) = other {
                *value = asked(workbench, other).to_string().into();
            }
        }
        _ => {}
    }
}

/// What the workbench answers to the example of a question.
fn asked(workbench: &Workbench, entry: &Entry) -> Value {
    let path = format!("/api/{}", entry.name.replace('.', "/"));
    let (status, answer) = if entry.bare {
        workbench.ask("GET", &path, &Value::Null)
    } else {
        workbench.ask("POST", &path, &request(workbench, entry))
    };
    assert_eq!(status, 200, "{}: {answer}", entry.name);
    answer
}

#[test]
fn every_question_is_answered_alike_by_workbench_and_terminal() {
    let data = tempfile::tempdir().unwrap();
    let workbench = Workbench::start(data.path(), &["serve", "--port", "0"]);
    let (_, description) = workbench.ask("GET", "/api/openapi.json", &Value::Null);
    for entry in QUESTIONS {
        let answer = asked(&workbench, entry);
        let path = format!("/api/{}", entry.name.replace('.', "/"));
        assert!(description["paths"][&path].is_object(), "{path}");
        if entry.example.command.is_empty() {
            continue;
        }
        let output = assert_cmd::Command::cargo_bin("hra")
            .unwrap()
            .env("LC_ALL", "C")
            .arg("--json")
            .args(entry.example.command)
            .write_stdin(entry.example.input)
            .output()
            .unwrap();
        let told: Value = serde_json::from_slice(&output.stdout).expect(entry.name);
        assert_eq!(timeless(answer), timeless(told), "{}", entry.name);
    }
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_the_workbench_cleanly() {
    let data = tempfile::tempdir().unwrap();
    let workbench = Workbench::start(data.path(), &["serve", "--port", "0"]);
    assert_eq!(workbench.ask("GET", "/api/health", &Value::Null).0, 200);
    assert_eq!(workbench.interrupt(), (Some(0), String::new()));
}

#[test]
fn alone_it_starts_the_workbench() {
    let data = tempfile::tempdir().unwrap();
    let workbench = Workbench::start(data.path(), &[]);
    let (status, answer) = workbench.ask("GET", "/api/health", &Value::Null);
    assert_eq!((status, &answer["name"]), (200, &document!("hra")));
}

#[test]
fn a_wrong_port_or_address_is_named() {
    for line in ["serve --port 70000", "serve --address nowhere --port 0"] {
        let error = common::error(line, 2);
        assert!(error["accepted"].is_string(), "{error}");
    }
}

#[cfg(unix)]
impl Workbench {
    /// Ends it as a power cut does.
    fn kill(mut self) {
        let pid = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-9", &pid])
                .status()
                .unwrap()
                .success()
        );
        assert!(!self.child.wait().unwrap().success());
    }
}

/// Killed while a job runs: what was done is there, what waited goes on, what ran says that it was interrupted.
#[cfg(unix)]
#[test]
fn a_kill_during_a_job_loses_nothing_that_was_done() {
    let data = tempfile::tempdir().unwrap();
    let arguments = [
        "serve",
        "--port",
        "0",
        "--data",
        data.path().to_str().unwrap(),
    ];
    let workbench = Workbench::start(data.path(), &arguments);
    let job = |rules: &str, heaps: Value| {
        let input = document!({"rules": rules, "heaps": heaps});
        let question = document!({"kind": "heap-solve", "input": input});
        let (status, job) = workbench.ask("POST", "/api/jobs", &question);
        assert_eq!(status, 201, "{job}");
        format!("/api/jobs/{}", job["id"])
    };
    let done = job("nim", document!([3, 4, 5]));
    let look = |workbench: &Workbench, path: &str| workbench.ask("GET", path, &Value::Null).1;
    let result = workbench.seen(&done, |job| job["state"] == "done")["result"].clone();
    // As many as there are workers at most, then one that waits.
    let endless = || job("octal:0.6", document!([20_000_000]));
    let running = [endless(), endless()];
    workbench.seen(&running[0], |job| {
        job["progress"]["done"].as_u64() > Some(0)
    });
    let waiting = job("nim", document!([1, 1]));
    workbench.kill();

    let workbench = Workbench::start(data.path(), &arguments);
    assert_eq!(look(&workbench, &done)["result"], result);
    let interrupted = look(&workbench, &running[0]);
    assert_eq!(interrupted["state"], "interrupted", "{interrupted}");
    assert!(interrupted["error"]["message"].is_string());
    // The second was running or waiting, as there are cores.
    let (_, aborted) = workbench.ask("POST", &format!("{}/abort", running[1]), &Value::Null);
    assert!(aborted["state"].is_string());
    workbench.seen(&waiting, |job| job["state"] == "done");
}

/// Killed while a job runs that keeps what it found: it goes on by itself.
#[cfg(unix)]
#[test]
fn a_kill_during_a_job_with_checkpoints_lets_it_go_on() {
    let data = tempfile::tempdir().unwrap();
    let arguments = [
        "serve",
        "--port",
        "0",
        "--data",
        data.path().to_str().unwrap(),
    ];
    let mut workbench = Workbench::halting_after(2, data.path(), &arguments);
    // Minutes of work.
    let input = document!({"players": 2, "pieces": 4, "fields": 16});
    let question = document!({"kind": "ludo-solve", "input": input});
    let (status, job) = workbench.ask("POST", "/api/jobs", &question);
    assert_eq!(status, 201, "{job}");
    common::killed(&mut workbench.child, &mut workbench.out);

    let workbench = Workbench::start(data.path(), &arguments);
    let path = format!("/api/jobs/{}", job["id"]);
    let resumed = workbench.seen(&path, |job| job["state"] != "queued");
    assert_eq!(
        (&resumed["state"], &resumed["resumed"]),
        (&document!("running"), &document!(true))
    );
    workbench.ask("POST", &format!("{path}/abort"), &Value::Null);
    let ended = workbench.seen(&path, |job| job["state"] != "running");
    assert_eq!(ended["state"], "aborted");
}

/// Killed while things are saved one after another: whatever was answered is there, and nothing is half there.
#[cfg(unix)]
#[test]
fn a_kill_during_a_save_loses_nothing_that_was_answered() {
    let data = tempfile::tempdir().unwrap();
    let arguments = [
        "serve",
        "--port",
        "0",
        "--data",
        data.path().to_str().unwrap(),
    ];
    let mut answered: Vec<(u64, String)> = Vec::new();
    for round in 0..3 {
        let workbench = Workbench::start(data.path(), &arguments);
        let pid = workbench.child.id().to_string();
        let (send, kept) = mpsc::channel();
        let saver = std::thread::spawn({
            let host = workbench.host.clone();
            move || {
                let mut saved = Vec::new();
                for number in 0.. {
                    let name = format!("{round}-{number}");
                    // Large enough that a kill finds it being written.
                    let content = name.repeat(20_000);
                    let thing = document!({"kind": "experiment", "name": name, "content": content});
                    match try_ask(&host, "POST", "/api/saved", &thing) {
                        Some((201, item)) => {
                            saved.push((item["id"].as_u64().unwrap(), name));
                            // Nobody counts any more once there were enough.
                            let _ = send.send(());
                        }
                        _ => return saved,
                    }
                }
                saved
            }
        });
        assert_eq!(kept.iter().take(5).count(), 5);
        assert!(
            Command::new("kill")
                .args(["-9", &pid])
                .status()
                .unwrap()
                .success()
        );
        answered.extend(saver.join().unwrap());
    }
    assert!(answered.len() >= 15);
    let workbench = Workbench::start(data.path(), &arguments);
    for (id, name) in &answered {
        let (status, whole) = workbench.ask("GET", &format!("/api/saved/{id}"), &Value::Null);
        assert_eq!((status, whole["name"].as_str()), (200, Some(name.as_str())));
        assert_eq!(whole["content"].as_str().unwrap(), name.repeat(20_000));
    }
    let (_, all) = workbench.ask("GET", "/api/saved", &Value::Null);
    for item in all.as_array().unwrap() {
        let (status, whole) =
            workbench.ask("GET", &format!("/api/saved/{}", item["id"]), &Value::Null);
        assert_eq!(status, 200);
        assert!(whole["content"].is_string(), "never half a thing");
    }
}

#[test]
fn two_workbenches_do_not_share_a_folder() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().to_str().unwrap();
    let _workbench = Workbench::start(data.path(), &["serve", "--port", "0", "--data", folder]);
    let error = common::error(&format!("serve --port 0 --data {folder}"), 2);
    assert!(error["accepted"].as_str().unwrap().contains("--data"));
}

/// A terminal with a display gets a browser, unless it is told not to; nobody else does.
#[cfg(unix)]
#[test]
fn a_browser_is_opened_for_who_can_see_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let [browser, opened, bell] =
        ["browser", "opened", "bell"].map(|name| folder.path().join(name));
    let script = format!(
        "#!/bin/sh\necho \"$1\" > {}\necho > {}\n",
        opened.display(),
        bell.display()
    );
    assert!(
        Command::new("mkfifo")
            .arg(&bell)
            .status()
            .unwrap()
            .success()
    );
    std::fs::write(&browser, script).unwrap();
    std::fs::set_permissions(&browser, std::fs::Permissions::from_mode(0o755)).unwrap();
    for (display, more, seen) in [
        (":0", "--threads=1", true),
        (":0", "--no-browser", false),
        ("", "--threads=1", false),
    ] {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("hra"));
        command
            .args(["serve", "--port=0", more])
            .env("LC_ALL", "C")
            .env("HRA_BROWSER", &browser)
            .env("DISPLAY", display)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("SSH_CONNECTION")
            .arg("--data")
            .arg(folder.path().join("data"));
        let mut person = rexpect::session::spawn_command(command, Some(60_000)).unwrap();
        person.exp_string("Hra is at ").unwrap();
        let url = person.read_line().unwrap();
        if seen {
            // Whoever listens waits until the browser rings.
            std::fs::read(&bell).unwrap();
        }
        person.send_control('c').unwrap();
        person.exp_eof().unwrap();
        let told = std::fs::read_to_string(&opened).unwrap_or_default();
        assert_eq!(told.trim(), if seen { url.trim() } else { "" }, "{more}");
        let _ = std::fs::remove_file(&opened);
    }
}
