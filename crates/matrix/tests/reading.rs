//! What people enter is read, and what is wrong is named with its place.

use matrix::number::NotANumber;
use matrix::{InputError, Payoffs, Place, ReadFailure, read_bimatrix, read_zero_sum};
use proptest::prelude::*;
use rules::Tell;
use work::{Halt, Work};

fn read(text: &str) -> Result<Payoffs, InputError> {
    match read_zero_sum(text, &Work::unlimited()) {
        Ok(game) => Ok(game.payoffs),
        Err(ReadFailure::Input(error)) => Err(error),
        Err(ReadFailure::Halt(halt)) => panic!("{halt}"),
    }
}

fn read_two(text: &str) -> Result<(Payoffs, Payoffs), InputError> {
    match read_bimatrix(text, &Work::unlimited()) {
        Ok(game) => Ok((game.row, game.column)),
        Err(ReadFailure::Input(error)) => Err(error),
        Err(ReadFailure::Halt(halt)) => panic!("{halt}"),
    }
}

#[test]
fn tables_come_in_many_shapes() {
    let expected = Payoffs::of_integers(&[[5, 6], [-3, 5]]);
    for text in [
        "5 6\n-3 5\n",
        "5,6\n-3,5",
        " 5 ; 6 \n -3;5\r\n",
        "5\t6\n-3\t5",
        "# comment\n\n5 6\n-3 5\n\n",
        "[[5, 6], [-3, 5]]",
        "[[5, \"6\"], [\"-6/2\", 5.0]]",
        "{\"payoffs\": [[5, 6], [-3, 5]]}",
        "\u{feff}5 6\n\u{2212}3 5",
        "left right\n5 6\n-3 5",
        "up 5 6\ndown -3 5",
        "x,left,right\nup,5,6\ndown,-3,5",
        ",left,right\nup,5,6\n\"down, or so\",-3,5",
        "l r\nup 5 6\n3 -3 5",
    ] {
        assert_eq!(read(text), Ok(expected.clone()), "{text}");
    }
    let comma = read("0,5;1\n2;3").unwrap();
    assert_eq!(comma.at(0, 0).to_string(), "1/2");
}

#[test]
fn names_are_kept() {
    let text = ",1x50,1x10\n1x50,0,-40\n5x10,0,40\n";
    let game = read_zero_sum(text, &Work::unlimited()).unwrap();
    assert_eq!(game.labels.row(1), "5x10");
    assert_eq!(game.labels.column(1), "1x10");
    let text = r#"{"payoffs": [[1, 2]], "rows": ["a"], "columns": ["b", "c"]}"#;
    let game = read_zero_sum(text, &Work::unlimited()).unwrap();
    assert_eq!(
        (game.labels.row(0), game.labels.column(1)),
        ("a".into(), "c".into())
    );
}

fn wrong(line: usize, item: usize, text: &str, why: NotANumber) -> InputError {
    InputError::Number {
        place: Place { line, item },
        text: text.into(),
        why,
    }
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    use NotANumber::{Nonsense, NotFinite, TooLong, ZeroDenominator};
    let ragged = |line, found, expected| InputError::Ragged {
        line,
        found,
        expected,
    };
    for (text, error) in [
        ("", InputError::Empty),
        ("\n  \n# nothing\n", InputError::Empty),
        ("[]", InputError::Empty),
        ("[[]]", InputError::Empty),
        ("1 2\n3", ragged(2, 1, 2)),
        ("1 2\n# x\n3 4 5", ragged(3, 3, 2)),
        ("[[1,2],[3]]", ragged(2, 1, 2)),
        ("1 2\n3 x", wrong(2, 2, "x", Nonsense)),
        ("1 2\nx 4", wrong(2, 1, "x", Nonsense)),
        ("abc", wrong(1, 1, "abc", Nonsense)),
        ("a b\nc d", wrong(2, 2, "d", Nonsense)),
        ("1,,2\n3,4,5", wrong(1, 2, "", Nonsense)),
        ("1 NaN\n3 4", wrong(1, 2, "NaN", NotFinite)),
        ("nan nan\n1 2", wrong(1, 1, "nan", NotFinite)),
        ("1 -inf", wrong(1, 2, "-inf", NotFinite)),
        ("1 1/0", wrong(1, 2, "1/0", ZeroDenominator)),
        ("1 1e9999", wrong(1, 2, "1e9999", TooLong)),
        ("[[1, null]]", wrong(1, 2, "null", Nonsense)),
        ("[[1, \"NaN\"]]", wrong(1, 2, "NaN", NotFinite)),
        ("1 2\n\n3 4", InputError::SecondTable { line: 3 }),
    ] {
        assert_eq!(read(text), Err(error), "{text:?}");
    }
    for text in [
        "[[1, 2",
        "{\"payoff\": [[1]]}",
        "[1, 2]",
        "{}",
        "[[1, NaN]]",
    ] {
        assert!(matches!(read(text), Err(InputError::Json(_))), "{text}");
    }
    let names = r#"{"payoffs": [[1, 2]], "rows": ["a", "b"]}"#;
    let labels = |found, expected| InputError::Labels { found, expected };
    assert_eq!(read(names), Err(labels(2, 1)));
    assert_eq!(read("a b c\n1 2\n3 4"), Err(labels(3, 2)));
    for error in [InputError::Empty, labels(1, 2), ragged(1, 2, 3)] {
        assert!(error.accepted().is_some());
    }
}

#[test]
fn bimatrix_games_come_in_many_shapes() {
    let expected = (
        Payoffs::of_integers(&[[3, 0], [5, 1]]),
        Payoffs::of_integers(&[[3, 5], [0, 1]]),
    );
    for text in [
        "3 0\n5 1\n\n3 5\n0 1",
        "3,0\n5,1\n---\n3,5\n0,1\n",
        "3,3 0,5\n5,0 1,1",
        "3, 3   0, 5\n5, 0   1, 1",
        "(3, 3) (0, 5)\n(5, 0) (1, 1)",
        "3,3 | 0,5\n5,0 | 1,1",
        "3 3; 0 5\n5 0; 1 1",
        "C D\nC 3,3 0,5\nD 5,0 1,1",
        "[[[3,3],[0,5]],[[5,0],[1,1]]]",
        r#"{"row_payoffs": [[3,0],[5,1]], "column_payoffs": [[3,5],[0,1]], "rows": ["C", "D"]}"#,
        r#"{"payoffs": [[[3,3],[0,5]],[[5,0],["1","1"]]], "columns": ["C", "D"]}"#,
    ] {
        assert_eq!(read_two(text), Ok(expected.clone()), "{text}");
    }
    assert!(matches!(
        read_two("1 2\n3 4"),
        Err(InputError::NotAPair { .. })
    ));
    assert!(matches!(
        read_two("1,2 3\n"),
        Err(InputError::NotAPair { .. })
    ));
    assert!(matches!(
        read_two("1,2 nan,3"),
        Err(InputError::Number { .. })
    ));
    assert!(matches!(
        read_two("1 2\n\n3 4\n5 6"),
        Err(InputError::Shapes { .. })
    ));
    assert!(matches!(
        read_two("1\n\n2\n\n3"),
        Err(InputError::SecondTable { line: 5 })
    ));
    assert_eq!(read_two(""), Err(InputError::Empty));
}

#[test]
fn a_table_beyond_the_budget_is_refused_before_it_is_read() {
    let small = Work {
        memory: work::Bytes(1 << 20),
        ..Work::unlimited()
    };
    let text = "1 2 3 4 5 6 7 8 9 10\n".repeat(1000);
    let refused = read_zero_sum(&text, &small).unwrap_err();
    let ReadFailure::Halt(Halt::TooBig(why)) = refused else {
        panic!("{refused}");
    };
    assert_eq!(why.needed.0, 10_000 * 224);
}

proptest! {
    #[test]
    fn garbage_never_panics(text in "[-0-9a-zé./,;()|\"\\[\\]{}:#\n ]{0,60}") {
        let _ = read_zero_sum(&text, &Work::unlimited());
        let _ = read_bimatrix(&text, &Work::unlimited());
    }

    #[test]
    fn anything_never_panics(text in "\\PC{0,40}") {
        let _ = read_zero_sum(&text, &Work::unlimited());
        let _ = read_bimatrix(&text, &Work::unlimited());
    }

    #[test]
    fn what_is_written_is_read(
        (columns, entries) in (1usize..5).prop_flat_map(|columns| {
            (Just(columns), prop::collection::vec((any::<i32>(), 1..100i32), columns..=4 * columns))
        }),
        separator in prop::sample::select(vec![" ", ",", ";", "\t", ", "]),
    ) {
        let rows = entries.len() / columns;
        let game = Payoffs::from_fn(rows, columns, |i, j| {
            let (above, below) = entries[i * columns + j];
            matrix::Rational::new(above.into(), below.into())
        });
        let line = |i: usize| {
            let items: Vec<String> = game.row(i).iter().map(matrix::number::write).collect();
            items.join(separator)
        };
        let text: Vec<String> = (0..rows).map(line).collect();
        prop_assert_eq!(read(&text.join("\n")), Ok(game));
    }
}
