//! A report as lines of CSV, a file for each table; column names are English everywhere, so that programs can rely on them.

use super::charts::stem;
use super::{LabReport, ReportTable, Tabled};
use crate::answers::Attachment;

/// All tables.
pub(super) fn all(report: &LabReport) -> Vec<Attachment> {
    let mut all = Vec::new();
    for (at, part) in report.parts.iter().enumerate() {
        for table in &part.tables {
            let name = format!("{}.csv", stem(at, table));
            all.push(Attachment::new(name, lines(table)));
        }
    }
    all
}

fn lines(table: &ReportTable) -> String {
    let mut out = String::new();
    let mut line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| quoted(cell)).collect();
        out.push_str(&cells.join(","));
        out.push('\n');
    };
    let head = |names: &str| -> Vec<String> { names.split(' ').map(str::to_owned).collect() };
    match &table.found {
        Tabled::Shares(table) => {
            line(&head(
                "group outcome count games share lower upper exact_lower exact_upper published chance differs",
            ));
            for group in &table.groups {
                for (outcome, share) in table.outcomes.iter().zip(&group.shares) {
                    line(&[
                        group.group.clone(),
                        outcome.clone(),
                        share.count.to_string(),
                        group.games.to_string(),
                        share.share.to_string(),
                        share.lower.to_string(),
                        share.upper.to_string(),
                        share.exact[0].to_string(),
                        share.exact[1].to_string(),
                        perhaps(share.published),
                        perhaps(share.chance),
                        judged(share.chance, share.differs),
                    ]);
                }
            }
        }
        Tabled::Numbers(table) => {
            line(&head(
                "group count mean lower upper deviation least median largest published chance differs",
            ));
            for group in &table.groups {
                line(&[
                    group.group.clone(),
                    group.count.to_string(),
                    group.mean.to_string(),
                    group.lower.to_string(),
                    group.upper.to_string(),
                    group.deviation.to_string(),
                    group.least.to_string(),
                    group.median.to_string(),
                    group.largest.to_string(),
                    perhaps(group.published),
                    perhaps(group.chance),
                    judged(group.chance, group.differs),
                ]);
            }
        }
        Tabled::Ratings(table) => {
            line(&head("player games points rating error lower upper"));
            for player in &table.players {
                line(&[
                    player.player.clone(),
                    player.games.to_string(),
                    player.points.to_string(),
                    perhaps(player.rating),
                    perhaps(player.error),
                    perhaps(player.lower),
                    perhaps(player.upper),
                ]);
            }
        }
        Tabled::Curves(table) => {
            line(&head("group step number"));
            for group in &table.groups {
                for (step, number) in &group.points {
                    line(&[group.group.clone(), step.to_string(), number.to_string()]);
                }
            }
        }
        Tabled::Facts(table) => {
            line(&head("name source published ours status"));
            for named in &table.facts {
                let fact = &named.fact;
                line(&[
                    named.name.clone(),
                    fact.source.clone(),
                    fact.published.clone(),
                    fact.ours.clone(),
                    fact.status.clone(),
                ]);
            }
        }
    }
    out
}

fn perhaps(number: Option<f64>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

fn judged(chance: Option<f64>, differs: bool) -> String {
    chance.map_or(String::new(), |_| differs.to_string())
}

/// A cell; one that holds what separates cells is quoted.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_hold_commas_are_quoted() {
        assert_eq!(quoted("perfect"), "perfect");
        assert_eq!(quoted("perfect,random"), "\"perfect,random\"");
        assert_eq!(quoted("a \"b\""), "\"a \"\"b\"\"\"");
    }
}
