//! Bar charts as SVG. It knows numbers and labels; what they mean is the caller's business.

use crate::svg::escaped;

/// A histogram: one bar for each whole number from the first to the last.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What stands above the chart.
    pub title: String,
    /// What the bars stand on.
    pub axis: String,
    /// The number under the first bar.
    pub first: usize,
    /// How high each bar is.
    pub heights: Vec<f64>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const BOTTOM: f64 = 44.0;
const TOP: f64 = 34.0;

impl Bars {
    /// The chart. Lines on the side say how high the bars are; every bar tells its numbers when pointed at.
    #[must_use]
    pub fn svg(&self) -> String {
        let most = self.heights.iter().copied().fold(0.0, f64::max);
        let most = if most > 0.0 { most } else { 1.0 };
        let room = (WIDTH - LEFT - 10.0) / self.heights.len().max(1) as f64;
        let tall = HEIGHT - TOP - BOTTOM;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{0}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n\
             <text x=\"{LEFT}\" y=\"20\" font-size=\"14\" font-weight=\"bold\">{0}</text>\n",
            escaped(&self.title)
        );
        let unit = step(most);
        let mut level = 0.0;
        while level <= most {
            let y = HEIGHT - BOTTOM - level / most * tall;
            out.push_str(&format!(
                "<line x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#dddddd\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
                WIDTH - 10.0,
                LEFT - 6.0,
                y + 4.0,
                short(level)
            ));
            level += unit;
        }
        let every = (self.heights.len() / 16).max(1);
        for (at, height) in self.heights.iter().enumerate() {
            let x = LEFT + room * at as f64;
            let tall = height / most * tall;
            let number = self.first + at;
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
        out.push_str(&format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n</svg>\n",
            (WIDTH + LEFT) / 2.0,
            HEIGHT - 8.0,
            escaped(&self.axis)
        ));
        out
    }

    /// The chart for a terminal: one line for each bar, at most `width` characters wide.
    #[must_use]
    pub fn text(&self, width: usize) -> String {
        let most = self.heights.iter().copied().fold(0.0, f64::max);
        let last = self.first + self.heights.len().saturating_sub(1);
        let margin = last.to_string().len();
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
                self.first + at,
                short(*height)
            ));
        }
        lines.join("\n")
    }
}

/// A round distance between lines, so that there are two to five of them.
fn step(most: f64) -> f64 {
    let power = 10f64.powf(most.log10().floor());
    match most / power {
        ratio if ratio < 2.0 => power / 2.0,
        ratio if ratio < 5.0 => power,
        _ => power * 2.0,
    }
}

/// A number without needless digits.
fn short(number: f64) -> String {
    if number.fract() == 0.0 {
        format!("{number}")
    } else {
        format!("{number:.4}")
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
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
            heights: Vec::new(),
        };
        assert!(bars.svg().ends_with("</svg>\n"));
        assert_eq!(bars.text(0), "");
    }
}
