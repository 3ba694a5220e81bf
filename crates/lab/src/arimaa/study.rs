//! The seed's tables: unique turns, pruning factors, lost turns, how often pieces move, branching and length. It draws and words nothing.

use super::corpus::{Corpus, Played, sampled};
use super::ordering::{self, Searched};
use super::sequences::count_sequences;
use super::turn_sets::{Counts, counts, offends};
use arimaa::{Board, Kind, Piece};
use rayon::prelude::*;
use work::{Halt, Work};

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// So many turns are drawn from the records for the tables that generate turns; `None`: every turn.
    pub sample: Option<usize>,
    /// In so many of these positions the searches are compared.
    pub searches: usize,
}

/// What is counted in one position.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// The position.
    pub board: Board,
    /// The turn's number in its game, from 0, both sides counted.
    pub ply: usize,
    /// Step sequences that are a turn.
    pub sequences: u64,
    /// Unique turns, those left by the factors, and whether the played placement is gone.
    pub counts: Counts,
    /// Which factors the turn offends in the order in which it was played.
    pub offends: [bool; 4],
}

/// How often pieces moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// Steps of own pieces, rabbit to elephant.
    pub own: [u64; 6],
    /// Steps of pushed and pulled pieces, rabbit to elephant.
    pub displaced: [u64; 6],
    /// Turns with one, two, three and four steps.
    pub lengths: [u64; 4],
}

/// Everything that was found.
#[derive(Clone, Debug)]
pub struct Study {
    /// The turns of each game.
    pub turns: Vec<usize>,
    /// How often pieces moved, in all turns.
    pub pieces: Pieces,
    /// The positions of the sample, or those that were given.
    pub counted: Vec<Counted>,
    /// Whether a turn was played in them.
    pub played: bool,
    /// How many turns the sample was drawn from.
    pub drawn_from: usize,
    /// The compared searches.
    pub searched: Vec<Searched>,
}

/// The tables of single positions.
///
/// # Errors
/// When stopped.
pub fn of_positions(work: &Work, boards: &[Board], searches: usize) -> Result<Study, Halt> {
    let task = work.task("arimaa-task-study", Some(boards.len() as u64));
    let counted: Result<Vec<Counted>, Halt> = boards
        .par_iter()
        .map(|board| {
            task.tick()?;
            Ok(Counted {
                board: *board,
                ply: 0,
                sequences: count_sequences(board),
                counts: counts(board, None),
                offends: [false; 4],
            })
        })
        .collect();
    Ok(Study {
        turns: Vec::new(),
        pieces: Pieces::default(),
        counted: counted?,
        played: false,
        drawn_from: boards.len(),
        searched: ordering::measure(work, &boards[..searches.min(boards.len())])?,
    })
}

/// The tables of records. The last turn of either side is left out of the sample, as the seed did.
///
/// # Errors
/// When stopped.
pub fn of_records(work: &Work, corpus: &Corpus, plan: Plan) -> Result<Study, Halt> {
    let mut pieces = Pieces::default();
    for game in &corpus.games {
        work.check()?;
        for played in game.played() {
            pieces.add(&played);
        }
    }
    let all = corpus.telling_turns();
    let drawn_from = all.len();
    let mut stream = work.streams.stream("arimaa study", 0);
    let chosen = sampled(all, plan.sample, &mut stream);
    let task = work.task("arimaa-task-study", Some(chosen.len() as u64));
    let counted: Result<Vec<Option<Counted>>, Halt> = chosen
        .par_iter()
        .map(|&(game, ply)| {
            task.tick()?;
            Ok(corpus.games[game].at(ply).map(|played| count(&played)))
        })
        .collect();
    let counted: Vec<Counted> = counted?.into_iter().flatten().collect();
    let boards: Vec<Board> = counted.iter().map(|one| one.board).collect();
    let boards = ordering::some(work, &boards, plan.searches);
    Ok(Study {
        turns: corpus.games.iter().map(|game| game.turns.len()).collect(),
        pieces,
        counted,
        played: true,
        drawn_from,
        searched: ordering::measure(work, &boards)?,
    })
}

fn count(played: &Played) -> Counted {
    Counted {
        board: played.before,
        ply: played.ply,
        sequences: count_sequences(&played.before),
        counts: counts(&played.before, Some(&played.after)),
        offends: offends(&played.before, &played.turn),
    }
}

impl Pieces {
    fn add(&mut self, played: &Played) {
        for step in played.turn.steps() {
            let kind = step.piece().index();
            match step.kind() {
                Kind::Plain | Kind::Follow => self.own[kind] += 1,
                Kind::Push | Kind::Pull => self.displaced[kind] += 1,
            }
        }
        self.lengths[played.turn.len().clamp(1, 4) - 1] += 1;
    }

    /// The share of a kind among the steps of own pieces.
    #[must_use]
    pub fn share(&self, piece: Piece) -> f64 {
        ratio(
            self.own[piece.index()] as f64,
            self.own.iter().sum::<u64>() as f64,
        )
    }

    /// The kinds from the one that moves most.
    #[must_use]
    pub fn order(&self) -> Vec<Piece> {
        let mut order = Piece::ALL.to_vec();
        order.sort_by_key(|piece| std::cmp::Reverse(self.own[piece.index()]));
        order
    }
}

/// A quotient that is 0 where there is nothing to divide.
fn ratio(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// Positions of a stretch of the game.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// The first turn number, as records count (2 is the first after the setups).
    pub from: usize,
    /// The last one.
    pub to: usize,
    /// How many positions.
    pub positions: usize,
    /// Unique turns, on average.
    pub unique: f64,
    /// What the factors leave, on average.
    pub left: f64,
}

impl Study {
    fn mean(&self, of: impl Fn(&Counted) -> f64) -> f64 {
        ratio(self.counted.iter().map(of).sum(), self.counted.len() as f64)
    }

    /// Turns of a game, on average, both sides counted.
    #[must_use]
    pub fn mean_turns(&self) -> f64 {
        ratio(
            self.turns.iter().sum::<usize>() as f64,
            self.turns.len() as f64,
        )
    }

    /// Unique turns of a position, on average.
    #[must_use]
    pub fn mean_unique(&self) -> f64 {
        self.mean(|one| one.counts.unique as f64)
    }

    /// Step sequences of a position, on average.
    #[must_use]
    pub fn mean_sequences(&self) -> f64 {
        self.mean(|one| one.sequences as f64)
    }

    /// The share of unique turns among sequences: the mean of the positions' shares.
    #[must_use]
    pub fn unique_share(&self) -> f64 {
        self.mean(|one| ratio(one.counts.unique as f64, one.sequences as f64))
    }

    /// The share of unique turns that a column of factors removes: the mean of the positions' shares.
    #[must_use]
    pub fn removed(&self, column: usize) -> f64 {
        self.mean(|one| {
            let unique = one.counts.unique as f64;
            ratio(unique - one.counts.left[column] as f64, unique)
        })
    }

    /// How many played turns a column of factors would not have offered: as placements, and in the order in which they were played.
    #[must_use]
    pub fn lost(&self, column: usize) -> (usize, usize) {
        let count = |of: fn(&Counted, usize) -> bool| {
            let lost = self.counted.iter().filter(|one| of(one, column));
            lost.count()
        };
        (
            count(|one, column| one.counts.lost[column]),
            count(|one, column| one.offends[column]),
        )
    }

    /// The branching along the game, in stretches of so many turns of each side; stretches without positions are left out.
    #[must_use]
    pub fn stretches(&self, width: usize) -> Vec<Stretch> {
        let last = self
            .counted
            .iter()
            .map(|one| one.ply / 2)
            .max()
            .unwrap_or(0);
        let stretch = |index: usize| {
            let inside = |one: &&Counted| one.ply / 2 / width == index;
            let here: Vec<&Counted> = self.counted.iter().filter(inside).collect();
            let mean = |of: fn(&Counted) -> f64| {
                ratio(here.iter().map(|one| of(one)).sum(), here.len() as f64)
            };
            (!here.is_empty()).then(|| Stretch {
                from: index * width + 2,
                to: index * width + width + 1,
                positions: here.len(),
                unique: mean(|one| one.counts.unique as f64),
                left: mean(|one| one.counts.left[3] as f64),
            })
        };
        (0..=last / width).filter_map(stretch).collect()
    }

    /// The share of positions that an order saves against the order of generating.
    #[must_use]
    pub fn saved(&self, order: usize) -> f64 {
        let sum = |order: usize| {
            self.searched
                .iter()
                .map(|one| one.nodes[order])
                .sum::<u64>()
        };
        ratio(sum(0) as f64 - sum(order) as f64, sum(0) as f64)
    }
}
