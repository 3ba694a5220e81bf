//! A model with every name resolved: commands, rewards and ranges as exploration needs them.

use super::expression::{Expression, Value};
use super::initial::initial;
use super::model::{Command, Model};
use super::scope::Scope;
use crate::formats::{FormatError, Wrong};
use crate::fraction::{whole_weights, written};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;
use std::sync::Arc;
use work::Work;

/// Equations that a guard begins with, by the variables that they are about.
type Key = Vec<(usize, i64)>;

/// Hashes of numbers with commands, sorted.
type Table = Vec<(u64, u32)>;

/// Which of many commands can be open in a state: those whose guard begins with equations that hold, and those of which
/// nothing is known. Models that list their states have a command for each, and going through them all for every state
/// would take the square of their number.
#[derive(Default)]
pub(super) struct Guarded {
    /// For each set of variables the hashes of the numbers that they must have, in order, with the commands. Equal hashes of
    /// different numbers do no harm: the guard itself is still looked at.
    tables: Vec<(Vec<usize>, Table)>,
    always: Vec<u32>,
}

impl Guarded {
    fn new(keys: impl Iterator<Item = Key>) -> Self {
        let mut guarded = Guarded::default();
        let mut places: FxHashMap<Vec<usize>, usize> = FxHashMap::default();
        let mut variables = Vec::new();
        for (at, key) in (0..).zip(keys) {
            if key.is_empty() {
                guarded.always.push(at);
                continue;
            }
            variables.clear();
            variables.extend(key.iter().map(|&(place, _)| place));
            let place = match places.get(&variables) {
                Some(&place) => place,
                None => {
                    places.insert(variables.clone(), guarded.tables.len());
                    guarded.tables.push((variables.clone(), Vec::new()));
                    guarded.tables.len() - 1
                }
            };
            let hash = hash(key.iter().map(|&(_, number)| number));
            guarded.tables[place].1.push((hash, at));
        }
        for (_, table) in &mut guarded.tables {
            table.sort_unstable();
        }
        guarded
    }

    /// In the order in which they were written.
    pub fn possible(&self, state: &[i64], found: &mut Vec<u32>) {
        found.clear();
        found.extend_from_slice(&self.always);
        for (variables, table) in &self.tables {
            let hash = hash(variables.iter().map(|&place| state[place]));
            let first = table.partition_point(|&(known, _)| known < hash);
            let here = table[first..]
                .iter()
                .take_while(|&&(known, _)| known == hash);
            found.extend(here.map(|&(_, at)| at));
        }
        if !self.tables.is_empty() {
            found.sort_unstable();
        }
    }
}

fn hash(numbers: impl Iterator<Item = i64>) -> u64 {
    let mut hasher = FxHasher::default();
    for number in numbers {
        hasher.write_i64(number);
    }
    hasher.finish()
}

/// The equations that a guard begins with. What stands behind something else does not count: that may be wrong, and must
/// be told.
fn key(guard: &Expression) -> Key {
    let mut found: Key = match guard {
        Expression::All(all) => {
            let equations = all.iter().map(Expression::as_equation);
            equations.map_while(|equation| equation).collect()
        }
        one => one.as_equation().into_iter().collect(),
    };
    found.sort_unstable();
    // Two different numbers for one variable never hold; the guard itself will say so.
    found.dedup_by_key(|(place, _)| *place);
    found
}

/// What the probabilities of a command are.
pub(super) enum Shares {
    /// The same in every state; with what they add up to where that is not quite one.
    Always(Vec<u64>, Option<String>),
    /// Different from state to state, or wrong.
    Computed,
}

pub(super) struct Change {
    pub probability: Expression,
    pub assignments: Vec<(usize, Expression)>,
}

/// A command with everything resolved.
pub(super) struct Step {
    pub guard: Expression,
    pub shares: Shares,
    pub changes: Vec<Change>,
    pub line: u64,
}

/// Commands of one module with one action, of which one is taken.
pub(super) struct Group {
    pub steps: Vec<Step>,
    /// Nothing where there is one command only.
    guarded: Option<Guarded>,
}

impl Group {
    fn new(steps: Vec<Step>) -> Self {
        let guarded = (steps.len() > 1).then(|| {
            let keys = steps.iter().map(|step| key(&step.guard));
            Guarded::new(keys)
        });
        Group { steps, guarded }
    }

    /// The commands that can be open in a state.
    pub fn possible(&self, state: &[i64], found: &mut Vec<u32>) {
        match &self.guarded {
            Some(guarded) => guarded.possible(state, found),
            None => {
                found.clear();
                found.push(0);
            }
        }
    }
}

/// Commands that are taken together: one from each group. A command without action is a group alone.
pub(super) struct Action {
    pub player: Option<usize>,
    /// As it is written in rewards: empty for a command without action.
    pub action: String,
    /// As people are told.
    pub name: Arc<str>,
    pub groups: Vec<Group>,
}

/// A reward with everything resolved.
pub(super) struct Earning {
    pub action: Option<String>,
    pub guard: Expression,
    pub amount: Expression,
    pub line: u64,
}

/// Rewards that are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// Those at this place among the structures of the model.
    Listed(usize),
    /// One for every step.
    Steps,
}

pub(super) struct Ready<'a> {
    pub model: &'a Model,
    /// The initial states, one behind another.
    pub init: Vec<i64>,
    pub ranges: Vec<Option<(i64, i64)>>,
    pub actions: Vec<Action>,
    pub guarded: Guarded,
    pub earnings: Vec<Earning>,
}

impl<'a> Ready<'a> {
    /// Resolves a model, with the rewards that are wanted.
    pub fn new(
        model: &'a Model,
        scope: &Scope,
        rewards: Option<Counted>,
        work: &Work,
    ) -> Result<Ready<'a>, FormatError> {
        let (mut init, mut ranges) = (Vec::new(), Vec::new());
        for variable in &model.variables {
            let at = |what: Wrong| FormatError::at(variable.line, what);
            let constant = |expression: &Expression| {
                let resolved = scope.resolve(expression)?;
                resolved.constant(&variable.name).map_err(at)
            };
            let range = match &variable.range {
                None => None,
                Some((low, high)) => Some((
                    constant(low)?.whole().map_err(at)?,
                    constant(high)?.whole().map_err(at)?,
                )),
            };
            let start = match (&variable.init, range) {
                (Some(init), _) => constant(init)?,
                (None, Some((low, _))) => Value::Int(low),
                (None, None) => Value::Bool(false),
            };
            let name = &variable.name;
            init.push(fitting(name, &start, range, String::new).map_err(at)?);
            ranges.push(range);
        }
        let actions = actions(model, scope)?;
        let alone = |action: &Action| match &action.groups[..] {
            [group] if group.steps.len() == 1 => key(&group.steps[0].guard),
            _ => Key::new(),
        };
        let guarded = Guarded::new(actions.iter().map(alone));
        let mut earnings = Vec::new();
        let listed = match rewards {
            Some(Counted::Listed(place)) => &model.rewards[place].items[..],
            Some(Counted::Steps) | None => &[],
        };
        if rewards == Some(Counted::Steps) {
            earnings.push(Earning {
                action: None,
                guard: Expression::Literal(Value::Bool(true)),
                amount: Expression::Literal(Value::Int(1)),
                line: 0,
            });
        }
        for item in listed {
            earnings.push(Earning {
                action: item.action.clone(),
                guard: scope.resolve(&item.guard)?,
                amount: scope.resolve(&item.amount)?,
                line: item.line,
            });
        }
        Ok(Ready {
            model,
            init: initial(model, scope, &ranges, init, work)?,
            ranges,
            actions,
            guarded,
            earnings,
        })
    }

    /// A state in words.
    pub fn described(&self, state: &[i64]) -> String {
        let variables = self.model.variables.iter().zip(state);
        let parts: Vec<String> = variables
            .map(|(variable, &value)| match variable.range {
                Some(_) => format!("{}={value}", variable.name),
                None => format!("{}={}", variable.name, value != 0),
            })
            .collect();
        parts.join(" ")
    }
}

/// A value as a state holds it, if it fits the variable.
pub(super) fn fitting(
    name: &str,
    value: &Value,
    range: Option<(i64, i64)>,
    state: impl FnOnce() -> String,
) -> Result<i64, Wrong> {
    match (value, range) {
        (Value::Int(number), Some((low, high))) if (low..=high).contains(number) => Ok(*number),
        (Value::Bool(truth), None) => Ok(i64::from(*truth)),
        (Value::Int(_), Some(_)) => Err(Wrong::Range {
            name: name.to_owned(),
            value: value.shown(),
            state: state(),
        }),
        (other, None) => Err(Wrong::Type {
            what: other.shown(),
            expected: "bool",
        }),
        (other, Some(_)) => Err(Wrong::Type {
            what: other.shown(),
            expected: "int",
        }),
    }
}

fn actions(model: &Model, scope: &Scope) -> Result<Vec<Action>, FormatError> {
    let player_of =
        |owns: &dyn Fn(&super::model::Player) -> bool| model.players.iter().position(owns);
    let mut found: Vec<Action> = Vec::new();
    let mut named: FxHashMap<&str, usize> = FxHashMap::default();
    for module in &model.modules {
        let mut groups: FxHashMap<&str, Vec<Step>> = FxHashMap::default();
        let mut order: Vec<&str> = Vec::new();
        let owner = player_of(&|player| player.modules.contains(&module.name));
        let called: Arc<str> = format!("module {}", module.name).into();
        for command in &module.commands {
            let step = step(command, scope)?;
            if command.action.is_empty() {
                found.push(Action {
                    player: owner,
                    action: String::new(),
                    name: called.clone(),
                    groups: vec![Group::new(vec![step])],
                });
                continue;
            }
            let group = groups.entry(&command.action).or_default();
            if group.is_empty() {
                order.push(&command.action);
            }
            group.push(step);
        }
        for name in order {
            let place = *named.entry(name).or_insert_with(|| {
                let player =
                    player_of(&|player| player.actions.iter().any(|action| action == name));
                found.push(Action {
                    player,
                    action: name.to_owned(),
                    name: format!("[{name}]").into(),
                    groups: Vec::new(),
                });
                found.len() - 1
            });
            let steps = groups.remove(name).unwrap_or_default();
            found[place].groups.push(Group::new(steps));
        }
    }
    Ok(found)
}

fn step(command: &Command, scope: &Scope) -> Result<Step, FormatError> {
    let mut changes = Vec::new();
    for update in &command.updates {
        let probability = match &update.probability {
            Some(probability) => scope.resolve(probability)?,
            None => Expression::Literal(Value::Int(1)),
        };
        let mut assignments = Vec::new();
        for (name, expression) in &update.assignments {
            let Some(&place) = scope.variables.get(&**name) else {
                let what = Wrong::Unknown {
                    name: name.to_string(),
                    known: String::new(),
                };
                return Err(FormatError::at(command.line, what));
            };
            assignments.push((place, scope.resolve(expression)?));
        }
        changes.push(Change {
            probability,
            assignments,
        });
    }
    let constant = changes.iter().map(|change| match &change.probability {
        Expression::Literal(value) => value.exact().ok(),
        _ => None,
    });
    let constant: Option<Vec<BigRational>> = constant.collect();
    let weights = constant.and_then(|parts| weighed(&parts, String::new).ok());
    Ok(Step {
        guard: scope.resolve(&command.guard)?,
        shares: weights.map_or(Shares::Computed, |(weights, off)| {
            Shares::Always(weights, off)
        }),
        changes,
        line: command.line,
    })
}

/// Whole weights of probabilities that add up to one, or nearly: then also what they add up to. Those of zero stay zero.
pub(super) fn weighed(
    parts: &[BigRational],
    state: impl FnOnce() -> String,
) -> Result<(Vec<u64>, Option<String>), Wrong> {
    let sum: BigRational = parts.iter().sum();
    let tolerance = BigRational::new(1.into(), 1_000_000.into());
    let negative = parts.iter().any(Signed::is_negative);
    if negative || (&sum - BigRational::one()).abs() > tolerance || sum.is_zero() {
        let sum = written(&sum);
        return Err(Wrong::Sum {
            sum,
            state: state(),
        });
    }
    let weights = whole_weights(parts).ok_or_else(|| Wrong::Number {
        text: parts.iter().map(written).collect::<Vec<_>>().join(" + "),
    })?;
    let off = (!sum.is_one()).then(|| written(&sum));
    Ok((weights, off))
}
