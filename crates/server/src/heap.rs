//! Heap games over HTTP: the documents of `hra::answers::heap`.

use crate::refusal::{Posted, Refusal, Speaker};
use crate::{App, Refused};
use axum::Json;
use axum::extract::State;
use hra::answers::heap::{
    HeapDrawing, HeapGraph, HeapSolution, HeapSolve, NamedRules, graph, named_rules, solve,
};
use say::Message;
use std::sync::Arc;
use utoipa_axum::{router::OpenApiRouter, routes};

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(heap_solve))
        .routes(routes!(heap_graph))
        .routes(routes!(heap_rules))
}

/// A larger drawing is none that a browser shows gladly.
const MOST_DRAWN: usize = 2000;

/// Who wins, how and why.
#[utoipa::path(post, path = "/api/heap/solve", tag = "heap", request_body = HeapSolve,
    responses((status = 200, body = HeapSolution), Refused))]
async fn heap_solve(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Posted(request): Posted<HeapSolve>,
) -> Result<Json<HeapSolution>, Refusal> {
    let answer = app.desk.solve(move |work| solve(&request, work, words));
    Ok(Json(answer.await?))
}

/// The graph of a game as a drawing.
#[utoipa::path(post, path = "/api/heap/graph", tag = "heap", request_body = HeapGraph,
    responses((status = 200, body = HeapDrawing), Refused))]
async fn heap_graph(
    State(app): State<Arc<App>>,
    Posted(request): Posted<HeapGraph>,
) -> Result<Json<HeapDrawing>, Refusal> {
    if request.limit > MOST_DRAWN {
        return Err(hra::Told::input(
            Message::new("heap-error-picture").with("limit", MOST_DRAWN),
            Message::new("heap-accepted-picture"),
        )
        .into());
    }
    let answer = app.desk.solve(move |work| graph(&request, work));
    Ok(Json(answer.await?))
}

/// Rules that have a name.
#[utoipa::path(get, path = "/api/heap/rules", tag = "heap",
    responses((status = 200, body = Vec<NamedRules>), Refused))]
async fn heap_rules(Speaker(words): Speaker) -> Json<Vec<NamedRules>> {
    Json(named_rules(words))
}
