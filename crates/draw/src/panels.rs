//! Many histograms on one sheet as SVG, all to one scale, so that they can be compared. What they mean is the caller's business.

use crate::dots::sheet;
use crate::frame::{COLOURS, short};
use crate::scale::Scale;
use crate::svg::escaped;

/// Histograms side by side.
#[derive(Clone, Debug)]
pub struct Panels {
    /// What stands above the sheet.
    pub title: String,
    /// What stands below it: what was counted.
    pub axis: String,
    /// What the line in every panel is.
    pub mean: String,
    /// What a dashed line is, where there is one.
    pub published: String,
    /// One histogram each.
    pub panels: Vec<Panel>,
}

/// One of them.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Whose it is.
    pub name: String,
    /// Numbers in their order, and how often each was seen.
    pub counts: Vec<(f64, u64)>,
    /// The mean, drawn as a line.
    pub mean: f64,
    /// The mean that somebody published.
    pub published: Option<f64>,
}

const LEFT: f64 = 46.0;
const TOP: f64 = 56.0;
const WIDE: f64 = 196.0;
const TALL: f64 = 96.0;
const APART: f64 = 18.0;
const NAME: f64 = 20.0;
/// In a row.
const ACROSS: usize = 4;
/// No panel has more bars.
const MOST: f64 = 64.0;

impl Panels {
    /// The sheet; every bar tells its number when pointed at.
    #[must_use]
    pub fn svg(&self) -> String {
        let numbers = || self.panels.iter().flat_map(|panel| &panel.counts);
        let least = numbers().map(|bar| bar.0).fold(f64::INFINITY, f64::min);
        let most = numbers().map(|bar| bar.0).fold(f64::NEG_INFINITY, f64::max);
        let wide = if least <= most {
            ((most - least + 1.0) / MOST).ceil()
        } else {
            1.0
        };
        let across = self.panels.len().clamp(1, ACROSS);
        let down = self.panels.len().div_ceil(across);
        let width = (LEFT + across as f64 * (WIDE + APART)).max(440.0);
        let height = TOP + down as f64 * (TALL + NAME + 26.0) + 30.0;
        let drawn: Vec<Vec<(f64, f64)>> = self
            .panels
            .iter()
            .map(|panel| shares(panel, least, wide))
            .collect();
        let highest = drawn.iter().flatten().map(|bar| bar.1).fold(0.0, f64::max);
        let mut out = sheet(width, height, &self.title);
        let marked = self.panels.iter().any(|panel| panel.published.is_some());
        out.push_str(&format!(
            "<path d=\"M16 40h18\" stroke=\"{}\" stroke-width=\"1.5\"/><text x=\"40\" y=\"44\">{}</text>\n",
            COLOURS[1],
            escaped(&self.mean)
        ));
        if marked {
            out.push_str(&format!(
                "<path d=\"M146 40h18\" stroke=\"#222222\" stroke-dasharray=\"4 3\" stroke-width=\"1.5\"/>\
                 <text x=\"170\" y=\"44\">{}</text>\n",
                escaped(&self.published)
            ));
        }
        for (at, (panel, bars)) in self.panels.iter().zip(&drawn).enumerate() {
            let left = LEFT + (at % across) as f64 * (WIDE + APART);
            let top = TOP + NAME + (at / across) as f64 * (TALL + NAME + 26.0);
            let span = [least - wide / 2.0, most + wide / 2.0];
            let x = |number: f64| left + (number - span[0]) / (span[1] - span[0]) * WIDE;
            let y = |share: f64| top + TALL - share / highest.max(f64::MIN_POSITIVE) * TALL;
            let first = at % across == 0;
            out.push_str(&frame(panel, left, top, first.then_some(highest)));
            for &(number, share) in bars {
                out.push_str(&format!(
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.2}\" height=\"{:.1}\" fill=\"{}\"><title>{}: {}</title></rect>",
                    x(number - wide / 2.0),
                    y(share),
                    (x(wide) - x(0.0)) * 0.9,
                    top + TALL - y(share),
                    COLOURS[0],
                    named(number, wide),
                    short(share)
                ));
            }
            for (number, dashes) in [
                (Some(panel.mean), ""),
                (panel.published, " stroke-dasharray=\"4 3\""),
            ] {
                if let Some(number) = number.filter(|number| number.is_finite()) {
                    out.push_str(&format!(
                        "<path d=\"M{:.1} {top:.1}v{TALL}\" stroke=\"{}\"{dashes} stroke-width=\"1.5\"/>",
                        x(number),
                        if dashes.is_empty() { COLOURS[1] } else { "#222222" }
                    ));
                }
            }
            for (place, number) in marks(span, left) {
                out.push_str(&format!(
                    "<text x=\"{place:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"10\">{number}</text>",
                    top + TALL + 13.0
                ));
            }
            out.push('\n');
        }
        out.push_str(&format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n</svg>\n",
            width / 2.0,
            height - 12.0,
            escaped(&self.axis)
        ));
        out
    }
}

/// Shares of bars that are so wide; each is named by the middle of it.
fn shares(panel: &Panel, least: f64, wide: f64) -> Vec<(f64, f64)> {
    let total: u64 = panel.counts.iter().map(|bar| bar.1).sum();
    let mut bars: Vec<(f64, f64)> = Vec::new();
    for &(number, count) in &panel.counts {
        let place = least + ((number - least) / wide).floor() * wide + (wide - 1.0) / 2.0;
        let share = count as f64 / total.max(1) as f64;
        match bars.last_mut() {
            Some(bar) if bar.0 == place => bar.1 += share,
            _ => bars.push((place, share)),
        }
    }
    bars
}

/// The name of a bar.
fn named(middle: f64, wide: f64) -> String {
    let half = (wide - 1.0) / 2.0;
    match wide > 1.0 {
        true => format!("{}–{}", short(middle - half), short(middle + half)),
        false => short(middle),
    }
}

fn frame(panel: &Panel, left: f64, top: f64, highest: Option<f64>) -> String {
    let mut out = format!(
        "<text x=\"{left:.1}\" y=\"{:.1}\" font-weight=\"bold\">{}</text>\
         <path d=\"M{left:.1} {top:.1}v{TALL}h{WIDE}\" fill=\"none\" stroke=\"#333333\"/>",
        top - 6.0,
        escaped(&panel.name)
    );
    if let Some(highest) = highest {
        for (share, y) in [(highest, top + 8.0), (0.0, top + TALL)] {
            out.push_str(&format!(
                "<text x=\"{:.1}\" y=\"{y:.1}\" text-anchor=\"end\" font-size=\"10\">{}</text>",
                left - 4.0,
                short((share * 1000.0).round() / 1000.0)
            ));
        }
    }
    out
}

/// Round numbers below a panel; those that would stand outside are left out.
fn marks(span: [f64; 2], left: f64) -> Vec<(f64, String)> {
    let scale = Scale::over(span.into_iter(), 0.0, 1.0);
    let along = |number: f64| (number - span[0]) / (span[1] - span[0]);
    let marks = scale.marks().into_iter().map(|(_, text)| text);
    let numbers = marks.filter_map(|text| Some((text.parse::<f64>().ok()?, text)));
    numbers
        .filter(|(number, _)| (span[0]..=span[1]).contains(number))
        .map(|(number, text)| (left + along(number) * WIDE, text))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn panel(name: &str, counts: &[(f64, u64)]) -> Panel {
        Panel {
            name: name.to_owned(),
            counts: counts.to_vec(),
            mean: 3.0,
            published: None,
        }
    }

    #[test]
    fn every_bar_is_there_and_wide_ranges_have_wide_bars() {
        let mut panels = Panels {
            title: "t".to_owned(),
            axis: "moves".to_owned(),
            mean: "mean".to_owned(),
            published: "printed".to_owned(),
            panels: vec![
                panel("a & b", &[(2.0, 3), (4.0, 1)]),
                panel("c", &[(3.0, 5)]),
            ],
        };
        panels.panels[1].published = Some(3.5);
        let svg = panels.svg();
        assert_eq!(svg.matches("<rect").count(), 1 + 3);
        assert_eq!(
            svg.matches("dasharray").count(),
            1 + 1,
            "its name and itself"
        );
        assert!(svg.contains("<title>2: 0.75</title>") && svg.contains("a &amp; b"));
        panels.panels[0].counts = (0..640).map(|number| (f64::from(number), 1)).collect();
        let svg = panels.svg();
        assert!(svg.contains("<title>0–9: 0.0156</title>"), "{svg}");
        panels.panels.clear();
        assert!(panels.svg().ends_with("</svg>\n"));
    }
}
