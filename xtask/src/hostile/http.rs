//! As much of HTTP as an attacker needs: one request on one connection, and what came back.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// What came back.
pub struct Answer {
    /// 0 where the connection was closed without an answer.
    pub status: u16,
    pub head: String,
    pub body: String,
}

/// Asks and waits for all of the answer.
pub fn ask(host: &str, method: &str, path: &str, body: &str) -> Answer {
    request(host, method, path, body, body.len()).unwrap_or(Answer {
        status: 0,
        head: String::new(),
        body: String::new(),
    })
}

fn request(host: &str, method: &str, path: &str, body: &str, length: usize) -> Option<Answer> {
    let mut stream = begin(host, method, path, length)?;
    // Whoever is refused early may find the door closed while he still talks; the answer is there all the same.
    let _ = stream.write_all(body.as_bytes());
    let mut bytes = Vec::new();
    let read = stream.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    let (head, body) = text
        .split_once("\r\n\r\n")
        .or(read.ok().map(|_| (&*text, "")))?;
    Some(Answer {
        status: head.split(' ').nth(1)?.parse().ok()?,
        head: head.to_ascii_lowercase(),
        body: body.to_owned(),
    })
}

/// Says that a body of some length comes, and sends none of it.
pub fn begin(host: &str, method: &str, path: &str, length: usize) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(host).ok()?;
    stream
        .set_read_timeout(Some(Duration::from_secs(150)))
        .ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).ok()?;
    Some(stream)
}

/// A thing to be saved, about so many bytes large.
pub fn thing(name: &str, bytes: usize) -> String {
    let content = "x".repeat(bytes);
    format!(r#"{{"kind": "game", "name": "{name}", "content": "{content}"}}"#)
}
