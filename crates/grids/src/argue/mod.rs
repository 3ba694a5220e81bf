//! What a position is worth and who wins it, argued from the definitions: what moves leave, which of that matters, the mex or the
//! simplest number, and copying where that is the reason. It finds no values itself, and works through [`Board`].

mod named;
mod number;
mod options;

use crate::{Board, Sketch, outcome_told};
use named::Named;
use options::{Choice, choices};
use rules::{Partizan, Side};
use say::Message;
use values::{Unable, Value, Values};
use work::Work;

/// Boards with more squares are not argued: values of what moves leave would be searched for ever.
const MOST_SQUARES: usize = 30;
/// The same in games in which both sides have the same moves.
const MOST_SQUARES_IMPARTIAL: usize = 42;

/// The whole argument, sentence by sentence.
///
/// # Errors
/// When memory is exhausted or the work was stopped.
pub fn argue(board: &Board, work: &Work) -> Result<Vec<Message>, Unable> {
    let impartial = board.game().impartial;
    let most = if impartial {
        MOST_SQUARES_IMPARTIAL
    } else {
        MOST_SQUARES
    };
    if matches!(board.sketch(), Sketch::Rows(_)) && board.own_squares().len() > most {
        return Ok(vec![Message::new("grids-why-large").with("most", most)]);
    }
    if !board.adds() {
        return Ok(vec![Message::new("grids-why-bound")]);
    }
    let values = Values::large(work);
    let mut told = Vec::new();
    parts(board, &values, work, &mut told)?;
    copied(board, &mut told);
    if impartial {
        by_mex(board, &values, work, &mut told)?;
    } else {
        by_form(board, &values, work, &mut told)?;
    }
    Ok(told)
}

/// A position that falls apart is the sum of its parts; where parts undo each other, whoever moves second copies.
fn parts(
    board: &Board,
    values: &Values,
    work: &Work,
    told: &mut Vec<Message>,
) -> Result<(), Unable> {
    let mut parts = Vec::new();
    board.components(&mut parts);
    if parts.len() < 2 {
        return Ok(());
    }
    let mut shown = Vec::new();
    let mut sum = Values::ZERO;
    for part in &parts {
        let value = part.value(values, work)?;
        sum = values.sum(sum, value)?;
        shown.push(values.text(value));
    }
    told.push(
        Message::new("grids-why-parts")
            .with("count", parts.len())
            .with("values", shown.join(" + "))
            .with("sum", values.text(sum)),
    );
    if options::pair_off(&parts, board.game().impartial) {
        told.push(Message::new("grids-why-pairs"));
    }
    Ok(())
}

fn copied(board: &Board, told: &mut Vec<Message>) {
    let Some(copying) = board.copying() else {
        return;
    };
    told.push(match copying.first {
        None => Message::new("grids-why-copy-second").with("turn", copying.turn),
        Some(first) => Message::new("grids-why-copy-first")
            .with("turn", copying.turn)
            .with("move", first),
    });
}

/// The moves that leave the same shape as one line.
fn listed(all: &[Choice], named: &Named<'_>, told: &mut Vec<Message>) {
    told.extend(all.iter().map(|choice| {
        Message::new("grids-why-option")
            .with("moves", choice.labels.join(", "))
            .with("leaves", choice.leaves.as_str())
            .with("value", named.text(choice.value))
    }));
}

/// Each value once, in the order in which it was met.
fn distinct(all: &[Choice]) -> Vec<Value> {
    let mut distinct: Vec<Value> = Vec::new();
    for choice in all {
        if !distinct.contains(&choice.value) {
            distinct.push(choice.value);
        }
    }
    distinct
}

fn by_mex(
    board: &Board,
    values: &Values,
    work: &Work,
    told: &mut Vec<Message>,
) -> Result<(), Unable> {
    let all = choices(board, Side::Left, values, work)?;
    if all.is_empty() {
        told.push(Message::new("grids-why-over"));
        return Ok(());
    }
    told.push(
        Message::new("grids-why-moves").with("count", all.iter().map(Choice::count).sum::<usize>()),
    );
    listed(&all, &Named::new(values), told);
    let nimber = |value: Value| values.nus(value).map_or(0, |nus| nus.nim);
    let mut worth: Vec<u32> = distinct(&all).into_iter().map(nimber).collect();
    worth.sort_unstable();
    let missing = (0..).zip(&worth).find(|(wanted, found)| wanted != *found);
    let mex = missing.map_or(worth.len() as u32, |(wanted, _)| wanted);
    let set: Vec<String> = worth.iter().map(ToString::to_string).collect();
    told.push(
        Message::new("grids-why-mex")
            .with("set", format!("{{{}}}", set.join(", ")))
            .with("value", mex),
    );
    told.push(Message::new(if mex == 0 {
        "grids-why-p"
    } else {
        "grids-why-n"
    }));
    Ok(())
}

fn by_form(
    board: &Board,
    values: &Values,
    work: &Work,
    told: &mut Vec<Message>,
) -> Result<(), Unable> {
    let value = board.value(values, work)?;
    let named = Named::new(values);
    let mut sides = [Vec::new(), Vec::new()];
    for side in Side::BOTH {
        let all = choices(board, side, values, work)?;
        let id = match (side, all.is_empty()) {
            (Side::Left, true) => "grids-why-left-none",
            (Side::Left, false) => "grids-why-left",
            (Side::Right, true) => "grids-why-right-none",
            (Side::Right, false) => "grids-why-right",
        };
        told.push(Message::new(id));
        listed(&all, &named, told);
        sides[side as usize] = distinct(&all);
    }
    let form =
        |[left, right]: &[Vec<Value>; 2]| format!("{{{}|{}}}", named.list(left), named.list(right));
    told.push(Message::new("grids-why-form").with("form", form(&sides)));
    let mut left = sides.clone();
    for side in Side::BOTH {
        left[side as usize] = options::undominated(&sides[side as usize], side, &named, told)?;
    }
    for side in Side::BOTH {
        options::reversible(&left[side as usize], value, side, &named, told)?;
    }
    number::told(&left, value, &named, told)?;
    let (reduced, shown) = (form(&left), named.text(value));
    if reduced != shown && values.as_number(value).is_none() {
        let told_so = if left == sides {
            Message::new("grids-why-canonical-only")
        } else {
            Message::new("grids-why-canonical").with("form", reduced)
        };
        told.push(told_so.with("value", shown));
    }
    told.push(outcome_told(values.outcome(value)?));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Long values are written once and then called by their names.
    #[test]
    fn no_long_value_is_written_twice() {
        let board = crate::named("domineering").unwrap().usual().read("4x5");
        let told = argue(&board.unwrap(), &Work::unlimited()).unwrap();
        let texts: Vec<String> = told
            .iter()
            .flat_map(|message| message.args.iter())
            .map(|(_, arg)| match arg {
                say::Arg::Text(text) => text.clone(),
                _ => String::new(),
            })
            .collect();
        let with = |part: &str| texts.iter().filter(|text| text.contains(part)).count();
        for name in ["G1", "G2"] {
            assert_eq!(with(&format!("{name} = ")), 1, "{texts:?}");
            assert!(with(name) > 1, "{texts:?}");
        }
    }

    /// Where nothing was dominated, nothing was left out.
    #[test]
    fn what_was_left_out_is_said_only_where_something_was() {
        assert!(has(
            "domineering",
            "#.#/#../..#/#.#",
            "grids-why-canonical-only"
        ));
        assert!(!has(
            "domineering",
            "#.#/#../..#/#.#",
            "grids-why-canonical"
        ));
        assert!(has("domineering", "3x3", "grids-why-canonical"));
    }

    fn ids(game: &str, board: &str) -> Vec<&'static str> {
        let board = crate::named(game).unwrap().usual().read(board).unwrap();
        let told = argue(&board, &Work::unlimited()).unwrap();
        told.iter().map(|message| message.id).collect()
    }

    fn has(game: &str, board: &str, id: &str) -> bool {
        ids(game, board).contains(&id)
    }

    #[test]
    fn the_reason_is_the_one_that_fits() {
        assert!(has("domineering", "2x2", "grids-why-hot"));
        assert!(has("domineering", "../.#", "grids-why-near"));
        assert!(has("domineering", "..#/.##/.##", "grids-why-number"));
        assert!(has("domineering", "..#/.##/.##", "grids-why-dominated"));
        assert!(has("domineering", ".#../.###/##..", "grids-why-parts"));
        assert!(has("domineering", ".#../.###", "grids-why-pairs"));
        assert!(has("cram", "4x4", "grids-why-copy-second"));
        assert!(has("cram", "2x3", "grids-why-copy-first"));
        assert!(has("cram", "3x3", "grids-why-mex"));
        assert!(has("cram", ".", "grids-why-over"));
        assert!(has("cram", "8x8", "grids-why-large"));
        assert!(has("dawson", "3", "grids-why-bound"));
        assert!(
            has("domineering", "#.#/#../..#/#.#", "grids-why-reversible")
                || has("domineering", "2x4", "grids-why-reversible")
                || has("domineering", "3x4", "grids-why-reversible")
        );
    }
}
