//! Values of Domineering positions, part by part, each shape once up to symmetry. A quarter turn exchanges the sides, so
//! it gives the negative.

use crate::Domineering;
use crate::packed::{Packed, each_bit};
use rustc_hash::FxHashMap;
use values::{Unable, Value, Values};

/// About what an entry of the table costs.
const ENTRY: u64 = 56;

/// Finds values of Domineering positions and remembers them.
pub struct DomineeringValues<'v> {
    values: &'v Values,
    known: FxHashMap<Packed, Value>,
}

impl<'v> DomineeringValues<'v> {
    /// None known yet.
    #[must_use]
    pub fn new(values: &'v Values) -> Self {
        DomineeringValues {
            values,
            known: FxHashMap::default(),
        }
    }

    /// How many shapes were met.
    #[must_use]
    pub fn shapes(&self) -> usize {
        self.known.len()
    }

    /// The value of a position; `None` when the board is larger than the packed form, 8 by 16 squares.
    ///
    /// # Errors
    /// When memory is exhausted or the work was stopped.
    pub fn value(&mut self, position: &Domineering) -> Result<Option<Value>, Unable> {
        let Some((packed, turned)) = Packed::of(&position.0) else {
            return Ok(None);
        };
        let value = self.whole(packed)?;
        let value = if turned {
            self.values.negative(value)?
        } else {
            value
        };
        Ok(Some(value))
    }

    pub(crate) fn whole(&mut self, packed: Packed) -> Result<Value, Unable> {
        let mut sum = Values::ZERO;
        let mut fault = None;
        packed.for_each_part(|part| {
            if fault.is_some() {
                return;
            }
            let step = self
                .part(part)
                .and_then(|value| self.values.sum(sum, value));
            match step {
                Ok(value) => sum = value,
                Err(unable) => fault = Some(unable),
            }
        });
        fault.map_or(Ok(sum), Err)
    }

    pub(crate) fn part(&mut self, part: Packed) -> Result<Value, Unable> {
        let (normal, turned) = part.normal();
        let value = match self.known.get(&normal) {
            Some(&value) => value,
            None => {
                let value = self.search(normal)?;
                self.values.reserve(ENTRY)?;
                self.known.insert(normal, value);
                value
            }
        };
        if turned {
            self.values.negative(value)
        } else {
            Ok(value)
        }
    }

    fn search(&mut self, part: Packed) -> Result<Value, Unable> {
        let left: Result<Vec<Value>, Unable> = each_bit(part.vertical())
            .map(|end| self.whole(part.without_vertical(end)))
            .collect();
        let left = left?;
        let right: Result<Vec<Value>, Unable> = each_bit(part.horizontal())
            .map(|end| self.whole(part.without_horizontal(end)))
            .collect();
        self.values.make(&left, &right?)
    }
}
