//! Every question of the list as a route and in the API's description. It knows no question by name.

use crate::refusal::{Posted, Refusal, Speaker, unreadable};
use crate::{App, Refused};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use hra::answers::{Asked, Entry, Forgetful, Posed, QUESTIONS};
use hra::{Told, Words};
use serde_json::value::RawValue;
use std::sync::Arc;
use utoipa::openapi::path::{HttpMethod, OperationBuilder};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, Required, ResponseBuilder, ResponsesBuilder};
use utoipa_axum::router::OpenApiRouter;

/// How much larger a request is when it is understood.
pub const UNDERSTOOD: u64 = 4;

/// Where a question is asked: `kalah.solve` at `/api/kalah/solve`.
pub fn path(entry: &Entry) -> String {
    format!("/api/{}", entry.name.replace('.', "/"))
}

pub fn routes() -> OpenApiRouter<Arc<App>> {
    let mut routes = OpenApiRouter::new();
    for entry in QUESTIONS {
        let bare = move |State(app): State<Arc<App>>, Speaker(words): Speaker| async move {
            answered(app, entry, "{}".into(), words).await
        };
        let asked = move |State(app): State<Arc<App>>,
                          Speaker(words): Speaker,
                          Posted(request): Posted<Box<RawValue>>| async move {
            answered(app, entry, request.into(), words).await
        };
        let method = if entry.bare { get(bare) } else { post(asked) };
        routes = routes.route(&path(entry), method);
        describe(entry, routes.get_openapi_mut());
    }
    routes
}

/// Understands a request.
pub fn read(entry: &Entry, request: &str) -> Result<Box<dyn Posed>, Refusal> {
    // A list that is as long as the fields would be read too, and one that is empty where all have a default.
    if !request.trim_start().starts_with('{') {
        return Err(unreadable(StatusCode::BAD_REQUEST, "not an object"));
    }
    let posed = entry.read(request);
    posed.map_err(|error| unreadable(StatusCode::BAD_REQUEST, &error.to_string()))
}

async fn answered(
    app: Arc<App>,
    entry: &'static Entry,
    request: Box<str>,
    words: Words,
) -> Result<Response, Refusal> {
    let largest = app.limits.job_memory;
    let answer = app.desk.solve(move |work| {
        // A document that is understood takes several times the memory of its text.
        work.claim(request.len() as u64 * UNDERSTOOD)
            .map_err(Told::from)?;
        let posed = read(entry, &request)?;
        posed.check()?;
        let answer = posed.answer(&mut Asked {
            work,
            words,
            keeper: &mut Forgetful,
            at_once: true,
            largest,
        });
        Ok(answer?)
    });
    let kind = [(header::CONTENT_TYPE, "application/json")];
    Ok((kind, answer.await?).into_response())
}

fn describe(entry: &Entry, api: &mut OpenApi) {
    use utoipa::IntoResponses;
    let described = entry.describe();
    let json = |name: &str| {
        let reference = Ref::from_schema_name(name);
        (
            "application/json",
            ContentBuilder::new().schema(Some(reference)).build(),
        )
    };
    let (kind, content) = json(&described.answer);
    let response = ResponseBuilder::new().content(kind, content).build();
    let mut responses = ResponsesBuilder::new().response("200", response).build();
    responses.responses.extend(Refused::responses());
    let mut operation = OperationBuilder::new()
        .operation_id(Some(entry.name.replace('.', "_")))
        .tag(entry.family())
        .summary(Some(entry.about))
        .responses(responses);
    if !entry.bare {
        let (kind, content) = json(&described.request);
        let body = RequestBodyBuilder::new().content(kind, content);
        operation = operation.request_body(Some(body.required(Some(Required::True)).build()));
    }
    let method = if entry.bare {
        HttpMethod::Get
    } else {
        HttpMethod::Post
    };
    api.paths
        .add_path_operation(path(entry), vec![method], operation.build());
    let components = api.components.get_or_insert_default();
    components.schemas.extend(described.schemas);
}
