//! The explicit files of PRISM-games: transitions (`.tra`) and labels (`.lab`). They know states with choices, each a
//! distribution, and no sinks; a state that wins is one with a label.

use super::choices::{Raw, assemble, scaled};
use super::{FormatError, Wrong};
use crate::fraction::parse_exact;
use crate::{Defect, Defects, Fraction, Graph, Kind, Vertex};
use num_rational::BigRational;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A graph in the terms of these files.
pub struct Explicit {
    pub(crate) states: Vec<State>,
    pub(crate) start: Vertex,
}

pub(crate) struct State {
    pub owner: u8,
    pub wins: bool,
    pub choices: Vec<Vec<(Vertex, Fraction)>>,
}

impl Explicit {
    /// States are the vertices, and behind them two more where a sink is worth something between.
    pub(crate) fn of(graph: &Graph) -> Explicit {
        let between = |value: &Fraction| !value.is_zero() && !value.is_one();
        let divided = graph.sinks().iter().any(|(_, value)| between(value));
        let (lose, win) = (graph.len() as Vertex, graph.len() as Vertex + 1);
        let stay = |vertex: Vertex| vec![vec![(vertex, Fraction::one())]];
        let mut states: Vec<State> = graph
            .vertices()
            .map(|vertex| match graph.kind(vertex) {
                Kind::Sink => {
                    let value = graph.sink(vertex).unwrap_or_else(Fraction::zero);
                    let choices = if between(&value) {
                        vec![vec![(lose, Fraction::one() - value), (win, value)]]
                    } else {
                        stay(vertex)
                    };
                    State {
                        owner: 0,
                        wins: value.is_one(),
                        choices,
                    }
                }
                Kind::Chance => {
                    let total = graph.total(vertex);
                    let mut draws: Vec<(Vertex, Fraction)> = Vec::new();
                    for (to, weight) in graph.weighted(vertex) {
                        let share = Fraction::new(weight, total);
                        match draws.iter_mut().find(|(known, _)| *known == to) {
                            Some((_, sum)) => *sum += share,
                            None => draws.push((to, share)),
                        }
                    }
                    draws.sort_unstable_by_key(|&(to, _)| to);
                    State {
                        owner: 0,
                        wins: false,
                        choices: vec![draws],
                    }
                }
                kind => State {
                    owner: u8::from(kind == Kind::Min),
                    wins: false,
                    choices: graph
                        .successors(vertex)
                        .iter()
                        .map(|&to| vec![(to, Fraction::one())])
                        .collect(),
                },
            })
            .collect();
        if divided {
            states.push(State {
                owner: 0,
                wins: false,
                choices: stay(lose),
            });
            states.push(State {
                owner: 0,
                wins: true,
                choices: stay(win),
            });
        }
        Explicit {
            states,
            start: graph.start(),
        }
    }

    pub(crate) fn choices(&self) -> usize {
        self.states.iter().map(|state| state.choices.len()).sum()
    }
}

/// A probability as PRISM prints it: a decimal that is the nearest float.
fn decimal(share: &Fraction) -> String {
    (*share.numer() as f64 / *share.denom() as f64).to_string()
}

/// Writes the transitions of a graph: Max is the first of two players.
#[must_use]
pub fn to_tra(graph: &Graph) -> String {
    let explicit = Explicit::of(graph);
    let transitions: usize = explicit
        .states
        .iter()
        .flat_map(|state| &state.choices)
        .map(Vec::len)
        .sum();
    // Writing into a string cannot fail.
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{}:2 {} {transitions}",
        explicit.states.len(),
        explicit.choices()
    );
    for (number, state) in explicit.states.iter().enumerate() {
        for (choice, draws) in state.choices.iter().enumerate() {
            for (to, share) in draws {
                let _ = writeln!(
                    text,
                    "{number}:{} {choice} {to} {}",
                    state.owner,
                    decimal(share)
                );
            }
        }
    }
    text
}

/// Writes the labels that go with [`to_tra`]: `init`, `deadlock` (nobody) and `win`.
#[must_use]
pub fn to_lab(graph: &Graph) -> String {
    let explicit = Explicit::of(graph);
    let mut text = String::from("0=\"init\" 1=\"deadlock\" 2=\"win\"\n");
    for (number, state) in explicit.states.iter().enumerate() {
        let start = number == explicit.start as usize;
        let labels = match (start, state.wins) {
            (true, true) => "0 2",
            (true, false) => "0",
            (false, true) => "2",
            (false, false) => continue,
        };
        let _ = writeln!(text, "{number}: {labels}");
    }
    text
}

/// A file of labels: which states have which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    states: FxHashMap<String, Vec<Vertex>>,
}

impl Labels {
    /// Reads a `.lab` file.
    ///
    /// # Errors
    /// What is wrong, with the line.
    pub fn parse(text: &str) -> Result<Labels, FormatError> {
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| is_content(line));
        let (line, head) = lines.next().ok_or_else(|| Wrong::Missing {
            what: "0=\"init\"".into(),
        })?;
        let mut names: FxHashMap<u64, String> = FxHashMap::default();
        let mut rest = head.trim();
        while !rest.is_empty() {
            let wrong = || {
                FormatError::at(
                    line,
                    Wrong::Unexpected {
                        found: rest.chars().take(40).collect(),
                    },
                )
            };
            let (number, after) = rest.split_once("=\"").ok_or_else(wrong)?;
            let (name, after) = after.split_once('"').ok_or_else(wrong)?;
            let number = number.trim().parse().map_err(|_| wrong())?;
            if names.insert(number, name.to_owned()).is_some() {
                return Err(FormatError::at(
                    line,
                    Wrong::Twice {
                        name: number.to_string(),
                    },
                ));
            }
            rest = after.trim_start();
        }
        let mut states: FxHashMap<String, Vec<Vertex>> = names
            .values()
            .map(|name| (name.clone(), Vec::new()))
            .collect();
        for (line, content) in lines {
            let wrong = |found: &str| {
                FormatError::at(
                    line,
                    Wrong::Number {
                        text: found.chars().take(40).collect(),
                    },
                )
            };
            let (state, labels) = content.split_once(':').ok_or_else(|| wrong(content))?;
            let state: Vertex = state.trim().parse().map_err(|_| wrong(state))?;
            for label in labels.split_whitespace() {
                let number: u64 = label.parse().map_err(|_| wrong(label))?;
                let name = names.get(&number).ok_or_else(|| wrong(label))?;
                if let Some(states) = states.get_mut(name) {
                    states.push(state);
                }
            }
        }
        Ok(Labels { states })
    }

    /// The states with this label.
    ///
    /// # Errors
    /// When there is no such label.
    pub fn states(&self, name: &str) -> Result<&[Vertex], FormatError> {
        match self.states.get(name) {
            Some(states) => Ok(states),
            None => {
                let mut known: Vec<&str> = self.states.keys().map(String::as_str).collect();
                known.sort_unstable();
                Err(Wrong::Unknown {
                    name: name.to_owned(),
                    known: known.join(", "),
                }
                .into())
            }
        }
    }
}

fn is_content(line: &str) -> bool {
    !line.trim().is_empty() && !line.trim_start().starts_with('#')
}

struct Choice {
    number: u64,
    draws: Vec<(Vertex, String)>,
}

/// Reads a `.tra` file with its labels as a game in which the players for whom `is_max` holds (counted from 1) together
/// want to reach a state labelled `target`. Vertices are the states; behind them come draws of choices.
///
/// # Errors
/// What is wrong, with the line.
pub fn from_tra(
    tra: &str,
    labels: &Labels,
    target: &str,
    is_max: impl Fn(u32) -> bool,
) -> Result<Graph, FormatError> {
    let mut lines = (1..).zip(tra.lines()).filter(|(_, line)| is_content(line));
    let head = lines.next().ok_or_else(|| Wrong::Missing {
        what: "states:players choices transitions".into(),
    })?;
    let Head {
        states,
        players,
        wanted,
    } = header(head.0, head.1)?;
    // Every state has a line of its own at least; a header that promises more is not believed, and nothing allocated.
    if states > tra.lines().count() as u64 {
        let vertex = tra.lines().count() as u64;
        return Err(Wrong::Defects(Defects(vec![Defect::NoSuccessor { vertex }])).into());
    }
    let mut owners: Vec<Option<u32>> = Vec::new();
    let mut choices: Vec<Vec<Choice>> = Vec::new();
    let mut transitions = 0u64;
    for (line, content) in lines {
        let words: Vec<&str> = content.split_whitespace().collect();
        let wrong = |found: &str| {
            FormatError::at(
                line,
                Wrong::Number {
                    text: found.chars().take(40).collect(),
                },
            )
        };
        let [place, choice, to, probability, ..] = words[..] else {
            return Err(FormatError::at(
                line,
                Wrong::Missing {
                    what: "state:owner choice target probability".into(),
                },
            ));
        };
        if words.len() > 5 {
            return Err(FormatError::at(
                line,
                Wrong::Unexpected {
                    found: words[5].chars().take(40).collect(),
                },
            ));
        }
        let (state, owner) = place.split_once(':').unwrap_or((place, "0"));
        let state: u64 = state.parse().map_err(|_| wrong(state))?;
        let owner: u32 = owner
            .parse()
            .ok()
            .filter(|owner| *owner < players)
            .ok_or_else(|| wrong(owner))?;
        let to: u64 = to.parse().map_err(|_| wrong(to))?;
        let number: u64 = choice.parse().map_err(|_| wrong(choice))?;
        if state >= states || to >= states {
            return Err(FormatError::at(
                line,
                Wrong::Defects(Defects(vec![Defect::UnknownVertex { from: state, to }])),
            ));
        }
        let at = state as usize;
        if owners.len() <= at {
            owners.resize(at + 1, None);
            choices.resize_with(at + 1, Vec::new);
        }
        if owners[at]
            .replace(owner)
            .is_some_and(|before| before != owner)
        {
            return Err(FormatError::at(
                line,
                Wrong::Twice {
                    name: place.to_owned(),
                },
            ));
        }
        transitions += 1;
        let draw = (to as Vertex, probability.to_owned());
        match choices[at].last_mut() {
            Some(known) if known.number == number => known.draws.push(draw),
            // Numbers ascend in every file that a tool wrote; so no list need be searched.
            Some(known) if known.number > number => {
                return Err(FormatError::at(
                    line,
                    Wrong::Twice {
                        name: choice.to_owned(),
                    },
                ));
            }
            _ => choices[at].push(Choice {
                number,
                draws: vec![draw],
            }),
        }
    }
    let found = choices.iter().map(Vec::len).sum::<usize>() as u64;
    if (found, transitions) != wanted {
        let found = format!("{found} choices, {transitions} transitions");
        return Err(FormatError::at(head.0, Wrong::Unexpected { found }));
    }
    if (owners.len() as u64) < states {
        return Err(Wrong::Defects(Defects(vec![Defect::NoSuccessor {
            vertex: owners.len() as u64,
        }]))
        .into());
    }
    assembled(&owners, &choices, labels, target, is_max)
}

/// What the first line promises.
struct Head {
    states: u64,
    players: u32,
    /// Choices and transitions.
    wanted: (u64, u64),
}

fn header(line: u64, text: &str) -> Result<Head, FormatError> {
    let wrong = || {
        FormatError::at(
            line,
            Wrong::Missing {
                what: "states:players choices transitions".into(),
            },
        )
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let [states, choices, transitions] = words[..] else {
        return Err(wrong());
    };
    let (states, players) = states.split_once(':').unwrap_or((states, "1"));
    let number = |text: &str| text.parse::<u64>().map_err(|_| wrong());
    let states = number(states)?;
    if states >= u64::from(u32::MAX) {
        return Err(Wrong::Defects(Defects(vec![Defect::TooMany])).into());
    }
    Ok(Head {
        states,
        players: players.parse().map_err(|_| wrong())?,
        wanted: (number(choices)?, number(transitions)?),
    })
}

fn assembled(
    owners: &[Option<u32>],
    choices: &[Vec<Choice>],
    labels: &Labels,
    target: &str,
    is_max: impl Fn(u32) -> bool,
) -> Result<Graph, FormatError> {
    let mut states: Vec<Raw> = Vec::with_capacity(owners.len());
    for (state, owner) in owners.iter().enumerate() {
        let choices = choices[state]
            .iter()
            .map(|choice| shares(state as u64, &choice.draws));
        states.push(Raw {
            max: is_max(owner.unwrap_or(0) + 1),
            wins: false,
            choices: choices.collect::<Result<_, _>>()?,
        });
    }
    for &state in labels.states(target)? {
        match states.get_mut(state as usize) {
            Some(state) => state.wins = true,
            None => {
                return Err(Wrong::Number {
                    text: state.to_string(),
                }
                .into());
            }
        }
    }
    let init = labels
        .states("init")
        .ok()
        .and_then(|states| states.first().copied());
    assemble(&states, init.unwrap_or(0).into())
}

/// The probabilities meant by decimals. Other tools print 0.3333333333333333 for 1/3: decimals are read as the simplest
/// fractions that print so, if those add up to one, and as they stand if not; then they are scaled, if they nearly do.
fn shares(
    state: u64,
    draws: &[(Vertex, String)],
) -> Result<Vec<(Vertex, BigRational)>, FormatError> {
    let exact = draws.iter().map(|(to, text)| {
        let number = parse_exact(text).map_err(|_| Wrong::Number { text: text.clone() })?;
        Ok((*to, number))
    });
    let exact: Vec<(Vertex, BigRational)> = exact.collect::<Result<_, Wrong>>()?;
    let simple = exact
        .iter()
        .map(|(to, share)| Some((*to, simplest(share)?)));
    let simple: Option<Vec<(Vertex, BigRational)>> = simple.collect();
    let adds_up = |draws: &Vec<(Vertex, BigRational)>| {
        draws
            .iter()
            .map(|(_, share)| share)
            .sum::<BigRational>()
            .is_one()
    };
    scaled(state, simple.filter(adds_up).unwrap_or(exact))
}

/// The fraction with the least denominator, up to a million, that is the same float.
pub(crate) fn simplest(exact: &BigRational) -> Option<BigRational> {
    let float = crate::fraction::nearest(exact);
    let (mut before, mut now) = ((0u64, 1u64), (1u64, 0u64));
    let mut rest = float;
    for _ in 0..40 {
        let whole = rest.floor();
        if !(0.0..1e6).contains(&whole) {
            return None;
        }
        let step = whole as u64;
        let next = (step * now.0 + before.0, step * now.1 + before.1);
        if next.1 > 1_000_000 {
            return None;
        }
        (before, now) = (now, next);
        if now.1 != 0 && now.0 as f64 / now.1 as f64 == float {
            return Some(BigRational::new(now.0.into(), now.1.into()));
        }
        let fractional = rest - whole;
        if fractional <= 0.0 {
            return None;
        }
        rest = 1.0 / fractional;
    }
    None
}
