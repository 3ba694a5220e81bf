//! Tables of values: all rectangles up to a size, or all shapes of so many squares.

use crate::Told;
use crate::answers::numbers::{Bounds, within};
use crate::answers::{Asked, Example, Question, Teller};
use draw::{Drawing, Node};
use grids::{Board, BoardRules, Sketch, connected, rectangles};
use rules::PositionNotation;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use values::Values;

/// What are boards of many sizes or shapes worth?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BoardTable {
    /// The name of the game.
    #[schema(example = "cram")]
    pub game: String,
    /// The name of rules that differ from the usual ones, for games that have such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The largest rectangle, such as `4x5`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to: Option<String>,
    /// Instead of rectangles all shapes of so many squares that hang together, up to turning and mirroring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub squares: Option<u64>,
    /// Told with commas and a head line, for spreadsheets.
    #[serde(default)]
    pub csv: bool,
    /// Drawn, too.
    #[serde(default)]
    pub picture: bool,
}

/// A board of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TabledBoard {
    /// The board: a size, or its squares.
    pub board: String,
    /// What it is worth.
    pub value: String,
    /// `N`, `P`, `L` or `R`.
    pub outcome: String,
}

/// A table of values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TableOfBoards {
    /// The boards, row by row.
    pub boards: Vec<TabledBoard>,
    /// How many columns the table of rectangles has; nothing for shapes.
    pub columns: Option<u64>,
    /// The picture in SVG, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
}

/// Rows and columns of a table.
const SIZES: Bounds = 1..=12;
/// Shapes of more squares are more than anybody reads.
pub const SHAPES: Bounds = 1..=8;
/// In one row of the picture.
const ACROSS: usize = 6;

enum Asks {
    Rectangles(usize, usize),
    Shapes(usize),
}

impl BoardTable {
    fn rules(&self) -> Result<BoardRules, Told> {
        let game = grids::named(&self.game)?;
        Ok(match &self.variant {
            Some(name) => game.variant(name)?,
            None => game.usual(),
        })
    }

    fn asks(&self) -> Result<Asks, Told> {
        let wrong = || {
            Told::input(
                Message::new("grids-error-table"),
                Message::new("grids-accepted-table"),
            )
        };
        match (&self.up_to, self.squares) {
            (Some(size), None) => {
                let (rows, columns) = size.split_once('x').ok_or_else(wrong)?;
                let side = |text: &str| -> Result<usize, Told> {
                    let number = text.trim().parse().map_err(|_| wrong())?;
                    Ok(within(number, &SIZES)? as usize)
                };
                Ok(Asks::Rectangles(side(rows)?, side(columns)?))
            }
            (None, Some(squares)) => Ok(Asks::Shapes(within(squares, &SHAPES)? as usize)),
            _ => Err(wrong()),
        }
    }

    /// Every board, with what it is called.
    fn boards(&self) -> Result<Vec<(String, Board)>, Told> {
        let rules = self.rules()?;
        Ok(match self.asks()? {
            Asks::Rectangles(rows, columns) => rectangles(rules, rows, columns)?,
            Asks::Shapes(squares) => {
                if rules.game.pieces != ".#" {
                    return Err(Told::input(
                        Message::new("grids-error-no-shapes"),
                        Message::new("grids-accepted-shapes"),
                    ));
                }
                let shapes = connected(rules, squares)?.into_iter();
                shapes.map(|shape| (shape.write(), shape)).collect()
            }
        })
    }
}

impl Question for BoardTable {
    const NAME: &'static str = "board.table";
    const ABOUT: &'static str =
        "What all rectangles up to a size, or all shapes of so many squares, are worth.";
    const EXAMPLE: Example = Example::new(
        r#"{"game": "cram", "up_to": "3x4"}"#,
        &["cram", "table", "--up-to", "3x4"],
    );
    type Answer = TableOfBoards;

    fn check(&self) -> Result<(), Told> {
        self.rules()?;
        self.asks().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<TableOfBoards, Told> {
        let boards = self.boards()?;
        let columns = match self.asks()? {
            Asks::Rectangles(_, columns) => Some(columns as u64),
            Asks::Shapes(_) => None,
        };
        let values = Values::large(asked.work);
        let task = asked
            .work
            .task("grids-task-table", Some(boards.len() as u64));
        let mut tabled = Vec::new();
        for (name, board) in &boards {
            let (value, outcome) = match board.adds() {
                true => {
                    let value = board.value(&values, asked.work)?;
                    (values.text(value), values.outcome(value)?)
                }
                false => {
                    let grundy = board.grundy(&values, asked.work)?.unwrap_or(0);
                    let value = values.nimber(grundy)?;
                    (values.text(value), values.outcome(value)?)
                }
            };
            tabled.push(TabledBoard {
                board: name.clone(),
                value,
                outcome: outcome.to_string(),
            });
            task.tick()?;
        }
        Ok(TableOfBoards {
            drawing: self
                .picture
                .then(|| drawn(&self.game, &boards, &tabled, columns)),
            boards: tabled,
            columns,
        })
    }

    fn tell(&self, answer: &TableOfBoards, _: &Teller) -> String {
        if self.csv {
            let line =
                |one: &TabledBoard| format!("{},\"{}\",{}", one.board, one.value, one.outcome);
            let mut lines = vec!["board,value,outcome".to_owned()];
            lines.extend(answer.boards.iter().map(line));
            return lines.join("\n");
        }
        match answer.columns {
            Some(columns) => grid(&answer.boards, columns as usize),
            None => listed(&answer.boards),
        }
    }

    fn picture<'a>(&self, answer: &'a TableOfBoards) -> Option<&'a str> {
        answer.drawing.as_deref()
    }
}

/// Rows and columns as on a multiplication table.
fn grid(boards: &[TabledBoard], columns: usize) -> String {
    let longest = boards.iter().map(|one| one.value.chars().count()).max();
    let wide = longest.unwrap_or(1).max(2);
    let head: Vec<String> = (1..=columns).map(|at| format!("{at:>wide$}")).collect();
    let mut lines = vec![format!("    {}", head.join("  ").trim_end())];
    let rows = boards
        .iter()
        .filter_map(|one| one.board.split_once('x')?.0.parse().ok());
    for row in 1..=rows.max().unwrap_or(0) {
        let cell = |column: usize| {
            let size = format!("{row}x{column}");
            let found = boards.iter().find(|one| one.board == size);
            format!("{:>wide$}", found.map_or("", |one| one.value.as_str()))
        };
        let cells: Vec<String> = (1..=columns).map(cell).collect();
        lines.push(format!("{row:>2}  {}", cells.join("  ").trim_end()));
    }
    lines.join("\n")
}

fn listed(boards: &[TabledBoard]) -> String {
    let longest = boards.iter().map(|one| one.board.chars().count()).max();
    let wide = longest.unwrap_or(1);
    let line = |one: &TabledBoard| format!("{:<wide$}  {}  {}", one.board, one.outcome, one.value);
    let lines: Vec<String> = boards.iter().map(line).collect();
    lines.join("\n")
}

/// Every board with its squares, its value and who wins, as nodes without arrows.
fn drawn(
    game: &str,
    boards: &[(String, Board)],
    tabled: &[TabledBoard],
    columns: Option<u64>,
) -> String {
    let mut drawing = Drawing::new(game);
    for ((_, board), one) in boards.iter().zip(tabled) {
        let label = format!("{}  {}", one.value, one.outcome);
        let node = match board.sketch() {
            Sketch::Rows(rows) => Node::new(label).squares(rows),
            Sketch::Trees(_) => Node::new(format!("{}\n{label}", one.board)),
        };
        drawing.node(node);
    }
    drawing.sheet(columns.map_or(ACROSS, |columns| columns as usize))
}
