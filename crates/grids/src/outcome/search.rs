//! The search itself: alpha-beta for a yes or no. At every position come first the cheap questions, then the table, then
//! the bounds of coarse and of fine strips, and only then the moves, best first: where much is left, after a look ahead.

use super::lanes::{Bound, Lanes, MOVE};
use super::strips::{Measures, Profile};
use super::{OutcomeSolver, Place};
use crate::packed::each_bit;
use values::Unable;
use work::Task;

/// Parts with at most this many squares are counted by their values.
const SMALL: u32 = 12;

/// What moves are sorted by besides the bounds: dominoes that one may place, and those that nobody can prevent.
const ROOM: i32 = MOVE / 4;
const SAFE: i32 = MOVE / 2;
const SAFE_OTHER: i32 = MOVE / 4;

/// The large parts as one side sees them, without the dominoes that nobody can prevent, and the best cuts of what is left.
pub(super) struct Share {
    board: u128,
    safe: u128,
    profile: Profile,
    /// What the small parts are worth.
    counted: Bound,
}

impl Share {
    const EMPTY: Share = Share {
        board: 0,
        safe: 0,
        profile: Profile::EMPTY,
        counted: Bound::ZERO,
    };

    fn total(&self) -> Bound {
        self.with(self.counted)
    }

    /// The bound if the small parts were worth so much.
    fn with(&self, counted: Bound) -> Bound {
        self.profile.total() + self.certain() + counted
    }

    fn certain(&self) -> Bound {
        Bound::cold(Lanes::moves(self.safe.count_ones() as i32))
    }
}

impl OutcomeSolver<'_> {
    pub(super) fn wins(
        &mut self,
        side: usize,
        place: Place,
        task: &Task<'_>,
    ) -> Result<bool, Unable> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) {
            task.advance(1024)?;
        }
        let place = self.settled(side, place)?;
        if place.upright == 0 {
            return self.rests.wins(place.rest);
        }
        let (key, known, number) = self.remembered(side, place);
        if let Some(verdict) = known.verdict(number) {
            return Ok(verdict);
        }
        let before = self.nodes;
        let verdict = self.search(side, place, task)?;
        let effort = self.nodes - before;
        let table = self.shared(side);
        self.table[table].set(key, known.with(number, verdict), effort);
        Ok(verdict)
    }

    /// The place with its small parts counted by their values.
    pub(super) fn settled(&mut self, side: usize, mut place: Place) -> Result<Place, Unable> {
        let view = &self.views[side];
        let mut rest = place.upright;
        while rest != 0 {
            let part = view.part(rest);
            rest &= !part;
            if part.count_ones() > SMALL {
                continue;
            }
            if part & (part - 1) != 0 {
                let Some(packed) = view.packed(part) else {
                    continue;
                };
                let value = self.finder.part(packed)?;
                place.rest = self.rests.sum(place.rest, value)?;
            }
            place.upright &= !part;
            place.lying &= !view.turn(part);
        }
        Ok(place)
    }

    fn search(&mut self, side: usize, place: Place, task: &Task<'_>) -> Result<bool, Unable> {
        let base = self.moves.len();
        let verdict = match self.listed(side, place)? {
            Some(verdict) => verdict,
            None => self.try_moves(side, place, base, task)?,
        };
        self.moves.truncate(base);
        Ok(verdict)
    }

    /// Tries the moves from `base` on, the best first.
    fn try_moves(
        &mut self,
        side: usize,
        place: Place,
        base: usize,
        task: &Task<'_>,
    ) -> Result<bool, Unable> {
        self.moves[base..].sort_unstable_by_key(|&(score, _)| score);
        if place.upright.count_ones() >= self.worth && self.look_ahead(side, base)? {
            return Ok(true);
        }
        for index in base..self.moves.len() {
            let (_, child) = self.moves[index];
            if !self.wins(1 - side, child, task)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Who wins, if bounds tell; otherwise the moves that they do not decide are added to those that are listed.
    pub(super) fn listed(&mut self, side: usize, place: Place) -> Result<Option<bool>, Unable> {
        let mut shares = self
            .spare
            .take()
            .unwrap_or_else(|| Box::new([Share::EMPTY, Share::EMPTY]));
        let [mine, theirs] = &mut *shares;
        let verdict = match self.bounded(side, place, mine, theirs)? {
            Some(verdict) => Some(verdict),
            None => (self.dominoes(side, place, mine, theirs)?
                || self.small_moves(place, mine, theirs)?)
            .then_some(true),
        };
        self.spare = Some(shares);
        Ok(verdict)
    }

    /// Finds the shares of the mover and of the other, until they tell who wins.
    fn bounded(
        &mut self,
        side: usize,
        place: Place,
        mine: &mut Share,
        theirs: &mut Share,
    ) -> Result<Option<bool>, Unable> {
        let against = self.rests.negative(place.rest)?;
        let counted = self.rests.facts(against).walls;
        self.share(1 - side, place.lying, counted, theirs)?;
        if theirs.total().wins_second() {
            return Ok(Some(false));
        }
        let counted = self.rests.facts(place.rest).walls;
        self.share(side, place.upright, counted, mine)?;
        if mine.total().wins_first() {
            return Ok(Some(true));
        }
        self.refine(1 - side, theirs)?;
        if theirs.total().wins_second() {
            return Ok(Some(false));
        }
        self.refine(side, mine)?;
        Ok(mine.total().wins_first().then_some(true))
    }

    fn share(
        &mut self,
        side: usize,
        board: u128,
        counted: Bound,
        share: &mut Share,
    ) -> Result<(), Unable> {
        let view = &self.views[side];
        let safe = view.safe(board);
        share.board = board & !(safe | safe << view.width);
        share.safe = safe;
        share.counted = counted;
        let strips = self.shared(side);
        let mut measures = Measures {
            finder: &mut self.finder,
            rests: &mut self.rests,
        };
        self.strips[strips].profile(share.board, &mut share.profile, &mut measures)
    }

    fn refine(&mut self, side: usize, share: &mut Share) -> Result<(), Unable> {
        let strips = self.shared(side);
        let mut measures = Measures {
            finder: &mut self.finder,
            rests: &mut self.rests,
        };
        self.strips[strips].refine(share.board, &mut share.profile, &mut measures)
    }

    /// Adds the moves in large parts that bounds do not decide; true when one of them surely wins.
    fn dominoes(
        &mut self,
        side: usize,
        place: Place,
        mine: &Share,
        theirs: &Share,
    ) -> Result<bool, Unable> {
        let (own, other) = (self.shared(side), self.shared(1 - side));
        let against = self.rests.negative(place.rest)?;
        let mut measures = Measures {
            finder: &mut self.finder,
            rests: &mut self.rests,
        };
        let (view, across) = (&self.views[side], &self.views[1 - side]);
        let (sure, sure_other) = (
            mine.certain().second + mine.counted.second,
            theirs.certain() + theirs.counted,
        );
        for end in each_bit(view.upper(place.upright)) {
            let index = end.trailing_zeros();
            let (row, column) = (index / view.width, index % view.width);
            let (standing, lying) = view.standing(end);
            let spent = (standing | standing >> view.width) & mine.safe;
            let gain = self.strips[own].standing(
                &mine.profile,
                mine.board & !standing,
                row as usize,
                &mut measures,
            )? + sure
                + Lanes::moves(-(spent.count_ones() as i32));
            if gain.wins_second() {
                return Ok(true);
            }
            let loss = self.strips[other].lying(
                &theirs.profile,
                theirs.board & !lying,
                column as usize,
                &mut measures,
            )? + sure_other;
            if loss.wins_first() {
                continue;
            }
            let child = Place {
                upright: place.lying & !lying,
                lying: place.upright & !standing,
                rest: against,
            };
            let score = loss.second.score() - gain.score()
                + SAFE_OTHER * across.safe(child.upright).count_ones() as i32
                - SAFE * view.safe(child.lying).count_ones() as i32
                - ROOM * view.upper(child.lying).count_ones() as i32;
            self.moves.push((score, child));
        }
        Ok(false)
    }

    /// Adds the moves in small parts that bounds do not decide; true when one of them surely wins.
    fn small_moves(&mut self, place: Place, mine: &Share, theirs: &Share) -> Result<bool, Unable> {
        for &option in self.rests.options(place.rest)? {
            let option = self.rests.of(option)?;
            let answer = self.rests.negative(option)?;
            let gain = mine.with(self.rests.facts(option).walls);
            if gain.wins_second() {
                return Ok(true);
            }
            let loss = theirs.with(self.rests.facts(answer).walls);
            if loss.wins_first() {
                continue;
            }
            let child = Place {
                upright: place.lying,
                lying: place.upright,
                rest: answer,
            };
            self.moves
                .push((loss.second.score() - gain.second.score(), child));
        }
        Ok(false)
    }

    /// How good a position looks to the side that does not move: the less, the better.
    pub(super) fn look(&mut self, side: usize, place: Place) -> Result<i32, Unable> {
        let (mut mine, mut theirs) = (Share::EMPTY, Share::EMPTY);
        self.share(side, place.upright, Bound::ZERO, &mut mine)?;
        self.share(1 - side, place.lying, Bound::ZERO, &mut theirs)?;
        Ok(theirs.total().second.score() - mine.total().second.score())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Domineering, DomineeringValues, Region};
    use proptest::prelude::*;
    use values::Values;
    use work::Work;

    /// Whether the search looks ahead everywhere or nowhere, the values say the same. Boards are mostly free: only large parts are searched.
    fn looking_ahead_changes_nothing(squares: u128, rows: usize, columns: usize) {
        let work = Work::unlimited();
        let values = Values::new(&work);
        let region = Region::full(rows, columns).unwrap();
        let region = region.with(!(squares & squares >> 32 & squares >> 64));
        let board = Domineering(region);
        let value = DomineeringValues::new(&values)
            .value(&board)
            .unwrap()
            .unwrap();
        let expected = values.outcome(value).unwrap();
        for worth in [0, u32::MAX] {
            let mut solver = OutcomeSolver::new(&region, &values, &work)
                .unwrap()
                .unwrap();
            solver.worth = worth;
            assert_eq!(solver.outcome(&board).unwrap(), expected);
        }
    }

    /// Found by the law below: a mover whom bounds do not decide and who has no move left to try.
    #[test]
    fn there_may_be_nothing_to_look_ahead_from() {
        looking_ahead_changes_nothing(124_708_478_679_246_710_910_674_013_946_887_689_034, 3, 5);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn looking_ahead_changes_no_outcome(squares: u128, rows in 3usize..6, columns in 3usize..6) {
            looking_ahead_changes_nothing(squares, rows, columns);
        }
    }
}
