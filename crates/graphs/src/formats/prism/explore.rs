//! Explores a model: every state that can be reached gets its choices, what they earn and who chooses. States are numbers
//! in one long list, so that a million of them are read in seconds.

use super::expression::{Expression, Value};
use super::ready::{Action, Ready, Shares, Step, fitting, weighed};
use crate::arena::Arena;
use crate::formats::{FormatError, Wrong};
use crate::fraction::whole_weights;
use crate::{Graph, Vertex};
use hashbrown::HashTable;
use num_rational::BigRational;
use num_traits::Zero;
use rustc_hash::FxBuildHasher;
use std::collections::BTreeMap;
use std::hash::BuildHasher;
use work::Work;

/// What happens to a command whose update leaves the range of a variable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OutOfRange {
    /// It is an error, which names command and state.
    #[default]
    Error,
    /// The command is not open in that state.
    Disabled,
}

/// Nobody chooses where nothing can be chosen.
const NOBODY: u16 = u16::MAX;

/// The states of a model that can be reached.
pub(crate) struct Space {
    pub arena: Arena,
    /// The player who chooses in each state.
    pub owner: Vec<u16>,
    pub states: Vec<i64>,
    pub width: usize,
    /// Commands whose probabilities only nearly add up to one: lines, and what they add up to.
    pub scaled: BTreeMap<u64, String>,
    /// How many of the states, the first ones, are initial.
    pub initial: usize,
}

impl Space {
    pub fn len(&self) -> usize {
        self.owner.len()
    }

    pub fn state(&self, number: usize) -> &[i64] {
        &self.states[number * self.width..(number + 1) * self.width]
    }

    /// The bytes that so much of a model occupies, with the table of known states.
    fn bytes(&self) -> u64 {
        self.arena.bytes()
            + (self.states.len() * 8 + self.states.len() / self.width.max(1) * 12) as u64
    }
}

/// How many states are explored between two looks at the memory.
const LOOK: usize = 1024;
/// More combinations than this no modeller means.
const MOST_COMBINED: usize = 100_000;

struct Explorer<'a> {
    ready: &'a Ready<'a>,
    out_of_range: OutOfRange,
    space: Space,
    table: HashTable<Vertex>,
    /// The states of one choice, one behind another, with their weights.
    next: Vec<i64>,
    weights: Vec<u64>,
    draws: Vec<(Vertex, u64)>,
    numbers: Vec<i64>,
    open: Vec<u32>,
    inner: Vec<u32>,
}

/// Explores a model; states in which `stop` holds are not left.
pub(super) fn explore(
    ready: &Ready,
    stop: Option<&Expression>,
    out_of_range: OutOfRange,
    base: u64,
    work: &Work,
) -> Result<Space, FormatError> {
    let mut explorer = Explorer {
        ready,
        out_of_range,
        space: Space {
            arena: Arena::default(),
            owner: Vec::new(),
            states: Vec::new(),
            width: ready.model.variables.len(),
            scaled: BTreeMap::new(),
            initial: 0,
        },
        table: HashTable::new(),
        next: Vec::new(),
        weights: Vec::new(),
        draws: Vec::new(),
        numbers: Vec::new(),
        open: Vec::new(),
        inner: Vec::new(),
    };
    let progress = work.task("graph-task-explore", None);
    let width = explorer.space.width;
    if width == 0 {
        explorer.find(&[]);
    } else {
        for state in ready.init.chunks_exact(width) {
            explorer.find(state);
        }
    }
    let initial = explorer.table.len();
    let mut here = Vec::new();
    while explorer.space.len() < explorer.table.len() {
        let number = explorer.space.len();
        here.clear();
        here.extend_from_slice(explorer.space.state(number));
        let stopped = match stop {
            Some(stop) => stop.holds(&here)?,
            None => false,
        };
        let owner = if stopped {
            None
        } else {
            explorer.expand(&here)?
        };
        let owner = owner.map_or(NOBODY, |owner| owner.min(usize::from(NOBODY - 1)) as u16);
        explorer.space.owner.push(owner);
        explorer.space.arena.state(true);
        progress.tick()?;
        if number.is_multiple_of(LOOK) {
            // Lists grow by doubling: what is needed is half as much again as what is used.
            let used = explorer.space.bytes();
            work.claim(base + used + used / 2)?;
            if explorer.table.len() >= u32::MAX as usize / 2 {
                return Err(Wrong::Defects(crate::Defects(vec![crate::Defect::TooMany])).into());
            }
        }
    }
    let mut space = explorer.space;
    space.initial = initial;
    let (states, draws) = (space.len() as u64, space.arena.draws() as u64);
    work.claim(base + space.bytes() + Graph::estimate(states, draws, true))?;
    Ok(space)
}

impl Explorer<'_> {
    /// The number of a state, which is a new one if it was not known.
    fn find(&mut self, state: &[i64]) -> Vertex {
        let width = self.space.width;
        let states = &mut self.space.states;
        let hash = |state: &[i64]| FxBuildHasher.hash_one(state);
        let at = |number: Vertex| number as usize * width..(number as usize + 1) * width;
        let known = self
            .table
            .find(hash(state), |&number| states[at(number)] == *state);
        if let Some(&number) = known {
            return number;
        }
        let number = self.table.len() as Vertex;
        states.extend_from_slice(state);
        let rehash = |&number: &Vertex| hash(&states[at(number)]);
        self.table.insert_unique(hash(state), number, rehash);
        number
    }

    /// Adds the choices of a state; says who chooses.
    fn expand(&mut self, state: &[i64]) -> Result<Option<usize>, FormatError> {
        let ready = self.ready;
        let mut open = std::mem::take(&mut self.open);
        ready.guarded.possible(state, &mut open);
        let mut owners: Vec<(Option<usize>, &str)> = Vec::new();
        let first = self.space.arena.reward.len();
        let standing = self.earned(state, None)?;
        for &at in &open {
            let action = &ready.actions[at as usize];
            if let [group] = &action.groups[..] {
                let mut inner = std::mem::take(&mut self.inner);
                group.possible(state, &mut inner);
                for &at in &inner {
                    let step = &group.steps[at as usize];
                    if holds(step, state)? && self.take(state, &[step], action, &standing)? {
                        owners.push((action.player, &action.name));
                    }
                }
                self.inner = inner;
                continue;
            }
            for steps in self.combined(state, action)? {
                if self.take(state, &steps, action, &standing)? {
                    owners.push((action.player, &action.name));
                }
            }
        }
        self.open = open;
        if owners.is_empty() {
            // A deadlock becomes a loop: nothing will ever happen here.
            let here = self.space.len() as Vertex;
            self.space.arena.choice(&standing, &[(here, 1)]);
        } else if ready.model.chain && owners.len() > 1 {
            self.mix(first)?;
        }
        self.owner(state, &owners)
    }

    /// All ways in which commands of several modules are taken together.
    fn combined<'b>(
        &mut self,
        state: &[i64],
        action: &'b Action,
    ) -> Result<Vec<Vec<&'b Step>>, FormatError> {
        let mut combined: Vec<Vec<&Step>> = vec![Vec::new()];
        for group in &action.groups {
            let mut inner = std::mem::take(&mut self.inner);
            group.possible(state, &mut inner);
            let mut enabled = Vec::new();
            for &at in &inner {
                let step = &group.steps[at as usize];
                if holds(step, state)? {
                    enabled.push(step);
                }
            }
            self.inner = inner;
            let with = |step| {
                combined
                    .iter()
                    .map(move |before: &Vec<&'b Step>| [&before[..], &[step]].concat())
            };
            combined = enabled.iter().flat_map(|&step| with(step)).collect();
            if combined.len() > MOST_COMBINED {
                return Err(Wrong::TooDeep.into());
            }
        }
        Ok(combined)
    }

    /// Adds the choice to take these commands together; not, where that is out of range and such commands are not open.
    fn take(
        &mut self,
        state: &[i64],
        steps: &[&Step],
        action: &Action,
        standing: &BigRational,
    ) -> Result<bool, FormatError> {
        let reward = if self.ready.earnings.is_empty() {
            standing.clone()
        } else {
            standing + self.earned(state, Some(&action.action))?
        };
        match self.apply(state, steps) {
            Err(FormatError {
                what: Wrong::Range { .. },
                ..
            }) if self.out_of_range == OutOfRange::Disabled => return Ok(false),
            other => other?,
        }
        let next = std::mem::take(&mut self.next);
        let mut draws = std::mem::take(&mut self.draws);
        draws.clear();
        let width = self.space.width;
        for (place, &weight) in self.weights.clone().iter().enumerate() {
            let vertex = self.find(&next[place * width..(place + 1) * width]);
            match draws.iter_mut().find(|(known, _)| *known == vertex) {
                Some((_, sum)) => *sum += weight,
                None => draws.push((vertex, weight)),
            }
        }
        self.space.arena.choice(&reward, &draws);
        (self.next, self.draws) = (next, draws);
        Ok(true)
    }

    /// The states to which commands taken together lead, into `next` and `weights`.
    fn apply(&mut self, state: &[i64], steps: &[&Step]) -> Result<(), FormatError> {
        let width = self.space.width;
        self.next.clear();
        self.next.extend_from_slice(state);
        self.weights.clear();
        self.weights.push(1);
        let mut written: Vec<Vec<usize>> = vec![Vec::new()];
        for step in steps {
            let at = |what: Wrong| FormatError::at(step.line, what);
            let computed;
            let shares = match &step.shares {
                Shares::Always(weights, off) => {
                    if let Some(sum) = off {
                        self.space
                            .scaled
                            .entry(step.line)
                            .or_insert_with(|| sum.clone());
                    }
                    weights
                }
                Shares::Computed => {
                    let parts = step
                        .changes
                        .iter()
                        .map(|change| change.probability.value(state));
                    let parts = parts.map(|value| value.and_then(|value| value.exact()));
                    let parts: Vec<BigRational> = parts.collect::<Result<_, _>>().map_err(at)?;
                    let (weights, off) =
                        weighed(&parts, || self.ready.described(state)).map_err(at)?;
                    if let Some(sum) = off {
                        self.space.scaled.entry(step.line).or_insert(sum);
                    }
                    computed = weights;
                    &computed
                }
            };
            let before = std::mem::take(&mut self.next);
            let chances = std::mem::take(&mut self.weights);
            let mut marks = Vec::new();
            for (change, &share) in step.changes.iter().zip(shares) {
                if share == 0 {
                    continue;
                }
                self.numbers.clear();
                for (place, expression) in &change.assignments {
                    let value = expression.value(state).map_err(at)?;
                    let name = &self.ready.model.variables[*place].name;
                    let range = self.ready.ranges[*place];
                    let fits = fitting(name, &value, range, || self.ready.described(state));
                    self.numbers.push(fits.map_err(at)?);
                }
                for (which, &chance) in chances.iter().enumerate() {
                    let begin = self.next.len();
                    self.next
                        .extend_from_slice(&before[which * width..(which + 1) * width]);
                    for ((place, _), &number) in change.assignments.iter().zip(&self.numbers) {
                        self.next[begin + place] = number;
                    }
                    if steps.len() > 1 {
                        let mut mark = written[which].clone();
                        for (place, _) in &change.assignments {
                            if mark.contains(place) {
                                let name = format!("{}'", self.ready.model.variables[*place].name);
                                return Err(at(Wrong::Twice { name }));
                            }
                            mark.push(*place);
                        }
                        marks.push(mark);
                    }
                    let weight = chance
                        .checked_mul(share)
                        .filter(|&weight| weight < u64::MAX / 2);
                    let weight = weight.ok_or_else(|| {
                        at(Wrong::Number {
                            text: format!("{chance} · {share}"),
                        })
                    })?;
                    self.weights.push(weight);
                }
                if self.weights.len() > MOST_COMBINED {
                    return Err(at(Wrong::TooDeep));
                }
            }
            written = marks;
        }
        let total = self
            .weights
            .iter()
            .try_fold(0u64, |sum, &weight| sum.checked_add(weight));
        if total.is_none_or(|total| total > u64::MAX / 2) {
            let text = "probabilities too fine".to_owned();
            return Err(Wrong::Number { text }.into());
        }
        Ok(())
    }

    /// What a state earns, or what a step with this action earns beside it.
    fn earned(&self, state: &[i64], action: Option<&str>) -> Result<BigRational, FormatError> {
        let mut sum = BigRational::zero();
        let mine = |action_of: &Option<String>| action_of.as_deref() == action;
        for earning in self.ready.earnings.iter().filter(|one| mine(&one.action)) {
            let at = |what: Wrong| FormatError::at(earning.line, what);
            if earning.guard.holds(state).map_err(at)? {
                let amount = earning
                    .amount
                    .value(state)
                    .and_then(|value: Value| value.exact());
                sum += amount.map_err(at)?;
            }
        }
        Ok(sum)
    }

    /// Several open commands of a chain are equally likely: the choices from this one on become one.
    fn mix(&mut self, first: usize) -> Result<(), FormatError> {
        let arena = &mut self.space.arena;
        let count = BigRational::from_integer((arena.reward.len() - first).into());
        let mut draws: Vec<(Vertex, BigRational)> = Vec::new();
        let mut reward = BigRational::zero();
        for choice in first..arena.reward.len() {
            reward += arena.earned(choice);
            let total = arena.total(choice);
            for (to, weight) in arena.drawn(choice) {
                let share = BigRational::new(weight.into(), total.into());
                match draws.iter_mut().find(|(known, _)| *known as usize == to) {
                    Some((_, sum)) => *sum += share,
                    None => draws.push((to as Vertex, share)),
                }
            }
        }
        let parts: Vec<BigRational> = draws.iter().map(|(_, share)| share.clone()).collect();
        let weights = whole_weights(&parts).ok_or_else(|| Wrong::Number {
            text: "probabilities too fine".to_owned(),
        })?;
        let begin = arena.first_draw[first] as usize;
        arena.targets.truncate(begin);
        arena.weights.truncate(begin);
        arena.first_draw.truncate(first + 1);
        arena.reward.truncate(first);
        let draws: Vec<(Vertex, u64)> = draws.into_iter().map(|(to, _)| to).zip(weights).collect();
        arena.choice(&(reward / count), &draws);
        Ok(())
    }

    fn owner(
        &self,
        state: &[i64],
        owners: &[(Option<usize>, &str)],
    ) -> Result<Option<usize>, FormatError> {
        let model = self.ready.model;
        if !model.game || owners.len() < 2 {
            return Ok(owners.first().and_then(|(player, _)| *player).or(Some(0)));
        }
        let mut owner = None;
        for &(player, name) in owners {
            let Some(player) = player else {
                let what = name.to_owned();
                return Err(Wrong::Nobody { what }.into());
            };
            if owner.is_some_and(|owner| owner != player) {
                let called = |player: usize| model.players[player].name.clone();
                return Err(Wrong::TwoPlayers {
                    first: called(owner.unwrap_or(0)),
                    second: called(player),
                    state: self.ready.described(state),
                }
                .into());
            }
            owner = Some(player);
        }
        Ok(owner)
    }
}

fn holds(step: &Step, state: &[i64]) -> Result<bool, FormatError> {
    let open = step.guard.holds(state);
    open.map_err(|what| FormatError::at(step.line, what))
}
