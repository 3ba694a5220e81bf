//! Piecewise linear functions of the temperature, from -1 upwards: the walls and scaffolds of thermographs.
//! Slopes are whole numbers and breakpoints dyadic, so everything is exact. It knows no games.

use crate::{Dyadic, Unable};
use std::cmp::Ordering;

/// A piece that begins at a temperature and ends where the next one begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) from: Dyadic,
    pub(crate) at: Dyadic,
    pub(crate) slope: i32,
}

/// A continuous piecewise linear function of the temperature, from -1 upwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wall {
    pieces: Vec<Piece>,
}

fn plus(a: Dyadic, b: Dyadic) -> Result<Dyadic, Unable> {
    a.plus(b).ok_or(Unable::OutOfRange)
}

impl Piece {
    fn value(&self, temperature: Dyadic) -> Result<Dyadic, Unable> {
        let rise = temperature
            .minus(self.from)
            .and_then(|t| t.times(Dyadic::integer(self.slope)));
        plus(self.at, rise.ok_or(Unable::OutOfRange)?)
    }
}

impl Wall {
    /// A vertical mast.
    pub(crate) fn mast(at: Dyadic) -> Self {
        Wall {
            pieces: vec![Piece {
                from: Dyadic::MINUS_ONE,
                at,
                slope: 0,
            }],
        }
    }

    pub(crate) fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    pub(crate) fn value(&self, temperature: Dyadic) -> Result<Dyadic, Unable> {
        let after = self
            .pieces
            .partition_point(|piece| piece.from <= temperature);
        self.pieces[after.max(1) - 1].value(temperature)
    }

    /// The function plus `slope` times the temperature: a tax or a refund.
    pub(crate) fn taxed(&self, slope: i32) -> Result<Self, Unable> {
        let taxed = |piece: &Piece| {
            let tax = piece.from.times(Dyadic::integer(slope));
            Ok(Piece {
                at: plus(piece.at, tax.ok_or(Unable::OutOfRange)?)?,
                slope: piece.slope + slope,
                ..*piece
            })
        };
        Ok(Wall {
            pieces: self
                .pieces
                .iter()
                .map(taxed)
                .collect::<Result<_, Unable>>()?,
        })
    }

    /// The larger (`Greater`) or the smaller (`Less`) of two functions, everywhere.
    pub(crate) fn extreme(&self, other: &Self, wanted: Ordering) -> Result<Self, Unable> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut push = |piece: Piece| {
            if pieces.last().is_none_or(|last| last.slope != piece.slope) {
                pieces.push(piece);
            }
        };
        for (from, to, a, b) in self.together(other) {
            let (at_a, at_b) = (a.value(from)?, b.value(from)?);
            let first_better = match at_a.cmp(&at_b) {
                Ordering::Equal => a.slope.cmp(&b.slope) != wanted.reverse(),
                order => order == wanted,
            };
            let (better, worse) = if first_better { (a, b) } else { (b, a) };
            push(Piece {
                from,
                at: better.value(from)?,
                slope: better.slope,
            });
            if let Some(crossing) = crossing(from, better, worse)?
                && to.is_none_or(|to| crossing < to)
            {
                push(Piece {
                    from: crossing,
                    at: worse.value(crossing)?,
                    slope: worse.slope,
                });
            }
        }
        Ok(Wall { pieces })
    }

    /// The first temperature at which this function is not above the other, given that their distance never grows.
    pub(crate) fn meets(&self, other: &Self) -> Result<Dyadic, Unable> {
        for (from, to, a, b) in self.together(other) {
            if a.value(from)? <= b.value(from)? {
                return Ok(from);
            }
            if let Some(crossing) = crossing(from, a, b)?
                && to.is_none_or(|to| crossing <= to)
            {
                return Ok(crossing);
            }
        }
        unreachable!("scaffolds approach each other at last with slope two");
    }

    /// The function up to a temperature, and a mast from there.
    pub(crate) fn masted(&self, from: Dyadic) -> Result<Self, Unable> {
        let at = self.value(from)?;
        let below = self.pieces.iter().take_while(|piece| piece.from < from);
        let mut pieces: Vec<Piece> = below.copied().collect();
        if pieces.last().is_none_or(|last| last.slope != 0) {
            pieces.push(Piece { from, at, slope: 0 });
        }
        Ok(Wall { pieces })
    }

    /// Stretches of temperature on which both functions are linear: beginning, end if there is one, both pieces.
    fn together<'w>(
        &'w self,
        other: &'w Self,
    ) -> impl Iterator<Item = (Dyadic, Option<Dyadic>, Piece, Piece)> + 'w {
        let (mut i, mut j) = (0, 0);
        let mut from = Some(Dyadic::MINUS_ONE);
        std::iter::from_fn(move || {
            let start = from?;
            let (a, b) = (self.pieces[i], other.pieces[j]);
            let next = |wall: &Wall, at: usize| wall.pieces.get(at + 1).map(|piece| piece.from);
            let (next_a, next_b) = (next(self, i), next(other, j));
            let to = match (next_a, next_b) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            };
            i += usize::from(to.is_some() && next_a == to);
            j += usize::from(to.is_some() && next_b == to);
            from = to;
            Some((start, to, a, b))
        })
    }
}

/// Where two lines cross after `from`, if they do.
fn crossing(from: Dyadic, a: Piece, b: Piece) -> Result<Option<Dyadic>, Unable> {
    let gap = a
        .value(from)?
        .minus(b.value(from)?)
        .ok_or(Unable::OutOfRange)?;
    let closing = b.slope - a.slope;
    let after = match closing {
        0 => return Ok(None),
        1 => gap,
        2 => gap.half().ok_or(Unable::OutOfRange)?,
        -1 => -gap,
        -2 => -gap.half().ok_or(Unable::OutOfRange)?,
        _ => unreachable!("slopes of walls lie between -1 and 1"),
    };
    if after <= Dyadic::ZERO {
        return Ok(None);
    }
    plus(from, after).map(Some)
}
