//! Everything that the server does not do, each with a status, a word for programs and a sentence for people. The sentence
//! is worded on the way out, where the language of the request is known ([`worded`]).

use crate::store;
use crate::traffic::LARGEST_BODY;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header, request::Parts};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Json, body::Body};
use hra::told::ErrorDocument;
use hra::{Language, Told, Words};
use say::{Fault, Message, Tell};
use std::convert::Infallible;
use std::num::NonZeroU16;
use std::time::Duration;

/// Why there is no answer.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub status: StatusCode,
    pub code: &'static str,
    pub told: Told,
    /// After how many seconds it may be tried again.
    pub retry: Option<NonZeroU16>,
}

impl Refusal {
    /// A refusal of our own.
    pub fn new(status: StatusCode, code: &'static str, id: &'static str) -> Self {
        Refusal {
            status,
            code,
            told: Told::other(Message::new(id)),
            retry: None,
        }
    }

    /// There is no room now, and there will be.
    pub fn busy(wait: Duration) -> Self {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        Refusal::new(status, "too_many", "server-error-busy").again_in(wait)
    }

    /// The same, saying when it may be tried again.
    pub fn again_in(mut self, wait: Duration) -> Self {
        let seconds = u16::try_from(wait.as_secs()).unwrap_or(u16::MAX);
        self.retry = Some(NonZeroU16::new(seconds).unwrap_or(NonZeroU16::MIN));
        self
    }

    /// The same, with something in the sentence.
    pub fn with(mut self, name: &'static str, value: impl Into<say::Arg>) -> Self {
        self.told.message = self.told.message.with(name, value);
        self
    }

    /// The same, saying also what would have been accepted.
    pub fn accepting(mut self, accepted: Message) -> Self {
        self.told = self.told.accepting(accepted);
        self
    }

    /// There is no such thing.
    pub fn not_found() -> Self {
        Refusal::new(StatusCode::NOT_FOUND, "not_found", "server-error-not-found")
    }

    /// Nobody reads that much.
    pub fn too_large(most: usize) -> Self {
        let status = StatusCode::PAYLOAD_TOO_LARGE;
        let most = work::Bytes(most as u64).to_string();
        Refusal::new(status, "too_big", "server-error-body").with("most", most)
    }

    /// Something in here broke.
    pub fn broken(detail: impl Into<say::Arg>) -> Self {
        let status = StatusCode::INTERNAL_SERVER_ERROR;
        Refusal::new(status, "failed", "server-error-broken").with("detail", detail)
    }

    /// The document in some language.
    pub fn document(&self, words: Words) -> ErrorDocument {
        let mut document = ErrorDocument::of(&self.told, words);
        self.code.clone_into(&mut document.error.code);
        document
    }
}

impl From<Told> for Refusal {
    fn from(told: Told) -> Self {
        Refusal {
            status: match told.fault {
                Fault::Input => StatusCode::BAD_REQUEST,
                Fault::TooBig => StatusCode::PAYLOAD_TOO_LARGE,
                Fault::Stopped => StatusCode::UNPROCESSABLE_ENTITY,
                Fault::Other => StatusCode::INTERNAL_SERVER_ERROR,
            },
            code: told.fault.code(),
            told,
            retry: None,
        }
    }
}

impl From<store::Error> for Refusal {
    fn from(error: store::Error) -> Self {
        let (status, code) = match &error {
            store::Error::Quota { .. } => (StatusCode::CONFLICT, "full"),
            error if error.disk_full() => (StatusCode::INSUFFICIENT_STORAGE, "disk_full"),
            store::Error::Damaged { .. } => (StatusCode::INTERNAL_SERVER_ERROR, "damaged"),
            _ => (StatusCode::INTERNAL_SERVER_ERROR, "failed"),
        };
        Refusal {
            status,
            code,
            told: error.told(),
            retry: None,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(seconds) = self.retry {
            let seconds = HeaderValue::from(seconds.get());
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Words every refusal in the language of the request; also those that routing and extraction make without us.
pub async fn worded(request: Request, next: Next) -> Response {
    let words = speaker(request.uri(), request.headers());
    let response = next.run(request).await;
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let refusal = response.extensions().get::<Refusal>().cloned();
    let refusal = refusal.unwrap_or_else(|| plain(status));
    let (mut head, _) = response.into_parts();
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.remove(header::CONTENT_TYPE);
    (head, Json(refusal.document(words))).into_response()
}

/// A refusal that only has a status.
fn plain(status: StatusCode) -> Refusal {
    match status {
        StatusCode::NOT_FOUND => Refusal::not_found(),
        StatusCode::METHOD_NOT_ALLOWED => Refusal::new(status, "bad_method", "server-error-method"),
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::too_large(LARGEST_BODY),
        status if status.is_client_error() => {
            Refusal::new(status, "bad_input", "server-error-request")
                .with("detail", status.as_str())
        }
        status => Refusal::broken(status.as_str()),
    }
}

/// The language that the request asks for.
fn speaker(uri: &Uri, headers: &HeaderMap) -> Words {
    let asked = uri.query().into_iter().flat_map(|query| query.split('&'));
    let asked = asked.filter_map(|part| part.strip_prefix("lang="));
    let asked = asked
        .filter_map(|name| name.parse::<Language>().ok())
        .next();
    let accepted = || {
        let header = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        let names = header.split(',').map(str::trim);
        let names = names.filter_map(|name| name.split(['-', ';']).next()?.parse().ok());
        names.into_iter().next()
    };
    Words::new(asked.or_else(accepted).unwrap_or_default()).over_api()
}

/// Who words the answer.
pub struct Speaker(pub Words);

impl<S: Sync> FromRequestParts<S> for Speaker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Speaker(speaker(&parts.uri, &parts.headers)))
    }
}

/// A document in the body of a request.
pub struct Posted<T>(pub T);

impl<T, S> FromRequest<S> for Posted<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
    S: Sync,
{
    type Rejection = Refusal;

    async fn from_request(request: Request<Body>, state: &S) -> Result<Self, Refusal> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(document)) => Ok(Posted(document)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Refusal::too_large(LARGEST_BODY))
            }
            Err(rejection) => {
                // What cannot be read is a bad request, whichever of its two names the framework gives it.
                let status = match rejection.status() {
                    StatusCode::UNSUPPORTED_MEDIA_TYPE => StatusCode::UNSUPPORTED_MEDIA_TYPE,
                    _ => StatusCode::BAD_REQUEST,
                };
                Err(unreadable(status, &rejection.body_text()))
            }
        }
    }
}

pub fn unreadable(status: StatusCode, detail: &str) -> Refusal {
    let detail: String = detail.chars().take(500).collect();
    Refusal::new(status, "bad_input", "server-error-request")
        .with("detail", detail)
        .accepting(Message::new("server-accepted-openapi"))
}

/// The number in a path; what is no number names nothing.
pub struct Numbered(pub u64);

impl<S: Send + Sync> FromRequestParts<S> for Numbered {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        match Path::<u64>::from_request_parts(parts, state).await {
            Ok(Path(id)) => Ok(Numbered(id)),
            Err(_) => Err(Refusal::not_found()),
        }
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Self {
        unreadable(StatusCode::BAD_REQUEST, &rejection.body_text())
    }
}
