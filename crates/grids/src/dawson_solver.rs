//! Who wins Dawson's chess on the board, with either rule of capture: search with a memory, symmetric positions taken as one
//! and pawns that cannot matter any more left out.

use crate::solve::Shape;
use crate::{Dawson, Step, Stones};
use rules::{Partizan, Side};
use rustc_hash::FxHashMap;
use work::{Halt, Work};

/// Decides positions and remembers them.
pub struct DawsonSolver<'w> {
    work: &'w Work,
    known: FxHashMap<(u128, u128, Side), bool>,
    /// Whether who cannot move wins, as Dawson had it.
    stuck_wins: bool,
}

/// About what an entry of the table costs.
const ENTRY: u64 = 80;

impl<'w> DawsonSolver<'w> {
    /// Nothing known yet. A solver is for one width and one rule of capture.
    #[must_use]
    pub fn new(work: &'w Work) -> Self {
        DawsonSolver {
            work,
            known: FxHashMap::default(),
            stuck_wins: false,
        }
    }

    /// The same for misère play, Dawson's own: who cannot move wins.
    #[must_use]
    pub fn misere(work: &'w Work) -> Self {
        DawsonSolver {
            stuck_wins: true,
            ..DawsonSolver::new(work)
        }
    }

    /// How many positions were searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.known.len() as u64
    }

    /// Whether `mover` wins.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn wins(&mut self, position: &Dawson, mover: Side) -> Result<bool, Halt> {
        let (normal, turned) = alive(position).normal();
        let mover = if turned { mover.other() } else { mover };
        let key = (normal.pawns.left, normal.pawns.right, mover);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let mut moves = Vec::new();
        normal.moves(mover, &mut moves);
        let mut wins = moves.is_empty() && self.stuck_wins;
        for step in &moves {
            if !self.wins(&normal.after(mover, step), mover.other())? {
                wins = true;
                break;
            }
        }
        if self.known.len().is_multiple_of(1024) {
            self.work.check()?;
            self.work.claim(self.known.capacity() as u64 * ENTRY)?;
        }
        self.known.insert(key, wins);
        Ok(wins)
    }

    /// The moves of `mover` that win.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn winning(&mut self, position: &Dawson, mover: Side) -> Result<Vec<Step>, Halt> {
        let mut moves = Vec::new();
        position.moves(mover, &mut moves);
        let mut winning = Vec::new();
        for step in moves {
            if !self.wins(&position.after(mover, &step), mover.other())? {
                winning.push(step);
            }
        }
        Ok(winning)
    }
}

/// The position without parts in which nobody can move any more. With mandatory capture nothing is left out: there the
/// parts bind each other.
fn alive(position: &Dawson) -> Dawson {
    let mut parts = Vec::new();
    position.components(&mut parts);
    let none = Stones::none(position.pawns.board);
    let pawns = parts.into_iter().fold(none, |all, part| Stones {
        left: all.left | part.pawns.left,
        right: all.right | part.pawns.right,
        ..all
    });
    Dawson {
        pawns,
        mandatory: position.mandatory,
    }
}
