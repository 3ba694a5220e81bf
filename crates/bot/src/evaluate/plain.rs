//! The features of sway, peril and ventures a second time, square by square and by the words of their definitions: the twin of the
//! quick ones.

use super::features::{FEATURES, HELD, PERIL, RUSH, TRAP_LEVEL, VENTURE, VENTURE_HORSE, WINGS};
use crate::bits::{TRAP, advance, distance};
use crate::field::{CAMEL, CAT, ELEPHANT, Field, HORSE, RABBIT};

type Man = (usize, usize, usize);

/// A field as a list of men: side, kind, square.
struct Plain {
    men: Vec<Man>,
    found: Box<[i32; FEATURES]>,
}

/// The features of the twin; all others are zero.
pub fn features(field: &Field) -> Box<[i32; FEATURES]> {
    let mut men = Vec::new();
    for square in 0..64 {
        if field.empty() >> square & 1 == 0 {
            let side = (field.all[1] >> square & 1) as usize;
            men.push((side, field.kind_at(square), square));
        }
    }
    let mut plain = Plain {
        men,
        found: Box::new([0; FEATURES]),
    };
    plain.levels();
    for man in plain.men.clone() {
        plain.peril(man);
        plain.rush(man);
        plain.held(man);
        plain.venture(man);
    }
    plain.wings(0);
    plain.wings(1);
    plain.found
}

impl Plain {
    fn add(&mut self, feature: usize, side: usize, value: i32) {
        self.found[feature] += [value, -value][side];
    }

    fn friend_beside(&self, (side, _, square): Man) -> bool {
        self.men
            .iter()
            .any(|man| man.0 == side && distance(man.2, square) == 1)
    }

    fn dominated(&self, (side, kind, square): Man) -> bool {
        let mut men = self.men.iter();
        men.any(|man| man.0 != side && man.1 > kind && distance(man.2, square) == 1)
    }

    fn frozen(&self, man: Man) -> bool {
        self.dominated(man) && !self.friend_beside(man)
    }

    fn nearest(&self, side: usize, kind: usize, square: usize) -> usize {
        let them = self.men.iter().filter(|man| man.0 == side && man.1 == kind);
        them.map(|man| distance(man.2, square)).min().unwrap_or(64)
    }

    /// Gold's sway over a trap minus Silver's.
    fn sway(&self, trap: usize) -> i32 {
        let mut sums = [0; 2];
        let mut guards = [0; 2];
        for &man in &self.men {
            let (side, kind, square) = man;
            let stronger = self.men.iter().filter(|one| one.0 != side && one.1 > kind);
            let strength = [26, 18, 15, 13, 11, 10, 9, 8, 8][stronger.count().min(8)];
            let tenths = match (self.dominated(man), self.frozen(man)) {
                (false, _) => 10,
                (true, false) => 8,
                (true, true) => 5,
            };
            let away = distance(square, TRAP[trap]);
            let share = [7, 8, 4, 2, 1].get(away).copied().unwrap_or(0);
            sums[side] += strength * tenths / 4 * share;
            guards[side] += usize::from(away == 1);
        }
        let guarded = guards.map(|number: usize| [0, 4, 14, 18, 20][number]);
        (sums[0] - sums[1]) / 16 + guarded[0] - guarded[1]
    }

    fn degree(&self, trap: usize, side: usize) -> usize {
        let sway = [self.sway(trap), -self.sway(trap)][side];
        ((sway + 54).clamp(0, 107) / 12) as usize
    }

    fn levels(&mut self) {
        for trap in 0..4 {
            let owner = trap / 2;
            let sway = [self.sway(trap), -self.sway(trap)][owner];
            let level = (sway + 63).clamp(0, 125) / 6;
            self.add(TRAP_LEVEL + level as usize, owner, 1);
        }
    }

    fn peril(&mut self, man: Man) {
        let (side, kind, square) = man;
        let hunters = self.men.iter().filter(|one| one.0 != side && one.1 > kind);
        let free = hunters.filter(|&&one| !self.frozen(one));
        let away = free.map(|one| distance(one.2, square)).min().unwrap_or(64);
        if away > 4 || kind == ELEPHANT {
            return;
        }
        let friends = self.men.iter().filter(|one| one.0 == side && **one != man);
        let help = friends.map(|one| distance(one.2, square)).min();
        let bound = match (self.dominated(man), help.unwrap_or(64)) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, 2) => 2,
            (true, _) => 3,
        };
        let attack = if bound == 0 { away - 1 } else { 0 };
        for (trap, &centre) in TRAP.iter().enumerate() {
            let way = distance(square, centre);
            if way > 4 {
                continue;
            }
            let mut guards = self
                .men
                .iter()
                .filter(|one| one.0 == side)
                .collect::<Vec<_>>();
            guards.retain(|one| distance(one.2, centre) < 2);
            // Who stands beside the trap or on it is one of the guards and need not be driven off first.
            let pushes = way + guards.len() - usize::from(way < 2);
            let steps = (2 * pushes + attack).min(10);
            let stake = [15, 21, 24, 36, 55][kind];
            let row = bound * 9 + self.degree(trap, 1 - side);
            self.add(PERIL + row * 11 + steps, side, -stake);
        }
    }

    fn rush(&mut self, (side, kind, square): Man) {
        let row = advance(side, square);
        if kind != RABBIT || !(3..7).contains(&row) {
            return;
        }
        let ahead = self.men.iter().filter(|one| {
            one.0 != side && advance(side, one.2) > row && (one.2 % 8).abs_diff(square % 8) < 2
        });
        let ahead = ahead.count().min(3);
        let trap = 2 * (1 - side) + usize::from(square % 8 > 3);
        let feature = ((row - 3) * 9 + self.degree(trap, side)) * 4 + ahead;
        self.add(RUSH + feature, side, 1);
    }

    fn held(&mut self, man: Man) {
        let (side, kind, square) = man;
        if kind == RABBIT || !self.dominated(man) {
            return;
        }
        let trap = TRAP[2 * (1 - side) + usize::from(square % 8 > 3)];
        let zone = distance(square, trap).clamp(1, 4) - 1;
        let by_elephant = usize::from(self.nearest(1 - side, ELEPHANT, square) == 1);
        let frozen = usize::from(self.frozen(man));
        let help = usize::from(self.nearest(side, ELEPHANT, trap) <= 3);
        let feature = (kind - CAT) * 32 + by_elephant * 16 + frozen * 8 + zone * 2 + help;
        self.add(HELD + feature, side, 1);
    }

    fn venture(&mut self, (side, kind, square): Man) {
        let range = |away: usize| [0, 0, 1, 2, 3, 3].get(away).copied().unwrap_or(4);
        let by_elephant = range(self.nearest(1 - side, ELEPHANT, square));
        let by_camel = range(self.nearest(1 - side, CAMEL, square));
        let row = 10 * advance(side, square);
        if kind == CAMEL {
            let near = usize::from(self.nearest(side, ELEPHANT, square) <= 2);
            self.add(VENTURE + row + 5 * near + by_elephant, side, 1);
        } else if kind == HORSE {
            let hunter = usize::from(by_camel < by_elephant);
            let range = by_elephant.min(by_camel);
            self.add(VENTURE_HORSE + row + 5 * hunter + range, side, 1);
        }
    }

    /// What is on the wings of a board, seen from the left or from the right.
    fn spread(&self, side: usize, from_right: bool) -> [usize; 4] {
        let column = |man: &Man| if from_right { 7 - man.2 % 8 } else { man.2 % 8 };
        let of = |kind: usize| {
            self.men
                .iter()
                .filter(move |man| man.0 == side && man.1 == kind)
        };
        let wing = |kind: usize| {
            let mut columns = of(kind).map(column);
            columns.next().map_or(3, |column| match column {
                0..3 => 0,
                3..5 => 1,
                _ => 2,
            })
        };
        let near = of(HORSE).filter(|man| column(man) < 3).count();
        let far = of(HORSE).filter(|man| column(man) > 4).count();
        [wing(ELEPHANT), wing(CAMEL), near.min(2), far.min(2)]
    }

    fn wings(&mut self, side: usize) {
        let [elephant, camel, near, far] = self.spread(side, false);
        let turned = match (elephant, camel) {
            (0, _) => false,
            (2, _) => true,
            (_, 0) => false,
            (_, 2) => true,
            _ => far > near,
        };
        let [elephant, camel, near, far] = self.spread(side, turned);
        let middle = usize::from(elephant == 1 || elephant == 3);
        self.add(WINGS + middle * 36 + camel * 9 + near * 3 + far, side, 1);
    }
}
