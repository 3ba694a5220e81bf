//! Columns with names as SVG. It knows numbers and labels; what they mean is the caller's business.

use crate::svg::escaped;

/// A chart with one column for each name.
#[derive(Clone, Debug)]
pub struct Columns {
    /// What stands above the chart.
    pub title: String,
    /// What the columns stand on.
    pub axis: String,
    /// What each column is called, how high it is, and what is written over it.
    pub columns: Vec<(String, f64, String)>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 24.0;
const BOTTOM: f64 = 48.0;
const TOP: f64 = 52.0;

impl Columns {
    /// The chart; every column carries its number.
    #[must_use]
    pub fn svg(&self) -> String {
        let highest = self
            .columns
            .iter()
            .map(|column| column.1)
            .fold(0.0, f64::max);
        let highest = if highest > 0.0 { highest } else { 1.0 };
        let room = (WIDTH - 2.0 * LEFT) / self.columns.len().max(1) as f64;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{0}</title>\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n\
             <text x=\"{LEFT}\" y=\"24\" font-size=\"14\" font-weight=\"bold\">{0}</text>\n",
            escaped(&self.title)
        );
        for (at, (name, height, figure)) in self.columns.iter().enumerate() {
            let (x, middle) = (LEFT + room * at as f64, LEFT + room * (at as f64 + 0.5));
            let tall = height.max(0.0) / highest * (HEIGHT - TOP - BOTTOM);
            let top = HEIGHT - BOTTOM - tall;
            out.push_str(&format!(
                "<rect x=\"{:.2}\" y=\"{top:.2}\" width=\"{:.2}\" height=\"{tall:.2}\" fill=\"#1f5fb4\"/>\n\
                 <text x=\"{middle:.2}\" y=\"{:.2}\" text-anchor=\"middle\">{}</text>\n\
                 <text x=\"{middle:.2}\" y=\"{:.2}\" text-anchor=\"middle\">{}</text>\n",
                x + room * 0.15,
                room * 0.7,
                top - 5.0,
                escaped(figure),
                HEIGHT - BOTTOM + 16.0,
                escaped(name)
            ));
        }
        out.push_str(&format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n</svg>\n",
            WIDTH / 2.0,
            HEIGHT - 10.0,
            escaped(&self.axis)
        ));
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_is_there_with_its_name_and_figure() {
        let chart = Columns {
            title: "a < b".to_owned(),
            axis: "kinds".to_owned(),
            columns: vec![
                ("run".to_owned(), 2.0, "2 %".to_owned()),
                ("home & dry".to_owned(), 4.0, "4 %".to_owned()),
            ],
        };
        let svg = chart.svg();
        assert_eq!(
            svg.matches("<rect").count(),
            3,
            "background and two columns"
        );
        assert!(svg.contains("a &lt; b") && svg.contains("home &amp; dry") && svg.contains("4 %"));
        assert!(
            svg.contains("height=\"220.00\""),
            "the highest fills the room"
        );
    }
}
