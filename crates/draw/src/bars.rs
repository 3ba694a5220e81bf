//! Bar charts as SVG. It knows numbers and labels; what they mean is the caller's business.

use crate::frame::{self, BOTTOM, HEIGHT, LEFT, TOP, WIDTH, short};

/// A histogram: one bar for each number from the first to the last.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What stands above the chart.
    pub title: String,
    /// What the bars stand on.
    pub axis: String,
    /// The number under the first bar.
    pub first: i64,
    /// How far the numbers of two neighbours are apart.
    pub step: i64,
    /// How high each bar is.
    pub heights: Vec<f64>,
}

impl Bars {
    /// The number under a bar.
    fn number(&self, at: usize) -> i64 {
        self.first + self.step * at as i64
    }

    /// The chart. Lines on the side say how high the bars are; every bar tells its numbers when pointed at.
    #[must_use]
    pub fn svg(&self) -> String {
        let most = frame::most(self.heights.iter().copied());
        let room = (WIDTH - LEFT - 10.0) / self.heights.len().max(1) as f64;
        let tall = HEIGHT - TOP - BOTTOM;
        let mut out = frame::begin(&self.title, most, &[]);
        let every = (self.heights.len() / 16).max(1);
        for (at, height) in self.heights.iter().enumerate() {
            let x = LEFT + room * at as f64;
            let tall = height / most * tall;
            let number = self.number(at);
            out.push_str(&format!(
                "<rect x=\"{:.2}\" y=\"{:.2}\" width=\"{:.2}\" height=\"{tall:.2}\" fill=\"#1f5fb4\"><title>{number}: {}</title></rect>\n",
                x + room * 0.1,
                HEIGHT - BOTTOM - tall,
                room * 0.8,
                short(*height)
            ));
            if at.is_multiple_of(every) {
                out.push_str(&format!(
                    "<text x=\"{:.2}\" y=\"{:.2}\" text-anchor=\"middle\">{number}</text>\n",
                    x + room / 2.0,
                    HEIGHT - BOTTOM + 16.0
                ));
            }
        }
        frame::end(&mut out, &self.axis);
        out
    }

    /// The chart for a terminal: one line for each bar, at most `width` characters wide.
    #[must_use]
    pub fn text(&self, width: usize) -> String {
        let most = self.heights.iter().copied().fold(0.0, f64::max);
        let last = self.number(self.heights.len().saturating_sub(1));
        let margin = last.to_string().len().max(self.first.to_string().len());
        let room = width.saturating_sub(margin + 12).max(10);
        let mut lines = vec![self.title.clone()];
        for (at, height) in self.heights.iter().enumerate() {
            let eighths = if most > 0.0 {
                (height / most * room as f64 * 8.0).round() as usize
            } else {
                0
            };
            let part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
            let bar = "█".repeat(eighths / 8) + part;
            lines.push(format!(
                "{:>margin$} {bar} {}",
                self.number(at),
                short(*height)
            ));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bar_is_there_and_the_highest_fills_the_room() {
        let bars = Bars {
            title: "a < b".to_owned(),
            axis: "n".to_owned(),
            first: 13,
            step: 1,
            heights: vec![1.0, 0.0, 4.0],
        };
        let svg = bars.svg();
        assert_eq!(svg.matches("<rect").count(), 1 + 3);
        assert!(svg.contains("a &lt; b") && svg.contains("<title>15: 4</title>"));
        assert!(svg.contains(&format!("height=\"{:.2}\"", HEIGHT - TOP - BOTTOM)));
        let text = bars.text(40);
        assert_eq!(text.lines().count(), 4);
        assert!(text.contains("15 ██"));
    }

    #[test]
    fn nothing_is_drawn_without_trouble() {
        let bars = Bars {
            title: String::new(),
            axis: String::new(),
            first: 0,
            step: 1,
            heights: Vec::new(),
        };
        assert!(bars.svg().ends_with("</svg>\n"));
        assert_eq!(bars.text(0), "");
    }
}
