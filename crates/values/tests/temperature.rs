//! Laws and published facts about stops, thermographs, cooling, heating, reduced forms and atomic weights.

mod common;

use common::trees;
use proptest::prelude::*;
use rules::Side;
use values::{Dyadic, Nus, Unable, Value, Values};
use work::Work;

fn table() -> Values {
    Values::new(&Work::unlimited())
}

fn n(values: &Values, n: i32) -> Value {
    values.integer(n).unwrap()
}

fn dyadic(numerator: i64, exponent: u32) -> Dyadic {
    Dyadic::new(numerator, exponent).unwrap()
}

/// `{3 || 2* | 1*}`, a worked example of cooling and heating in CGSuite's own tables.
fn example(values: &Values) -> Value {
    let with_star = |n: i32| {
        let nus = Nus {
            number: n.into(),
            ups: 0,
            nim: 1,
        };
        values.number_up_star(nus).unwrap()
    };
    let threat = values.make(&[with_star(2)], &[with_star(1)]).unwrap();
    values.make(&[n(values, 3)], &[threat]).unwrap()
}

#[test]
fn cooling_and_heating_as_published() {
    let values = table();
    let game = example(&values);
    for (by, cooled) in [
        (dyadic(0, 0), "{3||2*|1*}"),
        (dyadic(1, 2), "{11/4||2|3/2}"),
        (dyadic(1, 1), "{5/2|2*}"),
        (dyadic(5, 3), "{19/8|17/8}"),
        (dyadic(3, 2), "9/4*"),
        (dyadic(70, 0), "9/4"),
        (dyadic(-1, 1), "{7/2|||5/2|3/2||+-1/2}"),
    ] {
        assert_eq!(
            values.text(values.cool(game, by).unwrap()),
            cooled,
            "cooled by {by}"
        );
    }
    assert_eq!(
        values.cool(game, Dyadic::MINUS_ONE),
        Err(Unable::OutOfRange)
    );
    for (by, heated) in [
        (dyadic(1, 1), "{7/2|||5/2|3/2||+-1/2}"),
        (dyadic(1, 0), "{4|||3|1||0|-2}"),
        (dyadic(-3, 2), "9/4*"),
        (dyadic(-1, 0), "9/4"),
    ] {
        let by = values.number(by).unwrap();
        assert_eq!(values.text(values.heat(game, by).unwrap()), heated);
    }
    let star = values.nimber(1).unwrap();
    assert_eq!(values.text(values.heat(game, star).unwrap()), "{3*||2|1}");
    let one_star = values.sum(n(&values, 1), star).unwrap();
    let hot = values.overheat(game, star, one_star).unwrap();
    assert_eq!(values.text(hot), "{1||+-(1*)|-1,{-1|-3}}");
}

#[test]
fn numbers_cool_below_zero_as_published() {
    let values = table();
    let quarter = values.number(dyadic(1, 2)).unwrap();
    for (by, cooled) in [
        (dyadic(-1, 3), "1/4"),
        (dyadic(-1, 2), "1/4*"),
        (dyadic(-3, 3), "{3/8|1/8}"),
    ] {
        assert_eq!(values.text(values.cool(quarter, by).unwrap()), cooled);
    }
}

#[test]
fn norton_products_as_published() {
    let values = table();
    let up = values
        .number_up_star(Nus {
            number: Dyadic::ZERO,
            ups: 1,
            nim: 0,
        })
        .unwrap();
    let half = values.number(dyadic(1, 1)).unwrap();
    let zero_minus_two = values.make(&[Values::ZERO], &[n(&values, -2)]).unwrap();
    let tiny_two = values.make(&[Values::ZERO], &[zero_minus_two]).unwrap();
    assert_eq!(values.text(tiny_two), "Tiny(2)");
    for (game, product) in [
        (n(&values, 6), "^6"),
        (n(&values, -4), "v4"),
        (half, "{^^*|v*}"),
        (up, "{^^*||0|v4}"),
        (tiny_two, "{^^*||0|v6}"),
    ] {
        assert_eq!(values.text(values.norton(game, up).unwrap()), product);
    }
    assert_eq!(values.norton(up, Values::ZERO), Err(Unable::OutOfRange));
}

#[test]
fn temperatures_of_numbers_are_negative() {
    let values = table();
    for (number, temperature) in [
        (dyadic(0, 0), dyadic(-1, 0)),
        (dyadic(-7, 0), dyadic(-1, 0)),
        (dyadic(1, 1), dyadic(-1, 1)),
        (dyadic(-5, 3), dyadic(-1, 3)),
    ] {
        let value = values.number(number).unwrap();
        assert_eq!(values.temperature(value).unwrap(), temperature);
        assert_eq!(values.mean(value).unwrap(), number);
    }
    let far = values
        .number_up_star(Nus {
            number: 3.into(),
            ups: -100_000,
            nim: 77,
        })
        .unwrap();
    assert_eq!(values.temperature(far).unwrap(), Dyadic::ZERO);
    assert_eq!(values.mean(far).unwrap(), 3.into());
}

#[test]
fn ordinal_sums_of_hackenbush_stalks() {
    // A blue edge with a red one on it is 1/2; the sign expansion goes on from there.
    let values = table();
    let (one, minus) = (n(&values, 1), n(&values, -1));
    let half = values.ordinal_sum(one, minus).unwrap();
    assert_eq!(values.text(half), "1/2");
    let star = values.nimber(1).unwrap();
    assert_eq!(values.text(values.ordinal_sum(star, star).unwrap()), "*2");
    assert_eq!(values.text(values.ordinal_sum(star, one).unwrap()), "^*");
    let up = values.make(&[Values::ZERO], &[star]).unwrap();
    assert_eq!(values.ordinal_sum(Values::ZERO, up).unwrap(), up);
}

#[test]
fn atomic_weights_as_published() {
    let values = table();
    let nus = |ups, nim| {
        values
            .number_up_star(Nus {
                number: Dyadic::ZERO,
                ups,
                nim,
            })
            .unwrap()
    };
    let weight = |value| {
        values
            .atomic_weight(value)
            .unwrap()
            .map(|weight| values.text(weight))
    };
    assert_eq!(weight(nus(1, 0)).as_deref(), Some("1"));
    assert_eq!(weight(nus(-3, 5)).as_deref(), Some("-3"));
    assert_eq!(
        weight(values.make(&[nus(2, 1)], &[nus(-2, 1)]).unwrap()).as_deref(),
        Some("*")
    );
    // ↑² = ↑ - ... = {0|v*}: an infinitesimal of atomic weight 0.
    let up_second = values.make(&[Values::ZERO], &[nus(-1, 1)]).unwrap();
    assert_eq!(weight(up_second).as_deref(), Some("0"));
    assert_eq!(
        weight(values.make(&[n(&values, 1)], &[n(&values, -1)]).unwrap()),
        None
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// At temperature zero the walls are the stops, the left wall is never below the right one, and above the
    /// temperature both are the mean.
    #[test]
    fn walls_meet_the_stops(tree in trees(3, 2)) {
        let values = table();
        let value = tree.value(&values).unwrap();
        let graph = values.thermograph(value).unwrap();
        prop_assert_eq!(graph.wall(Side::Left, Dyadic::ZERO).unwrap(), values.left_stop(value));
        prop_assert_eq!(graph.wall(Side::Right, Dyadic::ZERO).unwrap(), values.right_stop(value));
        for quarters in -4..40 {
            let t = dyadic(quarters, 2);
            let (left, right) = (graph.wall(Side::Left, t).unwrap(), graph.wall(Side::Right, t).unwrap());
            prop_assert!(left >= right);
            prop_assert_eq!(left == right && left == graph.mean(), t >= graph.temperature() || left == right);
        }
    }

    /// Below its temperature, the stops of the cooled game are the walls.
    #[test]
    fn cooled_games_stop_at_the_walls(tree in trees(3, 2), quarters in 0i64..12) {
        let values = table();
        let value = tree.value(&values).unwrap();
        let t = dyadic(quarters, 2);
        let graph = values.thermograph(value).unwrap();
        let cooled = values.cool(value, t).unwrap();
        prop_assert_eq!(values.left_stop(cooled), graph.wall(Side::Left, t).unwrap());
        prop_assert_eq!(values.right_stop(cooled), graph.wall(Side::Right, t).unwrap());
    }

    #[test]
    fn a_sum_is_at_most_as_hot_and_means_add_up(a in trees(3, 2), b in trees(3, 2)) {
        let values = table();
        let (a, b) = (a.value(&values).unwrap(), b.value(&values).unwrap());
        let sum = values.sum(a, b).unwrap();
        let temperature = |value| values.temperature(value).unwrap();
        prop_assert!(temperature(sum) <= temperature(a).max(temperature(b)));
        let means = values.mean(a).unwrap().plus(values.mean(b).unwrap()).unwrap();
        prop_assert_eq!(values.mean(sum).unwrap(), means);
    }

    /// Number translation: stops and mean move with the number, the temperature stays.
    #[test]
    fn numbers_translate(tree in trees(3, 2), quarters in -20i64..20) {
        let values = table();
        let value = tree.value(&values).unwrap();
        prop_assume!(values.as_number(value).is_none());
        let number = dyadic(quarters, 2);
        let moved = values.sum(value, values.number(number).unwrap()).unwrap();
        prop_assert_eq!(Some(values.left_stop(moved)), values.left_stop(value).plus(number));
        prop_assert_eq!(Some(values.right_stop(moved)), values.right_stop(value).plus(number));
        prop_assert_eq!(values.temperature(moved).unwrap(), values.temperature(value).unwrap());
        for side in Side::BOTH {
            prop_assert_eq!(values.options(moved, side).unwrap().len(), values.options(value, side).unwrap().len());
        }
    }

    /// The reduced form differs by an infinitesimal, and games that differ by one have the same.
    #[test]
    fn reduced_forms_forget_exactly_infinitesimals(a in trees(3, 2), b in trees(2, 2)) {
        let values = table();
        let (a, b) = (a.value(&values).unwrap(), b.value(&values).unwrap());
        let reduced = values.reduced(a).unwrap();
        let rest = values.difference(a, reduced).unwrap();
        prop_assert_eq!((values.left_stop(rest), values.right_stop(rest)), (Dyadic::ZERO, Dyadic::ZERO));
        prop_assert_eq!(values.reduced(reduced).unwrap(), reduced);
        if values.left_stop(b) == values.right_stop(b) {
            let small = values.difference(b, values.number(values.left_stop(b)).unwrap()).unwrap();
            prop_assert_eq!(values.reduced(values.sum(a, small).unwrap()).unwrap(), reduced);
        }
    }

    /// Atomic weights add up, and a weight of two or more wins: the two-ahead rule.
    #[test]
    fn atomic_weights_add_up(a in trees(3, 2), b in trees(3, 2)) {
        let values = table();
        let (a, b) = (a.value(&values).unwrap(), b.value(&values).unwrap());
        let small = |value: Value| {
            // Every game becomes all-small when its numbers are forgotten.
            let base = values.overheat(value, Values::ZERO, Values::ZERO).unwrap();
            values.is_all_small(base).unwrap().then_some(base)
        };
        if let (Some(a), Some(b)) = (small(a), small(b)) {
            let weight = |value| values.atomic_weight(value).unwrap().unwrap();
            let sum = values.sum(a, b).unwrap();
            prop_assert_eq!(weight(sum), values.sum(weight(a), weight(b)).unwrap());
            if values.at_most(n(&values, 2), weight(sum)).unwrap() {
                prop_assert!(sum != Values::ZERO && values.at_most(Values::ZERO, sum).unwrap());
            }
        }
    }

    /// Incentives are what a move changes: adding them to the game gives the option back.
    #[test]
    fn incentives_lead_to_options(tree in trees(3, 2)) {
        let values = table();
        let value = tree.value(&values).unwrap();
        for side in Side::BOTH {
            for gain in values.incentives(value, side).unwrap() {
                let reached = match side {
                    Side::Left => values.sum(value, gain).unwrap(),
                    Side::Right => values.difference(value, gain).unwrap(),
                };
                prop_assert!(values.options(value, side).unwrap().contains(&reached));
            }
        }
    }
}
