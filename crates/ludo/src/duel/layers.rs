//! Which layers there are and in which order they are solved. It knows home columns only.

use crate::count::leads_to;

/// Two layers that lead to each other: the same columns, once with one and once with the other player to roll. They are
/// solved together; one layer when the columns are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The larger column.
    pub first: u8,
    /// The smaller column.
    pub second: u8,
    /// The longest way of play through units from here, this one included.
    pub depth: u32,
}

impl Unit {
    /// The columns of mover and opponent, for each layer of the unit.
    pub fn layers(self) -> impl Iterator<Item = (u8, u8)> {
        let turned = (self.first != self.second).then_some((self.second, self.first));
        std::iter::once((self.first, self.second)).chain(turned)
    }

    /// What its checkpoint is called. Narrow bounds that did not suffice must not be in the way of wide ones, so their
    /// width in bytes is part of it.
    #[must_use]
    pub fn name(self, width: u8) -> String {
        format!("columns-{:x}-{:x}-{width}", self.first, self.second)
    }
}

/// What grows with every move in a column.
fn height(column: u8) -> u32 {
    (0..8)
        .filter(|place| column >> place & 1 == 1)
        .map(|place| place + 1)
        .sum()
}

/// All units that play from these columns leads to, those first that others lead to.
pub(super) fn units(pieces: usize, columns: [u8; 2]) -> Vec<Unit> {
    let all = (1u16 << pieces) - 1;
    let from = |first: u8, second: u8, a: u8, b: u8| leads_to(first, a) && leads_to(second, b);
    let reached = |first: u8, second: u8| {
        from(columns[0], columns[1], first, second) || from(columns[0], columns[1], second, first)
    };
    let mut found: Vec<Unit> = Vec::new();
    for first in 0..all as u8 {
        for second in (0..=first).filter(|&second| reached(first, second)) {
            found.push(Unit {
                first,
                second,
                depth: 0,
            });
        }
    }
    found.sort_by_key(|unit| std::cmp::Reverse(height(unit.first) + height(unit.second)));
    for at in 0..found.len() {
        let Unit { first, second, .. } = found[at];
        let below = found[..at].iter().filter(|unit| {
            from(first, second, unit.first, unit.second)
                || from(first, second, unit.second, unit.first)
        });
        found[at].depth = 1 + below.map(|unit| unit.depth).max().unwrap_or(0);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_come_after_those_they_lead_to() {
        let all = units(3, [0, 0]);
        assert_eq!(all.len(), 7 * 8 / 2);
        assert_eq!(
            all.last().map(|unit| (unit.first, unit.second)),
            Some((0, 0))
        );
        assert_eq!(
            all.last().map(|unit| unit.depth),
            all.iter().map(|unit| unit.depth).max()
        );
        assert!(
            all.windows(2)
                .all(|pair| height(pair[0].first) + height(pair[0].second)
                    >= height(pair[1].first) + height(pair[1].second))
        );
        // From the last step of both only that step is left.
        assert_eq!(units(3, [0b110, 0b110]).len(), 1);
        assert_eq!(units(1, [0, 0]).len(), 1);
    }
}
