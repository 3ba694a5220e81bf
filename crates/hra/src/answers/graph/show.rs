//! A graph as a drawing, with values and the optimal strategy.

use super::tell::shown;
use super::{EXAMPLE, GraphHow, GraphInput, solve::solve_graph};
use crate::Told;
use crate::answers::{Asked, Example, PictureFormat, Question, Teller};
use graphs::Graph;
use graphs::formats::{Figure, Marks, picture};
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use work::Work;

/// Draw a graph.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct GraphShow {
    /// The graph.
    #[serde(flatten)]
    pub input: GraphInput,
    /// `svg` or `dot`.
    #[serde(default)]
    pub format: PictureFormat,
    /// Without values and strategy.
    #[serde(default)]
    pub plain: bool,
    /// More vertices than this are not drawn; 400 if nothing is said.
    #[serde(default = "crate::answers::picture::usual_limit")]
    pub limit: usize,
}

/// A drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GraphDrawing {
    /// How many vertices were drawn.
    pub vertices: usize,
    /// The text of the drawing.
    pub drawing: String,
}

impl Question for GraphShow {
    const NAME: &'static str = "graph.show";
    const ABOUT: &'static str = "A graph as a drawing, with values and the optimal strategy.";
    const EXAMPLE: Example =
        Example::new(r#"{"source": {"text": "@input"}}"#, &["graph", "show", "-"]).reading(EXAMPLE);
    type Answer = GraphDrawing;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<GraphDrawing, Told> {
        let document = self.input.read(asked.work)?;
        let graph = &document.graph;
        if graph.len() > self.limit {
            return Err(Told::input(
                Message::new("graph-error-picture")
                    .with("count", graph.len())
                    .with("limit", self.limit),
                Message::new("graph-accepted-picture"),
            ));
        }
        let marks = if self.plain {
            Marks::default()
        } else {
            marks(self.limit, graph, asked.work)?
        };
        Ok(GraphDrawing {
            vertices: graph.len(),
            drawing: self.format.write(&picture(&document, &marks)),
        })
    }

    fn tell(&self, answer: &GraphDrawing, _: &Teller) -> String {
        answer.drawing.clone()
    }

    fn picture<'a>(&self, answer: &'a GraphDrawing) -> Option<&'a str> {
        (self.format == PictureFormat::Svg).then_some(&answer.drawing)
    }
}

/// Larger graphs get decimals instead of fractions.
const MOST_WITH_FRACTIONS: usize = 200;
/// Longer fractions do not fit into a vertex.
const LONGEST: usize = 9;

/// Values and the strategy, where the graph is small enough as fractions.
pub(in crate::answers) fn marks(limit: usize, graph: &Graph, work: &Work) -> Result<Marks, Told> {
    let exact = graph.len() <= limit.min(MOST_WITH_FRACTIONS);
    let solve = |exact| {
        let how = GraphHow {
            exact,
            ..GraphHow::default()
        };
        solve_graph(graph, &how, work)
    };
    let solved = match solve(exact) {
        Err(_) if exact => solve(false)?,
        other => other?,
    };
    Ok(Marks {
        labels: solved.values.iter().map(label).collect(),
        strategy: solved.strategy,
    })
}

fn label(figure: &Figure) -> String {
    let text = shown(figure);
    if text.len() <= LONGEST {
        return text;
    }
    let number = match figure {
        Figure::Number(number) => *number,
        Figure::Text(text) => graphs::fraction::parse_exact(text)
            .map_or(f64::NAN, |exact| graphs::fraction::nearest(&exact)),
    };
    if number.is_nan() {
        String::new()
    } else {
        format!("{number:.6}")
    }
}
