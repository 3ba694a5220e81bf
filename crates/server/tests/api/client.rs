//! A server that ends with the test, and a client that says exactly what it is told to.

use serde_json::Value;
use server::{Address, Limits, Options};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::sync::mpsc;
use std::thread::JoinHandle;
use std::time::Duration;
use tempfile::TempDir;
use work::{Bytes, Stop};

/// A running server.
pub struct Workbench {
    pub address: Address,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
    /// Taken out when the next server goes on with it.
    data: Option<TempDir>,
    options: Options,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}\n{}", self.head, self.body))
    }

    /// The word for programs of a refusal, which must be a whole document.
    pub fn code(&self) -> String {
        let document = self.json();
        let error = &document["error"];
        assert!(error["message"].is_string(), "{document}");
        assert!(
            error["accepted"].is_string() || error["accepted"].is_null(),
            "{document}"
        );
        // Whoever asks here has fields, and neither options nor files.
        let accepted = error["accepted"].as_str().unwrap_or_default();
        assert!(
            !accepted.contains("--") && !accepted.contains('@'),
            "{document}"
        );
        error["code"].as_str().unwrap().to_owned()
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}

/// What tests allow: little.
pub fn limits() -> Limits {
    Limits {
        seats: 2,
        waiting: 64,
        memory: Bytes(256 << 20),
        time: Duration::from_secs(60),
        workers: 1,
        jobs: 4,
        job_memory: Bytes(1 << 30),
        job_time: Duration::from_secs(600),
        unwatched: Duration::ZERO,
        saved: 20,
        quick: Duration::from_millis(300),
        store: Bytes(64 << 20),
        traffic: Bytes(64 << 20),
        tables: 16,
    }
}

impl Workbench {
    pub fn start() -> Self {
        Workbench::with(limits(), IpAddr::V4(Ipv4Addr::LOCALHOST))
    }

    pub fn with(limits: Limits, address: IpAddr) -> Self {
        Workbench::open(limits, address, tempfile::tempdir().unwrap())
    }

    fn open(limits: Limits, address: IpAddr, data: TempDir) -> Self {
        let options = Options {
            address,
            port: 0,
            any_port: false,
            data: data.path().to_owned(),
            limits,
        };
        let stop = Stop::default();
        let (send, receive) = mpsc::channel();
        let thread = std::thread::spawn({
            let (options, stop) = (options.clone(), stop.clone());
            move || {
                server::serve(&options, &stop, |address| {
                    send.send(address.clone()).unwrap()
                })
                .unwrap()
            }
        });
        Workbench {
            address: receive.recv().expect("the server starts"),
            stop,
            thread: Some(thread),
            data: Some(data),
            options,
        }
    }

    fn end(&mut self) {
        self.stop.request();
        if let Some(thread) = self.thread.take() {
            thread.join().expect("the server ends cleanly");
        }
    }

    /// Ends it and starts another one on what it kept.
    pub fn restart(self) -> Self {
        self.restart_after(|_| ())
    }

    /// The same, when something was done to what it kept.
    pub fn restart_after(mut self, what: impl FnOnce(&Path)) -> Self {
        self.end();
        what(self.data.as_ref().unwrap().path());
        let data = self.data.take().unwrap();
        Workbench::open(self.options.limits, self.options.address, data)
    }

    /// Where a client on this machine reaches it.
    pub fn host(&self) -> String {
        SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), self.address.socket.port()).to_string()
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.host()).unwrap();
        // Only so that a test that hangs says where.
        stream
            .set_read_timeout(Some(Duration::from_secs(120)))
            .unwrap();
        stream
    }

    /// Sends these bytes and reads until the server closes.
    pub fn raw(&self, bytes: &[u8]) -> Answer {
        let mut stream = self.connect();
        // A server that refuses early closes before everything is sent.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        Answer {
            status: status.unwrap_or(0),
            head: head.to_owned(),
            body: body.to_owned(),
        }
    }

    /// Asks with these headers, which replace nothing: the host is among them.
    pub fn ask_with(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str(&format!("content-length: {}\r\n\r\n{body}", body.len()));
        self.raw(request.as_bytes())
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask_with("GET", path, &[("host", &self.host())], "")
    }

    pub fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        let host = self.host();
        let headers = [
            ("host", host.as_str()),
            ("content-type", "application/json"),
        ];
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        self.ask_with(method, path, &headers, &body)
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, body)
    }

    /// The answer to a question that must succeed.
    pub fn told(&self, path: &str, body: &Value) -> Value {
        let answer = self.post(path, body);
        assert!((200..300).contains(&answer.status), "{path}: {answer:?}");
        answer.json()
    }

    /// Follows a stream of events until it ends; each with its name and document. `look` may act on them.
    pub fn events(&self, path: &str, mut look: impl FnMut(&str, &Value)) -> Vec<(String, Value)> {
        let mut stream = self.connect();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n",
            self.host()
        )
        .unwrap();
        let mut events = Vec::new();
        let mut name = String::new();
        for line in BufReader::new(stream).lines() {
            let line = line.unwrap();
            if let Some(event) = line.strip_prefix("event: ") {
                event.clone_into(&mut name);
            } else if let Some(data) = line.strip_prefix("data: ") {
                let document: Value = serde_json::from_str(data).unwrap();
                look(&name, &document);
                events.push((name.clone(), document));
            }
        }
        events
    }

    /// Follows a job until it is so; how it is then.
    pub fn seen(&self, id: u64, wanted: impl Fn(&Value) -> bool) -> Value {
        let mut stream = self.connect();
        let host = self.host();
        write!(
            stream,
            "GET /api/jobs/{id}/events HTTP/1.1\r\nhost: {host}\r\n\r\n"
        )
        .unwrap();
        BufReader::new(stream)
            .lines()
            .filter_map(|line| {
                Some(serde_json::from_str(line.unwrap().strip_prefix("data: ")?).unwrap())
            })
            .find(|job| wanted(job))
            .expect("it never was so")
    }

    /// Waits until a job is over.
    pub fn finished(&self, id: u64) -> Value {
        let events = self.events(&format!("/api/jobs/{id}/events"), |_, _| {});
        let (name, document) = events.last().expect("there is at least one event").clone();
        assert_eq!(name, "done", "{document}");
        document
    }
}

impl Drop for Workbench {
    fn drop(&mut self) {
        self.stop.request();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
