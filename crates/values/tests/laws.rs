//! The laws of canonical forms, sums and order, on random games and against plain search.

mod common;

use common::{Tree, is_zero, trees, wins};
use proptest::prelude::*;
use rules::Side;
use std::rc::Rc;
use values::{Comparison, Dyadic, Nus, Outcome, Values};
use work::Work;

fn table() -> Values {
    Values::new(&Work::unlimited())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// The difference of a game and its canonical form is a second-player win.
    #[test]
    fn the_canonical_form_equals_the_game(tree in trees(3, 2)) {
        let values = table();
        let canonical = Tree::of(&values, tree.value(&values).unwrap());
        prop_assert!(is_zero(&[Rc::clone(&tree), canonical.negative()]));
    }

    /// Two games have one value exactly when their difference is a second-player win.
    #[test]
    fn equality_is_a_comparison_of_numbers(a in trees(2, 2), b in trees(2, 2)) {
        let values = table();
        let equal = a.value(&values).unwrap() == b.value(&values).unwrap();
        prop_assert_eq!(equal, is_zero(&[Rc::clone(&a), b.negative()]));
    }

    /// Order agrees with who wins the difference.
    #[test]
    fn order_is_who_wins_the_difference(a in trees(3, 2), b in trees(2, 2)) {
        let values = table();
        let difference = [Rc::clone(&a), b.negative()];
        let expected = Comparison::from_halves(!wins(&difference, Side::Left), !wins(&difference, Side::Right));
        let (a, b) = (a.value(&values).unwrap(), b.value(&values).unwrap());
        prop_assert_eq!(values.compare(a, b).unwrap(), expected);
        let difference = values.difference(a, b).unwrap();
        prop_assert_eq!(values.outcome(difference).unwrap(), Outcome::from(expected));
    }

    #[test]
    fn sums_commute_associate_and_cancel(a in trees(3, 2), b in trees(3, 2), c in trees(2, 2)) {
        let values = table();
        let [a, b, c] = [a, b, c].map(|tree| tree.value(&values).unwrap());
        let sum = |a, b| values.sum(a, b).unwrap();
        prop_assert_eq!(sum(a, b), sum(b, a));
        prop_assert_eq!(sum(sum(a, b), c), sum(a, sum(b, c)));
        prop_assert_eq!(sum(sum(a, b), values.negative(b).unwrap()), a);
        prop_assert_eq!(sum(a, values.negative(a).unwrap()), Values::ZERO);
    }

    /// A sum computed from canonical forms is the sum of the plain trees.
    #[test]
    fn sums_agree_with_plain_search(a in trees(2, 2), b in trees(2, 2)) {
        let values = table();
        let sum = values.sum(a.value(&values).unwrap(), b.value(&values).unwrap()).unwrap();
        prop_assert!(is_zero(&[a, b, Tree::of(&values, sum).negative()]));
    }

    /// The short form of number + ups + nimber is what the sum of plain options gives.
    #[test]
    fn short_forms_agree_with_plain_trees(n in -2i32..3, half: bool, ups in -3i32..4, nim in 0u32..4) {
        let values = table();
        let number = Dyadic::new(i64::from(2 * n) + i64::from(half), 1).unwrap();
        let short = Nus { number, ups, nim };
        let value = values.number_up_star(short).unwrap();
        let mut parts = vec![number_tree(number), nimber_tree(nim)];
        let up = Rc::new(Tree { left: vec![nimber_tree(0)], right: vec![nimber_tree(1)] });
        let up = if ups < 0 { up.negative() } else { up };
        parts.extend((0..ups.abs()).map(|_| Rc::clone(&up)));
        let canonical = Tree::of(&values, value);
        prop_assert_eq!(canonical.value(&values).unwrap(), value, "recognised again");
        prop_assert_eq!(values.birthday(value).unwrap(), height(&canonical));
        parts.push(canonical.negative());
        prop_assert!(is_zero(&parts));
    }

    /// In a canonical form no option is dominated and none reversible: found by plain comparison of all pairs.
    #[test]
    fn canonical_forms_cannot_be_simplified(tree in trees(3, 3)) {
        let values = table();
        let value = tree.value(&values).unwrap();
        let at_most = |a, b| values.at_most(a, b).unwrap();
        let left = values.options(value, Side::Left).unwrap();
        let right = values.options(value, Side::Right).unwrap();
        for &a in left {
            prop_assert!(left.iter().all(|&b| a == b || !at_most(a, b)));
            prop_assert!(values.options(a, Side::Right).unwrap().iter().all(|&answer| !at_most(answer, value)));
        }
        for &a in right {
            prop_assert!(right.iter().all(|&b| a == b || !at_most(b, a)));
            prop_assert!(values.options(a, Side::Left).unwrap().iter().all(|&answer| !at_most(value, answer)));
        }
    }

    #[test]
    fn multiples_are_repeated_sums(tree in trees(2, 2), n in -4i64..5) {
        let values = table();
        let value = tree.value(&values).unwrap();
        let one = if n < 0 { values.negative(value).unwrap() } else { value };
        let mut sum = Values::ZERO;
        for _ in 0..n.abs() {
            sum = values.sum(sum, one).unwrap();
        }
        prop_assert_eq!(values.multiple(n, value).unwrap(), sum);
    }
}

fn nimber_tree(nim: u32) -> Rc<Tree> {
    let options: Vec<Rc<Tree>> = (0..nim).map(nimber_tree).collect();
    Rc::new(Tree {
        left: options.clone(),
        right: options,
    })
}

fn number_tree(number: Dyadic) -> Rc<Tree> {
    let step = Dyadic::new(1, number.exponent()).unwrap();
    let near = |to: Option<Dyadic>| vec![number_tree(to.unwrap())];
    let (left, right) = match number.exponent() {
        0 if number == Dyadic::ZERO => (vec![], vec![]),
        0 if number > Dyadic::ZERO => (near(number.minus(step)), vec![]),
        0 => (vec![], near(number.plus(step))),
        _ => (near(number.minus(step)), near(number.plus(step))),
    };
    Rc::new(Tree { left, right })
}

fn height(tree: &Tree) -> u64 {
    let below = tree.left.iter().chain(&tree.right).map(|t| height(t) + 1);
    below.max().unwrap_or(0)
}

#[test]
fn all_games_born_by_day_two_are_counted() {
    // 1, 4 and 22 games are born by days 0, 1 and 2.
    let values = table();
    let mut born = vec![Values::ZERO];
    for expected in [4, 22] {
        let sets: Vec<Vec<_>> = (0..1u32 << born.len())
            .map(|set| {
                (0..born.len())
                    .filter(|i| set >> i & 1 == 1)
                    .map(|i| born[i])
                    .collect()
            })
            .collect();
        let mut next = std::collections::BTreeSet::new();
        for left in &sets {
            for right in &sets {
                next.insert(values.make(left, right).unwrap());
            }
        }
        assert_eq!(next.len(), expected);
        born = next.into_iter().collect();
    }
}

#[test]
fn too_much_is_refused_and_not_a_crash() {
    let mut work = Work::unlimited();
    work.memory = work::Bytes(1 << 20);
    let values = Values::new(&work);
    let mut game = values.make(&[values.integer(1).unwrap()], &[values.nimber(2).unwrap()]);
    for n in 2.. {
        match game.and_then(|game| {
            let switch = values.make(&[values.integer(n)?], &[values.integer(-n)?])?;
            values.sum(game, switch)
        }) {
            Ok(next) => game = Ok(next),
            Err(unable) => {
                assert!(matches!(
                    unable,
                    values::Unable::Halted(work::Halt::TooBig(_))
                ));
                break;
            }
        }
    }
    let values = table();
    let hot = values
        .make(
            &[values.integer(1).unwrap()],
            &[values.integer(-1).unwrap()],
        )
        .unwrap();
    let far = Nus {
        number: Dyadic::ZERO,
        ups: 1_000_000,
        nim: 1,
    };
    let far = values.number_up_star(far).unwrap();
    assert_eq!(values.sum(hot, far), Err(values::Unable::TooDeep));
    assert_eq!(values.text(values.sum(far, far).unwrap()), "^2000000");
}
