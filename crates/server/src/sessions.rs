//! Games in progress over HTTP. A session is wholly given by its game, its set-up and its labels: so it is kept as these, and
//! set up again when it is asked for.

use crate::refusal::{Numbered, Posted, Refusal, Speaker};
use crate::store::{self, SESSIONS, Store, now};
use crate::{App, Refused};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hra::tables::{GameSetup, Hint, Patience, TableView};
use hra::{Table, Told, Words};
use rand::Rng;
use say::Message;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};
use work::{Bytes, Stream, Streams, Work};

pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(session_add))
        .routes(routes!(session_get, session_remove))
        .routes(routes!(session_move))
        .routes(routes!(session_roll))
        .routes(routes!(session_undo))
        .routes(routes!(session_redo))
        .routes(routes!(session_goto))
        .routes(routes!(session_hint))
        .routes(routes!(session_reply))
}

/// Sessions that are kept; the oldest are forgotten, and whoever has their link sets them up again.
const KEPT: u64 = 1000;
/// Memory for what the solver of one session finds out.
const MEMORY: Bytes = Bytes(64 << 20);
/// Longer games are none that people play.
const MOST_STEPS: usize = 2000;

/// A game to be set up.
#[derive(Serialize, Deserialize, ToSchema)]
struct SessionRequest {
    #[serde(flatten)]
    setup: GameSetup,
    /// The steps that were made already, by their labels.
    #[serde(default)]
    moves: Vec<String>,
    /// How many of them count; all, if nothing is said.
    #[serde(default)]
    at: Option<usize>,
    /// Where the dice start; somewhere, if nothing is said.
    #[serde(default)]
    seed: Option<u64>,
}

/// What is kept of a session.
#[derive(Clone, Serialize, Deserialize)]
struct Record {
    setup: GameSetup,
    labels: Vec<String>,
    at: usize,
    seed: u64,
    modified: u64,
}

/// A game in progress.
#[derive(Serialize, ToSchema)]
struct SessionView {
    id: u64,
    #[serde(flatten)]
    setup: GameSetup,
    /// Where the dice started.
    seed: u64,
    #[serde(flatten)]
    view: TableView,
}

/// A move by its label; a game may understand more, such as a whole turn of Arimaa.
#[derive(Deserialize, ToSchema)]
struct MoveRequest {
    #[schema(example = "2 from 1")]
    label: String,
}

/// So many steps.
#[derive(Deserialize, ToSchema)]
struct GotoRequest {
    index: usize,
}

/// Who moves.
#[derive(Deserialize, ToSchema)]
struct ReplyRequest {
    /// `perfect`, `random`, `student:P`, or a player that only this game has.
    #[serde(default = "perfect")]
    #[schema(example = "student:0.3")]
    player: String,
}

fn perfect() -> String {
    "perfect".to_owned()
}

/// A session that is set up.
struct Open {
    id: u64,
    record: Record,
    table: Box<dyn Table>,
}

impl Open {
    /// Sets up a session as its record says.
    fn new(id: u64, record: Record, work: &Work) -> Result<Self, Told> {
        let mut table = record.setup.open(Patience::Short)?;
        for label in &record.labels {
            work.check()?;
            table.play(label)?;
        }
        table.go(record.at)?;
        Ok(Open { id, record, table })
    }

    fn view(&mut self, work: &Work, words: Words) -> SessionView {
        SessionView {
            id: self.id,
            setup: self.record.setup.clone(),
            seed: self.record.seed,
            view: self.table.view(work, words),
        }
    }

    /// The same seed and the same step give the same throw, also after going back.
    fn random(&self, purpose: &str) -> Stream {
        let (at, _) = self.table.steps();
        Streams::new(self.record.seed).stream(purpose, at as u64)
    }

    fn keep(&mut self, store: &Store) -> Result<(), store::Error> {
        let (at, labels) = self.table.steps();
        self.record.at = at;
        self.record.labels = labels.to_vec();
        self.record.modified = now();
        store.change(|change| change.put(SESSIONS, self.id, &self.record))
    }
}

/// Memory for what the solver of one session finds out, where a small question may use so much.
pub fn memory(small: Bytes) -> Bytes {
    small.min(MEMORY)
}

/// Sessions that are set up, the latest used last; each may hold what its solver found out, so that only so many stay.
pub struct Sessions {
    open: Mutex<VecDeque<(u64, Arc<Mutex<Open>>)>>,
    most: usize,
}

impl Sessions {
    pub fn new(most: usize) -> Self {
        Sessions {
            open: Mutex::default(),
            most,
        }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(u64, Arc<Mutex<Open>>)>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, id: u64) -> Option<Arc<Mutex<Open>>> {
        let mut open = self.lock();
        let place = open.iter().position(|(other, _)| *other == id)?;
        let found = open.remove(place)?;
        let session = Arc::clone(&found.1);
        open.push_back(found);
        Some(session)
    }

    /// Two who set up the same session at once get the same one.
    fn insert(&self, id: u64, session: Open) -> Arc<Mutex<Open>> {
        if let Some(found) = self.find(id) {
            return found;
        }
        let session = Arc::new(Mutex::new(session));
        let mut open = self.lock();
        open.push_back((id, Arc::clone(&session)));
        if open.len() > self.most {
            open.pop_front();
        }
        session
    }

    fn remove(&self, id: u64) {
        self.lock().retain(|(other, _)| *other != id);
    }
}

impl App {
    /// Does something with a session where small questions are worked on.
    async fn at_table<T: Send + 'static>(
        self: &Arc<Self>,
        id: u64,
        what: impl FnOnce(&mut Open, &Work, &Store) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let app = Arc::clone(self);
        let done = self.desk.play(move |work| {
            let session = match app.sessions.find(id) {
                Some(session) => session,
                None => {
                    let record = app.store.get::<Record>(SESSIONS, id)?;
                    let Some(record) = record else {
                        return Ok(None);
                    };
                    app.sessions.insert(id, Open::new(id, record, work)?)
                }
            };
            let mut session = session.lock().unwrap_or_else(PoisonError::into_inner);
            what(&mut session, &bounded(work), &app.store).map(Some)
        });
        done.await?.ok_or_else(Refusal::not_found)
    }

    /// Changes a session and shows it.
    async fn change_table(
        self: &Arc<Self>,
        id: u64,
        words: Words,
        what: impl FnOnce(&mut Open, &Work) -> Result<(), Told> + Send + 'static,
    ) -> Result<Json<SessionView>, Refusal> {
        let changed = self.at_table(id, move |session, work, store| {
            let (at, _) = session.table.steps();
            if at >= MOST_STEPS {
                return Err(too_long().into());
            }
            what(session, work)?;
            session.keep(store)?;
            Ok(session.view(work, words))
        });
        Ok(Json(changed.await?))
    }
}

/// What the solver of one session may use.
fn bounded(work: &Work) -> Work {
    Work {
        memory: memory(work.memory),
        ..work.clone()
    }
}

fn too_long() -> Told {
    Told::input(
        Message::new("server-error-steps").with("most", MOST_STEPS),
        Message::new("table-accepted-undo"),
    )
}

/// Sets up a game, with steps that were made already.
#[utoipa::path(post, path = "/api/sessions", tag = "sessions", request_body = SessionRequest,
    responses((status = 201, body = SessionView), Refused))]
async fn session_add(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Posted(request): Posted<SessionRequest>,
) -> Result<(StatusCode, Json<SessionView>), Refusal> {
    let shared = Arc::clone(&app);
    let added = app.desk.play(move |work| {
        if request.moves.len() > MOST_STEPS {
            return Err(too_long().into());
        }
        let record = Record {
            setup: request.setup,
            at: request.at.unwrap_or(request.moves.len()),
            labels: request.moves,
            // Dice that nobody can foresee, unless somebody wants the same game again. Every reader of JSON keeps 53 bits.
            seed: request.seed.unwrap_or_else(|| rand::rng().next_u64() >> 11),
            modified: now(),
        };
        let mut session = Open::new(0, record, work)?;
        let kept = shared.store.change(|change| {
            session.id = change.number()?;
            change.put(SESSIONS, session.id, &session.record)?;
            change.thin(SESSIONS, KEPT)
        });
        for gone in kept? {
            shared.sessions.remove(gone);
        }
        let view = session.view(&bounded(work), words);
        shared.sessions.insert(session.id, session);
        Ok(view)
    });
    Ok((StatusCode::CREATED, Json(added.await?)))
}

/// A game in progress.
#[utoipa::path(get, path = "/api/sessions/{id}", tag = "sessions", params(("id" = u64, Path)),
    responses((status = 200, body = SessionView), Refused))]
async fn session_get(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<SessionView>, Refusal> {
    let view = app.at_table(id, move |session, work, _| Ok(session.view(work, words)));
    Ok(Json(view.await?))
}

/// Forgets a game.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "sessions", params(("id" = u64, Path)),
    responses((status = 204), Refused))]
async fn session_remove(
    State(app): State<Arc<App>>,
    Numbered(id): Numbered,
) -> Result<StatusCode, Refusal> {
    app.sessions.remove(id);
    let removed = app.stored(move |store| store.change(|change| change.remove(SESSIONS, id)));
    if removed.await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Refusal::not_found())
    }
}

/// Plays a move; while dice are to fall, the label is a face.
#[utoipa::path(post, path = "/api/sessions/{id}/moves", tag = "sessions", params(("id" = u64, Path)), request_body = MoveRequest,
    responses((status = 200, body = SessionView), Refused))]
async fn session_move(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
    Posted(request): Posted<MoveRequest>,
) -> Result<Json<SessionView>, Refusal> {
    app.change_table(id, words, move |session, _| {
        session.table.enter(&request.label)
    })
    .await
}

/// Lets the dice fall.
#[utoipa::path(post, path = "/api/sessions/{id}/roll", tag = "sessions", params(("id" = u64, Path)),
    responses((status = 200, body = SessionView), Refused))]
async fn session_roll(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<SessionView>, Refusal> {
    app.change_table(id, words, |session, _| {
        let mut random = session.random("roll");
        session.table.roll(&mut random).map(drop)
    })
    .await
}

/// Takes back the last step, if there is one.
#[utoipa::path(post, path = "/api/sessions/{id}/undo", tag = "sessions", params(("id" = u64, Path)),
    responses((status = 200, body = SessionView), Refused))]
async fn session_undo(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<SessionView>, Refusal> {
    step(&app, id, words, |at, _| at.saturating_sub(1)).await
}

/// Makes a step again that was taken back, if there is one.
#[utoipa::path(post, path = "/api/sessions/{id}/redo", tag = "sessions", params(("id" = u64, Path)),
    responses((status = 200, body = SessionView), Refused))]
async fn session_redo(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<SessionView>, Refusal> {
    step(&app, id, words, |at, most| most.min(at + 1)).await
}

/// Goes to where so many steps count.
#[utoipa::path(post, path = "/api/sessions/{id}/goto", tag = "sessions", params(("id" = u64, Path)), request_body = GotoRequest,
    responses((status = 200, body = SessionView), Refused))]
async fn session_goto(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
    Posted(request): Posted<GotoRequest>,
) -> Result<Json<SessionView>, Refusal> {
    step(&app, id, words, move |_, _| request.index).await
}

async fn step(
    app: &Arc<App>,
    id: u64,
    words: Words,
    to: impl FnOnce(usize, usize) -> usize + Send + 'static,
) -> Result<Json<SessionView>, Refusal> {
    let changed = app.at_table(id, move |session, work, store| {
        let (at, labels) = session.table.steps();
        let to = to(at, labels.len());
        session.table.go(to)?;
        session.keep(store)?;
        Ok(session.view(work, words))
    });
    Ok(Json(changed.await?))
}

/// A best move, and why it is.
#[utoipa::path(post, path = "/api/sessions/{id}/hint", tag = "sessions", params(("id" = u64, Path)),
    responses((status = 200, body = Hint), Refused))]
async fn session_hint(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
) -> Result<Json<Hint>, Refusal> {
    let hint = app.at_table(id, move |session, work, _| {
        Ok(session.table.hint(work, words)?)
    });
    Ok(Json(hint.await?))
}

/// Lets a machine move.
#[utoipa::path(post, path = "/api/sessions/{id}/reply", tag = "sessions", params(("id" = u64, Path)), request_body = ReplyRequest,
    responses((status = 200, body = SessionView), Refused))]
async fn session_reply(
    State(app): State<Arc<App>>,
    Speaker(words): Speaker,
    Numbered(id): Numbered,
    Posted(request): Posted<ReplyRequest>,
) -> Result<Json<SessionView>, Refusal> {
    app.change_table(id, words, move |session, work| {
        let mut random = session.random("reply");
        let player = session.table.player(&request.player)?;
        session.table.reply(&player, work, &mut random).map(drop)
    })
    .await
}
