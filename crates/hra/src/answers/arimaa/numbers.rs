//! Whole numbers within bounds, as words and as they are.

use crate::Told;
use say::Message;
use std::ops::RangeInclusive;

/// A whole number between two bounds.
///
/// # Errors
/// When the text is no number, or one outside.
pub fn number(text: &str, bounds: &RangeInclusive<u64>) -> Result<u64, Told> {
    let found = text.parse().ok();
    found
        .filter(|number| bounds.contains(number))
        .ok_or_else(|| outside(text, bounds))
}

/// Refuses a number outside.
///
/// # Errors
/// When it is.
pub fn within(number: u64, bounds: &RangeInclusive<u64>) -> Result<(), Told> {
    if bounds.contains(&number) {
        return Ok(());
    }
    Err(outside(&number.to_string(), bounds))
}

fn outside(text: &str, bounds: &RangeInclusive<u64>) -> Told {
    Told::input(
        Message::new("arimaa-error-number").with("text", text),
        Message::new("accepted-number-from-to")
            .with("from", *bounds.start())
            .with("to", *bounds.end()),
    )
}
