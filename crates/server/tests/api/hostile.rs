//! Requests that are meant to break something: each gets a refusal, and the server is there afterwards.

use crate::client::Workbench;
use serde_json::{Value, json};

fn refused(workbench: &Workbench, path: &str, body: &str) {
    let host = workbench.host();
    let headers = [
        ("host", host.as_str()),
        ("content-type", "application/json"),
    ];
    let answer = workbench.ask_with("POST", path, &headers, body);
    let shown: String = body.chars().take(100).collect();
    assert!(
        (400..500).contains(&answer.status),
        "{path} {shown}: {answer:?}"
    );
    answer.code();
}

/// Whether every field of a request may be left out.
fn needs_nothing(description: &Value, schema: &Value) -> bool {
    let name = schema["$ref"]
        .as_str()
        .and_then(|path| path.rsplit('/').next());
    if let Some(name) = name {
        return needs_nothing(description, &description["components"]["schemas"][name]);
    }
    let parts = schema["allOf"].as_array();
    let free = |parts: &Vec<Value>| parts.iter().all(|part| needs_nothing(description, part));
    schema["oneOf"].is_null() && schema["required"].is_null() && parts.is_none_or(free)
}

#[test]
fn malformed_documents_are_refused() {
    let workbench = Workbench::start();
    let description = workbench.get("/api/openapi.json").json();
    let paths = description["paths"].as_object().unwrap();
    let mut tried = 0;
    for (path, methods) in paths {
        let Some(body) = methods.get("post").and_then(|post| post.get("requestBody")) else {
            continue;
        };
        let schema = &body["content"]["application/json"]["schema"];
        tried += 1;
        let path = path.replace("{id}", "1");
        let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
        for body in [
            "",
            "{",
            "null",
            "[]",
            "17",
            "\"text\"",
            "{\"a\": 1}",
            "\u{0}",
            &deep,
        ] {
            // Some questions need nothing to be said.
            if body.starts_with("{\"a\"") && needs_nothing(&description, schema) {
                continue;
            }
            refused(&workbench, &path, body);
        }
    }
    assert!(tried >= 8, "{tried}");
    assert_eq!(workbench.get("/api/health").status, 200);
}

#[test]
fn impossible_questions_are_refused() {
    let workbench = Workbench::start();
    let graph = |vertices: Value, edges: Value| {
        json!({"graph": {"format": "hra-graph", "version": 1, "vertices": vertices, "edges": edges}})
            .to_string()
    };
    let source = |text: &str, format: &str| {
        json!({"source": {"text": text, "format": format, "labels": "0=\"init\" 1=\"win\"\n0: 0\n"}}).to_string()
    };
    for (path, body) in [
        ("/api/heap/solve", json!({"rules": "nim", "heaps": []}).to_string()),
        ("/api/heap/solve", json!({"rules": "nim", "heaps": [-1]}).to_string()),
        ("/api/heap/solve", json!({"rules": "nim", "heaps": [1.5]}).to_string()),
        ("/api/heap/solve", r#"{"rules": "nim", "heaps": [1e400]}"#.to_owned()),
        ("/api/heap/solve", json!({"rules": "nim", "heaps": [u64::MAX]}).to_string()),
        ("/api/heap/solve", json!({"rules": "nim", "heaps": vec![1; 100_000]}).to_string()),
        ("/api/heap/solve", json!({"rules": "wythoff", "heaps": vec![1_000_000; 10]}).to_string()),
        ("/api/heap/solve", json!({"rules": format!("octal:0.{}", "7".repeat(1_000_000)), "heaps": [5]}).to_string()),
        ("/api/heap/solve", json!({"own_rules": "take 1-4000000000 from one heap", "heaps": [5]}).to_string()),
        ("/api/heap/solve", json!({"own_rules": "\u{202e}\u{0}", "heaps": [5]}).to_string()),
        ("/api/heap/solve", json!({"rules": "nix", "heaps": [1]}).to_string()),
        ("/api/heap/graph", json!({"rules": "nim", "heaps": [9, 9, 9], "limit": 10}).to_string()),
        ("/api/board/graph", json!({"game": "domineering", "board": "6x6"}).to_string()),
        ("/api/ludo/graph", json!({"players": 2, "pieces": 4, "fields": 16, "to": "svg"}).to_string()),
        ("/api/heap/graph", json!({"rules": "nim", "heaps": [9, 9, 9], "limit": 1_000_000_000}).to_string()),
        ("/api/heap/graph", json!({"rules": "nim", "heaps": [1_000_000]}).to_string()),
        ("/api/graph/solve", graph(json!([]), json!([]))),
        ("/api/graph/solve", graph(json!([{"kind": "max"}]), json!([{"from": 0, "to": u64::MAX}]))),
        ("/api/graph/solve", graph(json!([{"kind": "max"}]), json!([{"from": 0, "to": 4_294_967_294u64}]))),
        ("/api/graph/solve", graph(json!([{"kind": "sink", "value": "1/0"}]), json!([]))),
        ("/api/graph/solve", graph(json!([{"kind": "sink", "value": "9".repeat(1_000_000)}]), json!([]))),
        ("/api/graph/solve", json!({"graph": null, "source": null}).to_string()),
        ("/api/graph/solve", source("4000000000 1 1\n0 0 0 1\n", "tra")),
        ("/api/graph/solve", source("<game version=\"1\"", "xml")),
        ("/api/graph/solve", source(&"(".repeat(200_000), "prism")),
        ("/api/graph/solve", source("<!DOCTYPE a [<!ENTITY b \"c\">]><game version=\"1\">&b;</game>", "xml")),
        ("/api/graph/convert", source("{\"format\": \"other\"}", "json")),
        ("/api/saved", json!({"kind": "graph", "name": "", "content": {}}).to_string()),
        ("/api/saved", json!({"kind": "graph", "name": "n".repeat(201), "content": {}}).to_string()),
        ("/api/saved", json!({"kind": "file", "name": "a", "content": {}}).to_string()),
        ("/api/jobs", json!({"kind": "everything", "input": {}}).to_string()),
        ("/api/jobs", json!({"kind": "heap-solve", "input": {"rules": "none", "heaps": [1]}}).to_string()),
        ("/api/sessions", json!({"game": "chess", "options": {}}).to_string()),
        ("/api/sessions", json!({"game": "heap", "options": {"rules": "nim", "heaps": [1_000_000_000]}}).to_string()),
        ("/api/sessions", json!({"game": "heap", "options": {"rules": "nim", "heaps": [2]}, "moves": ["3 from 1"]}).to_string()),
        ("/api/sessions", json!({"game": "heap", "options": {"rules": "nim", "heaps": [2]}, "at": 7}).to_string()),
    ] {
        refused(&workbench, path, &body);
    }
    assert_eq!(workbench.get("/api/health").status, 200);
}

#[test]
fn what_is_no_http_ends_without_harm() {
    let workbench = Workbench::start();
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..],
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/heap/solve HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/heap/solve HTTP/1.1\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n",
        b"\0\0\0\0\r\n\r\n",
    ] {
        let answer = workbench.raw(bytes);
        assert!(
            answer.status == 0 || (400..500).contains(&answer.status),
            "{answer:?}"
        );
    }
    let long = format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(1 << 20));
    let answer = workbench.raw(long.as_bytes());
    assert!(answer.status == 0 || (400..500).contains(&answer.status));
    assert_eq!(workbench.get("/api/health").status, 200);
}

#[test]
fn wrong_methods_and_paths_are_refused_as_documents() {
    let workbench = Workbench::start();
    for (method, path, status, code) in [
        ("GET", "/api/heap/solve", 405, "bad_method"),
        ("PATCH", "/api/saved/1", 405, "bad_method"),
        ("GET", "/api/", 404, "not_found"),
        ("GET", "/api/saved/x", 404, "not_found"),
        ("GET", "/api/jobs/18446744073709551616", 404, "not_found"),
        ("GET", "/api/sessions/-1", 404, "not_found"),
        ("POST", "/", 405, "bad_method"),
        ("TRACE", "/api/health", 405, "bad_method"),
    ] {
        let answer = workbench.send(method, path, &Value::Null);
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{method} {path}"
        );
    }
}
