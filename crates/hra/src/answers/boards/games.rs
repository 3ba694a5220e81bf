//! Which games on boards there are.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use grids::{BoardGame, GAMES, Sketch};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which games on boards are there?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardGames {}

/// A game on a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ListedGame {
    /// By which it is asked for.
    pub name: &'static str,
    /// What it is called.
    pub title: String,
    /// What a move may do, who wins, and how moves are written.
    pub rules: String,
    /// How boards are written.
    pub board: String,
    /// A small board.
    pub sample: &'static str,
    /// The names of rules that differ from the usual ones.
    pub variants: Vec<&'static str>,
    /// The letters of what is Left's and of what is Right's.
    pub symbols: [char; 2],
    /// The letters that may stand on a square (`.` is free, `#` not there), and on an edge where there are no squares.
    pub pieces: &'static str,
    /// Whether it is played on edges that stand on each other and not on squares.
    pub trees: bool,
    /// How many rows a board has, where it cannot have any number of them.
    pub rows: Option<usize>,
    /// Whether both sides have the same moves.
    pub impartial: bool,
    /// Whether misère play can be asked about.
    pub misere: bool,
}

/// All games on boards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(transparent)]
pub struct ListOfBoardGames(pub Vec<ListedGame>);

impl Question for BoardGames {
    const NAME: &'static str = "board.games";
    const ABOUT: &'static str = "The games on boards, with their rules in sentences.";
    const EXAMPLE: Example = Example::only("{}");
    const BARE: bool = true;
    type Answer = ListOfBoardGames;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ListOfBoardGames, Told> {
        let words = asked.words;
        let listed = |game: &'static BoardGame| ListedGame {
            name: game.name,
            title: words.say(&Message::new(game.wording.title)),
            rules: words.say(&game.usual().told(false)),
            board: words.say(&Message::new(game.wording.board)),
            sample: game.sample,
            variants: game.variants.iter().map(|variant| variant.name).collect(),
            symbols: game.symbols,
            pieces: game.pieces,
            trees: game
                .usual()
                .read(game.sample)
                .is_ok_and(|board| matches!(board.sketch(), Sketch::Trees(_))),
            rows: game.rows,
            impartial: game.impartial,
            misere: game.misere,
        };
        Ok(ListOfBoardGames(GAMES.iter().map(listed).collect()))
    }

    fn tell(&self, answer: &ListOfBoardGames, _: &Teller) -> String {
        let line = |game: &ListedGame| format!("{}  {}. {}", game.name, game.title, game.rules);
        let lines: Vec<String> = answer.0.iter().map(line).collect();
        lines.join("\n")
    }
}
