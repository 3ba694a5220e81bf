//! The terms of every position of recorded games with the result, for fitting weights: `features FILE` (tab-separated archive).

use arimaa::Referee;
use bot::evaluate::Evaluator;
use bot::field::Field;

fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let bytes = std::fs::read(path).expect("readable");
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or("").split('\t').collect();
    let column = |name: &str| {
        header
            .iter()
            .position(|head| *head == name)
            .expect("column")
    };
    let (moves, result, ends) = (column("movelist"), column("result"), column("termination"));
    let evaluator = Evaluator::default();
    for (game, line) in lines.enumerate() {
        let cells: Vec<&str> = line.split('\t').collect();
        let (Some(list), Some(result), Some(ends)) =
            (cells.get(moves), cells.get(result), cells.get(ends))
        else {
            continue;
        };
        let gold = u8::from(*result == "w");
        let mut referee = Referee::new();
        for turn in list.split("\\n") {
            let Some((_, words)) = turn.split_once(' ') else {
                continue;
            };
            if referee.play_text(words).is_err() {
                break;
            }
            if referee.in_setup() || referee.ended().is_some() {
                continue;
            }
            let board = referee.board();
            let field = Field::from(board);
            let side = board.side().index();
            if bot::goal::goal_within(&field, side, 4) {
                continue;
            }
            let terms = evaluator.terms(&field, side, 4);
            let shown: Vec<String> = terms.0.iter().map(i32::to_string).collect();
            println!(
                "{game} {ends} {gold} {side} {} {}",
                referee.plies().len(),
                shown.join(" ")
            );
        }
    }
}
