//! Whether a game is a number: the simplest one that fits between the options of both sides, or why none does.

use super::named::Named;
use rules::Side;
use say::Message;
use values::{Dyadic, Unable, Value};

/// So many simpler numbers are refuted one by one.
const SHOWN: usize = 8;

pub(super) fn told(
    options: &[Vec<Value>; 2],
    value: Value,
    named: &Named<'_>,
    told: &mut Vec<Message>,
) -> Result<(), Unable> {
    let Some(number) = named.values.as_number(value) else {
        return no_number(options, value, named, told);
    };
    for simpler in simpler_than(number).into_iter().take(SHOWN) {
        if let Some(message) = refuted(options, simpler, named)? {
            told.push(message);
        }
    }
    told.push(Message::new("grids-why-number").with("number", number.to_string()));
    Ok(())
}

/// The option because of which a number does not fit: one of Left that is no less, or one of Right that is no greater.
fn refuted(
    options: &[Vec<Value>; 2],
    number: Dyadic,
    named: &Named<'_>,
) -> Result<Option<Message>, Unable> {
    let values = named.values;
    let as_value = values.number(number)?;
    for (side, id) in [
        (Side::Left, "grids-why-not-left"),
        (Side::Right, "grids-why-not-right"),
    ] {
        for &option in &options[side as usize] {
            let beyond = match side {
                Side::Left => values.at_most(as_value, option)?,
                Side::Right => values.at_most(option, as_value)?,
            };
            if beyond {
                return Ok(Some(
                    Message::new(id)
                        .with("number", number.to_string())
                        .with("option", named.text(option)),
                ));
            }
        }
    }
    Ok(None)
}

/// The numbers that are born before this one, on the way to it: 0, then whole numbers, then halves between two of them.
fn simpler_than(number: Dyadic) -> Vec<Dyadic> {
    let mut way = Vec::new();
    let (mut low, mut high): (Option<Dyadic>, Option<Dyadic>) = (None, None);
    while let Some(here) = Dyadic::simplest_between(low, high) {
        if here == number || way.len() > 60 {
            break;
        }
        way.push(here);
        if here < number {
            low = Some(here);
        } else {
            high = Some(here);
        }
    }
    way
}

fn no_number(
    options: &[Vec<Value>; 2],
    value: Value,
    named: &Named<'_>,
    told: &mut Vec<Message>,
) -> Result<(), Unable> {
    let values = named.values;
    let (left, right) = (values.left_stop(value), values.right_stop(value));
    if left != right {
        told.push(
            Message::new("grids-why-hot")
                .with("left", left.to_string())
                .with("right", right.to_string()),
        );
        return Ok(());
    }
    told.push(Message::new("grids-why-near").with("stop", left.to_string()));
    if let Some(message) = refuted(options, left, named)? {
        told.push(message);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simpler_numbers_are_those_on_the_way() {
        let way = |numerator, exponent| -> Vec<String> {
            let number = Dyadic::new(numerator, exponent).unwrap();
            simpler_than(number)
                .iter()
                .map(ToString::to_string)
                .collect()
        };
        assert_eq!(way(0, 0), Vec::<String>::new());
        assert_eq!(way(2, 0), ["0", "1"]);
        assert_eq!(way(1, 1), ["0", "1"]);
        assert_eq!(way(-3, 2), ["0", "-1", "-1/2"]);
    }
}
