//! The games on boards, listed once. Commands, questions, the calculator, sums, tests, play and the page's catalogue go through
//! this list; a new game is its file and its line here, and its words in `board-NAME` of every language.

use crate::GridGame;
use crate::board::{Board, Position};
use crate::game::Variant;
use crate::stones::Symbols;
use rules::ReadError;
use say::Message;
use std::fmt;
use std::sync::Arc;

/// Every game on a board, a line each: its name, its rules, and a small board that examples show and tests play on. The list is
/// handed to the macro that is named.
#[macro_export]
macro_rules! board_games {
    ($with:ident) => {
        $with! {
            domineering: Domineering, "3x3";
            cram: Cram, "3x4";
            dawson: Dawson, "4";
            col: Col, "2x3";
            snort: Snort, "2x3";
            clobber: Clobber, "xox/ox.";
            toads: Toads, "tt.ff";
            nogo: NoGo, "2x3";
            hackenbush: Hackenbush, "b(r,gb)";
            amazons: Amazons, "x../..o";
            konane: Konane, ".xo.../.oxo../..xox.";
        }
    };
}

macro_rules! listed {
    ($($name:ident: $game:ident, $sample:literal;)*) => {
        /// Every game on a board.
        pub static GAMES: &[BoardGame] = &[$(BoardGame::of::<crate::$game>(
            stringify!($name),
            $sample,
            Wording {
                title: concat!("board-", stringify!($name)),
                rules: concat!("board-", stringify!($name), ".rules"),
                moves: concat!("board-", stringify!($name), ".moves"),
                board: concat!("board-", stringify!($name), ".board"),
            },
        )),*];
    };
}
board_games!(listed);

/// Reads a board under the rules with a name, or under the usual ones.
type Open = fn(&str, Option<&str>) -> Result<Arc<dyn Position>, ReadError>;

/// A game on a board, for those who know it by its name.
pub struct BoardGame {
    /// Its name, such as `domineering`.
    pub name: &'static str,
    /// A small board that examples show and tests play on.
    pub sample: &'static str,
    /// Rules that differ from the usual ones, by name.
    pub variants: &'static [Variant],
    /// Whether both sides have the same moves: there are Grundy values then.
    pub impartial: bool,
    /// Whether misère play can be decided.
    pub misere: bool,
    /// The letters of what is Left's and of what is Right's on a drawing.
    pub symbols: Symbols,
    /// The letters that may stand on a square, and on an edge where there are no squares.
    pub pieces: &'static str,
    /// How many rows a board has, where it cannot have any number of them.
    pub rows: Option<usize>,
    /// How it is worded.
    pub wording: Wording,
    open: Open,
}

/// The sentences that a game needs in every language, by their ids.
#[derive(Clone, Copy, Debug)]
pub struct Wording {
    /// What it is called.
    pub title: &'static str,
    /// What a move may do.
    pub rules: &'static str,
    /// How moves are written.
    pub moves: &'static str,
    /// How boards are written.
    pub board: &'static str,
}

impl BoardGame {
    const fn of<P: GridGame>(name: &'static str, sample: &'static str, wording: Wording) -> Self {
        BoardGame {
            name,
            sample,
            variants: P::VARIANTS,
            impartial: P::IMPARTIAL.is_some(),
            misere: P::MISERE,
            symbols: P::SYMBOLS,
            pieces: P::PIECES,
            rows: P::ROWS,
            wording,
            open: |text, variant| Ok(Arc::new(P::open(text, variant)?)),
        }
    }

    /// The usual rules.
    #[must_use]
    pub fn usual(&'static self) -> BoardRules {
        BoardRules {
            game: self,
            variant: None,
        }
    }

    /// The rules with this name.
    ///
    /// # Errors
    /// When the game has no such variant.
    pub fn variant(&'static self, name: &str) -> Result<BoardRules, ReadError> {
        let found = self.variants.iter().find(|variant| variant.name == name);
        if let Some(variant) = found {
            return Ok(BoardRules {
                game: self,
                variant: Some(variant),
            });
        }
        let names: Vec<&str> = self.variants.iter().map(|variant| variant.name).collect();
        let why = Message::new("grids-error-variant").with("name", name);
        let accepted = Message::new("grids-accepted-variant")
            .with("count", names.len())
            .with("names", names.join(", "));
        Err(ReadError::new(name, why).accepting(accepted))
    }
}

/// The game and the rules under which a position is read and played.
#[derive(Clone, Copy)]
pub struct BoardRules {
    /// The game.
    pub game: &'static BoardGame,
    /// Where they are not the usual ones: which.
    pub variant: Option<&'static Variant>,
}

impl BoardRules {
    /// The position that a text describes, or the start on a board of that size.
    ///
    /// # Errors
    /// When the text is neither.
    pub fn read(self, text: &str) -> Result<Board, ReadError> {
        let position = (self.game.open)(text, self.variant.map(|variant| variant.name))?;
        Ok(Board::new(self, position))
    }

    /// The name of the game and, where it is not the usual one, of the variant.
    #[must_use]
    pub fn name(&self) -> String {
        match self.variant {
            Some(variant) => format!("{} {}", self.game.name, variant.name),
            None => self.game.name.to_owned(),
        }
    }

    /// The rules in sentences: what a move may do, who wins, and how moves are written.
    #[must_use]
    pub fn told(&self, misere: bool) -> Message {
        let end = if misere {
            "grids-end-misere"
        } else {
            "grids-end-normal"
        };
        Message::new("grids-rules")
            .with("rules", Message::new(self.told_rules()))
            .with("end", Message::new(end))
            .with("moves", Message::new(self.game.wording.moves))
    }
}

impl BoardRules {
    /// Who is who, and what a move may do, for those who begin to play.
    #[must_use]
    pub fn opening(&self, left: &str, right: &str) -> Message {
        let rules = Message::new(self.told_rules());
        if self.game.impartial {
            return rules;
        }
        let [of_left, of_right] = self.game.symbols;
        Message::new("grids-opening")
            .with("left", left)
            .with("right", right)
            .with("of_left", of_left.to_string())
            .with("of_right", of_right.to_string())
            .with("rules", rules)
    }

    fn told_rules(&self) -> &'static str {
        let usual = self.game.wording.rules;
        self.variant.map_or(usual, |variant| variant.rules)
    }
}

impl PartialEq for BoardRules {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for BoardRules {}

impl fmt::Debug for BoardRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// The game with this name.
///
/// # Errors
/// When there is none; it says which there are.
pub fn named(name: &str) -> Result<&'static BoardGame, ReadError> {
    find(name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
        let why = Message::new("grids-error-game").with("name", name);
        let accepted = Message::new("grids-accepted-games").with("games", names.join(", "));
        ReadError::new(name, why).accepting(accepted)
    })
}

/// The rules with this name: a game's usual ones, or those of a variant, such as `dawson-optional-capture`.
#[must_use]
pub fn find_rules(name: &str) -> Option<BoardRules> {
    let usual = find(name).map(BoardGame::usual);
    usual.or_else(|| {
        GAMES.iter().find_map(|game| {
            let variant = name.strip_prefix(game.name)?.strip_prefix('-')?;
            game.variant(variant).ok()
        })
    })
}

/// The game with this name, if there is one.
#[must_use]
pub fn find(name: &str) -> Option<&'static BoardGame> {
    GAMES.iter().find(|game| game.name == name)
}
