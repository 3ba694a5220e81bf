//! A report as charts: shares, means and ratings as dots with the bars of their errors, numbers as histograms, curves as lines; what was published stands
//! beside them.

use super::names::named;
use super::{
    CurvesTable, LabReport, NumbersTable, RatingsTable, ReportPart, ReportTable, SharesTable,
    Tabled,
};
use crate::answers::{Attachment, Teller};
use draw::{Dot, Dots, Lines, Panel, Panels};
use say::Message;

/// With more groups than this nobody sees anything on a sheet; tables have them all.
const MOST: usize = 60;

/// Where a chart belongs: part and table.
pub(super) type Place = (usize, usize);

/// All charts, each with its place.
pub(super) fn all(report: &LabReport, teller: &Teller) -> Vec<(Place, Attachment)> {
    let mut all = Vec::new();
    for (at, part) in report.parts.iter().enumerate() {
        for (number, table) in part.tables.iter().enumerate() {
            let stem = stem(at, table);
            for (ending, svg) in of_table(part, table, teller) {
                let name = format!("{stem}{ending}.svg");
                all.push(((at, number), Attachment::new(name, svg)));
            }
        }
    }
    all
}

/// What the files of a table are called.
pub(super) fn stem(part: usize, table: &ReportTable) -> String {
    format!("part-{}-{}", part + 1, table.measure)
}

fn of_table(
    part: &ReportPart,
    table: &ReportTable,
    teller: &Teller,
) -> Vec<(&'static str, String)> {
    let measure = named(&table.measure, teller);
    let titled = |id: &'static str| {
        let title = Message::new(id).with("part", part.name.as_str());
        teller.say(&title.with("measure", measure.as_str()))
    };
    let words = Labels {
        published: teller.get("lab-report-published"),
        groups: teller.get("lab-report-groups"),
        measure: measure.clone(),
    };
    match &table.found {
        Tabled::Shares(found) if fits(found.groups.len()) => {
            let dots = shares(found, titled("lab-report-chart-shares"), words, teller);
            vec![("", dots.svg())]
        }
        Tabled::Numbers(found) if fits(found.groups.len()) => {
            let panels = histograms(found, titled("lab-report-chart-numbers"), &words, teller);
            let dots = means(found, titled("lab-report-chart-means"), words, teller);
            vec![("-means", dots.svg()), ("", panels.svg())]
        }
        Tabled::Ratings(found) if (2..=MOST).contains(&found.players.len()) => {
            let dots = ratings(found, titled("lab-report-chart-ratings"), teller);
            vec![("", dots.svg())]
        }
        Tabled::Curves(found) if fits(found.groups.len()) => {
            let lines = curves(found, titled("lab-report-chart-curves"), teller);
            vec![("", lines.svg())]
        }
        _ => Vec::new(),
    }
}

fn fits(groups: usize) -> bool {
    (1..=MOST).contains(&groups)
}

/// Words that stand on a chart.
struct Labels {
    published: String,
    groups: String,
    measure: String,
}

fn shares(table: &SharesTable, title: String, words: Labels, teller: &Teller) -> Dots {
    let dots = |group: &super::ShareGroup| {
        let dot = |share: &super::ShareOf| {
            (group.games > 0).then_some(Dot {
                value: share.share,
                lower: share.lower,
                upper: share.upper,
                published: share.published,
            })
        };
        let dots = group.shares.iter().map(dot).collect();
        (group.group.clone(), dots)
    };
    let outcomes = table.outcomes.iter();
    Dots {
        title,
        axis: words.groups,
        measure: teller.get("lab-report-share"),
        series: outcomes.map(|outcome| named(outcome, teller)).collect(),
        published: words.published,
        groups: table.groups.iter().map(dots).collect(),
    }
}

fn means(table: &NumbersTable, title: String, words: Labels, teller: &Teller) -> Dots {
    let dots = |group: &super::NumberGroup| {
        let dot = Dot {
            value: group.mean,
            lower: group.lower,
            upper: group.upper,
            published: group.published,
        };
        (group.group.clone(), vec![Some(dot)])
    };
    Dots {
        title,
        axis: words.groups,
        measure: words.measure,
        series: vec![teller.get("lab-report-mean")],
        published: words.published,
        groups: table.groups.iter().map(dots).collect(),
    }
}

fn histograms(table: &NumbersTable, title: String, words: &Labels, teller: &Teller) -> Panels {
    let panel = |group: &super::NumberGroup| Panel {
        name: group.group.clone(),
        counts: group
            .seen
            .iter()
            .map(|(&number, &count)| (number as f64, count))
            .collect(),
        mean: group.mean,
        published: group.published,
    };
    Panels {
        title,
        axis: words.measure.clone(),
        mean: teller.get("lab-report-mean"),
        published: words.published.clone(),
        panels: table.groups.iter().map(panel).collect(),
    }
}

fn curves(table: &CurvesTable, title: String, teller: &Teller) -> Lines {
    let series = table.groups.iter().map(|group| {
        let points = group.points.iter();
        let points = points.map(|&(step, number)| (step as f64, number));
        (group.group.clone(), points.collect())
    });
    Lines {
        title,
        axis: teller.get("lab-report-step"),
        series: series.collect(),
    }
}

fn ratings(table: &RatingsTable, title: String, teller: &Teller) -> Dots {
    let dot = |player: &super::RatedPlayer| {
        let dot = Dot {
            value: player.rating?,
            lower: player.lower?,
            upper: player.upper?,
            published: None,
        };
        Some((player.player.clone(), vec![Some(dot)]))
    };
    Dots {
        title,
        axis: teller.get("lab-report-players"),
        measure: teller.get("lab-report-rating"),
        series: vec![teller.get("lab-report-rating-of")],
        published: String::new(),
        groups: table.players.iter().filter_map(dot).collect(),
    }
}
