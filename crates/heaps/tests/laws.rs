//! The laws of heap games: conformance, and every method tied to another one.

use heaps::solvers::minimax::{self, Memory};
use heaps::solvers::{Sieve, theory};
use heaps::{Amounts, End, Heaps, Oracle, Pattern, Ruleset, Run, p_positions, solve};
use proptest::prelude::*;
use rules::conformance::{Plan, check, check_position};
use rules::{Impartial, MiserePlay, NormalPlay};
use std::sync::Arc;
use values::grundy::{Digit, Mex};
use work::Work;

fn named(name: &str) -> Ruleset {
    name.parse().unwrap()
}

#[test]
fn every_named_game_obeys_the_laws() {
    let names = [
        "nim",
        "wythoff",
        "moore:3",
        "subtract:1,3,4",
        "octal:0.137",
        "octal:4.007",
        "hex:0.9F",
        "kayles",
        "dawson-kayles",
        "grundy",
    ];
    for name in names {
        let start = Heaps::new(Arc::new(named(name)), vec![5, 0, 7, 3]);
        let plan = Plan {
            playouts: 40,
            ..Plan::default()
        };
        let seen = check(&NormalPlay(start.clone()), plan).unwrap();
        assert!(seen.states > 40 && seen.ends == 40, "{name}: {seen:?}");
        check(&MiserePlay(start.clone()), plan).unwrap();
        check_position(&start, plan).unwrap();
    }
}

/// Every position of so many heaps up to `most`: the sieve, made without theory, says what the theory says.
fn sieve_meets_theory(name: &str, end: End, heaps: usize, most: u64) {
    let rules = named(name).with_end(end);
    let known = rules.known().unwrap();
    let sieve = Sieve::new(&rules, &vec![most; heaps], &Work::unlimited()).unwrap();
    let lost: Vec<Vec<u32>> = sieve.p_positions().collect();
    assert!(!lost.is_empty());
    let mut position = vec![0u64; heaps];
    let mut expected = 0;
    loop {
        let wins = theory::mover_wins(known, end, &position).unwrap();
        assert_eq!(sieve.mover_wins(&position), wins, "{name} {position:?}");
        expected += usize::from(!wins);
        let Some(index) = (0..heaps).rev().find(|&index| position[index] < most) else {
            break;
        };
        let size = position[index] + 1;
        position[index..].fill(size);
    }
    assert_eq!(lost.len(), expected);
}

#[test]
fn nim_up_to_six_heaps_of_twelve() {
    for heaps in 1..=6 {
        sieve_meets_theory("nim", End::Normal, heaps, 12);
        sieve_meets_theory("nim", End::Misere, heaps, 12);
    }
}

#[test]
fn moores_nim() {
    for (name, heaps) in [("moore:2", 5), ("moore:3", 4)] {
        sieve_meets_theory(name, End::Normal, heaps, 6);
        sieve_meets_theory(name, End::Misere, heaps, 6);
    }
}

/// A heap alone has more moves than could be listed; the one that wins needs no list.
#[test]
fn moores_nim_answers_at_any_size() {
    let work = Work {
        memory: work::Bytes(1 << 20),
        ..Work::unlimited()
    };
    for heaps in [&[270_405_570][..], &[270_405_570, 0, 9_000_000]] {
        let oracle = Oracle::new(&named("moore:2"), heaps, &work).unwrap();
        let winning = oracle.winning_moves(heaps, &work).unwrap();
        assert_eq!(winning.len(), 1);
        assert!(winning[0].applied(heaps).iter().all(|&heap| heap == 0));
    }
    let alone = [270_405_570];
    let oracle = Oracle::new(&named("moore:2"), &alone, &work).unwrap();
    assert_eq!(
        oracle.solution(&alone, &work).unwrap().grundy,
        Some(alone[0])
    );
}

#[test]
fn wythoff_two_heaps_up_to_a_thousand() {
    sieve_meets_theory("wythoff", End::Normal, 2, 1000);
}

fn amounts() -> impl Strategy<Value = Amounts> {
    let run = (1u64..5, prop::option::of(0u64..4), 1u64..4).prop_map(|(from, span, step)| Run {
        from,
        to: span.map(|span| from + span * step),
        step,
    });
    prop::collection::vec(run, 1..3).prop_map(Amounts::new)
}

fn pattern(breaking: bool) -> impl Strategy<Value = Pattern> {
    let leave = if breaking {
        prop_oneof![
            Just(Digit::TAKE),
            Just(Digit::ONE),
            Just(Digit::NOTHING),
            Just(Digit::TAKE.or(Digit::TWO)),
            Just(Digit::TWO_UNEQUAL),
            Just(Digit::THREE),
        ]
        .boxed()
    } else {
        prop_oneof![Just(Digit::TAKE), Just(Digit::ONE), Just(Digit::NOTHING)].boxed()
    };
    prop_oneof![
        3 => (amounts(), leave).prop_map(|(amounts, leave)| Pattern::One { amounts, leave }),
        2 => (amounts(), 2usize..4, 0usize..2, prop::bool::ANY).prop_map(|(amounts, fewest, more, equal)| {
            Pattern::Several { amounts, fewest, most: fewest + more, equal }
        }),
    ]
}

fn ruleset(breaking: bool) -> impl Strategy<Value = Ruleset> {
    (
        prop::collection::vec(pattern(breaking), 1..4),
        prop::bool::ANY,
    )
        .prop_map(|(patterns, misere)| {
            Ruleset::new("random", patterns).with_end(if misere {
                End::Misere
            } else {
                End::Normal
            })
        })
}

fn naive_grundy(position: &Heaps) -> u64 {
    fn value(position: &Heaps, known: &mut std::collections::HashMap<Vec<u64>, u32>) -> u32 {
        if let Some(&value) = known.get(&position.heaps) {
            return value;
        }
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let options: Vec<u32> = moves
            .iter()
            .map(|chosen| value(&position.after(chosen), known))
            .collect();
        let mut seen = Mex::default();
        seen.clear();
        for option in options {
            seen.insert(option);
        }
        known.insert(position.heaps.clone(), seen.least_missing());
        seen.least_missing()
    }
    value(position, &mut std::collections::HashMap::new()).into()
}

/// Whatever method the oracle chose: outcome, winning moves and Grundy value are what plain search finds.
fn oracle_meets_minimax(rules: Ruleset, heaps: Vec<u64>) -> Result<(), TestCaseError> {
    let work = Work::unlimited();
    let position = Heaps::new(Arc::new(rules.clone()), heaps.clone());
    let answer = solve(&rules, &heaps, &work).unwrap();
    let mut memory = Memory::default();
    prop_assert_eq!(
        answer.mover_wins,
        minimax::mover_wins(&position, &mut memory)
    );
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves.retain(|chosen| !minimax::mover_wins(&position.after(chosen), &mut memory));
    moves.sort();
    let mut winning = answer.winning;
    winning.sort();
    prop_assert_eq!(winning, moves);
    match (rules.end, answer.grundy) {
        (End::Misere, grundy) => prop_assert_eq!(grundy, None),
        (End::Normal, Some(grundy)) => {
            prop_assert_eq!(grundy, naive_grundy(&position));
            prop_assert_eq!(grundy == 0, !answer.mover_wins);
        }
        (End::Normal, None) => prop_assert!(false, "small positions have Grundy values"),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn sieve_and_minimax_agree(rules in ruleset(false), heaps in prop::collection::vec(0u64..9, 1..5)) {
        oracle_meets_minimax(rules, heaps)?;
    }

    #[test]
    fn breaking_games_and_minimax_agree(rules in ruleset(true), heaps in prop::collection::vec(0u64..6, 1..3)) {
        oracle_meets_minimax(rules, heaps)?;
    }

    #[test]
    fn theory_and_minimax_agree(
        name in prop::sample::select(vec!["nim", "wythoff", "moore:2", "moore:3"]),
        misere: bool,
        heaps in prop::collection::vec(0u64..6, 1..5),
    ) {
        let end = if misere { End::Misere } else { End::Normal };
        oracle_meets_minimax(named(name).with_end(end), heaps)?;
    }

    /// What is laid out in another order is the same game.
    #[test]
    fn order_does_not_matter(rules in ruleset(false), mut heaps in prop::collection::vec(0u64..8, 2..5)) {
        let work = Work::unlimited();
        let oracle = Oracle::new(&rules, &heaps, &work).unwrap();
        let before = oracle.mover_wins(&heaps);
        heaps.reverse();
        prop_assert_eq!(oracle.mover_wins(&heaps), before);
    }

    #[test]
    fn names_and_files_never_panic(text in "\\PC{0,30}") {
        let _ = text.parse::<Ruleset>();
        let _ = Ruleset::from_text(&text);
    }

    /// Lines made of the words of the language, in any order: an error or rules, never a panic; and the place is in the text.
    #[test]
    fn words_in_any_order_never_panic(words in prop::collection::vec(prop::sample::select(vec![
        "take", "game", "end", "any", "odd", "1-3", "5-", "0", "2,4", "from", "one", "two", "three", "unequal", "up", "to",
        "2", "heap", "heaps", "equally", "freely", "leaving", "nothing", "or", "misere", "normal", "#", "\n",
    ]), 0..20)) {
        let text = words.join(" ");
        if let Err(error) = Ruleset::from_text(&text) {
            prop_assert!(error.line <= text.lines().count() + 1);
        }
    }
}

/// A table is the same whether the sieve made it or the oracle was asked about every row.
#[test]
fn tables_of_breaking_games() {
    let work = Work::unlimited();
    for (name, end) in [
        ("kayles", End::Normal),
        ("kayles", End::Misere),
        ("grundy", End::Misere),
    ] {
        let rules = named(name).with_end(end);
        let rows = p_positions(&rules, 2, 7, &work).unwrap();
        let mut memory = Memory::default();
        let shared = Arc::new(rules);
        for small in 0..=7 {
            for large in small..=7 {
                let position = Heaps::new(Arc::clone(&shared), vec![small, large]);
                let lost = !minimax::mover_wins(&position, &mut memory);
                assert_eq!(
                    rows.contains(&vec![small as u32, large as u32]),
                    lost,
                    "{name} {small} {large}"
                );
            }
        }
    }
}

/// Heaps beyond what was computed are answered by the proven period.
#[test]
fn huge_heaps_of_periodic_games() {
    let work = Work::unlimited();
    let rules = named("subtract:1,3,4");
    let far = 7_000_000_000_000_000 + 4;
    let answer = solve(&rules, &[far], &work).unwrap();
    assert_eq!((answer.grundy, answer.winning.len()), (Some(2), 1));
}
