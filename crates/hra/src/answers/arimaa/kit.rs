//! What a board needs before anything is played on it: the drawings of the pieces, and setups by their names.

use super::pieces::{animal, plate};
use crate::Told;
use crate::answers::{Asked, Example, Question, Teller};
use arimaa::{Colour, Piece, Setup};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What does a board need?
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ArimaaKit {}

/// How a piece is drawn, in a square of 100.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaDrawing {
    /// Its letter as Gold's.
    pub letter: char,
    /// Its name.
    pub name: String,
    /// What is dark.
    pub dark: &'static str,
    /// What is light in it.
    pub light: &'static str,
    /// How many a side has.
    pub number: u32,
}

/// A setup with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaNamedSetup {
    /// What it is called.
    pub name: String,
    /// As Gold's, as records write it.
    pub gold: String,
    /// As Silver's.
    pub silver: String,
}

/// What a board needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ArimaaKitAnswer {
    /// The pieces, the strongest first.
    pub pieces: Vec<ArimaaDrawing>,
    /// On what Gold's stand.
    pub gold: &'static str,
    /// On what Silver's stand.
    pub silver: &'static str,
    /// Setups.
    pub setups: Vec<ArimaaNamedSetup>,
}

/// Setups by their names: the row at the edge and the one before it.
const SETUPS: [(&str, &str, &str); 6] = [
    ("arimaa-setup-99of9", "RRRDDRRR", "RHCMECHR"),
    ("arimaa-setup-cats-behind", "RRRCCRRR", "RHDMEDHR"),
    ("arimaa-setup-turned", "RRRCCRRR", "RHDEMDHR"),
    ("arimaa-setup-horses", "RRRRRRRR", "HDCMECDH"),
    ("arimaa-setup-dogs", "RRRRRRRR", "DHCMECHD"),
    ("arimaa-setup-dogs-turned", "RRRRRRRR", "DHCEMCHD"),
];

impl Question for ArimaaKit {
    const NAME: &'static str = "arimaa.kit";
    const ABOUT: &'static str = "Drawings of the pieces, and setups by their names.";
    const EXAMPLE: Example = Example::only("{}");
    const BARE: bool = true;
    type Answer = ArimaaKitAnswer;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<ArimaaKitAnswer, Told> {
        let words = asked.words;
        let drawing = |piece: Piece| {
            let (dark, light) = animal(piece);
            ArimaaDrawing {
                letter: piece.letter(Colour::Gold),
                name: words.get(piece_name(piece)),
                dark,
                light,
                number: piece.number(),
            }
        };
        let setup = |&(name, edge, front): &(&'static str, &str, &str)| {
            let of = |colour| Some(Setup::from_rows(colour, edge, front)?.to_string());
            Some(ArimaaNamedSetup {
                name: words.get(name),
                gold: of(Colour::Gold)?,
                silver: of(Colour::Silver)?,
            })
        };
        Ok(ArimaaKitAnswer {
            pieces: Piece::ALL.into_iter().rev().map(drawing).collect(),
            gold: plate(Colour::Gold),
            silver: plate(Colour::Silver),
            setups: SETUPS.iter().filter_map(setup).collect(),
        })
    }

    fn tell(&self, answer: &ArimaaKitAnswer, _: &Teller) -> String {
        let lines = answer
            .setups
            .iter()
            .map(|one| format!("{}: {}", one.name, one.gold));
        lines.collect::<Vec<_>>().join("\n")
    }
}

fn piece_name(piece: Piece) -> &'static str {
    match piece {
        Piece::Rabbit => "arimaa-rabbit",
        Piece::Cat => "arimaa-cat",
        Piece::Dog => "arimaa-dog",
        Piece::Horse => "arimaa-horse",
        Piece::Camel => "arimaa-camel",
        Piece::Elephant => "arimaa-elephant",
    }
}
