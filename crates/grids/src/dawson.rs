//! Dawson's chess on the board: three rows, White's pawns (Left) below, Black's (Right) above. A pawn steps forward onto an
//! empty square or captures diagonally forward; capturing is mandatory unless the variant says otherwise. Rules only.

use crate::board::Worth;
use crate::game::{GridGame, Variant, worth_by_values};
use crate::solution::{self, Advice, Solution};
use crate::solve::Shape;
use crate::stones::{Stones, Symbols};
use crate::{DawsonSolver, Region};
use rules::{Partizan, PositionNotation, ReadError, Side};
use say::Message;
use values::{Unable, Values};
use work::Work;

const SYMBOLS: Symbols = ['W', 'B'];

/// Pawns on a board of three rows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dawson {
    /// White is Left, Black is Right.
    pub pawns: Stones,
    /// Whether a capture must be made when there is one.
    pub mandatory: bool,
}

/// A step or a capture, from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where the pawn stood.
    pub from: u8,
    /// Where it goes.
    pub to: u8,
}

impl Dawson {
    /// The widest board.
    pub const WIDEST: usize = 42;

    /// The start on so many columns.
    ///
    /// # Errors
    /// When there are none or too many.
    pub fn start(columns: usize, mandatory: bool) -> Result<Self, ReadError> {
        let text = columns.to_string();
        let board = Region::full(3, columns).map_err(|_| wrong(&text, &text))?;
        let row = board.with((1 << columns) - 1).squares();
        Ok(Dawson {
            pawns: Stones {
                board,
                left: row << (2 * columns),
                right: row,
            },
            mandatory,
        })
    }

    /// The column, counted from 1, of a step's pawn.
    #[must_use]
    pub fn column(&self, step: Step) -> usize {
        usize::from(step.from) % self.pawns.board.columns() + 1
    }

    /// What stands in a column, Black's side first.
    fn standing(&self, column: usize) -> [char; 3] {
        [0, 1, 2].map(|row| {
            let bit = 1u128 << self.pawns.board.index(row, column);
            if self.pawns.left & bit != 0 {
                'W'
            } else if self.pawns.right & bit != 0 {
                'B'
            } else {
                '.'
            }
        })
    }

    /// How many untouched columns follow each other directly before and directly after a column, which is counted from 1.
    pub(crate) fn untouched_beside(&self, column: usize) -> [usize; 2] {
        let untouched = |at: &usize| self.standing(*at) == ['B', '.', 'W'];
        let before = (0..column - 1).rev().take_while(untouched).count();
        let after = (column..self.pawns.board.columns()).take_while(untouched);
        [before, after.count()]
    }

    /// If every column is either untouched or closed for good, the lengths of the untouched stretches.
    #[must_use]
    pub fn stretches(&self) -> Option<Vec<usize>> {
        let columns = self.pawns.board.columns();
        let mut stretches = Vec::new();
        let mut length = 0;
        for column in 0..columns {
            match self.standing(column) {
                ['B', '.', 'W'] => length += 1,
                ['.', '.', '.'] => stretches.push(std::mem::take(&mut length)),
                // Two pawns face to face: nobody can move them, but they may be captured from the side.
                ['B', 'W', '.'] | ['.', 'B', 'W'] => {
                    let open = |side: Option<usize>| {
                        side.is_some_and(|side| {
                            side < columns && self.standing(side) != ['.', '.', '.']
                        })
                    };
                    if open(column.checked_sub(1)) || open(Some(column + 1)) {
                        return None;
                    }
                    stretches.push(std::mem::take(&mut length));
                }
                _ => return None,
            }
        }
        stretches.push(length);
        stretches.retain(|&length| length > 0);
        Some(stretches)
    }

    fn forward(&self, side: Side, square: u8) -> Option<u8> {
        let columns = self.pawns.board.columns() as u8;
        match side {
            Side::Left => square.checked_sub(columns),
            Side::Right => Some(square + columns).filter(|&to| to < 3 * columns),
        }
    }

    fn captures(&self, side: Side, out: &mut Vec<Step>) {
        let columns = self.pawns.board.columns() as u8;
        for from in Stones::squares(self.pawns.of(side)) {
            let Some(ahead) = self.forward(side, from) else {
                continue;
            };
            let column = from % columns;
            let left = (column > 0).then(|| ahead - 1);
            let right = (column + 1 < columns).then(|| ahead + 1);
            let targets = left.into_iter().chain(right);
            let enemy = self.pawns.of(side.other());
            out.extend(
                targets
                    .filter(|to| enemy >> to & 1 == 1)
                    .map(|to| Step { from, to }),
            );
        }
    }
}

fn wrong(text: &str, part: &str) -> ReadError {
    ReadError::new(text, Message::new("dawson-error-board").with("part", part))
        .accepting(Message::new("dawson-accepted-board").with("most", Dawson::WIDEST))
}

impl Partizan for Dawson {
    type Move = Step;

    fn moves(&self, side: Side, out: &mut Vec<Step>) {
        let before = out.len();
        self.captures(side, out);
        if self.mandatory && out.len() > before {
            return;
        }
        let empty = self.pawns.empty();
        for from in Stones::squares(self.pawns.of(side)) {
            if let Some(to) = self.forward(side, from).filter(|to| empty >> to & 1 == 1) {
                out.push(Step { from, to });
            }
        }
    }

    fn after(&self, side: Side, step: &Step) -> Self {
        Dawson {
            pawns: self
                .pawns
                .without(step.from)
                .without(step.to)
                .with(side, step.to),
            mandatory: self.mandatory,
        }
    }

    /// Columns between which no pawn will ever capture part the board, unless a mandatory capture in one part binds the
    /// mover in all of them.
    fn components(&self, out: &mut Vec<Self>) {
        if self.mandatory {
            out.push(self.clone());
            return;
        }
        for part in self.parts() {
            let part = Dawson {
                pawns: Stones {
                    board: self.pawns.board,
                    left: self.pawns.left & part,
                    right: self.pawns.right & part,
                },
                mandatory: false,
            };
            if !part.is_dead() {
                out.push(part);
            }
        }
    }
}

impl Dawson {
    /// Whether nobody can move. If that is so in a part, it stays so.
    fn is_dead(&self) -> bool {
        let mut moves = Vec::new();
        Side::BOTH
            .into_iter()
            .for_each(|side| self.moves(side, &mut moves));
        moves.is_empty()
    }

    /// Columns that hang together because a pawn of one may some day capture in the other. Rows count from White's side.
    fn parts(&self) -> Vec<u128> {
        let columns = self.pawns.board.columns();
        let square = |row: i8, at: usize| 1u128 << self.pawns.board.index((2 - row) as usize, at);
        // The hindmost row on which a white pawn may ever stand in a column, and the foremost for a black one.
        let mut white: Vec<i8> = (0..columns)
            .map(|at| {
                (0..3)
                    .find(|&row| self.pawns.left & square(row, at) != 0)
                    .unwrap_or(9)
            })
            .collect();
        let mut black: Vec<i8> = (0..columns)
            .map(|at| {
                (0..3)
                    .rev()
                    .find(|&row| self.pawns.right & square(row, at) != 0)
                    .unwrap_or(-9)
            })
            .collect();
        let meet = |white: &[i8], black: &[i8], a: usize, b: usize| {
            white[a] < black[b] || white[b] < black[a]
        };
        loop {
            let (before_white, before_black) = (white.clone(), black.clone());
            for at in 1..columns {
                if meet(&white, &black, at - 1, at) {
                    for (a, b) in [(at - 1, at), (at, at - 1)] {
                        white[b] = white[b].min(white[a] + 1);
                        black[b] = black[b].max(black[a] - 1);
                    }
                }
            }
            if white == before_white && black == before_black {
                break;
            }
        }
        let mut parts = Vec::new();
        let mut part = 0;
        for at in 0..columns {
            if at > 0 && !meet(&white, &black, at - 1, at) {
                parts.push(std::mem::take(&mut part));
            }
            part |= (0..3).fold(0, |set, row| set | square(row, at));
        }
        parts.push(part);
        parts
    }
}

impl Shape for Dawson {
    /// Mirrored left to right the value is the same, seen from the other side it is the negative.
    fn normal(&self) -> (Self, bool) {
        let board = self.pawns.board;
        let mirror = |set: u128| board.with(set).mirrored().squares();
        let flip = |set: u128| board.with(set).flipped().squares();
        let image = |left, right| Stones { board, left, right };
        let plain = self.pawns;
        let mirrored = image(mirror(plain.left), mirror(plain.right));
        let turn = |pawns: Stones| image(flip(pawns.right), flip(pawns.left));
        let images = [
            (plain, false),
            (mirrored, false),
            (turn(plain), true),
            (turn(mirrored), true),
        ];
        let least = images
            .into_iter()
            .min_by_key(|(pawns, turned)| (pawns.left, pawns.right, *turned));
        let (pawns, turned) = least.expect("there are images");
        (
            Dawson {
                pawns,
                mandatory: self.mandatory,
            },
            turned,
        )
    }
}

impl PositionNotation for Dawson {
    /// Whether a capture must be made when there is one.
    type Rules = bool;

    fn rules(&self) -> &bool {
        &self.mandatory
    }

    fn write(&self) -> String {
        self.pawns.write(SYMBOLS)
    }

    /// Three rows of `W`, `B` and `.` joined by `/`, Black's first.
    fn read_under(&mandatory: &bool, text: &str) -> Result<Self, ReadError> {
        let pawns = Stones::read(text, SYMBOLS).map_err(|error| wrong(text, &error.text))?;
        let three_rows = pawns.board.rows() == 3 && !text.contains('#');
        if !three_rows || text.bytes().any(|b| b.is_ascii_digit()) {
            return Err(wrong(text, text));
        }
        Ok(Dawson { pawns, mandatory })
    }

    /// `b1-b2` for a step, `a3xb2` for a capture.
    fn write_move(&self, _: Side, step: &Step) -> String {
        let captured = (self.pawns.left | self.pawns.right) >> step.to & 1 == 1;
        let by = if captured { 'x' } else { '-' };
        format!(
            "{}{by}{}",
            self.pawns.name(step.from),
            self.pawns.name(step.to)
        )
    }
}

impl GridGame for Dawson {
    const SYMBOLS: Symbols = SYMBOLS;

    const PIECES: &'static str = ".WB";

    const MISERE: bool = true;

    const ROWS: Option<usize> = Some(3);

    fn touches(&self, _: Side, step: &Step) -> Vec<(usize, usize)> {
        vec![self.pawns.place(step.from), self.pawns.place(step.to)]
    }

    const VARIANTS: &'static [Variant] = &[Variant {
        name: "optional-capture",
        rules: "board-dawson.rules-optional",
    }];

    /// A number of columns, or three rows.
    fn open(text: &str, variant: Option<&str>) -> Result<Self, ReadError> {
        let mandatory = variant.is_none();
        match text.trim().parse() {
            Ok(columns) => Dawson::start(columns, mandatory),
            Err(_) => Dawson::read_under(&mandatory, text),
        }
    }

    /// Where it is a sum of heaps; values of the tree of moves would be another game's, in which captures elsewhere do not bind.
    fn grundy(&self, _: &Values, work: &Work) -> Result<Option<u32>, Unable> {
        Ok(self.nimber(work)?)
    }

    /// A capture that is due in one part binds the mover in all of them: there strips alone have values, those of heaps.
    fn summand(&self, values: &Values, work: &Work) -> Result<Option<Worth>, Unable> {
        if !self.mandatory {
            return worth_by_values(self, values, work).map(Some);
        }
        let mut worth = Worth {
            value: Values::ZERO,
            moves: [Vec::new(), Vec::new()],
        };
        for side in Side::BOTH {
            let Some(strips) = self.strips(side, work)? else {
                return Ok(None);
            };
            worth.value = values.nimber(strips.value)?;
            for (step, leaves) in strips.moves {
                let leaves = values.nimber(leaves)?;
                worth.moves[side as usize].push((self.write_move(side, &step), leaves));
            }
        }
        Ok(Some(worth))
    }

    fn adds(&self) -> bool {
        !self.mandatory
    }

    fn misere_moves(&self, mover: Side, work: &Work) -> Result<Option<Vec<Step>>, Unable> {
        Ok(Some(DawsonSolver::misere(work).winning(self, mover)?))
    }

    fn solve(&self, _: bool, work: &Work) -> Result<Solution, Unable> {
        let mut search = DawsonSolver::new(work);
        let mut winning = [Vec::new(), Vec::new()];
        for side in Side::BOTH {
            winning[side as usize] = self.winning(side, &mut search, work)?;
        }
        Ok(solution::by_search(self, &winning, search.nodes()))
    }

    fn advise(&self, mover: Side, work: &Work) -> Result<Option<Advice<Step>>, Unable> {
        let winning = self.winning(mover, &mut DawsonSolver::new(work), work)?;
        Ok(solution::advise_by_search(
            self,
            mover,
            winning.into_iter().next(),
        ))
    }
}
