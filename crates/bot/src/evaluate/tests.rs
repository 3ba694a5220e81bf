//! Laws of the evaluation: the fast sums are the features times the weights, and strength around traps is what a plain loop says.

use super::features::{DANGER, SPOILS, TRAP_CONTROL, TRAP_GUARDS, TRAP_KINDS, TRAP_LEVEL};
use super::*;
use crate::bits::{DISC, TRAP, beside, take};
use crate::sample::position;
use proptest::prelude::*;
use rand::RngExt;
use work::Streams;

/// Any pieces on any squares, more than armies have.
fn crowded(streams: &Streams, index: u64) -> Field {
    let mut random = streams.stream("crowd", index);
    let mut field = Field::EMPTY;
    let share = random.random_range(10..100);
    let least = random.random_range(0..6);
    for square in 0..64 {
        if random.random_range(0..100) < share {
            let kind = random.random_range(least..6);
            field.toggle(random.random_range(0..2), kind, square);
        }
    }
    field
}

/// The features times the weights, with and without captures, as the mover sees them.
fn slow(evaluator: &Evaluator, field: &Field, mover: usize, left: usize) -> [i32; 2] {
    let found = evaluator.features(field, mover, left);
    let captures = [SPOILS..SPOILS + 5, DANGER..DANGER + 10];
    let (mut loud, mut quiet) = (0, 0);
    for (feature, value) in found.iter().enumerate() {
        let product = value * evaluator.weights().get(feature);
        loud += product;
        if !captures.iter().any(|run| run.contains(&feature)) {
            quiet += product;
        }
    }
    [loud, quiet].map(|sum| [sum, -sum][mover] / Weights::UNIT)
}

fn check_sums(evaluator: &Evaluator, field: &Field) -> Result<(), TestCaseError> {
    for (mover, left) in [(0, 4), (0, 1), (1, 0), (1, 3)] {
        let [loud, quiet] = slow(evaluator, field, mover, left);
        let far = i32::MAX / 2;
        prop_assert_eq!(evaluator.score(field, mover, left), loud, "{}", field);
        let found = evaluator.score_within(field, mover, left, far, far);
        prop_assert_eq!(found, quiet, "{}", field);
    }
    Ok(())
}

proptest! {
    #[test]
    fn sums_are_features_times_weights(seed: u64, silent: u32) {
        let streams = Streams::new(seed);
        let mut random = streams.stream("weights", 0);
        let mut numbers = Box::new([0; FEATURES]);
        for (index, group) in GROUPS.iter().enumerate() {
            for number in &mut numbers[group.first..group.first + group.size] {
                *number = if silent >> index & 1 == 0 { random.random_range(-2000..2000) } else { 0 };
            }
        }
        let evaluator = Evaluator::new(Weights::new(numbers, Vec::new()));
        for index in 0..6 {
            check_sums(&evaluator, &position(&streams, index))?;
        }
        check_sums(&evaluator, &crowded(&streams, 0))?;
    }

    #[test]
    fn sums_are_features_times_the_weights_that_we_carry(seed: u64) {
        let fitted = Weights::read(include_str!("../../data/fitted.txt"));
        let by_hand = Weights::read(include_str!("../../data/by-hand.txt"));
        for weights in [Weights::default(), fitted.unwrap(), by_hand.unwrap()] {
            let evaluator = Evaluator::new(weights);
            for index in 0..6 {
                check_sums(&evaluator, &position(&Streams::new(seed), index))?;
            }
        }
    }

    #[test]
    fn traps_are_controlled_as_the_plain_loop_says(seed: u64) {
        let streams = Streams::new(seed);
        let evaluator = Evaluator::default();
        for index in 0..6 {
            for field in [position(&streams, index), crowded(&streams, index)] {
                let found = evaluator.features(&field, 0, 4);
                prop_assert_eq!(&found[TRAP_CONTROL..TRAP_LEVEL], &plain(&field)[TRAP_CONTROL..TRAP_LEVEL], "{}", field);
            }
        }
    }

    #[test]
    fn sway_peril_and_ventures_are_what_their_definitions_say(seed: u64) {
        let streams = Streams::new(seed);
        let evaluator = Evaluator::default();
        for index in 0..6 {
            let field = position(&streams, index);
            let (found, plain) = (evaluator.features(&field, 0, 4), plain::features(&field));
            for group in GROUPS {
                let run = group.first..group.first + group.size;
                if ["trap-level", "peril", "held", "wings", "venture-camel", "venture-horse", "rabbit-rush"].contains(&group.name) {
                    prop_assert_eq!(&found[run.clone()], &plain[run], "{} {}", group.name, field);
                }
            }
        }
    }
}

/// The features of trap control, piece by piece: beside a trap twice its weight, one square further half of it, two less for
/// every stronger opponent near.
fn plain(field: &Field) -> Box<[i32; FEATURES]> {
    let mut found = Box::new([0; FEATURES]);
    for (trap, &centre) in TRAP.iter().enumerate() {
        let mut strength = [0; 2];
        let mut near = DISC[2][centre] & !field.empty();
        while near != 0 {
            let square = take(&mut near);
            let kind = field.kind_at(square);
            let side = (field.all[1] >> square & 1) as usize;
            let opponents = field.all[1 - side] & field.stronger(kind) & DISC[2][centre];
            let weight = [5, 9, 11, 15, 20, 30][kind] - 2 * opponents.count_ones().min(4) as i32;
            let further = beside(centre) >> square & 1 == 0;
            strength[side] += if further { weight / 2 } else { weight * 2 };
            let away = usize::from(side != trap / 2);
            found[TRAP_KINDS + 12 * away + 6 * usize::from(further) + kind] += [1, -1][side];
        }
        let guards = field
            .all
            .map(|all| (all & beside(centre)).count_ones() as usize);
        let owner = trap / 2;
        found[TRAP_GUARDS + 5 * guards[owner] + guards[1 - owner]] += [1, -1][owner];
        let bonus = |side: usize| [0, 4, 14, 18, 20][guards[side]];
        let difference = strength[0] + bonus(0) - strength[1] - bonus(1);
        found[TRAP_CONTROL] += 70 * difference / (difference.abs() + 50);
    }
    found
}

/// A group of features, a position, and what a judge that is not ourselves says of it without a search, to the side to move
/// (bot_Sharp 2015, hundredths of a rabbit).
const JUDGED: [(&str, &str, i32); 6] = [
    (
        "peril",
        "s [  r    r  c  crrr  d     R      Rr  Ce  dH hMmED  R hCR      R R]",
        163,
    ),
    (
        "venture-camel",
        "s [ r   rrrrr     r h cc H     d   r d  C  REDhe  RRmHCMD  R  R RRR]",
        -214,
    ),
    (
        "trap-level",
        "s [ rr     M REcr  re r      R   rr     d   C    C     Dh RR     R ]",
        214,
    ),
    (
        "held",
        "g [    rrr      rRcrh cDhEMR   rmre H    R  RH    RR C  C  R       ]",
        33,
    ),
    (
        "rabbit-rush",
        "g [d c   c rh   r rRr md hRRR r r R r  e r        R HDMEDH   RCC   ]",
        -233,
    ),
    (
        "wings",
        "s [rrr       h rr   d cEmr r   eHc    D  Rr D  R H R C  C   RR   RR]",
        120,
    ),
];

#[test]
fn what_was_wrong_by_a_rabbit_is_seen() {
    let by_hand = Weights::read(include_str!("../../data/by-hand.txt")).unwrap();
    let (before, now) = (Evaluator::new(by_hand), Evaluator::default());
    for (name, text, judge) in JUDGED {
        let board = arimaa::Board::read(text).unwrap();
        let (field, side) = (Field::from(&board), board.side().index());
        let old = before.score(&field, side, 4);
        let new = now.score(&field, side, 4);
        assert!((old - judge).abs() >= 100, "{name}: {old}, judged {judge}");
        assert!((new - judge).abs() <= 40, "{name}: {new}, judged {judge}");
        // Without the group it is worse.
        let mut numbers = Box::new(*now.weights().all());
        for group in GROUPS.iter().filter(|group| group.name == name) {
            numbers[group.first..group.first + group.size].fill(0);
        }
        let without = Evaluator::new(Weights::new(numbers, Vec::new()));
        let rest = without.score(&field, side, 4);
        assert!((rest - judge).abs() > (new - judge).abs(), "{name}: {rest}");
    }
}
