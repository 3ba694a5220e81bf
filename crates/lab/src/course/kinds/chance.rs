//! Max, Min and chance on a small graph: what is the start worth, and where should Max go? By the exact solver; confirmed by bounds from
//! iterating over intervals.

use crate::course::exercise::{Choice, Exercise, Form, Node, Scene, Verdict, fraction, pick};
use crate::course::part::Plain;
use graphs::{Builder, Graph, Kind, Options, exactly, solve, solve_exactly};
use matrix::Rational;
use rand::RngExt as _;
use say::{Arg, Message, Told};
use work::{Stream, Work};

/// What is asked about the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// What the start is worth.
    Value,
    /// Where Max goes from there.
    Choice,
}

/// A graph without a way back.
pub struct Chance {
    nodes: Vec<Node>,
    about: About,
}

impl Chance {
    /// A graph in which it makes a difference where Max goes, if that is asked.
    ///
    /// # Errors
    /// When the solver was stopped.
    pub fn drawn(about: About, level: u64, stream: &mut Stream, work: &Work) -> Result<Self, Told> {
        loop {
            let drawn = Chance {
                nodes: nodes(about, level as usize, stream),
                about,
            };
            let values = drawn.values(work)?;
            let [one, other] = [0, 1].map(|way| &values[drawn.nodes[0].to[way]]);
            if about == About::Value || one != other {
                return Ok(drawn);
            }
        }
    }

    fn graph(&self) -> Result<Graph, Told> {
        let mut builder = Builder::new();
        for node in &self.nodes {
            match (&node.value, Kind::from_word(node.kind)) {
                (Some(value), _) => builder.sink(exactly(value)),
                (None, kind) => builder.add(kind.unwrap_or(Kind::Chance)),
            };
        }
        for (from, node) in self.nodes.iter().enumerate() {
            for &to in &node.to {
                builder.edge(from as u32, to as u32);
            }
        }
        Ok(builder.build()?)
    }

    fn values(&self, work: &Work) -> Result<Vec<Rational>, Told> {
        Ok(solve_exactly(&self.graph()?, work)?.values)
    }

    /// Where somebody goes who decides, by the exact strategy.
    fn strategy(&self, kind: &str, work: &Work) -> Result<String, Told> {
        let strategy = solve_exactly(&self.graph()?, work)?.strategy;
        let choices = self.nodes.iter().zip(&strategy).enumerate();
        let choices = choices.filter(|(_, (node, _))| node.kind == kind);
        let written = choices.filter_map(|(from, (_, to))| {
            to.map(|to| format!("{} → {}", name(from), name(to as usize)))
        });
        let written: Vec<String> = written.collect();
        Ok(if written.is_empty() {
            "–".to_owned()
        } else {
            written.join(", ")
        })
    }
}

/// The name of a vertex: a letter.
#[must_use]
pub fn name(at: usize) -> String {
    char::from(b'a' + (at % 26) as u8).to_string()
}

fn nodes(about: About, level: usize, stream: &mut Stream) -> Vec<Node> {
    let (inner, sinks) = (2 + level.min(3), 2 + usize::from(level > 0));
    let last = inner + sinks - 1;
    let mut nodes: Vec<Node> = (0..inner)
        .map(|at| {
            let next = at + 1;
            let far = stream.random_range(next + 1..=last.max(next + 1));
            let kind = match at {
                0 if about == About::Choice => "max",
                _ => pick(stream, &["max", "min", "chance", "chance"]),
            };
            Node {
                kind,
                value: None,
                to: vec![next, far],
            }
        })
        .collect();
    let mut worths = vec!["0", "1/4", "1/2", "3/4", "1"];
    nodes.extend((0..sinks).map(|_| {
        Node {
            kind: "sink",
            value: Some(
                worths
                    .remove(stream.random_range(0..worths.len()))
                    .to_owned(),
            ),
            to: Vec::new(),
        }
    }));
    nodes
}

impl Exercise for Chance {
    fn scene(&self) -> Scene {
        Scene::Graph(self.nodes.clone())
    }

    fn question(&self) -> Message {
        Message::new(match self.about {
            About::Value => "course-ask-chance",
            About::Choice => "course-ask-where",
        })
    }

    fn form(&self) -> Form {
        match self.about {
            About::Value => Form::Fraction,
            About::Choice => Form::Choice(
                self.nodes[0]
                    .to
                    .iter()
                    .map(|&to| Choice {
                        answer: name(to),
                        text: Arg::Text(name(to)),
                        touches: vec![[to, 0]],
                    })
                    .collect(),
            ),
        }
    }

    fn solution(&self, work: &Work) -> Result<String, Told> {
        let values = self.values(work)?;
        Ok(match self.about {
            About::Value => values[0].to_string(),
            About::Choice => {
                let best = self.nodes[0].to.iter().max_by_key(|to| &values[**to]);
                best.map(|to| name(*to)).unwrap_or_default()
            }
        })
    }

    fn check(&self, answer: &str, work: &Work) -> Result<Verdict, Told> {
        let values = self.values(work)?;
        if self.about == About::Choice {
            let form = self.form();
            let answer = &form.chosen(answer)?.answer;
            let [one, other] = [self.nodes[0].to[0], self.nodes[0].to[1]];
            let (chosen, left) = if name(one) == *answer {
                (one, other)
            } else {
                (other, one)
            };
            let said = Message::new("course-where")
                .with("chosen", name(chosen))
                .with("worth", values[chosen].to_string())
                .with("other", name(left))
                .with("instead", values[left].to_string());
            return Ok(match values[chosen] > values[left] {
                true => Verdict::right(said),
                false => Verdict::wrong(said),
            });
        }
        let claimed = fraction(answer)?;
        if claimed == values[0] {
            let all = values.iter().enumerate();
            let all: Vec<String> = all
                .map(|(at, value)| format!("{} {value}", name(at)))
                .collect();
            return Ok(Verdict::right(
                Message::new("course-chance-right").with("values", all.join(", ")),
            ));
        }
        let (id, kind) = match claimed > values[0] {
            true => ("course-chance-high", "min"),
            false => ("course-chance-low", "max"),
        };
        Ok(Verdict::wrong(
            Message::new(id)
                .with("claimed", claimed.to_string())
                .with("strategy", self.strategy(kind, work)?),
        ))
    }

    fn confirmed(&self, answer: &str, _: &mut Plain, work: &Work) -> bool {
        let found = self
            .graph()
            .and_then(|graph| Ok(solve(&graph, &Options::default(), work)?));
        let Ok(found) = found else {
            return false;
        };
        match self.about {
            About::Value => {
                let (low, high) = found.bounds(0);
                fraction(answer).is_ok_and(|claimed| low <= claimed && claimed <= high)
            }
            About::Choice => {
                let [one, other] = [self.nodes[0].to[0], self.nodes[0].to[1]];
                let (chosen, left) = if name(one) == answer {
                    (one, other)
                } else {
                    (other, one)
                };
                name(chosen) == answer
                    && found.bounds(chosen as u32).0 > found.bounds(left as u32).1
            }
        }
    }

    fn tempting(&self) -> Vec<String> {
        match self.about {
            About::Choice => self.form().answers(),
            About::Value => ["0", "1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "1"]
                .map(str::to_owned)
                .to_vec(),
        }
    }
}
