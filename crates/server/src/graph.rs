//! Graphs over HTTP: the documents of `hra::answers::graph`, for graphs of a size that is answered at once.

use crate::refusal::{Posted, Refusal, Speaker};
use crate::{App, Refused};
use axum::Json;
use axum::extract::State;
use hra::answers::graph::{
    GraphConvert, GraphConverted, GraphExample, GraphInput, GraphMethod, GraphProblems,
    GraphSolution, GraphSolve, check, convert, examples, methods, solve_graph,
};
use say::Message;
use std::sync::Arc;
use utoipa_axum::{router::OpenApiRouter, routes};

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(graph_solve))
        .routes(routes!(graph_check))
        .routes(routes!(graph_convert))
        .routes(routes!(graph_methods))
        .routes(routes!(graph_examples))
}

/// Larger graphs are solved by a job.
const MOST_VERTICES: usize = 50_000;

/// Values, strategies, and how far they can be trusted. Larger graphs: a job of the kind `graph-solve`.
#[utoipa::path(post, path = "/api/graph/solve", tag = "graph", request_body = GraphSolve,
    responses((status = 200, body = GraphSolution), Refused))]
async fn graph_solve(
    State(app): State<Arc<App>>,
    Posted(request): Posted<GraphSolve>,
) -> Result<Json<GraphSolution>, Refusal> {
    let answer = app.desk.solve(move |work| {
        let document = request.input.read(work)?;
        let vertices = document.graph.len();
        if vertices > MOST_VERTICES {
            return Err(hra::Told {
                fault: say::Fault::TooBig,
                message: Message::new("server-error-graph-size")
                    .with("vertices", vertices)
                    .with("most", MOST_VERTICES),
                accepted: Some(Message::new("server-accepted-job")),
            });
        }
        solve_graph(&document.graph, &request.how, work)
    });
    Ok(Json(answer.await?))
}

/// Everything that is wrong with a graph, each with its vertex.
#[utoipa::path(post, path = "/api/graph/check", tag = "graph", request_body = GraphInput,
    responses((status = 200, body = GraphProblems), Refused))]
async fn graph_check(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Posted(request): Posted<GraphInput>,
) -> Result<Json<GraphProblems>, Refusal> {
    let answer = app.desk.solve(move |work| check(&request, work, words));
    Ok(Json(answer.await?))
}

/// A graph in another format.
#[utoipa::path(post, path = "/api/graph/convert", tag = "graph", request_body = GraphConvert,
    responses((status = 200, body = GraphConverted), Refused))]
async fn graph_convert(
    State(app): State<Arc<App>>,
    Posted(request): Posted<GraphConvert>,
) -> Result<Json<GraphConverted>, Refusal> {
    let answer = app.desk.solve(move |work| convert(&request, work));
    Ok(Json(answer.await?))
}

/// The ways to solve a graph.
#[utoipa::path(get, path = "/api/graph/methods", tag = "graph",
    responses((status = 200, body = Vec<GraphMethod>), Refused))]
async fn graph_methods(Speaker(words): Speaker) -> Json<Vec<GraphMethod>> {
    Json(methods(words))
}

/// Graphs to start from.
#[utoipa::path(get, path = "/api/graph/examples", tag = "graph",
    responses((status = 200, body = Vec<GraphExample>), Refused))]
async fn graph_examples(Speaker(words): Speaker) -> Json<Vec<GraphExample>> {
    Json(examples(words))
}
