//! Where nodes and arrows go: nodes in layers, and wherever an arrow passes a layer it has a place of its own there, so that it
//! runs beside the nodes and never behind one. Layers are ordered so that few arrows cross (barycentres, swept down and up), and
//! then everything stands as near as its neighbours in the row allow to what it is joined with.

use crate::Drawing;
use crate::layers::layers;
use std::collections::HashMap;

/// Enough for the order to settle on graphs that can still be read.
const SWEEPS: usize = 12;
const CHARACTER: f64 = 8.0;
const LINE: f64 = 18.0;
const GAP_ACROSS: f64 = 24.0;
/// Between an arrow that passes and its neighbour.
const GAP_BESIDE: f64 = 14.0;
const GAP_DOWN: f64 = 56.0;
/// Arrows that go far to the side get room to do so, up to this.
const WIDEST_GAP_DOWN: f64 = 150.0;
const MARGIN: f64 = 16.0;

/// A node's place: its centre and its size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Place {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// The way of an arrow through a layer that it passes: where, and from which height to which, in the direction of the arrow.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Passage {
    pub x: f64,
    pub enter: f64,
    pub leave: f64,
}

/// All places, the layers that each arrow passes, and the size of the whole.
pub(crate) struct Layout {
    pub places: Vec<Place>,
    pub passages: Vec<Vec<Passage>>,
    pub width: f64,
    pub height: f64,
}

pub(crate) fn layout(drawing: &Drawing) -> Layout {
    let mut sheet = Sheet::new(drawing);
    sheet.spread();
    for sweep in 0..SWEEPS {
        let down = sweep % 2 == 0;
        for step in 0..sheet.rows.len() {
            let layer = if down {
                step
            } else {
                sheet.rows.len() - 1 - step
            };
            if sweep + 4 < SWEEPS {
                sheet.order(layer, down);
            }
            // At last both neighbours count, so that long ways become straight.
            sheet.settle(layer, down, sweep + 4 >= SWEEPS);
        }
    }
    sheet.finish(drawing)
}

/// Nodes first, then the places where arrows pass a layer.
struct Sheet {
    places: Vec<Place>,
    nodes: usize,
    rows: Vec<Vec<usize>>,
    layer: Vec<usize>,
    above: Vec<Vec<usize>>,
    below: Vec<Vec<usize>>,
    /// For each arrow what it passes, from its beginning to its end.
    passed: Vec<Vec<usize>>,
}

impl Sheet {
    fn new(drawing: &Drawing) -> Self {
        let layer = layers(drawing);
        let nodes = drawing.nodes.len();
        let count = layer.iter().max().map_or(0, |top| top + 1);
        let mut sheet = Sheet {
            places: drawing.nodes.iter().map(size).collect(),
            nodes,
            rows: vec![Vec::new(); count],
            above: vec![Vec::new(); nodes],
            below: vec![Vec::new(); nodes],
            passed: Vec::with_capacity(drawing.arrows.len()),
            layer,
        };
        for node in 0..nodes {
            sheet.rows[sheet.layer[node]].push(node);
        }
        let span = |arrow: &crate::Arrow| {
            let (from, to) = (sheet.layer[arrow.from.0], sheet.layer[arrow.to.0]);
            from.abs_diff(to).saturating_sub(1)
        };
        // Where very many would pass, those that go to the same node share their way.
        let shared = drawing.arrows.iter().map(span).sum::<usize>() > 6 * nodes + 60;
        let mut ways: HashMap<(usize, usize), usize> = HashMap::new();
        for arrow in &drawing.arrows {
            sheet.lead(arrow.from.0, arrow.to.0, shared.then_some(&mut ways));
        }
        sheet
    }

    /// Leads an arrow through the layers between its ends.
    fn lead(
        &mut self,
        from: usize,
        to: usize,
        mut shared: Option<&mut HashMap<(usize, usize), usize>>,
    ) {
        let (first, last) = (self.layer[from], self.layer[to]);
        let between: Vec<usize> = if first <= last {
            (first + 1..last).collect()
        } else {
            (last + 1..first).rev().collect()
        };
        let mut passed = Vec::with_capacity(between.len());
        let mut before = from;
        let mut merged = false;
        for layer in between {
            let known = shared
                .as_ref()
                .and_then(|ways| ways.get(&(to, layer)).copied());
            let place = known.unwrap_or_else(|| self.pass(layer));
            if !merged {
                self.join(before, place);
            }
            merged = known.is_some();
            if let Some(ways) = &mut shared {
                ways.insert((to, layer), place);
            }
            passed.push(place);
            before = place;
        }
        if !merged && first != last {
            self.join(before, to);
        }
        self.passed.push(passed);
    }

    fn pass(&mut self, layer: usize) -> usize {
        let place = self.places.len();
        self.places.push(Place::default());
        self.layer.push(layer);
        self.above.push(Vec::new());
        self.below.push(Vec::new());
        self.rows[layer].push(place);
        place
    }

    fn join(&mut self, one: usize, other: usize) {
        let (upper, lower) = if self.layer[one] < self.layer[other] {
            (one, other)
        } else {
            (other, one)
        };
        self.below[upper].push(lower);
        self.above[lower].push(upper);
    }

    /// Places every row side by side, to begin with.
    fn spread(&mut self) {
        for row in &self.rows {
            let mut x = 0.0;
            for &place in row {
                self.places[place].x = x + self.places[place].width / 2.0;
                x += self.places[place].width + GAP_ACROSS;
            }
        }
    }

    /// Where something would like to be: amid its neighbours in the layers already placed, or in both.
    fn wish(&self, place: usize, down: bool, both: bool) -> f64 {
        let mut neighbours: Vec<usize> = Vec::new();
        if down || both {
            neighbours.extend(&self.above[place]);
        }
        if !down || both {
            neighbours.extend(&self.below[place]);
        }
        if neighbours.is_empty() {
            return self.places[place].x;
        }
        // Nodes that are next to each other keep together rather than follow arrows that pass.
        let weight = |other: usize| {
            if other < self.nodes && place < self.nodes {
                3.0
            } else {
                1.0
            }
        };
        let sum: f64 = neighbours
            .iter()
            .map(|&other| weight(other) * self.places[other].x)
            .sum();
        sum / neighbours.iter().map(|&other| weight(other)).sum::<f64>()
    }

    fn order(&mut self, layer: usize, down: bool) {
        let row = self.rows[layer].iter();
        let mut wishes: Vec<(f64, usize)> = row
            .map(|&place| (self.wish(place, down, false), place))
            .collect();
        wishes.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.rows[layer] = wishes.into_iter().map(|(_, place)| place).collect();
    }

    /// How far apart the centres of two neighbours in a row must be.
    fn apart(&self, left: usize, right: usize) -> f64 {
        let gap = if left < self.nodes && right < self.nodes {
            GAP_ACROSS
        } else {
            GAP_BESIDE
        };
        (self.places[left].width + self.places[right].width) / 2.0 + gap
    }

    /// Moves a row to where its members wish to be, as near as their order and size allow: the least sum of squares, found by
    /// pushing together blocks that would overlap. Nodes weigh more than arrows that pass.
    fn settle(&mut self, layer: usize, down: bool, both: bool) {
        let row = &self.rows[layer];
        let mut blocks: Vec<(f64, f64, usize)> = Vec::new(); // weighted wishes, weight, members
        let mut offsets = Vec::with_capacity(row.len());
        let mut offset = 0.0;
        for (at, &place) in row.iter().enumerate() {
            if at > 0 {
                offset += self.apart(row[at - 1], place);
            }
            offsets.push(offset);
            let weight = if place < self.nodes { 8.0 } else { 1.0 };
            let wish = self.wish(place, down, both) - offset;
            blocks.push((wish * weight, weight, 1));
            while let [.., (sum, weight, _), (next, more, _)] = blocks[..]
                && sum / weight > next / more
            {
                let (sum, weight, members) = blocks.pop().unwrap_or_default();
                if let Some(block) = blocks.last_mut() {
                    *block = (block.0 + sum, block.1 + weight, block.2 + members);
                }
            }
        }
        let left = blocks
            .iter()
            .flat_map(|&(sum, weight, members)| std::iter::repeat_n(sum / weight, members));
        for ((&place, offset), left) in row.iter().zip(offsets).zip(left) {
            self.places[place].x = left + offset;
        }
    }

    /// How far the arrows below a layer go to the side, at most.
    fn reach(&self, layer: usize) -> f64 {
        let places = self.rows[layer].iter();
        let far = |&place: &usize| {
            let x = self.places[place].x;
            let below = self.below[place].iter();
            below
                .map(|&other| (self.places[other].x - x).abs())
                .fold(0.0, f64::max)
        };
        places.map(far).fold(0.0, f64::max)
    }

    fn finish(mut self, drawing: &Drawing) -> Layout {
        let left = self
            .places
            .iter()
            .map(|place| place.x - place.width / 2.0)
            .fold(f64::INFINITY, f64::min);
        let mut y = MARGIN;
        let mut rows = Vec::with_capacity(self.rows.len());
        for layer in 0..self.rows.len() {
            let gap = (GAP_DOWN + self.reach(layer) / 10.0).min(WIDEST_GAP_DOWN);
            let row = &self.rows[layer];
            let height = row.iter().map(|&place| self.places[place].height);
            let height = height.fold(0.0, f64::max);
            for &place in row {
                self.places[place].y = y + height / 2.0;
                self.places[place].x += MARGIN - left;
            }
            rows.push((y, y + height));
            y += height + gap;
        }
        let bottom = rows.last().map_or(0.0, |&(_, bottom)| bottom);
        let right = self.places.iter().map(|place| place.x + place.width / 2.0);
        // Arrows that begin and end at the same node swing out to its right.
        let loops = drawing
            .arrows
            .iter()
            .filter(|arrow| arrow.from == arrow.to)
            .map(|arrow| self.places[arrow.from.0])
            .map(|place| place.x + place.width / 2.0 + 30.0);
        let width = right.chain(loops).fold(0.0, f64::max) + MARGIN;
        let passages = drawing.arrows.iter().zip(&self.passed).map(|(arrow, way)| {
            let down = self.layer[arrow.from.0] <= self.layer[arrow.to.0];
            let passage = |&place: &usize| {
                let (top, bottom) = rows[self.layer[place]];
                let (enter, leave) = if down { (top, bottom) } else { (bottom, top) };
                Passage {
                    x: self.places[place].x,
                    enter,
                    leave,
                }
            };
            way.iter().map(passage).collect()
        });
        let passages = passages.collect();
        self.places.truncate(self.nodes);
        Layout {
            places: self.places,
            passages,
            width,
            height: (bottom + MARGIN).max(2.0 * MARGIN),
        }
    }
}

/// Places of nodes without arrows: so many side by side, in rows as high as their highest node.
pub(crate) fn sheet(drawing: &Drawing, across: usize) -> Layout {
    let across = across.max(1);
    let mut places: Vec<Place> = drawing.nodes.iter().map(size).collect();
    let columns: Vec<f64> = (0..across)
        .map(|column| {
            let of_column = places.iter().skip(column).step_by(across);
            of_column.map(|place| place.width).fold(0.0, f64::max)
        })
        .collect();
    let mut y = MARGIN;
    let mut width: f64 = 0.0;
    for row in places.chunks_mut(across) {
        let tall = row.iter().map(|place| place.height).fold(0.0, f64::max);
        let mut x = MARGIN;
        for (place, wide) in row.iter_mut().zip(&columns) {
            (place.x, place.y) = (x + wide / 2.0, y + tall / 2.0);
            x += wide + GAP_ACROSS / 2.0;
        }
        width = width.max(x);
        y += tall + GAP_ACROSS / 2.0;
    }
    Layout {
        passages: vec![Vec::new(); drawing.arrows.len()],
        width: width + MARGIN,
        height: y + MARGIN,
        places,
    }
}

/// The side of a square that is drawn in a node.
pub(crate) const SQUARE: f64 = 15.0;
/// Between the squares of a node and its label.
pub(crate) const BELOW_SQUARES: f64 = 6.0;

fn size(node: &crate::Node) -> Place {
    let longest = |lines: &mut dyn Iterator<Item = &str>| {
        lines.map(|line| line.chars().count()).max().unwrap_or(0) as f64
    };
    let label = longest(&mut node.label.lines()).max(1.0) * CHARACTER;
    let squares = longest(&mut node.squares.iter().map(String::as_str)) * SQUARE;
    let lines = node.label.lines().count().max(1);
    let above = match node.squares.len() {
        0 => 0.0,
        rows => rows as f64 * SQUARE + BELOW_SQUARES,
    };
    Place {
        width: label.max(squares) + 18.0,
        height: lines as f64 * LINE + 10.0 + above,
        ..Place::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Arrow, Node};

    /// The graph of a heap of `most` from which one of `takes` is taken.
    fn heap(most: usize, takes: &[usize]) -> Drawing {
        let mut drawing = Drawing::new("heap");
        let nodes: Vec<_> = (0..=most)
            .map(|size| drawing.node(Node::new(format!("{size} N"))))
            .collect();
        for size in 0..=most {
            for &take in takes.iter().filter(|&&take| take <= size) {
                drawing.arrow(Arrow::new(nodes[size], nodes[size - take]));
            }
        }
        drawing
    }

    /// Every layer that an arrow passes it passes beside all nodes, and no two nodes overlap.
    fn is_clear(drawing: &Drawing) {
        let layout = layout(drawing);
        for (at, place) in layout.places.iter().enumerate() {
            let (left, right) = (place.x - place.width / 2.0, place.x + place.width / 2.0);
            assert!(left >= 0.0 && right <= layout.width);
            for other in &layout.places[..at] {
                let apart = (place.x - other.x).abs() >= (place.width + other.width) / 2.0;
                assert!(apart || (place.y - other.y).abs() > 1.0);
            }
            for passage in layout.passages.iter().flatten() {
                let (top, bottom) = (
                    passage.enter.min(passage.leave),
                    passage.enter.max(passage.leave),
                );
                let same_row = place.y >= top && place.y <= bottom;
                assert!(!same_row || passage.x < left || passage.x > right);
            }
        }
    }

    #[test]
    fn long_arrows_pass_beside_nodes() {
        let drawing = heap(9, &[1, 3]);
        is_clear(&drawing);
        let layout = layout(&drawing);
        let long = drawing.arrows.iter().zip(&layout.passages);
        for (arrow, way) in long {
            assert_eq!(way.len(), arrow.from.0 - arrow.to.0 - 1);
        }
    }

    #[test]
    fn many_long_arrows_share_their_ways() {
        let all: Vec<usize> = (1..=40).collect();
        let drawing = heap(40, &all);
        is_clear(&drawing);
        let width = layout(&drawing).width;
        assert!(width < 1500.0, "{width}");
    }

    #[test]
    fn cycles_and_arrows_back_pass_beside_nodes_too() {
        let mut drawing = Drawing::new("cycle");
        let nodes: Vec<_> = (0..5)
            .map(|at| drawing.node(Node::new(at.to_string())))
            .collect();
        for at in 0..4 {
            drawing.arrow(Arrow::new(nodes[at], nodes[at + 1]));
        }
        drawing.arrow(Arrow::new(nodes[4], nodes[0]));
        drawing.arrow(Arrow::new(nodes[2], nodes[2]));
        drawing.arrow(Arrow::new(nodes[3], nodes[1]));
        is_clear(&drawing);
    }
}
