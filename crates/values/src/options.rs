//! The options of a value, and the negative. It does not simplify: values are canonical already.

use crate::values::Options;
use crate::{Nus, Unable, Value, Values};
use rules::Side;

impl Values {
    /// What `side` may move to, in canonical form.
    ///
    /// # Errors
    /// When memory is exhausted: a large nimber has many options that nobody asked for before.
    pub fn options(&self, value: Value, side: Side) -> Result<&[Value], Unable> {
        let node = self.node(value);
        if let Some(options) = node.options.get() {
            return Ok(options.of(side));
        }
        let nus = node.nus.expect("other values are born with their options");
        self.account(8 * u64::from(nus.nim) + 48)?;
        let mut left = self.keep(nus, |option| option)?;
        let mut right = self.keep(-nus, |option: Nus| -option)?;
        left.sort_unstable();
        right.sort_unstable();
        Ok(node
            .options
            .get_or_init(|| Options::new(&left, &right))
            .of(side))
    }

    fn keep(&self, nus: Nus, turn: impl Fn(Nus) -> Nus) -> Result<Vec<Value>, Unable> {
        let mut kept = Vec::new();
        let mut fault = None;
        nus.left_options(|option| match self.intern_nus(turn(option)) {
            Ok(value) => kept.push(value),
            Err(unable) => fault = Some(unable),
        });
        fault.map_or(Ok(kept), Err)
    }

    /// The game with the sides exchanged.
    ///
    /// # Errors
    /// When memory is exhausted.
    pub fn negative(&self, value: Value) -> Result<Value, Unable> {
        if let Some(known) = self.known_negative(value) {
            return Ok(known);
        }
        let negative = match self.nus(value) {
            Some(nus) => self.intern_nus(-nus)?,
            None => {
                let turned = |side| -> Result<Vec<Value>, Unable> {
                    let options = self.options(value, side)?.iter();
                    let mut turned = options
                        .map(|&option| self.negative(option))
                        .collect::<Result<Vec<_>, _>>()?;
                    turned.sort_unstable();
                    Ok(turned)
                };
                let (left, right) = (turned(Side::Right)?, turned(Side::Left)?);
                self.intern_options(&left, &right)?
            }
        };
        self.remember_negative(value, negative);
        Ok(negative)
    }

    /// The day on which the value is born: how long the longest play in its canonical form is.
    ///
    /// # Errors
    /// When memory is exhausted.
    pub fn birthday(&self, value: Value) -> Result<u64, Unable> {
        let mut seen = rustc_hash::FxHashMap::default();
        self.birthday_of(value, &mut seen)
    }

    fn birthday_of(
        &self,
        value: Value,
        seen: &mut rustc_hash::FxHashMap<Value, u64>,
    ) -> Result<u64, Unable> {
        if let Some(nus) = self.nus(value) {
            return Ok(nus.birthday());
        }
        if let Some(&known) = seen.get(&value) {
            return Ok(known);
        }
        let mut latest = 0;
        for side in Side::BOTH {
            for &option in self.options(value, side)? {
                latest = latest.max(self.birthday_of(option, seen)?);
            }
        }
        seen.insert(value, latest + 1);
        Ok(latest + 1)
    }
}
