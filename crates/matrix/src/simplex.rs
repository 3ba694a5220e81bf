//! The simplex method in floating numbers: one dense table, pivoted in place, ends with the solutions of both players'
//! programs. It proves nothing: what its weights are worth is measured by who calls it.

/// Costs and pivots closer to zero than this are taken for rounding; entries are between one and two.
const TINY: f64 = 1e-11;
/// Pivots smaller than this spoil the table.
const FIRM: f64 = 1e-8;
/// More pivots than this many for every row and column, and something is wrong.
const MOST_PIVOTS: usize = 50;

/// Weights y of columns with Σy greatest subject to A y ≤ 1, and weights x of rows with Σx least subject to x A ≥ 1.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weights {
    pub rows: Vec<f64>,
    pub columns: Vec<f64>,
}

/// Solves both programs of a positive table; `None` where rounding got the better of it. `pivoted` is called after each
/// pivot and may end the work.
pub(crate) fn both_programs<E>(
    positive: &[Vec<f64>],
    mut pivoted: impl FnMut() -> Result<(), E>,
) -> Result<Option<Weights>, E> {
    let mut table = Condensed::new(positive);
    let most = MOST_PIVOTS * (table.height + table.width);
    // Whether a vertex is left at all is seen by the objective; where it stands still, only the order of the names keeps
    // the method from running in circles.
    let (mut highest, mut still) = (0.0, 0);
    for _ in 0..most {
        let careful = still > table.height + table.width;
        let Some(entering) = table.entering(careful) else {
            return Ok(table.mended(positive));
        };
        let Some(leaving) = table.leaving(entering, careful) else {
            return Ok(None);
        };
        table.pivot(leaving, entering);
        let objective = table.objective();
        if objective > highest + TINY * highest {
            (highest, still) = (objective, 0);
        } else {
            still += 1;
        }
        pivoted()?;
    }
    Ok(None)
}

/// `basic = limit − entries · idle`, the objective as a last row; only the columns of what is not basic are kept.
struct Condensed {
    /// Rows without the objective.
    height: usize,
    /// Columns without the limits.
    width: usize,
    entries: Vec<f64>,
    /// What is basic in each row: columns of the game by number, after them the slacks of its rows.
    basic: Vec<usize>,
    /// What each column stands for.
    idle: Vec<usize>,
    /// The pivot row, while it is taken from the others.
    reference: Vec<f64>,
}

impl Condensed {
    fn new(positive: &[Vec<f64>]) -> Self {
        let (height, width) = (positive.len(), positive[0].len());
        let mut entries = Vec::with_capacity((height + 1) * (width + 1));
        for row in positive {
            entries.extend_from_slice(row);
            entries.push(1.0);
        }
        entries.resize(entries.len() + width, -1.0);
        entries.push(0.0);
        Condensed {
            height,
            width,
            entries,
            basic: (width..width + height).collect(),
            idle: (0..width).collect(),
            reference: vec![0.0; width + 1],
        }
    }

    fn at(&self, row: usize, column: usize) -> f64 {
        self.entries[row * (self.width + 1) + column]
    }

    fn costs(&self) -> &[f64] {
        &self.entries[self.height * (self.width + 1)..][..self.width]
    }

    fn objective(&self) -> f64 {
        self.at(self.height, self.width)
    }

    /// The column that promises most, or the first by name that promises anything; none at the optimum.
    fn entering(&self, careful: bool) -> Option<usize> {
        let promising = (0..self.width).filter(|&column| self.costs()[column] < -TINY);
        if careful {
            return promising.min_by_key(|&column| self.idle[column]);
        }
        promising.min_by(|&one, &other| self.costs()[one].total_cmp(&self.costs()[other]))
    }

    /// The row that limits it most; among equals that with the largest pivot, or the first by name.
    fn leaving(&self, entering: usize, careful: bool) -> Option<usize> {
        let ratio = |row: usize| self.at(row, self.width).max(0.0) / self.at(row, entering);
        let limiting = || (0..self.height).filter(|&row| self.at(row, entering) > FIRM);
        let least = limiting().map(ratio).fold(f64::INFINITY, f64::min);
        let equal = limiting().filter(|&row| ratio(row) <= least + TINY * (1.0 + least));
        if careful {
            return equal.min_by_key(|&row| self.basic[row]);
        }
        equal.max_by(|&one, &other| self.at(one, entering).total_cmp(&self.at(other, entering)))
    }

    fn pivot(&mut self, leaving: usize, entering: usize) {
        let stride = self.width + 1;
        let place = leaving * stride;
        let inverse = 1.0 / self.entries[place + entering];
        let row = &mut self.entries[place..place + stride];
        for (kept, entry) in self.reference.iter_mut().zip(&*row) {
            *kept = entry * inverse;
        }
        self.reference[entering] = inverse;
        for (number, row) in self.entries.chunks_exact_mut(stride).enumerate() {
            let factor = std::mem::take(&mut row[entering]);
            if number == leaving {
                row.copy_from_slice(&self.reference);
            } else if factor != 0.0 {
                for (entry, reference) in row.iter_mut().zip(&self.reference) {
                    *entry -= factor * reference;
                }
            }
        }
        std::mem::swap(&mut self.basic[leaving], &mut self.idle[entering]);
    }

    /// The solutions, computed anew from the table as it was given: of all pivots only the choice of rows and columns is kept.
    fn mended(&self, positive: &[Vec<f64>]) -> Option<Weights> {
        let (height, width) = (self.height, self.width);
        let mut columns: Vec<usize> = self.basic.clone();
        columns.retain(|&name| name < width);
        let mut rows: Vec<usize> = self.idle.clone();
        rows.retain(|&name| name >= width);
        rows.iter_mut().for_each(|name| *name -= width);
        let by_rows = rows.iter().map(|&row| {
            columns
                .iter()
                .map(|&column| positive[row][column])
                .collect()
        });
        let by_columns = columns
            .iter()
            .map(|&column| rows.iter().map(|&row| positive[row][column]).collect());
        let shares = solve_ones(by_rows.collect())?;
        let weights = solve_ones(by_columns.collect())?;
        Some(Weights {
            rows: spread(&rows, &weights, height),
            columns: spread(&columns, &shares, width),
        })
    }
}

fn spread(places: &[usize], weights: &[f64], length: usize) -> Vec<f64> {
    let mut all = vec![0.0; length];
    for (&place, &weight) in places.iter().zip(weights) {
        all[place] = weight.max(0.0);
    }
    all
}

/// The solution of `matrix · v = 1` by elimination with the largest pivots; `None` where there is none that rounding leaves whole.
fn solve_ones(mut matrix: Vec<Vec<f64>>) -> Option<Vec<f64>> {
    let order = matrix.len();
    for row in &mut matrix {
        row.push(1.0);
    }
    for step in 0..order {
        let largest = (step..order).max_by(|&one, &other| {
            matrix[one][step]
                .abs()
                .total_cmp(&matrix[other][step].abs())
        })?;
        matrix.swap(step, largest);
        let (above, below) = matrix.split_at_mut(step + 1);
        let reference = &above[step];
        for row in below {
            let factor = row[step] / reference[step];
            for (entry, reference) in row[step..].iter_mut().zip(&reference[step..]) {
                *entry -= factor * reference;
            }
        }
    }
    let mut solution = vec![0.0; order];
    for step in (0..order).rev() {
        let row = &matrix[step];
        let known: f64 = (step + 1..order).map(|at| row[at] * solution[at]).sum();
        solution[step] = (row[order] - known) / row[step];
    }
    solution
        .iter()
        .all(|part| part.is_finite())
        .then_some(solution)
}
