//! Where nodes go: in layers by the longest way from a source, ordered so that few arrows cross (barycentres, swept
//! down and up). Arrows that close a cycle do not push layers apart. Linear in nodes and arrows per sweep.

use crate::Drawing;

/// Enough for the order to settle on graphs that can still be read.
const SWEEPS: usize = 8;
const CHARACTER: f64 = 8.0;
const LINE: f64 = 18.0;
const GAP_ACROSS: f64 = 24.0;
const GAP_DOWN: f64 = 56.0;
const MARGIN: f64 = 16.0;

/// A node's place: its centre and its size.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Place {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// All places, and the size of the whole.
pub(crate) struct Layout {
    pub places: Vec<Place>,
    pub width: f64,
    pub height: f64,
}

pub(crate) fn layout(drawing: &Drawing) -> Layout {
    let layers = layers(drawing);
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); layers.iter().max().map_or(0, |top| top + 1)];
    for (node, &layer) in layers.iter().enumerate() {
        rows[layer].push(node);
    }
    let mut places: Vec<Place> = drawing.nodes.iter().map(|node| size(&node.label)).collect();
    let neighbours = Neighbours::new(drawing);
    spread(&rows, &mut places);
    for sweep in 0..SWEEPS {
        let down = sweep % 2 == 0;
        let order: Vec<usize> = if down {
            (0..rows.len()).collect()
        } else {
            (0..rows.len()).rev().collect()
        };
        for layer in order {
            let wish = |&node: &usize| neighbours.centre(node, down, &places);
            let mut wishes: Vec<(f64, usize)> =
                rows[layer].iter().map(|node| (wish(node), *node)).collect();
            wishes.sort_by(|a, b| a.0.total_cmp(&b.0));
            rows[layer] = wishes.into_iter().map(|(_, node)| node).collect();
            settle(&rows[layer], down, &neighbours, &mut places);
        }
    }
    finish(&rows, places)
}

/// The longest way from a source, by depth-first search without recursion; arrows back into the current way are left out.
fn layers(drawing: &Drawing) -> Vec<usize> {
    let count = drawing.nodes.len();
    let mut after = vec![Vec::new(); count];
    let mut is_target = vec![false; count];
    for arrow in &drawing.arrows {
        after[arrow.from.0].push(arrow.to.0);
        is_target[arrow.to.0] |= arrow.from != arrow.to;
    }
    let mut state = vec![0u8; count]; // 0 new, 1 on the way, 2 done
    let mut order = Vec::with_capacity(count);
    let mut forward: Vec<(usize, usize)> = Vec::new();
    let sources = (0..count).filter(|&node| !is_target[node]);
    for root in sources.chain(0..count) {
        if state[root] != 0 {
            continue;
        }
        let mut stack = vec![(root, 0)];
        state[root] = 1;
        while let Some((node, next)) = stack.pop() {
            if let Some(&target) = after[node].get(next) {
                stack.push((node, next + 1));
                if state[target] != 1 {
                    forward.push((node, target));
                }
                if state[target] == 0 {
                    state[target] = 1;
                    stack.push((target, 0));
                }
            } else {
                state[node] = 2;
                order.push(node);
            }
        }
    }
    let mut below = vec![Vec::new(); count];
    for (from, to) in forward {
        below[from].push(to);
    }
    let mut layer = vec![0; count];
    for &node in order.iter().rev() {
        for &target in &below[node] {
            layer[target] = layer[target].max(layer[node] + 1);
        }
    }
    layer
}

fn size(label: &str) -> Place {
    let longest = label
        .lines()
        .map(|line| line.chars().count())
        .max()
        .unwrap_or(1)
        .max(1);
    let lines = label.lines().count().max(1);
    Place {
        width: longest as f64 * CHARACTER + 18.0,
        height: lines as f64 * LINE + 10.0,
        ..Place::default()
    }
}

struct Neighbours {
    above: Vec<Vec<usize>>,
    below: Vec<Vec<usize>>,
}

impl Neighbours {
    fn new(drawing: &Drawing) -> Self {
        let mut above = vec![Vec::new(); drawing.nodes.len()];
        let mut below = above.clone();
        for arrow in &drawing.arrows {
            below[arrow.from.0].push(arrow.to.0);
            above[arrow.to.0].push(arrow.from.0);
        }
        Neighbours { above, below }
    }

    /// Where a node would like to be: amid its neighbours in the layers already placed.
    fn centre(&self, node: usize, down: bool, places: &[Place]) -> f64 {
        let around = if down {
            &self.above[node]
        } else {
            &self.below[node]
        };
        if around.is_empty() {
            return places[node].x;
        }
        around.iter().map(|&other| places[other].x).sum::<f64>() / around.len() as f64
    }
}

/// Places every row side by side, to begin with.
fn spread(rows: &[Vec<usize>], places: &mut [Place]) {
    for row in rows {
        let mut x = 0.0;
        for &node in row {
            places[node].x = x + places[node].width / 2.0;
            x += places[node].width + GAP_ACROSS;
        }
    }
}

/// Moves the nodes of a row to where they wish to be, as far as their neighbours in the row allow.
fn settle(row: &[usize], down: bool, neighbours: &Neighbours, places: &mut [Place]) {
    let wishes: Vec<f64> = row
        .iter()
        .map(|&node| neighbours.centre(node, down, places))
        .collect();
    let mut right_edge = f64::NEG_INFINITY;
    for (&node, &wish) in row.iter().zip(&wishes) {
        let half = places[node].width / 2.0;
        places[node].x = wish.max(right_edge + GAP_ACROSS + half);
        right_edge = places[node].x + half;
    }
    // Pushing only to the right drifts: give the row back its mean.
    if !row.is_empty() {
        let drift: f64 = row
            .iter()
            .zip(&wishes)
            .map(|(&node, wish)| places[node].x - wish)
            .sum();
        let drift = drift / row.len() as f64;
        for &node in row {
            places[node].x -= drift;
        }
    }
}

fn finish(rows: &[Vec<usize>], mut places: Vec<Place>) -> Layout {
    let left = places
        .iter()
        .map(|place| place.x - place.width / 2.0)
        .fold(f64::INFINITY, f64::min);
    let mut y = MARGIN;
    for row in rows {
        let height = row
            .iter()
            .map(|&node| places[node].height)
            .fold(0.0, f64::max);
        for &node in row {
            places[node].y = y + height / 2.0;
            places[node].x += MARGIN - left;
        }
        y += height + GAP_DOWN;
    }
    let width = places
        .iter()
        .map(|place| place.x + place.width / 2.0)
        .fold(0.0, f64::max);
    Layout {
        places,
        width: width + MARGIN,
        height: (y - GAP_DOWN + MARGIN).max(2.0 * MARGIN),
    }
}
