//! What the order of trying saves: positions that the seed's search of two turns looks at, by the order. It judges no player.

use super::corpus::sampled;
use arimaa::{Board, Referee};
use bot::seed::{Order, SeedPlayer, Weights};
use rayon::prelude::*;
use work::{Halt, Work};

/// The orders, from none to the best.
pub const ORDERS: [Order; 3] = [Order::Generated, Order::Seed, Order::Refuting];

/// Their names in documents for programs.
pub const ORDER_KEYS: [&str; 3] = ["generated", "seed", "refuting"];

/// Positions looked at in one search, for each of [`ORDERS`]; and the score, which is the same for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Searched {
    /// For each order.
    pub nodes: [u64; 3],
    /// For each order; a test holds them equal.
    pub scores: [i32; 3],
}

/// Searches two turns from each board with each order. Boards without a legal turn are left out.
///
/// # Errors
/// When stopped.
pub fn measure(work: &Work, boards: &[Board]) -> Result<Vec<Searched>, Halt> {
    let task = work.task("arimaa-task-ordering", Some(boards.len() as u64));
    let found: Result<Vec<Option<Searched>>, Halt> = boards
        .par_iter()
        .map(|board| {
            let one = search(work, board);
            task.tick()?;
            Ok(one)
        })
        .collect();
    Ok(found?.into_iter().flatten().collect())
}

fn search(work: &Work, board: &Board) -> Option<Searched> {
    let question = bot::bridge::question(&Referee::from_position(*board));
    let mut found = Searched {
        nodes: [0; 3],
        scores: [0; 3],
    };
    for (index, order) in ORDERS.into_iter().enumerate() {
        let mut player = SeedPlayer::new(Weights::W3).ordered(order);
        let report = player.think(&question, &work.stop)?.report;
        found.nodes[index] = report.nodes;
        found.scores[index] = report.score;
    }
    Some(found)
}

/// Some of the boards, by the seed.
#[must_use]
pub fn some(work: &Work, boards: &[Board], count: usize) -> Vec<Board> {
    let mut stream = work.streams.stream("arimaa ordering", 0);
    let all: Vec<usize> = (0..boards.len()).collect();
    let chosen = sampled(all, Some(count), &mut stream);
    chosen.into_iter().map(|index| boards[index]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_does_not_depend_on_the_order() {
        // Few pieces, so that the unordered search is short.
        let rows = [
            "r.......", "..c...r.", "........", "...e..d.", "...E..R.", "........", "..H..C..",
            "R......R",
        ];
        let board = Board::read(&format!("g [{}]", rows.concat())).unwrap();
        let found = measure(&Work::unlimited(), &[board]).unwrap();
        let [one] = found[..] else { panic!("a search") };
        assert_eq!(one.scores, [one.scores[0]; 3]);
        assert!(one.nodes[2] < one.nodes[0], "{:?}", one.nodes);
    }
}
