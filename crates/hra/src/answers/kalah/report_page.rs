//! The report as a page, complete in itself, and its pictures: graph 3.1 of the thesis, and the histograms of every pairing. What the
//! thesis prints stands beside what we find.

use super::super::played::{PROBABILITIES, probabilities};
use super::super::tournament::charts;
use super::{KalahReported, findings};
use crate::answers::{Attachment, Teller};
use draw::Groups;
use lab::thesis::{Printed, printed_of};
use lab::tournament::Pairing;
use say::Message;

/// Graph 3.1, and for every pairing the histograms of lengths, stores and differences.
pub(super) fn pictures(answer: &KalahReported, teller: &Teller) -> Vec<Attachment> {
    let played = &answer.played;
    let of_pairing = |pairing: &Pairing| charts(played, pairing, answer.beans, teller);
    let histograms = played.pairings.iter().flat_map(of_pairing);
    let histograms = histograms.map(|(name, chart)| Attachment::new(name, chart.svg()));
    let graph = Attachment::new("graph-3-1.svg", mean_lengths(answer, teller).svg());
    [graph].into_iter().chain(histograms).collect()
}

/// What the thesis prints of a pairing, where the board is its.
fn printed(answer: &KalahReported, pairing: &Pairing) -> Option<&'static Printed> {
    printed_of(pairing.a, pairing.b).filter(|_| answer.as_printed)
}

/// The mean length of every pairing, ours beside the printed one.
fn mean_lengths(answer: &KalahReported, teller: &Teller) -> Groups {
    let mut measures = vec![teller.get("kalah-report-ours")];
    if answer.as_printed {
        measures.push(teller.get("kalah-report-printed"));
    }
    let group = |pairing: &Pairing| {
        let mut bars = vec![pairing.lengths().mean()];
        bars.extend(printed(answer, pairing).map(Printed::mean_length));
        (format!("{}/{}", pairing.a, pairing.b), bars)
    };
    Groups {
        title: teller.get("kalah-report-graph-3-1"),
        axis: teller.get("kalah-report-pairings"),
        measures,
        groups: answer.played.pairings.iter().map(group).collect(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}\
.wide{overflow-x:auto}\
table{border-collapse:collapse;font-variant-numeric:tabular-nums}td,th{padding:.2rem .6rem;border-bottom:1px solid #ddd;text-align:right}\
td small{display:block;color:#555}mark{background:#fbf3b4;font-weight:bold}\
dt{font-weight:bold;margin-top:1rem}dd{margin-left:0}svg{max-width:100%;height:auto}";

/// The page; pictures are those of [`pictures`].
pub(super) fn page(answer: &KalahReported, pictures: &[Attachment], teller: &Teller) -> String {
    let title = teller.say(
        &Message::new("kalah-report-title")
            .with("games", answer.games.to_string())
            .with("seed", answer.seed.to_string()),
    );
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n<dl>\n",
        teller.words.language.code(),
        title = escaped(&title),
    );
    for (question, found) in findings(answer, teller) {
        out.push_str(&format!(
            "<dt>{}</dt><dd>{}</dd>\n",
            escaped(&question),
            escaped(&found)
        ));
    }
    out.push_str("</dl>\n");
    out.push_str(&table(answer, teller));
    for picture in pictures {
        out.push_str(&String::from_utf8_lossy(&picture.content));
    }
    out.push_str("</body></html>\n");
    out
}

/// The tables of the thesis as one: ours, what is printed below it, and the greatest chance to win of each pairing marked.
fn table(answer: &KalahReported, teller: &Teller) -> String {
    let mut out = "<div class=\"wide\" tabindex=\"0\"><table>\n<tr><th>A/B</th>".to_owned();
    for head in PROBABILITIES {
        out.push_str(&format!("<th>{head}</th>"));
    }
    let length = escaped(&teller.get("kalah-report-mean-length"));
    out.push_str(&format!("<th>{length}</th></tr>\n"));
    for pairing in &answer.played.pairings {
        let printed = printed(answer, pairing);
        let ours = probabilities(pairing);
        let shares = ours.map(|found| found.mean);
        let theirs = printed.map(Printed::shares);
        out.push_str(&format!("<tr><td>{}/{}</td>", pairing.a, pairing.b));
        for (at, found) in ours.iter().enumerate() {
            let half = (found.upper - found.lower) / 2.0;
            let below = theirs.map(|theirs| marked(&theirs, at));
            let below = below.map_or(String::new(), |text| format!("<small>{text}</small>"));
            out.push_str(&format!(
                "<td title=\"±{half:.4}\">{}{below}</td>",
                marked(&shares, at)
            ));
        }
        let below = printed.map_or(String::new(), |printed| {
            format!("<small>{}</small>", printed.length)
        });
        out.push_str(&format!(
            "<td>{:.2}{below}</td></tr>\n",
            pairing.lengths().mean()
        ));
    }
    out.push_str("</table></div>\n");
    let legend = match answer.as_printed {
        true => "kalah-report-legend-printed",
        false => "kalah-report-legend",
    };
    out.push_str(&format!("<p>{}</p>\n", escaped(&teller.get(legend))));
    out
}

/// A share, marked where it is the greatest of those to win, which are the first four.
fn marked(shares: &[f64; 6], at: usize) -> String {
    let most = shares[..4].iter().copied().fold(0.0, f64::max);
    let text = format!("{:.4}", shares[at]);
    match at < 4 && shares[at] >= most {
        true => format!("<mark>{text}</mark>"),
        false => text,
    }
}
