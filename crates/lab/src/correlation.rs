//! How closely two quantities go together.

/// Pearson's coefficient of points: 1 on a rising line, −1 on a falling one, 0 where it is not defined.
#[must_use]
pub fn correlation(points: &[(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (mx, my) = (mean(|p| p.0), mean(|p| p.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 {
        points.iter().map(|&(x, y)| of(x - mx, y - my)).sum()
    };
    let spread = (sum(&|x, _| x * x) * sum(&|_, y| y * y)).sqrt();
    if spread > 0.0 {
        sum(&|x, y| x * y) / spread
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correlation_of_lines_and_of_nothing() {
        let falling: Vec<(f64, f64)> = (0..5).map(|x| (x.into(), (-2 * x).into())).collect();
        assert!((correlation(&falling) + 1.0).abs() < 1e-12);
        assert_eq!(correlation(&[(1.0, 2.0)]), 0.0);
    }
}
