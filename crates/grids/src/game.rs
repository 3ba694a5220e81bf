//! What every game on a board has in common for whoever lists, solves, draws or plays them: a name, a text, a way to values.

use crate::{
    Clobber, Col, Cram, CramSolver, Domineering, DomineeringValues, Hackenbush, NoGo, Shape, Snort,
    Toads, ValueSolver,
};
use rules::PositionNotation;
use values::{Unable, Value, Values};
use work::Work;

/// Something that finds values of positions and remembers them.
pub type Finder<'v, P> = Box<dyn FnMut(&P) -> Result<Value, Unable> + 'v>;

/// A game on a board.
pub trait GridGame: Shape + PositionNotation<Rules = ()> + 'static {
    /// Its name on the command line.
    const NAME: &'static str;

    /// What finds values of this game fastest.
    fn finder<'v>(values: &'v Values, _: &'v Work) -> Finder<'v, Self> {
        let mut solver = ValueSolver::new(values);
        Box::new(move |position| solver.value(position))
    }
}

impl GridGame for Domineering {
    const NAME: &'static str = "domineering";

    fn finder<'v>(values: &'v Values, _: &'v Work) -> Finder<'v, Self> {
        let mut packed = DomineeringValues::new(values);
        let mut plain = ValueSolver::new(values);
        Box::new(move |position| match packed.value(position)? {
            Some(value) => Ok(value),
            None => plain.value(position),
        })
    }
}

impl GridGame for Cram {
    const NAME: &'static str = "cram";

    fn finder<'v>(values: &'v Values, work: &'v Work) -> Finder<'v, Self> {
        let mut packed = CramSolver::new(work);
        let mut plain = ValueSolver::new(values);
        Box::new(move |position| match packed.grundy(position)? {
            Some(grundy) => values.nimber(grundy),
            None => plain.value(position),
        })
    }
}

macro_rules! plain {
    ($($game:ident, $name:literal;)*) => {$(
        impl GridGame for $game {
            const NAME: &'static str = $name;
        }
    )*};
}

plain! {
    Col, "col";
    Snort, "snort";
    Clobber, "clobber";
    NoGo, "nogo";
    Toads, "toads";
    Hackenbush, "hackenbush";
}
