//! Line charts as SVG: one or more named series over numbers. What they mean is the caller's business.

use crate::frame::{self, BOTTOM, COLOURS, HEIGHT, LEFT, WIDTH, short};
use crate::svg::escaped;

/// Series of points, each from left to right.
#[derive(Clone, Debug)]
pub struct Lines {
    /// What stands above the chart.
    pub title: String,
    /// What the points lie along.
    pub axis: String,
    /// The series: a name, and points.
    pub series: Vec<(String, Vec<(f64, f64)>)>,
}

impl Lines {
    /// The chart; every point tells its numbers when pointed at.
    #[must_use]
    pub fn svg(&self) -> String {
        let points = || self.series.iter().flat_map(|(_, points)| points.iter());
        let most = frame::most(points().map(|point| point.1));
        let first = points().map(|point| point.0).fold(f64::INFINITY, f64::min);
        let last = points()
            .map(|point| point.0)
            .fold(f64::NEG_INFINITY, f64::max);
        let span = if last > first { last - first } else { 1.0 };
        let across = |x: f64| LEFT + 10.0 + (x - first) / span * (WIDTH - LEFT - 30.0);
        let names: Vec<&str> = self.series.iter().map(|(name, _)| name.as_str()).collect();
        let mut out = frame::begin(&self.title, most, &names);
        for (at, (name, points)) in self.series.iter().enumerate() {
            let colour = COLOURS[at % COLOURS.len()];
            let path: Vec<String> = points
                .iter()
                .map(|&(x, y)| format!("{:.2},{:.2}", across(x), frame::height(y, most)))
                .collect();
            out.push_str(&format!(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n",
                path.join(" ")
            ));
            for &(x, y) in points {
                out.push_str(&format!(
                    "<circle cx=\"{:.2}\" cy=\"{:.2}\" r=\"3\" fill=\"{colour}\"><title>{} {}: {}</title></circle>\n",
                    across(x),
                    frame::height(y, most),
                    escaped(name),
                    short(x),
                    short(y)
                ));
            }
        }
        if last >= first {
            let unit = frame::step(span);
            let mut x = (first / unit).ceil() * unit;
            while x <= last {
                out.push_str(&format!(
                    "<text x=\"{:.2}\" y=\"{:.2}\" text-anchor=\"middle\">{}</text>\n",
                    across(x),
                    HEIGHT - BOTTOM + 16.0,
                    short(x)
                ));
                x += unit;
            }
        }
        frame::end(&mut out, &self.axis);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_there_and_the_highest_is_at_the_top() {
        let lines = Lines {
            title: "t".to_owned(),
            axis: "x".to_owned(),
            series: vec![
                ("one".to_owned(), vec![(2.0, 5.0), (4.0, 10.0)]),
                ("two".to_owned(), vec![(3.0, 1.0)]),
            ],
        };
        let svg = lines.svg();
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(svg.contains("one 4: 10"));
        assert!(svg.contains(&format!("cy=\"{:.2}\"", frame::TOP)));
        let empty = Lines {
            series: Vec::new(),
            ..lines
        };
        assert!(empty.svg().ends_with("</svg>\n"));
    }
}
