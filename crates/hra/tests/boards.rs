//! What a drawing of a board is told: moves name squares of the board, parts do not overlap, and what is left out changes no value.

use grids::{Board, GAMES, Sketch};
use hra::Words;
use hra::answers::boards::{BoardShapes, BoardSketch};
use hra::answers::{Asked, Forgetful, Question};
use rules::{Partizan, Side};
use values::Values;
use work::Work;

/// The sample of every game, and all that one move of either side leaves.
fn boards() -> Vec<Board> {
    let mut all = Vec::new();
    for game in GAMES {
        let sample = game.usual().read(game.sample).unwrap();
        for side in Side::BOTH {
            let mut labels = Vec::new();
            sample.moves(side, &mut labels);
            all.extend(labels.iter().map(|label| sample.after(side, label)));
        }
        all.push(sample);
    }
    all
}

#[test]
fn moves_name_squares_of_the_board() {
    for board in boards() {
        for side in Side::BOTH {
            let mut labels = Vec::new();
            board.moves(side, &mut labels);
            let mut seen = Vec::new();
            for label in labels {
                let touched = board.touches(side, &label);
                let Sketch::Rows(rows) = board.sketch() else {
                    assert!(touched.is_empty(), "{board:?} {label}");
                    continue;
                };
                assert!(!touched.is_empty(), "{board:?} {label}");
                for &(row, column) in &touched {
                    let letter = rows[row].chars().nth(column);
                    assert!(
                        letter.is_some_and(|letter| letter != '#'),
                        "{board:?} {label}"
                    );
                }
                assert!(
                    !seen.contains(&touched),
                    "{board:?} {label}: two moves cannot be told apart"
                );
                seen.push(touched);
            }
        }
    }
}

#[test]
fn what_is_drawn_has_only_the_letters_of_the_game() {
    for board in boards() {
        let sketch = BoardSketch::of(&board);
        let edges = sketch.edges.iter().flatten().map(|edge| edge.colour);
        let squares = sketch.rows.iter().flatten().flat_map(|row| row.chars());
        for letter in edges.chain(squares) {
            assert!(board.game().pieces.contains(letter), "{board:?} {letter}");
        }
        let rows = sketch.rows.as_ref().map(Vec::len);
        assert!(board.game().rows.is_none_or(|fixed| rows == Some(fixed)));
        assert!(sketch.made.len() <= 1);
    }
}

#[test]
fn squares_that_nobody_uses_are_worth_nothing() {
    let work = Work::unlimited();
    for board in boards().iter().filter(|board| board.adds()) {
        let values = Values::new(&work);
        let small = board.essential();
        assert_eq!(
            board.value(&values, &work).unwrap(),
            small.value(&values, &work).unwrap(),
            "{board:?} {small:?}"
        );
    }
}

/// Where nobody can move any more, after every line of play from a board.
fn ends(board: &Board, found: &mut Vec<Board>) {
    let mut over = true;
    for side in Side::BOTH {
        let mut labels = Vec::new();
        board.moves(side, &mut labels);
        for label in labels {
            over = false;
            ends(&board.after(side, &label), found);
        }
    }
    if over {
        found.push(board.essential());
    }
}

#[test]
fn all_ends_of_a_game_of_free_squares_are_one_drawing() {
    let free = GAMES.iter().filter(|game| game.pieces == ".#");
    for game in free {
        let mut found = Vec::new();
        ends(&game.usual().read("2x3").unwrap(), &mut found);
        assert!(found.len() > 3, "{}", game.name);
        assert!(found.iter().all(|end| *end == found[0]), "{found:?}");
    }
}

#[test]
fn a_graph_is_counted_before_its_shapes_are_valued() {
    // Nobody values these; that there are too many shapes is known after sixty.
    for (game, board) in [("domineering", "11x11"), ("cram", "11x11")] {
        let request = format!(r#"{{"game": "{game}", "board": "{board}"}}"#);
        let question: BoardShapes = serde_json::from_str(&request).unwrap();
        let work = Work::unlimited();
        let answer = question.answer(&mut Asked {
            work: &work,
            words: Words::default(),
            keeper: &mut Forgetful,
            at_once: true,
            largest: work.memory,
        });
        let told = answer.unwrap_err().message.to_string();
        assert!(told.contains("grids-error-picture"), "{game}: {told}");
    }
}
