//! Zero-sum games in which both players choose a number from an interval, and a formula says what is paid.
//!
//! The game on a coarse grid is solved by linear programming. Each strategy found is then held against every number
//! that the opponent could choose, not only those on the grid, with bounds that are never wrong; the opponent's best
//! answer joins the grid, and so on until both bounds are close. So the error stated is proven, not estimated.

use crate::explain::show;
use crate::floating::{FloatingFailure, solve_floating};
use crate::formula::Formula;
use crate::interval::Interval;
use crate::number::Rational;
use crate::payoffs::Payoffs;
use crate::saddle::pure_solution;
use rules::{Message, Told};
use std::cmp::Ordering;
use std::collections::BinaryHeap;
use work::{Halt, Work};

/// What was found, and within which bounds the value of the continuous game lies.
#[derive(Clone, Debug, PartialEq)]
pub struct ContinuousSolution {
    /// The middle of the bounds.
    pub value: f64,
    /// What the row player's strategy assures against every number.
    pub lower: f64,
    /// What the column player's strategy gives away at most, against every number.
    pub upper: f64,
    /// Numbers that the first player chooses, with their probabilities.
    pub row: Vec<(f64, f64)>,
    /// Numbers that the second player chooses, with their probabilities.
    pub column: Vec<(f64, f64)>,
    /// How often the grid was refined.
    pub refinements: usize,
    /// How many numbers of each player are on the last grid.
    pub grid: (usize, usize),
}

/// Why there is no solution.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ContinuousFailure {
    /// The formula is not defined, or not bounded, near this point.
    #[error("the formula is not defined or not bounded near x = {x}, y = {y}")]
    Undefined {
        /// The first player's number.
        x: f64,
        /// The second player's number.
        y: f64,
    },
    /// Linear programming failed, or the work was halted.
    #[error(transparent)]
    Floating(#[from] FloatingFailure),
}

impl From<Halt> for ContinuousFailure {
    fn from(halt: Halt) -> Self {
        ContinuousFailure::Floating(FloatingFailure::Halt(halt))
    }
}

rules::tell!(ContinuousFailure, |failure| match failure {
    ContinuousFailure::Undefined { x, y } => Told::input(
        Message::new("matrix-error-formula-undefined")
            .with("x", show(*x))
            .with("y", show(*y)),
        Message::new("matrix-accepted-formula-defined"),
    ),
    ContinuousFailure::Floating(failure) => failure.told(),
});

/// Points on the first grid, for each player.
const FIRST_GRID: usize = 5;
/// Refinements after which we state the error reached rather than go on.
const MOST_REFINEMENTS: usize = 200;
/// Boxes that one search for a best answer may open; beyond that its bound is just less tight.
const MOST_BOXES: usize = 100_000;
/// Probabilities below this are rounding.
const NEGLIGIBLE: f64 = 1e-9;

/// Solves the game until the bounds are `epsilon` apart, or as close as the limits above allow.
///
/// # Errors
/// [`ContinuousFailure`].
pub fn solve_continuous(
    formula: &Formula,
    x: Interval,
    y: Interval,
    epsilon: f64,
    work: &Work,
) -> Result<ContinuousSolution, ContinuousFailure> {
    let (mut xs, mut ys) = (first_grid(x), first_grid(y));
    let task = work.task("matrix-task-grid", None);
    let mut best: Option<ContinuousSolution> = None;
    for refinements in 0..MOST_REFINEMENTS {
        let (row, column) = on_grid(formula, &xs, &ys, work)?;
        let by_y = |at: Interval| mixture(&row, |own| formula.over(Interval::point(own), at));
        let by_x = |at: Interval| mixture(&column, |own| formula.over(at, Interval::point(own)));
        let tolerance = epsilon / 4.0;
        let undefined = |x: f64, y: f64| ContinuousFailure::Undefined { x, y };
        let low = least(&by_y, y, tolerance, work)?.map_err(|at| undefined(row[0].0, at))?;
        let minus = |at: Interval| by_x(at).map(Interval::negated);
        let high = least(&minus, x, tolerance, work)?.map_err(|at| undefined(at, column[0].0))?;
        let now = ContinuousSolution {
            value: 0.0,
            lower: low.bound,
            upper: -high.bound,
            row,
            column,
            refinements,
            grid: (xs.len(), ys.len()),
        };
        let kept = merge(best.take(), now);
        let close = kept.upper - kept.lower <= epsilon;
        let new_x = insert(&mut xs, high.point);
        let new_y = insert(&mut ys, low.point);
        best = Some(kept);
        task.tick()?;
        if close || !(new_x || new_y) {
            break;
        }
    }
    Ok(best.expect("the first grid was solved"))
}

fn first_grid(range: Interval) -> Vec<f64> {
    let step = range.width() / (FIRST_GRID - 1) as f64;
    let mut points: Vec<f64> = (0..FIRST_GRID - 1)
        .map(|k| range.low + step * k as f64)
        .collect();
    points.push(range.high);
    points.dedup();
    points
}

fn insert(points: &mut Vec<f64>, point: f64) -> bool {
    match points.binary_search_by(|other| other.total_cmp(&point)) {
        Ok(_) => false,
        Err(at) => {
            points.insert(at, point);
            true
        }
    }
}

/// Each player keeps the strategy that assured him most.
fn merge(before: Option<ContinuousSolution>, now: ContinuousSolution) -> ContinuousSolution {
    let mut kept = now;
    if let Some(before) = before {
        if before.lower > kept.lower {
            (kept.lower, kept.row) = (before.lower, before.row);
        }
        if before.upper < kept.upper {
            (kept.upper, kept.column) = (before.upper, before.column);
        }
    }
    kept.value = kept.lower + (kept.upper - kept.lower) / 2.0;
    kept
}

type Mixed = Vec<(f64, f64)>;

/// Optimal strategies on the grid: pure ones where there is a saddle point.
fn on_grid(
    formula: &Formula,
    xs: &[f64],
    ys: &[f64],
    work: &Work,
) -> Result<(Mixed, Mixed), ContinuousFailure> {
    let mut rows = Vec::with_capacity(xs.len());
    for &x in xs {
        let mut row = Vec::with_capacity(ys.len());
        for &y in ys {
            let exact = Rational::from_float(formula.at(x, y));
            row.push(exact.ok_or(ContinuousFailure::Undefined { x, y })?);
        }
        rows.push(row);
    }
    let payoffs = Payoffs::from_rows(rows).expect("grids have points");
    if let Some(&(i, j)) = pure_solution(&payoffs).saddle_points.first() {
        return Ok((vec![(xs[i], 1.0)], vec![(ys[j], 1.0)]));
    }
    let solution = solve_floating(&payoffs, work)?;
    let used = |points: &[f64], shares: &[f64]| -> Mixed {
        let all = points.iter().copied().zip(shares.iter().copied());
        all.filter(|&(_, share)| share > NEGLIGIBLE).collect()
    };
    Ok((used(xs, &solution.row), used(ys, &solution.column)))
}

/// Bounds on the average payoff of a mixed strategy while the opponent's number stays in a box.
fn mixture(strategy: &Mixed, over: impl Fn(f64) -> Option<Interval>) -> Option<Interval> {
    let (mut sum, mut total) = (Interval::point(0.0), Interval::point(0.0));
    for &(own, share) in strategy {
        let share = Interval::point(share);
        sum = sum.plus(over(own)?.times(share)?)?;
        total = total.plus(share)?;
    }
    if total == Interval::point(1.0) {
        return Some(sum);
    }
    sum.times(total.reciprocal()?)
}

/// A lower bound on a function over an interval, and a point where it nearly gets that low.
struct Least {
    bound: f64,
    point: f64,
}

struct Open {
    low: f64,
    range: Interval,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    /// The heap gives the greatest first: that must be the box that could go lowest, and of such the leftmost.
    fn cmp(&self, other: &Self) -> Ordering {
        let by_bound = other.low.total_cmp(&self.low);
        by_bound.then_with(|| other.range.low.total_cmp(&self.range.low))
    }
}

/// Branch and bound. The inner error is a point near which there are no bounds at all.
fn least(
    function: &dyn Fn(Interval) -> Option<Interval>,
    range: Interval,
    tolerance: f64,
    work: &Work,
) -> Result<Result<Least, f64>, Halt> {
    let narrowest = range.width() * 1e-9;
    let mut best = (f64::INFINITY, range.low);
    let mut open = BinaryHeap::new();
    let mut waiting = vec![range];
    for point in [range.low, range.high] {
        let Some(here) = function(Interval::point(point)) else {
            return Ok(Err(point));
        };
        if here.high < best.0 {
            best = (here.high, point);
        }
    }
    let mut boxes = 0;
    loop {
        while let Some(part) = waiting.pop() {
            boxes += 1;
            work.check()?;
            match function(part) {
                Some(bounds) => open.push(Open {
                    low: bounds.low,
                    range: part,
                }),
                None if part.width() > narrowest && boxes < MOST_BOXES => {
                    waiting.extend(part.halves())
                }
                None => return Ok(Err(part.middle())),
            }
            let middle = part.middle();
            if let Some(here) = function(Interval::point(middle)).filter(|here| here.high < best.0)
            {
                best = (here.high, middle);
            }
        }
        let lowest = open.pop().expect("the whole range was opened");
        if lowest.low >= best.0 - tolerance
            || boxes >= MOST_BOXES
            || lowest.range.width() <= narrowest
        {
            return Ok(Ok(Least {
                bound: lowest.low.min(best.0),
                point: best.1,
            }));
        }
        waiting.extend(lowest.range.halves());
    }
}
