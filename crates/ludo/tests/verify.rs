//! Kept bounds are accepted where every bound keeps its inequality, and nothing false is accepted wherever it is.

use ludo::keep::Keeper;
use ludo::verify::{Verified, Wrong, verify};
use ludo::{Board, Ludo, Solved, Variant};
use proptest::prelude::*;
use rules::{Game, Notation};
use say::Told;
use std::collections::BTreeMap;
use work::Work;
use work::keep::Piece;

/// Pieces in memory, with the questions that they answer.
#[derive(Clone, Default)]
struct Shelf(BTreeMap<String, (String, Vec<u8>)>);

impl Keeper for Shelf {
    fn load(&mut self, piece: &Piece<'_>) -> Result<Option<Vec<u8>>, Told> {
        let kept = self.0.get(piece.name).cloned();
        let kept = kept.filter(|(question, _)| question == piece.question);
        Ok(kept.map(|(_, payload)| payload))
    }

    fn save(&mut self, piece: &Piece<'_>, payload: &[u8]) -> Result<(), Told> {
        let kept = (piece.question.to_owned(), payload.to_vec());
        self.0.insert(piece.name.to_owned(), kept);
        Ok(())
    }

    fn due(&mut self) -> bool {
        false
    }
}

impl Shelf {
    fn solved(game: &Ludo, epsilon: f64) -> Self {
        let mut shelf = Shelf::default();
        let work = Work::unlimited();
        Solved::new(game, &game.start(), 0, epsilon, &mut shelf, &work).unwrap();
        shelf
    }

    fn check(&mut self, game: &Ludo, epsilon: f64) -> Result<Verified, Wrong> {
        verify(game, &game.start(), epsilon, self, &Work::unlimited())
    }

    /// All bounds, one after another: the lower and the upper one of each position in turn.
    fn bounds(&self, width: usize) -> Vec<u64> {
        let all = self
            .0
            .values()
            .flat_map(|(_, payload)| payload.chunks(width));
        all.map(|bytes| {
            bytes
                .iter()
                .rev()
                .fold(0, |bound, &byte| bound << 8 | u64::from(byte))
        })
        .collect()
    }

    fn put(&mut self, width: usize, mut at: usize, bound: u64) {
        for (_, payload) in self.0.values_mut() {
            let here = payload.len() / width;
            if at < here {
                let bytes = &bound.to_le_bytes()[..width];
                payload[at * width..(at + 1) * width].copy_from_slice(bytes);
                return;
            }
            at -= here;
        }
        panic!("no such bound");
    }
}

fn game(pieces: u64, fields: u64, variant: Variant) -> Ludo {
    many(2, pieces, fields, variant)
}

fn many(players: u64, pieces: u64, fields: u64, variant: Variant) -> Ludo {
    Ludo::new(Board::new(players, pieces, fields).unwrap(), variant)
}

/// Boards on which one plays against all others together: several players, and two who do not sit opposite each other.
const COUNCILS: [(u64, u64, u64); 4] = [(3, 1, 5), (3, 2, 4), (4, 1, 4), (2, 2, 5)];
/// Certainty, in units of a bound of eight bytes.
const ONE: u64 = 1 << 56;

#[test]
fn one_against_all_others_is_right_in_every_variant() {
    for variant in Variant::all().filter(|variant| !variant.may_decline) {
        for (players, pieces, fields) in COUNCILS {
            let game = many(players, pieces, fields, variant);
            let mut shelf = Shelf::solved(&game, 1e-7);
            let found = shelf.check(&game, 1e-7);
            let found = found.unwrap_or_else(|wrong| panic!("{variant} {players}: {wrong}"));
            assert!(found.widest <= 1e-7 && found.missing == 0, "{found:?}");
            let solved = Solved::new(
                &game,
                &game.start(),
                0,
                1e-7,
                &mut shelf,
                &Work::unlimited(),
            )
            .unwrap();
            assert_eq!(found.positions, solved.positions());
            let (kept, chance) = (found.chance.unwrap(), solved.value(&game.start()));
            assert!(
                (kept.lower - chance.lower).abs() < 1e-12
                    && (kept.upper - chance.upper).abs() < 1e-12
            );
            assert!(matches!(
                shelf.check(&game, 1e-12),
                Err(Wrong::Apart { .. })
            ));
        }
    }
}

/// Every bound of a small table, one after another, moved by more than bounds may be apart.
#[test]
fn any_bound_of_one_against_all_that_is_moved_is_rejected() {
    for (variant, (players, pieces, fields)) in [
        ("standard", (3, 1, 4)),
        ("three-tries", (3, 1, 4)),
        ("one-roll", (4, 1, 4)),
        ("standard", (2, 1, 5)),
    ] {
        let game = many(players, pieces, fields, variant.parse().unwrap());
        let mut shelf = Shelf::solved(&game, 1e-6);
        for (at, bound) in shelf.bounds(8).into_iter().enumerate() {
            for moved in [
                bound.wrapping_add(ONE / 1000),
                bound.wrapping_sub(ONE / 1000),
            ] {
                shelf.put(8, at, moved);
                let told = shelf.check(&game, 1e-6);
                assert!(told.is_err(), "{variant} {players}: {at} was {bound}");
            }
            shelf.put(8, at, bound);
        }
        assert!(shelf.check(&game, 1e-6).is_ok());
    }
}

#[test]
fn a_table_of_one_is_not_that_of_another() {
    let game = many(3, 1, 4, Variant::default());
    let mut shelf = Shelf::solved(&game, 1e-6);
    let mut checked = |start: &str| {
        let state = game.read_state(start).unwrap();
        verify(&game, &state, 1e-6, &mut shelf, &Work::unlimited())
    };
    assert!(checked("0/0/0/1").is_ok());
    // The second is about to roll: his chance is another one.
    assert!(matches!(checked("0/0/0/2"), Err(Wrong::Keep(_))));
    let (_, kept) = shelf.0.get_mut("council").unwrap();
    kept.truncate(kept.len() - 8);
    assert!(matches!(shelf.check(&game, 1e-6), Err(Wrong::Keep(_))));
}

#[test]
fn what_is_solved_is_right_in_every_variant() {
    for variant in Variant::all().filter(|variant| !variant.may_decline) {
        for (pieces, fields, epsilon) in [(1, 8, 1e-9), (2, 6, 1e-6), (3, 4, 1e-6)] {
            let game = game(pieces, fields, variant);
            let mut shelf = Shelf::solved(&game, epsilon);
            let found = shelf.check(&game, epsilon);
            let found = found.unwrap_or_else(|wrong| panic!("{variant} {pieces}: {wrong}"));
            assert_eq!(found.missing, 0);
            assert!(found.widest <= epsilon, "{found:?}");
            let solved = Solved::new(
                &game,
                &game.start(),
                0,
                epsilon,
                &mut shelf,
                &Work::unlimited(),
            );
            let chance = solved.unwrap().value(&game.start());
            let kept = found.chance.unwrap();
            assert!(
                (kept.lower - chance.lower).abs() < 1e-12
                    && (kept.upper - chance.upper).abs() < 1e-12
            );
        }
    }
}

#[test]
fn what_cannot_be_checked_is_refused() {
    let declining = game(1, 4, "may-decline".parse().unwrap());
    let mut shelf = Shelf::solved(&declining, 1e-6);
    assert!(matches!(shelf.check(&declining, 1e-6), Err(Wrong::Keep(_))));
    let plain = game(2, 4, Variant::default());
    assert!(
        matches!(shelf.check(&plain, 1e-6), Err(Wrong::Keep(_))),
        "nothing is kept"
    );
    let mut shelf = Shelf::solved(&plain, 1e-6);
    assert!(
        matches!(shelf.check(&plain, 1e-7), Err(Wrong::Apart { .. })),
        "not so close"
    );
    shelf.0.remove("columns-2-2-4").unwrap();
    assert!(
        matches!(shelf.check(&plain, 1e-6), Err(Wrong::Keep(_))),
        "others need it"
    );
    assert!(shelf.0.remove("columns-0-0-4").is_some());
}

/// Every bound of a small table, one after another, turned into what it leaves of certainty.
#[test]
fn any_bound_turned_over_is_rejected() {
    for variant in ["standard", "three-tries", "one-roll,must-enter"] {
        let game = game(2, 4, variant.parse().unwrap());
        let mut shelf = Shelf::solved(&game, 1e-6);
        for (at, bound) in shelf.bounds(4).into_iter().enumerate() {
            shelf.put(4, at, u64::from(u32::MAX) - bound);
            let told = shelf.check(&game, 1e-6);
            assert!(told.is_err(), "{variant}: {at} was {bound}");
            shelf.put(4, at, bound);
        }
        assert!(shelf.check(&game, 1e-6).is_ok());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// One bit of one bound, with a checksum that fits: it is rejected, or what is kept is still true and as close as was claimed.
    #[test]
    fn nothing_false_is_accepted(
        three_tries: bool, no_passing: bool, at: prop::sample::Index, bit in 0..32u32,
    ) {
        let variant = Variant { three_tries, no_passing, ..Variant::default() };
        let game = game(2, 6, variant);
        let mut shelf = Shelf::solved(&game, 1e-6);
        let bounds = shelf.bounds(4);
        let at = at.index(bounds.len());
        shelf.put(4, at, bounds[at] ^ 1 << bit);
        if shelf.check(&game, 1e-6).is_ok() {
            // The same places, known ten thousand times better.
            let truth = Shelf::solved(&game, 1e-13).bounds(8);
            let share = shelf.bounds(4)[at] as f64 / f64::from(u32::MAX);
            let one = (1u64 << 56) as f64;
            let (low, high) = (truth[at & !1] as f64 / one, truth[at | 1] as f64 / one);
            if at % 2 == 0 {
                prop_assert!(share <= high && high - share <= 1.0001e-6, "{share} is above {high}");
            } else {
                prop_assert!(share >= low && share - low <= 1.0001e-6, "{share} is below {low}");
            }
        }
    }

    /// The same between one and all others.
    #[test]
    fn nothing_false_is_accepted_of_one_against_all(
        three_tries: bool, board in 0..3usize, at: prop::sample::Index, bit in 0..64u32,
    ) {
        let variant = Variant { three_tries, ..Variant::default() };
        let (players, pieces, fields) = [(3, 1, 5), (4, 1, 4), (2, 2, 5)][board];
        let game = many(players, pieces, fields, variant);
        let mut shelf = Shelf::solved(&game, 1e-6);
        let bounds = shelf.bounds(8);
        let at = at.index(bounds.len());
        shelf.put(8, at, bounds[at] ^ 1 << bit);
        if shelf.check(&game, 1e-6).is_ok() {
            let truth = Shelf::solved(&game, 1e-13).bounds(8);
            let share = |units: u64| units as f64 / ONE as f64;
            let kept = share(shelf.bounds(8)[at]);
            let (low, high) = (share(truth[at & !1]), share(truth[at | 1]));
            if at % 2 == 0 {
                prop_assert!(kept <= high && high - kept <= 1.0001e-6, "{kept} is above {high}");
            } else {
                prop_assert!(kept >= low && kept - low <= 1.0001e-6, "{kept} is below {low}");
            }
        }
    }
}
