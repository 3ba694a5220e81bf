//! Strategy improvement on one part of a graph, in floats or in exact fractions. What a pair of strategies is worth
//! is computed as the least solution of its equations, so end components mislead nobody.

use super::chain::{Chain, Number, Unsolved};
use crate::Kind;
use crate::part::Part;
use work::{Halt, Work};

/// What is known when improvement ends.
pub(crate) struct Improved<N> {
    pub values: Vec<N>,
    /// A successor for each player's vertex; meaningless for chance.
    pub choice: Vec<u32>,
    pub rounds: u64,
}

/// Why it did not end.
#[derive(Debug)]
pub(crate) enum Stuck {
    Halt(Halt),
    /// The equations are too dense to be solved directly.
    Dense,
    /// Rounding kept it from settling.
    Restless,
}

impl From<Unsolved> for Stuck {
    fn from(unsolved: Unsolved) -> Self {
        match unsolved {
            Unsolved::TooDense => Stuck::Dense,
            Unsolved::Halt(halt) => Stuck::Halt(halt),
        }
    }
}

impl From<Halt> for Stuck {
    fn from(halt: Halt) -> Self {
        Stuck::Halt(halt)
    }
}

/// Floats may go in circles by noise; exact fractions never do, and stop long before.
const MOST_ROUNDS: u64 = 10_000;

/// Any first choice: the first successor.
pub(crate) fn first_choice(part: &Part) -> Vec<u32> {
    (0..part.len()).map(|vertex| part.next(vertex)[0]).collect()
}

/// Improves `choice` until neither player can.
pub(crate) fn improve<N: Number>(
    part: &Part,
    border: &[N],
    mut choice: Vec<u32>,
    budget: u64,
    work: &Work,
) -> Result<Improved<N>, Stuck> {
    let mut rounds = 0;
    loop {
        let values = answer(part, border, &mut choice, budget, work, &mut rounds)?;
        let mut switched = false;
        for vertex in players(part, Kind::Max) {
            let best = pick(part, &values, vertex, |new, old| new.exceeds(old));
            if values[best as usize].exceeds(&values[vertex]) {
                choice[vertex] = best;
                switched = true;
            }
        }
        if !switched {
            return Ok(Improved {
                values,
                choice,
                rounds,
            });
        }
        if rounds > MOST_ROUNDS {
            return Err(Stuck::Restless);
        }
    }
}

/// Min's best answer to Max's choices, put into `choice`, and the value of all vertices, border included.
pub(crate) fn answer<N: Number>(
    part: &Part,
    border: &[N],
    choice: &mut [u32],
    budget: u64,
    work: &Work,
    rounds: &mut u64,
) -> Result<Vec<N>, Stuck> {
    // Where Min can keep play inside for ever he has nothing better, and no single switch would show him so.
    let trapped = avoidable(part, choice);
    for vertex in players(part, Kind::Min) {
        if trapped[vertex] {
            let stay = part.next(vertex).iter().copied();
            let inside = |to: &u32| !part.is_border(*to as usize) && trapped[*to as usize];
            if let Some(to) = stay.into_iter().find(inside) {
                choice[vertex] = to;
            }
        }
    }
    loop {
        work.check()?;
        *rounds += 1;
        let values = evaluate(part, border, choice, budget, work)?;
        let mut switched = false;
        for vertex in players(part, Kind::Min) {
            if trapped[vertex] {
                continue;
            }
            let best = pick(part, &values, vertex, |new, old| old.exceeds(new));
            if values[vertex].exceeds(&values[best as usize]) {
                choice[vertex] = best;
                switched = true;
            }
        }
        if !switched {
            return Ok(values);
        }
        if *rounds > MOST_ROUNDS {
            return Err(Stuck::Restless);
        }
    }
}

pub(crate) fn players(part: &Part, kind: Kind) -> impl Iterator<Item = usize> + '_ {
    (0..part.len()).filter(move |&vertex| part.kinds[vertex] == kind)
}

fn pick<N>(part: &Part, values: &[N], vertex: usize, better: impl Fn(&N, &N) -> bool) -> u32 {
    let mut best = part.next(vertex)[0];
    for &to in &part.next(vertex)[1..] {
        if better(&values[to as usize], &values[best as usize]) {
            best = to;
        }
    }
    best
}

/// The vertices from which Min can keep play away from the border for ever, Max having chosen.
pub(crate) fn avoidable(part: &Part, choice: &[u32]) -> Vec<bool> {
    let mut inside = vec![true; part.all()];
    inside[part.len()..].fill(false);
    let stays = |vertex: usize, inside: &[bool]| match part.kinds[vertex] {
        Kind::Max => inside[choice[vertex] as usize],
        Kind::Min => part.next(vertex).iter().any(|&to| inside[to as usize]),
        _ => part.next(vertex).iter().all(|&to| inside[to as usize]),
    };
    let mut sweep = |vertices: &mut dyn Iterator<Item = usize>| {
        let mut removed = false;
        for vertex in vertices {
            if inside[vertex] && !stays(vertex, &inside) {
                inside[vertex] = false;
                removed = true;
            }
        }
        removed
    };
    while sweep(&mut (0..part.len())) && sweep(&mut (0..part.len()).rev()) {}
    inside
}

/// The value of every vertex, border included, when both keep to `choice`.
pub(crate) fn evaluate<N: Number>(
    part: &Part,
    border: &[N],
    choice: &[u32],
    budget: u64,
    work: &Work,
) -> Result<Vec<N>, Stuck> {
    let columns = evaluate_columns(part, &[border], choice, false, budget, work)?;
    let mut values = columns.into_iter().next().unwrap_or_default();
    values.extend_from_slice(border);
    Ok(values)
}

/// One column for each border, without the border itself, and on demand a last one: the expected number of steps
/// until play leaves.
pub(crate) fn evaluate_columns<N: Number>(
    part: &Part,
    borders: &[&[N]],
    choice: &[u32],
    steps: bool,
    budget: u64,
    work: &Work,
) -> Result<Vec<Vec<N>>, Stuck> {
    let leaves = leaving(part, choice);
    let mut state = vec![u32::MAX; part.len()];
    let mut states = 0;
    for vertex in 0..part.len() {
        if leaves[vertex] {
            state[vertex] = states;
            states += 1;
        }
    }
    let mut chain = Chain::new(states as usize, borders.len() + usize::from(steps));
    for vertex in (0..part.len()).filter(|&vertex| leaves[vertex]) {
        let here = state[vertex] as usize;
        if steps {
            chain.constant(here, borders.len(), &N::one());
        }
        let mut go = |to: usize, probability: &N| {
            if !part.is_border(to) && leaves[to] {
                chain.step(here, state[to] as usize, probability);
                return;
            }
            chain.exit(here, probability);
            if part.is_border(to) {
                for (column, border) in borders.iter().enumerate() {
                    let mut amount = N::zero();
                    amount.add_product(probability, &border[to - part.len()]);
                    chain.constant(here, column, &amount);
                }
            }
        };
        if part.kinds[vertex] == Kind::Chance {
            let (draws, total) = part.draws(vertex);
            for (to, weight) in draws {
                go(to, &N::from_ratio(weight, total));
            }
        } else {
            go(choice[vertex] as usize, &N::one());
        }
    }
    let solved = chain.solve(budget, work)?;
    let width = borders.len() + usize::from(steps);
    let mut columns = vec![vec![N::zero(); part.len()]; width];
    for vertex in (0..part.len()).filter(|&vertex| leaves[vertex]) {
        for (column, values) in columns.iter_mut().enumerate() {
            values[vertex] = solved[state[vertex] as usize][column].clone();
        }
    }
    Ok(columns)
}

/// The vertices from which play leaves with some probability. All others never do and are worth nothing.
pub(crate) fn leaving(part: &Part, choice: &[u32]) -> Vec<bool> {
    let mut before: Vec<Vec<u32>> = vec![Vec::new(); part.all()];
    for vertex in 0..part.len() {
        if part.kinds[vertex] == Kind::Chance {
            for &to in part.next(vertex) {
                before[to as usize].push(vertex as u32);
            }
        } else {
            before[choice[vertex] as usize].push(vertex as u32);
        }
    }
    let mut leaves = vec![false; part.all()];
    let mut queue: Vec<u32> = (part.len() as u32..part.all() as u32).collect();
    while let Some(vertex) = queue.pop() {
        for &from in &before[vertex as usize] {
            if !leaves[from as usize] {
                leaves[from as usize] = true;
                queue.push(from);
            }
        }
    }
    leaves
}
