//! A report and its tables as people read them in a terminal. The page shows the same cells.

use super::names::named;
use super::{
    Answered, CurvesTable, FactsTable, LabReport, NumbersTable, RatingsTable, ReportPart,
    ReportTable, SharesTable, Tabled,
};
use crate::answers::{Teller, table as aligned};
use say::Message;

/// Cells of a table, the first row being its head; what stands in a cell below the number, and whether it differs from that.
pub(super) struct Cells {
    pub head: Vec<String>,
    pub rows: Vec<Vec<Cell>>,
}

/// A cell.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    pub text: String,
    /// Half the width of its interval.
    pub half: Option<f64>,
    /// What was published.
    pub below: Option<String>,
    /// Whether that differs by more than chance allows, and how probable the difference is.
    pub differs: bool,
    pub chance: Option<f64>,
}

impl Cell {
    fn of(text: impl Into<String>) -> Self {
        Cell {
            text: text.into(),
            ..Cell::default()
        }
    }

    fn count(number: impl ToString) -> Self {
        Cell::of(number.to_string())
    }
}

/// The cells of a table.
pub(super) fn cells(table: &ReportTable, teller: &Teller) -> Cells {
    match &table.found {
        Tabled::Shares(table) => shares(table, teller),
        Tabled::Numbers(table) => numbers(table, teller),
        Tabled::Ratings(table) => ratings(table, teller),
        Tabled::Facts(table) => facts(table, teller),
        Tabled::Curves(table) => curves(table, teller),
    }
}

fn shares(table: &SharesTable, teller: &Teller) -> Cells {
    let mut head = vec![
        teller.get("lab-report-group"),
        teller.get("lab-report-games"),
    ];
    head.extend(table.outcomes.iter().map(|outcome| named(outcome, teller)));
    let row = |group: &super::ShareGroup| {
        let mut row = vec![Cell::of(&*group.group), Cell::count(group.games)];
        row.extend(group.shares.iter().map(|share| Cell {
            text: format!("{:.4}", share.share),
            half: Some((share.upper - share.lower) / 2.0),
            below: share.published.map(|published| format!("{published:.4}")),
            differs: share.differs,
            chance: share.chance,
        }));
        row
    };
    Cells {
        head,
        rows: table.groups.iter().map(row).collect(),
    }
}

fn numbers(table: &NumbersTable, teller: &Teller) -> Cells {
    let head = [
        "lab-report-group",
        "lab-report-games",
        "lab-report-mean",
        "lab-report-deviation",
        "lab-report-least",
        "lab-report-median",
        "lab-report-largest",
    ];
    let row = |group: &super::NumberGroup| {
        let mean = Cell {
            text: format!("{:.3}", group.mean),
            half: Some((group.upper - group.lower) / 2.0),
            below: group.published.map(|published| format!("{published}")),
            differs: group.differs,
            chance: group.chance,
        };
        vec![
            Cell::of(&*group.group),
            Cell::count(group.count),
            mean,
            Cell::of(format!("{:.3}", group.deviation)),
            Cell::count(group.least),
            Cell::count(group.median),
            Cell::count(group.largest),
        ]
    };
    Cells {
        head: head.map(|id| teller.get(id)).into(),
        rows: table.groups.iter().map(row).collect(),
    }
}

fn ratings(table: &RatingsTable, teller: &Teller) -> Cells {
    let head = [
        "lab-report-player",
        "lab-report-games",
        "lab-report-points",
        "lab-report-rating",
    ];
    let row = |player: &super::RatedPlayer| {
        let rating = player.rating.map(|rating| format!("{rating:.1}"));
        let rating = Cell {
            half: player
                .upper
                .zip(player.rating)
                .map(|(upper, rating)| upper - rating),
            ..Cell::of(rating.unwrap_or_else(|| "–".to_owned()))
        };
        vec![
            Cell::of(&*player.player),
            Cell::count(player.games),
            Cell::count(player.points),
            rating,
        ]
    };
    Cells {
        head: head.map(|id| teller.get(id)).into(),
        rows: table.players.iter().map(row).collect(),
    }
}

fn curves(table: &CurvesTable, teller: &Teller) -> Cells {
    let head = [
        "lab-report-group",
        "lab-report-steps",
        "lab-report-first",
        "lab-report-least",
        "lab-report-least-at",
        "lab-report-last",
    ];
    let row = |group: &super::CurveGroup| {
        let number = |number: f64| Cell::of(format!("{number:.6}"));
        vec![
            Cell::of(&*group.group),
            Cell::count(group.points.len()),
            number(group.first),
            number(group.least),
            Cell::count(group.least_at),
            number(group.last),
        ]
    };
    Cells {
        head: head.map(|id| teller.get(id)).into(),
        rows: table.groups.iter().map(row).collect(),
    }
}

fn facts(table: &FactsTable, teller: &Teller) -> Cells {
    let head = [
        "lab-report-fact",
        "lab-report-source",
        "lab-report-published",
        "lab-report-ours",
        "lab-report-status",
    ];
    let row = |named: &super::NamedFact| {
        let fact = &named.fact;
        let status = match fact.status.as_str() {
            "agrees" => teller.get("reproduce-agrees"),
            "explained" => teller.get("reproduce-explained"),
            "fails" => teller.get("reproduce-fails"),
            other => other.to_owned(),
        };
        vec![
            Cell::of(&*named.name),
            Cell::of(&*fact.source),
            Cell::of(&*fact.published),
            Cell::of(&*fact.ours),
            Cell {
                differs: fact.status != "agrees",
                ..Cell::of(status)
            },
        ]
    };
    Cells {
        head: head.map(|id| teller.get(id)).into(),
        rows: table.facts.iter().map(row).collect(),
    }
}

/// That not every shard is done, where that is so.
pub(super) fn unfinished(report: &LabReport, teller: &Teller) -> Option<String> {
    (report.done < report.shards).then(|| {
        let told = Message::new("lab-report-unfinished").with("done", report.done);
        teller.say(&told.with("shards", report.shards))
    })
}

/// The report in a terminal.
pub(super) fn tell(report: &LabReport, teller: &Teller) -> String {
    let mut lines = vec![teller.strong(&report.title)];
    lines.extend(unfinished(report, teller));
    for part in &report.parts {
        tell_part(part, &mut lines, teller);
    }
    if !report.files.is_empty() {
        let told = Message::new("lab-report-written").with("count", report.files.len());
        lines.push(String::new());
        lines.push(teller.say(&told.with("file", report.files[0].as_str())));
    }
    lines.join("\n")
}

fn tell_part(part: &ReportPart, lines: &mut Vec<String>, teller: &Teller) {
    lines.push(String::new());
    lines.push(teller.strong(&part.name));
    for Answered { question, answer } in &part.answers {
        lines.push(format!("  {question}\n    {answer}"));
    }
    if !part.note.is_empty() {
        lines.push(part.note.clone());
    }
    for table in &part.tables {
        lines.push(String::new());
        lines.push(named(&table.measure, teller));
        lines.extend(table.agreement_told(teller));
        let Cells { head, rows } = cells(table, teller);
        let plain = |cell: &Cell| {
            let half = cell
                .half
                .map_or(String::new(), |half| format!(" ±{half:.4}"));
            let below = cell.below.as_ref();
            let sign = if cell.differs { "≠" } else { "≈" };
            let below = below.map_or(String::new(), |below| format!(" {sign}{below}"));
            format!("{}{half}{below}", cell.text)
        };
        let rows = rows.iter().map(|row| row.iter().map(plain).collect());
        let all: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
        lines.push(aligned(&all));
    }
}
