//! Values and outcomes of any combinatorial position, part by part, and which moves win and why. It works through the
//! rules only; games with engines of their own are tied to it by tests.

use rules::{Impartial, Partizan, Side};
use rustc_hash::FxHashMap;
use values::{Outcome, Unable, Value, Values};
use work::{Halt, Work};

/// A position that may be exchanged for a simpler image of itself.
pub trait Shape: Partizan {
    /// An image with the same value (`false`) or the negative one (`true`), the same for as many positions as possible.
    fn normal(&self) -> (Self, bool) {
        (self.clone(), false)
    }
}

/// About what an entry of a table costs beside the position itself.
const ENTRY: u64 = 64;

/// Finds values of positions and remembers them.
pub struct ValueSolver<'v, P> {
    values: &'v Values,
    known: FxHashMap<P, Value>,
}

impl<'v, P: Shape> ValueSolver<'v, P> {
    /// None known yet.
    #[must_use]
    pub fn new(values: &'v Values) -> Self {
        ValueSolver {
            values,
            known: FxHashMap::default(),
        }
    }

    /// The value of a position.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn value(&mut self, position: &P) -> Result<Value, Unable> {
        let mut parts = Vec::new();
        position.components(&mut parts);
        let mut sum = Values::ZERO;
        for part in parts {
            sum = self.values.sum(sum, self.part(&part)?)?;
        }
        Ok(sum)
    }

    fn part(&mut self, part: &P) -> Result<Value, Unable> {
        let (normal, turned) = part.normal();
        let value = match self.known.get(&normal) {
            Some(&value) => value,
            None => {
                let left = self.options(&normal, Side::Left)?;
                let right = self.options(&normal, Side::Right)?;
                let value = self.values.make(&left, &right)?;
                self.values.reserve(ENTRY + size_of::<P>() as u64)?;
                self.known.insert(normal, value);
                value
            }
        };
        if turned {
            self.values.negative(value)
        } else {
            Ok(value)
        }
    }

    fn options(&mut self, position: &P, side: Side) -> Result<Vec<Value>, Unable> {
        let mut moves = Vec::new();
        position.moves(side, &mut moves);
        moves
            .iter()
            .map(|chosen| self.value(&position.after(side, chosen)))
            .collect()
    }
}

/// A winning first move, what it leaves, and the best that the other side can answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning<M> {
    /// The move.
    pub chosen: M,
    /// The value of the position after it.
    pub leaves: Value,
    /// An answer that no other is better than, and what that leaves.
    pub answer: Option<(M, Value)>,
}

/// What is known of a position whose value was found.
#[derive(Clone, Debug)]
pub struct Analysis<M> {
    /// The value.
    pub value: Value,
    /// Who wins.
    pub outcome: Outcome,
    /// Left's winning first moves.
    pub left: Vec<Winning<M>>,
    /// Right's winning first moves.
    pub right: Vec<Winning<M>>,
}

impl<M> Analysis<M> {
    /// The winning first moves of a side.
    #[must_use]
    pub fn winning(&self, side: Side) -> &[Winning<M>] {
        match side {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }
}

/// Finds out everything about a position, given something that finds values.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn analyse<P: Partizan>(
    position: &P,
    values: &Values,
    mut value_of: impl FnMut(&P) -> Result<Value, Unable>,
) -> Result<Analysis<P::Move>, Unable> {
    let value = value_of(position)?;
    let mut winning = |side: Side| -> Result<Vec<Winning<P::Move>>, Unable> {
        let mut found = Vec::new();
        for (chosen, leaves) in options(position, side, &mut value_of)? {
            if wins_second(values, leaves, side)? {
                let next = position.after(side, &chosen);
                let answers = options(&next, side.other(), &mut value_of)?;
                let answer = best(values, answers, side.other())?;
                found.push(Winning {
                    chosen,
                    leaves,
                    answer,
                });
            }
        }
        Ok(found)
    };
    Ok(Analysis {
        value,
        outcome: values.outcome(value)?,
        left: winning(Side::Left)?,
        right: winning(Side::Right)?,
    })
}

/// Whether `side` wins when the other side is to move.
fn wins_second(values: &Values, value: Value, side: Side) -> Result<bool, Unable> {
    match side {
        Side::Left => values.at_most(Values::ZERO, value),
        Side::Right => values.at_most(value, Values::ZERO),
    }
}

fn options<P: Partizan>(
    position: &P,
    side: Side,
    value_of: &mut impl FnMut(&P) -> Result<Value, Unable>,
) -> Result<Vec<(P::Move, Value)>, Unable> {
    let mut moves = Vec::new();
    position.moves(side, &mut moves);
    let with_value = |chosen: P::Move| {
        let value = value_of(&position.after(side, &chosen))?;
        Ok((chosen, value))
    };
    moves.into_iter().map(with_value).collect()
}

/// A move to an option that no other option is better than.
pub(crate) fn best<M>(
    values: &Values,
    options: Vec<(M, Value)>,
    side: Side,
) -> Result<Option<(M, Value)>, Unable> {
    let mut best: Option<(M, Value)> = None;
    for (chosen, value) in options {
        let better = match (&best, side) {
            (None, _) => true,
            (Some((_, before)), Side::Left) => {
                *before != value && values.at_most(*before, value)?
            }
            (Some((_, before)), Side::Right) => {
                *before != value && values.at_most(value, *before)?
            }
        };
        if better {
            best = Some((chosen, value));
        }
    }
    Ok(best)
}

/// A move that is best for `side` in the sense that no other is better; `None` when there is none.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn best_move<P: Partizan>(
    position: &P,
    side: Side,
    values: &Values,
    mut value_of: impl FnMut(&P) -> Result<Value, Unable>,
) -> Result<Option<(P::Move, Value)>, Unable> {
    let options = options(position, side, &mut value_of)?;
    best(values, options, side)
}

/// Who wins under normal play, by plain search of the whole position with a memory: the slow twin of the values.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn wins_by_search<P: Partizan>(
    position: &P,
    mover: Side,
    known: &mut FxHashMap<(P, Side), bool>,
    work: &Work,
) -> Result<bool, Halt> {
    if let Some(&known) = known.get(&(position.clone(), mover)) {
        return Ok(known);
    }
    let mut moves = Vec::new();
    position.moves(mover, &mut moves);
    let mut wins = false;
    for chosen in &moves {
        if !wins_by_search(&position.after(mover, chosen), mover.other(), known, work)? {
            wins = true;
            break;
        }
    }
    if known.len().is_multiple_of(1024) {
        work.check()?;
        work.claim(known.capacity() as u64 * (ENTRY + size_of::<P>() as u64))?;
    }
    known.insert((position.clone(), mover), wins);
    Ok(wins)
}

/// Decides misère play of impartial positions: who cannot move wins.
pub struct MisereSolver<'w, P> {
    work: &'w Work,
    known: FxHashMap<P, bool>,
}

impl<'w, P: Impartial + Shape> MisereSolver<'w, P> {
    /// Nothing known yet.
    #[must_use]
    pub fn new(work: &'w Work) -> Self {
        MisereSolver {
            work,
            known: FxHashMap::default(),
        }
    }

    /// Whether the player to move wins under misère play. The whole position counts: misère sums have no short cut.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn mover_wins(&mut self, position: &P) -> Result<bool, Halt> {
        let normal = position.normal().0;
        if let Some(&known) = self.known.get(&normal) {
            return Ok(known);
        }
        let mut moves = Vec::new();
        Impartial::moves(&normal, &mut moves);
        let mut wins = moves.is_empty();
        for chosen in &moves {
            if !self.mover_wins(&Impartial::after(&normal, chosen))? {
                wins = true;
                break;
            }
        }
        if self.known.len().is_multiple_of(1024) {
            self.work.check()?;
            self.work
                .claim(self.known.capacity() as u64 * (ENTRY + size_of::<P>() as u64))?;
        }
        self.known.insert(normal, wins);
        Ok(wins)
    }

    /// The moves that win under misère play.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn winning_moves(&mut self, position: &P) -> Result<Vec<<P as Impartial>::Move>, Halt> {
        let mut moves = Vec::new();
        Impartial::moves(position, &mut moves);
        let mut winning = Vec::new();
        for chosen in moves {
            if !self.mover_wins(&Impartial::after(position, &chosen))? {
                winning.push(chosen);
            }
        }
        Ok(winning)
    }
}
