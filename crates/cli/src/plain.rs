//! What may reach a terminal. Names and files hold any characters, and some of them are orders to terminals.

use std::borrow::Cow;

/// The text with a visible sign in place of every control character except line ends and tabs. Where colours are used, theirs stay.
pub fn plain(text: &str, colour: bool) -> Cow<'_, str> {
    if !text.chars().any(is_order) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = colour_length(rest).filter(|_| colour);
        if let Some(length) = length {
            shown.push_str(&rest[..length]);
        } else {
            shown.push(if is_order(first) { sign(first) } else { first });
        }
        rest = &rest[length.unwrap_or(first.len_utf8())..];
    }
    Cow::Owned(shown)
}

fn is_order(character: char) -> bool {
    character.is_control() && !matches!(character, '\n' | '\t')
}

/// Unicode has a picture of every old control character; the later ones have none.
fn sign(order: char) -> char {
    match u32::from(order) {
        code @ 0..0x20 => char::from_u32(0x2400 + code).unwrap_or(char::REPLACEMENT_CHARACTER),
        0x7f => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// How long the change of colour is that a text begins with, if it does.
fn colour_length(text: &str) -> Option<usize> {
    let numbers = text.strip_prefix("\u{1b}[")?;
    let end = numbers.find(|letter: char| !letter.is_ascii_digit() && letter != ';')?;
    numbers[end..].starts_with('m').then_some(2 + end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_become_visible_and_nothing_else_changes() {
        assert_eq!(plain("a\tš\n", false), "a\tš\n");
        assert_eq!(
            plain("\u{1b}]0;x\u{7}\r\u{7f}\u{9b}", false),
            "␛]0;x␇␍␡\u{fffd}"
        );
        assert_eq!(
            plain("\u{1b}[31mred\u{1b}[0m", true),
            "\u{1b}[31mred\u{1b}[0m"
        );
        assert_eq!(plain("\u{1b}[31mred", false), "␛[31mred");
        assert_eq!(plain("\u{1b}[2Jgone\u{1b}[1", true), "␛[2Jgone␛[1");
    }
}
