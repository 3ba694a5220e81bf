//! Zero-sum games: the worked examples, and laws that tie all the ways to a value together.

use matrix::number::{approximate, integer, parse};
use matrix::{
    Domination, Method, Payoffs, Player, Rational, answer_zero_sum, certify, check,
    fictitious_play, pure_solution, reduce_zero_sum, solve_by_programs, solve_exactly,
    solve_floating,
};
use proptest::prelude::*;
use work::{Halt, Stop, Work};

fn tables(most: usize, range: std::ops::RangeInclusive<i64>) -> impl Strategy<Value = Payoffs> {
    (1..=most, 1..=most).prop_flat_map(move |(rows, columns)| {
        prop::collection::vec(range.clone(), rows * columns).prop_map(move |entries| {
            Payoffs::from_fn(rows, columns, |i, j| integer(entries[i * columns + j]))
        })
    })
}

fn solved(payoffs: &Payoffs) -> (String, Vec<String>, Vec<String>) {
    let solution = solve_exactly(payoffs, &Work::unlimited()).unwrap();
    check::verify_zero_sum(payoffs, &solution.row, &solution.column, &solution.value).unwrap();
    let texts = |strategy: &[Rational]| strategy.iter().map(ToString::to_string).collect();
    (
        solution.value.to_string(),
        texts(&solution.row),
        texts(&solution.column),
    )
}

#[test]
fn the_worked_example_has_its_saddle_in_row_1_column_3() {
    let game = Payoffs::of_integers(&[[5, 6, 4, 5], [-3, 5, 3, 7], [7, 8, -1, 6]]);
    let pure = pure_solution(&game);
    assert_eq!(pure.saddle_points, [(0, 2)]);
    assert_eq!((pure.lower, pure.upper), (integer(4), integer(4)));
    let (value, row, column) = solved(&game);
    assert_eq!(value, "4");
    assert_eq!(row, ["1", "0", "0"]);
    assert_eq!(column, ["0", "0", "1", "0"]);
}

#[test]
fn the_coins_game_is_worth_nothing() {
    // Rows 1×50 and 5×10, columns 1×50 and 1×10, as the table of the source is printed.
    let game = Payoffs::of_integers(&[[0, -40], [0, 40]]);
    assert_eq!(pure_solution(&game).saddle_points, [(1, 0)]);
    let (value, row, column) = solved(&game);
    assert_eq!(
        (value.as_str(), row[1].as_str(), column[0].as_str()),
        ("0", "1", "1")
    );
}

#[test]
fn matching_pennies_need_mixing() {
    let game = Payoffs::of_integers(&[[1, -1], [-1, 1]]);
    assert!(pure_solution(&game).saddle_points.is_empty());
    let halves = || vec!["1/2".to_owned(), "1/2".to_owned()];
    assert_eq!(solved(&game), ("0".into(), halves(), halves()));
}

#[test]
fn all_saddles_are_listed() {
    let game = Payoffs::of_integers(&[[2, 1, 1], [0, -1, 1], [3, 1, 1]]);
    assert_eq!(
        pure_solution(&game).saddle_points,
        [(0, 1), (0, 2), (2, 1), (2, 2)]
    );
    let same = Payoffs::of_integers(&[[7, 7], [7, 7]]);
    assert_eq!(pure_solution(&same).saddle_points.len(), 4);
}

#[test]
fn fractions_are_kept() {
    let row = |texts: [&str; 2]| texts.map(|text| parse(text).unwrap()).to_vec();
    let game = Payoffs::from_rows(vec![row(["1/3", "0"]), row(["0", "0.5"])]).unwrap();
    let (value, row, _) = solved(&game);
    assert_eq!((value.as_str(), row[0].as_str()), ("1/5", "3/5"));
}

/// As many comparisons as there are pairs would be ten thousand million.
#[test]
fn many_equal_rows_are_told_one_by_one_and_compared_once() {
    let rows: Vec<[i64; 2]> = (0..100_000).map(|row| [row % 2, 1 - row % 2]).collect();
    let reduction = reduce_zero_sum(&Payoffs::of_integers(&rows), &Work::unlimited()).unwrap();
    assert_eq!(reduction.rows, [0, 1]);
    assert_eq!(reduction.steps.len(), 99_998);
    let by = |step: &matrix::Step| step.how == Domination::Equal && step.by == step.removed % 2;
    assert!(reduction.steps.iter().all(by));
}

#[test]
fn dominance_tells_its_steps() {
    let game = Payoffs::of_integers(&[[3, 1, 4], [2, 0, 3], [0, 2, 5]]);
    let reduction = reduce_zero_sum(&game, &Work::unlimited()).unwrap();
    let told: Vec<_> = reduction
        .steps
        .iter()
        .map(|step| (step.player, step.removed, step.by, step.how))
        .collect();
    assert_eq!(
        told,
        [
            (Player::Row, 1, 0, Domination::Strict),
            (Player::Column, 2, 0, Domination::Strict),
        ]
    );
    assert_eq!(
        (reduction.rows, reduction.columns),
        (vec![0, 2], vec![0, 1])
    );
}

#[test]
fn the_checker_refuses_wrong_claims() {
    let game = Payoffs::of_integers(&[[1, -1], [-1, 1]]);
    let half = || vec![parse("1/2").unwrap(), parse("1/2").unwrap()];
    let pure = || vec![integer(1), integer(0)];
    let verify = |row: &[Rational], column: &[Rational], value: i64| {
        check::verify_zero_sum(&game, row, column, &integer(value))
    };
    assert!(verify(&half(), &half(), 0).is_ok());
    assert!(matches!(
        verify(&half(), &half(), 1),
        Err(check::Violation::Value { .. })
    ));
    assert!(matches!(
        verify(&pure(), &half(), 0),
        Err(check::Violation::ColumnDeviates { .. })
    ));
    assert!(matches!(
        verify(&half(), &pure(), 0),
        Err(check::Violation::RowDeviates { .. })
    ));
    assert!(matches!(
        verify(&half()[..1], &half(), 0),
        Err(check::Violation::Length { .. })
    ));
    let odd = vec![integer(2), integer(-1)];
    assert!(matches!(
        verify(&odd, &half(), 0),
        Err(check::Violation::NotADistribution(_))
    ));
}

#[test]
fn larger_games_are_certified_and_wrong_suggestions_are_not() {
    let work = Work::unlimited();
    // No two entries alike in a row or column, and no saddle.
    let entry = |i: usize, j: usize| integer(((i * 7919 + j * 104_729) % 10_007) as i64);
    let payoffs = Payoffs::from_fn(40, 40, entry);
    let floating = solve_floating(&payoffs, &work).unwrap();
    let proven = certify(&payoffs, &floating, &work).unwrap().unwrap();
    check::verify_zero_sum(&payoffs, &proven.row, &proven.column, &proven.value).unwrap();
    let game = matrix::ZeroSum {
        payoffs: payoffs.clone(),
        labels: matrix::Labels::default(),
    };
    let answer = answer_zero_sum(&game, Method::Exact, &work).unwrap();
    assert_eq!(answer.way, matrix::Way::Certified);
    let mut misled = floating.clone();
    misled.row.rotate_right(1);
    assert_eq!(certify(&payoffs, &misled, &work).unwrap(), None);
}

#[test]
fn work_is_refused_and_stopped() {
    let game = Payoffs::from_fn(40, 40, |i, j| integer(((i * 7 + j * 13) % 31) as i64));
    let small = Work {
        memory: work::Bytes(1000),
        ..Work::unlimited()
    };
    assert!(matches!(solve_exactly(&game, &small), Err(Halt::TooBig(_))));
    assert!(solve_floating(&game, &small).is_err());
    let stopped = Work {
        stop: Stop::default(),
        ..Work::unlimited()
    };
    stopped.stop.request();
    assert_eq!(solve_exactly(&game, &stopped), Err(Halt::Stopped));
    assert!(fictitious_play(&game, 10, 0.0, &stopped).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn exact_and_floating_agree(game in tables(9, -20..=20)) {
        let work = Work::unlimited();
        let exact = solve_exactly(&game, &work).unwrap();
        prop_assert_eq!(check::verify_zero_sum(&game, &exact.row, &exact.column, &exact.value), Ok(()));
        let floating = solve_floating(&game, &work).unwrap();
        let value = approximate(&exact.value);
        prop_assert!((floating.value - value).abs() < 1e-7, "{} {}", floating.value, value);
        prop_assert!(floating.lower <= value && value <= floating.upper);
        // The bounds that the solver measured are those that the checker measures exactly.
        let (lower, upper) = check::exact_bounds(&game, &floating.row, &floating.column).unwrap();
        prop_assert!(lower <= exact.value && exact.value <= upper);
        prop_assert!(floating.lower <= approximate(&lower) && approximate(&upper) <= floating.upper);
        prop_assert!(floating.upper - floating.lower < 1e-6);
    }

    #[test]
    fn few_values_make_degenerate_games_and_those_are_solved_too(game in tables(8, 0..=1)) {
        let exact = solve_exactly(&game, &Work::unlimited()).unwrap();
        prop_assert_eq!(check::verify_zero_sum(&game, &exact.row, &exact.column, &exact.value), Ok(()));
    }

    #[test]
    fn one_table_for_both_players_finds_what_a_program_for_each_finds(
        (game, narrow) in (tables(40, -1000..=1000), tables(40, 0..=2)),
    ) {
        let work = Work::unlimited();
        for game in [game, narrow] {
            let fast = solve_floating(&game, &work).unwrap();
            let slow = solve_by_programs(&game, &work).unwrap();
            prop_assert!((fast.value - slow.value).abs() < 1e-6, "{} {}", fast.value, slow.value);
            prop_assert!(fast.lower <= slow.upper && slow.lower <= fast.upper);
            prop_assert!(fast.upper - fast.lower < 1e-6);
        }
    }

    #[test]
    fn certified_solutions_are_those_of_the_simplex_method(game in tables(9, -1000..=1000)) {
        let work = Work::unlimited();
        let exact = solve_exactly(&game, &work).unwrap();
        let floating = solve_floating(&game, &work).unwrap();
        if let Some(proven) = certify(&game, &floating, &work).unwrap() {
            prop_assert_eq!(&proven.value, &exact.value);
            prop_assert_eq!(check::verify_zero_sum(&game, &proven.row, &proven.column, &proven.value), Ok(()));
        } else {
            // Only ties make the supports differ in size, and in such large a range ties are rare and small.
            prop_assert!(pure_solution(&game).saddle_points.len() != 1);
        }
    }

    #[test]
    fn a_saddle_is_the_solution(game in tables(5, -3..=3)) {
        let pure = pure_solution(&game);
        let value = solve_exactly(&game, &Work::unlimited()).unwrap().value;
        prop_assert!(pure.lower <= value && value <= pure.upper);
        prop_assert_eq!(pure.saddle_points.is_empty(), pure.lower != pure.upper);
        let unit = |length: usize, at: usize| -> Vec<Rational> {
            (0..length).map(|k| integer(i64::from(k == at))).collect()
        };
        for i in 0..game.rows() {
            for j in 0..game.columns() {
                let (row, column) = (unit(game.rows(), i), unit(game.columns(), j));
                let optimal = check::verify_zero_sum(&game, &row, &column, game.at(i, j)).is_ok();
                prop_assert_eq!(optimal, pure.saddle_points.contains(&(i, j)));
            }
        }
    }

    #[test]
    fn removing_dominated_strategies_keeps_the_value(game in tables(6, -3..=3)) {
        let work = Work::unlimited();
        let reduction = reduce_zero_sum(&game, &Work::unlimited()).unwrap();
        let rest = game.part(&reduction.rows, &reduction.columns);
        let small = solve_exactly(&rest, &work).unwrap();
        // The solution of what is left, with zeros for what was removed, is optimal in the whole.
        let widen = |shares: &[Rational], kept: &[usize], length: usize| {
            let mut all = vec![integer(0); length];
            for (share, &at) in shares.iter().zip(kept) {
                all[at] = share.clone();
            }
            all
        };
        let row = widen(&small.row, &reduction.rows, game.rows());
        let column = widen(&small.column, &reduction.columns, game.columns());
        prop_assert_eq!(check::verify_zero_sum(&game, &row, &column, &small.value), Ok(()));
        prop_assert!(reduce_zero_sum(&rest, &Work::unlimited()).unwrap().steps.is_empty());
    }

    #[test]
    fn exchanging_the_players_negates_the_value(game in tables(6, -9..=9)) {
        let work = Work::unlimited();
        let there = solve_exactly(&game.transposed().negated(), &work).unwrap();
        prop_assert_eq!(solve_exactly(&game, &work).unwrap().value, -there.value);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn fictitious_play_closes_in_on_the_value(game in tables(4, -5..=5)) {
        let work = Work::unlimited();
        let (played, _) = fictitious_play(&game, 30_000, 1e-3, &work).unwrap();
        let value = approximate(&solve_exactly(&game, &work).unwrap().value);
        prop_assert!(played.lower <= value && value <= played.upper);
        prop_assert!(played.upper - played.lower < 0.2, "{} {}", played.lower, played.upper);
    }
}
