//! Continuous games: the worked example, games with known solutions, and the law that bounds over boxes hold everywhere.

use matrix::{ContinuousFailure, Formula, Interval, solve_continuous};
use proptest::prelude::*;
use work::Work;

fn solve(formula: &str, x: (f64, f64), y: (f64, f64)) -> matrix::ContinuousSolution {
    let formula: Formula = formula.parse().unwrap();
    let range = |(low, high)| Interval::new(low, high).unwrap();
    solve_continuous(&formula, range(x), range(y), 1e-3, &Work::unlimited()).unwrap()
}

#[test]
fn the_worked_example() {
    let found = solve("x + y", (0.0, 1.0), (0.0, 1.0));
    assert_eq!(
        (found.row, found.column),
        (vec![(1.0, 1.0)], vec![(0.0, 1.0)])
    );
    assert_eq!((found.lower, found.upper), (1.0, 1.0));
}

#[test]
fn games_with_known_solutions() {
    // (x − y)²: the one who wants distance plays both ends with a half, the other stays in the middle. Value 1/4.
    let found = solve("(x - y)^2", (0.0, 1.0), (0.0, 1.0));
    assert!(found.lower <= 0.25 && 0.25 <= found.upper && found.upper - found.lower <= 1e-3);
    // Saddle in the middle, not on the first grid: x = 1/3, y = 1/3, value 0.
    let found = solve("(y - 1/3)^2 - (x - 1/3)^2", (0.0, 1.0), (0.0, 1.0));
    assert!(found.lower <= 0.0 && 0.0 <= found.upper && found.upper - found.lower <= 1e-3);
    assert!((found.row[0].0 - 1.0 / 3.0).abs() < 0.05);
    // |x − y|, value 1/2.
    let found = solve("abs(x - y)", (0.0, 1.0), (0.0, 1.0));
    assert!(found.lower <= 0.5 && 0.5 <= found.upper && found.upper - found.lower <= 1e-3);
    // A matching game on a circle: everything is best spread evenly. Value 0.
    let found = solve("cos(2 pi (x - y))", (0.0, 1.0), (0.0, 1.0));
    assert!(found.lower <= 0.0 && 0.0 <= found.upper && found.upper - found.lower <= 1e-3);
    // One point each.
    let found = solve("2x y", (3.0, 3.0), (-1.0, -1.0));
    assert_eq!((found.lower, found.upper), (-6.0, -6.0));
}

#[test]
fn undefined_formulas_are_refused() {
    for text in ["1/(x - y)", "ln(x)", "sqrt(x - 2)", "1/x"] {
        let formula: Formula = text.parse().unwrap();
        let unit = Interval::new(0.0, 1.0).unwrap();
        let failed = solve_continuous(&formula, unit, unit, 1e-3, &Work::unlimited());
        assert!(
            matches!(failed, Err(ContinuousFailure::Undefined { .. })),
            "{text}"
        );
    }
}

#[test]
fn a_stop_is_obeyed() {
    let work = Work::unlimited();
    work.stop.request();
    let unit = Interval::new(0.0, 1.0).unwrap();
    let formula: Formula = "(x - y)^2".parse().unwrap();
    let stopped = solve_continuous(&formula, unit, unit, 1e-3, &work).unwrap_err();
    assert_eq!(stopped, ContinuousFailure::from(work::Halt::Stopped));
}

#[test]
fn formulas_are_read_as_on_paper() {
    for (text, at_2_3) in [
        ("x + y", 5.0),
        ("2x - y^2", -5.0),
        ("-x^2", -4.0),
        ("xy", 6.0),
        ("x(1 - y)/2", -2.0),
        ("max(x, y) - min(x, y)", 1.0),
        ("2^-1", 0.5),
        ("x^y", 8.0),
        ("10 - 3 - 2", 5.0),
        ("sqrt(abs(-x - 2))", 2.0),
    ] {
        let formula: Formula = text.parse().unwrap();
        assert_eq!(formula.at(2.0, 3.0), at_2_3, "{text}");
    }
    for (text, position) in [
        ("", 1),
        ("x +", 4),
        ("x ) y", 3),
        ("z", 1),
        ("sin x", 5),
        ("1..2", 1),
        ("x ** y", 4),
    ] {
        let error = text.parse::<Formula>().unwrap_err();
        assert_eq!(error.position, position, "{text}");
    }
    assert!("(".repeat(5000).parse::<Formula>().is_err());
    assert!("-".repeat(5000).parse::<Formula>().is_err());
}

proptest! {
    #[test]
    fn garbage_never_panics(text in "[-+*/^()xy0-9., a-z]{0,30}") {
        let _ = text.parse::<Formula>();
    }

    #[test]
    fn bounds_over_a_box_hold_at_every_point(
        which in 0usize..10,
        corner in (-3.0f64..3.0, -3.0f64..3.0),
        size in (0.0f64..2.0, 0.0f64..2.0),
        inside in (0.0f64..=1.0, 0.0f64..=1.0),
    ) {
        let formulas = [
            "x + y - 0.1", "x y", "x^3 - y^2", "abs(x) - y", "sin(3x) cos(2y)",
            "exp(x - y)", "max(x, y) min(x, 2y)", "x / (y^2 + 1)", "ln(x^2 + 1)", "(x^2 + 1)^y",
        ];
        let formula: Formula = formulas[which].parse().unwrap();
        let x = Interval::new(corner.0, corner.0 + size.0).unwrap();
        let y = Interval::new(corner.1, corner.1 + size.1).unwrap();
        let at = (x.low + inside.0 * size.0, y.low + inside.1 * size.1);
        let at = (at.0.min(x.high), at.1.min(y.high));
        let bounds = formula.over(x, y).unwrap();
        let value = formula.at(at.0, at.1);
        // The point itself is computed with rounding, which the bounds need not contain.
        let rounding = 1e-12 * value.abs().max(1.0);
        prop_assert!(bounds.low <= value + rounding && value - rounding <= bounds.high);
    }
}
