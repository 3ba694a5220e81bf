//! Domineering: Left places vertical dominoes, Right horizontal ones. Rules only.

use crate::dominoes::{Domino, places};
use crate::game::{Finder, GridGame};
use crate::solution::{self, Advice, Solution};
use crate::stones::Symbols;
use crate::{
    Copying, DomineeringValues, OutcomeSolver, Region, ValueSolver, analyse, copying, explain,
};
use rules::{Partizan, PositionNotation, ReadError, Side};
use values::{Unable, Values};
use work::Work;

/// The squares that are still free.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Domineering(pub Region);

impl Partizan for Domineering {
    type Move = Domino;

    fn moves(&self, side: Side, out: &mut Vec<Domino>) {
        places(&self.0, side, out);
    }

    fn after(&self, _: Side, chosen: &Domino) -> Self {
        Domineering(chosen.placed_on(&self.0))
    }

    fn components(&self, out: &mut Vec<Self>) {
        let parts = self.0.parts(2).into_iter();
        out.extend(parts.map(|part| Domineering(self.0.with(part))));
    }
}

impl PositionNotation for Domineering {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        Region::read(text).map(Domineering)
    }

    fn write_move(&self, _: Side, chosen: &Domino) -> String {
        chosen.name(&self.0)
    }
}

impl crate::solve::Shape for Domineering {
    fn normal(&self) -> (Self, bool) {
        let upright = least_upright(&self.0);
        let lying = least_upright(&self.0.transposed());
        let key = |region: &Region| (region.rows(), region.columns(), region.squares());
        if key(&lying) < key(&upright) {
            (Domineering(lying), true)
        } else {
            (Domineering(upright), false)
        }
    }
}

fn least_upright(region: &Region) -> Region {
    let images = [
        *region,
        region.mirrored(),
        region.flipped(),
        region.mirrored().flipped(),
    ];
    let least = images.into_iter().min_by_key(Region::squares);
    least.expect("there are images")
}

/// Up to this many squares the value is found at once, and explains more than a search does.
const EXPLAINED: u32 = 20;

impl GridGame for Domineering {
    const SYMBOLS: Symbols = ['|', '-'];

    const PIECES: &'static str = ".#";

    fn touches(&self, _: Side, chosen: &Domino) -> Vec<(usize, usize)> {
        chosen.squares().to_vec()
    }

    fn covered(&self, chosen: &Domino) -> Vec<(usize, usize)> {
        chosen.squares().to_vec()
    }

    fn copying(&self) -> Option<Copying> {
        copying(&self.0, true)
    }

    fn finder<'v>(values: &'v Values, _: &'v Work) -> Finder<'v, Self> {
        let mut packed = DomineeringValues::new(values);
        let mut plain = ValueSolver::new(values);
        Box::new(move |position| match packed.value(position)? {
            Some(value) => Ok(value),
            None => plain.value(position),
        })
    }

    /// Boards of up to 11 by 11 squares are searched for who wins; only beyond that the value must do.
    fn solve(&self, all: bool, work: &Work) -> Result<Solution, Unable> {
        let values = Values::large(work);
        let Some(mut solver) = OutcomeSolver::new(&self.0, &values, work)? else {
            return solution::by_values(self, work);
        };
        let mut winning = [Vec::new(), Vec::new()];
        for side in Side::BOTH {
            winning[side as usize] = solver.winning_moves(self, side, all)?;
        }
        let mut found = solution::by_search(self, &winning, solver.nodes());
        if self.0.squares().count_ones() <= EXPLAINED {
            let analysis = analyse(self, &values, Self::finder(&values, work))?;
            found.reasons = explain(self, &analysis, &values);
        }
        Ok(found)
    }

    fn advise(&self, mover: Side, work: &Work) -> Result<Option<Advice<Domino>>, Unable> {
        let values = Values::large(work);
        let large = self.0.squares().count_ones() > EXPLAINED;
        if large && let Some(mut solver) = OutcomeSolver::new(&self.0, &values, work)? {
            let winning = solver.winning_moves(self, mover, false)?.into_iter().next();
            return Ok(solution::advise_by_search(self, mover, winning));
        }
        solution::advise_by_values(self, mover, work)
    }
}
