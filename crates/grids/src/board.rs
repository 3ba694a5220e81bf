//! A position of some game of the catalogue, whichever it is: for those who ask, draw and play by names and labels. Moves are
//! what is written of them. Engines work on the games' own types; this is the door to them.

use crate::catalogue::{BoardGame, BoardRules};
use crate::sketch::{Made, Sketch};
use crate::solution::{self, Advice, Solution};
use crate::{Copying, GridGame, NoPicture, Picture, Shape, column_name, picture};
use draw::Drawing;
use rules::{Partizan, PositionNotation, ReadError, Side};
use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use values::{Unable, Value, Values};
use work::Work;

/// A position of a game of the catalogue.
#[derive(Clone)]
pub struct Board {
    rules: BoardRules,
    position: Arc<dyn Position>,
    /// Squares that were taken away, and the letter of who did; only drawings tell them apart.
    covered: Vec<(usize, usize, char)>,
    /// The moves that led here, as far as they were made on this value.
    made: Vec<Made>,
}

/// What a position is worth, and what every move of Left and of Right leaves.
#[derive(Clone, Debug)]
pub struct Worth {
    /// The value of the position.
    pub value: Value,
    /// The moves of Left and of Right as they are written, each with the value that it leaves.
    pub moves: [Vec<(String, Value)>; 2],
}

impl Board {
    pub(crate) fn new(rules: BoardRules, position: Arc<dyn Position>) -> Self {
        Board {
            rules,
            position,
            covered: Vec::new(),
            made: Vec::new(),
        }
    }

    fn with(&self, position: Arc<dyn Position>) -> Self {
        Board::new(self.rules, position)
    }

    /// The game that it belongs to.
    #[must_use]
    pub fn game(&self) -> &'static BoardGame {
        self.rules.game
    }

    /// The rows of a board whose squares have names; nothing for what does not lie on one.
    #[must_use]
    pub fn squares(&self) -> Option<Vec<String>> {
        self.position.rows()
    }

    /// What there is to draw.
    #[must_use]
    pub fn sketch(&self) -> Sketch {
        self.position.sketched()
    }

    /// The moves that led here, as far as they were made on this value, with the squares that they named.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// The squares that a move names, by row and column from the top left, in the order in which hands would touch them.
    #[must_use]
    pub fn touches(&self, side: Side, label: &str) -> Vec<(usize, usize)> {
        self.position.touched(side, label)
    }

    /// The board with the names of rows and columns around it, and what was covered in play with the letters of the players; what
    /// has no squares is written as it is.
    #[must_use]
    pub fn drawn(&self) -> String {
        let Some(mut rows) = self.squares() else {
            return self.position.text();
        };
        for &(row, column, letter) in &self.covered {
            let letters = rows[row].chars().enumerate();
            rows[row] = letters
                .map(|(at, found)| if at == column { letter } else { found })
                .collect();
        }
        let columns = rows.first().map_or(0, |row| row.chars().count());
        let margin = rows.len().to_string().len();
        // One blank before the longest name of a column.
        let wide = column_name(columns.saturating_sub(1)).len() + 1;
        let mut lines = Vec::new();
        for (at, row) in rows.iter().enumerate() {
            let squares = row.chars().map(|square| format!("{square:>wide$}"));
            let squares: String = squares.collect();
            lines.push(format!("{:>margin$} {squares}", rows.len() - at));
        }
        let names = (0..columns).map(|column| format!("{:>wide$}", column_name(column)));
        lines.push(format!("{:margin$} {}", "", names.collect::<String>()));
        lines.join("\n")
    }

    /// The canonical value.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn value(&self, values: &Values, work: &Work) -> Result<Value, Unable> {
        self.position.value(values, work)
    }

    /// The Grundy value, where the position is worth a nimber and the game knows that beforehand.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn grundy(&self, values: &Values, work: &Work) -> Result<Option<u32>, Unable> {
        self.position.nimber(values, work)
    }

    /// Whether the canonical value holds in sums: not where a rule binds the mover in all parts at once.
    #[must_use]
    pub fn adds(&self) -> bool {
        self.position.additive()
    }

    /// What the position is worth as a part of a sum, and all that a move can leave; nothing where a rule binds the mover in all
    /// parts at once.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn worth(&self, values: &Values, work: &Work) -> Result<Option<Worth>, Unable> {
        self.position.worth(values, work)
    }

    /// Who wins, by which first moves and why, with the engine that is best for this game and size. Where not all winning moves
    /// are asked for, one for each side is enough.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn solve(&self, all: bool, work: &Work) -> Result<Solution, Unable> {
        self.position.solved(all, work)
    }

    /// The same when who cannot move wins; nothing for games in which that cannot be decided.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn solve_misere(&self, work: &Work) -> Result<Option<Solution>, Unable> {
        self.position.misere(work)
    }

    /// A best move for `mover` and why; nothing where there is no move. Who cannot move loses, or wins if it is misère.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn advise(
        &self,
        mover: Side,
        misere: bool,
        work: &Work,
    ) -> Result<Option<Advice<String>>, Unable> {
        self.position.advice(mover, misere, work)
    }

    /// The graph of all that can follow, or its tree, each position with its value.
    ///
    /// # Errors
    /// When there are too many positions, or values cannot be found.
    pub fn picture(&self, what: Picture, work: &Work) -> Result<Drawing, NoPicture> {
        picture(self, what, work)
    }

    /// The rules under which it is read and played.
    #[must_use]
    pub fn game_rules(&self) -> BoardRules {
        self.rules
    }

    /// How to win by copying, where that is possible.
    #[must_use]
    pub fn copying(&self) -> Option<Copying> {
        self.position.copied()
    }
}

impl Partizan for Board {
    type Move = String;

    fn moves(&self, side: Side, out: &mut Vec<String>) {
        out.extend(self.position.labels(side));
    }

    /// Labels that name no move change nothing.
    fn after(&self, side: Side, chosen: &String) -> Self {
        let Some((next, covered)) = self.position.next(side, chosen) else {
            return self.clone();
        };
        let letter = self.rules.game.symbols[side as usize];
        let covered = covered.into_iter();
        let covered = covered.map(|(row, column)| (row, column, letter));
        let squares = self.touches(side, chosen);
        let made = self.made.iter().cloned();
        Board {
            made: made.chain([Made { side, squares }]).collect(),
            covered: self.covered.iter().copied().chain(covered).collect(),
            ..self.with(next)
        }
    }

    fn components(&self, out: &mut Vec<Self>) {
        out.extend(
            self.position
                .parts()
                .into_iter()
                .map(|part| self.with(part)),
        );
    }
}

impl Shape for Board {
    fn normal(&self) -> (Self, bool) {
        let (image, turned) = self.position.image();
        (self.with(image), turned)
    }
}

impl PositionNotation for Board {
    type Rules = BoardRules;

    fn rules(&self) -> &BoardRules {
        &self.rules
    }

    fn write(&self) -> String {
        self.position.text()
    }

    fn read_under(rules: &BoardRules, text: &str) -> Result<Self, ReadError> {
        rules.read(text)
    }

    fn write_move(&self, _: Side, chosen: &String) -> String {
        chosen.clone()
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.position.same(&*other.position)
    }
}

impl Eq for Board {}

impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.position.feed(state);
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.rules, self.position.text())
    }
}

/// What a move leaves, and which squares it took away.
type Next = (Arc<dyn Position>, Vec<(usize, usize)>);

/// What [`Board`] asks of the game behind it.
pub(crate) trait Position: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn same(&self, other: &dyn Position) -> bool;
    fn feed(&self, hasher: &mut dyn Hasher);
    fn text(&self) -> String;
    fn rows(&self) -> Option<Vec<String>>;
    fn sketched(&self) -> Sketch;
    fn touched(&self, side: Side, label: &str) -> Vec<(usize, usize)>;
    fn labels(&self, side: Side) -> Vec<String>;
    fn next(&self, side: Side, label: &str) -> Option<Next>;
    fn parts(&self) -> Vec<Arc<dyn Position>>;
    fn image(&self) -> (Arc<dyn Position>, bool);
    fn value(&self, values: &Values, work: &Work) -> Result<Value, Unable>;
    fn nimber(&self, values: &Values, work: &Work) -> Result<Option<u32>, Unable>;
    fn additive(&self) -> bool;
    fn worth(&self, values: &Values, work: &Work) -> Result<Option<Worth>, Unable>;
    fn solved(&self, all: bool, work: &Work) -> Result<Solution, Unable>;
    fn misere(&self, work: &Work) -> Result<Option<Solution>, Unable>;
    fn advice(
        &self,
        mover: Side,
        misere: bool,
        work: &Work,
    ) -> Result<Option<Advice<String>>, Unable>;
    fn copied(&self) -> Option<Copying>;
}

fn listed<P: GridGame>(position: &P, side: Side) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.moves(side, &mut moves);
    moves
}

impl<P: GridGame> Position for P {
    fn any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn Position) -> bool {
        other.any().downcast_ref::<P>() == Some(self)
    }

    fn feed(&self, mut hasher: &mut dyn Hasher) {
        self.hash(&mut hasher);
    }

    fn text(&self) -> String {
        self.write()
    }

    fn rows(&self) -> Option<Vec<String>> {
        self.squares()
    }

    fn sketched(&self) -> Sketch {
        self.sketch()
    }

    fn touched(&self, side: Side, label: &str) -> Vec<(usize, usize)> {
        let chosen = self.read_move(side, label);
        chosen.map_or_else(|_| Vec::new(), |chosen| self.touches(side, &chosen))
    }

    fn labels(&self, side: Side) -> Vec<String> {
        solution::labels(self, side, &listed(self, side))
    }

    fn next(&self, side: Side, label: &str) -> Option<Next> {
        let chosen = self.read_move(side, label).ok()?;
        let next = Arc::new(self.after(side, &chosen));
        Some((next, self.covered(&chosen)))
    }

    fn parts(&self) -> Vec<Arc<dyn Position>> {
        let mut parts = Vec::new();
        self.components(&mut parts);
        let erased = |part| Arc::new(part) as Arc<dyn Position>;
        parts.into_iter().map(erased).collect()
    }

    fn image(&self) -> (Arc<dyn Position>, bool) {
        let (image, turned) = self.normal();
        (Arc::new(image), turned)
    }

    fn value(&self, values: &Values, work: &Work) -> Result<Value, Unable> {
        P::finder(values, work)(self)
    }

    fn nimber(&self, values: &Values, work: &Work) -> Result<Option<u32>, Unable> {
        self.grundy(values, work)
    }

    fn additive(&self) -> bool {
        self.adds()
    }

    fn worth(&self, values: &Values, work: &Work) -> Result<Option<Worth>, Unable> {
        self.summand(values, work)
    }

    fn solved(&self, all: bool, work: &Work) -> Result<Solution, Unable> {
        self.solve(all, work)
    }

    fn misere(&self, work: &Work) -> Result<Option<Solution>, Unable> {
        let mut winning = [Vec::new(), Vec::new()];
        for side in Side::BOTH {
            match self.misere_moves(side, work)? {
                Some(found) => winning[side as usize] = found,
                None => return Ok(None),
            }
        }
        Ok(Some(solution::misere(self, &winning)))
    }

    fn advice(
        &self,
        mover: Side,
        misere: bool,
        work: &Work,
    ) -> Result<Option<Advice<String>>, Unable> {
        let found = match misere {
            true => self.misere_moves(mover, work)?,
            false => None,
        };
        let advice = match found {
            Some(winning) => solution::advise_by_search(self, mover, winning.into_iter().next()),
            None => self.advise(mover, work)?,
        };
        Ok(advice.map(|advice| Advice {
            chosen: self.write_move(mover, &advice.chosen),
            reasons: advice.reasons,
        }))
    }

    fn copied(&self) -> Option<Copying> {
        self.copying()
    }
}
