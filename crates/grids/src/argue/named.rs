//! How values are written in an argument: a long one gets a name where it is met first, and is called by it from then on.

use std::cell::RefCell;
use values::{Value, Values};

/// Longer values are named: nobody reads them twice.
const LONGEST: usize = 48;

/// Values, and the names that were given to some of them.
pub(super) struct Named<'v> {
    pub values: &'v Values,
    met: RefCell<Vec<Value>>,
}

impl<'v> Named<'v> {
    pub fn new(values: &'v Values) -> Self {
        Named {
            values,
            met: RefCell::default(),
        }
    }

    /// The value, or its name: with what it stands for where it is met first.
    pub fn text(&self, value: Value) -> String {
        let mut met = self.met.borrow_mut();
        if let Some(at) = met.iter().position(|&known| known == value) {
            return format!("G{}", at + 1);
        }
        let text = self.values.text(value);
        if text.chars().count() <= LONGEST {
            return text;
        }
        met.push(value);
        format!("G{} = {text}", met.len())
    }

    /// All of them, with commas.
    pub fn list(&self, all: &[Value]) -> String {
        let texts: Vec<String> = all.iter().map(|&value| self.text(value)).collect();
        texts.join(", ")
    }
}
