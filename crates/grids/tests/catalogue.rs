//! Every game of the list obeys the laws of games, of values and of answers: a test for each line of the list, made from it.

use grids::{GAMES, GridGame, NoPicture, Picture, Shape, ValueSolver, find, wins_by_search};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::conformance::{Plan, check, check_position};
use rules::{MiserePlay, NormalPlay, Partizan, Side};
use rustc_hash::FxHashMap;
use values::{Outcome, Value, Values};
use work::Work;

macro_rules! a_test_for_each {
    ($($name:ident: $game:ident, $sample:literal;)*) => {$(
        #[test]
        fn $name() {
            let variants = <grids::$game as GridGame>::VARIANTS.iter();
            for variant in variants.map(|variant| Some(variant.name)).chain([None]) {
                obeys_the_laws(&grids::$game::open($sample, variant).unwrap());
            }
            the_list_says_the_same(stringify!($name), $sample);
        }
    )*};
}
grids::board_games!(a_test_for_each);

/// Nobody can value these boards in no memory, and nobody has to: there are too many positions for a picture.
#[test]
fn too_many_positions_are_noticed_before_any_value_is_sought() {
    let work = Work {
        memory: work::Bytes(0),
        ..Work::unlimited()
    };
    for name in ["domineering", "col", "snort", "clobber", "nogo", "cram"] {
        let game = find(name).unwrap();
        let board = game.usual().read("6x6").unwrap();
        let merged = Picture {
            merge: true,
            tree: false,
            limit: 400,
        };
        let refused = board.picture(merged, &work);
        assert_eq!(
            refused.err(),
            Some(NoPicture::TooManyPositions(400)),
            "{name}"
        );
    }
}

fn obeys_the_laws<P: GridGame>(sample: &P) {
    let plan = Plan {
        playouts: 20,
        ..Plan::default()
    };
    let seen = check_position(sample, plan).unwrap();
    assert!(seen.moves > 20, "play is not trivial");
    check(&NormalPlay(sample.clone()), plan).unwrap();
    check(&MiserePlay(sample.clone()), plan).unwrap();
    let work = Work::unlimited();
    let values = Values::new(&work);
    let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
    let mut by_definition = FxHashMap::default();
    for _ in 0..8 {
        let mut position = sample.clone();
        for _ in 0..4 {
            let both = Side::BOTH.map(|side| (side, listed(&position, side)));
            let (side, moves) = &both[random.random_range(0..2)];
            if moves.is_empty() {
                break;
            }
            position = position.after(*side, &moves[random.random_range(0..moves.len())]);
            images_and_parts_keep_the_value(&position, &values, &mut by_definition);
            answers_follow_from_values(&position, &values, &work);
        }
    }
}

fn listed<P: Partizan>(position: &P, side: Side) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.moves(side, &mut moves);
    moves
}

/// A value by the definition, without parts and without images.
fn plain<P: Partizan>(position: &P, values: &Values, known: &mut FxHashMap<P, Value>) -> Value {
    if let Some(&known) = known.get(position) {
        return known;
    }
    let [left, right] = Side::BOTH.map(|side| {
        let moves = listed(position, side);
        let after = moves.iter().map(|chosen| position.after(side, chosen));
        let values: Vec<Value> = after.map(|next| plain(&next, values, known)).collect();
        values
    });
    let value = values.make(&left, &right).unwrap();
    known.insert(position.clone(), value);
    value
}

fn images_and_parts_keep_the_value<P: Shape>(
    position: &P,
    values: &Values,
    known: &mut FxHashMap<P, Value>,
) {
    let value = plain(position, values, known);
    let (image, turned) = position.normal();
    let of_image = plain(&image, values, known);
    let expected = if turned {
        values.negative(value).unwrap()
    } else {
        value
    };
    assert_eq!(of_image, expected, "{position:?} and {image:?}");
    let mut parts = Vec::new();
    position.components(&mut parts);
    let of_parts: Vec<Value> = parts
        .iter()
        .map(|part| plain(part, values, known))
        .collect();
    assert_eq!(values.total(&of_parts).unwrap(), value, "{position:?}");
    let found = ValueSolver::new(values).value(position).unwrap();
    assert_eq!(found, value, "{position:?}");
}

/// The game's own finder, its solution and its advice say what values and plain search say.
fn answers_follow_from_values<P: GridGame>(position: &P, values: &Values, work: &Work) {
    let mut finder = P::finder(values, work);
    let value = finder(position).unwrap();
    assert_eq!(value, ValueSolver::new(values).value(position).unwrap());
    let mut known = FxHashMap::default();
    let wins = Side::BOTH.map(|side| wins_by_search(position, side, &mut known, work).unwrap());
    let outcome = Outcome::from_left(wins[0], !wins[1]);
    assert_eq!(values.outcome(value).unwrap(), outcome, "{position:?}");
    let solution = position.solve(true, work).unwrap();
    assert_eq!(solution.outcome, outcome, "{position:?}");
    for side in Side::BOTH {
        let winning = listed(position, side).into_iter().filter(|chosen| {
            let after = finder(&position.after(side, chosen)).unwrap();
            values.outcome(after).unwrap().winner(side.other()) == side
        });
        let labels: Vec<String> = winning
            .map(|chosen| position.write_move(side, &chosen))
            .collect();
        assert_eq!(solution.winning[side as usize], labels, "{position:?}");
        let advice = position.advise(side, work).unwrap();
        assert_eq!(advice.is_none(), listed(position, side).is_empty());
        if let Some(advice) = advice.filter(|_| !labels.is_empty()) {
            let advised = position.write_move(side, &advice.chosen);
            assert!(labels.contains(&advised), "{position:?}: {advised}");
        }
    }
}

/// By its name and by labels a game is the same as by its type.
fn the_list_says_the_same(name: &str, sample: &str) {
    let game = find(name).unwrap();
    assert_eq!((game.name, game.sample), (name, sample));
    let board = game.usual().read(sample).unwrap();
    let plan = Plan {
        playouts: 5,
        ..Plan::default()
    };
    check_position(&board, plan).unwrap();
    let work = Work::unlimited();
    let values = Values::new(&work);
    let worth = board.worth(&values, &work).unwrap().unwrap();
    let value = match board.adds() {
        true => board.value(&values, &work).unwrap(),
        false => values
            .nimber(board.grundy(&values, &work).unwrap().unwrap())
            .unwrap(),
    };
    assert_eq!(worth.value, value);
    for side in Side::BOTH {
        let mut labels = Vec::new();
        board.moves(side, &mut labels);
        let found: Vec<&String> = worth.moves[side as usize]
            .iter()
            .map(|one| &one.0)
            .collect();
        assert_eq!(found, labels.iter().collect::<Vec<_>>());
        let advice = board.advise(side, false, &work).unwrap();
        assert_eq!(advice.is_some(), !labels.is_empty());
    }
    let decided = board.solve_misere(&work).unwrap().is_some();
    assert!(decided || !game.impartial);
}

#[test]
fn unknown_variants_are_refused() {
    for game in GAMES {
        assert!(game.variant("no such rules").is_err(), "{}", game.name);
    }
}

#[test]
fn names_of_columns_stand_apart_on_wide_boards() {
    for columns in [1, 26, 27, 42] {
        let board = find("dawson").unwrap().usual();
        let drawn = board.read(&columns.to_string()).unwrap().drawn();
        let names = drawn.lines().last().unwrap().split_whitespace();
        assert_eq!(names.count(), columns);
        let ends: Vec<usize> = drawn.lines().map(str::len).collect();
        assert!(ends.iter().all(|&end| end == ends[0]), "{drawn}");
    }
}
