//! One trap with exactly one of the opponent's pieces beside it, the guard: in how many steps its displacement captures.
//!
//! Squares beside each other differ in colour. So the guard's neighbours are never beside each other nor beside the trap, and
//! most side effects that one might fear of a step (a helper who loses the support that it needs) cannot happen.

use super::view::View;
use crate::act::{Act, Deed};
use crate::bits::{DISC, TRAPS, around, beside, beside_two, take};
use crate::placement::Placement;

/// Who stands on the trap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holder {
    Nobody,
    Ours,
    Theirs,
}

/// A trap, the only opponent's piece beside it, and who falls when that piece is displaced rightly.
#[derive(Clone, Copy)]
pub struct Hunt {
    trap: usize,
    guard: usize,
    /// The kind of the guard.
    kind: usize,
    /// The squares beside the guard.
    ring: u64,
    /// The kind of the one who falls: whoever waits on the trap, or the guard.
    pub victim: usize,
}

impl Hunt {
    /// `last` holds the only one of the opponent's pieces beside the trap.
    #[inline]
    pub fn new(place: &Placement, side: usize, trap: usize, last: u64) -> Hunt {
        let guard = last.trailing_zeros() as usize & 63;
        let kind = place.kind_at(guard);
        let waits = place.all[1 - side] >> trap & 1 != 0;
        Hunt {
            trap,
            guard,
            kind,
            ring: beside(guard),
            victim: if waits { place.kind_at(trap) } else { kind },
        }
    }

    /// The least number of steps, at most `left`.
    #[inline]
    pub fn steps(&self, view: &View, left: usize) -> Option<u8> {
        let near = DISC[left.min(4) - 1][self.guard];
        if self.strong(&view.place, view.side) & near == 0 {
            None
        } else if self.at_once(view) {
            Some(2)
        } else if left >= 3 && self.after_step(view) {
            Some(3)
        } else if left >= 4 && (self.after_displacement(view) || self.after_two_steps(view)) {
            Some(4)
        } else {
            None
        }
    }

    /// Our pieces that can displace the guard when they stand beside it and are not frozen.
    #[inline(always)]
    fn strong(&self, place: &Placement, side: usize) -> u64 {
        place.stronger(self.kind) & place.all[side]
    }

    #[inline(always)]
    fn holder(&self, place: &Placement, side: usize) -> Holder {
        if place.empty() >> self.trap & 1 != 0 {
            Holder::Nobody
        } else if place.all[side] >> self.trap & 1 != 0 {
            Holder::Ours
        } else {
            Holder::Theirs
        }
    }

    /// Whether these pieces, strong and movable and beside the guard, can displace it so that somebody falls.
    #[inline(always)]
    fn displaces(&self, place: &Placement, side: usize, hunters: u64) -> bool {
        if hunters == 0 {
            return false;
        }
        match self.holder(place, side) {
            // It is pushed onto the trap.
            Holder::Nobody => true,
            // It is pulled onto the trap.
            Holder::Ours => hunters >> self.trap & 1 != 0 && beside(self.trap) & place.empty() != 0,
            // It goes anywhere.
            Holder::Theirs => (self.ring | around(hunters)) & place.empty() != 0,
        }
    }

    /// Whether the guard can be displaced at once.
    #[inline]
    fn at_once(&self, view: &View) -> bool {
        let hunters = self.strong(&view.place, view.side) & self.ring & view.movable;
        self.displaces(&view.place, view.side, hunters)
    }

    /// The same in a placement of which nothing is worked out yet.
    #[inline]
    pub fn succeeds_after(&self, place: &Placement, side: usize) -> bool {
        let strong = self.strong(place, side) & self.ring;
        let mut hunters = strong & around(place.all[side]);
        let mut alone = strong ^ hunters;
        while alone != 0 {
            let square = take(&mut alone);
            let freezers = place.stronger(place.kind_at(square)) & place.all[1 - side];
            if freezers & beside(square) == 0 {
                hunters |= 1 << square;
            }
        }
        self.displaces(place, side, hunters)
    }

    /// Whether one plain step lets it be displaced that could not be before.
    fn after_step(&self, view: &View) -> bool {
        let holder = self.holder(&view.place, view.side);
        if holder == Holder::Ours {
            return self.after_step_off(view);
        }
        self.hunter_comes(view)
            || self.hunter_thaws(view, holder)
            || holder == Holder::Theirs && self.room_is_made(view)
    }

    /// A hunter steps beside the guard (maybe onto the trap) and is not frozen there. There is room to pull: it came from there.
    #[inline]
    fn hunter_comes(&self, view: &View) -> bool {
        let open = self.ring & view.place.empty();
        let near = view.movable & DISC[2][self.guard];
        if open == 0 || near & view.place.stronger(self.kind) == 0 {
            return false;
        }
        // One of two friends beside the square is the one who steps there, the other supports it.
        let supported = beside_two(view.ours());
        (self.kind + 1..6).any(|kind| {
            let safe = !view.watched[kind] & !TRAPS | supported;
            around(view.place.kinds[kind] & near) & open & safe != 0
        })
    }

    /// A friend steps beside a frozen hunter, which supports it even on a trap.
    #[inline]
    fn hunter_thaws(&self, view: &View, holder: Holder) -> bool {
        let place = &view.place;
        let mut frozen = self.strong(place, view.side) & self.ring & !view.movable;
        if frozen == 0 {
            return false;
        }
        let arrivals = place.arrivals(view.side, view.movable);
        let room = holder == Holder::Nobody || self.ring & place.empty() != 0;
        while frozen != 0 {
            let around_it = beside(take(&mut frozen)) & place.empty();
            if around_it & arrivals == 0 {
                continue;
            }
            // When all is full the helper takes one square beside the hunter, and may leave one beside the guard.
            if room
                || around_it.count_ones() >= 2
                || place.arrivals(view.side, view.movable & self.ring) & around_it != 0
            {
                return true;
            }
        }
        false
    }

    /// Hunters are ready, somebody waits on the trap, but all is full: a step makes room.
    fn room_is_made(&self, view: &View) -> bool {
        let hunters = self.strong(&view.place, view.side) & self.ring & view.movable;
        if hunters == 0 {
            return false;
        }
        let full = self.ring | around(hunters);
        let near = full | around(full & TRAPS);
        self.some_step(view, near, 0, |after| self.at_once(after))
    }

    /// Our piece on the trap, or one that supports it, steps.
    fn after_step_off(&self, view: &View) -> bool {
        let near = 1 << self.trap | beside(self.trap);
        self.strong(&view.place, view.side) & DISC[2][self.guard] != 0
            && self.some_step(view, near, 0, |after| self.at_once(after))
    }

    /// Whether two plain steps let it be displaced, when one does not.
    fn after_two_steps(&self, view: &View) -> bool {
        let strong = self.strong(&view.place, view.side);
        let disc = |radius: usize| DISC[radius][self.guard];
        if strong & disc(2) == 0 {
            // A hunter must walk twice.
            let walkers = View {
                movable: view.movable & strong & disc(3),
                ..*view
            };
            return self.some_step(&walkers, 0, disc(2), |after| self.after_step(after));
        }
        // Hunters come, are thawed on their way or supported on their arrival; a friend leaves the square that they need.
        let mut end = disc(2) | around(strong & disc(2) & !view.movable);
        let mut start = self.ring;
        let beside_it = strong & self.ring;
        if self.holder(&view.place, view.side) != Holder::Nobody {
            start = disc(3);
            if beside_it != 0 {
                end |= disc(3);
            }
        }
        // The helper of a frozen hunter walks twice or is thawed itself.
        let second = around(around(beside_it & !view.movable));
        end |= second | around(second & view.ours() & !view.movable);
        self.some_step(view, start, end, |after| self.after_step(after))
    }

    /// Whether a plain step that begins within `start` or ends within `end` leads to what is asked.
    #[inline]
    fn some_step(
        &self,
        view: &View,
        start: u64,
        end: u64,
        mut asks: impl FnMut(&View) -> bool,
    ) -> bool {
        view.place
            .any_step_of(view.side, view.movable, start, end, |step| {
                asks(&view.after(step))
            })
    }

    /// Whether another displacement lets it be displaced: of whoever freezes the hunter, or stands in the way.
    fn after_displacement(&self, view: &View) -> bool {
        let side = view.side;
        // Whoever matters stands within two steps of the guard. A friend may have to leave from there, or an opponent to fall on
        // another trap there, and for that somebody beside them is displaced.
        let others = DISC[3][self.guard] & !(1 << self.guard | 1 << self.trap);
        self.any_after_displacement(view, others, |after| {
            let guards = after.all[1 - side] & beside(self.trap);
            guards == 1 << self.guard && self.succeeds_after(after, side)
        })
    }

    /// Whether what is asked is so after a displacement of one of these pieces that leaves a hunter beside the guard.
    #[inline]
    pub fn any_after_displacement(
        &self,
        view: &View,
        others: u64,
        mut asks: impl FnMut(&Placement) -> bool,
    ) -> bool {
        let strong = self.strong(&view.place, view.side);
        if others & view.prey == 0 || strong & DISC[2][self.guard] == 0 {
            return false;
        }
        let waits = strong & self.ring != 0;
        view.any_displacement(others, |act| {
            // Unless a hunter waits there, the one who displaces must become one.
            (waits || self.ring >> own_end(act) & 1 != 0) && asks(&view.place.then(view.side, act))
        })
    }
}

/// Where the mover's own piece stands after a push or a pull.
#[inline]
fn own_end(act: Act) -> usize {
    match act.deed() {
        Deed::Pull => act.target(),
        _ => act.square(),
    }
}
