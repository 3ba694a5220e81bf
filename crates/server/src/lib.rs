//! The workbench over HTTP: questions and answers, play, long work, what is kept, and the page. Answers come from the same
//! functions as the command line's; what is in here is who may ask, how much at once, and what is remembered.

mod ask;
mod desk;
mod guard;
mod jobs;
mod kinds;
mod listen;
mod page;
mod refusal;
mod room;
mod saved;
mod sessions;
mod store;
mod traffic;

use axum::extract::DefaultBodyLimit;
use axum::{Json, Router, middleware};
use desk::{Budget, Desk};
use guard::Guard;
use hra::told::ErrorDocument;
use jobs::{JobLimits, Line};
use refusal::Refusal;
use say::{Message, Tell};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, Unopened};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use traffic::Traffic;
use utoipa::openapi::{ComponentsBuilder, InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use work::{Bytes, Stop};

/// How the workbench is to be run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; loopback unless somebody means otherwise.
    pub address: IpAddr,
    /// 0 for any that is free.
    pub port: u16,
    /// Whether another port will do when this one is taken.
    pub any_port: bool,
    /// Where everything is kept.
    pub data: PathBuf,
    /// How much is done at once.
    pub limits: Limits,
}

/// How much is done at once, and how much of it.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Small questions that are worked on at once.
    pub seats: usize,
    /// Long ones among them that wait.
    pub waiting: usize,
    /// Time for a small question in the quick lane.
    pub quick: Duration,
    /// Memory for a small question.
    pub memory: Bytes,
    /// Time for a small question.
    pub time: Duration,
    /// Jobs that are worked on at once.
    pub workers: usize,
    /// Jobs that wait.
    pub jobs: usize,
    /// Memory for a job.
    pub job_memory: Bytes,
    /// Time for a job.
    pub job_time: Duration,
    /// How long a job that wants to be watched goes on without anybody who does.
    pub unwatched: Duration,
    /// Things that can be saved.
    pub saved: u64,
    /// What everything that is kept may take on the disk.
    pub store: Bytes,
    /// Memory for bodies that are read and answers that are sent.
    pub traffic: Bytes,
    /// Games that stay set up, each with what its solver found out.
    pub tables: usize,
}

impl Limits {
    /// What is sensible where all work together may use so much memory.
    #[must_use]
    pub fn within(memory: Bytes) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let workers = cores.clamp(1, 2);
        // A quarter for what goes in and out, a quarter for small questions, an eighth for games in progress, the rest for jobs.
        let eighth = memory.0 / 8;
        let small = Bytes((eighth * 2 / (desk::LANES * cores) as u64).min(512 << 20));
        let table = sessions::memory(small).0.max(1);
        Limits {
            seats: cores,
            waiting: 4 * cores,
            quick: Duration::from_millis(300),
            memory: small,
            time: Duration::from_secs(10),
            workers,
            jobs: 32,
            job_memory: Bytes(eighth * 3 / workers as u64),
            job_time: Duration::from_secs(4 * 60 * 60),
            unwatched: Duration::from_secs(5),
            saved: 10_000,
            store: Bytes(2 << 30),
            traffic: Bytes((eighth * 2).min(512 << 20)),
            tables: (eighth / table).clamp(1, 16) as usize,
        }
    }
}

/// Jobs that are remembered.
const KEPT_JOBS: usize = 200;
/// Streams of events that are open at once.
const MOST_WATCHERS: usize = 128;

/// Why the workbench does not start.
#[derive(Debug, thiserror::Error)]
pub enum Unstarted {
    /// The address or port cannot be had.
    #[error("cannot listen on {address}: {error}")]
    Address {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: io::Error,
    },
    /// What is kept cannot be opened.
    #[error(transparent)]
    Store(#[from] Unopened),
    /// The system does not give us what a server needs.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

impl Tell for Unstarted {
    fn fault(&self) -> say::Fault {
        match self {
            Unstarted::Address { .. } | Unstarted::Store(Unopened::InUse(_)) => say::Fault::Input,
            Unstarted::System(_) | Unstarted::Store(_) => say::Fault::Other,
        }
    }

    fn message(&self) -> Message {
        match self {
            Unstarted::Address { address, error } => Message::new("server-error-address")
                .with("address", address.to_string())
                .with("error", error.to_string()),
            Unstarted::Store(Unopened::InUse(path)) => {
                Message::new("server-error-store-in-use").with("path", path.display().to_string())
            }
            Unstarted::Store(Unopened::Newer { path, found, known }) => {
                Message::new("server-error-store-newer")
                    .with("path", path.display().to_string())
                    .with("found", *found)
                    .with("known", *known)
            }
            Unstarted::Store(Unopened::Broken { path, error }) => {
                Message::new("server-error-store")
                    .with("path", path.display().to_string())
                    .with("error", error.to_string())
            }
            Unstarted::System(error) => {
                Message::new("server-error-broken").with("detail", error.to_string())
            }
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            Unstarted::Address { .. } => Some(Message::new("server-accepted-address")),
            Unstarted::Store(_) => Some(Message::new("server-accepted-data")),
            Unstarted::System(_) => None,
        }
    }
}

/// What every request can reach.
pub(crate) struct App {
    desk: Desk,
    limits: Limits,
    store: Arc<Store>,
    jobs: Arc<Line>,
    sessions: sessions::Sessions,
    traffic: Arc<Traffic>,
    watchers: Arc<Semaphore>,
    ended: CancellationToken,
}

impl App {
    fn new(options: &Options) -> Result<Self, Unstarted> {
        let limits = options.limits;
        let budget = Budget {
            seats: limits.seats,
            waiting: limits.waiting,
            quick: limits.quick,
            memory: limits.memory,
            time: limits.time,
        };
        let job_limits = JobLimits {
            workers: limits.workers,
            queued: limits.jobs,
            kept: KEPT_JOBS,
            memory: limits.job_memory,
            time: limits.job_time,
            unwatched: limits.unwatched,
        };
        let store = Arc::new(Store::open(&options.data, limits.store)?);
        let jobs = Line::open(Arc::clone(&store), job_limits);
        let jobs = jobs.map_err(|error| Unopened::Broken {
            path: options.data.clone(),
            error,
        })?;
        Ok(App {
            desk: Desk::new(budget),
            limits,
            store,
            jobs: Arc::new(jobs),
            sessions: sessions::Sessions::new(limits.tables),
            traffic: Arc::new(Traffic::new(limits.traffic)),
            watchers: Arc::new(Semaphore::new(MOST_WATCHERS)),
            ended: CancellationToken::new(),
        })
    }

    /// Does something that may wait for a disk or a lock where nobody else waits for it.
    async fn aside<T: Send + 'static>(
        self: &Arc<Self>,
        what: impl FnOnce(&App) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let app = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || what(&app)).await;
        done.unwrap_or_else(|panicked| Err(Refusal::broken(panicked.to_string())))
    }

    /// Asks the store.
    async fn stored<T: Send + 'static>(
        self: &Arc<Self>,
        what: impl FnOnce(&Store) -> Result<T, store::Error> + Send + 'static,
    ) -> Result<T, Refusal> {
        self.aside(|app| Ok(what(&app.store)?)).await
    }
}

/// What every request may get instead of an answer, for the description.
#[derive(utoipa::IntoResponses)]
#[allow(dead_code, reason = "it only describes")]
enum Refused {
    /// The request is wrong; the sentence says how, and what would have been accepted.
    #[response(status = "4XX")]
    Wrong(ErrorDocument),
}

/// The API without its state, and its description.
fn api() -> OpenApiRouter<Arc<App>> {
    use utoipa::{PartialSchema, ToSchema};
    let info = InfoBuilder::new()
        .title("Hra")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("A workbench for two-player strategy games."));
    // Answers bring their schemas along; what is said instead of one has to be named.
    let mut refusals = vec![(ErrorDocument::name().into_owned(), ErrorDocument::schema())];
    ErrorDocument::schemas(&mut refusals);
    let components = ComponentsBuilder::new().schemas_from_iter(refusals);
    let description = OpenApiBuilder::new()
        .info(info.build())
        .components(Some(components.build()))
        .build();
    OpenApiRouter::with_openapi(description)
        .routes(routes!(health))
        .merge(ask::routes())
        .merge(jobs::routes())
        .merge(room::routes())
        .merge(saved::routes())
        .merge(sessions::routes())
}

/// The description of the API, as `/api/openapi.json` gives it.
#[must_use]
pub fn description() -> OpenApi {
    api().into_openapi()
}

/// That the server is there.
#[derive(serde::Serialize, utoipa::ToSchema)]
struct Health {
    /// Always `hra`.
    name: &'static str,
    /// The version of the workbench.
    version: &'static str,
}

/// Whether the server is there.
#[utoipa::path(get, path = "/api/health", tag = "server", responses((status = 200, body = Health), Refused))]
async fn health() -> Json<Health> {
    Json(Health {
        name: "hra",
        version: env!("CARGO_PKG_VERSION"),
    })
}

/// Everything, from the guard to the page.
fn router(app: Arc<App>, guard: Arc<Guard>) -> Router {
    let (routes, description) = api().split_for_parts();
    let description = Arc::new(description);
    let told = move || {
        let description = Arc::clone(&description);
        async move { Json(OpenApi::clone(&description)) }
    };
    let traffic = Arc::clone(&app.traffic);
    routes
        .route("/api/openapi.json", axum::routing::get(told))
        .fallback(page::file)
        .with_state(app)
        .layer(DefaultBodyLimit::max(traffic::LARGEST_BODY))
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn_with_state(traffic, traffic::bounded))
        .layer(middleware::from_fn_with_state(guard, guard::admit))
        .layer(middleware::from_fn(refusal::worded))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn(guard::labelled))
}

/// Where the workbench is reached.
#[derive(Clone, Debug)]
pub struct Address {
    /// Where it listens.
    pub socket: SocketAddr,
    /// What everybody needs who asks from elsewhere.
    pub token: Option<String>,
    /// What was noticed when the store was opened.
    pub notes: Vec<Message>,
}

impl Address {
    /// What to open in a browser.
    #[must_use]
    pub fn url(&self) -> String {
        match &self.token {
            None => format!("http://{}/", self.socket),
            Some(token) => format!("http://{}/?token={token}", self.socket),
        }
    }
}

/// Runs the workbench until `stop` is requested; `ready` is told where it is.
///
/// # Errors
/// When it cannot be started.
pub fn serve(
    options: &Options,
    stop: &Stop,
    ready: impl FnOnce(&Address),
) -> Result<(), Unstarted> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(run(options, stop, ready));
    // Work that was given up has been asked to stop; nobody waits for it.
    runtime.shutdown_timeout(Duration::from_secs(2));
    served
}

/// How often it is looked whether somebody wants us to stop.
const GLANCE: Duration = Duration::from_millis(50);
/// How long open requests may take to end.
const FAREWELL: Duration = Duration::from_secs(3);

async fn run(
    options: &Options,
    stop: &Stop,
    ready: impl FnOnce(&Address),
) -> Result<(), Unstarted> {
    let listener = bind(options).await?;
    let socket = listener.local_addr()?;
    let app = Arc::new(App::new(options)?);
    let address = Address {
        socket,
        token: (!socket.ip().is_loopback()).then(token),
        notes: app.store.notes().to_vec(),
    };
    let workers = app.jobs.start()?;
    let guard = Arc::new(Guard::new(socket, address.token.clone()));
    let ended = app.ended.clone();
    let router = router(Arc::clone(&app), guard);
    let serving = axum::serve(listen::Bounded::new(listener), router)
        .with_graceful_shutdown(ended.clone().cancelled_owned());
    let serving = tokio::spawn(serving.into_future());
    ready(&address);
    while !stop.requested() {
        tokio::time::sleep(GLANCE).await;
    }
    ended.cancel();
    app.jobs.close();
    // A request that does not end is cut off; a job that does not is found interrupted at the next start.
    let _ = tokio::time::timeout(FAREWELL, serving).await;
    let over = || workers.iter().all(std::thread::JoinHandle::is_finished);
    for _ in 0..FAREWELL.as_millis() / GLANCE.as_millis() {
        if over() {
            break;
        }
        tokio::time::sleep(GLANCE).await;
    }
    Ok(())
}

async fn bind(options: &Options) -> Result<tokio::net::TcpListener, Unstarted> {
    let wanted = SocketAddr::new(options.address, options.port);
    match tokio::net::TcpListener::bind(wanted).await {
        Ok(listener) => Ok(listener),
        Err(error) if options.any_port && error.kind() == io::ErrorKind::AddrInUse => {
            let any = SocketAddr::new(options.address, 0);
            let bound = tokio::net::TcpListener::bind(any).await;
            bound.map_err(|error| Unstarted::Address {
                address: any,
                error,
            })
        }
        Err(error) => Err(Unstarted::Address {
            address: wanted,
            error,
        }),
    }
}

/// A word that nobody guesses: from the system's randomness, since a seed would make it known.
fn token() -> String {
    use rand::Rng;
    let mut random = rand::rng();
    format!("{:016x}{:016x}", random.next_u64(), random.next_u64())
}
