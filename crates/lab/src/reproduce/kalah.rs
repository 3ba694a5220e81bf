//! Published results on Kalaha: what the thesis says of its strategies and of its example game, and exact values. Its tables are
//! in a file of their own.

use super::Row;
use crate::elo;
use crate::kalah::{every_pairing, six, tournament};
use crate::tournament::Pairing;
use kalah::board::{Board, Sower};
use kalah::enumerate::{Enumerated, enumerate, situations};
use kalah::solve::{Effort, SolveError, Solver};
use kalah::{Kalah, NORTH, Record, Rules, SOUTH, Strategy, database};
use rules::{Game, Notation};
use work::{Halt, Work};

pub(super) const THESIS: &str = "Hra Kalaha (diploma thesis), chapter 3";
const IRVING: &str = "Irving, Donkers, Uiterwijk: Solving Kalah, 2000";
const KNOWN: &str = "exact values collected by mancala programmers";

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
    Row::new(
        "kalah/example-move-6",
        THESIS,
        "d is better than c",
        best_sixth_move,
    )
    .explained(Some("kalah-note-move-6"))
    .long(),
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

pub(super) fn played(
    pairings: &[(usize, usize)],
    games: u64,
    work: &Work,
) -> Result<Vec<Pairing>, Halt> {
    tournament(work, &kalah(), &six(), pairings, games).map_err(|error| match error {
        crate::kalah::TournamentError::Halt(halt) => halt,
        other => unreachable!("the common board can be played: {other}"),
    })
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

/// What the weak move of the example was worth, and what would have been better.
fn best_sixth_move(work: &Work) -> Result<String, Halt> {
    let record = example();
    let (position, played) = (&record.positions()[5], &record.entries()[5]);
    let effort = Effort::suited(record.game(), None, work)?;
    let values = Solver::new(work, record.game(), effort)
        .and_then(|mut solver| solver.moves_exactly(work, position, &mut |_| ()))
        .map_err(halted)?;
    let told = |chosen| record.game().write_move(position, &chosen);
    let better = values.iter().filter(|(chosen, _)| *chosen != played.chosen);
    let mut better: Vec<_> = better.collect();
    better.sort_by_key(|(_, value)| -value);
    let lost = values.iter().find(|(chosen, _)| *chosen == played.chosen);
    let lost = lost.map_or(0, |(_, value)| *value);
    let better: Vec<String> = better
        .iter()
        .filter(|(_, value)| *value > lost)
        .map(|&&(chosen, value)| format!("{} ({value:+})", told(chosen)))
        .collect();
    Ok(format!(
        "{} ({lost:+}) is worse than {}",
        told(played.chosen),
        better.join(", ")
    ))
}

fn halted(error: SolveError) -> Halt {
    match error {
        SolveError::Halt(halt) => halt,
        other => unreachable!("rows can be solved: {other}"),
    }
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

    /// The tables have a file and a test of their own; here is everything else that is quick.
    #[test]
    fn quick_rows_agree_or_are_explained() {
        let work = Work::unlimited();
        for row in ROWS.iter().filter(|row| row.quick) {
            let (ours, status) = row.run(&work).unwrap();
            let wanted = match row.explained {
                Some(_) => Status::Explained,
                None => Status::Agrees,
            };
            assert_eq!(status, wanted, "{}: {} / {ours}", row.name, row.published);
        }
    }
}
