//! What measures and outcomes are called in the reader's language. Those that are not listed keep the name that they have.

use crate::answers::Teller;

const NAMES: &[(&str, &str)] = &[
    ("a-starts", "lab-name-a-starts"),
    ("b-starts", "lab-name-b-starts"),
    ("length", "lab-name-length"),
    ("store-a", "lab-name-store-a"),
    ("store-b", "lab-name-store-b"),
    ("result", "lab-name-result"),
    ("winner", "lab-name-winner"),
    ("reason", "lab-name-reason"),
    ("turns", "lab-name-turns"),
    ("rolls", "lab-name-rolls"),
    ("captures", "lab-name-captures"),
    ("published", "lab-name-published"),
    ("steps-left", "lab-name-steps-left"),
    ("positions", "lab-name-positions"),
    ("cost", "lab-name-cost"),
    ("loss", "lab-name-loss"),
    ("act-loss", "lab-name-act-loss"),
    ("turn-loss", "lab-name-turn-loss"),
    ("draw", "lab-name-draw"),
    ("gold", "lab-name-gold"),
    ("silver", "lab-name-silver"),
];

/// The name of a measure or an outcome.
pub fn named(name: &str, teller: &Teller) -> String {
    let known = NAMES.iter().find(|(known, _)| *known == name);
    known.map_or_else(|| name.to_owned(), |(_, id)| teller.get(id))
}
