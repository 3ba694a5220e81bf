//! Domineering: Left places vertical dominoes, Right horizontal ones. Rules only.

use crate::Region;
use crate::dominoes::{Domino, places};
use rules::{Partizan, PositionNotation, ReadError, Side};

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
