//! What every game on a board has in common for whoever lists, solves, draws or plays it. A game says how its boards are read and
//! drawn; which engine answers for which size is its own business, and values through the rules are what it gets for nothing.

use crate::board::Worth;
use crate::sketch::Sketch;
use crate::solution::{self, Advice, Solution};
use crate::stones::{SYMBOLS, Symbols};
use crate::{Copying, Shape, ValueSolver};
use rules::{PositionNotation, ReadError, Side};
use values::{Unable, Value, Values};
use work::{Halt, Work};

/// Something that finds values of positions and remembers them.
pub type Finder<'v, P> = Box<dyn FnMut(&P) -> Result<Value, Unable> + 'v>;

/// The moves that win when who cannot move wins.
pub type MisereMoves<P> = fn(&P, &Work) -> Result<Vec<<P as rules::Partizan>::Move>, Halt>;

/// Rules of a game that differ from its usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Their name, such as `optional-capture`.
    pub name: &'static str,
    /// The id of the sentences that say what a move may do under them.
    pub rules: &'static str,
}

/// A game on a board.
pub trait GridGame:
    Shape + PositionNotation<Rules: Default, Move: Send + Sync> + Send + Sync + 'static
{
    /// Rules that differ from the usual ones. Every name is a flag of the game's commands.
    const VARIANTS: &'static [Variant] = &[];

    /// The letters of what is Left's and of what is Right's on a drawing.
    const SYMBOLS: Symbols = SYMBOLS;

    /// Both sides have the same moves, so that there are Grundy values and misère play can be decided: how.
    const IMPARTIAL: Option<MisereMoves<Self>> = None;

    /// Whether misère play can be decided.
    const MISERE: bool = Self::IMPARTIAL.is_some();

    /// The letters that may stand on a square, and on an edge where there are no squares.
    const PIECES: &'static str = ".#xo";

    /// How many rows a board has, where it cannot have any number of them.
    const ROWS: Option<usize> = None;

    /// The position that a text describes, or the start on a board of that size, under the usual rules or those with the name of
    /// a variant.
    ///
    /// # Errors
    /// When the text is neither.
    fn open(text: &str, _variant: Option<&str>) -> Result<Self, ReadError> {
        Self::read_under(&Self::Rules::default(), text)
    }

    /// The rows of a board whose squares have names; nothing for what does not lie on one.
    fn squares(&self) -> Option<Vec<String>> {
        Some(self.write().split('/').map(str::to_owned).collect())
    }

    /// The squares, by row and column from the top left, that a move takes away and that are drawn with the letter of who made it,
    /// where positions do not remember that.
    fn covered(&self, _: &Self::Move) -> Vec<(usize, usize)> {
        Vec::new()
    }

    /// What there is to draw.
    fn sketch(&self) -> Sketch {
        Sketch::Rows(self.write().split('/').map(str::to_owned).collect())
    }

    /// The squares, by row and column from the top left, that a move names, in the order in which hands would touch them; none
    /// where there are no squares.
    fn touches(&self, _: Side, _: &Self::Move) -> Vec<(usize, usize)>;

    /// What finds values of this game fastest.
    fn finder<'v>(values: &'v Values, _: &'v Work) -> Finder<'v, Self> {
        let mut solver = ValueSolver::new(values);
        Box::new(move |position| solver.value(position))
    }

    /// The Grundy value, where the position is worth a nimber and the game knows that beforehand.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    fn grundy(&self, values: &Values, work: &Work) -> Result<Option<u32>, Unable> {
        if Self::IMPARTIAL.is_none() {
            return Ok(None);
        }
        let value = Self::finder(values, work)(self)?;
        Ok(Some(values.nus(value).map_or(0, |nus| nus.nim)))
    }

    /// What the position is worth as a part of a sum, and what each move leaves; nothing where a rule binds the mover in all parts
    /// at once.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    fn summand(&self, values: &Values, work: &Work) -> Result<Option<Worth>, Unable> {
        worth_by_values(self, values, work).map(Some)
    }

    /// How to win by copying, where a game knows that it can be done.
    fn copying(&self) -> Option<Copying> {
        None
    }

    /// The moves of `mover` that win when who cannot move wins; nothing where that cannot be decided.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    fn misere_moves(&self, _mover: Side, work: &Work) -> Result<Option<Vec<Self::Move>>, Unable> {
        let found = Self::IMPARTIAL.map(|winning| winning(self, work));
        Ok(found.transpose()?)
    }

    /// Whether values of what moves leave make the value in a sum: not where a rule binds the mover in all parts at once.
    fn adds(&self) -> bool {
        true
    }

    /// Who wins, by which first moves and why, with the engine that is best for a position of this size. Where not all winning
    /// moves are asked for, one for each side is enough.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    fn solve(&self, _all: bool, work: &Work) -> Result<Solution, Unable> {
        match Self::IMPARTIAL {
            Some(_) => solution::impartial(self, work),
            None => solution::by_values(self, work),
        }
    }

    /// A best move and why; nothing where there is no move.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    fn advise(&self, mover: Side, work: &Work) -> Result<Option<Advice<Self::Move>>, Unable> {
        solution::advise_by_values(self, mover, work)
    }
}

/// What a position is worth and what every move leaves, all of it found as values.
pub(crate) fn worth_by_values<P: GridGame>(
    position: &P,
    values: &Values,
    work: &Work,
) -> Result<Worth, Unable> {
    let mut finder = P::finder(values, work);
    let mut moves = [Vec::new(), Vec::new()];
    for (side, found) in Side::BOTH.into_iter().zip(&mut moves) {
        let mut listed = Vec::new();
        position.moves(side, &mut listed);
        for chosen in listed {
            let leaves = finder(&position.after(side, &chosen))?;
            found.push((position.write_move(side, &chosen), leaves));
        }
    }
    let value = finder(position)?;
    Ok(Worth { value, moves })
}
