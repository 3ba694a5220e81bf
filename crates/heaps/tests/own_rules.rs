//! One's own rules from a text: what is read, and what is said of mistakes.

use heaps::{Amounts, End, Pattern, Ruleset, Run, Wanted};
use values::grundy::Digit;

#[test]
fn a_whole_file() {
    let text = "# bites\ngame Small bites\n\ntake 1-3,7 from one heap\ntake any from up to 2 heaps equally # a pair\n\
                take 2 from one heap leaving one or two unequal heaps\nend misere\n";
    let rules = Ruleset::from_text(text).unwrap();
    let run = |from, to| Run { from, to, step: 1 };
    assert_eq!(rules.name, "Small bites");
    assert_eq!(rules.end, End::Misere);
    let expected = vec![
        Pattern::One {
            amounts: Amounts::new(vec![run(1, Some(3)), run(7, Some(7))]),
            leave: Digit::TAKE,
        },
        Pattern::Several {
            amounts: Amounts::any(),
            fewest: 1,
            most: 2,
            equal: true,
        },
        Pattern::One {
            amounts: Amounts::listed(&[2]),
            leave: Digit::ONE.or(Digit::TWO_UNEQUAL),
        },
    ];
    assert_eq!(rules.patterns, expected);
}

/// Nim written by hand is known to be Nim, and gets its theory.
#[test]
fn known_games_are_recognised_by_their_moves() {
    let same = |text: &str, name: &str| {
        let own = Ruleset::from_text(text).unwrap();
        assert_eq!(
            own.known(),
            name.parse::<Ruleset>().unwrap().known(),
            "{text}"
        );
        assert!(own.known().is_some(), "{text}");
    };
    same("take any from one heap", "nim");
    same(
        "take any from one heap\ntake any from 2 heaps equally",
        "wythoff",
    );
    same("take 1- from one heap", "nim");
}

#[test]
fn mistakes_are_named_with_their_place() {
    let table = [
        ("", 1, 1, Wanted::Move),
        ("# nothing\n", 2, 1, Wanted::Move),
        ("tak 1 from one heap", 1, 1, Wanted::Statement),
        ("take from one heap", 1, 6, Wanted::Amounts),
        ("take 3-1 from one heap", 1, 6, Wanted::Amounts),
        ("take -1 from one heap", 1, 6, Wanted::Amounts),
        (
            "take 99999999999999999999 from one heap",
            1,
            6,
            Wanted::Amounts,
        ),
        ("take 1 off one heap", 1, 8, Wanted::From),
        ("take 1 from eleven heaps", 1, 13, Wanted::Heaps),
        ("take 1 from 11 heaps equally", 1, 13, Wanted::Heaps),
        ("take 1 from one pile", 1, 17, Wanted::HeapsWord),
        ("take 1 from 2 heaps", 1, 20, Wanted::Manner),
        ("take 1 from 2 heaps somehow", 1, 21, Wanted::Manner),
        (
            "take 1 from one heap leaving four heaps",
            1,
            30,
            Wanted::Leaving,
        ),
        ("take 0 from one heap", 1, 21, Wanted::Breaking),
        (
            "take 1 from one heap leaving one heap please",
            1,
            39,
            Wanted::EndOfLine,
        ),
        ("take 1 from one heap\nend soon", 2, 5, Wanted::End),
        ("game\ntake 1 from one heap", 1, 5, Wanted::Name),
        (
            "take 1 from one heap\nend misere now",
            2,
            12,
            Wanted::EndOfLine,
        ),
    ];
    for (text, line, column, wanted) in table {
        let error = Ruleset::from_text(text).unwrap_err();
        assert_eq!(
            (error.line, error.column, error.wanted),
            (line, column, wanted),
            "{text:?}"
        );
    }
}
