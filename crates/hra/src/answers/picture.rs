//! Drawings of games: what they are written in, how large they may be, and the document that holds one.

use super::{Asked, Choice};
use crate::Told;
use draw::Drawing;
use say::Message;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a drawing is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PictureFormat {
    /// To look at.
    #[default]
    Svg,
    /// For Graphviz.
    Dot,
}

impl Choice for PictureFormat {
    const ALL: &'static [(&'static str, Self)] =
        &[("svg", PictureFormat::Svg), ("dot", PictureFormat::Dot)];
}

impl PictureFormat {
    /// The drawing in this format.
    #[must_use]
    pub fn write(self, drawing: &Drawing) -> String {
        match self {
            PictureFormat::Dot => drawing.dot(),
            PictureFormat::Svg => drawing.svg(),
        }
    }
}

/// The graph of a game, drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GameDrawing {
    /// How many positions were drawn.
    pub positions: usize,
    /// The text of the drawing.
    pub drawing: String,
}

impl GameDrawing {
    /// The document of a drawing.
    #[must_use]
    pub fn of(drawing: &Drawing, format: PictureFormat) -> Self {
        GameDrawing {
            positions: drawing.len(),
            drawing: format.write(drawing),
        }
    }
}

/// A larger drawing is none that a browser shows gladly.
const MOST_AT_ONCE: usize = 2000;

/// Refuses to draw more while somebody waits than a browser shows.
pub(super) fn fits(limit: usize, asked: &Asked<'_>) -> Result<(), Told> {
    if asked.at_once && limit > MOST_AT_ONCE {
        return Err(Told::input(
            Message::new("grids-error-picture").with("limit", MOST_AT_ONCE),
            Message::new("picture-accepted-at-once").with("limit", MOST_AT_ONCE),
        ));
    }
    Ok(())
}

/// More positions than this are not drawn if nothing is said.
pub(super) fn usual_limit() -> usize {
    400
}
