//! A property in terms of the answer about its game: its number with bounds, and whether it holds.

use super::pose::{Posed, PosedGame};
use super::property::Comparison;
use crate::formats::{Answer, Figure};
use crate::fraction::{nearest, written};
use crate::prepare::Certain;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// What a property came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The number that it is about; `infinity` where it is infinite.
    pub value: Figure,
    /// It is at least this; nothing where it is infinite.
    pub lower: Option<f64>,
    /// And at most this; nothing where it is infinite or not bounded.
    pub upper: Option<f64>,
    /// For a comparison whether it holds; nothing where the bounds do not decide it.
    pub holds: Option<bool>,
    /// By how much the proven bound is clear of the number compared with; nothing where that is infinite.
    pub margin: Option<f64>,
}

impl Posed {
    fn is_complement(&self) -> bool {
        matches!(self.game, PosedGame::Complement(_))
    }

    /// Whether a probability is compared with 0 or 1, so that edges alone decide.
    #[must_use]
    pub fn is_qualitative(&self) -> bool {
        let extreme = |bound: &BigRational| bound.is_zero() || bound.is_one();
        !matches!(self.game, PosedGame::Reward(..))
            && self.bound.as_ref().is_some_and(|(_, bound)| extreme(bound))
    }

    /// Decides such a property: whether it holds, and whether the probability is known to be 0 and to be 1.
    #[must_use]
    pub fn decided(&self, known: &Certain, start: usize) -> Option<(bool, bool, bool)> {
        let (comparison, bound) = self.bound.as_ref().filter(|_| known.complete)?;
        let (mut never, mut surely) = (known.zero[start], known.one[start]);
        if self.is_complement() {
            std::mem::swap(&mut never, &mut surely);
        }
        let holds = match (comparison, bound.is_one()) {
            (Comparison::AtLeast, true) => surely,
            (Comparison::Below, true) => !surely,
            (Comparison::Above, false) => !never,
            (Comparison::AtMost, false) => never,
            (Comparison::AtLeast, false) | (Comparison::AtMost, true) => true,
            (Comparison::Above, true) | (Comparison::Below, false) => false,
        };
        Some((holds, never, surely))
    }

    /// The property by an answer about its game.
    #[must_use]
    pub fn judged(&self, answer: &Answer) -> Judged {
        let guarantee = &answer.guarantee;
        let finite = |float: f64| (float < f64::MAX).then_some(float);
        let (lower, upper) = if self.is_complement() {
            (
                Some(one_less(guarantee.upper, false)),
                Some(one_less(guarantee.lower, true)),
            )
        } else {
            (finite(guarantee.lower), finite(guarantee.upper))
        };
        let value = match (&answer.value, self.is_complement()) {
            (figure, false) => figure.clone(),
            (Figure::Number(number), true) => Figure::Number(1.0 - number),
            (Figure::Text(text), true) => Figure::Text(match fraction(text) {
                Some(exact) => written(&(BigRational::one() - exact)),
                None => text.clone(),
            }),
        };
        // Exact answers are compared as fractions, others by their proven bounds.
        let exact = match &value {
            Figure::Text(text) => fraction(text),
            Figure::Number(_) => None,
        };
        let infinite = matches!(value, Figure::Text(_)) && exact.is_none();
        let side = |float: Option<f64>| float.and_then(BigRational::from_float);
        let (low, high) = match exact {
            Some(exact) => (Some(exact.clone()), Some(exact)),
            None => (side(lower), side(upper)),
        };
        let (holds, margin) = match &self.bound {
            None => (None, None),
            Some((comparison, _)) if infinite => (Some(comparison.is_lower_bound()), None),
            Some((comparison, bound)) => compared(*comparison, bound, low, high),
        };
        Judged {
            value,
            lower,
            upper,
            holds,
            margin,
        }
    }
}

/// One less a float, as a float on the safe side.
fn one_less(float: f64, up: bool) -> f64 {
    let turned = 1.0 - float;
    let Some(exact) = BigRational::from_float(float).map(|exact| BigRational::one() - exact) else {
        return turned;
    };
    match BigRational::from_float(turned) {
        Some(found) if up && found < exact => turned.next_up(),
        Some(found) if !up && found > exact => turned.next_down(),
        _ => turned,
    }
}

/// Whether bounds decide a comparison, and how far the nearer one is from it.
fn compared(
    comparison: Comparison,
    bound: &BigRational,
    low: Option<BigRational>,
    high: Option<BigRational>,
) -> (Option<bool>, Option<f64>) {
    let above = low.map(|low| low - bound);
    let below = high.map(|high| bound - high);
    let clear = |gap: &Option<BigRational>, touching: bool| {
        let gap = gap.as_ref();
        gap.is_some_and(|gap| gap.is_positive() || touching && gap.is_zero())
    };
    // Which side the number itself belongs to.
    let touching_above = matches!(comparison, Comparison::AtLeast | Comparison::Below);
    let more = comparison.is_lower_bound();
    if clear(&above, touching_above) {
        (Some(more), above.map(|gap| nearest(&gap)))
    } else if clear(&below, !touching_above) {
        (Some(!more), below.map(|gap| nearest(&gap)))
    } else {
        (None, None)
    }
}

/// `p/q` of any length.
fn fraction(text: &str) -> Option<BigRational> {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    let (top, bottom): (BigInt, BigInt) = (top.parse().ok()?, bottom.parse().ok()?);
    (!bottom.is_zero()).then(|| BigRational::new(top, bottom))
}
