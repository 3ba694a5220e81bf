//! Values of random boards agree with plain search, and engines with the rules.

use grids::{
    Clobber, Col, Cram, CramSolver, Domineering, DomineeringValues, Hackenbush, MisereSolver,
    OutcomeSolver, Region, Shape, Snort, Toads, ValueSolver, analyse, wins_by_search,
};
use proptest::prelude::*;
use rules::{Partizan, PositionNotation, Side};
use rustc_hash::FxHashMap;
use values::{Outcome, Values};
use work::Work;

fn region(text: &str) -> Region {
    Region::read(text).unwrap()
}

/// The value says the same as plain search of the whole position, for both sides moving first.
fn value_agrees_with_search<P: Shape>(position: &P) -> Outcome {
    let work = Work::unlimited();
    let values = Values::new(&work);
    let value = ValueSolver::new(&values).value(position).unwrap();
    let mut known = FxHashMap::default();
    let wins = Side::BOTH.map(|side| wins_by_search(position, side, &mut known, &work).unwrap());
    let outcome = Outcome::from_left(wins[0], !wins[1]);
    assert_eq!(values.outcome(value).unwrap(), outcome, "{position:?}");
    outcome
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn values_agree_with_search(squares in 0u128..1 << 12, strip in "[tf.]{1,9}", trees in "[brg]{1,4}(,[brg]\\([brg],[brg]{1,2}\\))?", stones in "[xo.]{4}/[xo.]{4}") {
        let board = Region::full(3, 4).unwrap().with(squares);
        value_agrees_with_search(&Domineering(board));
        value_agrees_with_search(&Cram(board));
        value_agrees_with_search(&Toads::read(&strip).unwrap());
        value_agrees_with_search(&Hackenbush::read(&trees).unwrap());
        value_agrees_with_search(&Clobber::read(&stones).unwrap());
        value_agrees_with_search(&Col::read(&stones).unwrap());
        value_agrees_with_search(&Snort::read(&stones).unwrap());
    }

    /// An image that a game calls normal has the same value, or the negative.
    #[test]
    fn normal_images_have_the_same_value(squares in 0u128..1 << 12, stones in "[xo.]{3}/[xo.]{3}/[xo.]{3}", strip in "[tf.]{1,8}") {
        let values = Values::new(&Work::unlimited());
        let board = Region::full(3, 4).unwrap().with(squares);
        image_keeps_value(&Domineering(board), &values);
        image_keeps_value(&Cram(board), &values);
        image_keeps_value(&Col::read(&stones).unwrap(), &values);
        image_keeps_value(&Snort::read(&stones).unwrap(), &values);
        image_keeps_value(&Clobber::read(&stones).unwrap(), &values);
        image_keeps_value(&Toads::read(&strip).unwrap(), &values);
    }

    /// The packed engine, the rules and the outcome solver agree on random shapes.
    #[test]
    fn domineering_engines_agree(rows in 1usize..5, columns in 1usize..6, squares: u128) {
        let position = Domineering(Region::full(rows, columns).unwrap().with(squares));
        engines_agree(&position);
    }

    #[test]
    fn cram_engines_agree(rows in 1usize..5, columns in 1usize..6, squares: u128) {
        let position = Cram(Region::full(rows, columns).unwrap().with(squares));
        let work = Work::unlimited();
        let by_mex = CramSolver::new(&work).by_mex(&position).unwrap();
        let by_proof = CramSolver::new(&work).grundy(&position).unwrap();
        prop_assert_eq!(by_mex, by_proof);
        let values = Values::new(&work);
        let value = ValueSolver::new(&values).value(&position).unwrap();
        prop_assert_eq!(value, values.nimber(by_mex.unwrap()).unwrap());
    }
}

/// A plain value by the definition, without parts and without images.
fn plain_value<P: Partizan>(
    position: &P,
    values: &Values,
    known: &mut FxHashMap<P, values::Value>,
) -> values::Value {
    if let Some(&known) = known.get(position) {
        return known;
    }
    let mut lists = Side::BOTH.map(|side| {
        let mut moves = Vec::new();
        position.moves(side, &mut moves);
        let after = moves.iter().map(|chosen| position.after(side, chosen));
        after
            .map(|next| plain_value(&next, values, known))
            .collect::<Vec<_>>()
    });
    let right = std::mem::take(&mut lists[1]);
    let value = values.make(&lists[0], &right).unwrap();
    known.insert(position.clone(), value);
    value
}

fn image_keeps_value<P: Shape>(position: &P, values: &Values) {
    let (image, turned) = position.normal();
    let mut known = FxHashMap::default();
    let value = plain_value(position, values, &mut known);
    let other = plain_value(&image, values, &mut known);
    let other = if turned {
        values.negative(other).unwrap()
    } else {
        other
    };
    assert_eq!(value, other, "{position:?} and {image:?}");
    let mut parts = Vec::new();
    position.components(&mut parts);
    let parts: Vec<_> = parts
        .iter()
        .map(|part| plain_value(part, values, &mut known))
        .collect();
    assert_eq!(
        values.total(&parts).unwrap(),
        value,
        "the parts of {position:?}"
    );
}

fn engines_agree(position: &Domineering) {
    let work = Work::unlimited();
    let values = Values::new(&work);
    let value = DomineeringValues::new(&values)
        .value(position)
        .unwrap()
        .unwrap();
    assert_eq!(
        ValueSolver::new(&values).value(position).unwrap(),
        value,
        "{position:?}"
    );
    let mut solver = OutcomeSolver::new(&position.0, &values, &work)
        .unwrap()
        .unwrap();
    let outcome = values.outcome(value).unwrap();
    assert_eq!(solver.outcome(position).unwrap(), outcome, "{position:?}");
    let mut finder = DomineeringValues::new(&values);
    let analysis = analyse(position, &values, |position| {
        Ok(finder.value(position)?.expect("small"))
    })
    .unwrap();
    for side in Side::BOTH {
        let found = solver.winning_moves(position, side, true).unwrap();
        let expected: Vec<_> = analysis
            .winning(side)
            .iter()
            .map(|winning| winning.chosen)
            .collect();
        assert_eq!(found, expected, "{position:?}");
        assert_eq!(!found.is_empty(), outcome.winner(side) == side);
    }
}

#[test]
fn the_outcome_solver_and_the_value_agree_on_all_boards_up_to_4x5() {
    for rows in 1..=4 {
        for columns in 1..=5 {
            engines_agree(&Domineering(Region::full(rows, columns).unwrap()));
            engines_agree(&Domineering(Region::full(columns, rows).unwrap()));
        }
    }
}

/// Positions too large to be decided by their values in the outcome solver are still decided as plain search does.
#[test]
fn the_outcome_solver_agrees_with_plain_search_beyond_small_boards() {
    let work = Work::unlimited();
    for text in [
        "5x5",
        "4x6",
        "5x6",
        "..#.../....../.#..../....../...#..",
        ".../.../.../.../.../.../...",
        "6x5",
    ] {
        let position = Domineering(region(text));
        let values = Values::large(&work);
        let value = DomineeringValues::new(&values)
            .value(&position)
            .unwrap()
            .unwrap();
        let mut solver = OutcomeSolver::new(&position.0, &values, &work)
            .unwrap()
            .unwrap();
        assert_eq!(
            solver.outcome(&position).unwrap(),
            values.outcome(value).unwrap(),
            "{text}"
        );
    }
}

/// Squares after Breuker, Uiterwijk and van den Herik (2000), two rows after Berlekamp (1988).
#[test]
fn published_outcomes_of_squares_and_of_two_rows() {
    use Outcome::{Left, Next, Previous, Right};
    let squares = [Previous, Next, Next, Next, Previous, Next, Next, Next];
    let two_rows = [
        Left, Next, Next, Right, Left, Next, Next, Right, Left, Next, Next,
    ];
    let sizes = (1..).map(|side| (side, side)).zip(squares);
    let work = Work::unlimited();
    for ((rows, columns), outcome) in sizes.chain((1..).map(|side| (2, side)).zip(two_rows)) {
        let board = Domineering(Region::full(rows, columns).unwrap());
        let values = Values::large(&work);
        let mut solver = OutcomeSolver::new(&board.0, &values, &work)
            .unwrap()
            .unwrap();
        assert_eq!(solver.outcome(&board).unwrap(), outcome, "{rows}x{columns}");
    }
}

/// Right wins on a board what she wins on two boards that it is cut into by a vertical line, since she may decide never to
/// play across it; and turned by a quarter the sides change. Both hold for every rectangle, also where no value is known.
#[test]
fn rectangles_up_to_7x7_agree_with_their_halves_and_turned() {
    const MOST: usize = 7;
    let work = Work::unlimited();
    let mut lost = [[[false; 2]; MOST + 1]; MOST + 1];
    for (rows, row) in lost.iter_mut().enumerate().skip(1) {
        for (columns, lost) in row.iter_mut().enumerate().skip(1) {
            let board = Domineering(Region::full(rows, columns).unwrap());
            let values = Values::new(&work);
            let mut solver = OutcomeSolver::new(&board.0, &values, &work)
                .unwrap()
                .unwrap();
            // Whether Left loses when Left begins, and when Right begins.
            *lost = match solver.outcome(&board).unwrap() {
                Outcome::Left => [false, false],
                Outcome::Right => [true, true],
                Outcome::Next => [false, true],
                Outcome::Previous => [true, false],
            };
        }
    }
    let lost = |rows: usize, columns: usize| lost[rows][columns];
    let mut followed = 0;
    for rows in 1..=MOST {
        for whole in 1..=MOST {
            let turned = lost(whole, rows);
            assert_eq!(
                lost(rows, whole),
                [!turned[1], !turned[0]],
                "{rows}x{whole}"
            );
            for part in 1..whole {
                let (one, other) = (lost(rows, part), lost(rows, whole - part));
                for begins in Side::BOTH.map(|side| side as usize) {
                    if one[begins] && other[Side::Left as usize] {
                        assert!(lost(rows, whole)[begins], "{rows}x{part} in {rows}x{whole}");
                        followed += 1;
                    }
                }
            }
        }
    }
    assert!(followed > 40, "{followed} conclusions");
}

#[test]
fn misere_cram_agrees_with_plain_play() {
    fn plain(position: &Cram) -> bool {
        let mut moves = Vec::new();
        position.moves(Side::Left, &mut moves);
        moves.is_empty()
            || moves
                .iter()
                .any(|chosen| !plain(&position.after(Side::Left, chosen)))
    }
    let work = Work::unlimited();
    let mut solver = MisereSolver::new(&work);
    for text in ["1x1", "1x2", "1x5", "2x2", "2x3", "3x3", "..#/...", "2x4"] {
        let position = Cram(region(text));
        assert_eq!(
            solver.mover_wins(&position).unwrap(),
            plain(&position),
            "{text}"
        );
        let winning = solver.winning_moves(&position).unwrap();
        let mut moves = Vec::new();
        position.moves(Side::Left, &mut moves);
        assert_eq!(!winning.is_empty() || moves.is_empty(), plain(&position));
    }
}
