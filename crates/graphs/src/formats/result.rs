//! An answer as a JSON document, and its check. What is checked is the document itself, whoever wrote it.

use super::{FormatError, Numerator, Wrong};
use crate::fraction::{nearest, parse_exact, written};
use crate::prepare::Certain;
use crate::verify::{Claim, Unconfirmed, Violation, verify};
use crate::{Exact, Graph, Kind, Solution, Vertex};
use num_bigint::BigInt;
use num_rational::BigRational;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use work::Work;

/// A number as it stands in the document: a float, or an exact fraction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Figure {
    /// A float.
    Number(f64),
    /// `p/q`.
    Text(String),
}

impl Figure {
    fn exact(&self) -> Option<BigRational> {
        match self {
            Figure::Number(float) => BigRational::from_float(*float),
            Figure::Text(text) => parse_long(text),
        }
    }
}

/// Exact answers may be longer than anything that people write.
fn parse_long(text: &str) -> Option<BigRational> {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !plain(top) || !plain(bottom) {
        return None;
    }
    let (top, bottom): (BigInt, BigInt) = (top.parse().ok()?, bottom.parse().ok()?);
    (bottom != BigInt::ZERO).then(|| BigRational::new(top, bottom))
}

/// How far the answer can be trusted, as in [`Guarantee`](crate::Guarantee).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AnswerGuarantee {
    /// "proven", "exact" or "estimate".
    pub kind: String,
    /// The start is worth at least this.
    pub lower: f64,
    /// The start is worth at most this.
    pub upper: f64,
    /// How far apart the bounds may be, for a proven answer.
    pub epsilon: f64,
}

/// What makes the answer checkable: the bounds as they were proven. They are numerators over a common denominator, and
/// absent where the values themselves are exact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Certificate {
    /// The version of this layout.
    pub version: u64,
    /// Of all bounds.
    pub denominator: String,
    /// Numerators of the lower bounds, by vertex.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub lower: Vec<Numerator>,
    /// Numerators of the upper bounds, by vertex.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub upper: Vec<Numerator>,
    /// For the mean of rewards: what proves the lower and the upper bounds beside themselves, by state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bias: Vec<Vec<String>>,
    /// A checksum of the graph.
    pub graph: String,
    /// A checksum of this whole answer.
    pub digest: String,
}

/// An answer as a document.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The value of the start.
    pub value: Figure,
    /// The value of each vertex.
    pub values: Vec<Figure>,
    /// For each vertex of a player the successor to go to.
    pub strategy: Vec<Option<Vertex>>,
    /// How far it can be trusted.
    pub guarantee: AnswerGuarantee,
    /// How many rounds it took.
    pub iterations: u64,
    /// How it was found.
    pub method: String,
    /// How long it took; for information, and not part of what is certified.
    pub seconds: f64,
    /// What makes it checkable.
    pub certificate: Certificate,
}

/// Why an answer is not confirmed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum AnswerError {
    /// It cannot be read.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// It does not hold, or was not checked to the end.
    #[error(transparent)]
    Unconfirmed(#[from] Unconfirmed),
}

rules::tell!(AnswerError: Format, Unconfirmed);

impl From<Violation> for AnswerError {
    fn from(violation: Violation) -> Self {
        AnswerError::Unconfirmed(violation.into())
    }
}

/// A float of at most fifteen decimals on the safe side of a number. Every digit of such a float counts: none can be
/// changed without changing the float.
pub(crate) fn outward(exact: &BigRational, up: bool) -> f64 {
    const PLACES: u64 = 1_000_000_000_000_000;
    let scaled = exact * BigInt::from(PLACES);
    let mut whole = if up { scaled.ceil() } else { scaled.floor() }.to_integer();
    loop {
        let float = nearest(&BigRational::new(whole.clone(), BigInt::from(PLACES)));
        let found = BigRational::from_float(float);
        let safe = if up {
            found.as_ref() >= Some(exact)
        } else {
            found.as_ref() <= Some(exact)
        };
        if safe {
            return float;
        }
        whole += if up { 1 } else { -1 };
    }
}

/// What is written becomes a checksum and is not held.
struct Checksum(crc32fast::Hasher);

impl Write for Checksum {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}

/// Bounds are multiples of one over this.
const DENOMINATOR: u64 = 1 << 60;

impl Answer {
    /// The document of a solution.
    #[must_use]
    pub fn of_solution(graph: &Graph, solution: &Solution, epsilon: f64, seconds: f64) -> Answer {
        let side = |side: usize| {
            solution
                .bounds
                .iter()
                .map(|bounds| bounds[side].into())
                .collect()
        };
        Answer {
            value: Figure::Number(solution.values[graph.start() as usize]),
            values: solution
                .values
                .iter()
                .map(|&value| Figure::Number(value))
                .collect(),
            strategy: solution.strategy.clone(),
            guarantee: AnswerGuarantee {
                kind: solution.guarantee.kind.word().to_owned(),
                lower: outward(&solution.bounds(graph.start()).0, false),
                upper: outward(&solution.bounds(graph.start()).1, true),
                epsilon,
            },
            iterations: solution.iterations,
            method: solution.method.name().to_owned(),
            seconds,
            certificate: Certificate {
                version: 1,
                denominator: DENOMINATOR.to_string(),
                lower: side(0),
                upper: side(1),
                bias: Vec::new(),
                graph: format!("{:08x}", graph.digest()),
                digest: String::new(),
            },
        }
        .sealed()
    }

    /// The document of what is certain without computing: bounds of 0 and 1 where Max cannot hope or wins almost surely, and
    /// none elsewhere.
    #[must_use]
    pub fn of_certain(graph: &Graph, known: &Certain, seconds: f64) -> Answer {
        let bounds = |vertex: usize| match (known.zero[vertex], known.one[vertex]) {
            (true, _) => (0, 0),
            (_, true) => (DENOMINATOR, DENOMINATOR),
            _ => match graph.sink(vertex as Vertex) {
                Some(worth) if worth.is_integer() => {
                    let worth = worth.to_integer() * DENOMINATOR;
                    (worth, worth)
                }
                _ => (0, DENOMINATOR),
            },
        };
        let float = |number: u64| if number == 0 { 0.0 } else { 1.0 };
        let all: Vec<(u64, u64)> = (0..graph.len()).map(bounds).collect();
        let values: Vec<Figure> = all
            .iter()
            .map(|&(low, high)| Figure::Number((float(low) + float(high)) / 2.0))
            .collect();
        let (low, high) = all[graph.start() as usize];
        let chosen = |vertex: Vertex| match graph.kind(vertex) {
            Kind::Max | Kind::Min => known.strategy[vertex as usize]
                .or_else(|| graph.successors(vertex).first().copied()),
            Kind::Chance | Kind::Sink => None,
        };
        Answer {
            value: values[graph.start() as usize].clone(),
            values,
            strategy: graph.vertices().map(chosen).collect(),
            guarantee: AnswerGuarantee {
                kind: if low == high { "proven" } else { "estimate" }.to_owned(),
                lower: float(low),
                upper: float(high),
                epsilon: 1.0,
            },
            iterations: 0,
            method: "attractors".to_owned(),
            seconds,
            certificate: Certificate {
                version: 1,
                denominator: DENOMINATOR.to_string(),
                lower: all.iter().map(|&(low, _)| low.into()).collect(),
                upper: all.iter().map(|&(_, high)| high.into()).collect(),
                bias: Vec::new(),
                graph: format!("{:08x}", graph.digest()),
                digest: String::new(),
            },
        }
        .sealed()
    }

    /// The document of an exact solution.
    #[must_use]
    pub fn of_exact(graph: &Graph, exact: &Exact, seconds: f64) -> Answer {
        let figure = |value: &BigRational| Figure::Text(written(value));
        let start = &exact.values[graph.start() as usize];
        Answer {
            value: figure(start),
            values: exact.values.iter().map(figure).collect(),
            strategy: exact.strategy.clone(),
            guarantee: AnswerGuarantee {
                kind: "exact".to_owned(),
                lower: outward(start, false),
                upper: outward(start, true),
                epsilon: 0.0,
            },
            iterations: exact.iterations,
            method: "exact".to_owned(),
            seconds,
            certificate: Certificate {
                version: 1,
                denominator: "1".to_owned(),
                lower: Vec::new(),
                upper: Vec::new(),
                bias: Vec::new(),
                graph: format!("{:08x}", graph.digest()),
                digest: String::new(),
            },
        }
        .sealed()
    }

    /// Reads the document.
    ///
    /// # Errors
    /// When it is no such document.
    pub fn from_json(text: &str) -> Result<Answer, FormatError> {
        let answer: Answer = serde_json::from_str(text).map_err(|error| {
            let detail = error.to_string();
            FormatError::at(
                error.line() as u64,
                Wrong::Malformed {
                    format: "JSON",
                    detail,
                },
            )
        })?;
        if answer.certificate.version != 1 {
            return Err(Wrong::Version {
                found: answer.certificate.version.to_string(),
            }
            .into());
        }
        Ok(answer)
    }

    pub(crate) fn sealed(mut self) -> Answer {
        self.certificate.digest = self.digest();
        self
    }

    /// A checksum of everything in the document but the time and the checksum itself.
    pub(crate) fn digest(&self) -> String {
        let mut all = Checksum(crc32fast::Hasher::new());
        // A checksum takes whatever is written.
        let _ = self.write_certified(&mut all);
        format!("{:08x}", all.0.finalize())
    }

    fn write_certified(&self, all: &mut impl Write) -> std::fmt::Result {
        write!(
            all,
            "{:?}|{:?}|{:?}|{:?}",
            self.value, self.values, self.strategy, self.guarantee
        )?;
        write!(all, "|{}|{}", self.iterations, self.method)?;
        let sealed = &self.certificate;
        write!(
            all,
            "|{}|{}|{:?}|{:?}",
            sealed.version, sealed.denominator, sealed.lower, sealed.upper
        )?;
        if !sealed.bias.is_empty() {
            write!(all, "|{:?}", sealed.bias)?;
        }
        write!(all, "|{}", sealed.graph)
    }

    /// Checks everything that the document says about this graph, with fractions and without believing any of it.
    ///
    /// # Errors
    /// The first thing found that does not hold.
    pub fn check(&self, graph: &Graph, work: &Work) -> Result<(), AnswerError> {
        let claim = self.claim(graph)?;
        verify(graph, &claim, work)?;
        self.check_values(graph, &claim)?;
        // Last, so that an honest error is named where there is one.
        if self.certificate.digest != self.digest()
            || self.certificate.graph != format!("{:08x}", graph.digest())
        {
            return Err(Violation::Changed.into());
        }
        Ok(())
    }

    fn claim(&self, graph: &Graph) -> Result<Claim, AnswerError> {
        let number = |text: &str| {
            FormatError::from(Wrong::Number {
                text: text.chars().take(40).collect(),
            })
        };
        if self.values.len() != graph.len() {
            let (found, wanted) = (self.values.len(), graph.len());
            return Err(Violation::Length {
                what: "values",
                found,
                wanted,
            }
            .into());
        }
        if self.guarantee.kind == "exact" {
            let values = self.values.iter().map(|figure| match figure {
                Figure::Text(text) => parse_long(text).ok_or_else(|| number(text)),
                Figure::Number(float) => Err(number(&float.to_string())),
            });
            let values: Vec<BigRational> = values.collect::<Result<_, _>>()?;
            return Ok(Claim {
                lower: values.clone(),
                upper: values,
                strategy: self.strategy.clone(),
            });
        }
        let sealed = &self.certificate;
        let denominator = parse_exact(&sealed.denominator)
            .ok()
            .filter(BigRational::is_integer);
        let denominator =
            denominator.filter(|number| number.numer().sign() == num_bigint::Sign::Plus);
        let denominator = denominator
            .ok_or_else(|| number(&sealed.denominator))?
            .to_integer();
        let side = |tops: &[Numerator]| -> Result<Vec<BigRational>, FormatError> {
            let each = tops.iter().map(|top| {
                let top = match top {
                    Numerator::Small(top) => BigInt::from(*top).into(),
                    Numerator::Text(text) => parse_long(text).ok_or_else(|| number(text))?,
                };
                Ok(top / &denominator)
            });
            each.collect()
        };
        Ok(Claim {
            lower: side(&sealed.lower)?,
            upper: side(&sealed.upper)?,
            strategy: self.strategy.clone(),
        })
    }

    fn check_values(&self, graph: &Graph, claim: &Claim) -> Result<(), Violation> {
        let start = graph.start();
        let epsilon = BigRational::from_float(self.guarantee.epsilon);
        for vertex in graph.vertices() {
            let at = vertex as usize;
            let (low, high) = (&claim.lower[at], &claim.upper[at]);
            // A float cannot always lie between bounds that are closer than floats are.
            let slack = BigRational::new(1.into(), BigInt::from(1u64 << 50));
            let value = self.values[at].exact().ok_or(Violation::Value { vertex })?;
            if value < low - &slack || value > high + &slack {
                return Err(Violation::Value { vertex });
            }
            if self.guarantee.kind == "proven" && Some(high - low) > epsilon {
                let epsilon = self.guarantee.epsilon.to_string();
                return Err(Violation::Wide { vertex, epsilon });
            }
        }
        let at = start as usize;
        let (lower, upper) = (self.guarantee.lower, self.guarantee.upper);
        let (lower, upper) = (
            BigRational::from_float(lower),
            BigRational::from_float(upper),
        );
        if self.value != self.values[at] {
            return Err(Violation::Contradiction("value"));
        }
        if lower.is_none_or(|lower| lower > claim.lower[at])
            || upper.is_none_or(|upper| upper < claim.upper[at])
        {
            return Err(Violation::Contradiction("guarantee"));
        }
        if !["proven", "exact", "estimate"].contains(&self.guarantee.kind.as_str()) {
            return Err(Violation::Contradiction("kind"));
        }
        Ok(())
    }
}
