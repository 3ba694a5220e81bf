//! A report as one HTML page, complete in itself: it fetches nothing and needs no program.

use super::charts::Place;
use super::names::named;
use super::tell::{Cell, Cells, cells, unfinished};
use super::{LabReport, ReportPart};
use crate::answers::{Attachment, Teller};
use say::Message;

const STYLE: &str = include_str!("page.css");
/// Longer tables are folded away at first.
const LONG: usize = 40;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// The page with these charts in it.
pub(super) fn page(report: &LabReport, charts: &[(Place, Attachment)], teller: &Teller) -> String {
    let title = escaped(&report.title);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title}</title><style>{STYLE}</style></head><body>\n<main>\n<h1>{title}</h1>\n",
        teller.words.language.code(),
    );
    if !report.source.is_empty() {
        out.push_str(&format!(
            "<p class=\"source\">{}</p>\n",
            escaped(&report.source)
        ));
    }
    if let Some(told) = unfinished(report, teller) {
        out.push_str(&format!("<p class=\"warning\">{}</p>\n", escaped(&told)));
    }
    for (at, part) in report.parts.iter().enumerate() {
        let charts = charts.iter().filter(|((part, _), _)| *part == at);
        let charts: Vec<(usize, &Attachment)> =
            charts.map(|((_, table), chart)| (*table, chart)).collect();
        out.push_str(&section(part, &charts, teller));
    }
    let made = Message::new("lab-report-made")
        .with("program", report.program.as_str())
        .with("seed", report.seed.to_string())
        .with("digest", report.digest.as_str())
        .with("shards", report.shards);
    out.push_str(&format!(
        "<footer><p>{}</p><p>{}</p></footer>\n</main></body></html>\n",
        escaped(&teller.get("lab-report-legend")),
        escaped(&teller.say(&made))
    ));
    out
}

fn section(part: &ReportPart, charts: &[(usize, &Attachment)], teller: &Teller) -> String {
    let mut out = format!("<section>\n<h2>{}</h2>\n", escaped(&part.name));
    if !part.answers.is_empty() {
        out.push_str("<dl>\n");
        for found in &part.answers {
            out.push_str(&format!(
                "<dt>{}</dt><dd>{}</dd>\n",
                escaped(&found.question),
                escaped(&found.answer)
            ));
        }
        out.push_str("</dl>\n");
    }
    if !part.note.is_empty() {
        out.push_str(&format!("<p>{}</p>\n", escaped(&part.note)));
    }
    for (number, table) in part.tables.iter().enumerate() {
        let name = named(&table.measure, teller);
        out.push_str(&format!("<h3>{}</h3>\n", escaped(&name)));
        if let Some(told) = table.agreement_told(teller) {
            out.push_str(&format!("<p>{}</p>\n", escaped(&told)));
        }
        for (_, chart) in charts.iter().filter(|(table, _)| *table == number) {
            let drawn = String::from_utf8_lossy(&chart.content);
            out.push_str(&format!(
                "<figure class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{}\">{drawn}</figure>\n",
                escaped(&name)
            ));
        }
        out.push_str(&folded(&name, &cells(table, teller), teller));
    }
    out.push_str("</section>\n");
    out
}

/// A table, folded away where it is long.
fn folded(name: &str, cells: &Cells, teller: &Teller) -> String {
    let mut table = format!(
        "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{}\"><table>\n<thead><tr>",
        escaped(name)
    );
    let worded = |column: usize| {
        let mut texts = cells.rows.iter().filter_map(|row| row.get(column));
        texts.any(|cell| cell.text.chars().any(char::is_alphabetic))
    };
    let classes: Vec<&str> = (0..cells.head.len())
        .map(|column| {
            if worded(column) {
                " class=\"words\""
            } else {
                ""
            }
        })
        .collect();
    for (head, class) in cells.head.iter().zip(&classes) {
        table.push_str(&format!("<th scope=\"col\"{class}>{}</th>", escaped(head)));
    }
    table.push_str("</tr></thead>\n<tbody>\n");
    for row in &cells.rows {
        table.push_str("<tr>");
        for (cell, class) in row.iter().zip(&classes) {
            table.push_str(&shown(cell, class, teller));
        }
        table.push_str("</tr>\n");
    }
    table.push_str("</tbody></table></div>\n");
    if cells.rows.len() <= LONG {
        return table;
    }
    let rows = Message::new("lab-report-rows").with("count", cells.rows.len());
    let rows = escaped(&teller.say(&rows));
    format!("<details><summary>{rows}</summary>\n{table}</details>\n")
}

fn shown(cell: &Cell, class: &str, teller: &Teller) -> String {
    let half = cell.half.map_or(String::new(), |half| {
        format!(" <span class=\"half\">±{half:.4}</span>")
    });
    let told = cell.chance.map_or(String::new(), |chance| {
        let told = Message::new("lab-report-chance").with("chance", format!("{chance:.2e}"));
        format!(" title=\"{}\"", escaped(&teller.say(&told)))
    });
    let text = escaped(&cell.text);
    let below = match &cell.below {
        Some(below) if cell.differs => format!("<small><mark>≠ {}</mark></small>", escaped(below)),
        Some(below) => format!("<small>{}</small>", escaped(below)),
        None => String::new(),
    };
    let text = match cell.below.is_none() && cell.differs {
        true => format!("<mark>{text}</mark>"),
        false => text,
    };
    format!("<td{class}{told}>{text}{half}{below}</td>")
}
