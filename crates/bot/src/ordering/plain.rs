//! The features of an act one by one, asked square by square. Learning uses this list; the search uses the tables of `quick.rs`, and a
//! test holds the two together. Everything is asked of the placement before the act, with the mover thought onto its new square.

use super::layout::{act as at, folded, way};
use crate::act::{Act, Deed};
use crate::bits::{FORWARD, TRAP, next};
use crate::field::Field;

/// The squares beside a square, one by one.
fn neighbours(square: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (square / 8, square % 8);
    [
        (row < 7, 8),
        (row > 0, -8),
        (column < 7, 1),
        (column > 0, -1),
    ]
    .into_iter()
    .filter(|(there, _)| *there)
    .map(move |(_, by)| (square as i32 + by) as usize)
}

struct Look<'a> {
    field: &'a Field,
    side: usize,
}

impl Look<'_> {
    fn owner(&self, square: usize) -> Option<usize> {
        (0..2).find(|side| self.field.all[*side] >> square & 1 != 0)
    }

    fn own(&self, square: usize) -> bool {
        self.owner(square) == Some(self.side)
    }

    fn theirs(&self, square: usize) -> bool {
        self.owner(square) == Some(1 - self.side)
    }

    fn kind(&self, square: usize) -> usize {
        self.field.kind_at(square)
    }

    fn owned_beside(&self, square: usize, side: usize) -> usize {
        neighbours(square)
            .filter(|beside| self.owner(*beside) == Some(side))
            .count()
    }

    fn near_trap(square: usize) -> bool {
        TRAP.contains(&square) || neighbours(square).any(|beside| TRAP.contains(&beside))
    }

    /// Whether a stronger opponent stands beside the square.
    fn dominates(&self, square: usize, kind: usize) -> bool {
        neighbours(square).any(|beside| self.theirs(beside) && self.kind(beside) > kind)
    }

    fn dominated_own(&self, square: usize) -> bool {
        self.own(square) && self.dominates(square, self.kind(square))
    }

    fn frozen_own(&self, square: usize) -> bool {
        self.dominated_own(square) && self.owned_beside(square, self.side) == 0
    }

    /// Whether a weaker opponent without a friend stands beside the square.
    fn freezes(&self, square: usize, kind: usize) -> bool {
        neighbours(square).any(|beside| {
            self.theirs(beside)
                && self.kind(beside) < kind
                && self.owned_beside(beside, 1 - self.side) == 0
        })
    }

    /// Whether a weaker opponent that is near a trap stands beside the square.
    fn hunts(&self, square: usize, kind: usize) -> bool {
        neighbours(square).any(|beside| {
            self.theirs(beside) && self.kind(beside) < kind && Self::near_trap(beside)
        })
    }

    fn trap_beside(square: usize) -> Option<usize> {
        neighbours(square).find(|beside| TRAP.contains(beside))
    }

    /// The kind on the trap beside this square whose only friend stands here.
    fn ward(&self, square: usize) -> Option<usize> {
        let side = self.owner(square)?;
        let trap = Self::trap_beside(square)?;
        let alone = self.owner(trap) == Some(side) && self.owned_beside(trap, side) == 1;
        alone.then(|| self.kind(trap))
    }

    /// 0 for a trap in the own half, 1 for one in the other.
    fn away(&self, trap: usize) -> usize {
        usize::from(crate::bits::advance(self.side, trap) > 3)
    }
}

/// The mover's square before and after an act, and the same for the displaced piece.
#[must_use]
pub fn moves(act: Act) -> ((usize, usize), Option<(usize, usize)>) {
    match act.deed() {
        Deed::Push => (
            (act.other(), act.square()),
            Some((act.square(), act.target())),
        ),
        Deed::Pull => (
            (act.square(), act.target()),
            Some((act.other(), act.square())),
        ),
        Deed::Step | Deed::Pass => ((act.square(), act.target()), None),
    }
}

/// The direction that leads from a square to one beside it.
fn direction(from: usize, to: usize) -> usize {
    (0..4)
        .find(|way| next(from, *way) == to)
        .unwrap_or(FORWARD[0])
}

/// Lists the features of an act that `side` may play with `left` steps, after `previous` in the same turn (or [`Act::NONE`]).
pub fn features(
    field: &Field,
    side: usize,
    left: usize,
    previous: Act,
    act: Act,
    out: &mut Vec<u16>,
) {
    out.clear();
    let mut add = |index: usize| out.push(index as u16);
    if act == Act::PASS {
        return add(at::PASS + left);
    }
    let look = Look { field, side };
    let ((from, to), displaced) = moves(act);
    let kind = look.kind(from);
    let seen = |from: usize, to: usize| way(side, from, direction(from, to));
    if let Some((weak, goal)) = displaced {
        let other = look.kind(weak);
        add(at::DRAG_TO + kind * 32 + folded(side, to));
        add(at::MOVED + (other * 32 + folded(side, weak)) * 4 + seen(weak, goal));
        add(at::MOVED_TO + other * 32 + folded(side, goal));
        let pull = usize::from(act.deed() == Deed::Pull);
        add(at::PAIR + (pull * 6 + kind) * 6 + other);
        add(at::LEFT + (1 + pull) * 5 + left);
        let falls = TRAP.contains(&goal) && look.owned_beside(goal, 1 - side) == 1;
        if falls {
            add(at::WON + other);
        } else if let Some(ward) = look.ward(weak) {
            add(at::WON + ward);
        }
    } else {
        add(at::STEP + (kind * 32 + folded(side, from)) * 4 + seen(from, to));
        add(at::STEP_TO + kind * 32 + folded(side, to));
        add(at::STEP_WAY + kind * 4 + seen(from, to));
        add(at::LEFT + left);
        add(at::KIND_LEFT + kind * 5 + left);
    }
    if let Some(ward) = look.ward(from) {
        add(at::LEFT_ALONE + ward);
    }
    let bits = |answers: &[bool]| {
        answers
            .iter()
            .fold(0, |number, answer| number * 2 + usize::from(*answer))
    };
    let friend = neighbours(to).any(|beside| beside != from && look.own(beside));
    let safety = [
        look.dominates(from, kind),
        Look::near_trap(from),
        look.dominates(to, kind),
        Look::near_trap(to),
        friend,
    ];
    add(at::SAFETY + kind * 32 + bits(&safety));
    let hunt = [
        look.freezes(to, kind),
        look.freezes(from, kind),
        look.hunts(to, kind),
        look.hunts(from, kind),
    ];
    add(at::HUNT + kind * 16 + bits(&hunt));
    if let Some(trap) = Look::trap_beside(to) {
        let (own, theirs) = (
            look.owned_beside(trap, side),
            look.owned_beside(trap, 1 - side),
        );
        add(at::ARRIVE + (look.away(trap) * 3 + own.min(2)) * 3 + theirs.min(2));
    }
    if let Some(trap) = Look::trap_beside(from) {
        let (own, theirs) = (
            look.owned_beside(trap, side),
            look.owned_beside(trap, 1 - side),
        );
        add(at::LEAVE + (look.away(trap) * 3 + own.min(3) - 1) * 3 + theirs.min(2));
    }
    if TRAP.contains(&to) {
        let own = look.owned_beside(to, side);
        add(at::ONTO + look.away(to) * 3 + own.min(3) - 1);
        if own == 1 {
            add(at::SUICIDE + kind);
        }
    }
    if TRAP.contains(&from) {
        add(at::OFF + look.away(from) * 3 + look.owned_beside(from, side).min(2));
    }
    if previous != Act::NONE && previous != Act::PASS {
        let ((start, end), other) = moves(previous);
        let mut touched = vec![start, end];
        touched.extend(other.map(|(from, _)| from));
        touched.extend(other.map(|(_, to)| to));
        let close = |square: usize| {
            touched.contains(&square) || neighbours(square).any(|beside| touched.contains(&beside))
        };
        let relation = if from == end {
            usize::from(to == start)
        } else if close(from) || close(to) {
            2
        } else {
            3
        };
        add(at::PREVIOUS + kind * 4 + relation);
    }
    if neighbours(to).any(|beside| look.frozen_own(beside)) {
        add(at::THAW + kind);
    }
    let depends =
        |beside: usize| look.dominated_own(beside) && look.owned_beside(beside, side) == 1;
    if neighbours(from).any(depends) {
        add(at::ABANDON + kind);
    }
}
