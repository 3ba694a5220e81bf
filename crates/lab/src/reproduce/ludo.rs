//! Ludo: the examples of the thesis, and the first mover's chance on several boards.

use super::Row;
use graphs::{Method, Options, Unmet};
use ludo::explicit::Explicit;
use ludo::keep::{Forgetful, SolveError};
use ludo::{Board, Entries, Ludo, Solved, Variant};
use rules::{Game, Notation};
use work::{Halt, Work};

const THESIS: &str =
    "Konvalinka: Má Člověče, nezlob se výherní strategii? (diploma thesis, Brno 2016), table 6.1";
const KNOWN: &str = "values known before this project, by a plain one-sided iteration";

/// An example of the thesis: sizes, the position with the player to move, what the die shows. Everybody enters a quarter of
/// the ring after the one before.
struct Drawn {
    sizes: [u64; 3],
    position: &'static str,
    die: u64,
}

const FIRST: Drawn = Drawn {
    sizes: [3, 2, 4],
    position: "0,0/0,0/0,0/1",
    die: 3,
};
const SECOND: Drawn = Drawn {
    sizes: [2, 3, 12],
    position: "13,1,10/15,3,12/1",
    die: 5,
};
const THIRD: Drawn = Drawn {
    sizes: [4, 4, 8],
    position: "1,9,11,12/1,9,11,12/1,9,11,12/1,9,10,12/1",
    die: 1,
};

pub(super) static ROWS: &[Row] = &[
    Row::new("ludo/example-1-value", THESIS, "32.9754 %", |work| {
        Ok(format!("{:.4} %", value_of_the_first(work)? * 100.0))
    })
    .explained(Some("ludo-note-published-digits")),
    Row::new("ludo/example-1-converged", KNOWN, "0.3296392863", |work| {
        Ok(format!("{:.10}", value_of_the_first(work)?))
    }),
    Row::new("ludo/example-1-size", THESIS, "378668 vertices", |work| {
        FIRST.size(work)
    }),
    Row::new("ludo/example-1-cost", THESIS, "29 s 170 MB", |work| {
        FIRST.cost(work)
    })
    .cost(),
    Row::new("ludo/example-1-arrangements", THESIS, "117649", |_| {
        let board = FIRST.game().board();
        let pieces = (board.players() * board.pieces()) as u32;
        Ok((u64::from(board.last()) + 1).pow(pieces).to_string())
    }),
    // What is printed has two digits, or fewer, and some are cut off and not rounded.
    Row::new("ludo/example-2-best-piece", THESIS, "67.33 %", |work| {
        SECOND.chance(0, work)
    })
    .within(0.01),
    Row::new("ludo/example-2-other-piece", THESIS, "53 %", |work| {
        SECOND.chance(1, work)
    })
    .within(0.5),
    Row::new("ludo/example-2-size", THESIS, "1436431 vertices", |work| {
        SECOND.size(work)
    }),
    Row::new("ludo/example-2-cost", THESIS, "58 s 740 MB", |work| {
        SECOND.cost(work)
    })
    .cost(),
    Row::new("ludo/example-3-best-piece", THESIS, "21.9 %", |work| {
        THIRD.chance(0, work)
    })
    .long()
    .within(0.1),
    Row::new("ludo/example-3-other-piece", THESIS, "21.6 %", |work| {
        THIRD.chance(1, work)
    })
    .long()
    .within(0.1),
    Row::new("ludo/example-3-size", THESIS, "2542725 vertices", |work| {
        THIRD.size(work)
    }),
    Row::new("ludo/example-3-cost", THESIS, "1097 s 1266 MB", |work| {
        THIRD.cost(work)
    })
    .long()
    .cost(),
    Row::new("ludo/first-mover-1-40", KNOWN, "0.517396652", |work| {
        first_mover(1, 40, work)
    }),
    Row::new("ludo/first-mover-2-12", KNOWN, "0.514285910", |work| {
        first_mover(2, 12, work)
    }),
    Row::new("ludo/first-mover-3-12", KNOWN, "0.511422106", |work| {
        first_mover(3, 12, work)
    }),
    Row::new("ludo/first-mover-2-40", KNOWN, "0.508999548", |work| {
        first_mover(2, 40, work)
    }),
    Row::new("ludo/first-mover-3-40", KNOWN, "0.506696", |work| {
        let chance = before_the_first_roll(3, 40, 1e-6, work)?;
        Ok(format!("{chance:.6}"))
    })
    .heroic()
    .within(2e-6),
];

impl Drawn {
    /// The game from this position.
    fn game(&self) -> Ludo {
        let [players, pieces, fields] = self.sizes;
        let board = board(players, pieces, fields).entering(Entries::Neighbours);
        let game = Ludo::new(
            board.expect("a quarter is for everybody"),
            Variant::default(),
        );
        let state = game.read_state(self.position).expect("a position");
        let rolled = game.rolled(&state, self.die).expect("a face of the die");
        game.starting(rolled).expect("a position")
    }

    /// Vertices as the thesis counts them: where it begins is a vertex of its own, also when play comes back to it.
    fn size(&self, work: &Work) -> Result<String, Halt> {
        let game = self.game();
        let graph = Explicit::new(&game, 0, work)?;
        let start = game.start();
        let comes_back = graph.explored.vertex(&game.unrolled(&start)).is_some();
        let vertices = graph.vertices() + u64::from(comes_back);
        Ok(format!("{vertices} vertices"))
    }

    /// The time that solving takes here, and the memory that it asks for before it begins.
    fn cost(&self, work: &Work) -> Result<String, Halt> {
        let game = self.game();
        let begun = work.clock.now();
        solved(&game, 1e-6, work)?;
        let seconds = (work.clock.now() - begun).as_secs_f64();
        let bytes = ludo::solved::estimate(game.board(), &game.start(), 1e-6)
            .bytes()
            .0;
        Ok(format!("{seconds:.1} s {} MB", bytes.div_ceil(1_000_000)))
    }

    /// The mover's chance with his best piece, his second best, and so on.
    fn chance(&self, which: usize, work: &Work) -> Result<String, Halt> {
        let game = self.game();
        let start = game.start();
        let solved = solved(&game, 1e-6, work)?;
        let choices = solved.choices(&start);
        let mut chances: Vec<f64> = choices
            .by_piece
            .iter()
            .flatten()
            .map(|chance| chance.middle())
            .collect();
        chances.sort_by(|one, other| other.total_cmp(one));
        Ok(format!("{:.4} %", chances[which] * 100.0))
    }
}

/// By the graph, so that the other way to an answer is looked at too.
fn value_of_the_first(work: &Work) -> Result<f64, Halt> {
    let graph = Explicit::new(&FIRST.game(), 0, work)?;
    let options = Options {
        method: Method::Interval,
        epsilon: 1e-11,
    };
    let solution = graph.solve(&options, work).map_err(|error| match error {
        Unmet::Halt(halt) => halt,
        other => unreachable!("the method is made for this: {other}"),
    })?;
    Ok(solution.values[graph.explored.graph.start() as usize])
}

fn first_mover(pieces: u64, fields: u64, work: &Work) -> Result<String, Halt> {
    Ok(format!(
        "{:.9}",
        before_the_first_roll(pieces, fields, 1e-11, work)?
    ))
}

fn before_the_first_roll(pieces: u64, fields: u64, epsilon: f64, work: &Work) -> Result<f64, Halt> {
    let game = Ludo::new(board(2, pieces, fields), Variant::default());
    Ok(solved(&game, epsilon, work)?.value(&game.start()).middle())
}

/// The chance of player 1 in all that follows from where the game starts.
fn solved(game: &Ludo, epsilon: f64, work: &Work) -> Result<Solved, Halt> {
    match Solved::new(game, &game.start(), 0, epsilon, &mut Forgetful, work) {
        Ok(solved) => Ok(solved),
        Err(SolveError::Halt(halt)) => Err(halt),
        Err(error) => unreachable!("nothing is kept, and nobody else works: {error}"),
    }
}

fn board(players: u64, pieces: u64, fields: u64) -> Board {
    Board::new(players, pieces, fields).expect("a size within the limits")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reproduce::Status;

    #[test]
    fn rows_agree_or_are_explained() {
        for row in ROWS.iter().filter(|row| row.quick) {
            let (ours, status) = row.run(&Work::unlimited()).unwrap();
            let wanted = if row.explained.is_some() {
                Status::Explained
            } else {
                Status::Agrees
            };
            assert_eq!(status, wanted, "{}: {ours}", row.name);
        }
    }
}
