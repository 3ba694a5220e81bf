//! A property of a model as a game: probabilities become a graph in which Max wants to reach a sink, rewards an arena.
//!
//! - `G a` is not `F !a`: its probability is one less that of the other, and the players change sides.
//! - `a U b` ends in states where neither holds.
//! - At most k steps: states with the number of steps that are left. That graph has no cycle.

use super::explore::{OutOfRange, Space, explore};
use super::expression::{Expression, Value};
use super::model::Model;
use super::property::{Coalition, Comparison, Earned, Property, Query, Structure, Subject};
use super::ready::Ready;
use super::scope::Scope;
use crate::arena::Arena;
use crate::formats::{Document, FormatError, Wrong};
use crate::fraction::written;
use crate::rewards::Objective;
use crate::{Fraction, Graph, Kind, Vertex};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;
use work::Work;

/// States are described in words up to this many.
const MOST_NAMES: usize = 20_000;
/// More steps than this nobody can wait for.
const MOST_STEPS: i64 = 1_000_000_000;

/// A property of a model, ready to be computed.
pub struct Posed {
    /// The game.
    pub game: PosedGame,
    /// The number that the answer is compared with, if it is.
    pub bound: Option<(Comparison, BigRational)>,
    /// Commands whose probabilities only nearly added up to one and were scaled: lines, and what they added up to.
    pub scaled: Vec<(u64, String)>,
}

/// What is to be solved.
pub enum PosedGame {
    /// The probability of the property is the value of this graph.
    Probability(Document),
    /// It is one less the value of this graph.
    Complement(Document),
    /// It is what this objective is worth in the arena; with the names of its states, if they are not too many.
    Reward(Arena, Objective, Vec<String>),
}

impl Model {
    /// Explores the model with these constants (`N=20,p=0.5`) and turns a property of it into a game.
    ///
    /// # Errors
    /// What is wrong, or that it was stopped or would need too much memory.
    pub fn pose(
        &self,
        constants: &str,
        property: &Property,
        out_of_range: OutOfRange,
        work: &Work,
    ) -> Result<Posed, FormatError> {
        let scope = Scope::new(self, constants, &property.constants)?;
        let bound = match &property.query {
            Query::Compare(comparison, bound) => Some((*comparison, number(&scope, bound)?)),
            _ => None,
        };
        let asked = Asked::new(self, &scope, &property.subject)?;
        let ready = Ready::new(self, &scope, asked.structure)?;
        let mut space = explore(&ready, asked.stop.as_ref(), out_of_range, 0, work)?;
        if matches!(property.query, Query::Value) && !self.chain {
            let chosen = |state: usize| space.arena.choices(state).len() > 1;
            if (0..space.len()).any(chosen) {
                let text = property.text.clone();
                return Err(Wrong::Property { text }.into());
            }
        }
        let scaled = std::mem::take(&mut space.scaled).into_iter().collect();
        let names: Vec<&str> = self.players().collect();
        let mut max = property.max();
        if asked.complement {
            max = max.others();
        }
        let seats = seats(&max, &names)?;
        for state in 0..space.len() {
            space.arena.max[state] = seats
                .get(usize::from(space.owner[state]))
                .is_none_or(|&max| max);
        }
        let game = asked.game(&ready, space, work)?;
        Ok(Posed {
            game,
            bound,
            scaled,
        })
    }
}

/// A subject with every name resolved.
struct Asked {
    /// States that are not left.
    stop: Option<Expression>,
    goal: Option<Expression>,
    steps: Option<usize>,
    complement: bool,
    structure: Option<usize>,
    rewards: Option<Objective>,
}

impl Asked {
    fn new(model: &Model, scope: &Scope, subject: &Subject) -> Result<Asked, FormatError> {
        let not = |one: Expression| Expression::Not(Box::new(one));
        let mut asked = Asked {
            stop: None,
            goal: None,
            steps: None,
            complement: false,
            structure: None,
            rewards: None,
        };
        let limit = |steps: &Option<Expression>| match steps {
            None => Ok(None),
            Some(steps) => counted(scope, steps).map(Some),
        };
        match subject {
            Subject::Until { keep, goal, steps } => {
                let goal = scope.resolve(goal)?;
                let mut stop = vec![goal.clone()];
                if let Some(keep) = keep {
                    stop.push(not(scope.resolve(keep)?));
                }
                asked.stop = Some(Expression::Any(stop));
                asked.goal = Some(goal);
                asked.steps = limit(steps)?;
            }
            Subject::Always { keep, steps } => {
                let left = not(scope.resolve(keep)?);
                asked.stop = Some(left.clone());
                asked.goal = Some(left);
                asked.steps = limit(steps)?;
                asked.complement = true;
            }
            Subject::Reward(structure, earned) => {
                asked.structure = Some(place(model, structure)?);
                asked.rewards = Some(match earned {
                    Earned::Until(goal) => {
                        let goal = scope.resolve(goal)?;
                        asked.stop = Some(goal.clone());
                        asked.goal = Some(goal);
                        Objective::Total
                    }
                    Earned::Steps(steps) => {
                        asked.steps = Some(counted(scope, steps)?);
                        Objective::Total
                    }
                    Earned::Discounted(by) => {
                        let by = number(scope, by)?;
                        if !by.is_positive() || by >= BigRational::one() {
                            let text = format!("Cdiscount={}", written(&by));
                            return Err(Wrong::Number { text }.into());
                        }
                        Objective::Discounted(by)
                    }
                    Earned::Mean => Objective::Mean,
                });
            }
        }
        Ok(asked)
    }

    fn game(self, ready: &Ready, space: Space, work: &Work) -> Result<PosedGame, FormatError> {
        let mut reached = vec![false; space.len()];
        if let Some(goal) = &self.goal {
            for (state, reached) in reached.iter_mut().enumerate() {
                *reached = goal.holds(space.state(state))?;
            }
        }
        if self.rewards == Some(Objective::Total) {
            let negative = |state: &usize| {
                let mut choices = space.arena.choices(*state);
                choices.find(|&choice| space.arena.earned(choice).is_negative())
            };
            let found = (0..space.len()).find_map(|state| Some((state, negative(&state)?)));
            if let Some((state, choice)) = found {
                return Err(Wrong::Negative {
                    amount: written(space.arena.earned(choice)),
                    state: ready.described(space.state(state)),
                }
                .into());
            }
        }
        let named = |origin: &mut dyn Iterator<Item = (usize, String)>| -> Vec<String> {
            origin
                .map(|(state, more)| ready.described(space.state(state)) + &more)
                .collect()
        };
        let (arena, wins, names) = match self.steps {
            None => {
                let few = space.len() <= MOST_NAMES;
                let all =
                    (0..if few { space.len() } else { 0 }).map(|state| (state, String::new()));
                let names = named(&mut all.into_iter());
                (space.arena, reached, names)
            }
            Some(steps) => {
                let (arena, origin) = unrolled(&space.arena, &reached, steps, work)?;
                let few = origin.len() <= MOST_NAMES;
                let all = origin[..if few { origin.len() } else { 0 }].iter();
                let names =
                    named(&mut all.map(|&(state, left)| (state as usize, format!(" · {left}"))));
                let wins = origin.iter().map(|&(state, _)| reached[state as usize]);
                let wins = wins.collect();
                (arena, wins, names)
            }
        };
        if let Some(objective) = self.rewards {
            return Ok(PosedGame::Reward(arena, objective, names));
        }
        let graph = graph(&arena, &wins);
        let mut names = names;
        if !names.is_empty() {
            names.resize(graph.len(), String::new());
        }
        let document = Document {
            graph,
            names,
            places: Vec::new(),
        };
        Ok(if self.complement {
            PosedGame::Complement(document)
        } else {
            PosedGame::Probability(document)
        })
    }
}

fn number(scope: &Scope, expression: &Expression) -> Result<BigRational, FormatError> {
    Ok(match scope.resolve(expression)? {
        Expression::Literal(value) => value.exact()?,
        _ => {
            return Err(Wrong::Type {
                what: "a variable".to_owned(),
                expected: "const",
            }
            .into());
        }
    })
}

fn counted(scope: &Scope, steps: &Expression) -> Result<usize, FormatError> {
    let found = match scope.resolve(steps)? {
        Expression::Literal(Value::Int(steps)) if (0..=MOST_STEPS).contains(&steps) => steps,
        Expression::Literal(other) => {
            return Err(Wrong::Number {
                text: other.shown(),
            }
            .into());
        }
        _ => {
            return Err(Wrong::Type {
                what: "a variable".to_owned(),
                expected: "const int",
            }
            .into());
        }
    };
    Ok(found as usize)
}

fn place(model: &Model, structure: &Structure) -> Result<usize, FormatError> {
    let known = || model.rewards().collect::<Vec<_>>().join(", ");
    let found = match structure {
        Structure::First => (!model.rewards.is_empty())
            .then_some(0)
            .ok_or("rewards".to_owned()),
        Structure::Named(name) => model
            .rewards()
            .position(|one| one == name)
            .ok_or(name.clone()),
        Structure::Numbered(number) => {
            let place = number
                .checked_sub(1)
                .filter(|&place| place < model.rewards.len());
            place.ok_or(number.to_string())
        }
    };
    Ok(found.map_err(|name| Wrong::Unknown {
        name,
        known: known(),
    })?)
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

/// The graph in which Max wants to reach a state that wins; other ends are worth nothing. States come first, then a chance
/// vertex for each choice that needs one.
fn graph(arena: &Arena, wins: &[bool]) -> Graph {
    let count = arena.len();
    let mut kinds = Vec::with_capacity(count);
    let mut sinks = Vec::new();
    for (state, &wins) in wins.iter().enumerate() {
        let choices = arena.choices(state);
        kinds.push(if choices.is_empty() || wins {
            let worth = if wins {
                Fraction::one()
            } else {
                Fraction::zero()
            };
            sinks.push((state as Vertex, worth));
            Kind::Sink
        } else if choices.len() == 1 && arena.drawn(choices.start).count() > 1 {
            Kind::Chance
        } else if arena.max[state] {
            Kind::Max
        } else {
            Kind::Min
        });
    }
    let (mut first, mut targets, mut weights) = (vec![0u32], Vec::new(), Vec::new());
    let mut helpers = Vec::new();
    for (state, &kind) in kinds.clone().iter().enumerate() {
        let choices = arena.choices(state);
        if kind != Kind::Sink {
            for choice in choices.clone() {
                let draws = arena.drawn(choice).count();
                if draws == 1 || choices.len() == 1 {
                    for (to, weight) in arena.drawn(choice) {
                        targets.push(to as Vertex);
                        weights.push(weight);
                    }
                } else {
                    targets.push((count + helpers.len()) as Vertex);
                    weights.push(1);
                    helpers.push(choice);
                }
            }
        }
        first.push(targets.len() as u32);
    }
    for &choice in &helpers {
        kinds.push(Kind::Chance);
        for (to, weight) in arena.drawn(choice) {
            targets.push(to as Vertex);
            weights.push(weight);
        }
        first.push(targets.len() as u32);
    }
    if weights.iter().all(|&weight| weight == 1) {
        weights = Vec::new();
    }
    Graph {
        kinds,
        first,
        targets,
        weights,
        sinks,
        start: arena.start,
    }
}

/// States with the number of steps that are left, as far as they can be reached.
type Origin = Vec<(u32, usize)>;

/// The arena of the first so many steps.
fn unrolled(
    arena: &Arena,
    reached: &[bool],
    steps: usize,
    work: &Work,
) -> Result<(Arena, Origin), FormatError> {
    let mut out = Arena::default();
    let mut origin: Origin = vec![(arena.start, steps)];
    let mut layer: FxHashMap<u32, Vertex> = FxHashMap::default();
    let mut left_now = steps;
    let progress = work.task("graph-task-explore", None);
    let mut at = 0;
    let mut draws = Vec::new();
    while at < origin.len() {
        let (state, left) = origin[at];
        let state = state as usize;
        if left != left_now {
            layer.clear();
            left_now = left;
        }
        if left > 0 && !reached[state] {
            for choice in arena.choices(state) {
                draws.clear();
                for (to, weight) in arena.drawn(choice) {
                    let vertex = *layer.entry(to as u32).or_insert_with(|| {
                        origin.push((to as u32, left - 1));
                        (origin.len() - 1) as Vertex
                    });
                    draws.push((vertex, weight));
                }
                out.choice(arena.earned(choice), &draws);
            }
        }
        out.state(arena.max[state]);
        at += 1;
        progress.tick()?;
        if at.is_multiple_of(1024) {
            let (states, draws) = (origin.len() as u64, out.draws() as u64);
            work.claim(out.bytes() + states * 16 + Graph::estimate(states, draws, true))?;
        }
    }
    Ok((out, origin))
}
