//! Published results on games with heaps.

use super::Row;
use heaps::{Ruleset, Unsolved, p_positions, solve};
use values::grundy::{Period, period, sequence};
use work::{Halt, Work};

const LECTURE: &str = "Vopravil, Hry a strategické myšlení (lecture notes)";
const NIM_EXERCISE: &str =
    "exercise in Vopravil, Hry a strategické myšlení; answered by Bouton's rule (1901) by hand";
const FOURTEEN: &str = "exercise in Vopravil, Hry a strategické myšlení; answered by mex by hand";
const WINNING_WAYS: &str = "Berlekamp, Conway, Guy: Winning Ways, chapter 4";
const FLAMMENKAMP: &str = "Flammenkamp: Sprague–Grundy values of octal games";

pub(super) static ROWS: &[Row] = &[
    Row::new("heap/subtract-1-3-at-9", LECTURE, "N, Grundy 1", |work| {
        outcome("subtract:1,3", &[9], work)
    }),
    Row::new("heap/subtract-1-3-at-39", LECTURE, "N", |work| {
        class("subtract:1,3", &[39], work)
    }),
    Row::new(
        "heap/subtract-3-4",
        LECTURE,
        "0 0 0 1 1 1 2, period 7",
        |work| values_and_period("subtract:3,4", 100, 7, work),
    ),
    Row::new(
        "heap/subtract-1-3-4",
        LECTURE,
        "0 1 0 1 2 3 2, period 7",
        |work| values_and_period("subtract:1,3,4", 100, 7, work),
    ),
    Row::new(
        "heap/dawson-values",
        LECTURE,
        "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5",
        |work| values("octal:0.137", 30, work),
    ),
    Row::new(
        "heap/dawson-exceptions",
        LECTURE,
        "period 34, 7 exceptions, the last at 51",
        |work| exceptions("octal:0.137", 500, work),
    ),
    Row::new(
        "heap/kayles-values",
        WINNING_WAYS,
        "0 1 2 3 1 4 3 2 1 4 2 6",
        |work| values("kayles", 11, work),
    ),
    Row::new(
        "heap/kayles-period",
        WINNING_WAYS,
        "period 12 from 71",
        |work| period_of("kayles", 400, work),
    ),
    Row::new(
        "heap/dawson-kayles-period",
        WINNING_WAYS,
        "period 34 from 53",
        |work| period_of("dawson-kayles", 500, work),
    ),
    Row::new(
        "heap/octal-0.156-period",
        FLAMMENKAMP,
        "period 349 from 3479",
        |work| period_of("octal:0.156", 12_000, work),
    ),
    Row::new(
        "heap/wythoff-pairs",
        "Wythoff 1907",
        "0,0 1,2 3,5 4,7 6,10 8,13 9,15 11,18 12,20",
        |work| pairs("wythoff", 20, work),
    ),
    Row::new("heap/misere-nim-2-2", "Bouton 1901", "P", |work| {
        class("misere nim", &[2, 2], work)
    }),
    Row::new(
        "heap/nim-1-2-4-8-16",
        NIM_EXERCISE,
        "N, Grundy 31, wins by 1,2,4,8,15",
        |work| winning("nim", &[1, 2, 4, 8, 16], work),
    ),
    Row::new(
        "heap/nim-2-3-7-5-6",
        NIM_EXERCISE,
        "N, Grundy 5, wins by 2,3,2,5,6 2,3,7,0,6 2,3,7,5,3",
        |work| winning("nim", &[2, 3, 7, 5, 6], work),
    ),
    Row::new(
        "heap/nim-23-7-56",
        NIM_EXERCISE,
        "N, Grundy 40, wins by 23,7,16",
        |work| winning("nim", &[23, 7, 56], work),
    ),
    Row::new(
        "heap/subtract-1-4-7-at-14",
        FOURTEEN,
        "0 1 0 1 2 0 1 2 0 1 0 1 2 0 1",
        |work| values("subtract:1,4,7", 14, work),
    ),
    Row::new(
        "heap/subtract-1-2-3-4-7-at-14",
        FOURTEEN,
        "0 1 2 3 4 0 1 2 3 4 0 1 2 3 4",
        |work| values("subtract:1,2,3,4,7", 14, work),
    ),
    Row::new(
        "heap/subtract-3-4-6-at-14",
        FOURTEEN,
        "0 0 0 1 1 1 2 2 2 0 0 0 1 1 1",
        |work| values("subtract:3,4,6", 14, work),
    ),
    Row::new(
        "heap/lecture-table-subtract-3-4",
        "a table in Vopravil, Hry a strategické myšlení (lecture notes)",
        "0 0 0 1 0",
        |work| values("subtract:3,4", 4, work),
    )
    .explained(Some("heap-note-slip-subtract-3-4")),
    Row::new(
        "heap/grundys-game",
        WINNING_WAYS,
        "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0",
        |work| values("grundy", 20, work),
    ),
    Row::new(
        "heap/octal-0.6-million",
        FLAMMENKAMP,
        "no period up to 1000000",
        |work| period_of("octal:0.6", 1_000_000, work),
    )
    .long(),
];

/// The rules of a row; `misere` before the name turns the end around.
fn rules(name: &str) -> Ruleset {
    let (name, end) = match name.strip_prefix("misere ") {
        Some(name) => (name, heaps::End::Misere),
        None => (name, heaps::End::Normal),
    };
    name.parse::<Ruleset>()
        .expect("rows name rules that exist")
        .with_end(end)
}

fn halted(error: Unsolved) -> Halt {
    match error {
        Unsolved::Halt(halt) => halt,
        other => unreachable!("rows ask for possible heaps: {other}"),
    }
}

fn class(name: &str, heaps: &[u64], work: &Work) -> Result<String, Halt> {
    let solution = solve(&rules(name), heaps, work).map_err(halted)?;
    Ok(if solution.mover_wins { "N" } else { "P" }.to_owned())
}

fn outcome(name: &str, heaps: &[u64], work: &Work) -> Result<String, Halt> {
    let grundy = solve(&rules(name), heaps, work).map_err(halted)?.grundy;
    let grundy = grundy.map_or("unknown".to_owned(), |value| value.to_string());
    Ok(format!("{}, Grundy {grundy}", class(name, heaps, work)?))
}

/// The same, and what each winning move leaves.
fn winning(name: &str, heaps: &[u64], work: &Work) -> Result<String, Halt> {
    let solution = solve(&rules(name), heaps, work).map_err(halted)?;
    let left = solution.winning.iter().map(|taken| {
        let heaps = taken.applied(heaps);
        let heaps: Vec<String> = heaps.iter().map(ToString::to_string).collect();
        heaps.join(",")
    });
    let left: Vec<String> = left.collect();
    let found = outcome(name, heaps, work)?;
    Ok(format!("{found}, wins by {}", left.join(" ")))
}

fn joined(values: &[u32]) -> String {
    values
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}

fn values(name: &str, to: usize, work: &Work) -> Result<String, Halt> {
    Ok(joined(&sequence(&rules(name).code(), to, work)?))
}

/// The values up to `to` and their period, if it is proven.
fn proven(name: &str, to: usize, work: &Work) -> Result<(Vec<u32>, Option<Period>), Halt> {
    let code = rules(name).code();
    let values = sequence(&code, to, work)?;
    let found = period(&code, &values).filter(|found| found.proven);
    Ok((values, found))
}

fn values_and_period(name: &str, to: usize, shown: usize, work: &Work) -> Result<String, Halt> {
    let (values, found) = proven(name, to, work)?;
    let period = found.map_or("none".to_owned(), |found| found.period.to_string());
    Ok(format!("{}, period {period}", joined(&values[..shown])))
}

fn period_of(name: &str, to: usize, work: &Work) -> Result<String, Halt> {
    let (_, found) = proven(name, to, work)?;
    Ok(match found {
        Some(found) => format!("period {} from {}", found.period, found.preperiod),
        None => format!("no period up to {to}"),
    })
}

/// The heaps whose values are not those of the period continued downwards.
fn exceptions(name: &str, to: usize, work: &Work) -> Result<String, Halt> {
    let (values, found) = proven(name, to, work)?;
    let Some(found) = found else {
        return Ok(format!("no period up to {to}"));
    };
    let regular = |heap: usize| {
        let beyond = (found.preperiod - heap).div_ceil(found.period) * found.period;
        values[heap + beyond]
    };
    let exceptions: Vec<usize> = (0..found.preperiod)
        .filter(|&heap| values[heap] != regular(heap))
        .collect();
    let last = exceptions.last().copied().unwrap_or(0);
    Ok(format!(
        "period {}, {} exceptions, the last at {last}",
        found.period,
        exceptions.len()
    ))
}

fn pairs(name: &str, max: u64, work: &Work) -> Result<String, Halt> {
    let rows = p_positions(&rules(name), 2, max, work).map_err(halted)?;
    let shown: Vec<String> = rows
        .iter()
        .map(|row| format!("{},{}", row[0], row[1]))
        .collect();
    Ok(shown.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reproduce::Status;

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
