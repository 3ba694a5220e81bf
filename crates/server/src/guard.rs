//! Who may ask: the host that was meant, pages of our own, holders of the token where there is one. And what answers say to
//! browsers about themselves.

use crate::refusal::Refusal;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Who may ask.
pub struct Guard {
    /// The names by which a browser on this machine reaches us; others are a rebinding of somebody's domain. Empty where the
    /// token is what protects.
    hosts: Vec<String>,
    token: Option<String>,
    requests: Arc<Semaphore>,
}

/// More requests than this are not begun.
const MOST_REQUESTS: usize = 1024;
/// When there may be fewer again.
const RECOVERY: Duration = Duration::from_secs(2);
const COOKIE: &str = "hra_token";
/// Where the page is from that makes a browser ask.
const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

impl Guard {
    /// For a server that listens here; with a token everybody needs it.
    pub fn new(address: SocketAddr, token: Option<String>) -> Self {
        let port = address.port();
        let hosts = if token.is_some() {
            Vec::new()
        } else {
            let mut hosts = vec![
                format!("localhost:{port}"),
                format!("127.0.0.1:{port}"),
                format!("[::1]:{port}"),
            ];
            hosts.push(address.to_string());
            hosts
        };
        Guard {
            hosts,
            token,
            requests: Arc::new(Semaphore::new(MOST_REQUESTS)),
        }
    }

    fn check(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Result<(), Refusal> {
        let host = one(headers, &header::HOST).ok_or_else(|| {
            Refusal::new(
                StatusCode::BAD_REQUEST,
                "wrong_host",
                "server-error-no-host",
            )
        })?;
        let known = |host: &str| {
            self.hosts
                .iter()
                .any(|known| known.eq_ignore_ascii_case(host))
        };
        if !self.hosts.is_empty() && !known(host) {
            let status = StatusCode::MISDIRECTED_REQUEST;
            let shown: String = host.chars().take(100).collect();
            return Err(Refusal::new(status, "wrong_host", "server-error-host").with("host", shown));
        }
        if uri.path().starts_with("/api/") || ![Method::GET, Method::HEAD].contains(method) {
            self.check_origin(host, headers)?;
        }
        self.check_token(headers)?;
        Ok(())
    }

    /// Pages of others must not ask for anything, whether or not the browser would let them read the answer.
    fn check_origin(&self, host: &str, headers: &HeaderMap) -> Result<(), Refusal> {
        let ours = match headers.get(header::ORIGIN) {
            None => true,
            Some(origin) => origin.to_str().is_ok_and(|origin| {
                let bare = origin
                    .strip_prefix("http://")
                    .or_else(|| origin.strip_prefix("https://"));
                bare.is_some_and(|bare| bare.eq_ignore_ascii_case(host))
            }),
        };
        let site = headers.get(SITE).map(HeaderValue::as_bytes);
        let same = matches!(site, None | Some(b"same-origin" | b"none"));
        if ours && same {
            return Ok(());
        }
        let status = StatusCode::FORBIDDEN;
        Err(Refusal::new(
            status,
            "cross_site",
            "server-error-cross-site",
        ))
    }

    fn check_token(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        let Some(token) = &self.token else {
            return Ok(());
        };
        let bearer =
            one(headers, &header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookies = headers.get_all(header::COOKIE).into_iter();
        let mut cookies = cookies
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        if bearer.is_some_and(|given| same(given, token)) || cookies.any(|given| same(given, token))
        {
            return Ok(());
        }
        let status = StatusCode::UNAUTHORIZED;
        Err(Refusal::new(status, "no_token", "server-error-token"))
    }

    /// The page is opened with the token in its address once, and keeps it in a cookie.
    fn admit(&self, uri: &Uri) -> Option<Response> {
        let token = self.token.as_deref()?;
        let given = uri.query()?.split('&');
        let mut given = given.filter_map(|part| part.strip_prefix("token="));
        if uri.path() != "/" || !given.any(|given| same(given, token)) {
            return None;
        }
        let cookie = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict");
        let headers = [
            (header::SET_COOKIE, cookie),
            (header::LOCATION, "/".to_owned()),
        ];
        Some((StatusCode::SEE_OTHER, headers).into_response())
    }
}

fn one<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut all = headers.get_all(name).into_iter();
    let first = all.next()?.to_str().ok()?;
    all.next().is_none().then_some(first)
}

/// Compares in a time that does not tell where the difference is.
fn same(given: &str, wanted: &str) -> bool {
    let (given, wanted) = (given.as_bytes(), wanted.as_bytes());
    let pairs = given.iter().zip(wanted);
    let different = pairs.fold(0, |sum, (one, other)| sum | (one ^ other));
    given.len() == wanted.len() && different == 0
}

/// Lets in who may ask.
pub async fn admit(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    if let Some(response) = guard.admit(request.uri()) {
        return response;
    }
    let Ok(_held) = Arc::clone(&guard.requests).try_acquire_owned() else {
        return Refusal::busy(RECOVERY).into_response();
    };
    match guard.check(request.method(), request.uri(), request.headers()) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// Only our own scripts run, nothing is fetched from elsewhere, nobody frames us. The graph editor places its vertices by
/// style attributes, which is why styles may be inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Tells browsers what answers are and what a page of ours may do.
pub async fn labelled(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let fixed = [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
