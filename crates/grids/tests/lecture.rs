//! The lecture's questions and published facts, answered.

use grids::{
    Amazons, Clobber, Cram, CramSolver, Dawson, DawsonSolver, Domineering, DomineeringValues,
    Hackenbush, Konane, OutcomeSolver, Region, Snort, Toads, ValueSolver, decide_columns,
    wins_by_search,
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rules::{Partizan, PositionNotation, Side};
use rustc_hash::FxHashMap;
use values::grundy::{Code, period, sequence};
use values::{Outcome, Values};
use work::Work;

fn value_text(board: &str) -> String {
    let values = Values::new(&Work::unlimited());
    let position = Domineering(Region::read(board).unwrap());
    let value = DomineeringValues::new(&values)
        .value(&position)
        .unwrap()
        .unwrap();
    values.text(value)
}

#[test]
fn small_domineering_values() {
    for (board, value) in [
        (".", "0"),
        ("./.", "1"),
        ("..", "-1"),
        ("././.", "1"),
        ("./././.", "2"),
        ("....", "-2"),
        ("2x2", "+-1"),
        ("..#/.##/.##", "1/2"),
        (".../.##", "-1/2"),
        ("../.#", "*"),
        ("#.#/#../..#/#.#", "^"),
        ("##.#/..../#.##", "v"),
        ("3x3", "+-1"),
        ("2x3", "{2|-1/2}"),
        ("4x4", "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}"),
        ("4x5", "1"),
    ] {
        let found = value_text(board);
        assert_eq!(found, value, "{board}");
    }
}

#[test]
fn lecture_domineering_outcomes() {
    let work = Work::unlimited();
    for (board, outcome) in [
        ("3x3", Outcome::Next),
        ("4x4", Outcome::Next),
        ("6x4", Outcome::Next),
        ("4x6", Outcome::Next),
        ("6x6", Outcome::Next),
        ("5x5", Outcome::Previous),
        ("3x4", Outcome::Right),
    ] {
        let values = Values::new(&work);
        let position = Domineering(Region::read(board).unwrap());
        let mut solver = OutcomeSolver::new(&position.0, &values, &work)
            .unwrap()
            .unwrap();
        assert_eq!(solver.outcome(&position).unwrap(), outcome, "{board}");
    }
}

#[test]
fn published_cram_values() {
    let work = Work::unlimited();
    for (board, grundy) in [
        ("1x2", 1),
        ("1x3", 1),
        ("2x2", 0),
        ("2x3", 1),
        ("2x4", 0),
        ("2x5", 1),
        ("3x3", 0),
        ("3x4", 1),
        ("3x5", 1),
        ("4x4", 0),
        ("4x5", 2),
        ("5x5", 0),
    ] {
        let position = Cram(Region::read(board).unwrap());
        assert_eq!(
            CramSolver::new(&work).grundy(&position).unwrap(),
            Some(grundy),
            "{board}"
        );
    }
}

fn dawson_code() -> Code {
    Code::octal("0.137").unwrap()
}

/// With forced play completed, Dawson's chess is the heap game 0.137: shown on the board for every width up to ten.
#[test]
fn dawsons_chess_with_mandatory_capture_is_the_heap_game() {
    let work = Work::unlimited();
    let heap = sequence(&dawson_code(), 10, &work).unwrap();
    let mut lost = Vec::new();
    for (columns, &grundy) in heap.iter().enumerate().skip(1) {
        let position = Dawson::start(columns, true).unwrap();
        let mut known = FxHashMap::default();
        let wins = wins_by_search(&position, Side::Left, &mut known, &work).unwrap();
        assert_eq!(wins, grundy != 0, "{columns} columns");
        if !wins {
            lost.push(columns);
        }
        assert_eq!(position.stretches(), Some(vec![columns]));
        let mut moves = Vec::new();
        position.moves(Side::Left, &mut moves);
        for step in moves {
            // The forced sequence: while somebody must capture, he does; any choice of captures ends alike.
            let (settled, mover) = forced(position.after(Side::Left, &step), Side::Right);
            assert_eq!(mover, Side::Right, "it is the other player's turn");
            let left = settled
                .stretches()
                .expect("all columns are untouched or closed");
            let at = position.column(step);
            let expected: Vec<usize> = if columns == 1 {
                vec![]
            } else {
                [at.saturating_sub(2), columns.saturating_sub(at + 1)]
                    .into_iter()
                    .filter(|&length| length > 0)
                    .collect()
            };
            assert_eq!(left, expected, "column {at} of {columns}");
        }
    }
    assert_eq!(lost, [4, 8]);
}

/// Wherever random play comes on boards that are sums of heaps, the moves that the heaps say are those that the search finds.
#[test]
fn sums_of_heaps_and_search_agree_on_the_winning_pawns() {
    let work = Work::unlimited();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut sums = 0;
    for columns in 1..=9 {
        let mut search = DawsonSolver::new(&work);
        for _ in 0..6 {
            let (mut position, mut mover) = (Dawson::start(columns, true).unwrap(), Side::Left);
            loop {
                if let Some(stretches) = position.as_heaps() {
                    sums += usize::from(stretches.len() > 1);
                    let found = position.decide(mover, &work).unwrap();
                    assert_eq!(found.steps, search.winning(&position, mover).unwrap());
                    assert_eq!(found.wins, found.grundy != Some(0), "{position:?}");
                }
                let mut moves = Vec::new();
                position.moves(mover, &mut moves);
                if moves.is_empty() {
                    break;
                }
                position = position.after(mover, &moves[random.random_range(0..moves.len())]);
                mover = mover.other();
            }
        }
        let start = Dawson::start(columns, true).unwrap();
        let on_board = start.decide(Side::Left, &work).unwrap();
        let by_columns = decide_columns(columns, &work).unwrap();
        assert_eq!(on_board.columns, by_columns.columns);
        assert_eq!(on_board.grundy, by_columns.grundy);
    }
    assert!(sums > 10, "there were sums of several heaps: {sums}");
}

/// Plays captures while there are some, always the last one listed.
fn forced(mut position: Dawson, mut mover: Side) -> (Dawson, Side) {
    loop {
        let mut moves = Vec::new();
        position.moves(mover, &mut moves);
        let mut captures = moves
            .iter()
            .filter(|step| position.write_move(mover, step).contains('x'));
        let Some(&step) = captures.next_back() else {
            return (position, mover);
        };
        position = position.after(mover, &step);
        mover = mover.other();
    }
}

/// Optional capture, by the solver and by plain search without symmetry: the first player wins on 1 and 5 columns, and loses
/// on 2, 3, 4, 6, 7 and 8.
#[test]
fn dawsons_chess_with_optional_capture_by_two_ways() {
    let work = Work::unlimited();
    let mut lost = Vec::new();
    for columns in 1..=8usize {
        let position = Dawson::start(columns, false).unwrap();
        let wins = DawsonSolver::new(&work)
            .wins(&position, Side::Left)
            .unwrap();
        if columns <= 6 {
            let mut known = FxHashMap::default();
            let plain = wins_by_search(&position, Side::Left, &mut known, &work).unwrap();
            assert_eq!(wins, plain, "{columns} columns");
        }
        if columns <= 5 {
            let values = Values::new(&work);
            let value = ValueSolver::new(&values).value(&position).unwrap();
            let outcome = values.outcome(value).unwrap();
            assert_eq!(
                wins,
                outcome.winner(Side::Left) == Side::Left,
                "{columns} columns"
            );
        }
        if !wins {
            lost.push(columns);
        }
    }
    assert_eq!(lost, [2, 3, 4, 6, 7, 8]);
}

/// The two largest boards that the lecture asks about take longest, each in a test of its own.
#[test]
fn optional_capture_on_nine_columns() {
    assert!(first_player_wins_with_optional_capture(9));
}

#[test]
fn optional_capture_on_ten_columns() {
    assert!(!first_player_wins_with_optional_capture(10));
}

fn first_player_wins_with_optional_capture(columns: usize) -> bool {
    let work = Work::unlimited();
    let position = Dawson::start(columns, false).unwrap();
    DawsonSolver::new(&work)
        .wins(&position, Side::Left)
        .unwrap()
}

#[test]
fn the_middle_pawn_wins_on_odd_boards() {
    let work = Work::unlimited();
    for columns in [3, 5, 7, 9] {
        let position = Dawson::start(columns, true).unwrap();
        let winning = DawsonSolver::new(&work)
            .winning(&position, Side::Left)
            .unwrap();
        let at: Vec<usize> = winning.iter().map(|&step| position.column(step)).collect();
        assert!(at.contains(&columns.div_ceil(2)), "{columns}: {at:?}");
    }
}

#[test]
fn the_grundy_sequence_and_its_seven_exceptions() {
    let work = Work::unlimited();
    let code = dawson_code();
    let values = sequence(&code, 400, &work).unwrap();
    assert_eq!(
        values[..31],
        [
            0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
            4, 5
        ]
    );
    let found = period(&code, &values).unwrap();
    assert!(found.proven);
    assert_eq!(found.period, 34);
    // An exception differs from the value that the period would give it.
    let regular = |n: usize| values[n + 340 - (n / 34) * 34];
    let exceptions: Vec<usize> = (0..200).filter(|&n| values[n] != regular(n % 34)).collect();
    assert_eq!(exceptions, [0, 14, 16, 17, 31, 34, 51]);
}

#[test]
fn published_values_of_other_games() {
    let values = Values::new(&Work::unlimited());
    let text = |value| values.text(value);
    let clobber = Clobber::read("xox/ox.").unwrap();
    assert_eq!(
        text(ValueSolver::new(&values).value(&clobber).unwrap()),
        "{^^*|*,v}"
    );
    let stalk = Hackenbush::read("brrb").unwrap();
    assert_eq!(
        text(ValueSolver::new(&values).value(&stalk).unwrap()),
        "3/8"
    );
    let flower = Hackenbush::read("g(b,b)").unwrap();
    let weight = values
        .atomic_weight(ValueSolver::new(&values).value(&flower).unwrap())
        .unwrap();
    assert_eq!(weight.map(text).as_deref(), Some("1"));
    let toads = Toads::read("tt.ff").unwrap();
    assert_eq!(text(ValueSolver::new(&values).value(&toads).unwrap()), "*");
    let snort = Snort::read("1x3").unwrap();
    assert_eq!(
        text(ValueSolver::new(&values).value(&snort).unwrap()),
        "+-2"
    );
}

/// The value and the number of positions that can follow, as CGSuite's own tests have them.
#[test]
fn published_values_of_amazons() {
    let values = Values::new(&Work::unlimited());
    let start = Amazons::read("x.../o...").unwrap();
    assert_eq!(
        values.text(ValueSolver::new(&values).value(&start).unwrap()),
        "+-{3,{4|0,{1|0,*}},{4|{0,{1/2|0}|v},+-1,+-{1,{2|0}}}}"
    );
    let mut seen = rustc_hash::FxHashSet::default();
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if !seen.insert(position.clone()) {
            continue;
        }
        for side in Side::BOTH {
            let mut moves = Vec::new();
            position.moves(side, &mut moves);
            open.extend(moves.iter().map(|shot| position.after(side, shot)));
        }
    }
    assert_eq!(seen.len(), 2784);
}

/// Solid lines of stones with room around them: an even number is 0 or * in turn, an odd one as many moves for who does not
/// stand at the ends (Ernst: Playing Konane mathematically, 1995).
#[test]
fn published_values_of_linear_konane() {
    let values = Values::new(&Work::unlimited());
    for stones in 1..=9 {
        let line: String = "xo".chars().cycle().take(stones).collect();
        let room = ".".repeat(stones);
        let position = Konane::read(&format!("{room}{line}{room}")).unwrap();
        let found = values.text(ValueSolver::new(&values).value(&position).unwrap());
        let expected = match stones % 4 {
            0 => "0".to_owned(),
            2 => "*".to_owned(),
            _ => (-(stones as i32 / 2)).to_string(),
        };
        assert_eq!(found, expected, "{stones} stones");
    }
}

/// Pairs of stones, each shifted by one: * *2 *3 * 0 (Shehadeh: Auto Conjecturing and Konane).
#[test]
fn published_values_of_konane_stairs() {
    let values = Values::new(&Work::unlimited());
    let found: Vec<String> = (1..=5)
        .map(|height: usize| {
            let row = |at: usize| {
                let (before, after) = (".".repeat(at + 1), ".".repeat(height - at));
                format!("{before}xo{after}")
            };
            let edge = ".".repeat(height + 3);
            let rows: Vec<String> = (0..height).map(row).collect();
            let position = Konane::read(&format!("{edge}/{}/{edge}", rows.join("/"))).unwrap();
            values.text(ValueSolver::new(&values).value(&position).unwrap())
        })
        .collect();
    assert_eq!(found, ["*", "*2", "*3", "*", "0"]);
}
