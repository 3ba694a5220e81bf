//! Strongly connected components, sinks first, so that what a component leads to is known before it. Tarjan's
//! algorithm without recursion: graphs may be a million vertices deep.

use crate::{Graph, Vertex};

/// The components of part of a graph, each listed after all those it leads to.
pub struct Components {
    /// The vertices of all components, one component behind another. Inside a component a vertex comes after its
    /// successors as far as cycles allow, which is a good order for iteration.
    order: Vec<Vertex>,
    /// Where each component begins, and one end more.
    first: Vec<u32>,
}

impl Components {
    /// How many components there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.first.len() - 1
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The vertices of one component.
    #[must_use]
    pub fn members(&self, component: usize) -> &[Vertex] {
        &self.order[self.first[component] as usize..self.first[component + 1] as usize]
    }

    /// All components, those that others lead to first.
    pub fn iter(&self) -> impl Iterator<Item = &[Vertex]> {
        (0..self.len()).map(|component| self.members(component))
    }
}

const UNSEEN: u32 = u32::MAX;

/// The components of the graph restricted to the vertices that are `wanted`.
#[must_use]
pub fn components(graph: &Graph, wanted: impl Fn(Vertex) -> bool) -> Components {
    tarjan(graph.len(), |vertex| graph.successors(vertex), wanted)
}

/// The same over any lists of successors.
pub(crate) fn tarjan<'a>(
    count: usize,
    successors: impl Fn(Vertex) -> &'a [Vertex],
    wanted: impl Fn(Vertex) -> bool,
) -> Components {
    let mut number = vec![UNSEEN; count];
    let mut low = vec![0u32; count];
    let mut stack: Vec<Vertex> = Vec::new();
    let mut path: Vec<(Vertex, u32)> = Vec::new();
    let mut order = Vec::new();
    let mut first = vec![0];
    let mut next = 0u32;
    // `number` doubles as the mark of finished components: they can never lower anybody again.
    const DONE: u32 = u32::MAX - 1;
    let mut finished = vec![0u32; count];
    let mut finish = 0u32;
    for root in 0..count as Vertex {
        if number[root as usize] != UNSEEN || !wanted(root) {
            continue;
        }
        path.push((root, 0));
        while let Some((vertex, place)) = path.pop() {
            let at = vertex as usize;
            if place == 0 {
                number[at] = next;
                low[at] = next;
                next += 1;
                stack.push(vertex);
            }
            let mut descend = None;
            let all = successors(vertex);
            for (index, &to) in all.iter().enumerate().skip(place as usize) {
                if number[to as usize] == UNSEEN {
                    if wanted(to) {
                        descend = Some((index as u32 + 1, to));
                        break;
                    }
                } else if number[to as usize] != DONE {
                    low[at] = low[at].min(low[to as usize]);
                }
            }
            if let Some((index, to)) = descend {
                path.push((vertex, index));
                path.push((to, 0));
                continue;
            }
            finished[at] = finish;
            finish += 1;
            if low[at] == number[at] {
                let begin = order.len();
                while let Some(member) = stack.pop() {
                    number[member as usize] = DONE;
                    order.push(member);
                    if member == vertex {
                        break;
                    }
                }
                order[begin..].sort_unstable_by_key(|&member| finished[member as usize]);
                first.push(order.len() as u32);
            }
            if let Some(&(parent, _)) = path.last()
                && number[at] != DONE
            {
                low[parent as usize] = low[parent as usize].min(low[at]);
            }
        }
    }
    Components { order, first }
}
