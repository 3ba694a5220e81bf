//! Grouped bars as SVG: a few named things, each with the same few measures side by side. What they mean is the caller's business.

use crate::frame::{self, BOTTOM, COLOURS, HEIGHT, LEFT, WIDTH, short};
use crate::svg::escaped;

/// Groups of bars.
#[derive(Clone, Debug)]
pub struct Groups {
    /// What stands above the chart.
    pub title: String,
    /// What stands below it.
    pub axis: String,
    /// The names of the measures: one colour each.
    pub measures: Vec<String>,
    /// The groups: a name, and how high the bar of each measure is.
    pub groups: Vec<(String, Vec<f64>)>,
}

impl Groups {
    /// The chart; every bar tells its numbers when pointed at.
    #[must_use]
    pub fn svg(&self) -> String {
        let most = frame::most(
            self.groups
                .iter()
                .flat_map(|(_, bars)| bars.iter().copied()),
        );
        let names: Vec<&str> = self.measures.iter().map(String::as_str).collect();
        let mut out = frame::begin(&self.title, most, &names);
        let room = (WIDTH - LEFT - 10.0) / self.groups.len().max(1) as f64;
        for (at, (name, bars)) in self.groups.iter().enumerate() {
            let left = LEFT + room * at as f64;
            let wide = room * 0.8 / bars.len().max(1) as f64;
            for (measure, bar) in bars.iter().enumerate() {
                let top = frame::height(*bar, most);
                let told = names.get(measure).copied().unwrap_or_default();
                out.push_str(&format!(
                    "<rect x=\"{:.2}\" y=\"{top:.2}\" width=\"{wide:.2}\" height=\"{:.2}\" fill=\"{}\"><title>{}, {}: {}</title></rect>\n",
                    left + room * 0.1 + wide * measure as f64,
                    HEIGHT - BOTTOM - top,
                    COLOURS[measure % COLOURS.len()],
                    escaped(name),
                    escaped(told),
                    short(*bar)
                ));
            }
            out.push_str(&format!(
                "<text x=\"{:.2}\" y=\"{:.2}\" text-anchor=\"middle\">{}</text>\n",
                left + room / 2.0,
                HEIGHT - BOTTOM + 16.0,
                escaped(name)
            ));
        }
        frame::end(&mut out, &self.axis);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bar_is_there() {
        let groups = Groups {
            title: "t".to_owned(),
            axis: String::new(),
            measures: vec!["removed".to_owned(), "lost".to_owned()],
            groups: vec![
                ("a & b".to_owned(), vec![40.0, 5.0]),
                ("c".to_owned(), vec![20.0, 0.0]),
            ],
        };
        let svg = groups.svg();
        // The sheet, the legend of two, and four bars.
        assert_eq!(svg.matches("<rect").count(), 1 + 2 + 4);
        assert!(svg.contains("a &amp; b, lost: 5"));
    }
}
