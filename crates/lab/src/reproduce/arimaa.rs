//! Published counts of Arimaa: how many different positions one turn reaches, and how many of them the seed's pruning factors leave.

use super::Row;
use crate::arimaa::study::{self, Study};
use ::arimaa::{Board, Setup, count_unique_turns};
use ::arimaa::{Colour, twin::Twin};
use work::{Halt, Work};

const COUNTED: &str = "distinct opening turns as counted by other programs (authors not named)";

const THESIS: &str = "bot_ugrh (diploma thesis, Brno 2012), chapter 5";
/// The thesis shows its six positions as pictures that are lost; ours are those of the bench.
const OTHER_POSITIONS: Option<&str> = Some("arimaa-note-other-positions");

pub(super) static ROWS: &[Row] = &[
    Row::new(
        "arimaa/turns-dogs-behind",
        COUNTED,
        "Gold 3331, Silver 3331",
        |work| both(work, "RRRDDRRR", "RHCMECHR"),
    ),
    Row::new(
        "arimaa/turns-cats-behind",
        COUNTED,
        "Gold 3331, Silver 3331",
        |work| both(work, "RRRCCRRR", "RHDMEDHR"),
    ),
    Row::new(
        "arimaa/turns-rabbits-behind",
        COUNTED,
        "Gold 3353, Silver 3353",
        |work| both(work, "RRRRRRRR", "HDCMECDH"),
    ),
    Row::new(
        "arimaa/turns-by-the-slow-twin",
        COUNTED,
        "Gold 3353, Silver 3353",
        slowly,
    ),
    Row::new("arimaa/unique-among-sequences", THESIS, "9.5 %", |work| {
        carried(work, Study::unique_share)
    })
    .explained(OTHER_POSITIONS),
    Row::new("arimaa/removed-by-factors", THESIS, "46.8 %", |work| {
        carried(work, |study| study.removed(3))
    })
    .explained(OTHER_POSITIONS),
];

/// A share, measured on the positions that the project carries.
fn carried(work: &Work, share: impl Fn(&Study) -> f64) -> Result<String, Halt> {
    let read = |(_, text): &(&str, &str)| Board::read(text).ok();
    let boards: Vec<Board> = bot::bench::POSITIONS.iter().filter_map(read).collect();
    let study = study::of_positions(work, &boards, 0)?;
    Ok(format!("{:.1} %", 100.0 * share(&study)))
}

/// A setup against its mirror image.
fn opening(edge: &str, front: &str, side: Colour) -> Option<Board> {
    let gold = Setup::from_rows(Colour::Gold, edge, front)?;
    let board = gold.placed(&Board::empty(Colour::Gold));
    Some(gold.mirrored().placed(&board).with_side(side))
}

fn told(count: impl Fn(&Board) -> usize, edge: &str, front: &str) -> String {
    let of = |side| opening(edge, front, side).map_or(0, |board| count(&board));
    format!("Gold {}, Silver {}", of(Colour::Gold), of(Colour::Silver))
}

fn both(work: &Work, edge: &str, front: &str) -> Result<String, Halt> {
    work.check()?;
    Ok(told(count_unique_turns, edge, front))
}

/// The same count on the plain array that shares nothing with the bitboards.
fn slowly(work: &Work) -> Result<String, Halt> {
    work.check()?;
    let count = |board: &Board| Twin::of(board).placements().len();
    Ok(told(count, "RRRRRRRR", "HDCMECDH"))
}
