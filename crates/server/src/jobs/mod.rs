//! Long work over HTTP: begun, watched, given up, asked for its result.

mod job;
mod line;
mod record;

pub use line::{JobLimits, Line};

use crate::kinds::JobRequest;
use crate::refusal::{Numbered, Posted, Refusal, Speaker};
use crate::{App, Refused};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use record::JobView;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa_axum::{router::OpenApiRouter, routes};

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(job_list, job_add))
        .routes(routes!(job_get, job_remove))
        .routes(routes!(job_abort))
        .routes(routes!(job_resume))
        .routes(routes!(job_events))
}

/// All jobs, the latest first, without their results.
#[utoipa::path(get, path = "/api/jobs", tag = "jobs",
    responses((status = 200, body = Vec<JobView>), Refused))]
async fn job_list(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
) -> Result<Json<Vec<JobView>>, Refusal> {
    let jobs = app.aside(move |app| Ok(app.jobs.list(words)));
    Ok(Json(jobs.await?))
}

/// Begins long work, or puts it in line.
#[utoipa::path(post, path = "/api/jobs", tag = "jobs", request_body = JobRequest,
    responses((status = 201, body = JobView), Refused))]
async fn job_add(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Posted(request): Posted<JobRequest>,
) -> Result<(StatusCode, Json<JobView>), Refusal> {
    let added = app.aside(move |app| {
        request.check()?;
        app.jobs.add(&request, words)
    });
    Ok((StatusCode::CREATED, Json(added.await?)))
}

/// One job, with its result if it has one.
#[utoipa::path(get, path = "/api/jobs/{id}", tag = "jobs", params(("id" = u64, Path)),
    responses((status = 200, body = JobView), Refused))]
async fn job_get(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<JobView>, Refusal> {
    let size = app.aside(move |app| Ok(app.jobs.size(id))).await?;
    let _room = app.traffic.hold(size).await?;
    let view = app.aside(move |app| app.jobs.view(id, words));
    Ok(Json(view.await?))
}

/// Asks a job to stop. It does within a moment; what it kept so far stays, so that it can be resumed.
#[utoipa::path(post, path = "/api/jobs/{id}/abort", tag = "jobs", params(("id" = u64, Path)),
    responses((status = 200, body = JobView), Refused))]
async fn job_abort(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<JobView>, Refusal> {
    let view = app.aside(move |app| app.jobs.abort(id, words));
    Ok(Json(view.await?))
}

/// Puts a job that was aborted or interrupted in line again.
#[utoipa::path(post, path = "/api/jobs/{id}/resume", tag = "jobs", params(("id" = u64, Path)),
    responses((status = 200, body = JobView), Refused))]
async fn job_resume(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<JobView>, Refusal> {
    let view = app.aside(move |app| app.jobs.resume(id, words));
    Ok(Json(view.await?))
}

/// Forgets a job that is over.
#[utoipa::path(delete, path = "/api/jobs/{id}", tag = "jobs", params(("id" = u64, Path)),
    responses((status = 204), Refused))]
async fn job_remove(
    State(app): State<Arc<App>>,
    Numbered(id): Numbered,
) -> Result<StatusCode, Refusal> {
    app.aside(move |app| app.jobs.remove(id)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A stream of events: `progress` with the job whenever something changed, then once `done` with the job as it ended.
#[utoipa::path(get, path = "/api/jobs/{id}/events", tag = "jobs", params(("id" = u64, Path)),
    responses((status = 200, content_type = "text/event-stream", body = JobView), Refused))]
async fn job_events(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<impl IntoResponse, Refusal> {
    let Ok(place) = Arc::clone(&app.watchers).try_acquire_owned() else {
        return Err(Refusal::busy(Duration::from_secs(5)));
    };
    let mut changes = app.jobs.watch(id)?;
    let (send, events) = mpsc::channel::<Result<Event, Infallible>>(4);
    tokio::spawn(async move {
        let _place = place;
        loop {
            changes.mark_unchanged();
            let view = app.aside(move |app| app.jobs.glance(id, words)).await;
            // Removed meanwhile: there is nothing more to tell.
            let Ok(view) = view else { return };
            let over = view.state.is_over();
            let event = Event::default().event(if over { "done" } else { "progress" });
            let Ok(event) = event.json_data(&view) else {
                return;
            };
            if send.send(Ok(event)).await.is_err() || over {
                return;
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                () = send.closed() => return,
                () = app.ended.cancelled() => return,
            }
        }
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(ReceiverStream::new(events)).keep_alive(alive))
}
