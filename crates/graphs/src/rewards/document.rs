//! An answer about rewards as the document that all answers are, and its check.

use super::Objective;
use super::solve::{Found, RewardSolution};
use super::verify::{RewardClaim, verify_rewards};
use crate::arena::Arena;
use crate::formats::{
    Answer, AnswerError, AnswerGuarantee, Certificate, Figure, FormatError, Numerator, Wrong,
    outward,
};
use crate::fraction::{nearest, written};
use crate::verify::Violation;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use work::Work;

/// How documents say that something is infinite, or not bounded.
const INFINITE: &str = "infinity";

/// The document of a solution; `epsilon` where bounds were wanted.
#[must_use]
pub fn reward_answer(
    arena: &Arena,
    solution: &RewardSolution,
    epsilon: Option<f64>,
    seconds: f64,
) -> Answer {
    let claim = solution.claim();
    let start = arena.start as usize;
    let text = |value: &Option<BigRational>| value.as_ref().map_or(INFINITE.to_owned(), written);
    let allowed = epsilon.and_then(BigRational::from_float);
    let near = |state: usize| match (&claim.lower[state], &claim.upper[state]) {
        (None, _) => true,
        (Some(low), Some(high)) => allowed.as_ref().is_some_and(|most| &(high - low) <= most),
        (Some(_), None) => false,
    };
    let exact = matches!(solution.found, Found::Exact(..));
    let kind = match (exact, (0..arena.len()).all(near)) {
        (true, _) => "exact",
        (false, true) => "proven",
        (false, false) => "estimate",
    };
    let figure = |state: usize| match (&claim.lower[state], &claim.upper[state]) {
        (None, _) => Figure::Text(INFINITE.to_owned()),
        (Some(_), _) if exact => Figure::Text(text(&claim.lower[state])),
        (Some(low), Some(high)) => Figure::Number(nearest(&((low + high) / BigInt::from(2)))),
        (Some(low), None) => Figure::Number(nearest(low)),
    };
    let side = |values: &[Option<BigRational>]| -> Vec<Numerator> {
        if exact {
            Vec::new()
        } else {
            let numerator = |value| Numerator::from(text(value).as_str());
            values.iter().map(numerator).collect()
        }
    };
    let bias = |values: &Vec<BigRational>| values.iter().map(written).collect();
    Answer {
        value: figure(start),
        values: (0..arena.len()).map(figure).collect(),
        strategy: solution.strategy.clone(),
        guarantee: AnswerGuarantee {
            kind: kind.to_owned(),
            lower: edge(&claim.lower[start], false),
            upper: edge(&claim.upper[start], true),
            epsilon: epsilon.unwrap_or(0.0),
        },
        iterations: solution.iterations,
        method: if exact { "exact" } else { "strategy-iteration" }.to_owned(),
        seconds,
        certificate: Certificate {
            version: 1,
            denominator: "1".to_owned(),
            lower: side(&claim.lower),
            upper: side(&claim.upper),
            bias: claim.bias.iter().flatten().map(bias).collect(),
            graph: format!("{:08x}", arena.digest()),
            digest: String::new(),
        },
    }
    .sealed()
}

/// A bound as a float on the safe side; the largest float stands for what is infinite.
fn edge(bound: &Option<BigRational>, up: bool) -> f64 {
    bound.as_ref().map_or(f64::MAX, |bound| outward(bound, up))
}

/// Checks everything that a document says about an arena.
///
/// # Errors
/// The first thing found that does not hold.
pub fn check_rewards(
    answer: &Answer,
    arena: &Arena,
    objective: &Objective,
    work: &Work,
) -> Result<(), AnswerError> {
    let claim = claim(answer, arena)?;
    verify_rewards(arena, objective, &claim, work)?;
    check_values(answer, arena, &claim)?;
    let sealed = &answer.certificate;
    // Last, so that an honest error is named where there is one.
    if sealed.digest != answer.digest() || sealed.graph != format!("{:08x}", arena.digest()) {
        return Err(Violation::Changed.into());
    }
    Ok(())
}

fn claim(answer: &Answer, arena: &Arena) -> Result<RewardClaim, AnswerError> {
    let (found, wanted) = (answer.values.len(), arena.len());
    if found != wanted {
        return Err(Violation::Length {
            what: "values",
            found,
            wanted,
        }
        .into());
    }
    let (lower, upper) = if answer.guarantee.kind == "exact" {
        let values = answer.values.iter().map(|figure| match figure {
            Figure::Text(text) => read(text),
            Figure::Number(float) => Err(unreadable(&float.to_string())),
        });
        let values: Vec<Option<BigRational>> = values.collect::<Result<_, _>>()?;
        (values.clone(), values)
    } else {
        let side = |tops: &[Numerator]| tops.iter().map(|top| read(&top.to_string())).collect();
        let (lower, upper): (Result<_, FormatError>, Result<_, FormatError>) = (
            side(&answer.certificate.lower),
            side(&answer.certificate.upper),
        );
        (lower?, upper?)
    };
    let finite = |text: &String| read(text)?.ok_or_else(|| unreadable(text));
    let bias = match &answer.certificate.bias[..] {
        [lower, upper] => {
            let side = |texts: &[String]| texts.iter().map(finite).collect::<Result<_, _>>();
            Some([side(lower)?, side(upper)?])
        }
        _ => None,
    };
    Ok(RewardClaim {
        lower,
        upper,
        strategy: answer.strategy.clone(),
        bias,
    })
}

fn unreadable(text: &str) -> FormatError {
    FormatError::from(Wrong::Number {
        text: text.chars().take(40).collect(),
    })
}

/// A fraction with its sign, or nothing for what is infinite.
fn read(text: &str) -> Result<Option<BigRational>, FormatError> {
    if text == INFINITE {
        return Ok(None);
    }
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !plain(top.strip_prefix('-').unwrap_or(top)) || !plain(bottom) {
        return Err(unreadable(text));
    }
    match (top.parse::<BigInt>(), bottom.parse::<BigInt>()) {
        (Ok(top), Ok(bottom)) if !bottom.is_zero() => Ok(Some(BigRational::new(top, bottom))),
        _ => Err(unreadable(text)),
    }
}

fn check_values(answer: &Answer, arena: &Arena, claim: &RewardClaim) -> Result<(), Violation> {
    let epsilon = BigRational::from_float(answer.guarantee.epsilon);
    for state in 0..arena.len() {
        let vertex = state as u32;
        let value = match &answer.values[state] {
            Figure::Text(text) => read(text).map_err(|_| Violation::Value { vertex })?,
            Figure::Number(float) => {
                let exact = BigRational::from_float(*float);
                Some(exact.ok_or(Violation::Value { vertex })?)
            }
        };
        let (low, high) = (&claim.lower[state], &claim.upper[state]);
        let holds = match (&value, low) {
            (None, low) => low.is_none(),
            (Some(_), None) => false,
            (Some(value), Some(low)) => {
                // A float cannot always lie between bounds that are closer than floats are.
                let slack = (value.abs() + BigInt::from(1)) / BigInt::from(1u64 << 50);
                value >= &(low - &slack)
                    && high.as_ref().is_none_or(|high| value <= &(high + &slack))
            }
        };
        if !holds {
            return Err(Violation::Value { vertex });
        }
        let wide = match (low, high) {
            (None, _) => false,
            (Some(low), Some(high)) => Some(high - low) > epsilon,
            (Some(_), None) => true,
        };
        if answer.guarantee.kind == "proven" && wide {
            let epsilon = answer.guarantee.epsilon.to_string();
            return Err(Violation::Wide { vertex, epsilon });
        }
    }
    let start = arena.start as usize;
    if answer.value != answer.values[start] {
        return Err(Violation::Contradiction("value"));
    }
    let (lower, upper) = (answer.guarantee.lower, answer.guarantee.upper);
    let below = match &claim.lower[start] {
        None => lower == f64::MAX,
        Some(low) => BigRational::from_float(lower).is_some_and(|lower| &lower <= low),
    };
    let above = match &claim.upper[start] {
        None => upper == f64::MAX,
        Some(high) => BigRational::from_float(upper).is_some_and(|upper| &upper >= high),
    };
    if !below || !above {
        return Err(Violation::Contradiction("guarantee"));
    }
    if !["proven", "exact", "estimate"].contains(&answer.guarantee.kind.as_str()) {
        return Err(Violation::Contradiction("kind"));
    }
    Ok(())
}
