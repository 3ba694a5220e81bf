//! Graphs, games, experiments and results that somebody saved.

use crate::refusal::{Numbered, Posted, Refusal};
use crate::store::{CONTENTS, SAVED, now};
use crate::{App, Refused};
use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use say::Message;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(saved_list, saved_add))
        .routes(routes!(saved_get, saved_replace, saved_remove))
}

const LONGEST_NAME: usize = 200;

/// What was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum SavedKind {
    Graph,
    Game,
    Experiment,
    Result,
}

/// Something to be saved.
#[derive(Serialize, Deserialize, ToSchema)]
struct ToSave {
    kind: SavedKind,
    /// At most 200 characters.
    #[schema(max_length = 200)]
    name: String,
    /// Whatever the page needs to show it again.
    #[schema(value_type = Object)]
    content: Box<RawValue>,
}

/// Something that was saved, without what is in it.
#[derive(Clone, Serialize, Deserialize, ToSchema)]
struct SavedItem {
    id: u64,
    kind: SavedKind,
    name: String,
    /// When it was first saved, in milliseconds since 1970.
    created: u64,
    /// When it was last changed, in milliseconds since 1970.
    modified: u64,
}

/// Something that was saved, with what is in it.
#[derive(Serialize, ToSchema)]
struct SavedWhole {
    #[serde(flatten)]
    item: SavedItem,
    #[schema(value_type = Object)]
    content: Box<RawValue>,
}

#[derive(Deserialize)]
struct Wanted {
    kind: Option<SavedKind>,
}

fn check(given: &ToSave) -> Result<(), Refusal> {
    let length = given.name.chars().count();
    if length > LONGEST_NAME || given.name.trim().is_empty() {
        let message = Message::new("server-error-name").with("most", LONGEST_NAME);
        return Err(hra::Told::input(message, Message::new("server-accepted-name")).into());
    }
    Ok(())
}

/// Everything that was saved, the latest first.
#[utoipa::path(get, path = "/api/saved", tag = "saved", params(("kind" = Option<SavedKind>, Query, description = "Only what is of this kind")),
    responses((status = 200, body = Vec<SavedItem>), Refused))]
async fn saved_list(
    State(app): State<Arc<App>>,
    wanted: Result<Query<Wanted>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Vec<SavedItem>>, Refusal> {
    let Query(wanted) = wanted?;
    let mut items: Vec<SavedItem> = app
        .stored(|store| store.all::<SavedItem>(SAVED))
        .await?
        .into_iter()
        .map(|(_, item)| item)
        .filter(|item| wanted.kind.is_none_or(|kind| kind == item.kind))
        .collect();
    items.sort_by_key(|item| std::cmp::Reverse((item.modified, item.id)));
    Ok(Json(items))
}

/// Saves something new.
#[utoipa::path(post, path = "/api/saved", tag = "saved", request_body = ToSave,
    responses((status = 201, body = SavedItem), Refused))]
async fn saved_add(
    State(app): State<Arc<App>>,
    Posted(given): Posted<ToSave>,
) -> Result<(StatusCode, Json<SavedItem>), Refusal> {
    check(&given)?;
    let most = app.limits.saved;
    let added = app.stored(move |store| {
        store.change(|change| {
            if change.count(SAVED)? >= most {
                return Ok(None);
            }
            let time = now();
            let item = SavedItem {
                id: change.number()?,
                kind: given.kind,
                name: given.name,
                created: time,
                modified: time,
            };
            change.put(SAVED, item.id, &item)?;
            change.put_raw(CONTENTS, item.id, given.content);
            Ok(Some(item))
        })
    });
    let full = || {
        let status = StatusCode::CONFLICT;
        Refusal::new(status, "full", "server-error-full").with("most", most)
    };
    Ok((StatusCode::CREATED, Json(added.await?.ok_or_else(full)?)))
}

/// Something that was saved.
#[utoipa::path(get, path = "/api/saved/{id}", tag = "saved", params(("id" = u64, Path)),
    responses((status = 200, body = SavedWhole), Refused))]
async fn saved_get(
    State(app): State<Arc<App>>,
    Numbered(id): Numbered,
) -> Result<Json<SavedWhole>, Refusal> {
    let size = app
        .stored(move |store| Ok(store.size(CONTENTS, id)))
        .await?;
    let _room = app.traffic.hold(size).await?;
    let found = app.stored(move |store| {
        let item = store.get::<SavedItem>(SAVED, id)?;
        Ok(item.zip(store.get_raw(CONTENTS, id)?))
    });
    let (item, content) = found.await?.ok_or_else(Refusal::not_found)?;
    Ok(Json(SavedWhole { item, content }))
}

/// Saves something again, instead of what was there.
#[utoipa::path(put, path = "/api/saved/{id}", tag = "saved", params(("id" = u64, Path)), request_body = ToSave,
    responses((status = 200, body = SavedItem), Refused))]
async fn saved_replace(
    State(app): State<Arc<App>>,
    Numbered(id): Numbered,
    Posted(given): Posted<ToSave>,
) -> Result<Json<SavedItem>, Refusal> {
    check(&given)?;
    let replaced = app.stored(move |store| {
        let Some(before) = store.get::<SavedItem>(SAVED, id)? else {
            return Ok(None);
        };
        let item = SavedItem {
            id,
            kind: given.kind,
            name: given.name,
            created: before.created,
            modified: now(),
        };
        store.change(|change| {
            // Somebody may have removed it since.
            if !change.has(SAVED, id)? {
                return Ok(None);
            }
            change.put(SAVED, id, &item)?;
            change.put_raw(CONTENTS, id, given.content);
            Ok(Some(item))
        })
    });
    Ok(Json(replaced.await?.ok_or_else(Refusal::not_found)?))
}

/// Forgets something that was saved.
#[utoipa::path(delete, path = "/api/saved/{id}", tag = "saved", params(("id" = u64, Path)),
    responses((status = 204), Refused))]
async fn saved_remove(
    State(app): State<Arc<App>>,
    Numbered(id): Numbered,
) -> Result<StatusCode, Refusal> {
    let removed = app.stored(move |store| {
        store.change(|change| Ok(change.remove(SAVED, id)? | change.remove(CONTENTS, id)?))
    });
    if removed.await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Refusal::not_found())
    }
}
