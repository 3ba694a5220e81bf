//! How setups did in games: a setup and its reflection are one, and both sides of a game count. It knows no records and no files.

use arimaa::{Board, Colour, Setup};
use bot::player::Opening;
use std::collections::BTreeMap;

/// How a setup did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games of a side that began with it; both sides of a game count.
    pub games: u64,
    /// Those that this side won.
    pub won: u64,
    /// Those that it played as Gold.
    pub gold: u64,
    /// Those of them that it won.
    pub gold_won: u64,
}

impl Standing {
    /// Counts a game of a side.
    pub fn add(&mut self, colour: Colour, winner: Colour) {
        let (won, gold) = (winner == colour, colour == Colour::Gold);
        self.games += 1;
        self.won += u64::from(won);
        self.gold += u64::from(gold);
        self.gold_won += u64::from(gold && won);
    }

    fn join(&mut self, other: &Standing) {
        self.games += other.games;
        self.won += other.won;
        self.gold += other.gold;
        self.gold_won += other.gold_won;
    }
}

/// The letters of a setup, the row at the edge first: of it and its reflection, the one that comes first.
#[must_use]
pub fn letters(setup: &Setup) -> String {
    let own: Vec<char> = setup
        .pieces()
        .map(|(piece, _)| piece.letter(Colour::Gold))
        .collect();
    let text = |rows: &mut dyn Iterator<Item = char>| -> String {
        let mut text: String = rows.collect();
        text.insert(8, ' ');
        text
    };
    let plain = text(&mut own.iter().copied());
    let turned = text(&mut own.chunks(8).flat_map(|row| row.iter().rev().copied()));
    plain.min(turned)
}

/// The letter of one of our setups, by its [`letters`].
#[must_use]
pub fn named(letters_of_it: &str) -> Option<&'static str> {
    Opening::ALL
        .into_iter()
        .find(|opening| letters(&opening.setup(&Board::empty(Colour::Gold))) == letters_of_it)
        .map(Opening::name)
}

/// What games say of setups.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    by_letters: BTreeMap<String, Standing>,
    /// Games that count.
    pub games: u64,
    /// Games without a winner, or that do not begin with whole setups.
    pub undecided: u64,
}

impl Standings {
    /// Counts a game for both sides.
    pub fn add(&mut self, first: &Board, winner: Option<Colour>) {
        let setups = Colour::BOTH.map(|colour| Setup::on(first, colour));
        let (Some(winner), [Some(gold), Some(silver)]) = (winner, setups) else {
            self.undecided += 1;
            return;
        };
        self.games += 1;
        for (colour, setup) in [(Colour::Gold, gold), (Colour::Silver, silver)] {
            let standing = self.by_letters.entry(letters(&setup)).or_default();
            standing.add(colour, winner);
        }
    }

    /// Setups that were played at least so often, those first that won the greatest share; all others together under none.
    #[must_use]
    pub fn rows(&self, least: u64) -> Vec<(Option<&str>, Standing)> {
        let mut others = Standing::default();
        let mut rows = Vec::new();
        for (letters, standing) in &self.by_letters {
            if standing.games >= least {
                rows.push((Some(letters.as_str()), *standing));
            } else {
                others.join(standing);
            }
        }
        // a/b before c/d when ad > cb: no fractions, and ties stay in the order of their letters.
        rows.sort_by(|(_, one), (_, other)| (other.won * one.games).cmp(&(one.won * other.games)));
        if others.games > 0 {
            rows.push((None, others));
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(edge: [&str; 2], front: [&str; 2]) -> Board {
        let mut board = Board::empty(Colour::Gold);
        for (colour, side) in Colour::BOTH.into_iter().zip(0..2) {
            let setup = Setup::from_rows(colour, edge[side], front[side]).expect("complete");
            board = setup.placed(&board);
        }
        board
    }

    #[test]
    fn a_setup_and_its_reflection_are_one_and_both_sides_count() {
        let rows = ["RRRDDRRR", "RRRDDRRR"];
        let mut standings = Standings::default();
        standings.add(&placed(rows, ["RHCMECHR", "RHCEMCHR"]), Some(Colour::Gold));
        standings.add(
            &placed(rows, ["RHCEMCHR", "RCHEMHCR"]),
            Some(Colour::Silver),
        );
        standings.add(&placed(rows, ["RHCEMCHR", "RCHEMHCR"]), None);
        assert_eq!((standings.games, standings.undecided), (2, 1));
        let rows = standings.rows(1);
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].0, Some("RRRDDRRR RCHEMHCR"));
        assert_eq!((rows[0].1.won, rows[0].1.games, rows[0].1.gold), (1, 1, 0));
        assert_eq!((rows[1].1.won, rows[1].1.games), (1, 3));
        assert_eq!((rows[1].1.gold_won, rows[1].1.gold), (1, 2));
        let together = standings.rows(2);
        assert_eq!(together.last().map(|row| row.1.games), Some(1));
    }

    #[test]
    fn our_setups_have_their_names() {
        for opening in Opening::ALL {
            let setup = opening.setup(&Board::empty(Colour::Gold));
            assert_eq!(named(&letters(&setup)), Some(opening.name()));
        }
        assert_eq!(named("RRRDDRRR RCHEMHCR"), None);
    }
}
