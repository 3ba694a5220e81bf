//! A property of a model as a game: probabilities become a graph in which Max wants to reach a sink, rewards an arena.
//!
//! - `G a` is not `F !a`: its probability is one less that of the other, and the players change sides.
//! - `a U b` ends in states where neither holds.
//! - `a W b` is not `!b U (!a & !b)`, turned round in the same way.
//! - At most k steps: states with the number of steps that are left. That graph has no cycle. Rewards likewise.
//! - Several initial states: one more before them, in which a player or chance goes to one of them.

use super::explore::{OutOfRange, Space, explore};
use super::expression::{Expression, Value};
use super::model::Model;
use super::property::{
    Coalition, Comparison, Earned, Limit, Over, Property, Query, Structure, Subject,
};
use super::ready::{Counted, Ready};
use super::scope::Scope;
use super::unroll::{Counter, MOST_LEFT, negative, unrolled};
use crate::arena::Arena;
use crate::formats::{Document, FormatError, Wrong};
use crate::fraction::written;
use crate::rewards::Objective;
use crate::{Fraction, Graph, Kind, Vertex};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use work::Work;

/// States are described in words up to this many.
const MOST_NAMES: usize = 20_000;

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
        let mut asked = Asked::new(self, &scope, &property.subject)?;
        let ready = Ready::new(self, &scope, asked.structure, work)?;
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
        if space.initial > 1 {
            asked.begin_anywhere(property, &mut space.arena, space.initial)?;
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
    counter: Option<Counter>,
    complement: bool,
    structure: Option<Counted>,
    rewards: Option<Objective>,
}

impl Asked {
    fn new(model: &Model, scope: &Scope, subject: &Subject) -> Result<Asked, FormatError> {
        let not = |one: Expression| Expression::Not(Box::new(one));
        let mut asked = Asked {
            stop: None,
            goal: None,
            counter: None,
            complement: false,
            structure: None,
            rewards: None,
        };
        match subject {
            Subject::Until { keep, goal, limit } => {
                let goal = scope.resolve(goal)?;
                let mut stop = Vec::new();
                asked.counter = match limit {
                    Limit::Anywhere => None,
                    Limit::Within(steps) => Some(Counter::Steps(counted(scope, steps)?)),
                    Limit::Next => Some(Counter::Exactly(1)),
                    Limit::Earning {
                        structure,
                        most,
                        bound,
                    } => {
                        asked.structure = Some(place(model, structure)?);
                        let bound = number(scope, bound)?;
                        Some(if *most {
                            Counter::AtMost(bound)
                        } else {
                            Counter::AtLeast(bound)
                        })
                    }
                };
                // A goal that comes too soon is passed through.
                if !asked.counter.as_ref().is_some_and(Counter::is_late) {
                    stop.push(goal.clone());
                }
                if let Some(keep) = keep {
                    stop.push(not(scope.resolve(keep)?));
                }
                asked.stop = Some(Expression::Any(stop));
                asked.goal = Some(goal);
            }
            Subject::Always { keep, steps } => {
                let left = not(scope.resolve(keep)?);
                asked.stop = Some(left.clone());
                asked.goal = Some(left);
                if let Some(steps) = steps {
                    asked.counter = Some(Counter::Steps(counted(scope, steps)?));
                }
                asked.complement = true;
            }
            Subject::Unless { keep, goal } => {
                let goal = scope.resolve(goal)?;
                let lost = vec![not(scope.resolve(keep)?), not(goal.clone())];
                let lost = Expression::All(lost);
                asked.stop = Some(Expression::Any(vec![goal, lost.clone()]));
                asked.goal = Some(lost);
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
                        asked.counter = Some(Counter::Steps(counted(scope, steps)?));
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

    /// Adds a state from which play goes to one of the first `count` ones: which, a player or chance says.
    fn begin_anywhere(
        &mut self,
        property: &Property,
        arena: &mut Arena,
        count: usize,
    ) -> Result<(), FormatError> {
        let lower = match &property.query {
            Query::Compare(comparison, _) => Some(comparison.is_lower_bound()),
            _ => None,
        };
        let greatest = match (property.over, lower) {
            (Some(Over::Greatest), _) => Some(true),
            (Some(Over::Least), _) => Some(false),
            (Some(Over::Average), _) => None,
            (Some(Over::Everywhere) | None, Some(lower)) => Some(!lower),
            (Some(Over::Somewhere), Some(lower)) => Some(lower),
            (_, None) => return Err(Wrong::Several { count }.into()),
        };
        if matches!(self.rewards, Some(Objective::Discounted(_))) {
            let text = property.text.clone();
            return Err(Wrong::Property { text }.into());
        }
        let nothing = BigRational::zero();
        let each = (0..count as Vertex).map(|state| (state, 1));
        match greatest {
            None => arena.choice(&nothing, &each.collect::<Vec<_>>()),
            Some(_) => each.for_each(|draw| arena.choice(&nothing, &[draw])),
        }
        arena.start = arena.len() as Vertex;
        arena.state(greatest.is_none_or(|greatest| greatest != self.complement));
        self.counter = self.counter.take().map(Counter::one_later);
        Ok(())
    }

    fn game(self, ready: &Ready, space: Space, work: &Work) -> Result<PosedGame, FormatError> {
        // The vertex from which play goes to initial states comes last, and is none.
        let mut reached = vec![false; space.arena.len()];
        let limit = match &self.counter {
            Some(Counter::AtMost(bound)) => written(bound),
            _ => String::new(),
        };
        if let Some(goal) = &self.goal {
            for (state, reached) in reached[..space.len()].iter_mut().enumerate() {
                *reached = goal.holds(space.state(state))?;
            }
        }
        let spent = matches!(self.counter, Some(Counter::AtMost(_) | Counter::AtLeast(_)));
        if (spent || self.rewards == Some(Objective::Total))
            && let Some((state, choice)) = negative(&space.arena)
        {
            return Err(Wrong::Negative {
                amount: written(space.arena.earned(choice)),
                state: ready.described(space.state(state)),
            }
            .into());
        }
        let states = space.len();
        let named = |state: usize| {
            if state < states {
                ready.described(space.state(state))
            } else {
                "init".to_owned()
            }
        };
        let mut names = Vec::new();
        let (arena, wins) = match self.counter {
            None => {
                if reached.len() <= MOST_NAMES {
                    names.extend((0..reached.len()).map(named));
                }
                (space.arena, reached)
            }
            Some(counter) => {
                let (arena, origin) = unrolled(&space.arena, &reached, &counter, work)?;
                if origin.len() <= MOST_NAMES {
                    names.extend(origin.iter().map(|&(state, left)| match state {
                        u32::MAX => "> ".to_owned() + &limit,
                        state => format!("{} · {left}", named(state as usize)),
                    }));
                }
                let wins = origin.iter().map(|&(state, left)| {
                    let here = reached.get(state as usize).is_some_and(|&reached| reached);
                    here && (left == 0 || !counter.is_late())
                });
                let wins = wins.collect();
                (arena, wins)
            }
        };
        if let Some(objective) = self.rewards {
            return Ok(PosedGame::Reward(arena, objective, names));
        }
        let graph = graph(&arena, &wins);
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

fn counted(scope: &Scope, steps: &Expression) -> Result<u64, FormatError> {
    let found = match scope.resolve(steps)? {
        Expression::Literal(Value::Int(steps)) if (0..=MOST_LEFT as i64).contains(&steps) => steps,
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
    Ok(found as u64)
}

fn place(model: &Model, structure: &Structure) -> Result<Counted, FormatError> {
    let known = || model.rewards().collect::<Vec<_>>().join(", ");
    let found = match structure {
        Structure::Time => return Ok(Counted::Steps),
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
    let found = found.map_err(|name| Wrong::Unknown {
        name,
        known: known(),
    })?;
    Ok(Counted::Listed(found))
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
