//! Every limit refuses clearly, and what is within it is answered.

use crate::client::{Workbench, limits};
use serde_json::{Value, json};
use server::Limits;
use std::io::{Read, Write};
use std::net::{IpAddr, Ipv4Addr, TcpStream};
use std::sync::mpsc;
use std::time::Duration;
use work::Bytes;

/// No request may be larger.
const LARGEST_BODY: usize = 16 << 20;
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// Takes far longer than any test waits, and notices a stop.
pub fn endless() -> Value {
    json!({"rules": "octal:0.6", "heaps": [20_000_000]})
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let workbench = Workbench::start();
    let text = "x".repeat(LARGEST_BODY + 1);
    let answer = workbench.post("/api/graph/convert", &json!({"source": {"text": text}}));
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_big"));
    let host = workbench.host();
    let liar = format!(
        "POST /api/saved HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: 99999999999\r\n\r\n{{"
    );
    assert_eq!(workbench.raw(liar.as_bytes()).status, 413);
}

#[test]
fn a_question_that_takes_too_long_is_given_up() {
    let limits = Limits {
        time: Duration::from_millis(200),
        seats: 1,
        ..limits()
    };
    let workbench = Workbench::with(limits, HERE);
    let answer = workbench.post("/api/heap/solve", &endless());
    assert_eq!((answer.status, answer.code().as_str()), (422, "too_long"));
    // Its seat is free again. On a busy machine even a small question may take too long, and is asked again.
    let small = json!({"rules": "nim", "heaps": [1, 2, 3]});
    let asked = || workbench.post("/api/heap/solve", &small).status;
    let answered = std::iter::repeat_with(asked).find(|&status| status != 422);
    assert_eq!(answered, Some(200));
}

#[test]
fn a_question_that_needs_too_much_memory_is_refused() {
    let limits = Limits {
        memory: Bytes(1 << 20),
        job_memory: Bytes(1 << 20),
        ..limits()
    };
    let workbench = Workbench::with(limits, HERE);
    let large = json!({"rules": "wythoff", "heaps": [300, 300, 300, 300]});
    let answer = workbench.post("/api/heap/solve", &large);
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_big"));
    let job = workbench.told("/api/jobs", &json!({"kind": "heap-solve", "input": large}));
    let ended = workbench.finished(job["id"].as_u64().unwrap());
    assert_eq!(
        (&ended["state"], &ended["error"]["code"]),
        (&json!("failed"), &json!("too_big"))
    );
}

/// Asks for something that takes longer than any test, and gives what hears the answer.
fn asked(workbench: &Workbench) -> TcpStream {
    let body = endless().to_string();
    let request = format!(
        "POST /api/heap/solve HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        workbench.host(),
        body.len()
    );
    let mut stream = TcpStream::connect(workbench.host()).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    stream
}

#[test]
fn a_line_that_is_full_says_so_at_once_and_small_questions_do_not_wait_in_it() {
    let limits = Limits {
        seats: 1,
        waiting: 0,
        ..limits()
    };
    let workbench = Workbench::with(limits, HERE);
    let (send, answers) = mpsc::channel();
    // One of them is worked on for a minute; the others are told that there is no room.
    let streams: Vec<TcpStream> = (0..5).map(|_| asked(&workbench)).collect();
    for stream in &streams {
        let (send, mut stream) = (send.clone(), stream.try_clone().unwrap());
        std::thread::spawn(move || {
            let mut head = [0; 400];
            let read = stream.read(&mut head).unwrap_or(0);
            let _ = send.send(String::from_utf8_lossy(&head[..read]).into_owned());
        });
    }
    for _ in 0..4 {
        let head = answers.recv().unwrap().to_lowercase();
        assert!(head.starts_with("http/1.1 503 "), "{head}");
        assert!(head.contains("\r\nretry-after: "), "{head}");
    }
    // On a busy machine a small question may be too slow for its lane, and is asked again; if it waited for the long one, that would be over.
    let small = json!({"rules": "nim", "heaps": [1]});
    let asked = || workbench.post("/api/heap/solve", &small).status;
    let answered = std::iter::repeat_with(asked).find(|&status| status != 503);
    assert_eq!(answered, Some(200));
    assert!(
        answers.try_recv().is_err(),
        "the long one is still worked on"
    );
    for stream in streams {
        let _ = stream.shutdown(std::net::Shutdown::Both);
    }
}

#[test]
fn bodies_and_answers_draw_on_one_budget() {
    let limits = Limits {
        traffic: Bytes(4 << 20),
        saved: 1000,
        ..limits()
    };
    let workbench = Workbench::with(limits, HERE);
    let thing = |size: usize| json!({"kind": "game", "name": "large", "content": "x".repeat(size)});
    let answer = workbench.post("/api/saved", &thing(3 << 20));
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_big"));
    // More than there is room for at once, yet all are kept: each waits for its turn.
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                // On a busy machine one may have to come again.
                let mut statuses =
                    std::iter::repeat_with(|| workbench.post("/api/saved", &thing(1 << 20)).status);
                let kept = statuses.find(|&status| status != 503);
                assert_eq!(kept, Some(201));
            });
        }
    });
    // One that says that it comes and does not takes the room; a small question needs none.
    let held = format!(
        "POST /api/saved HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{{",
        workbench.host(),
        2 << 20,
    );
    let mut holder = TcpStream::connect(workbench.host()).unwrap();
    holder.write_all(held.as_bytes()).unwrap();
    let busy = loop {
        let answer = workbench.post("/api/saved", &thing(1 << 20));
        if answer.status != 201 {
            break answer;
        }
    };
    assert_eq!((busy.status, busy.code().as_str()), (503, "too_many"));
    assert!(busy.header("retry-after").is_some());
    assert_eq!(workbench.post("/api/saved", &thing(100)).status, 201);
    drop(holder);
}

#[test]
fn the_store_tells_that_it_fills_before_it_is_full() {
    let limits = Limits {
        store: Bytes(1 << 20),
        ..limits()
    };
    let workbench = Workbench::with(limits, HERE);
    let thing = json!({"kind": "game", "name": "a thing", "content": "x".repeat(300_000)});
    let notes = |workbench: &Workbench| {
        workbench.get("/api/store").json()["notes"]
            .as_array()
            .unwrap()
            .len()
    };
    for _ in 0..2 {
        workbench.told("/api/saved", &thing);
        assert_eq!(notes(&workbench), 0);
    }
    let last = workbench.told("/api/saved", &thing);
    assert_eq!(notes(&workbench), 1, "told before it is full");
    let full = workbench.post("/api/saved", &thing);
    assert_eq!((full.status, full.code().as_str()), (409, "full"));
    let path = format!("/api/saved/{}", last["id"]);
    assert_eq!(workbench.send("DELETE", &path, &Value::Null).status, 204);
    workbench.told("/api/saved", &thing);
}

#[test]
fn a_graph_for_a_job_is_not_solved_at_once() {
    let workbench = Workbench::start();
    let count = 50_001;
    let mut vertices = vec![json!({"kind": "max"}); count];
    vertices.push(json!({"kind": "sink", "value": "1/2"}));
    let edges: Vec<Value> = (0..count)
        .map(|from| json!({"from": from, "to": from + 1}))
        .collect();
    let question = json!({"graph": {"format": "hra-graph", "version": 1, "vertices": vertices, "edges": edges}});
    let answer = workbench.post("/api/graph/solve", &question);
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_big"));
    let job = workbench.told(
        "/api/jobs",
        &json!({"kind": "graph-solve", "input": question}),
    );
    let ended = workbench.finished(job["id"].as_u64().unwrap());
    assert_eq!(ended["state"], "done");
    assert_eq!(ended["result"]["value"], 0.5);
}

#[test]
fn what_kalaha_would_compute_for_minutes_is_not_begun_at_once() {
    let workbench = Workbench::start();
    let long = [
        ("tournament", json!({"games": 1_000_000_000})),
        ("report", json!({"games": 1_000_000_000})),
        (
            "enumerate",
            json!({"a": "5", "b": "5", "most": 1_000_000_000}),
        ),
        ("analyse", json!({"nodes": 1_000_000_000})),
        ("annotate", json!({"record": "a", "nodes": 1_000_000_000})),
        ("database", json!({"beans": 30, "pits": 6})),
    ];
    for (what, question) in long {
        let answer = workbench.post(&format!("/api/kalah/{what}"), &question);
        let found = (answer.status, answer.code());
        assert_eq!(found, (413, "too_big".to_owned()), "{what}");
    }
}

#[test]
fn the_line_of_jobs_and_the_shelf_have_an_end() {
    let workbench = Workbench::with(
        Limits {
            jobs: 2,
            saved: 3,
            ..limits()
        },
        HERE,
    );
    let question = json!({"kind": "heap-solve", "input": endless()});
    let mut jobs = Vec::new();
    let refused = loop {
        let answer = workbench.post("/api/jobs", &question);
        if answer.status != 201 {
            break answer;
        }
        jobs.push(answer.json()["id"].as_u64().unwrap());
    };
    assert_eq!((refused.status, refused.code().as_str()), (503, "too_many"));
    // One may have been begun while the others were put in line.
    assert!((2..=3).contains(&jobs.len()), "{jobs:?}");
    for job in jobs {
        workbench.told(&format!("/api/jobs/{job}/abort"), &Value::Null);
        assert_eq!(workbench.finished(job)["state"], "aborted");
    }
    let thing = json!({"kind": "game", "name": "a game", "content": {}});
    for _ in 0..3 {
        workbench.told("/api/saved", &thing);
    }
    let full = workbench.post("/api/saved", &thing);
    assert_eq!((full.status, full.code().as_str()), (409, "full"));
}

#[test]
fn a_job_that_takes_too_long_is_given_up() {
    let limits = Limits {
        job_time: Duration::from_millis(300),
        ..limits()
    };
    let workbench = Workbench::with(limits, HERE);
    let job = workbench.told(
        "/api/jobs",
        &json!({"kind": "heap-solve", "input": endless()}),
    );
    let ended = workbench.finished(job["id"].as_u64().unwrap());
    assert_eq!(
        (&ended["state"], &ended["error"]["code"]),
        (&json!("failed"), &json!("too_long"))
    );
}
