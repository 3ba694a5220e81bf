//! The kinds of long work: what is asked, and how it is done. It knows no queue and no HTTP.

use crate::keeper::Folder;
use hra::answers::{graph, heap, ludo};
use hra::{Told, Words};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::path::Path;
use utoipa::ToSchema;
use work::Work;

/// Long work that is asked for.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", content = "input", rename_all = "kebab-case")]
#[expect(
    clippy::enum_variant_names,
    reason = "the kinds are named so by those who ask; others than solving will come"
)]
pub enum JobRequest {
    /// As `/api/graph/solve`, for large graphs.
    GraphSolve(Box<graph::GraphSolve>),
    /// As `/api/heap/solve`, for large heaps.
    HeapSolve(heap::HeapSolve),
    /// As `/api/ludo/solve`, for large games; it keeps what it found, and goes on from there after a restart.
    LudoSolve(ludo::LudoSolve),
}

impl JobRequest {
    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            JobRequest::GraphSolve(_) => "graph-solve",
            JobRequest::HeapSolve(_) => "heap-solve",
            JobRequest::LudoSolve(_) => "ludo-solve",
        }
    }

    /// Whether it keeps what it found so far, so that it goes on where it was when the server was ended.
    pub fn resumes(&self) -> bool {
        match self {
            JobRequest::GraphSolve(_) | JobRequest::HeapSolve(_) => false,
            // The explicit methods keep nothing: they begin again, which is worth it all the same.
            JobRequest::LudoSolve(_) => true,
        }
    }

    /// Refuses what cannot be done before it waits in line.
    pub fn check(&self) -> Result<(), Told> {
        match self {
            JobRequest::GraphSolve(_) => Ok(()),
            JobRequest::HeapSolve(request) => request.rules.read().map(drop),
            JobRequest::LudoSolve(request) => request.game.read().map(drop),
        }
    }

    /// Does it. The answer is the document that the command line gives.
    pub fn run(&self, work: &Work, words: Words, checkpoints: &Path) -> Result<Value, Told> {
        match self {
            JobRequest::GraphSolve(request) => written(graph::solve(request, work)?),
            JobRequest::HeapSolve(request) => written(heap::solve(request, work, words)?),
            JobRequest::LudoSolve(request) => {
                let mut keeper = Folder::new(checkpoints);
                written(ludo::solve(request, &mut keeper, work)?)
            }
        }
    }
}

fn written(document: impl Serialize) -> Result<Value, Told> {
    serde_json::to_value(document).map_err(|error| {
        let detail = error.to_string();
        Told::other(say::Message::new("server-error-broken").with("detail", detail))
    })
}
