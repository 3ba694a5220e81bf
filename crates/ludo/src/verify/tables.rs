//! Kept tables of two players, unit by unit: which there are, which one needs, and the bounds in them.

use super::equation::Bounds;
use super::layout::{Layout, Ring};
use crate::board::Board;
use crate::cells::Pair;
use crate::game::Ludo;
use crate::keep::{KIND, Keeper};
use crate::solved::Chance;
use crate::state::State;
use say::{Message, Told};
use std::collections::{BTreeSet, HashMap};
use work::checkpoint::Unusable;
use work::keep::Piece;

/// Two home columns, whoever has which and whoever is to roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Unit {
    larger: u8,
    smaller: u8,
}

impl Unit {
    pub fn of(one: u8, other: u8) -> Self {
        Unit {
            larger: one.max(other),
            smaller: one.min(other),
        }
    }

    /// The columns of the player about to roll and of his opponent, in the order in which a file has them.
    pub fn layers(self) -> Vec<(u8, u8)> {
        let Unit { larger, smaller } = self;
        if larger == smaller {
            vec![(larger, smaller)]
        } else {
            vec![(larger, smaller), (smaller, larger)]
        }
    }

    /// Every unit to which one step in a column leads.
    fn next(self, pieces: usize) -> BTreeSet<Unit> {
        let full = ((1u16 << pieces) - 1) as u8;
        let grown = |column: u8| {
            let free = (0..pieces).filter(move |at| column >> at & 1 == 0);
            free.flat_map(move |to| {
                let within = (0..to).filter(move |from| column >> from & 1 == 1);
                let within = within.map(move |from| column & !(1 << from) | 1 << to);
                within.chain([column | 1 << to])
            })
        };
        let Unit { larger, smaller } = self;
        let first = grown(larger).map(|column| (column, smaller));
        let second = grown(smaller).map(|column| (larger, column));
        let alive = first
            .chain(second)
            .filter(|&(one, other)| one != full && other != full);
        alive.map(|(one, other)| Unit::of(one, other)).collect()
    }
}

/// What is kept, as far as it is in memory.
pub(super) struct Tables {
    board: Board,
    variant: String,
    layout: Layout,
    width: u8,
    kept: Vec<Unit>,
    missing: usize,
    /// By the columns of mover and opponent.
    layers: HashMap<(u8, u8), Vec<u8>>,
}

/// How wide bounds may be, the best first.
const WIDTHS: [u8; 2] = [8, 4];

impl Tables {
    /// Looks which units are kept.
    pub fn open(game: &Ludo, from: &State, keeper: &mut dyn Keeper) -> Result<Self, Told> {
        let board = game.board();
        let columns = [0, 1].map(|seat| from.column(board, seat));
        let mut all = BTreeSet::from([Unit::of(columns[0], columns[1])]);
        let mut open: Vec<Unit> = all.iter().copied().collect();
        while let Some(unit) = open.pop() {
            open.extend(
                unit.next(board.pieces())
                    .into_iter()
                    .filter(|&next| all.insert(next)),
            );
        }
        let mut units: Vec<Unit> = all.into_iter().collect();
        let height = |column: u8| {
            (0..8)
                .filter(|at| column >> at & 1 == 1)
                .map(|at| at + 1)
                .sum()
        };
        units.sort_by_key(|unit| {
            let heights: [i32; 2] = [unit.larger, unit.smaller].map(height);
            -heights[0] - heights[1]
        });
        let mut tables = Tables {
            board,
            variant: game.variant().to_string(),
            layout: Layout::new(board),
            width: 0,
            kept: Vec::new(),
            missing: 0,
            layers: HashMap::new(),
        };
        for width in WIDTHS {
            tables.width = width;
            for &unit in &units {
                if tables.load(unit, keeper)?.is_some() {
                    tables.kept.push(unit);
                }
            }
            if !tables.kept.is_empty() {
                tables.missing = units.len() - tables.kept.len();
                return Ok(tables);
            }
        }
        Err(Told::input(
            Message::new("ludo-error-verify-nothing").with("board", board.to_string()),
            Message::new("ludo-accepted-verify"),
        ))
    }

    pub fn units(&self) -> Vec<Unit> {
        self.kept.clone()
    }

    pub fn missing(&self) -> usize {
        self.missing
    }

    pub fn width(&self) -> u8 {
        self.width
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many pieces two players have outside these columns.
    pub fn rooms(&self, columns: [u8; 2]) -> [usize; 2] {
        columns.map(|column| self.board.pieces() - column.count_ones() as usize)
    }

    pub fn positions(&self, unit: Unit) -> u64 {
        let layers = unit.layers().into_iter();
        layers
            .map(|(mover, opponent)| self.layout.size(self.rooms([mover, opponent])))
            .sum()
    }

    fn load(&self, unit: Unit, keeper: &mut dyn Keeper) -> Result<Option<Vec<u8>>, Told> {
        let name = format!(
            "columns-{:x}-{:x}-{}",
            unit.larger, unit.smaller, self.width
        );
        let question = format!(
            "duel {} {} {name} width {}",
            self.board, self.variant, self.width
        );
        let piece = Piece {
            name: &name,
            kind: KIND,
            question: &question,
        };
        let Some(kept) = keeper.load(&piece)? else {
            return Ok(None);
        };
        if kept.len() as u64 != self.positions(unit) * 2 * u64::from(self.width) {
            return Err(keeper.refuse(&piece, &Unusable::Misfit));
        }
        Ok(Some(kept))
    }

    /// Brings a unit, and all that its positions lead to, into memory; others go when there are more than so many bytes.
    pub fn bring(&mut self, unit: Unit, most: u64, keeper: &mut dyn Keeper) -> Result<(), Told> {
        let mut needed = unit.next(self.board.pieces());
        needed.insert(unit);
        let held: usize = self.layers.values().map(Vec::len).sum();
        if held as u64 > most {
            self.layers
                .retain(|&(one, other), _| needed.contains(&Unit::of(one, other)));
        }
        for next in needed {
            if self.layers.contains_key(&(next.larger, next.smaller)) {
                continue;
            }
            let Some(mut kept) = self.load(next, keeper)? else {
                return Err(Told::input(
                    Message::new("ludo-error-verify-missing")
                        .with("unit", format!("{:x}-{:x}", unit.larger, unit.smaller))
                        .with("needed", format!("{:x}-{:x}", next.larger, next.smaller)),
                    Message::new("ludo-accepted-verify"),
                ));
            };
            if next.larger != next.smaller {
                let half = kept.len() / 2;
                self.layers
                    .insert((next.smaller, next.larger), kept.split_off(half));
            }
            self.layers.insert((next.larger, next.smaller), kept);
        }
        Ok(())
    }

    /// The bounds at a place of a layer.
    pub fn at(&self, columns: [u8; 2], place: u64) -> Pair {
        let layer = &self.layers[&(columns[0], columns[1])];
        let width = usize::from(self.width);
        let bound = |at: usize| {
            let bytes = layer[at..at + width].iter().rev();
            bytes.fold(0, |bound, &byte| bound << 8 | u64::from(byte))
        };
        let begin = place as usize * 2 * width;
        Pair {
            low: bound(begin),
            high: bound(begin + width),
        }
    }

    /// Bounds as a probability.
    pub fn chance(&self, pair: Pair) -> Chance {
        shares(pair, self.one())
    }
}

/// Bounds as a probability, where certainty is so many units.
pub(super) fn shares(pair: Pair, one: u64) -> Chance {
    let share = |units: u64| units as f64 / one as f64;
    Chance {
        lower: share(pair.low).next_down().max(0.0),
        upper: share(pair.high).next_up().min(1.0),
    }
}

impl Bounds for Tables {
    fn one(&self) -> u64 {
        if self.width == 8 {
            1 << 56
        } else {
            (1 << 32) - 1
        }
    }

    /// From the point of view of whoever comes there: all that he does not have is his opponent's.
    fn look(&self, board: Board, state: &State, me: usize) -> Pair {
        let (mover, other) = (state.mover(), 1 - state.mover());
        let columns = [state.column(board, mover), state.column(board, other)];
        let ring = |seat: usize| -> Ring {
            let on_ring = state.own(board, seat).iter();
            let on_ring = on_ring.filter(|&&place| (1..=board.fields()).contains(&place));
            on_ring.fold(0, |ring, place| ring | 1 << (place - 1))
        };
        let place = self
            .layout
            .place(self.rooms(columns), ring(mover), ring(other));
        let pair = self.at(columns, place);
        if mover == me {
            return pair;
        }
        // What is damaged may be larger than certainty.
        Pair {
            low: self.one().saturating_sub(pair.high),
            high: self.one().saturating_sub(pair.low),
        }
    }

    fn won(&self, _: usize) -> Pair {
        Pair {
            low: self.one(),
            high: self.one(),
        }
    }

    fn better(&self, _: usize, one: Pair, other: Pair) -> Pair {
        one.max(other)
    }
}
