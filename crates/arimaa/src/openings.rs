//! Openings for matches: setups of both sides in every combination, with and without first turns. Any number of games can be
//! begun differently without a word about which beginning is good.

use crate::{Board, Colour, Piece, Ply, Referee, Setup, Step, StepList, Turn};

/// Setups in common use, as the row at the edge and the row in front, columns a to h.
const SETUPS: [(&str, &str); 5] = [
    ("RRRCCRRR", "RHDMEDHR"),
    ("RRRDDRRR", "RHCMECHR"),
    ("RRRRRRRR", "HDCMECDH"),
    ("RRRCCRRR", "RHDEMDHR"),
    ("RRRRRRRR", "DHCEMCHD"),
];

/// The setups of a side that openings are made of.
#[must_use]
pub fn setups(colour: Colour) -> Vec<Setup> {
    SETUPS
        .iter()
        .filter_map(|(edge, front)| Setup::from_rows(colour, edge, front))
        .collect()
}

/// Fifty openings: 25 pairs of setups, then the same pairs with one turn of each side.
#[must_use]
pub fn list() -> Vec<Vec<Ply>> {
    let mut all = Vec::new();
    for advanced in [false, true] {
        // Diagonals, so that the first few openings have different setups already.
        for shift in 0..SETUPS.len() {
            for (index, gold) in setups(Colour::Gold).into_iter().enumerate() {
                let silver = setups(Colour::Silver)[(index + shift) % SETUPS.len()];
                let mut plies = vec![Ply::Setup(gold), Ply::Setup(silver)];
                if advanced {
                    plies.extend(first_turns(&plies));
                }
                all.push(plies);
            }
        }
    }
    all
}

/// One turn of each side: the elephant goes two squares ahead, so that both have room on one column, and a horse one.
fn first_turns(setups: &[Ply]) -> Vec<Ply> {
    let mut referee = Referee::new();
    for ply in setups {
        if referee.play(*ply).is_err() {
            return Vec::new();
        }
    }
    let mut turns = Vec::new();
    for _ in 0..2 {
        let Some(turn) = advance(referee.board()) else {
            break;
        };
        let ply = Ply::Turn(turn);
        if referee.play(ply).is_err() {
            break;
        }
        turns.push(ply);
    }
    turns
}

fn advance(board: &Board) -> Option<Turn> {
    let side = board.side();
    let forward = match side {
        Colour::Gold => crate::Direction::North,
        Colour::Silver => crate::Direction::South,
    };
    let mut after = *board;
    let mut turn = Turn::EMPTY;
    for piece in [Piece::Elephant, Piece::Elephant, Piece::Horse] {
        let mut steps = StepList::new();
        after.steps(&mut steps);
        let wanted = |step: &&Step| {
            step.piece() == piece && step.colour() == side && step.direction() == forward
        };
        let step = *steps.iter().find(wanted)?;
        after.make(step);
        turn = turn.with(step);
    }
    Some(turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn openings_are_legal_and_different() {
        let all = list();
        assert_eq!(all.len(), 50);
        let mut ends = HashSet::new();
        for plies in &all {
            let mut referee = Referee::new();
            for ply in plies {
                referee.play(*ply).unwrap();
            }
            assert_eq!(referee.side(), Colour::Gold);
            assert_eq!(referee.ended(), None);
            assert!(ends.insert(referee.board().hash()));
        }
        assert!(all[25..].iter().all(|plies| plies.len() == 4));
    }
}
