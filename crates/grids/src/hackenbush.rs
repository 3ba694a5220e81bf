//! Hackenbush on trees: edges of blue (Left), red (Right) and green (both) that stand on the ground; who cuts one removes all
//! that stands on it. Rules only.

use crate::game::GridGame;
use crate::sketch::{Branch, Sketch};
use crate::solve::Shape;
use crate::stones::Symbols;
use rules::{Partizan, PositionNotation, ReadError, Side};
use say::Message;

/// The colour of an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Left cuts it.
    Blue,
    /// Right cuts it.
    Red,
    /// Both cut it.
    Green,
}

impl Colour {
    fn letter(self) -> char {
        match self {
            Colour::Blue => 'b',
            Colour::Red => 'r',
            Colour::Green => 'g',
        }
    }

    fn of(letter: char) -> Option<Self> {
        [Colour::Blue, Colour::Red, Colour::Green]
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    fn exchanged(self) -> Self {
        match self {
            Colour::Blue => Colour::Red,
            Colour::Red => Colour::Blue,
            Colour::Green => Colour::Green,
        }
    }
}

/// An edge and what stands on it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Edge {
    colour: Colour,
    above: Vec<Edge>,
}

/// The trees that stand on the ground. Written `brg` for a stalk, `b(r,gb)` for branches, `,` between trees, `-` for nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hackenbush(pub Vec<Edge>);

/// More edges than this are refused.
const MOST_EDGES: usize = 60;

fn count(trees: &[Edge]) -> usize {
    trees.iter().map(|edge| 1 + count(&edge.above)).sum()
}

fn trees(letters: &[char], at: &mut usize) -> Option<Vec<Edge>> {
    let mut all = vec![edge(letters, at)?];
    while letters.get(*at) == Some(&',') {
        *at += 1;
        all.push(edge(letters, at)?);
    }
    Some(all)
}

fn edge(letters: &[char], at: &mut usize) -> Option<Edge> {
    let colour = Colour::of(*letters.get(*at)?)?;
    *at += 1;
    let above = match letters.get(*at) {
        Some('(') => {
            *at += 1;
            let above = trees(letters, at)?;
            if letters.get(*at) != Some(&')') {
                return None;
            }
            *at += 1;
            above
        }
        Some(&letter) if Colour::of(letter).is_some() => vec![edge(letters, at)?],
        _ => Vec::new(),
    };
    Some(Edge { colour, above })
}

fn write_trees(trees: &[Edge]) -> String {
    let tree = |edge: &Edge| {
        let above = match edge.above.len() {
            0 | 1 => write_trees(&edge.above),
            _ => format!("({})", write_trees(&edge.above)),
        };
        format!("{}{above}", edge.colour.letter())
    };
    trees.iter().map(tree).collect::<Vec<_>>().join(",")
}

/// Appends the numbers of the edges that may be cut, counting every edge before what stands on it.
fn number(trees: &[Edge], side: Side, next: &mut u8, out: &mut Vec<u8>) {
    let forbidden = match side {
        Side::Left => Colour::Red,
        Side::Right => Colour::Blue,
    };
    for edge in trees {
        if edge.colour != forbidden {
            out.push(*next);
        }
        *next += 1;
        number(&edge.above, side, next, out);
    }
}

/// Appends every edge before what stands on it.
fn listed(trees: &[Edge], on: Option<usize>, out: &mut Vec<Branch>) {
    for edge in trees {
        out.push(Branch {
            colour: edge.colour.letter(),
            on,
        });
        let own = out.len();
        listed(&edge.above, Some(own), out);
    }
}

/// The trees without edge `cut` and all above it.
fn without(trees: &[Edge], cut: u8, next: &mut u8) -> Vec<Edge> {
    let mut kept = Vec::new();
    for edge in trees {
        let own = *next;
        *next += 1;
        let above = without(&edge.above, cut, next);
        if own != cut {
            kept.push(Edge {
                colour: edge.colour,
                above,
            });
        }
    }
    kept
}

fn sorted(trees: &[Edge], exchange: bool) -> Vec<Edge> {
    let image = |edge: &Edge| Edge {
        colour: if exchange {
            edge.colour.exchanged()
        } else {
            edge.colour
        },
        above: sorted(&edge.above, exchange),
    };
    let mut images: Vec<Edge> = trees.iter().map(image).collect();
    images.sort();
    images
}

impl Partizan for Hackenbush {
    type Move = u8;

    fn moves(&self, side: Side, out: &mut Vec<u8>) {
        number(&self.0, side, &mut 1, out);
    }

    fn after(&self, _: Side, chosen: &u8) -> Self {
        Hackenbush(without(&self.0, *chosen, &mut 1))
    }

    fn components(&self, out: &mut Vec<Self>) {
        out.extend(self.0.iter().map(|tree| Hackenbush(vec![tree.clone()])));
    }
}

impl Shape for Hackenbush {
    fn normal(&self) -> (Self, bool) {
        let (plain, exchanged) = (sorted(&self.0, false), sorted(&self.0, true));
        if exchanged < plain {
            (Hackenbush(exchanged), true)
        } else {
            (Hackenbush(plain), false)
        }
    }
}

impl PositionNotation for Hackenbush {
    type Rules = ();

    fn rules(&self) -> &() {
        &()
    }

    fn write(&self) -> String {
        if self.0.is_empty() {
            "-".to_owned()
        } else {
            write_trees(&self.0)
        }
    }

    fn read_under((): &(), text: &str) -> Result<Self, ReadError> {
        let letters: Vec<char> = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        if letters == ['-'] {
            return Ok(Hackenbush(Vec::new()));
        }
        let wrong = |at: usize| {
            let part = letters.get(at).map_or_else(String::new, char::to_string);
            let why = Message::new("hackenbush-error")
                .with("part", part)
                .with("column", at + 1);
            ReadError::new(text, why)
                .accepting(Message::new("hackenbush-accepted").with("most", MOST_EDGES))
        };
        if letters.len() > 4 * MOST_EDGES {
            return Err(wrong(4 * MOST_EDGES));
        }
        let mut at = 0;
        let trees = trees(&letters, &mut at).ok_or_else(|| wrong(at))?;
        if at < letters.len() || count(&trees) > MOST_EDGES {
            return Err(wrong(at));
        }
        Ok(Hackenbush(trees))
    }
    /// Edges are numbered from 1 in the order in which they are written.
    fn write_move(&self, _: Side, chosen: &u8) -> String {
        chosen.to_string()
    }
}

impl GridGame for Hackenbush {
    const SYMBOLS: Symbols = ['b', 'r'];

    const PIECES: &'static str = "brg";

    fn sketch(&self) -> Sketch {
        let mut branches = Vec::new();
        listed(&self.0, None, &mut branches);
        Sketch::Trees(branches)
    }

    fn touches(&self, _: Side, _: &u8) -> Vec<(usize, usize)> {
        Vec::new()
    }

    /// Trees do not lie on a board.
    fn squares(&self) -> Option<Vec<String>> {
        None
    }
}
