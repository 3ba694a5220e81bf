//! What a position is worth: weighted features, summed up in named terms, in hundredths of a rabbit. It looks at one position
//! and searches nothing but what the two detectors find within a turn. The weights are data (`data/evaluation.txt`).

mod danger;
mod features;
mod ground;
mod holds;
mod peril;
mod places;
#[cfg(test)]
mod plain;
mod quiet;
mod rabbits;
mod sums;
mod sway;
#[cfg(test)]
mod tests;
mod traps;
mod venture;
mod weights;

use crate::field::Field;
use crate::material::{Counts, Material, counts};
use features::{Dense, Sink};
use ground::Ground;
use sums::{Ready, Sum};
use sway::Sway;

pub use features::{FEATURES, GROUPS, Group};
pub use weights::{Weights, WeightsError};

/// A named part of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// What is left of both armies.
    Material,
    /// Where pieces stand.
    Places,
    /// Who is stronger around each trap.
    TrapControl,
    /// What the side to move can capture with the steps it has.
    CapturesOfMover,
    /// What the other side can capture in its next turn.
    CapturesOfOther,
    /// Pieces that may be driven into a trap some turns from now.
    Peril,
    /// Frozen pieces, dearer the further help is, and pieces that only a friend keeps from freezing.
    Freezing,
    /// Pieces held beside the holder's home traps.
    Hostages,
    /// Pieces that cannot leave a trap because opponents stand around it.
    Frames,
    /// Elephants and camels with few squares to go to.
    Blockades,
    /// How far the elephants get.
    ElephantMobility,
    /// Strong pieces facing weaker ones, and camels far from the opponent's elephant.
    Alignment,
    /// Advanced rabbits and what stands before them.
    RabbitAdvance,
    /// Rabbits that are not many steps from home.
    GoalThreat,
    /// Steps that are left.
    Initiative,
}

impl Term {
    /// All of them, in the order of [`Terms`].
    pub const ALL: [Term; 15] = [
        Term::Material,
        Term::Places,
        Term::TrapControl,
        Term::CapturesOfMover,
        Term::CapturesOfOther,
        Term::Peril,
        Term::Freezing,
        Term::Hostages,
        Term::Frames,
        Term::Blockades,
        Term::ElephantMobility,
        Term::Alignment,
        Term::RabbitAdvance,
        Term::GoalThreat,
        Term::Initiative,
    ];

    /// The name in documents for programs.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Term::Material => "material",
            Term::Places => "places",
            Term::TrapControl => "trap_control",
            Term::CapturesOfMover => "captures_of_mover",
            Term::CapturesOfOther => "captures_of_other",
            Term::Peril => "peril",
            Term::Freezing => "freezing",
            Term::Hostages => "hostages",
            Term::Frames => "frames",
            Term::Blockades => "blockades",
            Term::ElephantMobility => "elephant_mobility",
            Term::Alignment => "alignment",
            Term::RabbitAdvance => "rabbit_advance",
            Term::GoalThreat => "goal_threat",
            Term::Initiative => "initiative",
        }
    }

    /// The wording's id.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Term::Material => "bot-term-material",
            Term::Places => "bot-term-places",
            Term::TrapControl => "bot-term-trap-control",
            Term::CapturesOfMover => "bot-term-captures-of-mover",
            Term::CapturesOfOther => "bot-term-captures-of-other",
            Term::Peril => "bot-term-peril",
            Term::Freezing => "bot-term-freezing",
            Term::Hostages => "bot-term-hostages",
            Term::Frames => "bot-term-frames",
            Term::Blockades => "bot-term-blockades",
            Term::ElephantMobility => "bot-term-elephant-mobility",
            Term::Alignment => "bot-term-alignment",
            Term::RabbitAdvance => "bot-term-rabbit-advance",
            Term::GoalThreat => "bot-term-goal-threat",
            Term::Initiative => "bot-term-initiative",
        }
    }
}

/// The terms of a position, positive when they speak for Gold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms(pub [i32; 15]);

impl Terms {
    /// One of them.
    #[must_use]
    pub fn get(&self, term: Term) -> i32 {
        self.0[term as usize]
    }

    /// Their sum.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.0.iter().sum()
    }
}

/// Judges positions; build once.
pub struct Evaluator {
    material: Material,
    weights: Weights,
    ready: Box<Ready>,
    /// Whether the processor has the instructions of `quiet.rs`.
    newer: bool,
}

impl Default for Evaluator {
    fn default() -> Self {
        Evaluator::new(Weights::default())
    }
}

impl Evaluator {
    /// With these weights.
    #[must_use]
    pub fn new(weights: Weights) -> Self {
        Evaluator {
            material: Material::new(),
            ready: Box::new(Ready::new(&weights)),
            weights,
            newer: quiet::newer(),
        }
    }

    /// How much each feature counts.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// Shows a sink every feature of a position in which `mover` has `left` steps.
    fn visit(&self, field: &Field, mover: usize, left: usize, sink: &mut impl Sink) {
        let counts = counts(field);
        self.visit_quiet(field, &counts, mover, left, sink);
        danger::captures_of_both(field, mover, left, &counts, &self.material, sink);
    }

    /// All but what can be captured, which takes half as long again, and more where pieces are in each other's way.
    #[inline(always)]
    fn visit_quiet(
        &self,
        field: &Field,
        counts: &Counts,
        mover: usize,
        left: usize,
        sink: &mut impl Sink,
    ) {
        let ground = Ground::new(field);
        sink.add(features::MATERIAL, self.material.balance(counts));
        let near = places::places(field, sink);
        traps::control(&near, sink);
        let sway = Sway::new(field, &ground, counts);
        if sink.wants(features::TRAP_LEVEL) {
            for trap in 0..4 {
                sink.add(features::TRAP_LEVEL + sway.level(trap), [1, -1][trap / 2]);
            }
        }
        let sparse = rabbits::sparseness(counts);
        // One after another and not in a loop: each is compiled for its side.
        visit_side(
            field,
            &ground,
            &sway,
            0,
            sparse,
            (mover != 0).then_some(left),
            sink,
        );
        visit_side(
            field,
            &ground,
            &sway,
            1,
            sparse,
            (mover == 0).then_some(left),
            sink,
        );
        let sign = if mover == 0 { 1 } else { -1 };
        sink.add(features::INITIATIVE + left.min(4), sign);
    }

    /// The features of a position, positive for Gold: their values times the weights, divided by [`Weights::UNIT`], are what it
    /// is worth to Gold.
    #[must_use]
    pub fn features(&self, field: &Field, mover: usize, left: usize) -> Box<[i32; FEATURES]> {
        let mut dense = Dense(Box::new([0; FEATURES]));
        self.visit(field, mover, left, &mut dense);
        dense.0
    }

    /// The terms of a position in which `mover` has `left` steps.
    #[must_use]
    pub fn terms(&self, field: &Field, mover: usize, left: usize) -> Terms {
        let found = self.features(field, mover, left);
        let mut terms = Terms::default();
        for group in GROUPS {
            let run = group.first..group.first + group.size;
            let products = run.map(|feature| found[feature] * self.weights.get(feature));
            terms.0[group.term as usize] += products.sum::<i32>();
        }
        terms.0 = terms.0.map(|sum| sum / Weights::UNIT);
        terms
    }

    /// Apart from the rest, which is quicker when compiled alone.
    #[inline(never)]
    fn add_captures(
        &self,
        field: &Field,
        counts: &Counts,
        mover: usize,
        left: usize,
        sum: &mut Sum,
    ) {
        danger::captures_of_both(field, mover, left, counts, &self.material, sum);
    }

    /// The worth of a position for `mover`, who has `left` steps.
    #[must_use]
    pub fn score(&self, field: &Field, mover: usize, left: usize) -> i32 {
        self.score_within(field, mover, left, i32::MIN / 2, i32::MAX / 2)
    }

    /// The same, but without what can be captured when that could not bring the score into the window from `low` to `high`.
    #[must_use]
    pub fn score_within(
        &self,
        field: &Field,
        mover: usize,
        left: usize,
        low: i32,
        high: i32,
    ) -> i32 {
        let counts = counts(field);
        let for_mover = |sum: i32| [sum, -sum][mover & 1] / Weights::UNIT;
        let mut sum = self.quiet(field, &counts, mover, left);
        let quiet = for_mover(sum.sum);
        if quiet + CAPTURES < low || quiet - CAPTURES > high {
            return quiet;
        }
        self.add_captures(field, &counts, mover, left, &mut sum);
        for_mover(sum.sum)
    }
}

/// The features of one side's pieces. `against` is the number of steps that the opponent has left, `None` for the side to move.
#[inline(always)]
fn visit_side(
    field: &Field,
    ground: &Ground,
    sway: &Sway,
    side: usize,
    sparse: i32,
    against: Option<usize>,
    sink: &mut impl Sink,
) {
    let sign = [1, -1][side];
    peril::peril(field, ground, sway, side, sign, sink);
    venture::held(field, ground, side, sign, sink);
    venture::camel(field, side, sign, sink);
    venture::horses(field, side, sign, sink);
    venture::wings(field, side, sign, sink);
    holds::freezing(field, ground, side, sign, sink);
    holds::hostages(field, ground, side, sign, sink);
    holds::freedom(field, ground, side, sign, sink);
    holds::mobility(field, ground, side, sign, sink);
    holds::alignment(field, side, sign, sink);
    traps::frames(field, ground, side, sign, sink);
    rabbits::advance(field, ground, side, sign, sparse, sway, sink);
    rabbits::goal_threat(field, ground, side, sign, against, sink);
}

/// What captures within a turn hardly ever count for more than.
const CAPTURES: i32 = 250;
