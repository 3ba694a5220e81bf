//! The board in the terminal: the diagram of records, with colours where they may be used.

use arimaa::{Bits, Board, Colour, Square};

const GOLD: &str = "\x1b[1;33m";
const SILVER: &str = "\x1b[1;36m";
const FROZEN: &str = "\x1b[2m";
const TRAP: &str = "\x1b[31m";
const PLAIN: &str = "\x1b[0m";

/// The diagram. In colour, Gold is yellow, Silver is blue, frozen pieces are pale, traps are red.
pub fn diagram(board: &Board, colour: bool) -> String {
    if !colour {
        return board.write_diagram();
    }
    let frozen = board.frozen(Colour::Gold) | board.frozen(Colour::Silver);
    let mut text = String::from(" +-----------------+\n");
    for row in (0..8).rev() {
        text.push_str(&format!("{}|", row + 1));
        for column in 0..8 {
            let square = Square::from_low_bits(row * 8 + column);
            text.push(' ');
            match board.at(square) {
                Some((piece, owner)) => {
                    if frozen.has(square) {
                        text.push_str(FROZEN);
                    }
                    text.push_str(match owner {
                        Colour::Gold => GOLD,
                        Colour::Silver => SILVER,
                    });
                    text.push(piece.letter(owner));
                    text.push_str(PLAIN);
                }
                None if Bits::TRAPS.has(square) => {
                    text.push_str(&format!("{TRAP}x{PLAIN}"));
                }
                None => text.push(' '),
            }
        }
        text.push_str(" |\n");
    }
    text.push_str(" +-----------------+\n   a b c d e f g h\n");
    text
}
