//! Measured numbers as SVG: a dot for each, the bar of its error, and a hollow mark for what somebody else published. What they mean is
//! the caller's business.

use crate::frame::{COLOURS, short};
use crate::scale::Scale;
use crate::svg::escaped;

/// Measured numbers of named things, side by side.
#[derive(Clone, Debug)]
pub struct Dots {
    /// What stands above the chart.
    pub title: String,
    /// What stands below it: what the things are.
    pub axis: String,
    /// What stands beside it: what was measured.
    pub measure: String,
    /// What is measured of each thing: one colour each.
    pub series: Vec<String>,
    /// What hollow marks are, where there are any.
    pub published: String,
    /// The things: a name, and a dot of each series where there is one.
    pub groups: Vec<(String, Vec<Option<Dot>>)>,
}

/// A measured number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dot {
    /// What was measured.
    pub value: f64,
    /// The lower end of its error.
    pub lower: f64,
    /// The upper end.
    pub upper: f64,
    /// What somebody published.
    pub published: Option<f64>,
}

const HEIGHT: f64 = 400.0;
const TOP: f64 = 64.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 20.0;
const NARROWEST: f64 = 480.0;
/// Longer names are written aslant.
const LEVEL_NAME: usize = 6;
/// About how wide a letter is.
const LETTER: f64 = 6.4;

impl Dots {
    /// The chart; every dot tells its numbers when pointed at.
    #[must_use]
    pub fn svg(&self) -> String {
        let longest = self.groups.iter().map(|(name, _)| name.chars().count());
        let longest = longest.max().unwrap_or(0);
        let aslant = longest > LEVEL_NAME;
        let below = if aslant {
            30.0 + (longest as f64 * LETTER * 0.75).min(180.0)
        } else {
            48.0
        };
        let room = (self.series.len() as f64 * 11.0 + 12.0).max(30.0);
        let plot = (room * self.groups.len() as f64).max(NARROWEST);
        let room = plot / self.groups.len().max(1) as f64;
        let width = LEFT + plot + RIGHT;
        let height = HEIGHT + below;
        let ends = |dot: &Dot| {
            let published = dot.published.unwrap_or(dot.value);
            [dot.lower, dot.upper, dot.value, published]
        };
        let dots = self.groups.iter().flat_map(|(_, dots)| dots).flatten();
        let scale = Scale::over(dots.flat_map(ends), HEIGHT, TOP);
        let mut out = sheet(width, height, &self.title);
        for (y, text) in scale.marks() {
            out.push_str(&format!(
                "<line x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke=\"#e4e4e0\"/>\
                 <text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{text}</text>\n",
                width - RIGHT,
                LEFT - 8.0,
                y + 4.0
            ));
        }
        out.push_str(&self.legend());
        for (at, (name, dots)) in self.groups.iter().enumerate() {
            let middle = LEFT + room * (at as f64 + 0.5);
            let apart = ((room - 12.0) / self.series.len().max(1) as f64).min(16.0);
            let first = middle - apart * (self.series.len().saturating_sub(1)) as f64 / 2.0;
            for (series, dot) in dots.iter().enumerate() {
                if let Some(dot) = dot {
                    let x = first + apart * series as f64;
                    out.push_str(&self.dot(name, series, dot, x, &scale));
                }
            }
            out.push_str(&label(name, middle, aslant));
        }
        out.push_str(&format!(
            "<path d=\"M{LEFT} {TOP}V{HEIGHT}H{:.1}\" fill=\"none\" stroke=\"#333333\"/>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n\
             <text transform=\"translate(18 {:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>\n</svg>\n",
            width - RIGHT,
            LEFT + plot / 2.0,
            height - 8.0,
            escaped(&self.axis),
            (TOP + HEIGHT) / 2.0,
            escaped(&self.measure)
        ));
        out
    }

    fn dot(&self, group: &str, series: usize, dot: &Dot, x: f64, scale: &Scale) -> String {
        let colour = COLOURS[series % COLOURS.len()];
        let name = self.series.get(series).map_or("", String::as_str);
        let (low, high) = (scale.at(dot.lower), scale.at(dot.upper));
        let mut out = String::new();
        if let Some(published) = dot.published {
            let y = scale.at(published);
            out.push_str(&format!(
                "<path d=\"M{:.1} {y:.1}l5 -5l5 5l-5 5z\" fill=\"#ffffff\" stroke=\"{colour}\" stroke-width=\"1.4\">\
                 <title>{}, {}, {}: {}</title></path>\n",
                x - 5.0,
                escaped(group),
                escaped(name),
                escaped(&self.published),
                short(published)
            ));
        }
        out.push_str(&format!(
            "<path d=\"M{x:.1} {low:.1}V{high:.1}M{0:.1} {low:.1}h6M{0:.1} {high:.1}h6\" stroke=\"{colour}\" stroke-width=\"1.4\"/>\
             <circle cx=\"{x:.1}\" cy=\"{1:.1}\" r=\"2.6\" fill=\"{colour}\"><title>{2}, {3}: {4} ({5} … {6})</title></circle>\n",
            x - 3.0,
            scale.at(dot.value),
            escaped(group),
            escaped(name),
            short(dot.value),
            short(dot.lower),
            short(dot.upper)
        ));
        out
    }

    /// A line of names under the title, each in its colour.
    fn legend(&self) -> String {
        let mut x = LEFT;
        let mut out = String::new();
        let mut next = |mark: String, name: &str, x: &mut f64| {
            out.push_str(&format!(
                "{mark}<text x=\"{:.1}\" y=\"46\">{}</text>\n",
                *x + 10.0,
                escaped(name)
            ));
            *x += 30.0 + name.chars().count() as f64 * LETTER;
        };
        for (series, name) in self.series.iter().enumerate() {
            let colour = COLOURS[series % COLOURS.len()];
            let mark = format!("<circle cx=\"{x:.1}\" cy=\"42\" r=\"4\" fill=\"{colour}\"/>");
            next(mark, name, &mut x);
        }
        let mut dots = self.groups.iter().flat_map(|(_, dots)| dots).flatten();
        if dots.any(|dot| dot.published.is_some()) {
            let mark = format!(
                "<path d=\"M{:.1} 42l5 -5l5 5l-5 5z\" fill=\"#ffffff\" stroke=\"#333333\" stroke-width=\"1.4\"/>",
                x - 5.0
            );
            next(mark, &self.published, &mut x);
        }
        out
    }
}

/// The beginning of a sheet: its size, white ground and title.
pub(crate) fn sheet(width: f64, height: f64, title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" height=\"{height:.0}\" \
         role=\"img\" font-family=\"sans-serif\" font-size=\"12\" fill=\"#222222\">\n<title>{0}</title>\n\
         <rect width=\"{width:.0}\" height=\"{height:.0}\" fill=\"#ffffff\"/>\n\
         <text x=\"16\" y=\"22\" font-size=\"15\" font-weight=\"bold\">{0}</text>\n",
        escaped(title)
    )
}

fn label(name: &str, middle: f64, aslant: bool) -> String {
    let y = HEIGHT + 16.0;
    let place = if aslant {
        format!("transform=\"translate({middle:.1} {y:.1}) rotate(-40)\" text-anchor=\"end\"")
    } else {
        format!("x=\"{middle:.1}\" y=\"{y:.1}\" text-anchor=\"middle\"")
    };
    format!(
        "<path d=\"M{middle:.1} {HEIGHT}v4\" stroke=\"#333333\"/><text {place}>{}</text>\n",
        escaped(name)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dot_has_its_error_and_what_was_published_beside_it() {
        let dot = |value: f64, published| {
            Some(Dot {
                value,
                lower: value - 0.1,
                upper: value + 0.1,
                published,
            })
        };
        let mut dots = Dots {
            title: "a < b".to_owned(),
            axis: "pairings".to_owned(),
            measure: "share".to_owned(),
            series: vec!["won".to_owned(), "lost".to_owned()],
            published: "printed".to_owned(),
            groups: vec![
                ("0/1".to_owned(), vec![dot(0.5, Some(0.52)), dot(0.4, None)]),
                ("a & b".to_owned(), vec![None, dot(0.2, None)]),
            ],
        };
        let svg = dots.svg();
        assert_eq!(svg.matches("<circle").count(), 2 + 3);
        assert_eq!(
            svg.matches("l5 -5l5 5l-5 5z").count(),
            1 + 1,
            "legend and mark"
        );
        assert!(svg.contains("<title>0/1, won: 0.5 (0.4 … 0.6)</title>"));
        assert!(svg.contains("<title>0/1, won, printed: 0.52</title>"));
        assert!(svg.contains("a &lt; b") && svg.contains(">a &amp; b<"));
        dots.groups.clear();
        assert!(dots.svg().ends_with("</svg>\n"));
    }
}
