//! A comparison as people read it.

use super::{ComparedFigure, LabComparison, LabSide};
use crate::answers::lab::report::named;
use crate::answers::{Teller, table};
use say::Message;

impl LabComparison {
    /// For people.
    #[must_use]
    pub fn tell(&self, teller: &Teller) -> String {
        let side = |name: &str, side: &LabSide| {
            let told = Message::new("lab-compare-side")
                .with("name", name)
                .with("title", side.title.as_str())
                .with("seed", side.seed.to_string())
                .with("digest", side.digest.as_str())
                .with("done", side.done)
                .with("shards", side.shards);
            teller.say(&told)
        };
        let mut lines = vec![side("A", &self.a), side("B", &self.b)];
        if self.same {
            lines.push(teller.get("lab-compare-same"));
        }
        for part in &self.parts {
            lines.push(String::new());
            lines.push(teller.strong(&part.name));
            if !part.figures.is_empty() {
                let head = [
                    "lab-report-group",
                    "lab-compare-a",
                    "lab-compare-b",
                    "lab-compare-difference",
                    "lab-compare-interval",
                    "lab-compare-chance",
                ];
                let head = head.map(|id| teller.get(id)).into();
                let rows = part.figures.iter().map(|figure| row(figure, teller));
                let all: Vec<Vec<String>> = [head].into_iter().chain(rows).collect();
                lines.push(table(&all));
            }
            for fact in &part.facts {
                let id = match fact.same {
                    true => "lab-compare-fact-same",
                    false => "lab-compare-fact-differs",
                };
                let told = Message::new(id)
                    .with("name", fact.name.as_str())
                    .with("a", fact.a.as_str())
                    .with("b", fact.b.as_str());
                lines.push(teller.say(&told));
            }
        }
        lines.push(String::new());
        if !self.alone.is_empty() {
            let told = Message::new("lab-compare-alone").with("names", self.alone.join("; "));
            lines.push(teller.say(&told));
        }
        let told = Message::new("lab-compare-told")
            .with("tested", self.tested)
            .with("differ", self.differ)
            .with("level", format!("{}", 100.0 * self.level));
        lines.push(teller.say(&told));
        lines.join("\n")
    }
}

fn row(figure: &ComparedFigure, teller: &Teller) -> Vec<String> {
    let of = figure.of.as_ref().map(|of| named(of, teller));
    let of = of.unwrap_or_else(|| teller.get("lab-compare-all"));
    let number =
        |number: Option<f64>| number.map_or(String::new(), |number| format!("{number:.4}"));
    let signed = |number: f64| format!("{number:+.4}");
    let interval = figure.lower.zip(figure.upper);
    let interval = interval.map(|(low, high)| format!("{} … {}", signed(low), signed(high)));
    let sign = if figure.differs { " ≠" } else { "" };
    let chance = figure.chance.map(|chance| format!("{chance:.2e}{sign}"));
    vec![
        format!("{}, {}, {of}", figure.group, named(&figure.measure, teller)),
        number(figure.a),
        number(figure.b),
        figure.difference.map_or(String::new(), signed),
        interval.unwrap_or_default(),
        chance.unwrap_or_default(),
    ]
}
