//! How full the store is, and what was noticed about it.

use crate::refusal::{Refusal, Speaker};
use crate::{App, Refused};
use axum::Json;
use axum::extract::State;
use say::Message;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(store_room))
}

/// How full the store is.
#[derive(Serialize, ToSchema)]
struct StoreRoom {
    /// Bytes that everything takes that is kept.
    used: u64,
    /// Bytes that it may take.
    most: u64,
    /// What somebody should know: that there is little room left, or that something was damaged and set aside. Mostly nothing.
    notes: Vec<String>,
}

/// How full the store is, and what was noticed about it.
#[utoipa::path(get, path = "/api/store", tag = "saved", responses((status = 200, body = StoreRoom), Refused))]
async fn store_room(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
) -> Result<Json<StoreRoom>, Refusal> {
    let room = app.stored(|store| Ok(store.room())).await?;
    let mut notes = app.store.notes().to_vec();
    if room.scarce() {
        let scarce = Message::new("server-note-scarce")
            .with("used", room.used.to_string())
            .with("most", room.most.to_string());
        notes.push(scarce);
    }
    Ok(Json(StoreRoom {
        used: room.used.0,
        most: room.most.0,
        notes: notes.iter().map(|note| words.say(note)).collect(),
    }))
}
