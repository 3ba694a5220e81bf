//! Two ways to every answer: the explicit graph with the solvers of `graphs`, and the implicit solvers.

use graphs::{GuaranteeKind, Method, Options};
use ludo::cells::{Cells, Narrow, Wide};
use ludo::council::Council;
use ludo::duel::Duel;
use ludo::explicit::{Beginning, Explicit};
use ludo::keep::Forgetful;
use ludo::{Board, Entries, Ludo, State, Variant};
use rules::{Game, Turn};
use work::Work;

fn game(players: u64, pieces: u64, fields: u64, variant: Variant) -> Ludo {
    Ludo::new(Board::new(players, pieces, fields).unwrap(), variant)
}

fn floats<C: Cells>(pair: ludo::cells::Pair) -> (f64, f64) {
    (
        pair.low as f64 / C::ONE as f64,
        pair.high as f64 / C::ONE as f64,
    )
}

/// Bounds by the graph for every state that is about to be rolled in, against the implicit solver's.
fn compare(
    game: &Ludo,
    hero: usize,
    epsilon: f64,
    implicit: impl Fn(&State) -> Option<(f64, f64)>,
) {
    let work = Work::unlimited();
    let explicit = Explicit::new(game, hero, &work).unwrap();
    let (board, start) = (game.board(), game.start());
    let columns: Vec<u8> = (0..board.players())
        .map(|player| start.column(board, player))
        .collect();
    let most = ludo::count::most_vertices(board, game.variant(), &columns);
    assert!(
        u128::from(explicit.vertices()) <= most,
        "{}",
        game.variant()
    );
    let options = Options {
        epsilon,
        ..Options::default()
    };
    let solution = explicit.solve(&options, &work).unwrap();
    assert_eq!(solution.guarantee.kind, GuaranteeKind::Proven);
    let mut compared = 0;
    for (vertex, state) in explicit.explored.states.iter().enumerate() {
        // Between tries the implicit solver keeps nothing.
        let fresh = state.tries() == 3
            || !game.variant().three_tries
            || state
                .own(game.board(), state.mover())
                .iter()
                .any(|&place| place > 0);
        if !matches!(game.turn(state), Turn::Chance(_)) || !fresh {
            continue;
        }
        let value = solution.values[vertex];
        let (low, high) = implicit(state).expect("every reachable position is ranked");
        assert!(
            low - epsilon <= value && value <= high + epsilon && high - low <= epsilon * 1.01,
            "{} {state:?}: {value} by the graph, {low} to {high} by the implicit solver",
            game.variant()
        );
        compared += 1;
    }
    assert!(compared > 10);
}

#[test]
fn explicit_and_implicit_agree_in_every_variant_for_two() {
    for variant in Variant::all() {
        for (pieces, fields) in [(1, 4), (1, 6), (2, 4)] {
            let game = game(2, pieces, fields, variant);
            let work = Work::unlimited();
            let wide =
                Duel::<Wide>::solve(&game, &game.start(), 1e-8, &mut Forgetful, &work).unwrap();
            let sight = |state: &State| {
                let pair = wide.before_roll(state)?;
                let pair = if state.mover() == 0 {
                    pair
                } else {
                    pair.other(Wide::ONE)
                };
                Some(floats::<Wide>(pair))
            };
            compare(&game, 0, 1e-8, sight);
        }
    }
}

#[test]
fn explicit_and_implicit_agree_in_every_variant_for_more() {
    for variant in Variant::all() {
        // A ring of five is uneven for two, and neighbours cannot turn the table, so that this solver is used there too.
        for (players, pieces, fields, entries, hero) in [
            (2, 1, 5, Entries::Opposite, 1),
            (2, 1, 8, Entries::Neighbours, 1),
            (2, 2, 4, Entries::Neighbours, 0),
            (3, 1, 5, Entries::Neighbours, 2),
            (3, 1, 7, Entries::Even, 1),
            (4, 1, 4, Entries::Neighbours, 1),
        ] {
            let board = Board::new(players, pieces, fields).unwrap();
            let game = Ludo::new(board.entering(entries).unwrap(), variant);
            let work = Work::unlimited();
            let council =
                Council::<Wide>::solve(&game, &game.start(), hero, 1e-8, &mut Forgetful, &work)
                    .unwrap();
            compare(&game, hero, 1e-8, |state| {
                council.before_roll(state).map(floats::<Wide>)
            });
        }
    }
}

/// The beginning of the graph, cut after any number of steps, is worth what the whole graph is worth.
#[test]
fn the_beginning_keeps_the_values() {
    let work = Work::unlimited();
    let game = game(2, 1, 6, Variant::default());
    let start = game.rolled(&game.start(), 6).unwrap();
    let game = game.starting(start).unwrap();
    let options = Options {
        epsilon: 1e-9,
        ..Options::default()
    };
    let whole = Explicit::new(&game, 0, &work).unwrap();
    let values = whole.solve(&options, &work).unwrap().values;
    let worth = |state: &State| values[whole.explored.vertex(state).unwrap() as usize];
    let mut before = 0;
    for steps in 0..8 {
        let cut = Beginning::new(&game, 0, steps, worth_or_end(&game, worth), &work).unwrap();
        let solved = graphs::solve(&cut.graph, &options, &work).unwrap();
        assert!((solved.values[0] - worth(&start)).abs() < 2e-6, "{steps}");
        assert!(cut.states.len() > before, "every step leads further");
        before = cut.states.len();
    }
}

/// Ends with the same worth are one vertex of the whole graph.
fn worth_or_end(game: &Ludo, worth: impl Fn(&State) -> f64) -> impl Fn(&State) -> f64 {
    move |state| match game.turn(state) {
        Turn::Over(payoff) => f64::from(payoff.of(rules::Seat(0))),
        _ => worth(state),
    }
}

/// On opposite entries both implicit solvers can be asked, and elsewhere the one that turns the table must not be.
#[test]
fn turning_the_table_needs_opposite_entries() {
    let game = game(2, 2, 8, Variant::default());
    assert!(Duel::<Wide>::suits(game.board()));
    let neighbours = game.board().entering(Entries::Neighbours).unwrap();
    assert!(!Duel::<Wide>::suits(neighbours));
    let work = Work::unlimited();
    let start = game.start();
    let duel = Duel::<Wide>::solve(&game, &start, 1e-9, &mut Forgetful, &work).unwrap();
    let council = Council::<Wide>::solve(&game, &start, 0, 1e-9, &mut Forgetful, &work).unwrap();
    let other = Ludo::new(neighbours, Variant::default());
    let there = Council::<Wide>::solve(&other, &start, 0, 1e-9, &mut Forgetful, &work).unwrap();
    let [turned, plain, neighbours] = [
        duel.before_roll(&start),
        council.before_roll(&start),
        there.before_roll(&start),
    ]
    .map(|pair| floats::<Wide>(pair.unwrap()).0);
    assert!((turned - plain).abs() < 2e-9, "{turned} and {plain}");
    assert!((turned - neighbours).abs() > 1e-4, "another board");
}

#[test]
fn four_bytes_do_for_a_millionth() {
    let game = game(2, 2, 12, Variant::default());
    let work = Work::unlimited();
    let narrow = Duel::<Narrow>::solve(&game, &game.start(), 1e-6, &mut Forgetful, &work).unwrap();
    let wide = Duel::<Wide>::solve(&game, &game.start(), 1e-9, &mut Forgetful, &work).unwrap();
    let (low, high) = floats::<Narrow>(narrow.before_roll(&game.start()).unwrap());
    let (exact, _) = floats::<Wide>(wide.before_roll(&game.start()).unwrap());
    assert!(low <= exact && exact <= high && high - low <= 1e-6);
}

/// Example 1 of the thesis: 3 players, 2 pieces, 4 fields, die 3; three ways.
#[test]
fn example_one_of_the_thesis() {
    const VALUE: f64 = 0.329_639_286_3;
    let standard = game(3, 2, 4, Variant::default());
    let start = standard.rolled(&standard.start(), 3).unwrap();
    let from_die = standard.clone().starting(start).unwrap();
    let work = Work::unlimited();
    let explicit = Explicit::new(&from_die, 0, &work).unwrap();
    assert_eq!(explicit.pairs(&standard), 54_095);
    assert_eq!(explicit.vertices(), 378_667);
    for method in [Method::Interval, Method::Optimistic] {
        let options = Options {
            method,
            epsilon: 1e-10,
        };
        let solution = explicit.solve(&options, &work).unwrap();
        let value = solution.values[explicit.explored.graph.start() as usize];
        assert!((value - VALUE).abs() < 1e-9, "{method:?}: {value}");
    }
    let council = Council::<Wide>::solve(
        &standard,
        &standard.start(),
        0,
        1e-10,
        &mut Forgetful,
        &work,
    )
    .unwrap();
    // All in the house and a three: the second player rolls.
    let mut next = start;
    standard.play(&mut next, &ludo::Move::Pass);
    let (low, high) = floats::<Wide>(council.before_roll(&next).unwrap());
    assert!(
        low <= VALUE + 1e-10 && VALUE - 1e-10 <= high && high - low <= 1e-9,
        "{low} to {high}"
    );
}
