//! Thermographs: their walls as numbers, and as they are usually drawn.

use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use calculator::{Calculator, Datum};
use rules::Side;
use say::Message;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use utoipa::ToSchema;
use values::{Corner, Dyadic, Thermograph};

/// What does the thermograph of an expression look like?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CgtThermograph {
    /// A game.
    #[schema(example = "{3|1}")]
    pub expression: String,
}

/// Where a wall bends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WallCorner {
    /// At which temperature.
    pub temperature: String,
    /// At which value.
    pub value: String,
}

/// A thermograph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThermographDrawing {
    /// The corners of the left wall.
    pub left: Vec<WallCorner>,
    /// The corners of the right wall.
    pub right: Vec<WallCorner>,
    /// The mean value.
    pub mean: String,
    /// The temperature.
    pub temperature: String,
    /// The picture.
    pub svg: String,
}

impl Question for CgtThermograph {
    const NAME: &'static str = "cgt.thermograph";
    const ABOUT: &'static str = "The thermograph of a game.";
    const EXAMPLE: Example = Example::new(
        r#"{"expression": "{3|1}"}"#,
        &["cgt", "thermograph", "{3|1}"],
    );
    type Answer = ThermographDrawing;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ThermographDrawing, Told> {
        let mut calculator = Calculator::new(asked.work);
        let text = self.expression.trim();
        let graph = match calculator.run(text)? {
            Datum::Game(value) => calculator.values().thermograph(value)?,
            Datum::Thermograph(graph) => *graph,
            _ => {
                return Err(Told::input(
                    Message::new("calculator-error-no-game").with("text", text),
                    Message::new("calculator-accepted"),
                ));
            }
        };
        let corners = |side| {
            let corner = |corner: &Corner| WallCorner {
                temperature: corner.temperature.to_string(),
                value: corner.value.to_string(),
            };
            graph.corners(side).iter().map(corner).collect()
        };
        Ok(ThermographDrawing {
            left: corners(Side::Left),
            right: corners(Side::Right),
            mean: graph.mean().to_string(),
            temperature: graph.temperature().to_string(),
            svg: svg(&graph),
        })
    }

    fn tell(&self, answer: &ThermographDrawing, _: &Teller) -> String {
        answer.svg.clone()
    }

    fn picture<'a>(&self, answer: &'a ThermographDrawing) -> Option<&'a str> {
        Some(&answer.svg)
    }
}

/// Units of the picture for one move or one degree.
const UNIT: f64 = 60.0;

/// A thermograph as it is usually drawn: values grow to the left, temperatures upwards, the mast at the top.
fn svg(graph: &Thermograph) -> String {
    let number = |x: Dyadic| x.numerator() as f64 / 2f64.powi(x.exponent() as i32);
    let top = number(graph.temperature()).max(0.0) + 1.0;
    let walls = [Side::Left, Side::Right].map(|side| {
        let corners = graph.corners(side).into_iter();
        let mut points: Vec<(f64, f64)> = corners
            .map(|corner| (number(corner.value), number(corner.temperature)))
            .collect();
        points.push((number(graph.mean()), top));
        points
    });
    let all = || walls.iter().flatten().map(|&(value, _)| value);
    let (most, least) = (
        all().fold(f64::MIN, f64::max),
        all().fold(f64::MAX, f64::min),
    );
    let x = |value: f64| (most - value + 0.5) * UNIT;
    let y = |temperature: f64| (top - temperature + 0.3) * UNIT;
    let (width, height) = ((most - least + 1.0) * UNIT, (top + 1.8) * UNIT);
    let mut drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>thermograph: mean {}, temperature {}</title>\n",
        graph.mean(),
        graph.temperature()
    );
    // Writing to a string does not fail.
    let _ = writeln!(
        drawn,
        "<line x1=\"0\" y1=\"{0}\" x2=\"{width}\" y2=\"{0}\" stroke=\"#999\" stroke-dasharray=\"4\"/>",
        y(0.0)
    );
    let whole = least.ceil() as i64..=most.floor() as i64;
    for value in whole.filter(|_| most - least < 60.0) {
        let _ = writeln!(
            drawn,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{value}</text>",
            x(value as f64),
            y(-1.0) + 20.0
        );
    }
    for (points, colour) in walls.iter().zip(["#1f5fb4", "#c0353a"]) {
        let points: Vec<String> = points
            .iter()
            .map(|&(value, t)| format!("{},{}", x(value), y(t)))
            .collect();
        let _ = writeln!(
            drawn,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            points.join(" ")
        );
    }
    drawn + "</svg>\n"
}
