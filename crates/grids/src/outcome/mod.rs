//! Who wins a Domineering board too large for a value: alpha-beta with a table of positions. Small parts are added up as
//! one value, large ones are bounded by the thermographs of strips. It knows only who wins, not the value.

mod ahead;
mod lanes;
mod rest;
mod search;
mod strips;
mod table;
mod view;

use crate::{Domineering, DomineeringValues, Domino, Region};
use rest::{Rest, Rests};
use rules::{Partizan, Side};
use search::Share;
use strips::{HEIGHT, Strips};
use table::Table;
use values::{Outcome, Unable, Values};
use view::View;
use work::Work;

/// A position with somebody to move: the large parts, `upright` as the mover sees them and `lying` as the other side does,
/// and everything else, of which the mover is Left.
#[derive(Clone, Copy)]
struct Place {
    upright: u128,
    lying: u128,
    rest: Rest,
}

impl Place {
    fn new(position: &Domineering, mover: Side) -> Self {
        let upright = position.0.squares();
        let lying = position.0.transposed().squares();
        let (upright, lying) = match mover {
            Side::Left => (upright, lying),
            Side::Right => (lying, upright),
        };
        Place {
            upright,
            lying,
            rest: Rest::ZERO,
        }
    }
}

/// Decides who wins.
pub struct OutcomeSolver<'v> {
    views: [View; 2],
    strips: [Strips; 2],
    finder: DomineeringValues<'v>,
    rests: Rests<'v>,
    /// On a square board both sides see the same boards, and share the first table.
    table: [Table; 2],
    square: bool,
    /// The moves of the positions on the way to the one that is searched, each with how good it looks.
    moves: Vec<(i32, Place)>,
    /// Room for the bounds of one position.
    spare: Option<Box<[Share; 2]>>,
    nodes: u64,
    /// With so many squares left the replies to a move are looked at before it is tried.
    worth: u32,
    work: &'v Work,
}

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
        let (rows, columns) = (region.rows(), region.columns());
        if rows.max(columns) > HEIGHT {
            return Ok(None);
        }
        let strips = Strips::bytes(rows) + Strips::bytes(columns);
        work.claim(strips)?;
        // Half of what is left is for the tables of positions, the rest for values.
        let most = (work.memory.0 - strips) / 4;
        Ok(Some(OutcomeSolver {
            views: [View::new(rows, columns), View::new(columns, rows)],
            strips: [Strips::new(columns, rows), Strips::new(rows, columns)],
            finder: DomineeringValues::new(values),
            rests: Rests::new(values)?,
            table: [Table::new(most), Table::new(most)],
            square: rows == columns,
            moves: Vec::new(),
            spare: None,
            nodes: 0,
            worth: ahead::WORTH,
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
        self.moves.clear();
        self.wins(first as usize, Place::new(position, first), &task)
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
                let place = Place::new(&position.after(side, &domino), side);
                scored.push((self.look(side as usize, place)?, domino));
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

    /// Which tables a side uses.
    fn shared(&self, side: usize) -> usize {
        if self.square { 0 } else { side }
    }
}
