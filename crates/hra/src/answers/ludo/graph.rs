//! The game as a graph with two and a half players: whole in every format, or its beginning as a drawing.

use super::{LudoGame, solve};
use crate::Told;
use crate::answers::graph::{GraphConverted, GraphText, converted, marks};
use crate::answers::{Asked, Choice, Example, PictureFormat, Question, Teller, picture};
use graphs::Graph;
use graphs::formats::{Document, Marks, picture as drawn};
use graphs::fraction::{big, nearest};
use ludo::explicit::{Beginning, Explicit};
use ludo::keep::Forgetful;
use ludo::{Ludo, Solved, State};
use rules::Notation;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// What the graph of a game can be written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LudoGraphText {
    /// A drawing to look at.
    #[default]
    Svg,
    /// A drawing for Graphviz.
    Dot,
    /// Our own XML.
    Xml,
    /// Our own JSON.
    Json,
    /// Explicit transitions.
    Tra,
    /// The labels that belong to explicit transitions.
    Lab,
    /// The explicit format of Storm.
    Drn,
}

impl Choice for LudoGraphText {
    const ALL: &'static [(&'static str, Self)] = &[
        ("svg", LudoGraphText::Svg),
        ("dot", LudoGraphText::Dot),
        ("xml", LudoGraphText::Xml),
        ("json", LudoGraphText::Json),
        ("tra", LudoGraphText::Tra),
        ("lab", LudoGraphText::Lab),
        ("drn", LudoGraphText::Drn),
    ];
}

impl LudoGraphText {
    fn kind(self) -> Result<GraphText, PictureFormat> {
        match self {
            LudoGraphText::Svg => Err(PictureFormat::Svg),
            LudoGraphText::Dot => Err(PictureFormat::Dot),
            LudoGraphText::Xml => Ok(GraphText::Xml),
            LudoGraphText::Json => Ok(GraphText::Json),
            LudoGraphText::Tra => Ok(GraphText::Tra),
            LudoGraphText::Lab => Ok(GraphText::Lab),
            LudoGraphText::Drn => Ok(GraphText::Drn),
        }
    }
}

/// Write the game as a graph: the mover is Max, all others are Min.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LudoGraph {
    /// Which game and position.
    #[serde(flatten)]
    pub game: LudoGame,
    /// What to write it in.
    #[serde(default)]
    pub to: LudoGraphText,
    /// Only what so many steps lead to, rolls and moves counted; what comes then is a sink worth the mover's chance. The
    /// whole game if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u32>,
    /// More vertices than this are not drawn; 400 if nothing is said.
    #[serde(default = "picture::usual_limit")]
    pub limit: usize,
}

impl Question for LudoGraph {
    const NAME: &'static str = "ludo.graph";
    const ABOUT: &'static str =
        "The game as a graph, or its beginning, drawn or in a format of graphs.";
    const EXAMPLE: Example = Example::new(
        r#"{"players": 2, "pieces": 1, "fields": 4, "die": 6, "steps": 2, "to": "dot"}"#,
        &[
            "ludo",
            "graph",
            "--players",
            "2",
            "--pieces",
            "1",
            "--fields",
            "4",
            "--die",
            "6",
            "--steps",
            "2",
            "--to",
            "dot",
        ],
    );
    type Answer = GraphConverted;

    fn check(&self) -> Result<(), Told> {
        self.game.read().map(drop)
    }

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphConverted, Told> {
        let work = asked.work;
        let (game, state) = self.game.read()?;
        let hero = state.mover();
        let from = game.starting(state)?;
        let (graph, states) = match self.steps {
            Some(steps) => beginning(&from, steps, work)?,
            None => {
                let explored = Explicit::new(&from, hero, work)?.explored;
                (explored.graph, explored.states)
            }
        };
        match self.to.kind() {
            Ok(text) => {
                // The text, and what it says about every vertex.
                let (vertices, edges) = (graph.len() as u64, graph.edges() as u64);
                work.claim(Graph::estimate(vertices, edges, true) + vertices * 100 + edges * 40)?;
                let named = matches!(text, GraphText::Xml | GraphText::Json);
                let document = Document {
                    names: if named {
                        names(&from, &states)
                    } else {
                        Vec::new()
                    },
                    ..Document::bare(graph)
                };
                Ok(converted(&document, text))
            }
            Err(format) => {
                picture::fits(self.limit, asked)?;
                self.draw(&from, graph, &states, format, work)
            }
        }
    }

    fn tell(&self, answer: &GraphConverted, _: &Teller) -> String {
        answer.text.clone().unwrap_or_default()
    }

    fn picture<'a>(&self, answer: &'a GraphConverted) -> Option<&'a str> {
        let drawn = self.to == LudoGraphText::Svg;
        answer.text.as_deref().filter(|_| drawn)
    }
}

impl LudoGraph {
    fn draw(
        &self,
        game: &Ludo,
        graph: Graph,
        states: &[State],
        format: PictureFormat,
        work: &Work,
    ) -> Result<GraphConverted, Told> {
        if graph.len() > self.limit {
            return Err(Told::input(
                Message::new("graph-error-picture")
                    .with("count", graph.len())
                    .with("limit", self.limit),
                Message::new("ludo-accepted-picture"),
            ));
        }
        let marks: Marks = marks(self.limit, &graph, work)?;
        let mut names = names(game, states);
        // A drawing writes values into vertices that are no sinks; here sinks are positions too.
        for &(sink, value) in graph.sinks() {
            names[sink as usize].push_str(&format!("\n{:.4}", nearest(&big(&value))));
        }
        let document = Document {
            names,
            ..Document::bare(graph)
        };
        Ok(GraphConverted {
            vertices: document.graph.len(),
            edges: document.graph.edges(),
            text: Some(format.write(&drawn(&document, &marks))),
            files: Vec::new(),
            labels: None,
            graph: None,
        })
    }
}

fn names(game: &Ludo, states: &[State]) -> Vec<String> {
    states.iter().map(|state| game.write_state(state)).collect()
}

/// The first steps, what follows them solved.
fn beginning(game: &Ludo, steps: u32, work: &Work) -> Result<(Graph, Vec<State>), Told> {
    let start = rules::Game::start(game);
    let hero = start.mover();
    let chance: Box<dyn Fn(&State) -> f64> = if start.winner(game.board()).is_some() {
        Box::new(move |state| f64::from(u8::from(state.mover() == hero)))
    } else {
        solve::refuse_the_impossible(game, &start, solve::USUAL_EPSILON, work)?;
        let solved = Solved::new(
            game,
            &start,
            hero,
            solve::USUAL_EPSILON,
            &mut Forgetful,
            work,
        )?;
        Box::new(move |state| solved.value(state).middle())
    };
    let Beginning { graph, states } = Beginning::new(game, hero, steps, chance, work)?;
    Ok((graph, states))
}
