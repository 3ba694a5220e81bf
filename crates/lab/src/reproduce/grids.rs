//! Published results on Cram, Domineering and Dawson's chess, and the lecture's values.

use super::Row;
use grids::{
    Cram, CramSolver, Dawson, DawsonSolver, Domineering, DomineeringValues, OutcomeSolver, Region,
};
use rules::{Game, Side};
use values::{Unable, Values};
use work::{Halt, Work};

const LECTURE: &str = "Vopravil, Hry a strategické myšlení (lecture notes)";
const LECTURE_VALUES: &str = "values named in Vopravil, Hry a strategické myšlení; the boards that have them were chosen here";
const DAWSON: &str = "zeros of the sequence of the heap game 0.137 in Vopravil, Hry a strategické myšlení, which says nothing of \
                      these boards themselves; ours are searched on the board";
const CGSUITE: &str = "CGSuite (Siegel), its own test tables";
const CONWAY: &str = "Conway: On Numbers and Games; Berlekamp, Conway, Guy: Winning Ways";
const BREUKER: &str = "Breuker, Uiterwijk, van den Herik: Solving 8×8 Domineering (2000)";
const BULLOCK: &str = "Bullock: Domineering: solving large combinatorial search spaces (2002)";
const LEMOINE: &str = "Lemoine, Viennot: Nimbers are inevitable (2010), table for Cram";

pub(super) static ROWS: &[Row] = &[
    Row::new(
        "domineering/small-values",
        LECTURE_VALUES,
        "0 1 -1 1 2 -2 1/2 -1/2 * ^ v +-1",
        |work| {
            let boards = [
                ".",
                "./.",
                "..",
                "././.",
                "./././.",
                "....",
                "..#/.##/.##",
                ".../.##",
                "../.#",
                "#.#/#../..#/#.#",
                "##.#/..../#.##",
                "2x2",
            ];
            let texts: Result<Vec<String>, Halt> =
                boards.iter().map(|board| value(board, work)).collect();
            Ok(texts?.join(" "))
        },
    ),
    Row::new("domineering/value-2x3", CONWAY, "{2|-1/2}", |work| {
        value("2x3", work)
    }),
    Row::new("domineering/value-3x3", CONWAY, "+-1", |work| {
        value("3x3", work)
    }),
    Row::new(
        "domineering/value-4x4",
        CGSUITE,
        "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        |work| value("4x4", work),
    ),
    Row::new("domineering/value-5x5", CONWAY, "0", |work| {
        value("5x5", work)
    }),
    Row::new(
        "domineering/lecture-outcomes",
        BREUKER,
        "3x3 N, 4x4 N, 6x4 N, 6x6 N",
        |work| outcomes(&["3x3", "4x4", "6x4", "6x6"], work),
    ),
    Row::new("domineering/outcomes-7x7", BREUKER, "7x7 N", |work| {
        outcomes(&["7x7"], work)
    }),
    Row::new("domineering/outcomes-8x8", BREUKER, "8x8 N", |work| {
        outcomes(&["8x8"], work)
    })
    .long(),
    Row::new("domineering/outcomes-6x8", BULLOCK, "6x8 R", |work| {
        outcomes(&["6x8"], work)
    })
    .long(),
    Row::new(
        "cram/small",
        LEMOINE,
        "3x3 0, 3x4 1, 3x5 1, 4x4 0, 4x5 2, 4x6 0, 5x5 0",
        |work| grundy(&["3x3", "3x4", "3x5", "4x4", "4x5", "4x6", "5x5"], work),
    ),
    Row::new("cram/4x7-5x6", LEMOINE, "4x7 3, 5x6 2", |work| {
        grundy(&["4x7", "5x6"], work)
    }),
    Row::new(
        "cram/large",
        LEMOINE,
        "4x8 0, 4x9 1, 5x7 1, 6x6 0",
        |work| grundy(&["4x8", "4x9", "5x7", "6x6"], work),
    )
    .long(),
    Row::new("cram/tree-2x3", LECTURE, "7 22 18", |_| {
        let game = rules::NormalPlay(Cram(region("2x3")));
        let start = game.start();
        let count = |depth| rules::perft(&game, &start, depth).to_string();
        Ok([1, 2, 3].map(count).join(" "))
    }),
    Row::new(
        "domineering/star-and-star",
        LECTURE,
        "* + * = 0 is N",
        |work| {
            let values = Values::new(work);
            let star = values.nimber(1).map_err(halted)?;
            let sum = values.sum(star, star).map_err(halted)?;
            let outcome = values.outcome(sum).map_err(halted)?;
            Ok(format!("* + * = {} is {outcome}", values.text(sum)))
        },
    )
    .explained(Some("grids-note-star-and-star")),
    Row::new(
        "domineering/switch-1-0",
        LECTURE,
        "{1|0,-1} = -1/2",
        |work| {
            let values = Values::new(work);
            let number = |n| values.integer(n).map_err(halted);
            let right = [number(0)?, number(-1)?];
            let value = values.make(&[number(1)?], &right).map_err(halted)?;
            Ok(format!("{{1|0,-1}} = {}", values.text(value)))
        },
    )
    .explained(Some("grids-note-switch-1-0")),
    Row::new(
        "dawson/mandatory-losses",
        DAWSON,
        "the first player loses only on 4 and 8 of 1 to 10 columns",
        |work| {
            let lost = dawson_losses(10, true, work)?;
            Ok(format!(
                "the first player loses only on {lost} of 1 to 10 columns"
            ))
        },
    ),
];

fn halted(unable: Unable) -> Halt {
    match unable {
        Unable::Halted(halt) => halt,
        other => unreachable!("rows ask for values in range: {other}"),
    }
}

fn region(board: &str) -> Region {
    Region::read(board).expect("rows name boards that exist")
}

fn value(board: &str, work: &Work) -> Result<String, Halt> {
    let values = Values::new(work);
    let found = DomineeringValues::new(&values).value(&Domineering(region(board)));
    let value = found.map_err(halted)?.expect("rows name small boards");
    Ok(values.text(value))
}

fn outcomes(boards: &[&str], work: &Work) -> Result<String, Halt> {
    let outcome = |board: &&str| {
        let position = Domineering(region(board));
        let values = Values::large(work);
        let solver = OutcomeSolver::new(&position.0, &values, work).map_err(halted)?;
        let mut solver = solver.expect("rows name boards up to 11x11");
        let outcome = solver.outcome(&position).map_err(halted)?;
        Ok(format!("{board} {outcome}"))
    };
    let all: Result<Vec<String>, Halt> = boards.iter().map(outcome).collect();
    Ok(all?.join(", "))
}

fn grundy(boards: &[&str], work: &Work) -> Result<String, Halt> {
    let grundy = |board: &&str| {
        let found = CramSolver::new(work).grundy(&Cram(region(board)))?;
        Ok(format!(
            "{board} {}",
            found.expect("rows name boards up to 8x16")
        ))
    };
    let all: Result<Vec<String>, Halt> = boards.iter().map(grundy).collect();
    Ok(all?.join(", "))
}

fn dawson_losses(most: usize, mandatory: bool, work: &Work) -> Result<String, Halt> {
    let mut lost = Vec::new();
    for columns in 1..=most {
        let start = Dawson::start(columns, mandatory).expect("rows name boards that exist");
        if !DawsonSolver::new(work).wins(&start, Side::Left)? {
            lost.push(columns.to_string());
        }
    }
    Ok(lost.join(" and "))
}
