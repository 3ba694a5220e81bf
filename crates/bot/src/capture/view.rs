//! A placement as the side that wants to capture sees it, with what plain steps of that side leave as it is worked out once.

use crate::act::Act;
use crate::bits::{around, take};
use crate::placement::Placement;

/// The squares beside pieces of a side that are stronger than a kind, by side and kind. Both sides need both.
pub struct Reach([[u64; 6]; 2]);

impl Reach {
    /// Looks at the pieces of both sides.
    #[inline]
    pub fn new(place: &Placement) -> Reach {
        let mut reach = [[0; 6]; 2];
        for (ours, reach) in place.all.iter().zip(&mut reach) {
            let mut stronger = 0;
            for kind in (0..5).rev() {
                stronger |= ours & place.kinds[kind + 1];
                reach[kind] = around(stronger);
            }
        }
        Reach(reach)
    }
}

/// A placement and who may step in it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// Who stands where.
    pub place: Placement,
    /// The side that wants to capture.
    pub side: usize,
    /// Where our pieces of each kind freeze without a friend. The opponent makes it, so our plain steps do not change it.
    pub watched: &'a [u64; 6],
    /// Our pieces that may step.
    pub movable: u64,
    /// Opponents' pieces beside stronger ones of ours, at the beginning.
    pub prey: u64,
}

impl<'a> View<'a> {
    /// Looks at a placement.
    #[inline]
    pub fn new(place: &Placement, side: usize, reach: &'a Reach) -> View<'a> {
        let watched = &reach.0[1 - side];
        View {
            place: *place,
            side,
            watched,
            movable: movable(place, side, watched),
            prey: place.all[1 - side] & within(place, &reach.0[side]),
        }
    }

    /// Our pieces.
    #[inline(always)]
    pub fn ours(&self) -> u64 {
        self.place.all[self.side]
    }

    /// The same after a plain step of ours.
    #[inline]
    pub fn after(&self, step: Act) -> View<'a> {
        let mut place = self.place;
        let from = step.square();
        place.carry(self.side, place.kind_at(from), from, step.target());
        View {
            place,
            movable: movable(&place, self.side, self.watched),
            ..*self
        }
    }

    /// Whether any push or pull of one of these opponents' pieces satisfies the question. Only in the placement of the beginning.
    #[inline]
    pub fn any_displacement(&self, targets: u64, mut asks: impl FnMut(Act) -> bool) -> bool {
        let mut targets = targets & self.prey;
        while targets != 0 {
            let square = take(&mut targets);
            let stronger = self.place.stronger(self.place.kind_at(square)) & self.movable;
            if self.place.any_displacement_of(square, stronger, &mut asks) {
                return true;
            }
        }
        false
    }
}

#[inline]
fn movable(place: &Placement, side: usize, watched: &[u64; 6]) -> u64 {
    let ours = place.all[side];
    ours & (around(ours) | !within(place, watched))
}

/// The pieces that stand where their kind is told by `reach`.
#[inline]
fn within(place: &Placement, reach: &[u64; 6]) -> u64 {
    let mut set = 0;
    for (kind, reach) in place.kinds.iter().zip(reach) {
        set |= kind & reach;
    }
    set
}
