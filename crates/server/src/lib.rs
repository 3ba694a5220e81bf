//! The workbench over HTTP: questions and answers, play, long work, what is kept, and the page. Answers come from the same
//! functions as the command line's; what is in here is who may ask, how much at once, and what is remembered.

mod desk;
mod graph;
mod guard;
mod heap;
mod listen;
mod page;
mod refusal;

use axum::extract::DefaultBodyLimit;
use axum::{Json, Router, middleware};
use desk::{Budget, Desk};
use guard::Guard;
use hra::told::ErrorDocument;
use say::{Message, Tell};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use work::{Bytes, Stop};

/// No request may be larger.
pub const LARGEST_BODY: usize = 16 << 20;

/// How the workbench is to be run.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; loopback unless somebody means otherwise.
    pub address: IpAddr,
    /// 0 for any that is free.
    pub port: u16,
    /// Whether another port will do when this one is taken.
    pub any_port: bool,
    /// How much memory all work together may use.
    pub memory: Bytes,
}

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
    /// The system does not give us what a server needs.
    #[error("cannot start: {0}")]
    System(#[from] io::Error),
}

impl Tell for Unstarted {
    fn fault(&self) -> say::Fault {
        match self {
            Unstarted::Address { .. } => say::Fault::Input,
            Unstarted::System(_) => say::Fault::Other,
        }
    }

    fn message(&self) -> Message {
        match self {
            Unstarted::Address { address, error } => Message::new("server-error-address")
                .with("address", address.to_string())
                .with("error", error.to_string()),
            Unstarted::System(error) => {
                Message::new("server-error-broken").with("detail", error.to_string())
            }
        }
    }

    fn accepted(&self) -> Option<Message> {
        match self {
            Unstarted::Address { .. } => Some(Message::new("server-accepted-address")),
            Unstarted::System(_) => None,
        }
    }
}

/// What every request can reach.
pub(crate) struct App {
    desk: Desk,
}

impl App {
    fn new(options: &Options) -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let budget = Budget {
            seats: cores,
            waiting: 512,
            memory: Bytes((options.memory.0 / 4 / cores as u64).min(512 << 20)),
            time: Duration::from_secs(10),
        };
        App {
            desk: Desk::new(budget),
        }
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
    let info = InfoBuilder::new()
        .title("Hra")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("A workbench for two-player strategy games."));
    let description = OpenApiBuilder::new().info(info.build()).build();
    OpenApiRouter::with_openapi(description)
        .routes(routes!(health))
        .merge(heap::routes())
        .merge(graph::routes())
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
    routes
        .route("/api/openapi.json", axum::routing::get(told))
        .fallback(page::file)
        .with_state(app)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(CatchPanicLayer::new())
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
    let address = Address {
        socket,
        token: (!socket.ip().is_loopback()).then(token),
    };
    let app = Arc::new(App::new(options));
    let guard = Arc::new(Guard::new(socket, address.token.clone()));
    let ended = CancellationToken::new();
    let router = router(Arc::clone(&app), guard);
    let serving = axum::serve(listen::Bounded::new(listener), router)
        .with_graceful_shutdown(ended.clone().cancelled_owned());
    let serving = tokio::spawn(serving.into_future());
    ready(&address);
    while !stop.requested() {
        tokio::time::sleep(GLANCE).await;
    }
    ended.cancel();
    // A request that does not end is cut off.
    let _ = tokio::time::timeout(FAREWELL, serving).await;
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
