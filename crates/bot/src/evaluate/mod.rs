//! What a position is worth, as a sum of named terms in hundredths of a rabbit. It looks at one position and searches nothing
//! but what the two detectors find within a turn.

mod holds;
mod places;
mod rabbits;
mod traps;

use crate::bits::{TRAP, around, beside, grown};
use crate::capture::{Captures, captures};
use crate::field::{ELEPHANT, Field};
use crate::material::{Counts, Material, counts};

pub use places::PLACES;

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
    pub const ALL: [Term; 14] = [
        Term::Material,
        Term::Places,
        Term::TrapControl,
        Term::CapturesOfMover,
        Term::CapturesOfOther,
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
pub struct Terms(pub [i32; 14]);

impl Terms {
    /// One of them.
    #[must_use]
    pub fn get(&self, term: Term) -> i32 {
        self.0[term as usize]
    }

    fn set(&mut self, term: Term, value: i32) {
        self.0[term as usize] = value;
    }

    /// Their sum.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.0.iter().sum()
    }
}

/// Tables that the evaluation needs; build once.
pub struct Evaluator {
    /// The worth of armies.
    pub material: Material,
    /// By how many hundredths each term counts.
    pub weights: [i32; 14],
}

/// How much each term counts, in hundredths: by hand, after games in which positional terms at full weight outweighed rabbits.
const WEIGHTS: [i32; 14] = [100, 35, 65, 100, 100, 47, 18, 60, 60, 90, 60, 75, 76, 60];

impl Default for Evaluator {
    fn default() -> Self {
        Evaluator {
            material: Material::new(),
            weights: WEIGHTS,
        }
    }
}

/// The share of a piece's worth that a capture counts for when the side to move can make it, and what a second one adds.
const MOVER: [i32; 2] = [50, 10];
/// The share of a piece's worth that it costs to have it in danger, by the steps that are left to save it.
const DANGER: [i32; 5] = [42, 36, 30, 24, 19];
/// A second piece in danger adds this share of its own.
const SECOND: i32 = 45;
/// What a step is worth.
const STEP: i32 = 5;

impl Evaluator {
    /// The terms of a position in which `mover` has `left` steps.
    #[must_use]
    pub fn terms(&self, field: &Field, mover: usize, left: usize) -> Terms {
        let counts = counts(field);
        let dominated = [field.dominated(0), field.dominated(1)];
        let frozen = [
            dominated[0] & !around(field.all[0]),
            dominated[1] & !around(field.all[1]),
        ];
        let mut terms = Terms::default();
        terms.set(Term::Material, self.material.balance(&counts));
        terms.set(Term::Places, places(field));
        terms.set(Term::TrapControl, traps::control(field));
        let sparse = rabbits::sparseness(&counts);
        for (side, sign) in [(0, 1), (1, -1)] {
            let mut add = |term: Term, worth: i32| terms.0[term as usize] += sign * worth;
            let held = holds::freezing(field, side, frozen[side], dominated[side]);
            add(Term::Freezing, -held);
            add(
                Term::Hostages,
                holds::hostages(field, side, dominated[1 - side]),
            );
            add(Term::Frames, -traps::frames(field, side));
            add(Term::Blockades, -holds::blockade(field, side));
            add(
                Term::ElephantMobility,
                holds::elephant_mobility(field, side),
            );
            add(Term::Alignment, holds::alignment(field, side));
            add(
                Term::RabbitAdvance,
                rabbits::advance(field, side, frozen[side], sparse),
            );
            let threat = rabbits::goal_threat(field, side, frozen[side], side == mover, left);
            add(Term::GoalThreat, threat);
        }
        let sign = if mover == 0 { 1 } else { -1 };
        terms.set(Term::Initiative, sign * STEP * left as i32);
        let ours = self.spoils(&captures(field, mover, left), &counts, 1 - mover);
        let theirs = self.spoils(&captures(field, 1 - mover, 4), &counts, mover);
        let danger = theirs.worth[0] + theirs.worth[1] * SECOND / 100;
        let risk = |free: usize| danger * DANGER[free.min(4)] / 100;
        // Who captures has fewer steps left to save what is in danger.
        let taken = (ours.worth[0] * MOVER[0] + ours.worth[1] * MOVER[1]) / 100;
        let gain = taken - risk(left.saturating_sub(ours.steps)) + risk(left);
        terms.set(Term::CapturesOfMover, sign * gain.max(0));
        terms.set(Term::CapturesOfOther, -sign * risk(left));
        for (term, weight) in terms.0.iter_mut().zip(self.weights) {
            *term = *term * weight / 100;
        }
        terms
    }

    /// The worth of a position for `mover`, who has `left` steps.
    #[must_use]
    pub fn score(&self, field: &Field, mover: usize, left: usize) -> i32 {
        let sum = self.terms(field, mover, left).sum();
        if mover == 0 { sum } else { -sum }
    }

    /// The two dearest captures, each trap once.
    fn spoils(&self, found: &Captures, counts: &Counts, victim: usize) -> Spoils {
        let mut spoils = Spoils::default();
        if found.none() {
            return spoils;
        }
        for trap in &found.steps {
            let dearest = trap
                .iter()
                .enumerate()
                .rev()
                .find(|(_, steps)| **steps != 0);
            if let Some((kind, &steps)) = dearest {
                let worth = self.material.loss(counts, victim, kind);
                let steps = usize::from(steps);
                let sooner = worth == spoils.worth[0] && steps < spoils.steps;
                if worth > spoils.worth[0] || sooner {
                    spoils.worth = [worth, spoils.worth[0]];
                    spoils.steps = steps;
                } else if worth > spoils.worth[1] {
                    spoils.worth[1] = worth;
                }
            }
        }
        spoils
    }
}

/// What can be captured within a turn: the two dearest pieces, and the steps that the dearer takes.
#[derive(Default)]
struct Spoils {
    worth: [i32; 2],
    steps: usize,
}

fn places(field: &Field) -> i32 {
    let mut sum = 0;
    for (side, sign) in [(0, 1), (1, -1)] {
        for (kind, table) in PLACES[side].iter().enumerate() {
            let mut set = field.of(side, kind);
            while set != 0 {
                sum += sign * table[crate::bits::take(&mut set)];
            }
        }
    }
    sum
}

/// Whether a side's elephant stands beside a trap or beside its neighbours.
pub(crate) fn elephant_near(field: &Field, side: usize, trap: usize) -> bool {
    field.of(side, ELEPHANT) & grown(beside(TRAP[trap])) != 0
}
