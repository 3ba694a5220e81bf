//! Published results on Kalaha: the tables of the thesis, its example game, and exact values.

use super::Row;
use crate::elo;
use crate::kalah::{every_pairing, six, tournament};
use crate::tournament::Pairing;
use kalah::board::{Board, Sower};
use kalah::enumerate::{Enumerated, enumerate, situations};
use kalah::solve::{Effort, SolveError, Solver};
use kalah::{Kalah, NORTH, Record, Rules, SOUTH, Strategy, database};
use rules::Game;
use work::{Halt, Work};

const THESIS: &str = "Hra Kalaha (diploma thesis), chapter 3";
const IRVING: &str = "Irving, Donkers, Uiterwijk: Solving Kalah, 2000";
const KNOWN: &str = "exact values collected by mancala programmers";

const PROGRAMS_DIFFER: Option<&str> = Some("kalah-note-programs-differ");

/// One pairing of the thesis's tables: ppAA ppAB ppBB ppBA.
macro_rules! pairing {
    ($a:literal, $b:literal, $published:literal, $explained:expr) => {
        Row::new(
            concat!("kalah/table-", $a, "-", $b),
            THESIS,
            $published,
            |work| probabilities(($a, $b), work),
        )
        .explained($explained)
        .within(ALLOWED)
    };
}

/// An exact value.
macro_rules! value {
    ($pits:literal, $seeds:literal, $rules:ident, $published:literal, $source:expr) => {
        Row::new(
            concat!("kalah/value-", $pits, "-", $seeds, "-", stringify!($rules)),
            $source,
            $published,
            |work| value(($pits, $seeds), Rules::$rules, work),
        )
    };
}

pub(super) static ROWS: &[Row] = &[
    pairing!(0, 0, "0.4859 0.4511 0.4852 0.4514", None),
    pairing!(0, 1, "0.1039 0.8696 0.8920 0.0860", None),
    pairing!(
        0,
        2,
        "0.4862 0.4504 0.4855 0.4512",
        Some("kalah-note-column-0-2")
    ),
    pairing!(0, 3, "0.0770 0.9016 0.9219 0.0600", None),
    pairing!(0, 4, "0.0818 0.8956 0.9125 0.0675", None),
    pairing!(0, 5, "0.0802 0.9027 0.9327 0.0540", None),
    pairing!(1, 1, "0.5436 0.4014 0.5427 0.4029", None),
    pairing!(1, 2, "0.7823 0.1812 0.2283 0.7295", None),
    pairing!(1, 3, "0.4293 0.5166 0.6590 0.2921", None),
    pairing!(1, 4, "0.4340 0.5109 0.6243 0.3215", None),
    pairing!(1, 5, "0.3861 0.5682 0.7346 0.2292", None),
    pairing!(2, 2, "0.5007 0.4437 0.5059 0.4378", PROGRAMS_DIFFER),
    pairing!(2, 3, "0.1610 0.8050 0.8409 0.1291", PROGRAMS_DIFFER),
    pairing!(2, 4, "0.1623 0.8036 0.8274 0.1409", PROGRAMS_DIFFER),
    pairing!(2, 5, "0.1346 0.8434 0.8868 0.0938", PROGRAMS_DIFFER),
    pairing!(3, 3, "0.5573 0.3900 0.5338 0.4129", PROGRAMS_DIFFER),
    pairing!(3, 4, "0.5602 0.3868 0.4888 0.4523", PROGRAMS_DIFFER),
    pairing!(3, 5, "0.5047 0.4463 0.6218 0.3402", PROGRAMS_DIFFER),
    pairing!(4, 4, "0.5411 0.4049 0.5062 0.4354", PROGRAMS_DIFFER),
    pairing!(4, 5, "0.4911 0.4587 0.6339 0.3265", PROGRAMS_DIFFER),
    pairing!(5, 5, "0.5176 0.4810 0.5177 0.4809", None),
    Row::new(
        "kalah/starter-advantage",
        THESIS,
        "in 21 of 21 pairings",
        starter_advantage,
    ),
    Row::new("kalah/ranking", THESIS, "5 3 4 1 2 0", ranking),
    Row::new("kalah/length-0-0", THESIS, "40.4", |work| {
        length((0, 0), work)
    })
    .within(0.1),
    Row::new("kalah/length-1-1", THESIS, "36.7", |work| {
        length((1, 1), work)
    })
    .within(0.1),
    Row::new("kalah/length-5-5", THESIS, "22.8", |work| {
        Ok(format!("{:.1}", five_five(work)?.mean_length.to_f64()))
    }),
    Row::new("kalah/games-5-5", THESIS, "35", |work| {
        Ok(five_five(work)?.games.to_string())
    })
    .explained(Some("kalah-note-games-5-5")),
    Row::new(
        "kalah/commonest-length-5-5",
        THESIS,
        "16 (0.2667)",
        commonest_length,
    )
    .explained(Some("kalah-note-commonest-length")),
    Row::new("kalah/draws", THESIS, "844762 of 21000000", draws)
        .explained(Some("kalah-note-draws"))
        .long(),
    Row::new("kalah/situations-after-first-turns", THESIS, "116", |_| {
        let (sower, board) = board();
        Ok(situations(&sower, board, 2).boards.len().to_string())
    }),
    Row::new("kalah/example-game", THESIS, "North wins 33:15", |_| {
        let record = example();
        let (north, south) = (record.last().store(NORTH), record.last().store(SOUTH));
        let winner = if north > south { "North" } else { "South" };
        Ok(format!("{winner} wins {north}:{south}"))
    }),
    Row::new("kalah/example-move-14", THESIS, "e[f](14)", |_| {
        let record = example();
        let (position, entry) = (&record.positions()[13], &record.entries()[13]);
        Ok(record.game().describe(position, entry.chosen))
    })
    .explained(Some("kalah-note-move-14")),
    value!(4, 3, THESIS, "8", KNOWN),
    value!(4, 3, STANDARD, "6", IRVING),
    value!(5, 3, THESIS, "8", KNOWN),
    value!(5, 3, STANDARD, "6", IRVING),
    value!(5, 4, THESIS, "12", KNOWN),
    value!(5, 4, STANDARD, "10", IRVING),
    value!(6, 3, THESIS, "2", KNOWN),
    value!(6, 3, STANDARD, "2", IRVING),
    value!(6, 4, THESIS, "10", IRVING).long(),
    value!(6, 4, STANDARD, "8", KNOWN).long(),
    value!(6, 5, THESIS, "12", IRVING).heroic(),
    value!(6, 5, STANDARD, "10", KNOWN).heroic(),
    value!(6, 6, THESIS, "2", KNOWN).heroic(),
];

/// Games of each pairing: the standard error of a probability is then at most 0.0016.
const GAMES: u64 = 200_000;
/// How far from the published figure a simulated one may be: 0.005, and three standard errors of our own games.
const ALLOWED: f64 = 0.005 + 3.0 * 0.0016;

fn kalah() -> Kalah {
    Kalah::new(6, 4, Rules::THESIS).expect("the common board")
}

fn board() -> (Sower<u64>, Board<u64>) {
    let game = kalah();
    let sower = Sower::new(game.length(), game.total(), game.rules());
    (sower, Board::from_position(&game.start()))
}

fn example() -> Record {
    Record::read("c+ a D+ F b+ c E+ D f D d F f+ e F f+").expect("the example is legal")
}

fn played(pairings: &[(usize, usize)], games: u64, work: &Work) -> Result<Vec<Pairing>, Halt> {
    tournament(work, &kalah(), &six(), pairings, games).map_err(|error| match error {
        crate::kalah::TournamentError::Halt(halt) => halt,
        other => unreachable!("the common board can be played: {other}"),
    })
}

/// Simulated figures. Where all four are as close to the published ones as simulation can tell, the published text is given,
/// for rows are compared as text; else ours.
fn probabilities(pair: (usize, usize), work: &Work) -> Result<String, Halt> {
    let found = played(&[pair], GAMES, work)?;
    let (a, b) = (&found[0].a_started, &found[0].b_started);
    let ours = [a.wins(), a.losses(), b.wins(), b.losses()]
        .map(|estimate| format!("{:.4}", estimate.mean));
    Ok(ours.join(" "))
}

fn starter_advantage(work: &Work) -> Result<String, Halt> {
    let found = played(&every_pairing(), GAMES / 4, work)?;
    let ahead = found.iter().filter(|pairing| {
        let (a, b) = (&pairing.a_started, &pairing.b_started);
        a.wins().mean > b.losses().mean && b.wins().mean > a.losses().mean
    });
    Ok(format!("in {} of {} pairings", ahead.count(), found.len()))
}

fn ranking(work: &Work) -> Result<String, Halt> {
    let found = played(&every_pairing(), GAMES / 4, work)?;
    let scores: Vec<elo::Score> = found.iter().map(Pairing::score).collect();
    let ratings = elo::ratings(6, &scores);
    let mut ranked: Vec<usize> = (0..6).collect();
    ranked.sort_by(|&a, &b| ratings[b].total_cmp(&ratings[a]));
    let names: Vec<String> = ranked.iter().map(ToString::to_string).collect();
    Ok(names.join(" "))
}

fn length(pair: (usize, usize), work: &Work) -> Result<String, Halt> {
    let found = played(&[pair], GAMES, work)?;
    Ok(format!("{:.1}", found[0].lengths().mean()))
}

fn draws(work: &Work) -> Result<String, Halt> {
    let found = played(&every_pairing(), 1_000_000, work)?;
    let draws: u64 = found.iter().map(Pairing::drawn).sum();
    let games: u64 = found.iter().map(Pairing::games).sum();
    Ok(format!("{draws} of {games}"))
}

fn five_five(work: &Work) -> Result<Enumerated, Halt> {
    let (sower, board) = board();
    enumerate(work, &sower, board, [Strategy::Five; 2], 1_000_000).map_err(|error| match error {
        kalah::enumerate::EnumerateError::Halt(halt) => halt,
        other => unreachable!("5/5 has few games: {other}"),
    })
}

fn commonest_length(work: &Work) -> Result<String, Halt> {
    let found = five_five(work)?;
    let commonest = found.lengths.iter().max_by(|a, b| a.1.cmp(b.1));
    let (length, share) = commonest.expect("there are games");
    Ok(format!("{length} ({:.4})", share.to_f64()))
}

fn value((pits, seeds): (usize, u64), rules: Rules, work: &Work) -> Result<String, Halt> {
    let game = Kalah::new(pits, seeds, rules).expect("rows name boards that exist");
    let large = game.total() > 40;
    let effort = Effort {
        table: if large { 256 << 20 } else { 64 << 20 },
        most: None,
        database: Some(database::build(
            work,
            pits,
            rules,
            if large { 14 } else { 9 },
        )?),
    };
    let halted = |error| match error {
        SolveError::Halt(halt) => halt,
        other => unreachable!("rows can be solved: {other}"),
    };
    let mut solver = Solver::new(work, &game, effort).map_err(halted)?;
    let value = solver
        .value(work, &game.start(), &mut |_| ())
        .map_err(halted)?;
    Ok(value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reproduce::Status;

    /// The pairings have a test of their own in `lab::kalah`; here is everything else that is quick.
    #[test]
    fn quick_rows_agree_or_are_explained() {
        let work = Work::unlimited();
        let quick = ROWS
            .iter()
            .filter(|row| row.quick && !row.name.starts_with("kalah/table"));
        for row in quick {
            let (ours, status) = row.run(&work).unwrap();
            let wanted = match row.explained {
                Some(_) => Status::Explained,
                None => Status::Agrees,
            };
            assert_eq!(status, wanted, "{}: {} / {ours}", row.name, row.published);
        }
    }
}
