//! Ludo over HTTP: the documents of `hra::answers::ludo`.

use crate::refusal::{Posted, Refusal, Speaker};
use crate::{App, Refused};
use ::ludo::keep::Forgetful;
use axum::Json;
use axum::extract::State;
use hra::answers::ludo::{
    LudoEstimate, LudoGame, LudoPlace, LudoSolution, LudoSolve, LudoView, estimate, place, solve,
    view,
};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use work::Work;

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(ludo_view))
        .routes(routes!(ludo_place))
        .routes(routes!(ludo_estimate))
        .routes(routes!(ludo_solve))
}

/// How big is this game?
#[derive(Deserialize, ToSchema)]
struct LudoSize {
    #[serde(flatten)]
    game: LudoGame,
    /// How far apart the proven bounds may be.
    #[serde(default)]
    epsilon: Option<f64>,
}

/// A position, and what may be done in it.
#[utoipa::path(post, path = "/api/ludo/view", tag = "ludo", request_body = LudoGame,
    responses((status = 200, body = LudoView), Refused))]
async fn ludo_view(
    State(app): State<Arc<App>>,
    Posted(request): Posted<LudoGame>,
) -> Result<Json<LudoView>, Refusal> {
    Ok(Json(app.desk.solve(move |_| view(&request)).await?))
}

/// Puts a piece somewhere else, if it may stand there.
#[utoipa::path(post, path = "/api/ludo/place", tag = "ludo", request_body = LudoPlace,
    responses((status = 200, body = LudoView), Refused))]
async fn ludo_place(
    State(app): State<Arc<App>>,
    Posted(request): Posted<LudoPlace>,
) -> Result<Json<LudoView>, Refusal> {
    Ok(Json(app.desk.solve(move |_| place(&request)).await?))
}

/// How big a game is, and whether a job may solve it.
#[utoipa::path(post, path = "/api/ludo/estimate", tag = "ludo", request_body = LudoSize,
    responses((status = 200, body = LudoEstimate), Refused))]
async fn ludo_estimate(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Posted(request): Posted<LudoSize>,
) -> Result<Json<LudoEstimate>, Refusal> {
    let memory = app.limits.job_memory;
    let answer = app.desk.solve(move |work| {
        let job = Work {
            memory,
            ..work.clone()
        };
        estimate(&request.game, request.epsilon, &job, words)
    });
    Ok(Json(answer.await?))
}

/// Who wins, how probably, with which piece. Larger games: a job of the kind `ludo-solve`.
#[utoipa::path(post, path = "/api/ludo/solve", tag = "ludo", request_body = LudoSolve,
    responses((status = 200, body = LudoSolution), Refused))]
async fn ludo_solve(
    State(app): State<Arc<App>>,
    Posted(request): Posted<LudoSolve>,
) -> Result<Json<LudoSolution>, Refusal> {
    let answer = app
        .desk
        .solve(move |work| solve(&request, &mut Forgetful, work));
    Ok(Json(answer.await?))
}
