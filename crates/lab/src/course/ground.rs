//! What is played on: heaps, squares, or a sum of values. Moves have labels here; who wins is asked of the engines.

use super::exercise::{Choice, Scene};
use super::part::{Part, Taking};
use grids::{Board, Sketch};
use heaps::{Heaps, Oracle, Ruleset, Taken};
use rules::{Impartial, Partizan as _, Side};
use say::{Message, Told};
use std::sync::Arc;
use values::{Dyadic, Nus, Outcome, Value, Values};
use work::Work;

/// A position with its rules.
#[derive(Clone, Debug)]
pub enum Ground {
    /// Heaps.
    Heaps(Taking, Vec<u64>),
    /// A board of squares.
    Squares(Board),
    /// A sum.
    Terms(Vec<Part>),
}

impl Ground {
    /// A board that is given by its rows.
    ///
    /// # Errors
    /// When there is no such game, or the rows are no board of it.
    pub fn board(game: &str, rows: &str) -> Result<Self, Told> {
        Ok(Ground::Squares(grids::named(game)?.usual().read(rows)?))
    }

    /// Whether both sides have the same moves.
    #[must_use]
    pub fn impartial(&self) -> bool {
        match self {
            Ground::Heaps(..) => true,
            Ground::Squares(board) => board.game().impartial,
            Ground::Terms(_) => false,
        }
    }

    /// What there is to see.
    #[must_use]
    pub fn scene(&self) -> Scene {
        match self {
            Ground::Heaps(_, heaps) => Scene::Heaps(heaps.clone()),
            Ground::Squares(board) => Scene::Squares(rows(board)),
            Ground::Terms(parts) => Scene::Terms(parts.iter().map(Part::to_string).collect()),
        }
    }

    /// The rules, in a sentence.
    #[must_use]
    pub fn rules(&self) -> Message {
        match self {
            Ground::Heaps(Taking::Nim, _) => Message::new("course-rules-nim"),
            Ground::Heaps(Taking::Dawson, _) => Message::new("course-rules-dawson"),
            Ground::Heaps(Taking::Subtract(set), _) => {
                let set: Vec<String> = set.iter().map(u64::to_string).collect();
                Message::new("course-rules-subtract").with("set", set.join(", "))
            }
            Ground::Squares(board) => Message::new(match board.game().name {
                "cram" => "course-rules-cram",
                "domineering" => "course-rules-domineering",
                "dawson" => "course-rules-pawns",
                _ => board.game().wording.rules,
            }),
            Ground::Terms(_) => Message::new("course-rules-sum"),
        }
    }

    /// Every move of a side.
    #[must_use]
    pub fn moves(&self, side: Side) -> Vec<Choice> {
        match self {
            Ground::Heaps(taking, heaps) => {
                let moves = taken(taking, heaps).into_iter();
                let choice = |taken: Taken| Choice {
                    answer: taken.to_string(),
                    touches: taken
                        .from
                        .iter()
                        .map(|&(heap, count)| [heap, count as usize])
                        .collect(),
                    text: taken.told().into(),
                };
                moves.map(choice).collect()
            }
            Ground::Squares(board) => {
                let mut labels = Vec::new();
                board.moves(side, &mut labels);
                let choice = |label: String| Choice {
                    touches: board
                        .touches(side, &label)
                        .into_iter()
                        .map(<[usize; 2]>::from)
                        .collect(),
                    text: label.as_str().into(),
                    answer: label,
                };
                labels.into_iter().map(choice).collect()
            }
            Ground::Terms(_) => {
                let named = self.termwise(side).into_iter();
                let choice = |(label, _): (String, Ground)| Choice {
                    text: label.as_str().into(),
                    answer: label,
                    touches: Vec::new(),
                };
                named.map(choice).collect()
            }
        }
    }

    /// The moves in a sum, with what they leave.
    fn termwise(&self, side: Side) -> Vec<(String, Ground)> {
        let Ground::Terms(parts) = self else {
            return Vec::new();
        };
        let mut all: Vec<(String, Ground)> = Vec::new();
        for (at, part) in parts.iter().enumerate() {
            for rest in part.options(side == Side::Left) {
                let to: Vec<String> = rest.iter().map(Part::to_string).collect();
                let to = if to.is_empty() {
                    "0".to_owned()
                } else {
                    to.join(" + ")
                };
                let label = format!("{part} → {to}");
                let mut after = parts.clone();
                after.splice(at..=at, rest);
                if all.iter().all(|(known, _)| *known != label) {
                    all.push((label, Ground::Terms(after)));
                }
            }
        }
        all
    }

    /// What a move leaves; nothing where it is none.
    #[must_use]
    pub fn after(&self, side: Side, label: &str) -> Option<Self> {
        match self {
            Ground::Heaps(taking, heaps) => {
                let mut moves = taken(taking, heaps).into_iter();
                let taken = moves.find(|taken| taken.to_string() == label)?;
                Some(Ground::Heaps(taking.clone(), taken.applied(heaps)))
            }
            Ground::Squares(board) => {
                let mut labels = Vec::new();
                board.moves(side, &mut labels);
                let label = labels.into_iter().find(|known| known == label)?;
                Some(Ground::Squares(board.after(side, &label)))
            }
            Ground::Terms(_) => {
                let mut moves = self.termwise(side).into_iter();
                moves
                    .find(|(known, _)| known == label)
                    .map(|(_, after)| after)
            }
        }
    }

    /// The moves of a side that win, by the engines.
    ///
    /// # Errors
    /// When stopped or out of memory.
    pub fn winning(&self, side: Side, work: &Work) -> Result<Vec<String>, Told> {
        match self {
            Ground::Heaps(taking, heaps) => {
                let oracle = oracle(taking, heaps, work)?;
                let winning = oracle.winning_moves(heaps, work)?;
                Ok(winning.iter().map(Taken::to_string).collect())
            }
            Ground::Squares(board) => {
                let [left, right] = board.solve(true, work)?.winning;
                Ok(if side == Side::Left || self.impartial() {
                    left
                } else {
                    right
                })
            }
            Ground::Terms(_) => {
                let mut winning = Vec::new();
                for (label, after) in self.termwise(side) {
                    if after.outcome(work)?.winner(side.other()) == side {
                        winning.push(label);
                    }
                }
                Ok(winning)
            }
        }
    }

    /// Who wins, by the engines.
    ///
    /// # Errors
    /// When stopped or out of memory.
    pub fn outcome(&self, work: &Work) -> Result<Outcome, Told> {
        Ok(match self {
            Ground::Heaps(taking, heaps) => match oracle(taking, heaps, work)?.mover_wins(heaps) {
                true => Outcome::Next,
                false => Outcome::Previous,
            },
            Ground::Squares(board) => board.solve(false, work)?.outcome,
            Ground::Terms(parts) => {
                let values = Values::new(work);
                values.outcome(total(parts, &values)?)?
            }
        })
    }

    /// The Grundy value, by the engines; nothing where the sides differ.
    ///
    /// # Errors
    /// When stopped or out of memory.
    pub fn grundy(&self, work: &Work) -> Result<Option<u64>, Told> {
        match self {
            Ground::Heaps(taking, heaps) => {
                Ok(oracle(taking, heaps, work)?.solution(heaps, work)?.grundy)
            }
            Ground::Squares(board) => Ok(board.grundy(&Values::new(work), work)?.map(u64::from)),
            Ground::Terms(_) => Ok(None),
        }
    }

    /// The number that it is worth, by canonical forms; nothing where it is none.
    ///
    /// # Errors
    /// When stopped or out of memory.
    pub fn number(&self, work: &Work) -> Result<Option<Dyadic>, Told> {
        let values = Values::new(work);
        let value = match self {
            Ground::Heaps(..) => return Ok(None),
            Ground::Squares(board) => board.value(&values, work)?,
            Ground::Terms(parts) => total(parts, &values)?,
        };
        Ok(values.as_number(value))
    }

    /// The same as parts for those who play to the end.
    #[must_use]
    pub fn parts(&self) -> Vec<Part> {
        match self {
            Ground::Heaps(taking, heaps) => {
                let heaps = heaps.iter();
                heaps
                    .map(|&heap| Part::Heap(taking.clone(), heap))
                    .collect()
            }
            Ground::Squares(board) => {
                let rows = rows(board);
                let width = rows.first().map_or(1, String::len);
                let letters = rows.iter().flat_map(|row| row.bytes()).enumerate();
                let free = letters
                    .filter(|(_, letter)| *letter == b'.')
                    .map(|(at, _)| 1 << at);
                vec![Part::Squares {
                    free: free.sum(),
                    width: width as u32,
                    sided: !self.impartial(),
                }]
            }
            Ground::Terms(parts) => parts.clone(),
        }
    }
}

fn rows(board: &Board) -> Vec<String> {
    match board.sketch() {
        Sketch::Rows(rows) => rows,
        Sketch::Trees(_) => Vec::new(),
    }
}

fn ruleset(taking: &Taking) -> Arc<Ruleset> {
    let rules = taking.name().parse::<Ruleset>();
    Arc::new(rules.unwrap_or_else(|_| Ruleset::new("", Vec::new())))
}

fn taken(taking: &Taking, heaps: &[u64]) -> Vec<Taken> {
    let mut moves = Vec::new();
    let position = Heaps::new(ruleset(taking), heaps.to_vec());
    Impartial::moves(&position, &mut moves);
    moves
}

fn oracle(taking: &Taking, heaps: &[u64], work: &Work) -> Result<Oracle, Told> {
    Ok(Oracle::new(&ruleset(taking), heaps, work)?)
}

fn total(parts: &[Part], values: &Values) -> Result<Value, Told> {
    let mut all = Vec::new();
    for part in parts {
        all.push(worth(part, values)?);
    }
    Ok(values.total(&all)?)
}

fn worth(part: &Part, values: &Values) -> Result<Value, Told> {
    let ups = |ups| Nus {
        ups,
        ..Nus::number(Dyadic::ZERO)
    };
    Ok(match part {
        // Heaps and squares have engines of their own and never stand in a sum of terms.
        Part::Heap(..) | Part::Squares { .. } => Values::ZERO,
        Part::Star(size) => values.nimber(*size as u32)?,
        Part::Number(number) => values.number(number.dyadic())?,
        Part::Braces(low, high) => {
            let [low, high] = [values.number(low.dyadic())?, values.number(high.dyadic())?];
            values.make(&[low], &[high])?
        }
        Part::Up => values.number_up_star(ups(1))?,
        Part::Down => values.number_up_star(ups(-1))?,
    })
}
