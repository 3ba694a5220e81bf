//! Published counts of distinct turns.

use arimaa::{Board, Colour, count_unique_turns, unique_turns};

const COUNTS: [(&str, usize); 3] = [
    (
        "rrrddrrrrhcmechr                                RHCMECHRRRRDDRRR",
        3331,
    ),
    (
        "rrrccrrrrhdmedhr                                RHDMEDHRRRRCCRRR",
        3331,
    ),
    (
        "rrrrrrrrhdcmecdh                                HDCMECDHRRRRRRRR",
        3353,
    ),
];

#[test]
fn openings_have_the_published_number_of_turns() {
    for (placement, count) in COUNTS {
        for side in Colour::BOTH {
            let text = format!("{} [{placement}]", side.letter());
            let board = Board::read(&text).expect("a sound position");
            assert_eq!(unique_turns(&board).len(), count, "{text}");
            assert_eq!(count_unique_turns(&board), count, "{text}");
        }
    }
}
