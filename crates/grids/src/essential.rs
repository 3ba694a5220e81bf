//! What matters of a board: its squares without those that nobody will use. It knows no game by name.

use crate::{Board, Sketch};
use rules::Partizan;

impl Board {
    /// The squares that belong to it, by row and column from the top left: where squares cannot be missing, those that are not empty.
    #[must_use]
    pub fn own_squares(&self) -> Vec<[usize; 2]> {
        let Sketch::Rows(rows) = self.sketch() else {
            return Vec::new();
        };
        let absent = if self.game().pieces.contains('#') {
            '#'
        } else {
            '.'
        };
        let rows = rows.iter().enumerate();
        rows.flat_map(|(row, letters)| {
            let letters = letters.chars().enumerate();
            letters.filter_map(move |(column, letter)| (letter != absent).then_some([row, column]))
        })
        .collect()
    }

    /// The board without squares that nobody will use, and without rows and columns at its edge that are empty then.
    #[must_use]
    pub fn essential(&self) -> Board {
        let Sketch::Rows(rows) = self.sketch() else {
            return self.clone();
        };
        if !self.game().pieces.contains('#') {
            return self.clone();
        }
        let mut parts = Vec::new();
        self.components(&mut parts);
        let used: Vec<[usize; 2]> = parts.iter().flat_map(Board::own_squares).collect();
        let span = |axis: usize| {
            let along = || used.iter().map(|square| square[axis]);
            Some(along().min()?..=along().max()?)
        };
        let (Some(down), Some(across)) = (span(0), span(1)) else {
            // Nobody will move any more: all such boards are one.
            return self.game_rules().read("#").unwrap_or_else(|_| self.clone());
        };
        let row = |at: usize| -> String {
            let letters = rows[at].chars().enumerate();
            let letters = letters.filter(|(column, _)| across.contains(column));
            let kept = |(column, letter)| {
                if used.contains(&[at, column]) {
                    letter
                } else {
                    '#'
                }
            };
            letters.map(kept).collect()
        };
        let text: Vec<String> = down.map(row).collect();
        let read = self.game_rules().read(&text.join("/"));
        read.unwrap_or_else(|_| self.clone())
    }
}
