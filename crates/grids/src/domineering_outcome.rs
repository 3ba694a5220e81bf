//! Who wins a Domineering board too large for a value: alpha-beta with a table of positions, moves that nobody can
//! disturb counted apart, and the thermographs of strips as bounds. It knows only who wins, not the value.

use crate::strips::{MOVE, Measure, Strips};
use crate::{Domineering, DomineeringValues, Domino, Region};
use rules::{Partizan, Side};
use rustc_hash::FxHashMap;
use values::{Outcome, Unable, Values};
use work::{Task, Work};

/// A board as one side sees it: its own dominoes stand, the other side's lie.
struct View {
    width: u32,
    first_column: u128,
    /// The squares of the other view, by the squares of this one.
    turned: Vec<u128>,
    reversed: Vec<u16>,
    height: u32,
}

/// A position with somebody to move. `upright` is how the mover sees it, `lying` how the other side does.
#[derive(Clone, Copy)]
struct Place {
    upright: u128,
    lying: u128,
    /// Moves that the mover has elsewhere and nobody can take away; negative for moves of the other side.
    spare: i32,
}

/// What is known of a position, whatever the spare moves: with at least `wins` the mover wins, with at most `loses` he loses.
#[derive(Clone, Copy)]
struct Known {
    wins: i8,
    loses: i8,
}

/// Decides who wins.
pub struct OutcomeSolver<'v> {
    views: [View; 2],
    strips: [Strips; 2],
    finder: DomineeringValues<'v>,
    /// On a square board both sides see the same boards, and share the first table.
    table: [FxHashMap<u128, Known>; 2],
    square: bool,
    nodes: u64,
    work: &'v Work,
}

/// Positions with at most this many squares are decided by their values.
const EXACT: u32 = 16;

impl<'v> OutcomeSolver<'v> {
    /// A solver for boards of the size of this region; `None` when it is larger than 11 by 11.
    ///
    /// # Errors
    /// When the tables would exceed the memory that is allowed.
    pub fn new(
        region: &Region,
        values: &'v Values,
        work: &'v Work,
    ) -> Result<Option<Self>, Unable> {
        if !crate::strips::fits(region) {
            return Ok(None);
        }
        let (rows, columns) = (region.rows(), region.columns());
        work.claim(Strips::bytes(rows) + Strips::bytes(columns))?;
        Ok(Some(OutcomeSolver {
            views: [View::new(rows, columns), View::new(columns, rows)],
            strips: [Strips::new(columns, rows), Strips::new(rows, columns)],
            finder: DomineeringValues::new(values),
            table: [FxHashMap::default(), FxHashMap::default()],
            square: rows == columns,
            nodes: 0,
            work,
        }))
    }

    /// Positions searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether `first` wins moving first.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn wins_first(&mut self, position: &Domineering, first: Side) -> Result<bool, Unable> {
        let work = self.work;
        let task = work.task("domineering-task", None);
        self.wins(first as usize, self.place(position, first), &task)
    }

    /// The outcome class: both questions.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn outcome(&mut self, position: &Domineering) -> Result<Outcome, Unable> {
        let left_first = self.wins_first(position, Side::Left)?;
        let right_first = self.wins_first(position, Side::Right)?;
        Ok(Outcome::from_left(left_first, !right_first))
    }

    fn place(&self, position: &Domineering, mover: Side) -> Place {
        let upright = position.0.squares();
        let lying = position.0.transposed().squares();
        let (upright, lying) = match mover {
            Side::Left => (upright, lying),
            Side::Right => (lying, upright),
        };
        Place {
            upright,
            lying,
            spare: 0,
        }
    }

    fn wins(&mut self, side: usize, place: Place, task: &Task<'_>) -> Result<bool, Unable> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) {
            task.advance(1024)?;
        }
        let place = self.settled(side, place);
        if place.upright == 0 {
            return Ok(place.spare > 0);
        }
        if place.upright.count_ones() <= EXACT
            && let Some(value) = self.exact(side, place.upright)?
        {
            let values = self.finder.values();
            let spare = values.integer(-place.spare)?;
            return Ok(!values.at_most(value, spare)?);
        }
        if self.bound(1 - side, place.lying)?.second - place.spare * MOVE >= 0 {
            return Ok(false);
        }
        let key = self.views[side].normal(place.upright);
        let known = self.table[self.shared(side)]
            .get(&key)
            .copied()
            .unwrap_or(Known {
                wins: i8::MAX,
                loses: i8::MIN,
            });
        let spare = place.spare as i8;
        if spare >= known.wins || spare <= known.loses {
            return Ok(spare >= known.wins);
        }
        let verdict = self.search(side, place, task)?;
        let known = if verdict {
            Known {
                wins: spare,
                ..known
            }
        } else {
            Known {
                loses: spare,
                ..known
            }
        };
        self.remember(side, key, known)?;
        Ok(verdict)
    }

    /// Which tables a side uses.
    fn shared(&self, side: usize) -> usize {
        if self.square { 0 } else { side }
    }

    /// The value of what is left, if every part is small enough.
    fn exact(&mut self, side: usize, board: u128) -> Result<Option<values::Value>, Unable> {
        let strips = &self.strips[side];
        let mut sum = Values::ZERO;
        let mut rest = board;
        while rest != 0 {
            let part = strips.part(rest);
            rest &= !part;
            let Some(packed) = strips.packed(part) else {
                return Ok(None);
            };
            let value = self.finder.part(packed)?;
            sum = self.finder.values().sum(sum, value)?;
        }
        Ok(Some(sum))
    }

    fn remember(&mut self, side: usize, key: u128, known: Known) -> Result<(), Unable> {
        let side = self.shared(side);
        let table = &mut self.table[side];
        if table.len() == table.capacity() {
            // The map doubles: old and new exist together for a while.
            self.work.claim(table.capacity() as u64 * 3 * 40)?;
        }
        table.insert(key, known);
        Ok(())
    }

    fn search(&mut self, side: usize, place: Place, task: &Task<'_>) -> Result<bool, Unable> {
        let mut children: Vec<(i32, Place)> = Vec::with_capacity(64);
        for domino in self.views[side].standing(place.upright) {
            let upright = place.upright & !domino;
            let mine = self.bound(side, upright)?;
            if mine.second + place.spare * MOVE >= 0 {
                return Ok(true);
            }
            let lying = place.lying & !self.views[side].turn(domino);
            let theirs = self.bound(1 - side, lying)?;
            if theirs.first - place.spare * MOVE > 0 {
                continue;
            }
            let child = Place {
                upright: lying,
                lying: upright,
                spare: -place.spare,
            };
            children.push((mine.score - theirs.score, child));
        }
        children.sort_by_key(|&(score, _)| -score);
        for (_, child) in children {
            if !self.wins(1 - side, child, task)? {
                return Ok(true);
            }
        }
        // A spare move is only ever right when everything else is a mutual loss.
        if place.spare > 0 {
            let child = Place {
                upright: place.lying,
                lying: place.upright,
                spare: 1 - place.spare,
            };
            return Ok(!self.wins(1 - side, child, task)?);
        }
        Ok(false)
    }

    fn bound(&mut self, side: usize, board: u128) -> Result<Measure, Unable> {
        let side = self.shared(side);
        self.strips[side].bound(board, &mut self.finder)
    }

    /// The place without squares that nobody can use and without runs that only one side can use, which are counted.
    fn settled(&self, side: usize, place: Place) -> Place {
        let (upright, lying) = (&self.views[side], &self.views[1 - side]);
        let (standing, moves) = upright.only_standing(place.upright);
        let (flat, answers) = lying.only_standing(place.lying);
        let rest_upright = upright.used(place.upright & !standing) & !lying.turn(flat);
        let rest_lying = lying.used(place.lying & !flat) & !upright.turn(standing);
        Place {
            upright: rest_upright,
            lying: rest_lying,
            spare: place.spare + moves as i32 - answers as i32,
        }
    }
}

impl View {
    fn new(rows: usize, columns: usize) -> Self {
        let turned = (0..rows * columns)
            .map(|index| 1u128 << (index % columns * rows + index / columns))
            .collect();
        let reversed = (0..1u32 << columns)
            .map(|row| (row.reverse_bits() >> (32 - columns)) as u16)
            .collect();
        View {
            width: columns as u32,
            height: rows as u32,
            first_column: (0..rows).map(|row| 1u128 << (row * columns)).sum(),
            turned,
            reversed,
        }
    }

    /// Upper ends of standing dominoes.
    fn upper(&self, board: u128) -> u128 {
        board & board >> self.width
    }

    /// Left ends of lying dominoes.
    fn left(&self, board: u128) -> u128 {
        board & (board & !self.first_column) >> 1
    }

    fn standing(&self, board: u128) -> impl Iterator<Item = u128> + use<> {
        let width = self.width;
        crate::packed::each_bit(self.upper(board)).map(move |end| end | end << width)
    }

    /// The squares that some domino can cover.
    fn used(&self, board: u128) -> u128 {
        let (upper, left) = (self.upper(board), self.left(board));
        upper | upper << self.width | left | left << 1
    }

    /// Vertical runs that no lying domino can ever touch, and how many dominoes fit into them.
    fn only_standing(&self, board: u128) -> (u128, u32) {
        let left = self.left(board);
        let mut disturbed = left | left << 1;
        loop {
            let grown = (disturbed | disturbed << self.width | disturbed >> self.width) & board;
            if grown == disturbed {
                break;
            }
            disturbed = grown;
        }
        let alone = board & !disturbed;
        let (mut rest, mut dominoes) = (alone, 0);
        while rest != 0 {
            let tops = rest & !(rest << self.width);
            let fitting = tops & rest >> self.width;
            dominoes += fitting.count_ones();
            rest &= !(tops | fitting << self.width);
        }
        (alone, dominoes)
    }

    /// The same squares as the other side sees them.
    fn turn(&self, squares: u128) -> u128 {
        crate::packed::each_bit(squares).fold(0, |all, bit| {
            all | self.turned[bit.trailing_zeros() as usize]
        })
    }

    /// The least of the four images that keep rows rows.
    fn normal(&self, board: u128) -> u128 {
        let mask = (1u128 << self.width) - 1;
        let [mut plain, mut mirrored, mut flipped, mut turned] = [0u128; 4];
        for row in 0..self.height {
            let bits = board >> (row * self.width) & mask;
            let back = u128::from(self.reversed[bits as usize]);
            let (down, up) = (row * self.width, (self.height - 1 - row) * self.width);
            plain |= bits << down;
            mirrored |= back << down;
            flipped |= bits << up;
            turned |= back << up;
        }
        plain.min(mirrored).min(flipped).min(turned)
    }
}

impl OutcomeSolver<'_> {
    /// The winning first moves of a side: all of them, or only one.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn winning_moves(
        &mut self,
        position: &Domineering,
        side: Side,
        all: bool,
    ) -> Result<Vec<Domino>, Unable> {
        let mut moves = Vec::new();
        position.moves(side, &mut moves);
        if !all {
            // The most promising first: the search for one winning move ends with it.
            let mut scored = Vec::with_capacity(moves.len());
            for domino in moves {
                let place = self.place(&position.after(side, &domino), side);
                let mine = self.bound(side as usize, place.upright)?;
                let theirs = self.bound(side.other() as usize, place.lying)?;
                scored.push((theirs.score - mine.score, domino));
            }
            scored.sort();
            moves = scored.into_iter().map(|(_, domino)| domino).collect();
        }
        let mut winning = Vec::new();
        for domino in moves {
            if !self.wins_first(&position.after(side, &domino), side.other())? {
                winning.push(domino);
                if !all {
                    break;
                }
            }
        }
        Ok(winning)
    }
}
