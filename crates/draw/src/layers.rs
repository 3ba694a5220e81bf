//! Which layer every node stands in: the longest way from a source. Arrows that close a cycle do not push layers apart.

use crate::Drawing;

/// The longest way from a source, by depth-first search without recursion; arrows back into the current way are left out.
pub(crate) fn layers(drawing: &Drawing) -> Vec<usize> {
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
