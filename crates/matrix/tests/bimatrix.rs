//! Bimatrix games: textbook games, and three ways to equilibria that must agree with the definition.

use matrix::number::{integer, parse};
use matrix::{
    Bimatrix, EquilibriaFailure, Equilibrium, Labels, Payoffs, Rational, all_equilibria,
    best_responses, check, lemke_howson, pure_equilibria, reduce_bimatrix, solve_exactly,
};
use num_traits::Zero;
use proptest::prelude::*;
use work::Work;

fn game(row: Payoffs, column: Payoffs) -> Bimatrix {
    matrix::join(row, column, Labels::default()).unwrap()
}

fn games(most: usize, range: std::ops::RangeInclusive<i64>) -> impl Strategy<Value = Bimatrix> {
    (1..=most, 1..=most).prop_flat_map(move |(rows, columns)| {
        prop::collection::vec(range.clone(), 2 * rows * columns).prop_map(move |entries| {
            let half = rows * columns;
            let table = |at: usize| {
                Payoffs::from_fn(rows, columns, |i, j| integer(entries[at + i * columns + j]))
            };
            game(table(0), table(half))
        })
    })
}

fn shares(texts: &[&str]) -> Vec<Rational> {
    texts.iter().map(|text| parse(text).unwrap()).collect()
}

fn all(game: &Bimatrix) -> matrix::AllEquilibria {
    all_equilibria(game, &Work::unlimited()).unwrap()
}

fn verified(game: &Bimatrix, found: &Equilibrium) -> Result<(), check::Violation> {
    check::verify_equilibrium(&game.row, &game.column, &found.row, &found.column)
}

fn is_pure(found: &Equilibrium) -> bool {
    found
        .row
        .iter()
        .chain(&found.column)
        .filter(|share| !share.is_zero())
        .count()
        == 2
}

#[test]
fn prisoners_defect() {
    let dilemma = game(
        Payoffs::of_integers(&[[3, 0], [5, 1]]),
        Payoffs::of_integers(&[[3, 5], [0, 1]]),
    );
    assert_eq!(pure_equilibria(&dilemma), [(1, 1)]);
    let found = all(&dilemma);
    assert_eq!(found.equilibria.len(), 1);
    assert!(!found.degenerate && !found.infinite);
    let reduction = reduce_bimatrix(&dilemma.row, &dilemma.column, &Work::unlimited()).unwrap();
    assert_eq!((reduction.rows, reduction.columns), (vec![1], vec![1]));
    assert!(dilemma.symmetric());
}

#[test]
fn the_battle_of_the_sexes_has_three_equilibria() {
    let battle = game(
        Payoffs::of_integers(&[[3, 0], [0, 2]]),
        Payoffs::of_integers(&[[2, 0], [0, 3]]),
    );
    assert_eq!(pure_equilibria(&battle), [(0, 0), (1, 1)]);
    let found = all(&battle).equilibria;
    assert_eq!(found.len(), 3);
    assert_eq!(found[2].row, shares(&["3/5", "2/5"]));
    assert_eq!(found[2].column, shares(&["2/5", "3/5"]));
}

/// The example of von Stengel's chapter "Computing equilibria for two-person games", with three equilibria.
#[test]
fn a_three_by_two_game_of_the_literature() {
    let example = game(
        Payoffs::of_integers(&[[0, 6], [2, 5], [3, 3]]),
        Payoffs::of_integers(&[[1, 0], [0, 2], [4, 3]]),
    );
    let found = all(&example);
    let expected = [
        (shares(&["0", "0", "1"]), shares(&["1", "0"])),
        (shares(&["0", "1/3", "2/3"]), shares(&["2/3", "1/3"])),
        (shares(&["2/3", "1/3", "0"]), shares(&["1/3", "2/3"])),
    ];
    for (row, column) in expected {
        let wanted = Equilibrium { row, column };
        assert!(found.equilibria.contains(&wanted), "{wanted:?}");
    }
    assert_eq!(found.equilibria.len(), 3);
}

#[test]
fn a_degenerate_game_says_that_there_are_infinitely_many() {
    let same = game(
        Payoffs::of_integers(&[[1, 1], [0, 1]]),
        Payoffs::of_integers(&[[1, 1], [1, 0]]),
    );
    let found = all(&same);
    assert!(found.degenerate && found.infinite);
    for equilibrium in &found.equilibria {
        verified(&same, equilibrium).unwrap();
    }
}

#[test]
fn constant_sums_are_noticed() {
    let shifted = game(
        Payoffs::of_integers(&[[6, 4], [3, 8]]),
        Payoffs::of_integers(&[[4, 6], [7, 2]]),
    );
    assert_eq!(shifted.constant_sum(), Some(integer(10)));
    let found = all(&shifted).equilibria;
    let value = solve_exactly(&shifted.row, &Work::unlimited())
        .unwrap()
        .value;
    assert_eq!(found.len(), 1);
    assert_eq!(
        check::expected(&shifted.row, &found[0].row, &found[0].column),
        value
    );
}

#[test]
fn large_games_are_left_to_lemke_and_howson() {
    let side = 24;
    let entry = |seed: i64| {
        move |i: usize, j: usize| integer((i as i64 * 37 + j as i64 * 91 + seed).pow(2) % 101)
    };
    let large = game(
        Payoffs::from_fn(side, side, entry(3)),
        Payoffs::from_fn(side, side, entry(8)),
    );
    let refused = all_equilibria(&large, &Work::unlimited());
    assert!(matches!(
        refused,
        Err(EquilibriaFailure::TooManySupports { .. })
    ));
    for label in [0, 7, side + 5] {
        let found = lemke_howson(&large, label, &Work::unlimited()).unwrap();
        verified(&large, &found).unwrap();
    }
}

#[test]
fn long_and_narrow_games_are_small() {
    let narrow = game(
        Payoffs::from_fn(1, 60, |_, j| integer(j as i64)),
        Payoffs::from_fn(1, 60, |_, j| integer(j as i64 % 50)),
    );
    let found = all(&narrow).equilibria;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].column[49], integer(1));
}

#[test]
fn best_responses_are_best() {
    let rock_paper_scissors = Payoffs::of_integers(&[[0, -1, 1], [1, 0, -1], [-1, 1, 0]]);
    let found = best_responses(&rock_paper_scissors, &shares(&["1/2", "1/4", "1/4"]));
    assert_eq!(found.strategies, [1]);
    assert_eq!(found.payoff, parse("1/4").unwrap());
    let even = best_responses(&rock_paper_scissors, &shares(&["1/3", "1/3", "1/3"]));
    assert_eq!(even.strategies, [0, 1, 2]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn every_equilibrium_found_is_one(game in games(4, -4..=4)) {
        let found = all(&game);
        prop_assert!(!found.equilibria.is_empty());
        for equilibrium in &found.equilibria {
            prop_assert_eq!(verified(&game, equilibrium), Ok(()));
        }
        // Nash; Wilson: a nondegenerate game has finitely many equilibria, and an odd number of them.
        if !found.degenerate {
            prop_assert_eq!(found.equilibria.len() % 2, 1);
            prop_assert!(!found.infinite);
        }
        let pure: Vec<_> = found.equilibria.iter().filter(|found| is_pure(found)).collect();
        prop_assert_eq!(pure.len(), pure_equilibria(&game).len());
    }

    #[test]
    fn every_path_ends_in_one_of_them(game in games(4, -4..=4)) {
        let all = all(&game).equilibria;
        for label in 0..game.row.rows() + game.row.columns() {
            let found = lemke_howson(&game, label, &Work::unlimited()).unwrap();
            prop_assert_eq!(verified(&game, &found), Ok(()));
            prop_assert!(all.contains(&found));
        }
    }

    #[test]
    fn supports_of_equal_size_give_the_same_in_nondegenerate_games(game in games(3, -50..=50)) {
        let found = all(&game);
        prop_assume!(!found.degenerate);
        prop_assert_eq!(by_indifference(&game), found.equilibria.len());
    }

    #[test]
    fn zero_sum_games_have_one_value(row in games(4, -5..=5)) {
        let zero_sum = game(row.row.clone(), row.row.negated());
        let value = solve_exactly(&row.row, &Work::unlimited()).unwrap().value;
        for found in all(&zero_sum).equilibria {
            prop_assert_eq!(&check::expected(&row.row, &found.row, &found.column), &value);
        }
    }

    #[test]
    fn strict_dominance_loses_no_equilibrium(game in games(4, -4..=4)) {
        let reduction = reduce_bimatrix(&game.row, &game.column, &Work::unlimited()).unwrap();
        for found in all(&game).equilibria {
            for step in &reduction.steps {
                let share = match step.player {
                    matrix::Player::Row => &found.row[step.removed],
                    matrix::Player::Column => &found.column[step.removed],
                };
                prop_assert!(share.is_zero());
            }
        }
    }
}

/// The textbook's way: for each pair of supports make the opponent indifferent, by Cramer's rule, and check.
fn by_indifference(game: &Bimatrix) -> usize {
    let (m, n) = (game.row.rows(), game.row.columns());
    let mut count = 0;
    for rows in subsets(m) {
        for columns in subsets(n)
            .into_iter()
            .filter(|columns| columns.len() == rows.len())
        {
            let b = game.column.transposed();
            let mixtures = (
                indifferent(&b, &columns, &rows, m),
                indifferent(&game.row, &rows, &columns, n),
            );
            if let (Some(row), Some(column)) = mixtures {
                let full = rows.iter().all(|&i| !row[i].is_zero())
                    && columns.iter().all(|&j| !column[j].is_zero());
                let found = Equilibrium { row, column };
                count += usize::from(full && verified(game, &found).is_ok());
            }
        }
    }
    count
}

fn subsets(size: usize) -> Vec<Vec<usize>> {
    (1u32..1 << size)
        .map(|set| (0..size).filter(|&bit| set >> bit & 1 == 1).collect())
        .collect()
}

/// The mixture of `members` under which all of `answers` bring the same, if there is just one.
fn indifferent(
    table: &Payoffs,
    answers: &[usize],
    members: &[usize],
    length: usize,
) -> Option<Vec<Rational>> {
    let k = members.len();
    // Unknowns: the shares and the common payoff. Equations: one for each answer, and that shares sum to one.
    let mut system: Vec<Vec<Rational>> = answers
        .iter()
        .map(|&i| {
            let mut row: Vec<Rational> = members.iter().map(|&j| table.at(i, j).clone()).collect();
            row.push(integer(-1));
            row
        })
        .collect();
    let mut last = vec![integer(1); k];
    last.push(integer(0));
    system.push(last);
    let whole = determinant(&system);
    if whole.is_zero() {
        return None;
    }
    let mut shares = vec![integer(0); length];
    for (at, &j) in members.iter().enumerate() {
        let mut replaced = system.clone();
        for (row, line) in replaced.iter_mut().enumerate() {
            line[at] = integer(i64::from(row == k));
        }
        shares[j] = determinant(&replaced) / &whole;
    }
    Some(shares)
}

fn determinant(matrix: &[Vec<Rational>]) -> Rational {
    if matrix.is_empty() {
        return integer(1);
    }
    let mut sum = integer(0);
    for (j, entry) in matrix[0].iter().enumerate() {
        let minor: Vec<Vec<Rational>> = matrix[1..]
            .iter()
            .map(|row| {
                let kept = row.iter().enumerate().filter(|(k, _)| *k != j);
                kept.map(|(_, entry)| entry.clone()).collect()
            })
            .collect();
        let term = entry * determinant(&minor);
        sum = if j % 2 == 0 { sum + term } else { sum - term };
    }
    sum
}
