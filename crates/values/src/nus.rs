//! Number + up multiple + nimber, the values that most small positions have, computed without looking at options.
//! It does not know the table; the laws that tie it to plain options are in the tests.

use crate::Dyadic;

/// `number + ups·↑ + *nim`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nus {
    /// The number.
    pub number: Dyadic,
    /// How many ups; downs are negative.
    pub ups: i32,
    /// The nimber.
    pub nim: u32,
}

/// More ups or larger nimbers than this are refused rather than risked.
const MOST: u32 = 1 << 30;

impl Nus {
    /// A number.
    #[must_use]
    pub const fn number(number: Dyadic) -> Self {
        Nus {
            number,
            ups: 0,
            nim: 0,
        }
    }

    /// Whether it is a number.
    #[must_use]
    pub fn is_number(self) -> bool {
        self.ups == 0 && self.nim == 0
    }

    /// The sum, unless it is out of range.
    #[must_use]
    pub fn plus(self, other: Self) -> Option<Self> {
        Some(Nus {
            number: self.number.plus(other.number)?,
            ups: self
                .ups
                .checked_add(other.ups)
                .filter(|ups| ups.unsigned_abs() < MOST)?,
            nim: Some(self.nim ^ other.nim).filter(|nim| *nim < MOST)?,
        })
    }

    /// Whether it is in range.
    #[must_use]
    pub fn in_range(self) -> bool {
        self.ups.unsigned_abs() < MOST && self.nim < MOST
    }

    /// Whether `self <= other`.
    #[must_use]
    pub fn at_most(self, other: Self) -> bool {
        if self.number != other.number {
            return self.number < other.number;
        }
        let nim = self.nim ^ other.nim;
        // ↑ is confused with *, and greater than every other nimber; two ups are greater than all of them.
        match i64::from(other.ups) - i64::from(self.ups) {
            0 => nim == 0,
            1 => nim != 1,
            ups => ups > 1,
        }
    }

    /// What Left may move to in the canonical form. Right's options are the negatives of the negative's.
    pub(crate) fn left_options(self, mut give: impl FnMut(Nus)) {
        let Nus { number, ups, nim } = self;
        let near = |ups, nim| Nus { number, ups, nim };
        match ups {
            0 if nim > 0 => (0..nim).for_each(|nim| give(near(0, nim))),
            0 => {
                if let Some(below) = below(number) {
                    give(Nus::number(below));
                }
            }
            1 if nim == 1 => {
                give(near(0, 0));
                give(near(0, 1));
            }
            1.. => give(near(0, 0)),
            -1 if nim == 1 => give(near(0, 0)),
            _ => give(near(ups + 1, nim ^ 1)),
        }
    }

    /// The value whose canonical options these are, if it has this form. Lists must be free of dominated and
    /// reversible options.
    pub(crate) fn recognise(left: &[Nus], right: &[Nus]) -> Option<Nus> {
        let number = left.first()?.number;
        if left
            .iter()
            .chain(right)
            .any(|option| option.number != number)
        {
            return None;
        }
        let made = |ups, nim| Some(Nus { number, ups, nim }).filter(|nus| nus.in_range());
        if left.len() == right.len() && nimbers_below(left) && nimbers_below(right) {
            return made(0, left.len() as u32);
        }
        let bare = |options: &[Nus]| options.len() == 1 && options[0].is_bare();
        if bare(left) && right.len() == 1 && right[0].ups >= 0 {
            return made(right[0].ups + 1, right[0].nim ^ 1);
        }
        if bare(right) && left.len() == 1 && left[0].ups <= 0 {
            return made(left[0].ups - 1, left[0].nim ^ 1);
        }
        if bare(right) && left.len() == 2 && nimbers_below(left) {
            return made(1, 1);
        }
        if bare(left) && right.len() == 2 && nimbers_below(right) {
            return made(-1, 1);
        }
        None
    }

    fn is_bare(self) -> bool {
        self.ups == 0 && self.nim == 0
    }
}

/// Whether these are the nimbers below some nimber, each once, in any order.
fn nimbers_below(options: &[Nus]) -> bool {
    options.iter().all(|option| option.ups == 0)
        && (0..options.len() as u32).all(|nim| options.iter().any(|option| option.nim == nim))
}

/// The left option of a number in canonical form.
fn below(number: Dyadic) -> Option<Dyadic> {
    match number.exponent() {
        0 if number <= Dyadic::ZERO => None,
        0 => number.minus(Dyadic::ONE),
        exponent => number.minus(Dyadic::new(1, exponent)?),
    }
}

impl std::ops::Neg for Nus {
    type Output = Self;

    fn neg(self) -> Self {
        Nus {
            number: -self.number,
            ups: -self.ups,
            nim: self.nim,
        }
    }
}

impl Nus {
    /// The day on which it is born.
    #[must_use]
    pub fn birthday(self) -> u64 {
        let number = number_birthday(self.number);
        let ups = u64::from(self.ups.unsigned_abs());
        let nim = u64::from(self.nim);
        match (self.ups, nim) {
            (0, nim) => number + nim,
            // ↑* = {0,*|0} is as old as ⇑* = {0|↑} and ↑ = {0|*}; every further up adds a day.
            (1 | -1, 1) => number + 2,
            // ↑*m = {0|*(m^1)}.
            (_, nim) if ups == 1 => number + 1 + (nim ^ 1),
            // Down to one up the nimber alternates between m and m^1.
            (_, nim) => {
                let last = if ups % 2 == 1 { nim } else { nim ^ 1 };
                let single = if last == 1 { 2 } else { 1 + (last ^ 1) };
                number + single + ups - 1
            }
        }
    }
}

/// The day on which a number is born.
#[must_use]
pub(crate) fn number_birthday(number: Dyadic) -> u64 {
    let size = if number < Dyadic::ZERO {
        -number
    } else {
        number
    };
    match size.exponent() {
        0 => size.numerator().unsigned_abs(),
        exponent => size.floor().unsigned_abs() + 1 + u64::from(exponent),
    }
}
