//! Whole numbers as people write them and as they stand in requests, with the bounds that they must keep. It knows no game.

use crate::Told;
use say::Message;
use std::ops::RangeInclusive;

/// Between what a number must lie.
pub type Bounds = RangeInclusive<u64>;

/// A number within bounds, as people write it.
///
/// # Errors
/// When the text is none; what is accepted names the bounds.
pub fn read_number(text: &str, bounds: &Bounds) -> Result<u64, Told> {
    let number = text.trim().parse().ok();
    number
        .filter(|number| bounds.contains(number))
        .ok_or_else(|| outside(text, bounds))
}

/// The same number if it lies within bounds.
///
/// # Errors
/// When it does not.
pub fn within(number: u64, bounds: &Bounds) -> Result<u64, Told> {
    if bounds.contains(&number) {
        return Ok(number);
    }
    Err(outside(&number.to_string(), bounds))
}

/// That something is no number within bounds.
#[must_use]
pub fn outside(text: &str, bounds: &Bounds) -> Told {
    Told::input(
        Message::new("error-number").with("text", text),
        Message::new("accepted-number-from-to")
            .with("from", *bounds.start())
            .with("to", *bounds.end()),
    )
}

/// A number with a fraction, between bounds.
///
/// # Errors
/// When the text is none; what is accepted names the bounds.
pub fn read_decimal(text: &str, least: f64, most: f64) -> Result<f64, Told> {
    let found: Option<f64> = text.parse().ok();
    let within = |number: &f64| (least..=most).contains(number);
    found.filter(within).ok_or_else(|| {
        Told::input(
            Message::new("error-number").with("text", text),
            Message::new("accepted-number-from-to")
                .with("from", least.to_string())
                .with("to", most.to_string()),
        )
    })
}

/// A number whose bounds somebody else knows.
///
/// # Errors
/// When the text is no whole number, or a negative one.
pub fn read_whole(text: &str) -> Result<u64, Told> {
    text.trim().parse().map_err(|_| {
        Told::input(
            Message::new("error-whole-number").with("text", text),
            Message::new("accepted-whole-number"),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_belong_to_what_is_accepted() {
        for (text, accepted) in [("2", true), ("5", true), ("1", false), ("6", false)] {
            assert_eq!(read_number(text, &(2..=5)).is_ok(), accepted, "{text}");
            let number = text.parse().unwrap();
            assert_eq!(within(number, &(2..=5)).is_ok(), accepted, "{text}");
        }
        for text in ["", "-3", "3.0", "three", "99999999999999999999"] {
            assert_eq!(
                read_number(text, &(0..=u64::MAX)),
                Err(outside(text, &(0..=u64::MAX)))
            );
            assert!(read_whole(text).is_err(), "{text}");
        }
    }
}
