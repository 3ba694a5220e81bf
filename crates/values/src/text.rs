//! The usual notation, in ASCII as CGSuite prints it: `3/4`, `^^*`, `+-1`, `{2|-1/2}`, `Tiny(2)`. Writing only; whoever reads
//! it knows an expression language.

use crate::{Dyadic, Nus, Value, Values};
use rules::Side;
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::rc::Rc;

/// A row of this many bars is put into braces before it becomes part of another.
const MOST_BARS: usize = 4;

/// A written game: without outer braces, it can stand beside a longer row of bars.
struct Written {
    text: String,
    /// The longest row of bars inside; 0 for what needs no braces.
    bars: usize,
}

impl Values {
    /// The value in the usual notation.
    #[must_use]
    pub fn text(&self, value: Value) -> String {
        Writer::new(self).text(value)
    }
}

/// Remembers what it has sorted and compared: the same options turn up again and again.
struct Writer<'v> {
    values: &'v Values,
    sorted: FxHashMap<(Value, Side), Rc<[Value]>>,
    compared: FxHashMap<(Value, Value), Ordering>,
}

impl<'v> Writer<'v> {
    fn new(values: &'v Values) -> Self {
        Writer {
            values,
            sorted: FxHashMap::default(),
            compared: FxHashMap::default(),
        }
    }

    fn text(&mut self, value: Value) -> String {
        let written = self.write(value);
        match written.bars {
            0 => written.text,
            _ => format!("{{{}}}", written.text),
        }
    }

    fn write(&mut self, value: Value) -> Written {
        let plain = |text| Written { text, bars: 0 };
        if let Some(nus) = self.values.nus(value) {
            return plain(nus.to_string());
        }
        if let Some(text) = self.tiny(value) {
            return plain(text);
        }
        let left = self.in_order(value, Side::Left);
        let right = self.in_order(value, Side::Right);
        // Out of memory is no reason not to write a game: then it is written by its options.
        if self.values.negative(value) == Ok(value) {
            return plain(self.plus_minus(&left));
        }
        let (left, right) = (self.write_list(&left), self.write_list(&right));
        let bars = left.bars.max(right.bars) + 1;
        Written {
            text: format!("{}{}{}", left.text, "|".repeat(bars), right.text),
            bars,
        }
    }

    /// A single option lends its bars to the row; several are told apart by braces and commas.
    fn write_list(&mut self, options: &[Value]) -> Written {
        let written = match options {
            [single] => self.write(*single),
            several => Written {
                text: self.join(several),
                bars: 0,
            },
        };
        if written.bars < MOST_BARS {
            return written;
        }
        Written {
            text: format!("{{{}}}", written.text),
            bars: 0,
        }
    }

    fn join(&mut self, options: &[Value]) -> String {
        let texts: Vec<String> = options.iter().map(|&option| self.text(option)).collect();
        texts.join(",")
    }

    fn plus_minus(&mut self, left: &[Value]) -> String {
        match left {
            [single] if self.values.as_number(*single).is_some() => {
                format!("+-{}", self.text(*single))
            }
            [single] if self.values.nus(*single).is_some() => format!("+-({})", self.text(*single)),
            [single] => match self.write(*single) {
                // `+-{a|b}` is the switch between {a|b} and its negative; what has no braces of its own gets round ones.
                Written { text, bars: 0 } => format!("+-({text})"),
                Written { text, .. } => format!("+-{{{text}}}"),
            },
            several => format!("+-{{{}}}", self.join(several)),
        }
    }

    /// `{x || x | x-G}` is x + tiny-G, and its negative miny.
    fn tiny(&mut self, value: Value) -> Option<String> {
        let (name, number, size) = self.values.tiny_parts(value)?;
        let before = if number == Dyadic::ZERO {
            String::new()
        } else {
            number.to_string()
        };
        Some(format!("{before}{name}({})", self.text(size)))
    }

    fn in_order(&mut self, value: Value, side: Side) -> Rc<[Value]> {
        if let Some(sorted) = self.sorted.get(&(value, side)) {
            return Rc::clone(sorted);
        }
        let options = self.values.options(value, side);
        let mut options = options.map(<[Value]>::to_vec).unwrap_or_default();
        options.sort_by(|&a, &b| self.order(a, b));
        let sorted: Rc<[Value]> = options.into();
        self.sorted.insert((value, side), Rc::clone(&sorted));
        sorted
    }

    /// Short forms first, then by the options: an order that does not depend on how the table was filled.
    fn order(&mut self, a: Value, b: Value) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        match (self.values.nus(a), self.values.nus(b)) {
            (Some(a), Some(b)) => {
                let key = |nus: Nus| (nus.number, nus.ups.unsigned_abs(), -nus.ups, nus.nim);
                key(a).cmp(&key(b))
            }
            (Some(_), None) => Ordering::Less,
            (None, Some(_)) => Ordering::Greater,
            (None, None) => {
                if let Some(&known) = self.compared.get(&(a, b)) {
                    return known;
                }
                let order = Side::BOTH
                    .into_iter()
                    .map(|side| self.order_of_lists(a, b, side))
                    .find(|order| order.is_ne())
                    .unwrap_or(Ordering::Equal);
                self.compared.insert((a, b), order);
                self.compared.insert((b, a), order.reverse());
                order
            }
        }
    }

    fn order_of_lists(&mut self, a: Value, b: Value, side: Side) -> Ordering {
        let (a, b) = (self.in_order(a, side), self.in_order(b, side));
        a.iter()
            .zip(&*b)
            .map(|(&a, &b)| self.order(a, b))
            .find(|order| order.is_ne())
            .unwrap_or(a.len().cmp(&b.len()))
    }
}

impl Values {
    /// If the value is x + tiny-G or x + miny-G: which of them, x and G.
    fn tiny_parts(&self, value: Value) -> Option<(&'static str, Dyadic, Value)> {
        let single = |value: Value, side| match self.options(value, side) {
            Ok([single]) => Some(*single),
            _ => None,
        };
        let parts = |side: Side| -> Option<(Dyadic, Value)> {
            let other = side.other();
            let number = self.as_number(single(value, side)?)?;
            let threat = single(value, other)?;
            if self.nus(threat).is_some() || self.as_number(single(threat, side)?)? != number {
                return None;
            }
            let bare = self.number(number).ok()?;
            let far = single(threat, other)?;
            let (more, less) = match side {
                Side::Left => (bare, far),
                Side::Right => (far, bare),
            };
            Some((number, self.difference(more, less).ok()?))
        };
        let tiny = parts(Side::Left).map(|(number, size)| ("Tiny", number, size));
        tiny.or_else(|| parts(Side::Right).map(|(number, size)| ("Miny", number, size)))
    }
}

impl std::fmt::Display for Nus {
    /// `3/4`, `*2`, `^^*`, `1v3`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.is_number() || self.number != Dyadic::ZERO {
            write!(f, "{}", self.number)?;
        }
        let arrow = if self.ups > 0 { "^" } else { "v" };
        match self.ups.unsigned_abs() {
            0 => {}
            ups @ 1..=2 => write!(f, "{}", arrow.repeat(ups as usize))?,
            ups => write!(f, "{arrow}{ups}")?,
        }
        match self.nim {
            0 => Ok(()),
            1 => write!(f, "*"),
            nim => write!(f, "*{nim}"),
        }
    }
}
