//! Grundy sequences: published facts, and laws that tie the fast method to the slow one.

use proptest::prelude::*;
use values::grundy::{Code, Digit, extend, period, plain_sequence, sequence};
use work::Work;

fn values(code: &Code, to: usize) -> Vec<u32> {
    sequence(code, to, &Work::unlimited()).unwrap()
}

fn grundys_game() -> Code {
    Code::new(vec![Digit::TWO_UNEQUAL], Vec::new())
}

/// Winning Ways, chapter 4; the lecture's list for Dawson's chess.
#[test]
fn sequences_are_as_published() {
    let kayles = values(&Code::octal("0.77").unwrap(), 12);
    assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    let dawson = values(&Code::octal("0.137").unwrap(), 30);
    let lecture = [
        0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5,
    ];
    assert_eq!(dawson, lecture);
    assert_eq!(
        values(&Code::subtraction(&[1, 3, 4]), 6),
        [0, 1, 0, 1, 2, 3, 2]
    );
    assert_eq!(
        values(&Code::subtraction(&[3, 4]), 6),
        [0, 0, 0, 1, 1, 1, 2]
    );
    let grundy = values(&grundys_game(), 20);
    assert_eq!(
        grundy,
        [
            0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0
        ]
    );
}

#[test]
fn periods_are_as_published() {
    // Game, values, period, least preperiod.
    let table = [
        ("0.77", 300, 12, 71),
        ("0.137", 500, 34, 52),
        ("0.07", 500, 34, 53),
        ("0.156", 10_000, 349, 3479),
    ];
    for (text, to, wanted, preperiod) in table {
        let code = Code::octal(text).unwrap();
        let found = period(&code, &values(&code, to)).unwrap();
        assert_eq!(
            (found.period, found.preperiod, found.proven),
            (wanted, preperiod, true),
            "{text}"
        );
    }
}

#[test]
fn what_is_not_proven_is_not_called_proven() {
    let dawson = Code::octal("0.137").unwrap();
    let few = period(&dawson, &values(&dawson, 130));
    assert!(few.is_none_or(|found| !found.proven), "{few:?}");
    let officers = Code::octal("0.6").unwrap();
    assert!(period(&officers, &values(&officers, 3000)).is_none_or(|found| !found.proven));
    let found = period(&grundys_game(), &values(&grundys_game(), 2000));
    assert!(found.is_none_or(|found| !found.proven));
}

fn any_code() -> impl Strategy<Value = Code> {
    let digit = |most: u8| (0..=most).prop_map(Digit::of_code);
    prop_oneof![
        (prop::bool::ANY, prop::collection::vec(digit(7), 1..6)).prop_map(|(first, rest)| {
            let first = if first { Digit::TWO } else { Digit::NEVER };
            Code::new([vec![first], rest].concat(), Vec::new())
        }),
        prop::collection::vec(digit(3), 1..8)
            .prop_map(|rest| Code::new([vec![Digit::NEVER], rest].concat(), Vec::new())),
        prop::collection::vec(digit(7), 1..4).prop_map(|tail| Code::new(vec![Digit::NEVER], tail)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn sparse_and_plain_agree(code in any_code()) {
        let work = Work::unlimited();
        prop_assert_eq!(sequence(&code, 700, &work), plain_sequence(&code, 700, &work));
    }

    /// A period proven from few values holds for many.
    #[test]
    fn a_proven_period_holds(code in any_code()) {
        let many = values(&code, 1200);
        for few in [40, 150, 500] {
            if let Some(found) = period(&code, &many[..few]).filter(|found| found.proven) {
                for heap in few..many.len() {
                    prop_assert_eq!(extend(&many[..few], Some(found), heap as u64), Some(many[heap]));
                }
            }
        }
    }

    #[test]
    fn reading_a_code_never_panics(text in "\\PC{0,10}") {
        let _ = (Code::octal(&text), Code::hexadecimal(&text));
    }
}
