//! A database is right only if every value is what the values after each sowing say, by a program that shares nothing with the builder.

use kalah::verify::{Wrong, verify};
use kalah::{Remaining, Rules, database};
use proptest::prelude::*;
use work::Work;

const VARIANTS: [Rules; 3] = [
    Rules::THESIS,
    Rules::STANDARD,
    Rules {
        remaining: Remaining::Emptier,
        ..Rules::STANDARD
    },
];

fn values(length: usize, rules: Rules, beans: u16) -> Vec<u8> {
    let built = database::build(&Work::unlimited(), length, rules, beans).unwrap();
    built.values().to_vec()
}

fn checked(values: &[u8], length: usize, rules: Rules, beans: u16) -> Result<u64, Wrong> {
    verify(values, length, rules, beans, &Work::unlimited())
}

#[test]
fn what_is_built_is_right() {
    for rules in VARIANTS {
        for (length, beans) in [(1, 9), (2, 11), (3, 8), (4, 6), (6, 5)] {
            let values = values(length, rules, beans);
            let count = checked(&values, length, rules, beans);
            assert_eq!(count, Ok(values.len() as u64), "{rules} {length} {beans}");
        }
    }
}

#[test]
fn values_for_other_rules_and_sizes_are_wrong() {
    let values = values(3, Rules::THESIS, 7);
    let other = checked(&values, 3, Rules::STANDARD, 7);
    assert!(matches!(other, Err(Wrong::Value { .. })), "{other:?}");
    let other = checked(&values, 3, Rules::THESIS, 6);
    assert!(matches!(other, Err(Wrong::Size { .. })), "{other:?}");
}

/// Every value of a small database, changed to every other byte.
#[test]
fn any_other_value_is_rejected() {
    let mut values = values(2, Rules::THESIS, 4);
    for at in 0..values.len() {
        let right = values[at];
        for wrong in (0..=u8::MAX).filter(|&wrong| wrong != right) {
            values[at] = wrong;
            let told = checked(&values, 2, Rules::THESIS, 4);
            assert!(matches!(told, Err(Wrong::Value { .. })), "{at}: {wrong}");
        }
        values[at] = right;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn one_flipped_bit_is_rejected_wherever_it_is(
        variant in 0..VARIANTS.len(), at: prop::sample::Index, bit in 0..8,
    ) {
        let rules = VARIANTS[variant];
        let mut values = values(6, rules, 5);
        let at = at.index(values.len());
        values[at] ^= 1u8 << bit;
        let told = checked(&values, 6, rules, 5);
        prop_assert!(matches!(told, Err(Wrong::Value { .. })), "{told:?}");
    }
}
