//! Too much at once for the workbench: bodies that fill memory, bodies that never come, sixty large questions side by side.

use super::http::{Answer, ask, begin, thing};
use super::watched::Workbench;
use super::{Place, Row, Tried, megabytes};
use std::thread;
use std::time::Instant;

/// What the program itself takes, beside the budget.
const ITSELF: u64 = 64 << 10;
const BUDGET: u64 = 128 << 10;

pub fn memory(place: &Place<'_>) -> Tried {
    let workbench = Workbench::start(place.hra, &place.folder.join("data"), &["--memory", "128M"])?;
    let host = &workbench.host;
    let allowed = format!("at most 128M + {}", megabytes(ITSELF));

    let large = thing("large", 15_000_000);
    let saved = side_by_side(60, || ask(host, "POST", "/api/saved", &large));
    let peak = workbench.memory();
    let saves = Row::new(
        "60 saves of 15 MB at once, `hra serve --memory 128M`",
        &allowed,
        format!("{}; {}", statuses(&saved), megabytes(peak)),
        peak <= BUDGET + ITSELF && answered(&saved),
    );

    let held: Vec<_> = (0..150)
        .map(|_| begin(host, "POST", "/api/saved", 15_000_000))
        .collect();
    let small = ask(
        host,
        "POST",
        "/api/heap/solve",
        r#"{"rules": "nim", "heaps": [1, 2]}"#,
    );
    let peak = workbench.memory();
    let bodies = Row::new(
        "150 bodies of 15 MB that are announced and held back",
        &format!("{allowed}, small questions answered"),
        format!("a small question: {}; {}", small.status, megabytes(peak)),
        peak <= BUDGET + ITSELF && small.status == 200,
    );
    drop(held);
    workbench.end()?;
    Ok(vec![saves, bodies])
}

pub fn lanes(place: &Place<'_>) -> Tried {
    let workbench = Workbench::start(place.hra, &place.folder.join("data"), &[])?;
    let host = &workbench.host;
    let endless = r#"{"rules": "octal:0.6", "heaps": [20000000]}"#;
    let small = r#"{"rules": "nim", "heaps": [1, 2, 3]}"#;
    let (large, waited) = thread::scope(|scope| {
        let large =
            scope.spawn(|| side_by_side(60, || ask(host, "POST", "/api/heap/solve", endless)));
        let mut waited: Vec<(u16, f64)> = Vec::new();
        while !large.is_finished() {
            let began = Instant::now();
            let status = ask(host, "POST", "/api/heap/solve", small).status;
            waited.push((status, began.elapsed().as_secs_f64()));
        }
        (large.join().unwrap_or_default(), waited)
    });
    workbench.end()?;
    let full: Vec<&Answer> = large.iter().filter(|answer| answer.status == 503).collect();
    let told = full
        .iter()
        .all(|answer| answer.head.contains("retry-after:"));
    let longest = waited
        .iter()
        .map(|(_, seconds)| *seconds)
        .fold(0.0, f64::max);
    let refused = waited.iter().filter(|(status, _)| *status != 200).count();
    Ok(vec![
        Row::new(
            "60 large questions at once",
            "each answered or 503 with `Retry-After`",
            format!(
                "{}{}",
                statuses(&large),
                if told { "" } else { ", without Retry-After" }
            ),
            answered(&large) && told,
        ),
        Row::new(
            "small questions meanwhile",
            "all answered",
            format!(
                "{} asked, {refused} refused, the longest took {longest:.1} s",
                waited.len()
            ),
            refused == 0 && longest < 10.0,
        ),
    ])
}

fn side_by_side(count: usize, asked: impl Fn() -> Answer + Sync) -> Vec<Answer> {
    thread::scope(|scope| {
        let askers: Vec<_> = (0..count).map(|_| scope.spawn(&asked)).collect();
        askers
            .into_iter()
            .filter_map(|asker| asker.join().ok())
            .collect()
    })
}

/// Whether everybody got an answer of HTTP.
fn answered(answers: &[Answer]) -> bool {
    answers.iter().all(|answer| answer.status != 0)
}

/// How often each status, such as `3 × 201, 57 × 503`.
fn statuses(answers: &[Answer]) -> String {
    let mut all: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
    all.sort_unstable();
    let told: Vec<String> = all
        .chunk_by(|a, b| a == b)
        .map(|same| match same[0] {
            0 => format!("{} × closed without an answer", same.len()),
            status => format!("{} × {status}", same.len()),
        })
        .collect();
    told.join(", ")
}
