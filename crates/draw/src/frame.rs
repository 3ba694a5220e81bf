//! What charts have in common: the sheet, the lines that say how high things are, and short numbers. It knows no data.

use crate::svg::escaped;

/// The whole sheet.
pub const WIDTH: f64 = 720.0;
/// The whole sheet.
pub const HEIGHT: f64 = 320.0;
/// Room for the numbers at the side.
pub const LEFT: f64 = 56.0;
/// Room for the numbers and words below.
pub const BOTTOM: f64 = 44.0;
/// Room for the title.
pub const TOP: f64 = 34.0;
/// Colours that differ for those who do not see red and green apart, too.
pub const COLOURS: [&str; 6] = [
    "#1f5fb4", "#d55e00", "#009e73", "#8a4fa3", "#a86400", "#55534e",
];

/// The beginning of a chart: title, lines at round heights up to `most`, and the names of what is drawn, each in its colour.
pub fn begin(title: &str, most: f64, names: &[&str]) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{0}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n\
         <text x=\"{LEFT}\" y=\"20\" font-size=\"14\" font-weight=\"bold\">{0}</text>\n",
        escaped(title)
    );
    let unit = step(most);
    let mut level = 0.0;
    while level <= most {
        let y = height(level, most);
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
    for (at, name) in names.iter().enumerate().filter(|_| names.len() > 1) {
        let y = TOP + 14.0 * at as f64;
        out.push_str(&format!(
            "<rect x=\"{0}\" y=\"{y}\" width=\"10\" height=\"10\" fill=\"{1}\"/>\
             <text x=\"{2}\" y=\"{3}\" text-anchor=\"end\">{4}</text>\n",
            WIDTH - 22.0,
            COLOURS[at % COLOURS.len()],
            WIDTH - 28.0,
            y + 9.0,
            escaped(name)
        ));
    }
    out
}

/// The end of a chart: what stands below.
pub fn end(out: &mut String, axis: &str) {
    out.push_str(&format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>\n</svg>\n",
        (WIDTH + LEFT) / 2.0,
        HEIGHT - 8.0,
        escaped(axis)
    ));
}

/// Where a height lies on the sheet.
pub fn height(level: f64, most: f64) -> f64 {
    HEIGHT - BOTTOM - level / most * (HEIGHT - TOP - BOTTOM)
}

/// The largest number, or 1 where there is none above 0.
pub fn most(numbers: impl Iterator<Item = f64>) -> f64 {
    let most = numbers
        .filter(|number| number.is_finite())
        .fold(0.0, f64::max);
    if most > 0.0 { most } else { 1.0 }
}

/// A round distance between lines, so that there are two to five of them.
pub fn step(most: f64) -> f64 {
    let power = 10f64.powf(most.log10().floor());
    match most / power {
        ratio if ratio < 2.0 => power / 2.0,
        ratio if ratio < 5.0 => power,
        _ => power * 2.0,
    }
}

/// A number without needless digits.
pub fn short(number: f64) -> String {
    if number.fract() == 0.0 {
        format!("{number}")
    } else {
        format!("{number:.4}")
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
    }
}
