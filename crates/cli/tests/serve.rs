//! The workbench as people start it: the real binary, asked over loopback.

mod common;

use common::json;
use serde_json::{Value, json as document};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A workbench that ends with the test.
struct Workbench {
    child: Child,
    out: BufReader<ChildStdout>,
    /// Such as `127.0.0.1:4727`.
    host: String,
}

impl Workbench {
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("hra"))
            .args(arguments)
            .env("LC_ALL", "C")
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
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        let mut stream = TcpStream::connect(&self.host).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.host,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
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

impl Drop for Workbench {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Without the time that it took.
fn timeless(mut answer: Value) -> Value {
    answer["seconds"] = Value::Null;
    answer
}

#[test]
fn answers_are_those_of_the_command_line() {
    let workbench = Workbench::start(&["serve", "--port", "0"]);
    let question = document!({"rules": "wythoff", "heaps": [5, 8, 9]});
    assert_eq!(
        workbench.ask("POST", "/api/heap/solve", &question),
        (200, json("heap solve wythoff 5 8 9"))
    );
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-graph.xml");
    let text = std::fs::read_to_string(file).unwrap();
    for (how, flag) in [
        (document!({"exact": true}), "--exact"),
        (document!({"method": "optimistic"}), "--method=optimistic"),
    ] {
        let mut question = how;
        question["source"] = document!({"text": text});
        let (status, answer) = workbench.ask("POST", "/api/graph/solve", &question);
        assert_eq!(status, 200, "{answer}");
        let told = json(&format!("graph solve {file} {flag}"));
        assert_eq!(timeless(answer), timeless(told));
    }
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_the_workbench_cleanly() {
    let workbench = Workbench::start(&["serve", "--port", "0"]);
    assert_eq!(workbench.ask("GET", "/api/health", &Value::Null).0, 200);
    assert_eq!(workbench.interrupt(), (Some(0), String::new()));
}

#[test]
fn alone_it_starts_the_workbench() {
    let workbench = Workbench::start(&[]);
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
