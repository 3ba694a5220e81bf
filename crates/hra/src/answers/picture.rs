//! What drawings are written in.

use super::Choice;
use draw::Drawing;
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

/// More positions than this are not drawn if nothing is said.
pub(super) fn usual_limit() -> usize {
    400
}
