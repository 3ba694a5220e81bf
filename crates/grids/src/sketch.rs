//! A position as whoever draws it needs it: rows of squares, or edges that stand on each other. It knows no game.

/// What there is to draw of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sketch {
    /// Squares, row by row from the top, each with the letter of what stands on it.
    Rows(Vec<String>),
    /// Edges in the order in which moves number them.
    Trees(Vec<Branch>),
}

/// An edge of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The letter of its colour.
    pub colour: char,
    /// The edge that it stands on, counted from 1; nothing for the ground.
    pub on: Option<usize>,
}

/// A move that led to a position: whose it was, and the squares that it named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Who made it.
    pub side: rules::Side,
    /// By row and column from the top left.
    pub squares: Vec<(usize, usize)>,
}
