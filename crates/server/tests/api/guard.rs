//! Who may ask.

use crate::client::{Workbench, limits};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr};

const NIM: &str = r#"{"rules": "nim", "heaps": [1, 2]}"#;

#[test]
fn only_this_machine_is_meant() {
    let workbench = Workbench::start();
    let port = workbench.address.socket.port();
    for host in ["localhost", "127.0.0.1", "LOCALHOST", "[::1]"] {
        let host = format!("{host}:{port}");
        let answer = workbench.ask_with("GET", "/api/health", &[("host", &host)], "");
        assert_eq!(answer.status, 200, "{host}");
    }
    let near = format!("127.0.0.1:{}", port.wrapping_add(1));
    for host in [
        "evil.example",
        "127.0.0.1",
        "127.0.0.1.evil.example",
        "",
        &near,
    ] {
        for path in ["/", "/api/health", "/api/heap/rules"] {
            let answer = workbench.ask_with("GET", path, &[("host", host)], "");
            assert_eq!(answer.status, 421, "{host:?} {path}");
            assert_eq!(answer.code(), "wrong_host");
        }
    }
    let twice = [
        ("host", workbench.host()),
        ("host", "evil.example".to_owned()),
    ];
    let twice = twice
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    assert!((400..500).contains(&workbench.ask_with("GET", "/", &twice, "").status));
    let without = workbench.raw(b"GET /api/health HTTP/1.0\r\n\r\n");
    assert_eq!(
        (without.status, without.code().as_str()),
        (400, "wrong_host")
    );
}

#[test]
fn pages_of_others_ask_in_vain() {
    let workbench = Workbench::start();
    let host = workbench.host();
    let own = format!("http://{host}");
    let ask = |method: &str, path: &str, extra: (&str, &str), body: &str| {
        let headers = [
            ("host", host.as_str()),
            ("content-type", "application/json"),
            extra,
        ];
        workbench.ask_with(method, path, &headers, body)
    };
    for extra in [
        ("origin", "http://evil.example"),
        ("origin", "null"),
        ("origin", "http://localhost"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let answer = ask("POST", "/api/heap/solve", extra, NIM);
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (403, "cross_site"),
            "{extra:?}"
        );
        assert_eq!(ask("GET", "/api/saved", extra, "").status, 403, "{extra:?}");
        assert_eq!(
            ask("DELETE", "/api/saved/1", extra, "").status,
            403,
            "{extra:?}"
        );
    }
    for extra in [
        ("origin", own.as_str()),
        ("sec-fetch-site", "same-origin"),
        ("sec-fetch-site", "none"),
    ] {
        assert_eq!(
            ask("POST", "/api/heap/solve", extra, NIM).status,
            200,
            "{extra:?}"
        );
    }
    // A form of another page cannot send JSON without asking first, and nobody allows it.
    let form = [("host", host.as_str()), ("content-type", "text/plain")];
    assert_eq!(
        workbench
            .ask_with("POST", "/api/heap/solve", &form, NIM)
            .status,
        415
    );
    let preflight = [
        ("host", host.as_str()),
        ("origin", "http://evil.example"),
        ("access-control-request-method", "POST"),
    ];
    let answer = workbench.ask_with("OPTIONS", "/api/heap/solve", &preflight, "");
    assert!((400..500).contains(&answer.status));
    assert_eq!(answer.header("access-control-allow-origin"), None);
    // A link to the page is no request of another page.
    let link = [("host", host.as_str()), ("sec-fetch-site", "cross-site")];
    assert_eq!(workbench.ask_with("GET", "/", &link, "").status, 200);
}

#[test]
fn beyond_this_machine_everybody_needs_the_token() {
    let workbench = Workbench::with(limits(), IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let token = workbench.address.token.clone().expect("there is a token");
    assert!(token.len() >= 32);
    assert!(workbench.address.url().ends_with(&token));
    let host = workbench.host();
    let ask = |path: &str, extra: &[(&str, &str)]| {
        let mut headers = vec![("host", host.as_str())];
        headers.extend(extra);
        workbench.ask_with("GET", path, &headers, "")
    };
    let (bearer, wrong) = (format!("Bearer {token}"), format!("Bearer {token}0"));
    for refused in [
        ask("/", &[]),
        ask("/api/health", &[]),
        ask("/api/health", &[("authorization", &wrong)]),
        ask("/api/health", &[("authorization", &token)]),
        ask("/api/health", &[("cookie", "hra_token=")]),
        ask("/?token=00000000000000000000000000000000", &[]),
        ask(&format!("/api/health?token={token}"), &[]),
    ] {
        assert_eq!((refused.status, refused.code().as_str()), (401, "no_token"));
    }
    assert_eq!(
        ask("/api/health", &[("authorization", &bearer)]).status,
        200
    );
    let opened = ask(&format!("/?token={token}"), &[]);
    assert_eq!(opened.status, 303);
    let cookie = opened.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"));
    let cookie = cookie.split(';').next().unwrap();
    assert_eq!(ask("/api/health", &[("cookie", cookie)]).status, 200);
    // The token does not help a page of others.
    let evil = [
        ("authorization", bearer.as_str()),
        ("origin", "http://evil.example"),
    ];
    assert_eq!(ask("/api/saved", &evil).status, 403);
}

#[test]
fn the_page_is_all_that_can_be_read() {
    let workbench = Workbench::start();
    for path in [
        "/../Cargo.toml",
        "/..%2f..%2fCargo.toml",
        "/%2e%2e/Cargo.toml",
        "/assets/../../src/lib.rs",
        "//etc/passwd",
        "/./index.html/..",
        "/assets\\..\\index.html",
        "/etc/passwd",
        "/.git/config",
    ] {
        let answer = workbench.get(path);
        assert!(
            [400, 404].contains(&answer.status),
            "{path}: {}",
            answer.status
        );
    }
}

#[test]
fn answers_say_what_browsers_may_do() {
    let workbench = Workbench::start();
    for answer in [
        workbench.get("/"),
        workbench.get("/api/health"),
        workbench.get("/nothing"),
    ] {
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"));
        assert!(policy.contains("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

#[test]
fn refusals_are_worded_in_the_language_of_the_request() {
    let workbench = Workbench::start();
    let host = workbench.host();
    let wrong = json!({"rules": "nonsense", "heaps": [1]});
    let message = |answer: crate::client::Answer| {
        answer.json()["error"]["message"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    let english = message(workbench.post("/api/heap/solve", &wrong));
    let czech = message(workbench.post("/api/heap/solve?lang=cs", &wrong));
    assert_ne!(english, czech);
    let headers = [
        ("host", host.as_str()),
        ("content-type", "application/json"),
        ("accept-language", "fr, cs;q=0.8"),
    ];
    let accepted = workbench.ask_with("POST", "/api/heap/solve", &headers, &wrong.to_string());
    assert_eq!(message(accepted), czech);
    let lost = message(workbench.get("/api/nowhere?lang=cs"));
    assert_ne!(lost, message(workbench.get("/api/nowhere")));
}
