//! What a step earns in the long run when everybody has chosen, and the bias: what is earned on the way beyond that.

use super::engine::{Field, Frame};
use crate::prepare::tarjan;
use crate::solve::improve::Stuck;

pub(super) struct Gain<N> {
    pub gain: Vec<N>,
    pub bias: Vec<N>,
}

/// Gain and bias of a chain with any number of sets that play stays in for ever. Ends earn nothing.
pub(super) fn gain<N: Field>(frame: &Frame<N>, choice: &[u32]) -> Result<Gain<N>, Stuck> {
    let arena = frame.arena;
    let count = arena.len();
    let mut first = vec![0u32];
    let mut targets = Vec::new();
    for (state, &chosen) in choice.iter().enumerate() {
        if !arena.choices(state).is_empty() {
            targets.extend(arena.drawn(chosen as usize).map(|(to, _)| to as u32));
        }
        first.push(targets.len() as u32);
    }
    let next =
        |state: u32| &targets[first[state as usize] as usize..first[state as usize + 1] as usize];
    let parts = tarjan(count, next, |_| true);
    let mut part_of = vec![0usize; count];
    for (part, members) in parts.iter().enumerate() {
        for &member in members {
            part_of[member as usize] = part;
        }
    }
    let closed = |members: &[u32]| {
        let mut leads = members.iter().flat_map(|&member| next(member));
        let part = part_of[members[0] as usize];
        leads.all(|&to| part_of[to as usize] == part)
    };
    let mut found = Gain {
        gain: vec![N::zero(); count],
        bias: vec![N::zero(); count],
    };
    let mut settled = vec![false; count];
    // Sets that play stays in, all at once: from each of their states until it is back at the first one.
    let mut inner = Frame::<N>::new(arena, None, frame.work);
    inner.inside.fill(false);
    let mut homes = Vec::new();
    for members in parts.iter().filter(|members| closed(members)) {
        for &member in members {
            settled[member as usize] = true;
            inner.inside[member as usize] = true;
        }
        let home = members[0] as usize;
        inner.inside[home] = false;
        if !arena.choices(home).is_empty() {
            homes.push((home, members));
        }
    }
    let earned = |state: usize| frame.reward(choice[state] as usize).clone();
    let sums = inner.evaluate(choice, earned)?;
    let times = inner.evaluate(choice, |_| N::one())?;
    let round =
        |values: &[N], home: usize, own: N| own + inner.ahead(values, choice[home] as usize);
    for &(home, members) in &homes {
        let gain = round(&sums, home, earned(home)).over(&round(&times, home, N::one()));
        for &member in members {
            let member = member as usize;
            found.gain[member] = gain.clone();
            if member != home {
                let mut due = N::zero();
                due.add_product(&gain, &times[member]);
                found.bias[member] = sums[member].minus(&due);
            }
        }
    }
    // The bias is measured so that it is nothing on average.
    let biases = inner.evaluate(choice, |state| found.bias[state].clone())?;
    for &(home, members) in &homes {
        let own = found.bias[home].clone();
        let mean = round(&biases, home, own).over(&round(&times, home, N::one()));
        for &member in members {
            found.bias[member as usize] = found.bias[member as usize].minus(&mean);
        }
    }
    passing(frame, choice, &settled, &mut found)?;
    Ok(found)
}

/// States that play passes through: they earn what the sets earn that they lead to.
fn passing<N: Field>(
    frame: &Frame<N>,
    choice: &[u32],
    settled: &[bool],
    found: &mut Gain<N>,
) -> Result<(), Stuck> {
    let arena = frame.arena;
    let mut outer = Frame::<N>::new(arena, None, frame.work);
    outer.inside = settled.iter().map(|&settled| !settled).collect();
    let beyond = |values: &[N], state: usize| {
        let chosen = choice[state] as usize;
        let total = arena.total(chosen);
        let mut sum = N::zero();
        for (to, weight) in arena.drawn(chosen).filter(|&(to, _)| settled[to]) {
            sum.add_product(&N::from_ratio(weight, total), &values[to]);
        }
        sum
    };
    let gains = outer.evaluate(choice, |state| beyond(&found.gain, state))?;
    for state in (0..arena.len()).filter(|&state| !settled[state]) {
        found.gain[state] = gains[state].clone();
    }
    let biases = outer.evaluate(choice, |state| {
        let own = frame
            .reward(choice[state] as usize)
            .minus(&found.gain[state]);
        own + beyond(&found.bias, state)
    })?;
    for state in (0..arena.len()).filter(|&state| !settled[state]) {
        found.bias[state] = biases[state].clone();
    }
    Ok(())
}
