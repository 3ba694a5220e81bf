//! The rolls of a player whose opponent's row is here, while what captures lead to may be elsewhere: first all that is needed from others is
//! listed, then, in the same order, their answers are taken.

use super::shared::Shared;
use super::wire::{Question, pair_of};
use crate::cells::{Cells, Pair};
use crate::duel::Duel;
use crate::duel::equation::{Opponent, won};
use crate::duel::gapless::Gapless;
use crate::equation::{Outcome, Rolls, outcome};
use crate::formation::{FINISHED, Go, Id};
use std::cell::{Cell, RefCell};

/// A player about to roll against an opponent whose row is here.
pub(super) struct Here<'d, C> {
    pub duel: &'d Duel<C, Gapless>,
    pub shared: &'d Shared,
    pub me: usize,
}

impl<'d, C: Cells> Here<'d, C> {
    /// Lists what must be asked of others before a position can be evaluated.
    pub fn ask(
        &self,
        mover: Id,
        opponent: &Opponent<'d, C, Gapless>,
        questions: &RefCell<Vec<Vec<u8>>>,
    ) {
        let asking = Asking {
            here: self,
            mover,
            opponent,
            questions,
        };
        let _ = outcome(&asking, self.duel.variant, self.in_house(mover));
    }

    /// What the dice say, with the answers of others.
    pub fn outcome(
        &self,
        mover: Id,
        opponent: &Opponent<'d, C, Gapless>,
        answers: &Answers,
    ) -> Outcome<Pair> {
        let knowing = Knowing {
            here: self,
            mover,
            opponent,
            answers,
        };
        outcome(&knowing, self.duel.variant, self.in_house(mover))
    }

    /// Whether a player who stands so may have to pass, whatever the opponent does.
    pub fn may_pass(&self, mover: Id) -> bool {
        let shape = Shape {
            duel: self.duel,
            mover,
        };
        let found = outcome(&shape, self.duel.variant, self.in_house(mover));
        matches!(found, Outcome::Open(_))
    }

    fn in_house(&self, mover: Id) -> bool {
        let formation = self.duel.formations.get(mover);
        formation.ring == 0 && formation.column == 0
    }

    /// Who has the row of an opponent who has lost the piece that is captured, if that is another rank, and what to ask for.
    fn elsewhere(
        &self,
        go: &Go,
        opponent: &Opponent<'d, C, Gapless>,
        again: bool,
    ) -> Option<(usize, Question)> {
        if go.to == FINISHED || !opponent.stands_on(go.lands) {
            return None;
        }
        let other = self.duel.without(opponent.id(), go.lands);
        let owner = usize::from(self.shared.owners[other as usize]);
        if owner == self.me {
            return None;
        }
        let question = Question {
            again,
            mover: self.duel.column(go.to),
            opponent: self.duel.column(other),
            at: self
                .duel
                .rows
                .place_among(&self.shared.held[owner], other, go.to),
        };
        Some((owner, question))
    }
}

/// Nothing is known and nothing is asked for: it is only told which faces move something.
struct Shape<'d, C> {
    duel: &'d Duel<C, Gapless>,
    mover: Id,
}

/// Any bounds will do.
const ANY: Pair = Pair { low: 0, high: 1 };

impl<C: Cells> Rolls for Shape<'_, C> {
    type Value = Pair;

    fn best(&self, die: u8) -> Option<Pair> {
        (!self.duel.formations.goes(self.mover, die).is_empty()).then_some(ANY)
    }

    fn best_and_again(&self) -> Option<Pair> {
        self.best(6)
    }

    fn passed(&self) -> Pair {
        ANY
    }

    fn better(&self, one: Pair, _: Pair) -> Pair {
        one
    }
}

struct Asking<'h, 'd, C> {
    here: &'h Here<'d, C>,
    mover: Id,
    opponent: &'h Opponent<'d, C, Gapless>,
    questions: &'h RefCell<Vec<Vec<u8>>>,
}

impl<C: Cells> Asking<'_, '_, C> {
    fn all(&self, die: u8, again: bool) -> Option<Pair> {
        let goes = self.here.duel.formations.goes(self.mover, die);
        for go in goes {
            if let Some((owner, question)) = self.here.elsewhere(go, self.opponent, again) {
                question.write(&mut self.questions.borrow_mut()[owner]);
            }
        }
        (!goes.is_empty()).then_some(ANY)
    }
}

impl<C: Cells> Rolls for Asking<'_, '_, C> {
    type Value = Pair;

    fn best(&self, die: u8) -> Option<Pair> {
        self.all(die, false)
    }

    fn best_and_again(&self) -> Option<Pair> {
        self.all(6, true)
    }

    fn passed(&self) -> Pair {
        ANY
    }

    fn better(&self, one: Pair, _: Pair) -> Pair {
        one
    }
}

/// What others answered, taken in the order of the questions.
pub(super) struct Answers {
    answers: Vec<Vec<u8>>,
    next: Vec<Cell<usize>>,
}

impl Answers {
    pub fn new(answers: Vec<Vec<u8>>) -> Self {
        Answers {
            next: answers.iter().map(|_| Cell::new(0)).collect(),
            answers,
        }
    }

    fn take<C: Cells>(&self, owner: usize) -> Pair {
        let at = self.next[owner].get();
        self.next[owner].set(at + C::BYTES as usize);
        pair_of::<C>(&self.answers[owner][at..])
    }
}

struct Knowing<'h, 'd, C> {
    here: &'h Here<'d, C>,
    mover: Id,
    opponent: &'h Opponent<'d, C, Gapless>,
    answers: &'h Answers,
}

impl<C: Cells> Knowing<'_, '_, C> {
    fn most(&self, die: u8, again: bool) -> Option<Pair> {
        let duel = self.here.duel;
        let goes = duel.formations.goes(self.mover, die).iter();
        let pairs = goes.map(|go| {
            if go.to == FINISHED {
                won::<C>()
            } else if let Some((owner, _)) = self.here.elsewhere(go, self.opponent, again) {
                let pair = self.answers.take::<C>(owner);
                if again { pair } else { pair.other(C::ONE) }
            } else if self.opponent.stands_on(go.lands) {
                duel.captured(go.to, self.opponent, go.lands, again)
            } else if again {
                duel.kept(go.to, self.opponent)
            } else {
                duel.handed_over(go.to, self.opponent)
            }
        });
        pairs.reduce(Pair::max)
    }
}

impl<C: Cells> Rolls for Knowing<'_, '_, C> {
    type Value = Pair;

    fn best(&self, die: u8) -> Option<Pair> {
        self.most(die, false)
    }

    fn best_and_again(&self) -> Option<Pair> {
        self.most(6, true)
    }

    fn passed(&self) -> Pair {
        self.here.duel.handed_over(self.mover, self.opponent)
    }

    fn better(&self, one: Pair, other: Pair) -> Pair {
        one.max(other)
    }
}
