//! Every game that one strategy can play against another, with its exact probability. Where chance plays little
//! this replaces simulation; where it plays much the tree is refused by its size.

use crate::board::{Board, Sower};
use crate::fraction::Fraction;
use crate::lanes::Lanes;
use crate::strategies::{Decision, Sight, Strategy};
use rules::{Message, Told};
use std::collections::BTreeMap;
use work::{Halt, Task, Work};

/// Exact figures of one pairing, given who started.
#[derive(Clone, Debug, PartialEq)]
pub struct Enumerated {
    /// How many distinct games there are.
    pub games: u64,
    /// The probability that the starter wins.
    pub wins: Fraction,
    /// The probability that the starter loses.
    pub losses: Fraction,
    /// The probability of a draw.
    pub draws: Fraction,
    /// The expected number of sowings.
    pub mean_length: Fraction,
    /// The probability of each length.
    pub lengths: BTreeMap<u32, Fraction>,
    /// The probability of each final store of the starter.
    pub stores: BTreeMap<u16, Fraction>,
    /// The likeliest games, most probable first.
    pub likeliest: Vec<Line>,
}

/// One game with its probability.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The pits sown, each in its mover's order of sowing.
    pub pits: Vec<u8>,
    /// How probable it is.
    pub probability: Fraction,
    /// Final stores of the starter and the other.
    pub stores: [u16; 2],
}

/// Why there are no exact figures.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum EnumerateError {
    /// Stopped, or refused.
    #[error(transparent)]
    Halt(#[from] Halt),
    /// There are more games than were asked for.
    #[error("more than {0} games")]
    TooManyGames(u64),
    /// Probabilities need more digits than 128 bits.
    #[error("probabilities are too fine")]
    TooFine,
}

rules::tell!(EnumerateError, |error| {
    let refused = |message| Told::input(message, Message::new("kalah-accepted-enumerate"));
    match error {
        EnumerateError::TooManyGames(most) => {
            refused(Message::new("kalah-error-too-many-games").with("most", *most))
        }
        EnumerateError::TooFine => refused(Message::new("kalah-error-too-fine")),
        EnumerateError::Halt(halt) => halt.told(),
    }
});

/// How many of the likeliest games are kept.
const KEPT: usize = 10;

struct Walk<'w, L> {
    sower: &'w Sower<L>,
    players: [Strategy; 2],
    most: u64,
    task: Task<'w>,
    pits: Vec<u8>,
    found: Enumerated,
}

/// All games from `start`, seen by the starter, whose strategy comes first; at most `most` of them.
///
/// # Errors
/// When there are more games, when probabilities get too fine, or when stopped.
pub fn enumerate<L: Lanes>(
    work: &Work,
    sower: &Sower<L>,
    start: Board<L>,
    players: [Strategy; 2],
    most: u64,
) -> Result<Enumerated, EnumerateError> {
    let mut walk = Walk {
        sower,
        players,
        most,
        task: work.task("kalah-task-enumerate", None),
        pits: Vec::new(),
        found: Enumerated {
            games: 0,
            wins: Fraction::ZERO,
            losses: Fraction::ZERO,
            draws: Fraction::ZERO,
            mean_length: Fraction::ZERO,
            lengths: BTreeMap::new(),
            stores: BTreeMap::new(),
            likeliest: Vec::new(),
        },
    };
    walk.visit(start, [0, 0], 0, Fraction::ONE)?;
    let mut found = walk.found;
    for (&length, &probability) in &found.lengths {
        let part = probability
            .times(length.into())
            .ok_or(EnumerateError::TooFine)?;
        found.mean_length = found
            .mean_length
            .plus(part)
            .ok_or(EnumerateError::TooFine)?;
    }
    Ok(found)
}

impl<L: Lanes> Walk<'_, L> {
    fn visit(
        &mut self,
        board: Board<L>,
        stores: [u16; 2],
        mover: usize,
        probability: Fraction,
    ) -> Result<(), EnumerateError> {
        if board.is_over() {
            return self.end(board, stores, mover, probability);
        }
        let sight = Sight {
            board,
            length: self.sower.length(),
            sowing: self.pits.len() as u32 + 1,
        };
        let (pits, probability) = match self.players[mover].decide(&sight) {
            Decision::Pit(pit) => (1 << pit, probability),
            Decision::Any => {
                let pits = board.mine.occupied();
                let each = probability
                    .over(pits.count_ones().into())
                    .ok_or(EnumerateError::TooFine)?;
                (pits, each)
            }
        };
        for pit in (0..self.sower.length()).filter(|pit| pits >> pit & 1 == 1) {
            let sown = self.sower.sow(board, pit);
            let mut stores = stores;
            stores[mover] += sown.gain;
            self.pits.push(pit as u8);
            if sown.again {
                self.visit(sown.board, stores, mover, probability)?;
            } else {
                self.visit(sown.board.swapped(), stores, 1 - mover, probability)?;
            }
            self.pits.pop();
        }
        Ok(())
    }

    fn end(
        &mut self,
        board: Board<L>,
        mut stores: [u16; 2],
        mover: usize,
        probability: Fraction,
    ) -> Result<(), EnumerateError> {
        self.task.tick()?;
        let (rest, ahead) = (board.beans() as i16, self.sower.swept(board));
        stores[mover] += ((rest + ahead) / 2) as u16;
        stores[1 - mover] += ((rest - ahead) / 2) as u16;
        let found = &mut self.found;
        found.games += 1;
        if found.games > self.most {
            return Err(EnumerateError::TooManyGames(self.most));
        }
        let length = self.pits.len() as u32;
        let outcome = match stores[0].cmp(&stores[1]) {
            std::cmp::Ordering::Greater => &mut found.wins,
            std::cmp::Ordering::Less => &mut found.losses,
            std::cmp::Ordering::Equal => &mut found.draws,
        };
        for sum in [
            outcome,
            found.lengths.entry(length).or_insert(Fraction::ZERO),
            found.stores.entry(stores[0]).or_insert(Fraction::ZERO),
        ] {
            *sum = sum.plus(probability).ok_or(EnumerateError::TooFine)?;
        }
        let likeliest = &mut found.likeliest;
        let at = likeliest.partition_point(|line| line.probability >= probability);
        if at < KEPT {
            likeliest.insert(
                at,
                Line {
                    pits: self.pits.clone(),
                    probability,
                    stores,
                },
            );
            likeliest.truncate(KEPT);
        }
        Ok(())
    }
}

/// The situations that can stand on the board after the first turns (kalah-moves included) of both players: distinct
/// boards with distinct stores, seen by the starter. Turns that end the game are not followed.
#[must_use]
pub fn situations<L: Lanes>(sower: &Sower<L>, start: Board<L>, turns: u32) -> Situations<L> {
    let mut seen = Situations {
        boards: vec![(start, [0, 0])],
        lines: 1,
    };
    for turn in 0..turns {
        let mut next = Vec::new();
        let mut lines = 0;
        for &(board, stores) in &seen.boards {
            turn_ends(sower, board, stores, turn as usize % 2, &mut |end| {
                lines += 1;
                next.push(end);
            });
        }
        next.sort_by_key(|(board, stores)| (rank_key(sower.length(), *board), *stores));
        next.dedup();
        seen = Situations {
            boards: next,
            lines,
        };
    }
    seen
}

/// What [`situations`] found.
#[derive(Clone, Debug, PartialEq)]
pub struct Situations<L> {
    /// The distinct boards, seen by the player to move, with the stores of starter and other.
    pub boards: Vec<(Board<L>, [u16; 2])>,
    /// How many last turns lead there from the distinct situations before.
    pub lines: u64,
}

fn rank_key<L: Lanes>(length: usize, board: Board<L>) -> Vec<u16> {
    let rows = [board.mine, board.theirs];
    rows.into_iter()
        .flat_map(|row| (0..length).map(move |pit| row.lane(pit)))
        .collect()
}

fn turn_ends<L: Lanes>(
    sower: &Sower<L>,
    board: Board<L>,
    stores: [u16; 2],
    mover: usize,
    found: &mut impl FnMut((Board<L>, [u16; 2])),
) {
    for pit in (0..sower.length()).filter(|&pit| board.mine.lane(pit) > 0) {
        let sown = sower.sow(board, pit);
        let mut stores = stores;
        stores[mover] += sown.gain;
        if sown.again && !sown.board.is_over() {
            turn_ends(sower, sown.board, stores, mover, found);
        } else {
            found((sown.board.swapped(), stores));
        }
    }
}
