//! The page, as it was built into the binary. It knows nothing of what the page does.

use crate::refusal::Refusal;
use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Page;

/// Said where the page was not built; `cargo xtask run` builds it.
const UNBUILT: &str = "Hra: this binary was built without its page. Run: cargo xtask run\n\
    The API is described at /api/openapi.json\n";

/// Gives a file of the page.
pub async fn file(request: Request) -> Response {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    // Files of ours have plain names; anything else is somebody who looks for a way out of the folder.
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"._-/".contains(&byte);
    if !path.bytes().all(plain) || path.split('/').any(|part| part.is_empty() || part == "..") {
        return Refusal::not_found().into_response();
    }
    let Some(file) = Page::get(path) else {
        if path == "index.html" {
            return UNBUILT.into_response();
        }
        return Refusal::not_found().into_response();
    };
    let hash = file.metadata.sha256_hash();
    let tag: String = hash
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let tag = format!("\"{tag}\"");
    // The builder gives files in `assets` a name that changes with what is in them.
    let cache = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let known = request.headers().get(header::IF_NONE_MATCH);
    let mut response = if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = [(header::CONTENT_TYPE, kind(path))];
        (kind, file.data.into_owned()).into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    response
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
