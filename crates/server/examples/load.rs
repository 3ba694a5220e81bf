//! Many clients that ask small questions at once over loopback: `load [CLIENTS] [SECONDS]`. Prints one JSON document with
//! what they waited and what the process (server and clients together) occupied meanwhile.

use serde_json::{Value, json};
use server::{Limits, Options};
use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use work::{Bytes, Stop};

static ENDED: AtomicBool = AtomicBool::new(false);
static FAILED: AtomicU64 = AtomicU64::new(0);

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let clients = numbers.next().transpose()?.unwrap_or(200);
    let seconds = numbers.next().transpose()?.unwrap_or(30);
    let data = tempfile::tempdir()?;
    let options = Options {
        address: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        any_port: false,
        data: data.path().to_owned(),
        limits: Limits::within(Bytes(2 << 30)),
    };
    let stop = Stop::default();
    let (send, receive) = mpsc::channel();
    let server = std::thread::spawn({
        let stop = stop.clone();
        move || {
            server::serve(&options, &stop, |address| {
                // The receiver lives as long as main.
                let _ = send.send(address.socket);
            })
        }
    });
    let host = receive.recv()?.to_string();
    let mut memory = vec![occupied()];
    let waits = std::thread::scope(|scope| {
        let asking: Vec<_> = (0..clients)
            .map(|number| {
                scope.spawn({
                    let host = &host;
                    move || ask(host, number)
                })
            })
            .collect();
        let begun = Instant::now();
        for second in 1..=seconds {
            std::thread::sleep(Duration::from_secs(second).saturating_sub(begun.elapsed()));
            memory.push(occupied());
        }
        ENDED.store(true, Ordering::Relaxed);
        let mut waits: Vec<Duration> = Vec::new();
        for client in asking {
            waits.extend(client.join().unwrap_or_default());
        }
        waits
    });
    stop.request();
    let ended = server.join().is_ok_and(|served| served.is_ok());
    report(clients, seconds, waits, &memory, ended);
    Ok(())
}

fn report(clients: u64, seconds: u64, mut waits: Vec<Duration>, memory: &[u64], ended: bool) {
    waits.sort_unstable();
    let share = |part: f64| {
        let place = (waits.len() as f64 * part) as usize;
        waits
            .get(place.min(waits.len().saturating_sub(1)))
            .map(|wait| wait.as_secs_f64() * 1000.0)
    };
    let third = memory.len() / 3;
    let document = json!({
        "clients": clients,
        "seconds": seconds,
        "answers": waits.len(),
        "failures": FAILED.load(Ordering::Relaxed),
        "answers_per_second": waits.len() as f64 / seconds.max(1) as f64,
        "median_ms": share(0.5),
        "p99_ms": share(0.99),
        "longest_ms": share(1.0),
        "resident_mib": {"before": memory.first(), "after_a_third": memory.get(third), "after_two": memory.get(2 * third), "end": memory.last()},
        "ended_cleanly": ended,
    });
    println!("{document}");
}

/// One client on one connection, until the end.
fn ask(host: &str, number: u64) -> Vec<Duration> {
    let questions = questions(number);
    let mut waits = Vec::new();
    let mut connection = None;
    for (path, body) in questions.iter().cycle() {
        if ENDED.load(Ordering::Relaxed) {
            break;
        }
        let begun = Instant::now();
        match one(host, &mut connection, path, body) {
            Ok(200) => waits.push(begun.elapsed()),
            other => {
                FAILED.fetch_add(1, Ordering::Relaxed);
                eprintln!("{path}: {other:?}");
                connection = None;
            }
        }
    }
    waits
}

fn questions(number: u64) -> Vec<(&'static str, String)> {
    let graph = include_str!("../../../docs/example-graph.xml");
    let heaps: Vec<Value> = (0..3)
        .map(|heap| json!((number * 7 + heap * 5) % 30 + 1))
        .collect();
    let questions = [
        ("/api/heap/solve", json!({"rules": "nim", "heaps": heaps})),
        (
            "/api/heap/solve",
            json!({"rules": "wythoff", "heaps": heaps}),
        ),
        (
            "/api/graph/solve",
            json!({"source": {"text": graph}, "exact": number.is_multiple_of(2)}),
        ),
        (
            "/api/ludo/solve",
            json!({"players": 2, "pieces": 1, "fields": 6 + 2 * (number % 4)}),
        ),
        (
            "/api/heap/solve",
            json!({"rules": "kayles", "misere": true, "heaps": [number % 9 + 1, 4]}),
        ),
    ];
    questions
        .into_iter()
        .map(|(path, body)| (path, body.to_string()))
        .collect()
}

fn one(
    host: &str,
    connection: &mut Option<BufReader<TcpStream>>,
    path: &str,
    body: &str,
) -> Result<u16, Box<dyn Error>> {
    let stream = match connection {
        Some(stream) => stream,
        None => connection.insert(BufReader::new(TcpStream::connect(host)?)),
    };
    let request = format!(
        "POST {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.get_mut().write_all(request.as_bytes())?;
    let (mut status, mut length) = (0, 0);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line)? == 0 {
            return Err("closed".into());
        }
        let line = line.trim_end();
        if let Some(rest) = line.strip_prefix("HTTP/1.1 ") {
            status = rest.split(' ').next().unwrap_or_default().parse()?;
        } else if let Some(value) = line.strip_prefix("content-length: ") {
            length = value.parse()?;
        } else if line.is_empty() {
            break;
        }
    }
    let mut answer = vec![0; length];
    stream.read_exact(&mut answer)?;
    serde_json::from_slice::<Value>(&answer)?;
    Ok(status)
}

/// What the process occupies, in MiB; 0 where the system does not tell.
fn occupied() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    number.unwrap_or(0) / 1024
}
