//! Explores a model: every state that can be reached gets its choices and their owner.

use super::expression::{Expression, Operator, Value};
use super::model::{Command, Model};
use super::property::{Coalition, Goal};
use super::scope::Scope;
use crate::formats::choices::{Raw, assemble, scaled};
use crate::formats::{Document, FormatError, Wrong};
use crate::{Graph, Vertex};
use num_rational::BigRational;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;
use work::Work;

/// States are described in words up to this many.
const MOST_NAMES: usize = 20_000;

impl Model {
    /// Explores the model with these constants (`N=20,p=0.5`) as a game in which `max` wants to reach `goal`.
    ///
    /// # Errors
    /// What is wrong, or that it was stopped or would need too much memory.
    pub fn build(
        &self,
        constants: &str,
        max: &Coalition,
        goal: &Goal,
        work: &Work,
    ) -> Result<Document, FormatError> {
        let scope = Scope::new(self, constants)?;
        let ready = Ready::new(self, &scope, max, goal)?;
        ready.explore(work)
    }
}

/// A variable and the number that it must have for a guard to hold.
type Key = (usize, i64);

/// Which of many commands can be open in a state: those whose guard begins with a comparison to the state's own number, and
/// those of which nothing is known. Models that list their states have a command for each, and going through them all for
/// every state would take the square of their number.
#[derive(Default)]
struct Guarded {
    by_key: FxHashMap<Key, Vec<usize>>,
    /// The variables that keys are about.
    variables: Vec<usize>,
    always: Vec<usize>,
}

impl Guarded {
    fn new(keys: impl Iterator<Item = Option<Key>>) -> Self {
        let mut guarded = Guarded::default();
        for (at, key) in keys.enumerate() {
            let Some(key) = key else {
                guarded.always.push(at);
                continue;
            };
            guarded.by_key.entry(key).or_default().push(at);
            if !guarded.variables.contains(&key.0) {
                guarded.variables.push(key.0);
            }
        }
        guarded
    }

    /// In the order in which they were written.
    fn possible(&self, state: &[Value]) -> Vec<usize> {
        let mut found = self.always.clone();
        for &variable in &self.variables {
            if let Value::Int(number) = state[variable] {
                let here = self.by_key.get(&(variable, number));
                found.extend(here.into_iter().flatten());
            }
        }
        found.sort_unstable();
        found
    }
}

/// The comparison that a guard begins with. Only the first part of a conjunction counts: what stands before a part may be
/// wrong, and that must be told.
fn key(guard: &Expression, ranges: &[Option<(i64, i64)>]) -> Option<Key> {
    match guard {
        Expression::Binary(Operator::And, first, _) => key(first, ranges),
        Expression::Binary(Operator::Equal, left, right) => match (&**left, &**right) {
            (Expression::Variable(place), Expression::Literal(Value::Int(number))) => {
                ranges[*place].is_some().then_some((*place, *number))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Commands of one module with one action, of which one is taken.
struct Group {
    steps: Vec<Step>,
    guarded: Guarded,
}

impl Group {
    fn new(steps: Vec<Step>, ranges: &[Option<(i64, i64)>]) -> Self {
        let guarded = Guarded::new(steps.iter().map(|step| key(&step.guard, ranges)));
        Group { steps, guarded }
    }
}

/// A command with everything resolved.
struct Step {
    guard: Expression,
    updates: Vec<(Expression, Vec<(usize, Expression)>)>,
    line: u64,
}

/// Commands that are taken together: one from each group. A command without action is a group alone.
struct Action {
    player: Option<usize>,
    name: String,
    groups: Vec<Group>,
}

struct Ready<'a> {
    model: &'a Model,
    init: Vec<Value>,
    ranges: Vec<Option<(i64, i64)>>,
    actions: Vec<Action>,
    guarded: Guarded,
    goal: Expression,
    max: Vec<bool>,
}

impl<'a> Ready<'a> {
    fn new(
        model: &'a Model,
        scope: &Scope,
        max: &Coalition,
        goal: &Goal,
    ) -> Result<Ready<'a>, FormatError> {
        let (mut init, mut ranges) = (Vec::new(), Vec::new());
        for variable in &model.variables {
            let at = |what: Wrong| FormatError::at(variable.line, what);
            let constant = |expression: &Expression| {
                let resolved = scope.resolve(expression)?;
                // Constants only: there is no state yet.
                if mentions_variable(&resolved) {
                    return Err(at(Wrong::Type {
                        what: variable.name.clone(),
                        expected: "const",
                    }));
                }
                resolved.evaluate(&[]).map_err(at)
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
            check_range(&variable.name, &start, range).map_err(at)?;
            init.push(start);
            ranges.push(range);
        }
        let names: Vec<&str> = model.players().collect();
        let actions = actions(model, scope, &ranges)?;
        let alone = |action: &Action| match &action.groups[..] {
            [group] if group.steps.len() == 1 => key(&group.steps[0].guard, &ranges),
            _ => None,
        };
        let guarded = Guarded::new(actions.iter().map(alone));
        Ok(Ready {
            model,
            init,
            ranges,
            actions,
            guarded,
            goal: scope.resolve(&goal.0)?,
            max: seats(max, &names)?,
        })
    }

    fn explore(&self, work: &Work) -> Result<Document, FormatError> {
        let progress = work.task("graph-task-explore", None);
        let mut states = vec![self.init.clone()];
        let mut index: FxHashMap<Vec<Packed>, Vertex> = FxHashMap::default();
        index.insert(packed(&self.init), 0);
        let mut raw: Vec<Raw> = Vec::new();
        let mut edges = 0u64;
        while raw.len() < states.len() {
            let here = states[raw.len()].clone();
            let wins = self.goal.evaluate(&here).and_then(|value| value.truth())?;
            let (owner, choices) = if wins {
                (None, Vec::new())
            } else {
                self.choices(&here)?
            };
            let mut found = Vec::new();
            for choice in choices {
                let mut draws: Vec<(Vertex, BigRational)> = Vec::new();
                for (next, share) in choice {
                    let vertex = *index.entry(packed(&next)).or_insert_with(|| {
                        states.push(next);
                        (states.len() - 1) as Vertex
                    });
                    match draws.iter_mut().find(|(known, _)| *known == vertex) {
                        Some((_, sum)) => *sum += share,
                        None => draws.push((vertex, share)),
                    }
                }
                edges += draws.len() as u64;
                found.push(scaled(raw.len() as u64, draws)?);
            }
            if found.is_empty() {
                // A deadlock becomes a loop: nothing will ever happen here.
                found.push(vec![(raw.len() as Vertex, BigRational::one())]);
            }
            let max = owner.is_none_or(|owner| self.max.get(owner).copied().unwrap_or(false));
            raw.push(Raw {
                max,
                wins,
                choices: found,
            });
            progress.tick()?;
            if raw.len().is_multiple_of(1024) {
                let each = 200 + 64 * self.init.len() as u64;
                let needed =
                    Graph::estimate(states.len() as u64, edges, true) + states.len() as u64 * each;
                work.claim(needed + edges * 80)?;
            }
        }
        let graph = assemble(&raw, 0)?;
        let names = if states.len() <= MOST_NAMES {
            let mut names: Vec<String> = states.iter().map(|state| self.described(state)).collect();
            names.resize(graph.len(), String::new());
            names
        } else {
            Vec::new()
        };
        Ok(Document {
            graph,
            names,
            places: Vec::new(),
        })
    }

    fn described(&self, state: &[Value]) -> String {
        let variables = self.model.variables.iter().zip(state);
        let parts: Vec<String> = variables
            .map(|(variable, value)| format!("{}={}", variable.name, value.shown()))
            .collect();
        parts.join(" ")
    }

    /// Who chooses in a state, and between which distributions.
    #[allow(clippy::type_complexity)]
    fn choices(
        &self,
        state: &[Value],
    ) -> Result<(Option<usize>, Vec<Vec<(Vec<Value>, BigRational)>>), FormatError> {
        let mut all = Vec::new();
        let mut owners: Vec<(Option<usize>, &str)> = Vec::new();
        for at in self.guarded.possible(state) {
            let action = &self.actions[at];
            let mut combined: Vec<Vec<&Step>> = vec![Vec::new()];
            for group in &action.groups {
                let mut enabled = Vec::new();
                for at in group.guarded.possible(state) {
                    let step = &group.steps[at];
                    let open = step.guard.evaluate(state).and_then(|value| value.truth());
                    if open.map_err(|what| FormatError::at(step.line, what))? {
                        enabled.push(step);
                    }
                }
                let with = |step| {
                    combined
                        .iter()
                        .map(move |before| [&before[..], &[step]].concat())
                };
                combined = enabled.iter().flat_map(|&step| with(step)).collect();
                if combined.len() > 100_000 {
                    return Err(Wrong::TooDeep.into());
                }
            }
            for steps in combined {
                all.push(self.apply(state, &steps)?);
                owners.push((action.player, &action.name));
            }
        }
        if self.model.chain && all.len() > 1 {
            return Err(Wrong::Unsupported {
                what: format!("dtmc: {}", self.described(state)),
            }
            .into());
        }
        let owner = self.owner(state, &owners)?;
        Ok((owner, all))
    }

    fn owner(
        &self,
        state: &[Value],
        owners: &[(Option<usize>, &str)],
    ) -> Result<Option<usize>, FormatError> {
        if !self.model.game || owners.len() < 2 {
            return Ok(owners.first().and_then(|(player, _)| *player).or(Some(0)));
        }
        let mut owner = None;
        for &(player, name) in owners {
            let Some(player) = player else {
                return Err(Wrong::Nobody {
                    what: name.to_owned(),
                }
                .into());
            };
            if owner.is_some_and(|owner| owner != player) {
                let called = |player: usize| self.model.players[player].name.clone();
                return Err(Wrong::TwoPlayers {
                    first: called(owner.unwrap_or(0)),
                    second: called(player),
                    state: self.described(state),
                }
                .into());
            }
            owner = Some(player);
        }
        Ok(owner)
    }

    /// The states to which commands taken together lead.
    fn apply(
        &self,
        state: &[Value],
        steps: &[&Step],
    ) -> Result<Vec<(Vec<Value>, BigRational)>, FormatError> {
        let mut results = vec![(state.to_vec(), BigRational::one(), Vec::<usize>::new())];
        for step in steps {
            let at = |what: Wrong| FormatError::at(step.line, what);
            let mut next = Vec::new();
            for (probability, assignments) in &step.updates {
                let share = probability
                    .evaluate(state)
                    .and_then(|value| value.exact())
                    .map_err(at)?;
                if share.is_zero() {
                    continue;
                }
                let mut changes = Vec::new();
                for (place, expression) in assignments {
                    let value = expression.evaluate(state).map_err(at)?;
                    check_range(
                        &self.model.variables[*place].name,
                        &value,
                        self.ranges[*place],
                    )
                    .map_err(at)?;
                    changes.push((*place, value));
                }
                for (before, chance, written) in &results {
                    let (mut after, mut written) = (before.clone(), written.clone());
                    for (place, value) in &changes {
                        if written.contains(place) {
                            let name = format!("{}'", self.model.variables[*place].name);
                            return Err(at(Wrong::Twice { name }));
                        }
                        written.push(*place);
                        after[*place] = value.clone();
                    }
                    next.push((after, chance * &share, written));
                }
                if next.len() > 100_000 {
                    return Err(at(Wrong::TooDeep));
                }
            }
            results = next;
        }
        Ok(results
            .into_iter()
            .map(|(state, share, _)| (state, share))
            .collect())
    }
}

/// A variable of a state, small and comparable.
type Packed = i64;

fn packed(state: &[Value]) -> Vec<Packed> {
    let pack = |value: &Value| match value {
        Value::Int(number) => *number,
        Value::Bool(truth) => i64::from(*truth),
        Value::Real(_) => 0,
    };
    state.iter().map(pack).collect()
}

fn mentions_variable(expression: &Expression) -> bool {
    match expression {
        Expression::Variable(_) => true,
        Expression::Shared(one, _) => mentions_variable(one),
        Expression::Not(one) | Expression::Negative(one) => mentions_variable(one),
        Expression::Binary(_, left, right) => mentions_variable(left) || mentions_variable(right),
        Expression::Choice(three) => three.iter().any(mentions_variable),
        Expression::Call(_, arguments) => arguments.iter().any(mentions_variable),
        _ => false,
    }
}

fn check_range(name: &str, value: &Value, range: Option<(i64, i64)>) -> Result<(), Wrong> {
    let fits = match (value, range) {
        (Value::Int(number), Some((low, high))) => (low..=high).contains(number),
        (Value::Bool(_), None) => true,
        (other, None) => {
            return Err(Wrong::Type {
                what: other.shown(),
                expected: "bool",
            });
        }
        (other, Some(_)) => {
            return Err(Wrong::Type {
                what: other.shown(),
                expected: "int",
            });
        }
    };
    if fits {
        Ok(())
    } else {
        Err(Wrong::Range {
            name: name.to_owned(),
            value: value.shown(),
        })
    }
}

/// For each player whether he plays as Max.
fn seats(max: &Coalition, names: &[&str]) -> Result<Vec<bool>, FormatError> {
    let count = names.len().max(1);
    let find = |wanted: &String| {
        let by_name = names.iter().position(|name| name == wanted);
        let by_number = wanted
            .parse::<usize>()
            .ok()
            .filter(|number| (1..=count).contains(number));
        by_name
            .or(by_number.map(|number| number - 1))
            .ok_or_else(|| Wrong::Unknown {
                name: wanted.clone(),
                known: names.join(", "),
            })
    };
    let (players, inside) = match max {
        Coalition::All => return Ok(vec![true; count]),
        Coalition::None => return Ok(vec![false; count]),
        Coalition::Only(players) => (players, true),
        Coalition::AllBut(players) => (players, false),
    };
    let mut seats = vec![!inside; count];
    for player in players {
        seats[find(player)?] = inside;
    }
    Ok(seats)
}

fn actions(
    model: &Model,
    scope: &Scope,
    ranges: &[Option<(i64, i64)>],
) -> Result<Vec<Action>, FormatError> {
    let player_of =
        |owns: &dyn Fn(&super::model::Player) -> bool| model.players.iter().position(owns);
    let mut found: Vec<Action> = Vec::new();
    let mut named: FxHashMap<&str, usize> = FxHashMap::default();
    for module in &model.modules {
        let mut groups: FxHashMap<&str, Vec<Step>> = FxHashMap::default();
        let mut order: Vec<&str> = Vec::new();
        for command in &module.commands {
            let step = step(command, scope)?;
            if command.action.is_empty() {
                let player = player_of(&|player| player.modules.contains(&module.name));
                found.push(Action {
                    player,
                    name: format!("module {}", module.name),
                    groups: vec![Group::new(vec![step], ranges)],
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
                    name: format!("[{name}]"),
                    groups: Vec::new(),
                });
                found.len() - 1
            });
            found[place]
                .groups
                .push(Group::new(groups.remove(name).unwrap_or_default(), ranges));
        }
    }
    Ok(found)
}

fn step(command: &Command, scope: &Scope) -> Result<Step, FormatError> {
    let mut updates = Vec::new();
    for update in &command.updates {
        let probability = match &update.probability {
            Some(probability) => scope.resolve(probability)?,
            None => Expression::Literal(Value::Int(1)),
        };
        let mut assignments = Vec::new();
        for (name, expression) in &update.assignments {
            let Some(&place) = scope.variables.get(name.as_str()) else {
                let what = Wrong::Unknown {
                    name: name.clone(),
                    known: String::new(),
                };
                return Err(FormatError::at(command.line, what));
            };
            assignments.push((place, scope.resolve(expression)?));
        }
        updates.push((probability, assignments));
    }
    Ok(Step {
        guard: scope.resolve(&command.guard)?,
        updates,
        line: command.line,
    })
}
