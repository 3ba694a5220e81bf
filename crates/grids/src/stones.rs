//! Boards with stones of two colours: text, images, neighbours. What the stones may do is each game's business.

use crate::Region;
use rules::{ReadError, Side};
use say::Message;

/// Which squares there are, and which of them hold stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stones {
    /// The squares that exist.
    pub board: Region,
    /// Those with a stone of Left.
    pub left: u128,
    /// Those with a stone of Right.
    pub right: u128,
}

/// How the stones of a game are written: Left's, then Right's.
pub type Symbols = [char; 2];

/// The usual ones.
pub const SYMBOLS: Symbols = ['x', 'o'];

/// Row and column of the four steps along lines of squares.
pub const DIRECTIONS: [(i8, i8); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

/// These and the four along diagonals.
pub const ALL_DIRECTIONS: [(i8, i8); 8] = [
    (-1, 0),
    (1, 0),
    (0, -1),
    (0, 1),
    (-1, -1),
    (-1, 1),
    (1, -1),
    (1, 1),
];

impl Stones {
    /// An empty board.
    #[must_use]
    pub fn none(board: Region) -> Self {
        Stones {
            board,
            left: 0,
            right: 0,
        }
    }

    /// The stones of one side.
    #[must_use]
    pub fn of(&self, side: Side) -> u128 {
        match side {
            Side::Left => self.left,
            Side::Right => self.right,
        }
    }

    /// The squares without a stone.
    #[must_use]
    pub fn empty(&self) -> u128 {
        self.board.squares() & !self.left & !self.right
    }

    /// The board with one more stone.
    #[must_use]
    pub fn with(mut self, side: Side, square: u8) -> Self {
        match side {
            Side::Left => self.left |= 1 << square,
            Side::Right => self.right |= 1 << square,
        }
        self
    }

    /// The board with one stone less.
    #[must_use]
    pub fn without(mut self, square: u8) -> Self {
        self.left &= !(1 << square);
        self.right &= !(1 << square);
        self
    }

    /// The squares of a set, each as its number.
    pub fn squares(set: u128) -> impl Iterator<Item = u8> {
        (0..128).filter(move |square| set >> square & 1 == 1)
    }

    /// The squares next to some squares.
    #[must_use]
    pub fn around(&self, squares: u128) -> u128 {
        self.board.around(squares) & self.board.squares()
    }

    /// The square one step away, if it is there.
    #[must_use]
    pub fn step(&self, square: u8, (down, right): (i8, i8)) -> Option<u8> {
        let columns = self.board.columns();
        let (row, column) = (usize::from(square) / columns, usize::from(square) % columns);
        let row = row.checked_add_signed(down.into())?;
        let column = column.checked_add_signed(right.into())?;
        let there = self.board.has(row, column);
        there.then(|| self.board.index(row, column) as u8)
    }

    /// Stones on all squares, Left's and Right's alternating like the colours of a chessboard.
    #[must_use]
    pub fn alternating(&self) -> Self {
        let mut full = Stones::none(self.board);
        for (row, column) in self.board.iter() {
            let side = Side::BOTH[(row + column) % 2];
            full = full.with(side, self.board.index(row, column) as u8);
        }
        full
    }

    /// Row and column of a square, from the top left.
    #[must_use]
    pub fn place(&self, square: u8) -> (usize, usize) {
        let columns = self.board.columns();
        (usize::from(square) / columns, usize::from(square) % columns)
    }

    /// The name of a square.
    #[must_use]
    pub fn name(&self, square: u8) -> String {
        let columns = self.board.columns();
        let square = usize::from(square);
        self.board.name(square / columns, square % columns)
    }

    /// Only what lies on these squares.
    #[must_use]
    pub fn within(&self, squares: u128) -> Self {
        Stones {
            board: self.board.with(self.board.squares() & squares),
            left: self.left & squares,
            right: self.right & squares,
        }
    }

    /// The sides exchanged.
    #[must_use]
    pub fn exchanged(&self) -> Self {
        Stones {
            left: self.right,
            right: self.left,
            ..*self
        }
    }

    /// The least of all images of the board, with the colours exchanged if that is less (then `true`).
    #[must_use]
    pub fn least_image(&self) -> (Self, bool) {
        let image = |turn: &dyn Fn(&Region) -> Region| {
            let set = |squares: u128| turn(&self.board.with(squares)).squares();
            Stones {
                board: turn(&self.board),
                left: set(self.left),
                right: set(self.right),
            }
        };
        let same = |region: &Region| *region;
        let images = [
            image(&same),
            image(&|region| region.mirrored()),
            image(&|region| region.flipped()),
            image(&|region| region.mirrored().flipped()),
            image(&|region| region.transposed()),
            image(&|region| region.transposed().mirrored()),
            image(&|region| region.transposed().flipped()),
            image(&|region| region.transposed().mirrored().flipped()),
        ];
        let key = |stones: &Stones| {
            let board = &stones.board;
            (board.rows(), board.squares(), stones.left, stones.right)
        };
        let both = images
            .into_iter()
            .flat_map(|image| [(image, false), (image.exchanged(), true)]);
        both.min_by_key(|(image, turned)| (key(image), *turned))
            .expect("there are images")
    }

    /// Reads rows of stones, `.` for an empty square and `#` for none, joined by `/`; or a size such as `3x4`.
    ///
    /// # Errors
    /// When the text is neither.
    pub fn read(text: &str, symbols: Symbols) -> Result<Self, ReadError> {
        let text = text.trim();
        let accepted = || {
            Message::new("grids-accepted-stones")
                .with("left", symbols[0].to_string())
                .with("right", symbols[1].to_string())
        };
        let plain: String = text
            .chars()
            .map(|symbol| {
                if symbols.contains(&symbol) {
                    '.'
                } else {
                    symbol
                }
            })
            .collect();
        // A stone that is written like the `x` of a size is no size where there are rows of it.
        let sized = text.bytes().any(|b| b.is_ascii_digit());
        let board = Region::read(if sized { text } else { &plain });
        let board = board.map_err(|error| error.accepting(accepted()))?;
        let mut stones = Stones::none(board);
        if !sized {
            for (row, line) in text.split('/').enumerate() {
                for (column, symbol) in line.chars().enumerate() {
                    let bit = 1u128 << board.index(row, column);
                    stones.left |= if symbol == symbols[0] { bit } else { 0 };
                    stones.right |= if symbol == symbols[1] { bit } else { 0 };
                }
            }
        }
        Ok(stones)
    }

    /// Rows of stones joined by `/`.
    #[must_use]
    pub fn write(&self, symbols: Symbols) -> String {
        let symbol = |row: usize, column: usize| {
            let bit = 1u128 << self.board.index(row, column);
            if self.left & bit != 0 {
                symbols[0]
            } else if self.right & bit != 0 {
                symbols[1]
            } else if self.board.has(row, column) {
                '.'
            } else {
                '#'
            }
        };
        let row = |row| {
            (0..self.board.columns())
                .map(|column| symbol(row, column))
                .collect::<String>()
        };
        (0..self.board.rows())
            .map(row)
            .collect::<Vec<_>>()
            .join("/")
    }

    /// The empty squares that hang together, each with the stones around it: the parts of games in which stones stay.
    #[must_use]
    pub fn rooms(&self) -> Vec<Self> {
        let empty = self.board.with(self.empty());
        let room = |squares: u128| self.within(squares | self.around(squares) & !self.empty());
        empty.parts(1).into_iter().map(room).collect()
    }
}
