//! A look at the replies before a move is tried. Nearly always the first move that is tried wins, so that what is left to
//! choose is the move that is proved with least work: the one with the fewest replies that nothing known refutes. What the
//! table knows counts most, since it leads the search to positions that it met before.

use super::table::{Key, Known};
use super::{OutcomeSolver, Place};
use values::Unable;

/// With at least this many squares left a look ahead costs less than it saves.
pub(super) const WORTH: u32 = 48;
/// So many of the moves that look best are compared.
const COMPARED: usize = 4;

impl OutcomeSolver<'_> {
    /// Puts the best of the sorted moves from `base` on first; true when one of them is known to win.
    pub(super) fn look_ahead(&mut self, side: usize, base: usize) -> Result<bool, Unable> {
        self.fetch_from(1 - side, base)?;
        for index in base..self.moves.len() {
            if self.known_to_win(1 - side, self.moves[index].1)? == Some(false) {
                return Ok(true);
            }
        }
        let end = self.moves.len().min(base + COMPARED);
        let (mut fewest, mut best) = (usize::MAX, base);
        for index in base..end {
            let replies = self.replies(1 - side, self.moves[index].1, fewest)?;
            if replies == 0 {
                return Ok(true);
            }
            if replies < fewest {
                (fewest, best) = (replies, index);
            }
        }
        if best != base {
            self.moves.swap(base, best);
        }
        Ok(false)
    }

    /// Settles the places from `base` on, which `side` is to move in, and asks the memory for what is known of them.
    fn fetch_from(&mut self, side: usize, base: usize) -> Result<(), Unable> {
        for index in base..self.moves.len() {
            let place = self.settled(side, self.moves[index].1)?;
            self.moves[index].1 = place;
            self.table[self.shared(side)].fetch(self.key(side, place));
        }
        Ok(())
    }

    /// How many replies of the mover nothing known refutes, counted up to `most`: none when he surely loses, `most` when he
    /// surely wins. The place must be settled.
    fn replies(&mut self, side: usize, place: Place, most: usize) -> Result<usize, Unable> {
        let base = self.moves.len();
        let verdict = self.listed(side, place)?;
        let mut count = if verdict == Some(true) { most } else { 0 };
        if verdict.is_none() {
            self.fetch_from(1 - side, base)?;
            for index in base..self.moves.len() {
                if count == most {
                    break;
                }
                let child = self.moves[index].1;
                count += usize::from(self.known_to_win(1 - side, child)? != Some(true));
            }
        }
        self.moves.truncate(base);
        Ok(count)
    }

    /// Whether the mover wins, if it is known without search. The place must be settled.
    pub(super) fn known_to_win(&self, side: usize, place: Place) -> Result<Option<bool>, Unable> {
        if place.upright == 0 {
            return self.rests.wins(place.rest).map(Some);
        }
        let (_, known, number) = self.remembered(side, place);
        Ok(known.verdict(number))
    }

    /// The place's key in the table, what is kept there, and the number beside it.
    pub(super) fn remembered(&self, side: usize, place: Place) -> (Key, Known, i16) {
        let key = self.key(side, place);
        let number = self.rests.facts(place.rest).number;
        (key, self.table[self.shared(side)].get(key), number)
    }

    fn key(&self, side: usize, place: Place) -> Key {
        let hot = self.rests.facts(place.rest).hot;
        Key::new(self.views[side].normal(place.upright), hot)
    }
}
