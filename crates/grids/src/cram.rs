//! Cram: both players place dominoes in either direction. Rules only.

use crate::dominoes::{Domino, places};
use crate::game::{Finder, GridGame, MisereMoves};
use crate::{Copying, CramSolver, Region, ValueSolver, copying, misere_moves};
use rules::{Impartial, PositionNotation, ReadError, Side};
use values::Values;
use work::Work;

/// The squares that are still free.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cram(pub Region);

impl Impartial for Cram {
    type Move = Domino;

    fn moves(&self, out: &mut Vec<Domino>) {
        for direction in Side::BOTH {
            places(&self.0, direction, out);
        }
    }

    fn after(&self, chosen: &Domino) -> Self {
        Cram(chosen.placed_on(&self.0))
    }

    fn components(&self, out: &mut Vec<Self>) {
        let parts = self.0.parts(2).into_iter();
        out.extend(parts.map(|part| Cram(self.0.with(part))));
    }
}

impl PositionNotation for Cram {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        self.0.to_string()
    }

    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        Region::read(text).map(Cram)
    }

    fn write_move(&self, _: Side, chosen: &Domino) -> String {
        chosen.name(&self.0)
    }
}

impl crate::solve::Shape for Cram {
    fn normal(&self) -> (Self, bool) {
        let turned = self.0.transposed();
        let images = [self.0, turned].into_iter().flat_map(|region| {
            let mirrored = region.mirrored();
            [region, mirrored, region.flipped(), mirrored.flipped()]
        });
        let key = |region: &Region| (region.rows(), region.squares());
        let least = images.min_by_key(key).expect("there are images");
        (Cram(least), false)
    }
}

impl GridGame for Cram {
    const IMPARTIAL: Option<MisereMoves<Self>> = Some(misere_moves::<Self>);

    const PIECES: &'static str = ".#";

    fn touches(&self, _: Side, chosen: &Domino) -> Vec<(usize, usize)> {
        chosen.squares().to_vec()
    }

    fn copying(&self) -> Option<Copying> {
        copying(&self.0, false)
    }

    fn finder<'v>(values: &'v Values, work: &'v Work) -> Finder<'v, Self> {
        let mut packed = CramSolver::new(work);
        let mut plain = ValueSolver::new(values);
        Box::new(move |position| match packed.grundy(position)? {
            Some(grundy) => values.nimber(grundy),
            None => plain.value(position),
        })
    }
}
