//! The player of the seed (bot_ugrh, Brno 2012), rebuilt from its description: eleven weighted terms, two turns of alpha-beta
//! without a table, three pruning factors, three setups and the lone-elephant opening. Its tables of numbers are lost; ours were
//! chosen by hand. It shares the detectors with the engine and nothing else.

mod factors;
mod strategy;
mod tables;
mod terms;
mod turns;

pub use factors::{Attempt, Factors};
pub use strategy::{Setting, Weights};
pub use terms::{SeedTerm, SeedTerms, seed_terms};
pub use turns::{Seen, Visit, visit_turns};

use crate::act::Act;
use crate::evaluate::Evaluator;
use crate::field::Field;
use crate::goal::goal_in;
use crate::search::{Choice, Question, Report, WIN, position_key};
use strategy::middle_game;
use work::Stop;

/// In which order turns are tried; the score does not depend on it, only the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Order {
    /// As they are generated.
    Generated,
    /// As the seed did: captures first, then by how often pieces move.
    Seed,
    /// Also what looks good at a glance first, and answers that refuted other turns.
    #[default]
    Refuting,
}

/// The player, with what it remembers between turns.
#[derive(Clone, Debug)]
pub struct SeedPlayer {
    weights: [i32; 11],
    opening: bool,
    order: Order,
    turns: usize,
    middle: bool,
}

impl SeedPlayer {
    /// A player with these weights, before the first turn.
    #[must_use]
    pub fn new(weights: Weights) -> Self {
        SeedPlayer::with_vector(weights.vector())
    }

    /// Which of the thesis's weights it has, if any.
    #[must_use]
    pub fn weights(&self) -> Option<Weights> {
        let mut all = Weights::ALL.into_iter();
        all.find(|weights| weights.vector() == self.weights)
    }

    /// A player with weights of one's own, in hundredths.
    #[must_use]
    pub fn with_vector(weights: [i32; 11]) -> Self {
        SeedPlayer {
            weights,
            opening: true,
            order: Order::default(),
            turns: 2,
            middle: false,
        }
    }

    /// The player without the lone-elephant opening: it plays the middle game from the first turn.
    #[must_use]
    pub fn without_opening(mut self) -> Self {
        self.opening = false;
        self
    }

    /// The player with another order of trying.
    #[must_use]
    pub fn ordered(mut self, order: Order) -> Self {
        self.order = order;
        self
    }

    /// The player that looks one turn ahead only, its own.
    #[must_use]
    pub fn hasty(mut self) -> Self {
        self.turns = 1;
        self
    }

    /// Begins another game.
    pub fn new_game(&mut self) {
        self.middle = false;
    }

    /// Whether it has left the opening.
    #[must_use]
    pub fn in_middle_game(&self) -> bool {
        self.middle
    }

    /// Chooses a turn by searching two turns to the end; a stop gives the best turn so far. `None` without a legal turn.
    pub fn think(&mut self, question: &Question, stop: &Stop) -> Option<Choice> {
        // Once the middle game has begun there is no way back to the opening.
        self.middle |= !self.opening || middle_game(&question.field);
        let setting = if self.middle {
            Setting::middle_of(self.weights)
        } else {
            Setting::opening_of(self.weights)
        };
        let mut search = TwoTurns {
            question,
            setting,
            order: self.order,
            deep: self.turns > 1,
            stop,
            nodes: 0,
            seen: Seen::new(),
            refutations: Vec::new(),
        };
        search.best()
    }
}

struct TwoTurns<'a> {
    question: &'a Question,
    setting: Setting,
    order: Order,
    deep: bool,
    stop: &'a Stop,
    nodes: u64,
    seen: Seen,
    /// Answers that refuted other turns, the latest first: they often refute the next one too. Only the order of trying
    /// depends on them, never the score.
    refutations: Vec<Vec<Act>>,
}

/// A win that the evaluation has not seen played out yet is one less than the goal itself.
const SURE: i32 = WIN - 1;
/// How many refutations are remembered.
const REFUTATIONS: usize = 12;

impl TwoTurns<'_> {
    fn best(&mut self) -> Option<Choice> {
        let question = self.question;
        let side = question.side;
        let mut turns: Vec<(i32, Field, Vec<Act>)> = Vec::new();
        let mut seen = std::mem::take(&mut self.seen);
        let ordered = self.order != Order::Generated;
        visit_turns(
            &question.field,
            side,
            ordered,
            &mut seen,
            &mut |after, acts| {
                let key = position_key(after, 1 - side);
                if question.seen.get(&key).is_none_or(|&times| times < 2) {
                    let glance = self.glance(after, side);
                    turns.push((glance, *after, acts.to_vec()));
                }
                Visit::Next
            },
        );
        self.seen = seen;
        // The seed went through them as they came; trying good ones first finds the same score sooner.
        if self.order == Order::Refuting || !self.deep {
            turns.sort_by_key(|&(glance, _, _)| -glance);
        }
        let mut best: Option<(i32, &[Act])> = None;
        for (glance, after, acts) in &turns {
            let alpha = best.map_or(-WIN - 1, |(score, _)| score);
            let score = if self.deep {
                self.reply(after, 1 - side, alpha)
            } else {
                *glance
            };
            if self.stop.requested() {
                break;
            }
            if score > alpha {
                best = Some((score, acts));
            }
            if score >= SURE || !self.deep {
                break;
            }
        }
        let fallback = || {
            turns
                .first()
                .map(|(glance, _, acts)| (*glance, acts.clone()))
        };
        // Pruning may leave nothing that the rules allow: then any legal turn will do.
        let (score, acts) = best
            .map(|(score, acts)| (score, acts.to_vec()))
            .or_else(fallback)
            .or_else(|| self.any_turn().map(|acts| (0, acts)))?;
        Some(Choice {
            report: Report {
                depth: if self.deep { 8 } else { 4 },
                score,
                nodes: self.nodes,
                line: acts.iter().map(|&act| (side, act)).collect(),
            },
            acts,
        })
    }

    /// What a turn of `side` is worth by what stands after it.
    fn glance(&mut self, after: &Field, side: usize) -> i32 {
        self.nodes += u64::from(!self.deep);
        match crate::search::finished(after, side) {
            Some(true) => WIN,
            Some(false) => -WIN,
            None => -self.worth(after, 1 - side),
        }
    }

    fn any_turn(&self) -> Option<Vec<Act>> {
        let turns = crate::search::root_turns(self.question, &Evaluator::default());
        turns.first().map(|turn| turn.acts().to_vec())
    }

    /// The least that the opponent's answers leave to the side that moved, cut off at `alpha`.
    fn reply(&mut self, field: &Field, replier: usize, alpha: i32) -> i32 {
        let mover = 1 - replier;
        if let Some(won) = crate::search::finished(field, mover) {
            return if won { WIN } else { -WIN };
        }
        if goal_in(field, replier, 4).is_some() {
            return -SURE;
        }
        let mut worst = WIN;
        let tried = match self.order {
            Order::Refuting => self.refutations.len(),
            Order::Generated | Order::Seed => 0,
        };
        for index in 0..tried {
            let Some(after) = play(field, replier, &self.refutations[index]) else {
                continue;
            };
            worst = worst.min(self.answered(&after, replier));
            if worst <= alpha {
                self.refutations[..=index].rotate_right(1);
                return worst;
            }
        }
        let mut replies = 0;
        let mut refutation = None;
        let mut seen = std::mem::take(&mut self.seen);
        let ordered = self.order != Order::Generated;
        visit_turns(field, replier, ordered, &mut seen, &mut |after, acts| {
            replies += 1;
            worst = worst.min(self.answered(after, replier));
            if worst <= alpha {
                refutation = Some(acts.to_vec());
                return Visit::Stop;
            }
            if self.stop.requested() {
                Visit::Stop
            } else {
                Visit::Next
            }
        });
        self.seen = seen;
        if let Some(acts) = refutation {
            self.refutations.truncate(REFUTATIONS - 1);
            self.refutations.insert(0, acts);
        }
        // Without an answer the opponent is immobilised, unless pruning took all of them.
        if replies == 0 && field.can_move(replier) {
            return self.worth(field, mover);
        }
        worst
    }

    /// The position after the answer of `replier`, for the other side.
    fn answered(&mut self, after: &Field, replier: usize) -> i32 {
        self.nodes += 1;
        match crate::search::finished(after, replier) {
            Some(true) => -WIN,
            Some(false) => WIN,
            None => self.worth(after, 1 - replier),
        }
    }

    /// The position for `mover`, who begins a turn.
    fn worth(&self, field: &Field, mover: usize) -> i32 {
        if goal_in(field, mover, 4).is_some() {
            return SURE;
        }
        let sum = seed_terms(field, mover, &self.setting).weighted(&self.setting);
        if mover == 0 { sum } else { -sum }
    }
}

/// The field after a turn that was good elsewhere, if it is legal here, changes something and keeps the mover's pieces.
fn play(field: &Field, side: usize, acts: &[Act]) -> Option<Field> {
    let mut now = *field;
    let mut left = 4;
    for &act in acts {
        if !now.allows(side, act, left) {
            return None;
        }
        let (after, lost, _) = now.after_telling(side, act);
        if lost.is_some() {
            return None;
        }
        now = after;
        left -= act.cost();
    }
    (now.hash != field.hash).then_some(now)
}
