//! What is printed is read back, what is written in books means what it means there, and nonsense is refused.

use calculator::{Calculator, Datum, FUNCTIONS, Line, SumMove, Wrong, read_line, solve_sum};
use proptest::prelude::*;
use values::{Value, Values};
use work::Work;

fn result(text: &str) -> Result<String, Wrong> {
    let work = Work::unlimited();
    let mut calculator = Calculator::new(&work);
    let datum = calculator.run(text)?;
    Ok(calculator.text(&datum))
}

#[test]
fn expressions_and_their_values() {
    for (text, expected) in [
        ("{0|*} + v", "0"),
        ("{|}", "0"),
        ("{0|}", "1"),
        ("{0|0}", "*"),
        ("{0|1}", "1/2"),
        ("-1/2", "-1/2"),
        ("3/4", "3/4"),
        ("* + *", "0"),
        ("*2 + *", "*3"),
        ("^ + ^", "^^"),
        ("3·^", "^3"),
        ("^3", "^3"),
        ("^^*", "^^*"),
        ("vv", "vv"),
        ("v3*2", "v3*2"),
        ("-1^", "-1^"),
        ("1/2v3*4", "1/2v3*4"),
        ("{1|-1}", "+-1"),
        ("+-1", "+-1"),
        ("±1 + ±1", "0"),
        ("1 +- 1", "{2|0}"),
        ("+-{1,{2|0}}", "+-{1,{2|0}}"),
        ("{2|-1/2}", "{2|-1/2}"),
        ("{0||0|-2}", "Tiny(2)"),
        ("{2|0||0}", "Miny(2)"),
        ("2Tiny(2)", "2Tiny(2)"),
        ("Tiny(2) + 2", "2Tiny(2)"),
        ("{-1,{3/2|-1}|-1}", "{-1,{3/2|-1}|-1}"),
        ("{4|||3|1||0|-2}", "{4|||3|1||0|-2}"),
        ("{1*|-1*}", "+-(1*)"),
        ("temperature({2|-1/2})", "5/4"),
        ("mean({2|-1/2})", "3/4"),
        ("leftstop({2|-1/2})", "2"),
        ("LeftStop(^)", "0"),
        ("outcome(^)", "L"),
        ("birthday(^)", "2"),
        ("^ > 0", "true"),
        ("* <> 0", "true"),
        ("^ <= *", "false"),
        ("{0|*} = ^", "true"),
        ("tiny(2) < ^", "true"),
        ("cool({3||2*|1*}, 1/4)", "{11/4||2|3/2}"),
        ("atomic_weight(^^*)", "2"),
        ("leftoptions(*2)", "[0, *]"),
        ("domineering(\"../..\")", "+-1"),
        (
            "domineering(\"4x4\")",
            "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        ),
        ("cram(\"4x5\") + nim(3)", "*"),
        ("clobber(\"xox/ox.\")", "{^^*|*,v}"),
        ("hackenbush(\"brrb\")", "3/8"),
        ("toads(\"tt.ff\")", "*"),
        ("reduced({2*|1^})", "{2|1}"),
        (
            "thermograph(+-1)",
            "left 2@-1 0@1; right -2@-1 0@1; mean 0; temperature 1",
        ),
    ] {
        assert_eq!(result(text).as_deref(), Ok(expected), "{text}");
    }
}

#[test]
fn variables_are_kept() {
    let work = Work::unlimited();
    let mut calculator = Calculator::new(&work);
    calculator.run("g := {3||2+*|1+*}").unwrap();
    let cooled = calculator.run("cool(g, 3/4)").unwrap();
    assert_eq!(calculator.text(&cooled), "9/4*");
    assert_eq!(calculator.names().collect::<Vec<_>>(), ["g"]);
    for reserved in ["v := 1", "v3 := 1", "mean := 1"] {
        assert!(matches!(
            calculator.run(reserved),
            Err(Wrong::Reserved { .. })
        ));
    }
}

#[test]
fn nonsense_is_refused_and_named() {
    for text in [
        "",
        "{",
        "}",
        "{1",
        "{1|",
        "{1}",
        "1/3",
        "1/0",
        "1 2",
        "foo",
        "foo(1)",
        "mean()",
        "mean(\"x\")",
        "{0||1||2}",
        "+",
        "1 +",
        "domineering(\"..a\")",
        "domineering(\"200x200\")",
        "cool(1, -1)",
        "^^3",
        "(1",
        "\"",
        "{\"a\"|}",
        "*99999999999",
        "99999999999999999999",
        "1 < 2 < 3",
        "+-",
        "1 * 2",
    ] {
        assert!(result(text).is_err(), "{text}");
    }
    assert_eq!(result(&"{".repeat(5000)), Err(Wrong::Nested));
    assert_eq!(result(&"-".repeat(5000)), Err(Wrong::Nested));
    assert_eq!(
        result("1 + {2|}}"),
        Err(Wrong::Unexpected {
            found: "}".to_owned(),
            column: 9
        })
    );
}

/// A sum of different games, against plain search of the sum of their trees.
#[test]
fn sums_of_different_games_are_solved_from_their_parts() {
    let work = Work::unlimited();
    let values = Values::new(&work);
    let parts = |texts: &[&str]| {
        texts
            .iter()
            .map(|text| (*text).to_owned())
            .collect::<Vec<_>>()
    };
    let sum = solve_sum(
        &parts(&["nim:2", "cram:4x5", "domineering:2x2"]),
        &values,
        &work,
    )
    .unwrap();
    assert_eq!(values.text(sum.value), "+-1");
    assert_eq!(sum.outcome.letter(), 'N');
    let winning = &sum.winning[0];
    assert!(
        winning.iter().all(|one| one.part == 2),
        "only the hot part matters"
    );
    assert_eq!(winning.len(), 2);
    let sum = solve_sum(&parts(&["nim:3", "cram:4x5"]), &values, &work).unwrap();
    assert!(sum.winning[0].contains(&SumMove {
        part: 0,
        label: "3-2".to_owned()
    }));
    assert_eq!(sum.winning[0], sum.winning[1]);
    for wrong in ["nim", "nim:x", "chess:8x8", "cram:"] {
        assert!(
            solve_sum(&parts(&[wrong]), &values, &work).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn functions_are_sorted_so_that_help_can_list_them() {
    assert!(FUNCTIONS.windows(2).all(|pair| pair[0].name < pair[1].name));
}

#[test]
fn worksheets_have_comments_and_expectations() {
    assert_eq!(read_line("  # nothing"), Line::Nothing);
    assert_eq!(
        read_line("^+v ==> 0 # up and down"),
        Line::Expression {
            text: "^+v",
            expected: Some("0")
        }
    );
    assert_eq!(
        read_line("g := col(\"#.\") # x"),
        Line::Expression {
            text: "g := col(\"#.\")",
            expected: None
        }
    );
}

/// Values born by day 3 at most, from random options.
fn random(values: &Values, choices: &[u8]) -> Value {
    let mut pool = vec![Values::ZERO];
    let mut next = choices.iter().map(|&choice| usize::from(choice));
    for _ in 0..choices.len() / 5 {
        let mut pick = |pool: &[Value]| -> Vec<Value> {
            let count = next.next().unwrap_or(0) % 3;
            (0..count)
                .map(|_| pool[next.next().unwrap_or(0) % pool.len()])
                .collect()
        };
        let (left, right) = (pick(&pool), pick(&pool));
        pool.push(values.make(&left, &right).unwrap());
    }
    pool[pool.len() - 1]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// A value printed is a value parsed.
    #[test]
    fn what_is_printed_is_read(choices in prop::collection::vec(any::<u8>(), 5..60)) {
        let work = Work::unlimited();
        let mut calculator = Calculator::new(&work);
        let value = random(calculator.values(), &choices);
        let text = calculator.values().text(value);
        prop_assert_eq!(calculator.run(&text), Ok(Datum::Game(value)), "{}", text);
    }

    /// So are the values of positions.
    #[test]
    fn positions_are_read_back(squares in 0u128..1 << 16) {
        let work = Work::unlimited();
        let mut calculator = Calculator::new(&work);
        let board = grids::Region::full(4, 4).unwrap().with(squares);
        let value = calculator.run(&format!("domineering(\"{board}\")")).unwrap();
        let text = calculator.text(&value);
        prop_assert_eq!(calculator.run(&text), Ok(value), "{}", text);
    }

    #[test]
    fn never_panics(text in "[0-9{}|,*^v+\\-/() \"·<>=:a-z]{0,24}|\\PC{0,12}") {
        let _ = result(&text);
    }
}
