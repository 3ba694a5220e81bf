//! Thermographs: what each side can get as moving is taxed more and more; with them stops, mean and temperature.
//! Drawing them is the business of others.

use crate::wall::Wall;
use crate::{Dyadic, Nus, Unable, Value, Values};
use rules::Side;
use rustc_hash::FxHashMap;
use std::cmp::Ordering;
use std::rc::Rc;

/// The thermograph of a game, from temperature -1 to the mast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermograph {
    left: Wall,
    right: Wall,
    temperature: Dyadic,
    mean: Dyadic,
}

/// A corner of a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corner {
    /// How warm it is there.
    pub temperature: Dyadic,
    /// What Left gets there.
    pub value: Dyadic,
}

impl Thermograph {
    /// Where the walls meet.
    #[must_use]
    pub fn temperature(&self) -> Dyadic {
        self.temperature
    }

    /// The value of the mast.
    #[must_use]
    pub fn mean(&self) -> Dyadic {
        self.mean
    }

    /// What Left gets at this temperature when `first` moves first.
    ///
    /// # Errors
    /// When the number is too fine.
    pub fn wall(&self, first: Side, temperature: Dyadic) -> Result<Dyadic, Unable> {
        self.side(first).value(temperature)
    }

    /// The corners of a wall, beginning at temperature -1; above the last one there is the mast.
    #[must_use]
    pub fn corners(&self, first: Side) -> Vec<Corner> {
        let pieces = self.side(first).pieces().iter();
        pieces
            .map(|piece| Corner {
                temperature: piece.from,
                value: piece.at,
            })
            .collect()
    }

    fn side(&self, first: Side) -> &Wall {
        match first {
            Side::Left => &self.left,
            Side::Right => &self.right,
        }
    }

    fn mast(number: Dyadic) -> Self {
        Thermograph {
            left: Wall::mast(number),
            right: Wall::mast(number),
            temperature: Dyadic::MINUS_ONE,
            mean: number,
        }
    }
}

impl Values {
    /// The thermograph of a value.
    ///
    /// # Errors
    /// When memory is exhausted or a number too fine.
    pub fn thermograph(&self, value: Value) -> Result<Thermograph, Unable> {
        let graph = Thermographs::new(self).of(value)?;
        Ok(Rc::unwrap_or_clone(graph))
    }

    /// What Left gets when Left moves first and play stops at a number.
    #[must_use]
    pub fn left_stop(&self, value: Value) -> Dyadic {
        self.node(value).left_stop
    }

    /// What Left gets when Right moves first and play stops at a number.
    #[must_use]
    pub fn right_stop(&self, value: Value) -> Dyadic {
        self.node(value).right_stop
    }

    /// The mean of many copies.
    ///
    /// # Errors
    /// When memory is exhausted or a number too fine.
    pub fn mean(&self, value: Value) -> Result<Dyadic, Unable> {
        Ok(self.thermograph(value)?.mean)
    }

    /// How urgent it is to move.
    ///
    /// # Errors
    /// When memory is exhausted or a number too fine.
    pub fn temperature(&self, value: Value) -> Result<Dyadic, Unable> {
        Ok(self.thermograph(value)?.temperature)
    }
}

/// Thermographs of many values that share options.
pub struct Thermographs<'v> {
    values: &'v Values,
    known: FxHashMap<Value, Rc<Thermograph>>,
}

impl<'v> Thermographs<'v> {
    /// None known yet.
    #[must_use]
    pub fn new(values: &'v Values) -> Self {
        Thermographs {
            values,
            known: FxHashMap::default(),
        }
    }

    /// The thermograph of a value.
    ///
    /// # Errors
    /// When memory is exhausted or a number too fine.
    pub fn of(&mut self, value: Value) -> Result<Rc<Thermograph>, Unable> {
        let value = match self.values.nus(value) {
            Some(nus) => self.values.intern_nus(representative(nus))?,
            None => value,
        };
        if let Some(known) = self.known.get(&value) {
            return Ok(Rc::clone(known));
        }
        let graph = Rc::new(self.compute(value)?);
        self.known.insert(value, Rc::clone(&graph));
        Ok(graph)
    }

    fn compute(&mut self, value: Value) -> Result<Thermograph, Unable> {
        if let Some(number) = self.values.as_number(value)
            && number.is_integer()
        {
            return Ok(Thermograph::mast(number));
        }
        let left = self.scaffold(value, Side::Left)?.taxed(-1)?;
        let right = self.scaffold(value, Side::Right)?.taxed(1)?;
        let temperature = left.meets(&right)?;
        Ok(Thermograph {
            mean: left.value(temperature)?,
            left: left.masted(temperature)?,
            right: right.masted(temperature)?,
            temperature,
        })
    }

    /// The best wall that `side` can move to, before tax.
    fn scaffold(&mut self, value: Value, side: Side) -> Result<Wall, Unable> {
        let wanted = match side {
            Side::Left => Ordering::Greater,
            Side::Right => Ordering::Less,
        };
        let mut best: Option<Wall> = None;
        for &option in self.values.options(value, side)? {
            let graph = self.of(option)?;
            let wall = graph.side(side.other());
            best = Some(match best {
                None => wall.clone(),
                Some(best) => best.extreme(wall, wanted)?,
            });
        }
        Ok(best.expect("a game without options on one side is an integer"))
    }
}

/// A short form with the same thermograph and a short chain of options: from three ups and from *2 onwards, the walls
/// do not change any more, since Left's only move from many ups is to zero.
fn representative(nus: Nus) -> Nus {
    Nus {
        ups: nus.ups.clamp(-3, 3),
        nim: nus.nim.min(2),
        ..nus
    }
}
