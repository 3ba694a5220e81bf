//! Another witness: the game played many times by the two strategies. It proves nothing and surprises nobody, unless
//! something is very wrong.

use crate::{Graph, Kind, Vertex};
use rand::RngExt;
use rayon::prelude::*;
use work::{Halt, Work};

/// What many games came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    /// How many games.
    pub games: u64,
    /// What Max got on average; games that were broken off count nothing.
    pub mean: f64,
    /// With the confidence asked for, the strategies' true value is at least this.
    pub lower: f64,
    /// And at most this.
    pub upper: f64,
    /// Games that were broken off because they did not end.
    pub unfinished: u64,
}

/// Games that one stream of random numbers serves.
const BATCH: u64 = 1024;

/// Plays `games` games of at most `steps` steps from the start. The bounds are Hoeffding's for `confidence` (such as
/// 0.99); games that were broken off may have gone either way and widen them.
///
/// # Errors
/// When stopped.
pub fn play_out(
    graph: &Graph,
    strategy: &[Option<Vertex>],
    games: u64,
    steps: u64,
    confidence: f64,
    work: &Work,
) -> Result<Played, Halt> {
    let games = games.max(1);
    let progress = work.task("graph-task-games", Some(games));
    let batches: Vec<(f64, u64)> = (0..games.div_ceil(BATCH))
        .into_par_iter()
        .map(|batch| {
            let mut random = work.streams.stream("graph-games", batch);
            let here = BATCH.min(games - batch * BATCH);
            let (mut sum, mut unfinished) = (0.0, 0);
            for _ in 0..here {
                work.check()?;
                match one_game(graph, strategy, steps, &mut random) {
                    Some(worth) => sum += worth,
                    None => unfinished += 1,
                }
            }
            progress.advance(here)?;
            Ok((sum, unfinished))
        })
        .collect::<Result<_, Halt>>()?;
    let sum: f64 = batches.iter().map(|(sum, _)| sum).sum();
    let unfinished: u64 = batches.iter().map(|(_, unfinished)| unfinished).sum();
    let mean = sum / games as f64;
    let doubt = (1.0 - confidence).clamp(1e-12, 1.0);
    let radius = ((2.0 / doubt).ln() / (2.0 * games as f64)).sqrt();
    Ok(Played {
        games,
        mean,
        lower: (mean - radius).max(0.0),
        upper: (mean + unfinished as f64 / games as f64 + radius).min(1.0),
        unfinished,
    })
}

fn one_game(
    graph: &Graph,
    strategy: &[Option<Vertex>],
    steps: u64,
    random: &mut work::Stream,
) -> Option<f64> {
    let mut vertex = graph.start();
    for _ in 0..=steps {
        vertex = match graph.kind(vertex) {
            Kind::Sink => {
                let value = graph.sink(vertex)?;
                return Some(*value.numer() as f64 / *value.denom() as f64);
            }
            Kind::Chance => {
                let mut left = random.random_range(0..graph.total(vertex));
                let mut drawn = graph.successors(vertex)[0];
                for (to, weight) in graph.weighted(vertex) {
                    drawn = to;
                    if left < weight {
                        break;
                    }
                    left -= weight;
                }
                drawn
            }
            Kind::Max | Kind::Min => strategy[vertex as usize]?,
        };
    }
    None
}
