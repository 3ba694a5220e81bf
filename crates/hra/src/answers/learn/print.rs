//! Sheets for paper: a document of its own in HTML whose solutions begin a page, and the same as two drawings.

use super::sheet::{CourseSheet, SheetSolution};
use super::text::wrapped;
use super::{LearnScene, PosedExercise};
use crate::answers::Teller;
use std::fmt::Write as _;

const STYLE: &str = "\
body{font:11pt/1.45 'DejaVu Serif',Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}\
h1{font-size:1.5rem;margin:0 0 .5rem}.made{color:#555;font-size:.8rem}.name{margin:1rem 0 1.5rem}\
ol{padding-left:2.2rem}li{margin:0 0 1.1rem;break-inside:avoid}p{margin:0 0 .5rem}svg{display:block;max-width:100%;height:auto;margin:.3rem 0}\
.space{display:block;border-bottom:1px solid #999;height:1.6rem;max-width:20rem}\
.solutions{break-before:page}@page{margin:18mm}@media print{body{margin:0;max-width:none}}";

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// The sheet as a page to print.
#[must_use]
pub fn printed(sheet: &CourseSheet, teller: &Teller) -> String {
    let language = teller.words.language.code();
    let (title, solutions) = (
        escaped(&sheet.title),
        escaped(&teller.get("course-sheet-solutions")),
    );
    let name = escaped(&teller.get("course-sheet-name"));
    let made = escaped(&sheet.made);
    let mut body = format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1><p class=\"name\">{name}: ______________________________</p><ol>"
    );
    for exercise in &sheet.exercises {
        body += "<li>";
        for paragraph in exercise.question.split("\n\n") {
            let _ = write!(body, "<p>{}</p>", escaped(paragraph));
        }
        body += exercise.scene.svg.as_deref().unwrap_or_default();
        body += "<span class=\"space\"></span></li>\n";
    }
    let _ = write!(
        body,
        "</ol><section class=\"solutions\"><h1>{solutions}</h1><ol>"
    );
    for solution in &sheet.solutions {
        let _ = write!(
            body,
            "<li><strong>{}</strong> — {}",
            escaped(&solution.answer),
            escaped(&solution.said)
        );
        body += drawn(solution.after.as_ref());
        body += "</li>\n";
    }
    let _ = writeln!(
        body,
        "</ol><p class=\"made\">{made}</p></section></body></html>"
    );
    body
}

fn drawn(scene: Option<&LearnScene>) -> &str {
    scene
        .and_then(|scene| scene.svg.as_deref())
        .unwrap_or_default()
}

/// The exercises as one drawing.
pub(super) fn exercises_drawn(sheet: &CourseSheet, teller: &Teller) -> String {
    let name = format!("{}: ____________________", teller.get("course-sheet-name"));
    let mut page = Page::titled(&sheet.title);
    page.lines(&name, 0);
    for (
        at,
        PosedExercise {
            question, scene, ..
        },
    ) in sheet.exercises.iter().enumerate()
    {
        page.lines(&format!("{}. {question}", at + 1), 0);
        page.picture(Some(scene));
        page.down += 30;
    }
    page.written()
}

/// The solutions as another.
pub(super) fn solutions_drawn(sheet: &CourseSheet, teller: &Teller) -> String {
    let mut page = Page::titled(&teller.get("course-sheet-solutions"));
    for (
        at,
        SheetSolution {
            answer,
            said,
            after,
        },
    ) in sheet.solutions.iter().enumerate()
    {
        page.lines(&format!("{}. {answer} — {said}", at + 1), 0);
        page.picture(after.as_ref());
    }
    page.lines(&sheet.made, 8);
    page.written()
}

/// A page that grows downwards.
struct Page {
    body: String,
    down: usize,
}

const WIDE: usize = 760;

impl Page {
    fn titled(title: &str) -> Self {
        let title = escaped(title);
        let body =
            format!("<text x=\"30\" y=\"46\" font-size=\"24\" font-weight=\"bold\">{title}</text>");
        Page { body, down: 66 }
    }

    fn lines(&mut self, text: &str, before: usize) {
        self.down += before;
        for line in wrapped(text, 88) {
            self.down += 21;
            let line = escaped(&line);
            let _ = write!(
                self.body,
                "<text x=\"30\" y=\"{}\" font-size=\"14\">{line}</text>",
                self.down
            );
        }
        self.down += 8;
    }

    fn picture(&mut self, scene: Option<&LearnScene>) {
        let Some(svg) = scene.and_then(|scene| scene.svg.as_deref()) else {
            return;
        };
        let height = svg
            .split("height=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        let height: usize = height.and_then(|height| height.parse().ok()).unwrap_or(0);
        let _ = write!(
            self.body,
            "<g transform=\"translate(50 {})\">{svg}</g>",
            self.down
        );
        self.down += height + 10;
    }

    fn written(self) -> String {
        let high = self.down + 40;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDE}\" height=\"{high}\" viewBox=\"0 0 {WIDE} {high}\" font-family=\"DejaVu Sans, sans-serif\">\
             <rect width=\"{WIDE}\" height=\"{high}\" fill=\"#fff\"/>{}</svg>",
            self.body
        )
    }
}
